"""Scripts are run with the Python of the implementation, and must print what is expected."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import reproduce
from published_fixture import DECLINED, SCRIPT, Project, case, failing, finding, section, warned, warning_finding

SHOWN = [failing("ScatterND-18/negative")]


def run(tmp_path: Path, script: str, *arguments: str, **members: str) -> int:
    """Runs a script as the script of a failure with other members."""
    project = Project(tmp_path)
    project.add({"2.0": SHOWN, "1.0": [case("ScatterND-18/negative")]}, [finding(**members)])
    project.write_scripts(section(script, members.get("reproduce", "backend_negative.py")))
    return reproduce.main(["backend", "--python", sys.executable, *arguments], project.root)


@pytest.mark.parametrize("name", ["publish.py", "reproduce.py"])
def test_it_is_executable(name):
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = [Path(__file__).resolve().parent / name, "--help"]
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.startswith(f"usage: {name}")


@pytest.mark.parametrize(
    "script, expect",
    [
        ("print('it is wrong')", "is wrong$"),
        ("import sys; print('wrong', file=sys.stderr)", "^wrong"),
        ("import os; os.abort()", "killed by SIGABRT"),
        ("raise SystemExit(7)", "exit status 7"),
    ],
)
def test_expected_output_means_still_there(tmp_path, capsys, script, expect):
    assert run(tmp_path, script, expect=expect) == 0
    assert capsys.readouterr().out.startswith("still there: backend-negative\nbackend@2.0: 1 script: 1 still there")


def test_missing_output_is_reported_with_the_actual_output(tmp_path, capsys):
    assert run(tmp_path, "print('all is well')") == 1
    assert "not shown: backend-negative: " in (output := capsys.readouterr().out)
    assert "all is well" in output and "'wrong'" in output


def test_show_prints_a_script_as_it_stands(tmp_path, capsys):
    Project(tmp_path).add({"2.0": SHOWN}, [finding()])
    assert reproduce.main(["--show", "backend_negative.py"], tmp_path) == 0
    assert capsys.readouterr().out == SCRIPT


def test_show_reports_an_unknown_script(tmp_path, capsys):
    Project(tmp_path).add({"2.0": SHOWN}, [finding()])
    assert reproduce.main(["--show", "backend_positive.py"], tmp_path) == 3
    assert "reports/published/reproduce/ has no script backend_positive.py" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["backend", "--show", "backend_negative.py"]])
def test_either_an_implementation_or_a_script_is_named(tmp_path, arguments):
    with pytest.raises(SystemExit, match="2"):
        reproduce.main(arguments, tmp_path)


def test_a_finding_whose_script_is_missing_is_reported(tmp_path, capsys):
    Project(tmp_path).add({"2.0": SHOWN}, [finding(reproduce="backend_positive.py")])
    assert reproduce.main(["backend", "--python", sys.executable], tmp_path) == 3
    assert "has no script backend_positive.py" in capsys.readouterr().err


def test_a_script_that_does_not_end_is_killed(tmp_path, monkeypatch):
    monkeypatch.setattr(reproduce, "PATIENCE_SECONDS", 1)
    assert run(tmp_path, "import time; time.sleep(60)", expect="no end within 1 seconds") == 0


def test_the_output_of_a_killed_script_counts(tmp_path, monkeypatch):
    def run_out_of_time(command, **options):
        raise subprocess.TimeoutExpired(command, options["timeout"], output=b"begun")

    monkeypatch.setattr(reproduce.subprocess, "run", run_out_of_time)
    assert run(tmp_path, "", expect="begun\\nno end within") == 0


def test_a_script_may_write_files_without_a_trace(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    before = set(tmp_path.rglob("*"))
    assert run(tmp_path, "open('model.onnx', 'w').close(); print('gives wrong')", expect="gives wrong") == 0
    assert {path.name for path in set(tmp_path.rglob("*")) - before if path.name == "model.onnx"} == set()


def test_a_script_without_its_module_is_not_run(tmp_path, capsys):
    assert run(tmp_path, "import no_such_backend") == 3
    output = capsys.readouterr().out
    assert "not run: backend-negative: No module named 'no_such_backend'" in output
    assert "not shown: " not in output and "1 not run" in output


def test_a_script_that_no_program_runs_is_not_run(tmp_path, capsys):
    assert run(tmp_path, "", reproduce="backend_negative.txt") == 3
    assert "not run: backend-negative: backend_negative.txt is for none of Python" in capsys.readouterr().out


def test_a_script_in_javascript_needs_its_packages(tmp_path, capsys):
    assert run(tmp_path, "", reproduce="backend_negative.js") == 3
    assert "node_modules does not exist: implementations/setup backend@2.0 creates it" in capsys.readouterr().out


def test_a_script_in_javascript_is_run_by_node_with_the_packages_of_the_adapter(tmp_path, monkeypatch):
    programs, packages = tmp_path / "programs", tmp_path / "build/implementations/backend@2.0/node_modules"
    programs.mkdir()
    packages.mkdir(parents=True)
    (programs / "node").write_text('#!/bin/sh\necho "node gives wrong with $NODE_PATH"\n')
    (programs / "node").chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")
    assert run(tmp_path, "", reproduce="backend_negative.js", expect=f"wrong with {packages}") == 0


def test_a_script_in_rust_needs_its_package(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(reproduce.shutil, "which", lambda name: name)
    assert run(tmp_path, "fn main() {}", reproduce="backend_negative.rs") == 3
    output = capsys.readouterr().out
    assert "scripts does not exist: implementations/setup --scripts backend@2.0 creates it" in output


def test_a_script_in_rust_needs_cargo(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(reproduce.shutil, "which", lambda name: None)
    assert run(tmp_path, "fn main() {}", reproduce="backend_negative.rs") == 3
    assert "not run: backend-negative: cargo is not installed" in capsys.readouterr().out


@pytest.fixture
def fake_cargo(tmp_path, monkeypatch):
    """A fake cargo that prints what it is asked to run, and a package for scripts of backend 2.0."""
    programs, package = tmp_path / "programs", tmp_path / "build/implementations/backend@2.0/scripts"
    programs.mkdir()
    (package / "src").mkdir(parents=True)
    (package / "Cargo.toml").write_text("", encoding="utf-8")
    cargo = programs / "cargo"
    cargo.write_text('#!/bin/sh\n[ "$1" = run ] || exit ${CARGO_BUILD:-0}\ncat "${6%Cargo.toml}src/main.rs"\n')
    cargo.chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")


def test_a_script_in_rust_is_run_by_cargo(tmp_path, capsys, fake_cargo):
    assert run(tmp_path, "fn main() {} // wrong", reproduce="backend_negative.rs") == 0
    assert "still there: backend-negative" in capsys.readouterr().out


def test_a_script_in_rust_that_cannot_be_built_is_not_run(tmp_path, capsys, fake_cargo, monkeypatch):
    monkeypatch.setenv("CARGO_BUILD", "101")
    assert run(tmp_path, "fn main() {} // wrong", reproduce="backend_negative.rs") == 3
    assert "not run: backend-negative: it cannot be built" in capsys.readouterr().out


@pytest.mark.parametrize("elsewhere", [
    finding(unsteady=True, severity="wrong value", match=[{"kind": "failures", "clause": "*.nowhere"}]), DECLINED,
])  # fmt: skip
def test_the_script_of_a_finding_that_no_published_run_needs_is_run(tmp_path, capsys, elsewhere):
    project = Project(tmp_path)
    project.add({"2.0": [case("ScatterND-18/negative")]}, [elsewhere])
    assert reproduce.main(["backend", "--python", sys.executable], tmp_path) == 0
    assert f"still there: {elsewhere['id']}" in capsys.readouterr().out


def test_the_environment_for_scripts_comes_before_that_of_the_adapter(tmp_path):
    for folder in ("venv", "scripts/venv"):
        (tmp_path / folder / "bin").mkdir(parents=True)
        (tmp_path / folder / "bin" / "python").touch()
    assert reproduce.Environment.of(tmp_path, None).python == tmp_path / "scripts/venv/bin/python"


def test_a_version_without_the_finding_runs_no_script(tmp_path, capsys):
    project = Project(tmp_path)
    project.add({"2.0": SHOWN, "1.0": [case("ScatterND-18/negative")]}, [finding()])
    assert reproduce.main(["backend@1.0", "--python", sys.executable], tmp_path) == 0
    assert capsys.readouterr().out.startswith("backend@1.0: 0 scripts")


@pytest.mark.parametrize(
    "what, reason",
    [
        ("other", "manifest.json does not exist"),
    ],
)
def test_an_unknown_implementation_or_version_is_reported(tmp_path, capsys, what, reason):
    Project(tmp_path).add({"2.0": SHOWN}, [finding()])
    assert reproduce.main([what], tmp_path) == 3
    assert reason in capsys.readouterr().err


def test_without_an_environment_scripts_are_not_run(tmp_path, capsys):
    Project(tmp_path).add({"2.0": SHOWN}, [finding()])
    assert reproduce.main(["backend"], tmp_path) == 3
    assert "not run: backend-negative: there is no Python with backend@2.0" in capsys.readouterr().out


def test_a_missing_python_is_reported(tmp_path, capsys):
    Project(tmp_path).add({"2.0": SHOWN}, [finding()])
    assert reproduce.main(["backend", "--python", "nowhere/python"], tmp_path) == 3
    assert "nowhere/python does not exist" in capsys.readouterr().err


def test_unreadable_findings_are_reported(tmp_path, capsys):
    Project(tmp_path).add({"2.0": SHOWN}, [{"no": "finding"}])
    assert reproduce.main(["backend", "--python", sys.executable], tmp_path) == 3
    assert "findings/backend.json: 'match'" in capsys.readouterr().err


def test_it_needs_the_standard_library_alone():
    command = [sys.executable, "-S", reproduce.__file__, "numpy", "--python", "/bin/true"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1 and "not shown: numpy-" in done.stdout, done.stderr


def test_a_finding_without_a_script_is_skipped(tmp_path, capsys):
    Project(tmp_path).add({"2.0": [warned("ScatterND-18/outputs")]}, [warning_finding()])
    assert reproduce.main(["backend", "--python", sys.executable], tmp_path) == 0
    assert "0 scripts" in capsys.readouterr().out


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
    assert "still there: backend-negative" in capsys.readouterr().out
