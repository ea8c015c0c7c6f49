"""IREE as a program that scatter-cts can test: see README.md."""

import functools
import os
import pathlib
import re
import tempfile
from importlib.metadata import version

import numpy
import onnx
from scatter_cts import NotPrepared, Rejected, Unsupported, child_process, serve

DTYPES = ["float", "uint8", "int8", "uint16", "int16", "int32", "int64", "bool", "float16", "double", "uint32",
          "uint64", "bfloat16"]
NOT_OFFERED = ("failed to legalize", "unimplemented", "not supported", "unsupported")
FLAGS = ["--iree-input-demote-f64-to-f32=false"]
# By driver of the runtime: what the compiler generates, and its flags.
TARGETS = {
    "local-sync": ("llvm-cpu", ["--iree-llvmcpu-target-cpu=generic"]),
    "vulkan": ("vulkan-spirv", []),
}
driver, called = "local-sync", "iree"
has_half = True  # whether the device computes and stores float16


def load(options):
    """`driver`: that of the runtime; `environment.NAME`: a variable, such as VK_ICD_FILENAMES; `name`: the one in results."""
    global driver, called
    for key, value in options.items():
        if key.startswith("environment."):
            os.environ[key.removeprefix("environment.")] = value
        elif key == "driver" and value in TARGETS:
            driver = value
        elif key == "name":
            called = value
        else:
            raise ValueError(f"there is no option {key}={value}, only driver={' or '.join(TARGETS)}, environment.NAME=VALUE and name=NAME")
    global compiler, import_onnx, runtime
    import iree.compiler as compiler
    import iree.compiler.tools.import_onnx.__main__ as import_onnx
    import iree.runtime as runtime


def translated(error, refusal=Rejected):
    """The exception that says what a tool refuses or has not implemented. A crash of the compiler, which is a process of its own,
    ends this one by the same signal."""
    text = str(error)
    if crash := re.search("^Error code: -([0-9]+)$", text, re.MULTILINE):
        os.kill(os.getpid(), int(crash[1]))
    lines = [line for line in text.splitlines() if "error: " in line] or text.splitlines()
    reason = f"{type(error).__name__}: {lines[0] if lines else ''}"
    return (Unsupported if any(words in reason for words in NOT_OFFERED) else refusal)(reason)


@functools.lru_cache(maxsize=256)
def compiled(serialized):
    """The code of a model, the name of its function, and the names of its parameters."""
    graph = onnx.ModelProto.FromString(serialized).graph
    with tempfile.TemporaryDirectory() as folder:
        model, module = pathlib.Path(folder, "model.onnx"), pathlib.Path(folder, "model.mlir")
        model.write_bytes(serialized)
        import_onnx.main(import_onnx.parse_arguments([str(model), "-o", str(module)]))
        text = module.read_text(encoding="utf-8")
    target, flags = TARGETS[driver]
    code = compiler.compile_str(text, input_type="onnx", target_backends=[target], extra_args=FLAGS + flags)
    constants = {tensor.name for tensor in graph.initializer}
    names = [value.name for value in graph.input if value.name not in constants]
    return code, graph.name, names


def describe(answer):
    """The name of the Vulkan device, its driver, and whether it has what float16 needs."""
    device = runtime.get_driver(driver)
    devices = device.query_available_devices()
    if not devices:
        raise ValueError("there is no Vulkan device: install a driver, or name one with environment.VK_ICD_FILENAMES")
    facts = device.dump_device_info(devices[0]["device_id"])
    name, *about = (text for key in ("name", "driver", "driver_info") for text in re.findall(f"^{key}: (.+)$", facts, re.MULTILINE))
    answer((name, " ".join(about), all(f"{feature}=yes" in facts for feature in ("storageBuffer16BitAccess", "shaderFloat16"))))


def device():
    """Name and driver of the device; None on the processor."""
    global has_half
    if driver != "vulkan":
        return None
    name, info, has_half = child_process(describe)  # a Vulkan instance does not survive a fork
    return name, info


def staged(output):
    """An output of Vulkan, through a buffer that the host can map. IREE's own copy imports the memory of a numpy array
    instead, which fails unless that happens to begin with a page."""
    view, device = output._buffer_view, output._device
    source = view.get_buffer()
    if source.byte_length() == 0:
        return numpy.empty(view.shape, output.dtype)
    memory = runtime.MemoryType.HOST_LOCAL | runtime.MemoryType.DEVICE_VISIBLE
    usage = runtime.BufferUsage.TRANSFER_TARGET | runtime.BufferUsage.MAPPING_SCOPED
    buffer = device.allocator.allocate_buffer(memory_type=int(memory), allowed_usage=int(usage), allocation_size=source.byte_length())
    before, after = (runtime.HalFence.create_at(semaphore, at) for semaphore in [device.create_semaphore(0)] for at in (0, 1))
    device.queue_copy(source, buffer, wait_semaphores=before, signal_semaphores=after)
    after.wait()
    return buffer.map().asarray(view.shape, output._get_raw_dtype()).astype(output.dtype)


def execute(code, name, arrays, answer):
    try:
        function = runtime.load_vm_flatbuffer(code, driver=driver)[name]
        output = function(*arrays)
        output = staged(output) if driver == "vulkan" else numpy.array(output)
    except (RuntimeError, ValueError) as error:
        raise translated(error) from error
    answer(output)


def run(case):
    types = {array.dtype.name for array in [*case.inputs, *case.feed().values()] if array is not None}
    if not has_half and "float16" in types:
        raise Unsupported("the device has no float16: storageBuffer16BitAccess and shaderFloat16 are needed")
    if driver == "vulkan" and "float64" in types:
        raise Unsupported("IREE compiles for a common base of Vulkan devices, which has no double")
    try:
        code, function, names = compiled(case.model)
    except (onnx.checker.ValidationError, onnx.shape_inference.InferenceError) as error:
        raise translated(error) from error
    except compiler.CompilerToolError as error:
        raise translated(error, NotPrepared) from error
    case.prepared()
    feed = case.feed(names)
    return child_process(functools.partial(execute, code, function, [feed[name] for name in names]))


serve(name=lambda: called, version=lambda: version("iree-base-compiler"), run=run,
      graphs=True, open=load, dtypes=DTYPES, device=device, prepares=True)
