"""Axes of what stays as it is: bits beside cells that updates aim at, updates that change nothing, the last cells."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from axes.axes_values import OPERATORS
from axes.axis import Axis
from oracle.operator_versions import REDUCTIONS
from tables.case_writer import Case, DataSet
from tables.corpus_unchanged import CELLS, NUMBERS, OF_WIDTH, kept_bits
from tables.rows import COMPLEX, FLOATING, aims_of, reduction_of, type_of, writes


def _kept_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """Of the cells that no update aims at, those that are beside one that is: whether they have all bits of ``kept_bits``."""
    if not writes(data_set) or type_of(data_set.inputs[0]) not in FLOATING + COMPLEX:
        return
    data = data_set.inputs[0].reshape(-1)
    aimed = np.zeros(data.size + 2, np.bool_)
    aimed[aims_of(case, data_set) + 1] = True
    beside = data[~aimed[1:-1] & (aimed[:-2] | aimed[2:])]
    if {one.tobytes() for one in kept_bits(type_of(data))} <= {one.tobytes() for one in beside}:
        yield f"{case.operator} {type_of(data)} {reduction_of(case)}"


_KEPT = frozenset(f"{operator} {dtype} {reduction}" for operator in OPERATORS for dtype in FLOATING + COMPLEX
                  for reduction in REDUCTIONS[: 3 if dtype in COMPLEX else None])


def _middle_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """Neither the first nor the last update, the only one of its cell: equal to it, 0 or 1."""
    if not writes(data_set) or type_of(data_set.inputs[0]) not in NUMBERS or data_set.inputs[2].size < 4:
        return
    aims, (data, _, updates) = aims_of(case, data_set), (tensor.reshape(-1) for tensor in data_set.inputs)
    _, first, count = np.unique(aims, return_index=True, return_counts=True)
    places = [place for place in first[count == 1] if 0 < place < len(aims) - 1]
    old, new = data[aims[places]], updates[places]
    with np.errstate(invalid="ignore"):
        kinds = {"equal": old == new, "0": (new == 0) & (old != 0), "1": (new == 1) & (old != 1)}
    yield from (f"{case.operator} {type_of(data)} {reduction_of(case)} {kind}" for kind, holds in kinds.items() if holds.any())


_MIDDLE = frozenset(f"{operator} {dtype} {reduction} {kind}" for operator in OPERATORS for dtype in NUMBERS
                    for reduction in REDUCTIONS for kind in ("equal", "0", "1"))


def _end_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """Data in which no update aims at the last sixteenth, or at least at the last 3 cells or rows."""
    if not writes(data_set) or type_of(data_set.inputs[0]) == "string":
        return
    data = data_set.inputs[0]
    row = data.size // data.shape[0]
    if (aims_of(case, data_set) // row).max() < data.shape[0] - max(3, data.shape[0] // 16):
        yield f"{data.shape[0]} of {data.itemsize} bytes"


_ENDS = frozenset(f"{cells} of {width} bytes" for cells, width in itertools.product(CELLS, OF_WIDTH))

AXES = (
    Axis("kept-beside-others", "-0, NaN with payloads and subnormal numbers beside cells that updates aim at, by type and "
         "reduction.", _KEPT, _kept_points),
    Axis("nothing-in-the-middle", "In the middle of others, updates that equal their cell, 0 or 1, by type and reduction.",
         _MIDDLE, _middle_points),
    Axis("last-cells-without-update", "The last cells or rows without an update, for counts next to a power of two and each size "
         "of elements.", _ENDS, _end_points),
)
