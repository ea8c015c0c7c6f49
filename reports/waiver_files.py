"""Waivers of what is published: each failing case covered, by few globs that match nothing else."""

from __future__ import annotations

import functools
import json
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator

import result_files
from published import Implementation


def waivers_file(implementation: Implementation) -> str | None:
    """Those of the default version (form: reports/waivers.schema.json); None when nothing of it fails."""
    ids = tuple(case["id"] for case in implementation.default.cases)
    groups = _failing_groups(implementation)
    spreads = _spreads(implementation, groups)
    waivers, unsteady = [], defaultdict(list)
    for (names, verdict), cases in groups.items():
        steady = []
        for case in cases:
            if _always_fails_so(case) and not any(name in spreads for name in names):
                steady.append(case["id"])
            else:
                verdicts = _failing_verdicts(case).union(*(spreads.get(name, ()) for name in names))
                unsteady[names, tuple(sorted(verdicts))].append(case["id"])
        reason = _reason(implementation, names)
        waivers += [
            {"cases": glob, "verdict": verdict, "reason": reason} for glob in exact_globs(steady, ids)
        ]
    for (names, verdicts), chosen in unsteady.items():
        verdict = verdicts[0] if len(verdicts) == 1 else list(verdicts)
        reason = _reason(implementation, names)
        waivers += [
            {"cases": glob, "verdict": verdict, "unsteady": True, "reason": reason}
            for glob in exact_globs(chosen, ids)
        ]
    waivers += _waivers_of_matches(implementation, spreads)
    document = {
        "$schema": "../../reports/waivers.schema.json",
        "implementation": implementation.name,
        "version": implementation.default_version,
        "waivers": waivers,
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n" if waivers else None


def _failing_groups(implementation: Implementation) -> dict[tuple[tuple[str, ...], str], list[dict]]:
    """The failing cases by what explains them (ids of findings) and verdict, in the order of the findings."""
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
    """What shows now and then, by the id of its finding: all the verdicts that it leads to somewhere."""
    unsteady = {finding.id for finding in implementation.findings.findings if finding.unsteady}
    spreads = defaultdict(set)
    for (names, verdict), _ in groups.items():
        for name in unsteady.intersection(names):
            spreads[name].add(verdict)
    return spreads


def _waivers_of_matches(implementation: Implementation, spreads: dict[str, set[str]]) -> Iterator[dict]:
    """What shows now and then may show in cases that happened to pass: those that its finding names."""
    for finding in implementation.findings.findings:
        verdicts = sorted(spreads.get(finding.id, ()))
        for match in finding.match if verdicts else ():
            if match.kind == "failures" and match.cases != "*":
                yield {
                    "cases": match.cases,
                    "clause": match.clause,
                    "verdict": verdicts[0] if len(verdicts) == 1 else verdicts,
                    "unsteady": True,
                    "reason": _reason(implementation, (finding.id,)),
                }


def _failing_verdicts(case: dict) -> set[str]:
    """The verdicts with which a case fails, in one repetition or another."""
    outcomes = {outcome["verdict"] for outcome in case.get("repetitions", {}).get("outcomes", [])}
    return {case["verdict"]} | outcomes.intersection(result_files.FAILING)


def _always_fails_so(case: dict) -> bool:
    """Whether each repetition has the verdict of the case."""
    outcomes = case.get("repetitions", {}).get("outcomes", [])
    return all(outcome["verdict"] == case["verdict"] for outcome in outcomes)


# ---- globs ------------------------------------------------------------------------------------------------


def exact_globs(chosen: Collection[str], all_ids: tuple[str, ...]) -> list[str]:
    """
    Few globs that match these ids and no other of all. An id is SOURCE/GROUP/SLUG or SOURCE/GROUP/SLUG#N; a
    glob leaves out words of the slug that follow each other, or the version of the group, or the group.
    """
    reach = defaultdict(set)
    for case_id in chosen:
        for glob in _globs_of(case_id):
            reach[glob].add(case_id)
    everywhere = _glob_counts(all_ids)
    exact = {glob: ids for glob, ids in reach.items() if len(ids) == everywhere[glob]}
    left, globs = set(chosen), []
    while left:
        # The most that are left; of such globs the one that says most. Every id is a glob, too.
        glob = max(exact, key=lambda glob: (len(exact[glob] & left), "*" not in glob, len(glob), glob))
        left -= exact[glob]
        globs.append(glob)
    return sorted(globs)


@functools.lru_cache(maxsize=1)
def _glob_counts(ids: tuple[str, ...]) -> Counter[str]:
    """How many of the ids each glob matches."""
    return Counter(glob for case_id in ids for glob in _globs_of(case_id))


def _globs_of(case_id: str) -> Iterator[str]:
    """The id itself, and every glob of the kind that matches it."""
    folder, _, slug = case_id.rpartition("/")
    source, _, group = folder.rpartition("/")
    starts = [0, *(match.end() for match in re.finditer("[-#]", slug))]
    ends = [*(match.start() for match in re.finditer("[-#]", slug)), len(slug)]
    slugs = [slug, *(f"{slug[:start]}*{slug[end:]}" for start in starts for end in ends if start < end)]
    for group_glob in dict.fromkeys([group, re.sub(r"-\d+$", "-*", group), "*"]):
        for slug_glob in slugs:
            yield f"{source}/{group_glob}/{slug_glob}"
