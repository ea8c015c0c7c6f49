"""The complete --help of every command is stored in runner/tests/help/.

After a change of a help text, review the new text and store it:
``build/release/bin/scatter-cts COMMAND --help >runner/tests/help/COMMAND.txt``; words of a name are separated by "_".
"""

import pathlib
import re

import pytest

FILES = sorted((pathlib.Path(__file__).parent / "help").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_command_prints_the_reviewed_help(scatter_cts, file):
    words = [] if file.stem == "scatter-cts" else file.stem.split("_")
    process = scatter_cts(*words, "--help")
    assert process.stdout == file.read_text(encoding="utf-8")
    assert (process.returncode, process.stderr) == (0, "")


def test_the_help_of_every_listed_command_was_reviewed(scatter_cts):
    listed = re.findall(r"^  ([a-z]+) +\S", scatter_cts("--help").stdout, re.MULTILINE)
    assert {*listed, "worker", "scatter-cts"} == {file.stem.split("_")[0] for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_help_has_the_usage_the_purpose_and_the_exit_status(file):
    text = file.read_text(encoding="utf-8")
    usage = re.search(r"^Usage: scatter-cts ", text, re.MULTILINE)
    assert usage and ("Exit status:\n  0  " in text or "Exit status: as of" in text or file.stem == "worker")
    assert max(map(len, text.splitlines())) <= 120


@pytest.mark.parametrize("words", [["help", "run"], ["run", "-h"], ["run", "--help"]], ids=" ".join)
def test_the_help_of_a_command_is_found_in_each_usual_way(scatter_cts, words):
    process = scatter_cts(*words)
    assert process.stdout.startswith("Usage: scatter-cts run ") and process.returncode == 0


@pytest.mark.parametrize("word", ["--version", "-V", "version"])
def test_the_version_is_found_in_each_usual_way(scatter_cts, word):
    process = scatter_cts(word)
    assert re.fullmatch(r"scatter-cts [0-9.]+\n", process.stdout) and process.returncode == 0


@pytest.mark.parametrize(("words", "message"), [
    (["help", "runn"], 'unknown command "runn" (did you mean run?)'),
    (["run", "--jobs", "x"], '--jobs: "x" is not a number, such as 10\n'),
    (["run", "--jobs=x"], '--jobs: "x" is not a number, such as 10\n'),
    (["run", "--jobs=2.5"], '--jobs: "2.5" is not a number, such as 10\n'),
    (["run", "--timeout=1.2.3"], '--timeout: "1.2.3" is not a number, such as 10\n'),
    (["run", "--start-timeout=90sec"], '--start-timeout: "90sec" is not a number, such as 90\n'),
    (["show", "cases/ScatterND-18/add-repeatd"], "or a case folder (did you mean cases/ScatterND-18/add-repeated?)\n"),
    (["show", "cases/ScatterND-18/nothing-like-this"], "or a case folder\n"),
], ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_a_mistyped_word_is_named_with_what_was_probably_meant(scatter_cts, words, message):
    process = scatter_cts(*words)
    assert message in process.stderr and process.returncode in (2, 3)
