"""Refusals by a node's form: numbers of inputs and outputs, attributes, names of reductions."""

from __future__ import annotations

from typing import Any

import numpy as np
from onnx import AttributeProto, numpy_helper

from case_writer import Case, counting, strings
from operator_versions import REDUCTIONS_OF, VERSIONS
from refusals import ELEMENTS_VERSIONS, ND_VERSIONS, WITHOUT_REDUCTION, refusal, valid_inputs

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
        ("one", (data,), "With data alone there is neither a place nor a value to write."),
        ("two", (data, indices), "Without updates there is nothing to write."),
        ("four", (data, indices, updates, extra), "There is no fourth input."),
        ("omitted-fourth", (data, indices, updates, None), "There is no fourth input to be left out."),
        ("omitted-data", (None, indices, updates), "data cannot be omitted."),
        ("omitted-indices", (data, None, updates), "indices cannot be omitted."),
        ("omitted-updates", (data, indices, None), "updates cannot be omitted, even by an empty name."),
    ]
    outputs = [("none", (), "A node without an output has no result."),
               ("two", ("output", "second"), "There is one output.")]
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
    rows = [("invented", (("batch_dims", 0),), "No version has an attribute of this name.")]
    if version in WITHOUT_REDUCTION:
        late = "Scatter never had a reduction" if version.startswith("Scatter-") \
            else "reduction came with version 16"
        rows += [
            ("reduction", (("reduction", "add"),), f"{late}."),
            ("reduction-none", (("reduction", "none"),), f"{late}, its default value included."),
            ("reduction-mul", (("reduction", "mul"),), f"{late}, mul as well as add."),
            ("reduction-max", (("reduction", "max"),), f"{late}, and max even later."),
            ("reduction-min", (("reduction", "min"),), f"{late}, and min even later."),
        ]
    else:
        rows.append(("capital-reduction", (("Reduction", "add"),), "Names of attributes are in lower case."))
    if version in ND_VERSIONS:
        rows += [("axis", (("axis", 0),), "ScatterND has no axis."),
                 ("axis-1", (("axis", 1),), "ScatterND has no axis, neither the first nor another.")]
    else:
        rows.append(("capital-axis", (("Axis", 1),), "Names of attributes are in lower case."))
    return _with_attributes(version, "attribute-unknown", rows)


def _axis_types(version: str) -> list[Case]:
    untyped = AttributeProto(name="axis", i=1)
    scalar = numpy_helper.from_array(np.array(1, np.int64), "axis")
    return _with_attributes(version, "attribute-type", [
        ("axis-float", (("axis", 1.0),), "axis is an integer, not a number with a fraction."),
        ("axis-string", (("axis", "1"),), "axis is an integer, not a string with its digits."),
        ("axis-ints", (("axis", [1]),), "axis is one integer, not a list of one."),
        ("axis-tensor", (("axis", scalar),), "axis is an integer, not a tensor with one element."),
        ("axis-untyped", (("axis", untyped),), "An attribute says which type it has; this one says none."),
    ])


def _reduction_types(version: str) -> list[Case]:
    untyped = AttributeProto(name="reduction", s=b"add")
    tensor = numpy_helper.from_array(strings("add"), "reduction")
    return _with_attributes(version, "attribute-type", [
        ("reduction-int", (("reduction", 1),), "reduction is a string, not a number."),
        ("reduction-strings", (("reduction", ["add"]),), "reduction is one string, not a list of one."),
        ("reduction-tensor", (("reduction", tensor),), "reduction is a string, not a tensor with one."),
        ("reduction-untyped", (("reduction", untyped),),
         "An attribute says which type it has; this one says none."),
    ])


def _repeated(version: str, name: str, first: Any, second: Any) -> list[Case]:
    return _with_attributes(version, "attribute-repeated", [
        (name, ((name, first), (name, second)), f"{name} is given twice, with two values."),
        (f"{name}-same", ((name, second), (name, second)), f"{name} is given twice, with one value."),
    ])


def _reductions(version: str) -> list[Case]:
    rows = [
        ("empty", "", "The empty string is no reduction, nor the default."),
        ("upper-case", "ADD", "Names of reductions are in lower case."),
        ("mean", "mean", "There is no mean, though other scatter operators have one."),
        ("sum", "sum", "The sum is called add."),
        ("prod", "prod", "The product is called mul."),
        ("trailing-blank", "none ", "A name with a blank behind it is another name."),
        ("trailing-zero-byte", "add\0", "A name does not end at a zero byte: this one has four bytes."),
        ("foo", "foo", "foo is no reduction; to treat it as none would be silent loss."),
    ]
    rows += [(name, name, f"{name} came with version 18.") for name in ("max", "min")]
    return _with_attributes(version, "reduction-unlisted", [
        (slug, (("reduction", value),), why) for slug, value, why in rows
        if value not in REDUCTIONS_OF[version]
    ])
