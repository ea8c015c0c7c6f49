"""fuzz/run lists every target, and each target has the required files; inputs are added. Fuzzing itself is not a test."""

import pathlib
import re
import shutil
import subprocess
import sys

import pytest

FUZZ = pathlib.Path(__file__).resolve().parent
sys.path.append(str(FUZZ.parent / "generators"))
import archives  # noqa: E402

TARGETS = re.findall(r"^scatter_cts_fuzz\((\w+)", (FUZZ / "CMakeLists.txt").read_text(), re.MULTILINE)


def run(*arguments):
    return subprocess.run([sys.executable, FUZZ / "run", *arguments], capture_output=True, text=True)


def test_there_are_targets():
    assert len(TARGETS) >= 10


def test_help_names_every_target_of_the_build():
    listed = re.search(r"^Targets: (.*)\.$", run("--help").stdout, re.MULTILINE).group(1)
    assert sorted(listed.split(", ")) == sorted(TARGETS)


def test_an_unknown_target_is_wrong_usage():
    outcome = run("1", "modle")
    assert (outcome.returncode, "modle" in outcome.stderr) == (2, True)


def test_zero_seconds_is_wrong_usage():
    assert run("0").returncode == 2


@pytest.mark.parametrize("target", TARGETS)
def test_a_target_has_a_dictionary_inputs_and_a_line_in_the_readme(target):
    assert (FUZZ / "dictionaries" / f"{target}.dict").is_file()
    assert archives.read(FUZZ / "regression" / f"{target}.zip")
    assert f"| `{target}` |" in (FUZZ / "README.md").read_text()


def test_every_archive_belongs_to_a_target():
    assert sorted(path.stem for path in FUZZ.glob("regression/*")) == sorted(TARGETS)


@pytest.mark.parametrize("target", TARGETS)
class TestAnArchive:
    """The archive of a target's inputs."""

    def test_has_the_bytes_that_its_inputs_give(self, target):
        archive = FUZZ / "regression" / f"{target}.zip"
        assert archive.read_bytes() == archives.contents(archives.read(archive))

    def test_has_no_folders_whose_inputs_would_not_be_replayed(self, target):
        assert [name for name in archives.read(FUZZ / "regression" / f"{target}.zip") if "/" in name] == []

    def test_has_small_inputs(self, target):
        inputs = archives.read(FUZZ / "regression" / f"{target}.zip")
        assert [name for name, content in inputs.items() if len(content) > 16384] == []


@pytest.fixture
def project(tmp_path):
    """A copy of what fuzz/add_input needs, with one target and an archive of one input."""
    for folder in ("generators", "fuzz/regression", "fuzz/dictionaries"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("archives.py", "file_tree.py"):
        shutil.copy(FUZZ.parent / "generators" / name, tmp_path / "generators")
    shutil.copy(FUZZ / "add_input", tmp_path / "fuzz")
    for target in ("old", "new"):
        (tmp_path / "fuzz/dictionaries" / f"{target}.dict").touch()
    (tmp_path / "fuzz/regression/old.zip").write_bytes(archives.contents({"b": b"1"}))
    (tmp_path / "input").write_bytes(b"2")
    return tmp_path


def add(project, *arguments):
    command = [sys.executable, project / "fuzz/add_input", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=project)


@pytest.mark.parametrize(
    "target, name, inputs",
    [("old", "a", {"a": b"2", "b": b"1"}), ("old", "b", {"b": b"2"}), ("new", "a", {"a": b"2"})],
    ids=["another name", "the same name", "a new target"],
)
def test_an_added_input_is_in_the_archive(project, target, name, inputs):
    assert add(project, target, name, "input").returncode == 0
    assert (project / f"fuzz/regression/{target}.zip").read_bytes() == archives.contents(inputs)


@pytest.mark.parametrize(
    "arguments, status, said",
    [
        (("odl", "a", "input"), 2, "odl"),
        (("old", "a/b", "input"), 2, "'a/b'"),
        (("old", "a", "nowhere"), 3, "nowhere"),
    ],
    ids=["unknown target", "a folder as the name", "no such file"],
)
def test_what_cannot_be_added_is_reported_and_changes_nothing(project, arguments, status, said):
    outcome = add(project, *arguments)
    assert (outcome.returncode, said in outcome.stderr) == (status, True)
    assert (project / "fuzz/regression/old.zip").read_bytes() == archives.contents({"b": b"1"})


def test_an_input_is_not_added_to_a_damaged_archive(project):
    (project / "fuzz/regression/old.zip").write_bytes(b"PK")
    assert add(project, "old", "a", "input").returncode == 3
    assert (project / "fuzz/regression/old.zip").read_bytes() == b"PK"


BUILD = re.search(r"^function\(scatter_cts_fuzz_inputs.*?^endfunction\(\)$", (FUZZ / "CMakeLists.txt").read_text(),
                  re.MULTILINE | re.DOTALL).group()  # fmt: skip


def configure(folder, archive):
    """Configures a project that only unpacks this archive; None: it has none."""
    (folder / "CMakeLists.txt").write_text(
        f"cmake_minimum_required(VERSION 3.21)\nproject(it NONE)\n{BUILD}\nscatter_cts_fuzz_inputs(it)\n"
    )
    (folder / "regression").mkdir()
    if archive is not None:
        (folder / "regression/it.zip").write_bytes(archive)
    command = ["cmake", "-S", folder, "-B", folder / "build"]
    return subprocess.run(command, capture_output=True, text=True).returncode


INPUTS = {"a": b"1" * 100, "b": b"2" * 100}
ARCHIVE = archives.contents(INPUTS)


def test_a_build_unpacks_every_input(tmp_path):
    assert configure(tmp_path, ARCHIVE) == 0
    unpacked = tmp_path / "build/regression/it"
    assert {path.name: path.read_bytes() for path in unpacked.iterdir()} == INPUTS


@pytest.mark.parametrize(
    "archive",
    [None, b"no archive", ARCHIVE[:200], ARCHIVE.replace(b"2" * 100, b"2" * 99 + b"3")],
    ids=["missing", "not an archive", "truncated", "wrong checksum"],
)
def test_a_missing_or_damaged_archive_stops_the_build(tmp_path, archive):
    assert configure(tmp_path, archive) != 0
