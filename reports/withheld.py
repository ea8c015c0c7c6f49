"""What is published of an implementation with new memory errors (SECURITY.md): counts, and an example of each finding.

If all other records were published, the missing ones would name the inputs of the memory errors.
"""

from __future__ import annotations

from dataclasses import dataclass

import findings
import result_files
from findings import FindingsFile
from result_files import Results


@dataclass(frozen=True)
class Shown:
    """What remains of some results: the ids of the examples, and the number of cases that each finding explains."""

    examples: frozenset[str]
    counts: dict[str, int]  # by the id of a finding
    withheld: int  # the number of other cases with a failure or a warning


def is_memory_error(record: dict) -> bool:
    """Whether a case ended in a crash, or an answer showed that memory was damaged. A limit of memory or time is neither."""
    if record["verdict"] == "fail":
        return any(finding["clause"].endswith(".memory-safety") for finding in record["failures"])
    return record["verdict"] == "crash"


def shown(file: FindingsFile, results: Results) -> Shown:
    """
    What may be published. A failure or warning that no finding explains may be a memory error, too: it is withheld. Each way
    in which a finding matches has the smallest case as its example.
    """
    explained = findings.explain(file, [results])
    unexplained = {sighting.case["id"] for sighting in explained.missing}
    unexplained |= {case["id"] for case in results.cases if is_memory_error(case)}
    examples, counts = set(), {}
    for finding in file.findings:
        sightings = [one for one in explained.sightings.get(finding.id, ()) if one.case["id"] not in unexplained]
        counts[finding.id] = len({one.case["id"] for one in sightings})
        for row in finding.match:
            ids = sorted({one.case["id"] for one in sightings if row.fits(one)})
            examples |= {result_files.smallest_case(ids)} if ids else set()
    deviating = {case["id"] for case in results.cases if is_memory_error(case) or case.get("failures") or case.get("warnings")}
    return Shown(frozenset(examples), counts, len(deviating & unexplained))
