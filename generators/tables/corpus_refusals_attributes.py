"""Refusals by a node's form: numbers of inputs and outputs, attributes, names of reductions."""

from __future__ import annotations

from typing import Any

import numpy as np
from onnx import AttributeProto, numpy_helper

from oracle.operator_versions import REDUCTIONS_OF, VERSIONS
from tables.case_writer import Case, counting, strings
from tables.refusals import ELEMENTS_VERSIONS, ND_VERSIONS, WITHOUT_REDUCTION, refusal, valid_inputs

TABLE = "corpus_refusals_attributes"

Attribute = tuple[str, Any]


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for version in VERSIONS:
        found += _arity(version) + _unknown(version)
    for version in ELEMENTS_VERSIONS:
        found += _axis_types(version) + _repeated(version, "axis", 0, 1)
    for version in REDUCTIONS_OF:
        found += _reduction_types(version) + _repeated(version, "reduction", "add", "mul")
        found += _reductions(version)
    return found


def _arity(version: str) -> list[Case]:
    data, indices, updates = valid_inputs(version)
    extra = counting((1,), start=201)
    inputs = [
        ("one", (data,), "indices and updates are required."),
        ("two", (data, indices), "updates is required."),
        ("four", (data, indices, updates, extra), "The operator has three inputs, not four."),
        ("omitted-fourth", (data, indices, updates, None), "The operator has no fourth input that could be omitted."),
        ("omitted-data", (None, indices, updates), "data cannot be omitted."),
        ("omitted-indices", (data, None, updates), "indices cannot be omitted."),
        ("omitted-updates", (data, indices, None), "updates cannot be omitted with an empty name."),
    ]
    outputs = [("none", (), "The operator has one output, not zero."),
               ("two", ("output", "second"), "The operator has one output, not two.")]
    return [
        refusal(TABLE, version, "input-count", slug, why, values, bugs="SHAPE")
        for slug, values, why in inputs
    ] + [
        refusal(TABLE, version, "output-count", slug, why, outputs=names, bugs="SHAPE")
        for slug, names, why in outputs
    ]


def _with_attributes(
    version: str, rule: str, rows: list[tuple[str, tuple[Attribute, ...], str]]
) -> list[Case]:
    """A case per row: slug, attributes, why."""
    return [
        refusal(TABLE, version, rule, slug, why, attributes=attributes, bugs="OPSET REDIGN")
        for slug, attributes, why in rows
    ]


def _unknown(version: str) -> list[Case]:
    rows = [("invented", (("batch_dims", 0),), "No version has an attribute named batch_dims.")]
    if version in WITHOUT_REDUCTION:
        never = version.startswith("Scatter-")
        late = "Scatter never had the attribute reduction" if never else "reduction was added in version 16"
        later = "" if never else ", and {} in version 18"
        rows += [
            ("reduction", (("reduction", "add"),), f"{late}."),
            ("reduction-none", (("reduction", "none"),), f"{late}; its default value is not valid either."),
            ("reduction-mul", (("reduction", "mul"),), f"{late}; the value here is mul."),
            ("reduction-max", (("reduction", "max"),), f"{late}{later.format('max')}."),
            ("reduction-min", (("reduction", "min"),), f"{late}{later.format('min')}."),
        ]
    else:
        rows.append(("capital-reduction", (("Reduction", "add"),),
                     "Attribute names are case-sensitive: Reduction is not reduction."))
    if version in ND_VERSIONS:
        rows += [("axis", (("axis", 0),), "ScatterND has no attribute axis; the value here is 0."),
                 ("axis-1", (("axis", 1),), "ScatterND has no attribute axis; the value here is 1.")]
    else:
        rows.append(("capital-axis", (("Axis", 1),), "Attribute names are case-sensitive: Axis is not axis."))
    return _with_attributes(version, "attribute-unknown", rows)


def _axis_types(version: str) -> list[Case]:
    untyped = AttributeProto(name="axis", i=1)
    scalar = numpy_helper.from_array(np.array(1, np.int64), "axis")
    return _with_attributes(version, "attribute-type", [
        ("axis-float", (("axis", 1.0),), "axis is an integer, not a float."),
        ("axis-string", (("axis", "1"),), "axis is an integer, not a string of digits."),
        ("axis-ints", (("axis", [1]),), "axis is one integer, not a list with one integer."),
        ("axis-tensor", (("axis", scalar),), "axis is an integer, not a tensor with one element."),
        ("axis-untyped", (("axis", untyped),), "An attribute must state its type; this one does not."),
    ])


def _reduction_types(version: str) -> list[Case]:
    untyped = AttributeProto(name="reduction", s=b"add")
    tensor = numpy_helper.from_array(strings("add"), "reduction")
    return _with_attributes(version, "attribute-type", [
        ("reduction-int", (("reduction", 1),), "reduction is a string, not an integer."),
        ("reduction-strings", (("reduction", ["add"]),), "reduction is one string, not a list with one string."),
        ("reduction-tensor", (("reduction", tensor),), "reduction is a string, not a tensor with one string."),
        ("reduction-untyped", (("reduction", untyped),),
         "An attribute must state its type; this one does not."),
    ])


def _repeated(version: str, name: str, first: Any, second: Any) -> list[Case]:
    return _with_attributes(version, "attribute-repeated", [
        (name, ((name, first), (name, second)), f"{name} is given twice, with different values."),
        (f"{name}-same", ((name, second), (name, second)), f"{name} is given twice, with the same value."),
    ])


def _reductions(version: str) -> list[Case]:
    rows = [
        ("empty", "", "The empty string is not a reduction and does not mean the default."),
        ("upper-case", "ADD", "Reduction names are case-sensitive: ADD is not add."),
        ("mean", "mean", "mean is not a reduction here, although scatter operators of other libraries have it."),
        ("sum", "sum", "The reduction for sums is add, not sum."),
        ("prod", "prod", "The reduction for products is mul, not prod."),
        ("trailing-blank", "none ", "A name with a trailing space is a different name."),
        ("trailing-zero-byte", "add\0", "A name does not end at a zero byte: this name has four bytes."),
        ("foo", "foo", "foo is not a reduction; treating it as none would hide the error."),
    ]
    rows += [(name, name, f"{name} was added in version 18.") for name in ("max", "min")]
    return _with_attributes(version, "reduction-unlisted", [
        (slug, (("reduction", value),), why) for slug, value, why in rows
        if value not in REDUCTIONS_OF[version]
    ])
