"""Values of types whose reductions never round: integers, strings and truth values.

With Scatter, ScatterElements and ScatterND alike. Data has rank 1.
"""

from __future__ import annotations

import itertools

import numpy as np

from tables.case_writer import Case
from tables.rows import DTYPES, INTEGERS, Vector, from_bits, nan_bits, typed, vector_cases, versions_with


def cases() -> list[Case]:
    """All cases of this table."""
    return _integers() + _texts_and_truth()


# ---- integers at the limits of their types, and numbers whose bits mean something else in another type -----

# For each integer type that is as wide as a floating-point type: that type.
AS_FLOATING = {"int16": "float16", "uint16": "bfloat16", "int32": "float", "uint32": "float",
               "int64": "double", "uint64": "double"}
# For each floating type the integer type of its width.
AS_INTEGER = {"float16": np.int16, "bfloat16": np.int16, "float": np.int32, "double": np.int64}


def _integers() -> list[Case]:
    """Integers at the limits of their types, and numbers whose bits mean something else in another type."""
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
    return vector_cases(slug, dtype, reduction, rows, versions=versions, bugs=bugs)


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


# ---- strings and truth values: moved, joined, compared -----------------------------------------------------

LONG = "long text " * 500  # 5,000 bytes, only in the first data set of a case; the others have a shorter one
LESS = LONG[:500]


def _texts_and_truth() -> list[Case]:
    """Strings and truth values: moved, joined, compared."""
    found = _moved_texts() + _joined_texts() + _moved_truth()
    for turn, reduction in enumerate(("add", "mul", "max", "min")):
        found += _truth_table(reduction, turn) + _repeated_truth(reduction, turn)
    return found + _compared_texts("max") + _compared_texts("min")


def _texts(slug: str, reduction: str, rows: list[Vector], bugs: str, versions: tuple[str, ...]) -> list[Case]:
    return vector_cases(slug, "string", reduction, rows, versions=versions, bugs=bugs)


def _truth(slug: str, reduction: str, rows: list[Vector], bugs: str, versions: tuple[str, ...]) -> list[Case]:
    return vector_cases(slug, "bool", reduction, rows, versions=versions, bugs=bugs)


# ---- strings ---------------------------------------------------------------------------------------------


def _moved_texts() -> list[Case]:
    data = ["stays", "", "a\0b", LESS, "last"]
    rows = [
        Vector("Strings are copied completely: empty, of 5,001 bytes, with zero bytes, with four-byte characters.",
               "bits-kept untouched", data, [0, 3, 1, 4], ["", "\0", "z\u00fc\u6f22\U0001f600", LONG + "!"]),
        Vector("Short strings replace long ones, and long strings replace short ones.", "bits-kept untouched",
               data, [3, 2, 4, 1], ["s", "a\0c", LESS, "a\0"]),
        Vector("Several strings target the same cell: any of them may win, but only as a whole.",
               "duplicates-none", data,
               [3, 3, 1, 3], ["one", LESS[:-1], "x", "three"], "allowed"),
    ]
    return [case for turn in range(3)
            for case in _texts("texts-moved", "none", rows, "DTYPE", _new(turn))]


def _new(turn: int) -> tuple[str, ...]:
    """Every operator version once, over three data sets."""
    versions = versions_with("none", turn, "string")
    return versions if turn == 0 else versions[2:]


def _joined_texts() -> list[Case]:
    data = ["a", "", "b\0", LONG]
    shorter = ["a", "", "b\0", LESS]
    rows = [
        Vector("The update is appended to the old string; a zero byte does not end a string.",
               "string-add", data, [0, 1, 2, 3], ["\u00e4", "only", "c", "end"]),
        Vector("Empty strings add nothing.", "string-add", shorter, [3, 1, 2, 0], ["", "", "\0", ""]),
        Vector("A cell has three different updates: the old string is first, the updates are in any order.",
               "string-add duplicates-reduced reduction-includes-data", shorter, [0, 0, 3, 0],
               ["1", "22", LESS, "333"], "allowed"),
        Vector("The updates of a cell are equal: every order gives the same result.",
               "string-add duplicates-reduced", shorter,
               [1, 1, 1, 2], ["xy", "xy", "xy", "z"]),
    ]
    return _texts("texts-add", "add", rows, "DTYPE REDMISS DUPRED", versions_with("add", 0, "string"))


def _compared_texts(reduction: str) -> list[Case]:
    """Pairs in the order of their bytes; other orders, such as those of a language, differ."""
    less, greater = _ordered(LONG)
    shorter, than_these = _ordered(LESS)
    clauses = "string-order"
    words = ("a prefix is less, bytes are unsigned, zero bytes count")
    everywhere = list(range(len(less)))
    rows = [
        Vector(f"The old string is less than the update: {words}.", clauses, less, everywhere, greater),
        Vector(f"The old string is greater than the update: {words}.", clauses, than_these, everywhere, shorter),
        Vector("Several updates per cell; some are equal to each other or to data.",
               f"{clauses} duplicates-reduced", shorter, [0, 0, 1, 1, 2, 2, 6, 6],
               ["ab", "abcd", "\u00e4", "\u00e4", "A", "C", LESS, LESS + "aa"]),
    ]
    return _texts(f"texts-order-{reduction}", reduction, rows, "DTYPE REDMISS", versions_with(reduction))


def _ordered(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Texts and as many greater ones; in one pair only the last byte differs, after ``text``."""
    less, greater = zip(("ab", "abc"), ("z", "\u00e4"), ("B", "a"), ("a", "a\0"), ("a\0b", "a\0c"), ("", "\0"),
                        (text + "a", text + "b"), ("\uff61", "\U00010000"))
    return less, greater


# ---- truth values ----------------------------------------------------------------------------------------


def _moved_truth() -> list[Case]:
    rows = [
        Vector("Both bool values replace both values; the other cells are unchanged.", "bits-kept",
               [True, True, False, False, True], [0, 1, 2, 3], [True, False, True, False]),
        Vector("Equal bool values target the same cell: the result is the same, whichever wins.",
               "bits-kept duplicates-none", [True, True, False, False, True], [2, 2, 0, 0],
               [True, True, False, False]),
    ]
    return [case for turn in range(3) for case in _truth("truth-moved", "none", rows, "BOOL", _new(turn))]


def _truth_table(reduction: str, turn: int) -> list[Case]:
    old, new = zip(*itertools.product((False, True), repeat=2))
    word = "OR" if reduction in ("add", "max") else "AND"
    rows = [Vector(f"All four pairs of bool values: {reduction} is {word}.",
                   "reduction-bool bool-bytes", old, [0, 1, 2, 3],
                   new)]
    return _truth(f"truth-table-{reduction}", reduction, rows, "BOOL REDMISS", versions_with(reduction, turn))


def _repeated_truth(reduction: str, turn: int) -> list[Case]:
    """Two and three updates of a cell: a sum modulo 2, or a byte of 2 or 3, would differ from OR."""
    word = "OR" if reduction in ("add", "max") else "AND"
    rows = [
        Vector(f"One, two or three updates of true, over true and over false: {reduction} is {word}.",
               "reduction-bool bool-bytes duplicates-reduced", [True, False, True, False, True],
               [0, 1, 1, 2, 2, 2, 3, 4], [True] * 8),
        Vector(f"Mixed true and false: {reduction} is {word} of data and all updates.",
               "reduction-bool duplicates-reduced reduction-includes-data", [True, False, True, False, False],
               [0, 0, 1, 1, 2, 2, 3, 3], [False, True, True, False, False, False, False, True]),
    ]
    return _truth(f"truth-repeated-{reduction}", reduction, rows, "BOOL DUPRED",
                  versions_with(reduction, turn))
