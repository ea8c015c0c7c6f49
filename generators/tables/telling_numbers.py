"""Numbers of ``telling_values``: all different, or with sums and products that are exact in every order.

``lists`` are the numbers of the updates that aim at each cell, by cell.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tables.rows import DTYPES, FLOATING, PRECISION, typed

Lists = dict[int, list[int]]
Values = tuple[list[Any], list[Any]]

# Exponents of the units of sums, so that types of few bits still have many different numbers; each cell has one unit.
_UNITS = {"float16": range(-12, 4), "bfloat16": range(-24, 24), "float": (-2,), "double": (-2,)}
# The same for the single factor of a cell; data has the unit 0.
_UNITS_OF_FACTORS = {"float16": (-2, -1, 1, 2), "bfloat16": (*range(-20, 0), *range(1, 20)), "float": (-2, -1, 1, 2),
                     "double": (-2, -1, 1, 2)}
# Powers of two among many factors: for float16, no partial product may be outside the range of normal numbers.
_TWOS = {"float16": (2, 0.5, 4, 0.25), "bfloat16": (2, 0.5, 4, 0.25, 8, 0.125), "float": (2, 0.5, 4, 0.25, 8, 0.125),
         "double": (2, 0.5, 4, 0.25, 8, 0.125)}
_ODD_PRIMES = (3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43)
# The least root of a range with which each of several factors gets a different number.
_LEAST_ROOT = 6


@dataclass
class Taken:
    """Provides whole numbers, none of them twice while there are others."""

    numbers: dict[Any, set[int]] = field(default_factory=dict)
    below: dict[Any, int] = field(default_factory=dict)

    def take(self, kind: Any, top: int, least: int, step: int, but: int | None = None) -> int:
        """The greatest number of top, top - step, … down to least that is free; otherwise one of them, except ``but``."""
        taken = self.numbers.setdefault(kind, set())
        number = self.below.get((kind, top), top)
        while number >= least and number in taken:
            number -= step
        self.below[kind, top] = number - step
        if number >= least:
            taken.add(number)
            return number
        levels = (top - least) // step + 1
        levels -= levels > 2 and levels % 2 == 0  # an odd period: numbers at a distance of a power of two differ
        number = top - step * ((least - number) // step % levels)
        return number if number != but or levels == 1 else top - step * (number == top)


def greatest(dtype: str) -> int:
    """The limit up to which the type represents every whole number; an odd number for floating-point types."""
    return 2 ** PRECISION[dtype] - 1 if dtype in FLOATING else int(np.iinfo(DTYPES[dtype]).max)


def most(dtype: str, reduction: str, wraps: bool) -> int | None:
    """The maximum number of updates of a cell with an exact sum or product; None for any number."""
    if wraps and (dtype not in FLOATING or reduction == "mul"):
        return None
    if reduction == "add":
        return greatest(dtype)
    return greatest(dtype).bit_length() - 1 if dtype.startswith("uint") else None


# ---- none --------------------------------------------------------------------------------------------------


def different(dtype: str, lists: Lists, cells: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Values of the whole type, updates first, all different; for small types if there are enough."""
    size = ordinals(dtype)
    if cells + count <= size:
        step = next(step for step in range(int(size * 0.6180339887) | 1, size, 2) if math.gcd(step, size) == 1)
        both = from_ordinals(dtype, [(size // 3 + (number + 1) * step) % size for number in range(count + cells)])
        return both[count:], both[:count]
    # One or two bytes: data has five values that no update has; an update differs from those a power of two earlier.
    base = 250 if size <= 256 else 65521 if size == 65536 else 32749
    return (from_ordinals(dtype, [base + cell % 5 for cell in range(cells)]),
            from_ordinals(dtype, [number * (base * 2 // 3) % base for number in range(count)]))


def ordinals(dtype: str) -> int:
    """The number of values of a type: integers, or normal floating-point numbers of both signs."""
    if dtype not in FLOATING:
        return 2 ** int(np.iinfo(DTYPES[dtype]).bits)
    return 2 * (_infinity_bits(dtype) - _normal_bits(dtype))


def from_ordinals(dtype: str, places: list[int]) -> np.ndarray:
    """The values at these places of the ascending order of all that ``ordinals`` counts."""
    if dtype not in FLOATING:
        return typed(dtype, [place + int(np.iinfo(DTYPES[dtype]).min) for place in places])
    half, normal = ordinals(dtype) // 2, _normal_bits(dtype)
    width = 8 * np.dtype(DTYPES[dtype]).itemsize
    bits = [normal + place - half if place >= half else (1 << width - 1) + normal + half - 1 - place
            for place in places]
    return np.array(bits, dtype=f"u{width // 8}").view(DTYPES[dtype])


def _normal_bits(dtype: str) -> int:
    """The bits of the least normal number."""
    return 1 << PRECISION[dtype] - 1


def _infinity_bits(dtype: str) -> int:
    return (1 << 8 * np.dtype(DTYPES[dtype]).itemsize - 1) - _normal_bits(dtype)


# ---- sums --------------------------------------------------------------------------------------------------


def sums(
    dtype: str, lists: Lists, cells: int, count: int, wraps: bool = False, taken: Taken | None = None
) -> Values:
    """Values whose sums, cell by cell, are exact in every order. Updates of one cell have one sign."""
    if wraps and dtype not in FLOATING:
        return _scrambled(dtype, lists, cells, count, odd=False)
    taken = taken or Taken()
    signed, limit, units = not dtype.startswith("uint"), greatest(dtype), _UNITS.get(dtype, (0,))
    step = 2 if dtype in FLOATING else 1  # odd numbers in different units are different numbers
    old: list[Any] = [0] * cells
    new: list[Any] = [0] * count
    for rank, cell in enumerate([*lists, *(cell for cell in range(cells) if cell not in lists)]):
        hits, unit = lists.get(cell, []), units[rank % len(units)]
        share = limit // (len(hits) + 1)
        base = taken.take(unit, _odd(share, step), 1, step) if share > 2 else 0
        top = _odd((limit - base) // max(len(hits), 1), step)
        if hits and top < 1:
            raise ValueError(f"the sum of {len(hits)} updates that differ from 0 is not exact in {dtype}")
        old[cell] = _scaled(dtype, -base if signed and rank % 2 == 1 else base, unit)
        sign = -1 if signed and rank // 2 % 2 == 1 else 1
        for number in hits:
            new[number] = _scaled(dtype, sign * taken.take(unit, top, 1, step, base), unit)
    return old, new


def _odd(number: int, step: int) -> int:
    return number - (step == 2 and number % 2 == 0)


def _scaled(dtype: str, number: int, unit: int) -> float | int:
    return math.ldexp(number, unit) if dtype in FLOATING else number


def _scrambled(dtype: str, lists: Lists, cells: int, count: int, odd: bool) -> Values:
    """Integers of all bits, no 0; odd ones, and none of them 1, if that is required for a product that wraps."""
    size = ordinals(dtype) // (2 if odd else 1)
    step, least = int(size * 0.6180339887) | 1, int(np.iinfo(DTYPES[dtype]).min)

    def value(number: int) -> int:
        place = (1 + number % (size - 1)) * step % size
        place = 2 * place + 1 if odd else place
        return (place - least) % ordinals(dtype) + least

    new = [value(number) for number in range(count)]
    old = []
    for cell in range(cells):
        hits = {new[number] for number in lists.get(cell, [])}
        number = next((n for n in range(count + cell, count + cell + size) if value(n) not in hits), count + cell)
        old.append(value(number))
    return old, new


# ---- products ----------------------------------------------------------------------------------------------


def products(dtype: str, lists: Lists, cells: int, count: int, wraps: bool = False) -> Values:
    """Values whose products, cell by cell, are exact in every order."""
    if wraps and dtype not in FLOATING:
        return _scrambled(dtype, lists, cells, count, odd=True)
    taken, limit = Taken(), greatest(dtype)
    signed, step = not dtype.startswith("uint"), 2 if dtype in FLOATING else 1
    old: list[Any] = [0] * cells
    new: list[Any] = [0] * count
    for rank, cell in enumerate([*lists, *(cell for cell in range(cells) if cell not in lists)]):
        hits = lists.get(cell, [])
        root = _root(limit, len(hits) + 1)
        if root < _LEAST_ROOT:
            old[cell] = 1
            for number, factor in zip(_spread(hits), _factors(dtype, len(hits), rank), strict=True):
                new[number] = factor
            continue
        units = _UNITS_OF_FACTORS.get(dtype, (0,)) if len(hits) == 1 else (0,)
        base, unit = taken.take("data", _odd(root, step), 3, step), units[rank % len(units)]
        old[cell] = base
        for number in hits:
            sign = -1 if signed and number // 2 % 2 == 1 else 1
            factor = taken.take((unit, sign), _odd(root, step), 2, step, base)
            if factor == base and unit == 0:
                factor = taken.take((unit, sign), _odd(root, step), 2, step, base)
            new[number] = sign * _scaled(dtype, factor, unit)
    return old, new


def _root(number: int, degree: int) -> int:
    """The greatest whole number whose power of ``degree`` is no more than ``number``."""
    root = int(round(number ** (1 / degree))) + 1
    while root**degree > number:
        root -= 1
    return root


def _spread(hits: list[int]) -> list[int]:
    """The same updates, those at the ends first, then others far apart."""
    step = next(step for step in range(int(len(hits) * 0.6180339887) | 1, 2 * len(hits) + 3)
                if math.gcd(step, len(hits)) == 1)
    return [hits[(number * step - 1) % len(hits)] for number in range(len(hits))]


def _factors(dtype: str, count: int, rank: int) -> list[float]:
    """This many factors whose products are exact: odd primes, powers of two, and -1 as often as need be.

    Cells begin with different ones, according to their ``rank``.
    """
    limit = greatest(dtype)
    if dtype.startswith("uint"):
        if count >= limit.bit_length():
            raise ValueError(f"the product of {count} updates that differ from 1 is not exact in {dtype}")
        found = [2] * count
        while math.prod(found) // 2 * 3 <= limit and 2 in found:
            found[found.index(2)] = 3
        return list(found)
    some: list[float] = []
    for prime in _ODD_PRIMES:
        if math.prod([*some, prime]) <= limit:
            some.append(prime)
    some += _TWOS.get(dtype, ())
    some = some[rank % len(some) :] + some[: rank % len(some)]
    return (some + [-1] * max(0, count - len(some)))[:count]


def complex_products(part: str, lists: Lists, cells: int, count: int) -> tuple[list[complex], list[complex]]:
    """Whole complex numbers whose products are exact in the plain form and in that with three multiplications."""
    taken, bits = Taken(), PRECISION[part]
    old: list[complex] = [0] * cells
    new: list[complex] = [0] * count
    for rank, cell in enumerate([*lists, *(cell for cell in range(cells) if cell not in lists)]):
        hits = lists.get(cell, [])
        root = _root(2 ** bits - 1, len(hits) + 1) // 2  # |a| + |b| of each factor is at most twice as much
        if root < _LEAST_ROOT:
            old[cell] = 1 + 2j
            some = [1 + 1j, 2 + 1j, 1 - 2j, 2, 2 - 1j][: max(2, bits // 5)]
            factors = [*some, *[(1j, 1j, -1)[number % 3] for number in range(len(hits))]][: len(hits)]
            for number, factor in zip(_spread(hits), factors, strict=True):
                new[number] = factor
            continue
        # With different slopes, so that no part of a product becomes 0.
        old[cell] = complex(taken.take("data", root, 2, 1), -taken.take("data", root * 2 // 3, 2, 1))
        for number in hits:
            sign = -1 if number // 2 % 2 == 1 else 1
            new[number] = complex(sign * taken.take(sign, root // 2, 2, 1), taken.take(sign, root, 2, 1))
    return old, new
