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
    ("float max bf800000 00000000 80000000", True, 9),
    ("float max bf800000 00000001 80000000", True, 10),
    ("complex128 mul 8000000000000001:0000000000000000 bccfffffffffffff:7ff0000000000000 "
     "7fefffffffffffff:ffefffffffffffff", True, 11),
    ("complex128 mul 8000000000000001:0000000000000000 7ff0000000000000:3ccfffffffffffff "
     "7fefffffffffffff:ffefffffffffffff", True, 12),
    ("bfloat16 add c086 c08c bc03 b99d 3cf7 3cf1 3cf0 ba23 b985 3cfa ba9d bb8d 3cf6 3cf5", False, 13),
    ("bfloat16 mul bf89 bf7b 3f8c 3f84 3f6a 3f6e 3f78 3f85 3f7a 3f82 3f87 3f7f 3f7c 3f79", False, 14),
    ("int16 add 03ad 8000 7d6c", True, 15),
    ("int16 add 000b 8000 0088", True, 16),
    ("int8 mul 11 00 3d b2 00 3c b1 41 9d de bb 4c c0 86 d9 b3 46 85", False, 17),
    ("int8 mul 13 82 00 c0 6f d1 43 44 bb dd 9e b1 4d 82 4a a5 b6 68", False, 18),
    ("int8 add 1f 6f 41 bd f0 bb b2 01 7b bc 6f b8 4b e6 ba 47 b7 7e", False, 19),
    ("int32 add 400092b3 8bc05dd1 10d58598 4000862c bffff3c8 40003d2b bfff4f01 bfff3e61 bfff0a7c dbd1fdfc bfffbe70 bfff1c3a "
     "8bc05dd1 bfff418c cc44044e 1fcb3a80 40006317 85f651c5", False, 20),
    ("float16 add 03ef 8400 812c", True, 21),
    ("float16 add 01c0 82fd 86fd 026a", True, 22),
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
