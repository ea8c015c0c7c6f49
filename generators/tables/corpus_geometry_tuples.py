"""Shapes of ScatterND: tuples of every length in indices of every rank, slices, extents of 0 and of 1.

r is the rank of data, q that of indices, k the length of the tuples. The newest version gets every shape; the
older ones alternate. Extents differ, and most k are not q-1, so that one cannot be mistaken for the other.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from oracle.operator_versions import REDUCTIONS_OF
from tables.case_writer import Case, DataSet, counting
from tables.rows import case, data_set

NEWEST = "ScatterND-18"
# All older ones, in the order in which they alternate.
OLDER = ("ScatterND-11", "ScatterND-16", "ScatterND-13")
# By r; the first extent is large enough for all tuples of a row.
SHAPES = {1: (7,), 2: (7, 2), 3: (7, 2, 3), 4: (7, 2, 1, 3), 5: (7, 2, 1, 3, 4),
          6: (7, 1, 2, 1, 3, 1), 7: (7, 1, 2, 1, 1, 3, 1), 8: (7, 1, 2, 1, 1, 2, 1, 1)}
# By q: the extents of indices before the last one.
BATCHES: dict[int, tuple[int, ...]] = {1: (), 2: (5,), 3: (3, 2), 4: (2, 1, 3)}


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for rows in (_lengths(), _high_ranks(), _extents_of_one(), _scalars(), _without_tuples()):
        for turn, row in enumerate(rows):
            found += [_one(NEWEST, turn, *row), _one(OLDER[turn % len(OLDER)], turn, *row)]
    return found + _swapped() + _empty_tuples() + _repeated_slices() + _gathered_back()


Row = tuple[str, str, str, tuple[int, ...], Any, str]


def _one(
    version: str, turn: int, slug: str, why: str, clauses: str, shape: tuple[int, ...], indices: Any,
    bugs: str,
) -> Case:
    """One case with distinct targets, so that every reduction is exact; the reductions alternate.

    If there are indices, a second data set has every other one counted from the end.
    """
    indices = np.asarray(indices, dtype=np.int64)
    allowed = REDUCTIONS_OF.get(version)
    reduction = allowed[turn % len(allowed)] if allowed else None
    if reduction is not None:
        clauses += f" reduction-{reduction}"
    length = indices.shape[-1]
    updates = counting(indices.shape[:-1] + shape[length:], start=101)
    updates = -updates if reduction == "min" else updates  # so that they affect every reduction
    sets = [data_set(why, clauses, counting(shape), indices, updates)]
    if indices.size > 0:
        sets.append(data_set(
            "The same cells, but every second tuple component is negative.",
            f"{clauses} index-negative", counting(shape), _from_the_end(indices, shape), updates))
        bugs += " NEGIDX"
    return _case(version, slug, sets, reduction, bugs)


def _case(version: str, slug: str, sets: list[DataSet], reduction: str | None, bugs: str) -> Case:
    return case(version, slug, sets, reduction=reduction, bugs=bugs)


def _from_the_end(indices: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """The same tuples, every other component negative."""
    flat = indices.reshape(-1).copy()
    extents = np.broadcast_to(np.array(shape[: indices.shape[-1]]), indices.shape).reshape(-1)
    flat[::2] -= extents[::2]
    return flat.reshape(indices.shape)


def distinct_tuples(batch: tuple[int, ...], shape: tuple[int, ...]) -> np.ndarray:
    """Indices whose tuples select distinct cells of ``shape``, or slices of a larger one, far apart.

    Needs at least as many cells as tuples. The result's shape is batch + (rank of ``shape``,).
    """
    cells, count = prod(shape), prod(batch)
    step = next(step for step in range(cells // 2 + 1, 0, -1) if np.gcd(step, cells) == 1)
    positions = (np.arange(count) * step + cells - 1) % cells
    return np.stack(np.unravel_index(positions, shape), axis=-1).reshape(batch + (len(shape),))


def _lengths() -> list[Row]:
    """Every length of tuples from 1 to r for r to 5, in indices of every rank to 4."""
    rows = []
    for rank in range(1, 6):
        for length in range(1, rank + 1):
            for q, batch in BATCHES.items():
                shape = SHAPES[rank]
                selected = "an element" if length == rank else f"a slice of shape {shape[length:]}"
                tuples = f"each of the {prod(batch)} tuples" if prod(batch) > 1 else "the tuple"
                rows.append((
                    f"rank-{rank}-tuples-of-{length}-in-rank-{q}",
                    f"q is {q}, k is {length}, r is {rank}: {tuples} selects {selected}.",
                    "target tuple updates-layout" if length == rank else "target slice updates-layout",
                    shape, distinct_tuples(batch, shape[:length]), "KSLICE SHAPE LAYOUT"))
    return rows


def _high_ranks() -> list[Row]:
    """data of rank 6 to 8: short tuples, long ones, and some of medium length."""
    return [
        (f"rank-{rank}-tuples-of-{length}",
         f"data has rank {rank}, the tuples have length {length}; most extents are 1 or 2.",
         "tuple updates-layout" if length == rank else "tuple slice updates-layout", SHAPES[rank],
         distinct_tuples((5,), SHAPES[rank][:length]), "RANK KSLICE")
        for rank in (6, 7, 8) for length in (1, 3, rank - 1, rank)
    ]


def _extents_of_one() -> list[Row]:
    """Extents of 1 before the tuples, in the slices and in data: none of them is repeated or left out."""
    return [
        ("one-tuple-of-one-axis", "indices has shape (1, 1): one tuple selects one slice.", "updates-layout slice",
         (3, 4), [[2]], "KSLICE SHAPE"),
        ("one-tuple-of-two-axes", "indices has shape (1, 1, 2): q is 3, but there is one tuple.",
         "updates-layout tuple", (3, 4), [[[2, 1]]], "KSLICE SHAPE"),
        ("one-row-of-tuples", "indices has shape (1, 3, 1): updates begins with extents 1 and 3.",
         "updates-layout slice", (4, 2), [[[3], [0], [2]]], "KSLICE SHAPE"),
        ("one-column-of-tuples", "indices has shape (3, 1, 1): updates begins with extents 3 and 1.",
         "updates-layout slice", (4, 2), [[[3]], [[0]], [[2]]], "KSLICE SHAPE"),
        ("slices-of-one-element", "The slices have shape (1,): updates has rank 2, not 1.", "slice updates-layout",
         (4, 1), [[3], [0]], "KSLICE SHAPE"),
        ("first-axis-of-one", "The first axis has extent 1: its only indices are 0 and -1.",
         "tuple slice", (1, 3, 2), [[0, 2], [0, 0]], "SHAPE"),
        ("data-of-one-element", "data, indices and updates have one element.", "tuple", (1, 1), [[0, 0]],
         "SHAPE"),
        ("vector-of-one-element", "data of rank 1 has one element.", "tuple", (1,), [[0]], "SHAPE"),
        ("several-batches-of-slices", "indices has shape (5, 1, 1): five tuples select slices of a rank-3 tensor.",
         "slice updates-layout", (6, 2, 3), [[[5]], [[0]], [[3]], [[1]], [[4]]], "KSLICE"),
    ]


def _scalars() -> list[Row]:
    """indices of rank 1 with a tuple as long as r: updates of rank 0."""
    return [
        (f"scalar-updates-rank-{rank}", f"q is 1, k and r are {rank}: updates has rank 0.",
         "updates-scalar tuple", shape, [extent - 1 for extent in shape], "SHAPE KSLICE")
        for rank, shape in {1: (3,), 2: (2, 4), 3: (2, 3, 4), 4: (2, 3, 1, 4)}.items()
    ]


def _without_tuples() -> list[Row]:
    """No tuples, no cells, or slices without cells."""
    none, nothing = "There are no tuples, so the result is data.", "There are no cells and no tuples."
    return [
        ("no-tuples-of-elements", none, "indices-empty untouched", (4, 2), np.empty((0, 2)), "EMPTY ALIAS"),
        ("no-tuples-of-rows", none, "indices-empty untouched", (2, 3), np.empty((0, 1)), "EMPTY ALIAS"),
        ("no-tuples-before", none, "indices-empty untouched", (2, 3, 4), np.empty((0, 3, 2)), "EMPTY ALIAS"),
        ("no-tuples-in-the-middle", none, "indices-empty untouched", (2, 3, 4), np.empty((3, 0, 2)),
         "EMPTY ALIAS"),
        ("no-tuples-anywhere", none, "indices-empty untouched", (2, 3), np.empty((0, 0, 2)), "EMPTY ALIAS"),
        ("no-tuples-in-rank-4", none, "indices-empty untouched", (2, 3), np.empty((2, 0, 3, 1)),
         "EMPTY ALIAS"),
        ("no-cells-and-no-tuples", nothing, "data-empty indices-empty output-shape", (0, 3), np.empty((0, 1)),
         "EMPTY"),
        ("no-cells-and-no-long-tuples", nothing, "data-empty indices-empty", (3, 0), np.empty((0, 2)),
         "EMPTY"),
        ("no-cells-in-a-vector", nothing, "data-empty indices-empty", (0,), np.empty((0, 1)), "EMPTY"),
        ("no-cells-on-the-middle-axis", nothing, "data-empty indices-empty", (2, 0, 3), np.empty((2, 0, 2)),
         "EMPTY"),
        ("slices-without-elements", "The tuples select slices of shape (0,): there is nothing to write.",
         "data-empty slice updates-layout", (3, 0), [[2], [0]], "EMPTY KSLICE"),
        ("slices-without-rows", "The tuples select slices of shape (0, 4): there is nothing to write.",
         "data-empty slice", (3, 0, 4), [[2], [1]], "EMPTY KSLICE"),
        ("slices-without-columns", "The tuple selects a slice of shape (0,) in a rank-3 tensor.", "data-empty slice",
         (2, 3, 0), [[1, 2]], "EMPTY KSLICE"),
        ("slices-without-elements-beyond-31-bits",
         "The slice at index 2^31 + 1 has shape (0,): there is nothing to write.",
         "data-empty slice ends-in-time", (2**32 + 2, 0), [[2**31 + 1], [3]], "EMPTY KSLICE OFFS"),
        ("slices-without-elements-beyond-32-bits",
         "The slice at index 2^32 + 1 has shape (2, 0): there is nothing to write.",
         "data-empty slice ends-in-time", (2, 2**32 + 2, 2, 0), [[1, 2**32 + 1]], "EMPTY KSLICE OFFS"),
        ("slices-long-and-without-elements", "The slices have shape (0, 2^31 + 5): there is nothing to write.",
         "data-empty slice ends-in-time", (3, 0, 2**31 + 5), [[2], [1]], "EMPTY KSLICE OFFS"),
        ("slices-without-elements-in-rank-1", "indices of rank 1 selects one slice of shape (0,).", "data-empty slice",
         (3, 0), [2], "EMPTY KSLICE"),
    ]


def _swapped() -> list[Case]:
    """Tuples into a square and a cube: swapped components stay in range and name another cell."""
    return [
        _one(version, 0, "swapped-components",
             "The indexed axes have equal extents: swapped components are in range and select another cell.",
             "tuple", shape, indices, "LAYOUT KSLICE")
        for version, shape, indices in [
            (NEWEST, (3, 3, 3), [[0, 1, 2], [2, 0, 0], [1, 2, 0], [1, 1, 0]]),
            ("ScatterND-11", (3, 3), [[0, 1], [2, 0], [1, 2]]),
            ("ScatterND-13", (3, 3, 2), [[0, 1], [2, 0], [1, 2]]),
            ("ScatterND-16", (2, 2, 2), [[0, 1, 1], [1, 0, 0]])]
    ]


def _empty_tuples() -> list[Case]:
    """k = 0: a tuple names all of data; with no tuple, with one and with three."""
    shape, found = (3, 2), []
    for version in (*OLDER, NEWEST):
        for count in (0, 1, 3):
            for reduction in ("none", *REDUCTIONS_OF.get(version, ("none",))[1:]):
                found.append(_empty_tuple_case(version, shape, count, reduction))
        one = data_set("indices of shape (0,) is one tuple of length 0, which selects all of data.", "tuple-empty",
                       counting(shape), np.empty((0,), np.int64), counting(shape, start=101))
        found.append(_case(version, "empty-tuple-in-rank-1", [one], None, "EMPTY KSLICE"))
    none = data_set("The empty tuple selects all of data, which has no cells.", "tuple-empty data-empty",
                    np.empty((0, 3), np.float32), np.empty((1, 0), np.int64), np.empty((1, 0, 3), np.float32))
    return found + [_case(NEWEST, "empty-tuple-without-cells", [none], None, "EMPTY KSLICE")]


def _empty_tuple_case(version: str, shape: tuple[int, ...], count: int, reduction: str) -> Case:
    words = {0: "indices has shape (0, 0): there are no tuples, so the result is data.",
             1: f"One tuple of length 0 selects all of data; the reduction is {reduction}.",
             3: f"Three tuples of length 0 each select all of data; the reduction is {reduction}."}[count]
    sign = -1 if reduction == "min" else 1
    updates = sign * counting((count, *shape), start=2)
    repeated = "" if count < 3 else " duplicates-none" if reduction == "none" else " duplicates-reduced"
    clauses = "tuple-empty" + (" indices-empty" if count == 0 else repeated)
    if reduction != "none":
        clauses += f" reduction-{reduction}"
    free = count == 3 and reduction == "none"
    one = data_set(words, clauses, counting(shape), np.empty((count, 0), np.int64), updates,
                   "allowed" if free else "exact")
    slug = f"empty-tuples-{count}" + ("" if reduction == "none" else f"-{reduction}")
    return _case(version, slug, [one], None if reduction == "none" else reduction,
                 "EMPTY KSLICE" + " DUPRED" * (count == 3 and reduction != "none"))


def _repeated_slices() -> list[Case]:
    """Several tuples select one slice; its elements need not all come from one update, but each comes from one."""
    indices = np.array([[2], [0], [-1], [2]])
    updates = counting((4, 4), start=101)
    found = []
    for version in (*OLDER, NEWEST):
        one = data_set("Three tuples select the last row: any of their updates may win, for each cell separately.",
                       "duplicates-none slice target-alias", counting((3, 4)), indices, updates, "allowed")
        found.append(_case(version, "repeated-slices", [one], None, "DUPNONE KSLICE NEGIDX"))
    for reduction in REDUCTIONS_OF[NEWEST][1:]:
        each = data_set(f"Three tuples select the last row, one by a negative index: {reduction} combines all updates.",
                        f"duplicates-reduced slice target-alias reduction-{reduction}", counting((3, 4)),
                        indices, counting((4, 4), start=3))
        found.append(_case(NEWEST, f"repeated-slices-{reduction}", [each], reduction, "DUPRED KSLICE NEGIDX"))
    return found


def _gathered_back() -> list[Case]:
    """Distinct targets without a reduction: what GatherND reads from the result by the same indices is
    updates."""
    found = []
    for version in (*OLDER, NEWEST):
        for name, shape, indices in [
            ("elements", (3, 4), [[[2, 3], [0, -4]], [[-2, 1], [0, 3]]]),
            ("slices", (5, 2, 3), [[4], [-5], [2]])]:
            tuples = np.array(indices)
            updates = counting(tuples.shape[:-1] + shape[tuples.shape[-1]:], start=101)
            one = data_set("All targets are distinct, so gathering from the result returns updates.",
                           "gather-inverse targets-unique", counting(shape), tuples, updates)
            found.append(_case(version, f"gathered-back-{name}", [one], None, "LAYOUT KSLICE"))
    return found
