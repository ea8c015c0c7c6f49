"""Cells of complex numbers: a sum is two real sums; a product is judged normwise (decision `complex-arithmetic`).

Open in the wording: whether the steps of a product may also be in different types (decision `order-of-questions` says
so, `complex-arithmetic` lists one wider type); whether they may be fused in a wider type, which only x87's 80 bits can
show (`complex-arithmetic` says fused or not, but no processor fuses in 80 bits); for several updates how the bound of one
grows, n*3u or (1+3u)^n - 1; products of several updates near overflow and underflow; a mistake between the two
bounds; flushing inside the three-multiplication form, and products in it that overflow although no sum does; which
infinities in addition to those of Annex G's example are "by Annex G"; rounding together with flushing, which is normwise
for the one and by enumeration for the other.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import isqrt, prod

from . import complex_steps as steps
from .formats import Format, Number, below_normal, canonical, equal, normalised, representable, same, value
from .real import OUTSIDE, judge_real
from .verdicts import ANY, F, P, PW, Ruling, W, WF, Verdicts, worst

Pair = tuple[Number, Number]
Gaussian = tuple[int, int, int]

# A part with more subsets than this is not searched.
MOST_SUBSETS = 1 << 13


def judge_complex_sum(form: Format, operands: tuple[Pair, ...], actual: Pair, complete: bool) -> Ruling:
    """Each part separately. In a cell that was not searched completely, one part may have been."""
    def part(index: int, searched: bool) -> Ruling:
        ruling = judge_real(form, "add", tuple(x[index] for x in operands), actual[index], searched)
        # A mistake in only one part (an update alone in the real part only) is not a mistake by some readings.
        whole = ruling.rule == OUTSIDE or any(steps.same_pair(actual, x) for x in operands)
        one_part = "mistake" in ruling.rule and not whole
        return ruling._replace(verdicts=ruling.verdicts | W) if one_part else ruling

    first, second = part(0, complete), part(1, complete)
    verdicts = worst(first.verdicts, second.verdicts)
    if not complete and _has_few_subsets(operands, 0):
        verdicts |= worst(part(0, True).verdicts, second.verdicts)
    if not complete and _has_few_subsets(operands, 1):
        verdicts |= worst(first.verdicts, part(1, True).verdicts)
    return Ruling(verdicts, f"{first.rule} / {second.rule}")


def _has_few_subsets(operands: tuple[Pair, ...], index: int) -> bool:
    """Whether one part alone can be searched completely: equal numbers have few different subsets."""
    return prod(times + 1 for times in Counter(canonical(x[index]) for x in operands).values()) <= MOST_SUBSETS


def judge_complex_product(form: Format, operands: tuple[Pair, ...], actual: Pair) -> Ruling:
    """However far a search went: only bounds decide products."""
    if len(operands) == 2:
        return Ruling(*_one_product(form, operands[0], operands[1], actual))
    return Ruling(*_several_products(form, operands, actual))


def _one_product(form: Format, x: Pair, y: Pair, actual: Pair) -> tuple[Verdicts, str]:
    finite = all(n.is_finite for n in (*x, *y))
    if finite and _overflows_in_three(form, x, y, actual):
        return W, "complex-arithmetic, a sum of three multiplications overflows"
    if finite:
        here, there = steps.steps_are_exact(form, x, y), steps.steps_are_exact(form, y, x)
        if here and there:
            return _exact_product(form, x, y, actual)
        rounded = _rounded_product(form, x, y, actual, finite)
        if here or there:
            exact = _exact_product(form, x, y, actual)
            return exact[0] | rounded[0], f"{exact[1]} or {rounded[1]}"
        return rounded
    return _rounded_product(form, x, y, actual, finite)


def _overflows_in_three(form: Format, x: Pair, y: Pair, actual: Pair) -> bool:
    """Whether every part that is not finite is one that a sum a+b, d-c or c+d beyond the largest number reaches, though
    the plain form does not overflow, and every finite part is right by itself.

    Read in one way: either factor may be x; a sum overflows if it lies beyond the largest number, since rounding to
    neighbours then gives infinity; either infinity is one; a finite part is right within 14u of the norm or where flushing
    and rounding to neighbours give it. Products of three multiplications that overflow without a sum stay open.
    """
    four = steps.factors(x, y)
    if all(n.is_finite for n in actual) or steps.plain_overflows(form, x, y):
        return False
    if all(canonical(n) in steps.part_permitted(form, *part) for n, part in zip(actual, four)):
        return False
    product = gaussian_product([x, y])
    unlike = [not n.is_finite for n in actual]
    for index in (0, 1):
        if unlike[index]:
            continue
        alone = tuple(n if i == index else Number(0, 0, 0, 0) for i, n in enumerate(actual))
        other = tuple(n if i == index else 0 for i, n in enumerate(product[:2]))
        error = _error((*other, product[2]), alone)[0]
        norm = _error(product, alone)[1]
        reached = canonical_zero(actual[index]) in map(canonical_zero, steps.part_relaxed(form, *four[index]))
        if not reached and not _within(error, norm, 2 * steps.THREE_MULTIPLICATIONS, form.precision):
            return False
    return any(all(reach or not bad for reach, bad in zip(steps.parts_beyond(form, *order), unlike))
               for order in ((x, y), (y, x)))


def _exact_product(form: Format, x: Pair, y: Pair, actual: Pair) -> tuple[Verdicts, str]:
    four = steps.factors(x, y)
    right = [steps.part_once(form, form, *part)[0] for part in four]
    if steps.same_pair(actual, (right[0], right[1])):
        return (P, "one-right-value") if all(map(same, actual, right)) else (W, "sign-of-zero-computed")
    if all(canonical_zero(n) in steps.part_relaxed(form, *part) for n, part in zip(actual, four)):
        return W, "subnormals-flushed"
    for one, other in ((x, y), (y, x)):
        if all(canonical_zero(n) in map(canonical_zero, found)
               for n, found in zip(actual, steps.three_steps_relaxed(form, one, other))):
            return WF, "subnormals-flushed, in three multiplications"
    return F, "one-right-value"


def canonical_zero(n: Number) -> Number:
    return canonical(n)._replace(sign=0) if n.is_zero else canonical(n)


def _rounded_product(form: Format, x: Pair, y: Pair, actual: Pair, finite: bool) -> tuple[Verdicts, str]:
    four = steps.factors(x, y)
    permitted = [steps.part_permitted(form, *part) for part in four]
    if all(canonical(n) in found for n, found in zip(actual, permitted)):
        return P, "complex-arithmetic, plain, wider or fused"
    if not all(n.is_finite for n in (*actual, *x, *y)):
        return _not_finite(form, x, y, actual)
    if all(any(equal(n, other) for other in found) for n, found in zip(actual, permitted)):
        return PW, "zero of the other sign"
    mixed = all(canonical(n) in steps.part_mixed(form, *part) for n, part in zip(actual, four))
    if mixed:
        return PW, "orders-trees-wider-types, steps in unlike types"
    error, norm = _error(gaussian_product([x, y]), actual)
    if _within(error, norm, 3, form.precision):
        return W, "complex-arithmetic, within 3u, in no known form"
    if _reached(form, x, y, actual):
        return W, "order-of-questions (3), flushed or rounded to neighbours"
    small = _may_be_subnormal(form, [x, y])
    if _within(error, norm, 2 * steps.THREE_MULTIPLICATIONS, form.precision):
        return (WF if small or _is_operand((x, y), actual) else W), "complex-arithmetic, within 14u"
    overflow = _may_overflow(form, [x, y])
    if _within_flushed(form, error, norm, x, y):
        return WF, "subnormals-flushed, operands, and rounded"
    return (WF if small and _near_subnormal(form, error, (x, y)) or overflow else F), "complex-arithmetic, beyond 14u"


def _within_flushed(form: Format, error: tuple[int, int], norm: int, x: Pair, y: Pair) -> bool:
    """Whether the error is within 14u beyond the effect of flushing every subnormal part of the operands."""
    flushed = [size_of(n) * (size_of(other[0]) + size_of(other[1]))
               for pair, other in ((x, y), (y, x)) for n in pair if below_normal(form, n)]
    if not flushed:
        return False
    unit = Fraction(2) ** error[1]
    allowance = sum(flushed) / unit + 2 * steps.THREE_MULTIPLICATIONS * form.unit_roundoff * (isqrt(norm) + 1)
    return error[0] <= allowance * allowance


def size_of(n: Number) -> Fraction:
    return abs(value(n))


def _reached(form: Format, x: Pair, y: Pair, actual: Pair) -> bool:
    return all(canonical_zero(n) in map(canonical_zero, steps.part_relaxed(form, *part))
               for n, part in zip(actual, steps.factors(x, y)))


def _not_finite(form: Format, x: Pair, y: Pair, actual: Pair) -> tuple[Verdicts, str]:
    for one, other in ((x, y), (y, x)):
        for wide in (form, *(f for f in steps.LADDERS[form] if f is not form)):
            annex = steps.annex_g(wide, one, other)
            rounded = tuple(steps.round_number(n, form) for n in annex)
            if all(map(equal, actual, rounded)):
                return P, "complex-arithmetic, Annex G"
    four = steps.factors(x, y)
    if all(any(equal(n, other) for other in steps.part_mixed(form, *part) | steps.part_permitted(form, *part))
           for n, part in zip(actual, four)):
        return PW, "orders-trees-wider-types, steps in unlike types"
    if _reached(form, x, y, actual):
        return W, "order-of-questions (3), flushed or rounded to neighbours"
    infinite = [any(n.is_infinite for n in pair) for pair in (x, y)]
    zeros = [all(n.is_zero for n in pair) for pair in (x, y)]
    if any(infinite) and not any(zeros) and any(n.is_infinite for n in actual):
        return ANY, "an infinity, as Annex G demands"
    threes = [steps.three_steps(form, *order) for order in ((x, y), (y, x))]
    if not any(infinite) and any(steps.same_pair(actual, three) for three in threes):
        return WF, "overflow in three multiplications"
    if not any(infinite) and _may_overflow(form, [x, y]) and not any(n.is_nan for n in (*x, *y)):
        return WF, "near overflow"
    # Three multiplications, or one more by the identity, turn infinities into NaN: unusual, but not a mistake.
    if any(infinite) and not all(n.is_finite for n in actual):
        return WF, "complex-arithmetic, neither plain nor Annex G, of infinities"
    return F, "complex-arithmetic, neither plain nor Annex G"


def gaussian(x: Pair) -> Gaussian:
    """A finite complex number as (re, im, e): (re + im*i) * 2^e."""
    parts = [normalised(n.m, n.e) for n in x]
    e = min((p[1] for p in parts if p[0]), default=0)
    re, im = ((-p[0] if n.sign else p[0]) << (p[1] - e) if p[0] else 0 for n, p in zip(x, parts))
    return re, im, e


def gaussian_product(items: list[Pair]) -> Gaussian:
    re, im, e = 1, 0, 0
    for item in items:
        c, d, f = gaussian(item)
        re, im, e = re * c - im * d, re * d + im * c, e + f
    return re, im, e


def _error(exact: Gaussian, actual: Pair) -> tuple[tuple[int, int], int]:
    """|actual - exact|^2 and |exact|^2 in one unit, the former with the unit's exponent."""
    re, im, e = exact
    c, d, f = gaussian(actual)
    low = min(e, f)
    re, im, c, d = re << (e - low), im << (e - low), c << (f - low), d << (f - low)
    return ((c - re) ** 2 + (d - im) ** 2, low), re * re + im * im


def _within(error: tuple[int, int], norm: int, factor: int, precision: int, n: int = 1) -> bool:
    return (error[0] << (2 * precision)) <= (factor * n) ** 2 * norm


def _within_power(error: tuple[int, int], norm: int, factor: int, precision: int, n: int) -> bool:
    """Whether the error is at most ((1 + factor*u)^n - 1) times the norm."""
    unit = 1 << precision
    grown = (unit + factor) ** n - unit**n
    return error[0] * unit ** (2 * n) <= grown * grown * norm


def _norm_exponent(x: Pair) -> int | None:
    """e with 2^(e-1) <= max(|re|, |im|) < 2^e; None for zero."""
    return max((n.m.bit_length() + n.e for n in x if n.m), default=None)


def _may_be_subnormal(form: Format, operands: list[Pair]) -> bool:
    exponents = [e for e in map(_norm_exponent, operands) if e is not None]
    below = sorted(exponents)
    lowest = sum(below[:2]) + sum(e for e in below[2:] if e <= 0)
    return bool(exponents) and lowest <= form.emin + 2 + len(operands)


def _may_overflow(form: Format, operands: list[Pair]) -> bool:
    above = sorted((e for e in map(_norm_exponent, operands) if e is not None), reverse=True)
    return bool(above) and sum(above[:2]) + sum(e for e in above[2:] if e > -2) + len(above) > form.emax


def _near_subnormal(form: Format, error: tuple[int, int], operands: tuple[Pair, ...]) -> bool:
    """Whether the error is within the effect of a few flushed or subnormal partial results."""
    limit = 2 * (form.emin + 3)
    largest = max(_norm_exponent(x) or 0 for x in operands)
    return error[0].bit_length() + 2 * error[1] <= limit + 2 * max(largest, 0)


def _is_operand(operands: tuple[Pair, ...], actual: Pair) -> bool:
    return any(steps.same_pair(actual, x) for x in operands)


def _several_products(form: Format, operands: tuple[Pair, ...], actual: Pair) -> tuple[Verdicts, str]:
    if not all(n.is_finite for x in operands for n in x):
        return _several_not_finite(form, operands, actual)
    if not all(part.is_finite for part in actual) and not _may_overflow(form, list(operands)):
        beyond = any(any(steps.parts_beyond(form, x, x)) for x in operands)
        both = not any(part.is_finite for part in actual)
        return (W if both else WF) if beyond else F, "complex-arithmetic, a sum of three multiplications overflows"
    exact = _several_exact(form, operands)
    product = gaussian_product(list(operands))
    if exact:
        return _several_exactly(product, operands, actual, form)
    verdicts, rule = _several_rounded(form, operands, product, actual)
    if exact is None:
        other, other_rule = _several_exactly(product, operands, actual, form)
        return verdicts | other, f"{rule} or {other_rule}"
    return verdicts, rule


def _several_exactly(product: Gaussian, operands: tuple[Pair, ...], actual: Pair, form: Format) -> tuple[Verdicts, str]:
    if all(n.is_finite for n in actual) and _error(product, actual)[0][0] == 0:
        # The sign of a zero part depends on the order; not all orders are tried here.
        right = not any(n.is_zero for n in actual) or _some_order_gives(form, operands, actual, same)
        return (P if right else PW), "one-right-value"
    subnormal = any(below_normal(form, n) for x in operands for n in x) or _may_be_subnormal(form, list(operands))
    return (WF if subnormal else F), "one-right-value"


def _several_exact(form: Format, operands: tuple[Pair, ...]) -> bool | None:
    """Whether all steps of all orders are exact, in the plain and the three-multiplication form; None: unknown."""
    gaussians = [gaussian(x) for x in operands]
    size, e = 1, 0
    for re, im, f in gaussians:
        size, e = size * max(abs(re) + abs(im), 1), e + f
    lows = sum(min(f, 0) for _, _, f in gaussians)
    if size <= 1 << form.precision and lows >= form.quantum and not _may_overflow(form, list(operands)):
        return True
    if any(n.m and not representable(form, Number(0, 0, abs(n.m), n.e)) for n in _numbers(gaussian_product(
            list(operands)))):
        return False
    if len(operands) > 5:
        return None
    products: list[Pair] = [(Number(0, 0, 1, 0), Number(0, 0, 0, 0))] * (1 << len(operands))
    seen: set[bool] = set()
    for mask in range(1, len(products)):
        products[mask] = _numbers(gaussian_product([x for i, x in enumerate(operands) if mask >> i & 1]))
    for mask in range(1, len(products)):
        part = (mask - 1) & mask
        while part:
            seen.add(steps.steps_are_exact(form, products[part], products[mask ^ part]))
            part = (part - 1) & mask
    # Exact in some orders of the factors only: the wording allows both readings of "the plain form and c(a+b) ...".
    return seen.pop() if len(seen) == 1 else None


def _numbers(item: Gaussian) -> Pair:
    return tuple(Number(0, int(n < 0), abs(n), item[2]) for n in item[:2])


def _several_rounded(form: Format, operands: tuple[Pair, ...], product: Gaussian,
                     actual: Pair) -> tuple[Verdicts, str]:
    n, precision = len(operands) - 1, form.precision
    overflow, small = _may_overflow(form, list(operands)), _may_be_subnormal(form, list(operands))
    if not all(part.is_finite for part in actual):
        return (P if _some_order_gives(form, operands, actual) else ANY), "rounding-bounds, overflow of some order"
    error, norm = _error(product, actual)
    if norm == 0 and error[0] == 0:
        return PW, "zero"
    if _within(error, norm, 3, precision, n):
        at_end = overflow and any(equal(part._replace(sign=0), form.largest) for part in actual)
        return (PW if at_end else P), "complex-arithmetic, within 3u for each product"
    if _within_power(error, norm, 3, precision, n):
        return PW, "complex-arithmetic, between n*3u and (1+3u)^n - 1"
    if small:
        return ANY, "rounding-bounds, partial products may be subnormal"
    outer = 2 * steps.THREE_MULTIPLICATIONS
    if _within(error, norm, outer, precision, n):
        return (WF if _may_be_mistake(form, operands, actual) else W), "complex-arithmetic, within 14u for each product"
    if overflow or _within_power(error, norm, outer, precision, n):
        return WF, "complex-arithmetic, near the outer bound or overflow"
    return F, "complex-arithmetic, beyond the outer bound"


def _may_be_mistake(form: Format, operands: tuple[Pair, ...], actual: Pair) -> bool:
    if _is_operand(operands, actual):
        return True
    n = len(operands)
    lists = [operands[:i] + operands[i + 1:] for i in range(1, min(n, 20))] + [(*operands, x) for x in operands[1:20]]
    return any(_within(*_error(gaussian_product(list(wrong)), actual), 2 * steps.THREE_MULTIPLICATIONS,
                       form.precision, n) for wrong in lists)


def _some_order_gives(form: Format, operands: tuple[Pair, ...], actual: Pair, agree=equal) -> bool:
    """Whether an order of the updates, one by one in the type, gives the value by the plain form or by Annex G."""
    orders = permutations(operands) if len(operands) <= 4 else [operands, operands[::-1]]
    for order in orders:
        for multiply in (_plain, steps.annex_g) if len(operands) < 20 else (_plain,):
            total = order[0]
            for item in order[1:]:
                total = multiply(form, total, item)
            if all(map(agree, total, actual)):
                return True
    return False


def _plain(form: Format, x: Pair, y: Pair) -> Pair:
    return tuple(steps.part_once(form, form, *part)[0] for part in steps.factors(x, y))


def _several_not_finite(form: Format, operands: tuple[Pair, ...], actual: Pair) -> tuple[Verdicts, str]:
    if all(n.is_finite for n in actual):
        return F, "operands that are not finite"
    if len(operands) <= 5 and _some_order_gives(form, operands, actual):
        return P, "complex-arithmetic, plain or Annex G"
    return ANY, "operands that are not finite, several updates"


