"""The published form of results, and what is withheld of them (SECURITY.md)."""

from __future__ import annotations

import json

# What a footer tells about results of which records are withheld: counts alone.
COUNTS = ("type", "complete", "cases", "verdicts", "passed_with_warnings", "nondeterminism")


def published_form(text: str, found: str | None = None) -> str:
    """The published form of results, JSON lines: without the time of each case, and without the hash of each plain pass,
    which the hash of the corpus in the header replaces, because these are half of the file. Other cases are drawn in
    reports, which compare their hash. With `found`, the date on which memory errors were found, these are withheld."""
    lines = [json.loads(line) for line in text.splitlines()]
    if found is not None:
        lines = without_memory_errors(lines, found)
    return "".join(json.dumps({key: value for key, value in line.items() if key not in omitted(line)}) + "\n"
                   for line in lines)


def omitted(line: dict) -> tuple[str, ...]:
    """The members of a record that are not published."""
    if line["type"] != "case":
        return ()
    return ("seconds",) if "explanation" in line else ("seconds", "case_hash")


def is_memory_error(record: dict) -> bool:
    """Whether a case ended in a crash, or an answer showed that memory was damaged. A limit of memory or time is neither."""
    if record["verdict"] == "fail":
        return any(finding["clause"].endswith(".memory-safety") for finding in record["failures"])
    return record["verdict"] == "crash"


def is_shown(record: dict) -> bool:
    """Whether a record is published although memory errors are withheld: it is a failure or a warning, and none of them.
    Without the other records nobody can tell which cases end in a memory error: they are as absent as plain passes."""
    return not is_memory_error(record) and bool(record.get("failures") or record.get("warnings"))


def without_memory_errors(lines: list[dict], found: str) -> list[dict]:
    """The results with counts and deviations alone; the header says how many memory errors are withheld."""
    header, footer = lines[0], lines[-1]
    cases = [line for line in lines if line["type"] == "case"]
    withheld = {"memory_errors": sum(map(is_memory_error, cases)), "found": found}
    statements = [{key: one[key] for key in ("operator_version", "statement")} for one in footer["statements"]]
    counts = {key: footer[key] for key in COUNTS if key in footer} | {"statements": statements}
    return [{**header, "withheld": withheld}, *filter(is_shown, cases), counts]
