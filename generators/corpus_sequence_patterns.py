"""Index sequences that optimisers look for, each whole and broken at one place.

An implementation that sees a pattern may copy blocks instead of reading indices: it has to see the whole list. Each
pattern is broken early, in the middle, near the end and in the very last element alone. The lengths are no multiple of
a lane, a block or a number of threads. The data sets of a case have the same shapes, so that what is kept from one to
the next shows as well.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from case_writer import Case, DataSet
from operator_versions import BY_ID, MAIN, REDUCTIONS_OF
from refusals import ELEMENTS_VERSIONS, ND_VERSIONS
from sequence_layouts import at, one_byte, sequence_case, sequence_set
from sequence_patterns import PLACES

TABLE = "corpus_sequence_patterns"

LENGTHS = (67, 131, 257, 515)
_REDUCTIONS = ("none", "add", "max", "mul", "min")
# The layouts by turns; the long lists have those with one element for each index.
_LAYOUTS = {"E": ("E", "Ei3", "Eo2", "Eo2i3"), "N": ("N", "Np", "Ns3", "Nps2")}
# By the length: the longer the list, the shorter the elements.
_TYPES = (("float", "uint8", "int16", "uint16", "float16", "int32", "bfloat16", "bool", "uint32"),
          ("uint8", "float16", "int8"), ("uint8", "bool", "int8"), ("uint8",))
_OLDER_ELEMENTS = tuple(version for version in ELEMENTS_VERSIONS if version not in MAIN)
_OLDER_ND = tuple(version for version in ND_VERSIONS if version not in MAIN)


def _blocks(length: int) -> np.ndarray:
    """Blocks of 8 places in a row; the blocks change places in pairs, what remains stays at the end."""
    numbers = np.arange(length)
    whole = length - length % 16
    numbers[:whole] = numbers[:whole].reshape(-1, 2, 8)[:, ::-1].reshape(-1)
    return numbers


def _sorted(length: int) -> np.ndarray:
    """Rising, by one, two or three places."""
    return np.cumsum(np.array([1, 3, 1, 2])[np.arange(length) % 4]) - 1


def _sorted_repeats(length: int) -> np.ndarray:
    """Rising from 1 on, or the same, in runs of one to four."""
    return np.repeat(np.arange(length) + 1, np.arange(length) % 4 + 1)[:length]


# Of each pattern: the list, as a function of its length.
PATTERNS: dict[str, tuple[str, Callable[[int], np.ndarray]]] = {
    "constant": ("all the same", lambda length: np.full(length, 2)),
    "identity": ("0, 1, 2 and so on", np.arange),
    "range": ("consecutive from 3 on", lambda length: np.arange(length) + 3),
    "strided": ("every second place", lambda length: 2 * np.arange(length)),
    "sorted": ("rising by one to three", _sorted),
    "sorted-repeats": ("rising, with runs of the same", _sorted_repeats),
    "reversed": ("falling by one to 0", lambda length: np.arange(length)[::-1]),
    "permutation": ("a permutation in no simple order", lambda length: np.arange(length) * 29 % length),
    "blocks": ("blocks of eight in a row", _blocks),
}
assert all(length % 29 for length in LENGTHS)


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for row, pattern in enumerate(PATTERNS):
        for column, length in enumerate(LENGTHS):
            for version in MAIN:
                places = {131: PLACES[2:], 515: PLACES[3:]}.get(length, PLACES)
                found.append(_case(version, pattern, length, row, column, places))
        found.append(_case(at(row, _OLDER_ELEMENTS), pattern, 67, row, row + 1, PLACES[-1:]))
        found.append(_case(at(row, _OLDER_ND), pattern, 67, row, row + 2, PLACES[-1:]))
    return found


def broken(sequence: np.ndarray, place: str, extent: int) -> np.ndarray:
    """The sequence with one element changed, to a place that no pattern visits: the last one of all.

    Behind the start of a rising list it is a low place, since the last one would go on with it.
    """
    length = len(sequence)
    position = {"early": 2, "middle": length // 2, "near-the-end": length - 5, "last": length - 1}[place]
    changed = sequence.copy()
    rises = bool((np.diff(sequence) >= 0).all()) and place != "early"
    changed[position] = min(set(range(extent)) - set(sequence.tolist())) if rises else extent - 1
    return changed


def _layout(layouts: tuple[str, ...], length: int, turn: int) -> str:
    """Short lists have every layout; where those of 67 have one element for each index, those of 131 have three."""
    if length == 67:
        return at(turn, layouts)
    simple = tuple(layout for layout in layouts if layout in ("E", "N", "Np"))
    if length == 131 and at(turn - 1, layouts) in simple:
        return next(layout for layout in layouts if layout.endswith("3"))
    return at(turn, simple)


def _case(version: str, pattern: str, length: int, row: int, column: int, places: tuple[str, ...]) -> Case:
    tuples = version in ND_VERSIONS
    layout = _layout(_LAYOUTS["N" if tuples else "E"], length, row + column)
    allowed = REDUCTIONS_OF.get(version, ("none",))
    reduction = at(2 * row + column + tuples * (1 + row // 4), [name for name in _REDUCTIONS if name in allowed])
    index_type = at(row // 2 + column, BY_ID[version].index_types)
    words, make = PATTERNS[pattern]
    sequence = make(length)
    extent = int(sequence.max()) + 3
    types = [dtype for dtype in at(LENGTHS.index(length), _TYPES) if dtype in BY_ID[version].types]
    if pattern == "constant" and reduction == "mul":
        types = [one_byte(reduction)]

    def one(place: str, numbers: np.ndarray) -> DataSet:
        end = f"; but for one index ({place.replace('-', ' ')})." if place else "."
        return sequence_set(layout, numbers, extent, at(row + 2 * column, types), reduction,
                            f"{length} indices are {words}{end}", index_type=index_type)

    sets = [one("", sequence), *[one(place, broken(sequence, place, extent)) for place in places]]
    slug = f"pattern-{pattern}-{length}-{layout.lower()}-{reduction}"
    return sequence_case(TABLE, version, slug, layout, reduction, sets,
                         "CHUNK" + " DUPRED" * (reduction != "none") + " KSLICE" * tuples)
