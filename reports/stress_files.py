"""Summaries of the effects of threads and repetitions (implementations/several_threads.py)."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import environment  # noqa: F401 - before packages
import jsonschema
from result_files import FAILING, BadResults

SCHEMA = Path(__file__).resolve().parent / "stress.schema.json"


@dataclass(frozen=True)
class Stress:
    """The summary of one version. For the members see reports/stress.schema.json."""

    path: Path
    document: dict

    @property
    def version(self) -> str:
        return self.document["version"]

    @property
    def title(self) -> str:
        return f"{self.document['implementation']}@{self.version}"

    @property
    def threads(self) -> int | None:
        """The number of threads it was given; None: it cannot be set."""
        return self.document["threads"]

    @property
    def whole(self) -> dict | None:
        """The results of the whole corpus with these threads; None if the number cannot be set."""
        return self.document["whole"]

    @property
    def found(self) -> list[dict]:
        """The records of repeated cases whose answers fail or differ."""
        return self.document["stress"]["found"]

    @property
    def has_cases(self) -> bool:
        """Whether it supports any of the repeated cases."""
        return self.document["stress"].get("unsupported", 0) < self.document["stress"]["cases"]

    @cached_property
    def cases(self) -> tuple[dict, ...]:
        """All records, each with the arguments of the run that it comes from."""
        option = [] if self.threads is None else [f"--option threads={self.threads}"]
        often = " ".join([*option, f"--repeat {self.document['stress']['repeat']}"])
        differing = self.whole["differing"] if self.whole else []
        return (
            *({**case, "arguments": often} for case in self.found),
            *({**case, "arguments": " ".join(option)} for case in differing),
        )

    @cached_property
    def failing(self) -> tuple[str, ...]:
        """The ids of the cases that fail in some of many repetitions."""
        return tuple(case["id"] for case in self.found if case["verdict"] in FAILING)


@functools.cache
def _validator() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def read_stress(path: Path) -> Stress:
    """The summary in a file. BadResults if the file is invalid."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadResults(f"{path}: {problem}") from problem
    error = next(_validator().iter_errors(document), None)
    if error is not None:
        raise BadResults(f"{path}: {error.json_path}: {error.message}")
    return Stress(path, document)
