"""The README.md of an example is tried as it is written, for the tests of the examples in compiled languages."""

import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))


class Example:
    """A copy of an example in a folder that looks like the clone, for the commands of its README.md."""

    def __init__(self, name, clone):
        self.clone = clone
        self.readme = (ROOT / "implementations" / name / "README.md").read_text(encoding="utf-8")
        (clone / "runner").symlink_to(ROOT / "runner")
        (clone / "cases").symlink_to(ROOT / "cases")
        (clone / "bin").mkdir()
        (clone / "bin/scatter-cts").symlink_to(pathlib.Path(PROGRAM).resolve())
        shutil.copytree(ROOT / "implementations" / name, clone / "implementations" / name)

    def block(self, heading, number=0):
        """An indented block below a heading; `number` counts them from 0."""
        section = self.readme.split(f"\n## {heading}\n")[1].split("\n## ")[0]
        return re.findall(r"(?:^    .*\n)+", section, re.MULTILINE)[number].replace("\n    ", "\n")[4:]

    def execute(self, commands):
        """Commands as a user types them; returns the process."""
        environment = os.environ | {"PATH": f"{self.clone / 'bin'}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "100"}
        return subprocess.run(
            ["bash", "-e", "-c", commands], cwd=self.clone, env=environment, capture_output=True, text=True, check=False
        )

    def build(self):
        process = self.execute(self.block("Build and run"))
        assert process.returncode == 0, process.stderr
        return process


def lines_without_numbers(text):
    """Lines that say something, without leading space, and with N for each number: counts change with the corpus."""
    lines = (re.sub(r"\d+", "N", line.strip()) for line in text.splitlines())
    return [line for line in lines if line not in ("", "...")]
