"""MNN as a program that scatter-cts can test: see README.md."""

import functools
import os
import pathlib
import re
import sys
import tempfile

import numpy
from printed import Printed
from scatter_cts import Rejected, Unsupported, child_process, serve

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "programs"))

import threads  # noqa: E402

DTYPES = ["float", "uint8", "int32"]
FORMS = ["run-time-data", "constant-data", "run-time-indices", "constant-indices", "run-time-updates",
         "constant-updates", "open-extents", "shared-value"]  # fmt: skip
REJECTED = ("error for inputs", "code=3 in onForward", "code=5 in onForward")
NOT_IMPLEMENTED = ("Not Support", "code=2 in onForward", "code=4 in onForward")


def open_with(options):
    """`threads`: the number of threads that MNN may use."""
    count = threads.number_of_threads(options)
    global MNN, converter, runtime
    import _tools as converter  # not MNN.tools, which starts pip and reports over the network: see README.md
    import MNN

    settings = {"backend": "CPU", "precision": "high", "numThread": count}
    runtime = MNN.nn.create_runtime_manager((settings,))


def error_of(text):
    """The exception for what MNN printed when it gave no result; without the time of day, which differs."""
    text = re.sub(r"^\[[\d:]+\] ", "", text, flags=re.MULTILINE).strip()
    for error, messages in (Rejected, REJECTED), (Unsupported, NOT_IMPLEMENTED):
        if any(message in text for message in messages):
            return error(text)
    return RuntimeError(text)


def loaded(model, output_name):
    """A model as a module, converted by MNN."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = os.path.join(folder, "model.onnx"), os.path.join(folder, "model.mnn")
        with open(source, "wb") as file:
            file.write(model)
        with Printed() as printed:
            converter.mnnconvert(["mnnconvert", "-f", "ONNX", "--modelFile", source, "--MNNModel", target])
        if not os.path.exists(target):  # mnnconvert returns True in any case
            raise error_of(printed.text)
        return MNN.nn.load_module_from_file(target, [], [output_name], runtime_manager=runtime)


def variable(array):
    """An input of MNN, for which int64 is int32."""
    if array.dtype == numpy.int64:
        array, wide = array.astype(numpy.int32), array
        if not numpy.array_equal(array, wide):
            raise Unsupported("MNN's inputs of type int64 have 32 bits, too few for a value")
    dtypes = {"float32": MNN.expr.float, "uint8": MNN.expr.uint8, "int32": MNN.expr.int}
    if array.dtype.name not in dtypes:
        raise Unsupported(f"no input of MNN can be of type {array.dtype}")
    return MNN.expr.const(array, list(array.shape), MNN.expr.NCHW, dtypes[array.dtype.name])


def execute(case, answer):
    if not case.output_name:
        raise Unsupported("the node has no output that could be requested from MNN")
    module, feed = loaded(case.model, case.output_name), case.feed()
    inputs = [variable(feed[name]) for name in module.get_info()["inputNames"]]
    with Printed() as printed:
        outputs = module.forward(inputs)
    if not outputs:
        raise error_of(printed.text)
    answer(outputs[0].read().copy())


def run(case):
    return child_process(functools.partial(execute, case))


serve(name="mnn", version=lambda: MNN.version(), run=run, graphs=True, open=open_with, dtypes=DTYPES, forms=FORMS)
