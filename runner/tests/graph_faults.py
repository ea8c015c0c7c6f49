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


served = 0


def with_wrong_cell(model, node):
    """The model with a further node, which changes the first cell of what a node computes."""
    wrong = onnx.ModelProto.FromString(model.SerializeToString())
    here = next(one for one in wrong.graph.node if one.output == node.output)
    place = list(wrong.graph.node).index(here)
    here.output[0] += "_right"
    flat = [onnx.helper.make_node("Shape", [here.output[0]], ["wrong_shape"]),
            onnx.helper.make_node("Reshape", [here.output[0], "wrong_all"], ["wrong_flat"]),
            onnx.helper.make_node("ScatterElements", ["wrong_flat", "wrong_index", "wrong_value"], ["wrong_made"], reduction="add"),
            onnx.helper.make_node("Reshape", ["wrong_made", "wrong_shape"], [node.output[0]])]
    for number, one in enumerate(flat):
        wrong.graph.node.insert(place + 1 + number, one)
    value = next((onnx.numpy_helper.to_array(attribute.t) for attribute in node.attribute), numpy.zeros(1, numpy.float32))
    wrong.graph.initializer.extend(onnx.numpy_helper.from_array(array, name) for name, array in (
        ("wrong_all", numpy.array([-1])), ("wrong_index", numpy.array([0])), ("wrong_value", numpy.ones(1, value.dtype))))
    return wrong


def compare_computed(model, case):
    """Says whether the other nodes make what the case says, by an exception."""
    node = model.graph.node.pop()
    del model.graph.output[:]
    model.graph.output.extend(onnx.ValueInfoProto(name=name) for name in node.input)
    names = {value.name for value in model.graph.input}
    made = ReferenceEvaluator(model).run(None, {name: array for name, array in case.feed().items() if name in names})
    equal = all((one.dtype, one.shape, one.tobytes()) == (other.dtype, other.shape, other.tobytes()) for one, other in zip(made, case.inputs, strict=True))
    raise NotImplementedError("as the case says" if equal else "another value")


def run(case):
    model = onnx.ModelProto.FromString(case.model)
    if FAULT == "compares":
        compare_computed(model, case)
    if FAULT == "rewrites" and has(model, "Range") and case.attributes.get("reduction", "none") != "none":
        return case.inputs[2]  # an optimiser that takes "all rows in order" for an assignment
    if FAULT == "range" and has(model, "Range"):
        for tensor in model.graph.initializer:
            if tensor.name.endswith("_start"):
                tensor.CopyFrom(onnx.numpy_helper.from_array(onnx.numpy_helper.to_array(tensor) + 1, tensor.name))
    if len(model.graph.node) > 1:
        if FAULT == "rejects":
            raise ValueError("no graphs")
        if FAULT == "lacks":
            raise NotImplementedError("no Range")
        if FAULT == "fails":
            raise KeyError("Range")
    if FAULT == "first-cell":
        for node in model.graph.node:
            if node.op_type == "ConstantOfShape":
                return execute(with_wrong_cell(model, node), case)
    if FAULT == "late":
        global served
        served += 1
        if served > 5:
            return case.inputs[2]
    if FAULT == "forms" and has(model, "Range") and case.names[0] == "data":
        return numpy.zeros_like(case.inputs[0])
    if FAULT == "reduction":
        del model.graph.node[-1].attribute[:]
    if FAULT == "crash" and has(model, "Range"):
        numpy.ctypeslib.ctypes.string_at(0)
    return execute(model, case)


FORMS = ["run-time-data", "run-time-updates", "constant-data", "constant-indices"] if FAULT == "forms" else None
serve(name=FAULT, version="1", run=run, graphs=FAULT != "single", forms=FORMS, rejections=(IndexError, ValueError))
