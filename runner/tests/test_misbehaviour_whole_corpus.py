"""
Misbehaviour within a run of the whole corpus. It takes minutes: only with -m whole_corpus.

Misbehaviours whose outcome could depend on timing are tried SCATTER_CTS_REPEATS times (default
20). Each time the exit status and all records are the same, and no started process is alive.
"""

import os

import pytest
from test_misbehaviour import JOBS, LOST_PLUGINS, PLUGINS, PROGRAM, PROGRAMS, records

REPEATS = int(os.environ.get("SCATTER_CTS_REPEATS", "20"))

# Misbehaviours that neither hang nor leave anything behind, and the extent that triggers them in the whole corpus.
ENDS = ["sigsegv", "sigkill", "exit0", "exit-at-once", "write-garbage", "close-pipe"]
ENDS_EXTENT = 7

# Misbehaviours with a process that ends, or does not end, during or after an answer, and an extent that few cases have.
TIMING = ["exit-hangs", "write-half", "alarm-kills", "thread-exits", "thread-exits-0"]
TIMING_LOST = ["exit-handler-hangs", "destructor-hangs", "destructor-exits"]
TIMING_HARMLESS = ["daemon-stays"]
TIMING_EXTENT = 9

# The names of the cases in which programs misbehave.
PROGRAM_TARGET = "several-batches-of-slices"
TIMING_PROGRAMS = [
    "os.kill(0, signal.SIGTERM)",
    "os.setpgid(0, os.getpgid(os.getppid())); hang()",
    "leave_daemon(); hang()",
    "leave_daemon(); os._exit(3)",
    "raw(b'\\3\\0\\0\\0x'); hang()",
    "raw(b'\\3\\0\\0\\0x'); os._exit(0)",
    "os.close(1); hang()",
]
TIMING_HARMLESS_PROGRAMS = ["leave_daemon()"]

TIMEOUT_SECONDS = 2

pytestmark = pytest.mark.whole_corpus


@pytest.fixture(scope="module")
def clean(run, misbehaving, whole_corpus):
    return run("--implementation", misbehaving, "--cases", whole_corpus)


@pytest.fixture
def run_plugin(run, misbehaving, whole_corpus, marked):
    environment, survivors = marked

    def call(kind, extent, *arguments):
        options = ["--option", f"misbehave={kind}", "--option", f"on-extent={extent}"]
        settings = ["--cases", whole_corpus, *options, *arguments]
        result = run("--implementation", misbehaving, *settings, env=environment, timeout=600)
        assert survivors() == []
        return result

    return call


@pytest.fixture(scope="module")
def run_program(run, whole_corpus, new_mark, write_program, tmp_path_factory):
    def call(misbehaviour, *arguments):
        environment, survivors = new_mark()
        body = PROGRAM.replace("TARGET", repr(PROGRAM_TARGET.encode())).replace("MISBEHAVIOUR", misbehaviour)
        implementation = write_program(tmp_path_factory.mktemp("program"), body)
        settings = ["--cases", whole_corpus, *arguments]
        result = run("--implementation", implementation, *settings, env=environment, timeout=600)
        assert survivors() == []
        return result

    return call


@pytest.fixture(scope="module")
def clean_program(run_program):
    return run_program("pass")


def blamed_for(result, outcome):
    """The cases that have this verdict and message."""
    verdict, message = outcome[0], outcome[1].replace("SECONDS", str(TIMEOUT_SECONDS))
    return [name for name, case in result.cases.items() if case["verdict"] == verdict and message in case["message"]]


def assert_blamed_alone(result, clean, outcome):
    blamed = blamed_for(result, outcome)
    assert result.code == 1
    assert blamed
    assert records(result, excluded=blamed) == records(clean, excluded=blamed)


def with_limits(jobs):
    return ("--jobs", jobs, "--timeout", TIMEOUT_SECONDS)


def repeated(attempt):
    """The results of all repetitions, which must be the same."""
    results = [attempt() for _ in range(REPEATS)]
    assert {result.code for result in results} == {results[0].code}
    for result in results[1:]:
        assert records(result) == records(results[0])
    return results


@pytest.mark.parametrize("jobs", JOBS)
@pytest.mark.parametrize("kind", ENDS)
def test_the_cases_in_which_a_plugin_misbehaves_are_blamed_alone(run_plugin, clean, kind, jobs):
    result = run_plugin(kind, ENDS_EXTENT, "--jobs", jobs)
    assert len(blamed_for(result, PLUGINS[kind])) > 100
    assert_blamed_alone(result, clean, PLUGINS[kind])


@pytest.mark.parametrize("jobs", JOBS)
@pytest.mark.parametrize("kind", TIMING)
def test_a_plugin_has_the_same_outcome_every_time(run_plugin, clean, kind, jobs):
    results = repeated(lambda: run_plugin(kind, TIMING_EXTENT, *with_limits(jobs)))
    assert_blamed_alone(results[0], clean, PLUGINS[kind])


@pytest.mark.parametrize("jobs", JOBS)
@pytest.mark.parametrize("kind", TIMING_LOST)
def test_a_plugin_that_misbehaves_at_its_end_is_reported_every_time(run_plugin, clean, kind, jobs):
    results = repeated(lambda: run_plugin(kind, TIMING_EXTENT, *with_limits(jobs)))
    assert results[0].code == 1
    assert all(LOST_PLUGINS[kind] in result.err for result in results)
    assert records(results[0]) == records(clean)


@pytest.mark.parametrize("jobs", JOBS)
@pytest.mark.parametrize("kind", TIMING_HARMLESS)
def test_remains_of_a_plugin_never_change_anything(run_plugin, clean, kind, jobs):
    results = repeated(lambda: run_plugin(kind, TIMING_EXTENT, *with_limits(jobs)))
    assert results[0].code == 0
    assert records(results[0]) == records(clean)


@pytest.mark.parametrize("jobs", JOBS)
@pytest.mark.parametrize("misbehaviour", TIMING_PROGRAMS)
def test_a_program_has_the_same_outcome_every_time(run_program, clean_program, misbehaviour, jobs):
    results = repeated(lambda: run_program(misbehaviour, *with_limits(jobs)))
    assert_blamed_alone(results[0], clean_program, PROGRAMS[misbehaviour])


@pytest.mark.parametrize("jobs", JOBS)
@pytest.mark.parametrize("misbehaviour", TIMING_HARMLESS_PROGRAMS)
def test_remains_of_a_program_never_change_anything(run_program, clean_program, misbehaviour, jobs):
    results = repeated(lambda: run_program(misbehaviour, *with_limits(jobs)))
    assert results[0].code == clean_program.code
    assert records(results[0]) == records(clean_program)
