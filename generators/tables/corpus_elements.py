"""The cases of Scatter and ScatterElements that have a result.

Values are chosen so that every order of the updates gives the same bits: small integers, powers of two. In
most cases all extents differ, so that an extent of the wrong axis cannot go unnoticed.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from oracle.operator_versions import NUMBERS, REDUCTIONS_OF
from tables.case_writer import Case, DataSet, counting, strings

RESULTS = {
    "add": "each one is added",
    "mul": "the result is the product of the old value and all updates",
    "max": "the result is the greatest of them and the old value",
    "min": "the result is the least of them and the old value",
}


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for operator in ("Scatter", "ScatterElements"):
        for version in NUMBERS[operator]:
            found += _every_version(operator, version)
    for name in REDUCTIONS_OF:
        if name.startswith("ScatterElements"):
            found += _reductions(name)
    return found + _scatter_only() + _geometry() + _element_types() + _reduced_types()


def _case(
    version: str, slug: str, why: str, clauses: str, data: Any, indices: Any, updates: Any, **others: Any
) -> Case:
    """One case with one data set. ``version`` is such as "Scatter-9"; ``clauses`` are separated by spaces.

    ``indices`` may be lists, which become int64. Others: axis, reduction, opset, bugs, expect.
    """
    operator, since = version.split("-")
    inputs = (data, np.asarray(indices, dtype=getattr(indices, "dtype", np.int64)), updates)
    attributes = tuple((name, others[name]) for name in ("axis", "reduction") if name in others)
    return Case(
        group=version,
        slug=slug,
        operator=operator,
        opset=others.get("opset", int(since)),
        data_sets=(DataSet(inputs, why, tuple(clauses.split()), others.get("expect", "exact")),),
        attributes=attributes,
        bugs=tuple(others.get("bugs", "").split()),
    )


def _every_version(operator: str, version: int) -> list[Case]:
    """Cases for every version: the default axis, another axis, both index types, three element types."""
    name = f"{operator}-{version}"
    rows = [[0, 2, 1, 1], [2, 0, 0, 2]]
    found = [
        _case(name, "default-axis",
              "The default axis is 0; cells without an update keep the value of data.",
              "target axis-default untouched", counting((3, 4)), rows, counting((2, 4), start=101),
              bugs="RANK SMALL ALIAS"),
        _case(name, "last-axis", "axis 1 of a matrix: the index replaces the column; the row stays the same.",
              "target axis", counting((2, 5)), [[4, 0, 2], [1, 3, 4]], counting((2, 3), start=101), axis=1,
              bugs="RANK"),
        _case(name, "int32-indices", "Indices may be int32 as well as int64.", "index-width",
              counting((3, 4)), np.array(rows, dtype=np.int32), counting((2, 4), start=101), bugs="IDXW"),
        _case(name, "int64-data", "Values near 2^53 and 2^63 are copied without arithmetic.",
              "element-type", np.array([2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63)]), [3, 0],
              np.array([2**62 + 1, 2**53 + 3]), bugs="DTYPE"),
        _case(name, "string-data", "Strings are copied byte by byte: empty, non-ASCII, with a zero byte.",
              "element-type",
              strings("left", "", "a\0b", "right"), [2, 1], strings("", "\u00e4\u6f22"), bugs="DTYPE"),
    ]
    if version > 9:
        found.append(_negative(name))
    return found


def _negative(name: str) -> Case:
    return _case(name, "negative-indices",
                 "A negative index counts from the end of the axis; -4 is the first position.",
                 "index-negative", counting((3, 4, 2)), [[[-4, -1], [-2, 2]]], counting((1, 2, 2), start=101),
                 axis=1, bugs="NEGIDX RANK")


def _reductions(name: str) -> list[Case]:
    """Each reduction of a version, with cells that several updates aim at."""
    data = np.array([[5, 1, 8], [2, 9, 4]], dtype=np.float32)
    indices = [[0, 1, 1], [0, 1, 0], [0, 0, 0]]
    updates = np.array([[2, 4, 1], [8, -2, 16], [3, 2, -4]], dtype=np.float32)
    found = [
        _case(name, f"{reduction}-repeated",
              f"Several updates, adjacent or apart, target one cell: {RESULTS[reduction]}.",
              f"reduction-{reduction} duplicates-reduced indices-longer", data, indices, updates,
              reduction=reduction, bugs="REDIGN DUPRED INIT LARGE")
        for reduction in REDUCTIONS_OF[name][1:]
    ]
    found.append(
        _case(name, "explicit-none", "The reduction \"none\", which is the default, may be given explicitly.",
              "reduction-none", data, [[1, 0, 1]], updates[:1], reduction="none", bugs="REDIGN"))
    return found


def _scatter_only() -> list[Case]:
    """Scatter-9 does not mention negative indices or indices out of range."""
    data, updates = counting((3, 4)), counting((1, 4), start=101)
    outside = tuple(
        DataSet((data, np.array([[0, index, 1, 2]]), updates),
                f"Scatter-9 does not define index {index} for an axis of extent 3; memory must stay intact.",
                ("index-bounds", "memory-safety"), "invariants")
        for index in (3, -4, -(2**63)))
    return [
        _case("Scatter-9", "negative-indices",
              "Scatter-9 does not say that negative indices count from the end.",
              "index-negative", data, [[0, -1, 1, -3]], updates, expect="invariants", bugs="NEGIDX"),
        Case("Scatter-9", "indices-out-of-range", "Scatter", 9, outside, bugs=("OOB", "IDXW")),
        _case("Scatter-9", "opset-10", "Opset 10 still has version 9 of Scatter.", "version", data,
              [[0, 2, 1, 1]], updates, opset=10, bugs="OPSET"),
        _case("Scatter-9", "no-indices", "There is nothing to scatter, so the result is data.", "indices-empty",
              data, np.empty((0, 4), np.int64), np.empty((0, 4), np.float32), bugs="EMPTY ALIAS"),
        _case("Scatter-11", "negative-axis", "axis -1 is the last axis.", "axis-negative",
              counting((2, 5)), [[4, 0], [1, 3]], counting((2, 2), start=101), axis=-1, bugs="NEGAXIS"),
    ]


def _geometry() -> list[Case]:
    """Shapes and axes, each at one version: the rules are the same in all of them."""
    cube = counting((2, 3, 4))
    return [
        _case("ScatterElements-11", "smaller-off-axis",
              "indices may be smaller than data on every axis: the loop runs over the shape of indices.",
              "indices-smaller", cube, [[[2], [0]]], counting((1, 2, 1), start=101), axis=1, bugs="SMALL"),
        _case("ScatterElements-18", "extent-one-off-axis",
              "An extent of 1 in indices is one row and is not broadcast over data.",
              "indices-smaller", cube, [[[3, 0, 1]]], counting((1, 1, 3), start=101), axis=2,
              bugs="SMALL SHAPE"),
        _case("ScatterElements-13", "negative-axis", "axis -2 of rank 3 is axis 1.", "axis-negative",
              cube, [[[2, 0, 1, 2]], [[0, 1, 1, 0]]], counting((2, 1, 4), start=101), axis=-2,
              bugs="NEGAXIS"),
        _case("ScatterElements-18", "first-axis-counted-from-the-end", "axis -r is the first axis.",
              "axis-negative",
              cube, [[[1, 0, 0, 1], [0, 1, 1, 0]]], counting((1, 2, 4), start=101), axis=-3, bugs="NEGAXIS"),
        _case("ScatterElements-16", "rank-5-middle-axis", "Ranks above 4 follow the same rules.", "axis target",
              counting((2, 1, 3, 2, 2)), np.array([2, 0, 1, 2, 0, 1, 1, 2]).reshape((2, 1, 1, 2, 2)),
              counting((2, 1, 1, 2, 2), start=101), axis=2, bugs="RANK"),
        _case("ScatterElements-16", "longer-than-the-axis",
              "indices may be longer than data along the axis: some cells then have several updates.", "indices-longer",
              counting((3,)), [0, 1, 2, 0, 1, 2, 0], counting((7,), start=10), reduction="add",
              bugs="LARGE DUPRED"),
        _case("ScatterElements-18", "one-cell-named-twice", "-1 and 2 select the same cell of an axis of extent 3.",
              "target-alias duplicates-reduced", counting((3,)), [-1, 2, 0], counting((3,), start=10),
              reduction="add", bugs="NEGIDX DUPRED"),
        _case("ScatterElements-18", "same-index-in-every-column",
              "Equal indices in different columns select different cells; no target is repeated.",
              "targets-unique",
              counting((3, 4)), [[1, 1, 1, 1]], counting((1, 4), start=101), reduction="none", bugs="SPEC"),
        _case("ScatterElements-13", "opset-15", "Opset 15 still has version 13 of ScatterElements.",
              "version", counting((4,)), [2], counting((1,), start=101), opset=15, bugs="OPSET"),
        _case("ScatterElements-18", "opset-28", "Opset 28 still has version 18 of ScatterElements.",
              "version",
              counting((4,)), [2], counting((1,), start=101), opset=28, reduction="max", bugs="OPSET"),
        _case("ScatterElements-13", "no-indices-along-the-axis",
              "There is nothing to scatter, so the result is data.",
              "indices-empty", cube, np.empty((2, 0, 4), np.int64), np.empty((2, 0, 4), np.float32), axis=1,
              bugs="EMPTY ALIAS"),
        _case("ScatterElements-18", "no-indices-off-axis",
              "An extent of 0 on another axis leaves nothing to scatter.",
              "indices-empty", cube, np.empty((2, 3, 0), np.int64), np.empty((2, 3, 0), np.float32), axis=1,
              reduction="add", bugs="EMPTY ALIAS"),
        _case("ScatterElements-18", "no-data", "data without elements gives a result without elements.",
              "data-empty", np.empty((3, 0), np.float32), np.empty((2, 0), np.int64),
              np.empty((2, 0), np.float32), bugs="EMPTY"),
    ]


def _element_types() -> list[Case]:
    """Types whose elements are only moved."""
    zeros = [0.0, -0.0, np.inf, -np.inf]
    moved = {
        "ScatterElements-11": {
            "uint8": np.array([0, 127, 128, 255], np.uint8),
            "complex64": np.array([1 + 2j, 3 - 4j, -5j, 7], np.complex64),
            "float16": np.array([65504, 2**-24, -0.0, 1], np.float16),
        },
        "ScatterElements-13": {
            "bfloat16": np.array([3.0, -0.0, 2.0**127, 2.0**-133], ml_dtypes.bfloat16),
            "bool": np.array([True, True, False, False]),
        },
        "ScatterElements-16": {
            "double": np.array([2.0**53 + 2, 5e-324, -0.0, 1e308]),
            "complex128": np.array([1 + 2j, 3 - 4j, -5j, 1e308]),
            "uint16": np.array([1, 32768, 65535, 2], np.uint16),
        },
        "ScatterElements-18": {
            "int8": np.array([1, -1, 127, -128], np.int8),
            "int16": np.array([1, -1, 32767, -32768], np.int16),
            "int32": np.array([1, 0x3F800000, 2**31 - 1, -(2**31)], np.int32),
            "uint32": np.array([1, 0x3F800000, 2**31, 2**32 - 1], np.uint32),
            "uint64": np.array([1, 2**53 + 1, 2**63 + 5, 2**64 - 1], np.uint64),
        },
        "Scatter-11": {"double": np.array(zeros)},
        "Scatter-9": {"float16": np.array(zeros, np.float16), "bool": np.array([True, False, False, True])},
    }
    return [
        _case(version, f"{dtype}-data",
              f"Elements of type {dtype} are copied bit for bit.",
              "element-type bits-kept", values, [3, 1], np.ascontiguousarray(values[2:]), bugs="DTYPE")
        for version, by_type in moved.items() for dtype, values in by_type.items()
    ]


def _reduced_types() -> list[Case]:
    """Reductions whose result would be wrong in another element type."""
    rows: list[tuple[str, str, str, str, Any, Any, Any]] = [
        ("18", "uint8-add-wraps", "add", "uint8 sums are computed modulo 2^8: 200 + 100 is 44.",
         np.array([200, 1], np.uint8), [0, 1], np.array([100, 255], np.uint8)),
        ("18", "uint8-max", "max", "200 is greater than 100 as an unsigned number, but not as a signed one.",
         np.array([200, 100], np.uint8), [0, 1], np.array([100, 200], np.uint8)),
        ("16", "int64-add", "add", "Sums of int64 beyond 2^53 are exact.",
         np.array([2**53 + 1, 2**53]), [0, 1, 1], np.array([2, 1, 2])),
        ("18", "uint64-min", "min", "2^63 + 5 is distinct from 2^63 + 4 and greater than 1.",
         np.array([2**63 + 5, 2**63 + 5], np.uint64), [0, 1], np.array([2**63 + 4, 1], np.uint64)),
        ("16", "int32-mul", "mul", "Products of int32 are exact beyond 2^24, unlike products of float.",
         np.array([2**24 + 1, 3], np.int32), [0, 1, 1], np.array([3, 5, 7], np.int32)),
        ("18", "float16-add-rounds", "add",
         "The sum is rounded to float16, ties to even: 2048 + 1 gives 2048, 2048 + 3 gives 2052.",
         np.array([2048, 2048], np.float16), [0, 1], np.array([1, 3], np.float16)),
        ("16", "bfloat16-add-repeated", "add", "bfloat16 represents the sums exactly in every order.",
         np.array([1, 2], ml_dtypes.bfloat16), [0, 0, 1, 0], np.array([2, 4, 8, 16], ml_dtypes.bfloat16)),
        ("18", "bfloat16-max", "max", "bfloat16 values compare as numbers, not as bit patterns.",
         np.array([-1, 2], ml_dtypes.bfloat16), [0, 1, 0], np.array([-2, 3, 0.5], ml_dtypes.bfloat16)),
        ("16", "complex64-mul", "mul", "(1 + 2i) (3 + 4i) is -5 + 10i.",
         np.array([1 + 2j, 5], np.complex64), [0], np.array([3 + 4j], np.complex64)),
        ("18", "bool-add", "add", "For bool, add is OR: true + true is true, stored as 1.",
         np.array([True, True, False, False]), [0, 1, 2, 3], np.array([True, False, True, False])),
        ("18", "bool-min", "min", "For bool, false is less than true, so min is AND.",
         np.array([True, True, False, False]), [0, 1, 2, 3], np.array([True, False, True, False])),
        ("18", "string-add", "add", "For strings, add appends the update to the old value.",
         strings("a", "b", ""), [1, 2], strings("c", "d")),
        ("18", "string-max", "max", "Strings are compared byte by byte as unsigned numbers; a prefix is less.",
         strings("ab", "z", ""), [0, 1, 2], strings("abc", "\u00e4", "\0")),
    ]
    return [
        _case(f"ScatterElements-{version}", slug, why, f"reduction-{reduction} element-type", data, indices,
              updates, reduction=reduction, expect="allowed" if slug == "complex64-mul" else "exact",
              bugs="DTYPE REDMISS" + " BOOL" * slug.startswith("bool")
              + " ACCUM" * slug.startswith("float16"))
        for version, slug, reduction, why, data, indices, updates in rows
    ]
