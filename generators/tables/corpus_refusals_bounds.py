"""Indices that are out of range, by a little and by much, which Scatter-9 does not define.

Clamping such an index, wrapping it, keeping 32 bits of it, checking only its offset and ignoring its
update all give different outputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from oracle.operator_versions import REDUCTIONS_OF
from tables.case_writer import Case, DataSet, counting
from tables.refusals import ELEMENTS_VERSIONS, ND_VERSIONS


Row = tuple[Any, str]

# Far out of range of an extent of 5: modulo 5 and clamping give different cells.
_EXTREMES = [
    (-(2**63), "The minimum int64 is still negative after the extent is added."),
    (2**63 - 1, "The maximum int64: its byte offset overflows 64 bits."),
    (2**32, "2^32 becomes 0 when truncated to 32 bits."),
    (2**32 + 2, "2^32 + 2 becomes 2 when truncated to 32 bits."),
    (-(2**32) - 1, "-2^32 - 1 becomes -1 when truncated to 32 bits."),
    (2**31, "2^31 becomes negative when truncated to 32 bits."),
    (-(2**31) - 1, "-2^31 - 1 becomes positive when truncated to 32 bits."),
    (2**16, "2^16 becomes 0 when truncated to 16 bits."),
]
# The same for int32 and an extent of 7.
_NARROW = [
    (-(2**31), "The minimum int32 is still negative after the extent is added."),
    (2**31 - 1, "The maximum int32: 2 or 4 times this value overflows 32 bits."),
    (2**30, "2^30 times 4 bytes becomes 0 when truncated to 32 bits."),
    (2**16, "2^16 becomes 0 when truncated to 16 bits."),
    (7, "7 is one past the end of an axis of extent 7."),
    (-8, "-8 is one before the start of an axis of extent 7."),
]


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for version in ELEMENTS_VERSIONS:
        found += _elements(version) + _elements_places(version)
    for version in ND_VERSIONS:
        found += _nd(version) + _nd_places(version)
    for version in ("ScatterElements-18", "ScatterND-18"):
        found += _beside_another_extent(version)
    for version, reductions in REDUCTIONS_OF.items():
        found += [_reduced(version, reduction) for reduction in reductions]
    return found


def _bounds(
    version: str, slug: str, data: np.ndarray, updates: np.ndarray, rows: Sequence[Row], *,
    attributes: tuple[tuple[str, Any], ...] = (), dtype: Any = np.int64, bugs: str = "OOB",
) -> Case:
    """One case with a data set per row: indices and why. For Scatter-9 the results are not defined."""
    operator, since = version.split("-")
    expect = "invariants" if version == "Scatter-9" else "refuse"
    data_sets = tuple(
        DataSet((data, np.array(indices, dtype), updates), why, ("index-bounds",), expect)
        for indices, why in rows
    )
    return Case(version, f"index-bounds-{slug}", operator, int(since), data_sets, attributes=attributes,
                bugs=tuple(bugs.split()))


# Extents in which each dimension is the shortest once, and the others have different extents.
_OTHERS = ((5, 2), (2, 5), (3, 4, 6), (4, 3, 6), (6, 4, 3))


def _beside_another_extent(version: str) -> list[Case]:
    """The index is out of range of its dimension, and in range of every other one."""
    found = []
    for shape in _OTHERS:
        shortest = shape.index(min(shape))
        rows = [(index, f"{index} is out of range of the extent {min(shape)}, and in range of every other one.")
                for index in (min(shape), -min(shape) - 1)]
        data, slug = 10 * counting(shape), "x".join(map(str, shape))
        if version in ELEMENTS_VERSIONS:
            lists = tuple(1 for _ in shape)
            found.append(_bounds(version, f"in-others-{slug}", data, counting(lists, start=401),
                                 [(np.full(lists, index), why) for index, why in rows], attributes=(("axis", shortest),)))
        else:
            tuples = [([[index if place == shortest else 0 for place in range(len(shape))]], why) for index, why in rows]
            found.append(_bounds(version, f"in-others-{slug}", data, counting((1,), start=401), tuples))
    return found


def _elements(version: str) -> list[Case]:
    """One axis: how far out of range an index is."""
    vector, updates = 10 * counting((3,)), counting((2,), start=401)
    return [
        _bounds(version, "edges", vector, updates, [
            ([0, 3], "3 is one past the end of an axis of extent 3."),
            ([-4, 1], "-4 is one before the start of an axis of extent 3."),
        ], bugs="OOB NEGIDX"),
        _bounds(version, "extremes", 10 * counting((5,)), updates,
                [([1, index], why) for index, why in _EXTREMES], bugs="OOB IDXW OFFS"),
        _bounds(version, "int32-extremes", 10 * counting((7,)), updates,
                [([1, index], why) for index, why in _NARROW], dtype=np.int32, bugs="OOB IDXW OFFS"),
        _bounds(version, "axis-of-none", np.empty((0,), np.float32), updates[:1], [
            ([0], "An axis of extent 0 has no valid index."),
            ([-1], "An axis of extent 0 has no last index, so -1 is out of range."),
        ], bugs="OOB EMPTY"),
        _bounds(version, "axis-of-one", 10 * counting((1, 3)), counting((1, 3), start=401), [
            ([[0, 1, -1]], "1 is past the end of an axis of extent 1, whose valid indices all select one cell."),
            ([[-2, 0, 0]], "-2 is before the start of an axis of extent 1."),
        ], bugs="OOB NEGIDX"),
    ]


def _elements_places(version: str) -> list[Case]:
    """Two or three axes: the position of the index, and of its offset."""
    matrix, cube = 10 * counting((2, 3)), 10 * counting((2, 3, 4))
    rows, row = counting((3, 3), start=401), counting((1, 3), start=401)
    return [
        _bounds(version, "other-column", matrix, counting((1, 1), start=401), [
            ([[3]], "Column 3 of row 0 does not exist, although its offset is that of row 1, column 0."),
            ([[4]], "Column 4 of row 0 does not exist, although its offset is that of row 1, column 1."),
            ([[-4]], "Column -4 of row 0 does not exist: its offset is before data."),
        ], attributes=(("axis", 1),)),
        _bounds(version, "below-the-last-row", matrix, row, [
            ([[0, 1, 2]], "Row 2 of column 2 does not exist: its offset is past the end of data."),
            ([[2, 0, 1]], "Row 2 of column 0 does not exist: its offset is the first one past the end of data."),
            ([[-3, 1, 0]], "Row -3 of column 0 does not exist: its offset is before data."),
        ]),
        _bounds(version, "positions", 10 * counting((4, 3)), rows, [
            ([[4, 0, 1], [1, 2, 0], [2, 1, 3]], "The first index is out of range; all others are in range."),
            ([[0, 3, 1], [1, -5, 0], [2, 1, 3]], "An index in the middle is out of range; all others are in range."),
            ([[0, 3, 1], [1, 2, 0], [2, 1, 4]],
             "The last index is out of range: no update should be written before it is checked."),
            ([[4, 5, 6], [7, 8, 9], [10, 11, 12]], "All indices are out of range, each by a different distance."),
        ]),
        _bounds(version, "middle-axis", cube, counting((1, 2, 1), start=401), [
            ([[[1], [3]]], "3 is out of range for the middle axis of extent 3, but in range for the last axis."),
            ([[[1], [-4]]], "-4 is out of range for the middle axis of extent 3, but in range for the last axis."),
        ], attributes=(("axis", 1),), bugs="OOB RANK"),
    ]


def _reduced(version: str, reduction: str) -> Case:
    """The edges under a reduction, which may have a separate code path. Every update would change its cell."""
    data, updates = 10 * counting((4, 2)), counting((2, 2), start=401) * (-1 if reduction == "min" else 1)
    rows = [([[0, 1], [4, 2]], f"4 is one past the end of an axis of extent 4; reduction is {reduction}."),
            ([[0, 1], [-5, 2]], f"-5 is one before the start of an axis of extent 4; reduction is {reduction}.")]
    if version in ND_VERSIONS:
        rows = [([[0], [4]], rows[0][1]), ([[0], [-5]], rows[1][1])]
    return _bounds(version, reduction, data, updates, rows, attributes=(("reduction", reduction),))


def _nd(version: str) -> list[Case]:
    """How far out of range a component is, and whether its offset is out of range."""
    matrix, update = 10 * counting((2, 3)), counting((1,), start=401)
    cells, updates = 10 * counting((6, 5)), counting((2,), start=401)
    return [
        _bounds(version, "edges", matrix, update, [
            ([[2, 0]], "2 is one past the last row."),
            ([[-3, 0]], "-3 is one before the first row."),
            ([[0, 3]], "Column 3 of row 0 does not exist, although its offset is that of row 1, column 0."),
            ([[1, -4]], "Column -4 of row 1 does not exist, although its offset is that of row 0, column 2."),
        ], bugs="OOB NEGIDX KSLICE"),
        _bounds(version, "extremes", cells, updates,
                [([[3, 1], [2, index]], why) for index, why in _EXTREMES], bugs="OOB IDXW OFFS"),
        _bounds(version, "extreme-rows", 10 * counting((5, 6)), updates,
                [([[3, 1], [index, 2]], why) for index, why in _EXTREMES], bugs="OOB IDXW OFFS"),
        _bounds(version, "axis-of-none", np.empty((0, 3), np.float32), counting((1, 3), start=401), [
            ([[0]], "An axis of extent 0 has no valid index."),
            ([[-1]], "An axis of extent 0 has no last index, so -1 is out of range."),
        ], bugs="OOB EMPTY"),
        _bounds(version, "axis-of-one", 10 * counting((1, 3)), counting((2,), start=401), [
            ([[0, 2], [1, 0]], "Row 1 does not exist: the first axis has extent 1."),
            ([[-2, 1], [-1, 2]], "Row -2 does not exist: the first axis has extent 1."),
        ], bugs="OOB NEGIDX KSLICE"),
        _bounds(version, "slice-of-nothing", np.empty((2, 0), np.float32), np.empty((1, 0), np.float32), [
            ([[2]], "Row 2 does not exist, although nothing would be written to it."),
        ], bugs="OOB EMPTY"),
        _bounds(version, "second-axis-of-none", np.empty((2, 0), np.float32), update, [
            ([[1, 0]], "Row 1 has no columns, so column 0 does not exist."),
        ], bugs="OOB EMPTY"),
    ]


def _nd_places(version: str) -> list[Case]:
    """The position of the tuple, and slices."""
    cube = 10 * counting((2, 3, 4))
    return [
        _bounds(version, "slices", 10 * counting((3, 4)), counting((2, 4), start=401), [
            ([[0], [3]], "The last tuple selects a row past the end: nothing may be written, not even row 0."),
            ([[3], [1]], "The first tuple selects a row past the end."),
            ([[1], [-4]], "The last tuple selects a row before the first."),
        ], bugs="OOB KSLICE"),
        _bounds(version, "rows-of-a-cube", cube, counting((2, 4), start=401), [
            ([[1, 2], [0, 3]], "Row 3 of matrix 0 does not exist, although its offset is inside matrix 1."),
            ([[0, 1], [1, -4]], "Row -4 of matrix 1 does not exist, although its offset is inside matrix 0."),
            ([[0, 1], [2, 0]], "Matrix 2 does not exist: its rows would begin at the end of data."),
            ([[0, 1], [-3, 2]], "Matrix -3 does not exist, regardless of the row."),
        ], bugs="OOB KSLICE"),
        _bounds(version, "positions", 10 * counting((4, 5)), counting((3,), start=401), [
            ([[4, 0], [1, 2], [0, 1]], "The first component of the first tuple is out of range."),
            ([[3, 0], [1, 5], [0, 1]], "The last component of the middle tuple is out of range."),
            ([[3, 0], [1, 2], [0, -6]],
             "The very last component is out of range: no update should be written before it is checked."),
            ([[4, 5], [-5, -6], [9, 8]], "All components are out of range."),
        ], bugs="OOB KSLICE"),
        _bounds(version, "elements-of-a-cube", cube, counting((1,), start=401), [
            ([[0, 3, 0]], "Row 3 does not exist, although its offset is inside the next matrix."),
            ([[0, 0, 4]], "Column 4 does not exist, although its offset is inside the next row."),
            ([[1, 2, 4]], "Column 4 does not exist: its offset is the first one past the end of data."),
            ([[-3, 0, 0]], "Matrix -3 does not exist: its offset is before data."),
        ], bugs="OOB KSLICE"),
    ]
