"""Axes of shapes one by one: where an extent is 1, how long rows of narrow elements are, and far strides."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from axes.axis import Axis
from oracle.operator_versions import REDUCTIONS
from tables.case_writer import Case, DataSet
from tables.corpus_odd_shapes import FAR_AXES, FAR_TUPLES
from tables.corpus_small_shapes import LENGTHS, NARROW, RANKS
from tables.rows import aims_of, axis_of, place_of, reduction_of, type_of, writes


def _family(case: Case) -> str:
    return "tuples" if case.operator == "ScatterND" else "axis"


# ---- extents of 1 ------------------------------------------------------------------------------------------


def _one_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not writes(data_set):
        return
    data, indices, _ = (tensor.shape for tensor in data_set.inputs)
    about, reduction = f"rank {len(data)}, {place_of(case, data_set)}", reduction_of(case)
    for place, extent in enumerate(data):
        if extent == 1:
            yield f"data {place}: {about}, {reduction}"
        elif case.operator != "ScatterND" and indices[place] == 1:
            yield f"indices {place}: {about}, {reduction}"


def _places(rank: int) -> Iterator[str]:
    for one in range(rank):
        for place in range(rank):
            yield f"data {one}: rank {rank}, axis {place}"
            yield f"indices {one}: rank {rank}, axis {place}"
            yield f"data {one}: rank {rank}, k {place + 1}"


_ONES = frozenset(f"{place}, {reduction}" for rank in RANKS for place in _places(rank) for reduction in REDUCTIONS)

# ---- rows of narrow elements ---------------------------------------------------------------------------------


def _row_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """Whole rows of data of rank 2, each with one index."""
    if not writes(data_set) or data_set.inputs[0].ndim != 2 or type_of(data_set.inputs[0]) == "string":
        return
    data, indices, _ = data_set.inputs
    if case.operator == "ScatterND":
        whole = indices.shape[-1] == 1
    else:
        whole = axis_of(case) % 2 == 0 and indices.shape[1] == data.shape[1] and bool((indices == indices[:, :1]).all())
    if whole:
        yield f"{_family(case)}: {data.shape[1]} of {data.itemsize} bytes"


_ROWS = frozenset(f"{family}: {length} of {width} bytes" for family in ("axis", "tuples") for length in LENGTHS
                  for width in NARROW)

# ---- strides -------------------------------------------------------------------------------------------------


def _stride_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """A stride beyond 15 bits of the axis, or of a component of tuples, and a cell beyond 16 bits."""
    if not writes(data_set) or data_set.inputs[0].size <= 2**16:
        return
    shape, indices = data_set.inputs[0].shape, data_set.inputs[1]
    places = range(indices.shape[-1]) if case.operator == "ScatterND" else [axis_of(case) % len(shape)]
    if any(prod(shape[place + 1 :]) > 2**15 and shape[place] > 1 for place in places) and aims_of(case, data_set).max() > 2**16:
        yield f"{_family(case)}: rank {len(shape)}, {place_of(case, data_set)}"


_STRIDES = frozenset(
    [f"axis: rank {len(shape)}, axis {axis % len(shape)}" for shape, axis in FAR_AXES]
    + [f"tuples: rank {len(shape)}, k {length}" for shape, length in FAR_TUPLES])

# ---- single updates, and indices that fit elsewhere ------------------------------------------------------------


def _single_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if writes(data_set):
        data, indices, _ = data_set.inputs
        if indices.size == (indices.shape[-1] if case.operator == "ScatterND" else 1):
            yield f"rank {data.ndim}, {place_of(case, data_set)}"


_SINGLE = frozenset(f"rank {rank}, {place}" for rank in (1, 2, 3, 4) for n in range(rank)
                    for place in (f"axis {n}", f"k {n + 1}"))


def _elsewhere_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """A refused index that is in range of every extent but its own."""
    if data_set.expect != "refuse" or data_set.clauses != ("index-bounds",) or data_set.inputs[0].ndim < 2:
        return
    shape, indices = data_set.inputs[0].shape, data_set.inputs[1]
    columns = [(n, indices[..., n]) for n in range(indices.shape[-1])] if case.operator == "ScatterND" else [
        (axis_of(case) % len(shape), indices)]
    for place, column in columns:
        for index in column.reshape(-1).tolist():
            if not -shape[place] <= index < shape[place] and all(
                    -extent <= index < extent for n, extent in enumerate(shape) if n != place):
                yield f"{_family(case)}: rank {len(shape)}, place {place}, {'negative' if index < 0 else 'positive'}"


_ELSEWHERE = frozenset(f"{family}: rank {rank}, place {place}, {sign}" for family in ("axis", "tuples") for rank in (2, 3)
                       for place in range(rank) for sign in ("negative", "positive"))

AXES = (
    Axis("extents-of-one", "An extent of 1 in every position of data and of indices, with every axis and length of tuples, under "
         "every reduction, to rank 3.", _ONES, _one_points),
    Axis("rows-of-narrow-elements", "Rows of 2 to 40 elements of one and of two bytes.", _ROWS, _row_points),
    Axis("strides-beyond-15-bits", "Cells beyond 2^16, where the axis or a component of tuples has a stride beyond 2^15.",
         _STRIDES, _stride_points),
    Axis("single-updates", "One index, or one tuple, by rank and axis or length of tuples.", _SINGLE, _single_points),
    Axis("indices-in-range-of-others", "Refused indices in range of every extent but their own, from both sides.",
         _ELSEWHERE, _elsewhere_points),
)
