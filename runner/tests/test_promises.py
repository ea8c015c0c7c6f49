"""Files of earlier versions can still be read: runner/tests/promised has files of each, which do not change."""

import json
import pathlib
import re

import pytest
from built import built

FILES = pathlib.Path(__file__).parent / "promised"
RESULTS = ["crashes", "failures"]
# What each version said of failures.jsonl.
SAID = {"0.1.0": "68 cases: 66 pass, 2 fail", "0.2.0": "12 cases: 10 pass, 2 fail"}
FORMATS = ["html", "junit", "markdown", "badge", "statement"]


@pytest.fixture(params=SAID)
def version(request):
    return request.param


@pytest.fixture
def results(version):
    return lambda name: FILES / version / f"{name}.jsonl"


@pytest.fixture(scope="session")
def tail_of_three():
    optimised = built("SCATTER_CTS_OPTIMISED", "build/dev/implementations/optimised/optimised.so")
    return ["--implementation", optimised, "--option", "fault=TAIL_OF_THREE"]


@pytest.mark.parametrize("name", RESULTS)
@pytest.mark.parametrize("form", FORMATS)
def test_reports_are_written_from_them(scatter_cts, name, form, results):
    process = scatter_cts("report", results(name), "--format", form)
    assert (process.returncode, process.stderr) == (0, "")
    assert len(process.stdout) > 50


def test_a_report_has_their_counts(scatter_cts, results, version):
    markdown = scatter_cts("report", results("failures"), "--format", "markdown").stdout
    assert SAID[version] in markdown
    assert "1.0" in markdown and "optimised" in markdown


def test_they_are_compared(scatter_cts, results):
    same = scatter_cts("compare", results("failures"), results("failures"))
    assert (same.returncode, same.stderr) == (0, "")


def test_their_failures_are_waived(scatter_cts, tmp_path, results):
    process = scatter_cts("waive", results("failures"), "--reason", "known", "--output", tmp_path / "waivers.json")
    assert process.returncode == 0
    (waiver,) = json.loads((tmp_path / "waivers.json").read_text())["waivers"]
    assert (waiver["clause"], waiver["verdict"]) == ("ScatterND.bits-kept", "fail")


def test_their_failures_are_run_again(run, tail_of_three, whole_corpus, results):
    again = run(*tail_of_three, "--cases", f"cases={whole_corpus}", "--rerun-failed", results("failures"))
    assert again.code == 1
    assert len(again.cases) == 2


def test_they_are_a_baseline(run, tail_of_three, whole_corpus, results):
    cases = ["--cases", f"cases={whole_corpus}", "--filter", "cases/ScatterND-11/pattern-strided-67*"]
    assert run(*tail_of_three, *cases, "--baseline", results("failures")).code == 0


def test_waivers_accept_the_same_failures(run, tail_of_three, whole_corpus, version):
    cases = ["--cases", f"cases={whole_corpus}", "--filter", "cases/ScatterND-11/pattern-strided-67*"]
    waived = run(*tail_of_three, *cases, "--waivers", FILES / version / "waivers.json")
    assert (waived.code, len(waived.cases)) == (0, 2)


def test_waivers_are_updated(scatter_cts, tmp_path, results, version):
    written = tmp_path / "waivers.json"
    process = scatter_cts("waive", results("failures"), "--waivers", FILES / version / "waivers.json", "--output", written)
    assert process.returncode == 0
    assert json.loads((FILES / version / "waivers.json").read_text())["waivers"][0] in json.loads(written.read_text())["waivers"]


@pytest.mark.parametrize("command", [["merge"], ["report", "--format", "markdown"], ["waive", "--reason", "x"]], ids=lambda words: words[0])
def test_results_of_their_sweeps_are_refused_with_a_sentence(scatter_cts, results, command):
    """The one exception: a sweep had results of its own kind."""
    process = scatter_cts(*command, results("sweep-1"))
    assert (process.returncode, process.stdout) == (3, "")
    assert "these are results of a sweep of version 0.2.0 or earlier, which that version reads" in process.stderr


@pytest.mark.parametrize(
    ("words", "instead"),
    [
        (["list", "--summary"], "scatter-cts list | cut"),
        (["rejudge", "results.jsonl", "--outputs", "answers"], "scatter-cts judge --outputs DIR RESULTS"),
        (["fingerprint", "results.jsonl"], "scatter-cts report"),
        (["report", "results.jsonl", "--format", "badge-svg"], "shields.io"),
        (["show", "cases/ScatterND-18/slices", "--format", "svg"], "--format html"),
        (["report", "results.jsonl", "--format", "outcomes"], "doc/gates.md"),
        (["run", "--judge", "onnx"], "scatter-cts export"),
        (["sweep", "--relations"], "the reference judges every case"),
        (["sweep", "--from", "5"], "--cases world:NAME:FROM-TO"),
    ],
    ids=["list --summary", "rejudge", "fingerprint", "badge-svg", "show svg", "outcomes", "run --judge", "relations", "sweep --from"],
)
def test_what_was_removed_names_its_replacement(scatter_cts, words, instead):
    process = scatter_cts(*words)
    assert (process.returncode, process.stdout) == (2, "")
    assert re.search(r"was removed in 0\.[23]\.0: ", process.stderr) and instead in process.stderr
