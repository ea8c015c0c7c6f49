"""The program scatter-cts, which is in the package with its corpus and everything that CMake installs."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys
from typing import NoReturn

INSTALLED = pathlib.Path(__file__).resolve().parent / "installed"
DATA = INSTALLED / "share" / "scatter-cts"
CASES = DATA / "cases"
IMPLEMENTATIONS = CASES.resolve().parent / "implementations"  # in a checkout they are not below DATA


class ProgramError(Exception):
    """The program or its corpus is missing, or the program failed; the message is its error message."""


def program() -> pathlib.Path:
    """The path of the program. ProgramError if the package was copied without it."""
    path = INSTALLED / "bin" / "scatter-cts"
    if not path.exists():
        raise ProgramError(f"there is no {path}: this copy of scatter_cts can only serve")
    return path


def call(*arguments: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the program, and returns its output."""
    return subprocess.run([program(), *arguments], env=environment, capture_output=True, encoding="utf-8",
                          errors="replace", stdin=subprocess.DEVNULL, check=False)  # fmt: skip


def harmless(text: str) -> str:
    """A text of anybody as one line that neither controls a terminal nor is a command to a CI service, as the program shows it."""
    shown = re.sub(r"(?<![!-~]):(?=:)|#(?=#[a-z]*\[)", "?", text)
    return "".join(sign if sign.isprintable() else "?" for sign in shown)


def main() -> NoReturn:
    """The command scatter-cts: this process becomes the program."""
    try:
        path = program()
    except ProgramError as error:
        sys.exit(f"scatter-cts: {harmless(str(error))}")
    os.execv(path, ["scatter-cts", *sys.argv[1:]])
