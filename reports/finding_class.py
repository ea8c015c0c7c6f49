"""The class of a finding: how much of ONNX's text stands behind it."""

from __future__ import annotations

from collections.abc import Iterable

import clause_texts
import severity
from findings import NEVER_COUNTED, Finding, Sighting

TEXT = "violates the text"  # a must or must-reject clause with a sentence of ONNX
UNSAFE = "unsafe"  # a crash, an error of memory, or never an answer, whatever the input
READING = "wrong by our reading"  # a decision of this project, where the text is silent or contradicts itself
SLOW = "slow"  # an answer after the limit
CONVENTION = "departs from a convention"  # warnings
CLASSES = (TEXT, UNSAFE, READING, SLOW, CONVENTION)
HEADLINES = (TEXT, UNSAFE, READING)

UNSAFE_SEVERITIES = ("memory", "crash on valid", "crash on invalid")
DECIDED_LEVELS = ("must", "must-reject")

# Decisions that choose between sentences that contradict each other in the newest edition, or that go beyond the
# sentences of their clauses. All others explain what follows from the sentences.
UNSETTLED = frozenset({
    "mul-multiplies", "targets-are-places", "repeated-without-reduction", "empty-tuple", "axis-without-value",
})


def _of_sighting(finding: Finding, sighting: Sighting) -> str:
    """The class of one entry of a record."""
    if sighting.kind == "warnings":
        return CONVENTION
    effect = severity.of_sighting(sighting)
    if effect in UNSAFE_SEVERITIES:
        return UNSAFE
    if effect == "slow":
        return SLOW
    clause = sighting.entry["clause"]
    decided = sighting.entry["level"] in DECIDED_LEVELS and clause_texts.source(clause)
    unsettled = finding.decisions or UNSETTLED.intersection(clause_texts.decisions(clause))
    return TEXT if decided and not unsettled else READING


def classes(finding: Finding, sightings: Iterable[Sighting]) -> tuple[str, ...]:
    """All classes that its records, or the severity stated by hand, show; the one that counts first."""
    if finding.weight in NEVER_COUNTED:
        return ()
    found = {_of_sighting(finding, sighting) for sighting in sightings}
    if finding.severity in UNSAFE_SEVERITIES:
        found.add(UNSAFE)
    if not found:  # a race that the published runs do not show
        found.add(CONVENTION if finding.weight == "warning" else READING if finding.decisions else TEXT)
    return tuple(one for one in CLASSES if one in found)


def decisions(finding: Finding, sightings: Iterable[Sighting]) -> tuple[str, ...]:
    """The decisions that stand behind a finding where no sentence of ONNX does."""
    named = list(finding.decisions)
    for sighting in sightings:
        found = _of_sighting(finding, sighting)
        if found in (UNSAFE, SLOW) or found == READING and not finding.decisions:
            of_clause = clause_texts.decisions(sighting.entry["clause"])
            named += [one for one in of_clause if one in UNSETTLED] or of_clause
    return tuple(dict.fromkeys(named))
