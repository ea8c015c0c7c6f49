"""Refusals of ScatterND by ranks, shapes and the length of its tuples."""

from __future__ import annotations

import numpy as np

from case_writer import Case, counting
from refusals import ND_VERSIONS, Inputs, refusal

TABLE = "corpus_refusals_nd"

_DATA = 10 * counting((3, 4))
_ROWS = np.array([[2], [0]])
_CELLS = np.array([[2, 1], [0, 3]])
_CUBE = 10 * counting((2, 3, 4))


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for version in ND_VERSIONS:
        found += _ranks(version) + _slices(version) + _other_updates(version)
    return found


def _updates_of(*shape: int) -> np.ndarray:
    return counting(shape, start=401)


def _ranks(version: str) -> list[Case]:
    scalar, vector = np.array(10, np.float32), 10 * counting((3,))
    rows: list[tuple[str, str, Inputs, str]] = [
        ("data-rank", "scalar", (scalar, np.empty((1, 0), np.int64), _updates_of(1)),
         "data has at least rank 1, even for tuples of length 0."),
        ("data-rank tuple-length", "scalar-of-tuples", (scalar, np.array([[0]]), _updates_of(1)),
         "data has at least rank 1: an index needs an axis."),
        ("indices-rank", "scalar", (vector, np.array(0), _updates_of()),
         "indices has at least rank 1: it holds tuples."),
        ("tuple-length", "above-rank", (_DATA, np.array([[0, 1, 0]]), _updates_of(1)),
         "Tuples of length 3 cannot name cells of a matrix."),
        ("tuple-length", "above-rank-1", (vector, np.array([[0, 1], [1, 0]]), _updates_of(2)),
         "Tuples of length 2 cannot name cells of a vector."),
        ("tuple-length", "list-of-indices", (vector, np.array([2, 0, 1, 1]), _updates_of(4)),
         "indices of rank 1 are one tuple of length 4, not four indices into a vector."),
        ("tuple-length", "one-tuple", (_DATA, np.array([0, 1, 0]), _updates_of()),
         "One tuple of length 3 cannot name a cell of a matrix."),
    ]
    return [refusal(TABLE, version, rules, slug, why, inputs, bugs="SHAPE KSLICE")
            for rules, slug, inputs, why in rows]


def _slices(version: str) -> list[Case]:
    """Two rows of four elements are selected: updates of shape [2,4] would be valid."""
    rows = [
        ("shorter", (2, 3), "The slices are one element shorter than the rows of data."),
        ("longer", (2, 5), "The slices are one element longer than the rows of data."),
        ("larger", (3, 4), "There is one slice more than tuples; it is not left out."),
        ("broadcastable", (1, 4), "One slice is not repeated for two tuples."),
        ("one-column", (2, 1), "One element for each tuple is not repeated along its row."),
        ("no-column", (2,), "One element for each tuple is no slice: updates has rank q + r - k - 1."),
        ("scalar", (), "One update of rank 0 is not repeated everywhere."),
        ("vector", (4,), "A slice alone is not repeated for two tuples."),
        ("same-count", (4, 2), "updates has the prescribed shape, not just as many elements."),
        ("flat", (8,), "updates has the prescribed shape, not all elements in one row."),
        ("higher", (1, 2, 4), "updates has no axis in front of those of indices."),
    ]
    return [
        refusal(TABLE, version, "updates-shape", slug, why, (_DATA, _ROWS, _updates_of(*shape)),
                bugs="SHAPE KSLICE")
        for slug, shape, why in rows
    ]


def _other_updates(version: str) -> list[Case]:
    """Single elements, single tuples, indices of rank 3, slices of rank 2."""
    rows: list[tuple[str, Inputs, str]] = [
        ("one-for-scalar", (_DATA, np.array([1, 2]), _updates_of(1)),
         "The update of one element has rank 0, not shape [1]."),
        ("scalar-for-one", (_DATA, _CELLS[:1], _updates_of()),
         "A list of one tuple takes updates of shape [1], not of rank 0."),
        ("column-for-elements", (_DATA, _CELLS, _updates_of(2, 1)),
         "Tuples that name elements take no axis behind their own."),
        ("row-for-slice", (_DATA, np.array([2]), _updates_of(1, 4)),
         "One tuple of rank 1 takes the slice itself, not a list of one slice."),
        ("one-axis-less", (_DATA, _ROWS[np.newaxis], _updates_of(2, 4)),
         "Indices of rank 3 take updates with both of their first extents."),
        ("one-axis-short", (_CUBE, _ROWS[1:], _updates_of(1, 3)),
         "Slices have the rank r - k: the last extent of data belongs to them."),
        ("slices-transposed", (_CUBE, _ROWS[1:], _updates_of(1, 4, 3)),
         "The axes of slices are in the order of data."),
        ("axes-exchanged", (_CUBE, np.array([[[1, 2], [0, 1], [1, 0]]]), _updates_of(4, 1, 3)),
         "The axes of indices stand before those of the slices."),
    ]
    return [refusal(TABLE, version, "updates-shape", slug, why, inputs, bugs="SHAPE KSLICE SPEC")
            for slug, inputs, why in rows]
