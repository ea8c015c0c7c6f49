"""Strings and truth values: moved, joined, compared.

With Scatter, ScatterElements and ScatterND alike. Data has rank 1.
"""

from __future__ import annotations

import itertools

from case_writer import Case
from corpus_rows import Vector, vector_cases, versions_with

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
        Vector("Empty, of 5,000 bytes, with zero bytes, with characters of up to four bytes: all bytes move.",
               "bits-kept untouched", data, [0, 3, 1, 4], ["", "\0", "z\u00fc\u6f22\U0001f600", LONG + "!"]),
        Vector("Short texts take the place of long ones and the other way round.", "bits-kept untouched",
               data, [3, 2, 4, 1], ["s", "a\0c", LESS, "a\0"]),
        Vector("Several texts aim at one cell: any of them may win, whole.", "duplicates-none", data,
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
        Vector("The update is appended to the old text, a zero byte being a byte like any other.",
               "string-add", data, [0, 1, 2, 3], ["\u00e4", "only", "c", "end"]),
        Vector("Empty texts add nothing.", "string-add", shorter, [3, 1, 2, 0], ["", "", "\0", ""]),
        Vector("Three updates of one cell, each another text: the old text is first, then any order.",
               "string-add duplicates-reduced reduction-includes-data", shorter, [0, 0, 3, 0],
               ["1", "22", LESS, "333"], "allowed"),
        Vector("Equal updates: every order gives the same.", "string-add duplicates-reduced", shorter,
               [1, 1, 1, 2], ["xy", "xy", "xy", "z"]),
    ]
    return _texts("texts-add", "add", rows, "DTYPE REDMISS DUPRED", versions_with("add", 0, "string"))


def _compared_texts(reduction: str) -> list[Case]:
    """Pairs in the order of their bytes; other orders, such as those of a language, differ."""
    less, greater = _ordered(LONG)
    shorter, than_these = _ordered(LESS)
    clauses = "string-order"
    words = ("a prefix before what continues it, bytes beyond 127 after those before, zero bytes counted")
    everywhere = list(range(len(less)))
    rows = [
        Vector(f"The old text is the lesser one: {words}.", clauses, less, everywhere, greater),
        Vector(f"The old text is the greater one: {words}.", clauses, than_these, everywhere, shorter),
        Vector("Several updates of one cell, the extreme among them, in data, or twice.",
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
        Vector("Both truth values over both; the others stay.", "bits-kept",
               [True, True, False, False, True], [0, 1, 2, 3], [True, False, True, False]),
        Vector("Equal truth values aim at one cell: whichever wins, it is the same.",
               "bits-kept duplicates-none", [True, True, False, False, True], [2, 2, 0, 0],
               [True, True, False, False]),
    ]
    return [case for turn in range(3) for case in _truth("truth-moved", "none", rows, "BOOL", _new(turn))]


def _truth_table(reduction: str, turn: int) -> list[Case]:
    old, new = zip(*itertools.product((False, True), repeat=2))
    word = "OR" if reduction in ("add", "max") else "AND"
    rows = [Vector(f"All four pairs: {reduction} is {word}.", "reduction-bool bool-bytes", old, [0, 1, 2, 3],
                   new)]
    return _truth(f"truth-table-{reduction}", reduction, rows, "BOOL REDMISS", versions_with(reduction, turn))


def _repeated_truth(reduction: str, turn: int) -> list[Case]:
    """Two and three updates of a cell: a sum modulo 2, or a byte of 2 or 3, would differ from OR."""
    word = "OR" if reduction in ("add", "max") else "AND"
    rows = [
        Vector(f"One, two and three times true on true and on false: {reduction} is {word}.",
               "reduction-bool bool-bytes duplicates-reduced", [True, False, True, False, True],
               [0, 1, 1, 2, 2, 2, 3, 4], [True] * 8),
        Vector(f"True and false mixed: {reduction} is {word} over data and all updates.",
               "reduction-bool duplicates-reduced reduction-includes-data", [True, False, True, False, False],
               [0, 0, 1, 1, 2, 2, 3, 3], [False, True, True, False, False, False, False, True]),
    ]
    return _truth(f"truth-repeated-{reduction}", reduction, rows, "BOOL DUPRED",
                  versions_with(reduction, turn))
