"""Pipes, devices, folders and huge files do not block a run: it handles signals at any time, and reports how it ended."""

import json
import os
import pathlib
import signal
import subprocess
import threading

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT / "cases"
PATIENCE_SECONDS = 120

EARLY = "interrupted before the first case"


@pytest.fixture
def start(program, workplace):
    """Starts the program, which is killed after the test."""
    processes = []

    def call(*arguments, **settings):
        settings = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "cwd": workplace} | settings
        process = subprocess.Popen([program, *map(str, arguments)], **settings)
        processes.append(process)
        return process

    yield call
    for process in processes:
        process.kill()


def is_open_in(process, path):
    """Whether a process has a file open, as a sign of its progress."""
    folder = f"/proc/{process.pid}/fd"
    try:
        return any(os.path.realpath(f"{folder}/{name}") == os.path.realpath(path) for name in os.listdir(folder))
    except OSError:
        return False


@pytest.fixture
def pipe(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


@pytest.mark.parametrize("option", ["--rerun-failed", "--waivers"])
def test_a_pipe_without_a_writer_is_waited_for_until_a_signal(start, pipe, eventually, option):
    process = start("run", "--implementation", "reference", option, pipe)
    eventually(lambda: is_open_in(process, pipe) or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 3
    assert EARLY in err


def test_a_pipe_without_a_reader_is_waited_for_until_a_signal(start, pipe, eventually):
    process = start("run", "--implementation", "reference", "--results", pipe)
    eventually(lambda: b"poll" in open(f"/proc/{process.pid}/wchan", "rb").read() or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 3
    assert EARLY in err


@pytest.mark.parametrize("option", ["--rerun-failed", "--waivers"])
@pytest.mark.parametrize("kind", ["folder", "/dev/zero", "/dev/tty"])
def test_folders_and_devices_are_refused_as_arguments(scatter_cts, tmp_path, option, kind):
    path = tmp_path if kind == "folder" else kind
    process = scatter_cts("run", "--implementation", "reference", option, path)
    assert process.returncode == 3
    assert f"{path}: " in process.stderr


def feed(path, data):
    threading.Thread(target=path.write_bytes, args=(data,), daemon=True).start()


def test_results_and_waivers_may_come_from_pipes(run, scatter_cts, tmp_path, pipe, misbehaving):
    wrong = ["--implementation", misbehaving, "--option", "misbehave=wrong-value"]
    first = run(*wrong, "--filter", "cases/ScatterND-18/elements")
    assert first.code == 1
    feed(pipe, first.raw)
    assert list(run(*wrong, "--rerun-failed", pipe).cases) == list(first.cases)
    waiver = {"cases": "cases/ScatterND-18/elements", "verdict": "fail", "reason": "known"}
    waivers = json.dumps({"implementation": "misbehaving", "waivers": [waiver]}).encode()
    feed(pipe, waivers)
    assert run(*wrong, "--filter", "cases/ScatterND-18/elements", "--waivers", pipe).code == 0
    settings = {"input": waivers, "text": False}
    again = scatter_cts("run", *wrong, "--filter", "cases/ScatterND-18/elements", "--waivers", "/dev/stdin", **settings)
    assert again.returncode == 0, again.stderr


def test_process_substitutions_may_be_arguments(program, workplace, tmp_path, misbehaving):
    waivers = tmp_path / "waivers.json"
    waiver = {"cases": "cases/ScatterND-18/elements", "verdict": "fail", "reason": "known"}
    waivers.write_text(json.dumps({"implementation": "misbehaving", "waivers": [waiver]}))
    command = (
        '"$0" run --implementation "$1" --option misbehave=wrong-value --filter cases/ScatterND-18/elements '
        '--waivers <(cat "$2") --results >(cat > "$3"); code=$?; wait; exit $code'
    )
    results = tmp_path / "results.jsonl"
    process = subprocess.run(
        ["bash", "-c", command, program, misbehaving, waivers, results], cwd=workplace, timeout=PATIENCE_SECONDS
    )
    assert process.returncode == 0


def test_a_page_can_compare_results_from_a_pipe(run, scatter_cts, pipe, tmp_path):
    results = tmp_path / "results.jsonl"
    results.write_bytes(run("--filter", "cases/ScatterND-18/elements").raw)
    feed(pipe, results.read_bytes())
    from_pipe = scatter_cts("compare", pipe, results, "--format", "html")
    from_file = scatter_cts("compare", results, results, "--format", "html")
    assert from_pipe.returncode == 0, from_pipe.stderr
    assert from_pipe.stdout == from_file.stdout


@pytest.mark.parametrize("name", ["model.onnx", "case.json", "test_data_set_0/input_0.pb", "test_data_set_0/output_0.pb"])
@pytest.mark.parametrize("command", ["run --implementation reference", "list", "verify", "export"])
def test_a_pipe_in_a_case_folder_is_refused(scatter_cts, tmp_path, copy_case, command, name):
    folder = copy_case("ScatterND-18/elements")
    (folder / name).unlink()
    os.mkfifo(folder / name)
    target = [tmp_path / "exported"] if command == "export" else []
    process = scatter_cts(*command.split(), *target, "--cases", folder.parents[1])
    assert f"{name}: is not a regular file" in process.stdout + process.stderr


def test_a_pipe_is_not_a_library(scatter_cts, pipe):
    process = scatter_cts("doctor", "--in-process", pipe)
    assert process.returncode == 3
    assert "is not a regular file" in process.stderr


def test_a_huge_file_is_refused_before_it_is_read(run, copy_case):
    folder = copy_case("ScatterND-18/elements")
    with open(folder / "test_data_set_0" / "input_0.pb", "r+b") as file:
        file.truncate(10 << 30)
    result = run("--cases", folder.parents[1])
    (case,) = result.cases.values()
    assert case["verdict"] == "unreadable" and "2147483648" in json.dumps(case)


@pytest.mark.long
def test_a_hundred_thousand_stale_waivers_are_reported_in_time(scatter_cts, tmp_path):
    path = tmp_path / "waivers.json"
    waivers = [{"cases": f"cases/none-{i}", "verdict": "fail", "reason": "r"} for i in range(100_000)]
    path.write_text(json.dumps({"implementation": "reference", "waivers": waivers}))
    process = scatter_cts("run", "--implementation", "reference", "--cases", CASES, "--tier", "core", "--waivers", path)
    assert process.returncode == 1
    assert process.stderr.count("matches no case") == 100_000


HANGING = """
import pathlib

(pathlib.Path(__file__).parent / "hangs").touch()
time.sleep(1e6)
"""


@pytest.mark.parametrize("when", ["hello", "trivial case"])
def test_an_interruption_at_the_start_leaves_a_message_and_no_results(start, python_program, tmp_path, eventually, when):
    specification = python_program(("" if when == "hello" else "read_frame()") + HANGING)
    path = tmp_path / "program under test.py"
    if when == "hello":
        path.write_text(path.read_text().replace("\nread_frame()\nwrite_frame(HELLO)\n", "\nread_frame()\n"))
    results = tmp_path / "results.jsonl"
    arguments = ["--timeout", "100000", "--start-timeout", "100000", "--filter", "cases/ScatterND-18/elements"]
    process = start("run", "--implementation", specification, *arguments, "--results", results)
    eventually(lambda: (tmp_path / "hangs").exists() or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 3
    assert EARLY in err
    assert "no case was selected" not in err
    assert out.endswith("; stopped before the end\n")
    assert not results.exists()


def test_an_interrupted_single_case_is_not_a_missing_selection(start, python_program, tmp_path, eventually):
    specification = python_program("for _ in range(3):\n    read_frame()\n    write_frame(FAILED)\nread_frame()" + HANGING)
    arguments = ["--timeout", "100000", "--filter", "cases/ScatterND-18/elements"]
    process = start("run", "--implementation", specification, *arguments)
    eventually(lambda: (tmp_path / "hangs").exists() or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 3
    assert EARLY in err
    assert "no case was selected" not in err
