"""Code that optimised implementations run above a number of updates or elements, and the comparisons that it skips.

Cells with 16 or 64 updates and more, and rows of a vector's length (4, 8, 32 or 64 elements) with several tuples, for
every type and reduction. Values are those of ``telling_values``: every update, or under max and min the winner, changes
the result, and nothing rounds. If a type is too small for that many, there are fewer; but products of unsigned integers
wrap.

Values that compare equal to what they replace, and cells that contain only the identity of a reduction. An
implementation that compares first skips a store, and zeros then keep their sign. A maximum that begins with the least
finite number is wrong if only infinities are compared. Lists are short and long, ordered and unordered.

One, two and three tuples or rows with slices of 512 elements and more: fewer than an implementation has threads. Each
thread may reduce its part of the updates into its own cells, which are merged later, or a part of each slice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from oracle import loops
from oracle.operator_versions import BY_ID, MAIN, OLDER, REDUCTIONS, REDUCTIONS_OF
from tables.case_writer import Case, DataSet
from tables.folder_forms import typed_indices
from tables.rows import (
    COMPLEX, DTYPES, FLOATING, INTEGERS, as_indices, case, clause_of, data_set, targets, versions_with,
)
from tables.sequences import at, sequence_case, sequence_set
from tables.telling_values import most_of_a_cell, telling


def cases() -> list[Case]:
    """All cases of this table."""
    return _repeats() + _equal_values() + _long_slices()


# ---- many updates of a cell --------------------------------------------------------------------------------

# The number of updates of each of three cells; the last number alternates.
_COUNTS = ((16, 64, 256), (17, 65, 512))
_LENGTHS = (4, 8, 32, 64)


def _repeats() -> list[Case]:
    """Many updates of a cell."""
    found = []
    for turn, (dtype, reduction) in enumerate(_types_and_reductions()):
        found += [_many(turn, dtype, reduction), _rows(turn, dtype, reduction)]
    return found


def _types_and_reductions() -> Iterator[tuple[str, str]]:
    """Every element type with every reduction, except none, that is defined for it."""
    for dtype in DTYPES:
        for reduction in REDUCTIONS[1:]:
            if loops.why_undefined(np.dtype(DTYPES[dtype]), reduction) is None:
                yield dtype, reduction


def _many(turn: int, dtype: str, reduction: str) -> Case:
    """Three cells of a vector with many updates, and a few with one; the operators alternate."""
    version = ("ScatterElements-18", "ScatterND-18")[(turn + turn // 4) % 2]
    counts, wraps = _COUNTS[turn % 2], False
    most = most_of_a_cell(dtype, reduction)
    if most is not None and most < counts[-1]:
        wraps = dtype in INTEGERS and reduction == "mul"
        counts = counts if wraps else tuple(min(count, most) for count in counts)
    cells = _mixed([2] * counts[0] + [7] * counts[1] + [4] * counts[2] + [0, 9, 5])
    data, updates = telling(dtype, reduction, cells, 11, wraps=wraps)
    indices = np.array(cells, dtype=np.int64)
    indices[::17] -= 11
    one = data_set(
        f"Three cells have {counts[0]}, {counts[1]} and {counts[2]} updates; {dtype}, {reduction}.",
        f"duplicates-reduced target-alias reduction-includes-data {clause_of(dtype, reduction)}", data,
        indices if version.startswith("ScatterElements") else indices.reshape(-1, 1), updates,
        _expectation(dtype, reduction))
    made = case(version, f"many-of-one-cell-{dtype}-{reduction}", [one], reduction=reduction,
                bugs="DUPRED CHUNK NEGIDX DTYPE")
    return replace(made, form=typed_indices)


def _mixed(cells: list[int]) -> list[int]:
    """The same cells in no simple order: repeats at many distances."""
    step = next(step for step in (89, 97, 101) if len(cells) % step != 0)
    return [cells[number * step % len(cells)] for number in range(len(cells))]


def _rows(turn: int, dtype: str, reduction: str) -> Case:
    """Rows of 16 elements, or alternatively of another length, one of which is named three times."""
    length = 16 if turn % 2 == 0 else _LENGTHS[(turn // 2 + turn // 8) % 4]
    indices = np.array([[2], [-3], [-1], [2]])
    target = targets("ScatterND", (3, length), indices)
    data, updates = telling(dtype, reduction, target.reshape(-1).tolist(), 3 * length)
    one = data_set(
        f"Rows of {length} elements: three tuples select the last row, one the first; {dtype}, {reduction}.",
        f"slice duplicates-reduced target-alias updates-layout {clause_of(dtype, reduction)}",
        data.reshape(3, length), indices, updates.reshape(4, length), _expectation(dtype, reduction))
    return case("ScatterND-18", f"rows-named-thrice-{dtype}-{reduction}", [one], reduction=reduction,
                bugs="KSLICE DUPRED CHUNK NEGIDX")


def _expectation(dtype: str, reduction: str) -> str:
    free = (dtype, reduction) == ("string", "add") or dtype in COMPLEX and reduction == "mul"
    return "allowed" if free else "exact"


# ---- equal values ------------------------------------------------------------------------------------------

# The targets of updates in data of this many cells: in no order, a few and many; and one of them several times.
FEW = {"unordered": [4, 0, 6, 1, 3, 8, 7], "some targets repeated": [2, 5, 2, 0, 2, 5, 7]}
CELLS = 9
MANY = [number * 37 % 101 for number in range(100)]
ROWS, LENGTH = [3, 0, 2], 3
# How many updates aim at the cells 0, 1, ... of a list, which contain only an identity; and at a single cell.
OFTEN, ALONE = (1, 2, 7, 600), 300


def _equal_values() -> list[Case]:
    """Equal values."""
    found: list[Case] = []
    for turn, dtype in enumerate(FLOATING + COMPLEX):
        for version in versions_with("none", turn, dtype):
            found += _zeros_stored(version, dtype)
    for turn, dtype in enumerate(FLOATING + INTEGERS):
        for reduction in ("add",) * (dtype in FLOATING) + ("max", "min"):
            for version in versions_with(reduction, turn, dtype):
                found += _identities(version, dtype, reduction)
    return found


def _equal_case(version: str, slug: str, sets: list[DataSet], reduction: str | None, bugs: str) -> Case:
    made = case(version, slug, sets, reduction=reduction, bugs=bugs)
    return Case(**{**made.__dict__, "form": typed_indices})


# ---- zeros -------------------------------------------------------------------------------------------------


def zeros(dtype: str, count: int, first: int) -> np.ndarray:
    """0 and -0 alternating, starting with the one of that number; in complex types, the parts alternate as well."""
    signs = (np.arange(count) + first) % 2 == 1
    if dtype not in COMPLEX:
        return np.where(signs, -0.0, 0.0).astype(DTYPES[dtype])
    parts = np.where(np.stack([signs, (np.arange(count) // 2 + first) % 2 == 1], axis=1), -0.0, 0.0)
    return parts.astype(np.float32 if dtype == "complex64" else np.float64).reshape(-1).view(DTYPES[dtype])


def _zeros_stored(version: str, dtype: str) -> list[Case]:
    """Few updates; for the main versions also many, and rows."""
    operator = version.split("-")[0]
    forms = {"few": [_zeros_set(operator, dtype, f"{len(places)} updates, {how}", places, (CELLS,))
                     for how, places in FEW.items()]}
    if version in MAIN:
        forms["many"] = [_zeros_set(operator, dtype, f"{len(MANY)} updates, unordered", MANY, (103,))]
        forms["rows"] = [_zeros_set(operator, dtype, f"{len(ROWS)} rows of {LENGTH} elements", ROWS, (5, LENGTH))]
    return [_equal_case(version, f"zeros-over-zeros-{form}-{dtype}", sets, None, "NAN CHUNK")
            for form, sets in forms.items()]


def _zeros_set(operator: str, dtype: str, what: str, places: list[int], shape: tuple[int, ...]) -> DataSet:
    """The old and new zero of a cell have different signs, and the updates of one cell have the same."""
    data = zeros(dtype, int(np.prod(shape)), 0).reshape(shape)
    indices = as_indices(operator, places)
    if operator != "ScatterND" and len(shape) == 2:
        indices = np.repeat(indices[:, None], shape[1], axis=1)
    aimed_at = targets(operator, shape, indices)
    updates = zeros(dtype, data.size, 1)[aimed_at]
    repeats = " duplicates-none" * (len(set(places)) < len(places))
    return data_set(f"Zeros are replaced by zeros of the opposite sign, which compare equal: {what}.",
                    "bits-kept untouched" + repeats, data, indices, updates)


# ---- identities --------------------------------------------------------------------------------------------


def identity(dtype: str, reduction: str) -> float | int:
    """The value that changes nothing under a reduction: -0 for add, the least value for max, the greatest for min."""
    if reduction == "add":
        return -0.0
    if dtype in FLOATING:
        return -np.inf if reduction == "max" else np.inf
    limits = np.iinfo(DTYPES[dtype])
    return int(limits.min if reduction == "max" else limits.max)


def _identities(version: str, dtype: str, reduction: str) -> list[Case]:
    several, alone = _several(version, dtype, reduction), _alone(version, dtype, reduction)
    return [_equal_case(version, f"identities-{form}-{reduction}-{dtype}", [found], reduction, "INIT NAN DUPRED CHUNK")
            for form, found in (("several", several), ("alone", alone))]


def _alone(version: str, dtype: str, reduction: str) -> DataSet:
    """All updates aim at one cell of three, and all values are the same."""
    value = np.array(identity(dtype, reduction), DTYPES[dtype])
    return data_set(f"A cell that contains the identity of {reduction} keeps it after {ALONE} updates with that value.",
                    _clauses(reduction), np.full(3, value), as_indices(version.split("-")[0], [1] * ALONE),
                    np.full(ALONE, value))


def _clauses(reduction: str) -> str:
    return (f"reduction-{reduction} duplicates-reduced reduction-includes-data"
            + " zero-sign-computed" * (reduction == "add"))


def _several(version: str, dtype: str, reduction: str) -> DataSet:
    """The last target contains another number, and gets another; two cells after it are not targets."""
    counts = OFTEN
    value, last = np.array(identity(dtype, reduction), DTYPES[dtype]), len(counts)
    places = np.concatenate([np.full(count, cell) for cell, count in enumerate(counts)] + [np.array([last, last])])
    order = np.argsort(np.arange(len(places)) * 7 % len(places), kind="stable")
    places = places[order]
    data = np.full(last + 3, value, DTYPES[dtype])
    updates = np.full(len(places), value, DTYPES[dtype])
    data[last], updates[np.flatnonzero(places == last)[0]] = 3, 5
    often = f"{', '.join(map(str, counts[:-1]))} or {counts[-1]}"
    return data_set(f"Cells that contain the identity of {reduction} keep it after {often} updates with that value.",
                    _clauses(reduction), data, as_indices(version.split("-")[0], places.tolist()), updates)


# ---- few long slices ---------------------------------------------------------------------------------------

# The rows of two that are targets, the last one in older versions as well; and the alternating lengths of a slice.
SEQUENCES = ([1], [0, 0], [1, 0, 1])
EXTENT, LENGTHS = 2, (512, 513, 600)
_TYPES_OF_SLICES = ("int8", "float16", "int16", "bfloat16", "uint8", "float")


def _long_slices() -> list[Case]:
    """Few long slices."""
    found = []
    for turn, reduction in enumerate(("none", "add", "mul", "max", "min")):
        older = [version for version in OLDER if reduction in REDUCTIONS_OF.get(version, ("none",))]
        versions = (*MAIN, *older[turn % 3 :: 3])
        found += [_slices_case(version, reduction, sequence, turn + place) for place, version in enumerate(versions)
                  for sequence in (SEQUENCES if version in MAIN else SEQUENCES[-1:])]
    return found


def _slices_case(version: str, reduction: str, sequence: list[int], turn: int) -> Case:
    length = at(turn, LENGTHS)
    layout = f"Ns{length}" if version.startswith("ScatterND") else f"Ei{length}"
    dtype = at(turn, [name for name in _TYPES_OF_SLICES if name in BY_ID[version].types])
    count = len(sequence)
    made = sequence_set(layout, sequence, EXTENT, dtype, reduction,
                        f"{count} slice{'s' * (count > 1)} of {length} elements"
                        + ("." if reduction == "none" else f": every slice affects the result of {reduction}."))
    return sequence_case(version, f"long-slices-{count}-of-{length}-{reduction}", layout,
                         reduction, [made], "KSLICE CHUNK" + " DUPRED" * (reduction != "none"))
