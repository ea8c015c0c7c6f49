"""Whether every step of a sum or product is exact in every order, and the effect of flushing then
(decision `one-right-value`)."""

from __future__ import annotations

from .formats import DOWN, UP, Format, Number, normalised
from .sums import SumSearch, lower, upper

# Up to this many operands, all subsets are examined.
MOST_LISTED = 10


def sum_is_exact(search: SumSearch) -> bool | None:
    """Whether all sums of subsets are representable; None if that is not determined. Operands: finite."""
    integers, precision, largest = search.integers, search.precision, search.largest
    positive = sum(x for x in integers if x > 0)
    negative = -sum(x for x in integers if x < 0)
    if max(positive, negative) <= min(largest, 1 << precision):
        return True

    def fits(total: int) -> bool:
        total = abs(total)
        odd = total // max(total & -total, 1)
        return total <= largest and odd.bit_length() <= precision

    if len(integers) <= MOST_LISTED:
        sums = [0]
        for x in integers:
            more = [total + x for total in sums]
            if not all(fits(total) for total in more):
                return False
            sums += more
        return True
    total = 0
    for before, x in zip([0, *integers], integers):
        total += x
        if not fits(total) or not fits(before + x):
            return False
    return None if fits(positive) and fits(negative) else False


def product_is_exact(form: Format, operands: tuple[Number, ...]) -> bool:
    """Whether all products of subsets are representable. Operands: finite.

    The odd part of the whole product is the longest of all; the least digit and the size are extreme for the subsets
    that collect what lowers or what raises them.
    """
    odd, least_digit = 1, 0
    smallest_digits: list[int] = []
    raising_m, raising_e = 1, 0
    for operand in operands:
        m, e = normalised(operand.m, operand.e)
        if m == 0:
            continue
        odd *= m
        if odd.bit_length() > form.precision:
            return False
        least_digit += min(e, 0)
        smallest_digits.append(e)
        if m.bit_length() + e > 0:
            raising_m, raising_e = raising_m * m, raising_e + e
    if raising_m.bit_length() + raising_e > form.emax + 1:
        return False
    return not smallest_digits or (least_digit if least_digit < 0 else min(smallest_digits)) >= form.quantum


def sum_sign_of_zero(operands: tuple[Number, ...]) -> int:
    """The sign that rounding to nearest gives a sum that is zero: minus only if all operands are -0."""
    return int(all(x.is_zero and x.sign for x in operands))


def flushed_sums(search: SumSearch, most: int = 7) -> set[int] | None:
    """All results of an exact sum in which subnormal operands and results may become zero, or which has no subnormal results
    and one direction; None: too many."""
    if search.tiny == 1:
        return {sum(search.integers)}
    if len(search.integers) > most:
        return None
    return listed_sums(search, None) | listed_sums(search, DOWN) | listed_sums(search, UP)


def listed_sums(search: SumSearch, *modes: str | None) -> set[int]:
    """All sums with each step in one of the modes without subnormal numbers; None: tiny results may become zero, and what
    was flushed before can make a later step inexact. Subnormal operands may become zero."""
    table: list[set[int]] = [set() for _ in range(1 << len(search.integers))]
    for mask in range(1, len(table)):
        lowest = mask & -mask
        rest = mask ^ lowest
        found = {search.integers[mask.bit_length() - 1]} if not rest else set()
        part = rest
        while part:
            found.update(a + b for a in table[part] for b in table[mask ^ part])
            part = (part - 1) & rest
        results = set() if rest else found
        for mode in modes if rest else ():
            results |= ({search.without_subnormals(x, mode) for x in found} if mode else
                        {y for x in found for y in (lower(x, search.precision), upper(x, search.precision))})
        table[mask] = results | ({0} if any(0 < abs(x) < search.tiny for x in results) else set())
    return table[-1]


def product_may_flush(form: Format, operands: tuple[Number, ...]) -> bool:
    """Whether an operand or the product of some of them is subnormal (exact products; zeros left out)."""
    lowering_m, lowering_e, count = 1, 0, 0
    for operand in operands:
        if operand.m and operand.m.bit_length() + operand.e <= 0:
            lowering_m, lowering_e = lowering_m * operand.m, lowering_e + operand.e
            count += 1
    return count > 0 and lowering_m.bit_length() + lowering_e <= form.emin
