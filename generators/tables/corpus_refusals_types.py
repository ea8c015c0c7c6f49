"""Refusals by element types: data outside T, indices of another type, updates of another type than data."""

from __future__ import annotations

from typing import Any

import numpy as np
from onnx import TensorProto, helper

from oracle.operator_versions import BY_ID, VERSIONS
from tables.case_writer import Case
from tables.refusals import ND_VERSIONS, Inputs, refusal

TABLE = "corpus_refusals_types"

# Every element type of ONNX by its name in the text of the operators.
ALL_TYPES = {name.lower(): number for name, number in TensorProto.DataType.items() if name != "UNDEFINED"}

# Four numbers that nearly every type can represent, and others for types that cannot.
_DATA = {"float8e8m0": [1, 2, 4, 8], "uint2": [0, 1, 2, 3], "int2": [-2, -1, 0, 1]}
_UPDATES = {"uint2": [3, 1], "int2": [1, -1]}

_LATE = "bfloat16 was added in version 13"


def cases() -> list[Case]:
    """All cases of this table."""
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
        found.append(refusal(TABLE, version, "data-type", name, why, inputs,
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
        found.append(refusal(TABLE, version, "indices-type", name, why, inputs, bugs="IDXW"))
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
        found.append(refusal(TABLE, version, "updates-type", slug, why, inputs, bugs="DTYPE"))
    return found
