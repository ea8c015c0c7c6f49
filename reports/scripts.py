"""The scripts of findings: reproduce/NAME.md has a section for each, a heading with its file name and a block of code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HEADING_OR_BLOCK = re.compile(r"^#+ (?P<heading>[^\n]+)$|^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Script:
    """A script that shows a finding with the implementation alone."""

    name: str
    text: str
    language: str  # as in Markdown: "python"
    path: Path  # the file that has it

    @property
    def how(self) -> str:
        """How to run it, according to its first line."""
        return self.text.splitlines()[0].lstrip("#/ ").strip()


def read_scripts(folder: Path) -> tuple[dict[str, Script], list[str]]:
    """The scripts in all files of a folder by their names, and the errors in the form of these files."""
    scripts: dict[str, Script] = {}
    problems = []
    for path in sorted(folder.glob("*.md")):
        for script in _scripts(path):
            if script.name in scripts:
                problems.append(f"{path}: {script.name!r}: each block of code needs a heading with a name of its own")
            scripts[script.name] = script
    return scripts, problems


def _scripts(path: Path) -> Iterator[Script]:
    """The blocks of code of a file, with the headings above them."""
    name = ""
    for found in HEADING_OR_BLOCK.finditer(path.read_text(encoding="utf-8")):
        name = found["heading"] or name
        if found["text"] is not None:
            yield Script(name, found["text"], found["language"], path)
