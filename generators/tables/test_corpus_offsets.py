"""Offsets truncated to 15 or 16 bits give a wrong output of the cases about them, and nothing is out of bounds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from axes import axes_offsets
from oracle import loops
from tables import corpus_sizes
from tables.case_writer import Case, DataSet, case_files
from tables.rows import aims_of, case, data_set

CASES = corpus_sizes.offsets()
BEYOND_16 = [case for case in CASES if "past-2-16" in case.slug]
OFFSETS, _, POSITIONS = axes_offsets.AXES


def output_of(case: Case, aims: np.ndarray) -> np.ndarray:
    """The output if updates with distinct targets go to these offsets; of rank 1."""
    data, _, updates = case.data_sets[0].inputs
    output = data.reshape(-1).copy()
    output[aims] = updates.reshape(-1)
    return output


def right_output(case: Case) -> np.ndarray:
    return output_of(case, aims_of(case, case.data_sets[0]))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_output_of_this_test_is_that_of_the_oracle(case: Case) -> None:
    function = loops.scatter_nd if case.operator == "ScatterND" else loops.scatter_elements
    expected = function(*case.data_sets[0].inputs, **dict(case.attributes))
    assert np.array_equal(expected.reshape(-1), right_output(case))


@pytest.mark.parametrize("case", BEYOND_16, ids=lambda case: case.id)
@pytest.mark.parametrize("width", [np.uint16, np.int16])
def test_an_offset_of_16_bits_is_that_of_another_cell_and_the_output_is_wrong(case: Case, width: type) -> None:
    cut = aims_of(case, case.data_sets[0]).astype(width).astype(np.int64)
    assert cut.min() >= 0 and not np.array_equal(output_of(case, cut), right_output(case))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_an_offset_of_15_bits_is_that_of_another_cell_and_the_output_is_wrong(case: Case) -> None:
    cut = aims_of(case, case.data_sets[0]) % 2**15
    assert not np.array_equal(output_of(case, cut), right_output(case))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_offsets_of_8_bits_give_another_output_than_those_of_more(case: Case) -> None:
    aims = aims_of(case, case.data_sets[0])
    assert not np.array_equal(output_of(case, aims % 2**8), output_of(case, aims % 2**15))


def test_whole_numbers_take_one_byte_each() -> None:
    found = next(case for case in CASES if case.id == "ScatterND-18/offsets-past-2-16-int64")
    sizes = {name.rsplit("/")[-1]: len(content) for name, content in case_files(found).items()}
    assert sizes["input_0.pb"] < 65600 and sizes["output_0.pb"] < 65600


# ---- measures of the axes ---------------------------------------------------------------------------------


def one(data: np.ndarray, indices: list[int], updates: list[int], **changed: str) -> tuple[Case, DataSet]:
    """ScatterElements-18 of int64 along its only axis."""
    found = data_set("One.", "target", data.astype(np.int64), indices, np.array(updates, np.int64))
    return case("ScatterElements-18", "one", [found], **changed), found


def test_an_update_beyond_16_bits_is_measured() -> None:
    assert list(OFFSETS.measure(*one(np.zeros(2**16 + 1), [2**16], [1]))) == ["beyond 2^16, 8 bytes: ScatterElements"]


def test_an_update_that_16_bits_would_not_reveal_is_not_measured() -> None:
    data = np.zeros(2**16 + 1)
    data[0] = 1
    assert list(OFFSETS.measure(*one(data, [2**16], [1]))) == []
    assert list(OFFSETS.measure(*one(np.zeros(2**16 + 1), [2**16, 0], [1, 2]))) == []


def test_a_negative_offset_of_16_bits_is_not_measured() -> None:
    assert list(OFFSETS.measure(*one(np.zeros(2**16 + 1), [2**16, 2**15], [1, 1]))) == []


def test_an_update_beyond_15_bits_is_measured_if_16_bits_suffice_for_all_cells() -> None:
    found = list(OFFSETS.measure(*one(np.zeros(2**16), [2**15], [1])))
    assert found == ["beyond 2^15 of 2^16, 8 bytes: ScatterElements"]
    assert list(OFFSETS.measure(*one(np.zeros(2**16 + 1), [2**15], [1]))) == []


def test_a_reduction_is_not_measured() -> None:
    assert list(OFFSETS.measure(*one(np.zeros(2**16 + 1), [2**16], [1], reduction="add"))) == []


def test_positions_beyond_16_bits_are_measured_if_their_elements_differ() -> None:
    numbers = np.arange(2**16 + 1)
    found, same = (list(POSITIONS.measure(*one(numbers, numbers.tolist(), updates)))
                   for updates in (numbers.tolist(), [7] * len(numbers)))
    assert found == ["updates, 8 bytes: ScatterElements", "indices, 8 bytes: ScatterElements"]
    assert same == ["indices, 8 bytes: ScatterElements"]


def test_the_type_counts_by_the_size_of_an_element() -> None:
    made, found = one(np.zeros(2**16 + 1), [2**16], [1])
    data, indices, updates = found.inputs
    floats = replace(found, inputs=(data.astype(np.float32), indices, updates.astype(np.float32)))
    assert list(OFFSETS.measure(made, floats)) == ["beyond 2^16, 4 bytes: ScatterElements"]
