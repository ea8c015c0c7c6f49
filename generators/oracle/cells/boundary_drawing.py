"""Random cells at the boundaries of ``boundaries``: operands at the limits of a type, and answers on each side.

The ends of what is permitted come from the oracle's searches, and answers next to them are drawn on purpose.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from functools import reduce

from . import bounds
from .boundaries import (
    ALLOWANCE, BYSTANDER, DIRECTED, INT16, MISTAKEN, ONE_DIRECTION, OPERAND, PARTIAL, THREE, ZERO_FACTOR,
    ZERO_SIGN,
)
from .cell import COMPLEX, INTEGER, REAL, Cell, Element
from .evaluations import orders, real_step
from .exactness import listed_sums
from .formats import (
    DOWN, FINITE, MODES, NAN, NEAREST, UP, Format, Number, decode, encode, exact_product, exact_sum, infinity,
    negated, round_number, value, zero,
)
from .integers import MOST_DIFFERENT, wrap
from .products import Magnitude, ProductSearch, parts
from .random_numbers import moved, number_of, random_number
from .simulate import integer_step
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
    beyond = chance.random() < 0.65
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
    allowance = bounds.flushing_allowance(search, items[0])
    if chance.random() < 0.5:
        error = outer + allowance * chance.choice((100, 100, 100, 99, 50, 1)) // 100
    else:
        # What a flushed sum gains by rounding afterwards is open, and so is a value at the very end.
        error = outer + (allowance + numerator * allowance // denominator) * chance.choice((101, 101, 110, 150)) // 100
    total = sum(search.integers) + chance.choice((error, -error))
    return items, number_of(form, int(total < 0), abs(total), search.unit)


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


def small_onto_large(form: Format, reduction: str, chance: random.Random) -> Drawn:
    """Different small updates onto a large old value: each step errs much in one direction, or one update is larger than the
    bound of rounding and is lost or doubled."""
    count, p, top = chance.randint(FEWEST_UPDATES, MOST_UPDATES), form.precision, chance.randrange(4)
    product = reduction == "mul"

    def update(halves: float) -> Number:
        """So many halves of the last digit of the old value, or a factor that adds about as many."""
        return (number_of(form, 0, (1 << p) + round(halves), -p) if product else
                number_of(form, int(halves < 0), int(abs(halves) * (1 << 20)) + 1, top - p - 20))

    step, near = real_step(form, reduction, chance.choice(MODES[1:])), real_step(form, reduction, NEAREST)
    total = number_of(form, chance.randrange(2), (1 << (p - 1)) + chance.randrange(1 << p // 2), top - p + 1)
    items, most = [total], 24 if product else 2
    for _ in range(count):
        some = {update(chance.uniform(-most, most)) for _ in range(8)} - {*items} or {items[-1]}
        exact = value(total)
        items.append(max(sorted(some), key=lambda x: abs(
            value(step(total, x)) - (exact * value(x) if product else exact + value(x)))))
        total = step(total, items[-1])
    how = chance.randrange(10)
    if how < 5:
        items = (items, items[::-1], [items[-1], *items[:-1]], items, items)[how]
        answer = reduce(step, list(orders(items, value))[how])
    else:
        large = update(chance.choice((-1, 1)) * chance.uniform(1.1, 1.9) * count)
        answer = items[0] if how < 7 else reduce(near, items if how < 9 else [*items, large, large])
        items.append(large)
        if how == 6:
            items.reverse()
    return items, moved(form, answer, chance.choice((-1, 1))) if answer.is_finite and chance.random() < 0.1 else answer


def with_another_part(form: Format, items: list[Element], answer: Element, chance: random.Random) -> Drawn:
    """A complex sum with this part and one that is right."""
    others = [random_number(form, 0, chance) for _ in items]
    parts = [(items, answer), (others, reduce(real_step(form, "add", NEAREST), others))]
    chance.shuffle(parts)
    (first, re), (second, im) = parts
    return list(zip(first, second)), (re, im)


def one_direction(form: Format, reduction: str, chance: random.Random) -> Drawn:
    """Few operands with tiny partial results of both signs; what steps without subnormal numbers give, in one direction, or
    only if each step has its own; or next to it."""
    is_mixed, product = chance.random() < 0.6, reduction == "mul"
    for _ in range(20):
        items = ([*tiny_factors(form, chance), random_number(form, chance.choice((0, 1, -1)), chance)] if product else
                 [random_number(form, form.emin - chance.choice((0, 0, 1, 1, 2, 4)), chance) for _ in range(4)])
        items = [x._replace(sign=chance.randrange(2)) for x in items[: 4 if product else chance.choice((2, 3, 4))]]
        search = (ProductSearch if product else SumSearch)(form, tuple(items))
        *given, mixed = (set().union(*search.one_direction(*modes) or ()) if product else listed_sums(search, *modes)
                         for modes in ((DOWN,), (UP,), (DOWN, UP) if product else (None, DOWN, UP)))
        kept = set() if product else listed_sums(search, None)
        results = sorted((mixed - given[0] - given[1] - kept if is_mixed else chance.choice(given)) - {0})
        if results:
            break
    else:
        return items, zero()
    item = chance.choice(results)
    answer = found(item, search.sign) if product else number_of(form, int(item < 0), abs(item), search.unit)
    return items, moved(form, answer, chance.choice((0,) * 10 + (1, -1)))


def integer_mistake(dtype: str, reduction: str, chance: random.Random) -> Drawn:
    """More different integers than are searched."""
    width, is_signed = INTEGER[dtype]
    step, saturated = (integer_step(dtype, reduction, how, chance) for how in ("wrap", "saturate"))
    items: list[int] = []
    while len(items) <= MOST_DIFFERENT:
        item = chance.choice((1, -1)) * (chance.choice((0, 1 << (width - 2))) + chance.getrandbits(width // 2))
        items += {wrap(item, width, is_signed)} - {0, *items}
    at = chance.randint(1, MOST_DIFFERENT)
    lost, doubled = reduce(step, items[:at] + items[at + 1:]), reduce(step, [*items, items[at]])
    return items, chance.choice((lost, lost, doubled, items[0], items[at], reduce(saturated, list(orders(items))[at % 5]),
                                 wrap(chance.getrandbits(width), width, is_signed)))


def zero_factor(dtype: str, reduction: str, chance: random.Random) -> Drawn:
    items, actual = integer_mistake(dtype, reduction, chance)
    items[chance.randrange(len(items))] = 0
    return items, chance.choice((0, actual or 77))


def indefinite(dtype: str, reduction: str, chance: random.Random) -> Drawn:
    out = chance.random() < 0.5
    most = 32767 if out else 300 if reduction == "add" else 30
    items = [chance.randint(most // 2, most) for _ in range(chance.choice((2, 2, 3)))]
    if not out and reduction == "add" and chance.random() < 0.5:
        items = [32767, *items, -chance.randint(1000, 30000)]
    return items, -(1 << 15)


# What is drawn for a boundary, the reductions that it is about, the element types, and how often, relative to the others.
DRAWN: dict[str, tuple[Callable[..., Drawn], tuple[str, ...], tuple[str, ...], float]] = {
    BYSTANDER: (bystander, ("add", "mul"), tuple(REAL), 5),
    OPERAND: (subnormal_operand, ("mul",), tuple(REAL), 3.5),
    PARTIAL: (tiny_product, ("mul",), tuple(REAL), 2),
    ALLOWANCE: (long_sum, ("add",), tuple(REAL), 3.5),
    ZERO_SIGN: (zero_sign, ("max", "min"), tuple(REAL), 2.7),
    THREE: (three_multiplications, ("mul",), tuple(COMPLEX), 2.8),
    DIRECTED: (small_onto_large, ("add", "mul"), (*REAL, *COMPLEX), 5),
    ONE_DIRECTION: (one_direction, ("add", "mul"), tuple(REAL), 5),
    INT16: (indefinite, ("add", "mul"), ("int16",), 3),
    ZERO_FACTOR: (zero_factor, ("mul",), tuple(INTEGER), 3),
    MISTAKEN: (integer_mistake, ("add", "mul"), (*INTEGER, "int32", "uint32", "int64", "uint64"), 3),
}


def choices(dtypes: tuple[str, ...], reductions: tuple[str, ...], longest: int) -> list[Choice]:
    """Those for these element types and reductions and at most ``longest`` updates."""
    if longest < MOST_UPDATES + 1:
        return []
    return [(boundary, dtype, reduction) for boundary, (_, its, types, _) in DRAWN.items() for reduction in its
            for dtype in types if dtype in dtypes and reduction in reductions
            and not (boundary == DIRECTED and dtype in COMPLEX and reduction == "mul")]


def weight(choice: Choice, among: list[Choice]) -> float:
    """How often a choice is drawn: the element types and reductions of a boundary share what is set for it."""
    return DRAWN[choice[0]][3] / sum(other[0] == choice[0] for other in among)


def draw_at_boundary(chance: random.Random, boundary: str, dtype: str, reduction: str) -> Cell:
    kind = dtype if dtype in INTEGER else REAL.get(dtype) or COMPLEX[dtype]
    items, actual = DRAWN[boundary][0](kind, reduction, chance)
    if boundary == DIRECTED and dtype in COMPLEX:
        items, actual = with_another_part(kind, items, actual, chance)
    if boundary in (OPERAND, PARTIAL, ONE_DIRECTION, INT16):
        chance.shuffle(items)
    return Cell(dtype, reduction, items[0], actual, tuple(items[1:]), boundary)
