"""Greedy covers have every point, and few rows."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from tables.covering import greedy_cover, without_needless

rows = st.lists(st.sets(st.integers(0, 12)), max_size=12)


def points_of(some: list[set[int]], chosen: list[int]) -> set[int]:
    return set().union(*(some[row] for row in chosen))


@given(some=rows)
def test_a_cover_has_every_point(some: list[set[int]]) -> None:
    assert points_of(some, greedy_cover(some)) == set().union(*some)


@given(some=rows)
def test_every_row_of_a_cover_added_a_new_point(some: list[set[int]]) -> None:
    chosen = greedy_cover(some)
    for length, row in enumerate(chosen):
        assert some[row] - points_of(some, chosen[:length])


@given(some=rows)
def test_without_needless_rows_every_point_is_still_there(some: list[set[int]]) -> None:
    chosen = without_needless(some, list(range(len(some))))
    assert points_of(some, chosen) == set().union(*some)
    assert all(points_of(some, [other for other in chosen if other != row]) != set().union(*some)
               for row in chosen)


def test_the_row_with_most_new_points_comes_first() -> None:
    assert greedy_cover([{1}, {1, 2, 3}, {3, 4}]) == [1, 2]


def test_of_equal_rows_the_first_is_taken() -> None:
    assert greedy_cover([{1, 2}, {2, 1}]) == [0]


def test_an_expensive_row_is_chosen_only_for_points_that_no_cheap_one_has() -> None:
    assert greedy_cover([{1, 2, 3}, {1}, {2}], cost=lambda row: (10, 1, 1)[row]) == [1, 2, 0]


def test_rows_that_are_always_included_contribute_their_points() -> None:
    assert greedy_cover([{1, 2}, {2, 3}, {3}], begun=[2]) == [2, 0]


def test_pairs_of_three_factors_with_three_values_need_little_more_than_nine_rows() -> None:
    combinations = list(itertools.product("abc", "ABC", "123"))
    chosen = greedy_cover([set(itertools.combinations(row, 2)) for row in combinations])
    assert 9 <= len(chosen) <= 12
