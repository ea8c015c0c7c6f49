"""The manifest lists every file of the corpus with its hash, and says how much there is."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest

import manifest

TREE = {
    "ScatterND-18/slices/model.onnx": b"model",
    "ScatterND-18/slices/case.json": b"{}",
    "ScatterND-18/slices/test_data_set_0/input_0.pb": b"data",
    "ScatterND-18/slices/test_data_set_0/input_1.pb": b"",
    "ScatterND-18/slices/test_data_set_1/input_0.pb": b"more",
    "absent/scatter-8/model.onnx": b"other",
    "clauses/ScatterND.json": b"[]",
}


def listed(tree: dict[str, bytes]) -> dict:
    return json.loads(manifest.contents(tree))


def test_the_corpus_is_named_with_its_version() -> None:
    document = listed(TREE)
    assert {key: document[key] for key in ("format", "corpus", "version")} == {
        "format": 1, "corpus": "scatter-cts", "version": manifest.VERSION}


def test_every_file_is_listed_with_its_hash() -> None:
    expected = {path: hashlib.sha256(content).hexdigest() for path, content in TREE.items()}
    assert listed(TREE)["files"] == expected


def test_files_are_sorted_by_path() -> None:
    backwards = dict(reversed(TREE.items()))
    assert list(listed(backwards)["files"]) == sorted(TREE)


def test_cases_data_sets_files_and_bytes_are_counted() -> None:
    assert listed(TREE)["counts"] == {"cases": 2, "data_sets": 2, "files": 7, "bytes": 22}


@pytest.mark.parametrize("path", ["manifest.json", "README.md", "clauses/README.md"])
def test_what_is_not_part_of_the_corpus_is_left_out(path: str) -> None:
    assert manifest.contents(TREE | {path: b"words"}) == manifest.contents(TREE)


def test_a_changed_byte_changes_the_manifest() -> None:
    changed = TREE | {"clauses/ScatterND.json": b"[ ]"}
    assert manifest.contents(changed) != manifest.contents(TREE)


def test_the_manifest_is_text_that_ends_with_a_line_break() -> None:
    assert manifest.contents(TREE).endswith(b"}\n")


def test_files_beside_the_owned_folders_are_found(tmp_path: Path) -> None:
    for path in ("own/model.onnx", "clauses/a.json", "top.json"):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(path)
    assert manifest.files_beside(tmp_path, ("own",)) == {"clauses/a.json": b"clauses/a.json",
                                                         "top.json": b"top.json"}


def test_a_folder_that_is_not_there_yet_has_no_files(tmp_path: Path) -> None:
    assert manifest.files_beside(tmp_path / "none", ()) == {}


def test_the_committed_manifest_lists_what_lies_below_cases() -> None:
    cases = Path(__file__).resolve().parent.parent / "cases"
    below = (Path(folder, file).relative_to(cases).as_posix()
             for folder, _, files in os.walk(cases) for file in files)
    committed = json.loads((cases / manifest.FILE).read_text())
    assert sorted(path for path in below if manifest.is_listed(path)) == list(committed["files"])
