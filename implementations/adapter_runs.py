"""Runs of an adapter in Python with modules that a test has written, for the tests of adapters."""

import os
import pathlib
import subprocess
import sys

from scatter_cts.results import read_runs

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
PACKAGE = os.environ.get("SCATTER_CTS_PROTOCOL", str(ROOT / "build/release/python"))


def run_adapter(adapter, modules, *arguments):
    """`scatter-cts run` with an adapter that can import the modules in a folder; returns the process and the records."""
    results = modules / "results.jsonl"
    command = [PROGRAM, "run", "--implementation", f"exec:{sys.executable} {adapter}", "--results", results, *arguments]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(modules), PACKAGE])}
    process = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return process, [record for run in (read_runs(results) if results.exists() else []) for record in run.records]
