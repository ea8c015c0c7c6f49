"""A scatter node of a model as a case folder: its shapes, its values, its model."""

from __future__ import annotations

import dataclasses
import math
import pathlib
import re
import zlib
from typing import Any

import numpy
import onnx
from onnx import ModelProto, NodeProto, TensorProto

from . import extract_values as values
from .extract_graph import Fixed, fixed_value, or_else, with_nodes
from .extract_model import Model, Skip, decode_of, with_elements
from .extract_nodes import Found
from .extract_scope import Value
from .extract_shapes import Shape, Shapes, shapes_of
from .tensors import DTYPES, NUMBERS, Array, type_name

_ROLES = ("data", "indices", "updates")
_VERSIONS = {"Scatter": (9, 11), "ScatterElements": (11, 13, 16, 18), "ScatterND": (11, 13, 16, 18)}
_BYTES_OF_STRINGS = 16
_MOST_NAME = 60


@dataclasses.dataclass(frozen=True)
class Case:
    """A case that is not written yet. `said` is about its inputs, for a person."""

    folder: str
    model: ModelProto
    inputs: list[TensorProto]
    said: str
    node_inputs: dict[int, TensorProto] = dataclasses.field(default_factory=dict)  # that other nodes compute, by their slot


def folder_name(number: int, found: Found) -> str:
    """Such as 003-ScatterND-18-decoder.layer_0.scatter, only of characters that are safe in every file system."""
    name = re.sub("[^A-Za-z0-9._-]+", "_", "-".join(found.path))[-_MOST_NAME:].strip("._-")
    return "-".join([f"{number:03}", operator_version(found), *([name] if name else [])])


def operator_version(found: Found) -> str:
    """Such as ScatterND-18; ScatterND-absent if the opset has no such operator."""
    since = [version for version in _VERSIONS[found.node.op_type] if version <= (found.opset or 0)]
    return f"{found.node.op_type}-{since[-1] if since else 'absent'}"


def case_of(model: Model, found: Found, folder: str, limit: int, graph: bool) -> Case:
    """The case of a node; Skip with the reason if there is none. `limit` is the most bytes of its inputs.

    With `graph` it has the nodes that compute the inputs, as far as a case may have them.
    """
    node = found.node
    _check_node(found)
    axis = _attribute(node, "axis", onnx.AttributeProto.INT, 0)
    reduction = _attribute(node, "reduction", onnx.AttributeProto.STRING, b"none").decode("utf-8", "replace")
    distinct = reduction not in values.REDUCTIONS
    inputs = [_with_dtype(found, slot) for slot in range(3)]
    constants = {value.name: _constant(model, value, limit) for value in inputs if value.constant is not None}
    known = constants.get(inputs[1].name)
    known_indices = None if known is None else decode_of(known)
    shapes = shapes_of(node.op_type, inputs, found.output, axis, known_indices, distinct)
    if graph and known_indices is None:
        inputs, shapes, known_indices = or_else((inputs, shapes, None), _with_fixed_indices, found, inputs, shapes, axis, distinct, limit)
    _check_same(inputs, shapes)
    _check_size(inputs, shapes, limit)
    axis += len(shapes.data) if axis < 0 else 0
    all_shapes, fixed = (shapes.data, shapes.indices, shapes.updates), _fixed(found, inputs, shapes)
    drawn = _draw(found, inputs, shapes, axis, reduction, known_indices, zlib.crc32(folder.encode()))
    for slot in (0, 2) if graph else ():
        value = fixed_value(fixed, inputs[slot])
        drawn[slot] = value.ravel() if value is not None and value.shape == all_shapes[slot] else drawn[slot]
    case = _assemble(found, folder, inputs, shapes, constants, drawn, reduction)
    return or_else(case, _with_nodes, case, found, fixed, limit) if graph else case


# ---- checks ------------------------------------------------------------------------------------------------


def _check_node(found: Found) -> None:
    node = found.node
    if found.opset is None:
        raise Skip("the model imports no opset of ONNX's domain")
    if operator_version(found).endswith("absent"):
        raise Skip(f"opset {found.opset} has no operator {node.op_type}: it begins with opset {_VERSIONS[node.op_type][0]}")
    if len(node.input) != 3 or "" in node.input or len(node.output) != 1:
        raise Skip(f"it has {sum(name != '' for name in node.input)} inputs and {len(node.output)} outputs; "
                   "the operator has data, indices and updates, and one output")  # fmt: skip


def _attribute(node: NodeProto, name: str, kind: int, default: Any) -> Any:
    """The value of an attribute, or its default; Skip if it has another type."""
    for attribute in node.attribute:
        if attribute.name == name:
            if attribute.ref_attr_name:
                raise Skip(f"the attribute {name} refers to an attribute of a function, and the node is in none")
            if attribute.type != kind:
                raise Skip(f"the attribute {name} has another type than the operator's")
            return onnx.helper.get_attribute_value(attribute)
    return default


def _with_dtype(found: Found, slot: int) -> Value:
    """An input with its element type, which data, updates and the output share."""
    value = found.inputs[slot]
    others = [found.inputs[0], found.inputs[2], found.output]
    elem_type = value.elem_type or next((other.elem_type for other in others if slot != 1 and other.elem_type), 0)
    if slot == 1:
        elem_type = elem_type or NUMBERS["int64"]
        if elem_type not in (NUMBERS["int32"], NUMBERS["int64"]):
            raise Skip(f"indices has the element type {_type_text(elem_type)}; indices are int32 or int64")
    elif elem_type not in NUMBERS.values():
        problem = "is not known: declare it in graph.value_info" if not elem_type else "is none of the operator's"
        raise Skip(f"the element type {_type_text(elem_type)} of {_ROLES[slot]} ({ascii(value.name)}) {problem}")
    return dataclasses.replace(value, elem_type=elem_type)


def _type_text(number: int) -> str:
    return TensorProto.DataType.Name(number).lower() if number in TensorProto.DataType.values() else str(number)


def _constant(model: Model, value: Value, limit: int) -> TensorProto | None:
    """The tensor of a constant input; None if its elements are in a file that is missing."""
    assert value.constant is not None and value.shape is not None
    if any(isinstance(extent, int) and extent < 0 for extent in value.shape):
        raise Skip(f"the constant {ascii(value.name)} has a negative extent")
    _check_bytes([(value, tuple(int(extent) for extent in value.shape if extent is not None))], limit)
    return with_elements(model, value.constant)


def _check_same(inputs: list[Value], shapes: Shapes) -> None:
    """Skip if one value is two inputs with different shapes or types."""
    found: dict[str, tuple[Shape, int]] = {}
    for value, shape in zip(inputs, (shapes.data, shapes.indices, shapes.updates)):
        if found.setdefault(value.name, (shape, value.elem_type)) != (shape, value.elem_type):
            raise Skip(f"{ascii(value.name)} is several inputs, and no shape is valid for all of them")


def _check_size(inputs: list[Value], shapes: Shapes, limit: int) -> None:
    unique = {value.name: (value, shape) for value, shape in zip(inputs, (shapes.data, shapes.indices, shapes.updates))}
    _check_bytes(list(unique.values()), limit)


def _bytes_of(value: Value, shape: Shape) -> int:
    """An empty tensor has none, unless its other extents are such that no program could compute that."""
    most = math.prod(max(extent, 1) for extent in shape) * _element_bytes(value.elem_type)
    return 0 if 0 in shape and most < 2**62 else most


def _check_bytes(tensors: list[tuple[Value, Shape]], limit: int) -> None:
    size = sum(_bytes_of(value, shape) for value, shape in tensors)
    if size > limit:
        mebibyte = 2**20
        shown = ", ".join(f"{type_name(value.elem_type)} {shape_text(shape)}" for value, shape in tensors)
        raise Skip(f"its inputs have {-(-size // mebibyte)} MiB ({shown}), and the limit is {limit // mebibyte} MiB: lower "
                   "extents that have a name with --dim NAME=N, or raise the limit with --limit MIB")  # fmt: skip


def _element_bytes(elem_type: int) -> int:
    name = type_name(elem_type)
    if name == "string":
        return _BYTES_OF_STRINGS
    return 2 if name == "bfloat16" else int(numpy.dtype(DTYPES[name]).itemsize)


# ---- values ------------------------------------------------------------------------------------------------


def _draw(found: Found, inputs: list[Value], shapes: Shapes, axis: int, reduction: str, known_indices: Array | None,
          seed: int) -> list[Array]:  # fmt: skip
    """Elements for the three inputs, in row-major order; indices are the constant ones, if they are known."""
    distinct, negative = reduction not in values.REDUCTIONS, (found.opset or 0) >= 11
    nd = found.node.op_type == "ScatterND"
    if known_indices is not None:
        indices = known_indices
    elif nd:
        indices = values.tuple_indices(shapes.data, shapes.indices, distinct, negative, seed)
    else:
        indices = values.element_indices(shapes.data, shapes.indices, axis, distinct, negative, seed)
    targets = (values.tuple_targets(shapes.data, indices) if nd else values.element_targets(shapes.data, indices, axis))
    data = values.data_values(type_name(inputs[0].elem_type), reduction, math.prod(shapes.data), targets)
    updates = values.update_values(type_name(inputs[2].elem_type), reduction, targets)
    return [data, indices.astype(DTYPES[type_name(inputs[1].elem_type)]).ravel(), updates]


def _tensor(name: str, elem_type: int, shape: Shape, elements: Array) -> TensorProto:
    tensor = TensorProto(name=name, data_type=elem_type, dims=shape)
    if elem_type == NUMBERS["string"]:
        tensor.string_data.extend(elements.tolist())
    else:
        tensor.raw_data = elements.tobytes()
    return tensor


def _fixed(found: Found, inputs: list[Value], shapes: Shapes) -> Fixed:
    return Fixed(found, {value.name: shape for value, shape in zip(inputs, (shapes.data, shapes.indices, shapes.updates))})


def _with_fixed_indices(found: Found, inputs: list[Value], shapes: Shapes, axis: int, distinct: bool,
                        limit: int) -> tuple[list[Value], Shapes, Array | None]:  # fmt: skip
    """The same with the indices that the graph fixes for these shapes, if they are valid; their shape decides that of updates."""
    indices = fixed_value(_fixed(found, inputs, shapes), inputs[1])
    if indices is None:
        return inputs, shapes, None
    told = [inputs[0], dataclasses.replace(inputs[1], shape=indices.shape), inputs[2]]
    settled = shapes_of(found.node.op_type, told, found.output, axis, indices, distinct)
    _check_same(told, settled)
    _check_size(told, settled, limit)
    again = fixed_value(_fixed(found, told, settled), told[1])
    is_same = again is not None and numpy.array_equal(again, indices) and settled.indices == indices.shape
    if not is_same or not _are_valid(found, settled, axis % max(1, len(settled.data)), indices, distinct):
        return inputs, shapes, None
    return told, settled, indices


def _are_valid(found: Found, shapes: Shapes, axis: int, indices: Array, distinct: bool) -> bool:
    """Whether indices that the graph fixes are in range, and distinct if they have to be."""
    nd = found.node.op_type == "ScatterND"
    extents = numpy.array(shapes.data[: indices.shape[-1]] if nd else shapes.data[axis])
    if not ((indices >= -extents) & (indices < extents)).all():
        return False
    targets = values.tuple_targets(shapes.data, indices) if nd else values.element_targets(shapes.data, indices, axis)
    return not (distinct and targets.most > 1)


# ---- the folder --------------------------------------------------------------------------------------------


def _assemble(found: Found, folder: str, inputs: list[Value], shapes: Shapes, constants: dict[str, TensorProto | None],
              drawn: list[Array], reduction: str) -> Case:  # fmt: skip
    """The model with the node alone, its files, and what is said about it."""
    names: dict[str, str] = {}
    for role, value in zip(_ROLES, inputs):
        names.setdefault(value.name, role)
    node = NodeProto(op_type=found.node.op_type, domain=found.node.domain, name=found.node.name, output=["output"],
                     input=[names[value.name] for value in inputs], attribute=found.node.attribute)  # fmt: skip
    tensors: dict[str, TensorProto] = {}
    # If one value is several inputs, valid indices matter most, and updates more than data.
    for slot in (0, 2, 1):
        value, shape = inputs[slot], (shapes.data, shapes.indices, shapes.updates)[slot]
        tensors[names[value.name]] = _tensor(names[value.name], value.elem_type, shape, drawn[slot])
    fixed = {names[name]: tensor for name, tensor in constants.items()}
    for name, tensor in fixed.items():
        if tensor is not None:
            tensor.name = name
            tensors[name] = tensor
    free = [name for name in dict.fromkeys(names.values()) if name not in fixed]
    declare = onnx.helper.make_tensor_value_info
    graph = onnx.helper.make_graph(
        [node], "scatter", [declare(name, tensors[name].data_type, tensors[name].dims) for name in free],
        [declare("output", inputs[0].elem_type, shapes.data)], [tensors[name] for name in fixed])  # fmt: skip
    model = onnx.helper.make_model(graph, producer_name="scatter-cts", ir_version=_ir_version(found.opset or 0),
                                   opset_imports=[onnx.helper.make_opsetid(found.opset_domain, found.opset or 0)])  # fmt: skip
    return Case(folder, model, [tensors[name] for name in free], _said(inputs, shapes, constants, reduction, names))


def _with_nodes(case: Case, found: Found, fixed: Fixed, limit: int) -> Case:
    """The case with the nodes that compute its inputs; Skip if they are larger than the limit."""
    tensors = {tensor.name: tensor for tensor in (*case.model.graph.initializer, *case.inputs)}
    model, computed = with_nodes(found, fixed, case.model, tensors)
    if model.ByteSize() + sum(tensors[value.name].ByteSize() for value in model.graph.input) > limit:
        raise Skip("its nodes read more than the limit")
    kinds = ", ".join(node.op_type for node in model.graph.node[:-1])
    return dataclasses.replace(
        case, model=model, inputs=[tensors[value.name] for value in model.graph.input], said=f"{case.said}; nodes kept: {kinds}",
        node_inputs={slot: tensors[role] for slot, role in enumerate(model.graph.node[-1].input) if role in computed})


def _ir_version(opset: int) -> int:
    """The lowest version of the file format that has this opset: implementations may refuse a newer one."""
    try:
        version: int = onnx.helper.find_min_ir_version_for([onnx.helper.make_opsetid("", opset)])
    except ValueError:  # newer than the onnx package
        version = onnx.IR_VERSION
    return version


def _said(inputs: list[Value], shapes: Shapes, constants: dict[str, TensorProto | None], reduction: str,
          names: dict[str, str]) -> str:  # fmt: skip
    parts = []
    for role, value, shape in zip(_ROLES, inputs, (shapes.data, shapes.indices, shapes.updates)):
        kind = "drawn"
        if value.name in constants:
            kind = "constant" if constants[value.name] is not None else "constant, its weights missing, drawn"
        if names[value.name] != role:
            kind = f"the same value as {names[value.name]}"
        parts.append(f"{role} {type_name(value.elem_type)} {shape_text(shape)} ({kind})")
    chosen = ", ".join(f"{_plain(name)}={extent}" for name, extent in shapes.chosen.items())
    return f"{reduction if reduction in ('none', *values.REDUCTIONS) else ascii(reduction)}: " + ", ".join(parts) + (
        f"; extents chosen: {chosen}" if chosen else "")  # fmt: skip


def _plain(text: str) -> str:
    return text if text.isprintable() and text.isascii() else ascii(text)


def shape_text(shape: Shape) -> str:
    """Such as [2,3]."""
    return "[" + ",".join(map(str, shape)) + "]"


def write(case: Case, target: pathlib.Path) -> None:
    """Writes the folder of a case into a folder; OSError if that fails."""
    data_set = target / case.folder / "test_data_set_0"
    data_set.mkdir(parents=True)
    (target / case.folder / "model.onnx").write_bytes(case.model.SerializeToString(deterministic=True))
    for number, tensor in enumerate(case.inputs):
        (data_set / f"input_{number}.pb").write_bytes(tensor.SerializeToString(deterministic=True))
    for slot, tensor in case.node_inputs.items():
        (data_set / f"node_input_{slot}.pb").write_bytes(tensor.SerializeToString(deterministic=True))
