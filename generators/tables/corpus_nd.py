"""The cases of ScatterND that have a result.

Values are chosen so that every order of the updates gives the same bits: small integers, powers of two. In
most cases all extents differ and the tuple length k is not q-1, so that one cannot be mistaken for the other.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from oracle.operator_versions import NUMBERS, REDUCTIONS_OF
from tables.case_writer import Case, DataSet, counting, strings


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for version in NUMBERS["ScatterND"]:
        found += _every_version(version)
        if f"ScatterND-{version}" in REDUCTIONS_OF:
            found += _reductions(version)
    return found + _geometry() + _element_types() + _reduced_types()


def _case(
    version: int, slug: str, why: str, clauses: str, data: Any, indices: Any, updates: Any, **others: Any
) -> Case:
    """One case with one data set; ``clauses`` and ``bugs`` are separated by spaces.

    Others: reduction, opset, bugs.
    """
    inputs = (data, np.asarray(indices, dtype=np.int64), np.asarray(updates))
    return Case(
        group=f"ScatterND-{version}",
        slug=slug,
        operator="ScatterND",
        opset=others.get("opset", version),
        data_sets=(DataSet(inputs, why, tuple(clauses.split())),),
        attributes=(("reduction", others["reduction"]),) if "reduction" in others else (),
        bugs=tuple(others.get("bugs", "").split()),
    )


def _every_version(version: int) -> list[Case]:
    """Cases for every version: slices, single elements, negative indices, three element types."""
    return [
        _case(version, "slices", "Tuples of length 1 select whole slices of data; the other slices are unchanged.",
              "target slice untouched", counting((4, 2, 3)), [[2], [0]], counting((2, 2, 3), start=101),
              bugs="KSLICE ALIAS"),
        _case(version, "elements", "Tuples whose length is the rank of data select single elements.", "target tuple",
              counting((3, 4), np.int64), [[2, 1], [0, 3], [1, 0]], [101, 102, 2**53 + 1],
              bugs="KSLICE DTYPE"),
        _case(version, "negative-indices",
              "Each negative component of a tuple counts from the end of its own axis.",
              "index-negative",
              counting((2, 3, 4)), [[-1, -3, 3], [0, -1, -4], [-2, 1, -1]], counting((3,), start=101),
              bugs="NEGIDX"),
        _case(version, "string-data", "Strings are copied byte for byte: empty, non-ASCII, with a zero byte.",
              "element-type",
              strings("left", "", "a\0b", "right"), [[2], [1]], strings("", "\u00e4\u6f22"), bugs="DTYPE"),
    ]


def _reductions(version: int) -> list[Case]:
    """Each reduction of a version, every one with a cell that three updates aim at, one of them by a negative
    index."""
    data = np.array([[5, 1], [8, 2], [9, 4]], dtype=np.float32)
    indices = [[[1], [0]], [[1], [-2]]]
    updates = np.array([[[2, 4], [1, 8]], [[-2, 16], [3, 2]]], dtype=np.float32)
    found = [
        _case(version, f"{reduction}-repeated",
              f"Three of four tuples select row 1: {reduction} combines data and all three updates.",
              f"reduction-{reduction} duplicates-reduced target-alias", data, indices, updates,
              reduction=reduction, bugs="REDIGN DUPRED INIT KSLICE")
        for reduction in REDUCTIONS_OF[f"ScatterND-{version}"][1:]
    ]
    found.append(
        _case(version, "explicit-none", "The reduction \"none\" is the default and may be given explicitly.",
              "reduction-none", data, [[1], [0]], updates[0], reduction="none", bugs="REDIGN"))
    return found


def _geometry() -> list[Case]:
    """Ranks and shapes, each at one version: the rules are the same in all of them."""
    cube = counting((2, 3, 4))
    matrix = counting((2, 3))
    return [
        _case(11, "scalar-updates", "For a single tuple whose length is the rank of data, updates has rank 0.",
              "updates-scalar", matrix, [1, 2], np.float32(101), bugs="SHAPE"),
        _case(18, "scalar-updates", "For a single tuple whose length is the rank of data, updates has rank 0.",
              "updates-scalar reduction-add", matrix, [-1, 0], np.float32(101), reduction="add",
              bugs="SHAPE"),
        _case(13, "one-tuple-without-a-row", "indices of rank 1 is a single tuple; updates is one slice.",
              "updates-layout slice", cube, [1, 2], counting((4,), start=101), bugs="SHAPE KSLICE"),
        _case(13, "rows-of-a-cube", "k is 2 and data has rank 3: each tuple selects a row along the last axis.",
              "tuple slice", cube, [[1, 0], [0, 2], [1, 2]], counting((3, 4), start=101), bugs="KSLICE"),
        _case(16, "indices-of-rank-3",
              "q is 3 and k is 1: the first two extents of updates are those of indices.",
              "updates-layout tuple", counting((7, 2)), [[[6], [0], [3]], [[2], [5], [1]]],
              counting((2, 3, 2), start=101), bugs="KSLICE"),
        _case(18, "elements-of-a-cube-by-matrix",
              "q is 3 and k is 3: the shape of updates is the first two extents of indices.",
              "updates-layout tuple", cube, [[[1, 2, 3], [0, 0, 0]], [[1, 0, 2], [0, 2, 1]]],
              counting((2, 2), start=101), bugs="KSLICE LAYOUT"),
        _case(16, "rank-1-data", "data has rank 1: each tuple has one index.", "tuple", counting((6,)),
              [[4], [0], [2]], counting((3,), start=101)),
        _case(18, "empty-tuple", "A tuple of length 0 selects all of data: the update replaces it.",
              "tuple-empty", matrix, np.empty((0,)), counting((2, 3), start=101), bugs="EMPTY KSLICE"),
        _case(16, "empty-tuple-added", "A tuple of length 0 selects all of data: the update is added to it.",
              "tuple-empty reduction-add", matrix, np.empty((1, 0)), counting((1, 2, 3), start=101),
              reduction="add", bugs="EMPTY KSLICE"),
        _case(11, "no-tuples", "Without tuples, the output equals data.", "indices-empty", matrix,
              np.empty((0, 2)), np.empty((0,), np.float32), bugs="EMPTY ALIAS"),
        _case(18, "no-tuples-of-slices", "Without tuples, the output equals data.", "indices-empty", cube,
              np.empty((3, 0, 1)), np.empty((3, 0, 3, 4), np.float32), reduction="max", bugs="EMPTY ALIAS"),
        _case(18, "no-data", "data has no elements and there are no tuples: the output has no elements.", "data-empty",
              np.empty((0, 3), np.float32), np.empty((0, 1)), np.empty((0, 3), np.float32), bugs="EMPTY"),
        _case(13, "slices-without-elements", "A tuple may select a slice that has no elements.",
              "data-empty slice",
              np.empty((2, 0), np.float32), [[1]], np.empty((1, 0), np.float32), bugs="EMPTY"),
        _case(11, "opset-12", "Opset 12 still has version 11 of ScatterND.", "version", counting((4,)), [[2]],
              counting((1,), start=101), opset=12, bugs="OPSET"),
        _case(16, "opset-17", "Opset 17 still has version 16 of ScatterND.", "version", counting((4,)), [[2]],
              counting((1,), start=101), opset=17, reduction="mul", bugs="OPSET"),
    ]


def _element_types() -> list[Case]:
    """Types whose elements are only moved."""
    moved = {
        11: {
            "float16": np.array([65504, 2**-24, -0.0, np.inf], np.float16),
            "bool": np.array([True, True, False, False]),
            "complex128": np.array([1 + 2j, 3 - 4j, -5j, 1e308]),
        },
        13: {
            "bfloat16": np.array([3.0, -0.0, 2.0**127, 2.0**-133], ml_dtypes.bfloat16),
            "uint8": np.array([0, 127, 128, 255], np.uint8),
        },
        16: {
            "double": np.array([2.0**53 + 2, 5e-324, -0.0, 1e308]),
            "int16": np.array([1, -1, 32767, -32768], np.int16),
        },
        18: {
            "complex64": np.array([1 + 2j, 3 - 4j, -5j, 7], np.complex64),
            "uint64": np.array([1, 2**53 + 1, 2**63 + 5, 2**64 - 1], np.uint64),
        },
    }
    return [
        _case(version, f"{dtype}-data",
              f"Elements of type {dtype} are copied bit for bit, including extreme values.",
              "element-type bits-kept", values, [[3], [1]], values[2:], bugs="DTYPE")
        for version, by_type in moved.items() for dtype, values in by_type.items()
    ]


def _reduced_types() -> list[Case]:
    """Reductions whose result would be wrong in another element type."""
    rows: list[tuple[int, str, str, str, Any, Any, Any]] = [
        (18, "float16-add-rounds", "add",
         "The sum is rounded to float16, ties to even: 2048 + 1 is 2048, 2048 + 3 is 2052.",
         np.array([2048, 2048], np.float16), [[0], [1]], np.array([1, 3], np.float16)),
        (16, "uint16-mul-wraps", "mul", "Unsigned products wrap modulo 2^16: 257 * 256 is 256.",
         np.array([257, 3], np.uint16), [[0], [1], [1]], np.array([256, 5, 7], np.uint16)),
        (18, "int64-max", "max", "2^53 + 1 is greater than 2^53, but the two are equal as doubles.",
         np.array([2**53, -(2**53)]), [[0], [1]], np.array([2**53 + 1, -(2**53) - 1])),
        (18, "int8-min", "min", "-128 is less than 127 in signed comparison, but not in unsigned comparison.",
         np.array([127, -1], np.int8), [[0], [1]], np.array([-128, 1], np.int8)),
        (16, "bfloat16-mul", "mul", "bfloat16 represents the products exactly, in every order of the updates.",
         np.array([3, 2], ml_dtypes.bfloat16), [[0], [0], [1]], np.array([5, 2, -0.5], ml_dtypes.bfloat16)),
        (16, "complex64-add-repeated", "add", "Real and imaginary parts are added separately.",
         np.array([1 + 2j, 5], np.complex64), [[0], [0]], np.array([3 + 4j, -8j], np.complex64)),
        (18, "bool-mul", "mul", "For bool, mul is AND.",
         np.array([True, True, False, False]), [[0], [1], [2], [3]], np.array([True, False, True, False])),
        (18, "bool-max", "max", "For bool, false is less than true: max is OR.",
         np.array([True, True, False, False]), [[0], [1], [2], [3]], np.array([True, False, True, False])),
        (16, "string-add", "add", "For strings, add appends the update to the old value.",
         strings("a", "b", ""), [[1], [2]], strings("c", "d")),
        (18, "string-min", "min", "Strings are compared as unsigned bytes; a prefix is less than a longer string.",
         strings("ab", "z", "\0"), [[0], [1], [2]], strings("abc", "\u00e4", "")),
    ]
    return [
        _case(version, slug, why, f"reduction-{reduction} element-type", data, indices, updates,
              reduction=reduction, bugs="DTYPE REDMISS" + " BOOL" * slug.startswith("bool")
              + " ACCUM" * slug.startswith("float16"))
        for version, slug, reduction, why, data, indices, updates in rows
    ]
