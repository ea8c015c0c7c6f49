#!/usr/bin/env python3
"""Runs the scripts of an implementation's findings and reports which deviations still occur."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import findings
import result_files
from findings import Finding
from markdown_text import counted
from result_files import BadResults
from scripts import Script, read_scripts

ROOT = Path(__file__).resolve().parent.parent
PATIENCE_SECONDS = 300

DESCRIPTION = """\
Runs the scripts in reports/published/reproduce/ that the findings of NAME refer to, if the published results
of the version show the finding or only the script does (races), and compares their output with the
expected output. implementations/setup --scripts NAME installs what the scripts need. With --show, prints one.

Exit status: 0 every deviation whose script could be run still occurs; 1 one does not; 2 wrong usage;
3 nothing could be run, or there is no such script.
"""


class NotRun(Exception):
    """A script cannot be run; the text says why."""


@dataclass(frozen=True)
class Environment:
    """The environment to run the scripts of a version in."""

    title: str
    python: Path  # the interpreter of a virtual environment; not resolved, which would give the system's interpreter
    cargo: Path  # a Cargo package, whose src/main.rs is replaced by the script
    packages: Path  # the folder with the packages of JavaScript

    @classmethod
    def of(cls, build: Path, python: Path | None) -> "Environment":
        own = [build / "scripts" / "venv" / "bin" / "python", build / "venv" / "bin" / "python"]
        found = next((path for path in own if path.exists()), own[-1])
        return cls(build.name, python or found, build / "scripts", build / "node_modules")

    def command(self, script: Path) -> list[str]:
        """The command that runs a script; NotRun if a requirement is missing."""
        if script.suffix == ".py":
            if not self.python.exists():
                raise NotRun(f"there is no Python with {self.title}: implementations/setup --scripts {self.title} "
                             f"creates one if there are packages of that version")
            return [str(self.python), str(script)]
        if script.suffix == ".rs":
            return self._cargo_command(script)
        if script.suffix == ".js":
            if not self.packages.exists():
                raise NotRun(f"{self.packages} does not exist: implementations/setup {self.title} creates it")
            return ["env", f"NODE_PATH={self.packages}", "node", str(script)]
        raise NotRun(f"{script.name} is for none of Python, Cargo and Node")

    def _cargo_command(self, script: Path) -> list[str]:
        if shutil.which("cargo") is None:
            raise NotRun("cargo is not installed")
        if not (self.cargo / "Cargo.toml").exists():
            raise NotRun(f"{self.cargo} does not exist: implementations/setup --scripts {self.title} creates it")
        shutil.copyfile(script, self.cargo / "src" / "main.rs")
        manifest = str(self.cargo / "Cargo.toml")
        build = ["cargo", "build", "--release", "--offline", "--quiet", "--manifest-path", manifest]
        done = subprocess.run(build, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if done.returncode != 0:
            raise NotRun(f"it cannot be built: {done.stdout.decode('utf-8', 'replace').strip()}")
        return ["cargo", "run", "--release", "--offline", "--quiet", "--manifest-path", manifest]


def output_of(command: list[str], folder: str) -> str:
    """The output of a script that runs in a folder, followed by its exit status unless 0. NotRun if a module is missing."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
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
    if missing := re.search(r"^ModuleNotFoundError: (.+)$", text, re.MULTILINE):
        raise NotRun(f"{missing[1]} in {command[0]}")
    if done.returncode < 0:
        text += f"\nkilled by {signal.Signals(-done.returncode).name}\n"
    elif done.returncode > 0:
        text += f"\nexit status {done.returncode}\n"
    return text


def shown_findings(root: Path, name: str, version: str) -> list[Finding]:
    """The findings with a script that the published results of a version show, or that occur in some runs only."""
    published = root / "reports" / "published"
    results = result_files.read_results(published / "results" / f"{name}@{version}.jsonl.gz")
    path = published / "findings" / f"{name}.json"
    try:  # publish.py checks the form; here the standard library must do
        file = findings.findings_of(path, json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, LookupError) as problem:
        raise BadResults(f"{path}: {problem}") from problem
    sightings = findings.explain(file, [results]).sightings
    return [
        finding
        for finding in file.findings
        if finding.reproduce and (finding.id in sightings or finding.may_show_in(version))
    ]


def find_script(root: Path, name: str) -> Script:
    scripts, problems = read_scripts(root / "reports" / "published" / "reproduce")
    if problems or name not in scripts:
        raise BadResults("\n".join(problems) or f"reports/published/reproduce/ has no script {name}")
    return scripts[name]


def is_still_there(finding: Finding, script: Script, environment: Environment) -> bool:
    """Whether a script prints the expected output; prints the result."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / script.name
            file.write_text(script.text, encoding="utf-8")
            output = output_of(environment.command(file), folder)
    except NotRun as problem:
        print(f"not run: {finding.id}: {problem}", flush=True)
        raise
    if re.search(finding.expect, output) is not None:
        print(f"still there: {finding.id}", flush=True)
        return True
    print(f"not shown: {finding.id}: {script.name} printed no text that matches {finding.expect!r}, but:\n{output}",
          flush=True)
    return False


def reproduce(root: Path, what: str, python: Path | None) -> int:
    """Runs the scripts of NAME or NAME@VERSION. Returns the exit status."""
    name, _, version = what.partition("@")
    manifest = root / "implementations" / name / "manifest.json"
    if not manifest.exists():
        raise BadResults(f"{manifest} does not exist")
    version = version or json.loads(manifest.read_text(encoding="utf-8"))["versions"][0]["version"]
    if python is not None and not python.exists():
        raise BadResults(f"{python} does not exist")
    environment = Environment.of(root / "build" / "implementations" / f"{name}@{version}", python)
    there, gone, not_run = 0, 0, 0
    for finding in shown_findings(root, name, version):
        script = find_script(root, finding.reproduce)
        try:
            there_still = is_still_there(finding, script, environment)
        except NotRun:
            not_run += 1
        else:
            there, gone = there + there_still, gone + (not there_still)
    print(f"{name}@{version}: {counted(there + gone + not_run, 'script')}: {there} still there, {gone} not shown, "
          f"{not_run} not run")
    return 1 if gone else 3 if not_run and not there else 0


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """The command; `root` is the folder of the project."""
    parser = argparse.ArgumentParser(
        description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("what", metavar="NAME[@VERSION]", nargs="?")
    what.add_argument("--show", metavar="SCRIPT", help="print a script, such as numpy_updates_cast.py; run nothing")
    parser.add_argument(
        "--python",
        metavar="PROGRAM",
        type=Path,
        help="the Python with the implementation (default: that of the virtual environment that "
        "implementations/setup --scripts created)",
    )
    options = parser.parse_args(arguments)
    try:
        if options.show:
            sys.stdout.write(find_script(root, options.show).text)
            return 0
        return reproduce(root, options.what, options.python)
    except BadResults as problem:
        print(f"reproduce.py: {problem}", file=sys.stderr)
        return 3


if __name__ == "__main__":
    sys.exit(main())
