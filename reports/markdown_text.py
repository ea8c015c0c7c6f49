"""Pieces of Markdown."""

from __future__ import annotations

import re
import shlex
import textwrap
from collections.abc import Iterable, Sequence


def cell(text: object) -> str:
    """A text escaped for a table."""
    return " ".join(str(text).split()).replace("|", "\\|")


def table(headings: Sequence[str], rows: Iterable[Sequence[object]], numbers: range = range(0)) -> str:
    """A table without a final line feed; `numbers` are the right-aligned columns."""
    rule = ["---:" if column in numbers else "---" for column in range(len(headings))]
    lines = [headings, rule, *rows]
    return "\n".join("| " + " | ".join(cell(text) for text in line) + " |" for line in lines)


# What would turn a line that begins with it into a list, a quotation, a heading or a rule.
STRUCTURE = re.compile(r"([-+*>#=]|\d+[.)](\s|$)|```|~~~)")
WIDTH = 120


def wrapped(text: str) -> str:
    """Prose in lines of at most 120 characters, none of which begins with characters that Markdown interprets."""
    lines: list[str] = []
    for line in textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False):
        if lines and STRUCTURE.match(line):
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    return "\n".join(lines)


def number(value: int) -> str:
    """A number with commas between thousands."""
    return f"{value:,}"


def counted(count: int, word: str) -> str:
    """1 case, 2 cases."""
    return f"{number(count)} {word}{'' if count == 1 else 's'}"


def upstream_link(issue: str) -> str:
    """A link to an issue given as OWNER/REPOSITORY#NUMBER."""
    repository, _, issue_number = issue.partition("#")
    return f"[{issue}](https://github.com/{repository}/issues/{issue_number})"


def run_command(implementation: str, case_id: str, arguments: str = "") -> str:
    """The short command that runs one case again, with further arguments."""
    source = "--tier large " if case_id.startswith("large/") else ""
    more = f" {arguments}" if arguments else ""
    return f"scatter-cts run --implementation {implementation}{more} {source}--filter {shlex.quote(case_id)}"
