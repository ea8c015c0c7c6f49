"""Cells with many updates, and rows of a vector's length with several tuples: every type and reduction.

Optimised kernels have thresholds here: another algorithm from 16 or 64 updates of a cell on, or for rows of 4, 8, 16, 32
or 64 elements. Values are those of ``telling_values``: every update, or under max and min the winner, changes the
result, and nothing rounds. If a type is too small for that many, there are fewer; but products of unsigned integers
wrap.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from oracle import loops
from oracle.operator_versions import REDUCTIONS
from tables.case_writer import Case, Folder
from tables.folder_forms import into_typed_field
from tables.rows import COMPLEX, DTYPES, INTEGERS, case, clause_of, data_set, targets
from tables.telling_values import most_of_a_cell, telling

TABLE = "corpus_repeats"
# The number of updates of each of three cells; the last number alternates.
_COUNTS = ((16, 64, 256), (17, 65, 512))
_LENGTHS = (4, 8, 32, 64)


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for turn, (dtype, reduction) in enumerate(_reduced()):
        found += [_many(turn, dtype, reduction), _rows(turn, dtype, reduction)]
    return found


def _reduced() -> Iterator[tuple[str, str]]:
    """Every element type with every reduction, except none, that is defined for it."""
    for dtype in DTYPES:
        for reduction in REDUCTIONS[1:]:
            if loops.why_undefined(np.dtype(DTYPES[dtype]), reduction) is None:
                yield dtype, reduction


def _many(turn: int, dtype: str, reduction: str) -> Case:
    """Three cells of a vector with many updates, and a few with one; the operators alternate."""
    version = ("ScatterElements-18", "ScatterND-18")[(turn + turn // 4) % 2]
    counts, wraps = _COUNTS[turn % 2], False
    most = most_of_a_cell(dtype, reduction)
    if most is not None and most < counts[-1]:
        wraps = dtype in INTEGERS and reduction == "mul"
        counts = counts if wraps else tuple(min(count, most) for count in counts)
    cells = _mixed([2] * counts[0] + [7] * counts[1] + [4] * counts[2] + [0, 9, 5])
    data, updates = telling(dtype, reduction, cells, 11, wraps=wraps)
    indices = np.array(cells, dtype=np.int64)
    indices[::17] -= 11
    one = data_set(
        f"Three cells have {counts[0]}, {counts[1]} and {counts[2]} updates; {dtype}, {reduction}.",
        f"duplicates-reduced target-alias reduction-includes-data {clause_of(dtype, reduction)}", data,
        indices if version.startswith("ScatterElements") else indices.reshape(-1, 1), updates,
        _expectation(dtype, reduction))
    made = case(TABLE, version, f"many-of-one-cell-{dtype}-{reduction}", [one], reduction=reduction,
                bugs="DUPRED CHUNK NEGIDX DTYPE")
    return replace(made, form=_typed_indices)


def _mixed(cells: list[int]) -> list[int]:
    """The same cells in no simple order: repeats at many distances."""
    step = next(step for step in (89, 97, 101) if len(cells) % step != 0)
    return [cells[number * step % len(cells)] for number in range(len(cells))]


def _typed_indices(folder: Folder) -> None:
    for tensor in folder.tensors.values():
        if tensor.name == "indices":
            into_typed_field(tensor)


def _rows(turn: int, dtype: str, reduction: str) -> Case:
    """Rows of 16 elements, or alternatively of another length, one of which is named three times."""
    length = 16 if turn % 2 == 0 else _LENGTHS[(turn // 2 + turn // 8) % 4]
    indices = np.array([[2], [-3], [-1], [2]])
    target = targets("ScatterND", (3, length), indices)
    data, updates = telling(dtype, reduction, target.reshape(-1).tolist(), 3 * length)
    one = data_set(
        f"Rows of {length} elements: three tuples select the last row, one the first; {dtype}, {reduction}.",
        f"slice duplicates-reduced target-alias updates-layout {clause_of(dtype, reduction)}",
        data.reshape(3, length), indices, updates.reshape(4, length), _expectation(dtype, reduction))
    return case(TABLE, "ScatterND-18", f"rows-named-thrice-{dtype}-{reduction}", [one], reduction=reduction,
                bugs="KSLICE DUPRED CHUNK NEGIDX")


def _expectation(dtype: str, reduction: str) -> str:
    free = (dtype, reduction) == ("string", "add") or dtype in COMPLEX and reduction == "mul"
    return "allowed" if free else "exact"
