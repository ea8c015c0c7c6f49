"""Truth values and complex numbers in long lists of odd lengths, several updates per cell, for each reduction.

65, 101 and 257 updates are one or more above block sizes and not multiples of a number of threads; ScatterND also has
37 slices of 7 elements.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tables.case_writer import Case, DataSet
from tables.corpus_landmarks import typed_indices
from tables.rows import COMPLEX, case, data_set, targets
from tables.telling_values import telling

TABLE = "corpus_truth_and_complex"
COUNTS = (65, 101, 257)
# Tuples and elements of each slice.
TUPLES, LENGTH = 37, 7


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for dtype in ("bool", *COMPLEX):
        for reduction in ("none", "add", "mul") + (("max", "min") if dtype == "bool" else ()):
            found += [_case("ScatterElements-18", dtype, reduction, count, 1) for count in COUNTS]
            found.append(_case("ScatterND-18", dtype, reduction, COUNTS[1], 1))
            found.append(_case("ScatterND-18", dtype, reduction, TUPLES, LENGTH))
    return found


def _clauses(dtype: str, reduction: str) -> str:
    if reduction == "none":
        return "target untouched element-type"
    what = {"bool": "reduction-bool bool-bytes"}.get(dtype, f"complex-reduction reduction-{reduction}")
    return f"{what} duplicates-reduced reduction-includes-data"


def _rows(reduction: str, count: int) -> tuple[np.ndarray, int]:
    """The target cell, or row, of each update, and their number: slightly more than updates, or one for four."""
    numbers = np.arange(count)
    if reduction == "none":
        return (numbers * 17 + 3) % (count + 6), count + 6
    extent = count // 4 + 2
    return (numbers * 5 + numbers // extent) % extent, extent


def _case(version: str, dtype: str, reduction: str, count: int, length: int) -> Case:
    rows, extent = _rows(reduction, count)
    shape = (extent, length) if length > 1 else (extent,)
    nd = version.startswith("ScatterND")
    indices = rows.reshape(-1, 1) if nd else rows.astype(np.int32 if count == 101 else np.int64)
    target = targets(version.split("-")[0], shape, indices).reshape(-1).tolist()
    sets = [_set(dtype, reduction, winner, shape, indices, target, (count, *shape[1:]))
            for winner in (("turns", "data") if dtype == "bool" and reduction != "none" else ("turns",))]
    what = f"{count}-slices" if length > 1 else f"{count}"
    slug = f"long-{dtype}-{'moved' if reduction == 'none' else reduction}-{what}"
    found = case(TABLE, version, slug, sets, reduction=None if reduction == "none" else reduction,
                 bugs="CHUNK DUPRED" + " BOOL" * (dtype == "bool") + " KSLICE" * (length > 1))
    return replace(found, form=typed_indices)


def _set(dtype: str, reduction: str, winner: str, shape: tuple[int, ...], indices: np.ndarray, target: list[int],
         updates: tuple[int, ...]) -> DataSet:
    data, new = telling(dtype, reduction, target, int(np.prod(shape)), winner=winner)
    several = "each with its own cell" if reduction == "none" else "several per cell"
    decided = ", none of which changes the cell" if winner == "data" else ""
    expect = "allowed" if reduction == "mul" and dtype in COMPLEX else "exact"
    return data_set(f"{len(indices)} updates, {several}{decided}.", _clauses(dtype, reduction), data.reshape(shape),
                    indices, new.reshape(updates), expect)
