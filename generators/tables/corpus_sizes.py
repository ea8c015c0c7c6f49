"""Numbers of updates one above the sizes of buffers, blocks and kernels, and offsets of cells beyond 15 or 16 bits.

An update that is lost, applied twice, or applied in the wrong place at such a boundary shows in the output: updates
next to each other and those a power of two apart differ, and no value of data equals that of an update. Indices
are in typed fields, which need one to three bytes for each; so are the values of 65,537 int64, which need one.

Offsets: a few updates of the last row, and of one in the middle. The low bits of an offset alone are the offset of
another cell, which keeps its value in the right output; no offset is negative as a signed 16-bit number if one
is beyond 2^16. So the output is wrong and nothing is out of bounds. Data is regular, because data and output are stored
completely; integers and strings take one or two bytes per cell.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from oracle.operator_versions import VERSIONS
from tables.case_writer import Case, DataSet
from tables.folder_forms import into_typed_field, on_tensors, typed_indices
from tables.refusals import ND_VERSIONS
from tables.rows import case, data_set, typed


def cases() -> list[Case]:
    """All cases of this table."""
    return sizes() + offsets()


# ---- numbers of updates ------------------------------------------------------------------------------------


SIZES = (257, 1025, 4097, 8193, 65537)
# Versions below the newest, whose kernels may differ: two sizes suffice.
_FEW = (257, 4097)
# More updates than this need one byte each: as uint8, or as int64 in typed fields.
_MOST_FLOATS = 8193

# For each size: two factors, for indices of rank 2; and a shape with a few more cells, for tuples of length 2.
_FACTORS = {257: (257, 1), 1025: (205, 5), 4097: (241, 17), 8193: (2731, 3), 65537: (65537, 1)}
_CELLS = {257: (19, 14), 1025: (33, 32), 4097: (65, 64), 8193: (97, 85), 65537: (257, 256)}

# Coprime to every number of cells and extents that occur, so that its multiples visit all of them.
_STEP = 5003
_NOT_UPDATED = 251

_SUMMED = "The sums wrap, so each update changes the result, whatever the others are."


def sizes() -> list[Case]:
    """Numbers of updates."""
    found = []
    for version in VERSIONS:
        newest = version in ("ScatterElements-18", "ScatterND-18")
        for size in SIZES if newest else _FEW:
            found += _tuples(version, size) if version in ND_VERSIONS else _elements(version, size)
    for size in SIZES:
        found += _reduced_elements(size) + _reduced_tuples(size) + _long_slices(size)
    found.append(_repeated_long_slice())
    return found


def _case(
    version: str, size: int, slug: str, why: str, inputs: tuple[np.ndarray, ...], clauses: str, *,
    bugs: str = "CHUNK", expect: str = "exact", **attributes: Any,
) -> Case:
    operator, since = version.split("-")
    data_set = DataSet(inputs, f"{size} updates: {why}", tuple(clauses.split()), expect)
    return Case(version, f"sizes-{size}-{slug}", operator, int(since), (data_set,),
                attributes=tuple(attributes.items()), bugs=tuple(bugs.split()),
                form=on_tensors(into_typed_field) if inputs[0].dtype == np.int64 else typed_indices)


# ---- values ------------------------------------------------------------------------------------------------


def _data(shape: tuple[int, ...], dtype: Any = np.uint8) -> np.ndarray:
    """Values that no update of one byte has, from 251 to 255, or from 122 to 126 of int64; neighbours differ."""
    return (_first_of_data(dtype) + np.arange(math.prod(shape)) % 5).astype(dtype).reshape(shape)


def _updates(shape: tuple[int, ...], dtype: Any = np.uint8) -> np.ndarray:
    """Values from 1 to 250, or to 121 of int64: neighbours differ, and those whose distance is a power of two."""
    return (1 + np.arange(math.prod(shape)) * 167 % (_first_of_data(dtype) - 1)).astype(dtype).reshape(shape)


def _first_of_data(dtype: Any) -> int:
    """The least value of data; those of int64 need no second byte in a typed field."""
    return 122 if dtype == np.int64 else _NOT_UPDATED


def _type_of(size: int) -> Any:
    """For the most updates, half of the cases have a type of more than one byte."""
    return np.uint8 if size <= _MOST_FLOATS else np.int64


def _rising(shape: tuple[int, ...]) -> np.ndarray:
    """Every update is greater than all earlier ones: max shows the last ones, min the first ones."""
    return np.arange(1, math.prod(shape) + 1, dtype=np.float32).reshape(shape)


def _distinct(count: int, extent: int) -> np.ndarray:
    """Different numbers below ``extent``, at least as many, in no simple order."""
    assert math.gcd(_STEP, extent) == 1 and count <= extent
    return np.arange(count) * _STEP % extent


def _repeated(count: int, extent: int) -> np.ndarray:
    """Numbers below ``extent``, each many times, neighbours different."""
    return np.arange(count) * 5 % extent


# ---- Scatter and ScatterElements ---------------------------------------------------------------------------


def _elements(version: str, size: int) -> list[Case]:
    """One update for each cell, along the first axis with int32 indices, along the last with int64."""
    long, wide = _FACTORS[size]
    extent, dtype = long + 2, _type_of(size)
    columns = np.stack([np.roll(_distinct(long, extent), column) for column in range(wide)], axis=1)
    return [
        _case(version, size, "first-axis", "each has its own cell along the first axis.",
              (_data((extent, wide)), columns.astype(np.int32), _updates((long, wide))),
              "target untouched", axis=0),
        _case(version, size, "last-axis", "each has its own cell along the last axis.",
              (_data((wide, extent), dtype), columns.T.astype(np.int64), _updates((wide, long), dtype)),
              "target untouched", axis=1),
    ]


def _reduced_elements(size: int) -> list[Case]:
    long, wide = _FACTORS[size]
    data, floats = _data((7, wide)), _data((7, wide), np.float32)
    columns = np.stack([_repeated(long, 7)] * wide, axis=1).astype(np.int32)
    values, name = _updates((long, wide)), "ScatterElements-18"
    found = [
        _case(name, size, "add", f"all target a few cells. {_SUMMED}", (data, columns, values),
              "reduction-add duplicates-reduced indices-longer unsigned-overflow", bugs="CHUNK DUPRED LARGE",
              reduction="add"),
        _case(name, size, "repeated", "all target a few cells; each cell keeps one of its updates.",
              (data, columns, values), "duplicates-none indices-longer", bugs="CHUNK DUPNONE LARGE",
              expect="allowed"),
    ]
    if size <= _MOST_FLOATS:
        rows = np.ascontiguousarray(columns.T).astype(np.int64)
        found += [
            _case(name, size, "last-axis-add", "all target a few cells of the last axis; the sums are exact.",
                  (floats.T.copy(), rows, _updates((wide, long), np.float32)),
                  "reduction-add duplicates-reduced indices-longer", bugs="CHUNK DUPRED LARGE", axis=-1,
                  reduction="add"),
            _case(name, size, "max", "the last update of each cell is the greatest.",
                  (-floats, columns, _rising((long, wide))),
                  "reduction-max duplicates-reduced indices-longer", bugs="CHUNK DUPRED LARGE",
                  reduction="max"),
            _case(name, size, "min", "the first update of each cell is the least.",
                  (floats, columns, _rising((long, wide))),
                  "reduction-min duplicates-reduced indices-longer", bugs="CHUNK DUPRED LARGE",
                  reduction="min"),
        ]
    return found


# ---- ScatterND ---------------------------------------------------------------------------------------------


def _tuples(version: str, size: int) -> list[Case]:
    """Single elements, and slices of two of them; of one if there are many."""
    shape = _CELLS[size]
    cells = _distinct(size, math.prod(shape))
    rows, length, dtype = size + 2, 2 if size <= _MOST_FLOATS else 1, _type_of(size)
    return [
        _case(version, size, "elements", "each tuple selects a different element.",
              (_data(shape), np.stack(np.divmod(cells, shape[1]), axis=1), _updates((size,))),
              "target tuple untouched", bugs="CHUNK KSLICE"),
        _case(version, size, "slices", "each tuple selects a different slice.",
              (_data((rows, length), dtype), _distinct(size, rows).reshape((size, 1)), _updates((size, length), dtype)),
              "target slice untouched", bugs="CHUNK KSLICE"),
    ]


def _reduced_tuples(size: int) -> list[Case]:
    length = 2 if size <= _MOST_FLOATS else 1
    shape = (3, 7) if size <= _MOST_FLOATS else (21,)
    cells = np.stack(np.unravel_index(_repeated(size, 21), shape), axis=1)
    rows = _repeated(size, 11).reshape((size, 1))
    name, few = "ScatterND-18", "all target a few"
    found = [
        _case(name, size, "add", f"{few} elements. {_SUMMED}", (_data(shape), cells, _updates((size,))),
              "reduction-add duplicates-reduced unsigned-overflow", bugs="CHUNK DUPRED", reduction="add"),
        _case(name, size, "slices-add", f"{few} slices. {_SUMMED}",
              (_data((11, length)), rows, _updates((size, length))),
              "reduction-add duplicates-reduced unsigned-overflow slice", bugs="CHUNK DUPRED KSLICE",
              reduction="add"),
        _case(name, size, "repeated", f"{few} elements; each element keeps one of its updates.",
              (_data(shape), cells, _updates((size,))), "duplicates-none", bugs="CHUNK DUPNONE",
              expect="allowed"),
    ]
    if size <= _MOST_FLOATS:
        floats = _data(shape, np.float32)
        found += [
            _case(name, size, "max", "the last update of each cell is the greatest.",
                  (-floats, cells, _rising((size,))),
                  "reduction-max duplicates-reduced", bugs="CHUNK DUPRED", reduction="max"),
            _case(name, size, "min", "the first update of each cell is the least.",
                  (floats, cells, _rising((size,))),
                  "reduction-min duplicates-reduced", bugs="CHUNK DUPRED", reduction="min"),
        ]
    return found


def _long_slices(size: int) -> list[Case]:
    """One tuple, and a slice with that many elements; for the largest, there is no other to add them to."""
    inputs = (_data((2, size)), np.array([[1]]), _updates((1, size)))
    added = inputs if size <= _MOST_FLOATS else (_data((1, size)), np.array([[0]]), inputs[2])
    return [
        _case("ScatterND-18", size, "long-slice", "all are in one slice.", inputs,
              "target slice untouched", bugs="CHUNK KSLICE"),
        _case("ScatterND-18", size, "long-slice-add", "all are in one slice, which is added.", added,
              "reduction-add slice" + " untouched" * (added is inputs), bugs="CHUNK KSLICE", reduction="add"),
    ]


def _repeated_long_slice() -> Case:
    """A slice long enough, and enough tuples, that implementations distribute them over threads."""
    tuples, length = 257, 4093
    inputs = (_data((1, length)), np.zeros((tuples, 1), np.int64), _updates((tuples, length)))
    return _case("ScatterND-18", tuples * length, "repeated-long-slice-add",
                 f"{tuples} tuples select the same slice. {_SUMMED}", inputs,
                 "reduction-add slice duplicates-reduced", bugs="DUPRED CHUNK", reduction="add")


# ---- offsets in data of numbers of 4 and 8 bytes and of strings --------------------------------------------

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


def offsets() -> list[Case]:
    """Offsets in data of numbers of 4 and 8 bytes and of strings."""
    return [made for shape in SHAPES for dtype in shape.types
            for made in (_offsets_of_elements(shape, dtype), _offsets_of_tuples(shape, dtype))]


def _offsets_of_elements(shape: Shape, dtype: str) -> Case:
    """Eleven columns, each with an update in the last row and one in the middle."""
    indices = np.stack([np.full(11, shape.rows - 1), MIDDLE + np.arange(11) % 2])
    if dtype == "string":  # the axis between two others
        return _offsets_case("ScatterElements-18", shape, dtype, (1, shape.rows, WIDTH), indices[np.newaxis], indices.size, 1)
    return _offsets_case("ScatterElements-18", shape, dtype, (shape.rows, WIDTH), indices, indices.size, 0)


def _offsets_of_tuples(shape: Shape, dtype: str) -> Case:
    """Elements by row and column; for floats, whole rows."""
    last = shape.rows - 1
    if dtype == "float":
        return _offsets_case("ScatterND-18", shape, dtype, (shape.rows, WIDTH), np.array([[last], [MIDDLE]]), 2 * WIDTH, None)
    tuples = np.array([[last, 3], [MIDDLE, 5], [last, 15], [MIDDLE + 1, 0], [last, 4], [last, 0]])
    return _offsets_case("ScatterND-18", shape, dtype, (shape.rows, WIDTH), tuples, len(tuples), None)


def _offsets_case(
    version: str, shape: Shape, dtype: str, extents: tuple[int, ...], indices: np.ndarray, count: int, axis: int | None,
) -> Case:
    slices = extents[indices.shape[-1] :] if axis is None else ()
    lists = indices.shape[:-1] + slices if axis is None else indices.shape
    data, updates = _VALUES.get(dtype, _numbers)(dtype, shape.rows * WIDTH, count)
    clauses = "target untouched" + " tuple" * (axis is None and not slices) + " slice" * bool(slices)
    one = data_set(f"Some updates target cells from offset 2^{shape.bits} on; truncated to {shape.bits} bits, these "
                   "offsets start at 0.", clauses, data.reshape(extents), indices.astype(np.int64),
                   updates.reshape(lists))
    made = case(version, f"offsets-past-2-{shape.bits}-{dtype}", [one], axis=axis, bugs="OFFS DTYPE")
    return made if dtype == "float" else replace(made, form=on_tensors(into_typed_field))


def _numbers(dtype: str, cells: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    return typed(dtype, np.arange(cells) % _CYCLE), typed(dtype, _CYCLE + np.arange(count) % (127 - _CYCLE))


def _texts(dtype: str, cells: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Only the first cells of data have a text: the targets of the low bits."""
    first = [f"old {cell}" for cell in range(4 * WIDTH)]
    return typed(dtype, [*first, *[""] * (cells - len(first))]), typed(dtype, [f"new {n}" for n in range(count)])


_VALUES: dict[str, Callable[[str, int, int], tuple[Any, Any]]] = {"string": _texts}
