"""Programs of `exec:`: programs that break the protocol, and parsing of the command."""

import shlex
import signal
import subprocess
import sys
import time

import numpy
import pytest
from onnx import TensorProto, helper, numpy_helper

FILTER = "cases/ScatterND-16/*"

# The messages of the runner if the program does this from the first request on, or already at hello.
AT_ONCE = {
    "silent": "it did not answer hello within 1000 ms: it wrote nothing to its standard output, which it must flush after each answer; if it "
              "starts slowly, use --start-timeout",
    "wrong-hello": "the answer to hello is another message",
    "banner": "(its first bytes are text, not a length: its standard output must contain only frames of the protocol; if a library prints "
              "while it is loaded, load it after standard output was redirected; in Python, in the open of scatter_cts.serve) "
              "before it answered hello",
    "hello-only": "starts, but does not answer a trivial case of ScatterND-18 (float): gave no answer within 1000 ms",
    "exit": "starts, but does not answer a trivial case of ScatterND-18 (float): exited with status 0",
    "garbage": "its answer is not a message of the protocol",
    "oversized": "started an answer longer than 67108864 bytes",
    "truncated": "starts, but does not answer a trivial case of ScatterND-18 (float): exited with status 0",
    "empty": "its answer carries no number: it must repeat the number of the message (protocol.proto)",
}
# The same, in a request after answered ones.
LATER = {
    "exit": "exited with status 0",
    "garbage": "its answer is not a message of the protocol",
    "oversized": "started an answer longer than 67108864 bytes",
    "truncated": "exited with status 0",
    "empty": "its answer carries no number: it must repeat the number of the message (protocol.proto)",
}
STARTUP_REQUESTS = 3


@pytest.fixture(scope="module")
def failing(run, misbehaving_program):
    """Every case is answered with "failed"."""
    return run("--implementation", f"exec:{misbehaving_program} failed", "--filter", FILTER)


def without_command(case):
    return {member: value for member, value in case.items() if member not in ("command", "implementation")}


@pytest.mark.parametrize("how", AT_ONCE)
def test_a_program_that_breaks_the_protocol_immediately_is_one_error(run, misbehaving_program, how):
    result = run(
        "--implementation", f"exec:{misbehaving_program} {how}", "--timeout", 1, "--start-timeout", 1
    )
    assert result.code == 3
    assert AT_ONCE[how] in result.err
    assert result.records == []


# What a program writes first, and what that may be.
FIRST_BYTES = {
    "b'2026-11-30 loading'": "its first bytes are text, not a length",
    "bytes([0, 0, 0, 66]) + bytes(66)": "perhaps its length is in big-endian order; the protocol is little-endian",
    "bytes([1, 0, 0, 5]) + bytes(66)": "on its standard output, which must contain only frames of the protocol",
}


@pytest.mark.parametrize("wrote", FIRST_BYTES)
def test_the_message_about_a_length_says_what_its_bytes_may_be(scatter_cts, wrote):
    program = f"import sys; sys.stdout.buffer.write({wrote}); sys.stdout.flush(); sys.stdin.read()"
    process = scatter_cts("doctor", "exec:" + shlex.join([sys.executable, "-c", program]))
    assert f"longer than 67108864 bytes ({FIRST_BYTES[wrote]}" in process.stderr


@pytest.mark.parametrize("how", LATER)
def test_a_program_that_breaks_the_protocol_later_is_replaced_and_no_case_is_blamed(
    run, misbehaving_program, failing, how
):
    proper = STARTUP_REQUESTS + 2
    result = run(
        "--implementation", f"exec:{misbehaving_program} {how} {proper}", "--jobs", 1, "--filter", FILTER
    )
    names = list(failing.cases)
    # The first process has served the start-up check; a later process first serves the unfinished case of the previous one.
    lost_in = [names[STARTUP_REQUESTS - 1], *names[STARTUP_REQUESTS - 1 + proper :: proper]]
    assert [*map(without_command, result.cases.values())] == [*map(without_command, failing.cases.values())]
    (lost,) = result.footer["lost_processes"]
    assert lost["how"].startswith(LATER[how])
    assert (lost["when"], lost["count"], lost["case"]) == ("in a case", len(lost_in), min(lost_in))
    assert result.code == 1


def test_a_program_that_stops_answering_is_replaced_and_the_case_sent_again(run, misbehaving_program, failing):
    names = list(failing.cases)[:4]
    filters = [argument for name in names for argument in ("--filter", name)]
    specification = f"exec:{misbehaving_program} hello-only {STARTUP_REQUESTS + 2}"
    result = run("--implementation", specification, "--jobs", 1, "--timeout", 1, *filters)
    assert result.code == 1
    assert result.verdicts == {name: failing.verdicts[name] for name in names}
    (lost,) = result.footer["lost_processes"]
    assert (lost["how"], lost["case"]) == ("gave no answer within 1000 ms and was killed", names[2])


def test_a_program_that_answers_twice_is_replaced_and_reported(run, misbehaving_program, failing):
    """Its second answer is not used for another case, whether it arrives before or after the next request."""
    result = run("--implementation", f"exec:{misbehaving_program} two-answers", "--filter", FILTER)
    assert result.verdicts == failing.verdicts
    assert {lost["how"] for lost in result.footer["lost_processes"]} <= {
        "wrote something unasked",
        "its answer carries the number of another message",
    }
    assert "that no case is blamed for" in result.err
    assert result.code == 1


AHEAD = """
while True:
    read_frame()
    write_frame(FAILED)
    time.sleep(0.01)  # the next request is on its way
    number = b"\\x79" + struct.pack("<Q", struct.unpack("<Q", number[1:])[0] + 1)
    write_frame(b"\\x1a\\x03not")  # unsupported
"""


def test_an_answer_whose_number_is_counted_up_is_not_that_of_the_next_case(run, python_program, failing):
    names = list(failing.cases)[:6]
    filters = [argument for name in names for argument in ("--filter", name)]
    result = run("--implementation", python_program(AHEAD), "--jobs", 1, *filters)
    assert result.verdicts == {name: failing.verdicts[name] for name in names}
    assert "that no case is blamed for" in result.err
    assert result.code == 1


def test_a_process_that_is_lost_in_a_case_counts_although_no_other_can_be_started(run, python_program):
    body = """
for served in range(4):
    read_frame()
    write_frame(FAILED)
read_frame()
os.remove(sys.argv[0])
os.abort()
"""
    result = run("--implementation", python_program(body), "--jobs", 1, "--filter", "cases/ScatterND-16/a*")
    assert result.code == 3
    assert [(lost["when"], lost["how"]) for lost in result.footer["lost_processes"]] == [("in a case", "was killed by SIGABRT")]


EARLY = """
import random, threading

def misbehave():
    time.sleep(random.random() * 0.02)
    {action}

read_frame()  # however long the machine took to start the program
threading.Thread(target=misbehave).start()
while True:
    write_frame(FAILED)
    read_frame()
"""


@pytest.mark.parametrize("more", [["--jobs", 1], ["--jobs", 4], ["--jobs", 4, "--repeat", 2, "--seed", 1]], ids=str)
@pytest.mark.parametrize("action", ["os.write(1, b'\\7\\0\\0\\0unasked')", "os._exit(0)", "os._exit(3)", "os.close(1)", "os.fork() and os._exit(0)"])
@pytest.mark.long
def test_a_process_that_misbehaves_soon_after_its_start_is_lost_and_no_case_is_blamed(run, python_program, failing, action, more):
    program = python_program(EARLY.format(action=action))
    for _ in range(3):
        result = run("--implementation", program, "--filter", FILTER, *more)
        assert (result.code, result.verdicts) == (1, failing.verdicts)


def test_a_second_answer_to_the_last_case_of_a_process_counts_too(run, misbehaving_program):
    one = ["--filter", "*/ScatterND-16/add-repeated", "--jobs", 1]
    result = run("--implementation", f"exec:{misbehaving_program} two-answers {STARTUP_REQUESTS}", *one)
    assert len(result.cases) == 1
    assert [lost["when"] for lost in result.footer["lost_processes"]] == ["between cases"]


def test_messages_of_the_worker_are_not_accepted_from_a_program(run, python_program):
    body = """
for _ in range(3):
    read_frame()
    write_frame(FAILED)
while True:
    read_frame()
    write_frame(b"\\x42\\x03why")  # not_run
"""
    result = run("--implementation", python_program(body), "--filter", "*/ScatterND-16/add-repeated")
    (case,) = result.cases.values()
    assert case["answer"] != "not-run"


def test_a_start_that_fails_sends_no_case_that_is_not_declared(run, compile_plugin, tmp_path):
    """The third start fails; the plugin declares only ScatterND, and aborts in every case."""
    plugin = compile_plugin(f"""
#include <stdio.h>
#include <stdlib.h>
static enum scatter_cts_result start(const struct scatter_cts_option *options, size_t count, void **state,
                                     struct scatter_cts_message *message)
{{
    (void)options, (void)count, (void)state, (void)message;
    FILE *file = fopen("{tmp_path}/starts", "a+");
    fputc('x', file);
    long starts = ftell(file);
    fclose(file);
    return starts == 3 ? SCATTER_CTS_FAILED : SCATTER_CTS_OK;
}}

static enum scatter_cts_result once(void *state, const struct scatter_cts_request *request,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message)
{{
    static int calls;
    if (++calls > 1)
        abort();
    return run(state, request, output, message);
}}

static const char *const operators[] = {{"ScatterND", NULL}};
PLUGIN = {{.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .operators = operators,
          .open = start, .run = once}};
""")
    selection = ["--filter", "cases/ScatterND-1*/e*", "--filter", "cases/ScatterElements-18/e*"]
    for seed in range(4):
        (tmp_path / "starts").unlink(missing_ok=True)
        result = run("--implementation", plugin, "--jobs", 1, "--seed", seed, *selection)
        verdicts = {name: verdict for name, verdict in result.verdicts.items() if "/ScatterElements" in name}
        assert verdicts
        assert set(verdicts.values()) <= {"unsupported", "not-run"}


def test_a_program_that_answers_no_trivial_case_is_given_up_after_twenty_starts(run, python_program):
    body = """
import pathlib

marker = pathlib.Path(sys.argv[0]).with_suffix(".broken")
for served in range(3):
    read_frame()
    if marker.exists():
        os._exit(9)
    write_frame(FAILED)
read_frame()
marker.touch()
os._exit(9)
"""
    result = run("--implementation", python_program(body), "--jobs", 1, "--filter", "cases/ScatterND-1*")
    verdicts = list(result.verdicts.values())
    crashes = 7  # of 20 starts: a case whose process ends without a signal is tried three times
    assert result.code == 3
    assert verdicts == ["crash"] * crashes + ["not-run"] * (len(verdicts) - crashes)
    assert len(verdicts) > 25
    last = list(result.cases.values())[-1]
    assert last["message"] == (
        "it was started 20 times in a row without answering a case, and does not answer a trivial case"
    )


def test_a_program_that_always_fails_passes_only_where_a_refusal_is_allowed(failing):
    assert failing.code == 1
    for case in failing.cases.values():
        due = case["expectation"] == "refuse" or not case["compared"]  # the specification allows some refusals
        assert case["verdict"] == ("pass" if due else "fail")


def test_what_a_program_prints_is_attached_to_the_case_that_it_dies_in(run, python_program):
    body = """
import pathlib

marker = pathlib.Path(sys.argv[0]).with_suffix(".broken")
for served in range(0 if marker.exists() else 5):
    read_frame()
    print(f"serving {served}", file=sys.stderr, flush=True)
    write_frame(FAILED)
read_frame()
marker.touch()
print("this is the end", file=sys.stderr, flush=True)
os._exit(7)
"""
    result = run("--implementation", python_program(body), "--jobs", 1, "--filter", FILTER)
    crash = next(case for case in result.cases.values() if case["verdict"] == "crash")
    assert crash["message"] == "exited with status 7"
    assert crash["printed"] == ["this is the end"]


def test_only_the_end_of_what_is_printed_is_kept(run, python_program):
    body = """
while True:
    read_frame()
    print("x" * 100_000 + "the last words", file=sys.stderr, flush=True)
    write_frame(FAILED)
"""
    result = run("--implementation", python_program(body), "--filter", "*/ScatterND-16/add-repeated")
    (case,) = result.cases.values()
    (line,) = case["printed"]
    assert line.endswith("the last words")
    assert len(line) < 10_000


def test_a_long_message_is_truncated(run, python_program):
    body = """
text = b"m" * 1_000_000
field = b"\\x2a" + b"\\xc0\\x84\\x3d" + text
while True:
    read_frame()
    write_frame(field)
"""
    result = run("--implementation", python_program(body), "--filter", "*/ScatterND-16/add-repeated")
    (case,) = result.cases.values()
    assert case["answer"] == "failed"
    assert case["message"] == "m" * 4096


def make_large_cases(source, count):
    data = numpy.zeros([300_000], dtype=numpy.float32)
    graph = helper.make_graph(
        [helper.make_node("ScatterElements", ["data", "indices", "updates"], ["output"])],
        "large",
        [
            helper.make_tensor_value_info("data", TensorProto.FLOAT, data.shape),
            helper.make_tensor_value_info("indices", TensorProto.INT64, [1]),
            helper.make_tensor_value_info("updates", TensorProto.FLOAT, [1]),
        ],
        [helper.make_tensor_value_info("output", TensorProto.FLOAT, data.shape)],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)])
    for number in range(count):
        folder = source / f"case{number}"
        (folder / "test_data_set_0").mkdir(parents=True)
        (folder / "model.onnx").write_bytes(model.SerializeToString())
        values = [data, numpy.array([number], dtype=numpy.int64), numpy.ones([1], dtype=numpy.float32)]
        for slot, (name, value) in enumerate(zip(["data", "indices", "updates"], values)):
            tensor = numpy_helper.from_array(value, name)
            (folder / "test_data_set_0" / f"input_{slot}.pb").write_bytes(tensor.SerializeToString())


# When the second answer to hello is sent.
SECOND_HELLO = {
    "together": "write(hello + hello)",
    "after a pause": "write(hello), time.sleep(0.05), write(hello)",
    "after the first request": "write(hello), sys.stdin.buffer.read(1), write(hello)",
}


@pytest.mark.parametrize("when", SECOND_HELLO)
def test_a_program_that_answers_hello_twice_is_refused(run, tmp_path, when):
    """The report is the same, whenever the second answer arrives."""
    program = tmp_path / "twice.py"
    program.write_text(f"""
import os, struct, sys, time
size, = struct.unpack("<I", sys.stdin.buffer.read(4))
number = sys.stdin.buffer.read(size)[-9:]
message = b"\\x0a\\x06\\x0a\\x04test" + number
hello = struct.pack("<I", len(message)) + message
write = lambda data: os.write(1, data)
{SECOND_HELLO[when]}
sys.stdin.buffer.read()
""")
    result = run("--implementation", f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(program))}")
    assert result.code == 3
    assert "a trivial case of ScatterND-18 (float): it wrote more than one answer to hello" in result.err
    assert result.records == []


def test_a_process_that_is_lost_at_the_start_up_check_is_lost_in_no_case_of_the_corpus(run, misbehaving, corpus):
    """Every process crashes at its second case: in two trivial cases and in the case of the corpus."""
    case = "cases/ScatterND-18/elements"
    options = ["--option", "misbehave=sigsegv", "--option", "on=1", "--filter", case]
    result = run("--implementation", misbehaving, *options, "--cases", corpus, "--jobs", 1)
    assert result.footer["lost_processes"] == [
        {"when": "at the start-up check", "how": "was killed by SIGSEGV", "count": 2},
        {"when": "in a case", "how": "was killed by SIGSEGV", "count": 1, "case": case},
    ]
    assert "2 at the start-up check (was killed by SIGSEGV)" in result.err
    assert result.code == 1


def test_an_answer_that_comes_before_the_request_is_read_does_not_shift_those_that_follow(
    run, python_program, tmp_path
):
    """The request is larger than the capacity of a pipe, and the program answers after its first bytes."""
    make_large_cases(tmp_path / "large", 3)
    body = """
while True:
    head = sys.stdin.buffer.read(4)
    if len(head) < 4:
        break
    number = number[:1] + struct.pack("<Q", struct.unpack("<Q", number[1:])[0] + 1000003)  # the next: session.h
    write_frame(FAILED)
    sys.stdin.buffer.read(struct.unpack("<I", head)[0])
"""
    result = run("--implementation", python_program(body), "--jobs", 1, "--cases", tmp_path / "large")
    assert [case["answer"] for case in result.cases.values()] == ["failed"] * 3
    assert "lost_processes" not in result.footer


@pytest.mark.long
def test_an_answer_in_time_counts_even_if_the_runner_was_stopped(
    python_program, program, tmp_path, corpus, eventually
):
    """The runner is stopped, as by Ctrl-Z at a terminal, until long after the deadline."""
    body = f"""
for _ in range({STARTUP_REQUESTS}):
    read_frame()
    write_frame(FAILED)
import pathlib

here = pathlib.Path(__file__).parent
read_frame()
(here / "asked").touch()
while not (here / "stopped").exists():
    time.sleep(0.01)
write_frame(FAILED)
(here / "answered").touch()
read_frame()
"""
    arguments = ["run", "--implementation", python_program(body), "--timeout", "3", "--cases", corpus]
    arguments += ["--filter", "cases/ScatterND-16/add-repeated"]
    with subprocess.Popen([program, *arguments], stdout=subprocess.PIPE, text=True) as process:
        eventually((tmp_path / "asked").exists)
        process.send_signal(signal.SIGSTOP)
        (tmp_path / "stopped").touch()
        eventually((tmp_path / "answered").exists)
        time.sleep(3.2)
        process.send_signal(signal.SIGCONT)
        out, _ = process.communicate(timeout=60)
    assert "failed on a valid input: bad" in out


@pytest.mark.parametrize(
    "quoted",
    [
        "'{}' failed",
        '"{}" failed',
        "{escaped} failed",
        "'{}' 'fai'led",
    ],
)
def test_the_command_is_split_as_a_shell_would_split_it(run, misbehaving_program, tmp_path, quoted):
    folder = tmp_path / "a folder with 'quotes'"
    folder.mkdir()
    link = folder / "program"
    link.symlink_to(misbehaving_program)
    plain = tmp_path / "with space"
    plain.symlink_to(folder)
    path = plain / "program"
    command = quoted.format(path, escaped=str(path).replace(" ", "\\ "))
    result = run("--implementation", f"exec:{command}", "--filter", "*/ScatterND-16/add-repeated")
    assert result.header["implementation"]["name"] == "misbehaving-program"


def test_no_shell_interprets_the_command(run, misbehaving_program, tmp_path):
    result = run("--implementation", f"exec:{shlex.quote(str(misbehaving_program))} failed; touch {tmp_path}/made")
    assert result.code == 3
    assert not (tmp_path / "made").exists()


def test_a_program_is_looked_up_in_the_path(run, misbehaving_program, monkeypatch):
    monkeypatch.setenv("PATH", str(misbehaving_program.parent), prepend=":")
    result = run("--implementation", "exec:misbehaving_program failed", "--filter", "*/ScatterND-16/add-repeated")
    assert result.code == 1


@pytest.mark.parametrize(
    "command, code, message",
    [
        ("exec:", 2, "exec: needs a command"),
        ("exec:   ", 2, "exec: needs a command"),
        ("exec:a\\", 2, "exec:a\\ cannot be split into words"),
        ("exec:/nowhere/to/be/found", 3, 'the program "/nowhere/to/be/found" cannot be started: No such file'),
        ("exec:/", 3, 'the program "/" cannot be started: Permission denied'),
        ("exec:false", 3, "it exited with status 1 before it answered hello"),
    ],
)
def test_a_command_that_cannot_be_executed_is_named(run, command, code, message):
    result = run("--implementation", command)
    assert result.code == code
    assert message in result.err


def test_a_program_cannot_run_in_the_same_process(run):
    result = run("--implementation", "exec:true", "--in-process")
    assert result.code == 2
    assert "--in-process" in result.err
