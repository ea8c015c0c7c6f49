"""Axes of combinations: pairs of operator version, types, reduction and geometry, and combinations with repeats."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from axes.axis import Axis
from oracle import loops
from oracle.operator_versions import BY_ID, REDUCTIONS, TABLE
from oracle.tensor_rules import elements_violations, nd_violations
from tables.case_writer import Case, DataSet
from tables.corpus_covering import Combination, legal
from tables.covering_geometries import ELEMENTS, TUPLES, Geometry
from tables.rows import DTYPES, aims_of, axis_of, is_answered, reduction_of, type_of
from tables.telling_values import most_of_a_cell

_GEOMETRIES = {(geometry.data, geometry.indices, geometry.axis): geometry for geometry in (*ELEMENTS, *TUPLES)}
# The number of updates of one cell, and the length of slices of cells.
_COUNTS = (16, 64, 256)
_LENGTHS = (4, 8, 16, 17, 32, 64)


# ---- pairs of everything -----------------------------------------------------------------------------------


def _name(value: str | Geometry) -> str:
    return value.name if isinstance(value, Geometry) else value


def _points_of(row: Combination) -> Iterator[str]:
    for point in row.points():
        if point[0] != "repeated":
            yield f"{'ScatterND' if row.geometry.axis is None else 'with axis'} {_name(point[1])} {_name(point[2])}"


def _pair_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set):
        return
    data, indices, _ = data_set.inputs
    axis = None if case.operator == "ScatterND" else axis_of(case)
    geometry = _GEOMETRIES.get((data.shape, indices.shape, axis))
    if geometry is not None:
        yield from _points_of(Combination(
            case.group, type_of(data), type_of(indices), reduction_of(case), geometry, _repeats(case, data_set)))


_PAIRS = frozenset(
    point for geometries in (ELEMENTS, TUPLES) for version in TABLE
    if version.has_axis == (geometries is ELEMENTS)
    for row in legal(version, geometries) for point in _points_of(row))

# ---- repeated targets --------------------------------------------------------------------------------------


def _repeats(case: Case, data_set: DataSet) -> bool:
    """Whether two updates aim at the same cell."""
    aims = aims_of(case, data_set)
    return len(np.unique(aims)) < len(aims)


def _repeated_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if len(data_set.inputs) != 3 or data_set.expect == "refuse":
        return
    if _can_aim(case, data_set) and _repeats(case, data_set):
        yield f"{case.group} {type_of(data_set.inputs[0])} {reduction_of(case)}"


def _can_aim(case: Case, data_set: DataSet) -> bool:
    """Whether all indices are in range, unlike some cases of level unspecified."""
    if data_set.expect != "invariants":
        return True
    if case.operator == "ScatterND":
        return not nd_violations(*data_set.inputs)
    return not elements_violations(*data_set.inputs, axis_of(case))


_REPEATED = frozenset(
    f"{version.id} {dtype} {reduction}" for version in TABLE for dtype in version.types
    for reduction in version.reductions or ("none",))

# ---- repeats and lengths of slices ---------------------------------------------------------------------


def _reduced() -> Iterator[tuple[str, str]]:
    for dtype in DTYPES:
        for reduction in REDUCTIONS[1:]:
            if loops.why_undefined(np.dtype(DTYPES[dtype]), reduction) is None:
                yield dtype, reduction


def _many_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or data_set.inputs[1].size == 0:
        return
    dtype, reduction = type_of(data_set.inputs[0]), reduction_of(case)
    _, counts = np.unique(aims_of(case, data_set), return_counts=True)
    most = most_of_a_cell(dtype, reduction, wraps=reduction == "mul")
    for count in _COUNTS:
        if counts.size and counts.max() >= min(count, most or count):
            yield f"{dtype} {reduction} {count}"


def _slice_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if case.operator != "ScatterND" or not is_answered(data_set) or data_set.inputs[1].size == 0:
        return
    data, indices, _ = data_set.inputs
    length = int(np.prod(data.shape[indices.shape[-1] :]))
    if length in _LENGTHS:
        yield f"{length} {type_of(data)}"
        yield f"{length} {reduction_of(case)}"
        yield f"{type_of(data)} {reduction_of(case)}"


# ---- types and reductions -----------------------------------------------------------------------------------


def _type_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if is_answered(data_set) and data_set.inputs[1].size > 0:
        yield f"{case.operator} {type_of(data_set.inputs[0])} {reduction_of(case)}"


AXES: tuple[Axis, ...] = (
    Axis("types-and-reductions", "Every element type with every reduction that gives it a value, for each operator.",
         frozenset([f"{operator} {dtype} {reduction}" for operator in ("ScatterElements", "ScatterND")
                    for dtype, reduction in [*_reduced(), *((dtype, "none") for dtype in DTYPES)]]
                   + [f"Scatter {dtype} none" for dtype in BY_ID["Scatter-9"].types]), _type_points),
    Axis("pairs", "Every two of operator version, element type, index type, reduction and geometry, where one answer "
         "is due.", _PAIRS, _pair_points),
    Axis("repeated-targets", "Every operator version, element type and reduction with a cell named twice.", _REPEATED,
         _repeated_points),
    Axis("updates-of-one-cell", "Every element type and reduction with a cell that 16, 64 and 256 updates name, or as "
         "many as have an exact result.",
         frozenset(f"{dtype} {reduction} {count}" for dtype, reduction in _reduced() for count in _COUNTS),
         _many_points),
    Axis("length-of-slices", "Slices of 4, 8, 16, 17, 32 and 64 elements, by element type and by reduction, and of "
         "some such length by both.",
         frozenset([f"{length} {kind}" for length in _LENGTHS for kind in (*DTYPES, *REDUCTIONS)]
                   + [f"{dtype} {reduction}" for dtype, reduction in _reduced()]),
         _slice_points),
)
