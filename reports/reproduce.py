#!/usr/bin/env python3
"""Runs the scripts of an implementation's findings and says which deviations are still there."""

from __future__ import annotations

import argparse
import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import findings
import result_files
from findings import Finding
from result_files import BadResults

ROOT = Path(__file__).resolve().parent.parent
PATIENCE_SECONDS = 300

DESCRIPTION = """\
Runs the scripts in reports/published/reproduce/ that the findings of NAME name, as far as the published
results of the version show them, and compares their output with what is expected of it.

Exit status: 0 each deviation is still there; 1 one is not; 2 wrong usage; 3 there is nothing to run,
or to run it with.
"""


def output_of(python: Path, script: Path) -> str:
    """What a script prints; below it how it ended, if that is not 0."""
    try:
        done = subprocess.run(
            [python, script],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as expired:
        return (expired.output or b"").decode(
            "utf-8", "replace"
        ) + f"\nno end within {PATIENCE_SECONDS} seconds\n"
    text = done.stdout.decode("utf-8", "replace")
    if done.returncode < 0:
        text += f"\nkilled by {signal.Signals(-done.returncode).name}\n"
    elif done.returncode > 0:
        text += f"\nexit status {done.returncode}\n"
    return text


def shown_findings(root: Path, name: str, version: str) -> list[Finding]:
    """The findings with a script that the published results of a version show."""
    published = root / "reports" / "published"
    results = result_files.read_results(published / "results" / f"{name}@{version}.jsonl.gz")
    file, problems = findings.read_findings(published / "findings" / f"{name}.json")
    if problems:
        raise BadResults("\n".join(problems))
    sightings = findings.explain(file, [results]).sightings
    return [finding for finding in file.findings if finding.reproduce and finding.id in sightings]


def reproduce(root: Path, what: str, python: Path | None) -> int:
    """Runs the scripts of NAME or NAME@VERSION. The answer is the exit status."""
    name, _, version = what.partition("@")
    manifest = root / "implementations" / name / "manifest.json"
    if not manifest.exists():
        raise BadResults(f"{manifest} does not exist")
    version = version or json.loads(manifest.read_text(encoding="utf-8"))["versions"][0]["version"]
    # Not resolved: a link to the interpreter is what makes it that of the virtual environment.
    python = python or root / "build" / "implementations" / f"{name}@{version}" / "venv" / "bin" / "python"
    if not python.exists():
        raise BadResults(f"{python} does not exist: --python PROGRAM says which Python has {name} {version}")
    gone = 0
    for finding in shown_findings(root, name, version):
        script = root / "reports" / "published" / "reproduce" / finding.reproduce
        if script.suffix != ".py":
            print(f"passed over: {finding.id}: {script.name} is not for Python")
            continue
        output = output_of(python, script)
        still_there = re.search(finding.expect, output) is not None
        print(f"{'still there' if still_there else 'NOT THERE'}: {finding.id}", flush=True)
        if not still_there:
            gone += 1
            print(f"  {script} printed, where {finding.expect!r} was expected:\n{output}")
    return 1 if gone else 0


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """The command; `root` is the folder of the project."""
    parser = argparse.ArgumentParser(
        description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", metavar="NAME[@VERSION]")
    parser.add_argument(
        "--python",
        metavar="PROGRAM",
        type=Path,
        help="the Python that has the implementation (default: that of its virtual environment in "
        "build/implementations/, where it has one)",
    )
    options = parser.parse_args(arguments)
    try:
        return reproduce(root, options.what, options.python)
    except BadResults as problem:
        print(f"reproduce.py: {problem}", file=sys.stderr)
        return 3


if __name__ == "__main__":
    sys.exit(main())
