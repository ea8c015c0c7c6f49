"""The two examples on all cases: the corpus and ONNX's own.

The C example checks its inputs and must pass if it implements the element type. The Python example
computes what numpy can compute: it must be right on every valid case, and if it accepts input that a rule
forbids, the results must say so.
"""

import json
import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
EXAMPLE = os.environ.get("SCATTER_CTS_EXAMPLE", str(ROOT / "build/example/example.so"))
PROTOCOL = os.environ.get("SCATTER_CTS_PROTOCOL", str(ROOT / "build/release/python"))
PYTHON_EXAMPLE = f"exec:{sys.executable} {ROOT / 'implementations/example-python/scatter_example.py'}"
SOURCES = {
    "cases": ROOT / "cases",
    "wheel": ROOT / "build/official/onnx-1.22.0",
    "memory": ROOT / "build/official/onnx-1.23.2",
    "debian": pathlib.Path("/usr/share/libonnx-testdata/data/node"),
}
OFFICIAL_COUNTS = {"wheel": 14, "memory": 16, "debian": 9}


def run(implementation, tmp_path):
    """Runs the cases of all sources; returns the exit status and the records of the cases."""
    results = tmp_path / "results.jsonl"
    sources = [f"--cases={name}={folder}" for name, folder in SOURCES.items()]
    command = [PROGRAM, "run", "--implementation", implementation, "--results", str(results), *sources]
    environment = {**os.environ, "PYTHONPATH": PROTOCOL}
    status = subprocess.run(command, env=environment, capture_output=True, text=True, check=False).returncode
    records = [json.loads(line) for line in results.read_text().splitlines()]
    return status, [record for record in records if record["type"] == "case"]


@pytest.fixture(scope="module")
def python_run(tmp_path_factory):
    return run(PYTHON_EXAMPLE, tmp_path_factory.mktemp("python"))


def official(records, name):
    return [record for record in records if record["id"].startswith(f"{name}/")]


@pytest.fixture(scope="module", params=["reference", EXAMPLE])
def checking_run(request, tmp_path_factory):
    """A run of an implementation that checks its inputs."""
    return run(request.param, tmp_path_factory.mktemp("checking"))


def test_the_reference_and_the_c_example_conform_on_every_case(checking_run):
    status, records = checking_run
    assert status == 0
    assert {record["verdict"] for record in records} <= {"pass", "unsupported"}


def test_every_official_case_passes_on_the_reference_and_the_c_example(checking_run):
    _, records = checking_run
    passed = {name: [record["verdict"] for record in official(records, name)] for name in OFFICIAL_COUNTS}
    assert passed == {name: ["pass"] * count for name, count in OFFICIAL_COUNTS.items()}


@pytest.mark.parametrize("name", OFFICIAL_COUNTS)
def test_every_official_case_passes_on_the_python_example(python_run, name):
    assert [record["verdict"] for record in official(python_run[1], name)] == ["pass"] * OFFICIAL_COUNTS[name]


def test_the_python_example_is_right_on_every_valid_case(python_run):
    valid = [record for record in python_run[1] if record["expectation"] in ("exact", "unstated")]
    assert len(valid) > 150
    assert {record["verdict"] for record in valid} <= {"pass", "unsupported"}


def test_invalid_input_that_the_python_example_accepts_is_a_warning(python_run):
    status, records = python_run
    assert status == 0
    warned = [record for record in records if "warnings" in record]
    assert warned
    for record in warned:
        assert record["verdict"] == "pass" and record["expectation"] == "refuse"
        assert {finding["level"] for finding in record["warnings"]} == {"should-reject"}
        assert "it answered anyway" in " ".join(record["explanation"])
