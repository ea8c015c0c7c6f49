"""Refusals of ScatterND by ranks, shapes and the length of its tuples."""

from __future__ import annotations

import numpy as np

from tables.case_writer import Case, counting
from tables.refusals import ND_VERSIONS, Inputs, refusal

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
         "data must have at least rank 1, even for tuples of length 0."),
        ("data-rank tuple-length", "scalar-of-tuples", (scalar, np.array([[0]]), _updates_of(1)),
         "data must have at least rank 1: an index needs an axis."),
        ("indices-rank", "scalar", (vector, np.array(0), _updates_of()),
         "indices must have at least rank 1: its last axis is the tuple."),
        ("tuple-length", "above-rank", (_DATA, np.array([[0, 1, 0]]), _updates_of(1)),
         "Tuples of length 3 cannot index a matrix."),
        ("tuple-length", "above-rank-1", (vector, np.array([[0, 1], [1, 0]]), _updates_of(2)),
         "Tuples of length 2 cannot index a vector."),
        ("tuple-length", "list-of-indices", (vector, np.array([2, 0, 1, 1]), _updates_of(4)),
         "indices of rank 1 is one tuple of length 4, not four indices into a vector."),
        ("tuple-length", "one-tuple", (_DATA, np.array([0, 1, 0]), _updates_of()),
         "A single tuple of length 3 cannot index a matrix."),
    ]
    return [refusal(TABLE, version, rules, slug, why, inputs, bugs="SHAPE KSLICE")
            for rules, slug, inputs, why in rows]


def _slices(version: str) -> list[Case]:
    """Two rows of four elements are selected: updates of shape [2,4] would be valid."""
    rows = [
        ("shorter", (2, 3), "The slices of updates are one element shorter than the rows of data."),
        ("longer", (2, 5), "The slices of updates are one element longer than the rows of data."),
        ("larger", (3, 4), "updates has one more slice than there are tuples; it must not be ignored."),
        ("broadcastable", (1, 4), "A list of one slice is not broadcast to two tuples."),
        ("one-column", (2, 1), "One element per tuple is not broadcast along the row."),
        ("no-column", (2,), "One element per tuple is not a slice: the rank of updates must be q + r - k - 1."),
        ("scalar", (), "A single update of rank 0 is not broadcast."),
        ("vector", (4,), "A single slice of rank 1 is not broadcast to two tuples."),
        ("same-count", (4, 2), "updates must have the required shape, not just the same number of elements."),
        ("flat", (8,), "updates must have the required shape; a flat list of the elements is invalid."),
        ("higher", (1, 2, 4), "updates must not have an extra axis before those of indices."),
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
         "For a single tuple that selects an element, updates has rank 0, not shape [1]."),
        ("scalar-for-one", (_DATA, _CELLS[:1], _updates_of()),
         "For a list of one tuple that selects an element, updates has shape [1], not rank 0."),
        ("column-for-elements", (_DATA, _CELLS, _updates_of(2, 1)),
         "For tuples that select elements, updates has no axis after those of indices."),
        ("row-for-slice", (_DATA, np.array([2]), _updates_of(1, 4)),
         "For indices of rank 1, updates is the slice itself, not a list of one slice."),
        ("one-axis-less", (_DATA, _ROWS[np.newaxis], _updates_of(2, 4)),
         "For indices of rank 3, updates begins with the first two extents of indices."),
        ("one-axis-short", (_CUBE, _ROWS[1:], _updates_of(1, 3)),
         "Slices have rank r - k, including the last axis of data."),
        ("slices-transposed", (_CUBE, _ROWS[1:], _updates_of(1, 4, 3)),
         "The axes of slices are in the same order as in data."),
        ("axes-exchanged", (_CUBE, np.array([[[1, 2], [0, 1], [1, 0]]]), _updates_of(4, 1, 3)),
         "In updates, the axes of indices come before those of the slices."),
    ]
    return [refusal(TABLE, version, "updates-shape", slug, why, inputs, bugs="SHAPE KSLICE SPEC")
            for slug, inputs, why in rows]
