"""The answer of a fresh process is judged. A process that is lost otherwise counts against the implementation, but no case."""

import pytest
from test_programs import make_large_cases

# The C example, with an action in the fifth call in a process, before or after its work, or at the end.
WRAPPER = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

static const struct scatter_cts_plugin *example;

static enum scatter_cts_result start(const struct scatter_cts_option *options, size_t count, void **state,
                                     struct scatter_cts_message *message)
{
    example = dlsym(dlopen("%(example)s", RTLD_NOW), "scatter_cts_plugin");
    return example->open == NULL ? SCATTER_CTS_OK : example->open(options, count, state, message);
}

static enum scatter_cts_result wrapped(void *state, const struct scatter_cts_request *request,
                                       struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    static int calls;
    if (++calls == 5) {
        %(fifth)s;
    }
    enum scatter_cts_result result = example->run(state, request, output, message);
    if (calls == 5) {
        %(after)s;
    }
    return result;
}

static void end(void *state)
{
    (void)state, (void)run;
    %(close)s;
}

__attribute__((destructor)) static void unloaded(void)
{
    %(destructor)s;
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .name = "example",
          .version = "1.0.0", .open = start, .run = wrapped, .close = end};
"""

# action: where it happens, how the process is lost
AT_END = {
    "raise(SIGSEGV)": ("close", "was killed by SIGSEGV"),
    "_exit(3)": ("close", "exited with status 3"),
    "for (;;) pause()": ("close", "did not end and was killed"),
    "abort()": ("destructor", "was killed by SIGABRT"),
    "for (;;) sleep(1)": ("destructor", "did not end and was killed"),
}
# Actions of the fifth call after which the process dies in a later case, or between two cases, by an alarm.
LATE = {
    "setitimer(ITIMER_REAL, &(struct itimerval){.it_value.tv_usec = 300}, NULL)": "SIGALRM",
    "setitimer(ITIMER_REAL, &(struct itimerval){.it_value.tv_usec = 3000}, NULL)": "SIGALRM",
}
# Actions that take away resources that the process needs for a further case.
WANT = [
    "setrlimit(RLIMIT_AS, &(struct rlimit){1, 1})",
    "setrlimit(RLIMIT_DATA, &(struct rlimit){1, 1})",
]


@pytest.fixture
def wrapping(compile_plugin, example):
    def make(**actions):
        return compile_plugin(WRAPPER % ({"example": example, "fifth": "", "after": "", "close": "", "destructor": ""} | actions))

    return make


def records(result):
    """The record of each case, without the command that runs it again."""
    dropped = ("command", "implementation")
    return [{k: v for k, v in case.items() if k not in dropped} for case in result.cases.values()]


@pytest.fixture
def clean(run, wrapping, corpus):
    """The records of the cases if the plugin does no action."""
    result = run("--implementation", wrapping(), "--cases", corpus)
    assert result.code == 0
    assert "lost_processes" not in result.footer
    return records(result)


@pytest.mark.parametrize("jobs", [1, pytest.param(4, marks=pytest.mark.long)])
@pytest.mark.parametrize("action", AT_END)
def test_a_process_that_does_not_end_cleanly_is_reported_and_counts(run, wrapping, corpus, clean, action, jobs):
    where, how = AT_END[action]
    plugin = wrapping(**{where: action})
    result = run("--implementation", plugin, "--cases", corpus, "--jobs", jobs, "--timeout", 1)
    assert (result.code, records(result)) == (1, clean)
    (lost,) = result.footer["lost_processes"]
    count = lost["count"]
    assert lost == {"when": "at its end", "how": how, "count": count}
    assert 1 <= count <= jobs  # a thread that starts late finds no case, and starts no process
    assert f"lost {count} process" in result.err
    assert f"{count} at its end ({how})" in result.err


@pytest.mark.parametrize("jobs", [4, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("action", LATE)
def test_a_process_that_dies_late_changes_no_verdict(run, wrapping, corpus, clean, action, jobs):
    plugin = wrapping(fifth=action)
    for _ in range(3):
        result = run("--implementation", plugin, "--cases", corpus, "--jobs", jobs)
        assert (result.code, records(result)) == (1, clean)
        for lost in result.footer["lost_processes"]:
            assert lost["how"] == f"was killed by {LATE[action]}"


@pytest.mark.parametrize("microseconds", [300, 3000])
@pytest.mark.long_after(1)
def test_a_fault_in_a_late_fork_changes_no_verdict(run, wrapping, corpus, clean, microseconds):
    """Its report arrives as the answer to another message, between two cases, or within an answer."""
    write = "*(volatile char *)(uintptr_t)request->inputs[0].elements = 1"
    late = f"select(0, NULL, NULL, NULL, &(struct timeval){{.tv_usec = {microseconds}}})"
    plugin = wrapping(fifth=f"if (fork() == 0) {{ {late}; {write}; }}")
    for _ in range(3):
        result = run("--implementation", plugin, "--cases", corpus, "--jobs", 1)
        assert (result.code, records(result)) == (1, clean)
        for lost in result.footer["lost_processes"]:
            reported = "memory of the message was overwritten, perhaps by an earlier case" in lost["how"] or "wrote to its inputs" in lost["how"]
            if lost.get("case") == "cases/ScatterND-11/index-bounds-slice-of-nothing":
                # its data has no elements: the same write is past the end
                reported = reported or "wrote to memory right past the end of data" in lost["how"]
            assert reported or lost["when"] == "between cases", lost


def test_a_permanently_held_lock_ends_with_the_timeout_of_the_case(run, wrapping, tmp_path, copy_case):
    """The worker waits for standard output after the call, without end."""
    for number in range(5):
        copy_case("ScatterND-18/add-repeated", tmp_path / "cases" / f"case{number}")
    lock = "pthread_create(&thread, NULL, (void *(*)(void *))(void (*)(void))flockfile, stdout)"
    plugin = wrapping(fifth=f"void flockfile(FILE *); pthread_t thread; {lock}; pthread_join(thread, NULL)")
    result = run("--implementation", plugin, "--cases", tmp_path / "cases", "--jobs", 1, "--timeout", 1)
    (lost,) = result.footer["lost_processes"]
    assert (result.code, [case["verdict"] for case in result.cases.values()]) == (1, ["pass"] * 5)
    assert "gave no answer within 1000 ms" in lost["how"]


@pytest.mark.parametrize("jobs", [4, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("action", WANT)
def test_a_worker_that_cannot_prepare_a_case_is_replaced_and_blames_nobody(
    run, wrapping, corpus, clean, action, jobs
):
    result = run("--implementation", wrapping(after=action), "--cases", corpus, "--jobs", jobs)
    assert (result.code, records(result)) == (0, clean)


def test_a_worker_without_room_for_a_request_is_replaced_and_blames_nobody(run, wrapping, tmp_path, copy_case):
    """The large case is the sixth in a process whose memory was limited in the fifth."""
    make_large_cases(tmp_path / "cases" / "large", 1)
    for number in range(5):
        copy_case("ScatterND-18/add-repeated", tmp_path / "cases" / f"case{number}")
    plugin = wrapping(after="setrlimit(RLIMIT_AS, &(struct rlimit){1, 1})")
    result = run("--implementation", plugin, "--cases", tmp_path / "cases", "--jobs", 1)
    assert [case["verdict"] for case in result.cases.values()] == ["pass"] * 6
    assert (result.code, result.footer.get("lost_processes")) == (0, None)


def test_repetitions_that_a_worker_cannot_prepare_are_sent_to_another_worker(run, wrapping, corpus):
    clean = run("--implementation", wrapping(), "--cases", corpus)
    result = run("--implementation", wrapping(after=WANT[0]), "--cases", corpus, "--jobs", 1, "--repeat", 2)
    assert (result.code, result.verdicts) == (0, clean.verdicts)


def test_a_case_is_not_reported_as_answered_if_no_fresh_process_answers_its_repetitions(run, compile_plugin, corpus, tmp_path):
    """The first process is killed in the case, and no other one starts."""
    plugin = compile_plugin(f"""
#include <signal.h>
#include <sys/stat.h>

static enum scatter_cts_result start(const struct scatter_cts_option *options, size_t count, void **state,
                                     struct scatter_cts_message *message)
{{
    (void)options, (void)count, (void)state, (void)message;
    return mkdir("{tmp_path}/started", 0700) == 0 ? SCATTER_CTS_OK : SCATTER_CTS_FAILED;
}}

static enum scatter_cts_result die_later(void *state, const struct scatter_cts_request *request,
                                         struct scatter_cts_output *output, struct scatter_cts_message *message)
{{
    static int calls;
    if (++calls == 5)
        raise(SIGKILL);
    return run(state, request, output, message);
}}

PLUGIN = {{.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .open = start, .run = die_later}};
""")
    arguments = ["--cases", corpus, "--filter", "*/ScatterND-18/elements", "--jobs", 1, "--repeat", 3]
    result = run("--implementation", plugin, *arguments)
    assert list(result.verdicts.values()) == ["not-run"]
    assert "lost_processes" not in result.footer
    assert result.code == 3
