"""The statement of each implementation about each operator version: with one thread, and with several if that differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import markdown_text
from markdown_text import number
from published import Implementation
from result_files import FAILING, Results
from stress_files import Stress

STATEMENTS = {
    "complete": "complete",
    "conforms in what it supports": "conforms",
    "conforms in part": "in part",
    "not conforming": "**no**",
    "not supported": "–",
    "deprecated, refused as permitted": "deprecated",
    "nothing answered": "nothing",
    "incomplete": "incomplete",
    "withheld": "withheld",
}
LIMITS = "limits"  # all failures are limits, which are no findings
CONFORMING = ("complete", "conforms", LIMITS)
OFTEN = "†"  # fails in some of many repetitions
HOW = ("fail each time", "fail in some runs", "vary within what is allowed")
LATER = "later text"  # all failures are by sentences that ONNX added after the release
NO_ELSEWHERE = "no\\*"  # all failures are about something other than scatter


@dataclass(frozen=True)
class Row:
    """One version with some number of threads: its statements about operator versions, and its numbers of cases."""

    implementation: Implementation
    version: str
    threads: str
    cells: dict[str, str]  # by operator version
    verdicts: dict[str, int]
    passed_with_warnings: int
    varying: tuple[int, int] | None  # cases whose answers vary: each allowed, some not; None: not measured

    @property
    def conforming(self) -> int:
        """The number of operator versions that conform in what they support."""
        return sum(cell in CONFORMING for cell in self.cells.values())

    @property
    def counted(self) -> int:
        """The number of operator versions without deprecated ones that are refused, as is permitted."""
        return sum(cell != "deprecated" for cell in self.cells.values())


def rows(one: Implementation) -> list[Row]:
    """The rows of an implementation, the default version first."""
    return [row for results in one.results for row in _rows_of(one, results, one.stress.get(results.version))]


def _rows_of(one: Implementation, results: Results, stress: Stress | None) -> Iterable[Row]:
    stated = {entry["operator_version"]: entry["statement"] for entry in results.footer["statements"]}
    counts = results.footer.get("nondeterminism", {"legal": 0, "illegal": 0})
    varying = None if results.withheld else (counts["legal"], counts["illegal"])
    with_option = "option" in one.manifest.get("threads", {})
    own = "1" if with_option else "its own" if "threads" in one.manifest else "–"
    excused = _excused(one, results)
    cells = _cells(stated, excused)
    yield Row(one, results.version, own, cells if with_option else _marked(cells, stress), results.footer["verdicts"],
              results.footer["passed_with_warnings"], varying)
    if with_option and stress is not None and stress.whole is not None:
        several = _marked(_cells(stress.whole["statements"], excused), stress)
        # Over another corpus statements and counts differ anyway: there the repetitions alone tell.
        is_same = stress.document["corpus_hash"] == results.source["corpus_hash"]
        differs = several != cells or _failing(stress.whole["verdicts"]) != _failing(results.footer["verdicts"])
        if (is_same and differs) or _marked(cells, stress) != cells:
            yield Row(one, results.version, str(stress.threads), several, stress.whole["verdicts"],
                      stress.whole["passed_with_warnings"], None)


def _failing(verdicts: dict[str, int]) -> list[int]:
    return [verdicts[name] for name in FAILING]


def _cells(stated: dict[str, str], excused: dict[str, str]) -> dict[str, str]:
    cells = {name: STATEMENTS[statement] for name, statement in stated.items()}
    return {name: excused.get(name, cell) if cell == "**no**" else cell for name, cell in cells.items()}


def _marked(cells: dict[str, str], stress: Stress | None) -> dict[str, str]:
    """The same row, with failures in some of many repetitions."""
    if stress is None:
        return cells
    often = {case["operator_version"] for case in stress.found if case["id"] in stress.failing}
    return {name: f"**no**{OFTEN}" if name in often and cell != "**no**" else cell for name, cell in cells.items()}


def _excused(one: Implementation, results: Results) -> dict[str, str]:
    """The word for an operator version all of whose failures are limits, by a later text, or not about scatter."""
    limits = {finding.id for finding in one.findings.findings if finding.weight == "limit"}
    later = {finding.id for finding in one.findings.findings if finding.weight == "later-text"}
    elsewhere = {finding.id for finding in one.findings.findings if finding.about != "scatter"}
    reasons: dict[str, set[str]] = {}
    for name, sightings in one.explained.sightings.items():
        for sighting in sightings:
            if sighting.version == results.version and sighting.kind == "failures":
                reasons.setdefault(sighting.case["operator_version"], set()).add(name)
    words = ((limits, LIMITS), (limits | later, LATER), (limits | later | elsewhere, NO_ELSEWHERE))
    excused = {}
    for version, names in reasons.items():
        excused |= {version: word for allowed, word in reversed(words) if names <= allowed}
    return excused


# ---- tables -----------------------------------------------------------------------------------------------


def _name(one: Implementation) -> str:
    return f"[{one.name}]({one.name}.md)"


def statements(implementations: list[Implementation]) -> str:
    """The statement of each run about each operator version."""
    names = [entry["operator_version"] for entry in implementations[0].default.footer["statements"]]
    ordered = sorted(implementations, key=lambda one: not one.is_counted)  # a stable sort: those not counted come last
    lines = [
        [_name(one), row.version, row.threads, *(row.cells.get(name, "") for name in names)]
        for one in ordered
        for row in rows(one)
    ]
    return markdown_text.table(["implementation", "version", "threads", *names], lines)


def verdicts(implementations: Iterable[Implementation]) -> str:
    """The number of cases by verdict."""
    lines = []
    for one in implementations:
        for row in rows(one):
            varying = ["", ""] if row.varying is None else map(number, row.varying)
            counts = [
                sum(row.verdicts.values()),
                row.verdicts["pass"],
                row.passed_with_warnings,
                *(row.verdicts[name] for name in FAILING),
                row.verdicts["unsupported"],
            ]
            conforming = "withheld" if one.is_withheld else f"{row.conforming} of {row.counted}"
            lines.append([one.name, row.version, row.threads, *map(number, counts), *varying, conforming])
    headings = ["implementation", "version", "threads", "cases", "pass", "with warnings", *FAILING, "unsupported"]
    headings += ["vary", "vary and fail", "conforming"]
    return markdown_text.table(headings, lines, range(3, len(headings)))


def often(implementations: Iterable[Implementation]) -> str:
    """The results of many repetitions, for each version in which they found something."""
    lines = []
    for one in implementations:
        for version, stress in one.stress.items():
            if not stress.found:
                continue
            counts = Counter(_how(case, stress) for case in stress.found)
            now_and_then = [case["id"] for case in stress.found if "nondeterminism" in case]
            example = ", ".join(f"`{name}`" for name in (now_and_then or stress.failing)[:2])
            lines.append([one.name, version, stress.threads or "its own", stress.document["stress"]["cases"],
                          *(counts[how] for how in HOW), example])
    headings = ["implementation", "version", "threads", "cases", *HOW, "for example"]
    return markdown_text.table(headings, lines, range(2, 7)) if lines else "Nothing."


def _how(case: dict, stress: Stress) -> str:
    if case["id"] not in stress.failing:
        return HOW[2]
    return HOW[1] if "nondeterminism" in case else HOW[0]


def steady(implementations: Iterable[Implementation]) -> list[str]:
    """The versions without an answer that failed or varied over many repetitions."""
    return [f"{one.name}@{version}" for one in implementations for version, stress in one.stress.items()
            if stress.has_cases and not stress.found]


def without_cases(implementations: Iterable[Implementation]) -> list[str]:
    """The versions that support none of the repeated cases."""
    return [f"{one.name}@{version}" for one in implementations for version, stress in one.stress.items()
            if not stress.has_cases]


def not_stressed(implementations: Iterable[Implementation]) -> list[str]:
    """The versions for which the effects of threads and repetitions were not measured."""
    return [one.title for each in implementations if not each.is_withheld
            for one in each.results if one.version not in each.stress]
