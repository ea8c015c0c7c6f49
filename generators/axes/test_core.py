"""The choice of the core."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from axes.axis import Axis
from axes.core import MOST, with_core
from tables.case_writer import Case, CaseError
from tables.rows import case, data_set

VERSION = "ScatterElements-18"
RANKS = Axis("ranks", "The rank of data.", frozenset(f"rank {rank}" for rank in range(1, 40)),
             lambda case, data_set: [f"rank {data_set.inputs[0].ndim}"])


def a_case(slug: str, clauses: str = "target", *, shape: tuple[int, ...] = (3,), sets: int = 1, bugs: str = "",
           expect: str = "exact") -> Case:
    numbers = np.full(shape, 7, np.float32)
    one = data_set("A case.", clauses, numbers, np.zeros(shape, np.int64), numbers, expect)
    return case(VERSION, slug, [one] * sets, bugs=bugs)


def core_of(*cases: Case, axes: tuple[Axis, ...] = (), most: int = MOST) -> set[str]:
    return {one.slug for one in with_core(cases, axes, most) if one.tier == "core"}


def test_a_case_that_shows_nothing_new_is_not_in_the_core() -> None:
    assert core_of(a_case("much", "target slice"), a_case("little")) == {"much"}


def test_among_equivalent_cases_the_smallest_is_in_the_core() -> None:
    assert core_of(a_case("large", shape=(9999,)), a_case("several", sets=3), a_case("small")) == {"small"}


def test_every_clause_of_every_operator_version_is_shown() -> None:
    older = replace(a_case("older"), group="ScatterElements-16", opset=16)
    assert core_of(a_case("newer"), older) == {"newer", "older"}


def test_a_clause_that_is_answered_and_refused_is_shown_by_both() -> None:
    assert core_of(a_case("answered"), a_case("refused", expect="refuse")) == {"answered", "refused"}


def test_every_class_of_bugs_is_shown() -> None:
    assert core_of(a_case("plain"), a_case("one", bugs="OOB"), a_case("both", bugs="OOB RANK")) == {"both"}


def test_an_axis_is_represented_even_if_there_is_no_room_for_all_of_it() -> None:
    ranked = [a_case(f"rank-{rank}", shape=(1,) * rank) for rank in range(1, 31)]
    assert len(core_of(*ranked, axes=(RANKS,), most=9)) == 9


def test_points_of_an_axis_fill_the_remaining_room() -> None:
    ranked = [a_case(f"rank-{rank}", shape=(1,) * rank) for rank in range(1, 31)]
    assert len(core_of(*ranked, axes=(RANKS,), most=20)) == 20


def test_points_that_an_axis_does_not_require_are_ignored() -> None:
    nothing = replace(RANKS, required=frozenset(["rank 1"]))
    assert core_of(a_case("rank-1"), a_case("rank-2", shape=(1, 1)), axes=(nothing,)) == {"rank-1"}


def test_a_core_that_needs_too_many_data_sets_stops_the_generator() -> None:
    with pytest.raises(CaseError, match="core: the required points need 2 data sets, but the maximum is 1"):
        with_core([a_case("one", "target"), a_case("two", "slice")], (), 1)


def test_the_order_of_the_cases_is_kept() -> None:
    cases = [a_case("b"), a_case("a", "slice"), a_case("c")]
    assert [one.slug for one in with_core(cases, ())] == ["b", "a", "c"]
