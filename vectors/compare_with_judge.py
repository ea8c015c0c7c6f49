#!/usr/bin/env python3
"""Whether the check of the vectors and the judge of scatter-cts say the same of the same answers.

usage: vectors/compare_with_judge.py [PROGRAM] IMPLEMENTATION [KEY=VALUE...]

Each KEY=VALUE is one run of the core cases with this option; without any, there is one run without options. The answers are kept
(--save-outputs), and each is checked by harness/python/check.py. Cases that are no vectors, or have no answer, are not compared.
Prints a line for each case that is judged differently, and a row of the table in README.md: the implementation and its runs, the cases
that both judge, those judged alike, and in how many of the runs in which the judge finds a fault the vectors do. Exit status 1 if a case
is judged differently.
"""

from __future__ import annotations

import base64
import collections
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE / "harness" / "python"), str(ROOT / "build/release/python"),
                str(ROOT / "generators")]

import environment  # noqa: E402, F401 - before packages
from check import cells_of, check  # noqa: E402
from scatter_cts.results import ENDED, read_results  # noqa: E402


def vectors(core: dict) -> dict[str, dict]:
    """The tests by their ids."""
    return {test["id"]: test for group in core["groups"] for test in group["tests"]}


def cells(folder: pathlib.Path, dtype: str) -> list[str]:
    """The cells of a kept output as core.json writes them."""
    from scatter_cts.messages import TensorProto
    from scatter_cts.tensors import decode

    array = decode(TensorProto.FromString((folder / "output_0.pb").read_bytes()))
    if dtype == "string":
        return [base64.b64encode(text).decode() for text in array.reshape(-1).tolist()]
    return cells_of(dtype, array.astype(array.dtype.newbyteorder("<")).tobytes().hex())


def word_of_vector(test: dict, folder: pathlib.Path) -> str | None:
    """What the check says of a kept answer; None without one."""
    if (folder / "output_0.pb").exists():
        return check(test, cells(folder, test["data"]["type"]))
    return check(test, None) if (folder / "rejected").exists() else None


def word_of_judge(record: dict) -> str:
    if record["verdict"] == "unsupported":  # a refusal beyond common limits (DECISIONS.md: size-limits)
        return "conforms"
    if record["verdict"] != "pass":
        return "wrong"
    return "tolerated" if record.get("warnings") else "conforms"


def compare(program: str, implementation: str, option: str | None, tests: dict[str, dict]) -> collections.Counter:
    """Counts of one run: cases that both judge, those judged differently, and whether each finds a fault."""
    counts: collections.Counter = collections.Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        options = ["--option", option] if option else []
        process = subprocess.run([program, "run", "--implementation", implementation, *options, "--tier", "core", "--cases", ROOT / "cases",
                        "--save-outputs", folder / "kept", "--results", folder / "results.jsonl"],
                       stdout=subprocess.DEVNULL, check=False)  # fmt: skip
        if not (folder / "results.jsonl").exists():
            sys.exit(f"{program} ended with {process.returncode} and wrote no results")
        for record in read_results(folder / "results.jsonl").cases:
            if record.get("answer") == "unsupported" or record["verdict"] == "not-run":
                continue
            judged, test = word_of_judge(record), tests.get(record["id"].partition("/")[2])
            counts["judge"] |= judged == "wrong"
            checked = word_of_vector(test, folder / "kept" / record["id"]) if test else None
            counts["vectors"] |= test is not None and record["verdict"] in ENDED
            if checked is not None:
                counts["both"] += 1
                counts["different"] += checked != judged
                counts["vectors"] |= checked == "wrong"
                if checked != judged:
                    print(f"{option or implementation}: {record['id']}: judge: {judged}, vector: {checked}")
    return counts


def main(words: list[str]) -> int:
    program = words.pop(0) if words and pathlib.Path(words[0]).name == "scatter-cts" else str(ROOT / "build/release/bin/scatter-cts")
    if not words or words == ["--help"]:
        print(__doc__)
        return 0 if words else 2
    implementation, *options = words
    tests = vectors(json.loads((HERE / "core.json").read_text("utf-8")))
    total: collections.Counter = collections.Counter()
    for option in options or [None]:
        total.update(compare(program, implementation, option, tests))
    print(f"| {pathlib.Path(implementation).stem}, {len(options) or 1} | {total['both']:,} | {total['both'] - total['different']:,} | "
          f"{total['vectors']} of {total['judge']} |")
    return int(total["different"] > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
