"""The main part of distribute/release, after it installed its requirements: checks, builds, tests, compares."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import artifacts
import readiness
import trials

ROOT = Path(__file__).resolve().parents[2]
DEFAULT = ROOT / "build" / "release-artifacts"
WORKS, PROBLEM, REFUSED = 0, 1, 3


def _timed(what: str, step: Callable[[], object]) -> None:
    started = time.monotonic()
    step()
    print(f"  {what}: {time.monotonic() - started:.0f} s", flush=True)


def _build(commit: str, work: Path, folder: Path) -> artifacts.Release:
    """Does everything, in a new work folder."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    release = artifacts.Release(ROOT, commit, work, folder)
    for name, step in release.steps():
        _timed(name, step)
    return release


def _tried(release: artifacts.Release) -> bool:
    """Tests all artifacts, even after one that does not work."""
    print("trying each artifact", flush=True)
    good = True
    with tempfile.TemporaryDirectory(dir=release.work) as scratch:
        for name, trial in trials.trials(release.folder, Path(scratch), release.version):
            try:
                _timed(name, trial)
            except trials.TrialError as problem:
                print(f"  {name} DOES NOT WORK: {problem}", flush=True)
                good = False
    return good


def _compared(first: Path, second: Path) -> bool:
    """Prints every artifact that differs between two builds."""
    ours, theirs = artifacts.sums(first), artifacts.sums(second)
    different = [name for name in sorted(ours | theirs) if ours.get(name) != theirs.get(name)]
    for name in different:
        print(f"  {name} DIFFERS: {ours.get(name)} and {theirs.get(name)}")
    print(f"  {len(ours) - len(different)} of {len(ours)} artifacts are the same byte for byte")
    return not different


def _release(folder: Path, twice: bool) -> bool:
    place = ROOT / "build" / "release-work"
    if folder == DEFAULT:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    commit = readiness.git(ROOT, "rev-parse", "HEAD")
    print(f"building {commit}", flush=True)
    release = _build(commit, place / "first", folder)
    good = _tried(release)
    if twice:
        print("building again, in another folder", flush=True)
        with tempfile.TemporaryDirectory(prefix="scatter-cts-release-") as elsewhere:
            again = Path(elsewhere) / "artifacts"
            again.mkdir()
            _build(commit, Path(elsewhere) / "a second folder", again)
            good = _compared(folder, again) and good
    print((folder / artifacts.SUMS).read_text(encoding="ascii"), end="")
    tag = f"v{release.version}"
    if good and not readiness.git(ROOT, "tag", "--list", tag):
        print(f"ready: git tag --annotate {tag}")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(prog="distribute/release", add_help=False)
    parser.add_argument("--twice", action="store_true")
    parser.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, default=DEFAULT)
    options = parser.parse_args()
    folder = options.folder.resolve()
    if folder != DEFAULT and folder.exists() and any(folder.iterdir()):
        parser.error(f"{folder} is not empty")
    # No mode of a packed or installed file depends on the user.
    os.umask(0o022)
    problems = readiness.problems(ROOT)
    for problem in problems:
        print(f"distribute/release: {problem}", file=sys.stderr)
    if problems:
        return REFUSED
    try:
        return WORKS if _release(folder, options.twice) else PROBLEM
    except subprocess.CalledProcessError as problem:
        words = " ".join(map(str, problem.cmd))
        print(f"distribute/release: {words}: exit status {problem.returncode}", file=sys.stderr)
        print((problem.stdout or b"").decode(errors="replace"), file=sys.stderr)
        return REFUSED


if __name__ == "__main__":
    sys.exit(main())
