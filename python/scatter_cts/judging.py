"""Judges outputs from elsewhere with the program: `scatter-cts judge --outputs`."""

from __future__ import annotations

import dataclasses
import pathlib
import tempfile
import zipfile
from collections.abc import Iterable, Sequence
from typing import Any

from .messages import ModelProto
from .command import ProgramError, call
from .results import read_runs
from .service import NotPrepared, Rejected
from .tensors import Array, Unsupported, encode

# The markers of a folder of answers (runner/execute/kept_answers.h).
MARKERS: dict[type[Exception], str] = {Rejected: "rejected", Unsupported: "unsupported", NotPrepared: "not-prepared"}


@dataclasses.dataclass(frozen=True)
class Finding:
    """A finding about an answer under one clause."""

    clause: str  # with the operator version, such as "ScatterND-18.reduction-add"
    level: str  # the level of the clause: "must", "should", …
    policy: str | None = None  # the actual behaviour, or the choice
    cells: int | None = None  # the number of cells


@dataclasses.dataclass(frozen=True)
class Judgement:
    """The judgement of an answer; the terms are those of doc/manual.md, *Reading the report*."""

    verdict: str  # "pass", "fail", "unsupported"; "unreadable" if the model or an input is damaged; …
    level: str | None  # the level of the clause that decided it
    failures: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    observations: tuple[Finding, ...]  # choices left by the text
    explanation: str  # lines for a person; empty for a pass without warnings
    record: dict[str, Any]  # the complete record: see reports/results.schema.json

    @property
    def passed(self) -> bool:
        """Whether the answer complies, with or without warnings."""
        return self.verdict == "pass"

    @classmethod
    def of(cls, record: dict[str, Any]) -> Judgement:
        """The judgement in a record of results."""
        failures, warnings, observations = (_findings(record, kind) for kind in ("failures", "warnings", "observations"))
        explanation = "\n".join(record.get("explanation", ()))
        return cls(record["verdict"], record.get("level"), failures, warnings, observations, explanation, record)


def _findings(record: dict[str, Any], kind: str) -> tuple[Finding, ...]:
    members = [field.name for field in dataclasses.fields(Finding)]
    return tuple(Finding(**{name: found[name] for name in members if name in found}) for found in record.get(kind, ()))


Question = tuple[Any, Sequence["Array | None"], object]


def judge(model: Any, inputs: Sequence[Array | None], output: object, *options: str) -> Judgement:
    """Judges the result of an implementation for a model and its inputs; nothing is executed.

    model    the ModelProto: serialized, or a message of the onnx package
    inputs   arrays in the order of the graph's inputs; None for an input that keeps its default value from an
             initializer
    output   the array of the node's output; Rejected("why") if the implementation called the input invalid,
             Unsupported("why") if it does not implement this, NotPrepared("why") if it could not convert or compile the model
    options  of "scatter-cts judge --outputs", such as "--strict" or "--edition=onnx-1.13"

    ValueError if the model does not consist of a single scatter node; ProgramError for an option that does not exist.
    """
    (judgement,) = judge_all([(model, inputs, output)], *options)
    return judgement


def judge_all(questions: Iterable[Question], *options: str) -> list[Judgement]:
    """Judges many answers, each (model, inputs, output), in order, with one process of the program."""
    with tempfile.TemporaryDirectory(prefix="scatter-cts-") as name:
        folder = pathlib.Path(name)
        archive, results = folder / "cases.zip", folder / "results.jsonl"
        with zipfile.ZipFile(archive, "w") as cases:
            ids = [_write(cases, folder, str(number), question) for number, question in enumerate(questions)]
        if not ids:
            return []
        process = call("judge", f"--outputs={folder}", f"--cases={archive}", "--any-corpus", f"--results={results}",
                       *options)  # fmt: skip
        records = read_runs(results)[0].by_id if results.exists() else {}
    if missing := [number for number, id in enumerate(ids) if id not in records]:
        raise ProgramError(process.stderr.strip() or f"there is no verdict on question {missing[0]}")
    for number, id in enumerate(ids):
        if records[id]["type"] == "skipped":
            raise ValueError(f"question {number} does not have a single scatter node: {records[id]['reason']}")
    return [Judgement.of(records[id]) for id in ids]


def _write(cases: zipfile.ZipFile, folder: pathlib.Path, name: str, question: Question) -> str:
    """Writes a case, and the answer in the form of `scatter-cts judge --outputs`; returns the id."""
    model, inputs, output = question
    serialized = model if isinstance(model, bytes) else model.SerializeToString()
    try:
        names = [value.name for value in ModelProto.FromString(serialized).graph.input]
    except Exception as error:
        raise ValueError(f"the model is not a ModelProto: {error}") from error
    if len(inputs) > len(names):
        raise ValueError(f"there are {len(inputs)} inputs, but the graph has {len(names)}")
    cases.writestr(f"{name}/model.onnx", serialized)
    cases.writestr(f"{name}/test_data_set_0/", b"")
    for number, (input_name, array) in enumerate(zip(names, inputs)):
        if array is not None:
            cases.writestr(f"{name}/test_data_set_0/input_{number}.pb", encode(array, input_name))
    answer = folder / "cases" / name
    answer.mkdir(parents=True)
    marker = next((marker for kind, marker in MARKERS.items() if isinstance(output, kind)), None)
    if marker is not None:
        (answer / marker).write_text(str(output), encoding="utf-8", errors="replace")
    else:
        (answer / "output_0.pb").write_bytes(encode(output))
    return f"cases/{name}"
