"""Lists of indices by the cells that they name: repeats at every distance, the ends of data, runs of slices.

An implementation that divides a list among lanes, blocks or threads, or that looks for repeats in a window or a
table, loses updates if two of one cell are a certain distance apart. Therefore a list has only one pair, everything else
in it is distinct; and the order of the updates of a cell does not matter.

Few updates into large data, many into small: the first, the last and the second-last cell are targets. The numbers of
cells are around 2^8 and 2^16, where an index, an offset or a count needs another byte; the cells next to the targets
show writes to the wrong place.

Runs of slices: ScatterND with slices of about 4, 8, 16, 32 and 64 elements, consecutive, separated, repeated. An
implementation copies a run as one block, or an element at a time, or several at once: the length of a slice and whether
slices are next to each other decide which. Each data set of a case has the same shapes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from oracle.operator_versions import BY_ID, MAIN, REDUCTIONS_OF, VERSIONS
from tables.case_writer import Case, DataSet
from tables.refusals import ND_VERSIONS
from tables.rows import DTYPES
from tables.sequences import DISTANCES, HITS, MODULI, SLICES, at, one_byte, reductions_of, sequence_case, sequence_set


def cases() -> list[Case]:
    """All cases of this table."""
    return repeats() + cells() + slices()


# ---- repeats -----------------------------------------------------------------------------------------------


# The length of the list for distances up to some number.
_LENGTHS = ((33, 67), (65, 131), (129, 259), (300, 515), (513, 1031))
_COMPUTING = ("add", "mul", "max", "min")


def repeats() -> list[Case]:
    """Repeats."""
    found = []
    for number, version in enumerate(MAIN):
        found += _pairs(version, "add", DISTANCES)
        found += _pairs(version, ("max", "mul")[number], DISTANCES[number:-3:2])
        found += [_halves(version, reduction, length)
                  for reduction, length in (("add", 1031), ("min", 257), ("mul", 257), ("none", 131))]
        found += [_hashes(version, modulus, reduction)
                  for turn, modulus in enumerate(MODULI) for reduction in ("add", at(turn + number, _COMPUTING[1:]))]
        found.append(_all_distances(version, at(number, ("min", "max"))))
    for turn, dtype in enumerate(DTYPES):
        for number, reduction in enumerate(reductions_of(dtype)):
            found.append(_hits(at(turn + number, MAIN), dtype, reduction, at(turn // 2 + number, ("mixed", "runs"))))
    found += [_hits(version, dtype, reduction, "mixed") for version in ("ScatterElements-16", "ScatterND-16")
              for dtype, reduction in (("float", "add"), ("int8", "mul"))]
    return found


# ---- one pair ----------------------------------------------------------------------------------------------


def _distinct(length: int) -> np.ndarray:
    """Different places below the length, in no simple order."""
    return np.arange(length) * 29 % length


def pair(length: int, first: int, second: int) -> np.ndarray:
    """Distinct places, except that the updates at two positions of the list have the same target."""
    sequence = _distinct(length)
    sequence[second] = sequence[first]
    return sequence


def _pairs(version: str, reduction: str, distances: Iterable[int]) -> list[Case]:
    """A data set for each distance, in a case for each length of the lists."""
    layout = {"ScatterElements": "E", "ScatterND": "N"}[version.split("-")[0]]
    found, least = [], 0
    for most, length in _LENGTHS:
        sets = [_pair(layout, reduction, length, distance) for distance in distances if least < distance <= most]
        least = most
        if sets:
            found.append(sequence_case(version, f"repeat-at-a-distance-{length}-{reduction}", layout,
                                       reduction, sets, "DUPRED CHUNK"))
    return found


def _pair(layout: str, reduction: str, length: int, distance: int) -> DataSet:
    first = (length - distance) * 2 // 3
    return sequence_set(layout, pair(length, first, first + distance), length, one_byte(reduction), reduction,
                        f"Updates {first} and {first + distance} of {length} target the same cell; no others share "
                        "one.", index_type="int64")


def _halves(version: str, reduction: str, length: int) -> Case:
    """The two updates of a cell are in different halves of the list, or quarters, or at its ends."""
    layout = {"ScatterElements": "E", "ScatterND": "Np"}[version.split("-")[0]]
    middle = length // 2
    places = ((0, length - 1), (middle - 1, middle), (0, middle), (length // 4, 3 * length // 4))
    places = places[:2] if length > 1000 else places
    sets = [sequence_set(layout, pair(length, first, second), length, one_byte(reduction), reduction,
                         f"Updates {first} and {second} of {length}, in different parts of the list, target the same "
                         "cell.") for first, second in places]
    return sequence_case(version, f"repeat-across-parts-{length}-{reduction}", layout, reduction, sets,
                         "CHUNK" + (" DUPRED" if reduction != "none" else " DUPNONE"))


def _all_distances(version: str, reduction: str) -> Case:
    """A pair for each distance in one list, with a separate update for every other cell."""
    layout = {"ScatterElements": "E", "ScatterND": "N"}[version.split("-")[0]]
    length = 1031
    sequence, taken = _distinct(length), set()
    for distance in reversed(DISTANCES):
        first = next(place for place in range(length - distance)
                     if not {place, place + distance} & taken)
        taken |= {first, first + distance}
        sequence[first + distance] = sequence[first]
    why = f"{len(DISTANCES)} cells have two updates each, at distances from 1 to {DISTANCES[-1]} in the list."
    return sequence_case(version, f"repeat-at-all-distances-{reduction}", layout, reduction,
                         [sequence_set(layout, sequence, length, "float16", reduction, why)], "DUPRED CHUNK")


# ---- many updates of one cell ------------------------------------------------------------------------------


def hits_of(dtype: str, turn: int) -> tuple[int, ...]:
    """The numbers of updates: all of them for one-byte types, for the others every second one, alternating."""
    return HITS if np.dtype(DTYPES[dtype]).itemsize == 1 else HITS[turn % 2 :: 2]


def hits_list(counts: tuple[int, ...], order: str) -> np.ndarray:
    """Each number of updates for another cell: consecutive, or mixed evenly."""
    cells = np.repeat(np.arange(len(counts)), counts)
    if order == "runs":
        return cells
    spread = np.concatenate([(np.arange(count) + 0.5) / count for count in counts])
    return cells[np.argsort(spread, kind="stable")]


def _hits(version: str, dtype: str, reduction: str, order: str) -> Case:
    counts = hits_of(dtype, _COMPUTING.index(reduction))
    layout = {"ScatterElements": "E", "ScatterND": "N"}[version.split("-")[0]]
    sequence = hits_list(counts, order)
    how = "grouped by cell" if order == "runs" else "interleaved"
    why = f"{len(counts)} cells have different numbers of updates, from {counts[0]} to {counts[-1]}, {how}."
    made = sequence_set(layout, sequence, len(counts) + 1, dtype, reduction, why)
    return sequence_case(version, f"many-updates-of-a-cell-{dtype}-{reduction}", layout, reduction, [made],
                         "DUPRED REDMISS" + " BOOL" * (dtype == "bool"))


# ---- cells that share low bits -----------------------------------------------------------------------------


def _hashes(version: str, modulus: int, reduction: str) -> Case:
    """Two and three cells whose positions are equal modulo a power of two, alternating in one list."""
    layout = {"ScatterElements": "E", "ScatterND": "N"}[version.split("-")[0]]
    extent = 2 * modulus + 21 if modulus <= 256 else modulus + 21
    cells = [place for place in range(5, extent, modulus)]
    sets = [sequence_set(layout, sequence, extent, one_byte(reduction), reduction, f"{why} {modulus}.")
            for sequence, why in _sharing(cells, extent)]
    return sequence_case(version, f"equal-modulo-{modulus}-{reduction}", layout, reduction, sets, "DUPRED")


def _sharing(cells: list[int], extent: int) -> Iterator[tuple[list[int], str]]:
    turns = [at(turn, cells) for turn in range(24)]
    others = [place for place in range(1, extent, max(1, extent // 20)) if place not in cells][:19]
    apart = [place for pair_of in zip(turns, others) for place in pair_of] + turns[19:]
    yield turns + others, "Consecutive updates cycle through cells whose positions are equal modulo"
    yield apart, "Every second update cycles through cells whose positions are equal modulo"


# ---- ends --------------------------------------------------------------------------------------------------


CELLS = (255, 256, 257)
# Only once, because data and output are as large; corpus_sizes has cases with 65537 cells.
LARGE = (("ScatterND-18", 65536, "N", "add"),)
_SMALL = (1, 2, 3)
_MANY = 1031
_LAYOUTS = {"E": ("E", "Eo2", "Ei2"), "N": ("N", "Np", "Ns2")}


def cells() -> list[Case]:
    """Ends."""
    found = [_few(version, cells, layout, reduction) for version, cells, layout, reduction in LARGE]
    for turn, cells in enumerate(CELLS):
        for number, version in enumerate(MAIN):
            layouts = _LAYOUTS["N" if version.startswith("ScatterND") else "E"]
            for reduction in ("none", at(turn + number, ("add", "mul", "max", "min"))):
                found.append(_few(version, cells, at(turn, layouts), reduction))
        version = at(turn, [version for version in VERSIONS if version not in MAIN])
        layouts = _LAYOUTS["N" if version.startswith("ScatterND") else "E"]
        found.append(_few(version, cells, at(turn + 1, layouts), at(turn, REDUCTIONS_OF.get(version, ("none",)))))
    for number, version in enumerate(MAIN):
        layout = "N" if version.startswith("ScatterND") else "E"
        found += [_many(version, cells, layout, reduction)
                  for turn, cells in enumerate(_SMALL)
                  for reduction in ("add", at(turn + number, ("mul", "max", "min")))]
    return found


def ends(cells: int) -> dict[str, list[int]]:
    """The targets among this many places: one data set each."""
    return {
        "only the last": [cells - 1] * 3,
        "only the second-last": [cells - 2] * 3,
        "the last, first and second-last": [cells - 1, 0, cells - 2],
    }


def _few(version: str, cells: int, layout: str, reduction: str) -> Case:
    per_place = 2 if layout.endswith("2") else 1
    extent = -(-cells // per_place)
    rows = ends(extent) if cells < 60000 else {name: row for name, row in ends(extent).items() if len(set(row)) > 1}
    sets: list[DataSet] = [
        sequence_set(layout, places, extent, one_byte(reduction), reduction,
                     f"Three indices select {name} of {extent} positions.") for name, places in rows.items()]
    return sequence_case(version, f"few-into-{cells}-{layout.lower()}-{reduction}", layout, reduction, sets,
                         "OFFS CHUNK" + " DUPRED" * (reduction != "none"))


def _many(version: str, cells: int, layout: str, reduction: str) -> Case:
    sequence = [place * 2 % cells for place in range(_MANY - 1)] + [cells - 1]
    dtype = "uint16" if reduction == "add" else one_byte(reduction)
    why = f"{_MANY} updates target {cells} {'cell' if cells == 1 else 'cells'}."
    return sequence_case(version, f"many-into-{cells}-{reduction}", layout, reduction,
                         [sequence_set(layout, sequence, cells, dtype, reduction, why)], "DUPRED CHUNK LARGE")


# ---- runs of slices ----------------------------------------------------------------------------------------


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


def slices() -> list[Case]:
    """Runs of slices."""
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
    return sequence_case(version, f"slices-of-{length}-{reduction}", layout, reduction, sets,
                         "KSLICE CHUNK" + " DUPRED" * (reduction != "none"))
