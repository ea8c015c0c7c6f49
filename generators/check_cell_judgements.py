#!/usr/bin/env python3
"""Draws random cells, lets a program judge each, and compares every verdict with the oracle's.

The program reads one cell per line, `DTYPE REDUCTION OLD ACTUAL UPDATE...`, elements in hexadecimal digits (complex:
REAL:IMAG), and answers `pass|warning|fail CLAUSE complete|incomplete POLICY...` for each. The same count and seed give
the same cells. The cells on each side of the boundaries between warnings and other verdicts are counted and printed; a
full run (all types and reductions, 100000 cells or more) has at least 1000 on each side. Exit status: 0 all agree, 1 a
verdict differs or a full run has too few cells on a side, 2 usage, 3 the program fails.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from math import prod
from pathlib import Path
from typing import NamedTuple

from oracle.cells import judge
from oracle.cells.boundaries import SIDES, Side, sides
from oracle.cells.bounds import size_of
from oracle.cells.cell import COMPLEX, DTYPES, PASS, REAL, REDUCTIONS, SEVERITY, Cell, cell_of, readable
from oracle.cells.drawing import stream

# The program must completely search cells of at most this many operands, unless it finds their value earlier.
ALWAYS_SEARCHED = 6
# A run of this many cells of all types and reductions must have so many on each side of each boundary.
FULL_RUN = 100_000
LEAST_ON_A_SIDE = 1000


class ProgramError(Exception):
    """The program could not be run, or its output is not an answer."""


class Answer(NamedTuple):
    verdict: str
    complete: bool
    text: str


def answers(program: Path, cells: list[Cell]) -> list[Answer]:
    """One run of the program over all cells. Input and output are moved at the same time, so neither side waits."""
    given = "".join(cell.line + "\n" for cell in cells)
    try:
        done = subprocess.run([program], input=given, capture_output=True, text=True, check=False)
    except OSError as error:
        raise ProgramError(f"{program}: {error.strerror}") from error
    if done.returncode != 0:
        raise ProgramError(f"{program}: exit status {done.returncode}: {done.stderr.strip()[:500]}")
    lines = done.stdout.splitlines()
    if len(lines) != len(cells):
        raise ProgramError(f"{program}: {len(lines)} answers to {len(cells)} cells")
    return [_answer(program, cell, line) for cell, line in zip(cells, lines)]


def _answer(program: Path, cell: Cell, line: str) -> Answer:
    words = line.split()
    if len(words) < 3 or words[0] not in SEVERITY or words[2] not in ("complete", "incomplete"):
        raise ProgramError(f"{program}: answered {line[:200]!r} to {cell.line[:200]!r}")
    return Answer(words[0], words[2] == "complete", line)


class Tally:
    """Counts by type, reduction and verdict, and by side of a boundary; the disagreements as lines of text."""

    def __init__(self) -> None:
        self.verdicts: Counter[tuple[str, str, str]] = Counter()
        self.cells: Counter[tuple[str, str]] = Counter()
        self.complete: Counter[tuple[str, str]] = Counter()
        self.open: Counter[tuple[str, str]] = Counter()
        self.sides: Counter[Side] = Counter()
        self.disagreements: list[str] = []

    def add(self, cell: Cell, answer: Answer) -> None:
        ruling = judge(cell, answer.complete)
        key = cell.dtype, cell.reduction
        self.cells[key] += 1
        self.complete[key] += answer.complete
        self.verdicts[(*key, answer.verdict)] += 1
        self.open[key] += len(ruling.verdicts) > 1
        self.sides.update(sides(cell, answer.complete, ruling))
        if answer.verdict not in ruling.verdicts:
            due = " or ".join(sorted(ruling.verdicts, key=SEVERITY.__getitem__))
            self._disagree(cell, answer, f"{due} by {ruling.rule}")
        elif not answer.complete and answer.verdict != PASS and _always_searched(cell):
            self._disagree(cell, answer, f"a complete search of {len(cell.operands)} operands")

    def _disagree(self, cell: Cell, answer: Answer, due: str) -> None:
        self.disagreements.append(f"due: {due}; answered: {answer.text}; {readable(cell)}; drawn as {cell.origin}; "
                                  f"{cell.line}")

    def table(self) -> Iterable[str]:
        yield f"{'type':11}{'reduction':11}{'cells':>8}{'pass':>8}{'warning':>9}{'fail':>8}{'complete':>10}{'open':>7}"
        for dtype in DTYPES:
            for reduction in REDUCTIONS:
                key = dtype, reduction
                if self.cells[key]:
                    counts = [self.verdicts[(*key, verdict)] for verdict in SEVERITY]
                    share = self.complete[key] / self.cells[key]
                    yield (f"{dtype:11}{reduction:11}{self.cells[key]:8}{counts[0]:8}{counts[1]:9}{counts[2]:8}"
                           f"{share:10.1%}{self.open[key]:7}")
        total = sum(self.cells.values())
        yield (f"{total} cells, {sum(self.complete.values()) / max(total, 1):.1%} searched completely, "
               f"{sum(self.open.values())} with more than one permitted verdict, "
               f"{len(self.disagreements)} disagreements")

    def boundaries(self) -> Iterable[str]:
        for boundary, side in SIDES:
            yield f"{boundary}: {side}: {self.sides[boundary, side]}"

    def short_sides(self, least: int = LEAST_ON_A_SIDE) -> list[str]:
        return [f"{boundary}: {side}: {self.sides[boundary, side]} of {least}" for boundary, side in SIDES
                if self.sides[boundary, side] < least]

    def short_of(self, least: int) -> list[str]:
        """The floating types and reductions with fewer than ``least`` of a verdict."""
        return [f"{dtype} {reduction}: {self.verdicts[(dtype, reduction, verdict)]} {verdict}"
                for dtype in (*REAL, *COMPLEX) for reduction in ("add", "mul") for verdict in SEVERITY
                if self.cells[dtype, reduction] and self.verdicts[(dtype, reduction, verdict)] < least]


def _always_searched(cell: Cell) -> bool:
    """A small cell of sums and products is always searched, with two exceptions. Complex products are decided by bounds.
    If some order reaches infinity and another does not, the least or greatest finite value may stay unknown."""
    if cell.dtype not in COMPLEX and cell.dtype not in REAL:
        return len(cell.operands) <= ALWAYS_SEARCHED
    if cell.dtype in COMPLEX and cell.reduction == "mul":
        return False
    return len(cell.operands) <= ALWAYS_SEARCHED and not _may_overflow(cell)


def _may_overflow(cell: Cell) -> bool:
    form = (COMPLEX if cell.dtype in COMPLEX else REAL)[cell.dtype]
    parts = range(2) if cell.dtype in COMPLEX else [None]
    for part in parts:
        sizes = [size_of(x if part is None else x[part]) for x in cell.operands
                 if (x if part is None else x[part]).is_finite]
        reached = sum(sizes) if cell.reduction == "add" else prod(max(size, 1) for size in sizes)
        if reached >= size_of(form.largest):
            return True
    return False


def check(program: Path, cells: list[Cell]) -> Tally:
    tally = Tally()
    for cell, answer in zip(cells, answers(program, cells)):
        tally.add(cell, answer)
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, required=True, metavar="PATH", help="the program that judges cells")
    parser.add_argument("--count", type=_positive, default=100_000, metavar="N", help="number of cells (100000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the random cells (1)")
    parser.add_argument("--dtype", choices=DTYPES, action="append", help="only this element type; may be repeated")
    parser.add_argument("--reduction", choices=REDUCTIONS, action="append", help="only this reduction; may be repeated")
    parser.add_argument("--longest", type=_positive, default=3000, metavar="N", help="most updates of a cell (3000)")
    parser.add_argument("--least", type=int, default=0, metavar="N",
                        help="also fail when a floating type and reduction had fewer of some verdict, or when less "
                             "than half of the cells were searched completely (0: do not look)")
    parser.add_argument("--show", type=int, default=100, metavar="N", help="disagreements to print (100)")
    parser.add_argument("--cells", type=Path, metavar="FILE", help="judge the cells of a file instead, one per line")
    arguments = parser.parse_args()
    try:
        cells = _cells(arguments)
    except (OSError, ValueError, KeyError) as error:
        parser.error(str(error))
    if not cells:
        parser.error("no cells: complex numbers have no max and min")
    try:
        tally = check(arguments.program, cells)
    except ProgramError as error:
        print(f"check_cell_judgements.py: {error}", file=sys.stderr)
        return 3
    for line in tally.disagreements[: arguments.show]:
        print(line)
    for line in (*tally.table(), *tally.boundaries()):
        print(line)
    is_full = not (arguments.cells or arguments.dtype or arguments.reduction) and len(cells) >= FULL_RUN
    falls_short = _falls_short(tally, arguments.least, is_full)
    return int(bool(tally.disagreements) or falls_short)


def _falls_short(tally: Tally, least: int, is_full: bool) -> bool:
    missing = tally.short_sides() if is_full else []
    if least > 0:
        missing += tally.short_of(least)
        if 2 * sum(tally.complete.values()) < sum(tally.cells.values()):
            missing.append("less than half of the cells were searched completely")
    for line in missing:
        print(f"too few: {line}")
    return bool(missing)


def _cells(arguments: argparse.Namespace) -> list[Cell]:
    if arguments.cells:
        return [cell_of(line, "file") for line in arguments.cells.read_text().splitlines() if line.strip()]
    return stream(arguments.count, arguments.seed, tuple(arguments.dtype or DTYPES), tuple(arguments.reduction or ()),
                  arguments.longest)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


if __name__ == "__main__":
    sys.exit(main())
