"""The cases that should be refused: at least one per rule of reference/rule.h, each breaking that rule and no
other unless the rule cannot be broken alone.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from case_writer import Case, DataSet, counting

TABLE = "corpus_refusals"

_DATA = counting((3, 4))
_ROW = np.array([[0, 2, 1, 1]])
_ROW_UPDATES = counting((1, 4), start=101)
_TUPLES = np.array([[2], [0]])
_SLICES = counting((2, 4), start=101)
_ELEMENTS_INPUTS = (_DATA, _ROW, _ROW_UPDATES)
_ND_INPUTS = (_DATA, _TUPLES, _SLICES)


def cases() -> list[Case]:
    """All cases of this table."""
    return (
        _absent() + _arity() + _attributes() + _reductions() + _types() + _ranks() + _shapes()
        + _elements_bounds() + _nd_bounds()
    )


def _refusal(
    version: str, rules: str, slug: str, why: str, inputs: tuple[np.ndarray | None, ...], **others: Any
) -> Case:
    """One case with one data set that breaks ``rules``, codes between spaces; the slug begins with the first.

    Others: attributes (pairs), opset, outputs, bugs, group.
    """
    operator, since = version.split("-")
    return Case(
        group=others.get("group", version),
        slug=f"{rules.split()[0]}-{slug}",
        operator=operator,
        opset=others.get("opset", int(since)),
        data_sets=(DataSet(inputs, why, tuple(rules.split()), "refuse"),),
        attributes=others.get("attributes", ()),
        outputs=others.get("outputs", ("output",)),
        bugs=tuple(others.get("bugs", "").split()),
        table=TABLE,
    )


def _absent() -> list[Case]:
    inputs = {"Scatter": _ELEMENTS_INPUTS, "ScatterElements": _ELEMENTS_INPUTS, "ScatterND": _ND_INPUTS}
    opsets = {"Scatter": (8,), "ScatterElements": (9, 10), "ScatterND": (10,)}
    return [
        _refusal(f"{operator}-{opset}", "operator-absent", f"{operator}-{opset}".lower(),
                 f"Opset {opset} has no {operator}.", inputs[operator], group="absent", bugs="OPSET")
        for operator in opsets for opset in opsets[operator]
    ]


def _arity() -> list[Case]:
    return [
        _refusal("ScatterElements-18", "input-count", "two", "Without updates there is nothing to write.",
                 _ELEMENTS_INPUTS[:2], bugs="SHAPE"),
        _refusal("Scatter-9", "input-count", "omitted-indices", "indices cannot be omitted.",
                 (_DATA, None, _ROW_UPDATES), bugs="SHAPE"),
        _refusal("ScatterND-13", "input-count", "four", "There is no fourth input.",
                 (*_ND_INPUTS, counting((1,))), bugs="SHAPE"),
        _refusal("ScatterND-18", "output-count", "two", "There is one output.", _ND_INPUTS,
                 outputs=("output", "second")),
        _refusal("ScatterElements-11", "output-count", "two", "There is one output.", _ELEMENTS_INPUTS,
                 outputs=("output", "second")),
    ]


def _attributes() -> list[Case]:
    elements, tuples = _ELEMENTS_INPUTS, _ND_INPUTS
    rows: list[tuple[str, str, str, str, Any, tuple[tuple[str, Any], ...]]] = [
        ("ScatterElements-13", "attribute-unknown", "reduction", "reduction came with version 16.", elements,
         (("reduction", "add"),)),
        ("ScatterElements-11", "attribute-unknown", "reduction-none",
         "reduction came with version 16, its default value included.", elements, (("reduction", "none"),)),
        ("ScatterND-13", "attribute-unknown", "reduction", "reduction came with version 16.", tuples,
         (("reduction", "add"),)),
        ("ScatterND-18", "attribute-unknown", "axis", "ScatterND has no axis.", tuples, (("axis", 0),)),
        ("Scatter-9", "attribute-unknown", "reduction", "Scatter never had a reduction.", elements,
         (("reduction", "add"),)),
        ("ScatterElements-18", "attribute-unknown", "invented", "No version has an attribute of this name.",
         elements, (("batch_dims", 0),)),
        ("ScatterElements-18", "attribute-type", "axis-float",
         "axis is an integer, not a number with a fraction.", elements, (("axis", 1.0),)),
        ("ScatterElements-16", "attribute-type", "reduction-int", "reduction is a string, not a number.",
         elements, (("reduction", 1),)),
        ("ScatterND-18", "attribute-type", "reduction-strings", "reduction is one string, not a list of one.",
         tuples, (("reduction", ["add"]),)),
        ("ScatterElements-18", "attribute-repeated", "axis", "axis is given twice, with two values.",
         elements, (("axis", 0), ("axis", 1))),
        ("ScatterND-16", "attribute-repeated", "reduction", "reduction is given twice, with two values.",
         tuples, (("reduction", "add"), ("reduction", "mul"))),
    ]
    return [
        _refusal(version, rule, slug, why, inputs, attributes=attributes, bugs="OPSET REDIGN")
        for version, rule, slug, why, inputs, attributes in rows
    ]


def _reductions() -> list[Case]:
    rows = [
        ("ScatterElements-16", "max", "max", "max came with version 18."),
        ("ScatterND-16", "min", "min", "min came with version 18."),
        ("ScatterElements-18", "foo", "foo",
         "foo is no reduction; to treat it as none would be silent loss."),
        ("ScatterElements-18", "ADD", "upper-case", "Names of reductions are in lower case."),
        ("ScatterND-18", "", "empty", "The empty string is no reduction, nor the default."),
    ]
    return [
        _refusal(version, "reduction-unlisted", slug, why,
                 _ND_INPUTS if version.startswith("ScatterND") else _ELEMENTS_INPUTS,
                 attributes=(("reduction", value),), bugs="OPSET REDIGN")
        for version, value, slug, why in rows
    ]


def _types() -> list[Case]:
    def elements(dtype: Any) -> tuple[np.ndarray, ...]:
        return (_DATA.astype(dtype), _ROW, counting((1, 4)).astype(dtype))

    def tuples(dtype: Any) -> tuple[np.ndarray, ...]:
        return (_DATA.astype(dtype), _TUPLES, counting((2, 4)).astype(dtype))

    bfloat16, data, slices = ml_dtypes.bfloat16, _DATA, _SLICES
    return [
        _refusal("ScatterElements-11", "data-type", "bfloat16", "bfloat16 came with version 13.",
                 elements(bfloat16), bugs="OPSET"),
        _refusal("ScatterND-11", "data-type", "bfloat16", "bfloat16 came with version 13.", tuples(bfloat16),
                 bugs="OPSET"),
        _refusal("Scatter-9", "data-type", "bfloat16", "Scatter never had bfloat16.", elements(bfloat16),
                 bugs="OPSET"),
        _refusal("ScatterElements-18", "data-type", "float8e4m3fn",
                 "No version has the 8-bit floating-point types.",
                 elements(ml_dtypes.float8_e4m3fn), opset=19, bugs="DTYPE"),
        _refusal("ScatterND-18", "data-type", "int4", "No version has the 4-bit integers.",
                 (np.array([1, -2, 3, 4], ml_dtypes.int4), _TUPLES, np.array([5, 6], ml_dtypes.int4)),
                 opset=21, bugs="DTYPE"),
        _refusal("ScatterElements-18", "indices-type", "int16", "indices are int32 or int64.",
                 (data, _ROW.astype(np.int16), _ROW_UPDATES), bugs="IDXW"),
        _refusal("Scatter-9", "indices-type", "float", "indices are int32 or int64.",
                 (data, _ROW.astype(np.float32), _ROW_UPDATES), bugs="IDXW"),
        _refusal("ScatterND-18", "indices-type", "int32", "ScatterND takes int64 only.",
                 (data, _TUPLES.astype(np.int32), slices), bugs="IDXW"),
        _refusal("ScatterND-11", "indices-type", "int32", "ScatterND takes int64 only.",
                 (data, _TUPLES.astype(np.int32), slices), bugs="IDXW"),
        _refusal("ScatterElements-18", "updates-type", "double", "updates has another type than data.",
                 (data, _ROW, _ROW_UPDATES.astype(np.float64)), bugs="DTYPE"),
        _refusal("ScatterND-16", "updates-type", "same-width",
                 "updates has another type than data, of the same width.",
                 (data, _TUPLES, slices.astype(np.int32)), bugs="DTYPE"),
    ]


def _ranks() -> list[Case]:
    scalar, vector = np.float32(7).reshape(()), counting((3,))
    zero = np.array(0)
    return [
        _refusal("ScatterND-18", "data-rank", "scalar",
                 "data has at least rank 1, even for tuples of length 0.",
                 (scalar, np.empty((1, 0), np.int64), counting((1,), start=101)), bugs="SHAPE"),
        _refusal("ScatterElements-18", "data-rank indices-rank", "all-scalars",
                 "data and indices have at least rank 1.",
                 (scalar, zero, np.float32(101).reshape(())), bugs="SHAPE"),
        _refusal("ScatterND-18", "indices-rank", "scalar", "indices has at least rank 1: it holds tuples.",
                 (vector, zero, np.float32(101).reshape(())), bugs="SHAPE"),
        _refusal("ScatterElements-13", "indices-rank rank-mismatch", "scalar", "indices has at least rank 1.",
                 (vector, zero, np.float32(101).reshape(())), bugs="SHAPE"),
        _refusal("ScatterElements-18", "rank-mismatch", "lower",
                 "indices has the rank of data, not one less.",
                 (_DATA, np.array([0, 2]), counting((2,), start=101)), bugs="SHAPE RANK"),
        _refusal("ScatterElements-11", "rank-mismatch", "higher",
                 "indices has the rank of data, not one more.",
                 (_DATA, _ROW.reshape((1, 1, 4)), _ROW_UPDATES.reshape((1, 1, 4))), bugs="SHAPE RANK"),
        _refusal("ScatterElements-18", "axis-range", "rank", "axis r is one past the last.", _ELEMENTS_INPUTS,
                 attributes=(("axis", 2),), bugs="NEGAXIS"),
        _refusal("ScatterElements-16", "axis-range", "before-first", "axis -r - 1 is one before the first.",
                 _ELEMENTS_INPUTS, attributes=(("axis", -3),), bugs="NEGAXIS"),
        _refusal("Scatter-9", "axis-range", "rank", "axis r is one past the last.", _ELEMENTS_INPUTS,
                 attributes=(("axis", 2),), bugs="NEGAXIS"),
        _refusal("ScatterElements-18", "axis-range", "least",
                 "The least integer is no axis; adding r does not help.",
                 _ELEMENTS_INPUTS, attributes=(("axis", -(2**63)),), bugs="NEGAXIS OFFS"),
        _refusal("ScatterND-18", "tuple-length", "above-rank",
                 "Tuples of length 3 cannot name cells of a matrix.",
                 (_DATA, np.array([[0, 1, 0]]), counting((1,), start=101)), bugs="KSLICE SHAPE"),
        _refusal("ScatterND-11", "tuple-length", "above-rank-1",
                 "Tuples of length 2 cannot name cells of a vector.",
                 (vector, np.array([[0, 1], [1, 0]]), counting((2,), start=101)), bugs="KSLICE SHAPE"),
    ]


def _shapes() -> list[Case]:
    cube = counting((2, 3, 4))
    scalar_tuple = np.array([1, 2])
    return [
        _refusal("ScatterElements-18", "updates-shape", "broadcastable",
                 "updates has the shape of indices; one column is not repeated.",
                 (_DATA, _ROW, _ROW_UPDATES[:, :1]), bugs="SHAPE"),
        _refusal("ScatterElements-13", "updates-shape", "larger",
                 "updates has the shape of indices; what is surplus is not left out.",
                 (_DATA, _ROW, counting((2, 4), start=101)), bugs="SHAPE"),
        _refusal("Scatter-9", "updates-shape", "same-count",
                 "updates has the shape of indices, not just as many elements.",
                 (_DATA, _ROW, _ROW_UPDATES.reshape((4, 1))), bugs="SHAPE"),
        _refusal("ScatterND-18", "updates-shape", "one-for-scalar",
                 "The update of one element has rank 0, not shape [1].",
                 (_DATA, scalar_tuple, counting((1,), start=101)), bugs="SHAPE"),
        _refusal("ScatterND-13", "updates-shape", "one-axis-short",
                 "Slices have the rank r - k: the last extent of data belongs to them.",
                 (cube, _TUPLES[1:], counting((1, 3), start=101)), bugs="SHAPE KSLICE SPEC"),
        _refusal("ScatterND-16", "updates-shape", "broadcastable",
                 "One slice is not repeated for two tuples.",
                 (_DATA, _TUPLES, _SLICES[:1]), bugs="SHAPE"),
        _refusal("ScatterElements-18", "indices-shape", "larger-off-axis",
                 "indices has five columns, data has four.",
                 (_DATA, np.zeros((1, 5), np.int64), counting((1, 5), start=101)), bugs="SHAPE OOB"),
        _refusal("Scatter-11", "indices-shape", "larger-off-axis", "indices has four rows, data has three.",
                 (_DATA, np.zeros((4, 1), np.int64), counting((4, 1), start=101)),
                 attributes=(("axis", 1),), bugs="SHAPE OOB"),
    ]


def _bounds(
    version: str, slug: str, data: np.ndarray, updates: np.ndarray, rows: list[tuple[Any, str]], **others: Any
) -> Case:
    """One case with a data set per row: indices (int64, or with their own type) and why."""
    operator, since = version.split("-")
    data_sets = tuple(
        DataSet((data, np.asarray(indices), updates), why, ("index-bounds",), "refuse")
        for indices, why in rows
    )
    return Case(version, f"index-bounds-{slug}", operator, int(since), data_sets,
                attributes=others.get("attributes", ()), bugs=("OOB", "NEGIDX", "IDXW"), table=TABLE)


def _elements_bounds() -> list[Case]:
    vector, updates = counting((3,)), counting((2,), start=101)
    matrix, update = counting((2, 3)), counting((1, 1), start=101)
    edges = [([0, 3], "3 is one past the end of an axis of 3."),
             ([-4, 0], "-4 is one before the start of an axis of 3.")]
    found = [_bounds(version, "edges", vector, updates, edges)
             for version in ("Scatter-11", "ScatterElements-11", "ScatterElements-13", "ScatterElements-16")]
    found.append(_bounds("ScatterElements-18", "edges", vector, updates, edges,
                         attributes=(("reduction", "add"),)))
    found.append(_bounds("ScatterElements-18", "extremes", vector, updates, [
        ([1, -(2**63)], "The least int64 has no counterpart that adding 3 would reach."),
        ([1, 2**63 - 1], "The greatest int64: its offset in bytes does not fit."),
        ([1, 2**32], "2^32 is 0 to whoever keeps 32 bits of it."),
        ([1, -(2**32) - 1], "-2^32 - 1 is -1 to whoever keeps 32 bits of it."),
    ]))
    found.append(_bounds("ScatterElements-16", "int32-extremes", vector, updates, [
        (np.array([1, -(2**31)], np.int32), "The least int32 has no counterpart that adding 3 would reach."),
        (np.array([1, 2**31 - 1], np.int32), "The greatest int32: twice or four times it does not fit."),
    ]))
    found.append(_bounds("ScatterElements-18", "other-column", matrix, update, [
        ([[3]], "Column 3 of row 0 does not exist, though the offset is that of row 1, column 0."),
    ], attributes=(("axis", 1),)))
    found.append(_bounds("ScatterElements-18", "axis-of-none", np.empty((0,), np.float32), updates[:1], [
        ([0], "An axis of extent 0 has no index at all."),
    ]))
    return found


def _nd_bounds() -> list[Case]:
    matrix, update = counting((2, 3)), counting((1,), start=101)
    edges = [
        ([[2, 0]], "2 is one past the last row."),
        ([[-3, 0]], "-3 is one before the first row."),
        ([[0, 3]], "Column 3 of row 0 does not exist, though the offset is that of row 1, column 0."),
        ([[1, -4]], "Column -4 of row 1 does not exist, though the offset is that of row 0, column 2."),
    ]
    found = [_bounds(f"ScatterND-{version}", "edges", matrix, update, edges) for version in (11, 13, 16, 18)]
    found.append(_bounds("ScatterND-18", "extremes", matrix, update, [
        ([[-(2**63), 0]], "The least int64 has no counterpart that adding 2 would reach."),
        ([[0, 2**63 - 1]], "The greatest int64: its offset does not fit."),
        ([[2**32, 1]], "2^32 is 0 to whoever keeps 32 bits of it."),
    ]))
    found.append(_bounds("ScatterND-18", "slices", counting((3, 4)), counting((2, 4), start=101), [
        ([[0], [3]], "The last tuple names a row past the end: nothing may be written, not even row 0."),
    ], attributes=(("reduction", "add"),)))
    return found
