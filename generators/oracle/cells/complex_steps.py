"""The ways to multiply two complex numbers: plain with FMA and wider types, Annex G, three multiplications.

The constant of decision `complex-arithmetic`: with x = a + bi, y = c + di, k1 = c(a+b), k2 = a(d-c), k3 = b(c+d), the
product is (k1 - k3) + (k1 + k2)i. To first order, each k has two rounded steps, so its error is at most 2u|k|; the
error of k1 is common to both parts; the last addition of each part adds u times that part. All errors can have the
sign that adds, so the worst case of the norm is
    u * sqrt((2|k1| + 2|k3| + |re|)^2 + (2|k1| + 2|k2| + |im|)^2).
Over all x and y with |x| = |y| = 1 its maximum is 7u, at a = b, d = 0: there k1 = sqrt(2), k2 = -1/sqrt(2),
k3 = 1/sqrt(2), re = im = 1/sqrt(2), and each bracket is 7/sqrt(2). ``three_multiplications_worst`` is that function of
the two angles, for a test that looks at all of them. With directed rounding each step errs by 2u: 14u.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from .formats import (
    AWAY, DOWN, LADDERS, NAN, NEAREST, TOWARDS_ZERO, UP, Format, Number, below_normal, canonical, equal, exact_product,
    exact_sum, infinity, negated, representable, round_number, zero,
)

THREE_MULTIPLICATIONS = 7

Pair = tuple[Number, Number]


def three_multiplications_worst(alpha: float, beta: float) -> float:
    """The first-order worst error of the product of e^(i alpha) and e^(i beta), in units of u."""
    a, b, c, d = math.cos(alpha), math.sin(alpha), math.cos(beta), math.sin(beta)
    k1, k2, k3 = abs(c * (a + b)), abs(a * (d - c)), abs(b * (c + d))
    return math.hypot(2 * (k1 + k3) + abs(a * c - b * d), 2 * (k1 + k2) + abs(a * d + b * c))


def factors(x: Pair, y: Pair) -> tuple[tuple[Number, ...], tuple[Number, ...]]:
    """For each part of x*y the four numbers p, q, r, s with part = p*q + r*s."""
    return (x[0], y[0], x[1], negated(y[1])), (x[0], y[1], x[1], y[0])


def part_once(form: Format, wide: Format, p: Number, q: Number, r: Number, s: Number) -> list[Number]:
    """p*q + r*s, every step in ``wide``, then rounded to the type: plain and with either FMA."""
    pq, rs = exact_product(p, q), exact_product(r, s)
    rounded_pq, rounded_rs = round_number(pq, wide), round_number(rs, wide)
    sums = (exact_sum(rounded_pq, rounded_rs), exact_sum(pq, rounded_rs), exact_sum(rounded_pq, rs))
    return [round_number(round_number(total, wide), form) for total in sums]


def part_permitted(form: Format, *four: Number) -> set[Number]:
    """The plain form in the type or a wider one, and fused in the type."""
    plain = {canonical(part_once(form, wide, *four)[0]) for wide in LADDERS[form]}
    return plain | {canonical(x) for x in part_once(form, form, *four)}


def part_mixed(form: Format, p: Number, q: Number, r: Number, s: Number) -> set[Number]:
    """Each partial result independently in the type or a wider one: more than the listed forms of a product."""
    ladder = LADDERS[form]
    pq, rs = exact_product(p, q), exact_product(r, s)

    def held(x: Number) -> list[Number]:
        narrow = [round_number(x, f) for f in ladder]
        return [*narrow, *(round_number(y, form) for y in narrow)]

    sums = [exact_sum(a, b) for a in (*held(pq), pq) for b in (*held(rs), rs) if not (a is pq and b is rs)]
    return {canonical(x) for total in sums for wide in ladder
            for x in (round_number(round_number(total, wide), form),)}


def step_relaxed(form: Format, exact: Number) -> set[Number]:
    """The possible results of a step against conventions: both neighbours, also of the wider types, and zero if subnormal."""
    found = {round_number(exact, f, mode) for f in LADDERS[form] for mode in (NEAREST, TOWARDS_ZERO, AWAY)}
    if below_normal(form, exact):
        found.add(zero())
    return {canonical(x) for x in found}


def operand_relaxed(form: Format, x: Number) -> list[Number]:
    return [x, zero()] if below_normal(form, x) else [x]


def products_relaxed(form: Format, p: Number, q: Number) -> set[Number]:
    found: set[Number] = set()
    for a in operand_relaxed(form, p):
        for b in operand_relaxed(form, q):
            exact = exact_product(a, b)
            found |= step_relaxed(form, exact) | {canonical(exact)}
    return found


def sums_relaxed(form: Format, first: Iterable[Number], second: Iterable[Number]) -> set[Number]:
    second = list(second)
    return {canonical(x) for a in first for b in second for x in _last_relaxed(form, exact_sum(a, b))}


def _last_relaxed(form: Format, exact: Number) -> list[Number]:
    found = [round_number(exact, form, mode) for mode in (DOWN, UP)]
    return [*found, zero()] if below_normal(form, exact) else found


def part_relaxed(form: Format, p: Number, q: Number, r: Number, s: Number) -> set[Number]:
    """One part of the plain form with every step flushed or rounded to a neighbour; signs of zeros are ignored."""
    return sums_relaxed(form, products_relaxed(form, p, q), products_relaxed(form, r, s))


def three_steps(form: Format, x: Pair, y: Pair, mode: str = NEAREST, wide: Format | None = None) -> Pair:
    """The three-multiplication form, all steps in one type and one mode."""
    wide = wide or form
    (a, b), (c, d) = x, y

    def add(p: Number, q: Number) -> Number:
        return round_number(exact_sum(p, q, mode), wide, mode)

    def times(p: Number, q: Number) -> Number:
        return round_number(exact_product(p, q), wide, mode)

    k1, k2, k3 = times(c, add(a, b)), times(a, add(d, negated(c))), times(b, add(c, d))
    return round_number(add(k1, negated(k3)), form, mode), round_number(add(k1, k2), form, mode)


def plain_overflows(form: Format, x: Pair, y: Pair) -> bool:
    """Whether a step of the plain form, rounded to nearest in the type, is infinite. Operands: finite."""
    for p, q, r, s in factors(x, y):
        pq, rs = round_number(exact_product(p, q), form), round_number(exact_product(r, s), form)
        if pq.is_infinite or rs.is_infinite or round_number(exact_sum(pq, rs), form).is_infinite:
            return True
    return False


def parts_beyond(form: Format, x: Pair, y: Pair) -> tuple[bool, bool]:
    """Which parts the sums a+b, d-c and c+d of x = a + bi, y = c + di reach that lie beyond the largest number."""
    (a, b), (c, d) = x, y
    first, second, third = (round_number(exact_sum(p, q), form, AWAY).is_infinite
                            for p, q in ((a, b), (d, negated(c)), (c, d)))
    return first or third, first or second


def three_steps_relaxed(form: Format, x: Pair, y: Pair) -> tuple[set[Number], set[Number]]:
    """Both parts of the three-multiplication form with every step flushed or not; for exact cells only."""
    (a, b), (c, d) = ([operand_relaxed(form, n) for n in pair] for pair in (x, y))

    def flushed(values: Iterable[Number]) -> set[Number]:
        values = {canonical(v) for v in values}
        return values | ({zero()} if any(below_normal(form, v) for v in values) else set())

    def product(p: Iterable[Number], q: Iterable[Number], r: Iterable[Number]) -> set[Number]:
        sums = flushed(exact_sum(m, n) for m in q for n in r)
        return flushed(exact_product(m, n) for m in p for n in sums)

    k1, k2 = product(c, a, b), product(a, d, [negated(n) for n in c])
    k3 = product(b, c, d)
    return (flushed(exact_sum(m, negated(n)) for m in k1 for n in k3), flushed(exact_sum(m, n) for m in k1 for n in k2))


def steps_are_exact(form: Format, x: Pair, y: Pair) -> bool:
    """Whether all steps of the plain form and of c(a+b), a(d-c), b(c+d) are representable. Operands: finite."""
    (a, b), (c, d) = x, y
    plain = [exact_product(p, q) for p in x for q in y]
    re = exact_sum(plain[0], negated(plain[3]))
    im = exact_sum(plain[1], plain[2])
    sums = exact_sum(a, b), exact_sum(d, negated(c)), exact_sum(c, d)
    threes = [exact_product(p, q) for p, q in zip((c, a, b), sums)]
    return all(representable(form, item) for item in (*plain, re, im, *sums, *threes))


def annex_g(form: Format, x: Pair, y: Pair) -> Pair:
    """The product as the example in C's Annex G computes it: infinities are recovered where both parts are NaN."""
    (a, b), (c, d) = x, y

    def times(p: Number, q: Number) -> Number:
        return round_number(exact_product(p, q), form)

    def add(p: Number, q: Number) -> Number:
        return round_number(exact_sum(p, q), form)

    def boxed(n: Number) -> Number:
        return Number(0, n.sign, int(n.is_infinite), 0)

    def not_nan(n: Number) -> Number:
        return zero(n.sign) if n.is_nan else n

    ac, bd, ad, bc = times(a, c), times(b, d), times(a, d), times(b, c)
    re, im = add(ac, negated(bd)), add(ad, bc)
    if not (re.is_nan and im.is_nan):
        return re, im
    again = False
    if a.is_infinite or b.is_infinite:
        a, b, c, d, again = boxed(a), boxed(b), not_nan(c), not_nan(d), True
    if c.is_infinite or d.is_infinite:
        c, d, a, b, again = boxed(c), boxed(d), not_nan(a), not_nan(b), True
    if not again and any(n.is_infinite for n in (ac, bd, ad, bc)):
        a, b, c, d, again = not_nan(a), not_nan(b), not_nan(c), not_nan(d), True
    if not again:
        return re, im

    def recovered(n: Number) -> Number:
        return NAN if n.is_nan or n.is_zero else infinity(n.sign)

    return recovered(add(times(a, c), negated(times(b, d)))), recovered(add(times(a, d), times(b, c)))


def same_pair(x: Pair, y: Pair) -> bool:
    return equal(x[0], y[0]) and equal(x[1], y[1])
