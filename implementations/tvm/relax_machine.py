"""Apache TVM as a program that scatter-cts can test: see README.md."""

import functools
import os

import onnx
from scatter_cts import Rejected, Unsupported, child_process, serve

DTYPES = ["float", "uint8", "int8", "uint16", "int16", "int32", "int64", "bool", "float16", "double",
          "uint32", "uint64", "bfloat16"]
NOT_OFFERED = ("unknown dtype", "is unsupported", "not supported")


def open_with(options):
    """`threads`: the size of the pool, which TVM reads when it is loaded."""
    for key in options.keys() - {"threads"}:
        raise ValueError(f'there is no option "{key}", only "threads"')
    os.environ["TVM_NUM_THREADS"] = str(int(options.get("threads", "1")))
    global tvm, relax
    import tvm
    import tvm.relax.frontend.onnx
    from tvm import relax


@functools.lru_cache(maxsize=256)
def compiled(serialized):
    """LLVM's code for a model, as a function, and the names of its parameters."""
    model = onnx.ModelProto.FromString(serialized)
    module = relax.frontend.onnx.from_onnx(model)
    module = relax.transform.DecomposeOpsForInference()(module)
    module = relax.transform.LegalizeOps()(module)
    machine = relax.VirtualMachine(relax.build(module, target="llvm"), tvm.cpu())
    constants = {tensor.name for tensor in model.graph.initializer}
    return machine["main"], [value.name for value in model.graph.input if value.name not in constants]


def execute(function, arrays, answer):
    tensors = [tvm.runtime.tensor(array) for array in arrays]
    output = function(*tensors)
    answer(output.numpy())


def run(case):
    try:
        function, names = compiled(case.model)
        feed = case.feed(names)
        return child_process(functools.partial(execute, function, [feed[name] for name in names]))
    except (AssertionError, TypeError, ValueError) as error:
        text = f"{type(error).__name__}: {error}"
        raise (Unsupported if any(words in text for words in NOT_OFFERED) else Rejected)(text) from error


serve(name="tvm", version=lambda: tvm.__version__, run=run, graphs=True, open=open_with, dtypes=DTYPES)
