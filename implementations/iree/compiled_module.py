"""IREE as a program that scatter-cts can test: see README.md."""

import functools
import os
import pathlib
import re
import tempfile
from importlib.metadata import version

import numpy
import onnx
from scatter_cts import Rejected, Unsupported, child_process, serve

DTYPES = ["float", "uint8", "int8", "uint16", "int16", "int32", "int64", "bool", "float16", "double", "uint32",
          "uint64", "bfloat16"]
NOT_OFFERED = ("failed to legalize", "unimplemented", "not supported", "unsupported")
FLAGS = ["--iree-input-demote-f64-to-f32=false", "--iree-llvmcpu-target-cpu=generic"]


def load(options):
    for key in options:
        raise ValueError(f"there are no options, and so no {key}")
    global compiler, import_onnx, runtime
    import iree.compiler as compiler
    import iree.compiler.tools.import_onnx.__main__ as import_onnx
    import iree.runtime as runtime


def translated(error):
    """The exception that says what a tool finds invalid or has not implemented. A crash of the compiler, which is a
    process of its own, ends this one by the same signal."""
    text = str(error)
    if crash := re.search("^Error code: -([0-9]+)$", text, re.MULTILINE):
        os.kill(os.getpid(), int(crash[1]))
    lines = [line for line in text.splitlines() if "error: " in line] or text.splitlines()
    reason = f"{type(error).__name__}: {lines[0] if lines else ''}"
    return (Unsupported if any(words in reason for words in NOT_OFFERED) else Rejected)(reason)


@functools.lru_cache(maxsize=256)
def compiled(serialized):
    """The code of a model, the name of its function, and the names of its parameters."""
    graph = onnx.ModelProto.FromString(serialized).graph
    with tempfile.TemporaryDirectory() as folder:
        model, module = pathlib.Path(folder, "model.onnx"), pathlib.Path(folder, "model.mlir")
        model.write_bytes(serialized)
        import_onnx.main(import_onnx.parse_arguments([str(model), "-o", str(module)]))
        text = module.read_text(encoding="utf-8")
    code = compiler.compile_str(text, input_type="onnx", target_backends=["llvm-cpu"], extra_args=FLAGS)
    constants = {tensor.name for tensor in graph.initializer}
    names = [value.name for value in graph.input if value.name not in constants]
    return code, graph.name, names


def execute(code, name, arrays, answer):
    try:
        function = runtime.load_vm_flatbuffer(code, driver="local-sync")[name]
        output = numpy.array(function(*arrays))
    except (RuntimeError, ValueError) as error:
        raise translated(error) from error
    answer(output)


def run(case):
    feed = case.feed()
    try:
        code, function, names = compiled(case.model)
    except (compiler.CompilerToolError, onnx.checker.ValidationError, onnx.shape_inference.InferenceError) as error:
        raise translated(error) from error
    for name in feed.keys() - set(names):
        raise Unsupported(f"IREE makes a constant of the initializer {name}: no other value can be given")
    return child_process(functools.partial(execute, code, function, [feed[name] for name in names]))


serve(name="iree", version=lambda: version("iree-base-compiler"), run=run, graphs=True, open=load, dtypes=DTYPES)
