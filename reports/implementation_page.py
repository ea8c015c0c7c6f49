"""reports/published/NAME.md: all findings of an implementation, with the details that its project needs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import clause_texts
import markdown_text
import pages
import result_files
import scoreboard
from findings import Finding, Sighting
from markdown_text import counted
from published import Implementation

WEIGHTS = ("violation", "warning", "observation")
MOST_EXPLANATION_LINES = 10
MOST_EXPECTATIONS = 3
LANGUAGES = {".py": "python", ".rs": "rust"}


def page(one: Implementation, scripts: Path, owners: dict[str, str]) -> str:
    """The page; `scripts` is the folder of the scripts, `owners` maps findings to the implementation whose page has them."""
    ordered = sorted(one.findings.findings, key=lambda finding: WEIGHTS.index(finding.weight))
    return pages.environment().get_template("implementation.md.jinja").render(
        name=one.name,
        manifest=one.manifest,
        versions=", ".join(f"{results.version} ({results.date})" for results in one.results),
        verdicts=scoreboard.verdicts([one]),
        often=scoreboard.often([one]) if any(stress.found for stress in one.stress.values()) else "",
        findings=[_finding(one, finding, scripts, owners) for finding in ordered],
    )


def _finding(one: Implementation, finding: Finding, scripts: Path, owners: dict[str, str]) -> dict:
    sightings = one.sightings(finding)
    script = scripts / finding.reproduce if finding.reproduce else None
    facts = {
        "id": finding.id,
        "title": finding.title,
        "weight": finding.weight,
        "severity": one.severity(finding),
        "about": "" if finding.about == "scatter" else finding.about,
        "why": finding.why.strip(),
        "unsteady": finding.unsteady,
        "upstream": ", ".join(map(markdown_text.upstream_link, finding.upstream)),
        "shared": ", ".join(f"[{other}]({owners[other]}.md)" for other in finding.shared_with),
        "script": finding.reproduce,
        "how": _first_line(script) if script else "",
        "listing": script.read_text(encoding="utf-8").rstrip() if script else "",
        "language": LANGUAGES.get(script.suffix, "") if script else "",
        "example": None,
        "expected": [],
        "model": [],
        "explanation": [],
        "versions": "",
        "version": next((row.version for row in one.results if finding.may_show_in(row.version)), one.default_version),
    }
    return facts | _seen(one, sightings) if sightings else facts


def _seen(one: Implementation, sightings: list[Sighting]) -> dict:
    """The facts of a finding from published records. Its example needs threads and repetitions only if they are required."""
    ids = defaultdict(set)
    for sighting in sightings:
        ids[sighting.version].add(sighting.case["id"])
    versions = [results.version for results in one.results if results.version in ids]
    of_version = [sighting for sighting in sightings if sighting.version == versions[0]]
    of_version = [sighting for sighting in of_version if "arguments" not in sighting.case] or of_version
    example = result_files.smallest_case(sorted({sighting.case["id"] for sighting in of_version}))
    shown = [sighting for sighting in of_version if sighting.case["id"] == example]
    return {
        "clauses": _clauses(sightings),
        "versions": ", ".join(f"{version} ({counted(len(ids[version]), 'case')})" for version in versions),
        "version": versions[0],
        "example": example,
        "policies": "; ".join(dict.fromkeys(s.entry["policy"] for s in shown)),
        "explanation": _explanation(shown),
        "model": _model(shown[0].case),
        "expected": _expected(shown),
        "command": markdown_text.run_command(
            one.specification(versions[0]), example, shown[0].case.get("arguments", "")
        ),
    }


def _clauses(sightings: Iterable[Sighting]) -> str:
    """`ScatterND.index-negative` 16, 18 (must); …"""
    versions = defaultdict(set)
    for sighting in sightings:
        operator, _, name = sighting.entry["clause"].partition(".")
        operator, _, version = operator.partition("-")
        versions[f"{operator}.{name}", sighting.entry["level"]].add(int(version))
    return "; ".join(
        f"`{clause}` {', '.join(map(str, sorted(numbers)))} ({level})"
        for (clause, level), numbers in sorted(versions.items())
    )


def _explanation(shown: list[Sighting]) -> list[str]:
    """The lines of an explanation that are about the finding: the line of each clause, and the indented lines below it."""
    clauses = {sighting.entry["clause"] for sighting in shown}
    lines, wanted = [], False
    for line in shown[0].case.get("explanation", ()):
        if not line.startswith(" "):
            wanted = line.partition(" ")[0] in clauses
        if wanted:
            lines.append(line.rstrip())
    return lines[:MOST_EXPLANATION_LINES]


def _model(case: dict) -> list[str]:
    """The node and its inputs, as in the explanation of a record: one or more lines."""
    lines, wanted = [], False
    for line in case.get("explanation", ()):
        if line.startswith(("  node ", "  inputs ")):
            wanted = True
            lines.append(" ".join(line.split()[1:] if line.startswith("  node ") else line.split()))
        elif wanted and line.startswith("   "):
            lines[-1] += " " + " ".join(line.split())
        else:
            wanted = False
    return lines


def _expected(shown: list[Sighting]) -> list[dict]:
    """The statements of the clauses, each once, and their places in the text."""
    clauses = list(dict.fromkeys(sighting.entry["clause"] for sighting in shown))
    expectations = [
        {"clause": clause, "statement": clause_texts.statement(clause), "source": clause_texts.source(clause)}
        for clause in clauses
    ]
    return [one for one in expectations if one["statement"]][:MOST_EXPECTATIONS]


def _first_line(script: Path) -> str:
    """How to run a script, according to its first line."""
    lines = script.read_text(encoding="utf-8").splitlines()
    return lines[0].lstrip("#/ ").strip()
