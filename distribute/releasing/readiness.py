"""Whether a checkout may be released: its version, and the reasons against it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def git(root: Path, *words: str) -> str:
    """The output of git. If git fails, raises CalledProcessError, whose stderr has the reason."""
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def version(root: Path) -> str:
    """The version of the program, which is defined only in CMakeLists.txt.

    Raises ValueError if there is none.
    """
    text = (root / "CMakeLists.txt").read_text(encoding="utf-8")
    found = re.search(r"^project\(scatter-cts VERSION (\d+\.\d+\.\d+) ", text, re.MULTILINE)
    if found is None:
        raise ValueError("CMakeLists.txt: project() has no version")
    return found[1]


def problems(root: Path) -> list[str]:
    """The reasons against a release of this checkout, as sentences for a person; empty if it is ready."""
    return [*_changes(root), *_tags(root, version(root)), *_changelog(root, version(root))]


def _changes(root: Path) -> list[str]:
    changed = git(root, "status", "--porcelain").splitlines()
    if not changed:
        return []
    return [f"the tree has uncommitted changes: {changed[0].strip()} ({len(changed)} in all)"]


def _tags(root: Path, number: str) -> list[str]:
    """Tags of versions that conflict: another one at this commit, or this one at another commit."""
    expected = f"v{number}"
    here = git(root, "tag", "--points-at", "HEAD", "--list", "v[0-9]*").split()
    others = [tag for tag in here if tag != expected]
    found = [f"the tag {tag} is not the version of CMakeLists.txt, {number}" for tag in others]
    if expected not in here and git(root, "tag", "--list", expected):
        found.append(f"the tag {expected} exists at another commit")
    return found


def _changelog(root: Path, number: str) -> list[str]:
    """CHANGELOG.md must have a dated section of this version, and nothing under [Unreleased]."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    if not re.search(rf"^## \[{re.escape(number)}\] - \d{{4}}-\d\d-\d\d$", text, re.MULTILINE):
        found.append(f"CHANGELOG.md has no section '## [{number}] - DATE'")
    unreleased = re.search(r"^## \[Unreleased\]\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if unreleased is not None and unreleased[1].strip():
        found.append("CHANGELOG.md: there are changes under [Unreleased]")
    return found
