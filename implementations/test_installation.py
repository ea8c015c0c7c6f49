"""implementations/setup and implementations/test, as far as they work without a package registry."""

import gzip
import hashlib
import importlib.machinery
import importlib.util
import json
import pathlib
import subprocess
import sys
import zipfile

import jsonschema
import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))

import installation  # noqa: E402


def script(name):
    """One of the two programs, imported as a module."""
    loader = importlib.machinery.SourceFileLoader(f"implementations_{name}", str(FOLDER / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


@pytest.fixture
def world(tmp_path, monkeypatch):
    """An empty folder of implementations, and one for installed files."""
    monkeypatch.setattr(installation, "ROOT", tmp_path)
    monkeypatch.setattr(installation, "IMPLEMENTATIONS", tmp_path / "implementations")
    monkeypatch.setattr(installation, "INSTALLED", tmp_path / "build" / "implementations")
    return tmp_path


def add(world, name, versions):
    folder = world / "implementations" / name
    folder.mkdir(parents=True)
    entries = [{"version": version, "steps": steps} for version, steps in versions.items()]
    (folder / "manifest.json").write_text(json.dumps({"name": name, "versions": entries}))


@pytest.fixture
def archive(tmp_path):
    path = tmp_path / "package.whl"
    with zipfile.ZipFile(path, "w") as opened:
        opened.writestr("package/lib/one.so", b"one")
        opened.writestr("package/lib/deep/two.so", b"two")
        opened.writestr("package/other.txt", b"other")
    return path


# ---- manifests --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", installation.known())
def test_every_manifest_has_the_form_of_the_schema(name):
    schema = json.loads((FOLDER / "manifest.schema.json").read_text())
    manifest = json.loads((FOLDER / name / "manifest.json").read_text())
    jsonschema.validate(manifest, schema, jsonschema.Draft202012Validator)


@pytest.mark.parametrize("name", installation.known())
def test_every_manifest_has_the_name_of_its_folder(name):
    assert json.loads((FOLDER / name / "manifest.json").read_text())["name"] == name


@pytest.mark.parametrize("name", installation.known())
def test_every_readme_contains_the_setup_command(name):
    assert f"implementations/setup {name}" in (FOLDER / name / "README.md").read_text()


# ---- selection -----------------------------------------------------------------------------------


def test_the_first_version_is_the_default(world):
    add(world, "backend", {"2.0": [], "1.0": []})
    assert installation.Installation("backend").version == "2.0"


def test_a_version_can_be_named(world):
    add(world, "backend", {"2.0": [], "1.0": []})
    assert installation.Installation("backend@1.0").version == "1.0"


def test_an_unknown_name_is_refused_with_the_known_ones(world):
    add(world, "backend", {"2.0": []})
    with pytest.raises(installation.SetupError, match='"bakend"; known: backend'):
        installation.Installation("bakend")


def test_an_unknown_version_is_refused_with_the_pinned_ones(world):
    add(world, "backend", {"2.0": [], "1.0": []})
    with pytest.raises(installation.SetupError, match="backend 3.0 is not pinned; pinned versions: 2.0, 1.0"):
        installation.Installation("backend@3.0")


# ---- where it is installed --------------------------------------------------------------------------------


def test_a_checkout_uses_build(tmp_path):
    place = installation.Place(tmp_path)
    assert (place.is_checkout, place.installed) == (True, tmp_path / "build" / "implementations")


@pytest.mark.parametrize(("cache", "expected"), [
    ("/caches", "/caches"), ("relative", "/home/a/.cache"), ("", "/home/a/.cache"),
])  # fmt: skip
def test_an_installed_tree_uses_the_user_s_cache(tmp_path, monkeypatch, cache, expected):
    (tmp_path / "installed.json").write_text('{"version": "1.2.3", "prefix": "../.."}')
    monkeypatch.setenv("HOME", "/home/a")
    monkeypatch.setenv("XDG_CACHE_HOME", cache)
    place = installation.Place(tmp_path)
    assert place.installed == pathlib.Path(expected) / "scatter-cts/1.2.3/implementations"
    assert (place.is_checkout, place.prefix) == (False, tmp_path.parent.parent.resolve())


# ---- installation ------------------------------------------------------------------------------------


def test_after_setup_it_is_installed(world):
    add(world, "backend", {"2.0": []})
    installation.set_up("backend")
    assert installation.Installation("backend").is_installed()


def test_changed_pins_are_not_installed(world, monkeypatch):
    add(world, "backend", {"2.0": []})
    installation.set_up("backend")
    path = world / "implementations" / "backend" / "manifest.json"
    path.write_text(path.read_text().replace('"steps": []', '"steps": [{"venv": "requirements.txt", "sha256": "…"}]'))
    assert not installation.Installation("backend").is_installed()


def test_a_failed_setup_leaves_nothing_installed(world, monkeypatch):
    def fail(installed, step):
        raise installation.SetupError("no network")

    monkeypatch.setitem(installation.STEPS, "venv", fail)
    add(world, "backend", {"2.0": [{"venv": "requirements.txt", "sha256": "…"}]})
    with pytest.raises(installation.SetupError, match="no network"):
        installation.set_up("backend")
    assert not installation.Installation("backend").is_installed()


def test_a_second_setup_downloads_nothing_and_builds_again(world, monkeypatch):
    done = []
    monkeypatch.setitem(installation.STEPS, "venv", lambda installed, step: done.append("venv"))
    monkeypatch.setitem(installation.STEPS, "cmake", lambda installed, step: done.append("cmake"))
    monkeypatch.setattr(installation, "make_harness", lambda: done.append("harness"))
    add(world, "backend", {"2.0": [{"venv": "requirements.txt", "sha256": "…"}, {"cmake": "."}]})
    installation.set_up("backend")
    installation.set_up("backend")
    assert done == ["venv", "harness", "cmake", "harness", "cmake"]


def test_a_failed_build_invalidates_the_previous_installation(world, monkeypatch):
    def fail(installed, step):
        raise installation.SetupError("does not compile")

    add(world, "backend", {"2.0": [{"cmake": "."}]})
    monkeypatch.setitem(installation.STEPS, "cmake", lambda installed, step: None)
    installation.set_up("backend")
    monkeypatch.setitem(installation.STEPS, "cmake", fail)
    with pytest.raises(installation.SetupError, match="does not compile"):
        installation.set_up("backend")
    assert not installation.Installation("backend").is_installed()


def test_a_python_of_at_least_a_version_is_found(tmp_path, monkeypatch):
    for name, is_old in ("python3", 1), ("python3.13", 0):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {is_old}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert installation.find_python("3.12") == "python3.13"
    with pytest.raises(installation.SetupError, match="it needs Python 3.14 or newer with venv, as python3 or python3.14 on the PATH"):
        installation.find_python("3.14")


def test_a_missing_command_is_named():
    with pytest.raises(installation.SetupError, match="no-such-command cannot be run: No such file"):
        installation.run("no-such-command")


@pytest.mark.parametrize("name", installation.known())
def test_every_manifest_pins_its_current_requirements_which_name_no_place(name):
    installed = json.loads((FOLDER / name / "manifest.json").read_text())
    for step in (step for version in installed["versions"] for step in version["steps"]):
        if pins := step.get("venv", step.get("npm")):
            installation.check_hash(FOLDER / name / pins, step["sha256"])
            lines = (FOLDER / name / pins).read_text().splitlines()
            assert [line for line in lines if line.startswith("-") or '"resolved"' in line] == []


def test_node_packages_are_installed_as_locked_and_without_their_scripts(world, monkeypatch):
    commands = []
    add(world, "backend", {"2.0": []})
    data, folder = world / "prefix" / "share" / "scatter-cts", world / "implementations" / "backend"
    data.mkdir(parents=True)
    for file in folder / "package-lock.json", folder / "package.json", data / "protocol.proto", data / "onnx.proto":
        file.write_text(file.name)
    monkeypatch.setattr(installation, "run", lambda *words, **_: commands.append([str(word) for word in words]))
    monkeypatch.setattr(installation.PLACE, "prefix", world / "prefix")
    installed = installation.Installation("backend")
    installed.build.mkdir(parents=True)
    digest = hashlib.sha256(b"package-lock.json").hexdigest()
    installation.install_node_packages(installed, {"npm": "package-lock.json", "sha256": digest})
    assert ["npm", "ci", "--ignore-scripts"] in [words[:3] for words in commands]
    assert {path.name for path in installed.build.iterdir()} == {"package-lock.json", "package.json", "protocol.proto", "onnx.proto"}
    with pytest.raises(installation.SetupError, match="but the manifest says"):
        installation.install_node_packages(installed, {"npm": "package-lock.json", "sha256": "0" * 64})


# ---- archives ---------------------------------------------------------------------------------------------


def test_a_file_is_extracted_under_its_new_name(archive, tmp_path):
    installation.unpack(archive, {"package/lib/one.so": "libone.so"}, tmp_path / "build")
    assert (tmp_path / "build" / "libone.so").read_bytes() == b"one"


def test_a_folder_is_extracted_completely(archive, tmp_path):
    installation.unpack(archive, {"package/lib/": "lib/"}, tmp_path / "build")
    taken = [path.relative_to(tmp_path / "build") for path in (tmp_path / "build").rglob("*.so")]
    assert sorted(map(str, taken)) == ["lib/deep/two.so", "lib/one.so"]


def test_a_missing_member_is_refused(archive, tmp_path):
    with pytest.raises(installation.SetupError, match='package.whl has no "package/lib/three.so"'):
        installation.unpack(archive, {"package/lib/three.so": "libthree.so"}, tmp_path / "build")


def test_nothing_is_written_outside_of_the_build(tmp_path):
    path = tmp_path / "hostile.whl"
    with zipfile.ZipFile(path, "w") as opened:
        opened.writestr("package/../../outside", b"hostile")
    with pytest.raises(installation.SetupError, match="is not in"):
        installation.unpack(path, {"package/": ""}, tmp_path / "build" / "x")


def test_an_archive_with_the_right_hash_is_accepted(archive):
    installation.check_hash(archive, hashlib.sha256(archive.read_bytes()).hexdigest())


def test_an_archive_with_another_hash_is_refused(archive):
    with pytest.raises(installation.SetupError, match="but the manifest says 0000"):
        installation.check_hash(archive, "0" * 64)


LOCK = """
[[package]]
name = "mine"
version = "0.1.0"

[[package]]
name = "other"
version = "1.2.3"
checksum = "aaaa"
"""


def test_a_lock_file_with_the_hashes_of_the_manifest_is_accepted():
    installation.check_lock(LOCK, {"other 1.2.3": "aaaa"})


@pytest.mark.parametrize(("packages", "complaint"), [
    ({"other 1.2.3": "bbbb"}, "other 1.2.3 with SHA-256 aaaa, not bbbb"),
    ({}, "other 1.2.3 with SHA-256 aaaa, not none"),
    ({"other 1.2.3": "aaaa", "more 2.0": "cccc"}, "more 2.0 with SHA-256 none, not cccc"),
])
def test_a_lock_file_with_other_packages_is_refused(packages, complaint):
    with pytest.raises(installation.SetupError, match=complaint):
        installation.check_lock(LOCK, packages)


def test_the_tags_of_a_wheel_select_python_and_platforms():
    tags = installation.wheel_tags("backend-1.0-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl")
    assert tags == ["--implementation", "cp", "--abi", "cp311", "--python-version", "311", "--platform",
                    "manylinux_2_27_x86_64", "--platform", "manylinux_2_28_x86_64"]


def test_a_wheel_for_any_python_is_selected():
    tags = installation.wheel_tags("backend-1.0-py2.py3-none-manylinux_2_28_x86_64.whl")
    assert tags == ["--implementation", "py", "--abi", "none", "--platform", "manylinux_2_28_x86_64"]


# ---- implementations/test ---------------------------------------------------------------------------------

PASS = {"id": "cases/A/a", "verdict": "pass"}
FAIL = {"id": "cases/A/a", "verdict": "fail", "failures": [{"clause": "Scatter-9.target"}]}
WARNED = {"id": "cases/A/a", "verdict": "pass", "warnings": [{"clause": "Scatter-9.index-type"}]}


CRASH = {"id": "cases/A/a", "verdict": "crash", "failures": [{"clause": "Scatter-9.memory-safety"}]}


TIMEOUT = {"id": "cases/A/a", "verdict": "timeout", "failures": [{"clause": "Scatter-9.ends-in-time"}]}


def compared(before, now, *waivers):
    unsteady = [script("test").UnsteadyWaiver.of(waiver) for waiver in waivers]
    return script("test").differences({"cases/A/a": before} if before else {}, {"cases/A/a": now} if now else {},
                                      unsteady)


def run_of(*cases, **members):
    """A results file of one complete run."""
    header = {"type": "header", "implementation": {}, "sources": [], "command": "scatter-cts run", **members}
    records = [header, *({"type": "case", **case} for case in cases), {"type": "footer", "complete": True}]
    return "\n".join(map(json.dumps, records)).encode()


@pytest.mark.parametrize("record", [PASS, FAIL, WARNED])
def test_the_same_results_do_not_differ(record):
    assert compared(record, {**record, "message": "another text"}) == []


@pytest.mark.parametrize(("before", "now"), [(PASS, FAIL), (FAIL, PASS), (PASS, WARNED), (WARNED, PASS)])
def test_another_verdict_or_warning_differs(before, now):
    assert len(compared(before, now)) == 1


def test_a_failure_under_another_clause_differs():
    other = {**FAIL, "failures": [{"clause": "Scatter-9.untouched"}]}
    assert compared(FAIL, other) == ["cases/A/a: fail Scatter-9.untouched, but published: fail Scatter-9.target"]


def test_a_case_that_was_not_run_differs():
    assert compared(PASS, None) == ["cases/A/a: published, but not run"]


def test_a_case_that_is_new_differs():
    assert compared(None, PASS) == ["cases/A/a: run, but not published"]


def test_a_case_that_varies_within_a_run_may_differ():
    assert compared({**FAIL, "nondeterminism": "illegal"}, PASS) == []


def test_a_former_crash_may_differ():
    assert compared({**FAIL, "verdict": "crash"}, PASS) == []


def test_a_new_crash_differs():
    assert len(compared(PASS, {**FAIL, "verdict": "crash"})) == 1


def test_the_limit_that_a_case_exceeds_first_may_differ():
    memory = {**FAIL, "verdict": "memory", "failures": [{"clause": "Scatter-9.memory-safety"}]}
    assert compared(memory, TIMEOUT) == compared(TIMEOUT, memory) == []


def test_an_exceeded_limit_and_another_failure_differ():
    other = {**TIMEOUT, "failures": [*TIMEOUT["failures"], {"clause": "Scatter-9.target"}]}
    assert len(compared(TIMEOUT, other)) == 1


@pytest.mark.parametrize("other", [PASS, FAIL])
def test_a_limit_that_is_no_longer_exceeded_differs(other):
    assert len(compared({**FAIL, "verdict": "timeout"}, other)) == 1


@pytest.mark.parametrize(("publishing", "option", "seconds"),
                         [(False, "--results", ["--timeout", "60"]), (True, "--resume", [])])
def test_the_comparison_allows_more_time_per_case_than_the_publication(
        world, monkeypatch, publishing, option, seconds):
    module = script("test")
    add(world, "backend", {"1.0": []})
    (world / "reports" / "published" / "results").mkdir(parents=True)
    (world / "reports" / "published" / "results" / "backend@1.0.jsonl.gz").write_bytes(gzip.compress(run_of()))
    commands = []

    def run(command, **_):
        commands.append(command)
        if option in command:
            command[command.index(option) + 1].write_bytes(run_of())
        return subprocess.CompletedProcess(command, 0, stdout=b"{}")

    monkeypatch.setattr(module, "PUBLISHED", world / "reports" / "published")
    monkeypatch.setattr(installation, "run", lambda *command: None)  # the build of the program
    monkeypatch.setattr(module, "publish", lambda *_: None)
    monkeypatch.setattr(subprocess, "run", run)
    assert module.test("backend@1.0", publishing)
    assert commands[0][commands[0].index(option) + 2:] == seconds


@pytest.mark.parametrize(("corpus", "again", "measured"), [
    ("0.4.2", False, []), ("0.4.2", True, ["backend@1.0"]), ("0.3.2", False, ["backend@1.0"]), (None, False, ["backend@1.0"]),
    ("withheld", False, ["backend@1.0"])])
def test_what_is_published_over_the_corpus_is_measured_only_on_request(world, monkeypatch, corpus, again, measured):
    module = script("test")
    add(world, "backend", {"1.0": []})
    (world / "cases").mkdir()
    (world / "cases" / "manifest.json").write_text('{"version": "0.4.2"}')
    results = world / "reports" / "published" / "results"
    results.mkdir(parents=True)
    if corpus is not None:
        members = {"sources": [{"corpus_version": corpus, "corpus_matches": True}]}
        if corpus == "withheld":  # before it was deleted from the manifest
            members = {"sources": [{"corpus_version": "0.4.2", "corpus_matches": True}], "withheld": {}}
        (results / "backend@1.0.jsonl.gz").write_bytes(gzip.compress(run_of(**members)))
    done = []
    monkeypatch.setattr(module, "PUBLISHED", results.parent)
    monkeypatch.setattr(installation, "run", lambda *command: None)  # the build of the program
    monkeypatch.setattr(module, "run", lambda installed, *_: 0)
    monkeypatch.setattr(module, "publish", lambda installed, *_: done.append(installed.specification()))
    journal = world / "build" / "implementations" / "backend@1.0" / "results.jsonl.partial"
    journal.parent.mkdir(parents=True)
    (journal.parent / "installed.json").write_text(json.dumps({"version": "1.0", "steps": []}))
    journal.write_text("killed")
    assert module.main(["--publish", *(["--again"] if again else []), "backend"]) == 0
    assert done == measured and journal.exists() == (not again)


def test_a_manifest_may_name_the_tier_to_run(world, monkeypatch):
    module = script("test")
    add(world, "backend", {"1.0": []})
    installed = installation.Installation("backend")
    installed.manifest["tier"] = "core"
    commands = []

    def run(command, **_):
        commands.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    module.run(installed, world / "results.jsonl", None, None)
    assert commands[0][-2:] == ["--tier", "core"]


RACE = {"cases": "cases/*/a", "verdict": ["crash", "fail"], "unsteady": True, "reason": "a race"}


@pytest.mark.parametrize(("before", "now"), [(FAIL, CRASH), (PASS, CRASH), (PASS, FAIL), (FAIL, PASS)])
def test_failures_covered_by_an_unsteady_waiver_may_differ(before, now):
    assert compared(before, now, RACE) == []


def test_an_unsteady_waiver_may_have_several_globs():
    assert compared(PASS, CRASH, {**RACE, "cases": ["cases/B/*", "cases/*/a"]}) == []


@pytest.mark.parametrize("waiver", [
    {**RACE, "cases": "cases/B/*"},
    {**RACE, "cases": ["cases/B/*", "cases/C/a"]},
    {**RACE, "verdict": "fail"},
    {**RACE, "clause": "Scatter-9.target"},
    {**RACE, "clause": "ScatterND.memory-safety"},
])
def test_a_failure_that_an_unsteady_waiver_does_not_cover_differs(waiver):
    assert len(compared(PASS, CRASH, waiver)) == 1


@pytest.mark.parametrize("clause", ["Scatter-9.memory-safety", "Scatter.memory-safety", "Scatter*.memory-*"])
def test_an_unsteady_waiver_may_name_a_clause_with_or_without_its_version(clause):
    assert compared(PASS, CRASH, {"clause": clause, "verdict": "crash", "unsteady": True, "reason": "a race"}) == []


@pytest.mark.parametrize("clause", ["Scatter.ends-in-time", "Scatter-9.memory-safety", "Scatter*.memory-*"])
def test_a_timeout_is_covered_by_its_clause_and_by_memory_safety_as_in_older_waivers(clause):
    waiver = {"clause": clause, "verdict": "timeout", "unsteady": True, "reason": "a race"}
    assert compared(PASS, TIMEOUT, waiver) == []
    assert len(compared(PASS, TIMEOUT, {**waiver, "verdict": "crash"})) == 1


def test_each_failure_must_be_covered_by_an_unsteady_waiver():
    twice = {**CRASH, "failures": [{"clause": "Scatter-9.memory-safety"}, {"clause": "Scatter-9.target"}]}
    assert len(compared(PASS, twice, {**RACE, "clause": "Scatter.memory-safety"})) == 1


def test_several_unsteady_waivers_may_cover_the_two_runs():
    assert compared(FAIL, CRASH, {**RACE, "verdict": "fail"}, {**RACE, "verdict": "crash"}) == []


def test_changed_warnings_differ_despite_an_unsteady_waiver():
    assert len(compared(PASS, WARNED, RACE)) == 1


@pytest.mark.parametrize("verdict", ["unsupported", "error", "not-run"])
def test_a_case_without_an_answer_differs_despite_an_unsteady_waiver(verdict):
    assert len(compared(FAIL, {"id": "cases/A/a", "verdict": verdict}, RACE)) == 1


def test_only_the_unsteady_waivers_of_a_file_are_used(tmp_path):
    steady = {"cases": "cases/A/*", "verdict": "fail", "reason": "always"}
    (tmp_path / "waivers.json").write_text(json.dumps({"implementation": "backend", "waivers": [steady, RACE]}))
    taken = script("test").unsteady_waivers(tmp_path / "waivers.json")
    assert [waiver.cases for waiver in taken] == [("cases/*/a",)]


def test_the_comparison_uses_the_waivers_of_the_implementation(world, monkeypatch):
    module = script("test")
    add(world, "backend", {"1.0": []})
    (world / "implementations" / "backend" / "waivers.json").write_text(json.dumps({"waivers": [RACE]}))
    published = world / "reports" / "published" / "results"
    published.mkdir(parents=True)
    (published / "backend@1.0.jsonl.gz").write_bytes(gzip.compress(run_of(FAIL)))

    def run(installed, results, waivers, seconds):
        results.write_bytes(run_of(CRASH))
        return 0

    monkeypatch.setattr(module, "PUBLISHED", published.parent)
    monkeypatch.setattr(installation, "run", lambda *command: None)  # the build of the program
    monkeypatch.setattr(module, "run", run)
    assert module.test("backend@1.0", publishing=False)


@pytest.fixture
def withheld(world, monkeypatch):
    """Compares records with published ones of an implementation whose memory errors are withheld."""
    module = script("test")
    add(world, "backend", {"1.0": []})
    manifest = world / "implementations" / "backend" / "manifest.json"
    manifest.write_text(json.dumps({**json.loads(manifest.read_text()), "withheld": {"found": "2026-11-26"}}))
    published = world / "reports" / "published" / "results"
    published.mkdir(parents=True)
    monkeypatch.setattr(module, "PUBLISHED", published.parent)
    monkeypatch.setattr(installation, "run", lambda *command: None)  # the build of the program

    def compare(before, *now):
        def run(installed, results, waivers, seconds):
            results.write_bytes(run_of(*now))
            return 1

        (published / "backend@1.0.jsonl.gz").write_bytes(gzip.compress(run_of(before)))
        monkeypatch.setattr(module, "run", run)
        return module.test("backend@1.0", publishing=False)

    compare.stress = module.stress
    return compare


def test_only_published_examples_are_compared_if_others_are_withheld(withheld):
    assert withheld(FAIL, FAIL, {**CRASH, "id": "cases/A/b"}, {**FAIL, "id": "cases/A/c"})


def test_an_example_that_passes_differs(withheld):
    assert not withheld(FAIL, PASS)


def test_the_effects_of_threads_are_not_published_if_memory_errors_are_withheld(withheld):
    withheld(FAIL, FAIL)
    with pytest.raises(installation.SetupError, match="memory errors are withheld"):
        withheld.stress("backend@1.0")


@pytest.mark.parametrize("name", ["setup", "test"])
def test_without_a_name_the_usage_is_shown(name, capsys):
    assert script(name).main([]) == 2
    assert "usage: implementations/" + name in capsys.readouterr().err


@pytest.mark.parametrize("name", ["setup", "test"])
def test_an_unknown_name_is_wrong_usage(name, capsys):
    assert script(name).main(["bakend"]) == 2
    assert f'implementations/{name}: there is no implementation "bakend"' in capsys.readouterr().err


def test_a_failed_setup_exits_with_3(monkeypatch, capsys):
    def fail(specification):
        raise installation.SetupError("no network")

    monkeypatch.setattr(installation, "set_up", fail)
    assert script("setup").main(["numpy"]) == 3
    assert "implementations/setup: no network" in capsys.readouterr().err
