"""Tensors as bytes that none of the installed serialisers writes, although every parser must understand them.

Protocol buffers do not define the order of fields or whether repeated numbers are packed, and let
old programs read messages with unknown fields.

Source: the encoding of protocol buffers, https://protobuf.dev/programming-guides/encoding; onnx.proto.
"""

from __future__ import annotations

import struct

from onnx import TensorProto

from tables.case_writer import Folder

_VARINT, _LENGTH, _FIXED32 = 0, 2, 5
_UNKNOWN_FIELD = 1000


def in_unusual_order(folder: Folder) -> None:
    """A form of the first data set, for tensors of float and int64 in typed fields: see ``unusual``."""
    for path, tensor in list(folder.tensors.items()):
        if path.startswith("test_data_set_0/"):
            folder.others[path] = unusual(tensor)
            del folder.tensors[path]


def unusual(tensor: TensorProto) -> bytes:
    """The message with its fields in descending order, dims packed, elements not, and an unknown field."""
    field = TensorProto.DESCRIPTOR.fields_by_name
    content = _tag(_UNKNOWN_FIELD, _VARINT) + _varint(1)
    content += _block(field["name"].number, tensor.name.encode())
    for number in tensor.int64_data:
        content += _tag(field["int64_data"].number, _VARINT) + _varint(number)
    for number in tensor.float_data:
        content += _tag(field["float_data"].number, _FIXED32) + struct.pack("<f", number)
    content += _tag(field["data_type"].number, _VARINT) + _varint(tensor.data_type)
    return content + _block(field["dims"].number, b"".join(map(_varint, tensor.dims)))


def _varint(number: int) -> bytes:
    """Seven bits per byte, the lowest first; negative numbers as 64 bits in two's complement."""
    number %= 2**64
    content = b""
    while number >= 0x80:
        content += bytes([number & 0x7F | 0x80])
        number >>= 7
    return content + bytes([number])


def _tag(number: int, kind: int) -> bytes:
    return _varint(number << 3 | kind)


def _block(number: int, content: bytes) -> bytes:
    return _tag(number, _LENGTH) + _varint(len(content)) + content
