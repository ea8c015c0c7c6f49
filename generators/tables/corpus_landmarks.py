"""The landmarks of every type under every reduction: identity, absorbing element, limits, halves of bits, signs.

``landmark_values`` has the values. Each type and reduction has a short list, in which every update has its own cell;
a long list of 101 updates, unsorted and several per cell, with the deciding update first, in the middle and last;
and, if something is computed, 13 slices of 16 elements for ScatterND, decided at both edges of the slice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from tables.case_writer import Case, DataSet
from tables.folder_forms import typed_indices
from tables.landmark_values import Scenario, as_type, narrow_scenarios, open_scenarios, pairs, placed, scenarios
from tables.rows import FLOATING, INTEGERS, case, data_set, targets, versions_with

REDUCTIONS = ("none", "add", "mul", "max", "min")
# A number of updates that is not a multiple of a lane, a block or a number of threads; and their number of targets.
UPDATES, CELLS = 101, 23
# Tuples, rows and elements per row for slices.
TUPLES, ROWS, LENGTH = 13, 6, 16
_OPEN = "zeros of opposite signs, and NaN with numbers"


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for turn, dtype in enumerate(INTEGERS + FLOATING):
        for reduction in REDUCTIONS:
            found += _short(dtype, reduction, turn) + _long(dtype, reduction, turn) + _narrow(dtype, reduction, turn)
    for reduction in ("none", "max", "min"):
        found += _long("string", reduction, 0)
    return found


def _case(version: str, slug: str, sets: list[DataSet], reduction: str, bugs: str) -> Case:
    found = case(version, slug, sets, reduction=None if reduction == "none" else reduction, bugs=bugs)
    return replace(found, form=typed_indices)


def _slug(what: str, dtype: str, reduction: str) -> str:
    return f"landmarks-{what}-{'moved' if reduction == 'none' else reduction}-{dtype}"


def _clauses(dtype: str, reduction: str, several: bool) -> str:
    """The clauses of a data set in which each cell has one result."""
    if reduction == "none":
        return "bits-kept element-type" + " duplicates-none" * several
    found = f"reduction-{reduction} element-type" + " duplicates-reduced reduction-includes-data" * several
    if dtype == "string":
        return f"{found} string-order"
    if dtype in INTEGERS and reduction in ("add", "mul"):
        return f"{found} {'unsigned' if dtype.startswith('u') else 'signed'}-overflow"
    return found


def _indices(version: str, turn: int, cells: np.ndarray) -> np.ndarray:
    """Indices into data of rank 1, or of rows; for ScatterND as tuples of length 1."""
    if version.startswith("ScatterND"):
        return cells.reshape(-1, 1).astype(np.int64)
    return cells.astype(np.int32 if turn % 2 else np.int64)


# ---- short lists -----------------------------------------------------------------------------------------


def _short(dtype: str, reduction: str, turn: int) -> list[Case]:
    """Every old value with its deciding update, and vice versa, in data with three more cells."""
    kinds = [(scenarios(dtype, reduction), _clauses(dtype, reduction, False), "exact",
              "data and updates contain limits and special values; each update has its own cell")]
    if dtype in FLOATING and reduction in ("max", "min"):
        kinds.append((open_scenarios(dtype, reduction), "nan-order zero-sign", "allowed",
                      f"The pairs include {_OPEN}"))
    count = max(2 * len(found) for found, *_ in kinds)
    cells = count + 3
    places = (np.arange(count) * next(step for step in (5, 7, 11) if cells % step) + 1) % cells
    found = []
    for version in versions_with(reduction, turn, dtype)[:3]:
        sets = []
        for kind, clauses, expect, why in kinds:
            old, new = (np.resize(as_type(dtype, side), count) for side in pairs(kind))
            data = np.resize(old[::-1], cells)
            data[places] = old
            sets.append(data_set(f"{why}.", clauses, data, _indices(version, turn, places), new, expect))
        found.append(_case(version, _slug("short", dtype, reduction), sets, reduction, "DTYPE INIT NAN"))
    return found


def _narrow(dtype: str, reduction: str, turn: int) -> list[Case]:
    """Bounds of narrower types; each update has its own cell. The operators alternate."""
    found = narrow_scenarios(dtype, reduction)
    if not found:
        return []
    version = ("ScatterElements-18", "ScatterND-18")[(turn + REDUCTIONS.index(reduction)) % 2]
    old, new = as_type(dtype, [each.old for each in found]), as_type(dtype, [each.decisive for each in found])
    places = np.arange(len(found))[::-1]
    one = data_set("data and updates contain bounds of types of half the bits, and have results beyond these.",
                   _clauses(dtype, reduction, False), old, _indices(version, turn, places), new[places])
    return [_case(version, _slug("narrow", dtype, reduction), [one], reduction, "DTYPE INIT")]


# ---- long lists ------------------------------------------------------------------------------------------


def _long(dtype: str, reduction: str, turn: int) -> list[Case]:
    """101 updates of 23 cells for both operators, and 13 slices of 16 elements; older versions alternating."""
    older = versions_with(reduction, turn, dtype)[2:3] if turn % 3 == REDUCTIONS.index(reduction) else ()
    found = [_list("ScatterElements-18", dtype, reduction, turn, 2)]
    found += [_list(version, dtype, reduction, turn, 1) for version in ("ScatterND-18", *older)]
    return found if dtype == "string" or reduction == "none" else [*found, _slices(dtype, reduction)]


def spread(count: int, cells: int) -> np.ndarray:
    """The targets of ``count`` updates: all cells, each about equally often, in no order.

    With UPDATES and CELLS, and with TUPLES and ROWS, the first, the middle and the last one differ.
    """
    numbers = np.arange(count)
    return (numbers * 5 + numbers // cells) % cells


def ends(count: int) -> list[int]:
    """The first, the middle and the last of ``count`` updates, which decide."""
    return [0, count // 2, count - 1]


Filled = Callable[[list[Scenario], int], tuple[Any, ...]]


def _sets(dtype: str, reduction: str, number: int, filled: Filled) -> list[DataSet]:
    """This many data sets, each with another scenario at the ends; then an open one if there is one."""
    clauses = _clauses(dtype, reduction, True)
    sets = [data_set("The first, middle and last updates decide their cells; each cell has several updates.",
                     clauses, *filled(scenarios(dtype, reduction), first)) for first in range(number)]
    if dtype in FLOATING and reduction in ("max", "min"):
        sets.append(data_set(f"The updates of a cell include {_OPEN}.", "nan-order zero-sign duplicates-reduced",
                             *filled(open_scenarios(dtype, reduction), 0), "allowed"))
    return sets


def _list(version: str, dtype: str, reduction: str, turn: int, number: int) -> Case:
    cells = spread(UPDATES, CELLS)

    def filled(found: list[Scenario], first: int) -> tuple[Any, ...]:
        old, new = placed(found, cells.tolist(), CELLS, ends(UPDATES), first)
        return as_type(dtype, old), _indices(version, turn, cells), as_type(dtype, new)

    return _case(version, _slug("long", dtype, reduction), _sets(dtype, reduction, number, filled), reduction,
                 "DTYPE INIT NAN CHUNK DUPRED")


def _slices(dtype: str, reduction: str) -> Case:
    """The deciding elements are the first and the last one of their slices."""
    rows = spread(TUPLES, ROWS).reshape(-1, 1)
    flat = targets("ScatterND", (ROWS, LENGTH), rows).reshape(-1).tolist()
    edges = [tuple_ * LENGTH + column for tuple_ in ends(TUPLES) for column in (0, LENGTH - 1)]

    def filled(found: list[Scenario], first: int) -> tuple[Any, ...]:
        old, new = placed(found, flat, ROWS * LENGTH, edges, first)
        return as_type(dtype, old, (ROWS, LENGTH)), rows, as_type(dtype, new, (TUPLES, LENGTH))

    return _case("ScatterND-18", _slug("slices", dtype, reduction), _sets(dtype, reduction, 1, filled), reduction,
                 "DTYPE INIT NAN CHUNK DUPRED KSLICE")
