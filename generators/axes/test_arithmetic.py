"""Which mistakes of computing a data set shows: each with numbers that show it, and numbers that do not."""

from __future__ import annotations

from typing import Any

import pytest

from axes import arithmetic
from tables.rows import case, data_set, typed


def shown(dtype: str, reduction: str, data: list[Any], indices: list[int], updates: list[Any]) -> set[str]:
    one = data_set("A case.", "target", typed(dtype, data), indices, typed(dtype, updates))
    made = case("ScatterElements-18", "one", [one], reduction=reduction)
    return {mistake.removesuffix(f" {reduction}") for _, mistake, its in arithmetic.shown(made, one) if its == dtype}


@pytest.mark.parametrize(
    ("mistake", "dtype", "reduction", "shows", "hides"),
    [
        ("bits compared", "float", "max", (-2.0, -3.0), (2.0, -3.0)),
        ("bits compared", "int16", "min", (-2, 3), (2, 3)),
        ("bits compared", "uint8", "max", (200, 3), (100, 3)),
        ("high half compared", "int32", "max", (5, 6), (-5, 6)),
        ("high half compared", "double", "max", (1.0, 1.0 + 2**-50), (1.0, -2.0)),
        ("low half compared", "int32", "max", (5, 1 << 20), (5, 6)),
        ("low half computed", "int16", "add", (255, 1), (1, 1)),
        ("saturated", "uint8", "add", (250, 10), (240, 10)),
        ("saturated", "int64", "mul", (1 << 40, 1 << 40), (1 << 20, 1 << 20)),
        ("rounded", "int32", "add", (1 << 24, 1), (1 << 23, 1)),
        ("rounded", "float", "add", (1.0, 2**-20), (4.0, float("nan"))),
        ("rounded", "double", "max", (1.0, 1.0 + 2**-40), (1.0, 2.0)),
        ("negated", "int8", "min", (-128, 5), (-127, 5)),
        ("negated", "uint16", "max", (0, 5), (3, 5)),
        ("cell that is not finite left alone", "float", "add", (float("inf"), float("-inf")), (float("inf"), 1.0)),
        ("update that is not finite left out", "double", "mul", (2.0, float("inf")), (2.0, 3.0)),
        ("zero whatever the other factor", "float16", "mul", (float("inf"), 0.0), (2.0, 0.0)),
        ("zero left out", "int8", "max", (-3, 0), (3, 0)),
        ("equal left out", "float16", "none", (0.0, -0.0), (1.0, -0.0)),
        ("begins with zero in a list", "int32", "max", (-3, -2), (-3, 2)),
        ("begins with a bound of a narrower type in a list", "int64", "min", (1 << 40, 1 << 41), (1 << 40, (1 << 31) - 1)),
        ("begins with a bound of a narrower type in a list", "int16", "max", (-1024, -129), (-1024, -128)),
        ("bound of a narrower type left out", "int16", "max", (-1024, -128), (-1024, -129)),
        ("bound of a narrower type left out", "float", "min", (1e9, 65504.0), (1e9, 65505.0)),
        ("begins with a finite number in a list", "float", "max", (float("-inf"), float("-inf")), (float("-inf"), 1.0)),
    ],
)
def test_a_mistake_shows_in_numbers_where_its_answer_differs(
    mistake: str, dtype: str, reduction: str, shows: tuple, hides: tuple,
) -> None:
    assert mistake in shown(dtype, reduction, [7, shows[0]], [1], [shows[1]])
    assert mistake not in shown(dtype, reduction, [7, hides[0]], [1], [hides[1]])


def test_where_updates_share_a_cell_only_partial_results_are_looked_at() -> None:
    assert shown("int32", "max", [-5], [0, 0], [-7, -6]) == {"begins with zero in a list"}


def test_a_long_list_is_told_apart() -> None:
    assert "begins with zero in a long list" in shown("int32", "max", [-5] * 64, list(range(64)), [-7] * 64)


def test_no_order_of_updates_is_assumed_without_a_reduction() -> None:
    assert shown("float", "none", [1.0], [0, 0], [0.0, 2.0]) == set()
