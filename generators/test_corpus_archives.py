"""Archives of cases: the same bytes for the same cases, read back unchanged, differences reported by case."""

from __future__ import annotations

import struct
import zipfile
import zlib
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import numpy_helper
from onnx.backend.test import loader
from onnx.reference import ReferenceEvaluator

import archives

PROJECT = Path(__file__).resolve().parent.parent
CASES = PROJECT / "cases"

CORPUS = {
    "ScatterND-18/slices/model.onnx": b"model",
    "ScatterND-18/slices/case.json": b"{}",
    "ScatterND-18/slices/test_data_set_0/input_0.pb": b"data",
    "ScatterND-18/slices-of-two/model.onnx": b"other",
    "absent/scatter-8/model.onnx": b"",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The archives of a small corpus."""
    for name, content in archives.packed(CORPUS).items():
        (tmp_path / name).write_bytes(content)
    return tmp_path


def changes(folder: Path, corpus: dict[str, bytes]) -> list[str]:
    return archives.differences(folder, corpus, ("ScatterND-18", "absent"))


# ---- the form


def by_the_specification(members: list[tuple[str, bytes]]) -> bytes:
    """An archive written according to APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16."""
    local, central = b"", b""
    for name, content in members:
        # flags, method (stored), time, date (1980-01-01), CRC, compressed and plain size, lengths of name and extra
        common = struct.pack("<HHHHIIIHH", 0, 0, 0, 1 << 5 | 1, zlib.crc32(content), len(content), len(content),
                             len(name), 0)
        # made by version 2.0 on Unix, needs 2.0; no comment, disk 0, no text, mode 0644 of a file, offset
        central += struct.pack("<IBBH", 0x02014B50, 20, 3, 20) + common
        central += struct.pack("<HHHII", 0, 0, 0, 0o100644 << 16, len(local)) + name.encode()
        local += struct.pack("<IH", 0x04034B50, 20) + common + name.encode() + content
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, len(members), len(members), len(central), len(local), 0)
    return local + central + end


def test_an_archive_has_exactly_the_specified_bytes() -> None:
    members = {"b/model.onnx": b"model", "a/empty": b"", "a-b/x": bytes(range(256)), "B/y": b"capital"}
    expected = [(name, members[name]) for name in ("B/y", "a-b/x", "a/empty", "b/model.onnx")]
    assert archives.contents(members) == by_the_specification(expected)


def test_the_order_in_which_cases_are_written_does_not_matter() -> None:
    assert archives.packed(dict(reversed(CORPUS.items()))) == archives.packed(CORPUS)


def test_there_is_an_archive_for_each_group() -> None:
    assert sorted(archives.packed(CORPUS)) == ["ScatterND-18.zip", "absent.zip"]


# ---- reading


def test_packed_files_are_read_back(folder: Path) -> None:
    cases = archives.read_cases(folder)
    assert {f"{case}/{name}": content for case in cases for name, content in cases[case].items()} == CORPUS
    assert list(cases) == ["ScatterND-18/slices", "ScatterND-18/slices-of-two", "absent/scatter-8"]


def test_one_kind_of_file_of_all_cases_can_be_read(folder: Path) -> None:
    assert archives.read_cases(folder, "/case.json") == {"ScatterND-18/slices": {"case.json": b"{}"}}


def test_a_case_is_read_without_others_that_share_its_prefix(folder: Path) -> None:
    assert archives.read_case(folder, "ScatterND-18/slices") == {
        "model.onnx": b"model", "case.json": b"{}", "test_data_set_0/input_0.pb": b"data"}


def test_a_case_is_unpacked_into_its_folder(folder: Path, tmp_path: Path) -> None:
    archives.unpack_case(folder, "ScatterND-18/slices", tmp_path / "unpacked" / "slices")
    files = [file for file in (tmp_path / "unpacked").rglob("*") if file.is_file()]
    assert {f"ScatterND-18/{file.relative_to(tmp_path / 'unpacked').as_posix()}": file.read_bytes() for file in files} \
        == {path: content for path, content in CORPUS.items() if path.startswith("ScatterND-18/slices/")}


@pytest.mark.parametrize(("case", "error"), [("ScatterND-18/slice", KeyError), ("ScatterND-9/slices", OSError)])
def test_a_missing_case_cannot_be_read(folder: Path, case: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        archives.read_case(folder, case)


def test_a_file_that_is_not_an_archive_is_named(folder: Path) -> None:
    (folder / "absent.zip").write_text("no archive")
    with pytest.raises(ValueError, match="absent.zip: "):
        archives.read_cases(folder)


def test_a_member_that_does_not_match_its_checksum_is_noticed(folder: Path) -> None:
    file = folder / "ScatterND-18.zip"
    file.write_bytes(file.read_bytes().replace(b"model.onnxmodel", b"model.onnxmedal", 1))
    with pytest.raises(ValueError, match="ScatterND-18.zip: Bad CRC"):
        archives.read(file)


# ---- differences


def test_up_to_date_archives_have_no_differences(folder: Path) -> None:
    assert changes(folder, CORPUS) == []


def test_an_added_case_is_named(folder: Path) -> None:
    assert changes(folder, CORPUS | {"absent/new/model.onnx": b"", "absent/new/case.json": b""}) == [
        "absent/new: added"]


def test_a_removed_case_is_named(folder: Path) -> None:
    fewer = {path: content for path, content in CORPUS.items() if "of-two" not in path}
    assert changes(folder, fewer) == ["ScatterND-18/slices-of-two: removed"]


def test_every_file_that_differs_in_a_changed_case_is_named(folder: Path) -> None:
    changed = CORPUS | {"ScatterND-18/slices/case.json": b"{ }", "ScatterND-18/slices/more.bin": b""}
    del changed["ScatterND-18/slices/model.onnx"]
    assert changes(folder, changed) == [
        "ScatterND-18/slices: changed: case.json: differs from byte 1 on; model.onnx: not generated by anything; "
        "more.bin: missing"]


def test_a_missing_archive_is_named_with_the_number_of_its_cases(folder: Path) -> None:
    (folder / "ScatterND-18.zip").unlink()
    assert changes(folder, CORPUS) == ["ScatterND-18.zip: missing (cases: 2)"]


def test_a_damaged_archive_is_named(folder: Path) -> None:
    (folder / "absent.zip").write_text("no archive")
    assert changes(folder, CORPUS) == [
        f"absent.zip: cannot be read: {folder}/absent.zip: File is not a zip file"]


def test_the_same_cases_in_other_bytes_are_a_difference(folder: Path) -> None:
    with zipfile.ZipFile(folder / "absent.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("scatter-8/model.onnx", b"")
    assert [line.rpartition(" from ")[0] for line in changes(folder, CORPUS)] == [
        "absent.zip: has the same cases, but differs"]


# ---- the corpus for others


@pytest.fixture(scope="module")
def unzipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive of the corpus, unpacked with the standard library only."""
    folder = tmp_path_factory.mktemp("unzipped")
    zipfile.main(["--extract", str(CASES / "ScatterND-18.zip"), str(folder / "ScatterND-18")])
    return folder


@pytest.mark.long
def test_onnx_s_loader_reads_an_unzipped_archive_as_backend_tests(unzipped: Path) -> None:
    tests = loader.load_model_tests(str(unzipped), kind="ScatterND-18")
    described = {case.partition("/")[2] for case in archives.descriptions(CASES) if case.startswith("ScatterND-18/")}
    assert {test.name for test in tests} == described and len(described) > 300


@pytest.mark.parametrize("slug", ["slices", "add-repeated", "smallest-node"])
def test_the_onnx_package_reads_model_inputs_and_output_of_an_unzipped_case(unzipped: Path, slug: str) -> None:
    folder = unzipped / "ScatterND-18" / slug
    inputs, outputs = ([numpy_helper.to_array(onnx.load_tensor(file)) for file in sorted(
        (folder / "test_data_set_0").glob(f"{kind}_*.pb"))] for kind in ("input", "output"))
    evaluator = ReferenceEvaluator(onnx.load(folder / "model.onnx"))
    (computed,) = evaluator.run(None, dict(zip(evaluator.input_names, inputs, strict=True)))
    assert np.array_equal(computed, outputs[0])
