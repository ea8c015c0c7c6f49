"""Axes of values that compare equal to what they replace or do not change it, and of a few long slices."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from axes.axes_values import is_looked_at, target_of
from axes.axis import Axis
from tables.case_writer import Case, DataSet
from tables.rows import COMPLEX, DTYPES, FLOATING, INTEGERS, axis_of, is_answered, reduction_of, type_of

OPERATORS = ("ScatterElements", "ScatterND")
_MANY = 64
_VERY_MANY = 256
_LONG_SLICE = 512

# ---- zeros that replace the other zero ---------------------------------------------------------------


def _form(line: np.ndarray, length: int) -> str | None:
    """rows: of several elements. For single elements: repeated, or many or few in no order; otherwise None."""
    if length > 1:
        return "rows"
    if len(set(line.tolist())) < len(line):
        return "repeated"
    if len(line) < 3 or len(set(np.diff(line).tolist())) == 1 or (np.diff(line) > 0).all():
        return None
    return "many" if len(line) >= _MANY else "few"


def _stored_points(case: Case, data_set: DataSet) -> Iterator[str]:
    """All updates are zeros and equal what they replace, but all bits differ in every cell."""
    if not is_looked_at(case, data_set) or reduction_of(case) != "none":
        return
    data, indices, updates = data_set.inputs
    dtype = type_of(data)
    if dtype not in FLOATING + COMPLEX or updates.any():
        return
    target = target_of(case, data_set)
    old = data.reshape(-1)[target]
    width = data.dtype.itemsize
    same = (old.view(np.uint8).reshape(-1, width) == updates.reshape(-1).view(np.uint8).reshape(-1, width)).all(axis=1)
    length = math.prod(data.shape[indices.shape[-1] :]) if case.operator == "ScatterND" else (
        math.prod(indices.shape[1:]) if axis_of(case) == 0 else 1)
    form = _form(target[::length], length)
    if not old.any() and not same.any() and form is not None:
        yield f"{'ScatterND' if case.operator == 'ScatterND' else 'ScatterElements'} {dtype} {form}"


_STORED = frozenset(f"{operator} {dtype} {form}" for operator in OPERATORS for dtype in FLOATING + COMPLEX
                    for form in ("few", "many", "repeated", "rows"))

# ---- cells that contain only an identity ---------------------------------------------------------------


def _is_identity(dtype: str, reduction: str, values: np.ndarray) -> bool:
    if reduction == "add":
        return dtype in FLOATING and bool((values == 0).all() and np.signbit(values).all())
    if reduction not in ("max", "min"):
        return False
    if dtype in FLOATING:
        return bool((values == (-np.inf if reduction == "max" else np.inf)).all())
    limits = np.iinfo(DTYPES[dtype])
    return bool((values == (limits.min if reduction == "max" else limits.max)).all())


def _identity_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_looked_at(case, data_set) or type_of(data_set.inputs[0]) not in FLOATING + INTEGERS:
        return
    dtype, reduction = type_of(data_set.inputs[0]), reduction_of(case)
    data, _, updates = data_set.inputs
    target = target_of(case, data_set)
    for cell in np.unique(target):
        values = np.append(updates.reshape(-1)[target == cell], data.reshape(-1)[cell])
        if _is_identity(dtype, reduction, values):
            count = len(values) - 1
            alone = count == len(target)
            often = ("once" if count == 1 else "several times" if count < _VERY_MANY else
                     "very often, alone" if alone else "very often" if count >= 2 * _VERY_MANY else "often")
            yield f"{case.operator} {dtype} {reduction} {often}"


_IDENTITIES = frozenset(
    f"{operator} {dtype} {reduction} {often}" for operator in OPERATORS for dtype in FLOATING + INTEGERS
    for reduction in ("add",) * (dtype in FLOATING) + ("max", "min") 
    for often in ("once", "several times", "very often", "very often, alone"))

# ---- a few long slices -------------------------------------------------------------------------------------


def _slice_points(case: Case, data_set: DataSet) -> Iterator[str]:
    if not is_answered(data_set) or data_set.inputs[1].size == 0:
        return
    data, indices, _ = data_set.inputs
    if case.operator == "ScatterND":
        count, length = math.prod(indices.shape[:-1]), math.prod(data.shape[indices.shape[-1] :])
    elif axis_of(case) == 0 and data.ndim > 1:
        count, length = indices.shape[0], math.prod(indices.shape[1:])
    else:
        return
    if length >= _LONG_SLICE and count <= 3:
        lines = target_of(case, data_set)[::length]
        repeats = " repeated" if len(np.unique(lines)) < count else ""
        yield f"{case.operator} {reduction_of(case)} {count}{repeats}"


_SLICES = frozenset(f"{operator} {reduction} {how}" for operator in OPERATORS
                    for reduction in ("none", "add", "mul", "max", "min")
                    for how in ("1", "2 repeated", "3 repeated"))

AXES = (
    Axis("zeros-stored-over-zeros", "Updates of zeros that compare equal to what they replace and differ in sign, in "
         "short and long lists without order, repeated, and in rows.", _STORED, _stored_points),
    Axis("nothing-but-the-identity", "Cells whose old value and updates are all the identity of max, min or a sum of "
         "floating type, which has a sign: with one update, several, 512 and more, and 256 and more of it alone.",
         _IDENTITIES, _identity_points),
    Axis("few-long-slices", "One to three slices or rows of at least 512 elements.", _SLICES, _slice_points),
)
