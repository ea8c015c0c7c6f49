"""Measures what finds the faults of the optimised plugin (implementations/optimised/fault_table.h).

    python3 implementations/measure_faults.py [--seed S] [--seconds N] [FAULT...]

prints a table in Markdown. For each fault: how many cases of the corpus fail and how long `run` takes; after how many seconds
and at which case of the random world `sweep --seed S` finds it, within N seconds; the shapes of the shrunk case, or the
number of cases that must precede it for a fault of state. `sweep` ends at the first failing case and
uses one process. Exit status 1 if `sweep` does not find a fault that `run` finds.
"""

import argparse
import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "python"))
from scatter_cts.results import GOOD, Results, read_runs  # noqa: E402

PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
OPTIMISED = os.environ.get("SCATTER_CTS_OPTIMISED", str(ROOT / "build/release/implementations/optimised/optimised.so"))
TABLE = ROOT / "implementations/optimised/fault_table.h"


def fault_names():
    return re.findall(r"\bX\((\w+),\s", TABLE.read_text(encoding="utf-8").split("#define", 2)[2])


@dataclasses.dataclass
class Execution:
    """A command with its results."""

    seconds: float
    results: Results

    @classmethod
    def of(cls, command, fault, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            results = pathlib.Path(folder) / "results.jsonl"
            words = [PROGRAM, command, "--implementation", OPTIMISED, "--option", f"fault={fault}", "--results", results]
            begun = time.monotonic()
            process = subprocess.run([*words, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
            seconds = time.monotonic() - begun
            if command == "sweep" and process.returncode == 3 and not results.exists():
                return cls(seconds, Results(results, []))  # no case in that time
            if process.returncode not in (0, 1, 3) or not results.exists():
                sys.exit(f"{fault}: {process.stderr}")
            return cls(seconds, read_runs(results)[0])


@dataclasses.dataclass
class Row:
    """One fault, and what finds it."""

    fault: str
    failing: int
    run_seconds: float
    case: str
    sweep_seconds: float
    size: str

    def __str__(self):
        run = f"{self.failing} cases" if self.failing else "not found"
        sweep = f"{self.sweep_seconds:.1f} s, {self.case}" if self.case else "not found"
        return f"| {self.fault} | {run}, {self.run_seconds:.1f} s | {sweep} | {self.size} |"


def size_of(sweep):
    """Shapes of the shrunk case, or the number of cases that must precede it."""
    shrunk = sweep.results.footer.get("shrunk", [])
    if shrunk:
        return "data {dtype} {data}, indices {indices}, updates {updates}".format(**shrunk[0])
    before = [case["after"] for case in sweep.results.cases if "after" in case]
    return f"after {len(before[0])} case{'s' * (len(before[0]) != 1)}" if before else ""


def measure(fault, seed, seconds):
    run = Execution.of("run", fault, "--cases", "cases")
    failing = sum(case["verdict"] not in GOOD for case in run.results.cases)
    bounds = ["--seed", seed, "--seconds", seconds, "--max-failures", "1", "--jobs", "1"]
    found = Execution.of("sweep", fault, *bounds, "--no-shrink")
    cases = [case["id"] for case in found.results.cases]
    if not cases:
        return Row(fault, failing, run.seconds, "", found.seconds, "")
    sweep = Execution.of("sweep", fault, *bounds)
    return Row(fault, failing, run.seconds, cases[0], found.seconds, size_of(sweep))


def parse(arguments):
    parser = argparse.ArgumentParser(description="Measures what finds the faults of the optimised plugin.")
    parser.add_argument("--seed", default="1", help="seed of the random world (default: 1)")
    parser.add_argument("--seconds", default="60", help="time limit of the search for each fault (default: 60)")
    parser.add_argument("faults", nargs="*", metavar="FAULT", help="default: all")
    return parser.parse_args(arguments)


def main(arguments):
    options = parse(arguments)
    rows = []
    print("| fault | run | sweep: time to find, first case | shrunk to |\n|---|---|---|---|")
    for fault in options.faults or fault_names():
        rows.append(measure(fault, options.seed, options.seconds))
        print(rows[-1], flush=True)
    by_run = [row for row in rows if row.failing]
    by_sweep = [row for row in rows if row.case]
    missed = [row.fault for row in by_run if not row.case]
    print(f"\n{len(by_run)} of {len(rows)} faults are found by run, {len(by_sweep)} by sweep --seed {options.seed} "
          f"within {options.seconds} seconds.")  # fmt: skip
    if missed:
        print(f"Found by run, but not by sweep: {', '.join(missed)}.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
