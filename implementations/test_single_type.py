"""The core of the corpus alone shows common faults of a backend that has one element type.

The plugin is planted.so, which declares the type; generators/axes/faults.py, by which the core is chosen, is no part of it.
"""

import concurrent.futures
import json
import os
import subprocess

import archives
import pytest
from scatter_cts.results import GOOD
from test_planted import PLANTED, PROGRAM, ROOT

TYPES = ("float", "double", "float16", "int32", "int64", "uint8", "bool", "string")
NEWEST = ("Scatter-11", "ScatterElements-18", "ScatterND-18")
OLDER = ("Scatter-9", "ScatterElements-11", "ScatterElements-13", "ScatterElements-16", "ScatterND-11", "ScatterND-13",
         "ScatterND-16")
AXIS = ("axis-negative-first", "axis-negative-last", "axis-negative-lower", "axis-first-above-rank-3")
INDEX = ("refuse-negative-index", "refuse-empty-indices")
TUPLE = ("tuple-unwrapped", "slice-first-element", "slice-last-row")
BOUNDS = ("bounds-clamped", "bounds-skipped")
REDUCING = ("repeat-first-only", "old-from-data", "alone-key-reduction", "data-left-out")
ALWAYS = ("wrap-with-first-extent", "strides-of-indices", "beyond-16-lost", "ones-squeezed", "updates-transposed",
          "data-not-copied")
FAULTS = (*AXIS, *INDEX, *TUPLE, *BOUNDS, *REDUCING, *ALWAYS, "mul-as-add", "min-as-max", "reduction-ungated")


def due(version, dtype):
    """The faults that apply: what the version has, and what it does not leave open."""
    operator, since = version.split("-")
    elements, reducing, extremes = operator != "ScatterND", operator != "Scatter" and int(since) >= 16, int(since) >= 18
    return {
        *ALWAYS, *(AXIS if elements else TUPLE), *(BOUNDS if version != "Scatter-9" else ()),
        *(INDEX if operator != "Scatter" else ()),  # Scatter-11 may be refused, and Scatter-9 has no negative indices
        *(REDUCING if reducing else ()), *(("mul-as-add",) if reducing and dtype != "string" else ()),
        "min-as-max" if extremes else "reduction-ungated",
    }


def program(*arguments):
    process = subprocess.run([PROGRAM, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode in (0, 1), process.stderr
    return process.stdout


def core_of(dtype, stored, folder):
    """Writes the core of one type into archives of their own, which are read in less time."""
    listed = program("list", "--cases", "cases", "--tier", "core", "--dtype", dtype).splitlines()
    cases = {line.partition("\t")[0].partition("#")[0].removeprefix("cases/") for line in listed}
    folder.mkdir()
    for name, content in archives.packed({f"{case}/{name}": content for case in cases
                                          for name, content in stored[case].items()}).items():
        (folder / name).write_bytes(content)
    return folder


def versions_found(core, dtype, fault):
    """The operator versions with a failure or, as for an index that should be refused, a warning."""
    results = core / f"{fault}.jsonl"
    options = ["--option", f"dtype={dtype}", *(("--option", f"fault={fault}") if fault else ())]
    program("run", "--implementation", PLANTED, "--cases", core, "--jobs", "1", "--results", results, *options)
    records = map(json.loads, results.read_text("utf-8").splitlines())
    return {record["id"].split("/")[1] for record in records if record["type"] == "case" and
            (record["verdict"] not in GOOD or record.get("warnings"))}


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """The operator versions by type and fault; None is no fault."""
    folder, stored = tmp_path_factory.mktemp("core"), archives.read_cases(ROOT / "cases")
    cores = {dtype: core_of(dtype, stored, folder / dtype) for dtype in TYPES}
    pairs = [(dtype, fault) for dtype in TYPES for fault in (None, *FAULTS)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(pairs, pool.map(lambda pair: versions_found(cores[pair[0]], *pair), pairs)))


@pytest.mark.parametrize("dtype", TYPES)
def test_the_core_shows_all_faults_but_one_of_a_backend_of_one_type(found, dtype):
    assert found[dtype, None] == set()
    missed = {version: [fault for fault in due(version, dtype) if version not in found[dtype, fault]] for version in NEWEST}
    assert all(len(faults) <= 1 for faults in missed.values()), missed


@pytest.mark.parametrize("version", OLDER)
def test_at_older_versions_the_core_shows_all_faults_but_three_in_float(found, version):
    missed = [fault for fault in due(version, "float") if version not in found["float", fault]]
    assert len(missed) <= 3, missed
