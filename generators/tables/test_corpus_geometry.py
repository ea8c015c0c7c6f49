"""The cases of geometry cover what they should cover: determined from their tensors, not from their names."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import numpy as np
import pytest

from oracle import loops
from tables import corpus_geometry_elements, corpus_geometry_tuples
from tables.case_writer import Case, DataSet
from tables.rows import targets

ELEMENTS = corpus_geometry_elements.cases()
TUPLES = corpus_geometry_tuples.cases()
NEWEST_ELEMENTS = [case for case in ELEMENTS if case.group == "ScatterElements-18"]
NEWEST_TUPLES = [case for case in TUPLES if case.group == "ScatterND-18"]
OF_ELEMENTS = sorted({case.group for case in ELEMENTS})
OF_TUPLES = sorted({case.group for case in TUPLES})


def axis_of(case: Case) -> int:
    return dict(case.attributes).get("axis", 0)


def axes(cases: Iterable[Case]) -> set[tuple[int, int]]:
    """Rank and axis, as written."""
    return {(case.data_sets[0].inputs[0].ndim, axis_of(case)) for case in cases}


def shapes(cases: Iterable[Case]) -> set[tuple[int, int, int]]:
    """q, k and r: the rank of indices, the length of the tuples, the rank of data."""
    found = set()
    for case in cases:
        data, indices, _ = case.data_sets[0].inputs
        found.add((indices.ndim, indices.shape[-1], data.ndim))
    return found


def test_every_axis_of_the_ranks_to_4_is_written_from_the_start_and_from_the_end() -> None:
    wanted = {(rank, axis) for rank in range(1, 5) for axis in range(-rank, rank)}
    assert wanted - axes(NEWEST_ELEMENTS) == set()


def test_there_is_every_axis_of_the_ranks_to_8() -> None:
    present = {(rank, axis % rank) for rank, axis in axes(NEWEST_ELEMENTS)}
    assert {(rank, axis) for rank in range(1, 9) for axis in range(rank)} - present == set()


def test_there_are_tuples_of_every_length_in_indices_of_every_rank() -> None:
    wanted = {(q, k, r) for r in range(1, 6) for k in range(1, r + 1) for q in range(1, 5)}
    assert wanted - shapes(NEWEST_TUPLES) == set()


def test_scatter_nd_has_data_of_rank_1_to_8() -> None:
    assert {r for _, _, r in shapes(NEWEST_TUPLES)} == set(range(1, 9))


@pytest.mark.parametrize("version", OF_ELEMENTS)
def test_every_version_has_ranks_from_2_to_8_and_axes_from_the_end(version: str) -> None:
    here = axes(case for case in ELEMENTS if case.group == version)
    assert {rank for rank, _ in here} >= set(range(2, 9)) and any(axis < 0 for _, axis in here)


@pytest.mark.parametrize("version", OF_TUPLES)
def test_every_version_has_tuples_shorter_and_longer_than_q_minus_1(version: str) -> None:
    here = shapes(case for case in TUPLES if case.group == version)
    assert {np.sign(k - (q - 1)) for q, k, _ in here} == {-1, 0, 1}


@pytest.mark.parametrize("number, name", [(0, "data"), (1, "indices")])
def test_scatter_elements_has_an_extent_of_0_on_each_axis_for_each_axis(number: int, name: str) -> None:
    present = {
        (axis_of(case), case.data_sets[0].inputs[number].shape.index(0)) for case in NEWEST_ELEMENTS
        if case.data_sets[0].inputs[0].ndim == 3 and 0 in case.data_sets[0].inputs[number].shape
    }
    assert present == set(product(range(3), range(3))), name


def empty_inputs(case: Case) -> tuple[bool, bool, bool]:
    """Whether data, the tuples (by their length) and updates are without elements."""
    data, indices, updates = case.data_sets[0].inputs
    return data.size == 0, 0 in indices.shape[:-1], updates.size == 0


def test_scatter_nd_has_no_cells_no_tuples_slices_without_elements_and_nothing_at_all() -> None:
    wanted = {(False, True, True), (True, True, True), (True, False, True)}
    assert wanted - set(map(empty_inputs, NEWEST_TUPLES)) == set()


def test_every_version_of_scatter_nd_has_none_one_and_three_tuples_of_length_0() -> None:
    counts = {(case.group, case.data_sets[0].inputs[1].shape[0]) for case in TUPLES
              if case.data_sets[0].inputs[1].ndim == 2 and case.data_sets[0].inputs[1].shape[1] == 0}
    assert set(product(OF_TUPLES, (0, 1, 3))) - counts == set()


@pytest.mark.parametrize("version", OF_TUPLES)
def test_every_version_of_scatter_nd_has_updates_of_rank_0(version: str) -> None:
    assert any(case.data_sets[0].inputs[2].ndim == 0 for case in TUPLES if case.group == version)


def relation(case: Case) -> tuple[int, frozenset[int], bool]:
    """The axis, the other axes on which indices is smaller than data, whether it is longer along the axis."""
    data, indices, _ = case.data_sets[0].inputs
    axis = axis_of(case) % data.ndim
    smaller = frozenset(n for n in range(data.ndim) if n != axis and indices.shape[n] < data.shape[n])
    return axis, smaller, indices.shape[axis] > data.shape[axis]


def test_indices_are_smaller_than_a_cube_on_each_other_axis_and_on_both() -> None:
    present = {relation(case)[:2] for case in NEWEST_ELEMENTS if case.data_sets[0].inputs[0].ndim == 3
               and min(case.data_sets[0].inputs[1].shape) > 1}
    wanted = {(axis, frozenset(smaller)) for axis in range(3) for smaller in (
        {(axis + 1) % 3}, {(axis + 2) % 3}, {(axis + 1) % 3, (axis + 2) % 3})}
    assert wanted - present == set()


@pytest.mark.parametrize("version", OF_ELEMENTS)
def test_every_version_has_indices_longer_than_data_along_the_axis(version: str) -> None:
    assert any(relation(case)[2] and case.data_sets[0].inputs[1].size for case in ELEMENTS
               if case.group == version)


def unequal_targets(case: Case, data_set: DataSet) -> bool:
    data, indices, _ = data_set.inputs
    places = targets(case.operator, data.shape, indices, axis_of(case)).reshape(-1).tolist()
    return len(set(places)) == len(places)


@pytest.mark.parametrize("cases", [ELEMENTS, TUPLES], ids=["elements", "tuples"])
def test_gathered_data_sets_have_distinct_targets_and_no_reduction(cases: list[Case]) -> None:
    ours = [(case, data_set) for case in cases for data_set in case.data_sets
            if "gather-inverse" in data_set.clauses]
    assert ours and all(unequal_targets(case, data_set) and "reduction" not in dict(case.attributes)
                        for case, data_set in ours)


@pytest.mark.parametrize("cases", [ELEMENTS, TUPLES], ids=["elements", "tuples"])
def test_gathering_from_the_stored_result_gives_updates_back(cases: list[Case]) -> None:
    for case in cases:
        for data_set in case.data_sets:
            if "gather-inverse" not in data_set.clauses:
                continue
            data, indices, updates = data_set.inputs
            if case.operator == "ScatterND":
                output = loops.scatter_nd(data, indices, updates)
                assert np.array_equal(output[tuple(np.moveaxis(indices, -1, 0))], updates), case.id
            else:
                output = loops.scatter_elements(data, indices, updates, axis_of(case))
                assert np.array_equal(np.take_along_axis(output, indices, axis_of(case)), updates), case.id


def test_the_second_data_set_of_a_shape_has_the_same_targets_counted_from_the_end() -> None:
    for case in TUPLES:
        if case.slug.startswith("rank-"):
            first, second = case.data_sets
            shape = first.inputs[0].shape
            assert np.array_equal(*(targets("ScatterND", shape, each.inputs[1]) for each in (first, second)))
            assert (first.inputs[1] >= 0).all() and (second.inputs[1] < 0).any()


@pytest.mark.parametrize("shape", [(7,), (4, 3), (5, 2, 3)])
def test_rotated_indices_are_distinct_along_the_axis(shape: tuple[int, ...]) -> None:
    for axis in range(len(shape)):
        lines = np.moveaxis(corpus_geometry_elements.rotated(shape, axis, 9), axis, -1) % 9
        assert all(len(set(line)) == len(line) for line in lines.reshape(-1, shape[axis]))


@pytest.mark.parametrize("shape, count", [((7,), 7), ((3, 4), 12), ((2, 5, 3), 11), ((1, 1), 1)])
def test_tuples_are_distinct(shape: tuple[int, ...], count: int) -> None:
    tuples = corpus_geometry_tuples.distinct_tuples((count,), shape)
    assert len(set(map(tuple, tuples.tolist()))) == count
