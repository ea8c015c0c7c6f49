"""The effects of threads and repetitions: measured separately from the results, and published as a summary.

Form: reports/stress.schema.json. It is not deterministic, so implementations/test does not compare it: it is measured
again for every publication.
"""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys
from collections.abc import Callable

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "python"))
from scatter_cts.results import FAILING, Results, read_runs  # noqa: E402

THREADS = 8  # as many as a common desktop processor has; with fewer processors, threads are preempted at arbitrary points
REPETITIONS = 50
# For one case, and for a start: spinning threads, if there are more than processors, may take 50 times as long on a
# busy machine, and that would count as a timeout, or end the run.
PATIENCE = ("--timeout", "120", "--start-timeout", "300")
# Cases that can race: thousands of updates, many of them in the same cells, and long slices. The versions 18
# represent all: no implementation known here has other kernels for older ones. An implementation without these versions
# has only the large cases of the versions 16, or none: then the summary says that it supports none.
CORPUS = ("--cases", "cases", "--filter", "cases/Scatter*-18/sizes-65537-*", "--filter",
          "cases/Scatter*-18/sizes-*-repeated-*")
# The same with up to a million updates. Only for implementations with threads: in pure Python this takes minutes.
LARGE = ("--tier", "large", "--filter", "large/*/add-rows-*", "--filter", "large/*/add-integers-*",
         "--filter", "large/*/add-floats-*")
# The members of a record that findings and pages use.
KEPT = ("id", "verdict", "operator_version", "dtype", "reduction", "opset", "expectation", "answer", "message",
        "failures", "warnings", "explanation", "repetitions", "nondeterminism")

Run = Callable[..., Results]


def runner(root: pathlib.Path, program: str, specification: str, results: pathlib.Path) -> Run:
    """
    A function that runs cases with further arguments and returns the results. It is also a valid result that none of the
    cases is supported, for which the program has exit status 3.
    """

    def run(*arguments: str) -> Results:
        command = [program, "run", "--implementation", specification, "--seed", "1", *PATIENCE, *arguments, "--results",
                   str(results)]
        results.unlink(missing_ok=True)
        done = subprocess.run(command, cwd=root, stdout=subprocess.DEVNULL, check=False)
        runs = read_runs(results) if done.returncode in (0, 1, 3) and results.exists() else []
        if not runs or done.returncode == 3 and not nothing_is_supported(runs[0]):
            raise ValueError(f"{' '.join(command)} ended with {done.returncode}")
        return runs[0]

    return run


def nothing_is_supported(results: Results) -> bool:
    """Whether a run completed all of its cases, and the implementation supports none."""
    return results.footer.get("complete", False) and all(case["verdict"] == "unsupported" for case in results.cases)


def trimmed(record: dict) -> dict:
    """The published part of a case. The message of a plain pass explains nothing, and would dominate the file."""
    kept = {name: record[name] for name in KEPT if name in record}
    if not kept.keys() & {"failures", "warnings"}:
        kept.pop("message", None)
    return kept


def essence(record: dict) -> tuple:
    """
    What must be the same in every run: the verdict and the violated clauses, not messages and values. Which limit
    a case exceeds first, of memory or of time, depends on the speed of the machine; each has its own clause. (In results
    of scatter-cts 0.1 both have memory-safety.)
    """
    found = record.get("failures", []) + record.get("warnings", [])
    clauses = {finding["clause"] for finding in found}
    if record["verdict"] not in ("memory", "timeout"):
        return record["verdict"], tuple(sorted(clauses))
    return "memory or timeout", tuple(sorted({re.sub(r"\.(memory-safety|ends-in-time)$", ".limit", clause)
                                              for clause in clauses}))


def whole(before: Results, now: Results) -> dict:
    """The results of the whole corpus with several threads: all counts, and the cases that differ from one thread."""
    one = before.by_id
    differing = [{**trimmed(case), "with_one_thread": one[case["id"]]["verdict"]} for case in now.cases
                 if essence(case) != essence(one[case["id"]])]
    return {
        "command": now.header["command"],
        "verdicts": now.footer["verdicts"],
        "passed_with_warnings": now.footer["passed_with_warnings"],
        "statements": {one["operator_version"]: one["statement"] for one in now.footer["statements"]},
        "differing": sorted(differing, key=lambda record: record["id"]),
    }


def stress(runs: list[Results]) -> dict:
    """The results of many repetitions of the cases that can race: those that fail, or vary from run to run."""
    cases = [case for run in runs for case in run.cases]
    kept = [record for record in cases if record["verdict"] in FAILING or "nondeterminism" in record]
    return {
        "commands": [run.header["command"] for run in runs],
        "repeat": REPETITIONS,
        "cases": len(cases),
        "unsupported": sum(record["verdict"] == "unsupported" for record in cases),
        "found": sorted((trimmed(record) for record in kept), key=lambda record: record["id"]),
    }


def measure(before: Results, threads: dict | None, run: Run) -> dict:
    """The summary, given the results with one thread and the manifest's entry for threads."""
    option = (threads or {}).get("option")
    several = () if option is None else ("--option", f"{option}={THREADS}")
    selections = (CORPUS,) if threads is None else (CORPUS, LARGE)
    return {
        "$schema": "../../stress.schema.json",
        "implementation": before.name,
        "version": before.version,
        "scatter_cts": before.header["version"],
        "corpus_hash": before.source["corpus_hash"],
        "threads": None if option is None else THREADS,
        "whole": None if option is None else whole(before, run("--cases", "cases", "--repeat", "1", *several)),
        "stress": stress([run("--repeat", str(REPETITIONS), "--jobs", "1", *several, *cases) for cases in selections]),
    }
