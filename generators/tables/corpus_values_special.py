"""NaN, infinities and zeros of both signs: moved, added, multiplied, compared.

For every floating type, with Scatter, ScatterElements and ScatterND alike. Data has rank 1.
"""

from __future__ import annotations

import numpy as np

from tables.case_writer import Case
from tables.rows import COMPLEX, FLOATING, Vector, floats, from_bits, nan_bits, typed, vector_cases, versions_with

INF, NAN = float("inf"), float("nan")


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for turn, dtype in enumerate(FLOATING):
        found += _nan_moved(dtype, turn) + _zeros_moved(dtype, turn)
        for reduction in ("max", "min"):
            found += _nan_one_update(dtype, reduction) + _nan_several_updates(dtype, reduction)
            found += _infinities_compared(dtype, reduction) + _zeros_compared(dtype, reduction)
        found += _infinities_added(dtype, turn) + _infinities_multiplied(dtype, turn)
        found += _zeros_added(dtype, turn) + _zeros_multiplied(dtype, turn)
    for turn, dtype in enumerate(COMPLEX):
        found += _complex_nan_moved(dtype, turn)
    return found


def _cases(
    what: str, dtype: str, reduction: str, rows: list[Vector], bugs: str, turn: int = 0
) -> list[Case]:
    versions = versions_with(reduction, turn, dtype)
    slug = f"{what}-{dtype}" if reduction == "none" else f"{what}-{reduction}-{dtype}"
    return vector_cases(slug, dtype, reduction, rows, versions=versions, bugs=bugs)


# ---- NaN -------------------------------------------------------------------------------------------------


def _nans(dtype: str, start: int = 1) -> list[int]:
    """Bit patterns: quiet with a payload, negative, signalling, negative and signalling, without payload."""
    return [
        nan_bits(dtype, payload=start), nan_bits(dtype, negative=True, payload=start + 1),
        nan_bits(dtype, quiet=False, payload=start + 2),
        nan_bits(dtype, negative=True, quiet=False, payload=start + 3), nan_bits(dtype),
    ]


def _nan_moved(dtype: str, turn: int) -> list[Case]:
    numbers = typed(dtype, range(1, 11))
    old = from_bits(dtype, _nans(dtype) + _nans(dtype, 16))
    new = from_bits(dtype, _nans(dtype, 8))
    indices = [5, 0, 3, 2, 8]
    kinds = "quiet and signalling, of either sign, with payloads"
    rows = [
        Vector(f"NaN in updates, {kinds}: all bits are kept.", "bits-kept nan-bits", numbers, indices,
               new),
        Vector("A NaN in data is replaced by a number, or keeps all bits in a cell that has no update.",
               "untouched nan-bits", old, indices, -numbers[:5]),
        Vector("NaN in data and in updates, with different bits.", "bits-kept nan-bits", old, indices,
               new),
        Vector("All updates of a cell are NaN, with different bits: any of them may win.",
               "duplicates-none nan-bits", numbers, [2, 2, 0, 2, 0], new, "allowed"),
    ]
    return _cases("nan-moved", dtype, "none", rows, "NAN DTYPE", turn)


def _complex_nan_moved(dtype: str, turn: int) -> list[Case]:
    part = {"complex64": "float", "complex128": "double"}[dtype]
    quiet, negative, signalling, *_ = from_bits(part, _nans(part)).reshape(-1, 1)
    one = typed(part, [1])
    new = np.concatenate([quiet, one, one, signalling, negative, quiet]).view(typed(dtype, [0]).dtype)
    rows = [
        Vector("NaN in the real part, the imaginary part or both: all bits are kept.",
               "bits-kept nan-bits", typed(dtype, [1 + 2j, 3, 4j, -5]), [3, 0, 2], new),
        Vector("A NaN in data is kept in a cell that has no update.", "untouched nan-bits",
               np.append(new, typed(dtype, [6])), [3, 0, 2], typed(dtype, [7, 8j, 9])),
    ]
    return _cases("nan-moved", dtype, "none", rows, "NAN DTYPE", turn)


def _nan_one_update(dtype: str, reduction: str) -> list[Case]:
    """One update per cell, NaN in one or both operands: the result is NaN or the number."""
    nans = from_bits(dtype, _nans(dtype))
    quiet, negative, signalling = nans[:3]
    number = typed(dtype, [7, -8, INF, -INF, 0])
    mixed = typed(dtype, [1, 5, -2, 4, 3])
    in_data = number.copy()
    in_data[[0, 1, 2]] = quiet, negative, signalling
    in_updates = mixed.copy()
    in_updates[[0, 2, 3]] = negative, signalling, quiet
    distinct = [4, 1, 0, 3, 2]
    rows = [
        Vector(f"NaN in data, a number in the update: {reduction} may give either.", "nan-order", in_data,
               distinct, mixed, "allowed"),
        Vector(f"A number or infinity in data, NaN in the update: {reduction} may give either.",
               "nan-order", number, distinct, in_updates, "allowed"),
        Vector(f"Only NaN in data and in updates: {reduction} gives NaN, with any bits.",
               f"nan-order reduction-{reduction}", nans, distinct, nans[::-1]),
    ]
    return _cases("nan-one-update", dtype, reduction, rows, "NAN REDMISS")


def _nan_several_updates(dtype: str, reduction: str) -> list[Case]:
    """Several updates for a cell: NaN may absorb the numbers before it and leave those after it."""
    data = [5, NAN, 5, 5]
    indices = [0, 0, 0, 1, 1, 2, 2, 3, 3]
    only = [NAN] * 4
    rows = [
        Vector("NaN is the first, a middle or the last update, or in data: the result is NaN or a number.",
               "nan-order duplicates-reduced", data, indices, [9, NAN, 1, 2, 3, NAN, 4, 8, NAN], "allowed"),
        Vector("Cells have several NaN; in some cells, the only number is in data.",
               "nan-order duplicates-reduced", data,
               [0, 2, 0, 1, 1, 2, 2, 3, 3], [NAN, NAN, NAN, 2, NAN, NAN, NAN, 4, 6], "allowed"),
        Vector(f"Data and all updates are NaN: {reduction} gives NaN.",
               f"nan-order duplicates-reduced reduction-{reduction}", only, indices, [NAN] * 9),
    ]
    return _cases("nan-several-updates", dtype, reduction, rows, "NAN DUPRED")


# ---- infinities ------------------------------------------------------------------------------------------


def _infinities_compared(dtype: str, reduction: str) -> list[Case]:
    greatest, tiny = floats(dtype).greatest, floats(dtype).tiny
    data = [INF, -INF, greatest, -greatest, 0, -tiny]
    one_each = [greatest, -greatest, INF, -INF, -tiny, tiny]
    rows = [
        Vector("Infinity is beyond the greatest finite number, for both signs.", f"reduction-{reduction}",
               data, [0, 1, 2, 3, 4, 5], one_each),
        Vector("Infinities of both signs are among several updates.", f"reduction-{reduction} duplicates-reduced",
               data, [0, 1, 1, 2, 4, 4], [-INF, INF, 3, -INF, greatest, -greatest]),
    ]
    return _cases("infinities", dtype, reduction, rows, "NAN INIT")


def _infinities_added(dtype: str, turn: int) -> list[Case]:
    greatest = floats(dtype).greatest
    data = [INF, -INF, INF, greatest, -greatest, 5]
    rows = [
        Vector("inf - inf is NaN; any other sum with infinity is infinite.", "reduction-add", data,
               [0, 1, 2, 3, 4, 5], [-INF, 3, -greatest, INF, -greatest, -INF]),
        Vector("One cell has updates of inf and -inf: the sum is NaN in every order.",
               "reduction-add duplicates-reduced", data, [5, 5, 5, 0, 0, 4], [INF, 2, -INF, 1, -7, 0]),
    ]
    return _cases("infinities", dtype, "add", rows, "NAN", turn)


def _infinities_multiplied(dtype: str, turn: int) -> list[Case]:
    greatest, normal = floats(dtype).greatest, floats(dtype).normal
    data = [INF, -INF, INF, 0.0, -0.0, 3]
    rows = [
        Vector("inf * 0 is NaN for zeros of both signs; otherwise, infinity gets the sign of the product.",
               "reduction-mul", data,
               [0, 1, 2, 3, 4, 5], [0.0, -normal, -INF, INF, -INF, -INF]),
        Vector("One cell has updates of infinity and zero: the product is NaN in every order.",
               "reduction-mul duplicates-reduced",
               data, [5, 5, 5, 0, 0, 1], [2, INF, 0.0, -2, -3, greatest]),
    ]
    return _cases("infinities", dtype, "mul", rows, "NAN", turn)


# ---- zeros -----------------------------------------------------------------------------------------------


def _zeros_moved(dtype: str, turn: int) -> list[Case]:
    rows = [
        Vector("A zero replaces a zero of the other sign; zeros without an update keep their sign.",
               "bits-kept untouched", [0.0, -0.0, 0.0, -0.0], [0, 1], [-0.0, 0.0]),
        Vector("Two zeros of opposite sign target the same cell: either may win.", "duplicates-none",
               [1, -0.0, 2, 0.0], [2, 2], [0.0, -0.0], "allowed"),
    ]
    return _cases("zeros-moved", dtype, "none", rows, "NAN ALIAS", turn)


def _zeros_compared(dtype: str, reduction: str) -> list[Case]:
    """Old and new zero in both orders, so that keeping the old one differs from treating +0 as greater."""
    data = [0.0, -0.0, 0.0, -0.0, 1, -1]
    rows = [
        Vector("Zeros of opposite signs in both orders, and zeros of the same sign.", "zero-sign", data,
               [0, 1, 2, 3, 4, 5], [-0.0, 0.0, 0.0, -0.0, 2, 0.0], "allowed"),
        Vector("A cell has several zeros of opposite signs.", "zero-sign duplicates-reduced", data,
               [0, 0, 1, 1, 2, 2], [-0.0, 0.0, 0.0, -0.0, -0.0, -0.0], "allowed"),
        Vector(f"All zeros of a cell have the same sign: {reduction} keeps it.", f"reduction-{reduction}", data,
               [0, 1, 3, 3, 2, 0], [0.0, -0.0, -0.0, -0.0, 0.0, 0.0]),
    ]
    return _cases("zeros", dtype, reduction, rows, "NAN")


def _zeros_added(dtype: str, turn: int) -> list[Case]:
    data = [-0.0, -0.0, 0.0, 5, -5, -0.0]
    rows = [
        Vector("-0 + -0 is -0; every other sum of zeros is +0, and so is 5 - 5.", "zero-sign-computed reduction-add",
               data, [0, 1, 2, 3, 4, 5], [-0.0, 0.0, -0.0, -5, 5, 1]),
        Vector("-0 plus three times -0 is -0: a sum that starts from +0 loses the sign.",
               "zero-sign-computed duplicates-reduced reduction-includes-data", data, [0, 0, 0, 1, 1, 5],
               [-0.0, -0.0, -0.0, 0.0, -0.0, -0.0]),
    ]
    return _cases("zeros", dtype, "add", rows, "NAN INIT", turn)


def _zeros_multiplied(dtype: str, turn: int) -> list[Case]:
    data = [-0.0, 0.0, 0.0, 5, -5, -0.0]
    rows = [
        Vector("A product with zero is zero; the signs of the factors determine its sign.",
               "zero-sign-computed reduction-mul", data, [0, 1, 2, 3, 4, 5], [5, -5, 5, -0.0, -0.0, -0.0]),
        Vector("Several factors, one of them zero: the number of negative factors determines the sign.",
               "rounding duplicates-reduced", data, [0, 0, 1, 1, 3, 3], [-2, -3, 4, -1, 0.0, -6]),
    ]
    return _cases("zeros", dtype, "mul", rows, "NAN", turn)
