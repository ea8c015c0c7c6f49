"""The pytest plugin with a program in the place of scatter-cts: texts of anybody, and files that would be replaced."""

import os
import re
import shutil
import subprocess
import sys

import pytest
from extracting import PACKAGE

EVIL = "e ::error::y\n::debug::y \x1b[31m \u2066##[error]z ##vso[task.z]"
# Lists two cases; a run fails in one of them, and leaves out the other.
PROGRAM = f"""#!{sys.executable}
import json, sys
if sys.argv[1] == "list":
    print("cases/a\\tScatterND-18\\ncases/b\\tScatterND-18\\ncases/c\\tScatterND-18")
    sys.exit()
open("started", "w").close()
evil = {EVIL!r}
case = {{"type": "case", "command": f"scatter-cts run {{evil}}"}}
records = [
    {{"type": "header", "format": 3, "implementation": {{}}, "sources": [], "command": evil}},
    case | {{"id": "cases/a", "verdict": "fail", "explanation": [evil, evil], "printed": [evil], "why": evil}},
    case | {{"id": "cases/b", "verdict": "unsupported", "message": evil}},
    case | {{"id": "cases/c", "verdict": "fail", "explanation": [evil], "waived": evil}},
    {{"type": "footer", "complete": True, "causes": [{{"title": evil, "cases": 1, "telling": "cases/a"}}]}},
]
results = next(word.partition("=")[2] for word in sys.argv if word.startswith("--results="))
with open(results, "w") as file:
    file.writelines(json.dumps(record) + "\\n" for record in records)
sys.exit(1)
"""


@pytest.fixture
def plugin(tmp_path):
    """Runs pytest with the plugin of a package that has this program."""
    shutil.copytree(f"{PACKAGE}/scatter_cts", tmp_path / "package/scatter_cts", ignore=shutil.ignore_patterns("installed"))
    program = tmp_path / "package/scatter_cts/installed/bin/scatter-cts"
    program.parent.mkdir(parents=True)
    program.write_text(PROGRAM)
    program.chmod(0o755)

    def run(*options):
        command = [sys.executable, "-m", "pytest", "-rA", "-p", "no:cacheprovider", "-p", "scatter_cts.pytest_plugin",
                   "--scatter-cts-implementation=reference", *options]  # fmt: skip
        environment = os.environ | {"PYTHONPATH": str(tmp_path / "package"), "PYTEST_ADDOPTS": ""}
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    return run


def test_texts_of_third_parties_are_neither_commands_to_a_service_nor_control_the_terminal(plugin):
    process = plugin()
    assert process.returncode == 1 and "1 failed, 1 passed, 1 skipped, 1 xfailed" in process.stdout, process.stdout
    assert process.stdout.count("?:error::y") >= 7
    assert not re.search(r"(?<![!-~])::|##[a-z]*\[|[\x1b\u2066]", process.stdout), process.stdout


@pytest.mark.parametrize("make", [None, os.symlink, os.link])
def test_results_that_would_replace_the_waivers_are_wrong_usage_before_anything_runs(plugin, tmp_path, make):
    waivers, results = tmp_path / "waivers.json", tmp_path / ("results" if make else "waivers.json")
    waivers.write_text("{}")
    if make:
        make(waivers, results)
    process = plugin(f"--scatter-cts-waivers={waivers}", f"--scatter-cts-results={results}")
    assert process.returncode == pytest.ExitCode.USAGE_ERROR
    assert f"--scatter-cts-results: {results} is the same file as the waivers {waivers}" in process.stderr
    assert waivers.read_text() == "{}" and not (tmp_path / "started").exists()


def test_other_results_beside_waivers_are_written(plugin, tmp_path):
    (tmp_path / "waivers.json").write_text("{}")
    assert plugin("--scatter-cts-waivers=waivers.json", "--scatter-cts-results=results.jsonl").returncode == 1
    assert (tmp_path / "results.jsonl").exists()
