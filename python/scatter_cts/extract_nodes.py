"""The scatter nodes of a model, also those in subgraphs and functions, with the types of their inputs."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

from onnx import AttributeProto, FunctionProto, GraphProto, ModelProto, NodeProto, ValueInfoProto

from .extract_flow import tell_shapes
from .extract_inference import Inference
from .extract_model import Model, function_key, graphs_of, is_scatter, nodes_within
from .extract_scope import Scope, Value

# For loops and branches in each other: each round tells the shapes of one more level.
_ROUNDS = 4


@dataclasses.dataclass(frozen=True)
class Found:
    """A scatter node. `path` is the names of the nodes that lead to it and its own; `opset` is None without an import."""

    node: NodeProto
    path: tuple[str, ...]
    opset: int | None
    opset_domain: str
    inputs: tuple[Value, ...]
    output: Value
    scope: Scope


# ---- names of extents --------------------------------------------------------------------------------------


def set_extents(model: Model, chosen: Mapping[str, int]) -> set[str]:
    """Gives extents with a name a number, in everything that a model declares; returns all names before."""
    names = set()
    for value in _declared(model):
        for dim in value.type.tensor_type.shape.dim if value.type.HasField("tensor_type") else ():
            if dim.dim_param:
                names.add(dim.dim_param)
            if dim.dim_param in chosen:
                dim.dim_value = chosen[dim.dim_param]
    return names


def _declared(model: Model) -> Iterator[ValueInfoProto]:
    def of_graph(graph: GraphProto) -> Iterator[ValueInfoProto]:
        yield from (*graph.input, *graph.value_info, *graph.output)
        yield from of_nodes(graph)

    def of_nodes(nodes: GraphProto | FunctionProto) -> Iterator[ValueInfoProto]:
        for node in nodes.node:
            for inner in graphs_of(node):
                yield from of_graph(inner)

    yield from of_graph(model.proto.graph)
    for function in model.functions.values():
        yield from getattr(function, "value_info", ())
        yield from of_nodes(function)


# ---- nodes -------------------------------------------------------------------------------------------------


def scatter_nodes(model: Model, inference: Inference) -> Iterator[Found]:
    """All scatter nodes, in the order of the graph; those of a function once for each call."""
    yield from _of_program(model, inference, model.proto, ())


def _of_program(model: Model, inference: Inference, program: ModelProto, path: tuple[str, ...]) -> Iterator[Found]:
    """The nodes of the model, or of a function as a model of its own."""
    inferred = _infer(model, inference, program)
    imports = {entry.domain: entry.version for entry in inferred.opset_import}
    domain = next((domain for domain in ("", "ai.onnx") if domain in imports), "")
    yield from _of_graph(model, inference, inferred, Scope(model, inferred.graph, None), inferred.graph, path,
                         (imports.get(domain), domain))  # fmt: skip


def _of_graph(model: Model, inference: Inference, program: ModelProto, scope: Scope, graph: GraphProto,
              path: tuple[str, ...], opset: tuple[int | None, str]) -> Iterator[Found]:  # fmt: skip
    for node in graph.node:
        here = (*path, node.name or node.op_type)
        if is_scatter(node):
            inputs = tuple(scope.value(name) for name in node.input)
            yield Found(node, here, *opset, inputs, scope.value(node.output[0] if node.output else ""), scope)
        elif function_key(node) in model.with_scatter:
            yield from _of_program(model, inference, _call(model, program, scope, node), here)
        for inner in graphs_of(node):
            yield from _of_graph(model, inference, program, Scope(model, inner, scope), inner, here, opset)


def _infer(model: Model, inference: Inference, program: ModelProto) -> ModelProto:
    """Infers types, also where loops and branches hide them from the onnx package."""
    imported = {entry.domain for entry in program.opset_import}
    complete = ModelProto()
    complete.CopyFrom(program)
    # Without an import of every domain there is no inference at all.
    for domain in {node.domain for node in _all_nodes(program)} - imported - {"", "ai.onnx"}:
        complete.opset_import.add(domain=domain, version=1)
    inferred = inference.infer(complete)
    for _ in range(_ROUNDS):
        again = ModelProto()
        again.CopyFrom(inferred)
        if not tell_shapes(model, again.graph, None):
            break
        inferred = inference.infer(again)
    return inferred


def _all_nodes(program: ModelProto) -> Iterator[NodeProto]:
    yield from nodes_within(program.graph.node)
    for function in program.functions:
        yield from nodes_within(function.node)


# ---- calls -------------------------------------------------------------------------------------------------


def _call(model: Model, program: ModelProto, scope: Scope, node: NodeProto) -> ModelProto:
    """The function that a node calls as a model, with the types, constants and attributes of the call."""
    function = model.functions[function_key(node)]
    called = ModelProto(ir_version=program.ir_version, opset_import=function.opset_import, functions=program.functions)
    called.graph.name = function.name
    called.graph.value_info.extend(getattr(function, "value_info", ()))
    called.graph.output.extend(ValueInfoProto(name=name) for name in function.output)
    for name, given in zip(function.input, node.input):
        constant, known = scope.constant(given), scope.type(given)
        if constant is not None:
            called.graph.initializer.add().CopyFrom(constant)
            called.graph.initializer[-1].name = name
        elif given:
            called.graph.input.append(ValueInfoProto(name=name, type=known))
    attributes = {default.name: default for default in getattr(function, "attribute_proto", ())}
    attributes |= {attribute.name: attribute for attribute in node.attribute}
    called.graph.node.extend(function.node)
    _bind(called.graph, attributes)
    return called


def _bind(graph: GraphProto, attributes: Mapping[str, AttributeProto]) -> None:
    """Replaces references to attributes of a function; those without a value are left out."""
    for node in graph.node:
        bound = []
        for attribute in node.attribute:
            if not attribute.ref_attr_name:
                bound.append(attribute)
            elif attribute.ref_attr_name in attributes:
                given = AttributeProto()
                given.CopyFrom(attributes[attribute.ref_attr_name])
                given.name = attribute.name
                bound.append(given)
        if len(bound) != len(node.attribute) or any(attribute.ref_attr_name for attribute in node.attribute):
            copies = [AttributeProto.FromString(attribute.SerializeToString()) for attribute in bound]
            del node.attribute[:]
            node.attribute.extend(copies)
        for inner in graphs_of(node):
            _bind(inner, attributes)
