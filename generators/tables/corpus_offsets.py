"""Cells whose offsets need more than 15 or 16 bits, in data of numbers of 4 and 8 bytes and of strings.

A few updates of the last row, and of one in the middle. The low bits of an offset alone are the offset of
another cell, which keeps its value in the right output; no offset is negative as a signed 16-bit number if one
is beyond 2^16. So the output is wrong and nothing is out of bounds. Data is regular, because data and output are stored
completely; integers and strings take one or two bytes per cell.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tables.case_writer import Case
from tables.folder_forms import into_typed_field, on_tensors
from tables.rows import case, data_set, typed

TABLE = "corpus_offsets"
# The extent of rows, and a row in the middle, whose offsets differ in 8 bits, but not in 15.
WIDTH, MIDDLE = 16, 1001
# Whole numbers from 0 to 100 in data, so that cells 2^15 and 2^16 apart differ; above, in updates.
_CYCLE = 101


@dataclass(frozen=True)
class Shape:
    """Rows of 16 cells, the last one starting at the offset 2^bits."""

    bits: int
    types: tuple[str, ...]

    @property
    def rows(self) -> int:
        """The number of rows."""
        return 2**self.bits // WIDTH + 1


SHAPES = (Shape(16, ("float", "int64", "string")), Shape(15, ("int32", "int64")))


def cases() -> list[Case]:
    """All cases of this table."""
    return [made for shape in SHAPES for dtype in shape.types
            for made in (_elements(shape, dtype), _tuples(shape, dtype))]


def _elements(shape: Shape, dtype: str) -> Case:
    """Eleven columns, each with an update in the last row and one in the middle."""
    indices = np.stack([np.full(11, shape.rows - 1), MIDDLE + np.arange(11) % 2])
    if dtype == "string":  # the axis between two others
        return _case("ScatterElements-18", shape, dtype, (1, shape.rows, WIDTH), indices[np.newaxis], indices.size, 1)
    return _case("ScatterElements-18", shape, dtype, (shape.rows, WIDTH), indices, indices.size, 0)


def _tuples(shape: Shape, dtype: str) -> Case:
    """Elements by row and column; for floats, whole rows."""
    last = shape.rows - 1
    if dtype == "float":
        return _case("ScatterND-18", shape, dtype, (shape.rows, WIDTH), np.array([[last], [MIDDLE]]), 2 * WIDTH, None)
    tuples = np.array([[last, 3], [MIDDLE, 5], [last, 15], [MIDDLE + 1, 0], [last, 4], [last, 0]])
    return _case("ScatterND-18", shape, dtype, (shape.rows, WIDTH), tuples, len(tuples), None)


def _case(
    version: str, shape: Shape, dtype: str, extents: tuple[int, ...], indices: np.ndarray, count: int, axis: int | None,
) -> Case:
    slices = extents[indices.shape[-1] :] if axis is None else ()
    lists = indices.shape[:-1] + slices if axis is None else indices.shape
    data, updates = _VALUES.get(dtype, _numbers)(dtype, shape.rows * WIDTH, count)
    clauses = "target untouched" + " tuple" * (axis is None and not slices) + " slice" * bool(slices)
    one = data_set(f"Some updates target cells from offset 2^{shape.bits} on; truncated to {shape.bits} bits, these "
                   "offsets start at 0.", clauses, data.reshape(extents), indices.astype(np.int64),
                   updates.reshape(lists))
    made = case(TABLE, version, f"offsets-past-2-{shape.bits}-{dtype}", [one], axis=axis, bugs="OFFS DTYPE")
    return made if dtype == "float" else replace(made, form=on_tensors(into_typed_field))


def _numbers(dtype: str, cells: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    return typed(dtype, np.arange(cells) % _CYCLE), typed(dtype, _CYCLE + np.arange(count) % (127 - _CYCLE))


def _texts(dtype: str, cells: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Only the first cells of data have a text: the targets of the low bits."""
    first = [f"old {cell}" for cell in range(4 * WIDTH)]
    return typed(dtype, [*first, *[""] * (cells - len(first))]), typed(dtype, [f"new {n}" for n in range(count)])


_VALUES: dict[str, Callable[[str, int, int], tuple[Any, Any]]] = {"string": _texts}
