"""The severity of a finding, if it follows from the results."""

from __future__ import annotations

from collections.abc import Iterable

from findings import Finding, Sighting

SEVERITIES = (
    "memory",
    "wrong value",
    "crash on valid",
    "crash on invalid",
    "refused valid",
    "accepted invalid",
    "convention",
)
NO_ANSWER = ("crash", "timeout", "memory")
VALID = ("exact", "allowed")  # expectations of valid inputs


def _of_sighting(sighting: Sighting) -> str:
    """The severity of one entry of a record."""
    entry, case = sighting.entry, sighting.case
    clause = entry["clause"].partition(".")[2]
    if case["verdict"] in NO_ANSWER:
        return "crash on valid" if case.get("expectation") in VALID else "crash on invalid"
    if clause == "memory-safety":
        return "memory"
    if clause == "accepts-valid" or case.get("answer") in ("rejected", "failed"):
        return "refused valid"
    if entry["level"] in ("must-reject", "should-reject"):
        return "accepted invalid"
    return "wrong value" if sighting.kind == "failures" else "convention"


def severity(finding: Finding, sightings: Iterable[Sighting]) -> str | None:
    """The severity stated by hand, otherwise the gravest of the results; None for observations, and if neither is known."""
    if finding.weight == "observation":
        return None
    if finding.severity is not None:
        return finding.severity
    return min({_of_sighting(sighting) for sighting in sightings}, key=SEVERITIES.index, default=None)
