#!/usr/bin/env python3
"""Measures cases per second of scatter-cts with onnxruntime, compared with three alternatives in Python.

    ./run.sh --implementation onnxruntime
    python3 -m venv build/speed/venv
    build/speed/venv/bin/pip install --require-hashes -r implementations/onnxruntime/speed-requirements.txt
    build/speed/venv/bin/python implementations/onnxruntime/speed.py

The cases come from `scatter-cts export`, restricted to folders in which all contestants find every answer right; any
runner of ONNX's test data can judge them. Each contestant runs all of them, one after the other, in a process of its
own, the contestants taking turns; the fastest round of each counts. The time of scatter-cts is that of the whole
command, with one job; for the others, imports and test discovery are not counted. Nothing else should run on the
machine during the measurement.

Then scatter-cts runs with a stopwatch (stopwatch.posix.c) between the plugin and onnxruntime, which measures how
much of the time is spent in onnxruntime.
"""

import argparse
import importlib.metadata
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(ROOT / "python"))
from scatter_cts.results import read_results  # noqa: E402

WORK = ROOT / "build" / "speed"

# Since 1.29, onnxruntime records its usage and reports it, unless this is set. No user was asked,
# and it is not part of the measurement.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

# ---- the contestants in Python ----------------------------------------------------------------------------
# Each gets a folder of cases and returns the seconds it took and the names of the cases it found right.


def load_tensor(path: pathlib.Path):
    """The numpy array in a file with a TensorProto."""
    import onnx
    tensor = onnx.TensorProto()
    tensor.ParseFromString(path.read_bytes())
    return onnx.numpy_helper.to_array(tensor)


def is_right(actual, expected) -> bool:
    """Whether two arrays agree according to ONNX's own backend tests: shape, element type, approximate values."""
    import numpy as np
    if actual.shape != expected.shape or actual.dtype != expected.dtype:
        return False
    if expected.dtype in (object, bool):
        return np.array_equal(actual, expected)
    return np.allclose(actual, expected, rtol=1e-3, atol=1e-7, equal_nan=True)


def run_loop(folder: pathlib.Path, prepare) -> tuple[float, list[str]]:
    """A plain loop. `prepare` turns a model's bytes into the names of its inputs and a function that takes a feed."""
    right = []
    start = time.perf_counter()
    for case in sorted(folder.iterdir()):
        try:
            names, run = prepare((case / "model.onnx").read_bytes())
            answers = []
            for data_set in sorted(case.glob("test_data_set_*")):
                paths = [data_set / f"input_{i}.pb" for i in range(len(names))]
                feed = {name: load_tensor(path) for name, path in zip(names, paths) if path.exists()}
                answers.append(is_right(run(feed)[0], load_tensor(data_set / "output_0.pb")))
        except Exception:  # any exception of a backend counts as no answer
            continue
        if all(answers):
            right.append(case.name)
    return time.perf_counter() - start, right


def run_session_loop(folder: pathlib.Path) -> tuple[float, list[str]]:
    """InferenceSession with the plugin's settings: one thread, no optimization, no messages."""
    import onnx.numpy_helper  # noqa: F401
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.log_severity_level = 4

    def prepare(model: bytes):
        session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        return [value.name for value in session.get_inputs()], lambda feed: session.run(None, feed)

    return run_loop(folder, prepare)


def run_evaluator_loop(folder: pathlib.Path) -> tuple[float, list[str]]:
    """ONNX's ReferenceEvaluator: no onnxruntime at all."""
    import onnx.reference

    def prepare(model: bytes):
        evaluator = onnx.reference.ReferenceEvaluator(onnx.load_model_from_string(model))
        return evaluator.input_names, lambda feed: evaluator.run(None, feed)

    return run_loop(folder, prepare)


def run_backend_tests(folder: pathlib.Path) -> tuple[float, list[str]]:
    """The onnx package's backend tests on these folders, with onnxruntime's unmodified backend."""
    import onnx.backend.test
    import onnx.backend.test.loader
    import onnxruntime.backend

    class RightCollector(unittest.TestResult):
        right: list[str] = []

        def addSuccess(self, test):  # noqa: N802
            self.right.append(test.id().rsplit(".", 1)[-1].removesuffix("_cpu"))

    tests = onnx.backend.test.BackendTest(onnxruntime.backend, __name__)
    tests._test_items.clear()
    for case in onnx.backend.test.loader.load_model_tests(str(folder.parent), folder.name):
        tests._add_model_test(case, "Scatter")
    suite = tests.test_suite
    result = RightCollector()
    start = time.perf_counter()
    suite.run(result)
    return time.perf_counter() - start, result.right


IN_PYTHON = {
    "the onnx package's backend tests": run_backend_tests,
    "a loop over InferenceSession": run_session_loop,
    "a loop over ReferenceEvaluator": run_evaluator_loop,
}

# ---- measuring --------------------------------------------------------------------------------------------


def measure_in_python(name: str, folder: pathlib.Path) -> tuple[float, list[str]]:
    """Seconds and right folders of a contestant, in a separate process."""
    command = [sys.executable, __file__, "--contestant", name, str(folder)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    seconds, right = json.loads(done.stdout.splitlines()[-1])
    return seconds, right


def measure_scatter_cts(program: str, folder: pathlib.Path, *options: str, **environment: str) -> float:
    """Seconds of a whole command."""
    command = [program, "run", "--implementation", "onnxruntime", "--jobs", "1", "--cases", str(folder)]
    start = time.perf_counter()
    done = subprocess.run([*command, *options], cwd=ROOT, env=os.environ | environment,
                          stdout=subprocess.DEVNULL, check=False)
    seconds = time.perf_counter() - start
    if done.returncode not in (0, 1):
        sys.exit(f"speed.py: {' '.join(command)}: exit status {done.returncode}")
    return seconds


def right_in_scatter_cts(program: str, folder: pathlib.Path) -> set[str]:
    """The folders that scatter-cts finds right."""
    results = WORK / "results.jsonl"
    measure_scatter_cts(program, folder, "--results", str(results))
    right, wrong = set(), set()
    for record in read_results(results).cases:
        name = record["id"].split("/")[1].split("#")[0]
        (right if record["verdict"] == "pass" else wrong).add(name)
    return right - wrong


def choose_cases(program: str) -> pathlib.Path:
    """Exports the cases and returns a folder with those that all contestants find right; prints their number."""
    folder, left_out = WORK / "cases" / "scatter", WORK / "left-out"
    shutil.rmtree(folder.parent, ignore_errors=True)
    shutil.rmtree(left_out, ignore_errors=True)
    folder.parent.mkdir(parents=True)
    left_out.mkdir()
    subprocess.run([program, "export", str(folder)], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    every = {path.name for path in folder.iterdir()}
    right = right_in_scatter_cts(program, folder)
    for name in IN_PYTHON:
        right &= set(measure_in_python(name, folder)[1])
    for name in every - right:
        shutil.move(folder / name, left_out / name)
    print(f"{len(right)} of {len(every)} folders, in which every contestant finds every answer right\n")
    return folder


def measure_round(program: str, folder: pathlib.Path) -> dict[str, float]:
    """Seconds of every contestant."""
    seconds = {"scatter-cts": measure_scatter_cts(program, folder)}
    return seconds | {name: measure_in_python(name, folder)[0] for name in IN_PYTHON}


def build_stopwatch() -> pathlib.Path:
    """Builds the library that is loaded in place of onnxruntime."""
    library = WORK / "stopwatch.so"
    source = HERE / "stopwatch.posix.c"
    subprocess.run(["cc", "-std=c17", "-O2", "-fPIC", "-shared", "-o", library, source], check=True)
    return library


def measure_parts(program: str, folder: pathlib.Path, stopwatch: pathlib.Path) -> tuple[float, dict]:
    """Seconds of a run with the stopwatch; calls and nanoseconds by onnxruntime function."""
    times = WORK / "times.json"
    times.unlink(missing_ok=True)
    library = ROOT / "build" / "implementations" / f"onnxruntime@{importlib.metadata.version('onnxruntime')}" / "libonnxruntime.so"
    seconds = measure_scatter_cts(program, folder, "--option", f"library={stopwatch}",
                                  STOPWATCH_FILE=str(times), STOPWATCH_LIBRARY=str(library))
    return seconds, json.loads(times.read_text(encoding="utf-8"))


# ---- reporting --------------------------------------------------------------------------------------------


def print_speeds(seconds: dict[str, float], cases: int) -> None:
    print("| contestant | seconds | cases per second | ms per case | relative time |\n|---|---|---|---|---|")
    for name, value in seconds.items():
        print(f"| {name} | {value:.3f} | {cases / value:.0f} | {value / cases * 1e3:.3f} | "
              f"{value / seconds['scatter-cts']:.1f} |")


def print_parts(seconds: float, parts: dict[str, list[int]], cases: int) -> None:
    """`seconds` is the time of the whole run, `parts` the result of measure_parts."""
    print("\n| part | calls | µs per call | µs per case | share |\n|---|---|---|---|---|")
    rest = seconds * 1e6
    for name, (calls, nanoseconds) in parts.items():
        taken = nanoseconds / 1e3
        rest -= taken
        print(f"| {name} | {calls} | {taken / max(calls, 1):.1f} | {taken / cases:.1f} | "
              f"{taken / 1e6 / seconds:.0%} |")
    print(f"| everything else | | | {rest / cases:.1f} | {rest / 1e6 / seconds:.0%} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each contestant (default: %(default)s)")
    parser.add_argument("--program", default="build/release/bin/scatter-cts", help="(default: %(default)s)")
    parser.add_argument("--contestant", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.contestant:
        name, folder = arguments.contestant
        print("\n" + json.dumps(IN_PYTHON[name](pathlib.Path(folder))))
        return
    program = str((ROOT / arguments.program).resolve())
    try:
        version = importlib.metadata.version("onnxruntime")
    except importlib.metadata.PackageNotFoundError:
        parser.error("this Python has no onnxruntime: see --help")
    print(f"onnxruntime {version}, Python {platform.python_version()}, {os.cpu_count()} processors, "
          f"load {os.getloadavg()[0]:.1f}")
    folder = choose_cases(program)
    cases = len(list(folder.glob("*/test_data_set_*")))
    rounds = [measure_round(program, folder) for _ in range(arguments.rounds)]
    print_speeds({name: min(times[name] for times in rounds) for name in rounds[0]}, cases)
    stopwatch = build_stopwatch()
    print_parts(*min(measure_parts(program, folder, stopwatch) for _ in range(arguments.rounds)), cases)


if __name__ == "__main__":
    main()
