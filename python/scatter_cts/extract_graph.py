"""extract --graph: keeps the nodes that compute the inputs of a scatter node, as far as a case may have them.

Models come from strangers, and a wrong value of an input would show nothing: a case with nodes is kept only if onnx's checker
accepts it and onnx's evaluator computes the stored values from its graph inputs. Any trouble on the way gives the case of the
node alone; ``or_else`` catches it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy
import onnx
from onnx import ModelProto, NodeProto, TensorProto, ValueInfoProto, numpy_helper
from onnx.reference import ReferenceEvaluator

from .extract_model import decode_of, is_onnx, with_elements
from .extract_nodes import Found
from .extract_scope import Value
from .extract_shapes import MOST_RANK, Shape
from .tensors import DTYPES, NUMBERS, Array, type_name

# Nodes that a case may have (DECISIONS.md: whole-graphs). Of some the inputs follow from the value and the shapes.
_KINDS = ("Cast", "Concat", "ConstantOfShape", "Expand", "Gather", "Identity", "Range", "Reshape", "Shape", "Transpose")
_MOST_ELEMENTS = 2**20  # of all values together that are computed, and of those of which only the shape matters
_MOST_NODES = 24


class Unknown(Exception):
    """A value does not follow from constants and shapes alone."""


def or_else(plain: Any, function: Callable[..., Any], *arguments: Any) -> Any:
    """The result of a function, or `plain` if it finds no way or fails, in whatever manner."""
    try:
        return function(*arguments)
    except Exception:
        return plain


def _kind(found: Found, name: str) -> tuple[NodeProto | None, str]:
    """The node that computes a value, and its operator if a case may have it."""
    node = found.scope.node(name)
    is_listed = node is not None and is_onnx(node.domain) and node.op_type in _KINDS and len(node.output) == 1 and not any(
        attribute.ref_attr_name for attribute in node.attribute)  # fmt: skip
    return node, node.op_type if node is not None and is_listed else ""


def _attribute(node: NodeProto, name: str, default: Any) -> Any:
    return next((onnx.helper.get_attribute_value(one) for one in node.attribute if one.name == name), default)


class Fixed:
    """Values that follow from constants and shapes alone. `shapes`: of values whose extents were chosen."""

    def __init__(self, found: Found, shapes: dict[str, Shape]) -> None:
        self.found, self.shapes = found, shapes
        self._values: dict[str, Array | None] = {}
        self._left = _MOST_ELEMENTS

    def take(self, shape: Sequence[int]) -> None:
        """Accounts for the elements of a value; Unknown if they are too many."""
        self._left -= math.prod(max(extent, 1) for extent in shape)
        if self._left < 0 or min(shape, default=0) < 0 or len(shape) > MOST_RANK:
            raise Unknown

    def shape(self, name: str) -> Shape:
        """The shape of a value; Unknown if an extent is not a number."""
        declared = self.shapes.get(name, self.found.scope.value(name).shape)
        if declared is None or not all(isinstance(extent, int) for extent in declared):
            raise Unknown
        return tuple(int(extent) for extent in declared if extent is not None)

    def value(self, name: str, depth: int = 0) -> Array:
        """The value; Unknown if it does not follow, or is large."""
        if name not in self._values:
            self._values[name] = None  # also for a value that depends on itself
            self._values[name] = self._compute(name, depth)
        value = self._values[name]
        if value is None:
            raise Unknown
        return value

    def _compute(self, name: str, depth: int) -> Array:
        constant = self.found.scope.value(name).constant
        if constant is not None:
            self.take(constant.dims)
            complete = with_elements(self.found.scope.model, constant)
            if complete is None or complete.data_type == NUMBERS["string"]:
                raise Unknown
            return decode_of(complete)
        node, kind = _kind(self.found, name)
        if node is None or not kind or depth > _MOST_NODES:
            raise Unknown
        if kind == "Shape":
            extents = self.shape(node.input[0])
            return numpy.array(extents[_attribute(node, "start", 0) : _attribute(node, "end", None)], numpy.int64)
        read = [self.value(one, depth + 1) for one in node.input]
        self.take([self._size(kind, read)])
        (result,) = ReferenceEvaluator(node, opsets={"": self.found.opset or 0}).run(None, dict(zip(node.input, read)))
        array = numpy.asarray(result)
        if array.dtype == object or (kind == "Cast" and not _is_exact(read[0], array)):
            raise Unknown
        return array

    @staticmethod
    def _size(kind: str, read: list[Array]) -> int:
        """The elements of what a node computes, or more. Unknown for a Range that may round."""
        if kind == "Range":
            start, end, step = (array.item() for array in read)
            if start != int(start) or step != int(step):
                raise Unknown
            return abs(int(end) - int(start)) // abs(int(step)) + 1
        if kind in ("ConstantOfShape", "Expand"):
            return math.prod(max(1, int(extent)) for extent in read[-1]) * (read[0].size if kind == "Expand" else 1)
        return read[0].size * max(1, read[1].size) if kind == "Gather" else sum(array.size for array in read)


def _dtype(elem_type: int) -> Any:
    """The numpy type of an element type; None if there is none."""
    return DTYPES.get(type_name(elem_type)) if elem_type in NUMBERS.values() else None


def _is_exact(before: Array, after: Array) -> bool:
    return before.dtype != object and after.dtype != object and bool(numpy.array_equal(after.astype(before.dtype), before))


class Kept:
    """A graph in the making: nodes, graph inputs and initializers, each value once by its name in the model.

    roles   the inputs of the scatter node by their names in the model: their names in the case, and their values
    """

    def __init__(self, found: Found, fixed: Fixed, roles: dict[str, tuple[str, Array]]) -> None:
        self.found, self.fixed, self.roles = found, fixed, roles
        self.nodes: list[NodeProto] = []
        self.inputs: dict[str, TensorProto] = {}
        self.initializers: dict[str, TensorProto] = {}
        self.names: dict[str, str] = {}
        self.left = _MOST_NODES

    def add(self, name: str, array: Array, role: str) -> str:
        """Adds a value with what computes it; returns its name in the case."""
        role, array = self.roles.get(name, (role, array))
        if name not in self.names:
            self.names[name] = role
            self.fixed.take(array.shape if name not in self.roles else ())
            if self.found.scope.value(name).constant is not None:
                self.initializers[role] = tensor_of(role, array)
            elif not self._add_node(name, array, role):
                self.inputs[role] = tensor_of(role, array)
        return self.names[name]

    def _add_node(self, name: str, array: Array, role: str) -> bool:
        """Adds the node that computes a value, if what it reads is known; else it becomes a graph input."""
        node, kind = _kind(self.found, name)
        before = None if node is None or not kind or self.left == 0 else self._read(node, kind, array)
        if node is None or before is None or len(before) != len(node.input):
            return False
        self.left -= 1
        read = [self.add(one, value, f"{role}_{number}") for number, (one, value) in enumerate(zip(node.input, before))]
        self.nodes.append(NodeProto(op_type=kind, domain=node.domain, input=read, output=[role], attribute=node.attribute))
        return True

    def _read(self, node: NodeProto, kind: str, array: Array) -> list[Array] | None:
        """The values that a node reads; None if they are not known."""
        fixed = or_else(None, self.fixed.value, node.output[0])
        values: list[Array] | None = None
        if fixed is None:
            values = or_else(None, self._inverse, node, kind, array)
        elif numpy.array_equal(fixed, array):  # Else what the graph fixes is not valid for the case.
            read = self._shaped if kind == "Shape" else lambda *names: [self.fixed.value(one) for one in names]
            values = or_else(None, read, *node.input)
        return values

    def _shaped(self, name: str) -> list[Array] | None:
        """A value of which only the shape matters: zeros, unless it is an input of the scatter node."""
        if name in self.roles:
            return [self.roles[name][1]]
        shape, dtype = self.fixed.shape(name), _dtype(self.found.scope.value(name).elem_type) or numpy.float32
        self.fixed.take(shape)
        return None if dtype == object else [numpy.zeros(shape, dtype)]

    def _inverse(self, node: NodeProto, kind: str, array: Array) -> list[Array] | None:
        """The values from which a node computes this one."""
        if kind == "Identity":
            return [array]
        if kind == "Reshape":
            return [array.reshape(self.fixed.shape(node.input[0])), self.fixed.value(node.input[1])]
        if kind == "Transpose":
            return [array.transpose(numpy.argsort(_attribute(node, "perm", range(array.ndim)[::-1])))]
        if kind == "Cast":
            dtype = _dtype(self.found.scope.value(node.input[0]).elem_type)
            before = array if dtype in (None, object) else array.astype(dtype)
            return [before] if before is not array and _is_exact(array, before) else None
        if kind == "Concat":
            axis = _attribute(node, "axis", None)
            ends = numpy.cumsum([self.fixed.shape(one)[axis] for one in node.input])
            has_constant = any(self.found.scope.value(one).constant is not None for one in node.input)
            return None if has_constant or ends[-1] != array.shape[axis] else numpy.split(array, ends[:-1], axis)
        return None


def tensor_of(name: str, array: Array) -> TensorProto:
    tensor: TensorProto = numpy_helper.from_array(array, name)
    return tensor


def fixed_value(fixed: Fixed, value: Value) -> Array | None:
    """The value of an input that the graph fixes, if it has the type that the case needs and is finite; else None."""
    array = or_else(None, fixed.value, value.name) if value.constant is None else None
    is_fit = array is not None and array.dtype == _dtype(value.elem_type)
    return array if array is not None and is_fit and (array.dtype.kind not in "fc" or numpy.isfinite(array).all()) else None


def with_nodes(found: Found, fixed: Fixed, model: ModelProto, tensors: dict[str, TensorProto]) -> tuple[ModelProto, list[str]]:
    """The model of a case with the nodes that compute its inputs, and the names of the inputs that they compute.

    `tensors` are the inputs by their names in the case; those of the new graph inputs are added. Unknown if nothing is computed,
    or no graph input is left.
    """
    node = model.graph.node[0]
    roles = {value.name: (role, decode_of(tensors[role])) for value, role in zip(found.inputs, node.input)}
    kept = Kept(found, fixed, roles)
    for name, (role, array) in roles.items():
        kept.add(name, array, role)
    made = ModelProto()
    made.CopyFrom(model)
    for field, values in (("node", [*kept.nodes, node]), ("initializer", kept.initializers.values()),
                          ("input", [declared(tensor) for tensor in kept.inputs.values()])):  # fmt: skip
        made.graph.ClearField(field)
        getattr(made.graph, field).extend(values)
    tensors.update(kept.inputs)
    computed = [role for role in dict.fromkeys(node.input) if any(role in one.output for one in kept.nodes)]
    if not computed or not kept.inputs:
        raise Unknown
    _check(made, kept, {role: array for role, array in roles.values() if role in computed})
    return made, computed


def _check(model: ModelProto, kept: Kept, computed: dict[str, Array]) -> None:
    """Raises unless the model is valid, and its nodes compute these values from its graph inputs."""
    onnx.checker.check_model(model)
    outputs = [onnx.helper.make_empty_tensor_value_info(role) for role in computed]
    graph = onnx.helper.make_graph(kept.nodes, "computed", model.graph.input, outputs, model.graph.initializer)
    part = onnx.helper.make_model(graph, opset_imports=model.opset_import, ir_version=model.ir_version)
    feed = {name: numpy_helper.to_array(tensor) for name, tensor in kept.inputs.items()}
    for result, wanted in zip(ReferenceEvaluator(part).run(None, feed), computed.values(), strict=True):
        made = numpy_helper.to_array(tensor_of("made", numpy.asarray(result)))
        due = numpy_helper.to_array(tensor_of("due", wanted))
        is_same = made.tolist() == due.tolist() if due.dtype == object else made.tobytes() == due.tobytes()
        if made.dtype != due.dtype or made.shape != due.shape or not is_same:
            raise Unknown


def declared(tensor: TensorProto) -> ValueInfoProto:
    info: ValueInfoProto = onnx.helper.make_tensor_value_info(tensor.name, tensor.data_type, list(tensor.dims))
    return info
