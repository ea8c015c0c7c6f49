"""The values of the grid: the elements of data and updates for each element type and reduction.

Six updates, numbered 0 to 5, are scattered; for ScatterND each may be a slice of several elements. There are
three kinds of values:

- ``telling``: every update has its own cell. Numbers need all bits of their type, so that another type
  gets them wrong; no sum and no product is out of range.
- ``repeated``: updates 0, 2, 4 (or 0, 1, 2) share a cell, and two of the others. Sums and products are
  exact in every order; under none all updates differ, so that the winner is visible.
- ``ordered``: as before, for sums and products of floating-point numbers that depend on the order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isqrt
from typing import Any

import numpy as np

from tables.rows import COMPLEX, DTYPES, FLOATING, PRECISION, typed


@dataclass(frozen=True)
class Places:
    """The targets of the updates: ``target`` is the position in data, in row-major order, of each update element.

    Update elements are numbered in row-major order as well; each of the six updates has ``slice`` of them.
    """

    cells: int
    target: tuple[int, ...]

    @property
    def slice(self) -> int:
        return len(self.target) // 6

    def turn(self, element: int) -> int:
        """The number of the update that an element belongs to, advanced by its position in the slice."""
        return element // self.slice + element % self.slice


Values = tuple[list[Any], list[Any]]


def values(dtype: str, reduction: str, kind: str, places: Places) -> tuple[np.ndarray, np.ndarray]:
    """The elements of data and of the updates, each of rank 1. ``kind`` is as above."""
    if dtype == "string":
        old, new = _strings(reduction, kind, places)
    elif dtype == "bool":
        old, new = _truth_values(kind, places)
    elif dtype in COMPLEX:
        return _complex(dtype, reduction, kind, places)
    else:
        old, new = _numbers(dtype, reduction, kind, places)
    return typed(dtype, old), typed(dtype, new)


def greatest_exact(dtype: str) -> int:
    """The greatest number up to which the type, or the parts of a complex one, represent every whole number."""
    if dtype in PRECISION:
        return 2 ** PRECISION[dtype] - 1
    return int(np.iinfo(DTYPES[dtype]).max)


def _numbers(dtype: str, reduction: str, kind: str, places: Places) -> Values:
    if kind == "ordered":
        return _ordered_numbers(dtype, reduction, places)
    signed = not dtype.startswith("uint")
    if kind == "repeated":
        return _repeated_numbers(reduction, signed, places)
    old, new = _telling_numbers(reduction, signed, greatest_exact(dtype), places)
    if dtype in FLOATING:  # quarters: as exact as whole numbers, but lost in integer computations
        return [number / 4 for number in old], [number / 4 for number in new]
    return old, new


def _sign(signed: bool, number: int) -> int:
    return -1 if signed and number % 2 == 1 else 1


def _telling_numbers(reduction: str, signed: bool, greatest: int, places: Places) -> Values:
    """Whole numbers up to ``greatest``, the results included."""
    cells, elements = range(places.cells), range(len(places.target))
    if reduction in ("max", "min"):
        old = [_sign(signed, i) * (greatest - 2 - i) for i in cells]
        # One more, one less, or on the other side of zero.
        steps: list[Callable[[int], int]] = [
            lambda number: number + 1, lambda number: number - 1,
            lambda number: -number if signed else greatest - number]
        return old, [steps[places.turn(j) % 3](old[places.target[j]]) for j in elements]
    if reduction == "mul":
        root = isqrt(greatest)
        return ([_sign(signed, i) * (root - i % 5) for i in cells],
                [_sign(signed, j // 2) * (root - j % 3) for j in elements])
    half = greatest // 2
    first = half if reduction == "add" else greatest
    return ([_sign(signed, i) * (half - i) for i in cells],
            [_sign(signed, j // 2) * (first - j) for j in elements])


def _repeated_numbers(reduction: str, signed: bool, places: Places) -> Values:
    """Whole numbers that every type can represent; no result is beyond 127."""
    cells, elements = range(places.cells), range(len(places.target))
    if reduction == "add":  # each update is a power of two
        return ([_sign(signed, i) * (10 + i) for i in cells], [2 ** (places.turn(j) % 6) for j in elements])
    if reduction == "mul":  # each update of a cell is another prime number
        return ([_sign(signed, i) * (1 + i % 4) for i in cells],
                [(2, 3, 5)[places.turn(j) % 3] for j in elements])
    if reduction in ("max", "min"):  # in some cells the old value is kept, in others the middle update wins
        down = 60 if signed else 0
        return ([40 + i - down for i in cells],
                [(61, 20, 90, 33, 75, 48)[places.turn(j) % 6] - down for j in elements])
    return [1 + i for i in cells], [51 + j for j in elements]


def _ordered_numbers(dtype: str, reduction: str, places: Places) -> Values:
    """Floating-point numbers whose sums, or products, round differently in different orders."""
    if reduction == "add":
        large = greatest_exact(dtype) + 1  # the next whole number is not a number of the type
        updates: tuple[float, ...] = (large, 1, -large)
        return [1] * places.cells, [updates[places.turn(j) % 3] for j in range(len(places.target))]
    updates = (1.1, 1.3, 1.7)
    return [1.1] * places.cells, [updates[places.turn(j) % 3] for j in range(len(places.target))]


def _complex(dtype: str, reduction: str, kind: str, places: Places) -> tuple[np.ndarray, np.ndarray]:
    """Numbers with the real parts of a floating type; their imaginary parts are the same in reverse order."""
    part = {"complex64": "float", "complex128": "double"}[dtype]
    parts = [typed(part, side) for side in _numbers(part, reduction, kind, places)]
    if kind == "telling" and reduction == "mul":  # sums of two products must be exact as well
        parts = [np.trunc(side / 2) for side in parts]
    old, new = (side.astype(DTYPES[dtype]) for side in parts)
    old.imag, new.imag = -parts[0][::-1], parts[1][::-1]
    return old, new


def _truth_values(kind: str, places: Places) -> Values:
    elements = range(len(places.target))
    if kind == "repeated":
        return [i % 2 == 0 for i in range(places.cells)], [places.turn(j) % 3 != 1 for j in elements]
    old = [i % 3 == 0 for i in range(places.cells)]
    new = [places.turn(j) % 2 == 0 for j in elements]
    for j, target in enumerate(places.target):  # all four pairs of truth values occur
        old[target] = places.turn(j) // 2 % 2 == 0
    return old, new


def _strings(reduction: str, kind: str, places: Places) -> Values:
    old = [f"old {i}" for i in range(places.cells)]
    elements = range(len(places.target))
    if kind == "telling" and reduction in ("max", "min"):
        # Greater by one more byte, less by one fewer, greater by a byte above 127.
        changes: list[Callable[[str], str]] = [
            lambda text: text + "+", lambda text: text[:-1], lambda text: "\u00f6" + text[1:]]
        return old, [changes[places.turn(j) % 3](old[places.target[j]]) for j in elements]
    if reduction in ("max", "min"):
        words = ("p\u00e4r", "new", "\u6f22", "", "old 1", "z")
        return old, [f"{words[places.turn(j) % 6]}{j}" for j in elements]
    words = ("new", "n\u00e9w")
    return old, [f"{words[j % 2]} {j};" for j in elements]
