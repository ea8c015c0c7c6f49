#!/usr/bin/env python3
"""Writes the cases of the corpus as vectors: core.json, and a file for each operator version. vectors.schema.json describes them.

usage: make_json.py [--tier core] [--program PROGRAM] FOLDER

What an implementation may answer, the judge of PROGRAM (by default build/release/bin/scatter-cts) says: about whole answers
`PROGRAM judge --outputs`, about single values cell-judge beside it. Prints how many tests there are, and why cases are left out.
Exit status: 0 done; 2 wrong use; 3 a case does not agree with the reference, or a program fails.
"""

from __future__ import annotations

import argparse
import base64
import collections
import functools
import json
import multiprocessing
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from compare_with_judge import ROOT, word_of_judge  # first: it finds packages, scatter_cts of a build, and harness/python

import numpy
from cell_values import LAYERS, UNSOUND, Cell, CellJudge, NoVector, Survey
from check import cells_of
from scatter_cts.corpus import Case, selected
from scatter_cts.messages import ModelProto
from scatter_cts.results import BadResults, read_results
from scatter_cts.tensors import DTYPES, Unsupported, decode, encode
from tables.rows import MOST_BYTES_OF_VECTORS

PROGRAM = ROOT / "build" / "release" / "bin" / "scatter-cts"
# The most bytes of an input or the output in the files of the operator versions; in core.json MOST_BYTES_OF_VECTORS.
MOST_BYTES = 4096
UNSPECIFIED = "for which the text states no value"
FOREIGN = "with element types that no scatter operator has"
_NAMES = {numpy.dtype(dtype): name for name, dtype in DTYPES.items()}
_TYPES_OF_ATTRIBUTES = {"axis": 2, "reduction": 3}  # INT, STRING


# ---- what a case says ------------------------------------------------------------------------------------------------


def content_of(array: numpy.ndarray) -> str | list[str]:
    """All elements as one value: hexadecimal digits, or for strings a list of base64."""
    if array.dtype == object:
        return [base64.b64encode(text).decode() for text in array.reshape(-1).tolist()]
    return array.astype(array.dtype.newbyteorder("<")).tobytes().hex()


def tensor_of(array: numpy.ndarray) -> dict:
    content = "base64" if array.dtype == object else "hex"
    return {"type": _NAMES[array.dtype], "shape": list(array.shape), content: content_of(array)}


def bytes_of(array: numpy.ndarray) -> int:
    """What a tensor takes; of a string its length, and 4 bytes for that."""
    return sum(4 + len(text) for text in array.reshape(-1).tolist()) if array.dtype == object else array.nbytes


def attributes_of(node) -> dict:
    """At most one axis and one reduction, of plain characters. NoVector if there are others."""
    found: dict[str, int | str] = {}
    for attribute in node.attribute:
        is_known = _TYPES_OF_ATTRIBUTES.get(attribute.name) == attribute.type and attribute.name not in found
        if not is_known or not re.fullmatch(rb"[ !#-\[\]-~]*", attribute.s):
            raise NoVector("with attributes other than one axis and one reduction")
        found[attribute.name] = attribute.i if attribute.name == "axis" else attribute.s.decode()
    return found


def constant_of(attribute) -> numpy.ndarray:
    """What a node Constant has: a tensor, one number or string, or a list."""
    if attribute.name == "value":
        return decode(attribute.t)
    kind = attribute.name.removeprefix("value_")
    value = list(getattr(attribute, kind)) if kind.endswith("s") else getattr(attribute, kind[0])
    return numpy.array(value, {"f": "f4", "i": "i8", "s": object}[kind[0]])


def inputs_of(case: Case, graph) -> list[numpy.ndarray]:
    """The inputs of the last node: of the case, or constants of the model. NoVector for types that no file has."""
    *constants, node = graph.node
    try:
        arrays = {tensor.name: decode(tensor) for tensor in graph.initializer}
        arrays |= {constant.output[0]: constant_of(*constant.attribute) for constant in constants}
        arrays |= {value.name: array for value, array in zip(graph.input, case.inputs) if array is not None}
    except Unsupported as error:
        raise NoVector(FOREIGN) from error
    inputs = [arrays[name] for name in node.input]
    if any(array.dtype not in _NAMES for array in inputs):
        raise NoVector(FOREIGN)
    if any(array.dtype == bool and array.view("u1").max(initial=0) > 1 for array in inputs):
        raise NoVector("with truth values as other bytes than 0 and 1")
    return inputs


class Draft:
    """A case on its way to a test. `reason`: why it cannot be one, as the end of "data sets ..."; "" if it can."""

    def __init__(self, case: Case) -> None:
        self.case, self.is_refused, self.reason = case, case.expect == "refuse", ""
        self.attempt(self._describe)

    def attempt(self, step, *arguments) -> None:
        """Does a step, which may find a reason."""
        try:
            step(*arguments)
        except NoVector as reason:
            self.reason = str(reason)

    def _describe(self) -> None:
        case, graph = self.case, ModelProto.FromString(self.case.model).graph
        node = graph.node[-1]
        if case.operator_version == "absent":
            raise NoVector("whose opset has no such operator")
        if len(node.input) != 3 or "" in node.input or len(node.output) != 1:
            raise NoVector("whose node has not three inputs and one output")
        attributes = attributes_of(node)
        self.inputs, self.axis = inputs_of(case, graph), attributes.get("axis", 0)
        self.bytes = max(bytes_of(array) for array in (*self.inputs, case.output) if array is not None)
        if self.bytes > MOST_BYTES:
            raise NoVector("whose tensors are larger")
        if case.expect == "invariants":
            raise NoVector(UNSPECIFIED)
        operator, _, version = case.operator_version.partition("-")
        self.group = {"operator": operator, "since_version": int(version), "type": _NAMES[self.inputs[0].dtype],
                      "reduction": attributes.get("reduction", "none")}  # fmt: skip
        self.test = {"id": case.id.partition("/")[2], "comment": case.why, "clauses": case.clauses, "attributes": attributes}
        self.test |= zip(("data", "indices", "updates"), map(tensor_of, self.inputs))

    def answers(self) -> tuple[bytes | None, bytes | None]:
        """A right answer and another one, as TensorProtos; None is a refusal."""
        return (None, encode(self.inputs[0])) if self.is_refused else (encode(self.case.output), None)

    def decide(self, right: str, other: str) -> None:
        """Adds the result, by what the judge says of both answers."""
        if right != "conforms":
            raise NoVector(UNSOUND)
        if self.is_refused:
            if other == "conforms":
                raise NoVector(UNSPECIFIED)
            rules = [clause.partition(".")[2] for clause in self.case.clauses]
            self.test |= {"result": "invalid", "rules": rules, "due": "must" if other == "wrong" else "should"}
            return
        if other == "tolerated":
            raise NoVector("whose refusal is only tolerated")
        self.test |= {"result": "acceptable" if other == "conforms" else "valid", "output": content_of(self.case.output)}

    def cells(self) -> list[Cell]:
        """The cells of the output, with the updates that aim at each; none if the input is invalid."""
        if self.is_refused:
            return []
        data, indices, updates = self.inputs
        positions, targets = numpy.arange(data.size).reshape(data.shape), indices
        if self.group["operator"] == "ScatterND":
            targets = positions[tuple(numpy.moveaxis(indices, -1, 0))]
        elif indices.size > 0:
            places = list(numpy.indices(indices.shape, sparse=True))
            places[self.axis] = indices
            targets = positions[tuple(places)]
        dtype, aims = self.group["type"], collections.defaultdict(list)
        olds, news, stored = (cells_of(dtype, content_of(array)) for array in (data, updates, self.case.output))
        for position, update in zip(numpy.broadcast_to(targets, updates.shape).reshape(-1).tolist(), news):
            aims[position].append(update)
        return [Cell(dtype, self.group["reduction"], old, tuple(aims[position]), stored[position])
                for position, old in enumerate(olds)]


# ---- what the judge says ---------------------------------------------------------------------------------------------


def judged(program: Path, answers: dict[str, bytes | None], tier: str) -> tuple[str, list[str]]:
    """The edition, and what the judge says of each answer to a case by its id. OSError if the program fails."""
    with tempfile.TemporaryDirectory() as name:
        for case, output in answers.items():
            place = Path(name, case)
            place.mkdir(parents=True)
            (place / ("rejected" if output is None else "output_0.pb")).write_bytes(output or b"")
        results = Path(name, "results.jsonl")
        command = [program, "judge", "--outputs", name, "--cases", ROOT / "cases", "--tier", tier, "--results", results]
        process = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            found = read_results(results)
            return found.header["edition"], [word_of_judge(found.by_id[case]) for case in answers]
        except (FileNotFoundError, BadResults, KeyError) as error:
            said = process.stderr.strip()
            raise OSError(f"{program} judge --outputs ends with exit status {process.returncode}: {said or error}") from error


@functools.cache
def _judge(program: Path, version: str) -> CellJudge:
    return CellJudge(program, version)


@functools.cache
def _entries(program: Path, version: str, cell: Cell) -> tuple[list[dict], list[dict]]:
    return Survey(_judge(program, version), cell).run()


def entries_of(job: tuple[Path, str, list[Cell]]) -> dict[str, list[dict]] | str:
    """What is allowed and tolerated besides the stored output, each entry with all its cells; or why there is no vector."""
    program, version, cells = job
    found: tuple[dict[str, list[int]], ...] = ({}, {})
    try:
        for position, cell in enumerate(cells):
            for entries, places in zip(_entries(program, version, cell), found):
                for entry in entries:
                    places.setdefault(json.dumps(entry), []).append(position)
    except NoVector as reason:
        return str(reason)
    return {layer: [{"cells": positions, **json.loads(entry)} for entry, positions in places.items()]
            for layer, places in zip(LAYERS, found) if places}


def drafts_of(program: Path, tier: str) -> tuple[str, list[Draft]]:
    """The edition, and all cases: those without a reason are tests."""
    archives = tuple((path.stem, zipfile.ZipFile(path)) for path in sorted((ROOT / "cases").glob("*.zip")))
    drafts = [Draft(case) for case in selected(archives, "*", tier)]
    answered = [draft for draft in drafts if not draft.reason]
    answers = [draft.answers() for draft in answered]
    (edition, right), (_, other) = (
        judged(program, {draft.case.id: pair[n] for draft, pair in zip(answered, answers)}, tier) for n in range(2))
    for draft, *words in zip(answered, right, other):
        draft.attempt(draft.decide, *words)
    surveyed = [draft for draft in answered if not draft.reason]
    jobs = [(program.with_name("cell-judge"), draft.case.operator_version, draft.cells()) for draft in surveyed]
    with multiprocessing.Pool() as pool:
        for draft, entries in zip(surveyed, pool.imap(entries_of, jobs, 8)):
            if isinstance(entries, str):
                draft.reason = entries
            else:
                draft.test |= entries
    return edition, drafts


# ---- files -----------------------------------------------------------------------------------------------------------


def compact(value: object) -> str:
    """JSON in a line; the radius of a norm has 17 digits."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return re.sub(r'(?<="radius":)[^}]+', lambda found: f"{float(found[0]):.17g}".replace("e-0", "e-"), text)


def with_lines(members: dict, name: str, lines: Iterable[str]) -> str:
    """An object whose last member is a list with an item a line."""
    return f'{compact(members)[:-1]},"{name}":[\n' + ",\n".join(lines) + "\n]}"


def document(header: dict, tests: Sequence[Draft]) -> str:
    """The text of a file: tests in groups."""
    groups: dict[str, list[str]] = {}
    for draft in tests:
        groups.setdefault(compact(draft.group), []).append(compact(draft.test))
    lines = [with_lines(json.loads(group), "tests", lines) for group, lines in groups.items()]
    return with_lines({**header, "tests": len(tests)}, "groups", lines) + "\n"


def documents(program: Path, tier: str) -> tuple[dict[str, str], list[Draft]]:
    """The texts of all files that have tests by name, and all cases. OSError if the program fails."""
    edition, drafts = drafts_of(program, tier)
    version = json.loads((ROOT / "cases" / "manifest.json").read_text(encoding="utf-8"))["version"]
    header = {"format": 1, "corpus": f"scatter-cts {version}", "edition": edition, "license": "Apache-2.0"}
    tests = [draft for draft in drafts if not draft.reason]
    files = {"core": [draft for draft in tests if draft.case.tier == "core" and draft.bytes <= MOST_BYTES_OF_VECTORS]}
    for draft in tests:
        files.setdefault(draft.case.operator_version, []).append(draft)
    return {f"{name}.json": document(header, members) for name, members in files.items()}, drafts


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tier", choices=("core", "full"), default="full", help="core: only the cases of core.json (full)")
    parser.add_argument("--program", type=Path, default=PROGRAM, help="default: build/release/bin/scatter-cts")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    try:
        texts, drafts = documents(options.program, options.tier)
        options.folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (options.folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        print(f"make_json.py: {error}", file=sys.stderr)
        return 3
    counts = collections.Counter(draft.reason for draft in drafts)
    print(f"{counts.pop('', 0)} tests")
    for reason, count in sorted(counts.items()):
        core = sum(draft.reason == reason and draft.case.tier == "core" for draft in drafts)
        print(f"left out: {count} data sets {reason} ({core} of the core)")
    return 3 if UNSOUND in counts else 0


if __name__ == "__main__":
    sys.exit(main())
