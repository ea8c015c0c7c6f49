"""What implementations would answer that compute in other words than an element's: the core shows each of these mistakes.

A value is compared by its bits, by half of them or as a signed one; a sum or product loses its upper half, or
saturates; numbers are rounded to a narrower type; a minimum is a negated maximum; an update that compares equal to its
cell, is zero, not finite or a bound of a narrower type, is left out; a product with zero is zero; a partial result begins
with 0, a finite number or a bound of a narrower type. Except for the last, only cells with one update are looked at:
there each mistake is a function of two numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

import ml_dtypes
import numpy as np

from oracle.operator_versions import NEWEST
from tables.case_writer import Case, DataSet
from tables.rows import DTYPES, FLOATING, INTEGERS, MOST_BYTES_OF_VECTORS, aims_of, reduction_of, type_of, writes

# As many updates are divided among threads, or combined in a tile.
_LONG = 64
_NARROWER = {"double": np.float32, "float": np.float16, "float16": ml_dtypes.bfloat16, "int64": np.float64, "uint64": np.float64,
             "int32": np.float32, "uint32": np.float32}


def shown(case: Case, data_set: DataSet) -> Iterator[tuple[str, str, str]]:
    """The mistakes that a data set of a newest version shows, each with the element type."""
    if case.group not in NEWEST or not writes(data_set):
        return
    data, _, updates = (tensor.reshape(-1) for tensor in data_set.inputs)
    dtype, reduction = type_of(data), reduction_of(case)
    most = max(tensor.nbytes for tensor in data_set.inputs)
    if dtype not in FLOATING + INTEGERS or data_set.expect != "exact" or most > MOST_BYTES_OF_VECTORS:
        return
    aims = aims_of(case, data_set)
    with np.errstate(all="ignore"):
        alone = np.bincount(aims, minlength=data.size)[aims] == 1
        found = [*_of_one(dtype, reduction, data[aims[alone]], updates[alone])]
        if reduction in ("max", "min"):
            found += _of_partial_results(dtype, reduction, data, aims, updates)
    yield from (("arithmetic", f"{mistake} {reduction}", dtype) for mistake in found)


def _bits(numbers: np.ndarray, kind: str = "u") -> np.ndarray:
    return np.ascontiguousarray(numbers).view(f"{kind}{numbers.itemsize}")


def _right(reduction: str, old: np.ndarray, new: np.ndarray) -> np.ndarray:
    return {"none": lambda: new, "add": lambda: old + new, "mul": lambda: old * new,
            "max": lambda: np.where(new > old, new, old), "min": lambda: np.where(new < old, new, old)}[reduction]()


def _of_one(dtype: str, reduction: str, old: np.ndarray, new: np.ndarray) -> Iterator[str]:
    """The mistakes that show in cells with these old values and one update each."""
    right = _bits(_right(reduction, old, new))
    low = np.array((1 << 4 * old.itemsize) - 1).astype(right.dtype)
    if reduction in ("none", "max", "min", "mul") and (_bits(old) != right)[new == 0].any():
        yield "zero left out"
    if reduction == "none":
        if ((old == new) & (_bits(old) != _bits(new))).any():
            yield "equal left out"
    elif reduction in ("max", "min"):
        kind = "u" if dtype in INTEGERS and dtype.startswith("int") else "i"
        if (_bits(_right(reduction, _bits(old, kind), _bits(new, kind))) != right).any():
            yield "bits compared"
        parts = {"high half compared": [(_bits(one) & ~low).view(DTYPES[dtype]) for one in (old, new)],
                 "low half compared": [_bits(one) & low for one in (old, new)]}
        for mistake, (one, other) in parts.items():
            numbers = (old != new) & (old == old) & (new == new)
            if ((_right(reduction, one, other) == one) != (right == _bits(old)))[numbers].any():
                yield mistake
        bound = _narrow_bound(dtype, reduction)
        if bound is not None and ((new == bound) & (right != _bits(old))).any():
            yield "bound of a narrower type left out"
        if dtype in INTEGERS and (_bits(-_right({"max": "min", "min": "max"}[reduction], -old, -new)) != right).any():
            yield "negated"
    elif dtype in INTEGERS:
        if ((right ^ _bits(old)) & ~low).any():
            yield "low half computed"
        wide = _right(reduction, old.astype(object), new.astype(object))
        limits = np.iinfo(DTYPES[dtype])
        if any(not limits.min <= number <= limits.max for number in wide):
            yield "saturated"
    if dtype in FLOATING and reduction in ("add", "mul"):
        if (~np.isfinite(old) & (_bits(old) != right)).any():
            yield "cell that is not finite left alone"
        if (~np.isfinite(new) & np.isfinite(old)).any():
            yield "update that is not finite left out"
        if reduction == "mul" and (((old == 0) | (new == 0)) & np.isnan(_bits_as(dtype, right))).any():
            yield "zero whatever the other factor"
    if dtype in _NARROWER and reduction != "none":
        narrow = [numbers.astype(_NARROWER[dtype]) for numbers in (old, new)]
        answer, due = _right(reduction, *narrow).astype(np.longdouble), _bits_as(dtype, right)
        if ((answer != due) & (due == due)).any():
            yield "rounded"


def _bits_as(dtype: str, bits: np.ndarray) -> np.ndarray:
    return bits.view(DTYPES[dtype]).astype(np.longdouble)


def _of_partial_results(dtype: str, reduction: str, data: np.ndarray, aims: np.ndarray, updates: np.ndarray) -> Iterator[str]:
    """The mistakes of combining the updates of a cell first: with what they begin shows in the result."""
    right = data.copy()
    (np.maximum if reduction == "max" else np.minimum).at(right, aims, updates)
    hit = np.unique(aims)
    right = right[hit]
    length = "in a long list" if len(aims) >= _LONG else "in a list"
    starts = {"begins with zero": 0}
    if dtype in FLOATING:
        limit = float(ml_dtypes.finfo(DTYPES[dtype]).max)
        starts["begins with a finite number"] = -limit if reduction == "max" else limit
    if (bound := _narrow_bound(dtype, reduction)) is not None:
        starts["begins with a bound of a narrower type"] = bound
    for mistake, start in starts.items():
        if (right < start if reduction == "max" else right > start).any():
            yield f"{mistake} {length}"


def _narrow_bound(dtype: str, reduction: str) -> float | None:
    """The least number of a type of half the width under max, the greatest under min."""
    if dtype in ("int16", "int32", "int64"):
        limit = 2.0 ** (np.dtype(DTYPES[dtype]).itemsize * 4 - 1)
        return -limit if reduction == "max" else limit - 1
    narrower = {"double": np.float32, "float": np.float16}.get(dtype)
    return None if narrower is None else float(np.finfo(narrower).min if reduction == "max" else np.finfo(narrower).max)
