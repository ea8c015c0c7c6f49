"""The entries that no finding explains yet, grouped roughly by cause: for authors of findings."""

from __future__ import annotations

import re
from collections import defaultdict

import result_files
from findings import Sighting
from markdown_text import counted

MESSAGE_START = 160


def _message_start(message: str) -> str:
    """The beginning of a message without its numbers, so that similar messages form one group."""
    return re.sub(r"\d+", "#", " ".join(message.split()))[:MESSAGE_START]


def _without_version(sighting: Sighting) -> tuple[str, str, str, str, str]:
    return (
        sighting.kind,
        result_files.bare_clause(sighting.entry["clause"]),
        sighting.entry["policy"],
        sighting.case["answer"],
        _message_start(sighting.case.get("message", "")),
    )


def describe(missing: list[Sighting], name: str) -> list[str]:
    """Paragraphs, one for each group, the largest first."""
    groups = defaultdict(list)
    for sighting in missing:
        groups[_without_version(sighting)].append(sighting)
    by_size = sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))
    return [_paragraph(key, group, name) for key, group in by_size]


def _paragraph(key: tuple[str, str, str, str, str], group: list[Sighting], name: str) -> str:
    kind, clause, policy, answer, message = key
    versions = sorted({sighting.version for sighting in group})
    operators = sorted({sighting.entry["clause"].partition(".")[0] for sighting in group})
    dtypes = sorted({sighting.case["dtype"] for sighting in group})
    reductions = sorted({sighting.case["reduction"] for sighting in group})
    ids = sorted({sighting.case["id"] for sighting in group})
    example = result_files.smallest_case(ids)
    case = next(sighting.case for sighting in group if sighting.case["id"] == example)
    lines = [
        f'{kind} {clause} ({group[0].entry["level"]}), policy "{policy}", answer {answer}: '
        f"{counted(len(ids), 'case')} of {', '.join(f'{name}@{version}' for version in versions)}",
        *([f"  message    {message}"] if message else []),
        f"  operators  {', '.join(operators)}; types {', '.join(dtypes)}; reductions {', '.join(reductions)}",
        f"  smallest   {example}",
        *(f"             {line}" for line in case.get("explanation", ())[:8]),
    ]
    return "\n".join(lines)
