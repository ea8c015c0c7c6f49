"""A backend that executes whole models by onnx's ReferenceEvaluator, with a fault that its first argument names."""

import sys

import numpy
import onnx
from onnx.reference import ReferenceEvaluator
from scatter_cts import serve, strings_as_str

FAULT = sys.argv[1]


def execute(model, case):
    names = {value.name for value in model.graph.input}
    feed = {name: strings_as_str(array) for name, array in case.feed().items() if name in names}
    return ReferenceEvaluator(model).run(None, feed)[0]


def has(model, op_type):
    return any(node.op_type == op_type for node in model.graph.node)


def run(case):
    model = onnx.ModelProto.FromString(case.model)
    if FAULT == "rewrites" and has(model, "Range") and case.attributes.get("reduction", "none") != "none":
        return case.inputs[2]  # an optimiser that takes "all rows in order" for an assignment
    if FAULT == "range" and has(model, "Range"):
        for tensor in model.graph.initializer:
            if tensor.name.endswith("_start"):
                tensor.CopyFrom(onnx.numpy_helper.from_array(onnx.numpy_helper.to_array(tensor) + 1, tensor.name))
    if FAULT == "reduction":
        del model.graph.node[-1].attribute[:]
    if FAULT == "crash" and has(model, "Range"):
        numpy.ctypeslib.ctypes.string_at(0)
    return execute(model, case)


serve(name=FAULT, version="1", run=run, graphs=FAULT != "single", rejections=(IndexError, ValueError))
