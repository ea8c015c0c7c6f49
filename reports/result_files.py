"""Files of results of scatter-cts run: a header, the records of the cases, a footer."""

from __future__ import annotations

import functools
import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.append(str(PROJECT / "generators"))
import archives  # noqa: E402

CASES = PROJECT / "cases"

KINDS = ("failures", "warnings", "observations")
# Verdicts of failing cases, as in waivers.
FAILING = ("fail", "crash", "timeout", "memory")
# Verdicts of a run that did not work properly and cannot be published.
INVALID = ("disputed", "not-run", "unreadable", "error")


class BadResults(Exception):
    """An invalid file; the text names it and the problem."""


@dataclass(frozen=True)
class Results:
    """One run of one implementation over cases. For the members see reports/results.schema.json."""

    path: Path
    header: dict
    cases: tuple[dict, ...]
    footer: dict

    @property
    def name(self) -> str:
        """Name and version as declared by the implementation."""
        return self.header["implementation"]["name"]

    @property
    def version(self) -> str:
        return self.header["implementation"]["version"]

    @property
    def title(self) -> str:
        return f"{self.name}@{self.version}"

    @property
    def date(self) -> str:
        """The date of the measurement."""
        return self.header["started"][:10]

    @property
    def withheld(self) -> dict | None:
        """If new memory errors are withheld (SECURITY.md): how many cases, since when, and the number of cases that each finding
        explains, of which only examples have records; None if all records are there."""
        return self.header.get("withheld")

    @property
    def source(self) -> dict:
        """The source of the cases; published results have the corpus only."""
        return self.header["sources"][0]


def read_results(path: Path) -> Results:
    """The results of a file, *.jsonl or *.jsonl.gz. BadResults unless it is one complete run."""
    try:
        data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        records = [json.loads(line) for line in data.decode("utf-8").splitlines()]
    except (OSError, EOFError, ValueError) as problem:
        raise BadResults(f"{path}: {problem}") from problem
    kinds = [record.get("type") for record in records]
    if kinds.count("header") != 1 or kinds[0] != "header":
        raise BadResults(f"{path}: expected exactly one header, in the first line")
    if kinds[-1] != "footer" or not records[-1]["complete"]:
        raise BadResults(f"{path}: the run is incomplete")
    return Results(path, records[0], tuple(r for r in records if r["type"] == "case"), records[-1])


def entries(case: dict) -> Iterator[tuple[str, dict]]:
    """The entries of a record: pairs of a kind and an entry with clause, level, policy."""
    for kind in KINDS:
        for entry in case.get(kind, ()):
            yield kind, entry


def bare_clause(clause: str) -> str:
    """The id of a clause without the operator version: ScatterND.index-negative."""
    operator, _, name = clause.partition(".")
    return f"{operator.partition('-')[0]}.{name}"


@functools.cache
def input_bytes(case_id: str) -> int:
    """The size of the input files of a case of the corpus, in bytes; 0 if they are not found."""
    case, _, number = case_id.removeprefix("cases/").partition("#")
    group, _, slug = case.partition("/")
    start = f"{slug}/test_data_set_{number or 0}/input_"
    return sum(size for name, size in _sizes(CASES / f"{group}.zip").items() if name.startswith(start))


@functools.cache
def _sizes(archive: Path) -> dict[str, int]:
    """The sizes of the tensors in an archive of the corpus, by file name; empty if the archive does not exist."""
    if not archive.exists():
        return {}
    return {name: len(content) for name, content in archives.read(archive, end=".pb").items()}


def smallest_case(ids: list[str]) -> str:
    """The case to look at first: the one with the fewest bytes of input; among equal ones the first by id."""
    return min(ids, key=lambda case_id: (input_bytes(case_id), case_id))
