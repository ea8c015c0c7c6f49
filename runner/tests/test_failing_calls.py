"""The system refuses what the runner asks for: memory, descriptors, processes, whole reads. The results are the same, or
the exit status is 3 with a word about it; never a crash, a hang, or results that lack something.

SCATTER_CTS_FAILING_CALLS=N tries up to N calls of each kind instead of 40, from the first to the last; in a run of the
whole corpus (-m whole_corpus) N that are drawn at random, others for each SCATTER_CTS_SEED.
"""

import json
import os
import random
import re
import shutil

import pytest

ATTEMPTS = int(os.environ.get("SCATTER_CTS_FAILING_CALLS", "40"))
FIRST, LAST = 60, 340  # calls of each kind that are all tried, at the start and at the end
UNHARMED = ("interrupted", "short")  # kinds that are not a failure: the call must be repeated
KINDS = (*UNHARMED, "allocation", "space", "descriptors", "process", "thread")


# Members in which runs may differ: matched as text, because a line after a failed call may not be JSON.
TIME = re.compile(r'"(started|seconds)":("[^"]*"|[0-9.e-]+)')


@pytest.fixture(scope="module")
def folder(scatter_cts, tmp_path_factory):
    """Two cases in folders, for two threads: reading an archive needs thousands of further allocations."""
    folder = tmp_path_factory.mktemp("one")
    scatter_cts("export", folder, "--filter", "cases/ScatterND-18/add-repeated", "--filter", "cases/ScatterND-18/elements", check=True)
    return folder


@pytest.fixture(scope="module")
def run_cases_with(scatter_cts, failing_calls, tmp_path_factory):
    """Runs cases while calls fail; returns the finished process, the records, and the number of calls."""
    where = tmp_path_factory.mktemp("results")

    def call(cases, wish, **further):
        results, count = where / "results.jsonl", where / "count"
        results.unlink(missing_ok=True)
        environment = {"LD_PRELOAD": str(failing_calls), "FAILING_CALLS": wish, "FAILING_CALLS_COUNT": str(count)}
        arguments = ["run", "--implementation", "reference", "--jobs", "2", "--cases", cases, "--results", results]
        process = scatter_cts(*arguments, env=os.environ | environment | further)
        lines = results.read_text().splitlines() if results.exists() else []
        lines = [TIME.sub(r'"\1":0', line) for line in lines]
        return process, lines, int(count.read_text())

    return call


@pytest.fixture(scope="module")
def run_with(run_cases_with, folder):
    return lambda wish, **further: run_cases_with(folder, wish, **further)


@pytest.fixture(scope="module")
def unharmed(run_with):
    process, lines, _ = run_with("allocation:0")
    assert process.returncode == 0
    assert [json.loads(line)["type"] for line in lines] == ["header", "case", "case", "footer"]
    return lines


def is_whole(line):
    record = json.loads(line)
    return "type" in record and (record["type"] != "case" or {"id", "implementation", "verdict"} <= record.keys())


def reports_a_case(line):
    record = json.loads(line)
    return record.get("verdict") == "not-run" and record["explanation"] != []


def assert_harm_is_reported(kind, number, process, lines, unharmed):
    if process.returncode == 0:
        assert lines == unharmed, f"{kind} {number}"
    else:
        assert kind not in UNHARMED, f"{kind} {number}"
        assert process.returncode == 3, f"{kind} {number}: {process.returncode}, {process.stderr}"
        reported = process.stderr.startswith("scatter-cts: ") or any(map(reports_a_case, lines))
        assert reported, f"{kind} {number}: {process.stdout} {process.stderr}"
        assert all(map(is_whole, lines)), f"{kind} {number}"
    # The files of the case must not be blamed.
    assert not any(json.loads(line).get("verdict") == "unreadable" for line in lines), f"{kind} {number}: {lines}"


@pytest.mark.parametrize("kind", [pytest.param(kind, marks=pytest.mark.long) if kind == "allocation" else kind for kind in KINDS])
def test_a_failing_call_harms_at_most_the_run(run_with, unharmed, kind):
    count = run_with(f"{kind}:0")[2]
    assert count > 0
    # In the middle are thousands of similar allocations, for reading the clauses.
    ends = {*range(1, min(count, FIRST) + 1), *range(max(1, count - LAST), count + 1)}
    for number in sorted({*ends, *range(1, count + 1, max(1, count // ATTEMPTS))}):
        process, lines, _ = run_with(f"{kind}:{number}")
        assert_harm_is_reported(kind, number, process, lines, unharmed)


@pytest.mark.whole_corpus
@pytest.mark.parametrize("kind", KINDS)
def test_a_failing_call_harms_at_most_a_run_of_the_whole_corpus(run_cases_with, whole_corpus, kind):
    process, unharmed, count = run_cases_with(whole_corpus, f"{kind}:0")
    assert process.returncode == 0
    draw = random.Random(f"{kind} {os.environ.get('SCATTER_CTS_SEED', '')}")
    for number in sorted(draw.randint(1, count) for _ in range(ATTEMPTS)):
        process, lines, _ = run_cases_with(whole_corpus, f"{kind}:{number}")
        assert_harm_is_reported(kind, number, process, lines, unharmed)


@pytest.mark.parametrize("kind", UNHARMED)
def test_every_call_may_be_interrupted_or_partial(run_with, unharmed, kind):
    count = run_with(f"{kind}:0")[2]
    for number in range(1, count + 1):
        process, lines, _ = run_with(f"{kind}:{number}:3")
        assert (process.returncode, lines) == (0, unharmed), f"{kind} {number}"


@pytest.fixture
def archive(folder, tmp_path):
    return shutil.make_archive(str(tmp_path / "one"), "zip", folder)


def test_an_archive_is_not_reported_as_damaged_if_memory_is_lacking(scatter_cts, failing_calls, archive, tmp_path):
    def read(number):
        environment = {
            "LD_PRELOAD": str(failing_calls),
            "FAILING_CALLS": f"allocation:{number}",
            "FAILING_CALLS_COUNT": str(tmp_path / "count"),
        }
        return scatter_cts("list", "--cases", archive, env=os.environ | environment)

    assert read(0).returncode == 0
    for number in range(1, int((tmp_path / "count").read_text()) + 1):
        process = read(number)
        assert process.returncode in (0, 3), f"{number}: {process.stderr}"
        assert "damaged" not in process.stderr, f"{number}: {process.stderr}"


@pytest.fixture(scope="module")
def without_descriptors(run_with):
    """A run in which the model could not be opened: the finished process and the record of the case."""
    for number in range(1, run_with("descriptors:0", FAILING_CALLS_FILE="model.onnx")[2] + 1):
        process, lines, _ = run_with(f"descriptors:{number}", FAILING_CALLS_FILE="model.onnx")
        for record in map(json.loads, lines):
            if "model.onnx: cannot be opened: Too many open files" in record.get("explanation", []):
                return process, record
    pytest.fail("it could be opened each time")


def test_a_case_is_not_run_if_descriptors_are_lacking(without_descriptors):
    process, case = without_descriptors
    assert process.returncode == 3
    assert case["verdict"] == "not-run"
