"""Shapes that loops and branches hide from the shape inference of the onnx package."""

from __future__ import annotations

import itertools
import math

from onnx import GraphProto, NodeProto, TensorProto, TypeProto, ValueInfoProto

from .extract_model import Model, Skip, decode_of, graphs_of, is_onnx, with_elements
from .extract_scope import Scope

# Nodes that are followed to decide about a branch.
_MOST_STEPS = 8


def tell_shapes(model: Model, graph: GraphProto, outer: Scope | None) -> bool:
    """Declares shapes in a graph and its subgraphs; whether there were any to declare.

    A value that a loop carries is taken to keep the shape that it begins with. The outputs of If have the shapes of the
    branch that is taken, if the condition is about ranks: torch's older exporter writes such nodes.
    """
    scope, changed = Scope(model, graph, outer), False
    for node in graph.node:
        bodies = list(graphs_of(node))
        if is_onnx(node.domain) and node.op_type == "Loop" and len(bodies) == 1:
            changed = _tell_loop(graph, scope, node, bodies[0]) or changed
        if is_onnx(node.domain) and node.op_type == "If":
            changed = _tell_branch(graph, scope, node) or changed
        for body in bodies:
            changed = tell_shapes(model, body, scope) or changed
    return changed


def _tell_loop(graph: GraphProto, scope: Scope, node: NodeProto, body: GraphProto) -> bool:
    changed = False
    for name, carried, result in itertools.zip_longest(node.input[2:], body.input[2:], node.output):
        first = scope.type(name) if name else None
        if first is not None and carried is not None:
            changed = _take_shape(carried, first) or changed
            changed = bool(result and _take_shape(_declaration(graph, result), first)) or changed
    return changed


def _tell_branch(graph: GraphProto, scope: Scope, node: NodeProto) -> bool:
    condition = _number(scope, node.input[0], _MOST_STEPS) if node.input else None
    if condition is None:
        return False
    wanted = "then_branch" if condition else "else_branch"
    taken = next((attribute.g for attribute in node.attribute if attribute.name == wanted), GraphProto())
    changed = False
    for name, value in zip(node.output, taken.output):
        changed = bool(name and _take_shape(_declaration(graph, name), value.type)) or changed
    return changed


def _number(scope: Scope, name: str, steps: int) -> int | None:
    """The number that a value certainly is, if constants and ranks tell it."""
    constant, node = scope.constant(name), scope.node(name)
    if constant is not None:
        return _element(scope, name)
    if node is None or steps == 0 or not is_onnx(node.domain):
        return None
    if node.op_type == "Size" and node.input:
        shape = scope.value(node.input[0]).shape
        sizes = [extent for extent in shape or () if isinstance(extent, int)]
        return math.prod(sizes) if shape is not None and len(sizes) == len(shape) else None
    if (node.op_type, len(node.input)) not in (("Equal", 2), ("Not", 1)):
        return None
    numbers = [_number(scope, given, steps - 1) for given in node.input]
    if node.op_type == "Equal" and len(numbers) == 2 and None not in numbers:
        return int(numbers[0] == numbers[1])
    if node.op_type == "Not" and len(numbers) == 1 and None not in numbers:
        return int(not numbers[0])
    return None


def _element(scope: Scope, name: str) -> int | None:
    """The integer in a constant with one element."""
    value = scope.value(name)
    assert value.constant is not None and value.shape is not None
    size = math.prod(extent if isinstance(extent, int) else 0 for extent in value.shape)
    if size != 1 or value.elem_type not in (TensorProto.INT32, TensorProto.INT64, TensorProto.BOOL):
        return None
    try:
        tensor = with_elements(scope.model, value.constant)
    except Skip:
        return None
    if tensor is None:
        return None
    return int(decode_of(tensor).ravel()[0])


def _declaration(graph: GraphProto, name: str) -> ValueInfoProto:
    """The declaration of a value, which is added if there is none."""
    declared = (value for value in [*graph.output, *graph.value_info] if value.name == name)
    return next(declared, None) or graph.value_info.add(name=name)


def _take_shape(value: ValueInfoProto, first: TypeProto) -> bool:
    if not first.tensor_type.HasField("shape") or value.type.WhichOneof("value") not in ("tensor_type", None):
        return False
    if value.type.tensor_type.HasField("shape"):
        return False
    value.type.tensor_type.MergeFrom(first.tensor_type)
    return True
