"""Strings, truth values and complex numbers, at lengths at which implementations change their algorithm.

Strings of 0 to 65 bytes, around 8, 16, 24, 32 and 64; equal up to the last or to the first byte; one a prefix of the
other; with zero bytes; and, in separate cases, invalid UTF-8 and strings with a byte-order mark: the elements are
bytes. One output has more than 64 KiB.

Truth values and complex numbers in lists of odd lengths, several updates per cell, for each reduction: 65, 101 and 257
updates are one or more above block sizes and not multiples of a number of threads; ScatterND also has 37 slices of 7
elements.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from oracle.operator_versions import BY_ID, MAIN, OLDER
from tables.case_writer import Case, DataSet
from tables.folder_forms import typed_indices
from tables.rows import COMPLEX, as_indices, case, data_set, targets, typed
from tables.telling_values import telling


def cases() -> list[Case]:
    """All cases of this table."""
    return strings() + truth_and_complex()


# ---- strings -----------------------------------------------------------------------------------------------

LENGTHS = (0, 1, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 63, 64, 65)
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
# Starts, continuations and ends of characters alone, overlong forms, surrogates, bytes that no character has.
NO_UTF_8 = (b"\x80", b"\xbf", b"\xc3", b"\xe6\xbc", b"\xf0\x9f\x98", b"\xc0\x80", b"\xe0\x80\xaf", b"\xed\xa0\x80",
            b"\xf4\x90\x80\x80", b"\xfe", b"\xff", b"\xff\xfe", b"a\xe9", b"\xe9a", b"\xf8\x88\x80\x80\x80", b"a\xc3(",
            b"\x80" * 16)
# The rows for ScatterND under these reductions; under add, and with ScatterElements, all of them.
_OF_TUPLES = {"none": (0, 2, 4), "max": (0, 3, 5), "min": (1, 4, 5)}


@dataclass(frozen=True)
class Row:
    """Strings of data and as many updates, one for each of them."""

    why: str
    old: tuple[bytes, ...]
    new: tuple[bytes, ...]


def strings() -> list[Case]:
    """Strings."""
    found: list[Case] = []
    for reduction in ("none", "add", "max", "min"):
        for version in MAIN:
            chosen = _OF_TUPLES.get(reduction, range(6)) if version.startswith("ScatterND") else range(6)
            found.append(_case(version, "lengths", reduction, tuple(rows()[row] for row in chosen), repeated=True))
            found.append(_case(version, "bytes", reduction, bytes_rows()))
    for turn, version in enumerate(OLDER):
        for reduction in BY_ID[version].reductions or ("none",):
            if reduction in ("none", "add"):
                found.append(_case(version, "lengths", reduction, (*rows(), *rows())[turn % 6 :][:2]))
    return [*found, _more_than_64_kib()]


def text(length: int, mark: int) -> bytes:
    """Letters; those of another mark differ at every position."""
    return bytes(97 + (place * 5 + mark) % 26 for place in range(length))


@cache
def rows() -> tuple[Row, ...]:
    """Valid UTF-8."""
    turned = LENGTHS[5:] + LENGTHS[:5]
    texts = [text(length, 0) for length in LENGTHS]
    longer = [whole + text(1 + number % 9, 3) for number, whole in enumerate(texts)]
    swap = [number % 2 == 1 for number in range(len(LENGTHS))]
    return (
        Row("Strings of 0 to 65 bytes; each update and its old value have different lengths.", tuple(texts),
            tuple(text(length, 1) for length in turned)),
        Row("The old value and the update have the same length and differ in the last byte.",
            tuple(whole[:-1] + b"m"[: len(whole)] for whole in texts),
            tuple(whole[:-1] + (b"a", b"z")[odd][: len(whole)] for whole, odd in zip(texts, swap))),
        Row("The old value and the update have the same length and differ in the first byte.",
            tuple(b"m"[: len(whole)] + whole[1:] for whole in texts),
            tuple((b"z", b"a")[odd][: len(whole)] + whole[1:] for whole, odd in zip(texts, swap))),
        Row("The old value is a prefix of the update, or vice versa.",
            tuple(map(_first_unless, swap, texts, longer)), tuple(map(_first_unless, swap, longer, texts))),
        Row("At least the first 8, 16 or 32 bytes are equal.",
            tuple(text(8 << number % 3, 0) + text(number % 5, 7) for number in range(17)),
            tuple(text(8 << number % 3, 0) + text(number % 4 + 1, 7 + 2 * (number % 2)) for number in range(17))),
        Row("Strings are equal up to a zero byte, which is the first, a middle or the last byte.",
            tuple(whole[: len(whole) // 2] + b"\0m" for whole in texts),
            tuple(whole[: len(whole) // 2] + (b"\0", b"\0z\0", b"\0\0", b"\0a\0")[number % 4]
                  for number, whole in enumerate(texts))),
    )


def _first_unless(other: bool, first: bytes, second: bytes) -> bytes:
    return second if other else first


@cache
def bytes_rows() -> tuple[Row, ...]:
    """Invalid UTF-8, and what ONNX asks writers of models to avoid."""
    old, new = (tuple(BYTE_ORDER_MARK * (number % 3 != side) + text(length, (number % 3 == 2) * side)
                      for number, length in enumerate(LENGTHS)) for side in range(2))
    return (
        Row("Strings that are not valid UTF-8 are copied, appended and compared as bytes.", NO_UTF_8,
            NO_UTF_8[7:] + NO_UTF_8[:7]),
        Row("A byte-order mark in data, in the update or in both is part of the string.", old, new),
    )


def _clauses(reduction: str) -> str:
    return {"none": "bits-kept", "add": "string-add"}.get(reduction, "string-order") + " element-type"


def _case(version: str, what: str, reduction: str, chosen: tuple[Row, ...], repeated: bool = False) -> Case:
    """A data set for each row; then, if asked for, one in which several updates of the first row share a cell."""
    count = len(LENGTHS)
    own = [(number * 5 + 2) % count for number in range(count)]
    sets = [_set(version, reduction, row.why, row.old, own, row.new) for row in chosen]
    if repeated:
        shared = [number * 4 % 7 for number in range(count)]
        sets.append(_set(version, reduction, "Each of seven cells has two or three updates of 0 to 65 bytes.",
                         chosen[0].old, shared, chosen[0].new))
    slug = f"strings-{what}-{'moved' if reduction == 'none' else reduction}"
    return case(version, slug, sets,
                reduction=None if reduction == "none" else reduction, bugs="DTYPE REDMISS")


def _set(version: str, reduction: str, why: str, old: tuple[bytes, ...], cells: list[int], new: tuple[bytes, ...]
         ) -> DataSet:
    """Old values are at the targets of the updates of the same number, unless several have one target."""
    several = len(set(cells)) < len(cells)
    data = typed("string", old)
    if not several:
        data[cells] = typed("string", old)
    clauses = _clauses(reduction) + several * (" duplicates-none" if reduction == "none" else " duplicates-reduced")
    open_ = several and reduction in ("none", "add")
    return data_set(why, clauses, data, as_indices(version.split("-")[0], cells), typed("string", new),
                    "allowed" if open_ else "exact")


def _more_than_64_kib() -> Case:
    """The output has more bytes than 16 bits can count, each string fewer than 4 KiB."""
    cells = (np.arange(17) * 5 + 2) % 17
    old, new = ([text(1900 + 10 * number + side, number + 9 * side) for number in range(17)] for side in range(2))
    one = data_set("The strings of the output have more than 64 KiB in total.", "string-add", typed("string", old),
                   cells, typed("string", new))
    return case("ScatterElements-18", "strings-64-kib-add", [one], reduction="add", bugs="DTYPE CHUNK")


# ---- truth values and complex numbers ----------------------------------------------------------------------

COUNTS = (65, 101, 257)
# Tuples and elements of each slice.
TUPLES, LENGTH = 37, 7


def truth_and_complex() -> list[Case]:
    """Truth values and complex numbers."""
    found: list[Case] = []
    for dtype in ("bool", *COMPLEX):
        for reduction in ("none", "add", "mul") + (("max", "min") if dtype == "bool" else ()):
            found += [_long_case("ScatterElements-18", dtype, reduction, count, 1) for count in COUNTS]
            found.append(_long_case("ScatterND-18", dtype, reduction, COUNTS[1], 1))
            found.append(_long_case("ScatterND-18", dtype, reduction, TUPLES, LENGTH))
    return found


def _long_clauses(dtype: str, reduction: str) -> str:
    if reduction == "none":
        return "target untouched element-type"
    what = {"bool": "reduction-bool bool-bytes"}.get(dtype, f"complex-reduction reduction-{reduction}")
    return f"{what} duplicates-reduced reduction-includes-data"


def _rows(reduction: str, count: int) -> tuple[np.ndarray, int]:
    """The target cell, or row, of each update, and their number: slightly more than updates, or one for four."""
    numbers = np.arange(count)
    if reduction == "none":
        return (numbers * 17 + 3) % (count + 6), count + 6
    extent = count // 4 + 2
    return (numbers * 5 + numbers // extent) % extent, extent


def _long_case(version: str, dtype: str, reduction: str, count: int, length: int) -> Case:
    rows, extent = _rows(reduction, count)
    shape = (extent, length) if length > 1 else (extent,)
    nd = version.startswith("ScatterND")
    indices = rows.reshape(-1, 1) if nd else rows.astype(np.int32 if count == 101 else np.int64)
    target = targets(version.split("-")[0], shape, indices).reshape(-1).tolist()
    sets = [_long_set(dtype, reduction, winner, shape, indices, target, (count, *shape[1:]))
            for winner in (("turns", "data") if dtype == "bool" and reduction != "none" else ("turns",))]
    what = f"{count}-slices" if length > 1 else f"{count}"
    slug = f"long-{dtype}-{'moved' if reduction == 'none' else reduction}-{what}"
    found = case(version, slug, sets, reduction=None if reduction == "none" else reduction,
                 bugs="CHUNK DUPRED" + " BOOL" * (dtype == "bool") + " KSLICE" * (length > 1))
    return replace(found, form=typed_indices)


def _long_set(dtype: str, reduction: str, winner: str, shape: tuple[int, ...], indices: np.ndarray, target: list[int],
         updates: tuple[int, ...]) -> DataSet:
    data, new = telling(dtype, reduction, target, int(np.prod(shape)), winner=winner)
    several = "each with its own cell" if reduction == "none" else "several per cell"
    decided = ", none of which changes the cell" if winner == "data" else ""
    expect = "allowed" if reduction == "mul" and dtype in COMPLEX else "exact"
    return data_set(f"{len(indices)} updates, {several}{decided}.", _long_clauses(dtype, reduction),
                    data.reshape(shape), indices, new.reshape(updates), expect)
