"""Waivers generated from results cover exactly the failures, as scatter-cts confirms."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import jsonschema
import pytest

import findings
import published
import result_files
import waiver_files
from findings import FindingsFile
from published import Implementation
from published_fixture import Project, case, entry, failing, finding, limit_finding, warned, warning_finding

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = json.loads((ROOT / "reports" / "waivers.schema.json").read_text(encoding="utf-8"))


def waivers_of(project: Project) -> list[dict]:
    implementations, problems = published.load(project.root)
    assert problems == []
    text = waiver_files.waivers_file(implementations[0])
    document = json.loads(text) if text else None
    if document:
        jsonschema.validate(document, SCHEMA)
    return document["waivers"] if document else []


# ---- waivers ----------------------------------------------------------------------------------------------


def test_each_failing_case_of_the_default_version_is_covered_with_its_finding_as_the_reason(tmp_path):
    project = Project(tmp_path)
    crash = failing("ScatterND-18/crash", "crash")
    new = [
        failing("ScatterND-18/a-1"),
        failing("ScatterND-18/a-2"),
        crash,
        warned("ScatterND-18/w"),
        case("ScatterND-18/u", "unsupported"),
    ]
    old = [failing(record["id"].removeprefix("cases/")) for record in new]
    project.add({"2.0": new, "1.0": old}, [finding(), warning_finding()])
    reason = "It refuses a negative index (backend-negative)"
    assert waivers_of(project) == [
        {"cases": "cases/ScatterND-18/crash", "verdict": "crash", "reason": reason},
        {"cases": ["cases/ScatterND-18/a-1", "cases/ScatterND-18/a-2"], "verdict": "fail", "reason": reason},
    ]


def test_a_case_that_fails_for_several_reasons_names_all_of_them(tmp_path):
    project = Project(tmp_path)
    both = failing("ScatterND-18/both", failures=[entry("ScatterND-18.output-type", "another"), entry()])
    other = finding(
        id="backend-type",
        title="It answers in double; always",
        match=[{"kind": "failures", "clause": "*.output-type"}],
    )
    project.add({"1.0": [both, failing("ScatterND-18/one")]}, [finding(), other])
    assert [(waiver["cases"], waiver["reason"]) for waiver in waivers_of(project)] == [
        ("cases/ScatterND-18/one", "It refuses a negative index (backend-negative)"),
        (
            "cases/ScatterND-18/both",
            "It refuses a negative index (backend-negative); It answers in double; always (backend-type)",
        ),
    ]


def test_a_case_that_passes_in_some_runs_gets_an_unsteady_waiver(tmp_path):
    project = Project(tmp_path)
    steady, unsteady = (
        failing(
            f"ScatterND-18/{verdict}",
            repetitions={
                "count": 3,
                "outcomes": [
                    {"count": 2, "answer": "output", "verdict": "fail"},
                    {"count": 1, "answer": "output", "verdict": verdict},
                ],
            },
        )
        for verdict in ("fail", "pass")
    )
    project.add({"1.0": [steady, unsteady]}, [finding()])
    reason = "It refuses a negative index (backend-negative)"
    assert waivers_of(project) == [
        {"cases": "cases/ScatterND-18/fail", "verdict": "fail", "reason": reason},
        {"cases": "cases/ScatterND-18/pass", "verdict": "fail", "unsteady": True, "reason": reason},
    ]


def test_a_case_that_fails_in_several_ways_gets_an_unsteady_waiver_with_their_verdicts(tmp_path):
    project = Project(tmp_path)
    outcomes = [{"count": 2, "answer": "output", "verdict": "fail"}, {"count": 1, "answer": "crash", "verdict": "crash"}]
    crashing = failing("ScatterND-18/a", verdict="crash", repetitions={"count": 3, "outcomes": outcomes})
    project.add({"1.0": [crashing]}, [finding()])
    (waiver,) = waivers_of(project)
    assert (waiver["verdict"], waiver["unsteady"]) == (["crash", "fail"], True)


def test_cases_of_an_unsteady_finding_may_have_any_of_its_verdicts(tmp_path):
    project = Project(tmp_path)
    cases = [failing("ScatterND-18/a"), failing("ScatterND-18/b", verdict="crash")]
    project.add({"1.0": [*cases, case("ScatterND-18/c")]}, [finding(unsteady=True)])
    found = [(waiver["cases"], waiver["verdict"], waiver.get("unsteady")) for waiver in waivers_of(project)]
    assert found == [(["cases/ScatterND-18/a", "cases/ScatterND-18/b"], ["crash", "fail"], True)]


def test_an_unsteady_finding_covers_its_cases_even_if_they_passed(tmp_path):
    project = Project(tmp_path)
    match = {"kind": "failures", "clause": "ScatterND.index-negative", "cases": "*/ScatterND-*/race-*"}
    project.add({"1.0": [failing("ScatterND-18/race-a"), case("ScatterND-18/race-b")]},
                [finding(unsteady=True, match=[match])])
    assert [(waiver["cases"], waiver.get("clause")) for waiver in waivers_of(project)] == [
        ("cases/ScatterND-18/race-a", None),
        ("*/ScatterND-*/race-*", "ScatterND.index-negative"),
    ]


def test_an_unsteady_finding_covers_the_verdicts_that_its_matches_name_although_the_machine_was_not_busy(tmp_path):
    project = Project(tmp_path)
    row = {"kind": "failures", "clause": "ScatterND.*", "cases": "*/ScatterND-*/wide"}
    policies = ("refused", "memory", "timeout")
    limit = limit_finding(unsteady=True, match=[{**row, "policy": policy} for policy in policies])
    project.add({"1.0": [failing("ScatterND-18/wide")]}, [limit])
    assert {tuple(waiver["verdict"]) for waiver in waivers_of(project)} == {("fail", "memory", "timeout")}


def test_an_unsteady_limit_is_covered_although_no_case_reached_it(tmp_path):
    project = Project(tmp_path)
    row = {"kind": "failures", "clause": "ScatterND.*", "cases": "*/ScatterND-*/wide"}
    policies = ("refused", "memory")
    limit = limit_finding(unsteady=True, match=[{**row, "policy": policy} for policy in policies])
    project.add({"1.0": [case("ScatterND-18/wide"), case("ScatterND-18/a")]}, [limit])
    assert [(waiver["cases"], waiver["verdict"]) for waiver in waivers_of(project)] == [
        ("*/ScatterND-*/wide", ["fail", "memory"])
    ]


def test_reasons_come_from_failures_of_the_default_version_only(tmp_path):
    project = Project(tmp_path)
    old = failing("ScatterND-18/a", failures=[entry("ScatterND-18.output-type", "another")])
    new = {**failing("ScatterND-18/a"), "warnings": warned("x")["warnings"]}
    by_type = [{"kind": "failures", "clause": "*.output-type"}]
    other = finding(id="backend-type", title="It answers in double", match=by_type)
    project.add({"2.0": [new], "1.0": [old]}, [finding(), other, warning_finding()])
    assert [waiver["reason"] for waiver in waivers_of(project)] == [
        "It refuses a negative index (backend-negative)"
    ]


def test_special_characters_in_ids_are_literal(tmp_path):
    project = Project(tmp_path)
    project.add({"1.0": [failing("ScatterND-18/[x]"), case("ScatterND-18/x")]}, [finding()])
    assert [waiver["cases"] for waiver in waivers_of(project)] == ["cases/ScatterND-18/[[]x]"]


def test_a_missing_program_is_reported(tmp_path, monkeypatch):
    project = Project(tmp_path)
    project.add({"1.0": [failing("ScatterND-18/a")]}, [finding()])
    monkeypatch.setattr(waiver_files, "PROGRAM", tmp_path / "missing")
    with pytest.raises(result_files.BadResults, match="missing.*SCATTER_CTS"):
        waivers_of(project)


def test_without_failures_there_are_no_waivers(tmp_path):
    project = Project(tmp_path)
    project.add({"2.0": [case("ScatterND-18/a")], "1.0": [failing("ScatterND-18/a")]}, [finding()])
    assert waivers_of(project) == []


# ---- scatter-cts ------------------------------------------------------------------------------------------


def built(variable: str, default: str) -> Path:
    path = (ROOT / os.environ.get(variable, default)).resolve()
    if not path.exists():
        pytest.fail(f"{path} does not exist: build it, or set {variable} to its path")
    return path


def run(*options: object) -> subprocess.CompletedProcess:
    """A run, over about every third data set, of a plugin that answers wrongly if data has two rows."""
    plugin = built("SCATTER_CTS_TESTDATA", "build/release/runner/testdata") / "misbehaving.so"
    program = built("SCATTER_CTS", "build/release/bin/scatter-cts")
    return subprocess.run(
        [
            program,
            "run",
            "--implementation",
            plugin,
            "--option",
            "misbehave=wrong-value",
            "--option",
            "on-extent=2",
            "--cases",
            "cases",
            *options,
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def misbehaving(tmp_path_factory) -> Implementation:
    """The results of the plugin on the whole corpus, with a finding for the failures of each clause."""
    path = tmp_path_factory.mktemp("results") / "misbehaving.jsonl"
    run("--results", path)
    results = result_files.read_results(path)
    clauses = {shown["clause"] for record in results.cases for shown in record.get("failures", ())}
    members = tuple(
        findings.Finding(
            f"misbehaving-{i}",
            f"It violates {clause}",
            "failure",
            (findings.Match("failures", clause),),
        )
        for i, clause in enumerate(sorted(clauses))
    )
    manifest = {"name": results.name, "versions": [{"version": results.version}]}
    return Implementation(manifest, (results,), FindingsFile(path, results.name, members), {})


def write_waivers(path: Path, implementation: Implementation, **first: str) -> Path:
    """The waivers of an implementation; the first one with other members."""
    document = json.loads(waiver_files.waivers_file(implementation))
    document["waivers"][0] |= first
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.mark.long
def test_scatter_cts_accepts_them_as_complete_and_exact(misbehaving, tmp_path):
    assert run().returncode == 1
    done = run("--waivers", write_waivers(tmp_path / "waivers.json", misbehaving))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "first",
    [{"cases": "cases/ScatterND-18/smallest-node"}, {"cases": "cases/Scatter*"}, {"verdict": "crash"}],
)
@pytest.mark.long
def test_scatter_cts_refuses_any_other_waivers(misbehaving, tmp_path, first):
    assert run("--waivers", write_waivers(tmp_path / "waivers.json", misbehaving, **first)).returncode == 1
