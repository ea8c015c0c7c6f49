"""Index sequences that optimisers recognise, each complete and broken at one place.

An implementation that recognises a pattern may copy blocks instead of reading indices: it must examine the whole list.
Each pattern is broken early, in the middle, near the end and in the very last element alone. The lengths are not multiples
of a lane, a block or a number of threads. The data sets of a case have the same shapes, so that a cache between
them shows as well.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from oracle.operator_versions import BY_ID, MAIN, REDUCTIONS_OF
from tables.case_writer import Case, DataSet
from tables.refusals import ELEMENTS_VERSIONS, ND_VERSIONS
from tables.sequences import PLACES, at, one_byte, sequence_case, sequence_set

TABLE = "corpus_sequence_patterns"

# A short and a long list for each pattern and operator: the first or the second of each pair.
LENGTHS = ((67, 257), (131, 515))
# Short lists with several elements per index, long ones with one, alternating.
_LAYOUTS = {"E": (("Ei3", "Eo2", "Eo2i3"), ("E",)), "N": (("Ns3", "Nps2"), ("N", "Np"))}
_COMPUTING = ("add", "max", "mul", "min")
# By the length: the longer the list, the shorter the elements.
_TYPES = {67: ("float", "uint8", "int16", "uint16", "float16", "int32", "bfloat16", "bool", "uint32"),
          131: ("uint8", "float16", "int8"), 257: ("uint8", "bool", "int8"), 515: ("uint8",)}
_OLDER_ELEMENTS = tuple(version for version in ELEMENTS_VERSIONS if version not in MAIN)
_OLDER_ND = tuple(version for version in ND_VERSIONS if version not in MAIN)


def _blocks(length: int) -> np.ndarray:
    """Blocks of 8 consecutive places; the blocks are swapped in pairs, the remainder stays at the end."""
    numbers = np.arange(length)
    whole = length - length % 16
    numbers[:whole] = numbers[:whole].reshape(-1, 2, 8)[:, ::-1].reshape(-1)
    return numbers


def _sorted(length: int) -> np.ndarray:
    """Ascending, by one, two or three places."""
    return np.cumsum(np.array([1, 3, 1, 2])[np.arange(length) % 4]) - 1


def _sorted_repeats(length: int) -> np.ndarray:
    """Ascending from 1, or constant, in runs of one to four."""
    return np.repeat(np.arange(length) + 1, np.arange(length) % 4 + 1)[:length]


# For each pattern: the list, as a function of its length.
PATTERNS: dict[str, tuple[str, Callable[[int], np.ndarray]]] = {
    "constant": ("all equal", lambda length: np.full(length, 2)),
    "identity": ("0, 1, 2 and so on", np.arange),
    "range": ("consecutive from 3 on", lambda length: np.arange(length) + 3),
    "strided": ("0, 2, 4 and so on", lambda length: 2 * np.arange(length)),
    "sorted": ("ascending in steps of 1 to 3", _sorted),
    "sorted-repeats": ("non-decreasing with repeated values", _sorted_repeats),
    "reversed": ("consecutive, descending to 0", lambda length: np.arange(length)[::-1]),
    "permutation": ("a permutation without a simple order", lambda length: np.arange(length) * 29 % length),
    "blocks": ("blocks of 8 consecutive numbers, swapped in pairs", _blocks),
}
assert all(length % 29 for lengths in LENGTHS for length in lengths)
# The places of ``broken``, in words.
_WHERE = {"early": "near the start", "middle": "in the middle", "near-the-end": "near the end", "last": "the last"}


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for row, pattern in enumerate(PATTERNS):
        for number, version in enumerate(MAIN):
            # One of the two lists is reduced.
            for long, length in enumerate(at(row + number, LENGTHS)):
                reduction = at(row + long, _COMPUTING) if (row // 2 + long) % 2 else "none"
                places = PLACES if length < 515 else PLACES[1::2]
                found.append(_case(version, pattern, length, long, row + number, reduction, places))
        for version in (at(row, _OLDER_ELEMENTS), at(row, _OLDER_ND)):
            reduction = at(row // 2, REDUCTIONS_OF.get(version, ("none",)))
            found.append(_case(version, pattern, 67, row % 2, row + 2, reduction, PLACES[-1:]))
    return found


def broken(sequence: np.ndarray, place: str, extent: int) -> np.ndarray:
    """The sequence with one element changed, to a place that no pattern visits: the last one of all.

    After the start of an ascending list it is a low place, because the last one would continue the list.
    """
    length = len(sequence)
    position = {"early": 2, "middle": length // 2, "near-the-end": length - 5, "last": length - 1}[place]
    changed = sequence.copy()
    rises = bool((np.diff(sequence) >= 0).all()) and place != "early"
    changed[position] = min(set(range(extent)) - set(sequence.tolist())) if rises else extent - 1
    return changed


def _case(
    version: str, pattern: str, length: int, long: int, turn: int, reduction: str, places: tuple[str, ...],
) -> Case:
    tuples = version in ND_VERSIONS
    layout = at(turn // 2, _LAYOUTS["N" if tuples else "E"][long])
    index_type = at(turn // 2 + long, BY_ID[version].index_types)
    words, make = PATTERNS[pattern]
    sequence = make(length)
    extent = int(sequence.max()) + 3
    dtype = at(turn, [dtype for dtype in _TYPES[length] if dtype in BY_ID[version].types])
    if pattern == "constant" and reduction == "mul":
        dtype = one_byte(reduction)

    def one(place: str, numbers: np.ndarray) -> DataSet:
        end = f", except one index ({_WHERE[place]})." if place else "."
        return sequence_set(layout, numbers, extent, dtype, reduction, f"{length} indices are {words}{end}",
                            index_type=index_type)

    sets = [one("", sequence), *[one(place, broken(sequence, place, extent)) for place in places]]
    slug = f"pattern-{pattern}-{length}-{layout.lower()}-{reduction}"
    return sequence_case(TABLE, version, slug, layout, reduction, sets,
                         "CHUNK" + " DUPRED" * (reduction != "none") + " KSLICE" * tuples)
