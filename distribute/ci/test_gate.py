"""gate.sh, with the variables that CI systems set; and the variables that action.yml and gitlab.yml pass to it."""

import json
import os
import pathlib
import re
import subprocess
import types

import junitparser
import pytest
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "distribute/ci/gate.sh"
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
(GATE_STEP, ARTIFACT_STEP) = ACTION["runs"]["steps"]
TEMPLATE = yaml.safe_load((ROOT / "distribute/ci/gitlab.yml").read_text())[".scatter-cts"]

PROGRAM = ROOT / os.environ.get("SCATTER_CTS", "build/release/bin/scatter-cts")
EXAMPLE = ROOT / os.environ.get("SCATTER_CTS_EXAMPLE", "build/example/example.so")
MISBEHAVING = ROOT / os.environ.get("SCATTER_CTS_TESTDATA", "build/release/runner/testdata") / "misbehaving.so"
FEW = ["--cases", ROOT / "cases", "--filter", "*/ScatterND-18/a*"]
WRONG = ["--implementation", MISBEHAVING, "--option", "misbehave=wrong-value", *FEW]

# A program that records its arguments, prints a file, writes its reports, and exits as requested.
FAKE = """#!/bin/sh
for word; do printf '%s\\n' "$word"; done >"$FAKE/arguments"
cat "$FAKE/printed"
for word; do case $word in markdown=*) printf 'summary\\n' >"${word#markdown=}" ;; esac; done
exit "$(cat "$FAKE/status")"
"""


@pytest.fixture
def job(tmp_path):
    """A job of a CI system: runs the script with variables in an otherwise empty environment."""
    (tmp_path / "project").mkdir()

    def start(*options, command=(SCRIPT,), **variables):
        environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "SCATTER_CTS_PROGRAM": str(PROGRAM)}
        return subprocess.run([str(word) for word in [*command, *options]], cwd=tmp_path / "project", text=True,
                              env=environment | variables, capture_output=True, check=False)

    return start


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "project/scatter-cts-gate"


@pytest.fixture
def github(tmp_path):
    """The variables of GitHub Actions."""
    (tmp_path / "summary").write_text("of a step before\n")
    return {"CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(tmp_path / "summary")}


@pytest.fixture
def fake(job, tmp_path):
    """The same job with the fake program, and the arguments that it received."""
    (tmp_path / "fake").write_text(FAKE)
    (tmp_path / "fake").chmod(0o755)

    def start(*options, status=0, printed="fine\n", command=(SCRIPT,), **variables):
        (tmp_path / "status").write_text(str(status))
        (tmp_path / "printed").write_text(printed)
        variables = {"FAKE": str(tmp_path), "SCATTER_CTS_PROGRAM": str(tmp_path / "fake")} | variables
        process = job(*options, command=command, **variables)
        arguments = (tmp_path / "arguments").read_text().splitlines()
        return types.SimpleNamespace(process=process, status=process.returncode, arguments=arguments,
                                     lines=process.stdout.splitlines())

    return start


def annotations(process):
    return [line for line in process.stdout.splitlines() if re.match(r"::(error|warning|notice) ", line)]


# ---- the real program -------------------------------------------------------------------------------------


def test_a_conforming_implementation_passes(job):
    assert job("--implementation", EXAMPLE, *FEW).returncode == 0


def test_an_implementation_that_does_not_conform_fails(job):
    assert job(*WRONG).returncode == 1


def test_results_and_reports_are_in_the_folder(job, folder):
    job(*WRONG)
    (suite,) = junitparser.JUnitXml.fromfile(str(folder / "junit.xml"))
    assert suite.failures > 0
    assert (folder / "report.html").read_text().startswith("<!DOCTYPE html>")
    assert '"verdict"' in (folder / "results.jsonl").read_text()


def test_the_summary_is_appended_to_that_of_earlier_steps(job, github, tmp_path):
    job(*WRONG, **github)
    summary = (tmp_path / "summary").read_text()
    assert summary.startswith("of a step before\n")
    assert "### Failures" in summary


def test_github_gets_an_annotation_for_the_run_and_each_cause(job, github):
    said = annotations(job(*WRONG, **github))
    assert re.match("::error title=scatter-cts::exit status 1: .* fail", said[0])
    assert said[1].startswith("::error title=scatter-cts::cause 1 of ")


def test_a_successful_run_is_a_notice(job, github):
    (said,) = annotations(job("--implementation", EXAMPLE, *FEW, **github))
    assert said.startswith("::notice title=scatter-cts::example 1.0: ")


# ---- arguments of the program -----------------------------------------------------------------------------


@pytest.mark.parametrize(("variable", "value", "options"), [
    ("IMPLEMENTATION", "exec:python3 'my backend.py'", ["--implementation=exec:python3 'my backend.py'"]),
    ("WAIVERS", "a b.json", ["--waivers=a b.json"]),
    ("BASELINE", "old.jsonl", ["--baseline=old.jsonl"]),
    ("CASES", "cases\nmine=$(echo *)\n", ["--cases=cases", "--cases=mine=$(echo *)"]),
    ("STRICT", "true", ["--strict"]),
    ("STRICT", "false", []),
    ("STRICT", "*.rounding\nScatterND.*", ["--strict=*.rounding", "--strict=ScatterND.*"]),
    ("OPTIONS", "--tier=core\n--option=a=b c", ["--tier=core", "--option=a=b c"]),
])  # fmt: skip
def test_a_variable_becomes_options(fake, variable, value, options):
    arguments = fake(**{f"SCATTER_CTS_{variable}": value}).arguments
    assert arguments[1 : arguments.index("--results")] == options


def test_options_of_the_script_reach_the_program(fake):
    assert fake("--operator", "it's").arguments[:3] == ["run", "--operator", "it's"]


@pytest.mark.parametrize("status", [0, 1, 2, 3])
def test_the_exit_status_is_that_of_the_run(fake, status, github):
    assert fake(status=status).status == status
    assert fake(status=status, **github).status == status


def test_the_summary_of_a_run_that_cannot_start_has_the_reason_and_not_the_summary_before(job, folder, github, tmp_path):
    folder.mkdir()
    (folder / "summary.md").write_text("old\n")
    assert job(SCATTER_CTS_IMPLEMENTATION="reference", SCATTER_CTS_CASES="no/such/folder", **github).returncode == 3
    summary = (tmp_path / "summary").read_text()
    assert summary.startswith("of a step before\n**scatter-cts: exit status 3**\n")
    assert "no/such/folder" in summary and "\nold" not in summary


def test_annotations_name_stale_waivers(job, github, tmp_path):
    waivers = [{"cases": "no-such-case", "verdict": "fail", "reason": "was so"}]
    (tmp_path / "waivers.json").write_text(json.dumps({"implementation": "reference", "waivers": waivers}))
    process = job("-i", "reference", *FEW, SCATTER_CTS_WAIVERS=str(tmp_path / "waivers.json"), **github)
    errors = [line for line in process.stdout.splitlines() if line.startswith("::error ")]
    assert "1 stale waiver" in errors[0] and "no-such-case" in errors[1]


def test_help_explains_the_script_and_makes_no_folder(job, folder):
    process = job("--help")
    assert process.returncode == 0 and "SCATTER_CTS_WAIVERS" in process.stdout
    assert not folder.exists()


def test_output_of_an_implementation_is_not_a_command_to_github(fake, github):
    lines = fake(printed="::error::forged\n", **github).lines
    token = lines[0].removeprefix("::stop-commands::")
    assert lines[0] != token and len(token) >= 32
    assert lines.index("::error::forged") < lines.index(f"::{token}::")


def test_each_run_has_its_own_token(fake, github):
    assert fake(**github).lines[0] != fake(**github).lines[0]


def test_the_name_of_the_program_is_in_the_title_alone(fake, github):
    (said,) = annotations(fake(printed="scatter-cts: there are no cases\n", **github).process)
    assert said == "::notice title=scatter-cts::there are no cases"
    said, *_ = annotations(fake(status=3, printed="scatter-cts: there are no cases\n", **github).process)
    assert said == "::error title=scatter-cts::exit status 3: there are no cases"


def test_special_characters_in_an_annotation_are_escaped(fake, github):
    (said,) = annotations(fake(printed="100% \r::error::x\n", **github).process)
    assert said == "::notice title=scatter-cts::100%25 %0D::error::x"


def test_there_are_at_most_as_many_annotations_as_github_shows(fake, github):
    causes = "".join(f"cause {number} of 30: wrong\n" for number in range(1, 31))
    assert len(annotations(fake(status=1, printed=causes, **github).process)) == 10


def test_outside_github_there_are_no_commands(fake):
    assert fake(status=1, GITLAB_CI="true", CI_JOB_NAME="scatter", CI_NODE_INDEX="1").lines == ["fine"]


# ---- action.yml and gitlab.yml ----------------------------------------------------------------------------


def expanded(text, values):
    """A text with GitHub's expressions replaced by their values."""
    return re.sub(r"\$\{\{ *(\S+) *\}\}", lambda match: values[match[1]], text)


@pytest.fixture
def step(fake, github, tmp_path):
    """The step of the action that runs the gate, as GitHub runs it with inputs."""

    def start(**inputs):
        values = {f"inputs.{name}": entry.get("default", "") for name, entry in ACTION["inputs"].items()}
        values |= {f"inputs.{name}": value for name, value in inputs.items()}
        values |= {"runner.temp": str(tmp_path / "temp"), "inputs.program": str(tmp_path / "fake")}
        variables = {name: expanded(text, values) for name, text in GATE_STEP["env"].items()}
        return fake(GATE_STEP["run"], command=("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c"),
                    GITHUB_ACTION_PATH=str(ROOT), **github, **variables)

    return start


def test_every_input_of_the_action_reaches_the_program(step, tmp_path):
    inputs = {"implementation": "mine.so", "waivers": "w.json", "baseline": "old.jsonl", "cases": "a\nb",
              "strict": "*.rounding", "options": "--tier=core"}  # fmt: skip
    assert set(inputs) | {"program", "artifact"} == set(ACTION["inputs"])
    assert step(**inputs, artifact="mine").arguments == [
        "run", "--implementation=mine.so", "--waivers=w.json", "--baseline=old.jsonl", "--cases=a", "--cases=b",
        "--strict=*.rounding", "--tier=core", "--results", f"{tmp_path}/temp/mine/results.jsonl",
        "--report", f"junit={tmp_path}/temp/mine/junit.xml", "--report", f"html={tmp_path}/temp/mine/report.html",
        "--report", f"markdown={tmp_path}/temp/mine/summary.md"]  # fmt: skip


def test_an_action_with_only_an_implementation_passes_no_other_option(step):
    assert step(implementation="mine.so").arguments[1:3] == ["--implementation=mine.so", "--results"]


def test_the_step_has_expressions_only_in_its_variables():
    assert "${{" not in GATE_STEP["run"]


def test_the_action_uploads_the_folder_even_if_the_gate_fails():
    assert ARTIFACT_STEP["with"]["path"] == GATE_STEP["env"]["SCATTER_CTS_FOLDER"]
    assert ARTIFACT_STEP["if"] == "always()"


def test_the_job_of_the_template_creates_its_artifacts(job, tmp_path):
    variables = TEMPLATE["variables"] | {"GITLAB_CI": "true", "CI_JOB_NAME": "scatter", "SCATTER_CTS_GATE": str(SCRIPT)}
    variables |= {"SCATTER_CTS_IMPLEMENTATION": str(MISBEHAVING), "SCATTER_CTS_CASES": str(ROOT / "cases")}
    variables |= {"SCATTER_CTS_OPTIONS": "--option=misbehave=wrong-value\n--filter=*/ScatterND-18/a*"}
    (script,) = TEMPLATE["script"]
    assert job(command=("bash", "-eo", "pipefail", "-c", script), **variables).returncode == 1
    artifacts = TEMPLATE["artifacts"]
    for path in [artifacts["reports"]["junit"], *artifacts["paths"]]:
        assert (tmp_path / "project" / path).exists()
    assert artifacts["when"] == "always"
