"""What invites a shortcut: runs of indices, values that seem to need no work, values beside others, crowded cells.

Optimised implementations copy runs of consecutive indices as a block, skip updates that change nothing, fill where all
updates are equal, and switch to another algorithm where a cell has many updates. Each of these has a case in which the
shortcut shows if it is wrong by one, or blind to the reduction.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from oracle.operator_versions import REDUCTIONS, REDUCTIONS_OF
from tables.case_writer import Case, DataSet
from tables.rows import as_indices, case, clause_of, data_set, typed
from tables.sequences import at, one_byte, sequence_case, sequence_set

OPERATORS = ("ScatterElements", "ScatterND")
RUN_EXTENT, RUN_LENGTH = 40, 11
MANY, MANY_OF_BOOL = 70, 260
THOUSANDS, HUNDREDS = 3001, 307


def cases() -> list[Case]:
    """All cases of this table."""
    return [*_runs(), *_with_ends_in_place(), *_dull_updates(), *_dull_data(), *_beside(), *_crowds(), *_crowds_of_truth(),
            *_thousands()]


# ---- runs ------------------------------------------------------------------------------------------------------

RUNS = tuple(f"{direction} {side} {end}" for direction in ("rising", "falling") for side in ("positive", "negative")
             for end in ("inside", "at-the-end"))


def _run(kind: str) -> list[int]:
    direction, side, end = kind.split()
    first = RUN_EXTENT - RUN_LENGTH - (9 if end == "inside" else 0)
    run = [place - (RUN_EXTENT if side == "negative" else 0) for place in range(first, first + RUN_LENGTH)]
    return run if direction == "rising" else run[::-1]


def _runs() -> Iterator[Case]:
    turn = 0
    for operator, layouts in (("ScatterElements", ("E", "Ei3", "Eo3")), ("ScatterND", ("N", "Ns3", "N"))):
        for reduction, layout in zip(("none", "add", "max"), layouts):
            for kind in RUNS:
                one = sequence_set(layout, _placed_run(kind), RUN_EXTENT, at(turn, ("float", "int16", "uint8")), reduction,
                                   f"A {kind.replace('-', ' ')} run of {RUN_LENGTH} consecutive indices.")
                yield sequence_case(f"{operator}-18", f"run-{kind.replace(' ', '-')}-{reduction}", layout, reduction,
                                    [_with_run(one, kind)], "CHUNK NEGIDX")
                turn += 1


def _placed_run(kind: str) -> list[int]:
    """The same run without negative indices, from which the values are made."""
    return [index % RUN_EXTENT for index in _run(kind)]


def _with_run(one: DataSet, kind: str) -> DataSet:
    data, indices, updates = one.inputs
    assert indices is not None
    negative = "negative" in kind
    return DataSet((data, indices - RUN_EXTENT * negative, updates), one.why,
                   (*one.clauses, *("index-negative",) * negative), one.expect)


# Lists whose first and last index are those of a run or of all cells, but not the others; with the number of cells.
IN_PLACE = ((4, [0, 2, 1, 3]), (9, [0, 3, 2, 1, 7, 6, 5, 4, 8]), (9, [0, 7, 2, 8, 4]), (9, [8, 1, 3, 2, 4]),
            (35, [0, *range(33, 0, -1), 34]))


def _with_ends_in_place() -> Iterator[Case]:
    turn = 0
    for layout in ("E", "N", "Ns3"):
        operator = "ScatterElements" if layout == "E" else "ScatterND"
        for number, (cells, indices) in enumerate(IN_PLACE):
            for reduction in ("none", at(turn, ("add", "max"))):
                one = sequence_set(layout, indices, cells, at(turn, ("float", "int16", "uint8", "double")), reduction,
                                   "The first and the last index are where those of a run would be; not all others are.")
                yield sequence_case(f"{operator}-18", f"ends-in-place-{number}-{layout.lower()}-{reduction}", layout, reduction,
                                    [one], "CHUNK")
                turn += 1


# ---- values that seem to need no work ----------------------------------------------------------------------------

DULL = ("zeros", "ones", "equal", "zeros-first", "ones-first")
_INDICES = [5, 2, 7, 0, -8, 9, 5, 4]
_DATA = [3, -4, 5, 6, -7, 8, 9, -2, 4, 7]


def _dull(kind: str) -> list[int]:
    count = len(_INDICES)
    few = {"zeros": [0] * count, "ones": [1] * count, "equal": [6] * count}
    if kind in few:
        return few[kind]
    return [0 if kind == "zeros-first" else 1] * (count - 3) + [5, -3, 11]


def _vector(why: str, operator: str, dtype: str, reduction: str, data: list, updates: list) -> DataSet:
    """Under none the first of two updates of a cell is left out."""
    kept = range(len(_INDICES)) if reduction != "none" else [
        place for place, index in enumerate(_INDICES) if index % 10 not in [other % 10 for other in _INDICES[place + 1 :]]]
    clauses = "index-negative " + ("bits-kept" if reduction == "none" else f"duplicates-reduced {clause_of(dtype, reduction)}")
    return data_set(why, clauses, typed(dtype, data), as_indices(operator, [_INDICES[place] for place in kept]),
                    typed(dtype, [updates[place] for place in kept]))


def _written(version: str, slug: str, sets: list[DataSet], reduction: str, bugs: str) -> Case:
    return case(version, slug, sets, reduction=reduction if version in REDUCTIONS_OF and reduction != "none" else None, bugs=bugs)


def _dull_updates() -> Iterator[Case]:
    for operator in OPERATORS:
        for turn, reduction in enumerate(REDUCTIONS):
            for kind in DULL:
                dtype = at(turn + DULL.index(kind), ("float", "int32", "double", "float16"))
                one = _vector(f"Updates: {kind.replace('-', ' ')}; {reduction}.", operator, dtype, reduction, _DATA, _dull(kind))
                yield _written(f"{operator}-18", f"updates-{kind}-{reduction}", [one], reduction, "REDIGN INIT")


def _dull_data() -> Iterator[Case]:
    updates = [4, -3, 5, 2, -6, 7, 3, -5]
    for operator in OPERATORS:
        for turn, reduction in enumerate(REDUCTIONS):
            for kind, data in (("zeros", [0] * 10), ("negative", [-3, -4, -5, -6, -7, -8, -9, -2, -4, -7])):
                dtype = at(turn, ("double", "float", "int64", "float16"))
                one = _vector(f"data: all {kind}; {reduction}.", operator, dtype, reduction, data, updates)
                yield _written(f"{operator}-18", f"data-{kind}-{reduction}", [one], reduction, "REDIGN INIT")


# ---- special values beside cells that updates aim at ---------------------------------------------------------------


def _beside() -> Iterator[Case]:
    inf, nan = float("inf"), float("nan")
    data = [nan, 3, inf, -4, 5, -inf, 6, 7, nan, 8, inf, -inf]
    aims, updates = [1, 3, -5, 4, 9, -6, 3, 1], [2, -3, 4, -2, 3, 2, 5, -2]
    for operator in OPERATORS:
        for reduction in REDUCTIONS:
            for dtype in ("float", "float16"):
                count = len(aims) - 2 * (reduction == "none")
                clauses = f"untouched index-negative {clause_of(dtype, reduction)}"
                one = data_set("No update aims at the NaN and infinities in data, which are beside cells that updates aim at.",
                               clauses + " duplicates-reduced" * (reduction != "none"), typed(dtype, data),
                               as_indices(operator, aims[:count]), typed(dtype, updates[:count]))
                yield _written(f"{operator}-18", f"special-beside-{dtype}-{reduction}", [one], reduction, "NAN CHUNK")


# ---- crowded cells -------------------------------------------------------------------------------------------------


def _crowd(cells: int, many: int, others: int) -> list[int]:
    """Many updates of one cell between single ones of others."""
    crowded = cells // 3
    single = [cell for cell in range(cells) if cell != crowded][:others]
    found: list[int] = []
    for number in range(many):
        found.append(crowded)
        found += single[number * others // many : (number + 1) * others // many]
    return found


def _crowds() -> Iterator[Case]:
    turn = 0
    for layout in ("E", "Eo2", "N", "Ns3"):
        operator = "ScatterElements" if layout.startswith("E") else "ScatterND"
        for reduction in REDUCTIONS[1:]:
            dtype = at(turn, ("float", "int32", "double", one_byte(reduction)))
            one = sequence_set(layout, _crowd(97, MANY, 60), 97, dtype, reduction,
                               f"One cell has {MANY} updates, 60 others have one each.")
            yield sequence_case(f"{operator}-18", f"crowd-{layout.lower()}-{reduction}", layout, reduction, [one], "DUPRED ACCUM")
            turn += 1


def _crowds_of_truth() -> Iterator[Case]:
    for layout in ("E", "N"):
        operator = "ScatterElements" if layout == "E" else "ScatterND"
        for reduction in REDUCTIONS[1:]:
            one = sequence_set(layout, _crowd(33, MANY_OF_BOOL, 20), 33, "bool", reduction,
                               f"One truth value has {MANY_OF_BOOL} updates: a count of them does not fit into a byte.")
            yield sequence_case(f"{operator}-18", f"crowd-of-truth-{reduction}", layout, reduction, [one], "BOOL DUPRED")


def _thousands() -> Iterator[Case]:
    sequence = (np.arange(THOUSANDS) * 89 + np.arange(THOUSANDS) // 11) % HUNDREDS
    for layout, reduction in (("E", "add"), ("E", "max"), ("N", "add"), ("N", "min"), ("Ns3", "mul"), ("Eo2", "mul")):
        operator = "ScatterElements" if layout.startswith("E") else "ScatterND"
        dtype = {"add": "int32", "mul": "int8"}.get(reduction, "int16")
        one = sequence_set(layout, sequence, HUNDREDS, dtype, reduction, f"{THOUSANDS} updates of {HUNDREDS} cells.")
        yield sequence_case(f"{operator}-18", f"thousands-into-hundreds-{layout.lower()}-{reduction}", layout, reduction, [one],
                            "DUPRED CHUNK")
