"""The effects of threads and repetitions are measured separately from the results, and are not compared."""

import gzip
import json
import pathlib
import sys

import jsonschema
import pytest

import installation
import several_threads
from scatter_cts.results import FAILING, GOOD, Results
from test_installation import add, script, world  # noqa: F401

FOLDER = pathlib.Path(__file__).parent
SCHEMA = json.loads((FOLDER.parent / "reports" / "stress.schema.json").read_text(encoding="utf-8"))
VERDICTS = (*GOOD, *FAILING)


def case(name, verdict="pass", clause="ScatterND-18.reduction-add", **members):
    failures = {"failures": [{"clause": clause, "level": "must", "policy": "lost"}],
                "explanation": ["lost"]} if verdict != "pass" else {}
    return {"type": "case", "id": name, "verdict": verdict, "operator_version": "ScatterND-18", "dtype": "float",
            "reduction": "add", "case_hash": "00", "seconds": 0.5, "command": "again", **failures, **members}


def run_of(*cases, version="1.0", command="scatter-cts run"):
    header = {"type": "header", "command": command, "version": "0.1.0", "sources": [{"corpus_hash": "c0"}],
              "implementation": {"name": "backend", "version": version}}
    verdicts = {name: sum(one["verdict"] == name for one in cases) for name in VERDICTS}
    footer = {"type": "footer", "complete": True, "cases": len(cases), "verdicts": verdicts, "passed_with_warnings": 0,
              "statements": [{"operator_version": "ScatterND-18", "statement": "not conforming"}]}
    return [header, *cases, footer]


ONE = run_of(case("cases/a"), case("cases/b", "fail"))


def measured(threads, *answers):
    """The summary, and the arguments of the runs for it."""
    asked, given = [], iter(answers)

    def run(*arguments):
        asked.append(" ".join(arguments))
        return Results("made-up", next(given))

    summary = several_threads.measure(Results("made-up", ONE), threads, run)
    jsonschema.validate(summary, SCHEMA, jsonschema.Draft202012Validator)
    return summary, asked


def test_an_implementation_with_an_option_for_threads_runs_everything_with_several():
    summary, asked = measured({"option": "cores"}, ONE, run_of(), run_of())
    assert summary["threads"] == several_threads.THREADS
    assert all(f"--option cores={several_threads.THREADS}" in arguments for arguments in asked)
    assert asked[0].startswith("--cases cases --repeat 1 ")
    assert [f"--repeat {several_threads.REPETITIONS} --jobs 1" in arguments for arguments in asked] == [False, True, True]


def test_an_implementation_with_a_fixed_number_of_threads_is_only_repeated():
    summary, asked = measured({"fixed": "one for each processor"}, run_of(), run_of())
    assert (summary["threads"], summary["whole"], len(asked)) == (None, None, 2)
    assert not any("--option" in arguments for arguments in asked)


def test_a_single_threaded_implementation_gets_no_large_cases():
    _, asked = measured(None, run_of())
    assert len(asked) == 1 and "--tier large" not in asked[0]


def test_cases_that_differ_with_several_threads_are_kept():
    several = run_of(case("cases/a", "fail"), case("cases/b", "fail"))
    whole = measured({"option": "threads"}, several, run_of(), run_of())[0]["whole"]
    assert [(one["id"], one["verdict"], one["with_one_thread"]) for one in whole["differing"]] == [
        ("cases/a", "fail", "pass")]
    assert whole["verdicts"]["fail"] == 2 and whole["statements"] == {"ScatterND-18": "not conforming"}


def test_a_case_that_fails_under_another_clause_differs():
    several = run_of(case("cases/a"), case("cases/b", "fail", "ScatterND-18.untouched"))
    whole = measured({"option": "threads"}, several, run_of(), run_of())[0]["whole"]
    assert [one["id"] for one in whole["differing"]] == ["cases/b"]


def test_failing_and_varying_cases_are_kept_without_long_members():
    often = run_of(case("cases/ok"), case("cases/b", "fail"), case("cases/a", nondeterminism="legal"))
    found = measured(None, often)[0]["stress"]["found"]
    assert [one["id"] for one in found] == ["cases/a", "cases/b"]
    assert not {"case_hash", "seconds", "command"} & found[1].keys()


def test_a_message_is_kept_only_if_a_failure_or_warning_must_be_explained():
    refused = case("cases/b", message="index out of range")
    varying = case("cases/a", "fail", message="at run", nondeterminism="illegal")
    summary = measured({"option": "threads"}, run_of(case("cases/a"), refused), run_of(varying), run_of())[0]
    assert [one.get("message") for one in summary["whole"]["differing"]] == [None]
    assert [one.get("message") for one in summary["stress"]["found"]] == ["at run"]


@pytest.mark.parametrize("status", [2, 3])
def test_a_failed_run_is_an_error(tmp_path, status):
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\nexit {status}\n")
    program.chmod(0o755)
    with pytest.raises(ValueError, match=f"ended with {status}"):
        several_threads.runner(tmp_path, str(program), "backend", tmp_path / "results")("--repeat", "1")


def run_that_ends_with_3(tmp_path, *written):
    """The results of a run that wrote these lines and exited with 3, when a file of an earlier run exists."""
    results = tmp_path / "results"
    results.write_text(text_of(run_of(case("cases/a", "unsupported"))))
    program = tmp_path / "program"
    writing = f"open(sys.argv[-1], 'w').write({text_of(written)!r})" if written else "pass"
    program.write_text(f"#!{sys.executable}\nimport sys\n{writing}\nsys.exit(3)\n")
    program.chmod(0o755)
    return several_threads.runner(tmp_path, str(program), "backend", results)("--repeat", "1")


def test_a_run_without_supported_cases_is_a_result(tmp_path):
    results = run_that_ends_with_3(tmp_path, *run_of(case("cases/a", "unsupported")))
    assert several_threads.stress([results])["unsupported"] == several_threads.stress([results])["cases"] == 1


@pytest.mark.parametrize("written", [
    pytest.param((), id="nothing"),
    pytest.param(run_of(case("cases/a", "unsupported"))[:-1], id="no footer"),
    pytest.param(run_of(case("cases/a", "unsupported"), case("cases/b", "not-run")), id="a case not run"),
])
def test_a_run_that_ends_with_3_for_another_reason_is_an_error(tmp_path, written):
    with pytest.raises(ValueError, match="ended with 3"):
        run_that_ends_with_3(tmp_path, *written)


# ---- implementations/test ---------------------------------------------------------------------------------


def text_of(records):
    return "".join(json.dumps(record) + "\n" for record in records)


def test_published_results_omit_times_and_the_hashes_of_plain_passes():
    lines = [json.loads(line) for line in script("test").published_form(Results("made-up", ONE)).splitlines()]
    assert not any("seconds" in line for line in lines[1:-1])
    assert ["case_hash" in line for line in lines[1:-1]] == [False, True]
    assert lines[0] == ONE[0] and lines[1]["command"] == "again" and lines[-1] == ONE[-1]


def test_publishing_writes_results_and_summary(world, monkeypatch):  # noqa: F811
    module = script("test")
    add(world, "backend", {"1.0": []})
    published = world / "reports" / "published"
    (world / "build").mkdir(exist_ok=True)
    program = world / "program"
    program.write_text(f"#!{sys.executable}\nimport sys\n"
                       f"open(sys.argv[-1], 'w').write({text_of(run_of(case('cases/a', 'fail')))!r})\n")
    program.chmod(0o755)
    installed = installation.Installation("backend")
    installed.build.mkdir(parents=True)
    results = installed.build / "results.jsonl"
    results.write_text(text_of(ONE))
    monkeypatch.setattr(module, "PUBLISHED", published)
    monkeypatch.setattr(module, "PROGRAM", str(program))
    published.mkdir(parents=True)
    module.publish(installed, results)
    assert not (published / "stress").exists()
    packed = gzip.decompress((published / "results" / "backend@1.0.jsonl.gz").read_bytes()).decode()
    assert packed == module.published_form(Results(results, ONE))
    module.publish_stress(installed)
    summary = json.loads((published / "stress" / "backend@1.0.json").read_text())
    assert [one["id"] for one in summary["stress"]["found"]] == ["cases/a"]


def test_each_version_has_its_own_waivers(world):  # noqa: F811
    add(world, "backend", {"2.0": [], "1.0": []})
    names = [installation.Installation(name).waivers().name for name in ("backend", "backend@2.0", "backend@1.0")]
    assert names == ["waivers.json", "waivers.json", "waivers@1.0.json"]


# ---- implementations/setup --scripts ----------------------------------------------------------------------


def with_scripts(world, scripts):  # noqa: F811
    add(world, "backend", {"1.0": [], "0.9": []})
    manifest = world / "implementations" / "backend" / "manifest.json"
    manifest.write_text(json.dumps({**json.loads(manifest.read_text()), "scripts": scripts}))
    return installation.Installation("backend")


def test_nothing_is_created_without_an_entry_in_the_manifest(world):  # noqa: F811
    installed = with_scripts(world, {"0.9": {"venv": "s.txt", "sha256": "00"}})
    installation.make_scripts(installed)
    assert not (installed.build / "scripts").exists()


def test_an_environment_for_scripts_is_created_once_and_again_for_other_pins(world, monkeypatch):  # noqa: F811
    made = []
    monkeypatch.setattr(installation, "make_pinned_environment", lambda one, pins, venv: made.append((pins, venv)))
    installed = with_scripts(world, {"1.0": {"venv": "s.txt", "sha256": "00"}})
    for _ in range(2):
        installation.make_scripts(installed)
    assert made == [({"venv": "s.txt", "sha256": "00"}, installed.build / "scripts" / "venv")]
    installed.manifest["scripts"]["1.0"] = {"venv": "s.txt", "sha256": "11"}
    installation.make_scripts(installed)
    assert len(made) == 2


def test_a_cargo_package_for_scripts_has_the_versions_of_the_adapter(world, monkeypatch):  # noqa: F811
    ran = []
    monkeypatch.setattr(installation, "run", lambda *words, **options: ran.append(words[:2]))
    installed = with_scripts(world, {"1.0": {"cargo": {"backend": "1.0", "backend-tensor": "1.1"}}})
    (installed.build / "package").mkdir(parents=True)
    (installed.build / "package" / "Cargo.lock").write_text("locked")
    installation.make_scripts(installed)
    folder = installed.build / "scripts"
    assert 'backend = "=1.0"\nbackend-tensor = "=1.1"\n' in (folder / "Cargo.toml").read_text()
    assert (folder / "Cargo.lock").read_text() == "locked" and ran == [("cargo", "build")]


@pytest.mark.parametrize(("arguments", "scripts"), [(["backend"], []), (["--scripts", "backend"], ["backend"])])
def test_scripts_are_set_up_on_request(monkeypatch, arguments, scripts):
    made = []
    monkeypatch.setattr(installation, "set_up", lambda specification: specification)
    monkeypatch.setattr(installation, "make_scripts", made.append)
    assert script("setup").main(arguments) == 0
    assert made == scripts


def test_stress_does_not_change_the_results(world, monkeypatch):  # noqa: F811
    module = script("test")
    add(world, "backend", {"1.0": []})
    results = world / "published" / "results" / "backend@1.0.jsonl.gz"
    results.parent.mkdir(parents=True)
    results.write_bytes(gzip.compress(text_of(ONE).encode()))
    (world / "build" / "implementations" / "backend@1.0").mkdir(parents=True)
    program = world / "program"
    answer = text_of(run_of(case("cases/a", "fail")))
    program.write_text(f"#!{sys.executable}\nimport sys\nopen(sys.argv[-1], 'w').write({answer!r})\n")
    program.chmod(0o755)
    monkeypatch.setattr(module, "PUBLISHED", world / "published")
    monkeypatch.setattr(module, "PROGRAM", str(program))
    monkeypatch.setattr(installation, "run", lambda *command: None)  # the build of the program
    assert module.main(["--stress", "backend"]) == 0
    assert {path.name for path in (world / "published").rglob("*.*")} == {"backend@1.0.jsonl.gz", "backend@1.0.json"}
    summary = json.loads((world / "published" / "stress" / "backend@1.0.json").read_text())
    assert [one["id"] for one in summary["stress"]["found"]] == ["cases/a"]
