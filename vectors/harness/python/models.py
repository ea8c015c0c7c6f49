"""Tests of core.json as ONNX models, for converters, optimisers, compilers and runtimes that take models. Copy it with check.py;
it needs onnx and numpy. Apache-2.0.

    for group, test in vectors_of("scatter-vectors", types=("float", "int64")):
        model, feeds = model_of(group, test, constants=("indices",))
        verdict = verdict_of(group, test, my_runtime.run(model, feeds))  # None: it refuses the model or the input
"""

import base64
import json
import pathlib

import numpy
import onnx
from check import cells_of, check
from onnx import TensorProto, helper, numpy_helper

INPUTS = ("data", "indices", "updates")


def vectors_of(folder, types=None):
    """Each test with its group, without those in quarantine; types: of data, all by default."""
    folder = pathlib.Path(folder)
    skipped = {test["id"] for test in json.loads((folder / "quarantine.json").read_text())["tests"]}
    for group in json.loads((folder / "core.json").read_text())["groups"]:
        if types is None or group["type"] in types:
            yield from ((group, test) for test in group["tests"] if test["id"] not in skipped)


def tensor_of(name, member):
    """An input of a test as a TensorProto."""
    dtype = TensorProto.DataType.Value(member["type"].upper())
    if member["type"] == "string":
        return helper.make_tensor(name, dtype, member["shape"], [base64.b64decode(text) for text in member["base64"]])
    return helper.make_tensor(name, dtype, member["shape"], bytes.fromhex(member["hex"]), raw=True)


def model_of(group, test, constants=()):
    """The model of the one node, and the arrays of its inputs by name; inputs among `constants` are initializers instead."""
    tensors = {name: tensor_of(name, test[name]) for name in INPUTS}
    node = helper.make_node(group["operator"], INPUTS, ["output"], **test["attributes"])
    infos = {name: helper.make_tensor_value_info(name, tensor.data_type, list(tensor.dims)) for name, tensor in tensors.items()}
    output = helper.make_tensor_value_info("output", tensors["data"].data_type, test["data"]["shape"])
    graph = helper.make_graph([node], "test", [infos[name] for name in INPUTS if name not in constants], [output],
                              [tensors[name] for name in constants])
    opsets = [helper.make_opsetid("", group["since_version"])]
    model = helper.make_model(graph, opset_imports=opsets, ir_version=helper.find_min_ir_version_for(opsets))
    return model, {name: array_of(tensors[name]) for name in INPUTS if name not in constants}


def array_of(tensor):
    """Of strings that are not UTF-8, each odd byte is a surrogate ("surrogateescape")."""
    if tensor.data_type == TensorProto.STRING:
        return numpy.array([text.decode(errors="surrogateescape") for text in tensor.string_data], dtype=object).reshape(tensor.dims)
    return numpy_helper.to_array(tensor)


def verdict_of(group, test, output):
    """"conforms", "tolerated" or "wrong", of an array or a TensorProto; None is a refusal."""
    if output is None:
        return check(test, None)
    array = array_of(output) if isinstance(output, onnx.TensorProto) else numpy.asarray(output)
    if list(array.shape) != test["data"]["shape"]:
        return "wrong"
    if group["type"] == "string":
        texts = [text if isinstance(text, bytes) else text.encode(errors="surrogateescape") for text in array.flat]
        return check(test, [base64.b64encode(text).decode() for text in texts])
    if array.dtype != helper.tensor_dtype_to_np_dtype(TensorProto.DataType.Value(group["type"].upper())):
        return "wrong"
    return check(test, cells_of(group["type"], array.tobytes().hex()))
