"""What must stay as it is: cells beside those that updates aim at, the last cells, and cells that an update does not change.

An implementation that computes where it should copy, under a reduction too, changes the zero's sign, a NaN's payload or a
subnormal number; one that copies data in blocks loses the last cells where no update hides it; one that leaves out updates
that seem to change nothing is wrong where they do.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from oracle.operator_versions import MAIN, REDUCTIONS
from tables.case_writer import Case
from tables.corpus_thresholds import identity
from tables.rows import COMPLEX, FLOATING, Vector, clause_of, floats, from_bits, nan_bits, typed, vector_cases
from tables.sequences import at, sequence_case, sequence_set
from tables.telling_values import PARTS

# Types with an identity of every reduction, and a result of every pair below.
NUMBERS = ("float", "uint8", "int8", "int16", "int32", "int64", "float16", "double", "bfloat16")
# Numbers of cells next to what blocks and vectors hold, by the size of an element.
CELLS = (7, 15, 16, 17, 31, 33, 63, 65, 127, 129, 255, 257, 513, 1023, 1025)
OF_WIDTH = {1: ("uint8", "int8", "bool"), 2: ("float16", "int16", "bfloat16"), 4: ("float", "int32", "uint32"),
            8: ("double", "int64", "uint64")}


def cases() -> list[Case]:
    """All cases of this table."""
    return [*_beside(), *_in_the_middle(), *_ends(), *_last_alone()]


# ---- beside the cells that updates aim at ------------------------------------------------------------------------


def kept_bits(dtype: str) -> np.ndarray:
    """Values that a computation changes: -0, quiet NaN with payloads, the smallest subnormal numbers."""
    part = PARTS.get(dtype, dtype)
    tiny = floats(part).tiny
    nans = from_bits(part, [nan_bits(part, payload=5), nan_bits(part, negative=True, payload=9)])
    line = np.concatenate([typed(part, [-0.0, tiny, -tiny]), nans])
    if dtype not in COMPLEX:
        return line
    return np.stack([line, line[::-1]], axis=1).reshape(-1).view(typed(dtype, [0]).dtype)


def _beside() -> Iterator[Case]:
    for dtype in (*FLOATING, *COMPLEX):
        kept = kept_bits(dtype)
        for reduction in REDUCTIONS[: 3 if dtype in COMPLEX else None]:
            data = np.concatenate([typed(dtype, [3, -4, 5, 6, -7]), kept]).reshape(2, -1).T.reshape(-1)
            aims = [0, 2, 4, -4, -2]
            updates = typed(dtype, [2, -3, 4, -2, 3])
            again = [1, 2] * (reduction != "none") + list(range(5)) * (7 if reduction in ("add", "max", "min") else 0)
            expect = "allowed" if dtype in COMPLEX and reduction == "mul" else "exact"
            clauses = f"untouched index-negative {clause_of(dtype, reduction)}" + " duplicates-reduced" * (reduction != "none")
            row = Vector("Beside cells that updates aim at: -0, NaN with payloads and subnormal numbers, which keep all bits "
                         f"under {reduction}.", clauses, data, aims + [aims[place] for place in again],
                         np.concatenate([updates, updates[again]]), expect)
            yield from vector_cases(f"kept-beside-{dtype}-{reduction}", dtype, reduction, [row], versions=MAIN, bugs="NAN CHUNK")


# ---- updates that change nothing, in the middle of others ----------------------------------------------------------


def _in_the_middle() -> Iterator[Case]:
    """Some updates equal their cell, the identity of the reduction, 1 or 0; all between others, in cells of their own."""
    for dtype, reduction in itertools.product(NUMBERS, REDUCTIONS):
        neutral = {"none": 0, "mul": 1}.get(reduction)
        neutral = identity(dtype, reduction) if neutral is None else neutral
        data = [5, 3, 2, 7, 4, 6, 3, 2, 9]
        updates = [3, 2, 2, neutral, 1, 0, 3, 5]
        words = "" if reduction == "none" else " the identity,"
        row = Vector(f"In the middle of a list under {reduction}: updates equal to their cell,{words} 1 and 0.",
                     f"index-negative {clause_of(dtype, reduction)} targets-unique", data, [0, -1, 2, 3, 5, -2, 6, 1], updates)
        yield from vector_cases(f"middle-{dtype}-{reduction}", dtype, reduction, [row], versions=MAIN, bugs="INIT REDIGN")


# ---- the last cells ------------------------------------------------------------------------------------------------


def _ends() -> Iterator[Case]:
    """Few updates, none of them near the end of data."""
    for turn, (cells, width) in enumerate(itertools.product(CELLS, OF_WIDTH)):
        layout, reduction = at(turn + turn // 4, ("E", "N", "Ei3", "Ns3")), at(turn, REDUCTIONS)
        operator = "ScatterElements" if layout.startswith("E") else "ScatterND"
        dtype = at(turn // 4, OF_WIDTH[width])
        one = sequence_set(layout, [3, 0, 2], cells, dtype, reduction, f"No update aims at the last of {cells} cells or rows.",
                           clauses="untouched")
        yield sequence_case(f"{operator}-18", f"last-untouched-{cells}-{dtype}-{reduction}", layout, reduction, [one], "CHUNK")


def _last_alone() -> Iterator[Case]:
    """All indices are that of the last cell or row, as many as a vector or a group of threads has."""
    sizes = ((2, 32), (64, 32), (64, 64), (256, 64))
    for turn, ((cells, count), layout) in enumerate(itertools.product(sizes, ("E", "N", "Ei3"))):
        operator, reduction = "ScatterElements" if layout.startswith("E") else "ScatterND", at(turn, REDUCTIONS[1:])
        dtype = at(turn, ("int32", "float", "int8", "double", "float16"))
        one = sequence_set(layout, [cells - 1] * count, cells, dtype, reduction,
                           f"All {count} indices are that of the last of {cells} cells or rows.", clauses="untouched")
        slug = f"last-alone-{cells}-{count}-{layout.lower()}-{reduction}"
        yield sequence_case(f"{operator}-18", slug, layout, reduction, [one], "DUPRED CHUNK")
