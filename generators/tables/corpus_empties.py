"""Nothing to scatter, and nothing to scatter into: every element type; the operator versions alternate.

Tensors without elements, and extents beyond 2^31 and 2^32 in some of them. The corpus stays below 2^63 bytes for the
product of the extents that are not 0, because numpy and runners in Python refuse more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from oracle.operator_versions import BY_ID, VERSIONS
from tables.case_writer import Case, DataSet
from tables.rows import COMPLEX, DTYPES, case, data_set, typed

NEWEST = ("ScatterElements-18", "ScatterND-18")
# By name: the shapes of data and of indices, the axis, the clauses.
ELEMENTS: dict[str, tuple[tuple[int, ...], tuple[int, ...], int, str]] = {
    "no-rows": ((3, 4), (0, 4), 0, "indices-empty untouched"),
    "no-columns": ((3, 4), (2, 0), -1, "indices-empty untouched"),
    "no-vector": ((5,), (0,), 0, "indices-empty untouched"),
    "no-data": ((0, 3), (0, 3), 0, "data-empty indices-empty"),
    "no-data-beside-the-axis": ((3, 0), (4, 0), 0, "data-empty indices-empty"),
}
# By name: the shape of data, the indices, the clauses.
TUPLES: dict[str, tuple[tuple[int, ...], Any, str]] = {
    "no-tuples": ((3, 2), np.empty((0, 1)), "indices-empty untouched"),
    "no-tuples-of-2": ((3, 2), np.empty((2, 0, 2)), "indices-empty untouched"),
    "no-empty-tuples": ((3, 2), np.empty((0, 0)), "tuple-empty indices-empty untouched"),
    "no-data": ((0, 3), np.empty((0, 1)), "data-empty indices-empty"),
    "no-elements-in-slices": ((3, 0), [[2], [0]], "data-empty slice"),
}
# Extents beyond 31 or 32 bits. By name as before; indices are the greatest, the least and others. The
# extents for ScatterElements are small: numpy creates a list as long as each of them.
_31, _32 = 2**31, 2**32
WIDE_ELEMENTS = {
    "wide-beside-no-rows": ((0, _31 + 5), (0, 4), 0, "data-empty indices-empty ends-in-time"),
    "wide-rows-without-columns": ((_32 + 3, 0), (3, 0), 1, "data-empty indices-empty ends-in-time"),
    "wide-axis": ((2, 0, _32 + 1), (2, 0, 3), -1, "data-empty indices-empty ends-in-time"),
    "wide-twice": ((_31 + 1, 0, 2**25), (5, 0, 7), 1, "data-empty indices-empty ends-in-time"),
}
WIDE_TUPLES = {
    "wide-31": ((_31 + 5, 0), [[_31 + 4], [-_31 - 5], [_31], [3]], "data-empty slice index-negative ends-in-time"),
    "wide-32": ((_32 + 9, 0), [[_32 + 8], [-_32 - 9], [_32], [_31]], "data-empty slice index-negative ends-in-time"),
    "wide-tuples": ((3, _32 + 9, 0), [[2, _32], [-1, -1], [0, _32 + 8]],
                    "data-empty slice index-negative ends-in-time"),
    "wide-slices": ((3, _32 + 9, 0), [[2], [0]], "data-empty slice ends-in-time"),
    "wide-batch": ((0, 2), np.empty((_32 + 1, 0, 1)), "data-empty indices-empty ends-in-time"),
}


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for turn, dtype in enumerate(DTYPES):
        found += _nothing(dtype, turn) + _wide(dtype, turn) + _empty_tuples(dtype, turn)
    return found


def _reduction(version: str, dtype: str, turn: int) -> str | None:
    """The alternating cases of a version that have a result for the type."""
    without = {"string": ("mul",)}.get(dtype, ("max", "min") if dtype in COMPLEX else ())
    usable = [reduction for reduction in BY_ID[version].reductions if reduction not in without]
    return usable[turn % len(usable)] if usable else None


def _values(dtype: str, shape: tuple[int, ...], start: int) -> np.ndarray:
    """Values whose neighbours differ; 1 and more."""
    if 0 in shape:
        return np.empty(shape, DTYPES[dtype])
    kind = {"string": lambda n: f"text {n}", "bool": lambda n: n % 2 == 0}.get(dtype)
    kind = kind or (lambda n: complex(n, -2 * n) if dtype in COMPLEX else n)
    return typed(dtype, [kind(n) for n in range(start, start + int(np.prod(shape)))], shape)


def _elements(version: str, dtype: str, turn: int, name: str, row: tuple[Any, ...], why: str) -> Case:
    shape, indices, axis, clauses = row
    sets = [data_set(why, clauses, _values(dtype, shape, 1),
                     np.empty(indices, np.int32 if turn % 2 else np.int64), _values(dtype, indices, 11))]
    return _case(version, f"empty-{dtype}-{name}", sets, axis, _reduction(version, dtype, turn))


def _tuples(version: str, dtype: str, turn: int, name: str, row: tuple[Any, ...], why: str) -> Case:
    shape, given, clauses = row
    indices = np.asarray(given).astype(np.int64)
    updates = indices.shape[:-1] + shape[indices.shape[-1] :]
    sets = [data_set(why, clauses, _values(dtype, shape, 1), indices, _values(dtype, updates, 11))]
    return _case(version, f"empty-{dtype}-{name}", sets, None, _reduction(version, dtype, turn))


def _case(version: str, slug: str, sets: list[DataSet], axis: int | None, reduction: str | None) -> Case:
    return case(version, slug, sets, axis=axis, reduction=reduction, bugs="EMPTY OFFS")


def _nothing(dtype: str, turn: int) -> list[Case]:
    """The newest versions with one shape without indices and one without data, each older one with one of all."""
    older = [version for version in VERSIONS if version not in NEWEST and dtype in BY_ID[version].types]
    chosen = [(NEWEST[0], turn % 3), (NEWEST[0], 3 + turn % 2), (NEWEST[1], turn % 3), (NEWEST[1], 3 + turn % 2),
              (older[turn % len(older)], turn % 5)]
    found = []
    for version, number in chosen:
        make, table = (_tuples, TUPLES) if version.startswith("ScatterND") else (_elements, ELEMENTS)
        name = list(table)[number]
        why = ("data has no elements, so the result has none" if number > 2 else
               "there are no updates, so the result is data")
        found.append(make(version, dtype, turn + number, name, table[name], f"Type {dtype}: {why}."))
    return found


def _wide(dtype: str, turn: int) -> list[Case]:
    """The types in turn get the next extents and the next operator version."""
    why = "One extent exceeds 2^31 or 2^32 and another is 0: there are no elements to allocate."
    operator = "ScatterND" if turn % 2 else "Scatter"
    versions = [version for version in reversed(VERSIONS)
                if version.startswith(operator) and dtype in BY_ID[version].types and
                (operator == "ScatterND" or not version.startswith("ScatterND"))]
    version = versions[turn // 2 % len(versions)]
    make, table = (_tuples, WIDE_TUPLES) if operator == "ScatterND" else (_elements, WIDE_ELEMENTS)
    name = list(table)[turn // 2 % len(table)]
    return [make(version, dtype, turn, name, table[name], why)]


def _empty_tuples(dtype: str, turn: int) -> list[Case]:
    """k is 0: indices of shape (0,) holds one empty tuple, of shape (3, 0) three; each names all of data."""
    shape = (2, 3)
    reduction = _reduction("ScatterND-18", dtype, turn)
    data, updates = _values(dtype, shape, 1), _values(dtype, shape, 11)
    one = data_set("indices of shape (0,) is one empty tuple, which selects all of data.", "tuple-empty",
                   data, np.empty((0,), np.int64), updates,
                   "allowed" if dtype in COMPLEX and reduction == "mul" else "exact")
    three = data_set("indices of shape (3, 0) contains three empty tuples, which have equal updates.",
                     "tuple-empty duplicates-none", data, np.empty((3, 0), np.int64), np.stack([updates] * 3))
    return [case("ScatterND-18", f"empty-{dtype}-tuple", [one], reduction=reduction, bugs="EMPTY KSLICE"),
            case("ScatterND-18", f"empty-{dtype}-tuples-of-3", [three], bugs="EMPTY KSLICE")]
