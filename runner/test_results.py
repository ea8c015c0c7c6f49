"""What `run --results` writes: the same bytes whatever the number of jobs, and a record for every case."""

import json
import os
import pathlib
import shutil
import subprocess

import onnx
import pytest

OFFICIAL = pathlib.Path("/usr/share/libonnx-testdata/data/node")


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--option", "misbehave=sigsegv", "--option", "on-extent=4"],
        ["--option", "misbehave=write-past-output", "--option", "on-extent=3"],
        ["--option", "misbehave=wrong-value"],
        ["--guard", "end"],
    ],
    ids=["none", "crashes", "faults", "wrong-values", "guard-end"],
)
def test_results_are_the_same_bytes_whatever_the_number_of_jobs(run, misbehaving, options):
    results = [run("--implementation", misbehaving, *options, "--jobs", jobs) for jobs in (1, 2, 3, 64)]
    assert len({result.raw for result in results}) == 1
    assert len({result.out for result in results}) == 1
    assert len(results[0].cases) > 200


def test_results_are_the_same_bytes_in_the_same_process(run, example):
    """But for the command, which repeats --in-process."""
    other = run("--implementation", example, "--in-process")
    assert other.raw.replace(b" --in-process", b"") == run("--implementation", example).raw


@pytest.mark.parametrize("option", [["--fail-fast"], ["--fail-fast", "--require-compared", "1"]])
def test_the_first_failure_is_the_same_whatever_the_number_of_jobs(run, misbehaving, option):
    arguments = ["--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=4"]
    results = [run(*arguments, *option, "--jobs", jobs) for jobs in (1, 4, 64)]
    assert len({result.raw for result in results}) == 1
    assert list(results[0].verdicts.values()).count("fail") == 1
    assert list(results[0].verdicts.values())[-1] == "fail"
    assert results[0].footer["complete"] is False
    assert results[0].code == 1


def test_every_case_of_the_corpus_has_a_record_in_the_order_of_ids(run, scatter_cts):
    listed = [line.split("\t")[0] for line in scatter_cts("list").stdout.splitlines()]
    assert list(run().cases) == listed
    assert len(listed) > 200


def test_the_header_says_what_was_run(run, misbehaving):
    result = run("--implementation", misbehaving, "--option", "misbehave=failed", "--cases", "own=cases")
    assert result.header == result.records[0]
    assert result.header["implementation"] == {
        "specification": str(misbehaving),
        "name": "misbehaving",
        "version": "1.0",
        "options": {"misbehave": "failed"},
    }
    assert result.header["sources"] == [{"name": "own", "cases": len(result.cases)}]


def test_the_footer_counts_the_verdicts(run, example):
    result = run("--implementation", example)
    assert result.footer == result.records[-1]
    assert result.footer["complete"] is True
    assert result.footer["cases"] == len(result.cases)
    for verdict, count in result.footer["verdicts"].items():
        assert count == list(result.verdicts.values()).count(verdict)


def test_two_implementations_give_two_streams_one_after_the_other(run, example):
    result = run("--implementation", "reference", "--implementation", example)
    assert [record["implementation"]["name"] for record in result.of_type("header")] == ["reference", "example"]
    kinds = [record["type"] for record in result.records if record["type"] != "case"]
    assert kinds == ["header", "footer", "header", "footer"]
    assert len(result.of_type("case")) == 2 * len(result.cases)


def test_the_worst_of_two_implementations_decides(run, misbehaving):
    bad = ["--option", "misbehave=wrong-value"]
    assert run("--implementation", misbehaving, *bad, "--implementation", misbehaving).code == 1


def test_folders_that_are_no_scatter_cases_are_named(run):
    if not OFFICIAL.exists():
        pytest.skip("ONNX's own test data (Debian: libonnx-testdata) are not there")
    result = run("--cases", OFFICIAL)
    assert result.code == 0
    skipped = result.of_type("skipped")
    assert len(skipped) == result.footer["skipped"] > 500
    assert all(record["reason"] for record in skipped)
    assert "node/test_add" in {record["id"] for record in skipped}
    assert len(result.cases) == 9


def test_names_that_are_not_text_are_shown_as_far_as_they_are(run, corpus, tmp_path):
    folder = os.path.join(os.fsencode(tmp_path), b"bad \xff name")
    shutil.copytree(os.fsencode(corpus / "ScatterND-18" / "elements"), folder)
    os.unlink(os.path.join(folder, b"case.json"))
    result = run("--cases", f"odd={tmp_path}")
    assert result.verdicts == {"odd/bad ? name": "pass"}


def test_a_file_that_cannot_be_created_is_an_error_before_anything_runs(scatter_cts, tmp_path):
    process = scatter_cts("run", "--results", tmp_path / "no" / "such" / "folder")
    assert process.returncode == 3
    assert "cannot be written" in process.stderr
    assert process.stdout == ""


def test_a_file_that_cannot_take_the_results_is_an_error(scatter_cts):
    process = scatter_cts("run", "--results", "/dev/full")
    assert process.returncode == 3
    assert "/dev/full could not be written completely" in process.stderr


def test_standard_output_that_cannot_be_written_is_an_error(scatter_cts):
    with open("/dev/full", "w") as full:
        process = scatter_cts("run", capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert process.returncode == 3
    assert "standard output could not be written completely" in process.stderr


def test_the_results_are_not_open_in_the_implementation(run, python_program, tmp_path):
    body = """
(pathlib.Path(__file__).parent / "descriptors").write_text(
    "\\n".join(os.path.realpath(f"/proc/self/fd/{number}") for number in os.listdir("/proc/self/fd"))
)
while True:
    read_frame()
    write_frame(FAILED)
"""
    run("--implementation", python_program(body), "--jobs", 1, "--filter", "*/ScatterND-18/elements")
    assert ".jsonl" not in (tmp_path / "descriptors").read_text()


def test_records_carry_no_time_and_no_absolute_path_of_the_cases(run):
    for record in run("--filter", "*/ScatterND-18/elements").records:
        assert "/home" not in json.dumps(record)
        assert not {"time", "date", "seconds", "folder"} & record.keys()


def test_a_stored_output_is_what_eval_computes(scatter_cts, corpus, tmp_path):
    """For every case of the corpus that stores one: the reference as a tool against numpy's transcription."""
    compared = 0
    for model in sorted(corpus.glob("ScatterElements-18/*/model.onnx")):
        data_set = model.parent / "test_data_set_0"
        stored = data_set / "output_0.pb"
        if not stored.exists():
            continue
        inputs = sorted(data_set.glob("input_*.pb"))
        output = tmp_path / "output.pb"
        assert scatter_cts("eval", model, *inputs, "--output", output).returncode == 0
        ours, theirs = onnx.load_tensor(output), onnx.load_tensor(stored)
        assert (ours.data_type, ours.dims) == (theirs.data_type, theirs.dims)
        assert (ours.raw_data, list(ours.string_data)) == (theirs.raw_data, list(theirs.string_data))
        compared += 1
    assert compared > 20
