#!/usr/bin/env python3
"""Gets ONNX's own test cases of the scatter operators, as folders in ONNX's layout."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import warnings
import zipfile
from pathlib import Path

import environment  # noqa: F401 - before packages
import onnx
from onnx import numpy_helper

import file_tree
from oracle.operator_versions import OPERATORS

PROJECT = Path(__file__).resolve().parent.parent
DOWNLOADS = PROJECT / "build" / "downloads"

# The last release of the package whose wheel contains serialised node tests.
WHEEL_VERSION = "1.22.0"
WHEEL_COUNT = 14
# The release in requirements.txt, which generates its node tests on request.
MEMORY_VERSION = "1.23.2"
MEMORY_COUNT = 16

# test_tensorscatter… are cases of TensorScatter, another operator; other names may be added.
_IN_WHEEL = re.compile(
    r"onnx/backend/test/data/node/"
    r"(test_scatter[a-z_]*/(?:model\.onnx|test_data_set_\d+/(?:in|out)put_\d+\.pb))"
)

DESCRIPTION = f"""\
Writes ONNX's own test cases of Scatter, ScatterElements and ScatterND below DEST, one folder each:
model.onnx and test_data_set_0/ with inputs and output.

  wheel   the {WHEEL_COUNT} serialised cases in the wheel of the PyPI package onnx {WHEEL_VERSION}, which pip
          downloads once and keeps
  memory  the {MEMORY_COUNT} cases that the installed onnx {MEMORY_VERSION} generates

Existing files are not written again. Exit status: 0 done, 2 usage, 3 not as many cases as expected,
or files that cannot be read or written, 4 the download failed.
"""


class Unexpected(Exception):
    """The cases are not as expected. The message says how they differ."""


class DownloadFailed(Exception):
    """pip could not download the wheel. Its messages are on standard error."""


def cases_of_wheel(downloads: Path) -> file_tree.Tree:
    """The files of the cases in the wheel, by path below DEST. Downloads it if it is not in `downloads`.

    Raises DownloadFailed, or Unexpected if the wheel cannot be read or contains another number of cases.
    """
    wheel = _wheel(downloads)
    try:
        with zipfile.ZipFile(wheel) as archive:
            matches = [match for match in map(_IN_WHEEL.fullmatch, archive.namelist()) if match]
            tree = {match[1]: archive.read(match[0]) for match in matches}
    except (OSError, zipfile.BadZipFile) as error:
        raise Unexpected(f"{wheel}: {error}; remove it to download it again") from error
    return _counted(tree, WHEEL_COUNT, f"onnx {WHEEL_VERSION}'s wheel")


def cases_in_memory() -> file_tree.Tree:
    """The files of the cases that the installed onnx generates, by path below DEST.

    Raises Unexpected if another release is installed or the number of cases differs.
    """
    if onnx.__version__ != MEMORY_VERSION:
        raise Unexpected(f"onnx {onnx.__version__} is installed, not {MEMORY_VERSION}")
    tree: file_tree.Tree = {}
    for case in _generated():
        tree[f"{case.name}/model.onnx"] = case.model.SerializeToString(deterministic=True)
        for number, (inputs, outputs) in enumerate(case.data_sets):
            folder = f"{case.name}/test_data_set_{number}"
            tree |= _tensors(f"{folder}/input", inputs, case.model.graph.input)
            tree |= _tensors(f"{folder}/output", outputs, case.model.graph.output)
    return _counted(tree, MEMORY_COUNT, f"onnx {MEMORY_VERSION}")


def put(destination: Path, tree: file_tree.Tree) -> None:
    """Writes the cases below `destination`, whose case folders then contain nothing else.

    Raises Unexpected, with nothing written or removed, if it contains anything that is not such a case.
    """
    names = {path.split("/")[0] for path in tree}
    present = {entry.name for entry in destination.iterdir()} if destination.exists() else set()
    if present - names:
        raise Unexpected(f"{destination}: already contains {min(present - names)}; use a separate folder")
    file_tree.write(destination, tree, names)


def _wheel(downloads: Path) -> Path:
    """The wheel, for any platform: the cases in it are the same."""
    pattern = f"onnx-{WHEEL_VERSION}-*.whl"
    present = sorted(downloads.glob(pattern))
    if present:
        return present[0]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
               "--only-binary=:all:", f"onnx=={WHEEL_VERSION}", "-d", str(downloads)]
    if subprocess.run(command, check=False, stdout=sys.stderr).returncode != 0:
        raise DownloadFailed(f"pip could not download onnx {WHEEL_VERSION}")
    present = sorted(downloads.glob(pattern))
    if not present:
        raise DownloadFailed(f"pip left no {pattern} in {downloads}")
    return present[0]


def _generated() -> list[onnx.backend.test.case.test_case.TestCase]:
    """The node tests of the three operators, sorted by name."""
    with warnings.catch_warnings():
        # Other operators' tests overflow and divide by zero on purpose.
        warnings.simplefilter("ignore", RuntimeWarning)
        from onnx.backend.test.case.node import collect_testcases

        cases = collect_testcases()
    ours = [case for case in cases if set(OPERATORS) & {node.op_type for node in case.model.graph.node}]
    return sorted(ours, key=lambda case: case.name)


def _tensors(prefix: str, values: list, infos: list) -> file_tree.Tree:
    return {
        f"{prefix}_{slot}.pb": numpy_helper.from_array(value, info.name).SerializeToString(deterministic=True)
        for slot, (value, info) in enumerate(zip(values, infos, strict=True))
    }


def _counted(tree: file_tree.Tree, expected: int, source: str) -> file_tree.Tree:
    count = len({path.split("/")[0] for path in tree})
    if count != expected:
        raise Unexpected(f"{source} has {count} scatter cases, not {expected}")
    return tree


def main(arguments: list[str] | None = None) -> int:
    """Runs the program and returns its exit status."""
    parser = argparse.ArgumentParser(description=DESCRIPTION,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", choices=("wheel", "memory"), help="where the cases come from")
    parser.add_argument("destination", type=Path, metavar="DEST", help="the folder to write them to")
    parser.add_argument("--downloads", type=Path, default=DOWNLOADS, metavar="DIR",
                        help="where the wheel is kept (default: build/downloads in the project)")
    options = parser.parse_args(arguments)
    try:
        tree = cases_of_wheel(options.downloads) if options.source == "wheel" else cases_in_memory()
        put(options.destination, tree)
    except DownloadFailed as error:
        print(f"official_cases.py: {error}", file=sys.stderr)
        return 4
    except (Unexpected, OSError) as error:
        print(f"official_cases.py: {error}", file=sys.stderr)
        return 3
    count = len({path.split("/")[0] for path in tree})
    print(f"{count} cases in {options.destination}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
