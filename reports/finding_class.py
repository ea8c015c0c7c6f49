"""The class of a finding: how much of ONNX's text stands behind it."""

from __future__ import annotations

import re
from collections.abc import Iterable

import clause_texts
import severity
from findings import NEVER_COUNTED, Finding, Sighting
from result_files import BadResults

TEXT = "violates the text"  # a must or must-reject clause with a sentence of ONNX that excludes what was done
DAMAGES = "damages memory or dies of a signal"
STOPS = "stops itself"  # a panic, an abort, an assertion, an uncaught exception that ends the process
NEVER = "never answers"  # not even with ten times the limit, in a fresh process
READING = "wrong by our reading"  # a decision of this project, where the text is silent or contradicts itself
SLOW = "slow"  # an answer after the limit
CONVENTION = "departs from a convention"  # warnings
ENDS = (DAMAGES, STOPS, NEVER)  # whatever the input
HEADLINES = (TEXT, *ENDS, READING)
CLASSES = (*HEADLINES, SLOW, CONVENTION)

# abort() raises SIGABRT and a panic exits with a status; every other signal comes from the processor or from outside.
ENDED_ITSELF = re.compile(r"SIGABRT|exit(ed with)? status")
CRASHES = ("crash on valid", "crash on invalid")
DECIDED_LEVELS = ("must", "must-reject")

# Decisions that choose between sentences that contradict each other in the newest edition, or that go beyond the
# sentences of their clauses. All others explain what follows from the sentences.
UNSETTLED = frozenset({
    "mul-multiplies", "targets-are-places", "repeated-without-reduction", "empty-tuple", "axis-without-value",
})


def _unsettled(clause: str) -> list[str]:
    """The decisions of a clause that its sentences do not settle: only ScatterND counts negative indices from the end."""
    return [one for one in clause_texts.decisions(clause)
            if one in UNSETTLED or one == "negative-indices" and not clause.startswith("ScatterND-")]


def _end(finding: Finding, text: str, otherwise: str = "") -> str:
    """How a process ended, by the message of a record or the expected output of a script."""
    if finding.severity == "memory":  # an allocator that finds the damage aborts
        return DAMAGES
    end = STOPS if ENDED_ITSELF.search(text) else DAMAGES if "SIG" in text else otherwise
    if not end:
        raise BadResults(f"{finding.id}: how its process ended is unknown: {text}")
    return end


def _of_sighting(finding: Finding, sighting: Sighting) -> str:
    """The class of one entry of a record."""
    if sighting.kind == "warnings":
        return CONVENTION
    effect, message = severity.of_sighting(sighting), sighting.case.get("message", "")
    if effect == "memory":
        return DAMAGES
    if effect in CRASHES:
        return _end(finding, message)
    if effect == "slow":
        return SLOW
    clause = sighting.entry["clause"]
    decided = sighting.entry["level"] in DECIDED_LEVELS and clause_texts.source(clause)
    return TEXT if decided and not finding.decisions and not _unsettled(clause) else READING


def classes(finding: Finding, sightings: Iterable[Sighting]) -> tuple[str, ...]:
    """All classes that its records, or the severity stated by hand, show; the one that counts first."""
    if finding.weight in NEVER_COUNTED:
        return ()
    found = {_of_sighting(finding, sighting) for sighting in sightings}
    if finding.severity == "memory" or finding.severity in CRASHES and not found.intersection(ENDS):
        found.add(_end(finding, finding.expect or "", NEVER if SLOW in found else ""))
    if not found:  # a race that the published runs do not show
        found.add(CONVENTION if finding.weight == "warning" else READING if finding.decisions else TEXT)
    return tuple(one for one in CLASSES if one in found)


def decisions(finding: Finding, sightings: Iterable[Sighting]) -> tuple[str, ...]:
    """The decisions that stand behind a finding where no sentence of ONNX does."""
    named = list(finding.decisions)
    for sighting in sightings:
        found = _of_sighting(finding, sighting)
        if found in (*ENDS, SLOW) or found == READING and not finding.decisions:
            named += _unsettled(sighting.entry["clause"]) or clause_texts.decisions(sighting.entry["clause"])
    return tuple(dict.fromkeys(named))
