"""Mistakes of an implementation with the landmarks of a type change a stored output, in every form of list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np
import pytest

from oracle import loops
from tables import corpus_landmarks, corpus_other_types
from tables.case_writer import Case, DataSet
from tables.rows import COMPLEX, DTYPES, FLOATING, INTEGERS, floats, reduction_of, targets, type_of

CASES = corpus_landmarks.cases()
OPERATORS = ("ScatterElements", "ScatterND")
# These cases compute with NaN, infinities and integers that wrap.
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

Values = list[Any]
Fold = Callable[[str, Values], Any]


def right(reduction: str, values: Values) -> Any:
    return reduce(lambda old, new: loops.combine(reduction, old, new), values)


def outcome(case: Case, data_set: DataSet, fold: Fold, without: int | None = None) -> list[Any]:
    """The result of each target with this way of folding; optionally without one of the updates."""
    data, indices, updates = data_set.inputs
    places = targets(case.operator, data.shape, indices).reshape(-1).tolist()
    cells: dict[int, Values] = {}
    for number, (place, update) in enumerate(zip(places, updates.reshape(-1))):
        values = cells.setdefault(place, [data.reshape(-1)[place]])
        if number != without:
            values.append(update)
    return [fold(reduction_of(case), values) for values in cells.values()]


def differ(first: Values, second: Values) -> bool:
    return any(one != other and not (one != one and other != other) for one, other in zip(first, second, strict=True))


# ---- faults ----------------------------------------------------------------------------------------------


def in_type(dtype: type) -> Fold:
    """Computes in another type and converts back, integers modulo 2^n."""
    def fold(reduction: str, values: Values) -> Any:
        own = values[0].dtype.type
        result = right(reduction, [dtype(value) for value in values])
        if not issubclass(own, np.integer):
            return own(result)
        if not np.isfinite(result):
            return own(0)
        info = np.iinfo(own)
        return own((int(result) - int(info.min)) % 2**info.bits + int(info.min))

    return fold


def as_bits(view: Callable[[np.dtype], str]) -> Fold:
    """Interprets the bits as another type of the same width."""
    def fold(reduction: str, values: Values) -> Any:
        own = values[0].dtype
        return right(reduction, list(np.array(values, own).view(view(own)))).view(own)

    return fold


def beginning(value: Callable[[str, np.dtype], Any]) -> Fold:
    """Begins with a value that is not the identity."""
    return lambda reduction, values: right(reduction, [value(reduction, values[0].dtype), *values])


def by_key(key: Callable[[Any], Any]) -> Fold:
    """Compares only a part of the value; of equals the old one is kept."""
    def fold(reduction: str, values: Values) -> Any:
        return (max if reduction == "max" else min)(values, key=key)

    return fold


def half_of(value: Any, high: bool) -> int:
    bits = 4 * value.dtype.itemsize
    return int(value) >> bits if high else int(value) % (1 << bits)


def low_half(reduction: str, values: Values) -> Any:
    """Loses the high half of the result."""
    result = right(reduction, values)
    return result.dtype.type(half_of(result, high=False) if int(result) >= 0 else 0)


def without_nan(reduction: str, values: Values) -> Any:
    return right(reduction, [value for value in values if value == value] or values[:1])


def least_normal(reduction: str, dtype: np.dtype) -> Any:
    """FLT_MIN as the least float, a common mistake."""
    normal = dtype.type(floats(type_of(np.empty(0, dtype))).normal)
    return normal if reduction == "max" else -normal


def finite_limit(reduction: str, dtype: np.dtype) -> Any:
    most = dtype.type(floats(type_of(np.empty(0, dtype))).greatest)
    return -most if reduction == "max" else most


@dataclass(frozen=True)
class Fault:
    """A wrong way to fold a cell, and the types and reductions where it is wrong."""

    fold: Fold
    dtypes: tuple[str, ...]
    reductions: tuple[str, ...]


WIDE = ("int32", "uint32", "int64", "uint64")
SIGNED = tuple(dtype for dtype in INTEGERS if not dtype.startswith("u"))
COMPUTING, EXTREMES = ("add", "mul", "max", "min"), ("max", "min")
FAULTS = {
    "without the old value": Fault(lambda reduction, values: right(reduction, values[1:]), INTEGERS + FLOATING,
                                   COMPUTING),
    "beginning with 0": Fault(beginning(lambda reduction, dtype: dtype.type(0)), SIGNED + FLOATING, ("mul", *EXTREMES)),
    "beginning with FLT_MIN": Fault(beginning(least_normal), FLOATING, EXTREMES),
    "beginning with the greatest finite number": Fault(beginning(finite_limit), FLOATING, EXTREMES),
    "signed as unsigned": Fault(as_bits(lambda own: f"u{own.itemsize}"), SIGNED, EXTREMES),
    "unsigned as signed": Fault(as_bits(lambda own: f"i{own.itemsize}"), INTEGERS[4:], EXTREMES),
    "floats as integers": Fault(as_bits(lambda own: f"i{own.itemsize}"), FLOATING, EXTREMES),
    "in float": Fault(in_type(np.float32), (*WIDE, "double"), ("none", *COMPUTING)),
    "in double": Fault(in_type(np.float64), WIDE[2:], ("none", *COMPUTING)),
    "low half of the result": Fault(low_half, WIDE, ("none", *COMPUTING)),
    "by the high half": Fault(by_key(lambda value: half_of(value, True)), WIDE, EXTREMES),
    "by the low half": Fault(by_key(lambda value: half_of(value, False)), WIDE, EXTREMES),
    "NaN left out": Fault(without_nan, FLOATING, ("add", "mul")),
    "by 8 bytes": Fault(by_key(lambda value: value[:8]), ("string",), EXTREMES),
    "by what is before a zero byte": Fault(by_key(lambda value: value.split(b"\0")[0]), ("string",), EXTREMES),
    "by signed bytes": Fault(by_key(lambda value: np.frombuffer(value, "i1").tolist()), ("string",), EXTREMES),
    "by the length": Fault(by_key(len), ("string",), EXTREMES),
}
FORMS = {"ScatterElements": ("short", "long"), "ScatterND": ("short", "long", "slices")}


def sets_of(operator: str, form: str, dtype: str, reduction: str) -> list[tuple[Case, DataSet]]:
    return [(case, each) for case in CASES if case.operator == operator and case.slug.startswith(f"landmarks-{form}-")
            and reduction_of(case) == reduction and type_of(case.data_sets[0].inputs[0]) == dtype
            for each in case.data_sets if each.expect == "exact"]


@pytest.mark.parametrize("operator", OPERATORS)
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_changes_an_output_of_every_type_reduction_and_form_of_list(name: str, operator: str) -> None:
    fault, unseen = FAULTS[name], []
    for dtype in fault.dtypes:
        for reduction in fault.reductions:
            for form in FORMS[operator]:
                chosen = sets_of(operator, form, dtype, reduction)
                if chosen and not any(differ(outcome(*each, fault.fold), outcome(*each, right)) for each in chosen):
                    unseen.append(f"{dtype} {reduction} {form}")
    assert unseen == []


LISTS = [case for case in CASES if "-short-" not in case.slug and reduction_of(case) != "none"]


@pytest.mark.parametrize("case", LISTS, ids=lambda case: case.id)
def test_the_first_the_middle_and_the_last_update_of_a_list_are_visible(case: Case) -> None:
    each = case.data_sets[0]
    length = corpus_landmarks.LENGTH if "slices" in case.slug else 1
    for tuple_ in corpus_landmarks.ends(each.inputs[2].size // length):
        for number in {tuple_ * length, tuple_ * length + length - 1}:
            assert differ(outcome(case, each, right, number), outcome(case, each, right))


@pytest.mark.parametrize("count, cells", [(corpus_landmarks.UPDATES, corpus_landmarks.CELLS),
                                          (corpus_landmarks.TUPLES, corpus_landmarks.ROWS)])
def test_the_deciding_updates_have_their_own_cells(count: int, cells: int) -> None:
    spread = corpus_landmarks.spread(count, cells)
    assert len({int(spread[number]) for number in corpus_landmarks.ends(count)}) == 3
    assert set(spread.tolist()) == set(range(cells))


# ---- strings ---------------------------------------------------------------------------------------------


MISTAKES: dict[str, Callable[[bytes], bytes]] = {
    "ends at a zero byte": lambda text: text.split(b"\0")[0],
    "drops zero bytes at the end": lambda text: text.rstrip(b"\0"),
    "goes through text and back": lambda text: text.decode(errors="replace").encode(),
    "drops a byte-order mark": lambda text: text.decode("utf-8-sig", errors="surrogateescape").encode(
        errors="surrogateescape"),
    **{f"holds {most} bytes": (lambda most: lambda text: text[:most])(most) for most in (7, 15, 22, 23, 31, 63, 64)},
}


@pytest.mark.parametrize("reduction", ["none", "add", "max", "min"])
@pytest.mark.parametrize("operator", OPERATORS)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_truncated_string_changes_an_output(mistake: str, operator: str, reduction: str) -> None:
    def fold(name: str, values: Values) -> Any:
        return MISTAKES[mistake](right(name, values))

    chosen = [(case, each) for case in corpus_other_types.strings() for each in case.data_sets
              if case.operator == operator and reduction_of(case) == reduction]
    assert any(differ(outcome(*each, fold), outcome(*each, right)) for each in chosen)


# ---- truth values and complex numbers --------------------------------------------------------------------


@pytest.mark.parametrize("case", corpus_other_types.truth_and_complex(), ids=lambda case: case.id)
def test_the_last_updates_of_an_odd_list_are_visible_if_they_change_anything(case: Case) -> None:
    each = case.data_sets[0]
    last = [number for number in range(each.inputs[2].size - 8, each.inputs[2].size)
            if differ(outcome(case, each, right, number), outcome(case, each, right))]
    assert len(last) == 8 or (each.inputs[0].dtype == DTYPES["bool"] and last)


@pytest.mark.parametrize("dtype", ("bool", *COMPLEX))
@pytest.mark.parametrize("operator", OPERATORS)
def test_odd_lists_have_every_reduction_that_has_a_result(operator: str, dtype: str) -> None:
    found = {reduction_of(case) for case in corpus_other_types.truth_and_complex()
             if case.operator == operator and f"-{dtype}-" in case.slug}
    assert found == {"none", "add", "mul", *(EXTREMES if dtype == "bool" else ())}
