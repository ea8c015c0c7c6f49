"""The geometries of the covering array: shapes of data and indices, and indices that are also valid under a wrong reading.

A wrong reading (the wrong axis, components in another order, one component more or fewer, an index wrapped by the wrong
extent) must give a wrong answer and not an index out of range: therefore indices are written as numbers that are in range
for every axis that could be mistaken for theirs, if the shape has such numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd, prod

import numpy as np

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Geometry:
    """A shape of data and one of indices. ``axis`` is the attribute; None for ScatterND."""

    data: Shape
    indices: Shape
    axis: int | None
    what: str  # a part of a sentence

    @property
    def name(self) -> str:
        """The part of a slug for it, such as "3x4-at-2x4-axis-minus-1"."""
        place = "" if self.axis is None else f"-axis-{'minus-' * (self.axis < 0)}{abs(self.axis)}"
        return f"{_words(self.data)}-at-{_words(self.indices)}{place}"

    @property
    def updates(self) -> Shape:
        return self.indices if self.axis is not None else self.indices[:-1] + self.data[self.indices[-1] :]

    @property
    def repeats(self) -> bool:
        """Whether two updates can have the same target."""
        return prod(self.updates) > 0 and (self.indices[self.axis] if self.axis is not None
                                           else prod(self.indices[:-1])) > 1

    @property
    def has_room(self) -> bool:
        """Whether every update can have its own cell."""
        if self.axis is not None:
            return self.indices[self.axis] <= self.data[self.axis] or prod(self.indices) == 0
        return prod(self.indices[:-1]) <= prod(self.data[: self.indices[-1]]) or prod(self.updates) == 0


def _words(shape: Shape) -> str:
    return "x".join(map(str, shape)) or "scalar"


def _elements(what: str, data: Shape, axis: int, indices: Shape) -> Geometry:
    return Geometry(data, indices, axis, what)


def _tuples(what: str, data: Shape, length: int, batch: Shape) -> Geometry:
    return Geometry(data, (*batch, length), None, what)


_SLICE = "rows of {} elements"
ELEMENTS = (
    _elements("a vector", (7,), 0, (5,)),
    _elements("a vector with more updates than cells", (4,), -1, (9,)),
    _elements("a vector with one cell", (1,), -1, (4,)),
    _elements("a vector with two cells", (2,), -1, (2,)),
    _elements("the first axis of a matrix", (3, 4), 0, (3, 4)),
    _elements("the second axis of a matrix", (3, 4), 1, (3, 4)),
    _elements("the shorter axis of a matrix, fewer rows in indices", (4, 3), -1, (2, 3)),
    _elements("the first axis of a square matrix", (4, 4), 0, (4, 4)),
    _elements("the last axis of a square matrix, smaller indices", (4, 4), -1, (3, 2)),
    _elements("one column of updates", (5, 2), 0, (4, 1)),
    _elements("an axis of extent 1, one row of updates", (1, 6), 0, (1, 5)),
    _elements("the first axis of a matrix with one column", (6, 1), 0, (4, 1)),
    _elements("the last axis, which has extent 1", (6, 1), 1, (5, 1)),
    _elements("indices longer than data along the first axis", (3, 2), 0, (7, 2)),
    _elements("indices longer than data along the last axis, with fewer rows", (3, 2), -1, (2, 7)),
    _elements("the first of three axes", (3, 4, 5), 0, (2, 3, 4)),
    _elements("the middle one of three axes", (4, 3, 5), 1, (3, 3, 4)),
    _elements("the last of three axes", (4, 5, 3), 2, (4, 4, 3)),
    _elements("the shortest of three axes, given as axis -1", (5, 4, 2), -1, (4, 3, 2)),
    _elements("the middle axis of a cube", (3, 3, 3), 1, (3, 3, 3)),
    _elements("the first axis of a cube, indices smaller on the other axes", (3, 3, 3), -3, (3, 2, 2)),
    _elements("indices longer than data along the middle axis", (2, 3, 2), 1, (2, 5, 2)),
    _elements("many updates along an axis of extent 1", (2, 1, 3), -2, (2, 4, 3)),
    _elements("the second of four axes", (3, 2, 4, 5), 1, (2, 2, 3, 4)),
    _elements("data of rank 5", (3, 2, 2, 4, 2), 3, (2, 2, 1, 3, 2)),
    _elements("data of rank 8", (2, 1, 3, 1, 2, 1, 1, 3), -6, (2, 1, 3, 1, 1, 1, 1, 2)),
    _elements("data of rank 12", (2, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 2), 5, (2, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 2)),
    _elements("no updates along the axis", (3, 4), 0, (0, 4)),
    _elements("data without elements", (0, 3), 1, (0, 2)),
    _elements(_SLICE.format(4), (3, 4), -2, (2, 4)),
    _elements(_SLICE.format(8), (3, 8), 0, (3, 8)),
    _elements(_SLICE.format(16), (3, 16), 0, (2, 16)),
    _elements("rows of 16 indices along the last axis", (2, 17), 1, (2, 16)),
    _elements(_SLICE.format(33), (2, 33), -2, (2, 33)),
    _elements(_SLICE.format(65), (2, 65), 0, (1, 65)),
)
TUPLES = (
    _tuples("elements of a vector", (7,), 1, (5,)),
    _tuples("more updates than cells in a vector", (4,), 1, (3, 3)),
    _tuples("a vector with one cell", (1,), 1, (4,)),
    _tuples("indices of rank 1, which select one element", (3, 4), 2, ()),
    _tuples("indices of rank 1, which select one slice", (3, 4), 1, ()),
    _tuples("elements of a matrix", (3, 4), 2, (5,)),
    _tuples("elements of a square matrix", (4, 4), 2, (6,)),
    _tuples("rows of a square matrix", (4, 4), 1, (4,)),
    _tuples("rows of a matrix, as many tuples as columns", (5, 3), 1, (3,)),
    _tuples("slices of one element", (6, 1), 1, (4,)),
    _tuples("elements of a matrix with one column", (6, 1), 2, (4,)),
    _tuples("matrices of a rank-3 tensor", (4, 3, 5), 1, (3,)),
    _tuples("rows of a rank-3 tensor", (3, 4, 5), 2, (4,)),
    _tuples("elements of a rank-3 tensor", (5, 3, 4), 3, (3, 2)),
    _tuples("square slices", (3, 4, 4), 1, (2,)),
    _tuples("square slices of a cube", (3, 3, 3), 1, (3,)),
    _tuples("rows of a cube", (3, 3, 3), 2, (5,)),
    _tuples("elements of a cube", (3, 3, 3), 3, (4,)),
    _tuples("slices with an extent of 1 in the middle", (3, 2, 1, 4), 1, (2,)),
    _tuples("data of rank 4, tuples of length 2", (3, 2, 4, 2), 2, (2, 2)),
    _tuples("data of rank 4, tuples of length 3", (4, 2, 3, 5), 3, (4,)),
    _tuples("data of rank 5", (3, 2, 2, 4, 2), 4, (5,)),
    _tuples("data of rank 8", (2, 1, 3, 1, 2, 1, 1, 3), 5, (4,)),
    _tuples("data of rank 12", (2, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 2), 9, (4,)),
    _tuples("an empty tuple, which selects all of data", (3, 2), 0, (1,)),
    _tuples("two empty tuples, each of which selects all of data", (2, 3), 0, (2,)),
    _tuples("no tuples", (3, 4), 2, (0,)),
    _tuples("slices without elements", (3, 0), 1, (2,)),
    _tuples(_SLICE.format(4), (3, 4), 1, (2,)),
    _tuples(_SLICE.format(8), (4, 8), 1, (3,)),
    _tuples(_SLICE.format(16), (3, 16), 1, (2,)),
    _tuples("slices of 4 by 4 elements", (3, 4, 4), 1, (3,)),
    _tuples(_SLICE.format(17), (2, 2, 17), 2, (3,)),
    _tuples(_SLICE.format(32), (3, 32), 1, (2,)),
    _tuples(_SLICE.format(64), (2, 64), 1, (1,)),
)


def indices_of(geometry: Geometry, repeated: bool, negative: bool) -> np.ndarray:
    """Indices of a geometry as int64.

    ``repeated``: some cells are named by several updates, if the shapes allow several updates at all; otherwise no cell is,
    if it ``has_room``. ``negative``: about half of them count from the end, or more if that is valid for another axis.
    """
    if geometry.axis is not None:
        return _along_axis(geometry, geometry.axis % len(geometry.data), repeated, negative)
    return _as_tuples(geometry, repeated, negative)


def _along_axis(geometry: Geometry, axis: int, repeated: bool, negative: bool) -> np.ndarray:
    found = np.zeros(geometry.indices, dtype=np.int64)
    extent, length = geometry.data[axis], geometry.indices[axis]
    fitting = min((other for other in geometry.data if other > 1), default=1)
    others = geometry.indices[:axis] + geometry.indices[axis + 1 :]
    for line, place in enumerate(np.ndindex(others)):
        cells = _visits(extent, length, line, repeated)
        numbers = [_written(cell, extent, fitting, (line + turn) % 2) if negative else cell
                   for turn, cell in enumerate(cells)]
        found[(*place[:axis], slice(None), *place[axis:])] = numbers
    return found


def _as_tuples(geometry: Geometry, repeated: bool, negative: bool) -> np.ndarray:
    length = geometry.indices[-1]
    extents = geometry.data[:length]
    found = np.zeros(geometry.indices, dtype=np.int64)
    fitting = min((extent for extent in geometry.data[: length + 1] if extent > 1), default=1)
    cells = _visits(prod(extents), prod(geometry.indices[:-1]), 0, repeated)
    for turn, (place, cell) in enumerate(zip(np.ndindex(geometry.indices[:-1]), cells)):
        components = np.unravel_index(cell, extents) if length > 0 else ()
        for n, component in enumerate(components):
            found[(*place, n)] = (
                _written(int(component), extents[n], fitting, (turn + n) % 2) if negative else component)
    return found


def _visits(cells: int, count: int, line: int, repeated: bool) -> list[int]:
    """The visited cells, in no simple order; if ``repeated``, every third visit is to the first of them."""
    if count == 0 or cells == 0:
        return []
    step = next(step for step in range(int(cells * 0.6180339887) | 1, 2 * cells + 2) if gcd(step, cells) == 1)
    found = [(cells - 1 + line + turn * step) % cells for turn in range(count)]
    if repeated:
        found[1 if count == 2 else 2 :: 3] = [found[0]] * len(found[1 if count == 2 else 2 :: 3])
    return found


def _written(cell: int, extent: int, fitting: int, odd: int) -> int:
    """The cell as an index: a number also in range of ``fitting``, if there is one; otherwise negative if ``odd``."""
    positive, negative = cell < fitting, cell - extent >= -fitting
    if positive != negative:
        return cell if positive else cell - extent
    return cell - extent if odd else cell
