"""Results, the entries of their records, and the inputs of their cases."""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path += [str(PROJECT / "generators"), str(PROJECT / "python")]
import archives  # noqa: E402
from scatter_cts.results import ENDED, FAILING, GOOD, INVALID, BadResults, Results, read_results  # noqa: E402, F401

CASES = PROJECT / "cases"

KINDS = ("failures", "warnings", "observations")


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
