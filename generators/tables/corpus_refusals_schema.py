"""Refusals by what a schema says: numbers of inputs and outputs, attributes, names of reductions, element types.

Like in every table of refusals, each case breaks one rule of reference/interpreter/node.h and no other unless the rule
cannot be broken alone. Operators that their opset lacks are in ``corpus_opsets``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from onnx import AttributeProto, TensorProto, helper, numpy_helper

from oracle.operator_versions import BY_ID, REDUCTIONS_OF, VERSIONS
from tables.case_writer import Case, counting, strings
from tables.refusals import ELEMENTS_VERSIONS, ND_VERSIONS, WITHOUT_REDUCTION, Inputs, refusal, valid_inputs


def cases() -> list[Case]:
    """All cases of this table."""
    return _nodes() + _types()


# ---- numbers of inputs and outputs, and attributes ---------------------------------------------------------


Attribute = tuple[str, Any]


def _nodes() -> list[Case]:
    """Numbers of inputs and outputs, and attributes."""
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
        refusal(version, "input-count", slug, why, values, bugs="SHAPE")
        for slug, values, why in inputs
    ] + [
        refusal(version, "output-count", slug, why, outputs=names, bugs="SHAPE")
        for slug, names, why in outputs
    ]


def _with_attributes(
    version: str, rule: str, rows: list[tuple[str, tuple[Attribute, ...], str]]
) -> list[Case]:
    """A case per row: slug, attributes, why."""
    return [
        refusal(version, rule, slug, why, attributes=attributes, bugs="OPSET REDIGN")
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


# ---- data outside T, indices of another type, updates of another type than data ----------------------------


# Every element type of ONNX by its name in the text of the operators.
ALL_TYPES = {name.lower(): number for name, number in TensorProto.DataType.items() if name != "UNDEFINED"}

# Four numbers that nearly every type can represent, and others for types that cannot.
_DATA = {"float8e8m0": [1, 2, 4, 8], "uint2": [0, 1, 2, 3], "int2": [-2, -1, 0, 1]}
_UPDATES = {"uint2": [3, 1], "int2": [1, -1]}

_LATE = "bfloat16 was added in version 13"


def _types() -> list[Case]:
    """Data outside T, indices of another type, updates of another type than data."""
    found = []
    for version in VERSIONS:
        found += _data_types(version) + _indices_types(version) + _updates_types(version)
    return found


def _typed(name: str, values: Any) -> np.ndarray:
    """A rank-1 tensor of an element type; strings are the numbers' digits."""
    if name == "string":
        tensor = np.empty(len(values), dtype=object)
        tensor[:] = [str(value).encode() for value in values]
        return tensor
    return np.array(values).astype(helper.tensor_dtype_to_np_dtype(ALL_TYPES[name]))


def _inputs(version: str, data: np.ndarray, indices: np.ndarray, updates: np.ndarray) -> Inputs:
    return data, indices.reshape((-1, 1)) if version in ND_VERSIONS else indices, updates


def _data_types(version: str) -> list[Case]:
    found = []
    for name in ALL_TYPES:
        if name in BY_ID[version].types:
            continue
        data, updates = _DATA.get(name, [1, 2, 4, 6]), _UPDATES.get(name, [2, 4])
        inputs = _inputs(version, _typed(name, data), np.array([2, 0]), _typed(name, updates))
        why = f"No version supports {name} for data and updates."
        if name == "bfloat16":
            why = "Scatter never supported bfloat16." if version.startswith("Scatter-") else f"{_LATE}."
        found.append(refusal(version, "data-type", name, why, inputs,
                             bugs="OPSET" if name == "bfloat16" else "DTYPE"))
    return found


def _indices_types(version: str) -> list[Case]:
    """The indices 1 and 0, or 1 and 2 if there is no zero, in every type that is not an index type."""
    admitted = ("int64",) if version in ND_VERSIONS else ("int32", "int64")
    found = []
    for name in ALL_TYPES:
        if name in admitted:
            continue
        indices = _typed(name, [1, 2] if name == "float8e8m0" else [1, 0])
        inputs = _inputs(version, _typed("float", [10, 20, 30, 40]), indices, _typed("float", [7, 301]))
        why = f"indices must be {' or '.join(admitted)}, not {name}, even with the same values."
        found.append(refusal(version, "indices-type", name, why, inputs, bugs="IDXW"))
    return found


def _updates_types(version: str) -> list[Case]:
    """Updates of another type than data, both in T. The same numbers have other bits in the other type."""
    half = "bfloat16" if "bfloat16" in BY_ID[version].types else "int16"
    rows = [
        ("double", "float", "double", "updates is double and data is float: updates is twice as wide."),
        ("narrower", "int64", "int32", "updates is int32 and data is int64: updates is half as wide."),
        ("same-width", "float", "int32", "updates is int32 and data is float: the types have the same width."),
        ("signedness", "uint8", "int8", "updates is int8 and data is uint8: only the signedness differs."),
        ("other-half", "float16", half, f"updates is {half} and data is float16: the types have the same width."),
        ("strings", "int64", "string", "updates is string and data is int64."),
        ("string-data", "string", "int64", "updates is int64 and data is string."),
    ]
    found = []
    for slug, data_type, updates_type, why in rows:
        data, updates = _typed(data_type, [10, 20, 30, 40]), _typed(updates_type, [7, 101])
        inputs = _inputs(version, data, np.array([2, 0]), updates)
        found.append(refusal(version, "updates-type", slug, why, inputs, bugs="DTYPE"))
    return found
