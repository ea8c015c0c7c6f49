"""Aidge as a program that scatter-cts can test: see README.md."""

import functools
import os
import pathlib
import sys
from importlib.metadata import version

import numpy
import onnx
from scatter_cts import Rejected, Unsupported, child_process, serve

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "programs"))

import threads  # noqa: E402

DTYPES = ["float", "uint8", "int8", "uint16", "int16", "int32", "int64", "bool", "float16", "double", "uint32",
          "uint64", "complex64", "complex128"]
NOT_OFFERED = ("not implemented yet", "missing or invalid registrar key", "has no Aidge equivalent")


def open_with(options):
    """`threads`: the number of threads of OpenMP, which is read when Aidge is loaded."""
    os.environ["OMP_NUM_THREADS"] = str(threads.number_of_threads(options))
    global aidge_core, aidge_onnx
    import aidge_backend_cpu  # noqa: F401 -- registers the kernels of the CPU
    import aidge_core
    import aidge_onnx
    import aidge_onnx.utils

    aidge_core.Log.set_console_level(aidge_core.Level.Error)


def translated(error):
    """The exception that says whether Aidge finds an input invalid or has not implemented it."""
    text = f"{type(error).__name__}: {error}"
    return (Unsupported if any(words in text for words in NOT_OFFERED) else Rejected)(text)


def output_of(model, feed):
    """The output, when everything else is freed: damage to the memory then ends the process in the case that did it."""
    graph = aidge_onnx.convert_onnx_to_aidge(model)
    graph.set_backend("cpu")
    names = [node.input_name(position) for node, position in graph.get_ordered_inputs()]
    for name in names:
        if name not in feed:
            raise Unsupported(f"Aidge asks for {name}, which is no input of the graph")
    tensors = [aidge_core.Tensor(feed[name]) for name in names]
    return numpy.array(aidge_core.SequentialScheduler(graph).forward(data=tensors)[0])


def execute(model, feed, answer):
    try:
        output = output_of(model, feed)
    except (RuntimeError, ValueError) as error:
        raise translated(error) from error
    answer(output)


def run(case):
    model = onnx.ModelProto.FromString(case.model)
    feed = case.feed({value.name for value in model.graph.input} - {tensor.name for tensor in model.graph.initializer})
    feed = {aidge_onnx.utils.onnx_to_aidge_name(name): array for name, array in feed.items()}
    return child_process(functools.partial(execute, model, feed))


serve(name="aidge", version=lambda: version("aidge_core"), run=run, graphs=True, open=open_with, dtypes=DTYPES)
