"""reports/published/FINDINGS.md: what was found, for those who make implementations and who use them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import jinja2

import fingerprint_tables
import markdown_text
import published
import result_files
from findings import Finding, Sighting
from markdown_text import counted, number
from published import Implementation
from result_files import FAILING, Results

TEMPLATES = Path(__file__).resolve().parent / "templates"
WEIGHTS = ("violation", "warning", "observation")
MOST_EXPLANATION_LINES = 10
STATEMENTS = {
    "complete": "complete",
    "complete for some types and reductions": "some types",
    "not conforming": "**no**",
    "not supported": "–",
    "refused as deprecated": "deprecated",
    "nothing answered": "nothing",
    "incomplete": "incomplete",
}


def page(implementations: list[Implementation], scripts: Path) -> str:
    """The page. There are results of every implementation; `scripts` is the folder of the scripts."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    environment.filters["number"] = number
    default = implementations[0].default
    dates = sorted({date for one in implementations for date in one.dates.values()})
    return environment.get_template("FINDINGS.md.jinja").render(
        about=published.circumstances(default),
        cases=default.source["cases"],
        dates=dates,
        versions=sum(len(one.results) for one in implementations),
        contents=_contents(implementations),
        verdicts=_verdicts(implementations),
        statements=_statements(implementations),
        groups=[
            {
                "heading": group.heading,
                "question": group.question,
                "table": fingerprint_tables.table(group, implementations),
            }
            for group in fingerprint_tables.GROUPS
        ],
        implementations=[_implementation(one, scripts) for one in implementations],
    )


# ---- tables -----------------------------------------------------------------------------------------------


def _contents(implementations: Iterable[Implementation]) -> str:
    """How many findings of each weight there are."""
    rows = []
    for one in implementations:
        weights = [finding.weight for finding in one.findings.findings]
        rows.append(
            [
                f"[{one.name}]({markdown_text.anchor(one.name)})",
                one.manifest["description"],
                *(weights.count(weight) for weight in WEIGHTS),
            ]
        )
    headings = ["implementation", "what it is", *(f"{weight}s" for weight in WEIGHTS)]
    return markdown_text.table(headings, rows, range(2, 5))


def _verdicts(implementations: Iterable[Implementation]) -> str:
    rows = []
    for one in implementations:
        for results in one.results:
            counts = results.footer["verdicts"]
            stated = [statement["statement"] for statement in results.footer["statements"]]
            conforming = sum(text.startswith("complete") for text in stated)
            values = [
                results.footer["cases"],
                counts["pass"],
                results.footer["passed_with_warnings"],
                *(counts[name] for name in FAILING),
                counts["unsupported"],
                *_varying(results),
            ]
            rows.append([one.name, results.version, *map(number, values), f"{conforming} of {len(stated)}"])
    headings = [
        "implementation",
        "version",
        "cases",
        "pass",
        "with warnings",
        *FAILING,
        "unsupported",
        "vary",
        "vary and fail",
        "conforming",
    ]
    return markdown_text.table(headings, rows, range(2, len(headings)))


def _varying(results: Results) -> tuple[int, int]:
    """Cases whose answers differed from run to run: each allowed, and some not allowed."""
    counts = results.footer.get("nondeterminism", {"legal": 0, "illegal": 0})
    return counts["legal"], counts["illegal"]


def _statements(implementations: list[Implementation]) -> str:
    """What each run says of each operator version."""
    names = [statement["operator_version"] for statement in implementations[0].default.footer["statements"]]
    rows = []
    for one in implementations:
        for results in one.results:
            stated = {s["operator_version"]: STATEMENTS[s["statement"]] for s in results.footer["statements"]}
            rows.append([one.name, results.version, *(stated.get(name, "") for name in names)])
    return markdown_text.table(["implementation", "version", *names], rows)


# ---- findings ---------------------------------------------------------------------------------------------


def _implementation(one: Implementation, scripts: Path) -> dict:
    """What the template tells of an implementation, its findings by weight."""
    findings = {
        weight: [
            _finding(one, finding, scripts) for finding in one.findings.findings if finding.weight == weight
        ]
        for weight in WEIGHTS
    }
    return {
        "name": one.name,
        "manifest": one.manifest,
        "findings": findings,
        "default": one.default_version,
        "versions": ", ".join(f"{results.version} ({one.dates[results.version]})" for results in one.results),
    }


def _finding(one: Implementation, finding: Finding, scripts: Path) -> dict:
    sightings = one.explained.sightings.get(finding.id, [])
    told = {
        "id": finding.id,
        "title": finding.title,
        "weight": finding.weight,
        "why": finding.why.strip(),
        "unsteady": finding.unsteady,
        "example": None,
        "explanation": [],
        "upstream": ", ".join(map(markdown_text.upstream_link, finding.upstream)),
        "script": finding.reproduce,
        "how": _first_line(scripts / finding.reproduce) if finding.reproduce else "",
    }
    return told | _seen(one, sightings) if sightings else told


def _seen(one: Implementation, sightings: list[Sighting]) -> dict:
    """What published records tell of a finding."""
    ids = defaultdict(set)
    for sighting in sightings:
        ids[sighting.version].add(sighting.case["id"])
    versions = [results.version for results in one.results if results.version in ids]
    example = result_files.smallest_case(sorted(ids[versions[0]]))
    shown = [s for s in sightings if s.version == versions[0] and s.case["id"] == example]
    return {
        "clauses": _clauses(sightings),
        "versions": ", ".join(f"{version} ({counted(len(ids[version]), 'case')})" for version in versions),
        "example": example,
        "policies": "; ".join(dict.fromkeys(s.entry["policy"] for s in shown)),
        "explanation": _explanation(shown),
        "command": markdown_text.run_command(one.specification(versions[0]), example),
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
    """The lines of an explanation about the finding: that of each clause, and what is indented below it."""
    clauses = {sighting.entry["clause"] for sighting in shown}
    lines, wanted = [], False
    for line in shown[0].case.get("explanation", ()):
        if not line.startswith(" "):
            wanted = line.partition(" ")[0] in clauses
        if wanted:
            lines.append(line.rstrip())
    return lines[:MOST_EXPLANATION_LINES]


def _first_line(script: Path) -> str:
    """How to run a script, as its first line says."""
    lines = script.read_text(encoding="utf-8").splitlines()
    return lines[0].lstrip("#/ ").strip()
