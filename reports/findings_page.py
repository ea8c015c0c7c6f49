"""reports/published/FINDINGS.md: an overview of all findings, and the most important ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import fingerprint_tables
import markdown_text
import pages
import published
import scoreboard
from findings import Finding
from markdown_text import counted, number
from published import Implementation
from severity import SEVERITIES

GRAVE = ("memory", "wrong value", "crash on valid")


def page(implementations: list[Implementation]) -> str:
    """The page. Every implementation has results."""
    default = implementations[0].default
    return pages.environment().get_template("FINDINGS.md.jinja").render(
        about=published.circumstances(default),
        earlier_corpora=_earlier_corpora(implementations),
        cases=default.source["cases"],
        dates=sorted({results.date for one in implementations for results in one.results}),
        versions=sum(len(one.results) for one in implementations),
        summary=_summary(implementations),
        not_counted=[one for one in implementations if not one.is_counted],
        statements=scoreboard.statements(implementations),
        verdicts=scoreboard.verdicts(implementations),
        often=scoreboard.often(implementations),
        steady=scoreboard.steady(implementations),
        without_cases=scoreboard.without_cases(implementations),
        not_stressed=scoreboard.not_stressed(implementations),
        counts=_counts(implementations),
        grave=_grave(implementations),
        elsewhere=_elsewhere(implementations),
    )


def _earlier_corpora(implementations: list[Implementation]) -> list[str]:
    """The versions of earlier corpora, with the same cases, with which some results were measured."""
    latest = published.circumstances(implementations[0].default)["corpus version"]
    measured = {results.source.get("corpus_version") for one in implementations for results in one.results}
    return sorted(measured - {latest, None})


def differences(implementations: list[Implementation]) -> str:
    """reports/published/DIFFERENCES.md: what each implementation does where the text leaves a choice."""
    groups = [
        {
            "heading": group.heading,
            "question": group.question,
            "table": fingerprint_tables.table(group, implementations),
        }
        for group in fingerprint_tables.GROUPS
    ]
    return pages.environment().get_template("DIFFERENCES.md.jinja").render(groups=groups)


def _violations(one: Implementation) -> list[Finding]:
    return [finding for finding in one.findings.findings if finding.weight == "violation"]


def _is_current(one: Implementation, finding: Finding) -> bool:
    """Whether the default version shows the finding."""
    shown = any(sighting.version == one.default_version for sighting in one.sightings(finding))
    return shown or finding.may_show_in(one.default_version)


def _summary(implementations: list[Implementation]) -> dict:
    """The numbers of the first paragraph."""
    counted_ones = [one for one in implementations if one.is_counted]
    current = [
        finding
        for one in counted_ones
        for finding in _violations(one)
        if finding.about == "scatter" and _is_current(one, finding)
    ]
    clean = [
        one.name
        for one in counted_ones
        if not any(f.about == "scatter" and _is_current(one, f) for f in _violations(one))
    ]
    return {"implementations": len(counted_ones), "violations": len(current), "clean": clean}


def _counts(implementations: list[Implementation]) -> str:
    """The number of findings of each severity that are about scatter, in any version; and of those that are not."""
    rows = []
    for one in sorted(implementations, key=lambda one: not one.is_counted):
        weighed = [finding for finding in one.findings.findings if finding.weight != "observation"]
        about = Counter(one.severity(finding) for finding in weighed if finding.about == "scatter")
        elsewhere = sum(finding.about != "scatter" for finding in weighed)
        name = f"[{one.name}]({one.name}.md){'' if one.is_counted else ' (not counted)'}"
        rows.append([name, *(number(about[severity]) if about[severity] else "" for severity in SEVERITIES),
                     elsewhere or ""])
    headings = ["implementation", *SEVERITIES, "not about scatter"]
    return markdown_text.table(headings, rows, range(1, len(headings)))


def _line(one: Implementation, finding: Finding) -> list[str]:
    versions = {sighting.version for sighting in one.sightings(finding)}
    cases = {s.case["id"] for s in one.sightings(finding) if s.version == one.default_version}
    where = counted(len(cases), "case") if cases else ""
    if not _is_current(one, finding):
        newest = next(results.version for results in one.results if results.version in versions)
        where = f"up to {newest}"
    elif finding.unsteady:
        where = "in some runs"
    return [one.name, f"[{finding.title}]({one.name}.md#{pages.slug(finding.title)})", where]


def _grave(implementations: Iterable[Implementation]) -> list[dict]:
    """The gravest violations, by severity: a table for each."""
    groups = []
    for severity in GRAVE:
        rows = [
            _line(one, finding)
            for one in implementations
            if one.is_counted
            for finding in one.findings.findings
            if finding.about == "scatter" and one.severity(finding) == severity
        ]
        table = markdown_text.table(["implementation", "what it does", "newest version"], rows)
        groups += [{"severity": severity, "table": table}] if rows else []
    return groups


def _elsewhere(implementations: Iterable[Implementation]) -> str:
    """The findings that are not about scatter."""
    rows = [
        [finding.about, *_line(one, finding)]
        for one in implementations
        for finding in one.findings.findings
        if finding.about != "scatter"
    ]
    return markdown_text.table(["about", "implementation", "what it does", "newest version"], rows) if rows else ""
