"""Results of scatter-cts run, sweep and judge: files of JSON Lines, plain or compressed with gzip.

For the members of a record see reports/results.schema.json. This module needs the standard library alone.
"""

from __future__ import annotations

import functools
import gzip
import json
import pathlib
import zlib
from dataclasses import dataclass
from typing import Any

Record = dict[str, Any]

FORMAT = 3  # of the records; other versions of scatter-cts have others

ENDED = ("crash", "timeout", "memory")  # verdicts of cases that ended without an answer
GOOD = ("pass", "unsupported")  # of cases in which the implementation did what it may
FAILING = ("fail", *ENDED)  # of failing cases, as in waivers
INVALID = ("disputed", "not-run", "unreadable", "error")  # of a run that did not work properly

# The members that a record of a type must have. Others depend on the case, or on what is published.
_NEEDED: dict[Any, dict[str, type]] = {
    "header": {"implementation": dict, "sources": list, "command": str},
    "case": {"id": str, "verdict": str},
    "skipped": {"id": str, "reason": str},
    "progress": {},
    "footer": {"complete": bool},
}


class BadResults(ValueError):
    """The results are invalid; the text names the file, the line and the problem."""


@dataclass(frozen=True)
class Results:
    """One run of one implementation."""

    path: pathlib.Path
    records: list[Record]  # in the order of the file: the header first

    @property
    def header(self) -> Record:
        return self.records[0]

    @property
    def footer(self) -> Record:
        """The counts; empty if the run was cut off."""
        return self.records[-1] if self.records[-1]["type"] == "footer" else {}

    @functools.cached_property
    def cases(self) -> tuple[Record, ...]:
        return tuple(record for record in self.records if record["type"] == "case")

    @functools.cached_property
    def by_id(self) -> dict[str, Record]:
        """The cases, and the folders that are not cases."""
        return {record["id"]: record for record in self.records if "id" in record}

    @property
    def name(self) -> str:
        """Name and version as declared by the implementation."""
        return str(self.header["implementation"]["name"])

    @property
    def version(self) -> str:
        return str(self.header["implementation"]["version"])

    @property
    def title(self) -> str:
        return f"{self.name}@{self.version}"

    @property
    def date(self) -> str:
        """The date of the measurement."""
        return str(self.header["started"])[:10]

    @property
    def withheld(self) -> Record | None:
        """If new memory errors are withheld (SECURITY.md): how many cases, since when, and the number of cases that each finding
        explains, of which only examples have records; None if all records are there."""
        return self.header.get("withheld")

    @property
    def source(self) -> Record:
        """The first source of the cases; published results have the corpus only."""
        return dict(self.header["sources"][0])


def read_runs(path: pathlib.Path) -> list[Results]:
    """The runs in a file, one after another. BadResults if it cannot be read, or a record is not as its type requires."""
    runs: list[Results] = []
    place = str(path)
    try:
        content = path.read_bytes()
        if content.startswith(b"\x1f\x8b"):
            content = gzip.decompress(content)
        lines = content.splitlines()
        for number, line in enumerate(lines, 1):
            place = f"{path}, line {number}"
            try:
                record = json.loads(line)
            except ValueError:
                if runs and number == len(lines) and not content.endswith(b"\n"):
                    break  # the run was cut off while it wrote this line
                raise
            _check(record, is_first=not runs)
            runs += [Results(path, [])] if record["type"] == "header" else []
            runs[-1].records.append(record)
    except (OSError, EOFError, RecursionError, zlib.error, ValueError) as problem:
        raise BadResults(f"{place}: {problem}") from problem
    return runs


def read_results(path: pathlib.Path) -> Results:
    """The one run in a file. BadResults also if there are several or none, or if it is incomplete."""
    runs = read_runs(path)
    if len(runs) != 1 or not runs[0].footer.get("complete"):
        raise BadResults(f"{path}: expected one complete run, from its header to its footer")
    return runs[0]


def _check(record: Any, is_first: bool) -> None:
    needed = _NEEDED.get(str(record.get("type"))) if isinstance(record, dict) else None
    if needed is None or is_first and record["type"] != "header":
        raise ValueError(f'"type" is not {"header, in the first record" if is_first else " or ".join(_NEEDED)}')
    if record.get("format", FORMAT) != FORMAT:
        raise ValueError(f'"format" is {record["format"]!r}; this version reads format {FORMAT}, version 0.2.0 formats 1 and 2')
    for member, kind in needed.items():
        if not isinstance(record.get(member), kind):
            raise ValueError(f'"{member}" is missing, or not of type {kind.__name__}')
