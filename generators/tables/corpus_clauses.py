"""Cases about clauses that apply to all data, and that other tables have no reason to show.

Most of them have data of rank 1, so that one row serves all operators: for ScatterND each index is a tuple of
length 1.
"""

from __future__ import annotations

import numpy as np

from oracle.operator_versions import REDUCTIONS_OF, VERSIONS
from tables.case_writer import Case, counting
from tables.rows import as_indices, case, data_set, from_bits, typed


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for version in VERSIONS:
        found += _acceptance(version) + _output(version) + _memory(version) + _environment(version)
    for version in ("Scatter-9", "Scatter-11"):
        found += _scatter(version)
    for version, reductions in REDUCTIONS_OF.items():
        found.append(_subnormal_sums(version))
        for reduction in reductions[1:]:
            found += [_assigned(version, reduction), _including_data(version, reduction)]
    return found


def _operator(version: str) -> str:
    return version.split("-")[0]


def _acceptance(version: str) -> list[Case]:
    """A node that nothing can have a reason to refuse."""
    deprecated = " deprecated" if version == "Scatter-11" else ""
    smallest = data_set(
        "The smallest node that changes something: one element, one index, one update.",
        "accepts-valid" + deprecated, typed("float", [7]), as_indices(_operator(version), [0]),
        typed("float", [9]))
    return [case(version, "smallest-node", [smallest], bugs="SHAPE")]


def _output(version: str) -> list[Case]:
    """Type and shape of the output, and truth values in it."""
    operator = _operator(version)
    narrow = data_set(
        "The output is int8 like data: not int32, in which C would compute, and not int64 like indices.",
        "output-type", typed("int8", [-128, 5, 127]), as_indices(operator, [2, 0]), typed("int8", [-1, 64]))
    ones = counting((1, 4, 1))
    if operator == "ScatterND":
        between_ones = data_set(
            "Extents of 1 are part of the shape: the output has them where data has them.",
            "output-shape", ones, [[0, 2], [0, 1]], counting((2, 1), start=101))
    else:
        between_ones = data_set(
            "Extents of 1 are part of the shape: the output has them where data has them.",
            "output-shape", ones, [[[2], [1]]], counting((1, 2, 1), start=101))
    truth = data_set(
        "Truth values are preserved, whether they are copied from updates or kept from data.", "bits-kept",
        typed("bool", [True, False, True, False]), as_indices(operator, [1, 2]), typed("bool", [True, False]))
    axis = None if operator == "ScatterND" else 1
    return [
        case(version, "output-type-narrow", [narrow], bugs="DTYPE"),
        case(version, "output-shape-with-ones", [between_ones], axis=axis, bugs="SHAPE"),
        case(version, "truth-values-moved", [truth], bugs="BOOL"),
    ]


def _memory(version: str) -> list[Case]:
    """Reads and writes."""
    operator = _operator(version)
    data, order = counting((5,)), as_indices(operator, [4, 2, 0, 3, 1])
    replaced = data_set(
        "Every element is replaced in the output; data itself must not change.",
        "inputs-unmodified", data, order, counting((5,), start=101))
    permuted = data_set(
        "updates equals data, and the output is a permutation of it; updates must not change, either.",
        "inputs-unmodified", data, order, data)
    backwards = as_indices(operator, list(reversed(range(17))))
    uneven = data_set(
        "17 is not a multiple of 4, 8 or 16: code that processes whole blocks runs past the end of the tensors.",
        "memory-safety", counting((17,), np.uint8), backwards, counting((17,), np.uint8, start=101))
    rows = [[[3], [0]], [[1], [4]]] if operator == "ScatterND" else [[[3] * 3, [0] * 3], [[1] * 3, [4] * 3]]
    uneven_rows = [
        data_set(f"Rows of three bytes start at any alignment; {which} of five rows are replaced.",
                 "memory-safety target", counting((5, 3), np.uint8), its_rows,
                 counting((2, 3), np.uint8, start=101))
        for its_rows, which in zip(rows, ("the first and fourth", "the second and last"), strict=True)
    ]
    texts = data_set(
        "The strings have many lengths; the longest exceed the buffer of any short-string optimization.",
        "memory-safety bits-kept", typed("string", ["", "a" * 15, "b" * 16, "c" * 24, "d" * 300]),
        as_indices(operator, [4, 0, 2]), typed("string", ["", "e" * 500, "f"]))
    return [
        case(version, "inputs-stay", [replaced, permuted], bugs="ALIAS"),
        case(version, "memory-17-elements", [uneven], bugs="STRIDE CHUNK"),
        case(version, "memory-rows-of-3-bytes", uneven_rows, bugs="STRIDE"),
        case(version, "memory-strings", [texts], bugs="ALIAS DTYPE"),
    ]


def _environment(version: str) -> list[Case]:
    """Subnormal numbers, which implementations flush by setting a processor mode."""
    least, greatest = 2.0**-149, 2.0**-126 - 2.0**-149
    moved = data_set(
        "Subnormal numbers are copied and kept unchanged; the processor's subnormal mode does not change, either.",
        "bits-kept untouched floating-point-environment", typed("float", [least, 1, -greatest, 2]),
        as_indices(_operator(version), [3, 1]), typed("float", [greatest, -least]))
    return [case(version, "subnormals-moved", [moved], bugs="ACCUM")]


def _subnormal_sums(version: str) -> Case:
    least, normal = 2.0**-149, 2.0**-126
    sums = data_set(
        "Sums with subnormal operands or results: twice the least positive number, and the greatest subnormal number.",
        "subnormals rounding floating-point-environment", typed("float", [least, normal, 1]),
        as_indices(_operator(version), [0, 1]), typed("float", [least, -least]))
    return case(version, "subnormal-sums", [sums], reduction="add", bugs="ACCUM")


def _assigned(version: str, reduction: str) -> Case:
    once = data_set(
        f"The result of {reduction} replaces the old value and is not added to it.",
        "reduction-assigns", typed("int32", [5, 1, 9]), as_indices(_operator(version), [0, 2]),
        typed("int32", [3, 11]))
    return case(version, f"{reduction}-assigned", [once], reduction=reduction, bugs="SPEC REDIGN")


# What data holds, in two cells, and the updates of each: the result differs if data is left out,
# if it counts twice, and if a reduction begins with 0 or 1 instead.
_INCLUDED = {
    "add": ([100, -40], [[1, 2], [4, 8]]),
    "mul": ([7, -3], [[2, 5], [3, -2]]),
    "max": ([9, -5], [[3, -7], [-6, -8]]),
    "min": ([4, -9], [[6, 5], [-2, 3]]),
}


def _including_data(version: str, reduction: str) -> Case:
    data, (first, second) = _INCLUDED[reduction]
    included = data_set(
        f"{reduction} includes the value in data exactly once, in addition to the two updates of its cell.",
        "reduction-includes-data", typed("int32", data), as_indices(_operator(version), [0, 1, 0, 1]),
        typed("int32", [first[0], second[0], first[1], second[1]]))
    return case(version, f"{reduction}-with-data", [included], reduction=reduction,
                bugs="INIT DUPRED")


def _scatter(version: str) -> list[Case]:
    """Geometry and NaN for Scatter, which has few such cases elsewhere."""
    matrix, cube, nothing = counting((2, 3)), counting((3, 4)), np.empty((2, 0), np.float32)
    default = data_set(
        "The default axis is 0, although the indices are also valid for axis 1.",
        "axis-default", matrix, [[1, 0, 1]], counting((1, 3), start=101))
    smaller = data_set(
        "The loop runs over the shape (2, 2) of indices, not over the shape (3, 4) of data.",
        "indices-smaller", cube, [[3, 0], [1, 2]], counting((2, 2), start=101))
    longer = data_set(
        "Five indices for an axis of extent 3: two cells have two updates each, and either may win.",
        "indices-longer duplicates-none", counting((3,)), [0, 1, 2, 1, 0], counting((5,), start=101),
        "allowed")
    none = data_set(
        "The rows of indices are empty: the result is data.", "indices-empty", matrix, nothing.astype(np.int64),
        nothing)
    empty = data_set(
        "data of rank 2 without elements gives a result without elements.", "data-empty", nothing,
        nothing.astype(np.int64), nothing)
    nans = data_set(
        "A NaN keeps its sign and payload and stays signalling or quiet, whether copied or kept.", "nan-bits",
        from_bits("float", [0x7F800001, 0xFFC12345, 0x3F800000]), [2, 1],
        from_bits("float", [0xFF800001, 0x7FC00ABC]))
    rows = [
        ("axis-0-by-default", default, None, "RANK NEGAXIS"), ("indices-of-a-corner", smaller, 1, "SMALL"),
        ("five-indices-for-three", longer, None, "LARGE DUPNONE"),
        ("no-index-in-a-row", none, 1, "EMPTY ALIAS"),
        ("no-data-of-rank-2", empty, 1, "EMPTY"),
        ("nan-payloads-of-float", nans, None, "NAN DTYPE"),
    ]
    if version == "Scatter-11":
        inverse = data_set(
            "The targets are distinct, some indices are negative: gathering with the same indices returns updates.",
            "gather-inverse", cube, [[-1, 1], [0, -2], [3, 2]], counting((3, 2), start=101))
        rows.append(("negatives-gathered-back", inverse, 1, "NEGIDX"))
    else:
        alias = data_set(
            "Scatter-9 does not define index -1, so it may or may not be the cell of index 2.",
            "target-alias index-negative", counting((3,)), [-1, 2], counting((2,), start=101), "invariants")
        rows.append(("minus-one-and-last", alias, None, "NEGIDX"))
    return [case(version, slug, [its], axis=axis, bugs=bugs)
            for slug, its, axis, bugs in rows]
