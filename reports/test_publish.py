"""The generated files state the findings, are written completely or not at all, and outdated files are detected."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import markdown_text
import publish
import published
import scoreboard
import site_pages
from published_fixture import (
    DECLINED,
    SCRIPT,
    Project,
    case,
    entry,
    failing,
    finding,
    limit_finding,
    records,
    section,
    stress,
    warned,
    warning_finding,
    whole,
)

NEW = [failing("ScatterND-18/negative"), warned("ScatterND-18/outputs"), case("ScatterND-18/plain")]
OLD = [failing("ScatterND-18/negative"), warned("ScatterND-18/outputs"), failing("ScatterND-18/other#1")]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.add({"2.0": NEW, "1.0": OLD}, [warning_finding(), finding(upstream=["owner/backend#17"])])
    return made


def run(project: Project, *arguments: str) -> int:
    return publish.main(list(arguments), project.root)


def page(project: Project, name: str = "FINDINGS") -> str:
    assert run(project) == 0
    return (project.published / f"{name}.md").read_text(encoding="utf-8")


def contents(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


def test_the_page_says_how_the_results_were_measured(project):
    text = page(project)
    for words in (
        "3 cases",
        "on 2026-11-21",
        "scatter-cts 0.1.0",
        "edition onnx-1.23",
        "version 0.1.0",
        "c0" * 32,
        "`--repeat 3 --seed 1`",
        "all 2 runs",
    ):
        assert words in " ".join(text.split()), words


def test_the_page_counts_verdicts_by_version(project):
    lines = page(project).splitlines()
    assert "| backend | 2.0 | – | 3 | 2 | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 0 | 0 of 1 |" in lines
    assert "| backend | 1.0 | – | 3 | 1 | 1 | 2 | 0 | 0 | 0 | 0 | 0 | 0 | 0 of 1 |" in lines
    assert "| [backend](backend.md) | 2.0 | – | **no** |" in lines
    assert "| --- | --- | --- | ---: | ---: | ---: |" in "\n".join(lines)


def headline(project: Project) -> str:
    """The first paragraph."""
    return " ".join(page(project).split("# Findings\n", 1)[1].split("\n## ", 1)[0].split())


def change_findings(project: Project, *members: dict) -> None:
    project.write("findings/backend.json", {"implementation": "backend", "findings": list(members)})


def test_the_page_counts_findings_by_class(project):
    assert "| [backend](backend.md) | 1 |  |  |  |  |  | 1 |  |" in page(project).splitlines()
    assert "findings count by [class](#all-findings-by-class), a cause that implementations share once: violates the text **1**, damages memory" in headline(project)


def test_a_finding_that_two_implementations_share_counts_once_in_the_headline(project):
    change_findings(project, warning_finding(), finding(shared_with=["copy-negative"]))
    shared = finding(id="copy-negative", shared_with=["backend-negative"], reproduce="copy_negative.py")
    passing = [case(f"ScatterND-18/plain#{i}", implementation="copy") for i in range(2)]
    project.add({"1.0": [failing("ScatterND-18/negative", implementation="copy"), *passing]}, [shared], name="copy")
    project.write_scripts(section(SCRIPT, "copy_negative.py"), name="copy")
    assert "of 2 implementations" in headline(project) and "violates the text **1**," in headline(project)


def test_readings_and_the_ways_in_which_a_process_ends_are_counted_apart(project):
    change_findings(project, warning_finding(), finding(decisions=["empty-tuple"]))
    assert "violates the text **0**," in headline(project) and "wrong by our reading **1**." in headline(project)
    assert "- the text is silent or contradicts itself; it is read by our decision [empty-tuple](../../DECISIONS.md#" in (
        page(project, "backend"))
    entries = [entry("ScatterND-18.memory-safety", "crash")]
    dead = failing("ScatterND-18/negative", "crash", message="was killed by SIGABRT", failures=entries)
    project.write_results("backend@2.0", records("2.0", [dead, *NEW[1:]]))
    project.write_results("backend@1.0", records("1.0", [dead, *OLD[1:2], case("ScatterND-18/other#1")]))
    change_findings(project, warning_finding(), finding(match=[{"kind": "failures", "clause": "*.memory-safety"}]))
    assert "dies of a signal **0**, stops itself **1**, never answers **0**, wrong by our reading **0**." in headline(project)
    assert "**Stops itself**; crash on valid; `backend-negative`" in page(project, "backend").splitlines()
    project.write_results("backend@2.0", records("2.0", [dead, NEW[1], failing("ScatterND-18/plain")]))
    change_findings(project, warning_finding(), finding(match=[{"kind": "failures", "clause": "*"}]))
    assert "**Violates the text**, also stops itself; crash on valid; `backend-negative`" in page(project, "backend").splitlines()


def test_a_class_that_is_weaker_than_the_one_that_counts_is_not_on_the_page(project):
    change_findings(project, warning_finding(), finding(match=[{"kind": "failures", "clause": "*"}]))
    unsettled = failing("ScatterND-18/plain", failures=[entry(level="any")])
    project.write_results("backend@2.0", records("2.0", [NEW[0], NEW[1], unsettled]))
    assert "**Violates the text**; refused valid; `backend-negative`" in page(project, "backend").splitlines()


def test_warnings_are_in_no_headline_and_not_among_the_most_important(project):
    change_findings(project, warning_finding(severity="wrong value"), finding())
    tables = page(project).split("## Most important findings", 1)[1].split("\n## ", 1)[0]
    assert "It refuses a negative index" in tables and "It takes a node" not in tables


@pytest.mark.parametrize(
    "weight, cell, heading",
    [("limit", "limits", "## Limits\n"), ("later-text", "later text", "## Judged by a later text\n")],
)
def test_what_is_no_finding_has_its_own_section_and_is_never_counted(project, weight, cell, heading):
    change_findings(project, warning_finding(), limit_finding(weight))
    text = page(project)
    assert re.findall(r"\*\*(\d+)\*\*", headline(project)) == ["0"] * 5
    assert "Without any of these: backend." in headline(project)
    assert f"| [backend](backend.md) | 2.0 | – | {cell} |" in text.splitlines()
    assert "| [backend](backend.md) |  |  |  |  |  |  | 1 |  |" in text.splitlines()
    assert "[It refuses a negative index](backend.md#it-refuses-a-negative-index) | 1 case |" in text.split(heading, 1)[1]
    own = page(project, "backend").split(heading, 1)[1]
    assert own.index("Never counted.") < own.index("### It refuses a negative index\n") and "Issue text" not in own


def test_a_version_with_limits_only_does_not_answer_for_the_failures_of_another_one(project):
    other = finding(match=[{"kind": "failures", "clause": "ScatterND.index-negative", "cases": "*other*"}])
    change_findings(project, warning_finding(), other, limit_finding(id="backend-limit", title="It has a limit"))
    lines = page(project).splitlines()
    assert "| [backend](backend.md) | 2.0 | – | limits |" in lines and "| [backend](backend.md) | 1.0 | – | **no** |" in lines


def test_the_most_important_findings_link_to_their_sections(project):
    change_findings(project, warning_finding(), finding(severity="wrong value", title="It writes to cell -1, `wrong`"))
    text = page(project).split("### Violates the text", 1)[1]
    assert "[It writes to cell -1, `wrong`](backend.md#it-writes-to-cell--1-wrong) | wrong value | 1 case |" in text


def test_code_that_does_not_claim_to_implement_the_operators_is_not_counted(project):
    manifest = {"not_counted": "it teaches"}
    project.add({"1.0": [case("ScatterND-18/plain")] * 3}, name="a-book", manifest=manifest)
    text = page(project)
    assert "newest versions of 1 implementations" in " ".join(text.split())
    assert "a-book is not counted: it teaches." in text
    assert text.index("[backend](backend.md) | 1.0") < text.index("[a-book](a-book.md) | 1.0")


def test_a_finding_not_about_scatter_does_not_count(project):
    elsewhere = finding(about="constant nodes", severity="wrong value")
    project.write("findings/backend.json", {"implementation": "backend", "findings": [warning_finding(), elsewhere]})
    text = page(project)
    assert "violates the text **0**," in headline(project)
    assert "Without any of these: backend." in headline(project)
    assert "| [backend](backend.md) | 2.0 | – | no\\* |" in text.splitlines()
    assert "### Violates the text" not in text
    assert "| constant nodes | backend |" in text
    assert "about constant nodes, not about scatter" in page(project, "backend")


def allow_threads(project: Project) -> None:
    path = project.root / "implementations" / "backend" / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**manifest, "threads": {"option": "threads"}}), encoding="utf-8")


@pytest.mark.parametrize(("corpus", "cell"), [("c0" * 32, "complete"), ("c1" * 32, None)])
def test_several_threads_have_a_row_if_they_change_something_over_the_same_corpus(project, corpus, cell):
    allow_threads(project)
    passing = [case("ScatterND-18/negative"), *NEW[1:]]
    changed = whole(passing, [{**passing[0], "with_one_thread": "fail"}])
    project.write("stress/backend@2.0.json", stress("2.0", whole=changed, corpus_hash=corpus))
    project.write("stress/backend@1.0.json", stress("1.0", whole=whole(OLD)))
    lines = page(project).splitlines()
    rows = [line for line in lines if line.startswith("| [backend](backend.md) | ") and "ScatterND" not in line]
    several = [["2.0", "8", f"{cell} |"]] if cell else []
    assert [row.split(" | ")[1:4] for row in rows[:2 + len(several)]] == [["2.0", "1", "**no** |"], *several, ["1.0", "1", "**no** |"]]


def test_failures_in_some_of_many_repetitions_have_a_row_over_any_corpus(project):
    allow_threads(project)
    passing = [case("ScatterND-18/negative"), *NEW[1:]]
    project.write_results("backend@2.0", records("2.0", passing))
    race = failing("ScatterND-18/race", nondeterminism="illegal")
    project.write("stress/backend@2.0.json", stress("2.0", [race], whole=whole(passing), corpus_hash="c1" * 32))
    assert "| [backend](backend.md) | 2.0 | 8 | **no**† |" in page(project).splitlines()


def test_failures_in_some_of_many_repetitions_count_in_table_and_statement(project):
    passing = [case("ScatterND-18/negative"), *NEW[1:]]
    project.write_results("backend@2.0", records("2.0", passing))
    project.write("stress/backend@2.0.json", stress("2.0", [failing("ScatterND-18/race", nondeterminism="illegal")]))
    lines = page(project).splitlines()
    assert "| [backend](backend.md) | 2.0 | – | **no**† |" in lines
    assert "| backend | 2.0 | its own | 3 | 0 | 1 | 0 | `cases/ScatterND-18/race` |" in lines
    assert any(line.startswith("| backend | 2.0 | –") and line.endswith("0 of 1 |") for line in lines)


def test_versions_without_findings_over_many_repetitions_are_named(project):
    project.write("stress/backend@2.0.json", stress("2.0", [failing("ScatterND-18/race", nondeterminism="illegal")]))
    assert "Nothing failed or varied: backend@1.0." in page(project)


def test_versions_that_support_no_repeated_case_are_not_called_steady(project):
    none = stress("1.0")
    project.write("stress/backend@1.0.json", {**none, "stress": {**none["stress"], "unsupported": none["stress"]["cases"]}})
    text = page(project)
    assert "Support none of these cases: backend@1.0." in text
    assert "Nothing failed or varied: backend@2.0." in text


def test_the_example_of_a_finding_needs_no_threads_if_the_results_show_it(project):
    seen = failing("ScatterND-18/a", failures=failing("ScatterND-18/negative")["failures"])
    project.write("stress/backend@2.0.json", stress("2.0", [seen]))
    text = page(project, "backend")
    assert "- versions: 2.0 (2 cases)" in text
    assert "- plainest case: `cases/ScatterND-18/negative`" in text


def test_the_command_of_what_only_several_threads_or_repetitions_show_asks_for_them(project):
    passing = [case("ScatterND-18/negative"), *NEW[1:]]
    project.write_results("backend@2.0", records("2.0", passing))
    negative = failing("ScatterND-18/negative")
    for found, differing, arguments in (([negative], [], "--option threads=8 --repeat 50"), ([], [{**negative, "with_one_thread": "pass"}], "--option threads=8")):
        project.write("stress/backend@2.0.json", stress("2.0", found, whole=whole(passing, differing)))
        command = f"scatter-cts run --implementation backend {arguments} --filter cases/ScatterND-18/negative"
        assert f"- command: `{command}`" in page(project, "backend").splitlines()


def issue_text(project: Project) -> str:
    return page(project, "backend").split("````markdown\n", 1)[1].split("````", 1)[0]


def test_a_failure_has_an_issue_text(project):
    text = issue_text(project)
    for line in (
        "It refuses a negative index",
        "**Version**: backend 2.0, CPU, Linux x86-64",
        '**Expected**: The text says "counted from the end".',
        "- ScatterND-18 in the specification of onnx-1.23: documentation, sentence 10",
        "**Actual**: It refuses.",
        "  rejected a valid input",
        "**Script**: python backend_negative.py, with backend 1.0 installed",
        "```python",
        "print('wrong')",
    ):
        assert any(found.startswith(line) for found in text.splitlines()), (line, text)


def test_a_device_that_is_not_the_processor_is_named_by_page_and_issue(tmp_path):
    project = Project(tmp_path)
    project.add({"2.0": NEW}, [warning_finding(), finding()], manifest={"device": "a GPU in software"})
    assert "**Version**: backend 2.0, a GPU in software, Linux x86-64" in issue_text(project)
    assert "- device: a GPU in software" in page(project, "backend").splitlines()


def test_the_expected_of_an_issue_is_the_text_alone_and_the_actual_has_no_words_of_this_project(project):
    explanation = [
        "ScatterND-18.index-negative (must): A negative index", "    counts.", "    see DECISIONS.md: negative-indices",
        "  in output[0], the only such cell of 1:", "    allowed   1, as in data", "    actual    2: none of the allowed values",
        "  it answered anyway: skipped the update", "  inputs    data float [1],", "            updates float [1]",
    ]
    wrong = failing("ScatterND-18/negative", explanation=explanation)
    project.write_results("backend@2.0", records("2.0", [wrong, *NEW[1:]]))
    expected, _, actual = issue_text(project).partition("**Actual**: ")
    assert "refuse" not in expected.split("**Expected**: ", 1)[1]
    assert actual.split("```text\n", 1)[1].split("```", 1)[0] == (
        "  in output[0], the only such cell of 1:\n    allowed   1, as in data\n    actual    2\n"
    )


def test_old_versions_have_their_own_waivers(project):
    run(project)
    folder = project.root / "implementations" / "backend"
    newest, old = (json.loads((folder / name).read_text(encoding="utf-8"))["waivers"]
                   for name in ("waivers.json", "waivers@1.0.json"))
    assert newest[0]["cases"] == "cases/ScatterND-18/negative"
    assert set(old[0]["cases"]) == {"cases/ScatterND-18/negative", "cases/ScatterND-18/other#1"}


def test_versions_whose_threads_were_not_measured_are_named(project):
    assert "Not measured yet" not in page(project)
    (project.published / "stress" / "backend@1.0.json").unlink()
    assert "Not measured yet: backend@1.0." in page(project)


def test_the_page_shows_the_details_of_each_finding_the_most_severe_first(project):
    text = page(project, "backend")
    failure = text.index("## It refuses a negative index\n")
    assert failure < text.index("## It takes a node without an output\n")
    for line in (
        "**Violates the text**; refused valid; `backend-negative`",
        'The text says "counted from the end".',
        "- clauses: `ScatterND.index-negative` 18 (must)",
        "- versions: 2.0 (1 case), 1.0 (2 cases)",
        "- plainest case: `cases/ScatterND-18/negative`: refused",
        "- command: `scatter-cts run --implementation backend --filter cases/ScatterND-18/negative`",
        "- script: [`backend_negative.py`](reproduce/backend.md#backend_negativepy): "
        "python backend_negative.py, with backend 1.0 installed",
        "- upstream: [owner/backend#17](https://github.com/owner/backend/issues/17)",
        "  rejected a valid input",
    ):
        assert line in text[failure:].splitlines(), line
    assert "why: unknown" not in text


def test_the_details_of_the_plainest_case_are_about_that_case_only(project):
    other = failing(
        "ScatterND-18/x", failures=[entry(policy="clamped the index")], explanation=["because of x"]
    )
    project.write_results("backend@2.0", records("2.0", [*NEW[:2], other]))
    older = failing("ScatterND-18/negative", failures=[entry(policy="skipped the update")])
    project.write_results("backend@1.0", records("1.0", [older, *OLD[1:]]))
    text = page(project, "backend")
    assert "`cases/ScatterND-18/negative`: refused\n" in text
    assert "because of x" not in text


def test_model_and_output_of_an_issue_are_of_the_run_of_its_script_and_are_left_out_if_no_case_has_it(project):
    model = ["  node ScatterND, opset 18: no attributes", "  inputs data float [2], indices int64 [1,1], updates float [1]"]
    near = failing("ScatterND-18/negative", explanation=["ScatterND-18.index-negative (must): x", "  near", *model])
    odd = [failing("ScatterND-18/a", explanation=["odd"], dtype="uint8"), failing("ScatterND-16/a", explanation=["odd"], operator_version="ScatterND-16"),
           failing("ScatterND-18/b", explanation=["ScatterND-18.index-negative (must): x", "  odd", model[0], model[1].replace("data float [2]", "data float [2] (constant)")])]  # fmt: skip
    script = 'opset_import: ["" : 18] (float[2] data, int64[1, 1] indices, float[1] updates) ScatterND'
    project.write_scripts(section(f"# python backend_negative.py\n# {script}"))
    project.write_results("backend@2.0", records("2.0", [*odd, near, *NEW[1:]]))
    text = issue_text(project)
    assert "**Model**: ScatterND, opset 18: no attributes; inputs data float [2]" in text and "  near\n" in text and "odd" not in text
    for found, other in (odd[:2], script), ([*odd, near], script.replace("int64[1, 1]", "int64[2, 1]")), ([near], script.replace("float[2]", "bfloat[2]")):
        project.write_scripts(section(f"# python backend_negative.py\n# {other}"))
        project.write_results("backend@2.0", records("2.0", [*found, *NEW[1:]]))
        text = issue_text(project)
        assert other in text and "**Model**" not in text and "```text" not in text


def test_a_finding_of_an_old_version_is_run_with_that_version(project):
    other = finding(id="backend-other", match=[{"kind": "failures", "clause": "*", "cases": "*/other#1"}])
    project.write(
        "findings/backend.json",
        {"implementation": "backend", "findings": [warning_finding(), other, finding()]},
    )
    assert (
        "- command: `scatter-cts run --implementation backend@1.0 --filter 'cases/ScatterND-18/other#1'`"
        in page(project, "backend").splitlines()
    )


def test_an_unsteady_finding_is_shown_although_no_record_has_it(project):
    race = finding(id="backend-race", severity="wrong value", unsteady=True, match=[{"kind": "failures", "clause": "*.nowhere"}])
    project.write(
        "findings/backend.json",
        {"implementation": "backend", "findings": [warning_finding(), finding(), race]},
    )
    section = page(project, "backend").split("`backend-race`", 1)[1].split("\n## ", 1)[0]
    assert "- It occurs in some runs only; not in the published run.\n" in section
    assert "plainest case" not in section


def test_an_observation_that_needs_an_option_is_shown_although_no_record_has_it(project):
    project.write("findings/backend.json", {"implementation": "backend", "findings": [warning_finding(), finding(), DECLINED]})
    section = page(project, "backend").split("`backend-declined`", 1)[1]
    assert "- It occurs with `--option opset=12` only; not in the published run.\n" in section
    assert "backend_negative.py" in section and "plainest case" not in section


def test_the_number_of_cases_stands_with_the_version_of_the_corpus_alone(project):
    text = " ".join(page(project, "FINDINGS").split())
    assert "do with the cases of this project." in text and re.search(r"The corpus was version \S+ with \d+ cases, ", text)


def test_the_corpus_is_that_of_most_implementations_and_the_others_are_named(project):
    for name in "other", "third":
        project.add({"1.0": [case("ScatterND-18/plain")] * len(NEW)}, name=name)
    header, *rest = records("2.0", NEW)
    earlier = [{**header["sources"][0], "corpus_hash": "ff" * 32, "corpus_version": "0.0.9"}]
    project.write_results("backend@2.0", [{**header, "sources": earlier}, *rest])
    text = " ".join(page(project, "FINDINGS").split())
    assert "The corpus was version 0.0.9" not in text
    assert re.search(r"cannot be compared with these: backend \(\d+ cases of 0\.0\.9\)\.", text)


def test_an_implementation_without_findings_has_a_page(project):
    project.add({"1.0": [case("ScatterND-18/plain")] * 3}, name="flawless")
    assert "No findings" in page(project, "flawless")


def test_the_ladder_is_written_between_its_marks(project):
    run(project)
    text = (project.root / "implementations" / "backend" / "README.md").read_text(encoding="utf-8")
    assert text.startswith("# It\n\n<!-- ladder -->\n| version | measured | pass |")
    assert "| 2.0 | 2026-11-21 | 2 | 1 | 1 | 0 | 0 | 0 | 0 |\n| 1.0 | 2026-11-21 | 1 | 1 | 2 | 0 | 0 | 0 | 0 |\n" in text
    assert text.endswith("|\n<!-- /ladder -->\n\nIts end.\n")


@pytest.mark.parametrize("text", ["# It\n", "<!-- ladder -->\nno end\n", "<!-- /ladder --> <!-- ladder -->"])
def test_a_readme_without_both_marks_is_unchanged(project, text):
    readme = project.root / "implementations" / "backend" / "README.md"
    readme.write_text(text, encoding="utf-8")
    run(project)
    assert readme.read_text(encoding="utf-8") == text


def test_a_missing_readme_is_not_generated(project):
    readme = project.root / "implementations" / "backend" / "README.md"
    readme.unlink()
    assert run(project) == 0
    assert not readme.exists()


def test_written_files_are_up_to_date_and_not_written_again(project, capsys):
    assert run(project) == 0
    assert capsys.readouterr().out.splitlines() == [
        "reports/published/FINDINGS.md: written",
        "reports/published/DIFFERENCES.md: written",
        "reports/published/backend.md: written",
        "implementations/backend/waivers.json: written",
        "implementations/backend/waivers@1.0.json: written",
        "implementations/backend/README.md: written",
    ]
    assert run(project, "--check") == 0
    assert run(project) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "name, text",
    [
        ("reports/published/FINDINGS.md", None),
        ("reports/published/FINDINGS.md", "# Findings\n"),
        ("implementations/backend/waivers.json", None),
        ("reports/published/DIFFERENCES.md", "# Where they differ\n"),
        ("reports/published/backend.md", None),
        ("implementations/backend/waivers.json", "{}"),
        ("implementations/backend/waivers@1.0.json", None),
        ("implementations/backend/README.md", "<!-- ladder -->\n<!-- /ladder -->\n"),
    ],
)
def test_check_reports_outdated_files_and_writes_nothing(project, capsys, name, text):
    run(project)
    (project.root / name).unlink()
    if text is not None:
        (project.root / name).write_text(text, encoding="utf-8")
    before = contents(project.root)
    assert run(project, "--check") == 1
    assert f"{name} is not up to date" in capsys.readouterr().err
    assert contents(project.root) == before


def test_waivers_are_removed_if_nothing_fails_any_more(project, capsys):
    passing = [case("ScatterND-18/negative"), *NEW[1:]]
    run(project)
    project.write_results("backend@2.0", records("2.0", passing))
    assert run(project, "--check") == 1
    assert run(project) == 0
    assert "waivers.json: removed" in capsys.readouterr().out
    assert not (project.root / "implementations" / "backend" / "waivers.json").exists()


def test_nothing_is_written_if_there_is_a_problem(project, capsys):
    project.write("findings/backend.json", {"implementation": "backend", "findings": [finding()]})
    before = contents(project.root)
    assert run(project) == 1
    message = capsys.readouterr().err
    assert "no finding explains this:\nwarnings ScatterND.output-count" in message
    assert message.endswith("publish.py: 1 problem: nothing is written\n")
    assert contents(project.root) == before


def test_without_implementations_there_is_nothing_to_publish(tmp_path, capsys):
    assert run(Project(tmp_path)) == 1
    assert "no implementation has a manifest" in capsys.readouterr().err


def test_missing_shows_unexplained_entries_of_any_results(project, capsys):
    project.write("findings/backend.json", {"implementation": "backend", "findings": [finding()]})
    file = str(project.published / "results" / "backend@2.0.jsonl.gz")
    assert run(project, "--missing", "backend", file) == 1
    output = capsys.readouterr().out
    assert "warnings ScatterND.output-count (should-reject)" in output
    assert "1 entries of 1 results explained, 1 not, in 1 groups; 0 other problems" in output


def test_missing_reports_findings_that_explain_nothing(project, capsys):
    other = finding(id="backend-other", match=[{"kind": "failures", "clause": "*", "cases": "*/other#1"}])
    project.write(
        "findings/backend.json", {"implementation": "backend", "findings": [warning_finding(), other]}
    )
    assert run(project, "--missing", "backend@2.0") == 1
    assert "backend-other: match[0] explains nothing" in capsys.readouterr().out
    findings = [warning_finding(), finding(), other]
    project.write("findings/backend.json", {"implementation": "backend", "findings": findings})
    assert run(project, "--missing", "backend@2.0") == 1
    assert "0 not, in 0 groups; 1 other problems" in capsys.readouterr().out


def test_missing_works_before_there_are_findings(project, capsys):
    (project.published / "findings" / "backend.json").unlink()
    assert run(project, "--missing", "backend@2.0") == 1
    output = capsys.readouterr().out
    assert "findings/backend.json does not exist yet" in output
    assert "0 entries of 1 results explained, 2 not, in 2 groups" in output


def test_missing_reads_the_published_results_of_all_versions_or_of_one(project, capsys):
    assert run(project, "--missing", "backend") == 0
    assert "of 2 results explained, 0 not" in capsys.readouterr().out
    assert run(project, "--missing", "backend@1.0") == 0
    assert "of 1 results explained, 0 not" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (["--missing", "backend@3.0"], "there are no results of backend@3.0"),
        (["--missing", "backend", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_missing_reports_that_there_are_no_results(project, capsys, arguments, reason):
    assert run(project, *arguments) == 3
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["file.jsonl"], ["--nonsense"]])
def test_wrong_usage_is_2(project, arguments):
    with pytest.raises(SystemExit) as end:
        run(project, *arguments)
    assert end.value.code == 2


def test_a_process_that_ended_in_an_unknown_way_is_an_error(project, capsys):
    lost = failing("ScatterND-18/negative", "crash", message="ended", failures=[entry("ScatterND-18.memory-safety", "crash")])
    project.write_results("backend@2.0", records("2.0", [lost, *NEW[1:]]))
    change_findings(project, warning_finding(), finding(match=[{"kind": "failures", "clause": "*"}]))
    assert run(project) == 3
    assert "backend-negative: how its process ended is unknown: ended" in capsys.readouterr().err


def test_every_statement_of_results_has_a_word_in_the_table():
    schema = json.loads((Path(__file__).parent / "results.schema.json").read_text(encoding="utf-8"))
    assert set(scoreboard.STATEMENTS) - {"withheld"} == set(
        schema["$defs"]["statement"]["properties"]["statement"]["enum"])


@pytest.mark.parametrize("word", ["- a", "-", "# a", "> a", "1. a", "1)", "+ a", "* a", "===", "```"])
def test_wrapping_keeps_the_meaning_of_prose(word):
    text = f"{'word ' * 23}end {word} and so on, {'word ' * 40}"
    lines = markdown_text.wrapped(text).splitlines()
    assert " ".join(lines) == " ".join(text.split()) and len(lines) > 1
    assert all(line[0].isalpha() for line in lines)


def test_prose_is_wrapped_at_120_characters():
    assert max(map(len, markdown_text.wrapped("word " * 200).splitlines())) == 119


# ---- withheld memory errors ----------------------------------------------------------------------------------------

WITHHELD = {"cases": 4, "found": "2026-11-26", "shown": {"backend-negative": 7}}


@pytest.fixture
def withholding(tmp_path: Path) -> Project:
    """Of twelve cases four are withheld; seven show a finding, of which one is published."""
    made = Project(tmp_path)
    made.add({"2.0": [failing("ScatterND-18/negative")]}, [finding()], manifest={"withheld": {"found": "2026-11-26"}})
    header, *cases, footer = records("2.0", [failing("ScatterND-18/negative")])
    verdicts = {**footer["verdicts"], "pass": 1, "fail": 7, "crash": 4}
    statements = [{"operator_version": "ScatterND-18", "statement": "withheld"}]
    header = {**header, "withheld": WITHHELD, "sources": [{**header["sources"][0], "cases": 12}]}
    made.write_results("backend@2.0", [header, *cases, {**footer, "cases": 12, "verdicts": verdicts, "statements": statements}])
    (made.published / "stress" / "backend@2.0.json").unlink()
    return made


def test_the_number_of_withheld_cases_is_on_both_pages(withholding):
    assert "Withheld cases: backend 4. Of these implementations" in " ".join(page(withholding).split())
    assert "- withheld: 4 cases, because they show, or may show, a new memory error" in page(withholding, "backend")


def test_findings_and_their_numbers_of_cases_are_published_although_memory_errors_are_withheld(withholding):
    assert "## It refuses a negative index" in page(withholding, "backend") and "2.0 (7 cases)" in page(withholding, "backend")
    assert "(backend.md#it-refuses-a-negative-index) | refused valid | 7 cases |" in page(withholding)


def test_the_counts_of_all_cases_are_published_and_statements_are_not(withholding):
    assert "| backend | 2.0 | – | 12 | 1 | 0 | 7 | 4 | 0 | 0 | 0 |  |  | withheld |" in page(withholding).splitlines()
    assert "| [backend](backend.md) | 2.0 | – | withheld |" in page(withholding).splitlines()


def test_an_implementation_with_withheld_memory_errors_is_not_without_findings(withholding):
    header, footer = records("2.0", [])
    withholding.write_results("backend@2.0", [{**header, "withheld": {**WITHHELD, "shown": {}}}, footer])
    change_findings(withholding)
    withholding.write_scripts()
    assert "Without any of these: none." in headline(withholding)


def test_nothing_that_names_cases_is_made_if_memory_errors_are_withheld(withholding):
    assert "| backend |" not in page(withholding, "DIFFERENCES")
    assert not (withholding.root / "implementations" / "backend" / "waivers.json").exists()
    assert "backend@2.0" not in page(withholding).split("Not measured yet", 1)[-1]
    assert site_pages.build(withholding.root / "site", withholding.published, published.load(withholding.root)[0], Path("false")) != []
    assert "<entry>" not in (withholding.root / "site" / "findings.atom").read_text(encoding="utf-8")


def test_a_file_that_would_name_withheld_cases_is_a_problem(withholding, capsys):
    withholding.write("stress/backend@2.0.json", stress("2.0"))
    run(withholding)
    assert "stress/backend@2.0.json: memory errors of backend are withheld: delete it" in capsys.readouterr().err
