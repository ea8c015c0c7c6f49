"""An update that is lost, applied twice or applied in the wrong place at a boundary changes the stored output."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

import archives
from oracle import closed_form, loops
from tables import corpus_sizes
from tables.case_writer import Case, case_files

CORPUS = Path(__file__).resolve().parents[2] / "cases"
CASES = corpus_sizes.sizes()
# Of repeated updates without a reduction any may be kept; the next test covers the least ones.
DECODABLE = [case for case in CASES if "repeated" not in case.slug and "min" not in case.slug]
# Powers of two, the sizes of what implementations process at a time.
BOUNDARIES = [2**n for n in range(5, 17)]
STEPS = {"add": np.add, "max": np.maximum, "min": np.minimum}


def lists_of(case: Case) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The cells of data in one list; of each update the cell that it aims at, and its value."""
    data, indices, updates = case.data_sets[0].inputs
    if case.operator == "ScatterND":
        length = indices.shape[-1]
        rows = np.ravel_multi_index(tuple(indices.reshape(-1, length).T), data.shape[:length])
        slice_size = int(np.prod(data.shape[length:]))
        targets = (rows[:, np.newaxis] * slice_size + np.arange(slice_size)).reshape(-1)
    else:
        places = list(np.indices(indices.shape))
        places[dict(case.attributes).get("axis", 0)] = indices
        targets = np.ravel_multi_index(tuple(places), data.shape).reshape(-1)
    return data.reshape(-1), targets, updates.reshape(-1)


def scattered(case: Case, targets: np.ndarray, values: np.ndarray, cells: np.ndarray) -> np.ndarray:
    """All updates of a case at once, the last one of several winning if there is no reduction."""
    output = cells.copy()
    reduction = dict(case.attributes).get("reduction", "none")
    if reduction == "none":
        output[targets] = values
    else:
        STEPS[reduction].at(output, targets, values)
    return output


def boundaries_of(case: Case, updates: np.ndarray) -> Iterator[int]:
    """Where a block of updates ends; and the last update."""
    yield from (size for size in BOUNDARIES if size < updates.size)
    yield updates.size - 1


def mishaps(case: Case) -> Iterator[tuple[str, np.ndarray]]:
    """The outputs of implementations that fail at a boundary."""
    cells, targets, values = lists_of(case)
    reduces = bool(dict(case.attributes).get("reduction"))
    for at in boundaries_of(case, values):
        yield f"stop before {at}", scattered(case, targets[:at], values[:at], cells)
        yield f"lose {at}", scattered(case, np.delete(targets, at), np.delete(values, at), cells)
        shifted = np.concatenate([values[:at], values[: values.size - at]])
        yield f"start over with values at {at}", scattered(case, targets, shifted, cells)
        late = np.concatenate([values[:at], values[at - 1 : -1]])
        yield f"repeat the value before {at}", scattered(case, targets, late, cells)
        if reduces:
            again = np.concatenate([targets[: at + 1], targets[at:]])
            twice = np.concatenate([values[: at + 1], values[at:]])
            yield f"do {at} twice", scattered(case, again, twice, cells)


# What max and min cannot show: applying one update twice, or losing one that others exceed.
def shows(case: Case, mishap: str) -> bool:
    return dict(case.attributes).get("reduction") not in ("max", "min") or mishap.startswith("stop")


@pytest.mark.parametrize("case", DECODABLE, ids=lambda case: case.id)
def test_a_mishap_at_a_boundary_changes_the_output(case: Case) -> None:
    cells, targets, values = lists_of(case)
    right = scattered(case, targets, values, cells)
    unseen = [mishap for mishap, output in mishaps(case)
              if shows(case, mishap) and np.array_equal(output, right)]
    assert unseen == []


@pytest.mark.parametrize("case", [case for case in CASES if "min" in case.slug], ids=lambda case: case.id)
def test_the_least_reveals_a_lost_beginning(case: Case) -> None:
    cells, targets, values = lists_of(case)
    right = scattered(case, targets, values, cells)
    assert all(not np.array_equal(right, scattered(case, targets[at:], values[at:], cells))
               for at in (1, *boundaries_of(case, values)))


@pytest.mark.parametrize("size", corpus_sizes.SIZES)
@pytest.mark.parametrize("operator", ["ScatterElements", "ScatterND"])
def test_there_is_every_size_with_and_without_a_reduction(operator: str, size: int) -> None:
    found = [dict(case.attributes).get("reduction") for case in CASES if case.operator == operator
             and case.slug.startswith(f"sizes-{size}-") and case.data_sets[0].inputs[2].size >= size]
    assert {None, "add"} <= set(found)


def test_the_number_of_updates_is_that_of_the_name() -> None:
    wrong = []
    for case in CASES:
        _, indices, updates = case.data_sets[0].inputs
        tuples = indices.size // indices.shape[-1] if case.operator == "ScatterND" else indices.size
        if int(case.slug.split("-")[1]) not in (tuples, updates.size):
            wrong.append(case.id)
    assert wrong == []


def test_the_cases_of_sizes_take_a_few_megabytes() -> None:
    stored = archives.read_cases(CORPUS)
    small = [case for case in CASES if "65537" not in case.id]
    large = [case for case in CASES if "65537" in case.id]
    sizes = [sum(sum(map(len, stored[case.id].values())) for case in group) for group in (small, large[:1])]
    assert sizes[0] < 3_000_000 and sizes[1] < 400_000 and len(large) <= 12


def test_indices_are_in_their_typed_field() -> None:
    case = next(case for case in CASES if case.id == "ScatterND-18/sizes-257-elements")
    indices = TensorProto.FromString(case_files(case)[f"{case.id}/test_data_set_0/input_1.pb"])
    assert len(indices.int64_data) == 2 * 257 and not indices.HasField("raw_data")


def test_the_fast_scatter_of_this_test_agrees_with_the_oracle() -> None:
    for case in (case for case in CASES if "-257-" in case.id and "repeated" not in case.slug):
        function = loops.scatter_nd if case.operator == "ScatterND" else loops.scatter_elements
        expected = function(*case.data_sets[0].inputs, **dict(case.attributes))
        cells, targets, values = lists_of(case)
        assert np.array_equal(scattered(case, targets, values, cells), expected.reshape(-1)), case.id


# ---- many updates in one cell, whose orders cannot all be tried --------------------------------------------


def depends(values: list[Any], dtype: Any, reduction: str) -> tuple[int, ...] | None:
    """Whether a cell with the first of the values, and the others aimed at it, depends on their order."""
    tensor = np.array(values, dtype)
    indices = np.zeros(len(values) - 1, np.int64)
    return closed_form.cell_that_depends_on_order(
        "ScatterElements", tensor[:1], indices, tensor[1:], reduction=reduction)


@pytest.mark.parametrize(("dtype", "reduction", "values"), [
    (np.uint8, "add", range(20)), (np.int8, "mul", range(20)), (np.int64, "max", range(20)),
    (np.bool_, "min", [True, False] * 10), (np.float32, "add", range(20)), (np.float16, "max", range(20)),
    (np.float32, "add", [2**24 - 190, *range(20)]), (np.float32, "none", [1.0] + [2.0] * 20),
    (np.complex64, "add", [n - 2j * n for n in range(20)]), (np.float32, "mul", [3, 0.5, -1] * 5),
    (np.float16, "mul", [-1] * 20 + [2047, 4]),
    (np.float16, "add", range(0, 400, 16)),
])
def test_many_updates_whose_order_plainly_does_not_matter_are_accepted(dtype, reduction, values) -> None:
    assert depends(list(values), dtype, reduction) is None


@pytest.mark.parametrize(("dtype", "reduction", "values"), [
    (np.float32, "add", [2**24 - 189, *range(20)]), (np.float32, "add", [0.1 * n for n in range(20)]),
    (np.float32, "max", [np.nan, *range(20)]), (np.float32, "min", [0.0, -0.0, *range(20)]),
    (np.float32, "none", range(20)), (np.complex64, "mul", range(20)), (np.float32, "mul", range(20)),
    (np.complex64, "add", [1j * (2**24 - 189), *range(20), *[1j * n for n in range(20)]]),
    (np.float32, "mul", [3, 5] * 8), (np.float16, "mul", [0.5] * 15 + [2] * 15), (np.float16, "mul", [2] * 16 + [0.5]),
])
def test_many_updates_whose_order_may_matter_are_not_accepted(dtype, reduction, values) -> None:
    with pytest.raises(ValueError, match="too many to try every order"):
        depends(list(values), dtype, reduction)


@pytest.mark.parametrize("dtype", [np.uint8, np.int32, np.bool_, np.float16, np.float32])
@pytest.mark.parametrize("reduction", ["none", "add", "mul", "max", "min"])
def test_the_shortcut_agrees_with_trying_every_order(dtype: Any, reduction: str) -> None:
    random = np.random.default_rng(5)
    plain = 0
    for number in range(60):
        values = (random.integers(-3, 4, 5) / random.choice([1, 2, 2048])).astype(dtype)
        if number % 5 == 0:
            values[1:] = values[1]
        if closed_form._same_in_every_order(np.dtype(dtype), reduction, list(values)):
            plain += 1
            assert depends(list(values), dtype, reduction) is None
    assert plain > 0
