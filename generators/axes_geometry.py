"""Axes of shapes: ranks, axes, lengths of tuples, extents in every role, and combinations of everything."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from axes import Axis, axis_of, is_answered, reduction_of, type_of
from case_writer import Case, DataSet
from operator_versions import TABLE

# ScatterElements and Scatter to this rank with every axis; ScatterND with every length of tuples.
GREATEST_RANK = 12


def _has_axis(case: Case) -> bool:
    return case.operator != "ScatterND"


# ---- ranks -------------------------------------------------------------------------------------------------


def _rank_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or data_set.inputs[1].size == 0:
        return
    rank = data_set.inputs[0].ndim
    if _has_axis(case):
        yield f"{case.operator} rank {rank} axis {axis_of(case)}"
    else:
        yield f"ScatterND rank {rank} k {data_set.inputs[1].shape[-1]}"


_RANKS = frozenset(
    [f"ScatterElements rank {rank} axis {axis}" for rank in range(1, GREATEST_RANK + 1)
     for axis in range(-rank, rank)]
    + [f"ScatterND rank {rank} k {length}" for rank in range(1, GREATEST_RANK + 1)
       for length in range(1, rank + 1)])

# ---- repeated targets --------------------------------------------------------------------------------------


def _repeated_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if len(data_set.inputs) == 3 and data_set.expect != "refuse" and _repeats(case, data_set):
        yield f"{case.group} {type_of(data_set.inputs[0])} {reduction_of(case)}"


def _repeats(case: Case, data_set: DataSet) -> bool:
    """Whether two updates aim at one cell."""
    data, indices, _ = data_set.inputs
    if indices.size == 0 or data.size == 0:
        return False
    if _has_axis(case):
        axis = axis_of(case) % data.ndim
        lines = np.sort(indices % data.shape[axis], axis=axis)
        return bool((np.diff(lines, axis=axis) == 0).any())
    tuples = (indices % np.array(data.shape[: indices.shape[-1]], dtype=np.int64)).reshape(-1, indices.shape[-1])
    return len(np.unique(tuples, axis=0)) < len(tuples)


_REPEATED = frozenset(
    f"{version.id} {dtype} {reduction}" for version in TABLE for dtype in version.types
    for reduction in version.reductions or ("none",))

AXES: tuple[Axis, ...] = (
    Axis("rank-and-axis", "Every axis of data of every rank to 12, and every length of tuples.", _RANKS,
         _rank_points),
    Axis("repeated-targets", "Every operator version, element type and reduction with a cell named twice.", _REPEATED,
         _repeated_points),
)
