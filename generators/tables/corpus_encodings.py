"""The same tensors in every representation of a TensorProto, in the files of the data sets.

Each element type in raw_data, in its typed field and outside the file. ``corpus_models`` does the same in
models. The values are those that another interpretation of the same bits would get wrong.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from onnx import TensorProto

from tables.case_writer import Case, DataSet, counting, strings
from tables.folder_forms import (
    Form, all_of, documented, external_files, external_parts, in_unusual_order, into_typed_field, on_tensors,
    unnamed, without_raw_data,
)
from tables.rows import DTYPES


_FLOATS = [1.5, -0.0, np.inf, -2.25]
_FLOAT_UPDATES = {  # the greatest number and the least above 0
    "float16": [65504.0, 2.0**-24], "bfloat16": [2.0**127 * (2 - 2**-7), 2.0**-133],
    "float": [2.0**127 * (2 - 2**-23), 2.0**-149], "double": [2.0**1023 * (2 - 2**-52), 2.0**-1074],
}


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for version in ("ScatterElements-13", "ScatterND-13"):
        for dtype in DTYPES:
            found.append(_typed_fields(version, dtype))
            if dtype != "string":
                found.append(_external(version, dtype))
        found += _names_and_texts(version) + [_without_elements(version), _unusual(version)]
    return [*found, _of_rank_0()]


def tensors_of(dtype: str) -> tuple[np.ndarray, np.ndarray]:
    """Four elements of data and two updates of an element type, including its limits."""
    if dtype == "string":
        return strings("", "a\0b", "ä漢", "plain"), strings("x" * 200, "\U0001f600")
    if dtype == "bool":
        return np.array([True, False, True, False]), np.array([True, False])
    if dtype in _FLOAT_UPDATES:
        return np.array(_FLOATS).astype(DTYPES[dtype]), np.array(_FLOAT_UPDATES[dtype]).astype(DTYPES[dtype])
    if dtype.startswith("complex"):
        return (np.array([1 + 2j, -0.0 - 3j, np.inf + 0.5j, 4]).astype(DTYPES[dtype]),
                np.array([5 - 6j, 2.0**-149 + 7j]).astype(DTYPES[dtype]))
    limits = np.iinfo(DTYPES[dtype])
    return (np.array([1, limits.max, limits.min, 2], DTYPES[dtype]),
            np.array([limits.max - 1, limits.min + 3], DTYPES[dtype]))


def _inputs(version: str, dtype: str) -> tuple[np.ndarray, ...]:
    """Indices are int32 if allowed, int64 for ScatterND."""
    data, updates = tensors_of(dtype)
    if version.startswith("ScatterND"):
        return data, np.array([[3], [1]], np.int64), updates
    return data, np.array([3, 1], np.int32), updates


def _case(version: str, slug: str, data_sets: list[DataSet], form: Form, bugs: str) -> Case:
    operator, since = version.split("-")
    return Case(version, slug, operator, int(since), tuple(data_sets), bugs=tuple(bugs.split()),
                form=form)


def _typed_fields(version: str, dtype: str) -> Case:
    """raw_data, and the field of the type; strings have only one form."""
    inputs = _inputs(version, dtype)
    rows = ["The elements are stored in raw_data.", "The elements are stored in the field for their type."]
    if dtype == "string":
        rows = ["Strings are stored in string_data as UTF-8, without terminators."]
    data_sets = [DataSet(inputs, why, ("element-type", "bits-kept")) for why in rows]
    form = on_tensors(into_typed_field, len(rows) - 1)
    return _case(version, f"encodings-of-{dtype}", data_sets, form, "DTYPE IDXW STRIDE")


def _external(version: str, dtype: str) -> Case:
    inputs = _inputs(version, dtype)
    data_sets = [
        DataSet(inputs, why, ("element-type", "bits-kept")) for why in (
            "The elements of each tensor are the whole content of an external file.",
            "The elements of all tensors are stored in one external file, at odd offsets, with bytes between them.",
        )
    ]
    form = all_of(external_files(0), external_parts(1))
    return _case(version, f"external-{dtype}", data_sets, form, "DTYPE STRIDE")


def _names_and_texts(version: str) -> list[Case]:
    inputs = _inputs(version, "float")
    rows: list[tuple[str, Callable[[TensorProto], None], str]] = [
        ("unnamed-tensors", unnamed, "Tensors in files need no names: the file name gives the input's position."),
        ("documented-tensors", documented, "The doc_string and metadata of a tensor do not affect its elements."),
    ]
    return [
        _case(version, slug, [DataSet(inputs, why, ("accepts-valid", "target"))], on_tensors(change), "SPEC")
        for slug, change, why in rows
    ]


def _without_elements(version: str) -> Case:
    """Nothing to scatter into something: raw_data of length 0, and no element field at all."""
    data = counting((3, 2))
    indices, updates = np.empty((0, 2), np.int64), np.empty((0, 2), np.float32)
    if version.startswith("ScatterND"):
        indices, updates = np.empty((0, 1), np.int64), np.empty((0, 2), np.float32)
    data_sets = [
        DataSet((data, indices, updates), why, ("indices-empty",)) for why in (
            "A tensor without elements has raw_data of length 0.",
            "A tensor without elements has neither raw_data nor a typed field.",
        )
    ]

    def change(tensor: TensorProto) -> None:
        if 0 in tensor.dims:
            without_raw_data(tensor)

    return _case(version, "encodings-of-nothing", data_sets, on_tensors(change, 1), "EMPTY")


def _unusual(version: str) -> Case:
    data, _, updates = _inputs(version, "float")
    indices = np.array([[3], [-3]] if version.startswith("ScatterND") else [3, -3])
    why = "Fields may occur in any order, with packed or unpacked numbers, next to unknown fields."
    data_set = DataSet((data, indices, updates), why, ("accepts-valid", "index-negative"))
    return _case(version, "unusual-order-of-fields", [data_set],
                 all_of(on_tensors(into_typed_field), in_unusual_order), "NEGIDX")


def _of_rank_0() -> Case:
    """A tensor of rank 0 has no dims and one element."""
    inputs = (counting((2, 3)), np.array([1, 2]), np.array(401, np.float32))
    data_sets = [
        DataSet(inputs, why, ("updates-scalar",)) for why in (
            "A tensor without dims has one element, here in raw_data.",
            "A tensor without dims has one element, here in the field for its type.",
        )
    ]
    return _case("ScatterND-13", "encodings-of-rank-0", data_sets, on_tensors(into_typed_field, 1), "SHAPE")
