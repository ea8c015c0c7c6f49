"""The system refuses what the runner asks for: memory, descriptors, processes, whole reads. The results are the same, or
the exit status is 3 with a word about it; never a crash, a hang, or results that lack something.

SCATTER_CTS_FAILING_CALLS=N tries up to N calls of each kind instead of 40, from the first to the last.
"""

import json
import os
import re
import shutil

import pytest

ATTEMPTS = int(os.environ.get("SCATTER_CTS_FAILING_CALLS", "40"))
FIRST, LAST = 60, 340  # calls of each kind that are all tried, at the start and at the end
UNHARMED = ("interrupted", "short")  # kinds that are no failure: the call is to be repeated
KINDS = (*UNHARMED, "allocation", "space", "descriptors", "process", "thread")


# In what runs may differ: read as text, since a line that a failed call spoiled need not be JSON.
TIME = re.compile(r'"(started|seconds)":("[^"]*"|[0-9.e-]+)')


@pytest.fixture(scope="module")
def folder(scatter_cts, tmp_path_factory):
    """One case in a folder: an archive would be read with thousands of allocations more."""
    folder = tmp_path_factory.mktemp("one")
    scatter_cts("export", folder, "--filter", "cases/ScatterND-18/add-repeated", check=True)
    return folder


@pytest.fixture(scope="module")
def run_with(scatter_cts, failing_calls, folder, tmp_path_factory):
    """Runs the case while calls fail: the finished process, the records, and how many calls there were."""
    where = tmp_path_factory.mktemp("results")

    def call(wish):
        results, count = where / "results.jsonl", where / "count"
        results.unlink(missing_ok=True)
        environment = {"LD_PRELOAD": str(failing_calls), "FAILING_CALLS": wish, "FAILING_CALLS_COUNT": str(count)}
        arguments = ["run", "--implementation", "reference", "--cases", folder, "--results", results]
        process = scatter_cts(*arguments, env=os.environ | environment)
        lines = results.read_text().splitlines() if results.exists() else []
        lines = [TIME.sub(r'"\1":0', line) for line in lines]
        return process, lines, int(count.read_text())

    return call


@pytest.fixture(scope="module")
def unharmed(run_with):
    process, lines, _ = run_with("allocation:0")
    assert process.returncode == 0
    assert [json.loads(line)["type"] for line in lines] == ["header", "case", "footer"]
    return lines


def is_whole(line):
    record = json.loads(line)
    return "type" in record and (record["type"] != "case" or {"id", "implementation", "verdict"} <= record.keys())


@pytest.mark.parametrize("kind", KINDS)
def test_a_call_that_fails_costs_no_more_than_the_run(run_with, unharmed, kind):
    count = run_with(f"{kind}:0")[2]
    assert count > 0
    # In the middle are thousands of allocations that are alike: the clauses are read.
    ends = {*range(1, min(count, FIRST) + 1), *range(max(1, count - LAST), count + 1)}
    for number in sorted({*ends, *range(1, count + 1, max(1, count // ATTEMPTS))}):
        process, lines, _ = run_with(f"{kind}:{number}")
        if process.returncode == 0:
            assert lines == unharmed, f"{kind} {number}"
        else:
            assert kind not in UNHARMED, f"{kind} {number}"
            assert process.returncode == 3, f"{kind} {number}: {process.returncode}, {process.stderr}"
            assert process.stderr.startswith("scatter-cts: "), f"{kind} {number}: {process.stderr}"
            assert all(map(is_whole, lines)), f"{kind} {number}: {lines}"


@pytest.mark.parametrize("kind", UNHARMED)
def test_every_call_may_be_interrupted_or_do_its_work_in_part(run_with, unharmed, kind):
    count = run_with(f"{kind}:0")[2]
    for number in range(1, count + 1):
        process, lines, _ = run_with(f"{kind}:{number}:3")
        assert (process.returncode, lines) == (0, unharmed), f"{kind} {number}"


@pytest.fixture
def archive(folder, tmp_path):
    return shutil.make_archive(str(tmp_path / "one"), "zip", folder)


def test_an_archive_that_there_is_no_memory_for_is_not_called_damaged(scatter_cts, failing_calls, archive, tmp_path):
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
