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
    attributes = {a.name: helper.get_attribute_value(a) for a in map(AttributeProto.FromString, node.attributes)}
    is_nd = node.op_type == "ScatterND"
    due = indices.shape[:-1] + data.shape[indices.shape[-1] :] if is_nd else indices.shape
    if updates.shape != due or not is_nd and indices.ndim != data.ndim:
        raise ValueError(f"shapes do not fit: {data.shape}, {indices.shape}, {updates.shape}")
    output, function = data.copy(), UFUNCS[attributes.get("reduction", b"none").decode()]
    if updates.size == 0:
        return output  # numpy would list extents, which may be long where there is no element
    if is_nd:
        target = tuple(numpy.moveaxis(indices, -1, 0)) or (None,)  # tuples of no index name all of data
    else:
        target = list(numpy.indices(indices.shape, sparse=True))
        target[attributes.get("axis", 0)] = indices
    if function is None:
        output[tuple(target)] = updates[()]  # of rank 0 the element, not an array
    else:
        function.at(output, tuple(target), updates)
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
