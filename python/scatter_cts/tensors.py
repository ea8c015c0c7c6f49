"""TensorProto messages to numpy arrays and back, every bit of every element kept."""

from __future__ import annotations

from typing import Any

import numpy
import numpy.typing

from .messages import TensorProto

Array = numpy.typing.NDArray[Any]

# The element types of the scatter operators, by ONNX's names in lower case and in the order of ONNX's numbers. Strings
# are arrays of objects: bytes. "bfloat16" is missing without the package ml_dtypes.
DTYPES: dict[str, Any] = {
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
}
NUMBERS = {name: number for number, name in enumerate([*DTYPES, "bfloat16"], start=1)}
try:
    import ml_dtypes

    DTYPES["bfloat16"] = ml_dtypes.bfloat16
except ImportError:
    pass

_STRING = NUMBERS["string"]
_FROM_ONNX = {NUMBERS[name]: numpy.dtype(dtype) for name, dtype in DTYPES.items()}
_TO_ONNX = {dtype: number for number, dtype in _FROM_ONNX.items()}

# The field with the elements if they are not in raw_data, and their type there; all others are in int32_data.
_FIELDS = {
    "float": ("float_data", "f4"),
    "complex64": ("float_data", "f4"),
    "double": ("double_data", "f8"),
    "complex128": ("double_data", "f8"),
    "int64": ("int64_data", "i8"),
    "uint32": ("uint64_data", "u8"),
    "uint64": ("uint64_data", "u8"),
}
_FIELD_OF = {NUMBERS[name]: field for name, field in _FIELDS.items()}


class Unsupported(Exception):
    """The implementation, or its adapter, does not implement this."""


def type_name(number: int) -> str:
    """ONNX's name of an element type that scatter operators support, in lower case; the number of any other type."""
    return next((name for name, known in NUMBERS.items() if known == number), str(number))


def decode(tensor: Any) -> Array:
    """The writable array of a TensorProto, whose elements may be in any field but not in another file.

    Element types that no scatter operator supports are decoded by the onnx package (float8, int4, …); Unsupported if it
    is not installed or cannot read them, and for bfloat16 without ml_dtypes. ValueError if the number of elements
    does not match the shape.
    """
    shape = tuple(tensor.dims)
    dtype = _FROM_ONNX.get(tensor.data_type)
    if dtype is None:
        return _decode_by_onnx(tensor)
    if tensor.data_type == _STRING:
        array: Array = numpy.empty(len(tensor.string_data), dtype=dtype)
        array[:] = list(tensor.string_data)
        return array.reshape(shape)
    if tensor.HasField("raw_data"):
        return numpy.frombuffer(bytearray(tensor.raw_data), dtype=dtype).reshape(shape)
    field, kind = _FIELD_OF.get(tensor.data_type, ("int32_data", "i4"))
    if kind in ("f4", "f8"):
        return numpy.frombuffer(_packed(tensor, field, int(kind[1])), dtype=dtype).reshape(shape)
    numbers: Array = numpy.array(getattr(tensor, field), dtype=kind)
    # float16 and bfloat16 are stored there as their bits.
    numbers = numbers.astype(dtype) if dtype.kind in "iub" else numbers.astype(numpy.uint16).view(dtype)
    return numbers.reshape(shape)


def _packed(tensor: Any, field: str, size: int) -> bytearray:
    """The elements of a field of floating-point numbers as bytes. As Python numbers, some NaNs would lose bits."""
    only = TensorProto()
    only.CopyFrom(tensor)
    only.DiscardUnknownFields()
    for descriptor, _ in tensor.ListFields():
        if descriptor.name != field:
            only.ClearField(descriptor.name)
    count = len(getattr(tensor, field)) * size
    return bytearray(only.SerializeToString()[-count:] if count else b"")


def _decode_by_onnx(tensor: Any) -> Array:
    name = type_name(tensor.data_type)
    if name == "bfloat16":
        raise Unsupported("arrays of bfloat16 need the package ml_dtypes")
    try:
        import onnx
        from onnx import numpy_helper

        array: Array = numpy_helper.to_array(onnx.TensorProto.FromString(tensor.SerializeToString())).copy()
    except Exception as error:
        raise Unsupported(f"the onnx package cannot read elements of type {name}: {error}") from error
    return array


def strings_as_str(array: Array) -> Array:
    """The array with its strings as str, like onnx.numpy_helper; Unsupported if one is not UTF-8."""
    if array.dtype != object:
        return array
    texts = numpy.empty(array.size, dtype=object)
    try:
        texts[:] = [text.decode("utf-8") for text in array.ravel()]
    except UnicodeDecodeError as error:
        raise Unsupported(f"strings are handed over as str, and one is not UTF-8: {error}") from error
    return texts.reshape(array.shape)


def encode(array: object, name: str = "") -> bytes:
    """The serialized TensorProto of an array or a numpy scalar; TypeError for everything else."""
    if not isinstance(array, numpy.ndarray | numpy.generic):
        raise TypeError(f"the result is not a numpy array but {type(array).__name__}")
    array = numpy.asarray(array)
    message = TensorProto(dims=array.shape, name=name or None)
    if array.dtype.kind in "OSU":
        message.data_type = _STRING
        message.string_data.extend(_string(text) for text in array.ravel().tolist())
    elif array.dtype in _TO_ONNX:
        message.data_type = _TO_ONNX[array.dtype]
        message.raw_data = array.tobytes()
    else:
        return _encode_by_onnx(array, name)
    serialized: bytes = message.SerializeToString()
    return serialized


def _encode_by_onnx(array: Array, name: str) -> bytes:
    try:
        from onnx import numpy_helper
    except ImportError as error:
        raise TypeError(f"no scatter operator has elements of {array.dtype}, and the onnx package is missing") from error
    serialized: bytes = numpy_helper.from_array(array, name).SerializeToString()
    return serialized


def _string(text: object) -> bytes:
    if isinstance(text, str):
        return text.encode("utf-8", "surrogateescape")
    if isinstance(text, bytes):
        return text
    raise TypeError(f"an element of the result is not a string but {type(text).__name__}")
