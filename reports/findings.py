"""Findings, written by hand: the causes of an implementation's deviations, and which records show them."""

from __future__ import annotations

import datetime
import fnmatch
import functools
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import result_files
from result_files import Results

if TYPE_CHECKING:
    from stress_files import Stress

SCHEMA = Path(__file__).resolve().parent / "published" / "findings.schema.json"

# The kinds of entries that a finding of each weight explains.
KIND_OF_WEIGHT = {
    "failure": "failures",
    "warning": "warnings",
    "observation": "observations",
    "limit": "failures",
    "later-text": "failures",
}
OF_FAILURES = ("expected", "actual", "decisions")
FOREIGN_MEMBERS = {  # by weight
    "failure": ("why", "option"),
    "warning": (*OF_FAILURES, "option"),
    "observation": (*OF_FAILURES, "severity"),
    "limit": (*OF_FAILURES, "severity", "option"),
    "later-text": (*OF_FAILURES, "severity", "option"),
}
NEVER_COUNTED = ("observation", "limit", "later-text")  # these weights have neither class nor severity


@functools.cache
def _glob(pattern: str) -> re.Pattern[str]:
    return re.compile(fnmatch.translate(pattern))


@functools.cache
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


@dataclass(frozen=True)
class Sighting:
    """A record and one of its entries, in the results of a version of the implementation."""

    version: str
    kind: str
    entry: dict
    case: dict


@dataclass(frozen=True)
class Match:
    """Which entries of which records a finding explains: all given members must match."""

    kind: str
    clause: str
    policy: str = "*"
    cases: str = "*"
    dtype: str = "*"
    message: str | None = None
    versions: tuple[str, ...] | None = None

    def fits(self, sighting: Sighting) -> bool:
        """Whether it explains an entry of its kind."""
        clause, clauses = sighting.entry["clause"], _glob(self.clause)
        return (
            (self.versions is None or sighting.version in self.versions)
            and bool(clauses.match(clause) or clauses.match(result_files.bare_clause(clause)))
            and bool(_glob(self.policy).match(sighting.entry["policy"]))
            and bool(_glob(self.cases).match(sighting.case["id"]))
            and bool(_glob(self.dtype).match(sighting.case["dtype"]))
            and (
                self.message is None
                or bool(_expression(self.message).search(sighting.case.get("message", "")))
            )
        )


@dataclass(frozen=True)
class Finding:
    """One cause of deviations. For the members see reports/published/findings.schema.json."""

    id: str
    title: str
    weight: str
    match: tuple[Match, ...]
    published: str = ""
    why: str = ""  # "" of a failure, which has the next two instead
    expected: str = ""
    actual: str = ""
    reproduce: str | None = None
    expect: str | None = None
    upstream: tuple[str, ...] = ()
    not_new: str = ""
    unsteady: bool = False  # it occurs in some runs only: no published record needs to have it
    option: str = ""  # it occurs with this option only, which no published run has
    severity: str | None = None  # None: it follows from the results
    decisions: tuple[str, ...] = ()
    about: str = "scatter"
    shared_with: tuple[str, ...] = ()

    def may_show_in(self, version: str) -> bool:
        """Whether it occurs in a version in some runs only, or with an option, whatever its results say."""
        may = self.unsteady or self.option != ""
        return may and any(row.versions is None or version in row.versions for row in self.match)


@dataclass(frozen=True)
class FindingsFile:
    """The findings of one implementation, in the order in which they are published."""

    path: Path
    implementation: str
    findings: tuple[Finding, ...] = ()
    readable: bool = True  # if false, there are no findings


@dataclass
class Explained:
    """The entries of some results that no finding explains, and those that each finding explains, by its id."""

    sightings: dict[str, list[Sighting]] = field(default_factory=dict)
    missing: list[Sighting] = field(default_factory=list)
    used: set[tuple[str, int]] = field(default_factory=set)  # the id of a finding, the position of its match
    shadowed: dict[tuple[str, int], str] = field(default_factory=dict)  # the same; the id of the earlier finding


def read_findings(path: Path) -> tuple[FindingsFile, list[str]]:
    """The findings of a file, and the errors in its form: texts that name file and place."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        return FindingsFile(path, path.stem, readable=False), [f"{path}: {problem}"]
    import jsonschema  # not at the top: reproduce.py runs with the standard library alone

    validator = jsonschema.Draft202012Validator(
        json.loads(SCHEMA.read_text(encoding="utf-8")), format_checker=jsonschema.FormatChecker(["regex"])
    )
    problems = [
        f"{path}: {_place(document, error)}{error.message}" for error in validator.iter_errors(document)
    ]
    if problems:
        return FindingsFile(path, path.stem, readable=False), problems
    file = findings_of(path, document)
    return file, list(_problems_of_form(file))


def findings_of(path: Path, document: dict) -> FindingsFile:
    """The findings of a document of the right form."""
    return FindingsFile(path, document["implementation"], tuple(map(_finding, document["findings"])))


def _place(document: dict, error: object) -> str:
    """The place of an error in the document: "findings[2] match[0] of tract-nan: "."""
    steps = list(error.absolute_path)
    text = "".join(f"[{step}]" if isinstance(step, int) else f" {step}" for step in steps).strip()
    if len(steps) >= 2:  # in a finding: nothing else is nested as deeply
        finding = document["findings"][steps[1]]
        if isinstance(finding, dict) and isinstance(finding.get("id"), str):
            text += f" of {finding['id']}"
    return f"{text}: " if text else ""


def _finding(member: dict) -> Finding:
    match = tuple(
        Match(**{**row, "versions": tuple(row["versions"]) if "versions" in row else None})
        for row in member["match"]
    )
    lists = {name: tuple(member.get(name, ())) for name in ("upstream", "shared_with", "decisions")}
    return Finding(**{**member, **lists, "match": match})


def _is_day(text: str) -> bool:
    try:
        return bool(datetime.date.fromisoformat(text))
    except ValueError:
        return False


def _problems_of_form(file: FindingsFile) -> Iterator[str]:
    if file.implementation != file.path.stem:
        yield f"{file.path}: it is about {file.implementation!r}: the file must have that name"
    ids = [finding.id for finding in file.findings]
    for finding in file.findings:
        if not _is_day(finding.published):
            yield f"{file.path}: {finding.id}: {finding.published} is no day"
        if ids.count(finding.id) > 1:
            yield f"{file.path}: {finding.id}: two findings have this id"
        if not finding.id.startswith(f"{file.implementation}-"):
            yield f"{file.path}: {finding.id}: an id must begin with the name of the implementation"
        for member in FOREIGN_MEMBERS[finding.weight]:
            if getattr(finding, member):
                yield f"{file.path}: {finding.id}: a finding of weight {finding.weight} has no {member}"
        for row in finding.match:
            wanted = KIND_OF_WEIGHT[finding.weight]
            if row.kind != wanted:
                yield (
                    f"{file.path}: {finding.id}: "
                    f"a finding of weight {finding.weight} matches {wanted}, not {row.kind}"
                )


def explain(file: FindingsFile | None, results: Iterable[Results | Stress]) -> Explained:
    """Assigns every entry of every record to the first finding that matches it."""
    explained = Explained()
    rows: dict[str, list[tuple[Finding, int, Match]]] = {kind: [] for kind in result_files.KINDS}
    for finding in file.findings if file else ():
        for position, row in enumerate(finding.match):
            rows[row.kind].append((finding, position, row))
    for result in results:
        for case in result.cases:
            for kind, entry in result_files.entries(case):
                _explain_entry(explained, rows[kind], Sighting(result.version, kind, entry, case))
    return explained


def _explain_entry(explained: Explained, rows: list[tuple[Finding, int, Match]], sighting: Sighting) -> None:
    winner = None
    for finding, position, row in rows:
        if not row.fits(sighting):
            continue
        if winner is None:
            winner = finding.id
            explained.used.add((finding.id, position))
            explained.sightings.setdefault(finding.id, []).append(sighting)
        else:
            explained.shadowed.setdefault((finding.id, position), winner)
    if winner is None and sighting.kind != "observations":
        explained.missing.append(sighting)


def useless_matches(file: FindingsFile, *explained: Explained) -> list[str]:
    """The entries of "match" that explain nothing in any results, with the reason."""
    problems = []
    used = set().union(*(one.used for one in explained))
    shadowed = {key: winner for one in explained for key, winner in one.shadowed.items()}
    for finding in file.findings:
        for position in range(len(finding.match)):
            if finding.unsteady or finding.option or (finding.id, position) in used:
                continue
            winner = shadowed.get((finding.id, position))
            reason = (
                f"{winner}, which comes first, explains all of it" if winner else "nothing in the results matches"
            )
            problems.append(f"{file.path}: {finding.id}: match[{position}] explains nothing: {reason}")
    return problems
