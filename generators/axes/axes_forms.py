"""Axes of the form: what the model says of the inputs of the node, crossed with what the node does."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from onnx import TensorProto

from axes.axis import Axis
from oracle.operator_versions import BY_ID, REDUCTIONS, VERSIONS
from tables.case_writer import Case, DataSet, Folder, model_of
from tables.forms import DECLARATIONS, INPUTS, SHARINGS, SOURCES, form_in
from tables.rows import axis_of, is_answered, place_of, reduction_of, targets

_PATTERNS = ("repeated", "cover", "negative", "out")
_FAMILIES = ("axis", "tuples")


def _outline(case: Case) -> Folder:
    """The folder of a case in its form, its tensors without elements, which the form does not depend on."""
    model = model_of(case)
    folder = Folder(model, {
        f"test_data_set_0/input_{place}.pb": TensorProto(name=value.name, data_type=value.type.tensor_type.elem_type)
        for place, value in enumerate(model.graph.input)})
    if case.form is not None:
        case.form(folder)
    return folder


def _properties(case: Case) -> list[str]:
    """The properties of the form of a case; none if it has not three inputs, or is a plain one."""
    if case.form is None:
        return []
    try:
        form = form_in(_outline(case))
    except ValueError:
        return []
    found = [f"{name} {source}" for name, source in zip(INPUTS, form.sources)]
    found.append(f"constants {' '.join(form.constants) or 'none'}")
    return [*found, f"extents {form.declaration}", f"values {form.sharing}"]


def patterns(case: Case, data_set: DataSet) -> Iterator[str]:
    """What the indices do, counted from their values."""
    data, indices, updates = data_set.inputs
    if "index-bounds" in data_set.clauses:
        yield "out"
    if not is_answered(data_set) or updates.size == 0:
        return
    aims = targets(case.operator, data.shape, indices, axis_of(case)).reshape(-1)
    if len(np.unique(aims)) < len(aims):
        yield "repeated"
    if np.array_equal(aims, np.arange(data.size)):
        yield "cover"
    if (indices < 0).any():
        yield "negative"


def _family(version: str) -> str:
    return "axis" if BY_ID[version].has_axis else "tuples"


def _points(case: Case, data_set: DataSet) -> Iterator[str]:
    properties = _properties(case)
    if not properties or len(data_set.inputs) != 3:
        return
    reduction, family = reduction_of(case), _family(case.group)
    for pattern in patterns(case, data_set):
        yield from (f"{family}, {one}: {reduction} {pattern}" for one in properties)


def _version_points(case: Case, _: DataSet) -> Iterator[str]:
    yield from (f"{case.group} {one}" for one in _properties(case))


def _undeclared_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not {"extents symbolic", "extents unknown"}.intersection(_properties(case)) or not is_answered(data_set):
        return
    yield f"rank {data_set.inputs[0].ndim}, {place_of(case, data_set)}"


def _overridden_points(case: Case, data_set: DataSet) -> Iterator[str]:
    family = _family(case.group) if case.group in BY_ID else ""
    overridden = [one.split()[0] for one in _properties(case) if one.endswith(" overridden")]
    for what in (reduction_of(case), *patterns(case, data_set)) if overridden else ():
        yield from (f"{family}, {name}: {what}" for name in overridden)


_ALL_CONSTANT = [f"constants {' '.join(names)}" for names in (
    ("data", "indices", "updates"), ("indices", "updates"), ("data", "indices"), ("data", "updates"))]
_ALL = (*(f"{name} {source}" for name in INPUTS for source in SOURCES), *_ALL_CONSTANT,
        *(f"extents {one}" for one in DECLARATIONS), *(f"values {one}" for one in SHARINGS))

AXES = (
    Axis("forms", "Each source of an input, each way to declare extents and each shared value, with every reduction, for "
         "indices that repeat, name all cells in order, count from the end, or are out of range.",
         frozenset(f"{family}, {one}: {reduction} {pattern}" for family in _FAMILIES for one in _ALL
                   for reduction in REDUCTIONS for pattern in _PATTERNS), _points),
    Axis("undeclared-extents", "Extents that the model does not declare, at ranks 4 and 5, with every axis and length of tuples.",
         frozenset(f"rank {rank}, {place}" for rank in (4, 5) for n in range(rank) for place in (f"axis {n}", f"k {n + 1}")),
         _undeclared_points),
    Axis("overridden-defaults", "An input whose default value the data set overrides, with indices that repeat, count from the "
         "end, or are out of range; for indices, with reductions.",
         frozenset(f"{family}, {name}: {what}" for family in _FAMILIES for name in INPUTS
                   for what in ("repeated", "negative", "out", *("none", "add", "max") * (name == "indices"))),
         _overridden_points),
    Axis("forms-of-versions", "Each of these properties of a form at every operator version.",
         frozenset(f"{version} {one}" for version in VERSIONS for one in _ALL), _version_points),
)
