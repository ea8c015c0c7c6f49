"""`scatter-cts report` and `run --report`: the formats of real runs, of hostile results, and what is refused."""

import collections
import json
import os
import pathlib
import re
import subprocess

import junitparser
import pytest
from runs import named, without_folder

FEW = ["--operator", "ScatterND-18"]
FORMATS = ["html", "junit", "markdown", "badge", "statement"]
EVIL = "`</testcase><b>\"'&|[x](y)\n\r\x1b[31m\u202e\ufffe" + "é" * 20_000


@pytest.fixture(scope="module")
def good(run, example):
    return run("--implementation", example, *FEW)


@pytest.fixture(scope="module")
def bad(run, misbehaving):
    return run("--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=4", *FEW)


@pytest.fixture
def report(scatter_cts, tmp_path):
    """Writes a report of lists of records or raw texts, each in its own file."""

    def call(format_name, *results):
        paths = []
        for number, content in enumerate(results):
            path = tmp_path / f"results-{number}.jsonl"
            text = content if isinstance(content, str) else "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in content)
            path.write_text(text)
            paths.append(path)
        return scatter_cts("report", *paths, "--format", format_name)

    return call


def read_junit(text):
    return junitparser.JUnitXml.fromstring(text.encode())


def outcomes(suite):
    kinds = {junitparser.Failure: "failure", junitparser.Error: "error", junitparser.Skipped: "skipped"}
    return collections.Counter(kinds[type(case.result[0])] if case.result else "passed" for case in suite)


def hostile(good, count):
    """The records of a run with the given number of cases that all fail, with hostile texts everywhere; the first cases are causes."""
    implementation = dict(good.header["implementation"], name=EVIL, version=EVIL, options_in_effect={EVIL: EVIL})
    evil = {"type": "case", "implementation": implementation["specification"], "verdict": "fail", "command": EVIL[:300],
            "operator_version": "ScatterND-18", "dtype": EVIL[:50], "reduction": EVIL[:50], "message": EVIL[:50],
            "failures": [{"clause": EVIL[:50], "level": "must", "policy": EVIL[:50]}],
            "explanation": [EVIL[:200]] * 3}  # fmt: skip
    ids = [f"{number}{EVIL[:300] if number else EVIL}" for number in range(count)]
    causes = [{"title": EVIL[:999], "cases": 1, "telling": name, "suspect": {"feature": EVIL[:999]}} for name in ids[:64]]
    footer = good.footer | {
        "cases": count,
        "skipped": 0,
        "causes": causes,
        "suspects": [{"feature": EVIL[:999], "failing_with": 1, "with": 2, "failing_without": 3, "without": 4}] * 9,
        "lost_processes": [{"when": "in a case", "how": EVIL[:999], "count": 1}],
    }
    return [good.header | {"implementation": implementation, "version": EVIL}, *(evil | {"id": name} for name in ids), footer]


def outside_of_code(text):
    """Markdown without its code."""
    lines = [line for line in text.splitlines() if not line.startswith("    ")]
    return "\n".join("".join(line.split("`")[::2]) for line in lines)


# ---- JUnit


def test_junit_has_a_testcase_for_each_case(report, bad):
    (suite,) = read_junit(report("junit", bad.records).stdout)
    verdicts = collections.Counter(bad.verdicts.values())
    assert {case.name for case in suite} == set(bad.cases)
    assert outcomes(suite) == {"passed": verdicts["pass"], "failure": verdicts["fail"], "skipped": verdicts["unsupported"]}
    assert (suite.tests, suite.failures, suite.errors, suite.skipped) == (
        len(bad.cases), verdicts["fail"], 0, verdicts["unsupported"])  # fmt: skip


def test_junit_of_hostile_results_is_read(report, good):
    process = report("junit", hostile(good, 20))
    (suite,) = read_junit(process.stdout)
    assert process.returncode == 0 and len(suite) == 21
    assert all(case.name == "lost processes" or ("</testcase><b>" in case.name and "\x1b" not in case.name) for case in suite)


# ---- Markdown


def test_a_summary_lists_the_choices_with_their_numbers_of_cases(report, good):
    choices = report("markdown", good.records).stdout.partition("<summary>Choices and version gates</summary>\n\n")[2].partition("\n\n</details>")[0].splitlines()
    shown = [entry for case in good.cases.values() for kind in ("warnings", "observations") for entry in case.get(kind, ())]
    refused = sum((entry["clause"], entry["policy"]) == ("ScatterND-18.index-bounds", "refused") for entry in shown)
    assert refused > 1
    assert f"- `ScatterND.index-bounds: refused`: {refused} cases" in choices
    assert choices == sorted(choices)


@pytest.mark.parametrize("with_causes", [True, False])
@pytest.mark.long_after(1)
def test_a_summary_of_ten_thousand_hostile_failures_is_less_than_60_kb(report, good, with_causes):
    records = hostile(good, 10_000)
    if not with_causes:
        del records[-1]["causes"]
    text = report("markdown", records).stdout
    assert 1000 < len(text.encode()) < 60_000
    assert "### Failures" in text and "- ScatterND-18: not conforming" in text


@pytest.mark.parametrize("with_causes", [True, False])
def test_a_fact_of_a_case_stands_beside_it(report, bad, with_causes):
    """As in the page; without causes only cases that are not waived are listed."""
    outcomes = [{"count": 1, "answer": "output", "verdict": verdict} for verdict in ("pass", "fail")]
    facts = {"nondeterminism": "illegal", "repetitions": {"count": 2, "outcomes": outcomes}} | ({"waived": "issue 17"} if with_causes else {})
    records = [record | facts if record.get("verdict") == "fail" else record for record in bad.records]
    if not with_causes:
        del records[-1]["causes"]
    waived = "; waived: `issue 17`" if with_causes else ""
    assert f"{waived}; outcomes: `1x output (pass), 1x output (fail)`" in report("markdown", records).stdout


@pytest.mark.long
def test_a_summary_of_many_hostile_runs_is_less_than_60_kb(report, good):
    text = report("markdown", hostile(good, 3) * 200).stdout
    assert 1000 < len(text.encode()) < 60_000
    assert "Left out for their size" in text


@pytest.mark.parametrize("format_name", ["markdown", "statement"])
def test_markdown_has_no_third_party_text_outside_of_code(report, good, format_name):
    text = report(format_name, hostile(good, 30)).stdout
    assert "<b>" in text
    assert "<" not in outside_of_code(text) and "[x]" not in outside_of_code(text)


# ---- badges and statements


@pytest.fixture
def bounded(run, bad, misbehaving, tmp_path):
    """A run with --waivers, whose path needs quotes, and --max-failures."""
    failed = [name for name, verdict in bad.verdicts.items() if verdict == "fail"]
    path = tmp_path / "its waivers.json"
    waivers = [{"cases": name, "verdict": "fail", "reason": "known"} for name in failed[:2]]
    path.write_text(json.dumps({"implementation": "misbehaving", "waivers": waivers}))
    options = ["--option", "misbehave=wrong-value", "--option", "on-extent=4"]
    return path, run("--implementation", misbehaving, *options, *FEW, "--waivers", path, "--max-failures", "3")


def test_the_command_of_a_statement_has_waivers_and_max_failures(report, bounded):
    path, result = bounded
    assert (result.header["waivers"], result.header["max_failures"]) == (str(path), 3)
    assert f"\n\n    {without_folder(result.header['command'])} --max-failures 3 --waivers '{path}'\n" in report("statement", result.records).stdout


def test_the_command_of_a_statement_repeats_the_run(report, bounded, workplace):
    _, result = bounded
    (command,) = re.findall(r"^    (scatter-cts run .*)$", report("statement", result.records).stdout, re.MULTILINE)
    path = {"PATH": f"{pathlib.Path(result.header['command'].split()[0]).parent}:{os.environ['PATH']}"}
    again = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=workplace, env=os.environ | path)
    program = result.header["command"].split()[0]
    assert (again.returncode, again.stdout.replace("scatter-cts run", f"{program} run")) == (result.code, result.out)


def test_the_command_of_a_known_implementation_follows_its_set_up(report, good):
    header = good.header | {"implementation": good.header["implementation"] | {"specification": "onnxruntime@1.32.0"}}
    cases = [record | {"implementation": "onnxruntime@1.32.0"} if record["type"] == "case" else record for record in good.records[1:]]
    command = f"\n\n    implementations/setup onnxruntime@1.32.0 && {without_folder(header['command'])}\n"
    assert command in report("statement", [header, *cases]).stdout


@pytest.mark.parametrize(("command", "shown"), [
    ("'/home/me/my dir/scatter-cts' run -i x", "scatter-cts run -i x"), ("'/a b/it is' run -i '/x y'", "'it is' run -i '/x y'"),
    ("python -m scatter_cts run -i ../x", "python -m scatter_cts run -i ../x"), ("/a/scatter-cts", "scatter-cts")])  # fmt: skip
def test_the_command_of_a_statement_has_no_folder_of_the_program(report, good, command, shown):
    assert f"\n\n    {shown}\n" in report("statement", [good.header | {"command": command}, *good.records[1:]]).stdout


def test_a_specification_is_one_word_of_the_command(report, good):
    specification = "foo-bar@1.2; echo"
    header = good.header | {"implementation": good.header["implementation"] | {"specification": specification}}
    cases = [record | {"implementation": specification} if record["type"] == "case" else record for record in good.records[1:]]
    assert "    implementations/setup 'foo-bar@1.2; echo' && scatter-cts run" in report("statement", [header, *cases]).stdout


def test_a_statement_confirms_what_the_footer_confirms(report, good):
    (confirmed,) = [line for line in report("statement", good.records).stdout.splitlines() if line.startswith("- confirmed: ")]
    groups = [group.split(" with ") for group in confirmed.removeprefix("- confirmed: ").split("; ")]
    every = ", ".join(["none", "add", "mul", "max", "min"])
    pairs = {
        (dtype, reduction)
        for types, reductions in groups
        for dtype in types.split(", ")
        for reduction in reductions.replace("every reduction", every).split(", ")
    }
    assert pairs == {(pair["dtype"], pair["reduction"]) for pair in good.footer["statements"][0]["complete_for"]}
    assert pairs


# ---- all formats


@pytest.mark.parametrize("format_name", [name for name in FORMATS if name != "html"])
def test_a_run_and_its_results_give_the_same_report(run, report, misbehaving, tmp_path, format_name):
    path = tmp_path / "report"
    result = run("--implementation", misbehaving, "--option", "misbehave=wrong-value", "--report",
                 f"{format_name}={path}", "--filter", "*/ScatterND-18/a*")  # fmt: skip
    assert path.read_text() == report(format_name, result.records).stdout


def test_a_run_of_several_implementations_is_one_report(scatter_cts, example, tmp_path):
    path = tmp_path / "junit.xml"
    few = ["--filter", "*/ScatterND-18/elements"]
    scatter_cts("run", "-i", example, "-i", "reference", *few, "--report", f"junit={path}")
    assert [suite.name.split()[0] for suite in read_junit(path.read_text())] == ["example", "reference"]


@pytest.mark.parametrize("form", ["junit", "markdown", "html"])
@pytest.mark.parametrize(
    ("options", "names"),
    [
        (("on-extent=4", "on-extent=3"), ["misbehaving 1.0 (on-extent=4)", "misbehaving 1.0 (on-extent=3)"]),
        (("on-extent=4", "on-extent=4"), ["misbehaving 1.0 (1)", "misbehaving 1.0 (2)"]),
    ],
)
def test_runs_with_one_name_are_told_apart_by_the_options_that_differ(
    scatter_cts, misbehaving, tmp_path, form, options, names
):
    paths = [tmp_path / "first.jsonl", tmp_path / "second.jsonl"]
    for option, path in zip(options, paths, strict=True):
        chosen = ["--option", "misbehave=wrong-value", "--option", option, "--filter", "*/ScatterND-18/slices"]
        scatter_cts("run", "--implementation", misbehaving, *chosen, "--results", path)
    report = scatter_cts("report", *paths, "--format", form).stdout
    assert [name for name in names if name in report] == names
    assert "misbehave=" not in "".join(line for line in report.splitlines() if line.startswith(("## ", "<testsuite ")))


def test_a_run_that_stops_is_reported_as_incomplete(scatter_cts, misbehaving, tmp_path):
    path = tmp_path / "badge.json"
    process = scatter_cts("run", "--implementation", misbehaving, "--option", "misbehave=wrong-value", *FEW,
                          "--fail-fast", "--report", f"badge={path}")  # fmt: skip
    assert process.returncode == 1
    assert json.loads(path.read_text())["message"].endswith("1 failure, selected cases, incomplete")


def test_outputs_that_are_judged_are_reported(run, scatter_cts, example, tmp_path):
    few = ["--filter", "*/ScatterND-18/elements"]
    outputs, results = tmp_path / "outputs", tmp_path / "results.jsonl"
    scatter_cts("run", "-i", example, *few, "--save-outputs", outputs, "--results", results)
    for command in (["judge", *few], ["judge", results]):
        path = tmp_path / f"{command[0]}.xml"
        process = scatter_cts(*command, "--outputs", outputs, "--report", f"junit={path}")
        assert process.returncode == 0, process.stderr
        assert len(next(iter(read_junit(path.read_text())))) == 1


# ---- what is refused


def refused(process, code, *words):
    assert process.returncode == code and process.stdout == ""
    assert all(word in process.stderr for word in words), process.stderr


def test_a_truncated_file_is_refused(report, good):
    refused(report("markdown", good.records[:-1]), 3, "results-0.jsonl: was cut off")
    refused(report("markdown", good.raw.decode()[:-100]), 3, "results-0.jsonl: was cut off")


@pytest.mark.parametrize("text", ["", "{}\n", "[]\n", "no JSON\n", '{"type": "case"}\n'])
def test_a_file_that_is_not_a_results_file_is_refused(report, text):
    refused(report("badge", text), 3, "results-0.jsonl")


def test_an_unknown_format_of_results_is_refused_by_name(report, good):
    refused(report("badge", [good.header | {"format": 4}]), 3, "results-0.jsonl, line 1: ", '"format" is 4')


def test_wrong_usage_is_reported(report, good, scatter_cts):
    refused(report("xml", good.records), 2, *FORMATS)
    for name in ("badge", "statement"):
        refused(report(name, good.records, good.records), 2, f"format {name} takes one run")
    refused(scatter_cts("report", "x"), 2, "--format")
    refused(scatter_cts("report", "--format", "junit"), 2, "results file")


def test_a_failed_report_leaves_the_output_file_unchanged(scatter_cts, tmp_path):
    (tmp_path / "report").write_text("before")
    process = scatter_cts("report", tmp_path / "none", "--format", "junit", "-o", tmp_path / "report")
    assert process.returncode == 3 and (tmp_path / "report").read_text() == "before"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--report", "xml=FILE"], "badge"),
        (["--report", "badge-svg=FILE"], "shields.io"),
        (["--report", "outcomes=FILE"], "doc/gates.md"),
        (["--report", "junit"], "FORMAT=FILE"),
        (["--report", "junit="], "FORMAT=FILE"),
        (["--report", "badge=FILE", "-i", "reference", "-i", "reference"], "one implementation"),
    ],
)
def test_an_impossible_report_is_wrong_usage_before_the_run(scatter_cts, tmp_path, arguments, word):
    arguments = [argument.replace("FILE", str(tmp_path / "report")) for argument in arguments]
    process = scatter_cts("run", *named(arguments))
    refused(process, 2, word)
    assert not (tmp_path / "report").exists()


def test_a_report_that_cannot_be_written_ends_the_run_before_it_begins(scatter_cts, tmp_path):
    process = scatter_cts("run", "--implementation", "reference", "--report", f"junit={tmp_path / 'none' / 'report'}")
    refused(process, 3, "none")


def test_a_full_disk_is_reported(scatter_cts, good, tmp_path):
    path = tmp_path / "results.jsonl"
    path.write_bytes(good.raw)
    if not pathlib.Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    process = scatter_cts("report", path, "--format", "badge", stdout=open("/dev/full", "w"), capture_output=False)
    assert process.returncode == 3
