"""ONNX's scatter operators with numpy, as a program that scatter-cts can test: see README.md."""

import struct
import sys

import numpy
from onnx_pb2 import AttributeProto, TensorProto
from protocol_pb2 import HelloToRunner, ToImplementation, ToRunner

DTYPES = dict(enumerate(map(numpy.dtype, "f4 u1 i1 u2 i2 i4 i8 O ? f2 f8 u4 u8 c8 c16".split()), start=1))
VALUES = {AttributeProto.INT: "i", AttributeProto.STRING: "s"}
UFUNCS = {"none": None, "add": numpy.add, "mul": numpy.multiply, "max": numpy.maximum, "min": numpy.minimum}


def array(tensor):
    dtype, strings = DTYPES[tensor.data_type], list(tensor.string_data)
    return numpy.array(strings if dtype == object else numpy.frombuffer(tensor.raw_data, dtype), dtype).reshape(tensor.dims)


def scatter(node, data, indices, updates):
    attributes = {a.name: getattr(a, VALUES[a.type]) for a in map(AttributeProto.FromString, node.attributes)}
    is_nd = node.op_type == "ScatterND"
    due = indices.shape[:-1] + data.shape[indices.shape[-1] :] if is_nd else indices.shape
    if updates.shape != due or not is_nd and indices.ndim != data.ndim:
        raise ValueError(f"shapes do not fit: {data.shape}, {indices.shape}, {updates.shape}")
    output, function = data.copy(), UFUNCS[attributes.get("reduction", b"none").decode()]
    if updates.size == 0:
        return output  # numpy would enumerate extents, which may be large for tensors without elements
    if is_nd:
        target = tuple(numpy.moveaxis(indices, -1, 0)) or (None,)  # empty tuples select all of data
    else:
        target = list(numpy.indices(indices.shape, sparse=True))
        target[attributes.get("axis", 0)] = indices
    if function is None:
        output[tuple(target)] = updates[()]  # for rank 0 the element, not an array
    else:
        function.at(output, tuple(target), updates)
    return output


def answer(message):  # its number identifies the request
    if message.HasField("hello"):
        hello = {"version": numpy.__version__, "dtypes": DTYPES, "reductions": UFUNCS}
        return ToRunner(number=message.number, hello=HelloToRunner(name="example-python", **hello))
    try:
        inputs = [TensorProto.FromString(serialized) for serialized in message.request.inputs]
        output = scatter(message.request.node, *map(array, inputs))
        elements = {"string_data": output.flat} if output.dtype == object else {"raw_data": output.tobytes()}
        tensor = TensorProto(data_type=inputs[0].data_type, dims=output.shape, **elements)
        return ToRunner(number=message.number, output=tensor.SerializeToString())
    except (AttributeError, IndexError, KeyError, NotImplementedError, TypeError, ValueError) as error:
        return ToRunner(number=message.number, rejected=f"{type(error).__name__}: {error}")


numpy.seterr(all="ignore")  # overflow and NaN are results here
while len(length := sys.stdin.buffer.read(4)) == 4:
    request = ToImplementation.FromString(sys.stdin.buffer.read(*struct.unpack("<I", length)))
    response = answer(request).SerializeToString()
    sys.stdout.buffer.write(struct.pack("<I", len(response)) + response)
    sys.stdout.buffer.flush()
