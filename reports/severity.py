"""The severity of a finding, if it follows from the results."""

from __future__ import annotations

from collections.abc import Iterable

from findings import NEVER_COUNTED, Finding, Sighting

SEVERITIES = (
    "memory",
    "wrong value",
    "crash on valid",
    "crash on invalid",
    "refused valid",
    "accepted invalid",
    "slow",
    "convention",
)
DIED = ("crash", "memory")
VALID = ("exact", "allowed")  # expectations of valid inputs


def of_sighting(sighting: Sighting) -> str:
    """The severity of one entry of a record."""
    entry, case = sighting.entry, sighting.case
    clause = entry["clause"].partition(".")[2]
    if case["verdict"] == "timeout":
        return "slow"  # whether an answer ever comes is not in the record: a finding can state it
    if case["verdict"] in DIED:
        return "crash on valid" if case.get("expectation") in VALID else "crash on invalid"
    if clause == "memory-safety":
        return "memory"
    if clause == "accepts-valid" or case.get("answer") in ("rejected", "failed", "not-prepared"):
        return "refused valid"
    if entry["level"] in ("must-reject", "should-reject"):
        return "accepted invalid"
    return "wrong value" if sighting.kind == "failures" else "convention"


def severity(finding: Finding, sightings: Iterable[Sighting]) -> str | None:
    """The severity stated by hand, otherwise the most severe of the results; None if it is never counted, and if neither is known."""
    if finding.weight in NEVER_COUNTED:
        return None
    if finding.severity is not None:
        return finding.severity
    return min({of_sighting(sighting) for sighting in sightings}, key=SEVERITIES.index, default=None)
