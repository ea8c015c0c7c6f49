"""TensorProto messages to numpy arrays and back, every bit of every element kept."""

import ml_dtypes
import numpy
from onnx import TensorProto, numpy_helper

# The sixteen element types of the scatter operators, by ONNX's names in lower case. Strings are arrays of
# objects: bytes.
DTYPES = {
    "float": numpy.float32,
    "uint8": numpy.uint8,
    "int8": numpy.int8,
    "uint16": numpy.uint16,
    "int16": numpy.int16,
    "int32": numpy.int32,
    "int64": numpy.int64,
    "string": numpy.object_,
    "bool": numpy.bool_,
    "float16": numpy.float16,
    "double": numpy.float64,
    "uint32": numpy.uint32,
    "uint64": numpy.uint64,
    "complex64": numpy.complex64,
    "complex128": numpy.complex128,
    "bfloat16": ml_dtypes.bfloat16,
}
_FROM_ONNX = {TensorProto.DataType.Value(name.upper()): numpy.dtype(dtype) for name, dtype in DTYPES.items()}
_TO_ONNX = {dtype: number for number, dtype in _FROM_ONNX.items()}


class Unsupported(Exception):
    """The implementation, or what connects it, does not implement this."""


def type_name(number):
    """ONNX's name of an element type, in lower case; its number if it has none."""
    try:
        return TensorProto.DataType.Name(number).lower()
    except ValueError:
        return str(number)


def decode(tensor):
    """The writable array of a TensorProto as the protocol has it: elements in raw_data or string_data.

    Element types that no scatter operator admits come as the installed onnx package has them (float8, int4,
    …); Unsupported if it cannot read them.
    """
    dims = tuple(tensor.dims)
    dtype = _FROM_ONNX.get(tensor.data_type)
    if tensor.data_type == TensorProto.STRING:
        array = numpy.empty(len(tensor.string_data), dtype=dtype)
        array[:] = list(tensor.string_data)
        return array.reshape(dims)
    if dtype is not None:
        return numpy.frombuffer(bytearray(tensor.raw_data), dtype=dtype).reshape(dims)
    try:
        return numpy_helper.to_array(tensor).copy()
    except Exception as error:
        name = type_name(tensor.data_type)
        raise Unsupported(f"the onnx package cannot read elements of type {name}: {error}") from error


def strings_as_str(array):
    """The array with its strings as str, as onnx.numpy_helper has them; Unsupported if one is not UTF-8."""
    if array.dtype != object:
        return array
    texts = numpy.empty_like(array)
    try:
        texts.flat = [text.decode("utf-8") for text in array.flat]
    except UnicodeDecodeError as error:
        raise Unsupported(f"strings are handed over as str, and one is not UTF-8: {error}") from error
    return texts


def encode(array):
    """The TensorProto of an array, or of one of numpy's scalars; TypeError for everything else."""
    if not isinstance(array, numpy.ndarray | numpy.generic):
        raise TypeError(f"the result is no numpy array but {type(array).__name__}")
    array = numpy.asarray(array)
    if array.dtype.kind in "OSU":
        strings = [_string(text) for text in array.ravel().tolist()]
        return TensorProto(data_type=TensorProto.STRING, dims=array.shape, string_data=strings)
    if array.dtype not in _TO_ONNX:
        return numpy_helper.from_array(array)
    return TensorProto(data_type=_TO_ONNX[array.dtype], dims=array.shape, raw_data=array.tobytes())


def _string(text):
    if isinstance(text, str):
        return text.encode("utf-8", "surrogateescape")
    if isinstance(text, bytes):
        return text
    raise TypeError(f"an element of the result is no string but {type(text).__name__}")
