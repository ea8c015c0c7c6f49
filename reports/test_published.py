"""Nothing is published unless it is fit for publication: each thing that can be wrong is a separate problem."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import published
from published_fixture import (
    SCRIPT,
    Project,
    case,
    entry,
    failing,
    finding,
    limit_finding,
    records,
    section,
    source,
    stress,
    warned,
    warning_finding,
)
from result_files import INVALID

NEW = [failing("ScatterND-18/negative"), warned("ScatterND-18/outputs"), case("ScatterND-18/plain")]
OLD = [failing("ScatterND-18/negative"), warned("ScatterND-18/outputs"), failing("ScatterND-18/plain")]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    negative = {"kind": "failures", "clause": "ScatterND.index-negative", "versions": ["1.0", "2.0"]}
    made.add({"2.0": NEW, "1.0": OLD}, [finding(match=[negative]), warning_finding()])
    return made


def problems_of(project: Project) -> list[str]:
    return published.load(project.root)[1]


def change_results(title: str = "backend@2.0", **header: object) -> Callable[[Project], None]:
    """Changes members of the header in the results of 2.0."""

    def change(project: Project) -> None:
        lines = records("2.0", NEW)
        project.write_results(title, [{**lines[0], **header}, *lines[1:]])

    return change


def change_cases(*cases: dict) -> Callable[[Project], None]:
    """Replaces the cases in the results of 2.0, as if the corpus contained them."""
    return lambda project: project.write_results("backend@2.0", records("2.0", list(cases)))


def change_findings(*members: dict) -> Callable[[Project], None]:
    return lambda project: project.write(
        "findings/backend.json", {"implementation": "backend", "findings": members}
    )


def change_script(text: str) -> Callable[[Project], None]:
    return lambda project: project.write_scripts(section(text))


def add_script(added: str, file: str = "backend") -> Callable[[Project], None]:
    """Adds a section, to the file of another implementation if one is given."""
    return lambda project: project.write_scripts(*([section(SCRIPT)] if file == "backend" else []), added, name=file)


def remove(name: str) -> Callable[[Project], None]:
    return lambda project: (project.published / name).unlink()


def change_document(name: str, **members: object) -> Callable[[Project], None]:
    return lambda project: project.write(name, {**project.read(name), **members})


def implementation(**members: object) -> dict:
    return {
        "specification": "x",
        "name": "backend",
        "version": "2.0",
        "memory_watched": True,
        "options": {},
        **members,
    }


def corpus(**members: object) -> list[dict]:
    return [{**source(len(NEW)), **members}]


WRONG = {
    "a failure that no finding explains": (
        change_cases(*NEW, failing("x", failures=[entry("ScatterND-18.output-type", "another")])),
        "no finding explains this:\nfailures ScatterND.output-type",
    ),
    "a warning that no finding explains": (
        change_findings(finding()),
        "no finding explains this:\nwarnings ScatterND.output-count",
    ),
    "a finding that explains nothing": (
        change_findings(
            finding(),
            warning_finding(),
            finding(id="backend-x", match=[{"kind": "failures", "clause": "*", "cases": "nowhere"}]),
        ),
        "backend-x: match[0] explains nothing",
    ),
    "a finding about an unknown version": (
        change_findings(
            finding(match=[{"kind": "failures", "clause": "*", "versions": ["1.0", "2.0", "3.0"]}]),
            warning_finding(),
        ),
        "match[0]: the manifest has no version 3.0",
    ),
    "a failure of a clause that is not a must": (
        change_cases(*NEW, failing("x", failures=[entry(level="should")])),
        "backend-negative: a failure, but ScatterND-18.index-negative has the level should",
    ),
    "a decision that does not exist": (
        change_findings(finding(decisions=["no-such-entry"]), warning_finding()),
        "backend-negative: decisions: DECISIONS.md has no entry no-such-entry",
    ),
    "an expectation about the implementation": (
        change_findings(finding(expected="The Backend refuses."), warning_finding()),
        "backend-negative: expected: it is about what ONNX's text requires, not about backend",
    ),
    "an issue text with a word of this project": (
        change_findings(finding(actual='The policies "clamped" and "wrapped".'), warning_finding()),
        'backend-negative: actual: "policies" is a word of this project',
    ),
    "an issue text with the id of a finding": (
        change_findings(finding(actual="See backend-outputs."), warning_finding()),
        "backend-negative: actual: the readers of an issue do not know the ids of findings",
    ),
    "a limit that nothing reaches any more": (
        change_findings(
            finding(),
            warning_finding(),
            limit_finding(id="backend-x", match=[{"kind": "failures", "clause": "*", "cases": "*/rank-11"}]),
        ),
        "backend-x: match[0] explains nothing",
    ),
    "findings without the right form": (change_findings(finding(weight="bad")), "'bad' is not one of"),
    "a script that does not exist": (
        remove("reproduce/backend.md"),
        "backend-negative: backend_negative.py is in no file of reproduce/",
    ),
    "a script that is too long": (
        change_script("# how to run it\n" + "print()\n" * 15),
        "has 16 lines: 15 are allowed",
    ),
    "a script that runs scatter-cts": (
        change_script("# how\nsubprocess.run(['scatter-cts'])\n"),
        "mentions scatter-cts",
    ),
    "a script that imports scatter_cts": (
        change_script("# how\nimport scatter_cts\n"),
        "mentions scatter-cts",
    ),
    "a script that does not say how to run it": (
        change_script("print()\n"),
        "the first line must be a comment",
    ),
    "a script without a line": (change_script(""), "the first line must be a comment"),
    "a script that begins for the shell": (
        change_script("#!/usr/bin/env python3\n"),
        "the first line must be a comment",
    ),
    "a script that no finding names": (
        add_script(section("# how", "other.py")),
        "backend.md: other.py: no finding names it",
    ),
    "a script under a heading that another has": (
        add_script(section("# another")),
        "'backend_negative.py': each block of code needs a heading with a name of its own",
    ),
    "a script of the name that another implementation's has": (
        add_script(section("# another"), "other"),
        "other.md: 'backend_negative.py': each block of code needs a heading with a name of its own",
    ),
    "two scripts under one heading": (
        add_script("```python\n# another\n```\n"),
        "'backend_negative.py': each block of code needs a heading with a name of its own",
    ),
    "scripts for an unknown implementation": (add_script("", "other"), "other.md: no manifest has it"),
    "scripts in another form": (
        lambda project: (project.published / "reproduce" / "backend_negative.py").touch(),
        "backend_negative.py: no manifest has it",
    ),
    "results that are missing": (
        remove("results/backend@1.0.jsonl.gz"),
        "implementations/test --publish backend@1.0 creates it",
    ),
    "results of a version that no manifest has": (
        change_results("backend@3.0"),
        "backend@3.0.jsonl.gz: no manifest has it",
    ),
    "results of another version": (
        change_results(implementation=implementation(version="2.1")),
        "declares itself as backend@2.1",
    ),
    "results of another implementation": (
        change_results(implementation=implementation(name="other")),
        "declares itself as other@2.0",
    ),
    "results with an option": (
        change_results(implementation=implementation(options={"threads": "8"})),
        "--strict or --option",
    ),
    "results of a strict judge": (change_results(strict=["*"]), "--strict or --option"),
    "results of another edition": (
        change_results(edition="onnx-1.13"),
        "edition: onnx-1.23, but backend@2.0 has onnx-1.13",
    ),
    "results of another version of scatter-cts": (change_results(version="0.2.0"), "but backend@2.0 has 0.2.0"),
    "results that were not repeated": (change_results(repeat=1), "repetitions: 3, but backend@2.0 has 1"),
    "results in another order": (change_results(seed=2), "seed: 1, but backend@2.0 has 2"),
    "results with a changed corpus": (
        change_results(sources=corpus(corpus_matches=False)),
        "the corpus was not what its manifest lists",
    ),
    "results with other cases": (
        change_results(sources=corpus(name="official")),
        "not those of the corpus alone",
    ),
    "results of some cases": (change_results(sources=corpus(cases=9)), "3 of 9 cases were run"),
    "results of a tier that the manifest does not name": (
        change_results(selection={"tier": "core"}),
        "the selection of cases is not the tier of the manifest",
    ),
    "withheld memory errors that the manifest does not mention": (
        change_results(withheld={"cases": 1, "found": "2026-11-26", "shown": {}}),
        "withheld there or in the manifest, but not in both",
    ),
    "findings for an unknown implementation": (
        lambda project: project.write("findings/other.json", {}),
        "findings/other.json: no manifest has it",
    ),
    "a summary of another version": (
        lambda project: project.write("stress/backend@2.0.json", stress("1.0")),
        "backend@2.0.json: it is about backend@1.0",
    ),
    "a summary of a version that no manifest has": (
        lambda project: project.write("stress/backend@3.0.json", stress("3.0")),
        "backend@3.0.json: no manifest has it",
    ),
    "a summary without its form": (
        change_document("stress/backend@2.0.json", threads=1),
        "stress/backend@2.0.json: $.threads: 1",
    ),
    "a failure of one of many repetitions that no finding explains": (
        lambda project: project.write(
            "stress/backend@2.0.json",
            stress("2.0", [failing("race", failures=[entry("ScatterND-18.reduction-add", "lost")])]),
        ),
        "no finding explains this:\nfailures ScatterND.reduction-add",
    ),
    "a finding that shares its cause with an unknown finding": (
        change_findings(finding(shared_with=["other-negative"]), warning_finding()),
        "backend-negative: shared_with: other-negative is not a finding",
    ),
    "an unsteady finding without a severity": (
        change_findings(
            finding(),
            warning_finding(),
            finding(id="backend-x", unsteady=True, match=[{"kind": "failures", "clause": "*.nowhere"}]),
        ),
        "backend-x: its severity does not follow from the results",
    ),
    "a memory error that no issue describes": (
        change_findings(finding(severity="memory"), warning_finding()),
        "backend-negative: a memory error without upstream: withhold it (SECURITY.md), or say in not_new why",
    ),
    "a manifest that is not JSON": (
        lambda project: (project.root / "implementations/backend/manifest.json").write_text("{") and None,
        "implementations/backend/manifest.json: Expecting",
    ),
    **{
        f"a case with the verdict {verdict}": (
            change_cases(*NEW, case("x", verdict)),
            f"cases/x: the verdict {verdict} shows nothing",
        )
        for verdict in INVALID
    },
}


def test_a_correct_project_has_no_problems(project):
    implementations, problems = published.load(project.root)
    assert problems == []
    assert [one.name for one in implementations] == ["backend"]


@pytest.mark.parametrize("what", WRONG)
def test_it_is_a_problem(project, what):
    change, problem = WRONG[what]
    change(project)
    assert any(problem in text for text in problems_of(project)), problems_of(project)


@pytest.mark.parametrize("members", [{"upstream": ["a/b#1"]}, {"not_new": "It was published before."}])
def test_a_memory_error_that_is_not_new_is_published(project, members):
    change_findings(finding(severity="memory", **members), warning_finding())(project)
    assert problems_of(project) == []


def test_an_unreadable_findings_file_is_the_only_problem(project):
    change_findings(finding(weight="bad"))(project)
    assert not any("no finding explains" in text for text in problems_of(project))


@pytest.mark.parametrize("title", ["backend@2.0", "backend@1.0"])
def test_missing_results_are_the_only_problem(project, title):
    remove(f"results/{title}.jsonl.gz")(project)
    assert len(problems_of(project)) == 1


def test_an_implementation_without_deviations_needs_no_findings(project):
    project.add({"1.0": [case("ScatterND-18/plain")] * len(NEW)}, name="flawless")
    assert problems_of(project) == []


def test_the_first_version_of_the_manifest_is_the_default(project):
    one = published.load(project.root)[0][0]
    assert one.default.version == "2.0"
    assert (one.specification("2.0"), one.specification("1.0")) == ("backend", "backend@1.0")


def test_results_of_an_implementation_may_have_a_corpus_of_their_own(project):
    change_results(sources=corpus(corpus_hash="ff" * 32, corpus_version="0.2.0"))(project)
    change_document("stress/backend@2.0.json", corpus_hash="ff" * 32)(project)
    assert problems_of(project) == []


def test_a_failure_of_one_of_many_repetitions_may_be_explained(project):
    race = failing("race", failures=[entry("ScatterND-18.reduction-add", "lost")])
    project.write("stress/backend@2.0.json", stress("2.0", [race]))
    lost = finding(id="backend-lost", match=[{"kind": "failures", "clause": "ScatterND.reduction-add"}])
    change_findings(finding(), warning_finding(), lost)(project)
    assert problems_of(project) == []


@pytest.mark.parametrize("weight", ["limit", "later-text"])
def test_a_failure_may_be_explained_without_a_finding_against_the_implementation(project, weight):
    change_findings(limit_finding(weight), warning_finding())(project)
    one = published.load(project.root)[0][0]
    assert problems_of(project) == []
    assert one.counted_as(one.findings.findings[0]) is None


def test_an_implementation_can_be_restricted_to_one_version(project):
    one = published.load(project.root)[0][0].only("1.0")
    assert (one.default_version, one.default.version, list(one.stress)) == ("1.0", "1.0", ["1.0"])
    assert {sighting.version for sighting in one.explained.sightings["backend-negative"]} == {"1.0"}
