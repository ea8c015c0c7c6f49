"""Which side of a boundary between two verdicts a cell lies on, so that a run can count both.

A boundary is one rule that says how far a warning reaches. A cell is counted if the oracle permits exactly one verdict for
it and only this rule can decide between a warning and something else.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import bounds, complex_steps
from .cell import COMPLEX, REAL, Cell
from .formats import Format, equal, normalised
from .products import ProductSearch, magnitude
from .real import MOST_SEARCHED
from .sums import SumSearch
from .verdicts import F, Ruling, W

BYSTANDER = "the largest number as a bystander"
OPERAND = "a subnormal operand of a product"
PARTIAL = "a tiny partial product"
ALLOWANCE = "flushing in a long sum"
LEAST_NORMAL = "the least normal number"
ZERO_SIGN = "the sign of a zero from max or min"
THREE = "overflow in three multiplications"

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
    (LEAST_NORMAL, "given by it, warning"),
    (LEAST_NORMAL, "next to what is given, fail"),
    (ZERO_SIGN, "magnitude right, warning"),
    (ZERO_SIGN, "magnitude wrong, fail"),
    (THREE, "infinity or NaN in parts that are reached, warning"),
    (THREE, "infinity or NaN in other parts, fail"),
)


def sides(cell: Cell, complete: bool, ruling: Ruling) -> list[Side]:
    """``complete``: whether the judge searched all orders; ``ruling``: the oracle's for this cell."""
    if len(ruling.verdicts) > 1:
        return []
    return [SIDES[index] for index in _indices(cell, complete, ruling)]


def _indices(cell: Cell, complete: bool, ruling: Ruling) -> Iterator[int]:
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
        yield from _least_normal(form, cell, ruling)


def _one_of(verdict: frozenset[str], first: int) -> Iterator[int]:
    """The index of the side of a warning, or of that of a failure, which follows it."""
    if verdict in (W, F):
        yield first if verdict == W else first + 1


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
    allowance = bounds.flushing_allowance(search) << scale
    magnitudes = sum(map(abs, search.integers)) << scale
    n = len(cell.operands) - 1
    if allowance == 0 or bounds.within_outer_sum(error, magnitudes, search.precision, n):
        return
    if bounds.within_outer_sum(max(error - 2 * allowance, 0), magnitudes, search.precision, n):
        yield from _one_of(ruling.verdicts, 7)


def _least_normal(form: Format, cell: Cell, ruling: Ruling) -> Iterator[int]:
    """The values that directed rounding to the least normal number gives, and their neighbours."""
    actual = magnitude(*normalised(cell.actual.m, cell.actual.e))
    if cell.reduction == "add":
        search = SumSearch(form, cell.operands)
        given = [magnitude(1, form.emin)] if 0 < abs(sum(search.integers)) < search.tiny else []
    else:
        limits = bounds.ProductBounds(form, cell.operands)
        if limits.has_zero or limits.subnormal() == F:
            return
        search = ProductSearch(form, cell.operands)
        reach = search.final_relaxed(search.relaxed()[-1])
        if reach.low is None or reach.floor <= actual <= reach.high:
            return
        given = [end for ends in search.raised() for end in ends]
    if actual in given:
        yield from _one_of(ruling.verdicts, 9)
    elif ruling.verdicts == F and any(_are_neighbours(form, actual, item) for item in given):
        yield 10


def _are_neighbours(form: Format, a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether two magnitudes, neither of them zero, differ by at most one unit in the last place."""
    if not a[1] or not b[1]:
        return False
    unit = max(max(a[0], b[0]) - form.precision + 1, form.quantum)
    low = min(a[0], b[0]) - 63
    return abs((a[1] << (a[0] - 63 - low)) - (b[1] << (b[0] - 63 - low))) <= 1 << max(unit - low, 0)


def _zero_sign(form: Format, cell: Cell, ruling: Ruling) -> Iterator[int]:
    zeros = {x.sign for x in cell.operands if x.is_zero}
    if len(zeros) == 1 and not cell.actual.is_nan:
        if ruling.verdicts == F or (cell.actual.is_zero and cell.actual.sign not in zeros):
            yield from _one_of(ruling.verdicts, 11)


def _three(form: Format, cell: Cell, ruling: Ruling) -> Iterator[int]:
    numbers = [n for x in cell.operands for n in x]
    if len(cell.operands) != 2 or not all(n.is_finite for n in numbers) or all(n.is_finite for n in cell.actual):
        return
    x, y = cell.operands
    if complex_steps.plain_overflows(form, x, y):
        return
    if ruling.verdicts == F or any(any(complex_steps.parts_beyond(form, *order)) for order in ((x, y), (y, x))):
        yield from _one_of(ruling.verdicts, 13)
