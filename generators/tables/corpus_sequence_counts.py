"""Counts just below, at and just above every power of two up to 4096, in every role that a count has.

Roles: the number of updates (of elements, of tuples), of slices, the length of a slice, the cells before the axis and
those after it. One case has small counts in two roles. Without a reduction each update has its own cell;
with one, many updates share a few cells, so that the tensors stay small. The newest versions have every
count in every role, except the greatest, which alternate; so do the older versions.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from oracle.operator_versions import BY_ID, MAIN, REDUCTIONS_OF
from tables.case_writer import Case
from tables.refusals import ELEMENTS_VERSIONS, ND_VERSIONS
from tables.sequences import COUNTS, at, one_byte, sequence_case, sequence_set

TABLE = "corpus_sequence_counts"

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


def cases() -> list[Case]:
    """All cases of this table."""
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
    return sequence_case(TABLE, version, f"count-{count}-{role}-{reduction}", layout, reduction, [data_set],
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
