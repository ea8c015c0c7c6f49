"""The manifest lists every archive and other file of the corpus with its hash, and has the totals."""

from __future__ import annotations

import hashlib
import json
import zlib
import os
from pathlib import Path

import pytest

import archives
import manifest

CASES = {
    "ScatterND-18/slices/model.onnx": b"model",
    "ScatterND-18/slices/case.json": b"{}",
    "ScatterND-18/slices/test_data_set_0/input_0.pb": b"data",
    "ScatterND-18/slices/test_data_set_0/input_1.pb": b"",
    "ScatterND-18/slices/test_data_set_1/input_0.pb": b"more",
    "absent/scatter-8/model.onnx": b"other",
}
OTHERS = {"clauses/ScatterND.json": b"[]"}


def contents(cases: dict[str, bytes] = CASES, others: dict[str, bytes] = OTHERS) -> bytes:
    return manifest.contents(cases, archives.packed(cases), others)


def listed(cases: dict[str, bytes] = CASES, others: dict[str, bytes] = OTHERS) -> dict:
    return json.loads(contents(cases, others))


def test_the_corpus_is_named_with_its_version() -> None:
    document = listed()
    assert {key: document[key] for key in ("format", "corpus", "version")} == {
        "format": 3, "corpus": "scatter-cts", "version": manifest.VERSION}


def test_every_archive_and_every_other_file_is_listed_with_its_hash() -> None:
    files = archives.packed(CASES) | OTHERS
    assert listed()["files"] == {path: hashlib.sha256(content).hexdigest() for path, content in files.items()}


def test_every_archive_has_the_hash_of_names_sizes_and_checksums_of_its_members() -> None:
    packed = archives.packed({"one/b/c": b"1", "one/b-c": b"22"})
    lines = f"{zlib.crc32(b'1'):08x} 1 b/c\n{zlib.crc32(b'22'):08x} 2 b-c\n"
    assert json.loads(manifest.contents({}, packed, {}))["members"] == {"one.zip": hashlib.sha256(lines.encode()).hexdigest()}


def test_files_are_sorted_by_path() -> None:
    document = listed(dict(reversed(CASES.items())), {"Z.json": b"", "A.json": b""})
    assert list(document["files"]) == ["A.json", "ScatterND-18.zip", "Z.json", "absent.zip"]


def test_counts_are_those_of_unpacked_files_and_a_model_without_data_sets_is_one() -> None:
    assert listed()["counts"] == {"cases": 2, "data_sets": 3, "files": 7, "bytes": 22}


@pytest.mark.parametrize("path", ["manifest.json", "README.md", "clauses/README.md"])
def test_files_that_are_not_part_of_the_corpus_are_omitted(path: str) -> None:
    assert contents(others=OTHERS | {path: b"words"}) == contents()


def test_a_changed_byte_of_a_clause_file_changes_the_manifest() -> None:
    assert contents(others={"clauses/ScatterND.json": b"[}"}) != contents()


def test_a_changed_byte_of_a_case_changes_the_manifest() -> None:
    assert contents(CASES | {"ScatterND-18/slices/model.onnx": b"medal"}) != contents()


def test_the_manifest_is_text_that_ends_with_a_line_break() -> None:
    assert contents().endswith(b"}\n")


def test_files_next_to_the_owned_ones_are_found(tmp_path: Path) -> None:
    for path in ("own.zip", "clauses/a.json", "top.json"):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(path)
    assert manifest.files_beside(tmp_path, ("own.zip",)) == {"clauses/a.json": b"clauses/a.json",
                                                         "top.json": b"top.json"}


def test_a_missing_folder_has_no_files(tmp_path: Path) -> None:
    assert manifest.files_beside(tmp_path / "none", ()) == {}


def test_the_committed_corpus_is_within_its_size_limits() -> None:
    cases = Path(__file__).resolve().parent.parent / "cases"
    assert json.loads((cases / manifest.FILE).read_text())["counts"]["data_sets"] <= 11_500
    assert sum(file.stat().st_size for file in cases.glob("*.zip")) <= 32_000_000


def test_the_committed_manifest_lists_the_files_below_cases() -> None:
    cases = Path(__file__).resolve().parent.parent / "cases"
    below = (Path(folder, file).relative_to(cases).as_posix()
             for folder, _, files in os.walk(cases) for file in files)
    committed = json.loads((cases / manifest.FILE).read_text())
    assert sorted(path for path in below if manifest.is_listed(path)) == list(committed["files"])
