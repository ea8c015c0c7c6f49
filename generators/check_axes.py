#!/usr/bin/env python3
"""Says what the corpus covers of its axes (axes/), and what is missing."""

from __future__ import annotations

import argparse
import sys

import generate
from axes.coverage import AXES, covered, missing
from clauses import ClauseError
from tables.case_writer import CaseError

DESCRIPTION = """\
Prints for each axis of the corpus how many of its required points the cases of the tables cover, and names the
missing ones. Exit status: 0 nothing is missing, 1 something is missing, 3 a wrong table or
clause file.
"""


def main(arguments: list[str] | None = None) -> int:
    """Runs the program; 0 nothing is missing, 1 something is, 3 a table or a clause file is wrong."""
    argparse.ArgumentParser(
        description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args(arguments)
    try:
        cases = generate.all_cases()
    except (CaseError, ClauseError, OSError) as error:
        print(f"check_axes.py: {error}", file=sys.stderr)
        return 3
    found, gaps = covered(cases), missing(cases)
    for axis in AXES:
        print(f"{axis.name}: {len(axis.required & found[axis.name])} of {len(axis.required)}: {axis.what}")
        for point in sorted(gaps.get(axis.name, ())):
            print(f"  missing: {point}")
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
