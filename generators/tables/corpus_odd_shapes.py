"""Shapes that leave an implementation no shortcut: dimensions that cannot be merged, extents that are neither small nor
round, coordinates above 255 off the axis, and strides beyond 15 and 16 bits in data of one byte an element.

Two neighbouring dimensions can be treated as one if indices cover both and the axis is neither of them; where indices
are shorter than data in every dimension, none can. Extents from 37 to 61 are no multiple of a block or a vector.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

import numpy as np

from oracle.operator_versions import REDUCTIONS_OF
from tables.case_writer import Case, DataSet
from tables.folder_forms import typed_indices
from tables.rows import case, data_set, targets
from tables.sequences import at, values

RANKS = (5, 6, 7, 8, 9, 10)
ODD_EXTENTS = (37, 41, 43, 47, 53, 59, 61)
WIDE, LONG = 300, 1031
_ELEMENTS = ("ScatterElements-18", "ScatterElements-16", "ScatterElements-18", "ScatterElements-13", "ScatterElements-18",
             "Scatter-11", "ScatterElements-18")
_TUPLES = ("ScatterND-18", "ScatterND-16", "ScatterND-18", "ScatterND-13", "ScatterND-18", "ScatterND-11")
_TYPES = ("uint8", "int16", "float16", "int8", "bfloat16", "uint16")
# Data and output of more cells are stored with one byte each.
_MOST_OF_TWO_BYTES = 3000


def cases() -> list[Case]:
    """All cases of this table."""
    return [*_unmerged(), *_odd(), *_wide(), *_middle_axes(), *_far()]


def _case(turn: int, version: str, slug: str, why: str, shape: tuple[int, ...], indices: np.ndarray, axis: int | None) -> Case:
    """Types and reductions alternate; several updates may aim at one cell where there is a reduction."""
    reductions = REDUCTIONS_OF.get(version, ("none",))
    operator, reduction, dtype = version.split("-")[0], at(turn, reductions), at(turn, _TYPES)
    if prod(shape) > _MOST_OF_TWO_BYTES:
        dtype = at(turn, ("uint8", "int8"))
    if dtype == "bfloat16" and version in ("Scatter-11", "ScatterND-11"):
        dtype = "float16"
    aims = targets(operator, shape, indices, axis or 0)
    data, updates = values(dtype, reduction, prod(shape), aims.reshape(-1).tolist())
    repeats = len(np.unique(aims)) < aims.size
    clauses = ("target" if axis is not None else "tuple" if indices.shape[-1] == len(shape) else "slice updates-layout")
    clauses += {True: " duplicates-none", False: ""}[repeats and reduction == "none"]
    clauses += f" reduction-{reduction}" * (reduction != "none") + " duplicates-reduced" * (repeats and reduction != "none")
    one: DataSet = data_set(why, clauses, data.reshape(shape), indices, updates.reshape(aims.shape))
    made = case(version, slug, [one], axis=axis, reduction=reduction if version in REDUCTIONS_OF else None,
                bugs=f"RANK LAYOUT {'KSLICE' if axis is None else 'SMALL'}")
    return Case(**{**made.__dict__, "form": typed_indices})


def _numbers(shape: tuple[int, ...], extent: int, turn: int) -> np.ndarray:
    """Numbers below an extent in no simple order, some of them counted from the end."""
    found = (np.arange(prod(shape)) * 7 + np.arange(prod(shape)) // 3 + turn) % extent
    found[::3] -= extent
    return found.reshape(shape)


# ---- dimensions that cannot be merged ------------------------------------------------------------------------


def _unmerged() -> Iterator[Case]:
    turn = 0
    for rank in RANKS:
        # Of high ranks every other extent is smaller, so that data is not large.
        data = (3,) * rank if rank < 9 else tuple(2 + place % 2 for place in range(rank))
        for axis in (0, rank // 2, rank - 1, -2):
            indices = _numbers(tuple(extent - 1 for extent in data), data[axis], turn)
            yield _case(turn, at(turn, _ELEMENTS), f"unmerged-rank-{rank}-axis-{'minus-' * (axis < 0)}{abs(axis)}",
                        f"Rank {rank}: indices are shorter than data in every dimension, and no two of them can be merged.",
                        data, indices, axis)
            turn += 1
        for length in (rank, rank - 1, rank - 2):
            shape = tuple(2 + (place + rank) % 3 for place in range(rank)) if rank < 9 else data
            tuples = np.stack([_numbers((9,), extent, turn + place) for place, extent in enumerate(shape[:length])], axis=-1)
            yield _case(turn, at(turn, _TUPLES), f"unmerged-rank-{rank}-k-{length}",
                        f"Rank {rank} with tuples of {length}: neighbouring extents differ.", shape, tuples, None)
            turn += 1


# ---- odd extents ---------------------------------------------------------------------------------------------


def _odd() -> Iterator[Case]:
    for turn, rows in enumerate(ODD_EXTENTS):
        columns = ODD_EXTENTS[(turn + 3) % len(ODD_EXTENTS)]
        for axis in (0, 1):
            shape, other = (rows, columns), (columns, rows)[axis]
            lists = [at(turn, ODD_EXTENTS) // 4, at(turn, ODD_EXTENTS) // 4]
            lists[1 - axis] = other - 4
            yield _case(turn + axis, at(turn, _ELEMENTS[::2] + _ELEMENTS[1::2]), f"odd-extents-{rows}-{columns}-axis-{axis}",
                        f"Extents {rows} and {columns}, and indices that are {4} shorter off the axis.", shape,
                        _numbers(tuple(lists), shape[axis], turn), axis)
        tuples = np.stack([_numbers((31,), rows, turn), _numbers((31,), columns, turn + 1)], axis=-1)
        yield _case(turn, at(turn, _TUPLES), f"odd-extents-{rows}-{columns}-k-2",
                    f"Extents {rows} and {columns}, both named by tuples.", (rows, columns), tuples, None)
        yield _case(turn + 2, at(turn + 1, _TUPLES), f"odd-extents-{rows}-{columns}-k-1",
                    f"Slices of {columns} elements, {rows} of them.", (rows, columns), _numbers((11, 1), rows, turn), None)


# ---- coordinates above 255 off the axis ----------------------------------------------------------------------


def _wide() -> Iterator[Case]:
    turn = 0
    for version in ("ScatterElements-18", "ScatterElements-16", "ScatterElements-11"):
        for shape, axis in (((2, WIDE), 0), ((WIDE, 2), 1), ((2, WIDE, 2), -1)):
            lists = list(shape)
            lists[axis] = 1
            words = "-".join(map(str, shape))
            yield _case(turn, version, f"wide-{words}-axis-{'minus-' * (axis < 0)}{abs(axis)}",
                        f"Off the axis the extent is {WIDE}: coordinates do not fit into a byte.", shape,
                        _numbers(tuple(lists), shape[axis], turn), axis)
            turn += 1
    for version in ("ScatterND-18", "ScatterND-16", "ScatterND-11"):
        for shape in ((3, WIDE), (2, WIDE, 2)):
            yield _case(turn, version, f"wide-{'-'.join(map(str, shape))}-slices",
                        f"A slice has an extent of {WIDE}: coordinates in it do not fit into a byte.", shape,
                        np.array([[-1], [0]]), None)
            turn += 1


def _middle_axes() -> Iterator[Case]:
    """A middle axis between wide ones, and one along which there are more than a thousand indices."""
    for turn, version in enumerate(("ScatterElements-18", "ScatterElements-16")):
        for shape, lists in (((WIDE, 2, 2), (WIDE, 1, 2)), ((2, 2, WIDE), (2, 1, WIDE)), ((2, LONG, 2), (2, LONG, 2))):
            yield _case(turn, version, f"middle-axis-{'-'.join(map(str, shape))}",
                        f"The middle one of three axes; indices have {'x'.join(map(str, lists))} elements.", shape,
                        _numbers(lists, shape[1], turn), 1)


# ---- strides and offsets beyond 15 and 16 bits ---------------------------------------------------------------------------

# Data, and the axis or the length of tuples.
FAR_AXES = (((3, 33001), 0),)
FAR_TUPLES = (((2, 33001), 1), ((2, 33001), 2), ((2, 3, 11003), 3), ((2, 3, 5, 2203), 4))
# The same in bytes, of elements of 8 bytes.
FAR_BYTES = (4101, 2)


def _far() -> Iterator[Case]:
    for turn, (shape, axis) in enumerate(FAR_AXES):
        lists = [min(extent, 3) for extent in shape]
        yield _case(turn, at(turn, _ELEMENTS), f"far-{'-'.join(map(str, shape))}-axis-{'minus-' * (axis < 0)}{abs(axis)}",
                    "Offsets do not fit into 16 bits, and the stride of the axis not into 15.", shape,
                    _ends_of(tuple(lists), shape[axis], turn), axis)
    for turn, (shape, length) in enumerate(FAR_TUPLES):
        count = 1 if length < len(shape) else 7
        tuples = np.stack([_ends_of((count,), extent, turn + place) for place, extent in enumerate(shape[:length])], axis=-1)
        yield _case(turn, at(turn, _TUPLES), f"far-{'-'.join(map(str, shape))}-k-{length}",
                    "Offsets do not fit into 16 bits.", shape, tuples, None)


    for version, indices, axis in (("ScatterElements-18", _ends_of((5, 2), FAR_BYTES[0], 1), 0),
                                   ("ScatterND-18", _ends_of((5, 1), FAR_BYTES[0], 2), None)):
        aims = targets(version.split("-")[0], FAR_BYTES, indices, axis or 0)
        data, updates = values("int64", "none", prod(FAR_BYTES), aims.reshape(-1).tolist())
        one = data_set("Few elements, whose offsets in bytes do not fit into 16 bits.", "target" if axis == 0 else "slice",
                       data.reshape(FAR_BYTES), indices, updates.reshape(aims.shape))
        yield case(version, "far-in-bytes", [one], axis=axis, bugs="OFFS")


def _ends_of(shape: tuple[int, ...], extent: int, turn: int) -> np.ndarray:
    """Numbers near the end of an extent, the first one the last, every third counted from the end."""
    found = extent - 1 - (np.arange(prod(shape)) * 7 + turn) % min(extent, 5000)
    found[::3] -= extent
    found[0] = -1
    return found.reshape(shape)
