"""The corpus as arrays: archives of ONNX's test-data folders, with a case.json next to each model."""

from __future__ import annotations

import fnmatch
import functools
import json
import re
import zipfile
from collections.abc import Iterator
from typing import Any

from .judging import Judgement, judge
from .messages import ModelProto, TensorProto
from .command import CASES, ProgramError
from .tensors import Array, decode

_EXTERNAL = 1  # TensorProto.EXTERNAL


class Case:
    """One model with inputs and the expected result. Files are read on first access.

    id                as in the program, such as "cases/ScatterND-18/add-repeated"
    operator_version  such as "ScatterND-18"; "absent" if the opset of the model lacks the operator
    expect            "exact": `output` is the only right result; "allowed": it is one of several; "refuse": the input
                      is invalid; "invariants": the values are not defined
    clauses           the statements of the specification that the case is about
    why               the purpose of the case, in a sentence
    tier              "core" or "full"
    bugs              the classes of bugs that it would reveal (cases/case.schema.json)
    """

    def __init__(self, archive: zipfile.ZipFile, group: str, description: dict[str, Any], number: int) -> None:
        data_set = description["data_sets"][number]
        several = len(description["data_sets"]) > 1
        self.id: str = f"cases/{description['id']}" + (f"#{number}" if several else "")
        self.operator_version: str = group
        self.expect: str = data_set["expect"]
        self.clauses: tuple[str, ...] = tuple(data_set["clauses"])
        self.why: str = data_set["why"]
        self.tier: str = description["tier"]
        self.bugs: tuple[str, ...] = tuple(description["bugs"])
        self._archive = archive
        self._folder = description["id"].removeprefix(f"{group}/")
        self._data_set = f"{self._folder}/test_data_set_{number}"

    def __repr__(self) -> str:
        return f"<Case {self.id}>"

    @functools.cached_property
    def model(self) -> bytes:
        """The ModelProto, with external data inlined."""
        stored = self._archive.read(f"{self._folder}/model.onnx")
        message = ModelProto.FromString(stored)
        external = [tensor for tensor in message.graph.initializer if tensor.data_location == _EXTERNAL]
        for tensor in external:
            self._inline(tensor, self._folder)
        inlined: bytes = message.SerializeToString() if external else stored
        return inlined

    @functools.cached_property
    def inputs(self) -> list[Array | None]:
        """Arrays in the order of the graph's inputs; None for one that keeps its default value.

        Unsupported if one is of bfloat16 and the package ml_dtypes is missing, or of a type that only the onnx package
        supports.
        """
        found = {number: decode(tensor) for number, tensor in self._tensors("input")}
        return [found.get(number) for number in range(max(found, default=-1) + 1)]

    @functools.cached_property
    def output(self) -> Array | None:
        """The output of the second oracle; None if nothing is stored (`expect` is "refuse" or "invariants")."""
        return next((decode(tensor) for _, tensor in self._tensors("output")), None)

    def judge(self, output: object, *options: str) -> Judgement:
        """Judges the result of an implementation for this case: see scatter_cts.judge."""
        return judge(self.model, self.inputs, output, *options)

    def _tensors(self, kind: str) -> Iterator[tuple[int, Any]]:
        pattern = re.compile(rf"{re.escape(self._data_set)}/{kind}_([0-9]+)\.pb")
        for name in _folders(self._archive)[self._folder]:
            if match := pattern.fullmatch(name):
                tensor = TensorProto.FromString(self._archive.read(name))
                if tensor.data_location == _EXTERNAL:
                    self._inline(tensor, self._data_set)
                yield int(match[1]), tensor

    def _inline(self, tensor: Any, folder: str) -> None:
        """Puts external elements into the message."""
        where = {entry.key: entry.value for entry in tensor.external_data}
        content = self._archive.read(f"{folder}/{where['location']}")
        start = int(where.get("offset", 0))
        tensor.raw_data = content[start : start + int(where.get("length", len(content)))]
        tensor.ClearField("external_data")
        tensor.ClearField("data_location")


@functools.cache
def _folders(archive: zipfile.ZipFile) -> dict[str, list[str]]:
    """The names in an archive by their first folders, sorted like cases."""
    folders: dict[str, list[str]] = {}
    for name in archive.namelist():
        folders.setdefault(name.partition("/")[0], []).append(name)
    return dict(sorted(folders.items()))


@functools.cache
def _archives() -> tuple[tuple[str, zipfile.ZipFile], ...]:
    """The archives of the corpus, by operator version; ProgramError without any. They stay open: cases read from them."""
    paths = sorted(CASES.glob("*.zip"))
    if not paths:
        raise ProgramError(f"there is no corpus in {CASES}: this copy of scatter_cts can only serve")
    return tuple((path.stem, zipfile.ZipFile(path)) for path in paths)


def cases(filter: str = "*", *, tier: str = "full") -> Iterator[Case]:
    """The cases whose whole id matches a glob; of the tier "core" only the few that still show every clause.

    They are sorted by id. The tier "large" is not stored: only the program can generate it. Cases in which other nodes
    compute inputs of the scatter node are left out: they are for whole graphs, which the program executes. ValueError for another tier;
    ProgramError if this copy of the package has no corpus.
    """
    if tier not in ("core", "full"):
        raise ValueError(f'the tier is "core" or "full", not {tier!r}')
    return selected(_archives(), filter, tier)


def selected(archives: tuple[tuple[str, zipfile.ZipFile], ...], filter: str, tier: str) -> Iterator[Case]:
    """The cases of archives whose whole id matches a glob, of a tier; none of whole graphs."""
    for group, archive in archives:
        for folder, names in _folders(archive).items():
            if any("/node_input_" in name for name in names):
                continue
            description = json.loads(archive.read(f"{folder}/case.json"))
            for number in range(len(description["data_sets"])):
                case = Case(archive, group, description, number)
                if fnmatch.fnmatchcase(case.id, filter) and (tier == "full" or case.tier == tier):
                    yield case
