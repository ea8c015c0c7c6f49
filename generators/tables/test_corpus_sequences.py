"""An update lost because of a threshold, a pattern, a repeat, a hash or half a list changes the stored output."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import pytest

from axes.axes_sequences import line_of
from oracle import loops
from tables import corpus_sequence_lists, corpus_sequence_refusals, corpus_sequence_targets
from tables.case_writer import WITH_OUTPUT, Case, DataSet
from tables.rows import DTYPES, axis_of, reduction_of, targets, type_of
from tables.sequences import DISTANCES, HITS, pattern_of, placed, reductions_of, values

CASES = {"counts": corpus_sequence_lists.counts(), "patterns": corpus_sequence_lists.patterns(),
         "repeats": corpus_sequence_targets.repeats(), "cells": corpus_sequence_targets.cells(),
         "slices": corpus_sequence_targets.slices(), "refusals": corpus_sequence_refusals.cases()}
ALL = [case for cases in CASES.values() for case in cases]


@dataclass
class Lists:
    """A data set as lists: the cells of data, of each update element its cell and its value; and the reduction."""

    cells: np.ndarray
    targets: np.ndarray
    values: np.ndarray
    reduction: str

    def scattered(self, kept: np.ndarray | None = None, aimed: np.ndarray | None = None) -> list:
        """The output: of the kept updates only, with other cells aimed at."""
        output = self.cells.copy()
        where = self.targets if aimed is None else aimed
        for number in range(len(where)) if kept is None else np.flatnonzero(kept):
            output[where[number]] = loops.combine(self.reduction, output[where[number]], self.values[number])
        return output.tolist()

    @property
    def right(self) -> list:
        return self.scattered()


def lists_of(case: Case, data_set: DataSet) -> Lists:
    data, indices, updates = data_set.inputs
    aimed = targets(case.operator, data.shape, indices, axis_of(case))
    return Lists(data.reshape(-1), aimed.reshape(-1), updates.reshape(-1), reduction_of(case))


def answered(table: str) -> Iterator[tuple[Case, DataSet, Lists]]:
    for case in CASES[table]:
        for data_set in case.data_sets:
            if data_set.expect in WITH_OUTPUT:
                yield case, data_set, lists_of(case, data_set)


def is_told_by_each(lists: Lists, number: int) -> bool:
    """Whether the update is certainly visible: alone in its cell, or added or multiplied (not a truth value)."""
    alone = np.count_nonzero(lists.targets == lists.targets[number]) == 1
    return alone or lists.reduction in ("add", "mul") and lists.values.dtype != np.bool_


# ---- the last update ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [name for name in CASES if name != "refusals"])
def test_losing_the_last_update_changes_the_output(table: str) -> None:
    unseen, tried = [], 0
    for case, _, lists in answered(table):
        last = len(lists.targets) - 1
        if is_told_by_each(lists, last):
            tried += 1
            kept = np.arange(last + 1) < last
            if lists.scattered(kept) == lists.right:
                unseen.append(case.id)
    assert unseen == [] and tried > 30


@pytest.mark.parametrize("table", ["counts", "patterns"])
def test_processing_only_whole_blocks_of_a_power_of_two_changes_the_output(table: str) -> None:
    unseen = []
    for case, _, lists in answered(table):
        count = len(lists.targets)
        distinct = len(set(lists.targets.tolist())) == count
        for block in (2, 4, 16, 64, 256, 1024):
            if count % block and distinct and lists.scattered(np.arange(count) < count - count % block) == lists.right:
                unseen.append(f"{case.id}: {block}")
    assert unseen == []


# ---- patterns ----------------------------------------------------------------------------------------------


def continued(line: np.ndarray) -> np.ndarray:
    """The list as seen by code that examines only its beginning, if two consecutive steps are the same."""
    return line[0] + (line[1] - line[0]) * np.arange(len(line))


STEADY = [(case, data_set) for case in CASES["patterns"] for data_set in case.data_sets
          if (pattern_of(line_of(case, data_set)) or ("",))[0] in ("constant", "identity", "range", "strided",
                                                                    "reversed")]


def test_examining_only_the_beginning_changes_the_output_of_a_broken_list() -> None:
    unseen, tried = [], set()
    for case, data_set in STEADY:
        line, lists = line_of(case, data_set), lists_of(case, data_set)
        _, place = pattern_of(line)
        if place in ("whole", "early"):
            continue
        tried.add(place)
        # The update at the broken place, of each line or slice, goes where the pattern predicts.
        seen = continued(line)
        operator = "N" if case.operator == "ScatterND" else "E"
        data, indices, _ = data_set.inputs
        if operator == "N":
            extents = data.shape[: indices.shape[-1]]
            other = np.stack(np.unravel_index(seen, extents), axis=1).astype(np.int64)
        else:
            shape = [1] * data.ndim
            shape[axis_of(case)] = -1
            other = np.broadcast_to(seen.reshape(shape), indices.shape)
        aimed = targets(case.operator, data.shape, other, axis_of(case)).reshape(-1)
        if lists.scattered(aimed=aimed) == lists.right:
            unseen.append(f"{case.id}: {place}")
    assert unseen == [] and tried == {"middle", "near-the-end", "last"}


# ---- repeats -----------------------------------------------------------------------------------------------


def without_earlier(lists: Lists, distance: int) -> np.ndarray:
    """Without each update whose cell is named again that much later, which a vector store would lose."""
    kept = np.ones(len(lists.targets), bool)
    kept[:-distance] = lists.targets[:-distance] != lists.targets[distance:]
    return kept


@pytest.mark.parametrize("operator", ["ScatterElements", "ScatterND"])
@pytest.mark.parametrize("distance", DISTANCES)
def test_losing_repeats_at_one_distance_changes_an_output(operator: str, distance: int) -> None:
    found = [lists for case, _, lists in answered("repeats")
             if case.operator == operator and "repeat-at-a-distance" in case.slug]
    assert any(lists.scattered(without_earlier(lists, distance)) != lists.right for lists in found)


def test_halves_that_are_not_merged_change_the_output() -> None:
    unseen = []
    for case, data_set, lists in answered("repeats"):
        if "across-parts" not in case.slug or lists.reduction == "none":
            continue
        half = len(lists.targets) // 2
        first = lists.scattered(np.arange(len(lists.targets)) < half)
        second = lists.scattered(np.arange(len(lists.targets)) >= half)
        hit = set(lists.targets[half:].tolist())
        merged = [second[cell] if cell in hit else first[cell] for cell in range(len(first))]
        across = set(lists.targets[:half].tolist()) & hit
        if across and lists.reduction in ("add", "mul") and merged == lists.right:
            unseen.append(f"{case.id}: {data_set.why}")
    assert unseen == []


@pytest.mark.parametrize("case", [case for case in CASES["repeats"]
                                  if case.slug.startswith("equal-modulo")], ids=lambda case: case.id)
def test_a_table_that_confuses_cells_with_equal_low_bits_changes_the_output(case: Case) -> None:
    modulus = int(case.slug.split("-")[2])
    for data_set in case.data_sets:
        lists = lists_of(case, data_set)
        owner: dict[int, int] = {}
        aimed = np.array([owner.setdefault(cell % modulus, cell) for cell in lists.targets.tolist()])
        assert lists.scattered(aimed=aimed) != lists.right


@pytest.mark.parametrize("dtype", DTYPES)
def test_losing_one_of_many_updates_of_a_cell_changes_the_output(dtype: str) -> None:
    """One of each cell that a reduction of the type hits: the first and the last of a sum, any one of another."""
    for reduction in reductions_of(dtype):
        case = next(case for case in CASES["repeats"]
                    if case.slug == f"many-updates-of-a-cell-{dtype}-{reduction}")
        lists = lists_of(case, case.data_sets[0])
        for cell in sorted(set(lists.targets.tolist())):
            hits = np.flatnonzero(lists.targets == cell)
            old, aimed = lists.cells[cell], [lists.values[hit] for hit in hits]
            right = fold(reduction, old, aimed)
            tells = (fold(reduction, old, aimed[:place] + aimed[place + 1:]) != right
                     for place in dict.fromkeys([0, len(aimed) - 1, *range(len(aimed))]))  # the first and the last first
            ends = min(2, len(aimed)) if dtype != "bool" and reduction in ("add", "mul") else 0
            assert all(itertools.islice(tells, ends)) if ends else any(tells), f"{case.id}: cell {cell}"


def fold(reduction: str, old: object, new: list) -> object:
    for value in new:
        old = loops.combine(reduction, old, value)
    return old


def test_every_number_of_updates_of_a_cell_occurs_with_every_type() -> None:
    found = {(type_of(data_set.inputs[0]), int(hits)) for case, data_set, lists in answered("repeats")
             if "many-updates" in case.slug for hits in np.bincount(lists.targets)}
    assert {(dtype, hits) for dtype in DTYPES for hits in HITS} <= found


# ---- bad indices -------------------------------------------------------------------------------------------

# The indices of a list that various checks examine; and whether one finding suffices for them.
Check = Callable[[np.ndarray, np.ndarray], bool]
CHECKS: dict[str, Check] = {
    "all but the first": lambda above, below: bool((above | below)[1:].any()),
    "all but the last": lambda above, below: bool((above | below)[:-1].any()),
    "whole blocks of 8": lambda above, below: bool((above | below)[: len(above) // 8 * 8].any()),
    "the first half": lambda above, below: bool((above | below)[: len(above) // 2].any()),
    "the greatest only": lambda above, below: bool(above.any()),
    "the least only": lambda above, below: bool(below.any()),
    "an odd number of them": lambda above, below: bool((above | below).sum() % 2),
    "more than one": lambda above, below: bool((above | below).sum() > 1),
}


def sides(case: Case, data_set: DataSet) -> tuple[np.ndarray, np.ndarray]:
    """For each index or tuple, whether it is after the last or before the first."""
    data, indices, _ = data_set.inputs
    tuples = case.operator == "ScatterND"
    extents = np.array(data.shape[: indices.shape[-1]]) if tuples else data.shape[axis_of(case)]
    above, below = indices >= extents, indices < -extents
    return (above.any(-1), below.any(-1)) if tuples else (above.reshape(-1), below.reshape(-1))


@pytest.mark.parametrize("check", CHECKS)
def test_an_incomplete_check_accepts_a_bad_index_of_every_version(check: str) -> None:
    blind = [case.id for case in CASES["refusals"] if "in-a-list-places" in case.slug
             if all(CHECKS[check](*sides(case, data_set)) for data_set in case.data_sets[1:])]
    assert blind == []


def test_a_check_of_the_first_thousand_accepts_a_bad_index() -> None:
    cases = [case for case in CASES["refusals"] if "beyond-a-thousand" in case.slug]
    assert len(cases) == 4
    for case in cases:
        for data_set in case.data_sets[1:]:
            above, below = sides(case, data_set)
            assert not (above | below)[:1000].any() and (above | below).any()


def test_the_first_data_set_of_a_list_with_bad_indices_is_valid() -> None:
    for case in CASES["refusals"]:
        if "in-a-list" in case.slug:
            assert not np.concatenate(sides(case, case.data_sets[0])).any() and case.data_sets[0].expect == "exact"


# ---- values and sizes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype, reduction", [("int8", "add"), ("uint8", "add"), ("int8", "mul"), ("uint16", "mul"),
                                              ("int16", "add")])
def test_no_partial_result_leaves_the_type(dtype: str, reduction: str) -> None:
    data, updates = values(dtype, reduction, 2, [0] * 300 + [1] * 3)
    limit = int(np.iinfo(DTYPES[dtype]).max)
    parts = [abs(int(number)) for number in (data[0], *updates[:300])]
    assert (sum(parts) if reduction == "add" else np.prod(parts, dtype=object)) <= limit


def test_a_layout_puts_places_as_documented() -> None:
    assert placed("Eo2i3", [4, 1], 5).targets[1, :, 0].tolist() == [27, 18]
    assert placed("Nps3", [4, 1], 5).targets.tolist() == [[12, 13, 14], [3, 4, 5]]


def test_the_cases_of_sequences_are_small() -> None:
    data_sets = [data_set for case in ALL for data_set in case.data_sets]
    elements = sum(2 * data_set.inputs[0].nbytes + data_set.inputs[2].nbytes + 2 * data_set.inputs[1].size
                   for data_set in data_sets)
    assert len(data_sets) <= 1500 and elements < 3_000_000
