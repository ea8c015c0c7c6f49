"""Computations of sums and products as in implementations: correct ones, tolerable ones, and in other types and modes.

They use the rounding of ``formats`` step by step, not the searches of the oracle, so the oracle is tested by them too.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from . import complex_steps
from .cell import COMPLEX, INTEGER, REAL, Element
from .formats import (
    DOWN, LADDERS, MODES, NEAREST, TOWARDS_ZERO, UP, Format, Number, below_normal, exact_product, exact_sum, negated,
    representable, round_number, zero,
)
from .integers import wrap

Step = Callable[[Element, Element], Element]
Operands = tuple[Element, ...]


def in_order(operands: Operands, step: Step, chance: random.Random) -> Element:
    total = operands[0]
    for x in operands[1:]:
        total = step(total, x)
    return total


def in_random_order(operands: Operands, step: Step, chance: random.Random) -> Element:
    items = list(operands)
    chance.shuffle(items)
    return in_order(tuple(items), step, chance)


def in_random_tree(operands: Operands, step: Step, chance: random.Random) -> Element:
    items = list(operands)
    while len(items) > 1:
        first = items.pop(chance.randrange(len(items)))
        at = chance.randrange(len(items))
        items[at] = step(first, items[at])
    return items[0]


def pairwise(operands: Operands, step: Step, chance: random.Random) -> Element:
    items = list(operands)
    while len(items) > 1:
        pairs = [step(*items[i:i + 2]) for i in range(0, len(items) - 1, 2)]
        items = pairs + items[len(items) & ~1:]
    return items[0]


def blocked(operands: Operands, step: Step, chance: random.Random) -> Element:
    """Lanes of a vector, each summed separately, then merged."""
    lanes = chance.choice((2, 4, 8))
    parts = [in_order(operands[i::lanes], step, chance) for i in range(min(lanes, len(operands)))]
    return in_order(tuple(parts), step, chance)


SHAPES = (in_order, in_random_order, in_random_tree, pairwise, blocked)


def operate(reduction: str, a: Number, b: Number, mode: str = NEAREST) -> Number:
    return exact_sum(a, b, mode) if reduction == "add" else exact_product(a, b)


def real_step(form: Format, reduction: str, how: str, chance: random.Random) -> Step:
    """How: near (the type), wide (one wider type), mixed (any type each time, rounded again at some merges), a mode,
    neighbours (any mode each time), flush (always), flush-some (each independently), neighbours-flush (both)."""
    ladder = LADDERS[form]

    def near(a: Number, b: Number) -> Number:
        return round_number(operate(reduction, a, b), form)

    def mixed(a: Number, b: Number) -> Number:
        a, b = (round_number(x, chance.choice(ladder)) if chance.random() < 0.3 else x for x in (a, b))
        return round_number(operate(reduction, a, b), chance.choice(ladder))

    def directed(a: Number, b: Number) -> Number:
        return round_number(operate(reduction, a, b, how), form, how)

    def neighbours(a: Number, b: Number) -> Number:
        mode = chance.choice(MODES)
        return round_number(operate(reduction, a, b, mode), form, mode)

    def flushed(x: Number, always: bool) -> Number:
        if below_normal(form, x) and (always or chance.random() < 0.5):
            return zero(x.sign if always else chance.randrange(2))
        return x

    def flush(a: Number, b: Number) -> Number:
        exact = operate(reduction, flushed(a, True), flushed(b, True))
        return flushed(round_number(exact, form), True)

    def flush_some(a: Number, b: Number) -> Number:
        exact = flushed(operate(reduction, flushed(a, False), flushed(b, False)), False)
        mode = chance.choice(MODES) if how == "neighbours-flush" else NEAREST
        return flushed(round_number(exact, form, mode), False)

    if how == "wide":
        wide = chance.choice(ladder[1:])
        return lambda a, b: round_number(operate(reduction, a, b), wide)
    steps = {"near": near, "mixed": mixed, "neighbours": neighbours, "flush": flush, "flush-some": flush_some,
             "neighbours-flush": flush_some}
    return steps.get(how, directed)


def complex_step(form: Format, reduction: str, how: str, chance: random.Random) -> Step:
    """As real_step; of products also: fma, three (the three-multiplication form), three-directed, annex."""
    if reduction == "add":
        part = real_step(form, "add", how, chance)
        return lambda a, b: (part(a[0], b[0]), part(a[1], b[1]))
    if how == "annex":
        return lambda a, b: complex_steps.annex_g(form, a, b)
    if how.startswith("three"):
        mode = chance.choice((DOWN, UP, TOWARDS_ZERO)) if how == "three-directed" else NEAREST
        wide = chance.choice(LADDERS[form]) if how == "three-wide" else form
        return lambda a, b: complex_steps.three_steps(form, a, b, mode, wide)
    if how == "fma":
        return lambda a, b: tuple(chance.choice(complex_steps.part_once(form, form, *part))
                                  for part in complex_steps.factors(a, b))
    if how == "wide":
        return lambda a, b: tuple(complex_steps.part_once(form, LADDERS[form][-1], *part)[0]
                                  for part in complex_steps.factors(a, b))
    times, plus = real_step(form, "mul", how, chance), real_step(form, "add", how, chance)

    def plain(a: Element, b: Element) -> Element:
        return (plus(times(a[0], b[0]), negated(times(a[1], b[1]))), plus(times(a[0], b[1]), times(a[1], b[0])))

    return plain


def kahan(form: Format, operands: tuple[Number, ...]) -> Number:
    """Kahan's compensated sum in the type."""
    def add(a: Number, b: Number) -> Number:
        return round_number(exact_sum(a, b), form)

    total, lost = operands[0], zero()
    for x in operands[1:]:
        y = add(x, negated(lost))
        more = add(total, y)
        lost = add(add(more, negated(total)), negated(y))
        total = more
    return total


def run(dtype: str, reduction: str, operands: Operands, how: str, chance: random.Random) -> Element:
    """The result of one computation, as an element of the type."""
    shape = chance.choice(SHAPES)
    if dtype in INTEGER:
        return shape(operands, integer_step(dtype, reduction, how, chance), chance)
    form = REAL.get(dtype) or COMPLEX[dtype]
    if dtype in REAL:
        if how == "kahan":
            return kahan(form, operands)
        total = shape(operands, real_step(form, reduction, how, chance), chance)
        return total if representable(form, total) else round_number(total, form)
    if how == "kahan":
        return tuple(kahan(form, tuple(x[i] for x in operands)) for i in (0, 1))
    total = shape(operands, complex_step(form, reduction, how, chance), chance)
    return tuple(x if representable(form, x) else round_number(x, form) for x in total)


def integer_step(dtype: str, reduction: str, how: str, chance: random.Random) -> Step:
    width, is_signed = INTEGER[dtype]
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)

    def step(a: int, b: int) -> int:
        exact = {"add": a + b, "mul": a * b, "max": max(a, b), "min": min(a, b)}[reduction]
        if how == "saturate" or (how == "saturate-some" and chance.random() < 0.5):
            return min(max(exact, low), high)
        return wrap(exact, width, is_signed)

    return step
