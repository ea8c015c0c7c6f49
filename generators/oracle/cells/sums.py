"""The possible sums of a few real numbers, over all orders and trees: questions 2 and 3 of decision
`order-of-questions`.

Values are integers, multiples of one unit 2^u per cell. That is exact: rounding in a type or a wider one never gives
a smaller digit than those of the operands. Rounding is monotone, so the least value of a partial result comes from the
least values of its two parts; hence the least and the greatest are found by subsets, without listing all values, and
both are themselves reached. An interval would only fail at overflow, where large values leave the finite ones:
see ``permitted_values``.
"""

from __future__ import annotations

from typing import NamedTuple

from .formats import LADDERS, UP, Format, Number, normalised


class Reach(NamedTuple):
    """The possible values of a partial result: finite from ``low`` to ``high`` (None: not finite), +inf, -inf, NaN."""

    low: int | None
    high: int | None
    plus: bool = False
    minus: bool = False
    nan: bool = False


def nearest(value: int, precision: int) -> int:
    shift = value.bit_length() - precision
    if shift <= 0:
        return value
    kept = value >> shift
    return ((value + (1 << (shift - 1)) - 1 + (kept & 1)) >> shift) << shift


def lower(value: int, precision: int) -> int:
    shift = value.bit_length() - precision
    return value if shift <= 0 else (value >> shift) << shift


def upper(value: int, precision: int) -> int:
    return -lower(-value, precision)


class SumSearch:
    """Operands: the old value and the updates, of the type ``form``, none of them NaN."""

    def __init__(self, form: Format, operands: tuple[Number, ...]) -> None:
        self.form, ladder = form, LADDERS[form]
        finite = [x for x in operands if x.is_finite and x.m]
        self.unit = min([normalised(x.m, x.e)[1] for x in finite] + [f.emax - f.precision + 1 for f in ladder])
        self.levels = [(f.precision, _scaled_largest(f, self.unit)) for f in ladder]
        self.precision, self.largest = self.levels[0]
        # The least normal number; if it is below the unit, only zero is below it.
        self.tiny = 1 << (form.emin - self.unit) if form.emin > self.unit else 1
        self.operands = operands
        self.integers = [self.integer(x) if x.is_finite else None for x in operands]

    def integer(self, number: Number) -> int:
        """A finite number in units, exactly; a number of the type that is not a multiple of the unit raises ValueError."""
        m, e = normalised(number.m, number.e)
        if m and e < self.unit:
            raise ValueError("not a multiple of the unit")
        return (-m if number.sign else m) << (e - self.unit) if m else 0

    def round_all(self, value: int) -> tuple[list[int], bool]:
        """A step to nearest, in the type or a wider one and then again in narrower ones; whether any overflows."""
        if value.bit_length() <= self.precision and -self.largest <= value <= self.largest:
            return [value], False
        before, results, overflow = {value}, set(), False
        for precision, largest in reversed(self.levels):
            rounded = {nearest(x, precision) for x in before}
            kept = {x for x in rounded if -largest <= x <= largest}
            overflow |= len(kept) < len(rounded)
            results |= kept
            before |= kept
        return list(results), overflow

    def finish(self, values: list[int]) -> tuple[set[int], bool]:
        """Values in the type after a last conversion, which may go through narrower types; whether any overflows."""
        results, overflow = set(), False
        for value in values:
            before = {value}
            for precision, largest in reversed(self.levels):
                rounded = {nearest(x, precision) for x in before}
                kept = {x for x in rounded if -largest <= x <= largest}
                before |= kept
            results |= kept
            overflow |= len(kept) < len(rounded)
        return results, overflow

    def permitted(self) -> list[Reach]:
        """Question 2, for every subset (bit i: operand i). The wide types contain every finite partial sum."""
        return self._by_subsets([self._operand(i, False) for i in range(len(self.operands))], self._permitted_step)

    def relaxed(self) -> list[Reach]:
        """Question 3: each step to either neighbour; subnormal operands and results below the least normal number optionally
        zero."""
        return self._by_subsets([self._operand(i, True) for i in range(len(self.operands))], self._relaxed_step)

    def _operand(self, index: int, flushed: bool) -> Reach:
        integer = self.integers[index]
        if integer is None:
            sign = self.operands[index].sign
            return Reach(None, None, not sign, bool(sign))
        if flushed and 0 < abs(integer) < self.tiny:
            return Reach(min(integer, 0), max(integer, 0))
        return Reach(integer, integer)

    def _by_subsets(self, operands: list[Reach], step) -> list[Reach]:
        table = [Reach(None, None)] * (1 << len(operands))
        for mask in range(1, len(table)):
            lowest = mask & -mask
            if mask == lowest:
                table[mask] = operands[mask.bit_length() - 1]
                continue
            low = high = None
            plus = minus = nan = False
            rest = mask ^ lowest
            part = rest
            while part:
                a, b = table[part], table[mask ^ part]
                part = (part - 1) & rest
                if a.low is not None and b.low is not None:
                    least, greatest, up, down = step(a.low + b.low, a.high + b.high)
                    if low is None or least < low:
                        low = least
                    if high is None or greatest > high:
                        high = greatest
                    plus |= up
                    minus |= down
                plus |= (a.plus and (b.plus or b.low is not None)) or (b.plus and a.low is not None)
                minus |= (a.minus and (b.minus or b.low is not None)) or (b.minus and a.low is not None)
                nan |= a.nan or b.nan or (a.plus and b.minus) or (a.minus and b.plus)
            table[mask] = Reach(low, high, plus, minus, nan)
        return table

    def _permitted_step(self, low: int, high: int) -> tuple[int, int, bool, bool]:
        lows, low_overflows = self.round_all(low)
        if low == high:
            return min(lows), max(lows), low_overflows and low > 0, low_overflows and low < 0
        highs, high_overflows = self.round_all(high)
        return min(lows), max(highs), high_overflows and high > 0, low_overflows and low < 0

    def _relaxed_step(self, low: int, high: int) -> tuple[int, int, bool, bool]:
        least, greatest = self.lowest(low), -self.lowest(-high)
        if high > 0 and low < self.tiny:
            least = min(least, 0)
        if low < 0 and high > -self.tiny:
            greatest = max(greatest, 0)
        return least, greatest, high > self.largest, low < -self.largest

    def without_subnormals(self, value: int, mode: str) -> int:
        """A step down or up in arithmetic without subnormal numbers."""
        if 0 < abs(value) < self.tiny:
            return (self.tiny if value > 0 else 0) if mode == UP else (0 if value > 0 else -self.tiny)
        rounded = (upper if mode == UP else lower)(value, self.precision)
        return max(min(rounded, self.largest), -self.largest)

    def one_direction(self, mode: str) -> Reach:
        """The range of all operands in arithmetic without subnormal numbers; subnormal operands optionally zero."""
        return self._by_subsets([self._operand(i, True) for i in range(len(self.operands))], lambda low, high: (
            self.without_subnormals(low, mode), self.without_subnormals(high, mode), False, False))[-1]

    def lowest(self, value: int) -> int:
        """The least finite number that a step to either neighbour makes of a value, in the type or a wider one."""
        if value > self.largest:
            return self.largest
        for precision, largest in self.levels:
            if value >= -largest:
                return lower(value, precision)
        raise AssertionError("the widest type overflows")

    def final_relaxed(self, reach: Reach) -> Reach:
        """The relaxed range of a subset as results in the type."""
        if reach.low is None:
            return reach
        low = max(lower(reach.low, self.precision), -self.largest)
        high = min(upper(reach.high, self.precision), self.largest)
        # Beyond the largest number the last conversion may stop at it or give an infinity.
        return Reach(min(low, self.largest), max(high, -self.largest),
                     reach.plus or reach.high > self.largest, reach.minus or reach.low < -self.largest, reach.nan)

    def final_permitted(self, reach: Reach) -> tuple[Reach, bool]:
        """The permitted range of a subset in the type; whether its finite ends are known, which overflow may hide."""
        if reach.low is None:
            return reach, True
        lows, low_overflows = self.finish([reach.low])
        highs, high_overflows = self.finish([reach.high])
        if not low_overflows and not high_overflows:
            return reach._replace(low=min(lows), high=max(highs)), True
        plus = reach.plus or (high_overflows and reach.high > 0)
        minus = reach.minus or (low_overflows and reach.low < 0)
        none_finite = not lows and not highs and (reach.low > 0) == (reach.high > 0)
        if none_finite:
            return Reach(None, None, plus, minus, reach.nan), True
        low = min(lows) if lows else -self.largest
        high = max(highs) if highs else self.largest
        return Reach(low, high, plus, minus, reach.nan), False

    def permitted_values(self, most: int) -> set[int] | None:
        """All finite results in the type, by listing all values of all subsets; None beyond ``most`` steps."""
        table: list[set[int]] = [set() for _ in range(1 << len(self.operands))]
        for mask in range(1, len(table)):
            lowest = mask & -mask
            if mask == lowest:
                integer = self.integers[mask.bit_length() - 1]
                table[mask] = set() if integer is None else {integer}
                continue
            rest = mask ^ lowest
            part = rest
            while part:
                most -= len(table[part]) * len(table[mask ^ part])
                if most < 0:
                    return None
                sums = {a + b for a in table[part] for b in table[mask ^ part]}
                for total in sums:
                    table[mask].update(self.round_all(total)[0])
                part = (part - 1) & rest
        return self.finish(list(table[-1]))[0]


def _scaled_largest(form: Format, unit: int) -> int:
    m, e = (1 << form.precision) - 1, form.emax - form.precision + 1
    return m << (e - unit)
