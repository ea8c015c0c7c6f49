"""Reads DECISIONS.md: this project's interpretation of what ONNX's text leaves unclear."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "DECISIONS.md"
ID = r"[a-z0-9]+(?:-[a-z0-9]+)+"
# The parts of an entry after the decision itself.
PARTS = ("Reason", "Governs", "Would change it")


class DecisionError(Exception):
    """DECISIONS.md is invalid. The message begins with the entry."""


@dataclass(frozen=True)
class Decision:
    """An entry, its white space folded. `governs`: ids of clauses, "*." before a name meaning every operator."""

    id: str
    text: str
    reason: str
    governs: tuple[str, ...]
    would_change: str

    @property
    def line(self) -> str:
        """The decision in one sentence, as shown by `scatter-cts show CLAUSE`."""
        return re.split(r"(?<=\.)\s", self.text, maxsplit=1)[0]

    def governs_clause(self, clause_id: str) -> bool:
        operator, _, name = clause_id.partition(".")
        return f"*.{name}" in self.governs or f"{operator}.{name}" in self.governs


def load(file: Path = FILE) -> dict[str, Decision]:
    """The entries by id, in their order. Raises DecisionError if one does not have the standard form."""
    entries: dict[str, Decision] = {}
    for entry in re.split(r"\n### ", re.sub(r"\n## .*\n", "\n", file.read_text()))[1:]:
        heading, _, body = entry.partition("\n")
        found = _entry(heading.strip(), body)
        if found.id in entries:
            raise DecisionError(f"{found.id}: duplicate")
        entries[found.id] = found
    return entries


def _entry(heading: str, body: str) -> Decision:
    form = r"\s*(.*?)\n\n" + r"\n".join(rf"- {part}: (.*?)" for part in PARTS) + r"\s*"
    match = re.fullmatch(form, body, re.DOTALL)
    if re.fullmatch(ID, heading) is None or match is None:
        raise DecisionError(f"{heading}: is not an id, a decision, and the lines {', '.join(PARTS)}")
    text, reason, governs, change = (" ".join(part.split()) for part in match.groups())
    clauses = tuple(re.findall(r"`((?:\*|[A-Za-z]+)\.[a-z0-9-]+)`", governs))
    if not clauses and governs != "no clause":
        raise DecisionError(f"{heading}: governs neither clauses nor \"no clause\"")
    return Decision(heading, text, reason, clauses, change)


def complaints(entries: dict[str, Decision], named_by: dict[str, list[str]]) -> list[str]:
    """The differences between entries and clauses; `named_by` has the decisions that each clause names, by clause id."""
    found = []
    for clause, names in named_by.items():
        found += [f"{clause}: names the unknown decision {name}" for name in names if name not in entries]
    for entry in entries.values():
        governed = [clause for clause in named_by if entry.governs_clause(clause)]
        found += [f"{entry.id}: governs {clause}, which does not name it" for clause in governed
                  if entry.id not in named_by[clause]]
        found += [f"{clause}: names {entry.id}, which does not govern it" for clause, names in named_by.items()
                  if entry.id in names and clause not in governed]
        found += [f"{entry.id}: governs {pattern}, which is not a clause" for pattern in entry.governs
                  if not any(_matches(pattern, clause) for clause in named_by)]
    return found


def _matches(pattern: str, clause: str) -> bool:
    return clause == pattern or pattern.startswith("*.") and clause.partition(".")[2] == pattern[2:]
