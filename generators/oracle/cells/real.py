"""A cell of real floating-point numbers under add or mul: the questions of decision `order-of-questions`.

Open in the wording, and therefore answered with more than one verdict: a zero of a sign that was not found although
zero is in the permitted range (`complete-search` speaks of values between, `one-right-value` of the sign only where
nothing rounds); what "lost" and "doubled" mean when the computation of the wrong sum itself rounds or more than one
update is lost; cells of more operands than are searched here but were completely searched by the judge.

Read in one way: directed rounding that makes tiny products the least normal number explains, for the same ones, what lies
between the values that it gives, and not what lies between different ones (2^-149 * 0.75 = 2^-126 warns and 2^-148 fails
in float), as flushing does in products; otherwise the old value would often be between. In sums that round, the values
between count as given; in exact ones they are open. All steps of one direction are in the type. A subnormal operand is
never made the least normal number: that is said of results.
"""

from __future__ import annotations

from . import bounds, evaluations, exactness
from .formats import DOWN, NEAREST, UP, Format, Number, below_normal, equal, exact_product
from .products import ProductSearch, magnitude
from .sums import Reach, SumSearch
from .verdicts import ANY, F, P, PW, Ruling, W, WF, Verdicts

# Operands of a cell that is searched here; steps of the search that lists all values, if overflow requires it.
MOST_SEARCHED = 7
MOST_STEPS = 60_000
# The rules of values that question 3 explains begin so.
REACHED = "order-of-questions (3), "
EVALUATED = "order-of-questions (3), a concrete evaluation in one direction"
OUTSIDE = "order-of-questions (4), a mistake between the bounds"
MISTAKEN = "order-of-questions (4), an operand beyond the outer bound"


def judge_real(form: Format, reduction: str, operands: tuple[Number, ...], actual: Number, complete: bool) -> Ruling:
    """``complete``: whether all orders and trees of the cell were enumerated by the judge."""
    if any(x.is_nan for x in operands):
        return Ruling(P if actual.is_nan else F, "NaN operand")
    if reduction == "add":
        return Ruling(*_judge_sum(form, operands, actual, complete))
    return Ruling(*_judge_product(form, operands, actual, complete))


def _judge_sum(form: Format, operands: tuple[Number, ...], actual: Number, complete: bool) -> tuple[Verdicts, str]:
    search = SumSearch(form, operands)
    finite = all(x.is_finite for x in operands)
    exact = exactness.sum_is_exact(search) if finite else False
    if exact:
        return _exact_sum(search, actual)
    if complete and len(operands) <= MOST_SEARCHED:
        verdicts, rule = _searched_sum(form, search, actual, finite)
    else:
        verdicts, rule = bounds.sum_by_bounds(form, search, actual)
        if verdicts == W and finite and actual.is_finite and _looks_mistaken(search, actual):
            flushed = bounds.within_flushed_sum(search, actual)
            verdicts, rule = _between_bounds(form, "add", operands, actual, rule, complete or flushed)
        if not complete and rule == bounds.STOPPED and _is_operand(operands, actual):
            verdicts, rule = (W, EVALUATED) if evaluations.gives(form, "add", operands, actual) else (F, MISTAKEN)
        if complete:
            verdicts, rule = _unsearched(verdicts, rule)
        elif not P <= verdicts and len(operands) <= MOST_SEARCHED:
            verdicts, rule = _or_found(verdicts, rule, _searched_sum(form, search, actual, finite))
    if exact is None:
        other, other_rule = _exact_sum(search, actual)
        return verdicts | other, f"{rule} or {other_rule}"
    return verdicts, rule


def _exact_sum(search: SumSearch, actual: Number) -> tuple[Verdicts, str]:
    total = sum(search.integers)
    item = _integer(search, actual)
    if item == total and actual.is_finite:
        right = total != 0 or actual.sign == exactness.sum_sign_of_zero(search.operands)
        return (P, "one-right-value") if right else (W, "sign-of-zero-computed")
    if not actual.is_finite:
        return F, "one-right-value"
    flushed = exactness.flushed_sums(search)
    if flushed is None:
        error, scale = bounds.sum_error(search, actual)
        most = bounds.subnormal_operands(search) + (len(search.integers) - 1) * search.tiny
        return (WF if error <= most << scale else F), "one-right-value, flushing not listed"
    if item in flushed:
        return W, "subnormals-flushed"
    between = search.tiny > 1 and not below_normal(search.form, actual) and any(
        _inside(search, search.one_direction(mode), actual) for mode in (DOWN, UP))
    return (WF if between else F), "one-right-value"


def _integer(search: SumSearch, actual: Number) -> int | None:
    try:
        return search.integer(actual) if actual.is_finite else None
    except ValueError:
        return None


def _unsearched(by_bounds: Verdicts, rule: str) -> tuple[Verdicts, str]:
    """The result of a complete search that is too large for this module can be anything near the bounds."""
    if by_bounds == P:
        return ANY, "not searched here, " + rule
    if rule == bounds.LARGEST:
        return PW, "not searched here, " + rule
    return (by_bounds | WF if by_bounds != F else F), "not searched here, " + rule


def _searched_sum(form: Format, search: SumSearch, actual: Number, finite: bool) -> tuple[Verdicts, str]:
    found, known = search.final_permitted(search.permitted()[-1])
    verdicts = _in_sum_range(search, found, actual, known)
    if verdicts:
        return verdicts
    reach = search.final_relaxed(search.relaxed()[-1])
    if _inside(search, reach, actual):
        return W, REACHED + "flushed or rounded to neighbours"
    if finite and actual.is_finite and not below_normal(form, actual) and search.tiny > 1:
        # Near overflow, infinities may take values from the range.
        overflows = sum(map(abs, search.integers)) > search.largest
        if any(_inside(search, search.one_direction(mode), actual) for mode in (DOWN, UP)):
            return WF if overflows else W, REACHED + "one direction without subnormal numbers"
    if not finite or not actual.is_finite:
        return F, "complete-search, not found"
    error, scale = bounds.sum_error(search, actual)
    n = len(search.operands) - 1
    magnitudes = sum(map(abs, search.integers)) << scale
    if not bounds.within_nearest_sum(error, magnitudes, search.precision, n):
        edge = bounds.within_nearest_sum(bounds.at_edge(error), magnitudes, search.precision, n)
        return (WF if edge else F), "complete-search, outside the bound"
    mistake = _sum_mistake(form, search, actual)
    if mistake == "yes":
        return F, "order-of-questions (4), mistake within bound"
    return (WF if mistake == "maybe" else W), "complete-search, within the bound"


def _in_sum_range(search: SumSearch, found: Reach, actual: Number, known: bool) -> tuple[Verdicts, str] | None:
    if not _inside(search, found, actual):
        return None
    if actual.is_finite and not known:
        values = search.permitted_values(MOST_STEPS)
        if values is None:
            return PW, "complete-search, near overflow, not listed"
        scaled = _position(search, actual)
        if not values or not min(values) << scaled[1] <= scaled[0] <= max(values) << scaled[1]:
            return None
    if actual.is_zero and actual.sign != exactness.sum_sign_of_zero(search.operands):
        return PW, "zero of the other sign"
    return P, "complete-search, in the range"


def _position(search: SumSearch, actual: Number) -> tuple[int, int]:
    """The value as (integer, scale), in units of 2^-scale of the search's unit."""
    if actual.m == 0:
        return 0, 0
    scale = max(search.unit - actual.e, 0)
    item = actual.m << (actual.e - search.unit + scale)
    return (-item if actual.sign else item), scale


def _inside(search: SumSearch, reach: Reach, actual: Number) -> bool:
    if actual.is_nan:
        return reach.nan
    if actual.is_infinite:
        return reach.minus if actual.sign else reach.plus
    item, scale = _position(search, actual)
    return reach.low is not None and reach.low << scale <= item <= reach.high << scale


def _sum_mistake(form: Format, search: SumSearch, actual: Number) -> str:
    """Whether the value is the old one, an update alone, or lacks or repeats an update: "yes" by every reading of
    the wording, "maybe" by some, "no"."""
    operands = search.operands
    if _is_operand(operands, actual):
        return "yes"
    full = (1 << len(operands)) - 1
    ranges, relaxed = search.permitted(), search.relaxed()
    item, scale = _position(search, actual)
    answer = "no"
    for mask in range(1, full):
        reach = search.final_relaxed(relaxed[mask])
        if reach.low is None or not reach.low << scale <= item <= reach.high << scale:
            continue
        answer = "maybe"
        one_lost = mask & 1 and (full ^ mask).bit_count() == 1
        if one_lost and ranges[mask].low == ranges[mask].high and ranges[mask].low << scale == item:
            return "yes"
    for update in operands[1:]:
        doubled = SumSearch(form, (*operands, update))
        reach = doubled.final_relaxed(doubled.relaxed()[-1])
        if _inside(doubled, reach, actual):
            answer = "maybe"
            reach = doubled.permitted()[-1]
            if reach.low == reach.high and _inside(doubled, reach, actual):
                return "yes"
    return answer


def _looks_mistaken(search: SumSearch, actual: Number) -> bool:
    """Whether the value is an operand, or near a sum with one update lost, doubled, or with the old value only."""
    total, magnitudes = sum(search.integers), sum(map(abs, search.integers))
    item, scale = _position(search, actual)
    old, n = search.integers[0], len(search.operands)
    return _is_operand(search.operands, actual) or any(
        bounds.within_nearest_sum(abs(item - (wrong << scale)), size << scale, search.precision, n)
        for x in search.integers[1:] for wrong, size in ((total - x, magnitudes - abs(x)), (total + x, magnitudes + abs(x)),
                                                         (old + x, abs(old) + abs(x)))
    )


def _between_bounds(form: Format, reduction: str, operands: tuple[Number, ...], actual: Number, rule: str,
                    is_open: bool) -> tuple[Verdicts, str]:
    """A value that may be a mistake, outside the bound of rounding, where only the bounds with 2u permit it. Open: mistakes
    that are computed in another order than that of the operands, or in another type."""
    # The largest number where the result lies beyond it is no mistake, although an operand may be that number.
    if rule == bounds.LARGEST:
        return W, rule
    if rule == bounds.OUTER and evaluations.gives(form, reduction, operands, actual):
        return W, EVALUATED
    if rule == bounds.OUTER and not is_open and evaluations.is_mistake(
            operands, actual, evaluations.real_step(form, reduction, NEAREST), equal):
        return F, OUTSIDE
    return WF, rule + ", but a mistake"


def _judge_product(form: Format, operands: tuple[Number, ...], actual: Number,
                   complete: bool) -> tuple[Verdicts, str]:
    finite = all(x.is_finite for x in operands)
    if finite and exactness.product_is_exact(form, operands):
        return _exact_product(form, operands, actual)
    limits = bounds.ProductBounds(form, operands)
    if complete and len(operands) <= MOST_SEARCHED:
        return _searched_product(form, limits, operands, actual, finite)
    verdicts, rule = bounds.product_by_bounds(limits, actual)
    if verdicts == W and finite and actual.is_finite and _looks_multiplied_wrongly(form, limits, operands, actual):
        verdicts, rule = _between_bounds(form, "mul", operands, actual, rule, complete)
    if not complete and rule == bounds.STOPPED and _is_operand(operands, actual):
        verdicts, rule = (W, EVALUATED) if evaluations.gives(form, "mul", operands, actual) else (F, MISTAKEN)
    if complete:
        return _unsearched(verdicts, rule)
    if P <= verdicts or len(operands) > MOST_SEARCHED:
        return verdicts, rule
    return _or_found(verdicts, rule, _searched_product(form, limits, operands, actual, finite))


def _or_found(verdicts: Verdicts, rule: str, searched: tuple[Verdicts, str]) -> tuple[Verdicts, str]:
    """A small cell that the judge did not search completely, because some order overflows: values that question 2 permits
    also pass if the judge found them before its end. Question 3 needs no list of values, so it is answered before the
    mistakes."""
    if searched[1].startswith(REACHED) and searched[0] == W:
        return searched
    return (verdicts | P, f"{rule} or {searched[1]}") if P <= searched[0] else (verdicts, rule)


def _exact_product(form: Format, operands: tuple[Number, ...], actual: Number) -> tuple[Verdicts, str]:
    limits = bounds.ProductBounds(form, operands)
    sign = limits.sign
    exact = Number(0, sign, 0 if limits.has_zero else limits.m, limits.e)
    if equal(exact, actual):
        return (P, "one-right-value") if not exact.is_zero or actual.sign == sign else (W, "sign-of-zero-computed")
    if not exactness.product_may_flush(form, operands):
        return F, "one-right-value"
    if actual.is_zero:
        return W, "subnormals-flushed"
    if not actual.is_finite or actual.sign != sign or exact.is_zero:
        return F, "one-right-value"
    if len(operands) > MOST_SEARCHED:
        return (WF if limits.above(actual) else F), "one-right-value, flushing not listed"
    raised = _raised_product(ProductSearch(form, operands), magnitude(actual.m, actual.e))
    return raised or F, "subnormals-flushed, least normal number"


def _is_operand(operands: tuple[Number, ...], actual: Number) -> bool:
    return any(equal(actual, x) for x in operands)


def _searched_product(form: Format, limits: bounds.ProductBounds, operands: tuple[Number, ...], actual: Number,
                      finite: bool) -> tuple[Verdicts, str]:
    search = ProductSearch(form, operands)
    found, known = search.final_permitted(search.permitted()[-1])
    right_sign = actual.sign == search.sign
    item = magnitude(actual.m, actual.e)
    if actual.is_nan:
        if found.nan:
            return P, "complete-search, NaN found"
    elif actual.is_infinite:
        if found.infinite and right_sign:
            return P, "complete-search, infinity found"
    elif found.low is not None and found.low <= item <= found.high and (right_sign or actual.is_zero):
        verdicts, rule = (P, "complete-search, in the range") if right_sign else (PW, "zero of the other sign")
        if known:
            return verdicts, rule
        values = search.permitted_values(MOST_STEPS)
        if values is None:
            return PW, "complete-search, near overflow, not listed"
        if values and min(values) <= item <= max(values):
            return verdicts, rule
    reach = search.final_relaxed(search.relaxed()[-1])
    if actual.is_nan:
        return (W if reach.nan else F), REACHED + "NaN"
    if actual.is_infinite:
        return (W if reach.infinite and right_sign else F), REACHED + "infinity"
    if actual.is_zero:
        return (W if reach.low is not None and reach.low[1] == 0 else F), REACHED + "zero"
    if not finite or limits.has_zero or not right_sign:
        return F, "complete-search, not found"
    if reach.floor <= item <= reach.high:
        return W, REACHED + "rounded to neighbours"
    raised = limits.subnormal() != F and _raised_product(search, item)
    if raised:
        return raised, REACHED + "directed rounding to the least normal number"
    # Flushing gives a zero and no other number, and after a complete search the bound of rounding has its lower end also
    # where partial products are subnormal. It has no term for the steps of subnormal numbers that raise a result.
    if not limits.relative(actual, 1):
        near = limits.at_edge(actual) or limits.above(actual) and limits.subnormal() != F and limits.within_quanta(actual)
        return (WF if near else F), "complete-search, outside the bound"
    if _product_mistake(form, limits, operands, actual):
        return (F if _is_operand(operands, actual) else WF), "order-of-questions (4), mistake within bound"
    return W, "complete-search, within the bound"


def _raised_product(search: ProductSearch, item: tuple[int, int]) -> Verdicts | None:
    """Values in a range that one direction without subnormal numbers gives."""
    for groups in map(search.one_direction, (DOWN, UP)):
        if groups is None or any(group[0] <= item <= group[-1] for group in groups):
            return WF if groups is None else W
    return WF if search.overflows else None


def _looks_multiplied_wrongly(form: Format, limits: bounds.ProductBounds, operands: tuple[Number, ...],
                              actual: Number) -> bool:
    """As ``_looks_mistaken``; longer products may be."""
    if _is_operand(operands, actual) or len(operands) > evaluations.MOST_LISTED:
        return True
    old, *updates = operands
    return any(limits.relative(exact_product(actual, x), 1) or bounds.ProductBounds(form, (*operands, x)).relative(actual, 1)
               or bounds.ProductBounds(form, (old, x)).relative(actual, 1) for x in updates)


def _product_mistake(form: Format, limits: bounds.ProductBounds, operands: tuple[Number, ...],
                     actual: Number) -> bool:
    """Whether the value may be the old one, an update alone, or the product with updates lost or one doubled."""
    if _is_operand(operands, actual):
        return True
    search = ProductSearch(form, operands)
    item = magnitude(actual.m, actual.e)
    for reach in search.relaxed()[1:-1]:
        reach = search.final_relaxed(reach)
        if reach.low is not None and reach.floor <= item <= reach.high:
            return True
    for update in operands[1:]:
        doubled = ProductSearch(form, (*operands, update))
        reach = doubled.final_relaxed(doubled.relaxed()[-1])
        if reach.low is not None and reach.floor <= item <= reach.high:
            return True
    return False
