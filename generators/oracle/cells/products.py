"""The possible products of a few real numbers, over all orders and trees: questions 2 and 3 of decision
`order-of-questions`.

The sign is fixed, so only magnitudes matter. A non-zero magnitude is a pair (E, M) with 2^63 <= M < 2^64, worth
M * 2^(E - 63): pairs compare as their values do. As with sums, rounding and multiplication are monotone, so the
extremes of a partial result come from the extremes of its parts.
"""

from __future__ import annotations

from typing import NamedTuple

from .formats import AWAY, LADDERS, NEAREST, TOWARDS_ZERO, UP, Format, Number, round_magnitude

Magnitude = tuple[int, int]
ZERO: Magnitude = (-(1 << 40), 0)


class Reach(NamedTuple):
    """Finite magnitudes from ``low`` to ``high`` (None: not finite); an infinity; NaN; ``floor`` is the least that is
    reached without flushing, ``flushed`` says that flushing gives zero."""

    low: Magnitude | None
    high: Magnitude | None
    infinite: bool = False
    nan: bool = False
    floor: Magnitude | None = None
    flushed: bool = False


def magnitude(m: int, e: int) -> Magnitude:
    if m == 0:
        return ZERO
    length = m.bit_length()
    return length + e - 1, m << (64 - length) if length <= 64 else m >> (length - 64)


def parts(item: Magnitude) -> tuple[int, int]:
    return (item[1], item[0] - 63) if item[1] else (0, 0)


class ProductSearch:
    """Operands: the old value and the updates, of the type ``form``, none of them NaN."""

    def __init__(self, form: Format, operands: tuple[Number, ...]) -> None:
        self.form = form
        self.ladder = LADDERS[form]
        self.operands = operands
        self.sign = sum(x.sign for x in operands) & 1
        # Set if even the widest type overflowed: then the least finite value may be missed.
        self.unsure = False
        # Set if some order of ``one_direction`` is infinite: the judge may permit what is between its ranges then.
        self.overflows = False

    def permitted(self) -> list[Reach]:
        return self._by_subsets(False)

    def relaxed(self) -> list[Reach]:
        return self._by_subsets(True)

    def round_all(self, m: int, e: int, narrowest_only: bool = False) -> tuple[list[Magnitude], bool]:
        """A step to nearest, in the type or a wider one and then again in narrower ones; whether any overflows."""
        if m == 0:
            return [ZERO], False
        before, results, overflow, kept = {(m, e)}, set(), False, set()
        for form in reversed(self.ladder):
            kept = set()
            for item in before:
                rounded_m, rounded_e, infinite = round_magnitude(*item, form, NEAREST)
                overflow |= infinite
                if not infinite:
                    kept.add((rounded_m, rounded_e))
            results |= kept
            before |= kept
        if narrowest_only:
            results = kept
        return [magnitude(*item) for item in results], overflow

    def _permitted_step(self, m: int, e: int) -> tuple[Magnitude | None, Magnitude | None, bool]:
        values, overflow = self.round_all(m, e)
        if overflow and round_magnitude(m, e, self.ladder[-1], NEAREST)[2]:
            self.unsure = True
        return (min(values), max(values), overflow) if values else (None, None, overflow)

    def exceeds(self, m: int, e: int, form: Format) -> bool:
        """Whether the value lies beyond the largest number of a format."""
        return round_magnitude(m, e, form, AWAY)[2]

    def _relaxed_step(self, m: int, e: int, least: bool) -> tuple[Magnitude, bool]:
        """The least or the greatest finite magnitude of a step to either neighbour; whether it may be infinite."""
        infinite = self.exceeds(m, e, self.form)
        if least:
            return magnitude(*round_magnitude(m, e, self.form, TOWARDS_ZERO)[:2]), infinite
        found = [magnitude(*round_magnitude(m, e, self.form, TOWARDS_ZERO)[:2])]
        for form in self.ladder:
            rounded_m, rounded_e, beyond = round_magnitude(m, e, form, AWAY)
            if not beyond:
                found.append(magnitude(rounded_m, rounded_e))
        if self.exceeds(m, e, self.ladder[-1]):
            found.append(magnitude(self.ladder[-1].largest.m, self.ladder[-1].largest.e))
        return max(found), infinite

    def _operand(self, number: Number, relaxed: bool) -> Reach:
        if not number.is_finite:
            return Reach(None, None, True)
        own = magnitude(number.m, number.e)
        flushed = relaxed and own[1] != 0 and own[0] < self.form.emin
        return Reach(ZERO if flushed else own, own, False, False, own, flushed)

    def _by_subsets(self, relaxed: bool) -> list[Reach]:
        table = [Reach(None, None)] * (1 << len(self.operands))
        for mask in range(1, len(table)):
            lowest = mask & -mask
            if mask == lowest:
                table[mask] = self._operand(self.operands[mask.bit_length() - 1], relaxed)
                continue
            reach = Reach(None, None)
            rest = mask ^ lowest
            part = rest
            while part:
                reach = _union(reach, self._combine(table[part], table[mask ^ part], relaxed))
                part = (part - 1) & rest
            table[mask] = reach
        return table

    def _combine(self, a: Reach, b: Reach, relaxed: bool) -> Reach:
        low = high = floor = None
        infinite = flushed = False
        nan = a.nan or b.nan
        if a.low is not None and b.low is not None:
            high_m, high_e = a.high[1] * b.high[1], a.high[0] + b.high[0] - 126
            low_m, low_e = a.low[1] * b.low[1], a.low[0] + b.low[0] - 126
            if not relaxed:
                low, first, low_infinite = self._permitted_step(low_m, low_e)
                last, high, high_infinite = ((low, first, low_infinite) if (low_m, low_e) == (high_m, high_e)
                                             else self._permitted_step(high_m, high_e))
                low, high = (last, high) if low is None else (low, first if high is None else high)
                infinite = low_infinite or high_infinite
            else:
                low = self._relaxed_step(low_m, low_e, True)[0] if low_m else ZERO
                high, infinite = self._relaxed_step(high_m, high_e, False) if high_m else (ZERO, False)
                floor_m, floor_e = a.floor[1] * b.floor[1], a.floor[0] + b.floor[0] - 126
                floor = self._relaxed_step(floor_m, floor_e, True)[0] if floor_m else ZERO
                flushed = a.flushed or b.flushed
                if floor_m and floor_m.bit_length() + floor_e <= self.form.emin:
                    low, flushed = ZERO, True
        infinite |= (a.infinite and (b.infinite or _has_nonzero(b))) or (b.infinite and _has_nonzero(a))
        nan |= (a.infinite and b.low == ZERO) or (b.infinite and a.low == ZERO)
        return Reach(low, high, infinite, nan, floor, flushed)

    def final_permitted(self, reach: Reach) -> tuple[Reach, bool]:
        """The range of the results in the type, and whether its finite ends are known."""
        if reach.low is None:
            return reach, not self.unsure
        lows, low_overflows = self.round_all(*parts(reach.low), narrowest_only=True)
        highs, high_overflows = self.round_all(*parts(reach.high), narrowest_only=True)
        infinite = reach.infinite or low_overflows or high_overflows
        if not lows and not highs:
            return Reach(None, None, infinite, reach.nan), not self.unsure
        high = max(highs) if highs else magnitude(self.form.largest.m, self.form.largest.e)
        return Reach(min(lows), high, infinite, reach.nan), bool(highs) and not self.unsure

    def final_relaxed(self, reach: Reach) -> Reach:
        if reach.low is None:
            return reach
        infinite = reach.infinite or self.exceeds(*parts(reach.high), self.form)
        low = self._last(reach.low, TOWARDS_ZERO)
        floor = self._last(reach.floor, TOWARDS_ZERO)
        flushed = reach.flushed or (reach.floor[1] != 0 and reach.floor[0] < self.form.emin)
        return Reach(ZERO if flushed else low, self._last(reach.high, AWAY), infinite, reach.nan, floor, flushed)

    def one_direction(self, *modes: str, most: int = 60_000) -> list[list[Magnitude]] | None:
        """The results other than zero if each step has one of the modes, down or up, without subnormal numbers: in ascending
        order for each set of partial products that become the least normal number. None: more than ``most`` steps."""
        # Magnitudes with the partial products that were raised to them.
        table: list[set[tuple[Magnitude, frozenset[int]]]] = [set() for _ in range(1 << len(self.operands))]
        for mask in range(1, len(table)):
            rest = mask ^ (mask & -mask)
            sign = sum(x.sign for i, x in enumerate(self.operands) if mask >> i & 1) & 1
            ways = {AWAY if (mode == UP) != sign else TOWARDS_ZERO for mode in modes}
            if not rest:
                operand = self.operands[mask.bit_length() - 1]
                table[mask] = {(magnitude(operand.m, operand.e), frozenset())}
            part = rest
            while part:
                most -= len(table[part]) * len(table[mask ^ part])
                if most < 0:
                    return None
                for m, e, raised in {(a[1] * b[1], a[0] + b[0] - 126, one | other)
                                     for a, one in table[part] for b, other in table[mask ^ part]}:
                    if m.bit_length() + e <= self.form.emin:
                        table[mask] |= {(magnitude(1, self.form.emin), raised | {mask})} if AWAY in ways else set()
                        continue
                    rounded = [round_magnitude(m, e, self.form, way) for way in ways]
                    table[mask].update((magnitude(m, e), raised) for m, e, infinite in rounded if m and not infinite)
                    self.overflows |= any(infinite for _, _, infinite in rounded)
                part = (part - 1) & rest
        groups: dict[frozenset[int], list[Magnitude]] = {}
        for item, raised in sorted(table[-1], key=lambda pair: pair[0]):
            groups.setdefault(raised, []).append(item)
        return list(groups.values())

    def _last(self, item: Magnitude, mode: str) -> Magnitude:
        m, e, infinite = round_magnitude(*parts(item), self.form, mode)
        return magnitude(self.form.largest.m, self.form.largest.e) if infinite else magnitude(m, e)

    def permitted_values(self, most: int) -> set[Magnitude] | None:
        """All finite results in the type, by listing all values of all subsets; None beyond ``most`` steps."""
        table: list[set[Magnitude]] = [set() for _ in range(1 << len(self.operands))]
        for mask in range(1, len(table)):
            lowest = mask & -mask
            if mask == lowest:
                number = self.operands[mask.bit_length() - 1]
                table[mask] = {magnitude(number.m, number.e)} if number.is_finite else set()
                continue
            rest = mask ^ lowest
            part = rest
            while part:
                most -= len(table[part]) * len(table[mask ^ part])
                if most < 0:
                    return None
                for a in table[part]:
                    for b in table[mask ^ part]:
                        table[mask].update(self.round_all(a[1] * b[1], a[0] + b[0] - 126)[0])
                part = (part - 1) & rest
        results: set[Magnitude] = set()
        for item in table[-1]:
            results.update(self.round_all(*parts(item), narrowest_only=True)[0])
        return results


def _has_nonzero(reach: Reach) -> bool:
    return reach.high is not None and reach.high != ZERO


def _union(a: Reach, b: Reach) -> Reach:
    return Reach(_least(a.low, b.low), _greatest(a.high, b.high), a.infinite or b.infinite, a.nan or b.nan,
                 _least(a.floor, b.floor), a.flushed or b.flushed)


def _least(a: Magnitude | None, b: Magnitude | None) -> Magnitude | None:
    return b if a is None else a if b is None else min(a, b)


def _greatest(a: Magnitude | None, b: Magnitude | None) -> Magnitude | None:
    return b if a is None else a if b is None else max(a, b)
