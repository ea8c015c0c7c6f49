"""Every script that is meant to be started explains itself: --help."""

import os
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Started by others alone: a CI system, dpkg, distribute/release, or the runner as implementations; run.sh passes --help on to the program,
# python/bin/* to Python and pytest.
BY_OTHERS = re.compile(r"\.ci/run|distribute/(debian/rules|releasing/make\.py)|implementations/iree/compiled_module\.py|python/(bin|scatter_cts)/.*"
                       r"|run\.sh|runner/tests/form_faults\.py|(.*/)?test_[^/]*\.py")  # fmt: skip


def scripts():
    listed = subprocess.run(["git", "ls-files", "-s"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    paths = {line.split("\t")[1]: line.startswith("100755") for line in listed}
    return sorted(path for path, is_executable in paths.items() if not BY_OTHERS.fullmatch(path) and (ROOT / path).is_file() and
                  (is_executable or (path.endswith(".py") and "\nif __name__ == " in (ROOT / path).read_text())))  # fmt: skip


@pytest.mark.parametrize("script", scripts())
def test_a_script_explains_itself_and_does_nothing_else(script, tmp_path):
    words = [ROOT / script] if os.access(ROOT / script, os.X_OK) else [sys.executable, ROOT / script]
    process = subprocess.run([*words, "--help"], cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False)
    assert (process.returncode, process.stderr) == (0, "")
    said = process.stdout.lower()
    assert "usage" in said or pathlib.Path(script).name in said
    assert len(said.splitlines()) < 80 and list(tmp_path.iterdir()) == []
