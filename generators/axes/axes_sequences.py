"""Axes of lists of indices: counts in every role, patterns, repeated targets, ends, runs of slices, bad indices."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from axes.axis import Axis
from oracle.operator_versions import MAIN, VERSIONS
from tables.case_writer import Case, DataSet
from tables.rows import DTYPES, axis_of, is_answered, reduction_of, targets, type_of
from tables.sequences import COUNTS, DISTANCES, HITS, MODULI, PLACES, SLICES, pattern_of, reductions_of

_OPERATORS = tuple(version.split("-")[0] for version in MAIN)


def _has_tuples(case: Case) -> bool:
    return case.operator == "ScatterND"


def _operator(case: Case) -> str:
    """Scatter is ScatterElements under another name."""
    return "ScatterND" if _has_tuples(case) else "ScatterElements"


def _computes(case: Case) -> str:
    return "none" if reduction_of(case) == "none" else "reduced"


def line_of(case: Case, data_set: DataSet) -> np.ndarray | None:
    """The places along the axis that the updates aim at, or the numbers of tuples; None if lines differ."""
    data, indices, _ = data_set.inputs
    if 0 in data.shape + indices.shape:
        return None
    if _has_tuples(case):
        extents = data.shape[: indices.shape[-1]]
        rows = (indices % np.array(extents, dtype=np.int64)).reshape(-1, len(extents))
        return np.ravel_multi_index(tuple(rows.T), extents) if extents else None
    axis = axis_of(case) % data.ndim
    lines = np.moveaxis(indices % data.shape[axis], axis, -1).reshape(-1, indices.shape[axis])
    return lines[0] if (lines == lines[0]).all() else None


def _slice_length(data_set: DataSet) -> int:
    return math.prod(data_set.inputs[0].shape[data_set.inputs[1].shape[-1] :])


# ---- counts ------------------------------------------------------------------------------------------------

_ROLES = {"ScatterElements": ("updates", "outer", "inner"), "ScatterND": ("tuples", "rows", "slice")}
# Above this, roles other than the number of updates have one of the three counts around a power of two.
_ALL_ROLES = 1025


def _counts(case: Case, data_set: DataSet) -> dict[str, int]:
    data, indices, updates = data_set.inputs
    if _has_tuples(case):
        count, elements = math.prod(indices.shape[:-1]), indices.shape[-1] == data.ndim
        return {"tuples": count} if elements else {"rows": count, "slice": _slice_length(data_set)}
    axis = axis_of(case) % data.ndim
    found = {"updates": updates.size, "outer": math.prod(indices.shape[:axis])}
    return found | ({"inner": math.prod(indices.shape[axis + 1 :])} if indices.shape[axis + 1 :] else {})


def _power_near(count: int) -> int:
    """The power of two that a count is next to or is; 0 if neither."""
    return next((2**power for power in range(1, 13) if abs(count - 2**power) <= 1), 0)


def _count_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set):
        return
    for role, count in _counts(case, data_set).items():
        yield f"{case.group} {role} {count}"
        if near := _power_near(count):
            yield f"{case.group} {role} about {near} {_computes(case)}"
            yield f"{case.group} about {near}"


_COUNTS = frozenset(
    [f"{version} {role} {count}" for version in MAIN for role in _ROLES[version.split('-')[0]] for count in COUNTS
     if count <= _ALL_ROLES or role in ("updates", "tuples")]
    + [f"{version} {role} about {2**power} {how}" for version in MAIN for role in _ROLES[version.split("-")[0]]
       for power in range(1, 13) for how in ("none", "reduced") if power <= 10 or role in ("updates", "tuples")]
    + [f"{version} about {2**power}" for version in VERSIONS for power in range(1, 11)])

# ---- patterns ----------------------------------------------------------------------------------------------

_PATTERNS = ("constant", "identity", "range", "strided", "reversed", "sorted", "sorted-repeats", "blocks",
             "permutation")


def _pattern_points(case: Case, data_set: DataSet) -> Iterator[str]:
    line = line_of(case, data_set) if is_answered(data_set) else None
    found = pattern_of(line) if line is not None else None
    if found is None:
        return
    pattern, place = found
    yield f"{_operator(case)} {pattern} {place}"
    yield f"{_operator(case)} {pattern} {_computes(case)}"
    yield f"{case.group} pattern"
    if not _has_tuples(case):
        yield f"{pattern} {type_of(data_set.inputs[1])}"
    elif place != "whole":
        yield f"{pattern} {'slices' if _slice_length(data_set) > 1 else 'elements'}"


_PATTERN_POINTS = frozenset(
    [f"{operator} {pattern} {place}" for operator in _OPERATORS for pattern in _PATTERNS
     for place in ("whole", *PLACES, "none", "reduced")]
    + [f"{pattern} {kind}" for pattern in _PATTERNS for kind in ("int32", "int64", "slices", "elements")]
    + [f"{version} pattern" for version in VERSIONS])

# ---- repeated targets --------------------------------------------------------------------------------------


def _distance_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """For lists in which one cell is named twice and no other; and for cells named in turn that share low bits."""
    line = line_of(case, data_set) if is_answered(data_set) else None
    if line is None or len(line) < 4 or _computes(case) == "none":
        return
    places, counts = np.unique(line, return_counts=True)
    repeated = places[counts > 1]
    if len(repeated) == 1 and counts.max() == 2:
        first, second = np.flatnonzero(line == repeated[0])
        yield f"{_operator(case)} distance {second - first}"
        if first < len(line) // 2 <= second:
            yield f"{_operator(case)} across the halves of {len(line)}"
    elif len(repeated) > 1 and (counts[counts > 1] > 4).all():
        yield from (f"{_operator(case)} equal modulo {modulus}" for modulus in MODULI
                    if (repeated % modulus == repeated[0] % modulus).all())


_DISTANCE_POINTS = frozenset(
    [f"{operator} distance {distance}" for operator in _OPERATORS for distance in DISTANCES]
    + [f"{operator} across the halves of {length}" for operator in _OPERATORS for length in (257, 1031)]
    + [f"{operator} equal modulo {modulus}" for operator in _OPERATORS for modulus in MODULI])


def _hit_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or _computes(case) == "none" or data_set.inputs[1].size < HITS[0]:
        return
    data, indices, _ = data_set.inputs
    if 0 in data.shape + indices.shape:
        return
    if _has_tuples(case):
        indices = indices % np.array(data.shape[: indices.shape[-1]], dtype=np.int64)
    else:
        indices = indices % data.shape[axis_of(case)]
    aimed = targets(case.operator, data.shape, indices, axis_of(case)).reshape(-1)
    for hits in set(np.bincount(aimed).tolist()) & set(HITS):
        dtype, reduction = type_of(data), reduction_of(case)
        yield f"{dtype} {reduction}"
        yield f"{dtype} {hits}"
        yield f"{_operator(case)} {reduction} {hits}"
        yield f"{_operator(case)} {dtype}"


_HIT_POINTS = frozenset(
    [f"{dtype} {reduction}" for dtype in DTYPES for reduction in reductions_of(dtype)]
    + [f"{dtype} {hits}" for dtype in DTYPES for hits in HITS]
    + [f"{operator} {reduction} {hits}" for operator in _OPERATORS for reduction in ("add", "mul", "max", "min")
       for hits in HITS]
    + [f"{operator} {dtype}" for operator in _OPERATORS for dtype in DTYPES])

# ---- ends and runs -----------------------------------------------------------------------------------------

_RUNS = ("contiguous", "apart", "repeated")


def _end_points(case: Case, data_set: DataSet) -> Iterator[str]:
    line = line_of(case, data_set) if is_answered(data_set) else None
    if line is None:
        return
    cells, extent = data_set.inputs[0].size, _places(case, data_set)
    if len(line) <= 4 and cells > 100:
        about = 2 * round(cells / 2) if 250 < cells < 270 else cells
        ends = {0: "first", extent - 1: "last", extent - 2: "last but one"}
        yield from (f"{_operator(case)} {about} {ends[place]} {_computes(case)}" for place in line if place in ends)
    elif len(line) > 1000:
        yield f"{_operator(case)} many into {extent}"


def _places(case: Case, data_set: DataSet) -> int:
    data, indices, _ = data_set.inputs
    return math.prod(data.shape[: indices.shape[-1]]) if _has_tuples(case) else data.shape[axis_of(case)]


_END_POINTS = frozenset(
    [f"{operator} 256 {end} {how}" for operator in _OPERATORS for end in ("first", "last", "last but one")
     for how in ("none", "reduced")]
    + [f"ScatterND 65536 {end} reduced" for end in ("first", "last", "last but one")]
    + [f"{operator} many into {cells}" for operator in _OPERATORS for cells in (1, 2, 3)])


def _run_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or not _has_tuples(case):
        return
    line, length = line_of(case, data_set), _slice_length(data_set)
    if line is None or len(line) < 3 or length not in SLICES:
        return
    steps = np.diff(line)
    kind = "contiguous" if (steps == 1).all() else "apart" if (np.abs(steps) > 1).all() else ""
    kind = "repeated" if len(set(line.tolist())) < len(line) else kind
    yield f"slices of {length} {kind} {_computes(case)}"


_RUN_POINTS = frozenset(
    f"slices of {length} {run} {how}" for length in SLICES for run in _RUNS for how in ("none", "reduced"))

# ---- bad indices -------------------------------------------------------------------------------------------


def _bad_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """The positions of the indices out of range, their number, and the side."""
    if data_set.clauses != ("index-bounds",):
        return
    data, indices, updates = data_set.inputs
    if indices.size == 0 or 0 in data.shape:
        return
    extents = np.array(data.shape[: indices.shape[-1]]) if _has_tuples(case) else data.shape[axis_of(case)]
    above, below = indices >= extents, indices < -extents
    wrong = (above | below)
    wrong = (wrong.any(axis=-1) if _has_tuples(case) else wrong).reshape(-1)
    where, count = np.flatnonzero(wrong), int(wrong.sum())
    length, one = len(wrong), count == 1
    by_one = bool((indices[above] == np.broadcast_to(extents, indices.shape)[above]).all()
                  and (indices[below] == -np.broadcast_to(extents, indices.shape)[below] - 1).all())
    if one and length == 1:
        yield f"{case.group} alone"
    elif one and length > 32:
        place = {0: "first", length // 2: "middle", length - 1: "last"}.get(int(where[0]), "elsewhere")
        yield f"{case.group} {place}"
    if count == length > 32:
        yield f"{case.group} all"
    if length > 32 and count in (2, 4, 8, 16, 32, 64):
        yield f"{_operator(case)} exactly {count}"
    if one and where[0] >= 1000:
        yield f"{_operator(case)} beyond a thousand {_computes(case)}"
    if one and by_one:
        side = "behind" if above.any() else "before"
        yield f"{_operator(case)} {type_of(indices)} {side}"
        yield f"{_operator(case)} {reduction_of(case)} {side}"


_BAD_POINTS = frozenset(
    [f"{version} {place}" for version in VERSIONS for place in ("first", "middle", "last", "alone", "all")]
    + [f"{operator} exactly {2**power}" for operator in _OPERATORS for power in range(1, 7)]
    + [f"{operator} beyond a thousand {how}" for operator in _OPERATORS for how in ("none", "reduced")]
    + [f"{operator} {kind} {side}" for operator in _OPERATORS for side in ("behind", "before")
       for kind in ("int64", "none", "add", "mul", "max", "min")]
    + [f"ScatterElements int32 {side}" for side in ("behind", "before")])


def _empty_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if data_set.expect == "refuse" and len(data_set.inputs) == 3 and data_set.inputs[1] is not None and (
            data_set.inputs[1].size == 0):
        yield from (f"{_operator(case)} {rule}" for rule in data_set.clauses)


_EMPTY_POINTS = frozenset(
    [f"ScatterElements {rule}" for rule in ("rank-mismatch", "updates-shape", "indices-shape", "axis-range",
                                            "data-rank")]
    + [f"ScatterND {rule}" for rule in ("tuple-length", "updates-shape", "data-rank")])

AXES: tuple[Axis, ...] = (
    Axis("counts", "Counts next to every power of two up to 4096, in every role.", _COUNTS, _count_points),
    Axis("index-patterns", "Patterns of indices that optimisers look for, whole and broken at one place.",
         _PATTERN_POINTS, _pattern_points),
    Axis("repeats-at-a-distance", "Two updates of one cell at every distance; cells that share low bits.",
         _DISTANCE_POINTS, _distance_points),
    Axis("updates-of-a-cell", "Many updates of one cell, for every type and reduction.", _HIT_POINTS, _hit_points),
    Axis("few-and-many", "The cells at the ends hit by few updates, and a few cells by many.", _END_POINTS,
         _end_points),
    Axis("runs-of-slices", "Slices of about a power of two, one behind the other, apart and repeated.", _RUN_POINTS,
         _run_points),
    Axis("bad-indices", "Where indices out of range are, how many and on which side.", _BAD_POINTS, _bad_points),
    Axis("no-indices-and-a-breach", "No index together with each other breach.", _EMPTY_POINTS, _empty_points),
)
