"""ONNX's scatter operators by numpy, as a program that scatter-cts can test: see README.md."""

import struct
import sys

import numpy
from onnx import AttributeProto, TensorProto, helper, numpy_helper

from protocol_pb2 import HelloToRunner, ToImplementation, ToRunner

DTYPES = range(TensorProto.FLOAT, TensorProto.COMPLEX128 + 1)  # all of them but bfloat16
UFUNCS = {"none": None, "add": numpy.add, "mul": numpy.multiply, "max": numpy.maximum, "min": numpy.minimum}


def array(serialized):
    tensor = TensorProto.FromString(serialized)
    if tensor.data_type != TensorProto.STRING:
        return numpy_helper.to_array(tensor)
    return numpy.array(list(tensor.string_data), dtype=object).reshape(tensor.dims)


def scatter(node, data, indices, updates):
    attributes = map(AttributeProto.FromString, node.attributes)
    attributes = {attribute.name: helper.get_attribute_value(attribute) for attribute in attributes}
    if node.op_type == "ScatterND":
        target = tuple(numpy.moveaxis(indices, -1, 0))
        due = indices.shape[:-1] + data.shape[len(target) :]
        target = target or (None,)  # tuples of no index name all of data
    else:
        target = list(numpy.indices(indices.shape, sparse=True))
        target[attributes.get("axis", 0)] = indices
        target, due = tuple(target), indices.shape if indices.ndim == data.ndim else None
    if updates.shape != due:
        raise ValueError(f"shapes do not fit: {data.shape}, {indices.shape}, {updates.shape}")
    output, function = data.copy(), UFUNCS[attributes.get("reduction", b"none").decode()]
    if function is None:
        output[target] = updates[()]  # of rank 0 the element, not an array
    else:
        function.at(output, target, updates)
    return output


def answer(message):  # its number tells the runner what is answered
    if message.HasField("hello"):
        hello = {"version": numpy.__version__, "dtypes": DTYPES, "reductions": UFUNCS}
        return ToRunner(number=message.number, hello=HelloToRunner(name="example-python", **hello))
    try:
        output = scatter(message.request.node, *map(array, message.request.inputs))
        return ToRunner(number=message.number, output=numpy_helper.from_array(output).SerializeToString())
    except (AttributeError, IndexError, KeyError, NotImplementedError, TypeError, ValueError) as error:
        return ToRunner(number=message.number, rejected=f"{type(error).__name__}: {error}")


numpy.seterr(all="ignore")  # overflow and NaN are results here
while len(length := sys.stdin.buffer.read(4)) == 4:
    request = ToImplementation.FromString(sys.stdin.buffer.read(*struct.unpack("<I", length)))
    response = answer(request).SerializeToString()
    sys.stdout.buffer.write(struct.pack("<I", len(response)) + response)
    sys.stdout.buffer.flush()
