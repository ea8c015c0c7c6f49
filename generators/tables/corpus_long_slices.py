"""One, two and three tuples or rows with slices of 512 elements and more: fewer than an implementation has threads.

Each thread may reduce its part of the updates into its own cells, which are merged later, or a part of each slice.
"""

from __future__ import annotations

from oracle.operator_versions import BY_ID, MAIN, OLDER, REDUCTIONS_OF
from tables.case_writer import Case
from tables.sequences import at, sequence_case, sequence_set

TABLE = "corpus_long_slices"
# The rows of two that are targets, the last one in older versions as well; and the alternating lengths of a slice.
SEQUENCES = ([1], [0, 0], [1, 0, 1])
EXTENT, LENGTHS = 2, (512, 513, 600)
_TYPES = ("int8", "float16", "int16", "bfloat16", "uint8", "float")


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for turn, reduction in enumerate(("none", "add", "mul", "max", "min")):
        older = [version for version in OLDER if reduction in REDUCTIONS_OF.get(version, ("none",))]
        versions = (*MAIN, *older[turn % 3 :: 3])
        found += [_case(version, reduction, sequence, turn + place) for place, version in enumerate(versions)
                  for sequence in (SEQUENCES if version in MAIN else SEQUENCES[-1:])]
    return found


def _case(version: str, reduction: str, sequence: list[int], turn: int) -> Case:
    length = at(turn, LENGTHS)
    layout = f"Ns{length}" if version.startswith("ScatterND") else f"Ei{length}"
    dtype = at(turn, [name for name in _TYPES if name in BY_ID[version].types])
    count = len(sequence)
    made = sequence_set(layout, sequence, EXTENT, dtype, reduction,
                        f"{count} slice{'s' * (count > 1)} of {length} elements"
                        + ("." if reduction == "none" else f": every slice affects the result of {reduction}."))
    return sequence_case(TABLE, version, f"long-slices-{count}-of-{length}-{reduction}", layout, reduction, [made],
                         "KSLICE CHUNK" + " DUPRED" * (reduction != "none"))
