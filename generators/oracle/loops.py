"""The oracle of the corpus: ONNX's pseudocode for the scatter operators, transcribed loop by loop.

Intentionally slow. Every function visits the updates one element at a time in row-major order, with
``np.ndindex`` like the operators' documentation, and rounds to the element type after every step.
Nothing is taken from ONNX's own reference evaluator or from the C reference: the corpus stores what this module and
``closed_form`` agree on.

Tensors are numpy arrays: bfloat16 is ``ml_dtypes.bfloat16``, strings are object arrays of ``bytes``.

Source: the documentation of Scatter, ScatterElements and ScatterND in the onnx package (``onnx.defs``).
Open points are decided as follows: integers wrap modulo 2^n; max and min give NaN when either operand
is NaN (the old value if both are) and keep the old value when both are equal, also for -0 and +0; of bool,
add and max are OR, mul and min are AND; of strings, add appends the update to the old value, max and min
compare bytes; complex numbers are multiplied with the plain formula on their parts. Sums and products that are
NaN are always the same quiet NaN, so that the stored bytes do not depend on the processor.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from oracle.operator_versions import REDUCTIONS
from oracle.tensor_rules import elements_violations, nd_violations


class Refused(ValueError):
    """The inputs break rules. ``codes`` contains the codes of all of them, as in reference/interpreter/node.h."""

    def __init__(self, codes: list[str]) -> None:
        super().__init__(", ".join(codes))
        self.codes = codes


class Undefined(ValueError):
    """The documentation defines no value: strings have no product, complex numbers no order."""


def scatter(data: np.ndarray, indices: np.ndarray, updates: np.ndarray, axis: int = 0) -> np.ndarray:
    """Scatter: ScatterElements before it had that name. Arguments and errors as in scatter_elements."""
    return scatter_elements(data, indices, updates, axis)


def scatter_elements(
    data: np.ndarray, indices: np.ndarray, updates: np.ndarray, axis: int = 0, reduction: str = "none"
) -> np.ndarray:
    """ScatterElements, the newest version; older ones differ only in what they refuse.

    Shapes: data of rank r >= 1; indices and updates of one shape, of rank r, no larger than data except along
    ``axis`` in [-r, r-1]. The result has data's shape and element type; data is not changed.

    Raises Refused if the inputs break a rule, Undefined if the text defines no value.
    """
    _check_reduction(data, reduction)
    codes = elements_violations(data, indices, updates, axis)
    if codes:
        raise Refused(codes)
    axis = axis + data.ndim if axis < 0 else axis
    output = data.copy()
    for idx in np.ndindex(indices.shape):
        target = list(idx)
        target[axis] = _from_the_start(int(indices[idx]), data.shape[axis])
        output[tuple(target)] = combine(reduction, output[tuple(target)], updates[idx])
    return output


def scatter_nd(
    data: np.ndarray, indices: np.ndarray, updates: np.ndarray, reduction: str = "none"
) -> np.ndarray:
    """ScatterND, the newest version; older ones differ only in what they refuse.

    Shapes: data of rank r >= 1; indices of rank q >= 1, whose last extent k <= r is the length of the index
    tuples; updates indices.shape[:-1] + data.shape[k:]. The result has data's shape and element type; data is
    not changed.

    Raises Refused if the inputs break a rule, Undefined if the text defines no value.
    """
    _check_reduction(data, reduction)
    codes = nd_violations(data, indices, updates)
    if codes:
        raise Refused(codes)
    tuple_length = indices.shape[-1]
    slice_positions = list(np.ndindex(data.shape[tuple_length:]))  # only once: creating it takes longer than a cell
    output = data.copy()
    for idx in np.ndindex(indices.shape[:-1]):
        start = tuple(
            _from_the_start(int(indices[idx + (n,)]), data.shape[n]) for n in range(tuple_length)
        )
        for rest in slice_positions:
            target = start + rest
            output[target] = combine(reduction, output[target], updates[idx + rest])
    return output


def combine(reduction: str, old: Any, new: Any) -> Any:
    """The new value of one cell: f(old, new), rounded to the element type.

    ``old`` and ``new`` are scalars of one type: numpy scalars, or ``bytes`` for strings.
    """
    if reduction == "none":
        return new
    if isinstance(old, bytes):
        return _combine_strings(reduction, old, new)
    if isinstance(old, np.bool_):
        return (old | new) if reduction in ("add", "max") else (old & new)
    if isinstance(old, np.complexfloating):
        return _combine_complex(reduction, old, new)
    if reduction in ("max", "min"):
        return _pick(reduction, old, new)
    with np.errstate(all="ignore"):
        result = old.dtype.type(old + new if reduction == "add" else old * new)
    return result if result == result else old.dtype.type(float("nan"))


def _combine_strings(reduction: str, old: bytes, new: bytes) -> bytes:
    if reduction == "add":
        return old + new
    return _pick(reduction, old, new)


def _combine_complex(reduction: str, old: Any, new: Any) -> Any:
    """Sum or product on real and imaginary parts, every operation rounded in the type of the parts."""
    with np.errstate(all="ignore"):
        if reduction == "add":
            real, imaginary = old.real + new.real, old.imag + new.imag
        else:
            real = old.real * new.real - old.imag * new.imag
            imaginary = old.real * new.imag + old.imag * new.real
    parts = [float(part) if part == part else float("nan") for part in (real, imaginary)]
    return old.dtype.type(complex(*parts))


def _pick(reduction: str, old: Any, new: Any) -> Any:
    """max or min: NaN wins, the old one first; of equal values the old one is kept."""
    if old != old:
        return old
    if new != new:
        return new
    if reduction == "max":
        return new if new > old else old
    return new if new < old else old


def _from_the_start(index: int, extent: int) -> int:
    """A negative index counts from the end."""
    return index + extent if index < 0 else index


def why_undefined(dtype: np.dtype, reduction: str) -> str | None:
    """Why a reduction is not defined for elements of a type, or None if it is."""
    if dtype == object and reduction == "mul":
        return "strings have no product"
    if np.issubdtype(dtype, np.complexfloating) and reduction in ("max", "min"):
        return "complex numbers have no order"
    return None


def _check_reduction(data: np.ndarray, reduction: str) -> None:
    if reduction not in REDUCTIONS:
        raise Refused(["reduction-unlisted"])
    reason = why_undefined(data.dtype, reduction)
    if reason is not None:
        raise Undefined(reason)


def is_floating(dtype: np.dtype) -> bool:
    """Whether elements are floating-point numbers on one axis: float16, bfloat16, float or double."""
    return np.issubdtype(dtype, np.floating) or dtype == ml_dtypes.bfloat16


def same_bits(first: np.ndarray, second: np.ndarray) -> bool:
    """Whether two tensors have one type, one shape and the same elements bit for bit; any NaN equals any."""
    if first.dtype != second.dtype or first.shape != second.shape:
        return False
    if first.dtype == object:
        return first.reshape(-1).tolist() == second.reshape(-1).tolist()  # one list for any number of empty rows
    return _canonical_bytes(first) == _canonical_bytes(second)


def _canonical_bytes(tensor: np.ndarray) -> bytes:
    """The elements' bytes in row-major order, with every NaN replaced by the same one."""
    flat = np.array(tensor, order="C", copy=True).reshape(-1)
    if np.issubdtype(flat.dtype, np.complexfloating):
        flat = flat.view(flat.real.dtype)
    if is_floating(flat.dtype):
        with np.errstate(invalid="ignore"):
            flat[np.isnan(flat)] = float("nan")
    return flat.tobytes()
