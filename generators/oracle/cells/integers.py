"""Cells of integers (decision `integers-wrap`).

Open in the wording: 0x80000000 as the answer of a 64-bit type (the constant is narrower than the type); x86's indefinite
integer if the exact result fits but a partial result does not; results of too many orders to list.
"""

from __future__ import annotations

from .cell import INTEGER
from .verdicts import F, P, Ruling, W, WF

MOST_OPERANDS = 6
MOST_VALUES = 4096


def judge_integer(dtype: str, reduction: str, operands: tuple[int, ...], actual: int, complete: bool) -> Ruling:
    width, is_signed = INTEGER[dtype]
    if reduction in ("max", "min"):
        return Ruling(P if actual == (max if reduction == "max" else min)(operands) else F, "exact")
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)
    exact = _exact(reduction, operands)
    if actual == wrap(exact, width, is_signed):
        return Ruling(P, "integers-wrap")
    if not _can_overflow(reduction, operands, low, high):
        return Ruling(F, "integers-wrap, nothing overflows")
    if not complete:
        return Ruling(W, "integers-wrap, orders not searched")
    fits = low <= exact <= high
    if not fits and actual == min(max(exact, low), high):
        return Ruling(W, "integers-wrap, saturated")
    indefinite = {wrap(item, width, is_signed) for item in (1 << 31, 1 << 63)}
    # The constant zero-extended and sign-extended.
    odd = {1 << 31, wrap(-(1 << 31), width, is_signed)} if width == 64 else set()
    if not fits and actual in indefinite - odd:
        return Ruling(W, "integers-wrap, indefinite integer")
    reached = _saturating(reduction, operands, low, high, width, is_signed)
    if reached is not None and actual in reached:
        return Ruling(W, "integers-wrap, saturated at some step")
    if actual in indefinite | odd:
        return Ruling(WF, "integers-wrap, indefinite integer of a partial result or of another width")
    return Ruling(WF, "integers-wrap, not listed") if reached is None else Ruling(F, "integers-wrap, nothing gives it")


def wrap(item: int, width: int, is_signed: bool) -> int:
    item &= (1 << width) - 1
    return item - (1 << width) if is_signed and item >> (width - 1) else item


def _exact(reduction: str, operands: tuple[int, ...]) -> int:
    total = operands[0]
    for x in operands[1:]:
        total = total + x if reduction == "add" else total * x
    return total


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
