"""Values that make every update visible: losing, repeating, swapping or misplacing one changes the output.

``telling`` generates data and updates for given targets. Guarantees:

- *none*: no update equals the value of data in its cell. All values differ from each other while the type has enough
  of them; then (bool, long lists of one byte) an update still differs from the one before it and from data.
- *add*, *mul* of numbers: losing or doubling one update changes the result of its cell; so does swapping updates of
  two cells that differ, and the updates of all cells differ while the type has enough values. Nothing rounds: every
  partial result, in every order and tree, is a number of the type; with ``wraps`` integers use all bits of their width
  and wrap. Sums in a cell never cancel: all updates of a cell have one sign. Products of many updates have factors
  -1 (complex: i and -1) in addition to a few others, so that two of them together cancel.
- *max*, *min*: the winner of a cell is determined by ``winner``, and data is next to it: they differ in the last
  bit, or by their signs (unsigned numbers: in the highest bit). Only the winner tells; the other updates are between
  the other end and data.
- *bool*: as max and min, for every reduction but none: the winner is the only update that changes the cell.
- *strings*: all differ; some are longer than 16 and than 32 bytes; max and min as above, by one byte more, by the
  last byte, or by a byte above 127.
- *undefined* (string mul, complex max and min): as under none.

Numbers need the full width of their type if few updates share a cell, and floating-point numbers are not integers
or have both odd and large parts, so that another type gets them wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tables import telling_numbers, telling_winners
from tables.rows import COMPLEX, DTYPES, typed
from tables.telling_numbers import Lists
from tables.telling_winners import Winner

# The type of the parts of a complex number.
PARTS = {"complex64": "float", "complex128": "double"}


def telling(
    dtype: str, reduction: str, target: Sequence[int], cells: int, *, wraps: bool = False,
    winner: Winner = "turns",
) -> tuple[np.ndarray, np.ndarray]:
    """data of ``cells`` elements and updates as many as targets, both of rank 1, with the guarantees of this module.

    ``target`` is the position in data, in row-major order, at which each update element aims; positions may repeat.
    ``wraps`` is for sums and products of integers. ``winner`` is which of the updates of a cell wins under max and min
    (and of truth values under every reduction): "first", "middle", "last", its number, "data" for none of them, or
    "turns": first, last and middle in turns from cell to cell.

    Raises ValueError if so many updates aim at one cell that the type has no exact result for them; see
    ``most_of_a_cell``.
    """
    lists = lists_of(target)
    if dtype == "bool":
        old, new = telling_winners.truth_values(reduction, lists, cells, len(target), winner)
    elif dtype == "string":
        old, new = _texts(reduction, lists, cells, len(target), winner)
    elif dtype in COMPLEX:
        return _complex(dtype, reduction, lists, cells, len(target))
    elif reduction in ("max", "min"):
        return telling_winners.numbers(dtype, reduction, lists, cells, len(target), winner)
    elif reduction == "none":
        return telling_numbers.different(dtype, lists, cells, len(target))
    else:
        maker = telling_numbers.sums if reduction == "add" else telling_numbers.products
        old, new = maker(dtype, lists, cells, len(target), wraps)
    return typed(dtype, old), typed(dtype, new)


def lists_of(target: Sequence[int]) -> Lists:
    """The numbers of the updates that aim at each cell, in their order; cells in the order of their first update."""
    found: Lists = {}
    for number, cell in enumerate(target):
        found.setdefault(int(cell), []).append(number)
    return found


def most_of_a_cell(dtype: str, reduction: str, wraps: bool = False) -> int | None:
    """The maximum number of updates of one cell; None for any number."""
    if dtype in ("bool", "string") or reduction not in ("add", "mul"):
        return None
    return telling_numbers.most(PARTS.get(dtype, dtype), reduction, wraps or dtype in COMPLEX and reduction == "mul")


def _complex(
    dtype: str, reduction: str, lists: Lists, cells: int, count: int
) -> tuple[np.ndarray, np.ndarray]:
    """Real and imaginary parts are values of the floating type, all of them different."""
    part = PARTS[dtype]
    if reduction == "mul":
        sides = telling_numbers.complex_products(part, lists, cells, count)
        return typed(dtype, sides[0]), typed(dtype, sides[1])
    if reduction == "add":
        taken = telling_numbers.Taken()
        halves = [telling_numbers.sums(part, lists, cells, count, taken=taken) for _ in range(2)]
        pairs = [tuple(typed(part, side) for side in half) for half in halves]
    else:
        # The imaginary parts are those of twice as many cells and updates.
        twice = telling_numbers.different(part, lists, 2 * cells, 2 * count)
        pairs = [(twice[0][:cells], twice[1][:count]), (twice[0][cells:], twice[1][count:])]
    old, new = (np.empty(length, dtype=DTYPES[dtype]) for length in (cells, count))
    for side, position in ((old, 0), (new, 1)):
        side.real, side.imag = pairs[0][position], -pairs[1][position]
    return old, new


def _texts(
    reduction: str, lists: Lists, cells: int, count: int, winner: Winner
) -> tuple[list[Any], list[Any]]:
    if reduction in ("max", "min"):
        return telling_winners.texts(reduction, lists, cells, count, winner)
    words, pads = ("new", "n\u00e9w"), ("", "+++", "." * 12, "", "\u00f8" * 12)
    return ([f"old {i}{pads[i * 2 % 5]}" for i in range(cells)],
            [f"{words[j % 2]} {j}{pads[j % 5]};" for j in range(count)])
