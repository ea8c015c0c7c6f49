#!/usr/bin/env python3
"""Prints how wide the bound of sums is, by element type and number of updates, as a Markdown table.

If the orders of a sum were not searched, a result passes within n*u*sum|x| of the exact sum: n updates, u the unit
roundoff of the type, x the old value and the updates. If all of them have about the same size, the bound is n*(n+1)*u
times that size. From 1 on, a result that lacks one update passes.
"""

from __future__ import annotations

import argparse
import sys
from fractions import Fraction
from math import isqrt

from oracle.cells.formats import BFLOAT, DOUBLE, HALF, SINGLE, Format

TYPES = (BFLOAT, HALF, SINGLE, DOUBLE)
UPDATES = (1, 4, 16, 64, 256, 1024, 4096, 65536)


def width(form: Format, n: int) -> Fraction:
    """The bound of a sum of n updates relative to the average size of the n + 1 operands."""
    return n * (n + 1) * form.unit_roundoff


def hides_from(form: Format) -> int:
    """The least n with a bound as wide as an average update: n*(n+1) >= 1/u."""
    n = max(isqrt(1 << form.precision) - 1, 1)
    while width(form, n) < 1:
        n += 1
    return n


def rows() -> list[list[str]]:
    table = [["updates", *(form.name for form in TYPES)]]
    table += [[f"{n:,}", *(text(width(form, n)) for form in TYPES)] for n in UPDATES]
    return [*table, ["a lost update can hide from n =", *(f"{hides_from(form):,}" for form in TYPES)]]


def text(number: Fraction) -> str:
    return f"{float(number):,.0f}" if number >= 100 else f"{float(number):.2g}"


def markdown() -> str:
    first, *rest = rows()
    lines = [first, ["---:"] * len(first), *rest]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> int:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    print(markdown())
    return 0


if __name__ == "__main__":
    sys.exit(main())
