"""The judge's verdicts on random cells are those of the oracle; and the command that compares them can fail.

SCATTER_CTS_CELL_JUDGE is the path of the program under test.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import check_cell_judgements
from oracle.cells.cell import COMPLEX, REAL, cell_of
from oracle.cells.drawing import stream

ROOT = Path(__file__).resolve().parent.parent
COMMAND = [sys.executable, str(ROOT / "generators" / "check_cell_judgements.py")]


@pytest.fixture(scope="session")
def program() -> Path:
    path = (ROOT / os.environ.get("SCATTER_CTS_CELL_JUDGE", "build/release/bin/cell-judge")).resolve()
    if not path.exists():
        pytest.fail(f"{path} does not exist: build it, or say with SCATTER_CTS_CELL_JUDGE where it is")
    return path


@pytest.mark.parametrize("seed", [1, 2])
def test_the_verdicts_on_random_cells_are_those_of_the_oracle(program: Path, seed: int) -> None:
    tally = check_cell_judgements.check(program, stream(600, seed, longest=300))
    assert not tally.disagreements, "\n".join(tally.disagreements[:20])
    assert 2 * sum(tally.complete.values()) >= sum(tally.cells.values())


# The command itself, with programs that answer wrongly

ORACLE = """
import sys
sys.path.insert(0, {folder!r})
from oracle.cells import judge
from oracle.cells.cell import cell_of
for line in sys.stdin:
    cell = cell_of(line)
    complete = len(cell.operands) <= 6
    verdict = min(judge(cell, complete).verdicts)
    {fault}
    print(verdict, "Some.clause", "complete" if complete else "incomplete", "policy of several words")
"""


@pytest.fixture
def answering(tmp_path: Path):
    """Writes a program that answers like the oracle, after the lines of ``fault``."""

    def write(fault: str = "pass") -> Path:
        path = tmp_path / "program"
        path.write_text(f"#!{sys.executable}\n" + ORACLE.format(folder=str(ROOT / "generators"), fault=fault))
        path.chmod(0o755)
        return path

    return write


def call(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *map(str, arguments)], capture_output=True, text=True, check=False)


def test_agreement_exits_with_0_and_a_table(answering) -> None:
    done = call("--program", answering(), "--count", 150, "--longest", 12)
    assert done.returncode == 0
    assert "150 cells" in done.stdout and "0 disagreements" in done.stdout


def test_a_verdict_that_differs_is_one_readable_line_and_exit_status_1(answering, tmp_path: Path) -> None:
    cells = tmp_path / "cells"
    cells.write_text("float add 3f800000 40000001 3f800000\n")
    done = call("--program", answering("verdict = 'pass'"), "--cells", cells)
    assert done.returncode == 1
    assert done.stdout.splitlines()[0] == (
        "due: fail by one-right-value; answered: pass Some.clause complete policy of several words; "
        "float add: 1 with 1 = 2.0000002384185791; drawn as file; float add 3f800000 40000001 3f800000")


def test_a_small_cell_that_was_not_searched_is_a_disagreement(answering, tmp_path: Path) -> None:
    cells = tmp_path / "cells"
    cells.write_text("float add 3f800000 40000001 3f800000\n")
    done = call("--program", answering("complete = False"), "--cells", cells)
    assert done.returncode == 1
    assert "a complete search of 2 operands" in done.stdout


@pytest.mark.parametrize("fault", ["raise SystemExit(1)", "verdict = 'perhaps'", "continue"])
def test_a_program_that_fails_or_gives_invalid_answers_exits_with_3(answering, fault: str) -> None:
    done = call("--program", answering(fault), "--count", 5)
    assert done.returncode == 3
    assert done.stderr.startswith("check_cell_judgements.py: ")


def test_a_program_that_does_not_exist_exits_with_3(tmp_path: Path) -> None:
    assert call("--program", tmp_path / "none", "--count", 5).returncode == 3


@pytest.mark.parametrize("arguments", [(), ("--program", "x", "--count", "0"), ("--program", "x", "--dtype", "string"),
                                       ("--program", "x", "--dtype", "complex64", "--reduction", "max"),
                                       ("--program", "x", "--cells", "no-such-file")])
def test_wrong_usage_exits_with_2(arguments: tuple[str, ...]) -> None:
    assert call(*arguments).returncode == 2


def test_help_exits_with_0() -> None:
    assert call("--help").returncode == 0


def test_too_few_of_a_verdict_is_reported(answering) -> None:
    done = call("--program", answering(), "--count", 30, "--dtype", "float", "--reduction", "add", "--least", 1000)
    assert done.returncode == 1
    assert "too few: float add: " in done.stdout


def test_type_and_reduction_restrict_the_cells() -> None:
    assert {(cell.dtype, cell.reduction) for cell in stream(50, 1, ("float16",), ("mul",))} == {("float16", "mul")}
    everything = {(cell.dtype, cell.reduction) for cell in stream(3000, 1, longest=5)}
    assert len(everything) == (len(REAL) + 8) * 4 + len(COMPLEX) * 2


def test_a_line_of_text_is_read_as_a_cell() -> None:
    assert cell_of("int8 add ff 00 01").actual == 0
