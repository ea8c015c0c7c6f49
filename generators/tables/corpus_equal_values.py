"""Values that compare equal to what they replace, and cells that contain only the identity of a reduction.

An implementation that compares first skips a store, and zeros then keep their sign. A maximum that begins with
the least finite number is wrong if only infinities are compared. Both kinds of code apply above a minimum number of
updates and in special cases of patterns, so that lists are short and long, ordered and unordered.
"""

from __future__ import annotations

import numpy as np

from oracle.operator_versions import MAIN
from tables.case_writer import Case, DataSet
from tables.rows import COMPLEX, DTYPES, FLOATING, INTEGERS, as_indices, case, data_set, targets, versions_with
from tables.sequences import typed_indices

TABLE = "corpus_equal_values"
# The targets of updates in data of this many cells: in no order, a few and many; and one of them several times.
FEW = {"unordered": [4, 0, 6, 1, 3, 8, 7], "some targets repeated": [2, 5, 2, 0, 2, 5, 7]}
CELLS = 9
MANY = [number * 37 % 101 for number in range(100)]
ROWS, LENGTH = [3, 0, 2], 3
# How many updates aim at the cells 0, 1, ... of a list, which contain only an identity; and at a single cell.
OFTEN, ALONE = (1, 2, 7, 600), 300


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for turn, dtype in enumerate(FLOATING + COMPLEX):
        for version in versions_with("none", turn, dtype):
            found += _zeros_stored(version, dtype)
    for turn, dtype in enumerate(FLOATING + INTEGERS):
        for reduction in ("add",) * (dtype in FLOATING) + ("max", "min"):
            for version in versions_with(reduction, turn, dtype):
                found += _identities(version, dtype, reduction)
    return found


def _case(version: str, slug: str, sets: list[DataSet], reduction: str | None, bugs: str) -> Case:
    made = case(TABLE, version, slug, sets, reduction=reduction, bugs=bugs)
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
    return [_case(version, f"zeros-over-zeros-{form}-{dtype}", sets, None, "NAN CHUNK") for form, sets in forms.items()]


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
    return [_case(version, f"identities-{form}-{reduction}-{dtype}", [found], reduction, "INIT NAN DUPRED CHUNK")
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
