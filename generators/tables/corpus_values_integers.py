"""Integers at the limits of their types, and numbers whose bits mean something else in another type.

For every integer type, with ScatterElements and ScatterND alike. Data has rank 1.
"""

from __future__ import annotations

import numpy as np

from tables.case_writer import Case
from tables.rows import DTYPES, INTEGERS, Vector, from_bits, nan_bits, typed, vector_cases, versions_with

TABLE = "corpus_values_integers"
# For each integer type that is as wide as a floating-point type: that type.
AS_FLOATING = {"int16": "float16", "uint16": "bfloat16", "int32": "float", "uint32": "float",
               "int64": "double", "uint64": "double"}
# For each floating type the integer type of its width.
AS_INTEGER = {"float16": np.int16, "bfloat16": np.int16, "float": np.int32, "double": np.int64}


def cases() -> list[Case]:
    """All cases of this table."""
    found: list[Case] = []
    for turn, dtype in enumerate(INTEGERS):
        found += _sums_that_overflow(dtype, turn) + _products_that_overflow(dtype, turn)
        found += _extremes_moved(dtype, turn) + _extremes_compared(dtype)
    for turn, dtype in enumerate(AS_FLOATING):
        found += _patterns_of_floats(dtype, turn)
    for dtype in AS_INTEGER:
        found += _floats_in_the_order_of_integers(dtype)
    return found + _beyond_the_precision_of_floats()


def _cases(
    what: str, dtype: str, reduction: str, rows: list[Vector], bugs: str, turn: int = 0
) -> list[Case]:
    versions = versions_with(reduction, turn, dtype)
    slug = f"{what}-{'moved' if reduction == 'none' else reduction}-{dtype}"
    return vector_cases(TABLE, slug, dtype, reduction, rows, versions=versions, bugs=bugs)


def _limits(dtype: str) -> tuple[int, int]:
    """The least and the greatest number of an integer type."""
    return int(np.iinfo(DTYPES[dtype]).min), int(np.iinfo(DTYPES[dtype]).max)


def _overflow_clause(dtype: str) -> str:
    return "unsigned-overflow" if dtype.startswith("u") else "signed-overflow"


# ---- sums and products that leave the range --------------------------------------------------------------


def _sums_that_overflow(dtype: str, turn: int) -> list[Case]:
    least, greatest = _limits(dtype)
    clause = _overflow_clause(dtype)
    middle = greatest // 2 + 1
    if least < 0:
        data, one_each = [greatest, least, greatest, least, middle], [1, -1, greatest, least, middle]
    else:
        data, one_each = [greatest, 1, greatest, middle, middle], [1, greatest, greatest, middle, greatest]
    rows = [
        Vector(f"Sums outside the range of {dtype} wrap around; none of them saturates.",
               f"{clause} reduction-add", data, [0, 1, 2, 3, 4], one_each),
        Vector("Sums of several updates leave the range and wrap around.",
               f"{clause} duplicates-reduced", data, [0, 0, 1, 1, 1], [2, greatest, greatest, 1, middle]),
    ]
    return _cases("overflow", dtype, "add", rows, "DTYPE DUPRED", turn)


def _products_that_overflow(dtype: str, turn: int) -> list[Case]:
    least, greatest = _limits(dtype)
    clause, root = _overflow_clause(dtype), 1 << (8 * np.dtype(DTYPES[dtype]).itemsize // 2)
    if least < 0:
        data, one_each = [greatest, least, root, least, root + 1], [2, -1, root, least, -root + 1]
    else:
        data = [greatest, greatest, root, root - 1, root + 1]
        one_each = [2, greatest, root, root + 3, root + 1]
    rows = [
        Vector(f"Products outside the range of {dtype} keep their low bits; none of them saturates.",
               f"{clause} reduction-mul", data, [0, 1, 2, 3, 4], one_each),
        Vector("Several factors take the product out of range.", f"{clause} duplicates-reduced", data,
               [4, 4, 0, 0, 0], [root - 1, 3, 3, 5, 7]),
    ]
    return _cases("overflow", dtype, "mul", rows, "DTYPE DUPRED", turn)


# ---- the limits of the types -----------------------------------------------------------------------------


def _extremes_moved(dtype: str, turn: int) -> list[Case]:
    least, greatest = _limits(dtype)
    rows = [
        Vector(f"The minimum and maximum {dtype}, numbers next to them and 0 are copied or left unchanged.",
               "bits-kept untouched", [least, greatest, 1, greatest - 1, 0], [2, 0, 4],
               [greatest, least + 1, greatest // 2 + 1]),
    ]
    return _cases("extremes", dtype, "none", rows, "DTYPE", turn)


def _extremes_compared(dtype: str) -> list[Case]:
    """Numbers whose order is another one in the type of the other signedness, or in a narrower one."""
    least, greatest = _limits(dtype)
    middle = (least + greatest + 1) // 2  # the upper half of an unsigned type is negative in a signed one
    data = [least, greatest, middle, middle - 1, greatest - 1, least + 1]
    opposite = [greatest, least, middle - 1, middle, greatest, least]
    found = []
    for reduction in ("max", "min"):
        rows = [
            Vector(f"Numbers at both ends and in the middle of the range are compared as {dtype}.",
                   f"reduction-{reduction}", data, [0, 1, 2, 3, 4, 5], opposite),
            Vector(f"Several updates per cell; the position of the {reduction} varies.",
                   f"reduction-{reduction} duplicates-reduced reduction-includes-data", data,
                   [2, 2, 2, 3, 3, 0], [least + 1, greatest - 1, middle, greatest, least, least]),
        ]
        found += _cases("extremes", dtype, reduction, rows, "DTYPE INIT")
    return found


# ---- bits that mean something else -----------------------------------------------------------------------


def _patterns_of_floats(dtype: str, turn: int) -> list[Case]:
    """Integers whose bits are NaN, infinity, -0, subnormal numbers and 1 in a floating-point type of their width."""
    floating = AS_FLOATING[dtype]
    infinity = nan_bits(floating, quiet=False)
    minus_zero = 1 << (8 * np.dtype(DTYPES[dtype]).itemsize - 1)
    one = int(typed(floating, [1]).view(f"u{np.dtype(DTYPES[dtype]).itemsize}")[0])
    nans = [nan_bits(floating, quiet=False, payload=1), nan_bits(floating, negative=True, payload=3)]
    data = from_bits(dtype, [one, minus_zero, nans[0], infinity, 1, one + 2])
    updates = from_bits(dtype, [one, 2, nans[1], nans[0], minus_zero + 1, minus_zero + one])
    meaning = f"{floating} NaN, infinity, -0, subnormal numbers, 1 and -1"
    found = []
    for reduction in ("none", "add", "max", "min"):
        clause = "bits-kept" if reduction == "none" else f"reduction-{reduction}"
        wraps = f" {_overflow_clause(dtype)}" if reduction == "add" else ""
        row = Vector(f"The integers have the bits of {meaning}.",
                     f"{clause} element-type{wraps}", data, [0, 1, 2, 3, 4, 5],
                     updates)
        found += _cases("as-float", dtype, reduction, [row], "DTYPE NAN", turn)
    return found


def _floats_in_the_order_of_integers(dtype: str) -> list[Case]:
    """Floating-point numbers whose bits, as integers, are in another order."""
    data = [-1, -2, -1, 0.5, -0.5, -3]
    updates = [-2, -1, 1, -0.5, -0.25, 2]
    found = []
    for reduction in ("max", "min"):
        row = Vector("Of two negative numbers, the one with the greater bits is less.",
                     f"reduction-{reduction} element-type", data, [0, 1, 2, 3, 4, 5], updates)
        detail = "a max that starts from 0 is wrong" if reduction == "max" else "the min has the greatest bits"
        several = Vector(f"Cells and updates are negative: {detail}.",
                         f"reduction-{reduction} duplicates-reduced reduction-includes-data", data,
                         [0, 0, 1, 1, 5, 5], [-2, -3, -0.5, -4, -2, -7])
        found += _cases("as-integer", dtype, reduction, [row, several], "DTYPE INIT")
    return found


def _beyond_the_precision_of_floats() -> list[Case]:
    """2^24 + 1 in types of 32 bits and 2^53 + 1 in types of 64: float and double have no such numbers."""
    found = []
    for turn, (dtype, name, bits) in enumerate([
        ("int32", "float", 24), ("uint32", "float", 24), ("int64", "double", 53), ("uint64", "double", 53)]):
        whole = 2**bits
        top = (2**31 if dtype == "uint32" else 2**63 if dtype == "uint64" else -whole) + 5
        data = [whole, whole + 1, whole + 2, top, top]
        for reduction in ("none", "add", "mul", "max", "min"):
            updates = {"add": [1, 2, 3, 1, 2], "mul": [3, 3, 3, 1, 1]}.get(
                reduction, [whole + 1, whole, whole + 3, top + 1, top - 1])
            clause = "bits-kept" if reduction == "none" else f"reduction-{reduction}"
            rows = [Vector(f"Numbers near 2^{bits} are exact, even those that {name} cannot represent.",
                           f"{clause} element-type", data, [0, 1, 2, 3, 4], updates)]
            if reduction == "add":
                rows.append(Vector(f"Small numbers are added to 2^{bits}; in {name}, each 1 would be lost.",
                                   "reduction-add duplicates-reduced", data, [0, 0, 0, 0, 1],
                                   [1, 1, 1, 2, 3]))
            found += _cases(f"beyond-{name}", dtype, reduction, rows, "DTYPE ACCUM", turn)
    return found
