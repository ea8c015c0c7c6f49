"""The axis of whole graphs: which nodes compute which input of the scatter node, crossed with what that does."""

from __future__ import annotations

from collections.abc import Iterator

from onnx import GraphProto

from axes.axes_forms import patterns
from axes.axis import Axis
from oracle.operator_versions import BY_ID, REDUCTIONS, VERSIONS
from tables.case_writer import Case, DataSet, folder_of
from tables.graph_forms import INPUTS
from tables.rows import reduction_of, type_of

# Nodes that can compute any value, and those that compute only certain ones.
_ANY = ("Identity", "Reshape", "Transpose", "Concat", "Gather", "scatter")
_CERTAIN = ("Cast", "Expand", "ConstantOfShape", "Range", "Shape")


def _nodes(graph: GraphProto, name: str) -> set[str]:
    """The kinds of the nodes that a value depends on."""
    found: set[str] = set()
    for node in graph.node:
        if name in node.output:
            found.add("scatter" if node.op_type.startswith("Scatter") else node.op_type)
            found.update(*(_nodes(graph, read) for read in node.input))
    return found


def _points(case: Case, data_set: DataSet) -> Iterator[str]:
    graph = folder_of(case).model.graph
    family = "axis" if BY_ID[case.group].has_axis else "tuples"
    for name, read in zip(INPUTS, graph.node[-1].input):
        for kind in _nodes(graph, read):
            yield f"{name} by {kind}: {family}"
            yield f"{name} by {kind}: {reduction_of(case)}"
            if kind in _ANY:
                yield f"{name} by {kind}: {type_of(data_set.inputs[0])}"
                yield from (f"{name} by {kind}: {pattern}" for pattern in patterns(case, data_set))
        if read not in {value.name for value in graph.input}:
            yield f"{case.group}: {name}"
    for node in graph.node[:-1]:
        if node.op_type.startswith("Scatter"):
            before = next((attribute.s.decode() for attribute in node.attribute if attribute.name == "reduction"), "none")
            yield f"{before} before {reduction_of(case)}"


AXES = (
    Axis("whole-graphs", "Each kind of node computes each input, with every reduction, and where it can compute any value also with "
         "each pattern of indices; a scatter before another with equal and other reductions; each input at every version.",
         frozenset((
             *(f"{name} by {kind}: {what}" for name in INPUTS for kind in (*_ANY, *_CERTAIN)
               for what in ("axis", "tuples", *REDUCTIONS)),
             *(f"{name} by {kind}: {what}" for name in INPUTS for kind in _ANY
               for what in ("float", "int64", "float16", "repeated", "cover", "negative")),
             *(f"{before} before {one}" for one in REDUCTIONS for before in ("none", one)),
             *(f"{version}: {name}" for version in VERSIONS for name in INPUTS))), _points, of_graphs=True),
)
