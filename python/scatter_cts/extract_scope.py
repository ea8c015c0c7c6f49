"""The values of a graph, by their names: types, shapes and constants."""

from __future__ import annotations

import dataclasses

from onnx import GraphProto, NodeProto, TensorProto, TensorShapeProto, TypeProto

from .extract_model import Model, constant_of, is_onnx, original

# An extent: a number, a name, or None for one without a name.
Extent = int | str | None


@dataclasses.dataclass(frozen=True)
class Value:
    """An input or output of a scatter node.

    name       in its graph; values of one node with the same name are the same
    elem_type  ONNX's number; 0 if it is not known
    shape      None if not even the rank is known
    constant   the tensor of the file, if the value is an initializer or comes from a node Constant
    """

    name: str
    elem_type: int
    shape: tuple[Extent, ...] | None
    constant: TensorProto | None = None


class Scope:
    """The values of a graph and of those around it."""

    def __init__(self, model: Model, graph: GraphProto, outer: Scope | None) -> None:
        self.model = model
        self._outer = outer
        self._types: dict[str, TypeProto] = {}
        self._constants: dict[str, TensorProto] = {}
        for value in [*graph.output, *graph.value_info, *graph.input]:
            if value.HasField("type"):
                self._types[value.name] = value.type
        self._constants.update((tensor.name, tensor) for tensor in graph.initializer)
        for node in graph.node:
            constant = constant_of(node)
            if constant is not None and node.output:
                self._constants[node.output[0]] = constant
        self._nodes = {name: node for node in graph.node for name in node.output}
        self._same = {node.output[0]: node.input[0] for node in graph.node
                      if is_onnx(node.domain) and node.op_type == "Identity" and node.input and node.output}  # fmt: skip

    def value(self, name: str) -> Value:
        constant = self.constant(name)
        if constant is not None:
            return Value(name, constant.data_type, tuple(constant.dims), original(self.model, constant))
        found = self.type(name)
        if found is None or not found.HasField("tensor_type"):
            return Value(name, 0, None)
        tensor = found.tensor_type
        shape = tuple(_extent(dim) for dim in tensor.shape.dim) if tensor.HasField("shape") else None
        return Value(name, tensor.elem_type, shape)

    def constant(self, name: str) -> TensorProto | None:
        """The constant of a name, also through Identity; as in the model without large tensors."""
        scope: Scope | None = self
        seen: set[str] = set()
        while scope is not None and name not in seen:
            if name in scope._constants:
                return scope._constants[name]
            if name in scope._same:
                seen.add(name)
                name = scope._same[name]
            else:
                # A value that this graph computes or gets hides one of the same name outside.
                scope = None if name in scope._types else scope._outer
                seen.clear()
        return None

    def node(self, name: str) -> NodeProto | None:
        """The node that computes a value; None for other values."""
        scope: Scope | None = self
        while scope is not None and name not in scope._nodes:
            scope = scope._outer
        return None if scope is None else scope._nodes[name]

    def type(self, name: str) -> TypeProto | None:
        scope: Scope | None = self
        while scope is not None and name not in scope._types:
            scope = scope._outer
        return None if scope is None else scope._types[name]


def _extent(dim: TensorShapeProto.Dimension) -> Extent:
    if dim.HasField("dim_value") and dim.dim_value >= 0:
        number: int = dim.dim_value
        return number
    return dim.dim_param or None
