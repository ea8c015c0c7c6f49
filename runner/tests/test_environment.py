"""Programs in Python start with the Python of the system, in any folder: they find their packages in build/venv, which is made."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BARE = {"PATH": "/usr/bin:/bin", "HOME": os.environ.get("HOME", "/")}
OTHERS = {
    "implementations/onnxruntime/speed.py": "its first lines make an environment of its own",
    "vectors/harness/python/harness.py": "it is copied into other projects, and its only argument is a folder",
}
LISTED = subprocess.run(["git", "ls-files", "-s"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
EXECUTABLE = re.findall(r"^100755 .*\t(.*)$", LISTED, re.M)
PROGRAMS = [name for name in EXECUTABLE if (ROOT / name).read_bytes().startswith(b"#!/usr/bin/env python3") and name not in OTHERS]


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.long_after(3)
def test_a_program_answers_help(name, tmp_path):
    done = subprocess.run([ROOT / name, "--help"], cwd=tmp_path, env=BARE, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0 and "usage" in done.stdout + done.stderr, done.stderr


@pytest.fixture
def checkout(tmp_path):
    """A checkout with one program, which needs `packages`; its python3 makes environments that only say what they start."""
    for name in ("generators/environment.py", "python/bin/python", "cmake/python_environment.sh"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "generators/program.py").write_text("import environment\nprint('here')\n")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/python3").write_text("#!/bin/sh\n[ $1 = -m ] || exit 0\nmkdir -p $3/bin\n"
                                          "printf '#!/bin/sh\\necho pip >>calls\\n' >$3/bin/pip\n"
                                          "printf '#!/bin/sh\\necho there $1 $2\\n' >$3/bin/python\nchmod +x $3/bin/*\n")  # fmt: skip
    (tmp_path / "bin/python3").chmod(0o755)

    def start(packages):
        (tmp_path / "requirements.txt").write_text(packages)
        environment = BARE | {"PATH": f"{tmp_path}/bin:{BARE['PATH']}"}
        command = ["/usr/bin/python3", tmp_path / "generators/program.py", "word"]
        return subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, check=True)

    start.folder = tmp_path
    return start


def test_without_an_environment_it_is_made_once_and_the_program_starts_again_there(checkout):
    first, second = checkout("absent-package==1.0\n"), checkout("absent-package==1.0\n")
    assert first.stdout == second.stdout == f"there {checkout.folder}/generators/program.py word\n"
    assert first.stderr.count("\n") == 1 and "takes a minute" in first.stderr and second.stderr == ""
    assert (checkout.folder / "calls").read_text() == "pip\n"


def test_an_environment_with_other_packages_is_made_again(checkout):
    checkout("absent-package==1.0\n")
    assert "takes a minute" in checkout("absent-package==2.0\n").stderr


def test_a_python_that_has_all_packages_is_kept(checkout):
    assert checkout("# none\n").stdout == "here\n"
    assert not (checkout.folder / "build").exists()
