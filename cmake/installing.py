"""Helper functions of the tests of the installation."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[1]
# The build whose program is tested: any build installs the same files.
BUILD = pathlib.Path(os.environ.get("SCATTER_CTS", ROOT / "build/release/bin/scatter-cts")).resolve().parents[1]


def call(*command, **settings):
    """A finished process, with its output as text."""
    return subprocess.run(list(map(str, command)), **{"capture_output": True, "text": True, "check": False} | settings)


def done(*command, **settings):
    """The same; the process must succeed."""
    process = call(*command, **settings)
    assert process.returncode == 0, f"{command}\n{process.stdout}\n{process.stderr}"
    return process


def contents(folder):
    """The contents of a tree: every path, with size and time."""
    return {path: (path.stat().st_size, path.stat().st_mtime_ns) for path in folder.rglob("*")}
