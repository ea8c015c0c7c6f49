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
# Verdicts that a case fails with, as waivers know them.
FAILING = ("fail", "crash", "timeout", "memory")
# Verdicts of a run that did not do its job: nothing to be published.
INVALID = ("disputed", "not-run", "unreadable", "error")


class BadResults(Exception):
    """A file is not what it should be; the text names it and says what is wrong."""


@dataclass(frozen=True)
class Results:
    """One run of one implementation over cases. The members are those of reports/results.schema.json."""

    path: Path
    header: dict
    cases: tuple[dict, ...]
    footer: dict

    @property
    def name(self) -> str:
        """As the implementation declares itself."""
        return self.header["implementation"]["name"]

    @property
    def version(self) -> str:
        return self.header["implementation"]["version"]

    @property
    def title(self) -> str:
        return f"{self.name}@{self.version}"

    @property
    def date(self) -> str:
        """The day on which it was measured."""
        return self.header["started"][:10]

    @property
    def source(self) -> dict:
        """Where the cases come from; of published results the corpus alone."""
        return self.header["sources"][0]


def read_results(path: Path) -> Results:
    """The results of a file, *.jsonl or *.jsonl.gz. BadResults when it is not that of one whole run."""
    try:
        data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        records = [json.loads(line) for line in data.decode("utf-8").splitlines()]
    except (OSError, EOFError, ValueError) as problem:
        raise BadResults(f"{path}: {problem}") from problem
    kinds = [record.get("type") for record in records]
    if kinds.count("header") != 1 or kinds[0] != "header":
        raise BadResults(f"{path}: one header was expected, in the first line")
    if kinds[-1] != "footer" or not records[-1]["complete"]:
        raise BadResults(f"{path}: the run did not come to its end")
    return Results(path, records[0], tuple(r for r in records if r["type"] == "case"), records[-1])


def entries(case: dict) -> Iterator[tuple[str, dict]]:
    """What a record says that an answer shows: pairs of a kind and an entry with clause, level, policy."""
    for kind in KINDS:
        for entry in case.get(kind, ()):
            yield kind, entry


def bare_clause(clause: str) -> str:
    """The id of a clause without the version of its operator: ScatterND.index-negative."""
    operator, _, name = clause.partition(".")
    return f"{operator.partition('-')[0]}.{name}"


@functools.cache
def input_bytes(case_id: str) -> int:
    """The bytes of the input files of a case of the corpus; 0 where they are not found."""
    case, _, number = case_id.removeprefix("cases/").partition("#")
    group, _, slug = case.partition("/")
    start = f"{slug}/test_data_set_{number or 0}/input_"
    return sum(size for name, size in _sizes(CASES / f"{group}.zip").items() if name.startswith(start))


@functools.cache
def _sizes(archive: Path) -> dict[str, int]:
    """The sizes of the tensors in an archive of the corpus, by the names of their files; none without the archive."""
    if not archive.exists():
        return {}
    return {name: len(content) for name, content in archives.read(archive, end=".pb").items()}


def smallest_case(ids: list[str]) -> str:
    """The case to look at first: that with the fewest bytes of input; of these the first by its id."""
    return min(ids, key=lambda case_id: (input_bytes(case_id), case_id))
