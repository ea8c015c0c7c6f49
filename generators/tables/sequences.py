"""Lists of indices: their lengths, patterns and repeats, and the layouts that convert them to the indices of a case.

A sequence is a list of whole numbers from 0 on, below an extent: the place along one axis that each update aims at. A
layout defines what is at such a place: one element, one in every column or row, a tuple of two numbers, a slice.
Layouts of Scatter and ScatterElements begin with "E", those of ScatterND with "N":

    E        data [extent]                  indices [n]            axis 0, not written out
    Ei3      data [extent, 3]               indices [n, 3]         axis 0: 3 columns after the axis
    Eo3      data [3, extent]               indices [3, n]         axis 1: 3 rows before the axis
    Eo2i3    data [2, extent, 3]            indices [2, n, 3]      axis 1
    N        data [extent]                  indices [n, 1]         elements
    Np       data [ceil(extent / w), w]     indices [n, 2]         elements, by row and column; w about a square root
    Ns3      data [extent, 3]               indices [n, 1]         slices of 3 elements
    Nps3     data [ceil(extent / w), w, 3]  indices [n, 2]         slices of 3 elements, by two numbers
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from oracle.operator_versions import REDUCTIONS_OF
from tables.case_writer import Case, DataSet
from tables.folder_forms import typed_indices
from tables.rows import COMPLEX, case, data_set, targets
from tables.telling_values import lists_of, most_of_a_cell, telling

# Counts next to a power of two, in every role.
COUNTS = tuple(sorted({2**power + step for power in range(1, 13) for step in (-1, 0, 1)}))
# Distances between two updates of one cell in a list.
DISTANCES = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 255, 256, 257, 300, 511,
             512, 513)
# Cells of which one is named after the other, and whose numbers are equal modulo one of these.
MODULI = (16, 64, 256, 1024)
# Numbers of updates of one cell.
HITS = (16, 17, 31, 32, 33, 64, 65, 100, 128, 129, 255, 256, 257, 512)
# Lengths of slices.
SLICES = tuple(length + step for length in (4, 8, 16, 32, 64) for step in (-1, 0, 1))
# Where a list deviates from a pattern.
PLACES = ("early", "middle", "near-the-end", "last")
# Patterns of one step: a list that deviates from one of these at its end may still be sorted.
_STEADY = ("constant", "identity", "range", "strided")
# Shorter lists match too many patterns.
_LEAST = 60
# The clauses that every case of a reduction is about.
_REDUCED = "reduction-{0} reduction-includes-data reduction-assigns"


@dataclass(frozen=True)
class Placed:
    """A sequence in a layout: the shape of data, the indices, the axis, and the cell that each update aims at."""

    shape: tuple[int, ...]
    indices: np.ndarray
    axis: int | None
    targets: np.ndarray


def placed(layout: str, sequence: Sequence[int] | np.ndarray, extent: int, index_type: str = "int64") -> Placed:
    """A sequence below ``extent`` in a layout."""
    numbers = np.asarray(sequence, dtype=index_type)
    outer, inner = (int(found[1]) if (found := re.search(f"{letter}(\\d+)", layout)) else 0 for letter in "oi")
    if layout.startswith("E"):
        shape = (outer,) * bool(outer) + (extent,) + (inner,) * bool(inner)
        lists = shape[:bool(outer)] + (len(numbers),) + (inner,) * bool(inner)
        column = numbers.reshape((1,) * bool(outer) + (-1,) + (1,) * bool(inner))
        return _placed("ScatterElements", shape, np.broadcast_to(column, lists).copy(), int(bool(outer)) or None)
    slices = (int(found[1]),) if (found := re.search(r"s(\d+)", layout)) else ()
    if "p" not in layout:
        return _placed("ScatterND", (extent, *slices), numbers.reshape(-1, 1), None)
    wide = math.isqrt(extent) + 2
    tuples = np.stack(np.divmod(numbers, wide), axis=1).astype(index_type)
    return _placed("ScatterND", (-(-extent // wide), wide, *slices), tuples, None)


def _placed(operator: str, shape: tuple[int, ...], indices: np.ndarray, axis: int | None) -> Placed:
    return Placed(shape, indices, axis, targets(operator, shape, indices, axis or 0))


def sequence_set(
    layout: str, sequence: Sequence[int] | np.ndarray, extent: int, dtype: str, reduction: str, why: str, *,
    index_type: str = "int64", clauses: str = "",
) -> DataSet:
    """One data set: a sequence in a layout, with values that make every update visible.

    If updates repeat a target without a reduction, they have the same value. ``clauses`` are added to those
    that follow from the reduction and the repeats.
    """
    place = placed(layout, sequence, extent, index_type)
    data, updates = values(dtype, reduction, math.prod(place.shape), place.targets.reshape(-1).tolist())
    repeats = len(set(np.asarray(sequence).tolist())) < len(sequence)
    named = _clauses(layout, dtype, reduction, repeats) + " " + clauses
    expect = "allowed" if dtype.startswith("complex") and reduction == "mul" else "exact"
    return data_set(why, named, data.reshape(place.shape), place.indices, updates.reshape(place.targets.shape), expect)


def values(dtype: str, reduction: str, cells: int, target: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """data and updates, both of rank 1, that make every update visible and give the same result in every order.

    No partial result overflows or rounds, so that only one value is right. If a cell has more updates than a type has
    such results for, some in between change nothing. Strings that are appended to one cell are the same.
    """
    hits = lists_of(target)
    most = most_of_a_cell(dtype, reduction)
    telling_ones = sorted(number for numbers in hits.values() for number in _some_of(numbers, most))
    data, found = telling(dtype, reduction, [target[number] for number in telling_ones], cells)
    updates = np.full(len(target), 1 if reduction == "mul" else 0).astype(found.dtype)
    updates[telling_ones] = found
    for cell, numbers in hits.items():
        if (dtype, reduction) == ("string", "add"):
            updates[numbers] = f"{cell};".encode()
        elif reduction == "none":
            updates[numbers] = updates[numbers[0]]
    return data, updates


def _some_of(numbers: list[int], most: int | None) -> list[int]:
    """No more than ``most`` of the numbers, the first and the last among them, the others evenly between."""
    if most is None or len(numbers) <= most:
        return numbers
    return [numbers[place * (len(numbers) - 1) // (most - 1)] for place in range(most)]


def _clauses(layout: str, dtype: str, reduction: str, repeats: bool) -> str:
    """The clauses of every sequence."""
    named = "target" + " slice" * ("s" in layout) + " tuple" * ("p" in layout)
    if reduction == "none":
        return named + (" duplicates-none" if repeats else " targets-unique")
    special = {"bool": "reduction-bool", "string": "string-order" if reduction in ("max", "min") else "string-add",
               "complex64": "complex-reduction", "complex128": "complex-reduction"}
    named += " " + special.get(dtype, _REDUCED.format(reduction))
    return named + " duplicates-reduced" * repeats


def sequence_case(
    version: str, slug: str, layout: str, reduction: str, sets: Sequence[DataSet], bugs: str,
) -> Case:
    """One case of data sets of one layout. The attribute reduction is omitted if the version has none."""
    axis = 1 if "o" in layout else None
    written = reduction if version in REDUCTIONS_OF else None
    made = case(version, slug, list(sets), axis=axis, reduction=written, bugs=bugs)
    return Case(**{**made.__dict__, "form": typed_indices})


def one_byte(reduction: str) -> str:
    """A one-byte type in which many updates of a reduction are visible: only signed products have many exact factors."""
    return "int8" if reduction == "mul" else "uint8"


def at(turn: int, choices: Sequence[Any]) -> Any:
    """The next of the alternating choices."""
    return choices[turn % len(choices)]


def reductions_of(dtype: str) -> tuple[str, ...]:
    """The reductions that are defined for elements of a type."""
    if dtype in COMPLEX:
        return ("add", "mul")
    return ("add", "max", "min") if dtype == "string" else ("add", "mul", "max", "min")


# ---- the pattern of a list of places, determined from the numbers alone -------------------------------------


def pattern_of(line: np.ndarray) -> tuple[str, str] | None:
    """The name of a pattern and "whole", or the one place at which a list deviates from it; None for no pattern."""
    if len(line) < _LEAST:
        return None
    positions = np.arange(len(line))
    name = _follows(positions, line, len(line))
    nearly = _nearly(positions, line) if name in (None, "sorted", "sorted-repeats") else None
    if name and (nearly is None or nearly[0] not in _STEADY):
        return name, "whole"
    return nearly


def _nearly(positions: np.ndarray, line: np.ndarray) -> tuple[str, str] | None:
    for place, position in _candidates(len(line)):
        kept = positions != position
        name = _follows(positions[kept], line[kept], len(line))
        if name:
            return name, place
    return None


def _candidates(length: int) -> Iterator[tuple[str, int]]:
    yield "last", length - 1
    yield from (("near-the-end", length - back) for back in range(2, 9))
    yield from (("early", position) for position in range(8))
    yield from (("middle", length // 2 + step) for step in (-1, 0, 1))


def _follows(positions: np.ndarray, line: np.ndarray, length: int) -> str | None:
    """The pattern of the numbers at these positions of a list; one position may be left out."""
    steps, gaps = np.diff(line), np.diff(positions)
    if (steps == 0).all():
        return "constant"
    if (line == positions).all():
        return "identity"
    if (steps == gaps).all():
        return "range"
    if (steps == steps[0] * gaps).all() and steps[0] > 1:
        return "strided"
    if (steps == -gaps).all():
        return "reversed"
    if (steps >= 0).all():
        return "sorted" if (steps > 0).all() else "sorted-repeats"
    if len(set(line.tolist())) < len(line) or line.max() >= length:
        return None
    return "blocks" if (steps == 1).mean() > 0.8 else "permutation"
