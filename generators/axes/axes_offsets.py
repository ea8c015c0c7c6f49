"""Axes of widths: offsets of cells, and positions in lists, that exceed 15 or 16 bits, by the size of an element."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from axes.axis import Axis
from tables.case_writer import Case, DataSet
from tables.rows import aims_of, is_answered, reduction_of, type_of

_OPERATORS = ("ScatterElements", "ScatterND")
_LEAST = 2**15  # with fewer cells and updates nothing is lost


def _size_of(data: np.ndarray) -> str:
    """The size of an element, such as "4 bytes"; strings have none."""
    if type_of(data) == "string":
        return "string"
    return "1 byte" if data.itemsize == 1 else f"{data.itemsize} bytes"


def _operator(case: Case) -> str:
    """Scatter is ScatterElements under another name."""
    return "ScatterND" if case.operator == "ScatterND" else "ScatterElements"


def _is_looked_at(case: Case, data_set: DataSet) -> bool:
    """Whether every update replaces a cell, and there are many cells or updates."""
    return (is_answered(data_set) and reduction_of(case) == "none" and data_set.inputs[1].size > 0
            and max(tensor.size for tensor in data_set.inputs) > _LEAST)


# ---- offsets in data ---------------------------------------------------------------------------------------


def _offset_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not _is_looked_at(case, data_set):
        return
    data, _, updates = data_set.inputs
    aims = aims_of(case, data_set)
    name = f"{_size_of(data)}: {_operator(case)}"
    negative = (aims & 2**15).any()  # some offset, as a signed number of 16 bits
    if not negative and all(_is_told(data, aims, updates, bits) for bits in (15, 16)):
        yield f"beyond 2^16, {name}"
    if data.size <= 2**16 and _is_told(data, aims, updates, 15):
        yield f"beyond 2^15 of 2^16, {name}"


def _is_told(data: np.ndarray, aims: np.ndarray, updates: np.ndarray, bits: int) -> bool:
    """Whether two cells get wrong values if only this many low bits of an offset are kept: the right one, and another."""
    old, new = data.reshape(-1), updates.reshape(-1)
    cut = aims & (2**bits - 1)
    return bool(((cut != aims) & (old[aims] != new) & (old[cut] != new) & ~np.isin(cut, aims)).any())


# ---- positions in updates and indices ----------------------------------------------------------------------


def _position_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not _is_looked_at(case, data_set):
        return
    data, indices, updates = data_set.inputs
    aims = aims_of(case, data_set)
    if len(np.unique(aims)) < len(aims):  # another update of the cell may hide the loss
        return
    for name, tensor in (("updates", updates), ("indices", indices)):
        elements = tensor.reshape(-1)
        beyond = elements[2**16 :]
        if (beyond != elements[: len(beyond)]).any():
            yield f"{name}, {_size_of(data)}: {_operator(case)}"


AXES = (
    Axis("offsets-beyond-16-bits", "Cells of numbers of 4 and 8 bytes and of strings whose offsets have more than 16 "
         "bits, of which the low ones are the offset of another cell.",
         frozenset(f"beyond 2^16, {size}: {operator}" for size in ("4 bytes", "8 bytes", "string")
                   for operator in _OPERATORS), _offset_points),
    Axis("offsets-beyond-15-bits", "The same of numbers and of 15 bits, in data of no more elements than 16 bits "
         "count.", frozenset(f"beyond 2^15 of 2^16, {size}: {operator}" for size in ("4 bytes", "8 bytes")
                   for operator in _OPERATORS), _offset_points),
    Axis("positions-beyond-16-bits", "Elements of updates and of indices that 16 bits do not count, to cells of 1 and "
         "of 8 bytes.",
         frozenset(f"{name}, {size}: {operator}" for name in ("updates", "indices") for size in ("1 byte", "8 bytes")
                   for operator in _OPERATORS), _position_points),
)
