"""Which side of a boundary between two verdicts a cell lies on, so that a run can count both.

A boundary is one rule that says how far a warning reaches. A cell is counted if the oracle permits exactly one verdict for
it and only this rule can decide between a warning and something else.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import bounds, complex_steps, exactness, integers, real
from .cell import COMPLEX, INTEGER, REAL, Cell
from .formats import DOWN, UP, Format, equal, normalised
from .products import ProductSearch, magnitude
from .real import MOST_SEARCHED
from .sums import SumSearch
from .verdicts import F, P, Ruling, W

BYSTANDER = "the largest number as a bystander"
OPERAND = "a subnormal operand of a product"
PARTIAL = "a tiny partial product"
ALLOWANCE = "flushing in a long sum"
ZERO_SIGN = "the sign of a zero from max or min"
THREE = "overflow in three multiplications"
DIRECTED = "one direction in a long sum or product"
INT16 = "the indefinite integer of int16"
ZERO_FACTOR = "a factor 0 of integers that were not searched"
MISTAKEN = "a known mistake of integers that were not searched"
ONE_DIRECTION = "no subnormal numbers and one direction"

Side = tuple[str, str]
SIDES: tuple[Side, ...] = (
    (BYSTANDER, "that number, result beyond it"),
    (BYSTANDER, "another value, result beyond it"),
    (BYSTANDER, "that number, result not beyond it"),
    (OPERAND, "zero or NaN, warning"),
    (OPERAND, "zero, NaN or the product of the others, fail"),
    (PARTIAL, "zero or in the range of rounding, warning"),
    (PARTIAL, "outside the range of rounding, fail"),
    (ALLOWANCE, "within the allowance, warning"),
    (ALLOWANCE, "up to twice the allowance, fail"),
    (ZERO_SIGN, "magnitude right, warning"),
    (ZERO_SIGN, "magnitude wrong, fail"),
    (THREE, "infinity or NaN in parts that are reached, warning"),
    (THREE, "infinity or NaN in other parts, fail"),
    (DIRECTED, "a concrete evaluation gives it, warning"),
    (DIRECTED, "a mistake that none gives, fail"),
    (INT16, "result out of range, warning"),
    (INT16, "result in range, fail"),
    (ZERO_FACTOR, "0, pass"),
    (ZERO_FACTOR, "another value, fail"),
    (MISTAKEN, "an evaluation, another value, or a narrow type, warning"),
    (MISTAKEN, "32 or 64 bits, fail"),
    (ONE_DIRECTION, "given by one direction, warning"),
    (ONE_DIRECTION, "given by both together only, fail"),
)


def sides(cell: Cell, complete: bool, ruling: Ruling) -> list[Side]:
    """``complete``: whether the judge searched all orders; ``ruling``: the oracle's for this cell."""
    if len(ruling.verdicts) > 1:
        return []
    return [SIDES[index] for index in _indices(cell, complete, ruling)]


def _indices(cell: Cell, complete: bool, ruling: Ruling) -> Iterator[int]:
    if real.EVALUATED in ruling.rule or real.OUTSIDE in ruling.rule:
        yield from _one_of(ruling.verdicts, 13)
    if cell.dtype in INTEGER:
        yield from _integer(cell, ruling)
    if cell.dtype in COMPLEX and cell.reduction == "mul":
        yield from _three(COMPLEX[cell.dtype], cell, ruling)
    if cell.dtype not in REAL:
        return
    form = REAL[cell.dtype]
    if cell.reduction in ("max", "min"):
        yield from _zero_sign(form, cell, ruling)
        return
    if any(x.is_nan for x in cell.operands):
        return
    finite = all(x.is_finite for x in cell.operands)
    if finite and not complete:
        yield from _bystander(form, cell, ruling)
    if cell.reduction == "add":
        if finite:
            yield from _long_sum(form, cell, complete, ruling)
    else:
        yield from _product(form, cell, complete, ruling, finite)
    if finite and complete and cell.actual.is_finite and len(cell.operands) <= MOST_SEARCHED:
        yield from _one_direction(form, cell, ruling)


def _one_of(verdict: frozenset[str], first: int) -> Iterator[int]:
    """The index of the side of a warning, or of that of a failure, which follows it."""
    if verdict in (W, F):
        yield first if verdict == W else first + 1


def _integer(cell: Cell, ruling: Ruling) -> Iterator[int]:
    long = len(set(cell.operands)) > integers.MOST_DIFFERENT
    if ruling.rule == integers.INDEFINITE_16 or ruling.verdicts == F and cell.dtype == "int16" and cell.actual == -(1 << 15):
        yield from _one_of(ruling.verdicts, 15)
    if long and cell.reduction == "mul" and 0 in cell.operands:
        yield from (17,) if ruling.verdicts == P else (18,) if ruling.rule == integers.ZERO_FACTOR else ()
    elif long and ruling.rule in (integers.NOT_SEARCHED, integers.KNOWN_MISTAKE):
        yield from _one_of(ruling.verdicts, 19)


def _one_direction(form: Format, cell: Cell, ruling: Ruling) -> Iterator[int]:
    """Values that steps without subnormal numbers give, each in any direction, and that no steps with them give."""
    if cell.actual.is_zero or len(cell.operands) > 4 or ruling.verdicts not in (W, F):
        return
    if cell.reduction == "add":
        search = SumSearch(form, cell.operands)
        if min(map(abs, search.integers)) >= 4 * search.tiny:
            return
        actual = search.integer(cell.actual) if cell.actual.e >= search.unit else None
        mixed, kept = exactness.listed_sums(search, None, DOWN, UP), exactness.listed_sums(search, None)
        is_new = actual in mixed and actual not in kept
    else:
        search = ProductSearch(form, cell.operands)
        reach, actual = search.final_relaxed(search.relaxed()[-1]), magnitude(*normalised(cell.actual.m, cell.actual.e))
        is_new = reach.low is not None and not reach.floor <= actual <= reach.high and cell.actual.sign == search.sign
        is_new = is_new and any(actual in group for group in search.one_direction(DOWN, UP) or ())
    if is_new:
        yield from _one_of(ruling.verdicts, 21)


def _bystander(form: Format, cell: Cell, ruling: Ruling) -> Iterator[int]:
    largest = [x for x in cell.operands if equal(x._replace(sign=0), form.largest)]
    if not largest or not cell.actual.is_finite:
        return
    sign = _sign_beyond(form, cell)
    is_largest = any(equal(cell.actual, x) for x in largest)
    if sign is None:
        yield from (2,) if is_largest else ()
    elif not is_largest or cell.actual.sign != sign:
        yield 1
    elif ruling.verdicts == W:
        yield 0


def _sign_beyond(form: Format, cell: Cell) -> int | None:
    """The sign of an exact result beyond the largest number."""
    if cell.reduction == "add":
        search = SumSearch(form, cell.operands)
        total = sum(search.integers)
        return int(total < 0) if abs(total) > search.largest else None
    limits = bounds.ProductBounds(form, cell.operands)
    if limits.has_zero or limits.m.bit_length() + limits.e <= form.emax:
        return None
    shift = limits.e - form.largest.e
    beyond = limits.m << shift > form.largest.m if shift >= 0 else limits.m > form.largest.m << -shift
    return limits.sign if beyond else None


def _product(form: Format, cell: Cell, complete: bool, ruling: Ruling, finite: bool) -> Iterator[int]:
    limits = bounds.ProductBounds(form, cell.operands)
    if limits.has_zero:
        return
    small = [x for x in cell.operands if x.is_finite and x.m.bit_length() + x.e <= form.emin + 1]
    others = tuple(x for x in cell.operands if x not in small)
    if small and limits.subnormal() == F:
        is_rest = cell.actual.is_finite and len(others) > 0 and bounds.ProductBounds(form, others).relative(cell.actual, 2)
        special = cell.actual.is_nan or cell.actual.is_zero
        if special or (ruling.verdicts == F and is_rest and all(x.is_finite for x in others)):
            yield from _one_of(ruling.verdicts, 3)
    elif finite and complete and limits.subnormal() != F and len(cell.operands) <= MOST_SEARCHED:
        if cell.actual.is_finite and (cell.actual.is_zero or cell.actual.sign == limits.sign):
            yield from _one_of(ruling.verdicts, 5)


def _long_sum(form: Format, cell: Cell, complete: bool, ruling: Ruling) -> Iterator[int]:
    if complete or not cell.actual.is_finite:
        return
    search = SumSearch(form, cell.operands)
    error, scale = bounds.sum_error(search, cell.actual)
    allowance = bounds.flushing_allowance(search, cell.actual) << scale
    magnitudes = sum(map(abs, search.integers)) << scale
    n = len(cell.operands) - 1
    if allowance == 0 or bounds.within_outer_sum(error, magnitudes, search.precision, n):
        return
    if bounds.within_outer_sum(max(error - 2 * allowance, 0), magnitudes, search.precision, n):
        yield from _one_of(ruling.verdicts, 7)


def _zero_sign(form: Format, cell: Cell, ruling: Ruling) -> Iterator[int]:
    zeros = {x.sign for x in cell.operands if x.is_zero}
    if len(zeros) == 1 and not cell.actual.is_nan:
        if ruling.verdicts == F or (cell.actual.is_zero and cell.actual.sign not in zeros):
            yield from _one_of(ruling.verdicts, 9)


def _three(form: Format, cell: Cell, ruling: Ruling) -> Iterator[int]:
    numbers = [n for x in cell.operands for n in x]
    if len(cell.operands) != 2 or not all(n.is_finite for n in numbers) or all(n.is_finite for n in cell.actual):
        return
    x, y = cell.operands
    if complex_steps.plain_overflows(form, x, y):
        return
    if ruling.verdicts == F or any(any(complex_steps.parts_beyond(form, *order)) for order in ((x, y), (y, x))):
        yield from _one_of(ruling.verdicts, 11)
