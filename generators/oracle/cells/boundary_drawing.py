"""Random cells at the boundaries of ``boundaries``: operands at the limits of a type, and answers on each side.

The ends of what is permitted come from the oracle's searches, and answers next to them are drawn on purpose.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from . import bounds
from .boundaries import ALLOWANCE, BYSTANDER, LEAST_NORMAL, OPERAND, PARTIAL, THREE, ZERO_SIGN
from .cell import COMPLEX, REAL, Cell, Element
from .formats import (
    FINITE, NAN, Format, Number, decode, encode, exact_product, exact_sum, infinity, negated, round_number, zero,
)
from .products import Magnitude, ProductSearch, parts
from .random_numbers import moved, number_of, random_number
from .sums import SumSearch

Drawn = tuple[list[Element], Element]
# Boundary, element type, reduction.
Choice = tuple[str, str, str]
# More updates than the judge searches.
FEWEST_UPDATES, MOST_UPDATES = 12, 20


def found(magnitude: Magnitude, sign: int) -> Number:
    """A number that a search found."""
    m, e = parts(magnitude)
    return Number(FINITE, sign, m, e)


def bystander(form: Format, reduction: str, chance: random.Random) -> Drawn:
    count, sign = chance.randint(FEWEST_UPDATES, MOST_UPDATES), chance.randrange(2)
    beyond = chance.random() < 0.75
    if reduction == "add":
        spread = chance.choice((2, 6, 12)) if beyond else 3
        top = form.emax - (0 if beyond else 4)
        side = sign if beyond else 1 - sign
        others = [random_number(form, top - chance.randrange(spread), chance, side) for _ in range(count)]
    else:
        others = [random_number(form, chance.choice((0, 0, 1)) if beyond else chance.choice((-2, -2, -3)), chance)
                  for _ in range(count)]
    items = [form.largest._replace(sign=sign), *others]
    if chance.random() < 0.4:
        items[0], items[1] = items[1], items[0]
    largest = form.largest._replace(sign=sign)
    if not beyond or chance.random() < 0.45:
        return items, largest
    return items, chance.choice((chance.choice(others), chance.choice(others), chance.choice(others), negated(largest),
                                 moved(form, largest, -chance.randint(1, 9))))


def subnormal_operand(form: Format, reduction: str, chance: random.Random) -> Drawn:
    """One operand around the least normal number; the products of the others with it are normal."""
    least = number_of(form, 0, 1, form.emin)
    depth = chance.randint(1, min(form.precision - 1, 6))
    small = chance.choice((least, moved(form, least, 1), moved(form, least, -1),
                           random_number(form, form.emin - depth, chance)))
    few = chance.random() < 0.85
    count = chance.randint(1, 3) if few else chance.randint(FEWEST_UPDATES, MOST_UPDATES)
    is_nan = chance.random() < 0.45
    share = form.emax // count + 1
    low = depth + 1
    high = share if is_nan and chance.random() < 0.7 else max(low, share // 2)
    others = [random_number(form, min(max(low, high - chance.randrange(2)), form.emax), chance)
              for _ in range(count)]
    if is_nan and chance.random() < 0.15:
        others[0] = infinity(chance.randrange(2))
    rest = others[0]
    for x in others[1:]:
        rest = exact_product(rest, x)
    rest = round_number(rest, form)
    if is_nan:
        return [small, *others], NAN
    choice = (zero(0), zero(1), zero(0), moved(form, rest, chance.choice((-1, 0, 0, 1))) if rest.is_finite else zero())
    return [small, *others], chance.choice(choice)


def tiny_factors(form: Format, chance: random.Random) -> list[Number]:
    """Two to four factors, of which some have a product around the least normal number; the others may make up for it."""
    sign = chance.randrange(2)
    around = form.emin + chance.randint(-min(form.precision - 2, 10), 1)
    half = around // 2 + chance.randrange(-2, 3)
    items = [random_number(form, half, chance, sign), random_number(form, around - half, chance)]
    if chance.random() < 0.25:
        items = [random_number(form, form.emin - chance.randint(1, 4), chance, sign),
                 random_number(form, chance.choice((-1, -2, 0)), chance)]
    large = chance.choice((0, 1, 1, 2))
    items += [random_number(form, chance.choice((0, 1, -1, form.emax // 2, form.emax - 1)), chance) for _ in range(large)]
    return items


def tiny_product(form: Format, reduction: str, chance: random.Random) -> Drawn:
    items = tiny_factors(form, chance)
    search = ProductSearch(form, tuple(items))
    reach = search.final_relaxed(search.relaxed()[-1])
    if reach.low is None:
        return items, zero()
    floor, high = found(reach.floor, search.sign), found(reach.high, search.sign)
    few = chance.choice((1, 1, 2, 4, 64))
    rest = exact_product(items[-1], items[-2]) if len(items) > 3 else items[-1]
    inside = decode(form, chance.randint(0, encode(form, floor._replace(sign=0))))._replace(sign=search.sign)
    answers = (zero(search.sign), zero(1 - search.sign), floor, high, moved(form, floor, -few), moved(form, floor, -few),
               moved(form, high, few), inside, round_number(rest, form))
    answer = chance.choice(answers)
    return items, answer if answer.is_finite else zero()


def long_sum(form: Format, reduction: str, chance: random.Random) -> Drawn:
    count = chance.randint(FEWEST_UPDATES, MOST_UPDATES)
    spread = chance.choice((1, 2, 3))
    items = [random_number(form, form.emin + chance.randrange(spread), chance) for _ in range(count + 1)]
    if chance.random() < 0.4:
        for index in range(chance.randint(1, 4)):
            items[index] = random_number(form, form.emin - chance.randint(1, 3), chance)
    chance.shuffle(items)
    search = SumSearch(form, tuple(items))
    numerator, denominator = bounds.growth(search.precision, count, 2)
    outer = numerator * sum(map(abs, search.integers)) // denominator
    allowance = bounds.flushing_allowance(search)
    if chance.random() < 0.5:
        error = outer + allowance * chance.choice((100, 100, 100, 99, 50, 1)) // 100
    else:
        # What a flushed sum gains by rounding afterwards is open, and so is a value at the very end.
        error = outer + (allowance + numerator * allowance // denominator) * chance.choice((101, 101, 110, 150)) // 100
    total = sum(search.integers) + chance.choice((error, -error))
    return items, number_of(form, int(total < 0), abs(total), search.unit)


def least_normal(form: Format, reduction: str, chance: random.Random) -> Drawn:
    few = chance.choice((0, 0, 0, 1, -1))
    if reduction == "add":
        first = random_number(form, form.emin + chance.randrange(3), chance)
        away = chance.choice((1, -1)) * chance.randint(1, 1 << (form.precision - 2))
        items = [first, moved(form, negated(first), away)]
        for _ in range(chance.choice((0, 0, 1))):
            items.append(negated(chance.choice(items)))
            items.append(random_number(form, form.emin + chance.randrange(2), chance))
        total = items[0]
        for x in items[1:]:
            total = exact_sum(total, x)
        least = number_of(form, total.sign if chance.random() < 0.85 else 1 - total.sign, 1, form.emin)
        chance.shuffle(items)
        return items, moved(form, least, few)
    items = tiny_factors(form, chance)
    search = ProductSearch(form, tuple(items))
    ends = [end for ends in search.raised() for end in ends if end[1]]
    if not ends:
        return items, number_of(form, search.sign, 1, form.emin)
    return items, moved(form, found(chance.choice(ends), search.sign), few)


def zero_sign(form: Format, reduction: str, chance: random.Random) -> Drawn:
    """Zeros of one sign among numbers that they win against, or not; perhaps NaN."""
    sign, losing = chance.randrange(2), int(reduction == "max")
    count = chance.randint(1, 6)
    items: list[Element] = [zero(sign)]
    for _ in range(count):
        exponent = chance.choice((form.emin, form.quantum, 0, form.emax))
        items.append(chance.choice((zero(sign), NAN, random_number(form, exponent, chance, losing), infinity(losing))))
    if chance.random() < 0.2:
        items[chance.randrange(len(items))] = random_number(form, 0, chance, 1 - losing)
    chance.shuffle(items)
    least = decode(form, 1)
    answers = (zero(1 - sign), zero(1 - sign), zero(1 - sign), least._replace(sign=chance.randrange(2)),
               number_of(form, chance.randrange(2), 1, form.emin), random_number(form, 1, chance))
    return items, chance.choice(answers)


def three_multiplications(form: Format, reduction: str, chance: random.Random) -> Drawn:
    """A factor whose parts have a sum around the largest number, and a small one: the plain form stays finite."""
    first = form.largest if chance.random() < 0.4 else random_number(form, form.emax - chance.randrange(2), chance)
    second = number_of(form, 0, form.largest.m - first.m if first.e == form.largest.e else first.m, form.largest.e)
    second = chance.choice((first, moved(form, second, chance.choice((-1, 0, 1, 2))),
                            random_number(form, form.emax - 1, chance)))
    large = (first._replace(sign=chance.randrange(2)), second._replace(sign=chance.randrange(2)))
    if chance.random() < 0.5:
        large = large[::-1]
    exponent = -chance.choice((5, 8, 30, form.emax // 2, form.emax))
    small = [random_number(form, max(exponent - chance.randrange(3), form.quantum), chance) for _ in (0, 1)]
    if chance.random() < 0.5:
        small[chance.randrange(2)] = zero()
    (a, b), (c, d) = large, small
    plain = [round_number(exact_sum(exact_product(p, q), exact_product(r, s)), form)
             for p, q, r, s in ((a, c, b, negated(d)), (a, d, b, c))]
    which = chance.choice(((0,), (1,), (0, 1)))
    for index in which:
        plain[index] = chance.choice((infinity(0), infinity(1), NAN))
    items: list[Element] = [large, tuple(small)]
    chance.shuffle(items)
    return items, tuple(plain)


# What is drawn for a boundary, the reductions that it is about, and how often, relative to the others.
DRAWN: dict[str, tuple[Callable[[Format, str, random.Random], Drawn], tuple[str, ...], int]] = {
    BYSTANDER: (bystander, ("add", "mul"), 5),
    OPERAND: (subnormal_operand, ("mul",), 3),
    PARTIAL: (tiny_product, ("mul",), 2),
    ALLOWANCE: (long_sum, ("add",), 3),
    LEAST_NORMAL: (least_normal, ("add", "mul"), 3),
    ZERO_SIGN: (zero_sign, ("max", "min"), 2),
    THREE: (three_multiplications, ("mul",), 3),
}


def choices(dtypes: tuple[str, ...], reductions: tuple[str, ...], longest: int) -> list[Choice]:
    """Those for these element types and reductions and at most ``longest`` updates."""
    if longest < MOST_UPDATES:
        return []
    return [(boundary, dtype, reduction) for boundary, (_, its, _) in DRAWN.items() for reduction in its
            for dtype in (COMPLEX if boundary == THREE else REAL) if dtype in dtypes and reduction in reductions]


def weight(choice: Choice, among: list[Choice]) -> float:
    """How often a choice is drawn: the element types and reductions of a boundary share what is set for it."""
    return DRAWN[choice[0]][2] / sum(other[0] == choice[0] for other in among)


def draw_at_boundary(chance: random.Random, boundary: str, dtype: str, reduction: str) -> Cell:
    form = REAL.get(dtype) or COMPLEX[dtype]
    items, actual = DRAWN[boundary][0](form, reduction, chance)
    if boundary in (OPERAND, PARTIAL, LEAST_NORMAL):
        chance.shuffle(items)
    return Cell(dtype, reduction, items[0], actual, tuple(items[1:]), boundary)
