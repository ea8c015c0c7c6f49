"""The tier "huge" finds the faults of offsets in 32 bits of the implementation with the techniques of fast ones.

A test needs up to 14 GiB of memory and half a minute: they run only if SCATTER_CTS_HUGE is set.
"""

import json
import os
import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
OPTIMISED = os.environ.get("SCATTER_CTS_OPTIMISED", str(ROOT / "build/release/implementations/optimised/optimised.so"))
TABLE = ROOT / "implementations/optimised/int32_fault_table.h"
NAMES = re.findall(r"\bX\((\w+),\s", TABLE.read_text().split("#define", 2)[2])

needs_memory = pytest.mark.skipif("SCATTER_CTS_HUGE" not in os.environ, reason="needs 14 GiB: set SCATTER_CTS_HUGE")

CASES = {
    "INT32_RANGE": "ScatterND-18/offsets-past-2-31",
    "INT32_REVERSE": "ScatterND-11/descending-from-2-32",
    "INT32_LAST": "ScatterND-13/equal-updates-of-one",
    "INT32_SCATTERED": "ScatterND-13/offsets-spread-past-2-32",
    "INT32_ADD_RANGE": "ScatterND-18/add-past-2-32-of-4",
    "INT32_ADD_IN_ORDER": "ScatterElements-16/add-100-to-one",
    "INT32_ADD_DISTINCT": "ScatterND-16/add-spread-past-2-32-of-8",
    "INT32_ADD_TILES": "ScatterElements-18/add-twice-to-100",
    "INT32_ADD_SEGMENTS": "ScatterND-16/add-to-1000-slices",
    "INT32_PARTIALS": "ScatterND-18/add-1000-to-one",
    "INT32_COPY": "ScatterND-18/tuples-of-2",
    "INT32_UPDATE": "ScatterND-16/slices-of-2-30",
    "INT32_TARGET": "ScatterElements-18/axis-0",
    "INT32_TABLE": "Scatter-9/axis-1",
}


def verdict(tmp_path, case, *arguments):
    results = tmp_path / "results.jsonl"
    command = [PROGRAM, "run", "--implementation", OPTIMISED, "--tier", "huge", "--filter", f"huge/{case}"]
    subprocess.run([*command, "--results", results, *arguments], capture_output=True, check=False, cwd=tmp_path)
    records = map(json.loads, results.read_text().splitlines())
    return next(record["verdict"] for record in records if record["type"] == "case")


def test_every_fault_of_the_table_has_a_case():
    assert list(CASES) == NAMES


@needs_memory
@pytest.mark.parametrize("name", CASES)
def test_without_a_fault_the_case_passes(tmp_path, name):
    assert verdict(tmp_path, CASES[name]) == "pass"


@needs_memory
@pytest.mark.parametrize("name", CASES)
def test_with_the_fault_the_case_fails(tmp_path, name):
    assert verdict(tmp_path, CASES[name], "--option", f"fault={name}") in ("fail", "crash")
