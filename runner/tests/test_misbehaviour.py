"""
Misbehaviour as a table: what a plugin or a program does in one case, and the required outcome.

Each row is tried with one and with four processes. Only that case is blamed, all other records are those of a
clean run, no process or file is left, and the exit status is correct.

Rows that only wait are tried in parallel, while the others run.
"""

import concurrent.futures
import os
import shutil

import pytest

pytestmark = pytest.mark.long

# This is the only case here whose first extent of data is 2.
TARGET = "cases/ScatterND-18/negative-indices"
EXTENT = 2
BYSTANDERS = [
    "cases/ScatterND-18/elements",
    "cases/ScatterND-18/gathered-back-slices",
    "cases/ScatterND-18/no-tuples-of-elements",
    "cases/ScatterND-18/repeated-slices",
    "cases/ScatterND-18/several-batches-of-slices#0",
    "cases/ScatterND-18/several-batches-of-slices#1",
    "cases/ScatterND-18/slices",
    "cases/ScatterND-18/slices-of-one-element#0",
    "cases/ScatterND-18/slices-of-one-element#1",
    "cases/ScatterND-18/slices-without-elements#0",
]
JOBS = [1, 4]

# The timeout of a case: short if it never ends, longer if others wait at the same time, long if the result does not depend
# on it.
BRIEF_SECONDS, WAITING_SECONDS, AMPLE_SECONDS = 1, 2, 60
SIDE_BY_SIDE = 6

TIMEOUT = ("timeout", "gave no answer within SECONDS000 ms and was killed")


def killed(name):
    return ("crash", f"was killed by {name}")


def exited(status):
    return ("crash", f"exited with status {status}")


def crash(message):
    return ("crash", message)


MEMORY = ("memory", "used more than 64 MiB of memory and was killed")
CLOSED = crash("closed its channel and did not end")
BUSY = ("loop", "block-signals")  # they use a whole processor

PLUGINS = {
    # ends
    "sigsegv": killed("SIGSEGV"),
    "sigabrt": killed("SIGABRT"),
    "sigfpe": killed("SIGFPE"),
    "sigill": killed("SIGILL"),
    "sigbus": killed("SIGBUS"),
    "sigkill": killed("SIGKILL"),
    "sigterm": killed("SIGTERM"),
    "sigint": killed("SIGINT"),
    "sighup": killed("SIGHUP"),
    "sigpipe": killed("SIGPIPE"),
    "sigusr1": killed("SIGUSR1"),
    "sigsys": killed("SIGSYS"),
    "call-nowhere": killed("SIGSEGV"),
    "thread-crashes": killed("SIGSEGV"),
    "alarm-kills": killed("SIGALRM"),
    "daemon-dies": killed("SIGABRT"),
    "fork-dies": killed("SIGABRT"),
    "exit0": exited(0),
    "exit3": exited(3),
    "exit-at-once": exited(7),
    "thread-exits": exited(5),
    "thread-exits-0": exited(0),
    # hangs
    "loop": TIMEOUT,
    "sleep": TIMEOUT,
    "deadlock": TIMEOUT,
    "exit-hangs": TIMEOUT,
    "join-runner": TIMEOUT,
    "stop": TIMEOUT,
    "block-signals": TIMEOUT,
    "vfork-hangs": TIMEOUT,
    "session-hangs": TIMEOUT,
    "dynasty": TIMEOUT,
    "traced": TIMEOUT,
    "main-thread-ends": TIMEOUT,
    # the channel
    "close-pipe": exited(0),
    "answer-nowhere": exited(0),
    "write-garbage": crash("its answer is not a message of the protocol"),
    "write-half": TIMEOUT,
    "write-without-end": crash("closed or used descriptor 3 or 4"),
    "announce-much": crash("started an answer longer than 67108864 bytes"),
    "close-answer": CLOSED,
    # memory
    "allocate": MEMORY,
}
HARMLESS_PLUGINS = [
    "daemon-stays", "fork-stays", "fork-returns", "flees", "thread-noise", "handled-sigsegv", "flood-stdout",
    "flood-stderr", "chdir", "umask", "locale", "no-environment", "alarm-later", "mask-stays", "dispositions-stay",
    "few-descriptors", "no-files", "many-descriptors", "close-standard", "reserve-memory", "leak",
]  # fmt: skip
# Messages about processes that no case is blamed for.
LOST_PLUGINS = {
    "exit-handler-aborts": "at its end (was killed by SIGABRT)",
    "exit-handler-hangs": "at its end (did not end and was killed)",
    "destructor-exits": "at its end (exited with status 9)",
    "destructor-hangs": "at its end (did not end and was killed)",
}

# Actions of a program instead of an answer, or before it.
PROGRAMS = {
    "os.abort()": killed("SIGABRT"),
    "os.kill(os.getpid(), signal.SIGKILL)": killed("SIGKILL"),
    "os.kill(0, signal.SIGTERM)": killed("SIGTERM"),
    "raise MemoryError": exited(1),
    "os._exit(0)": exited(0),
    "os.execvp('true', ['true'])": exited(0),
    "os.execvp('sleep', ['sleep', '1000'])": TIMEOUT,
    "os.setpgid(0, os.getpgid(os.getppid())); hang()": TIMEOUT,
    "os.kill(os.getpid(), signal.SIGSTOP)": TIMEOUT,
    "signal.pthread_sigmask(signal.SIG_BLOCK, range(1, signal.NSIG)); hang()": TIMEOUT,
    "leave_daemon(); hang()": TIMEOUT,
    "leave_daemon(); os._exit(3)": exited(3),
    "raw(b'\\3\\0\\0\\0x'); hang()": TIMEOUT,
    "raw(b'\\3\\0\\0\\0x'); os._exit(0)": exited(0),
    "print('hello', flush=True); hang()": crash("started an answer longer than 67108864 bytes"),
    "raw(b'\\0\\0\\0\\0'); hang()": crash("its answer carries no number"),
    "os.close(1); hang()": CLOSED,
    "memory = bytearray(b'x') * (400 << 20); hang()": MEMORY,
}
HARMLESS_PROGRAMS = [
    "leave_daemon()",
    "leave_child()",
    "os.write(2, bytes(1_000_000))",
    "os.chdir('/')",
    "os.umask(0o777)",
    "os.closerange(5, 100)",
    "os.environ.clear()",
    "signal.signal(signal.SIGTERM, signal.SIG_IGN)",
]

PROGRAM = """
import signal

def hang():
    while True:
        time.sleep(1000)

def raw(data):
    os.write(1, data)

def leave_child():
    if os.fork() == 0:
        hang()

def leave_daemon():
    if os.fork() == 0:
        os.setsid()
        leave_child()
        os._exit(0)

while True:
    if TARGET in read_frame():
        MISBEHAVIOUR
    write_frame(FAILED)
"""


@pytest.fixture(scope="module")
def few(corpus, tmp_path_factory):
    """A small corpus with the target and a few other cases."""
    folder = tmp_path_factory.mktemp("few") / "cases"
    for case in {name.partition("/")[2].partition("#")[0] for name in [TARGET, *BYSTANDERS]}:
        shutil.copytree(corpus / case, folder / case)
    return folder


@pytest.fixture(scope="module")
def attempt(run, few, new_mark, tmp_path_factory):
    """Runs the cases in an empty folder with each number of jobs; returns the results after all processes and files are gone."""

    def run_in(folder, environment, jobs, seconds, arguments):
        selection = [argument for name in [TARGET, *BYSTANDERS] for argument in ("--filter", name)]
        settings = ["--jobs", jobs, "--timeout", seconds, "--memory", "64M", "--cases", few, *selection]
        return run(*settings, *arguments, cwd=folder, env=environment | {"TMPDIR": str(folder)})

    def call(*arguments, seconds=AMPLE_SECONDS):
        environment, survivors = new_mark()
        folders = [tmp_path_factory.mktemp(f"jobs {jobs} ") for jobs in JOBS]
        with concurrent.futures.ThreadPoolExecutor() as pool:
            attempts = [
                pool.submit(run_in, folder, environment, jobs, seconds, arguments)
                for folder, jobs in zip(folders, JOBS)
            ]
            results = [attempt.result() for attempt in attempts]
        assert survivors() == []
        assert [os.listdir(folder) for folder in folders] == [[]] * len(JOBS)
        return results

    return call


@pytest.fixture(scope="module")
def attempt_plugin(attempt, misbehaving):
    def call(kind, **settings):
        options = ["--option", f"misbehave={kind}", "--option", f"on-extent={EXTENT}"]
        return attempt("--implementation", misbehaving, *options, **settings)

    return call


@pytest.fixture(scope="module")
def attempt_program(attempt, write_program, tmp_path_factory):
    def call(misbehaviour, **settings):
        body = PROGRAM.replace("TARGET", repr(TARGET.split("/")[-1].encode())).replace("MISBEHAVIOUR", misbehaviour)
        folder = tmp_path_factory.mktemp("program")
        return attempt("--implementation", write_program(folder, body), **settings)

    return call


def only_waits(misbehaviour, outcome):
    return outcome in (TIMEOUT, CLOSED) and misbehaviour not in BUSY


def seconds_for(misbehaviour, outcome):
    if only_waits(misbehaviour, outcome):
        return WAITING_SECONDS
    return BRIEF_SECONDS if outcome == TIMEOUT else AMPLE_SECONDS


def message_of(misbehaviour, outcome):
    return outcome[1].replace("SECONDS", str(seconds_for(misbehaviour, outcome)))


@pytest.fixture(scope="module", autouse=True)
def waiting(request, attempt_plugin, attempt_program):
    """The results of the selected misbehaviours that only wait; they run in parallel from the start."""
    parameters = [getattr(item, "callspec", None) for item in request.session.items if item.module is request.module]
    wanted = {value for call in parameters if call is not None for value in call.params.values()}
    with concurrent.futures.ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        yield {
            misbehaviour: pool.submit(attempt_some, misbehaviour, seconds=seconds_for(misbehaviour, outcome))
            for table, attempt_some in ((PLUGINS, attempt_plugin), (PROGRAMS, attempt_program))
            for misbehaviour, outcome in table.items()
            if misbehaviour in wanted and only_waits(misbehaviour, outcome)
        }
        pool.shutdown(cancel_futures=True)


def results_of(misbehaviour, table, waiting, attempt_some):
    if misbehaviour in waiting:
        return waiting[misbehaviour].result()
    return attempt_some(misbehaviour, seconds=seconds_for(misbehaviour, table[misbehaviour]))


def without_origin(case):
    origin = ("command", "implementation", "printed")
    return {member: value for member, value in case.items() if member not in origin}


def records(result, excluded=()):
    return {name: without_origin(case) for name, case in result.cases.items() if name not in excluded}


@pytest.fixture(scope="module")
def clean_plugin(run, misbehaving, few):
    return run("--implementation", misbehaving, "--cases", few)


@pytest.fixture(scope="module")
def clean_program(attempt_program):
    return attempt_program("pass")[0]


def assert_target_alone_is_blamed(result, clean, verdict, message):
    assert result.code == 1
    assert result.verdicts[TARGET] == verdict
    assert message in result.cases[TARGET]["message"]
    assert len(result.cases) == 1 + len(BYSTANDERS)
    expected = records(clean, excluded=[TARGET])
    assert records(result, excluded=[TARGET]) == {name: expected[name] for name in BYSTANDERS}
    assert result.footer["complete"]


@pytest.mark.parametrize("kind", PLUGINS)
def test_a_case_in_which_a_plugin_misbehaves_is_blamed_alone(attempt_plugin, waiting, clean_plugin, kind):
    for result in results_of(kind, PLUGINS, waiting, attempt_plugin):
        assert_target_alone_is_blamed(result, clean_plugin, PLUGINS[kind][0], message_of(kind, PLUGINS[kind]))


@pytest.mark.parametrize("kind", HARMLESS_PLUGINS)
def test_side_effects_of_a_plugin_change_nothing(attempt_plugin, clean_plugin, kind):
    expected = records(clean_plugin)
    for result in attempt_plugin(kind):
        assert result.code == 0
        assert records(result) == {name: expected[name] for name in [TARGET, *BYSTANDERS]}


@pytest.mark.parametrize("kind", LOST_PLUGINS)
def test_a_plugin_that_misbehaves_at_its_end_is_reported(attempt_plugin, clean_plugin, kind):
    expected = records(clean_plugin)
    for result in attempt_plugin(kind, seconds=BRIEF_SECONDS):
        assert result.code == 1
        assert LOST_PLUGINS[kind] in result.err
        assert records(result) == {name: expected[name] for name in [TARGET, *BYSTANDERS]}


@pytest.mark.parametrize("misbehaviour", PROGRAMS)
def test_a_case_in_which_a_program_misbehaves_is_blamed_alone(attempt_program, waiting, clean_program, misbehaviour):
    for result in results_of(misbehaviour, PROGRAMS, waiting, attempt_program):
        outcome = PROGRAMS[misbehaviour]
        assert_target_alone_is_blamed(result, clean_program, outcome[0], message_of(misbehaviour, outcome))


@pytest.mark.parametrize("misbehaviour", HARMLESS_PROGRAMS)
def test_side_effects_of_a_program_change_nothing(attempt_program, clean_program, misbehaviour):
    for result in attempt_program(misbehaviour):
        assert result.code == clean_program.code
        assert records(result) == records(clean_program)
