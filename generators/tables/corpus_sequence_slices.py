"""Runs of slices: ScatterND with slices of about 4, 8, 16, 32 and 64 elements, consecutive, separated, repeated.

An implementation copies a run of slices as one block, or an element at a time, or several at once: the length of a
slice and whether slices are next to each other decide which. Each data set of a case has the same shapes.
"""

from __future__ import annotations

from oracle.operator_versions import BY_ID, MAIN, REDUCTIONS_OF
from tables.case_writer import Case
from tables.refusals import ND_VERSIONS
from tables.sequences import SLICES, at, sequence_case, sequence_set

TABLE = "corpus_sequence_slices"

ROWS = 9
# By name: the target rows of the slices, five of nine each time.
RUNS = {
    "contiguous": ("consecutive rows", [2, 3, 4, 5, 6]),
    "apart": ("every second row", [0, 2, 4, 6, 8]),
    "broken": ("consecutive rows, except the last one", [1, 2, 3, 4, 8]),
    "repeated": ("three consecutive rows, two of them repeated", [4, 5, 6, 4, 5]),
}
_TYPES = ("float", "uint8", "float16", "int32", "bfloat16", "int16", "uint16", "int8", "double", "int64", "uint32")
_SHORT = ("uint8", "float16", "bool", "bfloat16", "int8")
_OLDER = tuple(version for version in ND_VERSIONS if version not in MAIN)


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for turn, length in enumerate(SLICES):
        for reduction in ("none", at(turn + turn // 3, ("add", "mul", "max", "min"))):
            found.append(_case("ScatterND-18", length, turn, reduction, tuple(RUNS)))
        if turn % 3 != 1:
            version = at(turn, _OLDER)
            found.append(_case(version, length, turn, at(turn, REDUCTIONS_OF.get(version, ("none",))),
                               ("contiguous", "repeated")))
    return found


def _case(version: str, length: int, turn: int, reduction: str, runs: tuple[str, ...]) -> Case:
    layout = at(turn, (f"Ns{length}", f"Nps{length}"))
    types = [dtype for dtype in (_TYPES if length < 15 else _SHORT) if dtype in BY_ID[version].types]
    sets = [sequence_set(layout, RUNS[run][1], ROWS, at(turn, types), reduction,
                         f"Slices of {length} elements: {RUNS[run][0]}.") for run in runs]
    return sequence_case(TABLE, version, f"slices-of-{length}-{reduction}", layout, reduction, sets,
                         "KSLICE CHUNK" + " DUPRED" * (reduction != "none"))
