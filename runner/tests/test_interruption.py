"""An interrupted run: finished records are written, no process is left, and the exit code is 3."""

import json
import os
import resource
import signal
import subprocess
import time

import pytest

# Signals that end a process by default and say nothing about it; batch systems send several of them.
ENDING = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM,
          signal.SIGVTALRM, signal.SIGPROF, signal.SIGXCPU, signal.SIGIO, signal.SIGPWR, signal.SIGRTMIN, signal.SIGRTMAX]  # fmt: skip

PROPER = 5  # requests that are answered before the program hangs: those of the start-up check and two more

HANGING = f"""
import pathlib

for _ in range({PROPER}):
    read_frame()
    write_frame(FAILED)
read_frame()
if os.fork() == 0:
    os.setsid()
    if os.fork() != 0:
        os._exit(0)
    (pathlib.Path(__file__).parent / "hangs").touch()
time.sleep(1e6)
"""


@pytest.fixture(autouse=True)
def signals_are_not_ignored():
    """Children inherit ignored signals: "nohup pytest" ignores SIGHUP, and "pytest &" in a script SIGQUIT."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGHUP, signal.SIGQUIT)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def killed_in_the_end():
    """Processes that are killed after the test, even if it fails."""
    processes = []
    yield processes
    for process in processes:
        process.kill()


@pytest.fixture
def interrupt(program, corpus, tmp_path, marked, eventually, killed_in_the_end):
    """Starts a run and sends it a signal when the program under test hangs; returns the process, its results and surviving processes."""
    environment, survivors = marked

    def call(specification, number, times=1):
        results = tmp_path / "results.jsonl"
        arguments = ["run", "--implementation", specification, "--jobs", "1", "--timeout", "100000"]
        arguments += ["--cases", corpus, "--filter", "cases/ScatterND-18/*", "--results", results]
        process = subprocess.Popen(
            [program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        killed_in_the_end.append(process)
        eventually((tmp_path / "hangs").exists)
        for _ in range(times):
            process.send_signal(number)
        out, err = process.communicate(timeout=60)
        assert survivors() == []
        return subprocess.CompletedProcess(arguments, process.returncode, out, err), results

    return call


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("number", ENDING, ids=lambda number: signal.Signals(number).name if number < signal.SIGRTMIN else str(number))
@pytest.mark.long_after(10)
def test_the_first_signal_ends_the_run_cleanly(interrupt, python_program, number, times):
    """Also if it arrives twice at the same time: "timeout" signals a process and then its group."""
    process, results = interrupt(python_program(HANGING), number, times)
    assert process.returncode == 3
    assert "; stopped before the end" in process.stdout
    name = f"SIGRTMIN+{number - signal.SIGRTMIN}" if number >= signal.SIGRTMIN else signal.Signals(number).name.replace("SIGIO", "SIGPOLL")
    assert f"scatter-cts: stopped by {name}\n" in process.stderr
    lines = results.read_text().splitlines()
    assert len(lines) == 1 + 2 + 1
    assert '"complete":false' in lines[-1]


@pytest.mark.parametrize("stops", [False, True], ids=["running", "stopped by its plugin"])
def test_a_runner_that_is_killed_leaves_no_worker_behind(
    program, corpus, marked, eventually, tmp_path, compile_plugin, killed_in_the_end, stops
):
    """The plugin hangs and does not notice the end of its input."""
    environment, survivors = marked
    library = compile_plugin(
        """
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/types.h>
#include <unistd.h>

int kill(pid_t, int);

static enum scatter_cts_result hang(void *state, const struct scatter_cts_request *request,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)run(state, request, output, message);
    if (STOPS)
        (void)kill(getppid(), SIGSTOP);
    (void)open(PLACE "/hangs", O_CREAT | O_WRONLY, 0600);
    for (;;)
        (void)pause();
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = hang};
""".replace("PLACE", f'"{tmp_path}"').replace("STOPS", str(int(stops)))
    )
    arguments = [program, "run", "--implementation", library, "--timeout", "100000", "--cases", corpus]
    process = subprocess.Popen(arguments, env=environment)
    killed_in_the_end.append(process)
    eventually((tmp_path / "hangs").exists)
    process.kill()
    process.wait()
    eventually(lambda: survivors() == [])


def test_a_runner_that_is_killed_leaves_no_program_behind(
    program, python_program, corpus, marked, eventually, tmp_path, killed_in_the_end
):
    """The program hangs and does not notice the end of its input."""
    environment, survivors = marked
    body = """
import pathlib

signal.pthread_sigmask(signal.SIG_BLOCK, range(1, signal.NSIG))
(pathlib.Path(__file__).parent / "hangs").touch()
time.sleep(1e6)
"""
    specification = python_program("import signal\n" + body)
    arguments = [program, "run", "--implementation", specification, "--timeout", "100000", "--cases", corpus]
    process = subprocess.Popen(arguments, env=environment)
    killed_in_the_end.append(process)
    eventually((tmp_path / "hangs").exists)
    process.kill()
    process.wait()
    eventually(lambda: survivors() == [])


HANGS_AT_THE_END = """
#include <fcntl.h>
#include <unistd.h>

static void hang(void *state)
{
    (void)state;
    (void)open(PLACE "/hangs", O_CREAT | O_WRONLY, 0600);
    for (;;)
        (void)pause();
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = run, .close = hang};
"""


@pytest.fixture
def hanging_at_the_end(program, corpus, marked, eventually, tmp_path, compile_plugin, killed_in_the_end):
    """A run whose plugin hangs in `close`, with a long timeout; and its remaining processes."""
    environment, survivors = marked
    library = compile_plugin(HANGS_AT_THE_END.replace("PLACE", f'"{tmp_path}"'))
    arguments = [program, "run", "--implementation", library, "--timeout", "100000", "--cases", corpus, "--jobs", "1"]
    arguments += ["--filter", "cases/ScatterND-18/slices"]
    process = subprocess.Popen(arguments, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    killed_in_the_end.append(process)
    eventually((tmp_path / "hangs").exists)
    return process, survivors


def test_a_plugin_that_hangs_at_the_end_does_not_delay_an_interruption(hanging_at_the_end):
    process, survivors = hanging_at_the_end
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 3
    assert survivors() == []
    assert "lost" not in err  # it did not get its full time


def test_a_later_second_signal_ends_the_run_immediately(program, python_program, corpus, tmp_path, marked, eventually):
    """Even while it waits for a reader of its output."""
    environment, survivors = marked
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    with pytest.raises(BlockingIOError):
        while True:
            os.write(writing, bytes(4096))
    os.set_blocking(writing, True)
    arguments = [program, "run", "--implementation", python_program(HANGING), "--timeout", "100000"]
    arguments += ["--cases", corpus, "--filter", "cases/ScatterND-18/*", "--jobs", "1"]
    process = subprocess.Popen(arguments, env=environment, stdout=writing)
    eventually((tmp_path / "hangs").exists)
    process.send_signal(signal.SIGTERM)
    time.sleep(0.6)

    def ends_by_another():
        process.send_signal(signal.SIGTERM)
        time.sleep(0.1)
        return process.poll() is not None

    eventually(ends_by_another)
    assert process.returncode == -signal.SIGTERM
    assert survivors() == []
    os.close(reading)
    os.close(writing)


def test_a_child_process_from_before_exec_is_not_killed(program, corpus):
    """A shell that starts something and then becomes the runner."""
    script = 'sleep 1000 > /dev/null & echo $! && exec "$@" > /dev/null'
    arguments = [program, "run", "--implementation", "reference", "--cases", corpus, "--filter", "cases/ScatterND-18/slices"]
    process = subprocess.run(["sh", "-c", script, "sh", *arguments], stdout=subprocess.PIPE, text=True, timeout=60)
    os.kill(int(process.stdout), signal.SIGKILL)
    assert process.returncode == 0


def test_doctor_can_be_interrupted(program, python_program, tmp_path, marked, eventually, killed_in_the_end):
    environment, survivors = marked
    specification = python_program(HANGING.replace(f"range({PROPER})", "range(1)"))
    arguments = [program, "doctor", specification, "--timeout", "100000"]
    process = subprocess.Popen(arguments, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    killed_in_the_end.append(process)
    eventually((tmp_path / "hangs").exists)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 3
    assert survivors() == []


def test_other_commands_end_on_a_broken_pipe(program, corpus):
    """As head and less expect it of programs that write to them."""
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.Popen([program, "list", "--cases", corpus], stdout=writing)
    os.close(writing)
    assert process.wait(timeout=60) == -signal.SIGPIPE


def test_a_sweep_that_is_interrupted_says_so(program, misbehaving, tmp_path, marked, eventually, killed_in_the_end):
    environment, survivors = marked
    hanging = ["--implementation", misbehaving, "--option", "misbehave=sleep", "--timeout", "100000"]
    process = subprocess.Popen([program, "sweep", *hanging, "--resume", tmp_path / "results.jsonl"],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)  # fmt: skip
    killed_in_the_end.append(process)
    eventually((tmp_path / "results.jsonl.partial").exists)
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate(timeout=60)
    assert process.returncode == 3
    assert "interrupted" in stderr
    assert survivors() == []


def test_a_signal_that_is_blocked_at_the_start_stops_a_run_too(program, corpus, python_program, tmp_path, eventually, killed_in_the_end):
    arguments = ["--jobs", "1", "--timeout", "100000", "--cases", corpus, "--filter", "cases/ScatterND-18/*"]
    process = subprocess.Popen(
        [program, "run", "--implementation", python_program(HANGING), *arguments],
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1]),
    )
    killed_in_the_end.append(process)
    eventually((tmp_path / "hangs").exists)
    process.send_signal(signal.SIGUSR1)
    assert process.wait(timeout=60) == 3


# ---- the user's limits ---------------------------------------------------------------------------------------------

BUSY = """
for _ in range(5):
    read_frame()
    write_frame(FAILED)
read_frame()
while True:
    pass
"""


def limited(soft, hard):
    """Each process may use so many seconds of processor time."""
    return {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))}


@pytest.mark.parametrize("limits", [(2, 1000), (2, 2)], ids=["SIGXCPU", "SIGKILL"])
@pytest.mark.parametrize("wraps", [False, True], ids=["program", "shell"])
@pytest.mark.long
def test_a_process_that_the_limit_of_processor_time_ends_is_nobodys_fault(
    program, corpus, python_program, tmp_path, limits, wraps
):
    specification = python_program(BUSY)
    if wraps:
        (tmp_path / "wrapper").write_text(f"{specification.removeprefix('exec:')}\nexit $?\n")
        specification = f"exec:sh {tmp_path / 'wrapper'}"
    results = tmp_path / "results.jsonl"
    arguments = ["--jobs", "1", "--timeout", "100000", "--cases", corpus, "--filter", "cases/ScatterND-18/*"]
    command = [program, "run", "--implementation", specification, *arguments, "--results", results]
    process = subprocess.run(command, capture_output=True, text=True, **limited(*limits))
    assert process.returncode == 3
    assert "processor time that this shell allows it, 2 s; raise the limit (ulimit -t)" in process.stderr
    assert "FAIL" not in process.stdout and "lost" not in process.stdout
    footer = json.loads(results.read_text().splitlines()[-1])
    assert (footer["complete"], footer.get("lost_processes", [])) == (False, [])


def test_a_signal_that_a_program_sends_itself_is_its_fault_although_there_is_a_limit(program, corpus, python_program):
    specification = python_program("import signal\nread_frame()\nsignal.raise_signal(signal.SIGXCPU)\n")
    arguments = ["--jobs", "1", "--cases", corpus, "--filter", "cases/ScatterND-18/*"]
    command = [program, "run", "--implementation", specification, *arguments]
    process = subprocess.run(command, capture_output=True, text=True, **limited(1000, 1000))
    assert "was killed by SIGXCPU" in process.stdout + process.stderr
    assert "ulimit" not in process.stderr
