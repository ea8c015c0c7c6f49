"""Ranks from 5 to 12: the first, a middle and the last axis, counted from both ends; short, medium and full tuples.

Implementations that store shapes in arrays of a fixed length, or merge axes, fail above some rank. Extents off the
axis are smaller in indices than in data, so that the strides of indices differ from those of data.
"""

from __future__ import annotations

from math import prod

from oracle.operator_versions import REDUCTIONS_OF
from tables.case_writer import Case
from tables.covering_geometries import Geometry, indices_of
from tables.rows import case, data_set, targets
from tables.telling_values import telling

TABLE = "corpus_ranks"
LEAST, GREATEST = 5, 12
# Alternating: the newest version and an older one.
_ELEMENTS = ("ScatterElements-18", "ScatterElements-18", "ScatterElements-16", "ScatterElements-18", "Scatter-11",
             "ScatterElements-18", "ScatterElements-13", "ScatterElements-18", "ScatterElements-11")
_TUPLES = ("ScatterND-18", "ScatterND-18", "ScatterND-16", "ScatterND-18", "ScatterND-13", "ScatterND-18",
           "ScatterND-11")
_TYPES = ("float", "int32", "double", "uint8", "float16", "int64")


def cases() -> list[Case]:
    """All cases of this table."""
    rows = [(_ELEMENTS, geometry) for rank in range(LEAST, GREATEST + 1) for geometry in _elements(rank)]
    rows += [(_TUPLES, geometry) for rank in range(LEAST, GREATEST + 1) for geometry in _tuples(rank)]
    return [_case(turn, versions[turn % len(versions)], geometry) for turn, (versions, geometry) in enumerate(rows)]


def axes_of(rank: int) -> tuple[int, ...]:
    """The axes that represent all axes of a high rank."""
    return 0, rank // 2, rank - 1, -1, -rank


def lengths_of(rank: int) -> tuple[int, ...]:
    """The lengths of tuples that represent all lengths of a high rank."""
    return 1, rank // 2, rank - 1, rank


def _shape(rank: int, large: int) -> tuple[int, ...]:
    """Extents of 1 and 2, no two runs of which are equal; 3 on the axis ``large``, no 1 at the end."""
    shape = [2 if n % 3 == 1 or n == rank - 1 else 1 for n in range(rank)]
    shape[large] = 3
    return tuple(shape)


def _elements(rank: int) -> list[Geometry]:
    found = []
    for axis in axes_of(rank):
        shape = _shape(rank, axis)
        smaller = next(n for n in reversed(range(rank)) if shape[n] == 2)
        indices = tuple(2 if n == axis % rank else extent - (n == smaller) for n, extent in enumerate(shape))
        found.append(Geometry(shape, indices, axis, f"rank {rank}"))
    return found


def _tuples(rank: int) -> list[Geometry]:
    return [Geometry(_shape(rank, 0), (2, length), None, f"rank {rank}") for length in lengths_of(rank)]


def _case(turn: int, version: str, geometry: Geometry) -> Case:
    """Every update has its own cell; types and reductions alternate."""
    allowed, rank = REDUCTIONS_OF.get(version), len(geometry.data)
    reduction, dtype = allowed[turn % len(allowed)] if allowed else None, _TYPES[turn % len(_TYPES)]
    indices = indices_of(geometry, repeated=False, negative=True)
    target = targets(version.split("-")[0], geometry.data, indices, geometry.axis or 0)
    data, updates = telling(dtype, reduction or "none", target.reshape(-1).tolist(), prod(geometry.data))
    if geometry.axis is None:
        length = geometry.indices[-1]
        words, slug = f" and tuples have length {length}", f"rank-{rank}-k-{length}-of-high-rank"
        clauses = ("tuple" if length == rank else "slice") + " updates-layout index-negative"
    else:
        words = f" and axis is {geometry.axis}; indices and data have different strides"
        slug = f"rank-{rank}-axis-{'minus-' * (geometry.axis < 0)}{abs(geometry.axis)}-of-high-rank"
        clauses = f"target index-negative {'axis-negative' if geometry.axis < 0 else 'axis'}"
    one = data_set(f"data has rank {rank}{words}.", clauses,
                   data.reshape(geometry.data), indices, updates.reshape(geometry.updates))
    return case(TABLE, version, slug, [one], axis=geometry.axis, reduction=reduction,
                bugs=f"RANK {'KSLICE' if geometry.axis is None else 'LAYOUT'} NEGIDX")
