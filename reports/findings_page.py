"""reports/published/FINDINGS.md: an overview of all findings, and the most important ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import choice_tables
import finding_class
import markdown_text
import pages
import published
import scoreboard
from finding_class import CLASSES
from findings import NEVER_COUNTED, Finding
from markdown_text import counted, number
from published import Implementation
from result_files import Results
from severity import SEVERITIES


def page(implementations: list[Implementation]) -> str:
    """The page. Every implementation has results."""
    default = _usual(implementations)
    return pages.environment().get_template("FINDINGS.md.jinja").render(
        about=published.circumstances(default),
        other_corpora=_other_corpora(implementations, published.circumstances(default)["corpus"]),
        cases=default.source["cases"],
        dates=sorted({results.date for one in implementations for results in one.results}),
        versions=sum(len(one.results) for one in implementations),
        summary=_summary(implementations),
        of_core=[one.name for one in implementations if "tier" in one.manifest],
        withheld=[one for one in implementations if one.is_withheld],
        not_counted=[one for one in implementations if not one.is_counted],
        statements=scoreboard.statements(implementations),
        verdicts=scoreboard.verdicts(implementations),
        often=scoreboard.often(implementations),
        steady=scoreboard.steady(implementations),
        without_cases=scoreboard.without_cases(implementations),
        not_stressed=scoreboard.not_stressed(implementations),
        counts=_counts(implementations),
        grave=_grave(implementations),
        limits=_never_counted(implementations, "limit"),
        later=_never_counted(implementations, "later-text"),
        elsewhere=_elsewhere(implementations),
    )


def _usual(implementations: list[Implementation]) -> Results:
    """The first results over the corpus that most implementations have."""
    corpora = [published.circumstances(one.default)["corpus"] for one in implementations]
    return implementations[corpora.index(Counter(corpora).most_common(1)[0][0])].default


def _other_corpora(implementations: list[Implementation], usual: str) -> list[str]:
    """Implementations with results over a corpus with other cases than the usual one: "numpy (9,070 cases of 0.3.2)"."""
    found = {f"{one.name} ({number(results.source['cases'])} cases of {results.source.get('corpus_version')})"
             for one in implementations for results in one.results
             if published.circumstances(results)["corpus"] != usual}
    return sorted(found)


def differences(implementations: list[Implementation]) -> str:
    """reports/published/DIFFERENCES.md: what each implementation does where the text leaves a choice."""
    groups = [
        {
            "heading": group.heading,
            "question": group.question,
            "table": choice_tables.table(group, [one for one in implementations if not one.is_withheld]),
        }
        for group in choice_tables.GROUPS
    ]
    return pages.environment().get_template("DIFFERENCES.md.jinja").render(groups=groups)


def _is_current(one: Implementation, finding: Finding) -> bool:
    """Whether the default version shows the finding."""
    shown = any(sighting.version == one.default_version for sighting in one.sightings(finding))
    return shown or finding.may_show_in(one.default_version)


def _summary(implementations: list[Implementation]) -> dict:
    """The numbers of the first paragraph: findings of the newest versions, about scatter, by class; a shared one once."""
    counted_ones = [one for one in implementations if one.is_counted]
    current = {
        (one.counted_as(finding), one.name, min((finding.id, *finding.shared_with)))
        for one in counted_ones
        for finding in one.findings.findings
        if finding.about == "scatter" and _is_current(one, finding)
    }
    grave = {name for found, name, _ in current if found in finding_class.HEADLINES}
    by_class = {
        name: len({shared for counted_as, _, shared in current if counted_as == name}) for name in finding_class.HEADLINES
    }
    clean = [one.name for one in counted_ones if one.name not in grave and not one.default.withheld]
    return {"implementations": len(counted_ones), "classes": by_class, "clean": clean}


def _counts(implementations: list[Implementation]) -> str:
    """The number of findings of each class that are about scatter, in any version; and of those that are not."""
    rows = []
    for one in sorted(implementations, key=lambda one: not one.is_counted):
        weighed = [finding for finding in one.findings.findings if finding.weight not in NEVER_COUNTED]
        about = Counter(one.counted_as(finding) for finding in weighed if finding.about == "scatter")
        elsewhere = sum(finding.about != "scatter" for finding in weighed)
        name = f"[{one.name}]({one.name}.md){'' if one.is_counted else ' (not counted)'}"
        rows.append([name, *(number(about[found]) if about[found] else "" for found in CLASSES), elsewhere or ""])
    headings = ["implementation", *CLASSES, "not about scatter"]
    return markdown_text.table(headings, rows, range(1, len(headings)))


def _line(one: Implementation, finding: Finding) -> list[str]:
    versions = {sighting.version for sighting in one.sightings(finding)}
    cases = one.case_count(finding, one.default_version)
    where = counted(cases, "case") if cases else ""
    if not versions:
        where = "in some runs" if finding.unsteady else ""
    elif not _is_current(one, finding):
        newest = next(results.version for results in one.results if results.version in versions)
        where = f"up to {newest}"
    elif finding.unsteady:
        where = "in some runs"
    return [one.name, f"[{finding.title}]({one.name}.md#{pages.slug(finding.title)})", where]


def _grave(implementations: Iterable[Implementation]) -> list[dict]:
    """The findings of the classes in the headlines: a table for each class, the most severe findings first."""
    groups = []
    for found in finding_class.HEADLINES:
        rows = [
            (SEVERITIES.index(one.severity(finding)), [*_line(one, finding)[:2], one.severity(finding), _line(one, finding)[2]])
            for one in implementations
            if one.is_counted
            for finding in one.findings.findings
            if finding.about == "scatter" and one.counted_as(finding) == found
        ]
        ordered = [row for _, row in sorted(rows, key=lambda row: row[0])]
        headings = ["implementation", "what it does", "severity", "newest version"]
        groups += [{"class": found, "table": markdown_text.table(headings, ordered)}] if rows else []
    return groups


def _never_counted(implementations: Iterable[Implementation], weight: str) -> str:
    """The entries of a weight that explains failures and is never counted."""
    rows = [
        _line(one, finding)
        for one in implementations
        for finding in one.findings.findings
        if finding.weight == weight
    ]
    return markdown_text.table(["implementation", "what it does", "newest version"], rows) if rows else ""


def _elsewhere(implementations: Iterable[Implementation]) -> str:
    """The findings that are not about scatter."""
    rows = [
        [finding.about, *_line(one, finding)]
        for one in implementations
        for finding in one.findings.findings
        if finding.about != "scatter" and finding.weight not in NEVER_COUNTED
    ]
    return markdown_text.table(["about", "implementation", "what it does", "newest version"], rows) if rows else ""
