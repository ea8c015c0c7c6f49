"""The position, number and distance of out-of-range indices in a list; and breaches without indices.

An implementation that checks a list in blocks, partially, or only if an update would change something, misses some
of them. Each case begins with the valid data set that is the sibling of the others: the same list, in which the others
have one or more indices out of range by one at either end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import ml_dtypes
import numpy as np

from oracle.operator_versions import BY_ID, MAIN, REDUCTIONS_OF, VERSIONS
from tables.case_writer import Case, DataSet, counting
from tables.refusals import ND_VERSIONS, Inputs, refusal
from tables.sequences import at, sequence_case, sequence_set


LENGTH, EXTENT = 67, 71
LONG = 1031
_TYPES = ("uint8", "int16", "float", "bfloat16", "int8")
_CELL = 90

# Positions in the list, and the side on which the indices there are out: 1 after the last, -1 before the first.
Bad = tuple[str, list[int], int]


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for turn, version in enumerate(VERSIONS):
        for number, reduction in enumerate(_reductions(version)):
            found.append(_places(version, turn + number, reduction))
        found.append(_alone(version, turn))
        found += _without_indices(version, turn)
    for version in MAIN:
        found += [_long(version, reduction) for reduction in ("none", "add")] + [_last_slice(version)]
    return found


def _reductions(version: str) -> tuple[str, ...]:
    """none and two other reductions, or one for an older version, if it has any."""
    if version in MAIN:
        return ("none", "add", "max")
    return ("none", "mul") if version in REDUCTIONS_OF else ("none",)


def bad_places(length: int, main: bool) -> Iterator[Bad]:
    """One index, all, and exactly so many."""
    yield "The first index is", [0], 1
    yield "The middle index is", [length // 2], -1
    yield "The last index is", [length - 1], 1
    yield "The last index is", [length - 1], -1
    yield "All indices are", list(range(length)), 1
    for count in (2, 4, 8, 16, 32, 64) if main else (4, 64):
        positions = sorted({number * length // count for number in range(count)})
        yield f"Exactly {count} indices are", positions, (1, -1)[count.bit_length() % 2]


def _layout(version: str, elements: str, tuples: str) -> str:
    return tuples if version in ND_VERSIONS else elements


def _dtype(version: str, turn: int) -> str:
    return at(turn, [dtype for dtype in _TYPES if dtype in BY_ID[version].types])


def _places(version: str, turn: int, reduction: str) -> Case:
    layout = _layout(version, "E", "N")
    index_type = at(turn, BY_ID[version].index_types)
    valid = _valid(layout, LENGTH, EXTENT, _dtype(version, turn), reduction, index_type)
    sets = [valid, *[_bad(version, valid, bad, EXTENT)
                     for bad in bad_places(LENGTH, version in MAIN and reduction == "none")],
            _unchanged(version, valid, reduction, EXTENT)]
    return _case(version, f"places-{index_type}-{reduction}", layout, reduction, sets)


def _alone(version: str, turn: int) -> Case:
    """One index, of the other index type."""
    layout = _layout(version, "E", "N")
    index_type = at(turn + 1, BY_ID[version].index_types)
    valid = _valid(layout, 1, 5, _dtype(version, turn + 1), "none", index_type)
    sets = [valid, *[_bad(version, valid, ("The only index is", [0], side), 5) for side in (1, -1)]]
    return _case(version, f"alone-{index_type}", layout, "none", sets)


def _long(version: str, reduction: str) -> Case:
    layout = _layout(version, "E", "Np")
    valid = _valid(layout, LONG, 101, "uint8", reduction, "int64")
    extent = valid.inputs[0].shape[-1]
    sets = [valid, *[_bad(version, valid, (f"Index {place} of {LONG} is", [place], side), extent)
                     for place, side in ((1024, -1), (LONG - 1, 1))]]
    return _case(version, f"beyond-a-thousand-{reduction}", layout, reduction, sets)


def _last_slice(version: str) -> Case:
    """Several lines of indices, or tuples of several numbers that select slices."""
    layout = _layout(version, "Eo2i3", "Nps3")
    valid = _valid(layout, 33, 35, "uint8", "none", "int64")
    extent = valid.inputs[0].shape[1]
    sets = [valid, *[_bad(version, valid, ("The last element of indices is", [-1], side), extent)
                     for side in (1, -1)]]
    return _case(version, "last-slice", layout, "none", sets)


def _valid(layout: str, length: int, extent: int, dtype: str, reduction: str, index_type: str) -> DataSet:
    """A list in range that names neither the first nor the last place if there is room."""
    sequence = np.arange(length) * 29 % (extent - 2) + 1
    return sequence_set(layout, sequence, extent, dtype, reduction,
                        "All indices are in range: the valid sibling of the other data sets.", index_type=index_type)


def _bad(version: str, valid: DataSet, bad: Bad, extent: int) -> DataSet:
    """The valid data set with some indices replaced: in tuples the last number of each."""
    words, positions, side = bad
    data, indices, updates = valid.inputs
    changed = indices.copy()
    lists = changed.reshape(-1, changed.shape[-1])[:, -1] if version in ND_VERSIONS else changed.reshape(-1)
    lists[positions] = extent if side > 0 else -extent - 1
    where = "one past the end" if side > 0 else "one before the start"
    return _refused(version, (data, changed, updates), f"{words} {where}; all others are in range."
                    if len(positions) < lists.size else f"{words} {where}.")


def _unchanged(version: str, valid: DataSet, reduction: str, extent: int) -> DataSet:
    """The update with the bad index would change nothing, wherever it went if no other update goes there."""
    data, indices, updates = (tensor.copy() for tensor in valid.inputs)
    indices.reshape(-1)[-1] = extent
    if reduction == "none":  # the values at both ends, where the index would lead
        data.reshape(-1)[[0, 1, -2, -1]] = _CELL
        updates.reshape(-1)[-1] = _CELL
    else:
        updates.reshape(-1)[-1] = _neutral(updates.dtype, reduction)
    return _refused(version, (data, indices, updates),
                    "The last index is one past the end; its update would change nothing.")


def _neutral(dtype: np.dtype, reduction: str) -> float:
    """The value that changes nothing, whatever a cell contains."""
    if reduction in ("add", "mul"):
        return reduction == "mul"
    info = np.iinfo(dtype) if np.issubdtype(dtype, np.integer) else ml_dtypes.finfo(dtype)
    return info.min if reduction == "max" else info.max


def _refused(version: str, inputs: Inputs, why: str) -> DataSet:
    """Not defined for Scatter-9."""
    return DataSet(inputs, why, ("index-bounds",), "invariants" if version == "Scatter-9" else "refuse")


def _case(version: str, slug: str, layout: str, reduction: str, sets: list[DataSet]) -> Case:
    slug = f"index-bounds-in-a-list-{slug}"
    own = [replace(data_set, sibling=f"{version}/{slug}#0") if data_set.expect == "refuse" else data_set
           for data_set in sets]
    return sequence_case(version, slug, layout, reduction, own, "OOB CHUNK")


# ---- no indices, and another breach ------------------------------------------------------------------------


def _without_indices(version: str, turn: int) -> Iterator[Case]:
    """The main versions have all rows, the others alternate."""
    rows = list(_rows_of_tuples() if version in ND_VERSIONS else _rows_of_elements())
    for number, (rules, slug, why, inputs, attributes) in enumerate(rows):
        if version in MAIN or (number + turn) % 4 == 0:
            yield refusal(version, rules, f"without-indices-{slug}", why, inputs, attributes=attributes,
                          bugs="EMPTY SHAPE")


Row = tuple[str, str, str, Inputs, tuple[tuple[str, int], ...]]


def _none(*shape: int) -> np.ndarray:
    return np.zeros(shape, np.int64)


def _updates(*shape: int) -> np.ndarray:
    return counting(shape, start=401)


def _rows_of_elements() -> Iterator[Row]:
    data, scalar = 10 * counting((3, 4)), np.array(10, np.float32)
    no = "indices is empty, but "
    yield "rank-mismatch", "lower", no + "its rank is one less than that of data.", (data, _none(0), _updates(0)), ()
    yield ("rank-mismatch", "higher", no + "its rank is one more than that of data.",
           (data, _none(1, 0, 4), _updates(1, 0, 4)), ())
    yield "updates-shape", "one-update", no + "updates has a row.", (data, _none(0, 4), _updates(1, 4)), ()
    yield ("updates-shape", "other-extent", no + "the second extent of updates differs.",
           (data, _none(0, 4), _updates(0, 3)), ())
    yield "updates-shape", "transposed", no + "updates is transposed.", (data, _none(0, 4), _updates(4, 0)), ()
    yield "updates-shape", "lower", no + "the rank of updates is one less.", (data, _none(0, 4), _updates(0)), ()
    yield ("updates-shape", "no-update", "updates is empty, but indices is not.",
           (data, np.array([[0, 2, 1, 1]]), _updates(0, 4)), ())
    yield ("indices-shape", "larger", no + "it has more columns than data.", (data, _none(0, 5), _updates(0, 5)), ())
    yield ("axis-range", "rank", no + "axis 2 is one past the last axis.",
           (data, _none(0, 4), _updates(0, 4)), (("axis", 2),))
    yield ("data-rank rank-mismatch", "scalar-data", no + "data has rank 0.", (scalar, _none(0), _updates(0)), ())


def _rows_of_tuples() -> Iterator[Row]:
    data, scalar = 10 * counting((3, 4)), np.array(10, np.float32)
    no = "There are no tuples, but "
    yield ("tuple-length", "above-rank", no + "tuples of length 3 cannot index a matrix.",
           (data, _none(0, 3), _updates(0)), ())
    yield "updates-shape", "one-update", no + "updates has one slice.", (data, _none(0, 1), _updates(1, 4)), ()
    yield ("updates-shape", "other-extent", no + "the slices of updates are shorter than those of data.",
           (data, _none(0, 1), _updates(0, 3)), ())
    yield "updates-shape", "transposed", no + "updates is transposed.", (data, _none(0, 1), _updates(4, 0)), ()
    yield ("updates-shape", "no-slice", no + "updates lacks the axis of the slices.",
           (data, _none(0, 1), _updates(0)), ())
    yield ("updates-shape", "one-column", no + "updates has an axis after those of indices.",
           (data, _none(0, 2), _updates(0, 1)), ())
    yield ("updates-shape", "no-update", "There is one tuple, but updates is empty.",
           (data, np.array([[1]]), _updates(0, 4)), ())
    yield ("data-rank", "scalar-data", no + "data has rank 0.", (scalar, _none(0, 0), _updates(0)), ())
