"""Refusals by ranks and shapes, by the axis of Scatter and ScatterElements, and by the length of ScatterND's tuples."""

from __future__ import annotations

import numpy as np

from tables.case_writer import Case, counting
from tables.refusals import ELEMENTS_VERSIONS, ND_VERSIONS, Inputs, refusal


def cases() -> list[Case]:
    """All cases of this table."""
    return _elements() + _tuples()


# ---- Scatter and ScatterElements ---------------------------------------------------------------------------


_DATA = 10 * counting((3, 4))
_INDICES = np.array([[0, 2, 1, 1], [2, 0, 0, 2]])

# Valid along each of the three axes: no index is repeated along any of them.
_CUBE_INPUTS = (
    10 * counting((2, 3, 4)), np.array([[[0, 1], [1, 0]], [[1, 0], [0, 1]]]), counting((2, 2, 2), start=401)
)

ShapeRow = tuple[str, Inputs, str]


def _elements() -> list[Case]:
    found = []
    for version in ELEMENTS_VERSIONS:
        found += _ranks_of_elements(version) + _updates(version) + _indices(version) + _axes(version)
    return found


def _updates_of(*shape: int) -> np.ndarray:
    return counting(shape, start=401)


def _ranks_of_elements(version: str) -> list[Case]:
    scalar, zero, vector = np.array(10, np.float32), np.array(0), 10 * counting((3,))
    update = np.array(401, np.float32)
    rows: list[tuple[str, str, Inputs, str]] = [
        ("data-rank indices-rank", "all-scalars", (scalar, zero, update),
         "data and indices must have at least rank 1."),
        ("data-rank rank-mismatch", "scalar-data", (scalar, np.array([0]), _updates_of(1)),
         "data must have at least rank 1: an index needs an axis."),
        ("indices-rank rank-mismatch", "scalar", (vector, zero, update), "indices must have at least rank 1."),
        ("rank-mismatch", "lower", (_DATA, np.array([0, 2]), _updates_of(2)),
         "indices must have the rank of data, not one less."),
        ("rank-mismatch", "higher", (_DATA, _INDICES[np.newaxis], _updates_of(1, 2, 4)),
         "indices must have the rank of data, not one more."),
        ("rank-mismatch", "tuples-for-a-vector", (vector, np.array([[2], [0]]), _updates_of(2, 1)),
         "indices of shape [2,1] is not a list of two indices for a vector."),
    ]
    return [refusal(version, rules, slug, why, inputs, bugs="SHAPE RANK")
            for rules, slug, inputs, why in rows]


def _updates(version: str) -> list[Case]:
    """With shape [2,4], like indices, they would be valid."""
    rows = [
        ("shorter", (2, 3), "updates has one column less than indices: the last index of each row has no update."),
        ("longer", (2, 5), "updates has one column more than indices; the extra column must not be ignored."),
        ("fewer-rows", (1, 4), "updates has one row and indices has two; the row is not broadcast."),
        ("larger", (3, 4), "updates has the shape of data instead of indices; the extra row must not be ignored."),
        ("broadcastable", (2, 1), "updates has one column and indices has four; the column is not broadcast."),
        ("scalar", (), "A single update of rank 0 is not broadcast to all indices."),
        ("vector", (4,), "updates of rank 1 is not broadcast to the rows of indices."),
        ("same-count", (4, 2), "updates must have the shape of indices, not just the same number of elements."),
        ("flat", (8,), "updates must have the shape of indices; a flat list of the elements is invalid."),
        ("higher", (1, 2, 4), "updates must have the rank of indices, not one more."),
    ]
    return [
        refusal(version, "updates-shape", slug, why, (_DATA, _INDICES, _updates_of(*shape)),
                bugs="SHAPE")
        for slug, shape, why in rows
    ]


def _indices(version: str) -> list[Case]:
    wide, high = np.array([[0, 2, 1, 1, 2]]), np.array([[1], [3], [0], [2]])
    middle = (10 * counting((2, 3, 4)), np.zeros((2, 1, 5), np.int64), _updates_of(2, 1, 5))
    return [
        refusal(version, "indices-shape", "larger-off-axis",
                "indices has five columns, data has four.", (_DATA, wide, _updates_of(1, 5)),
                bugs="SHAPE OOB"),
        refusal(version, "indices-shape", "more-rows", "indices has four rows, data has three.",
                (_DATA, high, _updates_of(4, 1)), attributes=(("axis", 1),), bugs="SHAPE OOB"),
        refusal(version, "indices-shape", "larger-behind-the-axis",
                "axis is 1, and indices is larger than data on the axis after it.",
                middle, attributes=(("axis", 1),), bugs="SHAPE OOB"),
    ]


def _axes(version: str) -> list[Case]:
    """For data of rank 3: wrapping the axis, clamping it and keeping 32 bits of it give different axes."""
    rows = [
        ("rank", 3, "axis r is one past the last axis."),
        ("above-rank", 4, "axis r + 1 is two past the last axis."),
        ("before-first", -4, "axis -r - 1 is one before the first axis."),
        ("far-before-first", -5, "axis -r - 2 is two before the first axis."),
        ("least", -(2**63), "The minimum int64 is not an axis, not even after r is added."),
        ("greatest", 2**63 - 1, "The maximum int64 is not an axis; adding r overflows."),
        ("two-to-the-32", 2**32, "2^32 becomes axis 0 when truncated to 32 bits."),
        ("minus-two-to-the-32", -(2**32) - 1, "-2^32 - 1 becomes axis -1 when truncated to 32 bits."),
    ]
    return [
        refusal(version, "axis-range", slug, why, _CUBE_INPUTS, attributes=(("axis", axis),),
                bugs="NEGAXIS OFFS")
        for slug, axis, why in rows
    ]


# ---- ScatterND ---------------------------------------------------------------------------------------------


_ROWS = np.array([[2], [0]])
_CELLS = np.array([[2, 1], [0, 3]])
_CUBE = 10 * counting((2, 3, 4))


def _tuples() -> list[Case]:
    found = []
    for version in ND_VERSIONS:
        found += _ranks_of_tuples(version) + _slices(version) + _other_updates(version)
    return found


def _ranks_of_tuples(version: str) -> list[Case]:
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
    return [refusal(version, rules, slug, why, inputs, bugs="SHAPE KSLICE")
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
        refusal(version, "updates-shape", slug, why, (_DATA, _ROWS, _updates_of(*shape)),
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
    return [refusal(version, "updates-shape", slug, why, inputs, bugs="SHAPE KSLICE SPEC")
            for slug, inputs, why in rows]
