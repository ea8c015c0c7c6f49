#!/usr/bin/env python3
"""Says what the corpus covers of its axes (axes.py), and what is missing."""

from __future__ import annotations

import argparse
import sys

import axes
import generate

DESCRIPTION = """\
Prints for each axis of the corpus how many of its required points the cases of the tables cover, and names the
missing ones. Exit status: 0 nothing is missing, 1 something is missing.
"""


def main(arguments: list[str] | None = None) -> int:
    """Runs the program; 0 nothing is missing, 1 something is."""
    argparse.ArgumentParser(
        description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args(arguments)
    cases, all_axes = generate.all_cases(), axes.all_axes()
    found, gaps = axes.covered(cases, all_axes), axes.missing(cases, all_axes)
    for axis in all_axes:
        print(f"{axis.name}: {len(axis.required & found[axis.name])} of {len(axis.required)}: {axis.what}")
        for point in sorted(gaps.get(axis.name, ())):
            print(f"  missing: {point}")
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
