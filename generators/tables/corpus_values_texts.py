"""Strings and truth values: moved, joined, compared.

With Scatter, ScatterElements and ScatterND alike. Data has rank 1.
"""

from __future__ import annotations

import itertools

from tables.case_writer import Case
from tables.rows import Vector, vector_cases, versions_with

TABLE = "corpus_values_texts"
LONG = "long text " * 500  # 5,000 bytes, only in the first data set of a case; the others have a shorter one
LESS = LONG[:500]


def cases() -> list[Case]:
    """All cases of this table."""
    found = _moved_texts() + _joined_texts() + _moved_truth()
    for turn, reduction in enumerate(("add", "mul", "max", "min")):
        found += _truth_table(reduction, turn) + _repeated_truth(reduction, turn)
    return found + _compared_texts("max") + _compared_texts("min")


def _texts(slug: str, reduction: str, rows: list[Vector], bugs: str, versions: tuple[str, ...]) -> list[Case]:
    return vector_cases(TABLE, slug, "string", reduction, rows, versions=versions, bugs=bugs)


def _truth(slug: str, reduction: str, rows: list[Vector], bugs: str, versions: tuple[str, ...]) -> list[Case]:
    return vector_cases(TABLE, slug, "bool", reduction, rows, versions=versions, bugs=bugs)


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
