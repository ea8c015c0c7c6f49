"""All axes of the corpus, and the points of these that cases cover."""

from __future__ import annotations

from collections.abc import Iterable

from axes import (
    axes_combinations, axes_equal_values, axes_forms, axes_geometry, axes_graphs, axes_kinds, axes_offsets,
    axes_sequences, axes_shortcuts, axes_small_shapes, axes_unchanged, axes_values,
)
from axes.axis import Axis
from tables.case_writer import Case

AXES: tuple[Axis, ...] = (
    *axes_combinations.AXES,
    *axes_equal_values.AXES,
    *axes_forms.AXES,
    *axes_geometry.AXES,
    *axes_graphs.AXES,
    *axes_kinds.AXES,
    *axes_offsets.AXES,
    *axes_sequences.AXES,
    *axes_shortcuts.AXES,
    *axes_small_shapes.AXES,
    *axes_unchanged.AXES,
    *axes_values.AXES,
)


def covered(cases: Iterable[Case], axes: Iterable[Axis] = AXES) -> dict[str, frozenset[str]]:
    """All points that the cases cover, required or not, by the name of the axis."""
    pairs = [(case, data_set) for case in cases for data_set in case.data_sets]
    return {axis.name: frozenset(point for pair in pairs for point in axis.points(*pair)) for axis in axes}


def missing(cases: Iterable[Case], axes: Iterable[Axis] = AXES) -> dict[str, frozenset[str]]:
    """The required points that no case covers, by the name of the axis; axes without such points are omitted."""
    chosen = tuple(axes)
    found = covered(cases, chosen)
    return {axis.name: gap for axis in chosen if (gap := axis.required - found[axis.name])}
