"""Telling values for a scatter node: valid indices, and numbers that differ, so that a wrong place or reduction shows.

Everything is arithmetic on a seed, without random numbers: the same on every machine and with every version of numpy.
"""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import numpy

from .extract_model import Skip
from .extract_shapes import Shape
from .tensors import Array

REDUCTIONS = ("add", "mul", "max", "min")
# The number up to which a type has every integer, and the greatest prime number of different values that are used: a
# period of a power of two would be the distance of many wrong places.
_EXACT = {"int8": 2**7 - 1, "int16": 2**15 - 1, "int32": 2**31 - 1, "int64": 2**63 - 1, "uint8": 2**8 - 1,
          "uint16": 2**16 - 1, "uint32": 2**32 - 1, "uint64": 2**64 - 1, "float16": 2**11, "bfloat16": 2**8,
          "float": 2**24, "double": 2**53, "complex64": 2**24, "complex128": 2**53}  # fmt: skip
_PERIOD = {"int8": 127, "uint8": 127, "int16": 32749, "uint16": 32749, "float16": 2039, "bfloat16": 251,
           "float": 16777213, "complex64": 16777213}  # fmt: skip
_LONGEST_PERIOD = 2**31 - 1
_PARTS: dict[str, Any] = {"complex64": numpy.float32, "complex128": numpy.float64}
_FLOATING: dict[str, Any] = {"float16": numpy.float16, "float": numpy.float32, "double": numpy.float64}
# An extent beyond it is used up to here: products of two such numbers fit into 64 bits.
_MOST_TARGETS = 2**31


# ---- indices -----------------------------------------------------------------------------------------------


def _permutation(places: int, seed: int) -> tuple[int, int]:
    """Offset and step: (offset + i * step) % places are different numbers for i below places."""
    step = max(1, int(places * 0.6180339887) - seed // 65536 % 5)
    while math.gcd(step, places) != 1:
        step += 1
    return seed % places, step


def _sources(count: int, places: int, distinct: bool) -> int:
    """How many different targets `count` updates get: fewer than updates with a reduction, so that some repeat."""
    return min(places, count if distinct else max(1, (2 * count + 2) // 3))


def element_indices(data: Shape, indices: Shape, axis: int, distinct: bool, negative: bool, seed: int) -> Array:
    """Indices of Scatter and ScatterElements, int64; Skip if there is no valid one. `axis` is not negative."""
    if math.prod(indices) == 0:
        return numpy.zeros(indices, numpy.int64)
    if data[axis] == 0:
        raise Skip(f"no index is valid: data has the extent 0 on axis {axis}")
    places = min(data[axis], _MOST_TARGETS)
    offset, step = _permutation(places, seed)
    along = numpy.arange(indices[axis], dtype=numpy.int64).reshape([-1 if i == axis else 1 for i in range(len(indices))])
    off_axis = [1 if position == axis else extent for position, extent in enumerate(indices)]
    line = numpy.arange(math.prod(off_axis), dtype=numpy.int64).reshape(off_axis)
    found: Array = (offset + line % places + along % _sources(indices[axis], places, distinct) * step) % places
    return numpy.where(negative & ((along + line) % 3 == 1), found - data[axis], found)


def tuple_indices(data: Shape, indices: Shape, distinct: bool, negative: bool, seed: int) -> Array:
    """Indices of ScatterND, int64; Skip if there is no valid one."""
    extents, count = data[: indices[-1]], math.prod(indices[:-1])
    if math.prod(indices) == 0:
        return numpy.zeros(indices, numpy.int64)
    if 0 in extents:
        raise Skip(f"no index is valid: data has the extent 0 on axis {extents.index(0)}")
    places = min(math.prod(extents), _MOST_TARGETS)
    offset, step = _permutation(places, seed)
    number = numpy.arange(count, dtype=numpy.int64)
    target = (offset + number % _sources(count, places, distinct) * step) % places
    components = []
    for position in reversed(range(len(extents))):
        component, target = target % extents[position], target // extents[position]
        wrapped = negative & ((number + position) % 3 == 1)
        components.append(numpy.where(wrapped, component - extents[position], component))
    return numpy.stack(components[::-1], axis=-1).reshape(indices)


# ---- targets -----------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Targets:
    """At which element of data each element of updates aims; indices that are not valid are wrapped.

    place     the position in data, in row-major order, by the position in updates
    turn      how many earlier updates have the same target
    most      the maximum number of updates of one element
    """

    place: Array
    turn: Array
    most: int

    @classmethod
    def of(cls, place: Array) -> Targets:
        order = numpy.argsort(place, kind="stable")
        ordered = place[order]
        first = numpy.flatnonzero(numpy.concatenate([[True], ordered[1:] != ordered[:-1]])) if place.size else place
        lengths = numpy.diff(numpy.concatenate([first, [place.size]]))
        turn = numpy.empty(place.size, numpy.int64)
        turn[order] = numpy.arange(place.size) - numpy.repeat(first, lengths)
        return cls(place, turn, int(turn.max(initial=-1)) + 1)


def element_targets(data: Shape, indices: Array, axis: int) -> Targets:
    """The targets of Scatter and ScatterElements."""
    place = numpy.zeros(indices.shape, numpy.int64)
    for position, extent in enumerate(data):
        here = [-1 if i == position else 1 for i in range(len(data))]
        own = numpy.arange(indices.shape[position], dtype=numpy.int64).reshape(here)
        place = place * extent + (indices.astype(numpy.int64) % max(extent, 1) if position == axis else own)
    return Targets.of(place.ravel())


def tuple_targets(data: Shape, indices: Array) -> Targets:
    """The targets of ScatterND."""
    length = indices.shape[-1]
    row = numpy.zeros(math.prod(indices.shape[:-1]), numpy.int64)
    for position in range(length):
        component = indices[..., position].ravel().astype(numpy.int64)
        row = row * data[position] + component % max(data[position], 1)
    size = math.prod(data[length:])
    return Targets.of((row[:, None] * size + numpy.arange(size, dtype=numpy.int64)).ravel())


# ---- data and updates --------------------------------------------------------------------------------------


def data_values(dtype: str, reduction: str, count: int, targets: Targets) -> Array:
    """data, of rank 1, for an element type by its name; bfloat16 as its bits, strings as bytes objects."""
    number = numpy.arange(count, dtype=numpy.int64)
    if dtype == "bool":
        return numpy.equal(number % 3, 0)
    if dtype == "string":
        return _texts("old", count)
    exact, period = _EXACT[dtype], _PERIOD.get(dtype, _LONGEST_PERIOD)
    if reduction == "mul":
        root = _root(exact, targets.most)
        return _typed(dtype, 1 + number % min(root if root >= 3 else 5, period), 1.0)
    if reduction == "add":
        period = min(period, exact // 2)
    if reduction in ("max", "min"):
        period = _half_span(dtype, targets)
    middle = period if reduction in ("max", "min") and dtype.startswith("uint") else 0
    sign = -1 if reduction == "max" else 1
    return _typed(dtype, middle + sign * (1 + number % period), 0.5)


def update_values(dtype: str, reduction: str, targets: Targets) -> Array:
    """updates, in the same form, with which each one shows: under a reduction also the number of updates of an element.

    none      no update has the value of an element of data
    add       sums are exact; updates have one sign
    mul       products are exact; with many updates of an element, those of integers wrap
    max, min  about half of the updates win
    """
    number = numpy.arange(targets.place.size, dtype=numpy.int64)
    if dtype == "bool":
        return numpy.equal(number % 5 % 2, 0) if reduction in REDUCTIONS else numpy.not_equal(targets.place % 3, 0)
    if dtype == "string":
        return _texts("new", number.size)
    unsigned, exact, period = dtype.startswith("uint"), _EXACT[dtype], _PERIOD.get(dtype, _LONGEST_PERIOD)
    if reduction == "mul":
        return _typed(dtype, *_factors(dtype, number, targets))
    if reduction in ("max", "min"):
        period = _half_span(dtype, targets)
        step = _permutation(2 * period + 1, 0)[1]
        return _typed(dtype, number * step % (2 * period + 1) - (0 if unsigned else period), 0.5)
    if reduction == "add":
        period = min(period, max(1, exact // (2 * max(targets.most, 1))))
        period -= period > 2 and period % 2 == 0
        return _typed(dtype, (1 if unsigned else -1) * (1 + number % period), 0.5)
    rest = number % period  # one update is 0: some implementations skip it
    return _typed(dtype, numpy.where(rest == 0, 0, period + rest) if unsigned else -rest, 0.5)


def _half_span(dtype: str, targets: Targets) -> int:
    """Half of the range of updates under max and min: data is in the half in which an update wins more often."""
    return min(_PERIOD.get(dtype, _LONGEST_PERIOD), 2 * targets.place.size + 1)


def _root(exact: int, most: int) -> int:
    """The greatest number of which most + 1 factors have an exact product."""
    return int(exact ** (1 / (most + 1)) + 1e-9)


def _factors(dtype: str, number: Array, targets: Targets) -> tuple[Array, float]:
    """Factors as whole numbers and their unit."""
    root = min(_root(_EXACT[dtype], targets.most), 2**31)
    signs = numpy.where(targets.turn % 2 == 1, 1, -1) if not dtype.startswith("uint") else 1
    if root >= 3:
        return signs * (2 + number % (root - 1)), 1.0
    if dtype in ("float16", "bfloat16", *_FLOATING, *_PARTS):
        return numpy.array([4, 1, -4, -1])[targets.turn % 4], 0.5  # 2, 0.5, -2, -0.5: their product stays small
    return 3 + 2 * (number % 3), 1.0  # odd numbers: a product that wraps never becomes 0


def _texts(word: str, count: int) -> Array:
    texts = numpy.empty(count, dtype=object)
    texts[:] = [f"{word} {number}".encode() for number in range(count)]
    return texts


def _typed(dtype: str, numbers: Array, unit: float) -> Array:
    """Whole numbers as elements of a type; those of floating-point types, in another unit, are not all whole.

    Imaginary parts are the numbers in another order, negated.
    """
    if dtype in _PARTS:
        parts = numpy.stack([numbers, -numpy.roll(numbers, 1)], axis=-1) * unit
        return parts.astype(_PARTS[dtype]).view(dtype).reshape(-1)
    if dtype == "bfloat16":
        return ((numbers * unit).astype(numpy.float32).view(numpy.uint32) >> 16).astype(numpy.uint16)
    found: Array = (numbers * unit).astype(_FLOATING[dtype]) if dtype in _FLOATING else numbers.astype(dtype)
    return found
