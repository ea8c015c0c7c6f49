"""Waivers for published results: each failing case is covered, with the finding that explains it as the reason."""

from __future__ import annotations

import glob
import json
import os
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import result_files
from published import Implementation
from result_files import BadResults

PROGRAM = Path(os.environ.get("SCATTER_CTS", result_files.PROJECT / "build" / "release" / "bin" / "scatter-cts"))


def waivers_file(implementation: Implementation) -> str | None:
    """
    The waivers of the default version (form: reports/waivers.schema.json); None if nothing fails. BadResults if
    scatter-cts cannot be run, or finds failures without a waiver.
    """
    waivers = [*_waivers_of_cases(implementation)]
    waivers += _waivers_of_matches(implementation, _spreads(implementation, _failing_groups(implementation)))
    if not waivers:
        return None
    document = {
        "$schema": "../../reports/waivers.schema.json",
        "implementation": implementation.name,
        "version": implementation.default_version,
        "waivers": waivers,
    }
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    _check(text, implementation.default.path)
    return text


def _check(text: str, results: Path) -> None:
    """BadResults unless scatter-cts waive keeps the waivers as they are: they cover the failures exactly."""
    with tempfile.TemporaryDirectory() as name:
        waivers = Path(name) / "waivers.json"
        waivers.write_text(text, encoding="utf-8")
        command = [PROGRAM, "waive", results, "--waivers", waivers]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as problem:
            raise BadResults(f"{problem}: build it, or set SCATTER_CTS to its path") from problem
        dropped = [line for line in done.stdout.splitlines() if line.startswith("dropped ")]
        if done.returncode != 0 or dropped:
            what = "\n".join([*dropped, done.stderr.rstrip()])
            raise BadResults(f"{results}: the waivers do not match the failures: {what}")


def _waivers_of_cases(implementation: Implementation) -> Iterator[dict]:
    """The waivers of the failing cases, by their ids: steady ones first."""
    groups = _failing_groups(implementation)
    spreads = _spreads(implementation, groups)
    unsteady = defaultdict(list)
    for (names, verdict), cases in groups.items():
        steady = []
        for case in cases:
            if _always_fails_so(case) and not any(name in spreads for name in names):
                steady.append(glob.escape(case["id"]))
            else:
                verdicts = _failing_verdicts(case).union(*(spreads.get(name, ()) for name in names))
                unsteady[names, tuple(sorted(verdicts))].append(glob.escape(case["id"]))
        if steady:
            yield {
                "cases": _one_or_several(sorted(steady)),
                "verdict": verdict,
                "reason": _reason(implementation, names),
            }
    for (names, verdicts), cases in unsteady.items():
        yield {
            "cases": _one_or_several(sorted(cases)),
            "verdict": _one_or_several(list(verdicts)),
            "unsteady": True,
            "reason": _reason(implementation, names),
        }


def _failing_groups(implementation: Implementation) -> dict[tuple[tuple[str, ...], str], list[dict]]:
    """The failing cases by verdict and by the findings that explain them (ids), in the order of the findings."""
    order = [finding.id for finding in implementation.findings.findings]
    explaining = defaultdict(set)
    for name, sightings in implementation.explained.sightings.items():
        for sighting in sightings:
            if sighting.version == implementation.default_version and sighting.kind == "failures":
                explaining[sighting.case["id"]].add(name)
    groups = defaultdict(list)
    for case in implementation.default.cases:
        if case["verdict"] in result_files.FAILING:
            names = tuple(sorted(explaining[case["id"]], key=order.index))
            groups[names, case["verdict"]].append(case)
    return dict(
        sorted(groups.items(), key=lambda group: ([order.index(name) for name in group[0][0]], group[0][1]))
    )


def _reason(implementation: Implementation, names: tuple[str, ...]) -> str:
    titles = {finding.id: finding.title for finding in implementation.findings.findings}
    return "; ".join(f"{titles[name]} ({name})" for name in names)


def _spreads(implementation: Implementation, groups: dict) -> dict[str, set[str]]:
    """
    The findings that occur in some runs only, by id: all the verdicts that they lead to in any case, or that their
    matches name. A busy machine turns exhausted memory into a timeout, and the other way round. An unsteady limit
    may be reached on another machine only.
    """
    unsteady = {finding.id for finding in implementation.findings.findings if finding.unsteady}
    spreads = defaultdict(set)
    for (names, verdict), _ in groups.items():
        for name in unsteady.intersection(names):
            spreads[name].add(verdict)
    for finding in implementation.findings.findings:
        is_limit = finding.weight == "limit" and finding.may_show_in(implementation.default_version)
        if finding.id in spreads or is_limit:
            named = {match.policy for match in finding.match}
            spreads[finding.id].update(named.intersection(result_files.FAILING))
            if is_limit and named.difference(result_files.FAILING):
                spreads[finding.id].add("fail")
    return spreads


def _waivers_of_matches(implementation: Implementation, spreads: dict[str, set[str]]) -> Iterator[dict]:
    """A finding that occurs in some runs only may occur in cases that happened to pass: those that its finding names."""
    for finding in implementation.findings.findings:
        verdicts = sorted(spreads.get(finding.id, ()))
        by_clause = defaultdict(set)
        for match in finding.match if verdicts else ():
            if match.kind == "failures" and match.cases != "*":
                by_clause[match.clause].add(match.cases)
        for clause, globs in by_clause.items():
            yield {
                "cases": _one_or_several(sorted(globs)),
                "clause": clause,
                "verdict": _one_or_several(verdicts),
                "unsteady": True,
                "reason": _reason(implementation, (finding.id,)),
            }


def _one_or_several(texts: list[str]) -> str | list[str]:
    return texts[0] if len(texts) == 1 else texts


def _failing_verdicts(case: dict) -> set[str]:
    """The verdicts with which a case fails in any repetition."""
    outcomes = {outcome["verdict"] for outcome in case.get("repetitions", {}).get("outcomes", [])}
    return {case["verdict"]} | outcomes.intersection(result_files.FAILING)


def _always_fails_so(case: dict) -> bool:
    """Whether every repetition has the verdict of the case."""
    outcomes = case.get("repetitions", {}).get("outcomes", [])
    return all(outcome["verdict"] == case["verdict"] for outcome in outcomes)
