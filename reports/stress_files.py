"""Summaries of what threads and repetitions change (implementations/several_threads.py)."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import jsonschema
from result_files import BadResults

SCHEMA = Path(__file__).resolve().parent / "stress.schema.json"
FAILING = ("fail", "crash", "timeout", "memory")


@dataclass(frozen=True)
class Stress:
    """What is published of one version besides its results. The members are those of reports/stress.schema.json."""

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
        """How many it was given; None: it cannot be told."""
        return self.document["threads"]

    @property
    def whole(self) -> dict | None:
        """What the whole corpus gives with these threads; None where they cannot be told."""
        return self.document["whole"]

    @property
    def found(self) -> list[dict]:
        """The records of what is repeated often whose answers fail, or differ."""
        return self.document["stress"]["found"]

    @property
    def has_cases(self) -> bool:
        """Whether it supports any of what is repeated often."""
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
        """The ids of the cases of which some of many repetitions fail."""
        return tuple(case["id"] for case in self.found if case["verdict"] in FAILING)


@functools.cache
def _validator() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def read_stress(path: Path) -> Stress:
    """The summary of a file. BadResults when it is none."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadResults(f"{path}: {problem}") from problem
    error = next(_validator().iter_errors(document), None)
    if error is not None:
        raise BadResults(f"{path}: {error.json_path}: {error.message}")
    return Stress(path, document)
