"""Equivalent forms of a case folder: other places for elements, and for whole values.

Each function that takes a Folder changes it and can be the ``form`` of a case, or part of one. In its plain
form every value is a graph input with a separate file, its elements in raw_data.

Source: onnx.proto, messages TensorProto and GraphProto; docs/ExternalData.md; the encoding of protocol buffers,
https://protobuf.dev/programming-guides/encoding.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable

import numpy as np
from onnx import ModelProto, NodeProto, TensorProto, helper, numpy_helper

from tables.case_writer import Folder

Form = Callable[[Folder], None]

# The field for elements that are not in raw_data, and the kind of numbers in it.
_TYPED_FIELDS = {
    TensorProto.FLOAT: ("float_data", "<f4"), TensorProto.COMPLEX64: ("float_data", "<f4"),
    TensorProto.DOUBLE: ("double_data", "<f8"), TensorProto.COMPLEX128: ("double_data", "<f8"),
    TensorProto.INT64: ("int64_data", "<i8"),
    TensorProto.UINT64: ("uint64_data", "<u8"), TensorProto.UINT32: ("uint64_data", "<u4"),
    TensorProto.INT32: ("int32_data", "<i4"), TensorProto.BOOL: ("int32_data", "u1"),
    TensorProto.INT16: ("int32_data", "<i2"), TensorProto.UINT16: ("int32_data", "<u2"),
    TensorProto.INT8: ("int32_data", "i1"), TensorProto.UINT8: ("int32_data", "u1"),
    TensorProto.FLOAT16: ("int32_data", "<u2"), TensorProto.BFLOAT16: ("int32_data", "<u2"),
}


def all_of(*forms: Form) -> Form:
    """Applies one form after the other."""

    def change(folder: Folder) -> None:
        for form in forms:
            form(folder)

    return change


def on_tensors(change: Callable[[TensorProto], None], data_set: int = 0) -> Form:
    """Changes every tensor of one data set, including the output."""

    def change_all(folder: Folder) -> None:
        for path, tensor in folder.tensors.items():
            if path.startswith(f"test_data_set_{data_set}/"):
                change(tensor)

    return change_all


def on_model(change: Callable[[ModelProto], None]) -> Form:
    """Changes the model alone."""
    return lambda folder: change(folder.model)


# ---- tensors -----------------------------------------------------------------------------------------------


def into_typed_field(tensor: TensorProto) -> None:
    """Moves elements from raw_data into the field made for their type; strings are there already."""
    if tensor.data_type == TensorProto.STRING:
        return
    field, kind = _TYPED_FIELDS[tensor.data_type]
    getattr(tensor, field).extend(np.frombuffer(tensor.raw_data, kind).tolist())
    tensor.ClearField("raw_data")


def typed_indices(folder: Folder) -> None:
    """Puts indices into their typed field, which needs one to three bytes for each small one; also other int64, if shorter."""
    for tensor in folder.tensors.values():
        typed = TensorProto()
        typed.CopyFrom(tensor)
        if tensor.data_type == TensorProto.INT64 or tensor.name == "indices":
            into_typed_field(typed)
        if tensor.name == "indices" or typed.ByteSize() < tensor.ByteSize():
            tensor.CopyFrom(typed)


def without_raw_data(tensor: TensorProto) -> None:
    """For tensors without elements: no field contains them, not even an empty one."""
    tensor.ClearField("raw_data")


def unnamed(tensor: TensorProto) -> None:
    """Removes the name."""
    tensor.ClearField("name")


def documented(tensor: TensorProto) -> None:
    """Adds a doc_string and metadata."""
    tensor.doc_string = "Text about the tensor, for people."
    tensor.metadata_props.add(key="origin", value="a table")


def _refer(tensor: TensorProto, location: str, offset: int | None) -> bytes:
    """Makes the elements external; returns their bytes. Without an offset they are the whole file."""
    content = tensor.raw_data
    tensor.ClearField("raw_data")
    tensor.data_location = TensorProto.EXTERNAL
    entries = {"location": location}
    if offset is not None:
        entries |= {"offset": str(offset), "length": str(len(content))}
    for key, value in entries.items():
        tensor.external_data.add(key=key, value=value)
    return content


def external_files(data_set: int) -> Form:
    """Puts the elements of every tensor of a data set into a separate file."""

    def change(folder: Folder) -> None:
        place = f"test_data_set_{data_set}/"
        for path, tensor in folder.tensors.items():
            if path.startswith(place):
                name = path.removeprefix(place).replace(".pb", ".bin")
                folder.others[place + name] = _refer(tensor, name, None)

    return change


def external_parts(data_set: int) -> Form:
    """Puts the elements of all tensors of a data set into one file, at odd offsets, with gaps between them."""

    def change(folder: Folder) -> None:
        place, gap = f"test_data_set_{data_set}/", b"\xa5"
        content = gap
        for path, tensor in folder.tensors.items():
            if path.startswith(place):
                content += _refer(tensor, "elements.bin", len(content)) + gap
                content += gap * (len(content) % 2 == 0)
        folder.others[place + "elements.bin"] = content

    return change


# ---- values ------------------------------------------------------------------------------------------------


def _take_input(folder: Folder, name: str, *, listed: bool = False) -> TensorProto:
    """The value that the first data set gives a graph input; its files and, unless listed, the input are removed."""
    paths = [path for path, tensor in folder.tensors.items() if tensor.name == name]
    value = folder.tensors[paths[0]]
    for path in paths:
        del folder.tensors[path]
    if not listed:
        kept = [entry for entry in folder.model.graph.input if entry.name != name]
        del folder.model.graph.input[:]
        folder.model.graph.input.extend(kept)
    number_inputs(folder)
    return value


def number_inputs(folder: Folder) -> None:
    """Names the files of all inputs by the positions of their graph inputs, found by the tensors' names."""
    positions = {value.name: position for position, value in enumerate(folder.model.graph.input)}
    renamed = {}
    for path, tensor in folder.tensors.items():
        if "/input_" in path:
            path = f"{path.split('/')[0]}/input_{positions[tensor.name]}.pb"
        renamed[path] = tensor
    folder.tensors = renamed


def initializers(*names: str) -> Form:
    """Makes these values initializers that are not graph inputs."""

    def change(folder: Folder) -> None:
        folder.model.graph.initializer.extend([_take_input(folder, name) for name in names])

    return change


def last_input_by_default(name: str) -> Form:
    """Makes the value the default of its graph input, which becomes the last one and gets no file."""

    def change(folder: Folder) -> None:
        others = [value.name for value in folder.model.graph.input if value.name != name]
        ordered_inputs([*others, name])(folder)
        folder.model.graph.initializer.append(_take_input(folder, name, listed=True))

    return change


def other_default(name: str, default: np.ndarray) -> Form:
    """Gives a graph input a default value; every data set has a file with another value."""

    def change(folder: Folder) -> None:
        folder.model.graph.initializer.append(numpy_helper.from_array(default, name))

    return change


def initializers_external(folder: Folder) -> None:
    """The elements of all initializers are in one file next to the model, at odd offsets."""
    content = b"\xa5"
    for tensor in folder.model.graph.initializer:
        content += _refer(tensor, "weights.bin", len(content)) + b"\xa5"
    folder.others["weights.bin"] = content


def initializers_typed(folder: Folder) -> None:
    """Puts the elements of all initializers into the fields made for their types."""
    for tensor in folder.model.graph.initializer:
        into_typed_field(tensor)


def constant(name: str) -> Form:
    """Makes the value the tensor of a Constant node before the scatter node."""

    def change(folder: Folder) -> None:
        node = helper.make_node("Constant", [], [name])
        node.attribute.append(helper.make_attribute("value", _take_input(folder, name)))
        _put_first(folder.model, node)

    return change


def constant_attribute(name: str, attribute: str, value: object) -> Form:
    """Makes the value a Constant node with an attribute such as value_ints, which contains ``value``."""

    def change(folder: Folder) -> None:
        _take_input(folder, name)
        _put_first(folder.model, helper.make_node("Constant", [], [name], **{attribute: value}))

    return change


def _put_first(model: ModelProto, node: NodeProto) -> None:
    nodes = [node, *model.graph.node]
    del model.graph.node[:]
    model.graph.node.extend(nodes)


def ordered_inputs(names: Iterable[str]) -> Form:
    """Puts the graph inputs into another order; the node reads them as before."""

    def change(folder: Folder) -> None:
        by_name = {value.name: value for value in folder.model.graph.input}
        ordered = [by_name[name] for name in names]
        del folder.model.graph.input[:]
        folder.model.graph.input.extend(ordered)
        number_inputs(folder)

    return change


def shared_input(*names: str, by: str = "data") -> Form:
    """The node reads the graph input ``by`` instead of these, which have the same value."""

    def change(folder: Folder) -> None:
        for name in names:
            _take_input(folder, name)
        node = folder.model.graph.node[0]
        node.input[:] = [by if name in names else name for name in node.input]

    return change


def renamed(names: dict[str, str]) -> Form:
    """Gives values other names, in the graph and in the files."""

    def change(folder: Folder) -> None:
        graph = folder.model.graph
        for node in graph.node:
            node.input[:] = [names.get(name, name) for name in node.input]
            node.output[:] = [names.get(name, name) for name in node.output]
        for value in (*graph.input, *graph.output, *folder.tensors.values()):
            value.name = names.get(value.name, value.name)

    return change


def unread_input(value: TensorProto) -> Form:
    """Adds a graph input before the others that no node reads, with a file in every data set."""

    def change(folder: Folder) -> None:
        info = helper.make_tensor_value_info(value.name, value.data_type, list(value.dims))
        inputs = [info, *folder.model.graph.input]
        del folder.model.graph.input[:]
        folder.model.graph.input.extend(inputs)
        for data_set in sorted({path.split("/")[0] for path in folder.tensors}):
            folder.tensors[f"{data_set}/input_of_none.pb"] = value
        number_inputs(folder)

    return change


# ---- shapes ------------------------------------------------------------------------------------------------


def symbolic_extents(model: ModelProto) -> None:
    """All extents get names; the output has those of data if that is a graph input."""
    graph = model.graph
    values = [(value.name, value) for value in graph.input]
    if any(value.name == "data" for value in graph.input):
        values.append(("data", graph.output[0]))
    for about, value in values:
        for axis, extent in enumerate(value.type.tensor_type.shape.dim):
            extent.Clear()
            extent.dim_param = f"{about}_{axis}"


def unknown_extents(model: ModelProto) -> None:
    """All extents exist, but without a value."""
    for value in (*model.graph.input, *model.graph.output):
        for extent in value.type.tensor_type.shape.dim:
            extent.Clear()


# ---- bytes that no serialiser writes -------------------------------------------------------------------------

# Protocol buffers define neither the order of fields nor whether repeated numbers are packed, and let old programs read
# messages with unknown fields: every parser must understand such bytes.
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
