"""Combinations that are computed: a covering array, and the axes and tuples of high ranks.

In the array, every pair of operator version, element type, index type, reduction and geometry meets in a case. In
addition, every operator version, element type and reduction is combined with several updates of one cell. The chosen
combinations are computed (``covering``); of all that the operator versions allow, each has only a few. Pairs
count only if no implementation may refuse: not under reductions of bool, string and complex numbers, and not if
indices name a cell twice under none. Values are those of ``telling_values``, indices those of ``covering_geometries``.

Ranks from 5 to 12 have the first, a middle and the last axis, counted from both ends; short, medium and full tuples.
Implementations that store shapes in arrays of a fixed length, or merge axes, fail above some rank. Extents off the
axis are smaller in indices than in data, so that the strides of indices differ from those of data.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

import numpy as np

from oracle import loops
from oracle.operator_versions import REDUCTIONS_OF, TABLE as OPERATOR_VERSIONS, OperatorVersion
from tables.case_writer import Case
from tables.covering import greedy_cover, without_needless
from tables.covering_geometries import ELEMENTS, TUPLES, Geometry, indices_of
from tables.rows import COMPLEX, DTYPES, case, clause_of, data_set, targets
from tables.telling_values import telling


def cases() -> list[Case]:
    """All cases of this table."""
    return _covering() + _ranks()


# ---- the covering array ------------------------------------------------------------------------------------

# Types of which a reduction may be refused.
_OPTIONAL = ("bool", "string", *COMPLEX)
# A prime number, so that no number of combinations is a multiple of it.
_STEP = 1000003
# Does not mention negative indices.
_WITHOUT_NEGATIVES = "Scatter-9"


@dataclass(frozen=True)
class Combination:
    """One row of the covering array."""

    version: str
    dtype: str
    index_type: str
    reduction: str
    geometry: Geometry
    repeated: bool  # some cells are named by several updates

    def points(self) -> Iterator[tuple]:
        """The points that the row covers: pairs of factors, and a triple with repeated targets."""
        factors = (self.version, self.dtype, self.index_type, self.reduction, self.geometry)
        if self.is_binding():
            for pair in itertools.combinations(range(len(factors)), 2):
                yield (pair, *(factors[n] for n in pair))
        if self.repeated:
            yield "repeated", self.version, self.dtype, self.reduction
            yield "repeated", self.geometry, self.reduction

    def is_binding(self) -> bool:
        """Whether only one answer is allowed, whatever an implementation chooses."""
        if self.reduction == "none":
            return not self.repeated
        return self.dtype not in _OPTIONAL


def _covering() -> list[Case]:
    """The covering array."""
    return [case_of(row) for geometries in (ELEMENTS, TUPLES) for row in rows(geometries)]


def rows(geometries: tuple[Geometry, ...]) -> list[Combination]:
    """The chosen combinations of one family of operators: those with an axis, or ScatterND."""
    has_axis = geometries[0].axis is not None
    every = [row for version in OPERATOR_VERSIONS if version.has_axis == has_axis
             for row in legal(version, geometries)]
    # In no simple order, so that the choices that the pairs leave open are spread evenly.
    every = [every[number * _STEP % len(every)] for number in range(len(every))]
    points = [frozenset(row.points()) for row in every]
    chosen = without_needless(points, greedy_cover(points))
    return [every[number] for number in chosen]


def legal(version: OperatorVersion, geometries: tuple[Geometry, ...]) -> Iterator[Combination]:
    """The combinations of a version for which the text defines values."""
    for geometry, dtype, index_type, reduction in itertools.product(
            geometries, version.types, version.index_types, version.reductions or ("none",)):
        if loops.why_undefined(np.dtype(DTYPES[dtype]), reduction) is not None:
            continue
        for repeated in (False, True):
            if geometry.repeats if repeated else geometry.has_room:
                yield Combination(version.id, dtype, index_type, reduction, geometry, repeated)


def case_of(row: Combination) -> Case:
    """The case of a combination."""
    geometry = row.geometry
    negative = row.version != _WITHOUT_NEGATIVES
    indices = indices_of(geometry, row.repeated, negative).astype(row.index_type)
    target = targets(row.version.split("-")[0], geometry.data, indices, geometry.axis or 0)
    data, updates = telling(row.dtype, row.reduction, target.reshape(-1).tolist(), prod(geometry.data))
    one = data_set(_why(row), _clauses(row, bool((indices < 0).any())), data.reshape(geometry.data), indices,
                   updates.reshape(geometry.updates), _expectation(row))
    written = row.reduction if row.version in REDUCTIONS_OF else None
    slug = f"{geometry.name}-{row.dtype}-{row.index_type}-{row.reduction}{'-repeated' * row.repeated}"
    return case(row.version, slug, [one], axis=geometry.axis, reduction=written,
                bugs=_bugs(row, bool((indices < 0).any())))


def _expectation(row: Combination) -> str:
    free = (row.reduction == "none" and row.dtype != "bool") or (row.dtype, row.reduction) == ("string", "add")
    if row.repeated and free:
        return "allowed"
    return "allowed" if row.dtype in COMPLEX and row.reduction == "mul" else "exact"


def _why(row: Combination) -> str:
    geometry = row.geometry
    words = f"{geometry.what[0].upper()}{geometry.what[1:]}"
    if prod(geometry.updates) == 0:
        return f"{words}: there is nothing to write."
    return f"{words}: {_updates_of_a_cell(row)}; {row.dtype}, {row.reduction}."


def _updates_of_a_cell(row: Combination) -> str:
    """The part of the sentence about the updates of a cell and their effect, which ``telling`` guarantees."""
    if not row.repeated:
        return "each update has its own cell and changes the result"
    if row.reduction == "none":
        effect = "with equal values" if row.dtype == "bool" else "and any of them may win"
        return f"several updates target one cell, {effect}"
    one_wins = row.dtype == "bool" or row.reduction in ("max", "min")
    return f"several updates target one cell, and {'only one' if one_wins else 'each'} of them changes the result"


def _clauses(row: Combination, negative: bool) -> str:
    geometry = row.geometry
    found = ["element-type"]
    if 0 in geometry.data:
        found.append("data-empty")
    if 0 in (geometry.indices if geometry.axis is not None else geometry.indices[:-1]):
        return " ".join([*found, "indices-empty", "untouched"])
    found += _clauses_of_shape(geometry)
    if 0 in geometry.data:
        return " ".join(found)
    found += ["index-negative"] * negative
    if not row.repeated:
        found.append("targets-unique")
    elif row.version != _WITHOUT_NEGATIVES and negative:
        found.append("target-alias")
    if row.repeated:
        found.append("duplicates-none" if row.reduction == "none" else "duplicates-reduced")
    return " ".join([*found, clause_of(row.dtype, row.reduction)])


def _clauses_of_shape(geometry: Geometry) -> list[str]:
    if geometry.axis is None:
        length = geometry.indices[-1]
        if length == 0:
            return ["tuple-empty"]
        if length == len(geometry.data) and len(geometry.indices) == 1:
            return ["tuple", "updates-scalar"]
        return ["tuple" if length == len(geometry.data) else "slice", "updates-layout"]
    axis = geometry.axis % len(geometry.data)
    smaller = any(n != axis and geometry.indices[n] < extent for n, extent in enumerate(geometry.data))
    return ["target", "axis-negative" if geometry.axis < 0 else "axis", *["indices-smaller"] * smaller]


def _bugs(row: Combination, negative: bool) -> str:
    geometry = row.geometry
    found = ["DTYPE", "LAYOUT"] if prod(geometry.updates) > 0 else ["EMPTY"]
    if row.repeated:
        found.append("DUPNONE" if row.reduction == "none" else "DUPRED")
    found += ["NEGIDX"] * negative + ["RANK"] * (len(geometry.data) > 4) + ["BOOL"] * (row.dtype == "bool")
    if geometry.axis is None:
        return " ".join([*found, "KSLICE"])
    axis = geometry.axis % len(geometry.data)
    found += ["NEGAXIS"] * (geometry.axis < 0) + ["LARGE"] * (geometry.indices[axis] > geometry.data[axis])
    return " ".join([*found, *["SMALL"] * ("indices-smaller" in _clauses_of_shape(geometry))])


# ---- high ranks --------------------------------------------------------------------------------------------

LEAST_HIGH_RANK, GREATEST_RANK = 5, 12
# Alternating: the newest version and an older one.
_VERSIONS_OF_ELEMENTS = (
    "ScatterElements-18", "ScatterElements-18", "ScatterElements-16", "ScatterElements-18", "Scatter-11",
    "ScatterElements-18", "ScatterElements-13", "ScatterElements-18", "ScatterElements-11")
_VERSIONS_OF_TUPLES = (
    "ScatterND-18", "ScatterND-18", "ScatterND-16", "ScatterND-18", "ScatterND-13", "ScatterND-18", "ScatterND-11")
_TYPES = ("float", "int32", "double", "uint8", "float16", "int64")


def _ranks() -> list[Case]:
    """High ranks."""
    ranks = range(LEAST_HIGH_RANK, GREATEST_RANK + 1)
    rows = [(_VERSIONS_OF_ELEMENTS, geometry) for rank in ranks for geometry in _elements_of_rank(rank)]
    rows += [(_VERSIONS_OF_TUPLES, geometry) for rank in ranks for geometry in _tuples_of_rank(rank)]
    return [_rank_case(turn, versions[turn % len(versions)], geometry)
            for turn, (versions, geometry) in enumerate(rows)]


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


def _elements_of_rank(rank: int) -> list[Geometry]:
    found = []
    for axis in axes_of(rank):
        shape = _shape(rank, axis)
        smaller = next(n for n in reversed(range(rank)) if shape[n] == 2)
        indices = tuple(2 if n == axis % rank else extent - (n == smaller) for n, extent in enumerate(shape))
        found.append(Geometry(shape, indices, axis, f"rank {rank}"))
    return found


def _tuples_of_rank(rank: int) -> list[Geometry]:
    return [Geometry(_shape(rank, 0), (2, length), None, f"rank {rank}") for length in lengths_of(rank)]


def _rank_case(turn: int, version: str, geometry: Geometry) -> Case:
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
    return case(version, slug, [one], axis=geometry.axis, reduction=reduction,
                bugs=f"RANK {'KSLICE' if geometry.axis is None else 'LAYOUT'} NEGIDX")
