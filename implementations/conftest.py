"""Shared by the tests of known implementations."""

import os
import pathlib
import subprocess
import sys

import pytest
from scatter_cts.results import read_runs

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "generators"), str(ROOT / "implementations")]  # for `archives` and `adapter_runs`
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))


@pytest.fixture(scope="session")
def run_known():
    """Runs a known implementation, which must be installed, over the project's cases.

    Returns the process and the records of the cases by their ids, without "cases/".
    """

    def run(name, folder, *arguments):
        results = folder / "results.jsonl"
        command = [PROGRAM, "run", "--implementation", name, "--cases", "cases", "--results", results]
        process = subprocess.run([*command, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
        cases = read_runs(results)[0].cases if results.exists() else ()
        return process, {record["id"][6:]: record for record in cases}

    return run
