"""Whether a stored output is the only right one: computed again for every case, from its inputs alone.

All ways to reduce a cell are tried, in every order and every grouping.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import generate
from oracle import loops
from tables import corpus_grid, corpus_values_special
from tables.case_writer import Case, DataSet
from tables.rows import targets

# If there are more operands than this, not every grouping is tried.
MOST_GROUPED = 7


def operands(case: Case, data_set: DataSet) -> dict[int, list[Any]]:
    """By position in data, for each target: the old value and then the updates of the cell."""
    data, indices, updates = data_set.inputs
    places = targets(case.operator, data.shape, indices, dict(case.attributes).get("axis", 0))
    found: dict[int, list[Any]] = {}
    for position, update in zip(places.reshape(-1), updates.reshape(-1), strict=True):
        found.setdefault(int(position), [data.reshape(-1)[position]]).append(update)
    return found


def key(value: Any) -> tuple[bytes, ...]:
    """A number as bytes, or those of its real and its imaginary part; any NaN equals any."""
    parts = [value.real, value.imag] if np.iscomplexobj(value) else [value]
    return tuple(part.tobytes() if part == part else b"NaN" for part in parts)


def groupings(reduction: str, values: list[Any]) -> int:
    """The number of different results over all orders and groupings of a sum or product."""
    full = (1 << len(values)) - 1
    results: dict[int, dict[tuple[bytes, ...], Any]] = {}
    for number, value in enumerate(values):
        results[1 << number] = {key(value): value}
    for subset in range(1, full + 1):
        if subset in results:
            continue
        results[subset] = {}
        part = (subset - 1) & subset
        while part:
            for left in results[part].values():
                for right in results[subset ^ part].values():
                    value = loops.combine(reduction, left, right)
                    results[subset][key(value)] = value
            part = (part - 1) & subset
    return len(results[full])


def extremes(reduction: str, values: list[Any]) -> int:
    """The number of possible results of max or min: NaN among numbers, or zeros of different sign, leave a choice."""
    numbers = [value for value in values if value == value]
    if len(numbers) < len(values):
        return 2 if numbers else 1
    extreme = float(max(numbers) if reduction == "max" else min(numbers))
    return len({bool(np.signbit(value)) for value in numbers if value == 0}) if extreme == 0 else 1


def results_of_cell(case: Case, dtype: np.dtype, values: list[Any]) -> int | None:
    """The number of right values of a cell; None if that is not tried."""
    reduction = dict(case.attributes).get("reduction", "none")
    if reduction == "none":
        return len({np.asarray(value).tobytes() if dtype != object else value for value in values[1:]})
    if dtype == object:
        if reduction != "add":
            return 1
        if len(values) > MOST_GROUPED:
            return 2 if b"".join(sorted(values[1:])) != b"".join(sorted(values[1:])[::-1]) else None
        return len({b"".join(order) for order in permutations(values[1:])})
    if np.issubdtype(dtype, np.complexfloating) and reduction == "mul":
        return 2
    if loops.is_floating(dtype) and reduction in ("max", "min"):
        return extremes(reduction, values)
    if loops.is_floating(dtype) or np.issubdtype(dtype, np.complexfloating):
        return groupings(reduction, values) if len(values) <= MOST_GROUPED else None
    return 1  # integers and truth values


def expectation(case: Case, data_set: DataSet) -> str | None:
    """"exact" or "allowed"; None if there are too many updates."""
    counts = [results_of_cell(case, data_set.inputs[0].dtype, values)
              for values in operands(case, data_set).values()]
    if any(count is not None and count > 1 for count in counts):
        return "allowed"
    return None if None in counts else "exact"


def disagreements(cases: list[Case]) -> list[str]:
    """The data sets with an output whose expectation differs from the computed one."""
    found = []
    for case in cases:
        for number, data_set in enumerate(case.data_sets):
            if data_set.expect in ("exact", "allowed"):
                worked_out = expectation(case, data_set)
                if worked_out not in (None, data_set.expect):
                    found.append(f"{case.id} {number}: {data_set.expect}, but {worked_out}")
    return found


@pytest.mark.parametrize("table", generate.TABLES, ids=lambda table: table.__name__)
def test_one_right_result_is_exact_and_several_are_allowed(table: Any) -> None:
    assert disagreements(table.cases()) == []


def case_named(table: Any, name: str) -> Case:
    return next(case for case in table.cases() if case.id == name)


@pytest.mark.parametrize("table, name, number", [
    (corpus_grid, "ScatterND-18/float-int64-none", 1), (corpus_grid, "ScatterND-18/string-int64-add", 1),
    (corpus_grid, "ScatterND-18/double-int64-mul", 2), (corpus_grid, "ScatterND-18/complex64-int64-mul", 0),
    (corpus_values_special, "ScatterND-18/nan-one-update-max-float", 0),
    (corpus_values_special, "ScatterND-18/zeros-min-float16", 0),
])
def test_exact_where_several_results_are_right_is_noticed(table: Any, name: str, number: int) -> None:
    case = case_named(table, name)
    claimed = replace(case, data_sets=(replace(case.data_sets[number], expect="exact"),))
    assert disagreements([claimed]) == [f"{name} 0: exact, but allowed"]


@pytest.mark.parametrize("number", [0, 1])
def test_allowed_where_one_result_is_right_is_noticed(number: int) -> None:
    case = case_named(corpus_grid, "ScatterElements-18/float-int32-add")
    claimed = replace(case, data_sets=(replace(case.data_sets[number], expect="allowed"),))
    assert disagreements([claimed]) == [f"{case.id} 0: allowed, but exact"]


@pytest.mark.parametrize("of_values, values, expected", [
    (lambda values: groupings("add", values), [1, 2**24, -(2**24)], 2),
    (lambda values: groupings("add", values), [2**24, 1, 1], 2),
    (lambda values: groupings("add", values), [1, 2, 4, 8], 1),
    (lambda values: extremes("max", values), [np.nan, np.nan], 1),
    (lambda values: extremes("max", values), [0.0, -0.0, 1], 1),
    (lambda values: extremes("min", values), [0.0, -0.0, 1], 2),
])
def test_the_number_of_right_results(of_values: Callable, values: list[float], expected: int) -> None:
    assert of_values([np.float32(value) for value in values]) == expected
