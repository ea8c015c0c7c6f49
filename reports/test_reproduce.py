"""Scripts are run with the Python of the implementation, and are to print what is expected."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import reproduce
from published_fixture import Project, case, failing, finding, warned, warning_finding

SHOWN = [failing("ScatterND-18/negative")]


def run(tmp_path: Path, script: str, *arguments: str, **members: str) -> int:
    """Runs a script as that of a violation with other members."""
    project = Project(tmp_path)
    project.add({"2.0": SHOWN, "1.0": [case("ScatterND-18/negative")]}, [finding(**members)])
    (project.published / "reproduce" / members.get("reproduce", "backend_negative.py")).write_text(
        script, encoding="utf-8"
    )
    return reproduce.main(["backend", "--python", sys.executable, *arguments], project.root)


@pytest.mark.parametrize(
    "script, expect",
    [
        ("print('it is wrong')", "is wrong$"),
        ("import sys; print('wrong', file=sys.stderr)", "^wrong"),
        ("import os; os.abort()", "killed by SIGABRT"),
        ("raise SystemExit(7)", "exit status 7"),
    ],
)
def test_what_is_expected_is_still_there(tmp_path, capsys, script, expect):
    assert run(tmp_path, script, expect=expect) == 0
    assert capsys.readouterr().out == "still there: backend-negative\n"


def test_what_is_not_printed_any_more_is_told_with_what_is(tmp_path, capsys):
    assert run(tmp_path, "print('all is well')") == 1
    assert "NOT THERE: backend-negative" in (output := capsys.readouterr().out)
    assert "all is well" in output and "'wrong'" in output


def test_a_script_without_an_end_is_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(reproduce, "PATIENCE_SECONDS", 1)
    assert run(tmp_path, "import time; time.sleep(60)", expect="no end within 1 seconds") == 0


def test_what_a_script_without_an_end_has_printed_counts(tmp_path, monkeypatch):
    def run_out_of_time(command, **options):
        raise subprocess.TimeoutExpired(command, options["timeout"], output=b"begun")

    monkeypatch.setattr(reproduce.subprocess, "run", run_out_of_time)
    assert run(tmp_path, "", expect="begun\\nno end within") == 0


def test_scripts_for_something_else_than_python_are_passed_over(tmp_path, capsys):
    assert run(tmp_path, "// cargo run", reproduce="backend_negative.rs") == 0
    assert "passed over: backend-negative: backend_negative.rs" in capsys.readouterr().out


def test_a_version_that_does_not_show_it_needs_no_script(tmp_path, capsys):
    project = Project(tmp_path)
    project.add({"2.0": SHOWN, "1.0": [case("ScatterND-18/negative")]}, [finding()])
    assert reproduce.main(["backend@1.0", "--python", sys.executable], tmp_path) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "what, reason",
    [
        ("backend", "venv/bin/python does not exist: --python PROGRAM says which Python has backend 2.0"),
        ("other", "manifest.json does not exist"),
    ],
)
def test_what_cannot_be_run_is_told(tmp_path, capsys, what, reason):
    Project(tmp_path).add({"2.0": SHOWN}, [finding()])
    assert reproduce.main([what], tmp_path) == 3
    assert reason in capsys.readouterr().err


def test_findings_that_cannot_be_read_are_told(tmp_path, capsys):
    Project(tmp_path).add({"2.0": SHOWN}, [finding(weight="bad")])
    assert reproduce.main(["backend", "--python", sys.executable], tmp_path) == 3
    assert "'bad' is not one of" in capsys.readouterr().err


def test_a_finding_without_a_script_is_passed_over(tmp_path, capsys):
    Project(tmp_path).add({"2.0": [warned("ScatterND-18/outputs")]}, [warning_finding()])
    assert reproduce.main(["backend", "--python", sys.executable], tmp_path) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("program", ["reproduce.py", "publish.py"])
def test_the_programs_start(program):
    command = [sys.executable, Path(reproduce.__file__).with_name(program), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert "Exit status:" in done.stdout


def test_the_virtual_environment_of_the_implementation_is_used(tmp_path, capsys):
    Project(tmp_path).add({"2.0": SHOWN}, [finding()])
    python = tmp_path / "build" / "implementations" / "backend@2.0" / "venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\necho wrong\n", encoding="utf-8")
    python.chmod(0o755)
    assert reproduce.main(["backend"], tmp_path) == 0
    assert capsys.readouterr().out == "still there: backend-negative\n"
