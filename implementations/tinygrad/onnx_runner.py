"""tinygrad as a program that scatter-cts can test: see README.md."""

import os
from importlib.metadata import version

import ml_dtypes
import numpy
from scatter_cts import serve

DTYPES = ["float", "uint8", "int8", "uint16", "int16", "int32", "int64", "bool", "float16", "double", "uint32", "uint64",
          "bfloat16"]


def load(options):
    """`device`: where tinygrad computes, such as CPU or CL; it reads these variables when it is imported."""
    for key in options.keys() - {"device"}:
        raise ValueError(f'there is no option "{key}", only "device"')
    global device
    device = options.get("device", "CPU")
    os.environ |= {"DEV": device, "CC": "clang-19", "CACHELEVEL": "0"}
    global Tensor, dtypes, OnnxRunner
    from tinygrad import Tensor, dtypes
    from tinygrad.nn.onnx import OnnxRunner


def tensor(array):
    """numpy has no bfloat16 that tinygrad knows, so bfloat16 is passed on by its bits."""
    if array.dtype == ml_dtypes.bfloat16:
        return Tensor(array.view(numpy.uint16)).bitcast(dtypes.bfloat16)
    return Tensor(array)


def array(output):
    if output.dtype == dtypes.bfloat16:
        return output.bitcast(dtypes.uint16).numpy().view(ml_dtypes.bfloat16)
    return output.numpy()


def run(case):
    runner = OnnxRunner(Tensor(case.model))
    feed = case.feed(runner.graph_inputs)
    return array(runner({name: tensor(value) for name, value in feed.items()})[case.output_name])


serve(name="tinygrad", version=lambda: version("tinygrad"), run=run, open=load, dtypes=DTYPES, graphs=True,
      device=lambda: None if device == "CPU" else (device, ""), rejections=(AssertionError, IndexError, RuntimeError, ValueError))
