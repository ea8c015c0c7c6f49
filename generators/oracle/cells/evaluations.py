"""Concrete evaluations of cells that were not searched: in a few orders, in one direction or way of overflow each
(decisions `order-of-questions`, `integers-wrap`), and the wrong lists of operands that known mistakes compute.

Read in one way: ascending is by value. Open in the wording: which tree is pairwise, so each of three counts alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from typing import TypeVar

from .formats import (
    BFLOAT, DOWN, HALF, SINGLE, TOWARDS_ZERO, UP, Format, Number, equal, exact_product, exact_sum, round_number,
    value,
)

Item = TypeVar("Item")
Step = Callable[[Item, Item], Item]
# Wrong lists of more updates are not computed here.
MOST_LISTED = 64


def orders(operands: Sequence[Item], key=None) -> Iterator[tuple[Item, ...]]:
    old, *updates = operands
    ascending = sorted(updates, key=key)
    yield from (tuple(operands), tuple(operands[::-1]), (*updates, old), (old, *ascending), (old, *ascending[::-1]))


def pairwise(operands: Sequence[int], step: Step[int]) -> set[int]:
    """By neighbours, an odd last one kept for the next level; and by halves, the first or the last the larger."""
    items = list(operands)
    while len(items) > 1:
        items = [step(*items[i:i + 2]) if i + 1 < len(items) else items[i] for i in range(0, len(items), 2)]

    def halves(part: Sequence[int], more: int) -> int:
        middle = (len(part) + more) // 2
        return part[0] if len(part) == 1 else step(halves(part[:middle], more), halves(part[middle:], more))

    return {items[0], halves(operands, 0), halves(operands, 1)}


def real_step(form: Format, reduction: str, mode: str, first: Format | None = None) -> Step[Number]:
    """A step whose exact result is rounded once, or before to nearest in ``first``."""
    def step(a: Number, b: Number) -> Number:
        exact = exact_sum(a, b, mode) if reduction == "add" else exact_product(a, b)
        return round_number(round_number(exact, first) if first else exact, form, mode)

    return step


def gives(form: Format, reduction: str, operands: Sequence[Number], actual: Number) -> bool:
    """Whether a finite value is that of an order in which every step is rounded in one direction."""
    steps = [real_step(form, reduction, mode, first) for mode in (DOWN, UP, TOWARDS_ZERO)
             for first in ((None, SINGLE) if form in (HALF, BFLOAT) else (None,))]
    return any(equal(reduce(step, order), actual) for order in orders(operands, value) for step in steps)


def is_mistake(operands: Sequence[Item], actual: Item, step: Step[Item], same: Callable[[Item, Item], bool]) -> bool:
    """Whether the value is the old one, an update alone, or, computed in the order of the operands, without one update or
    with one of them twice, be it at once or at the end."""
    if any(same(x, actual) for x in operands):
        return True
    if len(operands) > MOST_LISTED + 1:
        return False
    for i in range(1, len(operands)):
        before, x, after = operands[:i], operands[i], operands[i + 1:]
        if len(operands) > 2 and same(reduce(step, (*before, *after)), actual):
            return True
        if all(same(reduce(step, wrong), actual) for wrong in ((*before, x, x, *after), (*operands, x))):
            return True
    return False
