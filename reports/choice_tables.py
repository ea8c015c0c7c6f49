"""Choices side by side: what implementations do where they may differ, computed from their results."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import markdown_text
import result_files
from published import Implementation

ELEMENTS, TUPLES, OLD = "ScatterElements", "ScatterND", "Scatter"
MOST_POLICIES = 4
NOTHING = "–"
COMPLIES = ("as the text says", "")
# Clauses about which implementations differ by the element type.
OF_A_TYPE = ("reduction-order", "rounding", "subnormals", "signed-overflow")


@dataclass(frozen=True)
class Column:
    """Some entries of records: a clause of some operators, one of its questions or all, perhaps of one reduction only."""

    heading: str
    operators: tuple[str, ...]
    clause: str
    point: str | None = None
    reduction: str | None = None

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(f"{operator}.{self.clause}" for operator in self.operators)


@dataclass(frozen=True)
class Group:
    """A table with a row for each implementation."""

    heading: str
    question: str
    columns: tuple[Column, ...]


def _for_each(operators: tuple[str, ...], heading: str, clause: str, **members: str) -> tuple[Column, ...]:
    return tuple(Column(f"{operator}: {heading}", (operator,), clause, **members) for operator in operators)


BOTH, ALL = (ELEMENTS, TUPLES), (OLD, ELEMENTS, TUPLES)
NAN_POINTS = ("NaN in data", "NaN in an update", "NaN among several updates")

GROUPS = (
    Group(
        "NaN",
        "Do max and min of a number and NaN give NaN? Are the bits of copied NaNs kept?",
        (
            *(
                column
                for operator in BOTH
                for point in NAN_POINTS
                for column in _for_each((operator,), point, "nan-order", point=point)
            ),
            Column("bits", ALL, "nan-bits"),
        ),
    ),
    Group(
        "Duplicates",
        "Without a reduction, which of several updates of one cell remains? With one, does each of them "
        "count?",
        (
            *_for_each(ALL, "which update", "duplicates-none", point="which update"),
            Column(f"{TUPLES}: slices", (TUPLES,), "duplicates-none", point="slices"),
            *_for_each(BOTH, "with a reduction", "duplicates-reduced"),
        ),
    ),
    Group(
        "Bounds",
        "What happens with an index out of range, and with a negative index?",
        (
            *_for_each(ALL, "out of range", "index-bounds"),
            *_for_each(ALL, "negative", "index-negative"),
            Column("axis out of range", (OLD, ELEMENTS), "axis-range"),
        ),
    ),
    Group("Zero", "Which zero do max and min of +0 and -0 give?", _for_each(BOTH, "zeros", "zero-sign")),
    Group(
        "Overflow",
        "What happens with integer sums and products that overflow?",
        (*_for_each(BOTH, "signed", "signed-overflow"), *_for_each(BOTH, "unsigned", "unsigned-overflow")),
    ),
    Group(
        "Rounding",
        "In which order and precision are several updates of one cell added or multiplied? Is one sum "
        "or product correctly rounded, and are subnormal numbers kept?",
        (
            *(
                column
                for reduction in ("add", "mul")
                for column in _for_each(BOTH, f"order of {reduction}", "reduction-order", reduction=reduction)
            ),
            Column("one operation", BOTH, "rounding"),
            Column("subnormal numbers", BOTH, "subnormals"),
        ),
    ),
)


def table(group: Group, implementations: Iterable[Implementation]) -> str:
    """What each implementation's default version does, in Markdown."""
    headings = ["implementation", *(column.heading for column in group.columns)]
    rows = []
    for one in implementations:
        cells = [cell(column, one.default.cases) for column in group.columns]
        rows.append([one.name, *cells])
    return markdown_text.table(headings, rows)


def cell(column: Column, cases: Iterable[dict]) -> str:
    """
    The policies of the entries of a column, the most frequent first: failures in bold, deviations
    from a convention in italics. Cases about the clause that show no policy count as well: those that
    end in a crash or a refusal and, if the clause leaves no choice, those that do "as the text says".
    """
    counts: Counter[tuple[str, str]] = Counter()
    dtypes = defaultdict(set)
    without: Counter[tuple[str, str]] = Counter()
    for case in cases:
        for kind, entry in result_files.entries(case):
            if _is_about(column, case, entry):
                key = entry["policy"], kind.removesuffix("s")
                counts[key] += 1
                dtypes[key].add(case["dtype"] if column.clause in OF_A_TYPE else "")
        if (key := _without_policy(column, case)) is not None:
            without[key] += 1
    has_choice = any(severity == "observation" for _, severity in counts)
    if column.point is None or not counts:  # a record does not say which question of a clause its case is about
        counts += without
    if has_choice:
        del counts[COMPLIES]
    by_size = sorted(counts, key=lambda key: (-counts[key], key))
    texts = [_policy_text(key, len(by_size), counts[key], dtypes[key]) for key in by_size[:MOST_POLICIES]]
    if len(by_size) > MOST_POLICIES:
        texts.append(f"and {len(by_size) - MOST_POLICIES} more")
    return "; ".join(texts) or NOTHING


def _is_about(column: Column, case: dict, entry: dict) -> bool:
    return (
        result_files.bare_clause(entry["clause"]) in column.clauses
        and column.point in (None, entry.get("point", ""))
        and column.reduction in (None, case["reduction"])
    )


def _without_policy(column: Column, case: dict) -> tuple[str, str] | None:
    """The outcome of a case that is about the clause and shows no policy of it; None for other cases."""
    named = {result_files.bare_clause(entry["clause"]) for _, entry in result_files.entries(case)}
    about = any(clause in column.clauses and clause not in named for clause in case.get("clauses", ()))
    if not about or column.reduction not in (None, case["reduction"]):
        return None
    if case["verdict"] == "pass":
        return COMPLIES if case["compared"] else None
    if case["verdict"] in result_files.ENDED:
        return case["verdict"], "failure"
    refusals = (f["policy"] for f in case.get("failures", ()) if f["clause"].endswith(".accepts-valid"))
    return next(((policy, "failure") for policy in refusals), None)


def _policy_text(key: tuple[str, str], policies: int, cases: int, dtypes: set[str]) -> str:
    policy, severity = key
    mark = {"failure": "**", "warning": "*"}.get(severity, "")
    text = f"{mark}{policy}{mark}"
    if policies == 1:
        return text
    return f"{text} ({', '.join(sorted(dtypes))})" if dtypes - {""} else f"{text} ({cases})"
