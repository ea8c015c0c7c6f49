"""The cases of values show what they should show: determined from their tensors, not from their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from oracle import loops
from tables import corpus_values_exact, corpus_values_rounding, corpus_values_special
from tables.case_writer import Case, DataSet
from tables.rows import DTYPES, FLOATING, INTEGERS, floats, nan_bits, typed
from tables.test_corpus_expectations import operands

CASES = [case for table in (corpus_values_exact, corpus_values_rounding, corpus_values_special) for case in table.cases()]
NEWEST = ("ScatterElements-18", "ScatterND-18")
# These cases compute with NaN and infinities.
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def reduction_of(case: Case) -> str:
    return dict(case.attributes).get("reduction", "none")


def output_of(case: Case, data_set: DataSet) -> np.ndarray:
    function = loops.scatter_nd if case.operator == "ScatterND" else loops.scatter_elements
    return function(*data_set.inputs, **dict(case.attributes))


def sets_of(version: str, dtype: str, reduction: str) -> Iterator[tuple[Case, DataSet]]:
    for case in CASES:
        if case.group == version and reduction_of(case) == reduction:
            yield from ((case, each) for each in case.data_sets if each.inputs[0].dtype == DTYPES[dtype])


def cells_of(version: str, dtype: str, reduction: str) -> Iterator[list[Any]]:
    """The old value and the updates of every cell that is a target, over all data sets."""
    for case, data_set in sets_of(version, dtype, reduction):
        yield from operands(case, data_set).values()


def with_cells(
    dtypes: tuple[str, ...], reductions: tuple[str, ...]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Runs a test for the newest version of both operators, each type and each reduction."""
    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        for name, values in (("reduction", reductions), ("dtype", dtypes), ("version", NEWEST)):
            test = pytest.mark.parametrize(name, values)(test)
        return test

    return decorated


# ---- NaN, zeros, infinities ------------------------------------------------------------------------------


def nan_places(values: list[Any]) -> tuple[bool, bool, bool]:
    """Whether the old value is NaN, any update is, and whether there are several updates."""
    return values[0] != values[0], any(value != value for value in values[1:]), len(values) > 2


@with_cells(FLOATING, ("max", "min"))
def test_nan_is_in_data_in_updates_and_in_both(version: str, dtype: str, reduction: str) -> None:
    present = set(map(nan_places, cells_of(version, dtype, reduction)))
    wanted = {(old, new, several) for old in (True, False) for new in (True, False)
              for several in (True, False) if old or new}
    assert wanted - present == set()


def moved_bits(case: Case, data_set: DataSet) -> np.ndarray:
    """What data becomes when the updates are moved as unsigned integers."""
    data, indices, updates = data_set.inputs
    bits = data.copy().view(f"u{data.dtype.itemsize}")
    bits[indices.reshape(-1)] = updates.view(bits.dtype)
    return bits


@pytest.mark.parametrize("dtype", FLOATING)
@pytest.mark.parametrize("version", NEWEST)
def test_a_stored_nan_that_was_moved_has_all_its_bits(version: str, dtype: str) -> None:
    moved = [(case, each) for case, each in sets_of(version, dtype, "none") if "nan-bits" in each.clauses]
    outputs = [output_of(case, each).view(f"u{each.inputs[0].dtype.itemsize}") for case, each in moved]
    assert moved and all(np.array_equal(output, moved_bits(case, each))
                         for output, (case, each) in zip(outputs, moved))


@pytest.mark.parametrize("dtype", FLOATING)
@pytest.mark.parametrize("version", NEWEST)
def test_nan_of_every_kind_is_moved(version: str, dtype: str) -> None:
    width = 8 * np.dtype(DTYPES[dtype]).itemsize
    quiet_bit = nan_bits(dtype) & ~nan_bits(dtype, quiet=False)
    kinds = set()
    for _, each in sets_of(version, dtype, "none"):
        updates = each.inputs[2]
        for bits in updates.view(f"u{width // 8}")[updates != updates].tolist():
            kinds.add((bool(bits & quiet_bit), bool(bits >> (width - 1))))
    assert len(kinds) == 4


@with_cells(FLOATING, ("max", "min"))
def test_zeros_of_unlike_sign_meet_in_both_orders(version: str, dtype: str, reduction: str) -> None:
    signs = {tuple(bool(np.signbit(value)) for value in values)
             for values in cells_of(version, dtype, reduction) if all(value == 0 for value in values)}
    assert {(False, True), (True, False)} <= signs and any(len(found) > 2 for found in signs)


@with_cells(FLOATING, ("add",))
def test_there_are_sums_of_negative_zeros_only(version: str, dtype: str, reduction: str) -> None:
    counts = {len(values) for values in cells_of(version, dtype, reduction)
              if all(value == 0 and np.signbit(value) for value in values)}
    assert {2, 4} <= counts


@with_cells(FLOATING, ("add", "mul"))
def test_infinities_make_nan(version: str, dtype: str, reduction: str) -> None:
    made = [values for values in cells_of(version, dtype, reduction)
            if any(np.isinf(value) for value in values) and not any(value != value for value in values)
            and np.isnan(loops.combine(reduction, values[0], values[1]))]
    assert made


# ---- rounding --------------------------------------------------------------------------------------------


@with_cells(FLOATING, ("none", "add", "mul", "max", "min"))
def test_results_are_subnormal(version: str, dtype: str, reduction: str) -> None:
    normal = floats(dtype).normal
    outputs = [output_of(case, each).astype(np.float64) for case, each in sets_of(version, dtype, reduction)
               if "subnormals" in each.clauses or "subnormals-moved" in case.slug]
    assert any(((abs(output) > 0) & (abs(output) < normal)).any() for output in outputs)


def is_halfway(reduction: str, values: list[Any]) -> bool:
    """Whether the exact result of two operands lies in the middle of two normal numbers of their type."""
    old, new = map(Fraction, map(float, values))
    exact = old + new if reduction == "add" else old * new
    rounded = loops.combine(reduction, *values)
    info = ml_dtypes.finfo(values[0].dtype)
    if not info.smallest_normal <= abs(rounded) <= info.max or exact == Fraction(float(rounded)):
        return False
    towards = values[0].dtype.type(np.inf if exact > Fraction(float(rounded)) else -np.inf)
    other = float(np.nextafter(rounded, towards))
    return np.isfinite(other) and Fraction(float(rounded)) + Fraction(other) == 2 * exact


@with_cells(FLOATING, ("add", "mul"))
def test_there_are_results_halfway_between_numbers(version: str, dtype: str, reduction: str) -> None:
    pairs = [values for values in cells_of(version, dtype, reduction)
             if len(values) == 2 and all(np.isfinite(value) for value in values)]
    assert sum(is_halfway(reduction, values) for values in pairs) >= 3


def stepwise(reduction: str, values: list[Any]) -> Any:
    result = values[0]
    for value in values[1:]:
        result = loops.combine(reduction, result, value)
    return result


@with_cells(("float16", "bfloat16", "float"), ("add", "mul"))
def test_rounding_once_at_the_end_differs_from_rounding_every_step(
    version: str, dtype: str, reduction: str
) -> None:
    def at_the_end(values: list[Any]) -> Any:
        wide = np.array(values).astype(np.float64)
        with np.errstate(all="ignore"):
            return typed(dtype, [wide.sum() if reduction == "add" else wide.prod()])[0]

    accumulated = [operands(case, each).values() for case, each in sets_of(version, dtype, reduction)
                   if case.slug.startswith("accumulated")]
    assert any(stepwise(reduction, values) != at_the_end(values) for cells in accumulated for values in cells)


@with_cells(FLOATING, ("add", "mul"))
def test_some_sums_and_products_overflow_in_one_order_only(version: str, dtype: str, reduction: str) -> None:
    def outcomes(values: list[Any]) -> set[bool]:
        return {bool(np.isfinite(stepwise(reduction, list(order)))) for order in permutations(values)}

    assert any(outcomes(values) == {True, False} for values in cells_of(version, dtype, reduction)
               if 2 < len(values) < 5 and all(np.isfinite(value) for value in values))


# ---- integers --------------------------------------------------------------------------------------------


@with_cells(INTEGERS, ("add", "mul"))
def test_sums_and_products_leave_the_range_with_one_update_and_with_several(
    version: str, dtype: str, reduction: str
) -> None:
    info = np.iinfo(DTYPES[dtype])

    def leaves(values: list[Any]) -> bool:
        exact = int(values[0])
        for value in values[1:]:
            exact = exact + int(value) if reduction == "add" else exact * int(value)
        return not info.min <= exact <= info.max

    several = {len(values) > 2 for values in cells_of(version, dtype, reduction) if leaves(values)}
    assert several == {True, False}


@with_cells(INTEGERS, ("max", "min"))
def test_the_order_of_integers_is_not_that_of_the_other_signedness(
    version: str, dtype: str, reduction: str
) -> None:
    other = np.dtype(DTYPES[dtype[1:] if dtype.startswith("u") else f"u{dtype}"])
    pick = max if reduction == "max" else min
    pairs = [np.array(values) for values in cells_of(version, dtype, reduction) if len(values) == 2]
    assert any(pick(pair.tolist()) != pair[pair.view(other).tolist().index(pick(pair.view(other).tolist()))]
               for pair in pairs)


@with_cells(tuple(corpus_values_exact.AS_FLOATING), ("none", "add", "max", "min"))
def test_integers_would_be_nan_as_floating_point_numbers(version: str, dtype: str, reduction: str) -> None:
    floating = DTYPES[corpus_values_exact.AS_FLOATING[dtype]]
    tensors = [each.inputs[2].view(floating) for case, each in sets_of(version, dtype, reduction)
               if case.slug.startswith("as-float")]
    assert any((tensor != tensor).any() for tensor in tensors)


# ---- strings and truth values ----------------------------------------------------------------------------


@with_cells(("string",), ("max", "min"))
def test_texts_differ_in_what_other_orders_mistake(version: str, dtype: str, reduction: str) -> None:
    pairs = [tuple(sorted(values)) for values in cells_of(version, dtype, reduction) if len(values) == 2]
    assert any(a and b.startswith(a) and b"\0" not in b for a, b in pairs), "a prefix"
    assert any(a[:1] < b"\x80" <= b[:1] for a, b in pairs), "bytes that are negative when signed"
    assert any(a.split(b"\0")[0] == b.split(b"\0")[0] for a, b in pairs), "equal up to a zero byte"
    assert any(a.decode().encode("utf-16-be") > b.decode().encode("utf-16-be") for a, b in pairs), "UTF-16"
    assert any(a.lower() > b.lower() for a, b in pairs), "the order of a dictionary"


@with_cells(("bool",), ("add", "mul", "max", "min"))
def test_truth_values_meet_in_all_pairs_and_several_at_once(version: str, dtype: str, reduction: str) -> None:
    present = {tuple(map(bool, values)) for values in cells_of(version, dtype, reduction)}
    assert {(False, False), (False, True), (True, False), (True, True)} <= present
    assert {(False, True, True), (True, True, True, True)} <= present  # modulo 2 both would be false
