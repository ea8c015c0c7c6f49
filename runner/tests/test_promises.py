"""Files of earlier versions: waivers are read, results are refused by name. runner/tests/promised has files of each version."""

import json
import pathlib
import re

import pytest
from built import built

FILES = pathlib.Path(__file__).parent / "promised"
FILTER = ["--filter", "cases/ScatterND-11/pattern-strided-67*"]


@pytest.fixture(params=["0.1.0", "0.2.0"])
def version(request):
    return FILES / request.param


@pytest.fixture
def tail_of_three(whole_corpus):
    optimised = built("SCATTER_CTS_OPTIMISED", "build/release/implementations/optimised/optimised.so")
    return ["--implementation", optimised, "--option", "fault=TAIL_OF_THREE", "--cases", f"cases={whole_corpus}", *FILTER]


@pytest.mark.parametrize("command", [["report", "--format", "markdown"], ["compare", "FILE"], ["waive", "--reason", "x"], ["merge"]], ids=lambda words: words[0])
def test_results_are_refused_with_their_format_and_the_command_that_renews_them(scatter_cts, version, command):
    results = version / "failures.jsonl"
    process = scatter_cts(*[results if word == "FILE" else word for word in command], results)
    assert (process.returncode, process.stdout) == (3, "")
    written = json.loads(results.read_text().splitlines()[0])["command"]
    assert f'"format" is 2, which scatter-cts 0.2.0 reads; this version reads format 3. To renew the results: {written} --results FILE' in process.stderr


@pytest.mark.parametrize("option", ["--baseline", "--rerun-failed"])
def test_a_run_with_such_results_ends_with_3(scatter_cts, tail_of_three, version, option):
    refused = scatter_cts("run", *tail_of_three, option, version / "failures.jsonl")
    assert refused.returncode == 3 and "To renew the results: scatter-cts run" in refused.stderr


def test_waivers_accept_the_same_failures(run, tail_of_three, version):
    waived = run(*tail_of_three, "--waivers", version / "waivers.json")
    assert (waived.code, len(waived.cases)) == (0, 2)


def test_waivers_are_updated(scatter_cts, run, tail_of_three, tmp_path, version):
    results, written = tmp_path / "results.jsonl", tmp_path / "waivers.json"
    results.write_bytes(run(*tail_of_three).raw)
    process = scatter_cts("waive", results, "--waivers", version / "waivers.json", "--output", written)
    assert process.returncode == 0
    assert json.loads((version / "waivers.json").read_text())["waivers"][0] in json.loads(written.read_text())["waivers"]


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
