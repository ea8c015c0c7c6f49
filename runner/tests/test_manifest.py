"""manifest.json: a corpus that differs from it is refused, except with --any-corpus."""

import json
import pathlib
import shutil
import zipfile

import archives
import onnx
import pytest
from own_corpus import make_own, pack, write_manifest

# The corpus of the project; `corpus` is a small part of it.
WHOLE = pathlib.Path(__file__).resolve().parents[2] / "cases"
CHOSEN = ["ScatterND-18/elements", "ScatterND-18/slices", "ScatterND-18/index-bounds-edges"]
ARCHIVE = "ScatterND-18.zip"


@pytest.fixture
def source(tmp_path):
    """A folder with three cases and their manifest."""
    folder = tmp_path / "own"
    for case in CHOSEN:
        archives.unpack_case(WHOLE, case, folder / case)
    make_own(folder)
    return folder


def repack(source, change):
    """Changes the files of the only archive of a source."""
    with zipfile.ZipFile(source / ARCHIVE) as archive:
        archive.extractall(source / "ScatterND-18")
    change(source / "ScatterND-18")
    pack(source / "ScatterND-18")


def alter_value(folder):
    """Another value in the stored output of a case."""
    path = folder / "slices/test_data_set_0/output_0.pb"
    tensor = onnx.load_tensor(path)
    tensor.raw_data = bytes([tensor.raw_data[0] ^ 1]) + tensor.raw_data[1:]
    path.write_bytes(tensor.SerializeToString())


def add_case(source):
    archives.unpack_case(WHOLE, CHOSEN[0], source / "own/more")


CHANGES = {
    "changed": (lambda source: repack(source, alter_value), f"{ARCHIVE} has changed"),
    "a file gone": (lambda source: repack(source, lambda folder: (folder / "slices/case.json").unlink()), f"{ARCHIVE} has changed"),
    "a file come": (lambda source: repack(source, lambda folder: (folder / "slices/data.bin").write_bytes(b"1")), f"{ARCHIVE} has changed"),
    "a case come": (add_case, "own/more is not listed"),
    "no list": (lambda source: (source / "manifest.json").write_text("{"), "manifest.json: line 1"),
    "nothing": (lambda source: (source / "manifest.json").write_text("{}"), "manifest.json: corpus: is missing or not"),
    "no corpus": (lambda source: write_manifest(source, corpus=None), "manifest.json: corpus: is missing or not"),
    "no version": (lambda source: write_manifest(source, version=""), "manifest.json: version: is not a string or is empty"),
    "no files": (lambda source: write_manifest(source, files={}), "manifest.json: files: is missing, empty or"),
    "no counts": (lambda source: write_manifest(source, counts=None), "manifest.json: counts: is missing"),
    "no members": (lambda source: write_manifest(source, members={}), f'manifest.json: members: the value of "{ARCHIVE}" is not a SHA'),
    "no hash": (lambda source: write_manifest(source, files={"a": ""}), 'manifest.json: files: the value of "a" is not a SHA'),
    "another format": (lambda source: write_manifest(source, format=4), "manifest.json: format"),
}


def test_a_corpus_that_matches_its_manifest_is_run_and_named(run, source):
    result = run("--cases", source)
    assert result.code == 0
    assert "manifest" not in result.err
    (reported,) = result.header["sources"]
    assert (reported["corpus_version"], reported["corpus_matches"]) == ("7.8.9", True)


@pytest.mark.parametrize("change, message", CHANGES.values(), ids=CHANGES.keys())
def test_a_corpus_that_differs_from_its_manifest_is_refused(run, source, change, message):
    change(source)
    result = run("--cases", source)
    assert result.code == 3
    assert f"{source} is not the corpus that its manifest.json lists: {message}" in result.err
    assert result.records == [] and result.out == ""


@pytest.mark.parametrize("change, message", CHANGES.values(), ids=CHANGES.keys())
@pytest.mark.long_after(3)
def test_any_corpus_is_run_with_a_message(run, source, change, message):
    change(source)
    result = run("--cases", source, "--any-corpus")
    assert result.verdicts["own/ScatterND-18/elements"] == "pass"
    assert f"{source} is not the corpus that its manifest.json lists:" in result.err
    (reported,) = result.header["sources"]
    assert reported["corpus_matches"] is False


def test_the_commands_that_are_shown_take_any_corpus_too(run, source):
    repack(source, alter_value)
    result = run("--cases", source, "--any-corpus")
    assert " --any-corpus " in result.header["command"]
    assert " --any-corpus " in result.cases["own/ScatterND-18/slices"]["command"]


def test_a_folder_without_manifest_is_not_checked(run, source):
    (source / "manifest.json").unlink()
    result = run("--cases", source)
    (reported,) = result.header["sources"]
    assert result.code == 0
    assert "corpus_version" not in reported and "corpus_matches" not in reported


def test_an_unrelated_manifest_is_ignored(run, source):
    write_manifest(source, corpus="theirs")
    assert run("--cases", source).code == 0


def test_a_part_of_a_corpus_has_no_manifest_and_is_not_checked(run, source):
    repack(source, alter_value)
    assert run("--cases", source / ARCHIVE, "--filter", "*/elements").code == 0


@pytest.mark.parametrize(("change", "code"), [("ScatterND-18.zip", 3), ("ScatterND-16.zip", 0)])
def test_only_archives_that_are_opened_are_compared(scatter_cts, tmp_path, change, code):
    source = tmp_path / "cases"
    shutil.copytree(WHOLE, source)
    with zipfile.ZipFile(source / change, "a") as archive:
        archive.writestr("own.txt", "added")
    arguments = ["run", "--implementation", "reference", "--cases", source, "--filter", "cases/ScatterND-18/add-repeated"]
    assert scatter_cts(*arguments, "--results", tmp_path / "results.jsonl").returncode == code


def test_a_missing_archive_is_noticed_whatever_is_selected(scatter_cts, tmp_path):
    source = tmp_path / "cases"
    shutil.copytree(WHOLE, source)
    (source / "ScatterND-16.zip").unlink()
    run = scatter_cts("run", "--implementation", "reference", "--cases", source, "--filter", "cases/ScatterND-18/add-repeated")
    assert run.returncode == 3 and "ScatterND-16.zip is missing" in run.stderr


def test_verify_compares_whole_files(scatter_cts, source):
    (source / "clauses.json").write_text("1")
    write_manifest(source)
    assert scatter_cts("verify", "--cases", source).returncode == 0
    (source / "clauses.json").write_text("2")
    process = scatter_cts("verify", "--cases", source)
    assert process.returncode == 3
    assert "is not the corpus that its manifest.json lists: clauses.json has changed" in process.stdout
    assert scatter_cts("verify", "--cases", source, "--any-corpus").returncode == 0


@pytest.mark.parametrize("command", [["verify"], ["export"]], ids=" ".join)
def test_other_commands_refuse_it_as_well(scatter_cts, source, tmp_path, command):
    repack(source, alter_value)
    arguments = [*command, "--cases", source, *([tmp_path / "exported"] if command == ["export"] else [])]
    process = scatter_cts(*arguments)
    assert process.returncode == 3
    assert "is not the corpus that its manifest.json lists" in process.stderr
    assert "--any-corpus" in process.stderr
    assert "is not the corpus" in scatter_cts(*arguments, "--any-corpus").stderr


def judge(scatter_cts, source, case, tmp_path, *more):
    archives.unpack_case(WHOLE, case, tmp_path / "answer")
    output = tmp_path / "answer" / "test_data_set_0/output_0.pb"
    return scatter_cts("judge", f"own/{case}", output, "--cases", source, *more)


def test_a_case_that_is_judged_by_id_must_match_the_manifest(scatter_cts, source, tmp_path):
    assert judge(scatter_cts, source, "ScatterND-18/elements", tmp_path).returncode == 0
    repack(source, alter_value)
    process = judge(scatter_cts, source, "ScatterND-18/slices", tmp_path)
    assert process.returncode == 3
    assert f"{ARCHIVE} has changed" in process.stderr


def test_any_case_may_be_judged_with_any_corpus(scatter_cts, source, tmp_path):
    repack(source, lambda folder: (folder / "slices/data.bin").write_bytes(b"1"))
    process = judge(scatter_cts, source, "ScatterND-18/slices", tmp_path, "--any-corpus")
    assert process.returncode == 0
    assert f"{ARCHIVE} has changed" in process.stderr


# ---- disputed cases of our corpus


@pytest.fixture
def disputed(source):
    """The corpus with a manifest, in which one case lacks its case.json and has a wrong value."""
    repack(source, alter_value)
    repack(source, lambda folder: (folder / "slices/case.json").unlink())
    write_manifest(source)
    return source


def test_a_disputed_case_of_our_corpus_is_a_fault_of_the_suite(run, disputed):
    result = run("--cases", disputed)
    assert result.verdicts["own/ScatterND-18/slices"] == "disputed"
    assert result.code == 3


def test_a_disputed_third_party_case_is_not_a_fault(run, disputed):
    (disputed / "manifest.json").unlink()
    result = run("--cases", disputed)
    assert result.verdicts["own/ScatterND-18/slices"] == "disputed"
    assert result.code == 0


# ---- the project's own


@pytest.mark.long
def test_the_corpus_of_the_project_matches_its_manifest(run):
    (reported,) = run("--cases", WHOLE).header["sources"]
    assert reported["corpus_matches"] is True
    assert reported["corpus_version"] == json.loads((WHOLE / "manifest.json").read_text())["version"]
