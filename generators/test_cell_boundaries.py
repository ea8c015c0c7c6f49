"""The random cells lie on both sides of every boundary between verdicts, and a run counts them."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import check_cell_judgements
from check_cell_judgements import LEAST_ON_A_SIDE, Answer, Tally
from oracle.cells import boundaries, judge
from oracle.cells.boundaries import SIDES, sides
from oracle.cells.cell import Cell, cell_of
from oracle.cells.drawing import stream

COUNT = 6000


def is_searched(cell: Cell) -> bool:
    """As the judge does: ten operands."""
    return len(cell.operands) <= 10


@cache
def counted() -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for cell in stream(COUNT, 11, longest=40):
        found.update(sides(cell, is_searched(cell), judge(cell, is_searched(cell))))
    return found


@pytest.mark.parametrize("side", SIDES, ids=[", ".join(side) for side in SIDES])
def test_a_hundredth_of_the_cells_lies_on_each_side_of_each_boundary(side: tuple[str, str]) -> None:
    assert 100 * counted()[side] >= COUNT


LARGE = "7f7fffff 7f7ffffe 7f7ffffd 7f7ffffc 7f7ffffb 7f7ffffa 7f7ffff9 7f7ffff8 7f7ffff7 7f7ffff6 7f7ffff5 7f7ffff4"
ONE_EACH = [
    (f"float add 3f800000 7f7fffff {LARGE}", False, 0),
    (f"float add 3f800000 7f7ffffe {LARGE}", False, 1),
    ("float add 7f7fffff 7f7fffff bf800000 fd000000 fd000001 fd000002 fd000003 fd000004 fd000005 fd000006 fd000007 fd000008 "
     "fd000009 fd00000a", False, 2),
    ("float mul 00400000 00000000 40800001 40800002", True, 3),
    ("float mul 00800000 00000000 3fc00001 40000000", True, 4),
    ("float mul 006ce3ee 00000000 3f000000 7e38c415", True, 5),
    ("float mul 006ce3ee 3dcccccd 3f000000 7e38c415", True, 6),
    ("float add 00c00000 00800000 80800000", True, 9),
    ("float add 00c00000 00800001 80800000", True, 10),
    ("float max bf800000 00000000 80000000", True, 11),
    ("float max bf800000 00000001 80000000", True, 12),
    ("complex128 mul 8000000000000001:0000000000000000 bccfffffffffffff:7ff0000000000000 "
     "7fefffffffffffff:ffefffffffffffff", True, 13),
    ("complex128 mul 8000000000000001:0000000000000000 7ff0000000000000:3ccfffffffffffff "
     "7fefffffffffffff:ffefffffffffffff", True, 14),
]


@pytest.mark.parametrize("line, complete, side", ONE_EACH, ids=[str(side) for _, _, side in ONE_EACH])
def test_a_cell_is_counted_on_its_side(line: str, complete: bool, side: int) -> None:
    cell = cell_of(line)
    assert SIDES[side] in sides(cell, complete, judge(cell, complete))


def test_the_right_value_is_on_no_side() -> None:
    for line in ("float add 3f800000 40000000 3f800000", "float mul 006ce3ee 3e9d2e75 3f000000 7e38c415",
                 "float max bf800000 80000000 80000000"):
        cell = cell_of(line)
        assert sides(cell, True, judge(cell)) == []


def test_a_cell_with_more_than_one_permitted_verdict_is_on_no_side() -> None:
    line, complete, _ = ONE_EACH[0]
    cell = cell_of(line)
    ruling = judge(cell, complete)._replace(verdicts=boundaries.W | boundaries.F)
    assert sides(cell, complete, ruling) == []


def test_a_run_prints_the_counts_and_names_the_sides_with_too_few_cells() -> None:
    line, complete, side = ONE_EACH[0]
    tally = Tally()
    for _ in range(LEAST_ON_A_SIDE):
        tally.add(cell_of(line), Answer("warning", complete, ""))
    assert f"{', '.join(SIDES[side]).replace(', ', ': ', 1)}: {LEAST_ON_A_SIDE}" in list(tally.boundaries())
    missing = tally.short_sides()
    assert len(missing) == len(SIDES) - 1
    assert not any(line.startswith(": ".join(SIDES[side])) for line in missing)


def test_a_full_run_with_too_few_cells_on_a_side_fails(monkeypatch, capsys) -> None:
    monkeypatch.setattr(check_cell_judgements, "FULL_RUN", 3)
    monkeypatch.setattr(check_cell_judgements, "check", lambda program, cells: Tally())
    monkeypatch.setattr("sys.argv", ["check", "--program", "none", "--count", "3", "--longest", "5"])
    assert check_cell_judgements.main() == 1
    assert f"too few: {': '.join(SIDES[0])}: 0 of {LEAST_ON_A_SIDE}" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["check", "--program", "none", "--count", "2", "--longest", "5"])
    assert check_cell_judgements.main() == 0
    monkeypatch.setattr("sys.argv", ["check", "--program", "none", "--count", "3", "--longest", "5", "--dtype", "float"])
    assert check_cell_judgements.main() == 0
