"""
A plugin that misbehaves in one case of a sweep, which executes many cases in one process and shares memory with it: no other case is
blamed, with one and with four processes.

The guilty case has a record, as in a run, if it fails alone. Else it is named with the lost process, if a process is lost in it every
time.
"""

import concurrent.futures
import json
import re

import pytest
from runs import Run

JOBS = [1, 4]

# Five pieces of a world; the fourth has the only selected case whose first extent of data is 53.
PIECES = ["--world", "random-1", "--to", "163839", "--operator", "ScatterND-18", "--dtype", "float"]
GUILTY = "random-1/0000112486"
FEW_AFTER = [*PIECES, "--from", "98304", "--to", "112700"]
IN_GUILTY = ["--option", "on-extent=53"]

# Consecutive cases, all of them selected, so that false numbers are possible ones.
CONSECUTIVE = ["--world", "small-2-2", "--operator", "ScatterND-18", "--dtype", "float", "--from", "314700", "--to", "317699"]
NTH, NTH_CASE = 1500, "small-2-2/316200"
IN_NTH = ["--option", f"on={NTH}"]

WROTE = "wrote to memory of scatter-cts"
SIGABRT, SIGSEGV = "was killed by SIGABRT", "was killed by SIGSEGV"
EXITED = "exited with status 0"

# A run has no shared page, so the case passes alone.
DAMAGED = {
    "page-zeros": WROTE,
    "page-ones": WROTE,
    "page-noise": WROTE,
    "page-position-far": WROTE,
    "page-much-found": WROTE,
    "page-some-found": WROTE,
    "page-more-executed": WROTE,
    "page-none-executed": WROTE,
    "page-much-judged": WROTE,
    "page-much-unsupported": WROTE,
    "page-accuses-earlier": WROTE,
    "page-accuses-later": WROTE,
    "page-accuses-twice": WROTE,
    "page-falls": WROTE,
    "page-replaced": WROTE,
    "page-punched": WROTE,
    "page-unmapped": SIGSEGV,
    "page-read-only": SIGSEGV,
    "page-unreadable": SIGSEGV,
    "page-back-and-dies": SIGABRT,
    "page-skips-and-dies": SIGABRT,
    "page-accuses-and-exits": EXITED,
}
UNDAMAGED = ["page-truncated", "page-halved", "page-grown"]
# In one call of many: the case passes alone, because it is then another call.
NTH_CALL = {
    "page-zeros": WROTE,
    "page-accuses-earlier": WROTE,
    "page-accuses-later": WROTE,
    "page-back-and-dies": SIGABRT,
    "page-skips-and-dies": SIGABRT,
    "page-accuses-and-exits": EXITED,
    "sigsegv": SIGSEGV,
    "exit0": EXITED,
    "close-pipe": EXITED,
    "answer-nowhere": EXITED,
}
# The process goes on with other cases before this is noticed.
FAILING_ALONE = {
    "close-pipe": EXITED,
    "answer-nowhere": EXITED,
    "close-answer": "closed its channel and did not end",
    "thread-exits-0": EXITED,
    "free-twice": SIGABRT,
    "write-unasked": "its answer is not a message of the protocol",
}
# Which case is running when this is noticed is chance.
LATE = ["late-exit-0", "late-exit-3", "late-exit-0-at-once", "late-abort", "late-fault", "late-kill", "late-close", "late-alarm",
        "late-child", "close-request", "forge-end"]  # fmt: skip


@pytest.fixture(scope="module")
def attempt(scatter_cts, misbehaving, new_mark, tmp_path_factory):
    """Sweeps with each number of jobs; returns the results after all processes are gone."""

    def sweep(folder, environment, jobs, arguments):
        process = scatter_cts("sweep", "--implementation", misbehaving, "--jobs", jobs, "--results", folder / "results.jsonl",
                              *arguments, env=environment)  # fmt: skip
        return Run(process, folder / "results.jsonl")

    def call(*arguments):
        environment, survivors = new_mark()
        with concurrent.futures.ThreadPoolExecutor() as pool:
            attempts = [
                pool.submit(sweep, tmp_path_factory.mktemp(f"jobs-{jobs}"), environment, jobs, arguments) for jobs in JOBS
            ]
            results = [attempt.result() for attempt in attempts]
        assert survivors() == []
        return results

    return call


@pytest.fixture(scope="module")
def executed(attempt):
    """The number of cases that are executed in a range when nothing goes wrong."""
    return {json.dumps(part): attempt(*part)[0].footer["sweep"]["executed"] for part in (PIECES, FEW_AFTER, CONSECUTIVE)}


def failing(result):
    return {name for name, verdict in result.verdicts.items() if verdict != "pass"}


def named(result):
    """All cases whose numbers are printed."""
    return set(re.findall(r"(?:random-1|small-2-2)/\d+", result.out + result.err))


def assert_all_is_executed(result, executed, part):
    assert result.footer["complete"]
    assert result.footer["sweep"]["executed"] == executed[json.dumps(part)]


def assert_process_is_lost(result, case, how):
    assert result.code == 1
    assert failing(result) == set()
    assert named(result) == {case}
    assert result.footer["lost_processes"] == [{"when": "in a case", "how": how, "count": 1, "case": case}]


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_case_that_damages_the_shared_page_is_named_alone(attempt, executed, kind):
    for result in attempt(*PIECES, "--option", f"misbehave={kind}", *IN_GUILTY):
        assert_process_is_lost(result, GUILTY, DAMAGED[kind])
        assert_all_is_executed(result, executed, PIECES)


@pytest.mark.parametrize("kind", UNDAMAGED)
def test_the_size_of_the_shared_page_cannot_be_changed(attempt, executed, kind):
    for result in attempt(*PIECES, "--option", f"misbehave={kind}", *IN_GUILTY):
        assert (result.code, result.cases) == (0, {})
        assert_all_is_executed(result, executed, PIECES)


@pytest.mark.parametrize("kind", NTH_CALL)
def test_a_case_that_misbehaves_only_after_others_is_named_alone(attempt, executed, kind):
    for result in attempt(*CONSECUTIVE, "--option", f"misbehave={kind}", *IN_NTH):
        assert_process_is_lost(result, NTH_CASE, NTH_CALL[kind])
        assert_all_is_executed(result, executed, CONSECUTIVE)


@pytest.mark.parametrize("kind", FAILING_ALONE)
def test_a_case_that_misbehaves_alone_is_blamed_alone(attempt, executed, kind):
    for result in attempt(*PIECES, "--option", f"misbehave={kind}", *IN_GUILTY, "--no-shrink"):
        assert result.code == 1
        assert result.verdicts == {GUILTY: "crash"}
        assert result.cases[GUILTY]["message"].startswith(FAILING_ALONE[kind])
        assert "lost_processes" not in result.footer
        assert_all_is_executed(result, executed, PIECES)


@pytest.mark.parametrize("part", [PIECES, FEW_AFTER], ids=["many cases follow", "few cases follow"])
@pytest.mark.parametrize("kind", LATE)
def test_a_process_that_is_lost_late_is_blamed_on_no_other_case(attempt, executed, kind, part):
    for result in attempt(*part, "--option", f"misbehave={kind}", *IN_GUILTY, "--no-shrink"):
        assert result.code == 1
        assert failing(result) <= {GUILTY}
        assert failing(result) or result.footer["lost_processes"]
        assert_all_is_executed(result, executed, part)


@pytest.mark.whole_corpus
def test_a_case_that_hides_behind_the_shared_page_and_hangs_is_named_alone(attempt):
    few = [*PIECES, "--from", "112000", "--timeout", "0.5"]
    for result in attempt(*few, "--option", "misbehave=page-zeros-and-hangs", *IN_GUILTY):
        assert_process_is_lost(result, GUILTY, "gave no answer within 2500 ms and was killed")
