"""Artifacts that do not work are detected."""

import hashlib
import pathlib
import subprocess
import zipfile

import pytest
import trials

GOOD = "reference 1.2.3: 594 cases (594 from cases): 594 pass, 0 fail, 0 unsupported"


class Artifacts:
    """A folder of artifacts whose program prints what a test requests, and their trials."""

    def __init__(self, folder):
        self.folder, self.scratch = folder / "artifacts", folder / "scratch"
        self.folder.mkdir()
        self.scratch.mkdir()

    def pack(self, name, **files):
        top = self.folder.parent / "top"
        for path, text in files.items():
            (top / path).parent.mkdir(parents=True, exist_ok=True)
            (top / path).write_text(text)
            (top / path).chmod(0o755)
        subprocess.run(["tar", "-czf", self.folder / name, "-C", top.parent, "top"], check=True)

    def program(self, version="1.2.3", summary=GOOD, status=0):
        words = f'if [ "$1" = --version ]; then echo scatter-cts {version}; else echo "{summary}"; exit {status}; fi'
        self.pack("scatter-cts-1.2.3-linux-x86_64.tar.gz", **{"bin/scatter-cts": f"#!/bin/sh\n{words}\n"})

    def problem(self):
        """The message of the first trial that fails; None if each artifact works."""
        try:
            for _, trial in trials.trials(self.folder, self.scratch, "1.2.3"):
                trial()
        except trials.TrialError as problem:
            return str(problem)
        return None


@pytest.fixture
def made(tmp_path):
    return Artifacts(tmp_path)


def test_a_program_that_answers_the_core_of_the_corpus_works(made):
    made.program()
    assert made.problem() is None


def test_a_program_of_another_version_does_not_work(made):
    made.program(version="1.2.4")
    assert "1.2.4" in made.problem()


@pytest.mark.parametrize("summary", ["", GOOD.replace(" 0 fail", " 1 fail"), GOOD.replace(": 594", ": 5")])
def test_a_program_that_fails_a_case_or_has_few_does_not_work(made, summary):
    made.program(summary=f"x\n{summary}")
    assert made.problem() is not None


def test_a_program_that_ends_with_an_error_does_not_work(made):
    made.program(status=3)
    assert "exit status 3" in made.problem()


def test_an_unknown_artifact_is_reported(made):
    (made.folder / "scatter-cts-1.2.3.rpm").write_text("")
    assert "scatter-cts-1.2.3.rpm" in made.problem()


@pytest.mark.parametrize(("link", "works"), [("index.html", True), ("https://example.org/it", True), ("gone.html", False)])
def test_a_site_with_a_broken_link_does_not_work(made, link, works):
    made.pack("scatter-cts-site-1.2.3.tar.gz", **{"index.html": f'<a href="{link}">it</a> <a href="#here">here</a>'})
    assert (made.problem() is None) == works


def test_a_site_without_a_start_page_does_not_work(made):
    made.pack("scatter-cts-site-1.2.3.tar.gz", **{"other.html": ""})
    assert "index.html" in made.problem()


@pytest.mark.parametrize("works", [True, False])
def test_checksums_of_other_files_do_not_work(made, works):
    made.program()
    (archive,) = made.folder.iterdir()
    digest = hashlib.sha256(archive.read_bytes() if works else b"").hexdigest()
    pathlib.Path(made.folder / "SHA256SUMS").write_text(f"{digest}  {archive.name}\n")
    assert (made.problem() is None) == works


VERSIONS = {f"versions/Scatter-{number}.json": "{}" for number in range(10)}
VECTORS = {"check-vendored.sh": "exit 0", "harness/python/harness.py": "print('5 conforms, 0 wrong')", **VERSIONS}


@pytest.mark.parametrize(("changed", "problem"), [
    ({}, None),
    ({"check-vendored.sh": "exit 1"}, "exit status 1"),
    ({"harness/python/harness.py": "print('4 conforms, 10 wrong')"}, "10 wrong"),
    ({"versions/Scatter-9.json": None}, "lacks operator versions"),
])  # fmt: skip
def test_vectors_must_be_unchanged_and_complete_and_a_correct_kernel_must_conform(made, changed, problem):
    with zipfile.ZipFile(made.folder / "scatter-cts-vectors-1.2.3.zip", "w") as archive:
        for path, text in (VECTORS | changed).items():
            if text is not None:
                archive.writestr(f"top/{path}", text)
    found = made.problem()
    assert (found is None) if problem is None else (problem in found)


def test_an_archive_that_the_debian_description_does_not_name_is_reported(made):
    (made.folder / "scatter-cts_1.2.3-1.dsc").write_text("Files:\n 00 1 scatter-cts_1.2.3.orig.tar.gz\n")
    (made.folder / "scatter-cts_1.2.3-1.debian.tar.xz").touch()
    assert "scatter-cts_1.2.3-1.debian.tar.xz: no .dsc names it" in made.problem()
