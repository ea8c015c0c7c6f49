"""The corpus covers every required point of every axis (axes_*.py)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from axes.coverage import AXES, covered, missing
from axes.axis import Axis
from tables.case_writer import Case
from tables.rows import case, data_set

RANKS = Axis("ranks", "The rank of data.", frozenset(("rank 1", "rank 2")),
             lambda case, data_set: [f"rank {data_set.inputs[0].ndim}"])


def of_rank(rank: int) -> Case:
    ones = np.ones((1,) * rank, np.float32)
    return case("ScatterElements-18", f"rank-{rank}",
                [data_set("One.", "target", ones, np.zeros(ones.shape, np.int64), ones)])


@pytest.mark.parametrize("axis", AXES, ids=lambda axis: axis.name)
def test_the_corpus_covers_every_point_of_the_axis(axis: Axis, corpus: list[Case]) -> None:
    gaps = missing(corpus, [axis]).get(axis.name, frozenset())
    assert not gaps, f"{len(gaps)} of {len(axis.required)} points are missing: {sorted(gaps)}"


def test_no_two_axes_have_the_same_name() -> None:
    assert len({axis.name for axis in AXES}) == len(AXES)


@pytest.mark.parametrize("axis", AXES, ids=lambda axis: axis.name)
def test_an_axis_has_a_description_and_required_points(axis: Axis) -> None:
    assert axis.what.endswith(".") and axis.required


def test_points_are_covered_by_data_sets() -> None:
    assert covered([of_rank(1), of_rank(3)], [RANKS]) == {"ranks": {"rank 1", "rank 3"}}


def test_a_point_that_no_data_set_covers_is_missing() -> None:
    assert missing([of_rank(1)], [RANKS]) == {"ranks": {"rank 2"}}


def test_a_fully_covered_axis_has_no_missing_points() -> None:
    assert missing([of_rank(1), of_rank(2)], [RANKS]) == {}


def test_measures_do_not_look_at_slugs_and_tables(corpus: list[Case]) -> None:
    some = corpus[:: len(corpus) // 50]
    renamed = [replace(case, slug="other", table="other", tier="full", bugs=()) for case in some]
    assert covered(some) == covered(renamed)
