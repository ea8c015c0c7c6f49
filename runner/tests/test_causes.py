"""The output of a run with failures shows their causes: groups, suspects, and no more text than needed."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "implementations" / "example"
# The corpus of the project: suspects show only in comparison with many cases that pass.
WHOLE = ["--cases", ROOT / "cases"]
# The approximate size of a terminal.
SCREEN = 40


@pytest.fixture(scope="module")
def plant(tmp_path_factory):
    """Builds the example with one text of a file replaced."""

    def build(file, text, replacement):
        folder = tmp_path_factory.mktemp("planted")
        shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True)
        source = (folder / file).read_text()
        assert source.count(text) == 1
        (folder / file).write_text(source.replace(text, replacement))
        options = ["-std=c17", "-O1", "-shared", "-fPIC", f"-I{ROOT / 'runner' / 'worker' / 'include'}"]
        sources = [folder / name for name in ("check.c", "plugin.c", "scatter.c")]
        subprocess.run([os.environ.get("CC", "cc"), *options, "-o", folder / "planted.so", *sources, "-lm"], check=True)
        return folder / "planted.so"

    return build


COPY = "    memcpy(output->elements, node->data->elements, node->data->byte_size);\n"


REFUSAL = """
    if (node->op != SCATTER_ND && node->axis != 0 && node->data->dtype == DTYPE_FLOAT) {
        (void)snprintf(message->text, message->capacity, "axis %d is not 0", (int)node->axis);
        return SCATTER_CTS_REJECTED;
    }
"""
CRASH = "    if (node->op == SCATTER_ND && tuple_length(node) < node->data->rank) *(volatile int *)8 = 1;\n"

BUGS = {
    "axis negative": ("check.c", "node->axis += rank;", "node->axis = 0;"),
    "index negative": ("scatter.c", "return index < 0 ? index + extent : index;", "return index < 0 ? 0 * extent : index;"),
    "axis not first": ("scatter.c", COPY, REFUSAL + COPY),
    "k < r": ("scatter.c", COPY, CRASH + COPY),
}  # fmt: skip


@pytest.fixture(scope="module", params=[
    pytest.param(item, id=item[0], marks=[] if item[0] == "index negative" else [pytest.mark.long]) for item in BUGS.items()])  # fmt: skip
def bug(request, plant, run):
    """A planted bug: its feature, and a run with it."""
    feature, edit = request.param
    return feature, run("--implementation", plant(*edit), *WHOLE)


def test_the_first_lines_name_the_common_feature_of_failing_cases(bug):
    feature, result = bug
    assert result.code == 1
    assert feature in "\n".join(result.out.splitlines()[:6])


def test_failures_of_one_message_have_no_main_suspect_that_only_some_of_them_have(run, plant):
    refusal = REFUSAL.replace("node->op != SCATTER_ND && node->axis != 0 && node->data->dtype == DTYPE_FLOAT", "1")
    result = run("--implementation", plant("scatter.c", COPY, refusal), *WHOLE)
    assert result.footer["suspects"][0]["failing_without"] > 0
    assert re.match(r"[0-9]+ cases are not as expected; causes: 1\n\ncause 1 of 1: accepts-valid: refused: axis N is not N\n", result.out)


def test_the_results_have_the_suspect_and_its_numbers(bug):
    feature, result = bug
    suspect = result.footer["suspects"][0]
    assert feature in suspect["feature"]
    assert suspect["coefficient"] > 0.7
    compared = [case for case in result.cases.values() if case["verdict"] != "unsupported"]
    failing = [case for case in compared if case["verdict"] != "pass"]
    assert suspect["failing_with"] + suspect["failing_without"] == len(failing)
    assert suspect["with"] + suspect["without"] <= len(compared)


def test_the_causes_have_all_failing_cases(bug):
    _, result = bug
    failing = [name for name, case in result.cases.items() if case["verdict"] not in ("pass", "unsupported")]
    causes = result.footer["causes"]
    assert sum(cause["cases"] for cause in causes) == len(failing)
    assert {cause["telling"] for cause in causes} <= set(failing)
    assert [cause["cases"] for cause in causes] == sorted((cause["cases"] for cause in causes), reverse=True)


def test_only_some_of_the_first_causes_have_an_explained_case(bug):
    _, result = bug
    lines = result.out.splitlines()
    explained = [line.split()[1] for line in lines if line.startswith(("fail cases/", "crash cases/"))]
    telling = [cause["telling"] for cause in result.footer["causes"]]
    assert explained[0] == telling[0]
    assert explained == [name for name in telling if name in explained]
    assert len(explained) <= 5
    assert lines.index(next(line for line in lines if line.startswith(("fail ", "crash ")))) < SCREEN


def test_the_last_line_is_the_summary(bug):
    _, result = bug
    assert result.out.splitlines()[-1].startswith("example 1.0: ")


def test_lines_have_at_most_80_columns_except_for_ids_and_commands(bug):
    _, result = bug
    *lines, summary = result.out.splitlines()
    long = [line for line in lines if len(line) > 80 and "run again: " not in line and ".so: " not in line]
    assert [line for line in long if not re.fullmatch(r"[a-z]+ cases/\S+", line)] == []


# ---- options -----------------------------------------------------------------------------------------------


WRONG = ["--option", "misbehave=wrong-value", "--option", "on-extent=4"]


def test_if_verbose_every_failure_is_explained(run, misbehaving):
    result = run("--verbose", "--implementation", misbehaving, *WRONG)
    failing = [name for name, verdict in result.verdicts.items() if verdict == "fail"]
    assert len(failing) > 10
    assert [line.split()[1] for line in result.out.splitlines() if line.startswith("fail ")] == failing


def test_verbosity_changes_no_result(run, misbehaving):
    arguments = ["--implementation", misbehaving, *WRONG]
    assert run(*arguments).comparable == run("--verbose", *arguments).comparable


@pytest.mark.parametrize("most", [1, 3])
def test_a_run_stops_after_max_failures(run, misbehaving, most):
    result = run("--implementation", misbehaving, *WRONG, "--max-failures", most)
    verdicts = list(result.verdicts.values())
    assert (verdicts.count("fail"), verdicts[-1]) == (most, "fail")
    assert result.footer["complete"] is False
    assert result.code == 1


def test_fail_fast_stops_after_one_failure(run, misbehaving):
    arguments = ["--implementation", misbehaving, *WRONG]
    assert run(*arguments, "--fail-fast").comparable == run(*arguments, "--max-failures", "1").comparable


@pytest.mark.parametrize("most", ["-1", "0"])
def test_stopping_after_zero_failures_is_wrong_usage(scatter_cts, most):
    process = scatter_cts("run", "--implementation", "reference", "--max-failures", most)
    assert (process.returncode, f"--max-failures {most}" in process.stderr) == (2, True)


def test_a_run_without_failures_has_no_causes(run, example):
    result = run("--implementation", example)
    assert "causes" not in result.footer and "suspects" not in result.footer
    assert "suspect" not in result.out and "cause" not in result.out.replace("because", "")


@pytest.mark.long
def test_the_report_is_the_same_whatever_the_number_of_jobs(run, plant):
    library = plant(*BUGS["index negative"])
    results = [run("--implementation", library, *WHOLE, "--jobs", jobs) for jobs in (1, 3)]
    assert results[0].out == results[1].out
    assert results[0].comparable[-1] == results[1].comparable[-1]
