"""Lists of indices by their length and pattern: around powers of two, and with and without an exception to a pattern.

Lengths are just below, at and just above every power of two up to 4096, in every role that a count has: the number of
updates (of elements, of tuples), of slices, the length of a slice, the cells before the axis and those after it. One
case has small counts in two roles. Without a reduction each update has its own cell; with one, many updates share a few
cells, so that the tensors stay small. The newest versions have every count in every role, except the greatest, which
alternate; so do the older versions.

Patterns are sequences that optimisers recognise, each complete and broken at one place. An implementation that
recognises a pattern may copy blocks instead of reading indices: it must examine the whole list. Each pattern is broken
early, in the middle, near the end and in the very last element alone. The lengths are not multiples of a lane, a block or
a number of threads. The data sets of a case have the same shapes, so that a cache between them shows as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from oracle.operator_versions import BY_ID, MAIN, REDUCTIONS_OF
from tables.case_writer import Case, DataSet
from tables.refusals import ELEMENTS_VERSIONS, ND_VERSIONS
from tables.sequences import COUNTS, PLACES, at, one_byte, sequence_case, sequence_set


def cases() -> list[Case]:
    """All cases of this table."""
    return counts() + patterns()


# ---- counts ------------------------------------------------------------------------------------------------


# Counts up to this one are in two roles of one case, the others alone; the types alternate.
_SMALL = 33
# Up to this one every update has its own cell under a reduction as well; above it, cases alternate between no reduction
# and one, because long lists take most of the bytes.
_MIDDLE = 129
# Above this one the roles also alternate; corpus_sizes has more of such counts.
_LARGER = 1025
_ROLES_OF_LARGER = {2047: ("outer",), 2048: ("inner",), 2049: ("rows", "slice"), 4095: ("outer",), 4096: ("inner",),
                    4097: ()}
# Coprime to every extent that occurs, so that its multiples visit all places.
_STEP = 5003
# A few cells, each with many updates.
_FEW = 101

_ANY = ("float", "uint8", "int8", "uint16", "int16", "int32", "int64", "float16", "bfloat16", "double", "uint32",
        "uint64", "string", "complex64", "bool", "complex128")
_SHORT = ("uint8", "float16", "uint16", "bfloat16", "int16", "int8", "bool")
_SHORTEST = ("uint8", "int8", "uint8", "bool")
_PAIRS = (("add", "max"), ("mul", "min"), ("add", "min"), ("mul", "max"))
_OLDER_ELEMENTS = tuple(version for version in ELEMENTS_VERSIONS if version not in MAIN)
_OLDER_ND = tuple(version for version in ND_VERSIONS if version not in MAIN)


def counts() -> list[Case]:
    """Counts."""
    found = []
    for turn, count in enumerate(COUNTS):
        for role, layout in (*_elements_roles(count), *_nd_roles(count)):
            version = "ScatterElements-18" if layout.startswith("E") else "ScatterND-18"
            found += [_case(version, role, layout, count, turn, reduction)
                      for reduction in _reductions(turn + (layout[0] == "N"), count, role)]
        found += _older(turn, count)
    return found


def partner(count: int) -> int:
    """The count in the other role of a case of small counts: the smallest is paired with the greatest."""
    small = [number for number in COUNTS if number <= _SMALL]
    return small[len(small) - 1 - small.index(count)]


def _elements_roles(count: int) -> Iterator[tuple[str, str]]:
    yield "updates", "E"
    if count <= _SMALL:
        yield f"outer-inner-{partner(count)}", f"Eo{count}i{partner(count)}"
        return
    roles = _ROLES_OF_LARGER.get(count, ("outer", "inner"))
    yield from ((role, f"E{role[0]}{count}") for role in ("outer", "inner") if role in roles)


def _nd_roles(count: int) -> Iterator[tuple[str, str]]:
    yield "tuples", at(COUNTS.index(count), ("N", "Np"))
    if count <= _SMALL:
        yield f"rows-slice-{partner(count)}", f"Ns{partner(count)}"
        return
    roles = _ROLES_OF_LARGER.get(count, ("rows", "slice"))
    if "rows" in roles:
        yield "rows", "Ns2" if count > _MIDDLE else "Ns3"
    if "slice" in roles:
        yield "slice", f"Ns{count}"


def _reductions(turn: int, count: int, role: str) -> tuple[str, ...]:
    pair = at(turn, _PAIRS)
    if count <= _MIDDLE:
        return ("none", at(turn // 4 + turn, pair))
    reduced = at(turn // 2, pair)
    if count <= _LARGER:
        return (at(turn + turn // 6, ("none", reduced)),)
    exactly = count & (count - 1) == 0
    return ("none" if exactly == (role in ("updates", "tuples")) else reduced,)


def _older(turn: int, count: int) -> Iterator[Case]:
    """One role for each operator, of one or two older versions."""
    if count > _LARGER:
        return
    chosen = [(at(turn, _OLDER_ELEMENTS), _elements_roles(count)), (at(turn, _OLDER_ND), _nd_roles(count))]
    if count > _SMALL:
        chosen.append((at(turn + 2, _OLDER_ELEMENTS), _elements_roles(count)))
    for version, roles in chosen:
        role, layout = at(turn // 5, list(roles))
        yield _case(version, role, layout, count, turn, at(turn // 5, REDUCTIONS_OF.get(version, ("none",))))


def _case(version: str, role: str, layout: str, count: int, turn: int, reduction: str) -> Case:
    dtype = _dtype(version, count, turn + sum(map(ord, role[:4] + reduction)), reduction)
    alone = role in ("outer", "inner", "slice")
    sequence, extent = _sequence(count, reduction, alone, role.startswith("outer-inner"))
    data_set = sequence_set(layout, sequence, extent, dtype, reduction, _why(role, count, reduction),
                            index_type=_index_type(version, turn))
    return sequence_case(version, f"count-{count}-{role}-{reduction}", layout, reduction, [data_set],
                         "CHUNK" + " KSLICE" * ("slice" in role) + " DUPRED" * (reduction != "none"))


def _dtype(version: str, count: int, turn: int, reduction: str) -> str:
    """The types alternate; long lists have short elements."""
    types = _ANY if count <= _SMALL else _SHORT if count <= _MIDDLE else _SHORTEST if count <= _LARGER else ("uint8",)
    refused = {"mul": ("string",), "max": ("complex64", "complex128"), "min": ("complex64", "complex128")}
    some = [dtype for dtype in types if dtype in BY_ID[version].types and dtype not in refused.get(reduction, ())]
    if count > _MIDDLE and reduction == "mul":  # many factors of a cell are -1
        some = [one_byte(reduction)]
    return at(turn, some)


def _index_type(version: str, turn: int) -> str:
    return at(turn, BY_ID[version].index_types)


def _sequence(count: int, reduction: str, alone: bool, both: bool) -> tuple[np.ndarray, int]:
    """The targets of the updates, and their number."""
    if alone:  # the count is that of the cells at each place
        return (np.array([2, 0]), 3) if count <= _MIDDLE else (np.array([1]), 2)
    if both:
        return np.array([2, 0]), 3
    if reduction == "none" or count <= _MIDDLE:
        extent = count + 2
        return np.arange(count) * _STEP % extent, extent
    return np.arange(count) * 5 % _FEW, _FEW


def _why(role: str, count: int, reduction: str) -> str:
    words = {"updates": "updates", "tuples": "tuples that select elements", "rows": "tuples that select slices",
             "slice": "elements in a slice", "outer": "rows before the axis", "inner": "cells after the axis"}
    where, _, other = role.rpartition("-")
    what = words.get(role) or {
        "outer-inner": f"rows before the axis and {other} cells after it",
        "rows-slice": f"tuples that select slices of {other} elements"}[where]
    how = "without reduction" if reduction == "none" else f"with reduction {reduction}"
    return f"{count} {what}, {how}; {count} is {_near(count)}."


def _near(count: int) -> str:
    """The relation of a count to a power of two, which every count of the table has."""
    words = {0: "a power of two", 1: "one more than a power of two", -1: "one less than a power of two"}
    return next(text for offset, text in words.items() if (count - offset).bit_count() == 1)


# ---- patterns ----------------------------------------------------------------------------------------------


# A short and a long list for each pattern and operator: the first or the second of each pair.
LENGTHS = ((67, 257), (131, 515))
# Short lists with several elements per index, long ones with one, alternating.
_LAYOUTS = {"E": (("Ei3", "Eo2", "Eo2i3"), ("E",)), "N": (("Ns3", "Nps2"), ("N", "Np"))}
_COMPUTING = ("add", "max", "mul", "min")
# By the length: the longer the list, the shorter the elements.
_TYPES = {67: ("float", "uint8", "int16", "uint16", "float16", "int32", "bfloat16", "bool", "uint32"),
          131: ("uint8", "float16", "int8"), 257: ("uint8", "bool", "int8"), 515: ("uint8",)}


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


def patterns() -> list[Case]:
    """Patterns."""
    found = []
    for row, pattern in enumerate(PATTERNS):
        for number, version in enumerate(MAIN):
            # One of the two lists is reduced.
            for long, length in enumerate(at(row + number, LENGTHS)):
                reduction = at(row + long, _COMPUTING) if (row // 2 + long) % 2 else "none"
                places = PLACES if length < 515 else PLACES[1::2]
                found.append(_pattern_case(version, pattern, length, long, row + number, reduction, places))
        for version in (at(row, _OLDER_ELEMENTS), at(row, _OLDER_ND)):
            reduction = at(row // 2, REDUCTIONS_OF.get(version, ("none",)))
            found.append(_pattern_case(version, pattern, 67, row % 2, row + 2, reduction, PLACES[-1:]))
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


def _pattern_case(
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
    return sequence_case(version, slug, layout, reduction, sets,
                         "CHUNK" + " DUPRED" * (reduction != "none") + " KSLICE" * tuples)
