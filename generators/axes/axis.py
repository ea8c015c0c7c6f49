"""The axes of the corpus: the properties in which cases differ, and the points of each axis that the corpus must have.

An axis is defined in a module axes_*.py, in the tuple AXES. Points are measured only from the inputs and attributes of
a data set, never from its slug or its table. test_axes.py fails while a point is missing.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from oracle.operator_versions import REDUCTIONS_OF
from tables.case_writer import WITH_OUTPUT, Case, DataSet


@dataclass(frozen=True)
class Axis:
    """A property in which cases differ, as points: short texts such as "ScatterND add 4097"."""

    name: str  # such as "count-of-updates"
    what: str  # one sentence
    required: frozenset[str]  # the points that the corpus must cover
    measure: Callable[[Case, DataSet], Iterable[str]]  # the points that a data set covers


def all_axes() -> tuple[Axis, ...]:
    """The axes of all modules axes_*.py, in the order of the modules' names."""
    modules = sorted(f"axes.{file.stem}" for file in Path(__file__).resolve().parent.glob("axes_*.py"))
    return tuple(axis for module in modules for axis in importlib.import_module(module).AXES)


def covered(cases: Iterable[Case], axes: Iterable[Axis] | None = None) -> dict[str, frozenset[str]]:
    """All points that the cases cover, required or not, by the name of the axis."""
    pairs = [(case, data_set) for case in cases for data_set in case.data_sets]
    return {axis.name: frozenset(point for pair in pairs for point in axis.measure(*pair))
            for axis in (all_axes() if axes is None else axes)}


def missing(cases: Iterable[Case], axes: Iterable[Axis] | None = None) -> dict[str, frozenset[str]]:
    """The required points that no case covers, by the name of the axis; axes without such points are omitted."""
    chosen = all_axes() if axes is None else tuple(axes)
    found = covered(cases, chosen)
    return {axis.name: gap for axis in chosen if (gap := axis.required - found[axis.name])}


# ---- shared by measures --------------------------------------------------------------------------


def is_answered(data_set: DataSet) -> bool:
    """Whether three inputs are given and an output is expected."""
    return data_set.expect in WITH_OUTPUT and len(data_set.inputs) == 3 and all(
        tensor is not None for tensor in data_set.inputs)


def type_of(tensor: np.ndarray) -> str:
    """The name of an element type in ONNX, such as "float" or "bfloat16"."""
    name = "string" if tensor.dtype == object else tensor.dtype.name
    return {"float32": "float", "float64": "double"}.get(name, name)


def reduction_of(case: Case) -> str:
    """The reduction of a case; none if its version has no such attribute."""
    written = dict(case.attributes).get("reduction")
    return written if written in REDUCTIONS_OF.get(case.group, ()) else "none"


def axis_of(case: Case) -> int:
    """The attribute axis as written; 0 if it is not, and for ScatterND, which has none."""
    axis = dict(case.attributes).get("axis", 0)
    return axis if isinstance(axis, int) else 0
