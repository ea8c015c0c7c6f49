"""Shapes and axes of Scatter and ScatterElements.

Ranks from 1 to 8, every axis, extents of 0 and of 1; indices smaller than data off the axis, and longer along
the axis.

The newest version gets every shape. The rules for shapes are the same in all versions, so the older ones
alternate. Extents differ if possible, so that using the wrong axis cannot go unnoticed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from oracle.operator_versions import REDUCTIONS_OF
from tables.case_writer import Case, DataSet, counting
from tables.rows import case, data_set

NEWEST = "ScatterElements-18"
# All older ones, in the order in which they alternate.
OLDER = ("Scatter-11", "ScatterElements-11", "ScatterElements-16", "Scatter-9", "ScatterElements-13")


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for rows in (_axes(), _smaller(), _extents_of_one(), _empty()):
        for turn, row in enumerate(rows):
            found += [_one(NEWEST, turn, *row), _one(OLDER[turn % len(OLDER)], turn, *row)]
    return found + _longer() + _gathered_back()


Row = tuple[str, str, str, tuple[int, ...], int, Any, str]


def _one(
    version: str, turn: int, slug: str, why: str, clauses: str, shape: tuple[int, ...], axis: int,
    indices: Any, bugs: str,
) -> Case:
    """One case with distinct targets, so that every reduction is exact; the reductions alternate."""
    indices = np.asarray(indices, dtype=np.int64)
    if version == "Scatter-9":  # which does not mention negative indices
        indices = np.where(indices < 0, indices + shape[axis], indices)
    allowed = REDUCTIONS_OF.get(version)
    reduction = allowed[turn % len(allowed)] if allowed else None
    if reduction is not None:
        clauses += f" reduction-{reduction}"
    if (indices < 0).any():
        clauses, bugs = f"{clauses} index-negative", f"{bugs} NEGIDX"
    one = data_set(why, clauses, counting(shape), indices, _updates(indices.shape, reduction))
    return _case(version, slug, [one], axis, reduction, bugs)


def _updates(shape: tuple[int, ...], reduction: str | None) -> np.ndarray:
    """Numbers that affect every reduction: none is in data, and min gets smaller ones."""
    return -counting(shape, start=101) if reduction == "min" else counting(shape, start=101)


def _case(
    version: str, slug: str, data_sets: list[DataSet], axis: int, reduction: str | None, bugs: str
) -> Case:
    return case(version, slug, data_sets, axis=axis, reduction=reduction, bugs=bugs)


def rotated(shape: tuple[int, ...], axis: int, extent: int) -> np.ndarray:
    """Indices of this shape into an axis of ``extent``, no two equal along the axis, every other negative.

    Needs shape[axis] <= extent.
    """
    axis %= len(shape)
    indices = np.empty(shape, dtype=np.int64)
    for place in np.ndindex(shape):
        index = (sum(place) + place[axis] * (extent - 2)) % extent  # from line to line one further
        indices[place] = index - extent if sum(place) % 2 == 0 else index
    return indices


def _axis_name(rank: int, axis: int) -> str:
    return f"rank-{rank}-axis-{'minus-' if axis < 0 else ''}{abs(axis)}"


def _axes() -> list[Row]:
    """Every axis of every rank; to rank 4 positive and negative, above alternating."""
    shapes = {1: (5,), 2: (3, 5), 3: (2, 3, 4), 4: (2, 3, 4, 5)}
    rows = []
    for rank in range(1, 9):
        for axis in range(rank):
            shape = shapes.get(rank) or _high(rank, axis)
            written = (axis, axis - rank) if rank <= 4 else (axis if axis % 2 == rank % 2 else axis - rank,)
            indices_shape = tuple(extent - 1 if n == axis else extent for n, extent in enumerate(shape))
            rows += [_axis_row(shape, each, rotated(indices_shape, axis, shape[axis])) for each in written]
    return rows


def _high(rank: int, axis: int) -> tuple[int, ...]:
    """A shape of high rank with few elements: 3 along the axis, 2 next to it, then 1 and 2 alternating."""
    return tuple(3 if n == axis else 2 if (n - axis) % 2 == 1 else 1 for n in range(rank))


def _axis_row(shape: tuple[int, ...], axis: int, indices: np.ndarray) -> Row:
    rank = len(shape)
    if axis < 0:
        why = f"Axis {axis} of rank {rank} is axis {axis + rank}, which has extent {shape[axis]}."
    else:
        why = f"The index replaces coordinate {axis} in rank {rank}; the others stay the same."
    return (_axis_name(rank, axis), why, "axis-negative target" if axis < 0 else "axis target", shape, axis,
            indices, "RANK NEGAXIS" if axis < 0 else "RANK")


def _smaller() -> list[Row]:
    """indices smaller than data on one axis other than that of the indices, or on both."""
    shape, rows = (3, 4, 5), []
    for axis in range(3):
        others = [n for n in range(3) if n != axis]
        for less in ([others[0]], [others[1]], others):
            indices_shape = tuple(2 if n == axis else shape[n] - (n in less) for n in range(3))
            where = "everywhere" if len(less) > 1 else f"of-axis-{less[0]}"
            rows.append((
                f"smaller-by-1-{where}-along-axis-{axis}",
                f"indices has shape {indices_shape}, data {shape}: the loop runs over indices; other cells keep "
                "their values.",
                "indices-smaller output-shape untouched", shape, axis,
                rotated(indices_shape, axis, shape[axis]), "SMALL STRIDE RANK"))
    return rows


def _extents_of_one() -> list[Row]:
    """An extent of 1 in indices must not be broadcast; in data it is an axis like any other."""
    once = "an extent of 1 is not broadcast"
    return [
        ("one-row", f"indices has one row, data three: {once}.", "indices-smaller", (3, 4), 1, [[3, -4, 1]],
         "SMALL SHAPE"),
        ("one-column", f"indices has one column, data four: {once}.", "indices-smaller", (3, 4), 0, [[2], [-3]],
         "SMALL SHAPE"),
        ("one-index-of-a-matrix", f"A single index selects a single cell: {once}.", "indices-smaller",
         (3, 4), 1, [[2]], "SMALL SHAPE"),
        ("one-index-along-axis-0", "indices has one row: every column has one target.", "target", (3, 4), 0,
         [[2, 0, -2, -1]], "SMALL"),
        ("one-index-of-a-cube", f"A single index selects a single cell: {once}.", "indices-smaller",
         (2, 3, 4), 1, [[[-1]]], "SMALL SHAPE"),
        ("outer-extents-one", f"Only the middle extent of indices is greater than 1: {once}.", "indices-smaller",
         (2, 3, 4), 1, [[[2], [-3]]], "SMALL SHAPE"),
        ("inner-extent-one", f"The last extent is 1 in indices and 4 in data: {once}.", "indices-smaller",
         (2, 3, 4), 0, [[[1], [0], [-2]]], "SMALL SHAPE"),
        ("data-of-one-row", "The axis has extent 1: its only indices are 0 and -1.", "target", (1, 4), 0,
         [[0, -1, -1, 0]], "SHAPE"),
        ("data-of-one-column", "data and indices have extent 1 on the other axis.", "target", (4, 1), 0,
         [[3], [-4]], "SHAPE"),
        ("data-of-one-element", "data, indices and updates have one element.", "target", (1, 1, 1), 2,
         [[[-1]]], "SHAPE"),
        ("vector-of-one-element", "data of rank 1 has one element.", "target axis", (1,), 0, [0], "SHAPE"),
    ]


def _empty() -> list[Row]:
    """Extents of 0: in indices on each axis, for each axis of the indices; and the same in data."""
    shape, rows = (2, 3, 4), []
    for axis in range(3):
        for zero in range(3):
            indices_shape = tuple(0 if n == zero else shape[n] for n in range(3))
            where = f"along-axis-{axis}" if zero == axis else f"of-axis-{zero}-along-axis-{axis}"
            rows.append((
                f"empty-indices-{where}",
                f"indices has shape {indices_shape}: nothing is scattered, and the result is data.",
                "indices-empty untouched", shape, axis, np.empty(indices_shape), "EMPTY ALIAS"))
            longer = tuple(5 if n == axis != zero else extent for n, extent in enumerate(indices_shape))
            rows.append((
                f"empty-data-of-axis-{zero}-along-axis-{axis}",
                f"data has shape {indices_shape}, indices {longer}: there are no cells and no indices.",
                "data-empty indices-empty output-shape", indices_shape, axis, np.empty(longer), "EMPTY"))
    nothing = "There are no cells and no updates."
    return rows + [
        ("empty-vector", nothing, "data-empty indices-empty", (0,), 0, np.empty((0,)), "EMPTY"),
        ("empty-everywhere", nothing, "data-empty indices-empty", (0, 0), -1, np.empty((0, 0)), "EMPTY"),
        ("empty-indices-of-a-vector", "data is a vector, and there are no indices.", "indices-empty untouched", (3,), 0,
         np.empty((0,)), "EMPTY ALIAS"),
        ("empty-indices-longer-than-the-axis",
         "indices has shape (7, 0): longer than data along the axis, but empty.", "indices-empty untouched",
         (2, 3), 0, np.empty((7, 0)), "EMPTY LARGE ALIAS"),
        *[(f"empty-data-beyond-31-bits-{words}", "One extent exceeds 2^31, and there are no cells.",
           "data-empty indices-empty ends-in-time", shape, axis, np.empty(indices), "EMPTY OFFS")
          for words, axis, shape, indices in [
              ("along-the-axis", 0, (2**32 + 2, 0), (3, 0)),
              ("along-the-last-axis", 1, (0, 2**31 + 5), (0, 4)),
              ("off-the-axis", -1, (2**33, 2, 1, 0), (3, 2, 1, 0)),
              ("in-indices", -2, (2**32, 3, 1, 0), (2**32, 3, 1, 0))]],
    ]


def _longer() -> list[Case]:
    """indices longer than data along the axis: some cells have several updates, none of which is left out."""
    layouts: list[tuple[str, tuple[int, ...], int, Any, str]] = [
        ("longer-along-axis-0", (3, 2), 0, [[0, 1], [-1, 0], [1, 2], [2, -2], [0, 1]],
         "five rows instead of three"),
        ("longer-along-axis-1", (2, 3), 1, [[2, 0, -2, 0, 1], [0, 1, 2, -1, 0]], "five columns instead of three"),
        ("longer-and-smaller", (3, 4, 2), 2, [[[0, 1, -1], [1, 0, 0]], [[-2, 1, 0], [1, 1, -2]]],
         "extent 3 instead of 2, but smaller on the other axes"),
        ("longer-than-an-axis-of-one", (1, 3), 0, [[0, 0, -1], [-1, 0, 0], [0, -1, 0]],
         "three rows instead of one"),
    ]
    found = []
    for turn, (slug, shape, axis, indices, words) in enumerate(layouts):
        indices = np.array(indices)
        for version in (NEWEST, OLDER[turn], OLDER[(turn + 1) % len(OLDER)]):
            here = indices % shape[axis] if version == "Scatter-9" else indices
            one_of = data_set(
                f"indices is longer than data along the axis, {words}: any update of a cell may win.",
                "indices-longer duplicates-none", counting(shape), here, _updates(here.shape, None),
                "allowed")
            found.append(_case(version, slug, [one_of], axis, None, "LARGE DUPNONE"))
        for reduction in REDUCTIONS_OF[NEWEST][1:]:
            in_newest = reduction in ("max", "min") or turn % 2 == 0
            sign = -1 if reduction == "min" else 1
            all_of = data_set(f"indices is longer than data along the axis, {words}: all updates of a cell are "
                              "combined.",
                              f"indices-longer duplicates-reduced reduction-{reduction}", counting(shape),
                              indices, sign * counting(indices.shape, start=2))
            found.append(_case(NEWEST if in_newest else "ScatterElements-16", f"{slug}-{reduction}", [all_of],
                               axis, reduction, "LARGE DUPRED REDIGN"))
    return found


def _gathered_back() -> list[Case]:
    """Distinct targets without a reduction: what GatherElements reads from the result by the same indices is
    updates."""
    found = []
    for version in (NEWEST, "Scatter-11", "ScatterElements-11", "ScatterElements-13", "ScatterElements-16"):
        sets = [
            data_set(f"All targets are distinct, so gathering from the result returns updates; {words}.",
                     "gather-inverse targets-unique", counting((3, 4)), indices, counting((2, 4), start=101))
            for words, indices in [
                ("the columns have different indices", [[0, 2, 1, 0], [1, 1, 2, 2]]),
                ("some indices are negative", [[-3, 2, -1, 0], [1, -2, 0, -2]])]
        ]
        found.append(_case(version, "gathered-back", sets, 0, None, "LAYOUT DUPNONE"))
    return found
