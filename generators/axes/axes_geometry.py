"""Axes of shapes: ranks, axes, lengths of tuples, extents in every role, and indices that are valid under a wrong reading."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from axes.axis import Axis
from oracle.operator_versions import TABLE, VERSIONS
from tables.case_writer import Case, DataSet
from tables.corpus_covering import GREATEST_RANK, LEAST_HIGH_RANK, axes_of, lengths_of
from tables.rows import axis_of, is_answered, targets

_WITH_AXIS = tuple(version.id for version in TABLE if version.has_axis)
_TUPLES = tuple(version.id for version in TABLE if not version.has_axis)


def _has_axis(case: Case) -> bool:
    return case.operator != "ScatterND"


# ---- ranks -------------------------------------------------------------------------------------------------


def _rank_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or data_set.inputs[1].size == 0:
        return
    rank = data_set.inputs[0].ndim
    if _has_axis(case):
        yield f"with axis: rank {rank} axis {axis_of(case)}"
    else:
        yield f"ScatterND: rank {rank} k {data_set.inputs[1].shape[-1]}"


def _required_ranks() -> Iterator[str]:
    for rank in range(1, GREATEST_RANK + 1):
        few = rank >= LEAST_HIGH_RANK
        for axis in axes_of(rank) if few else range(-rank, rank):
            yield f"with axis: rank {rank} axis {axis}"
        for length in lengths_of(rank) if few else range(1, rank + 1):
            yield f"ScatterND: rank {rank} k {length}"


# ---- extents -----------------------------------------------------------------------------------------------


def _roles(case: Case, data_set: DataSet) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The role of the extents, with the extents."""
    data, indices = data_set.inputs[0].shape, data_set.inputs[1].shape
    if _has_axis(case):
        axis = axis_of(case) % len(data)
        yield "data on the axis", data[axis : axis + 1]
        yield "data off the axis", data[:axis] + data[axis + 1 :]
        yield "indices on the axis", indices[axis : axis + 1]
        yield "indices off the axis", indices[:axis] + indices[axis + 1 :]
    else:
        length = indices[-1]
        yield "data in tuples", data[:length]
        yield "data in slices", data[length:]
        yield "batch", indices[:-1]
        yield "k", indices[-1:]


# The last one represents all beyond 2^31, which are in tensors without elements.
_BEYOND = 2**31 + 1
_EXTENTS = (0, 1, 2, _BEYOND)
_ROLES = {True: ("data on the axis", "data off the axis", "indices on the axis", "indices off the axis"),
          False: ("data in tuples", "data in slices", "batch", "k")}


def _extent_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set):
        return
    for role, extents in _roles(case, data_set):
        for extent in extents:
            if extent in _EXTENTS[:3] or extent > 2**31:
                yield f"{case.operator} {min(extent, _BEYOND)}: {role}"


def _kinds_of_shape(case: Case, data_set: DataSet) -> Iterator[str]:
    if len(data_set.inputs) != 3 or any(tensor is None for tensor in data_set.inputs):
        return
    data, indices = data_set.inputs[0].shape, data_set.inputs[1].shape
    if data_set.expect == "refuse":
        if "index-bounds" in data_set.clauses and 1 in data:
            yield f"{case.group} index out of an extent of 1"
        return
    if not is_answered(data_set) or data_set.inputs[1].size == 0 or len(data) < 2 or 0 in data:
        return
    if len(data) > 2 and len(set(data)) == len(data) and 1 not in data:
        yield f"{case.group} three extents or more, all different, no 1"
    if len(set(data)) == 1 and data[0] > 1:
        yield f"{case.group} all extents alike"
    if _has_axis(case):
        axis = axis_of(case) % len(data)
        if indices[axis] > data[axis]:
            yield f"{case.group} longer along the axis"
        if indices[-1] > 1 and axis < len(data) - 1 and indices[-1] < data[-1]:
            yield f"{case.group} the last extent of indices is smaller"
        return
    slices = data[indices[-1] :]
    if len(slices) >= 2 and len(set(slices)) == 1 and slices[0] > 1:
        yield f"{case.group} square slices"


# ---- wrong readings ----------------------------------------------------------------------------------------


def _fitting_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """The wrong readings that give other cells, all of them in range."""
    if not is_answered(data_set) or data_set.inputs[1].size == 0 or data_set.inputs[0].size == 0:
        return
    data, indices = data_set.inputs[0].shape, data_set.inputs[1]
    right = targets(case.operator, data, indices, axis_of(case))
    for reading, aims in (_as_axes if _has_axis(case) else _as_tuples)(case, data, indices):
        if not np.array_equal(right, aims):
            yield f"{case.group} {reading}"


def _as_axes(case: Case, data: tuple[int, ...], indices: np.ndarray) -> Iterator[tuple[str, np.ndarray]]:
    rank, axis = len(data), axis_of(case) % len(data)
    for other in range(rank):
        wraps = np.where(indices < 0, indices + data[other], indices)
        if other != axis and 0 <= wraps.min() and wraps.max() < data[axis]:
            yield "wrapped by another extent", targets(case.operator, data, wraps, axis)
        fits = all(indices.shape[n] <= data[n] for n in range(rank) if n != other)
        if other == axis or not fits or not (-data[other] <= indices.min() and indices.max() < data[other]):
            continue
        aims = targets(case.operator, data, indices, other)
        yield "another axis", aims
        if other == 0:
            yield "axis 0", aims
        if axis_of(case) < 0 and other == min(-axis_of(case), rank - 1):
            yield "a negative axis as a positive one", aims
        if other == axis - 1:
            yield "the axis before", aims


def _as_tuples(case: Case, data: tuple[int, ...], indices: np.ndarray) -> Iterator[tuple[str, np.ndarray]]:
    length = indices.shape[-1]
    readings = {"components reversed": indices[..., ::-1], "components rotated": np.roll(indices, 1, -1),
                "first component alone": _first_alone(indices)}
    for reading, tuples in readings.items():
        if length > 1 and _in_range(tuples, data):
            yield reading, targets("ScatterND", data, tuples)
    for shift in range(1, length):
        extents = np.roll(np.array(data[:length]), shift)
        wraps = np.where(indices < 0, indices + extents, indices)
        if wraps.min() >= 0 and _in_range(wraps, data):
            yield "wrapped by another extent", targets("ScatterND", data, wraps)


def _first_alone(indices: np.ndarray) -> np.ndarray:
    found = np.zeros_like(indices)
    found[..., 0] = indices[..., 0]
    return found


def _in_range(tuples: np.ndarray, data: tuple[int, ...]) -> bool:
    return all(-data[n] <= tuples[..., n].min() and tuples[..., n].max() < data[n] for n in range(tuples.shape[-1]))


def _required_kinds() -> Iterator[str]:
    for version in VERSIONS:
        yield f"{version} three extents or more, all different, no 1"
        yield f"{version} all extents alike"
        if version in _TUPLES:
            yield f"{version} square slices"
        else:
            yield f"{version} longer along the axis"
            yield f"{version} the last extent of indices is smaller"
        if version != "Scatter-9":  # which does not mention it
            yield f"{version} index out of an extent of 1"


_READINGS = ("another axis", "axis 0", "a negative axis as a positive one", "the axis before",
             "wrapped by another extent")
_READINGS_OF_TUPLES = ("components reversed", "components rotated", "first component alone",
                       "wrapped by another extent")

AXES: tuple[Axis, ...] = (
    Axis("rank-and-axis", "Every axis and length of tuples to rank 4; to rank 12 the first, a middle and the last.",
         frozenset(_required_ranks()), _rank_points),
    Axis("extents", "Extents of 0, 1 and 2 in every role, and of data beyond 2^31.",
         frozenset(f"{operator} {extent}: {role}" for operator, kind in
                   (("Scatter", True), ("ScatterElements", True), ("ScatterND", False))
                   for extent in _EXTENTS for role in _ROLES[kind] if extent < _BEYOND or role.startswith("data")),
         _extent_points),
    Axis("kinds-of-shape", "Extents all different and all alike, and shapes of indices whose strides are not data's.",
         frozenset(_required_kinds()), _kinds_of_shape),
    Axis("wrong-readings", "Indices that a wrong reading finds in range, where it gives a wrong answer.",
         frozenset([f"{version} {reading}" for version in _WITH_AXIS for reading in _READINGS
                    if (version, reading) != ("Scatter-9", "wrapped by another extent")]
                   + [f"{version} {reading}" for version in _TUPLES for reading in _READINGS_OF_TUPLES]),
         _fitting_points),
)
