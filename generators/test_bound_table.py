"""The table of the widths of the bound of sums."""

from __future__ import annotations

from fractions import Fraction

import bound_table
from oracle.cells import judge
from oracle.cells.cell import Cell
from oracle.cells.formats import BFLOAT, DOUBLE, HALF, SINGLE, Number


def test_an_average_update_hides_from_the_number_of_updates_whose_bound_is_as_wide() -> None:
    found = {form: bound_table.hides_from(form) for form in (BFLOAT, HALF, SINGLE, DOUBLE)}
    assert found == {BFLOAT: 16, HALF: 45, SINGLE: 4096, DOUBLE: 94_906_266}


def test_the_width_is_that_of_equal_operands() -> None:
    assert bound_table.width(HALF, 1) == Fraction(2, 2048)
    assert bound_table.width(SINGLE, 4096) == Fraction(4096 * 4097, 1 << 24)


def test_the_table_is_markdown_with_a_column_for_each_type() -> None:
    lines = bound_table.markdown().splitlines()
    assert lines[0] == "| updates | bfloat16 | float16 | float | double |"
    assert lines[1] == "| ---: | ---: | ---: | ---: | ---: |"
    assert lines[-1] == "| a lost update can hide from n = | 16 | 45 | 4,096 | 94,906,266 |"
    assert len({line.count("|") for line in lines}) == 1


def lost_update(n: int) -> Cell:
    """A float16 sum of n updates of about 1 whose answer lacks one; the odd last digits keep it from being exact."""
    ones = tuple(Number(0, 0, 1025 + 2 * (i % 2), -10) for i in range(n))
    total = sum(x.m for x in ones)
    digits = max(total.bit_length() - 11, 0)
    return Cell("float16", "add", Number(0, 0, 1025, -10), Number(0, 0, total >> digits, digits - 10), ones)


def test_the_oracle_misses_a_lost_update_where_the_table_says() -> None:
    hides = bound_table.hides_from(HALF)
    assert "fail" in judge(lost_update(hides - 6), complete=False).verdicts
    assert judge(lost_update(hides + 6), complete=False).verdicts == {"pass"}
