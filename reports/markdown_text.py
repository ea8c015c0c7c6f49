"""Pieces of Markdown."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence


def cell(text: object) -> str:
    """A text as it may stand in a table."""
    return " ".join(str(text).split()).replace("|", "\\|")


def table(headings: Sequence[str], rows: Iterable[Sequence[object]], numbers: range = range(0)) -> str:
    """A table without an end of line; `numbers` are the columns that are set to the right."""
    rule = ["---:" if column in numbers else "---" for column in range(len(headings))]
    lines = [headings, rule, *rows]
    return "\n".join("| " + " | ".join(cell(text) for text in line) + " |" for line in lines)


def number(value: int) -> str:
    """With commas between thousands."""
    return f"{value:,}"


def counted(count: int, word: str) -> str:
    """1 case, 2 cases."""
    return f"{number(count)} {word}{'' if count == 1 else 's'}"


def anchor(heading: str) -> str:
    """What a link to a heading of plain letters, digits, spaces and hyphens is."""
    return "#" + heading.lower().replace(" ", "-")


def upstream_link(issue: str) -> str:
    """A link to an issue that is given as OWNER/REPOSITORY#NUMBER."""
    repository, _, issue_number = issue.partition("#")
    return f"[{issue}](https://github.com/{repository}/issues/{issue_number})"


def run_command(implementation: str, case_id: str) -> str:
    """The command that runs one case again, in short."""
    return f"scatter-cts run --implementation {implementation} --filter {shlex.quote(case_id)}"
