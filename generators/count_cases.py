#!/usr/bin/env python3
"""Counts the cases that ``scatter-cts list`` prints: by operator version and reduction (rows) and element type (columns)."""

from __future__ import annotations

import argparse
import collections
import sys
from collections.abc import Iterable

from oracle.operator_versions import TABLE

DESCRIPTION = """\
Counts the cases on standard input, the lines of "scatter-cts list", which are not refusals:

    build/release/bin/scatter-cts list | generators/count_cases.py

A row is an operator version with a reduction, a column an element type; "--" marks a combination that the version
has and no case shows, "." one that the version does not have. Exit status: 1 if there is any "--", 2 if the input is not from "scatter-cts list".
"""


def counts(lines: Iterable[str]) -> collections.Counter[tuple[str, str, str]]:
    """By operator version, reduction and element type: how many of the lines are valid cases. ValueError for other lines."""
    rows = [line.rstrip("\n").split("\t") for line in lines]
    foreign = [row for row in rows if len(row) != 6 and not (len(row) == 2 and row[1].startswith("unreadable: "))]
    if foreign or not rows:
        raise ValueError(f"not a line of scatter-cts list: {foreign[0]}" if foreign else "there is no line")
    return collections.Counter((row[1], row[4], row[3]) for row in rows if len(row) == 6 and row[5] != "refuse")


def table(counted: collections.Counter[tuple[str, str, str]]) -> list[list[str]]:
    """The rows of the table, the first with the names of the element types."""
    types = list(dict.fromkeys(dtype for version in TABLE for dtype in version.types))
    rows = [["", *types]]
    for version in TABLE:
        for reduction in version.reductions or ("none",):
            cells = [str(counted[version.id, reduction, dtype] or "--") if dtype in version.types else "." for dtype in types]
            rows.append([f"{version.id} {reduction}", *cells])
    return rows


def main() -> int:
    argparse.ArgumentParser(description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    try:
        rows = table(counts(sys.stdin))
    except ValueError as error:
        print(f"count_cases.py: {error}", file=sys.stderr)
        return 2
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *cells in rows:
        print(name.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)))
    return int(any("--" in row for row in rows))


if __name__ == "__main__":
    sys.exit(main())
