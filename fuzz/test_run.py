"""fuzz/run lists every target, and each target has the required files; fuzzing itself is not a test."""

import pathlib
import re
import subprocess
import sys

import pytest

FUZZ = pathlib.Path(__file__).resolve().parent
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
    assert any((FUZZ / "regression" / target).iterdir())
    assert f"| `{target}` |" in (FUZZ / "README.md").read_text()


def test_regression_inputs_are_small():
    assert [path for path in FUZZ.glob("regression/*/*") if path.stat().st_size > 16384] == []
