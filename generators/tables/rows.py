"""Shared by the tables of the grid, of geometry and of values: converts a row to a case.

An operator version is written as "ScatterND-18"; clauses and classes of bugs are separated by spaces; element
types have ONNX's names ("float", not "float32").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from oracle.operator_versions import BY_ID, MAIN, OLDER, REDUCTIONS_OF
from tables.case_writer import WITH_OUTPUT, Case, DataSet

# Every element type of any operator version, in the order of TensorProto.DataType.
DTYPES: dict[str, Any] = {
    "float": np.float32, "uint8": np.uint8, "int8": np.int8, "uint16": np.uint16, "int16": np.int16,
    "int32": np.int32, "int64": np.int64, "string": object, "bool": np.bool_, "float16": np.float16,
    "double": np.float64, "uint32": np.uint32, "uint64": np.uint64, "complex64": np.complex64,
    "complex128": np.complex128, "bfloat16": ml_dtypes.bfloat16,
}
FLOATING = ("float16", "float", "double", "bfloat16")
COMPLEX = ("complex64", "complex128")
INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
# The greatest tensors of vectors/core.json, in bytes.
MOST_BYTES_OF_VECTORS = 1024
# Bits of precision of a floating type, or of the parts of a complex one.
PRECISION = {"float16": 11, "bfloat16": 8, "float": 24, "double": 53, "complex64": 24, "complex128": 53}


def typed(dtype: str, values: Any, shape: tuple[int, ...] | None = None) -> np.ndarray:
    """A tensor of an element type; rank 1 without a shape. Text becomes UTF-8, bytes are unchanged."""
    if dtype == "string":
        tensor = np.empty(len(values), dtype=object)
        tensor[:] = [value.encode() if isinstance(value, str) else value for value in values]
    else:
        tensor = np.array(values, dtype=DTYPES[dtype])
    return tensor if shape is None else tensor.reshape(shape)


def from_bits(dtype: str, patterns: list[int]) -> np.ndarray:
    """A rank-1 tensor of a type of 1, 2, 4 or 8 bytes with these bit patterns, including NaN of any kind."""
    width = np.dtype(DTYPES[dtype]).itemsize
    return np.array(patterns, dtype=f"u{width}").view(DTYPES[dtype])


def data_set(why: str, clauses: str, data: Any, indices: Any, updates: Any, expect: str = "exact") -> DataSet:
    """One data set; indices that are lists become int64."""
    indices = np.asarray(indices, dtype=getattr(indices, "dtype", np.int64))
    return DataSet((data, indices, updates), why, tuple(dict.fromkeys(clauses.split())), expect)


def case(
    version: str, slug: str, data_sets: tuple[DataSet, ...] | list[DataSet], *,
    axis: int | None = None, reduction: str | None = None, bugs: str = "",
) -> Case:
    """One case of an operator version at the opset with which it began.

    ``axis`` and ``reduction`` are attributes, omitted if None.
    """
    operator, since = version.split("-")
    attributes = (("axis", axis), ("reduction", reduction))
    return Case(
        group=version, slug=slug, operator=operator, opset=int(since), data_sets=tuple(data_sets),
        attributes=tuple((name, value) for name, value in attributes if value is not None),
        bugs=tuple(dict.fromkeys(bugs.split())),
    )


def clause_of(dtype: str, reduction: str) -> str:
    """The clause that defines a reduction of a type; for truth values there are two."""
    if reduction == "none":
        return "bits-kept"
    if dtype == "string":
        return "string-order" if reduction in ("max", "min") else f"string-{reduction}"
    if dtype in COMPLEX:
        return "complex-reduction"
    return "reduction-bool bool-bytes" if dtype == "bool" else f"reduction-{reduction}"


def targets(operator: str, shape: tuple[int, ...], indices: np.ndarray, axis: int = 0) -> np.ndarray:
    """The position in data, counted in row-major order, of each element of updates; of the shape of updates.

    ``shape`` is that of data. The indices must be in range.
    """
    if operator != "ScatterND" and indices.size == 0:  # numpy would iterate over the extents
        return np.empty(indices.shape, np.int64)
    positions = np.arange(np.prod(shape, dtype=int)).reshape(shape)
    if operator == "ScatterND":
        slices = positions[tuple(np.moveaxis(indices, -1, 0))]
        return np.broadcast_to(slices, indices.shape[:-1] + shape[indices.shape[-1] :])
    if indices.size == 0:  # whatever its extents
        return np.empty(indices.shape, dtype=int)
    axis %= len(shape)
    covered = tuple(slice(None) if n == axis else slice(extent) for n, extent in enumerate(indices.shape))
    return np.take_along_axis(positions[covered], indices.astype(np.int64), axis)


def as_indices(operator: str, indices: list[int]) -> np.ndarray:
    """Indices into data of rank 1: unchanged, or for ScatterND each as a tuple of length 1."""
    return np.array(indices, dtype=np.int64).reshape((-1, 1) if operator == "ScatterND" else (-1,))


@dataclass(frozen=True)
class Floats:
    """The landmarks of a floating type, as Python floats, which represent all of them exactly."""

    ulp: float  # the distance from 1 to the next number
    tiny: float  # the least number above 0
    normal: float  # the least normal number
    greatest: float  # the greatest finite number
    whole: float  # 2^precision: 1 more is not a number of the type


def floats(dtype: str) -> Floats:
    """The landmarks of one of FLOATING."""
    info = ml_dtypes.finfo(DTYPES[dtype])
    return Floats(float(info.eps), float(info.smallest_subnormal), float(info.smallest_normal),
                  float(info.max), 2.0 ** PRECISION[dtype])


def nan_bits(dtype: str, negative: bool = False, quiet: bool = True, payload: int = 0) -> int:
    """The bit pattern of a NaN of one of FLOATING. A signalling one without payload would be infinity."""
    width = 8 * np.dtype(DTYPES[dtype]).itemsize
    quiet_bit = 1 << (PRECISION[dtype] - 2)
    exponent = (1 << (width - 1)) - 2 * quiet_bit
    return negative << (width - 1) | exponent | quiet * quiet_bit | payload


@dataclass(frozen=True)
class Vector:
    """A data set with data of rank 1: indices into it and as many updates. Lists get the type of the case."""

    why: str
    clauses: str
    data: np.ndarray | Sequence[Any]
    indices: list[int]
    updates: np.ndarray | Sequence[Any]
    expect: str = "exact"


def vector_cases(
    slug: str, dtype: str, reduction: str, rows: list[Vector], *, versions: tuple[str, ...],
    bugs: str,
) -> list[Case]:
    """One case for each operator version, with a data set for each row."""
    found = []
    for version in versions:
        operator = version.split("-")[0]
        sets = [
            data_set(row.why, row.clauses, _as_typed(dtype, row.data), as_indices(operator, row.indices),
                     _as_typed(dtype, row.updates), row.expect)
            for row in rows
        ]
        found.append(case(version, slug, sets, reduction=None if reduction == "none" else reduction,
                          bugs=bugs))
    return found


def _as_typed(dtype: str, values: np.ndarray | Sequence[Any]) -> np.ndarray:
    return values if isinstance(values, np.ndarray) else typed(dtype, values)


def versions_with(reduction: str, turn: int = 0, dtype: str = "float") -> tuple[str, ...]:
    """The main version of both operators and older ones that have the reduction and the type, alternating."""
    main = tuple(version for version in MAIN if reduction in REDUCTIONS_OF[version])
    if reduction == "none":
        return (*main, *[version for version in OLDER if dtype in BY_ID[version].types][turn % 3 :: 3])
    older = [version for version in OLDER if reduction in REDUCTIONS_OF.get(version, ())]
    return (*main, *older[turn % 2 :][:1])


# ---- the properties of a finished case ---------------------------------------------------------------------


def is_answered(data_set: DataSet) -> bool:
    """Whether three inputs are given and an output is expected."""
    return data_set.expect in WITH_OUTPUT and len(data_set.inputs) == 3 and all(
        tensor is not None for tensor in data_set.inputs)


def writes(data_set: DataSet) -> bool:
    """Whether an output is expected, and there are updates."""
    return is_answered(data_set) and data_set.inputs[2].size > 0


def type_of(tensor: np.ndarray) -> str:
    """The name of an element type in ONNX, such as "float" or "bfloat16"."""
    name = "string" if tensor.dtype == object else tensor.dtype.name
    return {"float32": "float", "float64": "double"}.get(name, name)


def reduction_of(case: Case) -> str:
    """The reduction of a case; none if its version has no such attribute."""
    written = dict(case.attributes).get("reduction")
    return written if written in REDUCTIONS_OF.get(case.group, ()) else "none"


def axis_of(case: Case) -> int:
    """The attribute axis as written; 0 if it is not, and for ScatterND, which has none."""
    axis = dict(case.attributes).get("axis", 0)
    return axis if isinstance(axis, int) else 0


def place_of(case: Case, data_set: DataSet) -> str:
    """The axis, counted from the front, or the length of tuples, such as "axis 1" or "k 2"."""
    data, indices, _ = data_set.inputs
    return f"k {indices.shape[-1]}" if case.operator == "ScatterND" else f"axis {axis_of(case) % data.ndim}"


def aims_of(case: Case, data_set: DataSet) -> np.ndarray:
    """The target of each update element, of rank 1, as positions in data; for data sets with an output."""
    data, indices, _ = data_set.inputs
    return targets(case.operator, data.shape, indices, axis_of(case)).reshape(-1)
