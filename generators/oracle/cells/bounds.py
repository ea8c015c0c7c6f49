"""The rules for cells whose orders were not searched: the bounds of rounding, the outer bounds of steps to either neighbour,
the allowances of flushing, overflow (decisions `rounding-bounds`, `rounded-to-neighbours`, `subnormals-flushed`).

Where the wording of the decisions leaves a zone open (see ``sum_by_bounds``, ``product_by_bounds``), the answer has more
than one verdict.
"""

from __future__ import annotations

from fractions import Fraction
from math import prod

from .exactness import sum_sign_of_zero
from .formats import Format, Number, below_normal, equal, normalised, value
from .sums import SumSearch
from .verdicts import ANY, F, P, PW, W, WF, Verdicts

# Rules that other modules look for.
OUTER = "rounded-to-neighbours, within the outer bound"
LARGEST = "rounded-to-neighbours, largest number at overflow"
STOPPED = "partial results may stop at the largest number"
ALLOWANCE = "subnormals-flushed, allowance"


def size_of(number: Number) -> Fraction:
    return abs(value(number))


def growth(precision: int, n: int, relative: int = 1) -> tuple[int, int]:
    """(1 + r*u)^n - 1 as numerator and denominator, u = 2^-precision."""
    unit = 1 << precision
    return (unit + relative) ** n - unit**n, unit**n


def within_nearest_sum(error: int, magnitudes: int, precision: int, n: int) -> bool:
    return (error << precision) <= n * magnitudes


def at_edge(error: int) -> int:
    """A value that exceeds a bound by no more than 2^-30 of it may count as within: the judge may compute its
    bounds in floating point."""
    return error - (error >> 30) - 1


def within_outer_sum(error: int, magnitudes: int, precision: int, n: int) -> bool:
    if (error << (precision - 1)) <= n * magnitudes:
        return True
    # (1 + 2u)^n - 1 <= 2nu * (1 + 2nu) while 2nu <= 1.
    if n < 1 << (precision - 1) and (error << (precision - 1)) > 2 * n * magnitudes:
        return False
    numerator, denominator = growth(precision, n, 2)
    return error * denominator <= numerator * magnitudes


def sum_by_bounds(form: Format, search: SumSearch, actual: Number) -> tuple[Verdicts, str]:
    """A sum of operands without NaN.

    Open in the wording: finite values between where a partial sum can overflow and stop at the largest number (the
    decision speaks of the result); whether the outer bound grows because flushed sums are rounded afterwards, by
    (1+2u)^n - 1 of the allowance, a sixth of it for twenty updates of bfloat16; how far the allowance goes where all operands
    have one sign, since then only sums of subnormal operands can be subnormal.
    Read in one way: the allowance of flushing widens the outer bound, since flushing and rounding to neighbours may come
    together; zeros count among its operands; the larger allowance holds towards either side, since the one direction
    of rounding may be down or up.
    """
    n = len(search.operands) - 1
    positive = sum(x for x in search.integers if x is not None and x > 0)
    negative = -sum(x for x in search.integers if x is not None and x < 0)
    signs = {x.sign for x in search.operands if x.is_infinite}
    if signs:
        return _sum_with_infinities(search, actual, n, (positive, negative), signs)
    if actual.is_nan:
        verdicts = _both(_overflow(search, positive, n), _overflow(search, negative, n))
        return verdicts, "rounding-bounds, NaN from inf - inf"
    if actual.is_infinite:
        return _overflow(search, negative if actual.sign else positive, n), "rounding-bounds, overflow of some order"
    return _finite_sum(form, search, actual, positive, negative)


def _finite_sum(form: Format, search: SumSearch, actual: Number, positive: int,
                negative: int) -> tuple[Verdicts, str]:
    error, scale = sum_error(search, actual)
    found, rule = _by_error(form, search, actual, (error, scale), positive, negative)
    if error > 0:
        found |= _by_error(form, search, actual, (at_edge(error), scale), positive, negative)[0]
    if P <= found and _shrinks(search, actual):
        return WF, "rounding-bounds, but smaller than an operand of the only sign"
    if actual.is_zero and found == P and actual.sign != sum_sign_of_zero(search.operands):
        return PW, "zero of the other sign"
    return found, rule


def _shrinks(search: SumSearch, actual: Number) -> bool:
    """Rounding is monotonic: no sum of numbers of one sign is smaller in magnitude than one of them, in any order."""
    numbers = [x for x in search.operands if not x.is_zero]
    if len({x.sign for x in numbers}) != 1:
        return False
    return actual.is_zero or actual.sign != numbers[0].sign or size_of(actual) < max(map(size_of, numbers))


def _by_error(form: Format, search: SumSearch, actual: Number, measured: tuple[int, int], positive: int,
              negative: int) -> tuple[Verdicts, str]:
    error, scale = measured
    n = len(search.operands) - 1
    magnitudes = (positive + negative) << scale
    total = positive - negative
    beyond = abs(total) > search.largest
    at_end = beyond and actual.sign == (total < 0) and equal(actual._replace(sign=0), form.largest)
    if within_nearest_sum(error, magnitudes, search.precision, n):
        # Twelve times 1 added to the largest number leave it in every order: the bound comes before the largest number.
        return P, "rounding-bounds, within"
    if at_end:
        return W, LARGEST
    if within_outer_sum(error, magnitudes, search.precision, n):
        return W, OUTER
    allowance = flushing_allowance(search, actual) << scale
    if within_outer_sum(max(error - allowance, 0), magnitudes, search.precision, n):
        return (W if positive and negative else WF), ALLOWANCE
    if within_outer_sum(max(error - allowance, 0), magnitudes + allowance, search.precision, n):
        return WF, ALLOWANCE + ", rounded afterwards"
    if max(positive, negative) > search.largest:
        return WF, STOPPED
    return F, "rounded-to-neighbours, beyond the outer bound"


def within_flushed_sum(search: SumSearch, actual: Number) -> bool:
    """Whether flushing explains the value together with rounding to nearest: question 3 comes before the mistakes."""
    error, scale = sum_error(search, actual)
    allowance = flushing_allowance(search, actual) << scale
    magnitudes = sum(map(abs, search.integers)) << scale
    return within_nearest_sum(error - allowance, magnitudes, search.precision, len(search.operands) - 1)


def subnormal_operands(search: SumSearch) -> int:
    """The sum of the magnitudes of the subnormal operands."""
    return sum(abs(x) for x in search.integers if abs(x) < search.tiny)


def flushing_allowance(search: SumSearch, actual: Number) -> int:
    """The most that flushing adds to the error of a sum that was not searched, also under directed rounding that
    stops at the least normal number: two additions in three can have a tiny result that errs in the one direction. That
    gives no subnormal result, flushing alone does: one addition in two."""
    subnormal = subnormal_operands(search)
    signs = {x > 0 for x in search.integers if x}
    # Normal operands of one sign have no subnormal sums, and neither have multiples of a unit that is not below them.
    if search.tiny == 1 or not subnormal and len(signs) < 2:
        return 0
    is_subnormal = below_normal(search.form, actual)
    return subnormal + (len(search.operands) // 2 if is_subnormal else 2 * len(search.operands) // 3) * search.tiny


def sum_error(search: SumSearch, actual: Number) -> tuple[int, int]:
    """|actual - exact sum| in units of 2^-scale of the search's unit, and the scale."""
    m, e = normalised(actual.m, actual.e)
    scale = max(search.unit - e, 0) if m else 0
    item = (-m if actual.sign else m) << (e - search.unit + scale) if m else 0
    return abs(item - (sum(search.integers) << scale)), scale


def _overflow(search: SumSearch, total: int, n: int) -> Verdicts:
    """Whether the operands of one sign alone can overflow."""
    ulp = 1 << (search.largest.bit_length() - search.precision)
    threshold = 2 * search.largest + ulp
    unit = 1 << search.precision
    if 2 * total * (unit - n) >= threshold * unit:
        return P
    if total > search.largest:
        return PW if n > 1 or 2 * total < threshold else P
    numerator, denominator = growth(search.precision, n, 2)
    return ANY if total * (numerator + denominator) > search.largest * denominator else F


def _both(first: Verdicts, second: Verdicts) -> Verdicts:
    if F in (first, second):
        return F
    return P if first == second == P else ANY


def _sum_with_infinities(search: SumSearch, actual: Number, n: int, totals: tuple[int, int],
                         signs: set[int]) -> tuple[Verdicts, str]:
    rule = "infinite operands"
    if len(signs) == 2:
        return (P if actual.is_nan else F), rule
    (sign,) = signs
    if actual.is_nan:
        return _overflow(search, totals[1 - sign], n), rule
    return (P if actual.is_infinite and actual.sign == sign else F), rule


class ProductBounds:
    """The exact product of finite operands and the extremes of partial products."""

    def __init__(self, form: Format, operands: tuple[Number, ...]) -> None:
        self.form, self.n = form, len(operands) - 1
        finite = [x for x in operands if x.is_finite]
        self.sign = sum(x.sign for x in operands) & 1
        self.infinite = len(finite) < len(operands)
        self.has_zero = any(x.m == 0 for x in finite)
        self.has_subnormal = any(x.m and x.m.bit_length() + x.e <= form.emin for x in finite)
        factors = [normalised(x.m, x.e) for x in finite if x.m]
        self.m, self.e = _product(factors)
        self.smallest = _product(_extreme_subset(factors, False))
        self.greatest = _product(_extreme_subset(factors, True))

    def overflow(self) -> Verdicts:
        """P: some order overflows; F: none does, not even with directed rounding."""
        m, e = self.greatest
        if self.infinite:
            return P
        threshold = (2 << self.form.precision) - 1, self.form.emax - self.form.precision
        shrunk = m * max((1 << self.form.precision) - self.n, 0)
        if _at_least((shrunk, e - self.form.precision), threshold):
            return P
        numerator, denominator = growth(self.form.precision, self.n, 2)
        grown = m * (numerator + denominator)
        largest = self.form.largest
        return ANY if _at_least((grown, e), (largest.m * denominator, largest.e)) else F

    def subnormal(self) -> Verdicts:
        """P: some partial product is subnormal; F: none can be; ANY: near the limit."""
        m, e = self.smallest
        numerator, denominator = growth(self.form.precision, self.n, 2)
        if not _at_least((m * (numerator + denominator), e), (denominator, self.form.emin)):
            return P
        unit = 1 << (self.form.precision - 1)
        if self.n < unit and _at_least((m * (unit - self.n), e), (unit, self.form.emin)):
            return F
        return ANY

    def zero_partial(self) -> Verdicts:
        """P: some partial product can be zero by rounding to nearest; F: none by any rounding."""
        if self.has_zero:
            return P
        m, e = self.smallest
        if m.bit_length() + e < 2 * self.form.quantum:
            return P
        return F if self.subnormal() == F else ANY

    def is_bound_of_all(self) -> bool:
        """Whether (1+u)^n - 1 is 1 and more, so that no value towards zero is too far away."""
        numerator, denominator = growth(self.form.precision, self.n, 1)
        return numerator >= denominator

    def at_edge(self, actual: Number) -> bool:
        """Whether the relative bound is exceeded by no more than 2^-28 of it: see the function of this name."""
        numerator, denominator = growth(self.form.precision, self.n, 1)
        difference, exact = self._difference(actual)
        error = abs(difference)
        return (error - (error >> 28) - 1) * denominator <= numerator * exact

    def relative(self, actual: Number, factor: int) -> bool:
        """Whether |actual - exact| <= ((1 + factor*u)^n - 1) * |exact|."""
        numerator, denominator = growth(self.form.precision, self.n, factor)
        difference, exact = self._difference(actual)
        return abs(difference) * denominator <= numerator * exact

    def within_quanta(self, actual: Number) -> bool:
        """Whether the error is at most n times the least subnormal number beyond the outer relative bound."""
        numerator, denominator = growth(self.form.precision, self.n, 2)
        m, e = normalised(actual.m, actual.e)
        low = min(e, self.e, self.form.quantum)
        exact = self.m << (self.e - low)
        error = abs((m << (e - low)) - exact) - (self.n << (self.form.quantum - low))
        return error * denominator <= numerator * exact

    def above(self, actual: Number) -> bool:
        return self._difference(actual)[0] > 0

    def _difference(self, actual: Number) -> tuple[int, int]:
        m, e = normalised(actual.m, actual.e)
        low = min(e, self.e) if m else self.e
        exact = self.m << (self.e - low)
        return ((m << (e - low)) if m else 0) - exact, exact


def product_by_bounds(bounds: ProductBounds, actual: Number) -> tuple[Verdicts, str]:
    """A product of operands without NaN.

    Open in the wording: results above the bound that grew while they were subnormal (only the lower bound is
    dropped);
    finite values where a partial product can stop at the largest number.
    """
    overflow = bounds.overflow()
    if actual.is_nan:
        return _product_nan(bounds, overflow), "NaN from 0 * inf"
    if actual.is_infinite:
        if bounds.has_zero or actual.sign != bounds.sign:
            return F, "no infinity of that sign"
        return overflow, "rounding-bounds, overflow of some order"
    if bounds.infinite:
        return F, "infinite operand"
    if actual.m == 0:
        return _product_zero(bounds, actual)
    if bounds.has_zero or actual.sign != bounds.sign:
        return F, "not of the sign of the product"
    largest = bounds.form.largest
    at_end = equal(actual._replace(sign=0), largest) and not _at_least((largest.m, largest.e), (bounds.m, bounds.e))
    if at_end and not bounds.relative(actual, 1):
        # Without a lower bound the largest number is within the bound of rounding as well.
        has_lower = bounds.subnormal() == F and not bounds.is_bound_of_all()
        return (W if has_lower else PW), LARGEST
    if not bounds.above(actual) and bounds.is_bound_of_all():
        return ANY, "rounding-bounds, of all, where (1-u)^n is a sharper one"
    if bounds.relative(actual, 1):
        return P, "rounding-bounds, within"
    subnormal = bounds.subnormal()
    if subnormal != F:
        if not bounds.above(actual):
            return ANY, "rounding-bounds, no lower bound, but how far errors of subnormal steps can grow is one"
        return (W if bounds.relative(actual, 2) and subnormal == P and bounds.n == 1 else ANY), "grew while subnormal"
    if bounds.relative(actual, 2):
        return W, OUTER
    if overflow != F:
        return WF, STOPPED
    return F, "rounded-to-neighbours, beyond the outer bound"


def _product_nan(bounds: ProductBounds, overflow: Verdicts) -> Verdicts:
    zero = bounds.zero_partial()
    if overflow == F:
        return F
    if zero == F:
        if not bounds.has_subnormal:
            return F
        return W if overflow == P else WF
    return P if overflow == zero == P else ANY


def _product_zero(bounds: ProductBounds, actual: Number) -> tuple[Verdicts, str]:
    if bounds.has_zero:
        return (P if actual.sign == bounds.sign else PW), "zero"
    subnormal = bounds.subnormal()
    if subnormal == P:
        # If no rounding gives zero, it is also a flushed one: question 3 before 5, with bounds the other way.
        plain = bounds.zero_partial() == P and actual.sign == bounds.sign
        return (P if plain else PW), "rounding-bounds, no lower bound"
    if subnormal == F:
        return (W if bounds.has_subnormal else F), "subnormals-flushed, a product"
    return ANY, "rounding-bounds, no lower bound, near its limit"


def _product(factors: list[tuple[int, int]]) -> tuple[int, int]:
    return prod_of([m for m, _ in factors]), sum(e for _, e in factors)


def prod_of(items: list[int]) -> int:
    """The product; long lists are split into halves, which keeps the numbers short for long."""
    if len(items) <= 16:
        return prod(items)
    return prod_of(items[: len(items) // 2]) * prod_of(items[len(items) // 2:])


def _extreme_subset(factors: list[tuple[int, int]], greatest: bool) -> list[tuple[int, int]]:
    """The factors, at least two, whose product is the greatest or the least."""
    below = [x for x in factors if x[0].bit_length() + x[1] <= 0]
    rest = [x for x in factors if x[0].bit_length() + x[1] > 0]
    chosen, others = (rest, below) if greatest else (below, rest)

    def size(item: tuple[int, int]) -> tuple[int, int]:
        length = item[0].bit_length()
        return length + item[1], item[0] << (1200 - length)

    missing = max(0, 2 - len(chosen))
    return chosen + sorted(others, key=size, reverse=greatest)[:missing] if missing else chosen


def _at_least(a: tuple[int, int], b: tuple[int, int]) -> bool:
    low = min(a[1], b[1])
    return a[0] << (a[1] - low) >= b[0] << (b[1] - low)
