"""vectors/update: the committed files are those that it writes, and it says which are not; the checksums for copies."""

from __future__ import annotations

import copy
import importlib.machinery
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import types
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
GENERATED = ("core.json", "changes.json", "scatter_vectors.c", "sha256")


def loaded():
    """The program vectors/update as a module."""
    loader = importlib.machinery.SourceFileLoader("vectors_update", str(HERE / "update"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("vectors_update", loader))
    loader.exec_module(module)
    return module


update = loaded()


@pytest.fixture
def copied(tmp_path):
    """A copy of the folder, without harnesses except the files with checksums."""
    for path in (path for path in HERE.iterdir() if path.is_file()):
        shutil.copy(path, tmp_path)
    for name in (name for name in update.VENDORED if "/" in name):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def core_bytes():
    return (HERE / "core.json").read_bytes()


def program():
    path = (HERE.parent / os.environ.get("SCATTER_CTS", "build/release/bin/scatter-cts")).resolve()
    if not path.exists():
        pytest.fail(f"{path} does not exist: build it, or say with SCATTER_CTS where it is")
    return path


@pytest.mark.long
def test_the_committed_files_are_what_the_program_and_the_corpus_give():
    process = subprocess.run([sys.executable, HERE / "update", "--check", "--program", program()], capture_output=True, text=True)
    assert (process.stderr, process.returncode) == ("", 0)


@pytest.mark.parametrize("name", GENERATED)
def test_a_changed_file_is_named(copied, core_bytes, capsys, name):
    (copied / name).write_bytes(b"[]" if name == "changes.json" else (copied / name).read_bytes().replace(b"scatter", b"SCATTER", 1))
    if name == "core.json":
        (copied / name).write_bytes(core_bytes.replace(b'"comment":"', b'"comment":"Not ', 1))
    assert update.update(copied, core_bytes, check=True) == 1
    assert f"vectors/{name} is not what vectors/update writes" in capsys.readouterr().err


@pytest.mark.parametrize("name", GENERATED)
def test_a_missing_file_is_named_and_written(copied, core_bytes, capsys, name):
    (copied / name).unlink()
    assert update.update(copied, core_bytes, check=True) == 1
    assert f"vectors/{name} is not" in capsys.readouterr().err
    update.update(copied, core_bytes, check=False)
    assert update.update(copied, core_bytes, check=True) == 0


@pytest.mark.parametrize("name", update.PACKAGES)
def test_the_packages_get_the_version_of_the_corpus(copied, core_bytes, capsys, name):
    (copied / name).write_bytes((copied / name).read_bytes().replace(b"0.7.0", b"0.1.0"))
    assert update.update(copied, core_bytes, check=True) == 1
    assert f"vectors/{name} is not" in capsys.readouterr().err
    update.update(copied, core_bytes, check=False)
    assert (copied / name).read_bytes() == (HERE / name).read_bytes()


def test_nothing_is_written_when_it_checks(copied, core_bytes):
    (copied / "sha256").write_text("")
    update.update(copied, core_bytes, check=True)
    assert (copied / "sha256").read_text() == ""


@pytest.mark.parametrize("ending", [3, 0])
@pytest.mark.long_after(1)
def test_a_program_that_does_not_judge_is_one_line_and_exit_status_3(tmp_path, ending):
    path = tmp_path / "program"
    path.write_text(f"#!/bin/sh\necho sorry >&2\nexit {ending}\n")
    path.chmod(0o755)
    process = subprocess.run([sys.executable, HERE / "update", "--check", "--program", path], capture_output=True, text=True)
    assert process.returncode == 3
    assert f"judge --outputs ends with exit status {ending}: sorry" in process.stderr
    assert process.stderr.count("\n") == 1


def test_a_missing_program_is_one_line_and_exit_status_3(tmp_path):
    process = subprocess.run([sys.executable, HERE / "update", "--program", tmp_path / "none"], capture_output=True, text=True)
    assert (process.returncode, process.stderr.count("\n")) == (3, 1)
    assert "No such file" in process.stderr


def test_a_case_that_does_not_agree_with_the_reference_is_named(monkeypatch, tmp_path):
    draft = types.SimpleNamespace(case=types.SimpleNamespace(id="cases/ScatterND-18/slices"), reason=update.make_json.UNSOUND)
    monkeypatch.setattr(update.make_json, "documents", lambda program, tier: ({}, [draft]))
    with pytest.raises(update.Unusable, match="do not agree with the reference: cases/ScatterND-18/slices"):
        update.made(tmp_path)


# ---- changes.json ------------------------------------------------------------------------------------------------


def document(version, **tests):
    """A core.json with tests that have a comment."""
    group = {"operator": "ScatterND", "since_version": 18, "type": "float", "reduction": "none",
             "tests": [{"id": name, "comment": comment} for name, comment in tests.items()]}
    return {"corpus": f"scatter-cts {version}", "groups": [group]}


FIRST = {"version": "1.0.0", "added": "all", "changed": [], "removed": []}


def entry(version="1.1.0", added=(), changed=(), removed=()):
    return {"version": version, "added": list(added), "changed": list(changed), "removed": list(removed)}


def test_the_first_version_adds_all():
    assert update.changes([], None, document("1.0.0", a="x")) == [FIRST]


def test_the_first_version_stays_so_when_it_is_updated():
    assert update.changes([FIRST], document("1.0.0", a="x"), document("1.0.0", b="x")) == [FIRST]


def test_a_new_version_is_an_entry_with_what_it_changed():
    before, now = document("1.0.0", a="x", b="x", c="x"), document("1.1.0", a="x", b="y", d="x")
    assert update.changes([FIRST], before, now) == [FIRST, entry(added=["d"], changed=["b"], removed=["c"])]


def test_a_new_version_without_changes_is_an_empty_entry():
    assert update.changes([FIRST], document("1.0.0", a="x"), document("1.1.0", a="x")) == [FIRST, entry()]


def test_the_element_type_of_a_group_belongs_to_its_tests():
    now = document("1.1.0", a="x")
    now["groups"][0]["type"] = "double"
    assert update.changes([FIRST], document("1.0.0", a="x"), now) == [FIRST, entry(changed=["a"])]


@pytest.mark.parametrize("so_far, before, now, expected", [
    (entry(added=["a"]), {}, {"b": "x"}, entry(added=["a", "b"])),
    (entry(added=["a"]), {"a": "x"}, {"a": "y"}, entry(added=["a"])),
    (entry(added=["a"]), {"a": "x"}, {}, entry()),
    (entry(changed=["a"]), {"a": "x"}, {"a": "y"}, entry(changed=["a"])),
    (entry(changed=["a"]), {"a": "x"}, {}, entry(removed=["a"])),
    (entry(removed=["a"]), {}, {"a": "x"}, entry(changed=["a"])),
    (entry(removed=["a"]), {"b": "x"}, {"b": "y"}, entry(changed=["b"], removed=["a"])),
])
def test_several_updates_of_one_version_add_up(so_far, before, now, expected):
    entries = [FIRST, so_far]
    kept = copy.deepcopy(entries)
    assert update.changes(entries, document("1.1.0", **before), document("1.1.0", **now)) == [FIRST, expected]
    assert entries == kept


# ---- check-vendored.sh -------------------------------------------------------------------------------------------


def check_vendored(folder):
    return subprocess.run([folder / "check-vendored.sh"], cwd="/", capture_output=True, text=True)


def test_an_unmodified_copy_passes_and_names_its_version(copied):
    process = check_vendored(copied)
    assert (process.returncode, process.stderr) == (0, "")
    assert "scatter-cts " in process.stdout


@pytest.mark.parametrize("name", update.VENDORED)
def test_a_modified_copy_fails_and_names_the_file(copied, name):
    with (copied / name).open("a") as file:
        file.write(" ")
    process = check_vendored(copied)
    assert process.returncode != 0
    assert name in process.stdout


def test_a_quarantined_test_is_no_modification(copied):
    (copied / "quarantine.json").write_text(json.dumps({"format": 1, "tests": [{"id": "ScatterND-18/slices", "reason": "It is wrong."}]}))
    assert check_vendored(copied).returncode == 0
