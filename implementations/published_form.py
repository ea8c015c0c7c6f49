"""The published form of results, and what is withheld of them (SECURITY.md)."""

from __future__ import annotations

import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "reports"))
import findings  # noqa: E402
import withheld  # noqa: E402
from result_files import Results  # noqa: E402

# What a footer tells about results of which records are withheld: counts alone.
COUNTS = ("type", "complete", "cases", "verdicts", "passed_with_warnings")


def published_form(results: Results) -> str:
    """The published form of results: without the time of each case, and without the hash of each
    plain pass, which the hash of the corpus in the header replaces, because these are half of the file. Other cases are
    drawn in reports, which compare their hash."""
    return "".join(json.dumps({key: value for key, value in line.items() if key not in omitted(line)}) + "\n"
                   for line in results.records)


def omitted(line: dict) -> tuple[str, ...]:
    """The members of a record that are not published."""
    if line["type"] != "case":
        return ()
    return ("seconds",) if "explanation" in line else ("seconds", "case_hash")


def explanations(file: pathlib.Path) -> findings.FindingsFile:
    """The findings of an implementation, none if there is no file; ValueError if it has not the form."""
    read, problems = findings.read_findings(file) if file.exists() else (findings.FindingsFile(file, file.stem), [])
    if problems:
        raise ValueError("\n".join(problems))
    return read


def without_memory_errors(results: Results, found: str, file: pathlib.Path) -> Results:
    """
    The results with counts and an example of each finding alone. The header says how many cases are
    withheld, since which day, and how many each finding explains; statements about versions are withheld, too.
    """
    footer = results.footer
    read = explanations(file)
    shown = withheld.shown(read, results)
    summary = {"cases": shown.withheld, "found": found, "shown": shown.counts}
    statements = [{"operator_version": one["operator_version"], "statement": "withheld"} for one in footer["statements"]]
    counts = {key: footer[key] for key in COUNTS} | {"statements": statements}
    examples = (case for case in results.cases if case["id"] in shown.examples)
    return Results(results.path, [{**results.header, "withheld": summary}, *examples, counts])
