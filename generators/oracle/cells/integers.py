"""Cells of integers (decision `integers-wrap`).

Open in the wording: 0x80000000 as the answer of a 64-bit type (the constant is narrower than the type); x86's indefinite
integer if the exact result fits but a partial result does not; results of too many orders to list; where they were not
searched, a mistake that is computed by saturating, the old value with one update only, and the trees called pairwise.
"""

from __future__ import annotations

from functools import reduce
from operator import add, eq, mul

from . import evaluations
from .cell import INTEGER
from .verdicts import F, P, Ruling, W, WF

OPERATIONS = {"add": add, "mul": mul}
MOST_OPERANDS = 6
MOST_VALUES = 4096
# More different operands have more subsets than are searched.
MOST_DIFFERENT = 16
ZERO_FACTOR = "integers-wrap, a factor 0"
INDEFINITE_16 = "integers-wrap, indefinite integer of 16 bits"
KNOWN_MISTAKE = "integers-wrap, not searched, a known mistake"
NOT_SEARCHED = "integers-wrap, orders not searched"


def judge_integer(dtype: str, reduction: str, operands: tuple[int, ...], actual: int, complete: bool) -> Ruling:
    width, is_signed = INTEGER[dtype]
    if reduction in ("max", "min"):
        return Ruling(P if actual == (max if reduction == "max" else min)(operands) else F, "exact")
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)
    exact = reduce(OPERATIONS[reduction], operands)
    if actual == wrap(exact, width, is_signed):
        return Ruling(P, "integers-wrap")
    if not _can_overflow(reduction, operands, low, high):
        return Ruling(F, "integers-wrap, nothing overflows")
    if reduction == "mul" and 0 in operands:
        return Ruling(F, ZERO_FACTOR)
    fits = low <= exact <= high
    if not fits and actual == min(max(exact, low), high):
        return Ruling(W, "integers-wrap, saturated")
    indefinite = {wrap(item, width, is_signed) for item in (1 << 31, 1 << 63)}
    if not fits and (width, is_signed, actual) == (16, True, low):
        return Ruling(W, INDEFINITE_16)
    # The constant zero-extended and sign-extended.
    odd = {1 << 31, wrap(-(1 << 31), width, is_signed)} if width == 64 else set()
    if not fits and actual in indefinite - odd:
        return Ruling(W, "integers-wrap, indefinite integer")
    if not complete or len(set(operands)) > MOST_DIFFERENT:
        return _not_searched(reduction, operands, actual, (width, is_signed), indefinite | odd)
    reached = _saturating(reduction, operands, low, high, width, is_signed)
    if reached is not None and actual in reached:
        return Ruling(W, "integers-wrap, saturated at some step")
    if actual in indefinite | odd:
        return Ruling(WF, "integers-wrap, indefinite integer of a partial result or of another width")
    return Ruling(WF, "integers-wrap, not listed") if reached is None else Ruling(F, "integers-wrap, nothing gives it")


def _not_searched(reduction: str, operands: tuple[int, ...], actual: int, kind: tuple[int, bool],
                  indefinite: set[int]) -> Ruling:
    width, is_signed = kind
    low = -(1 << (width - 1)) if is_signed else 0
    operate = OPERATIONS[reduction]

    def wrapped(a: int, b: int) -> int:
        return wrap(operate(a, b), width, is_signed)

    def saturated(a: int, b: int) -> int:
        return min(max(operate(a, b), low), low + (1 << width) - 1)

    given = width <= 16 or any(actual == reduce(saturated, order) for order in evaluations.orders(operands))
    pairwise = evaluations.pairwise(operands, saturated)
    if given or pairwise == {actual}:
        return Ruling(W, NOT_SEARCHED)
    old, *updates = operands
    if evaluations.is_mistake(operands, actual, wrapped, eq):
        return Ruling(WF if actual in pairwise | indefinite else F, KNOWN_MISTAKE)
    may_be = (len(operands) > evaluations.MOST_LISTED + 1 or any(wrapped(old, x) == actual for x in updates)
              or evaluations.is_mistake(operands, actual, saturated, eq))
    return Ruling(WF if may_be else W, NOT_SEARCHED)


def wrap(item: int, width: int, is_signed: bool) -> int:
    item &= (1 << width) - 1
    return item - (1 << width) if is_signed and item >> (width - 1) else item


def _can_overflow(reduction: str, operands: tuple[int, ...], low: int, high: int) -> bool:
    """Whether some subset's exact result is out of range."""
    if reduction == "add":
        return sum(x for x in operands if x > 0) > high or sum(x for x in operands if x < 0) < low
    # Of each sign the largest magnitude that some subset has.
    least, greatest = 1, 1
    for x in operands:
        ends = (least * x, greatest * x, x, least, greatest)
        least, greatest = min(ends), max(ends)
        if greatest > high or least < low:
            return True
    return False


def _saturating(reduction: str, operands: tuple[int, ...], low: int, high: int, width: int,
                is_signed: bool) -> set[int] | None:
    """The results of saturating or wrapping at each step of each order and tree; None: too many to list."""
    if len(operands) > MOST_OPERANDS:
        return None
    table: list[set[int]] = [set() for _ in range(1 << len(operands))]
    for mask in range(1, len(table)):
        lowest = mask & -mask
        if mask == lowest:
            table[mask] = {operands[mask.bit_length() - 1]}
            continue
        rest = mask ^ lowest
        part = rest
        found: set[int] = set()
        while part:
            a, b = table[part], table[mask ^ part]
            if len(a) * len(b) > 40 * MOST_VALUES:
                return None
            results = {x + y for x in a for y in b} if reduction == "add" else {x * y for x in a for y in b}
            for item in results:
                if low <= item <= high:
                    found.add(item)
                else:
                    found.update((high if item > high else low, wrap(item, width, is_signed)))
            part = (part - 1) & rest
        if len(found) > MOST_VALUES:
            return None
        table[mask] = found
    return table[-1]
