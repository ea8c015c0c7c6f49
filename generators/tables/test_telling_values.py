"""Values that make every update visible: the oracle sees each one that is lost, doubled, swapped or misplaced."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle import closed_form, loops
from oracle.operator_versions import REDUCTIONS
from tables.rows import COMPLEX, DTYPES, FLOATING, INTEGERS
from tables.telling_values import lists_of, most_of_a_cell, telling

NUMBERS = [dtype for dtype in DTYPES if dtype not in ("bool", "string")]
DEFINED = [(dtype, reduction) for dtype in DTYPES for reduction in REDUCTIONS
           if loops.why_undefined(np.dtype(DTYPES[dtype]), reduction) is None]
# Every update is visible, not only the winner.
COUNTING = [(dtype, reduction) for dtype, reduction in DEFINED
            if dtype != "bool" and reduction in ("add", "mul")]


def outcome(data: np.ndarray, target: list[int], updates: np.ndarray, reduction: str) -> np.ndarray:
    return loops.scatter_elements(data, np.array(target, dtype=np.int64), updates, 0, reduction)


def differs(first: np.ndarray, second: np.ndarray) -> bool:
    return not loops.same_bits(first, second)


def without(target: list[int], updates: np.ndarray, number: int) -> tuple[list[int], np.ndarray]:
    return target[:number] + target[number + 1 :], np.delete(updates, number)


lists = st.lists(st.integers(0, 6), min_size=1, max_size=9)
places = st.lists(st.integers(0, 11), min_size=1, max_size=9, unique=True)


@pytest.mark.parametrize(("dtype", "reduction"), COUNTING)
@given(target=lists)
@settings(max_examples=15)
def test_an_update_that_is_lost_or_doubled_shows(dtype: str, reduction: str, target: list[int]) -> None:
    wraps = dtype in INTEGERS
    data, updates = telling(dtype, reduction, target, 7, wraps=wraps)
    right = outcome(data, target, updates, reduction)
    for number in range(len(target)):
        assert differs(right, outcome(data, *without(target, updates, number), reduction))
        twice = [*target, target[number]], np.append(updates, updates[number])
        assert differs(right, outcome(data, *twice, reduction))


@pytest.mark.parametrize(("dtype", "reduction"), DEFINED)
@given(target=places)
@settings(max_examples=10)
def test_with_a_cell_for_each_a_lost_or_misplaced_update_shows(
    dtype: str, reduction: str, target: list[int]
) -> None:
    data, updates = telling(dtype, reduction, target, 12)
    right = outcome(data, target, updates, reduction)
    for number in range(len(target)):
        assert differs(right, outcome(data, *without(target, updates, number), reduction))
        elsewhere = target[:number] + [(target[number] + 1) % 12] + target[number + 1 :]
        assert differs(right, outcome(data, elsewhere, updates, reduction))


@pytest.mark.parametrize(("dtype", "reduction"), [pair for pair in DEFINED if pair[0] != "bool"])
@given(target=places)
@settings(max_examples=10)
def test_with_a_cell_for_each_two_swapped_updates_show(dtype: str, reduction: str, target: list[int]) -> None:
    data, updates = telling(dtype, reduction, target, 12)
    right = outcome(data, target, updates, reduction)
    for first, second in itertools.combinations(range(len(target)), 2):
        swapped = updates.copy()
        swapped[[first, second]] = updates[[second, first]]
        assert differs(right, outcome(data, target, swapped, reduction))


@pytest.mark.parametrize("wraps", [False, True])
@pytest.mark.parametrize(("dtype", "reduction"), COUNTING)
@pytest.mark.parametrize("count", [2, 3, 5, 16, 64, 250])
def test_many_updates_of_one_cell_each_count(dtype: str, reduction: str, count: int, wraps: bool) -> None:
    most = most_of_a_cell(dtype, reduction, wraps)
    if most is not None and most < count:
        with pytest.raises(ValueError, match="is not exact"):
            telling(dtype, reduction, [1] * count, 3, wraps=wraps)
        return
    data, updates = telling(dtype, reduction, [1] * count, 3, wraps=wraps)
    right = outcome(data, [1] * count, updates, reduction)
    for number in {0, 1, count // 2, count - 1}:
        assert differs(right, outcome(data, *without([1] * count, updates, number), reduction))


@pytest.mark.parametrize(("dtype", "reduction"), [
    (dtype, reduction) for dtype in FLOATING + COMPLEX for reduction in ("add", "mul")])
@given(target=st.lists(st.integers(0, 2), min_size=1, max_size=14))
@settings(max_examples=15)
def test_sums_and_products_are_the_same_in_every_order(dtype: str, reduction: str, target: list[int]) -> None:
    data, updates = telling(dtype, reduction, target, 3)
    right = outcome(data, target, updates, reduction)
    for step in range(1, 6):
        order = np.random.default_rng(step).permutation(len(target))
        assert loops.same_bits(right, outcome(data, np.array(target)[order].tolist(), updates[order], reduction))


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float", "double"])
@pytest.mark.parametrize("reduction", ["add", "mul"])
@pytest.mark.parametrize("count", [1, 4, 17, 64, 250])
def test_sums_and_products_of_many_are_known_to_be_exact(dtype: str, reduction: str, count: int) -> None:
    target = [0] * count + [2]
    data, updates = telling(dtype, reduction, target, 4)
    indices = np.array(target)
    assert closed_form.cell_that_depends_on_order(
        "ScatterElements", data, indices, updates, reduction=reduction) is None


@pytest.mark.parametrize("winner", ["first", "middle", "last", 2, "data"])
@pytest.mark.parametrize("dtype", [dtype for dtype in DTYPES if dtype not in (*COMPLEX, "bool")])
@pytest.mark.parametrize("reduction", ["max", "min"])
def test_the_winner_is_the_one_that_was_asked_for(dtype: str, reduction: str, winner: str | int) -> None:
    target = [0, 1, 0, 2, 1, 0, 2, 1, 2, 0, 1, 2]
    data, updates = telling(dtype, reduction, target, 4, winner=winner)
    right = outcome(data, target, updates, reduction)
    for cell, hits in lists_of(target).items():
        place = {"first": 0, "middle": 2, "last": 3, 2: 2, "data": None}[winner]
        assert right[cell] == (data[cell] if place is None else updates[hits[place]])


@pytest.mark.parametrize("reduction", ["add", "mul", "max", "min"])
def test_of_truth_values_one_update_of_a_cell_decides(reduction: str) -> None:
    target = [0, 1, 0, 1, 0, 1]
    data, updates = telling("bool", reduction, target, 3, winner="middle")
    right = outcome(data, target, updates, reduction)
    for number in (2, 3):
        assert differs(right, outcome(data, *without(target, updates, number), reduction))


@pytest.mark.parametrize(("dtype", "reduction"), DEFINED)
@given(target=lists)
@settings(max_examples=10)
def test_no_update_aims_at_a_cell_of_its_value(dtype: str, reduction: str, target: list[int]) -> None:
    data, updates = telling(dtype, reduction, target, 7)
    if dtype != "bool" or reduction == "none":
        assert all(data[cell] != updates[number] for number, cell in enumerate(target))


@pytest.mark.parametrize("dtype", [dtype for dtype in DTYPES if dtype not in ("bool", "int8", "uint8")])
@pytest.mark.parametrize("reduction", REDUCTIONS)
def test_all_updates_of_different_cells_differ(dtype: str, reduction: str) -> None:
    _, updates = telling(dtype, reduction, list(range(60)), 64)
    assert len(set(updates.tolist())) == 60


@pytest.mark.parametrize("dtype", ["int8", "uint8"])
@pytest.mark.parametrize("count", [300, 5000])
def test_of_one_byte_neighbours_and_those_a_power_of_two_apart_differ(dtype: str, count: int) -> None:
    data, updates = telling(dtype, "none", list(range(count)), count)
    assert not set(data.tolist()) & set(updates.tolist())
    for power in range(12):
        if 2**power < count:
            assert (updates[2**power :] != updates[: -(2**power)]).all()


@pytest.mark.parametrize(("dtype", "narrow"), [
    ("double", np.float32), ("float", np.float16), ("int64", np.float64), ("uint64", np.float64),
    ("int32", np.float32), ("uint32", np.float32), ("int64", np.int32), ("int32", np.int16), ("int16", np.int8),
    ("float", np.int64), ("double", np.int64), ("float16", np.int32)])
@pytest.mark.parametrize("reduction", ["none", "add", "max", "min"])
def test_a_narrower_type_gets_the_numbers_wrong(dtype: str, narrow: type, reduction: str) -> None:
    data, updates = telling(dtype, reduction, [0, 1, 2, 3, 4, 5], 8)
    right = outcome(data, [0, 1, 2, 3, 4, 5], updates, reduction)
    with np.errstate(all="ignore"):
        other = outcome(data.astype(narrow), [0, 1, 2, 3, 4, 5], updates.astype(narrow), reduction)
        assert not loops.same_bits(right, other.astype(right.dtype))


@pytest.mark.parametrize("dtype", NUMBERS)
def test_values_that_do_not_wrap_stay_in_the_range(dtype: str) -> None:
    data, updates = telling(dtype, "add", [0, 0, 0, 1, 2], 4)
    exact = sum(map(complex, [data[0], *updates[:3]]))
    assert complex(outcome(data, [0, 0, 0, 1, 2], updates, "add")[0]) == exact
