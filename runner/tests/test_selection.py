"""Filters of `run` and `list`, ids, and the command that runs one case again."""

import json
import os
import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def listed(scatter_cts, *arguments):
    process = scatter_cts("list", *arguments)
    return [line.split("\t") for line in process.stdout.splitlines()]


@pytest.mark.parametrize(
    "arguments, admits",
    [
        (["--filter", "cases/ScatterND-18/*"], lambda row: row[0].startswith("cases/ScatterND-18/")),
        (["--filter", "*add*"], lambda row: "add" in row[0]),
        (["--filter", "cases/Scatter-9/last-axis"], lambda row: row[0] == "cases/Scatter-9/last-axis"),
        (["--filter", "*/string-*", "--filter", "*/bool-*"], lambda row: "/string-" in row[0] or "/bool-" in row[0]),
        (["--operator", "ScatterND"], lambda row: row[1].startswith("ScatterND")),
        (["--operator", "Scatter"], lambda row: row[1].split("-")[0] == "Scatter"),
        (["--operator", "ScatterElements-16"], lambda row: row[1] == "ScatterElements-16"),
        (["--operator", "ScatterND-11", "--operator", "Scatter-9"], lambda row: row[1] in ("ScatterND-11", "Scatter-9")),
        (["--opset", "18"], lambda row: row[2] == "18"),
        (["--opset", "12", "--opset", "28"], lambda row: row[2] in ("12", "28")),
        (["--dtype", "string"], lambda row: row[3] == "string"),
        (["--dtype", "bfloat16", "--dtype", "bool"], lambda row: row[3] in ("bfloat16", "bool")),
        (["--reduction", "max"], lambda row: row[4] == "max"),
        (["--reduction", "none"], lambda row: row[4] == "none"),
        (
            ["--operator", "ScatterND", "--reduction", "add", "--dtype", "float"],
            lambda row: row[1].startswith("ScatterND") and row[3:5] == ["float", "add"],
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_filter_admits_only_matching_cases(run, scatter_cts, arguments, admits):
    wanted = [row[0] for row in listed(scatter_cts) if admits(row)]
    assert wanted
    assert list(run(*arguments).cases) == wanted
    assert [row[0] for row in listed(scatter_cts, *arguments)] == wanted


def test_the_tier_core_admits_the_cases_marked_core(run, scatter_cts, corpus):
    def tier(case):
        folder = corpus / case.removeprefix("cases/").split("#")[0]
        return json.loads((folder / "case.json").read_text())["tier"]

    core = [row[0] for row in listed(scatter_cts) if tier(row[0]) == "core"]
    assert [row[0] for row in listed(scatter_cts, "--tier", "core")] == core != []
    assert list(run("--tier", "core").cases) == core


def test_the_tier_full_admits_all(scatter_cts):
    assert listed(scatter_cts, "--tier", "full") == listed(scatter_cts)


def test_an_unlisted_reduction_can_be_selected_by_its_name(run):
    cases = run("--reduction", "foo", "--operator", "ScatterElements-18").cases
    assert list(cases) == ["cases/ScatterElements-18/reduction-unlisted-foo"]


def test_data_sets_of_one_folder_have_numbers_and_can_be_selected_one_by_one(run, copy_case):
    folder = copy_case("ScatterND-18/elements", keep_case_json=False)
    shutil.copytree(folder / "test_data_set_0", folder / "test_data_set_1")
    source = folder.parents[1]
    both = ["copied/ScatterND-18/elements#0", "copied/ScatterND-18/elements#1"]
    assert list(run("--cases", source).cases) == both
    assert list(run("--cases", source, "--filter", "*#1").cases) == both[1:]
    assert list(run("--cases", source, "--filter", both[0]).cases) == both[:1]


def test_a_source_is_named_by_its_folder_or_by_the_option(run, copy_case):
    source = copy_case("ScatterND-18/elements").parents[1]
    assert list(run("--cases", source).cases) == ["copied/ScatterND-18/elements"]
    assert list(run("--cases", f"mine={source}").cases) == ["mine/ScatterND-18/elements"]


def test_a_case_folder_may_be_a_source(run, copy_case):
    assert list(run("--cases", copy_case("ScatterND-18/elements")).cases) == ["elements"]


def test_several_sources_run_one_after_the_other(run, corpus):
    names = list(run("--cases", f"b={corpus}", "--cases", f"a={corpus}", "--operator", "Scatter-9").cases)
    half = len(names) // 2
    assert [name[2:] for name in names[:half]] == [name[2:] for name in names[half:]]
    assert {name[0] for name in names} == {"a", "b"}


def test_the_corpus_is_found_in_the_working_folder(scatter_cts, copy_case, tmp_path):
    copy_case("ScatterND-18/elements", name="cases")
    process = scatter_cts("run", "--implementation", "reference", cwd=tmp_path)
    assert process.returncode == 0
    assert "1 case (" in process.stdout


def test_without_a_corpus_the_program_asks_for_one(program, tmp_path):
    alone = shutil.copy(program, tmp_path)
    process = subprocess.run([alone, "run", "--implementation", "reference"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert process.returncode == 3
    assert "run it in a clone of scatter-cts, or use --cases CLONE/cases" in process.stderr


AWKWARD = "it's a [case] *, ?? #7 \\ $HOME `x`"


@pytest.fixture
def awkward_source(corpus, tmp_path):
    """Two plain cases: one folder name with special characters of shells and globs, and a similar one."""
    source = tmp_path / "source with space"
    for name in (AWKWARD, "it's a c *, x? #7 \\ $HOME `x`"):
        shutil.copytree(corpus / "ScatterND-16" / "indices-of-rank-3", source / name)
        (source / name / "case.json").unlink()
    return source


def run_again(case, **settings):
    return subprocess.run(["sh", "-c", case["command"]], capture_output=True, text=True, **settings)


@pytest.mark.parametrize(
    "options, verdict",
    [
        (["--option", "misbehave=wrong-value", "--in-process", "--max-frame", "1M", "--start-timeout", "9"], "fail"),
        (["--option", "misbehave=wrong-value"], "fail"),
        (["--option", "misbehave=sigabrt", "--option", "on-extent=7", "--guard", "end"], "crash"),
        (["--option", "misbehave=loop", "--option", "on-extent=7", "--timeout", "0.7"], "timeout"),
        (["--option", "misbehave=allocate", "--option", "on-extent=7", "--memory", "200M"], "memory"),
    ],
    ids=["in-process", "fail", "crash", "timeout", "memory"],
)
@pytest.mark.long_after(1)
def test_the_command_that_is_shown_runs_that_case_alone_and_gives_the_same_verdict(
    run, misbehaving, awkward_source, options, verdict, tmp_path
):
    """Every option that affects the verdict is in the command."""
    arguments = ["--implementation", misbehaving, *options, "--cases", awkward_source]
    first = run(*arguments, "--filter", "*[[]case]*")
    (name,) = first.cases
    case = first.cases[name]
    assert name == f"source with space/{AWKWARD}"
    assert f"run again: {case['command']}" in first.out.replace("run again:  ", "run again: ")
    for option in " ".join(["", *options]).split(" --")[1:]:
        assert f" --{option} " in case["command"]
    again = run_again(case, cwd=tmp_path)
    assert again.returncode == first.code == 1
    assert f"1 {verdict}" in again.stdout.splitlines()[-1]
    assert "1 case (" in again.stdout.splitlines()[-1]
    assert case["command"] in again.stdout


def test_the_command_of_a_relative_corpus_works_in_the_same_folder(run, misbehaving, corpus):
    first = run(
        "--implementation", misbehaving, "--option", "misbehave=wrong-value", "--filter", "*/ScatterND-18/elements"
    )
    (case,) = first.cases.values()
    again = run_again(case, cwd=corpus.parent)
    assert again.returncode == 1
    assert case["command"] in again.stdout


def test_the_command_of_a_program_quotes_it(run, python_program, tmp_path):
    first = run(
        "--implementation",
        python_program("while True:\n    read_frame()\n    write_frame(FAILED)\n"),
        "--filter",
        "*/ScatterND-18/elements",
    )
    (case,) = first.cases.values()
    again = run_again(case, cwd=os.getcwd())
    assert case["command"] in again.stdout


# ---- --rerun-failed


WRONG = ["--option", "misbehave=wrong-value"]


@pytest.fixture
def keep(run, tmp_path):
    """Runs, and writes the results of all runs to one file; returns the runs and the file."""

    def keep(*runs):
        results = tmp_path / "results.jsonl"
        finished = [run(*arguments) for arguments in runs]
        results.write_bytes(b"".join(one.raw for one in finished))
        return finished, results

    return keep


def failures(result):
    return [name for name, verdict in result.verdicts.items() if verdict not in ("pass", "unsupported")]


def test_only_the_cases_that_failed_are_run_again(run, misbehaving, keep):
    (first,), results = keep(["--implementation", misbehaving, *WRONG])
    again = run("--implementation", misbehaving, "--rerun-failed", results)
    assert list(again.cases) == failures(first) != []
    assert set(again.verdicts.values()) == {"pass"}
    assert again.code == 0


def test_every_case_that_did_not_pass_is_run_again(run, misbehaving, copy_case, keep):
    source = copy_case("ScatterND-18/elements").parents[1]
    copy_case("ScatterND-18/slices")
    damaged = copy_case("ScatterND-16/elements") / "model.onnx"
    model = damaged.read_bytes()
    damaged.write_bytes(b"")
    options = ["--implementation", misbehaving, "--cases", source]
    loop = ["--option", "misbehave=loop", "--option", "on-extent=4", "--timeout", "0.5", "--jobs", "1"]
    (first,), results = keep([*options, *loop])
    damaged.write_bytes(model)
    assert sorted(first.verdicts.values()) == ["pass", "timeout", "unreadable"]
    again = run(*options, "--rerun-failed", results)
    assert list(again.cases) == failures(first)
    assert again.code == 0


def test_filters_narrow_what_is_run_again(run, misbehaving, keep):
    (first,), results = keep(["--implementation", misbehaving, *WRONG])
    again = run("--implementation", misbehaving, "--rerun-failed", results, "--operator", "ScatterND-13")
    assert list(again.cases) == [name for name in failures(first) if "/ScatterND-13/" in name] != []


def test_the_results_file_may_be_overwritten(scatter_cts, misbehaving, keep):
    (first,), results = keep(["--implementation", misbehaving, *WRONG])
    process = scatter_cts("run", "-i", misbehaving, *WRONG, "--rerun-failed", results, "--results", results)
    assert process.returncode == 1
    records = [json.loads(line) for line in results.read_text().splitlines()]
    assert [record["id"] for record in records if record["type"] == "case"] == failures(first)


def test_each_of_several_implementations_runs_its_own_failures(run, misbehaving, keep):
    (wrong, _), results = keep(["--implementation", misbehaving, *WRONG, "--operator", "ScatterND-16"], [])
    again = run("--implementation", misbehaving, "--rerun-failed", results)
    assert list(again.cases) == failures(wrong)


def test_an_implementation_without_failures_runs_nothing_while_another_does(run, misbehaving, keep):
    (wrong, _), results = keep(["--implementation", misbehaving, *WRONG, "--operator", "ScatterND-16"], [])
    again = run("--implementation", "reference", "--implementation", misbehaving, "--rerun-failed", results)
    assert f"{results}: has no failed case of reference" in again.out
    assert list(again.cases) == failures(wrong)
    assert again.code == 0


def test_an_implementation_that_several_results_do_not_name_is_an_error(run, misbehaving, example, keep):
    _, results = keep(["--implementation", misbehaving, *WRONG, "--operator", "ScatterND-16"], [])
    again = run("--implementation", example, "--rerun-failed", results)
    assert f"{results}: has no results of {example}" in again.err
    assert again.code == 3


def test_results_of_one_implementation_apply_under_any_name(run, misbehaving, keep):
    (first,), results = keep(["--implementation", misbehaving, *WRONG, "--operator", "ScatterND-16"])
    assert list(run("--implementation", "reference", "--rerun-failed", results).cases) == failures(first)


def test_missing_failed_cases_are_an_error(run, misbehaving, copy_case, keep):
    source = copy_case("ScatterND-18/elements").parents[1]
    copy_case("ScatterND-18/slices")
    _, results = keep(["--implementation", misbehaving, *WRONG, "--cases", source])
    shutil.rmtree(source / "ScatterND-18" / "slices")
    again = run("--implementation", misbehaving, "--cases", source, "--rerun-failed", results)
    assert "1 of its failed cases are not among" in again.err
    assert "copied/ScatterND-18/slices" in again.err
    assert again.records == []
    assert again.code == 3


def test_incomplete_results_are_used_with_a_message(run, misbehaving, keep):
    (first,), results = keep(["--implementation", misbehaving, *WRONG, "--operator", "ScatterND-16"])
    results.write_bytes(first.raw[: first.raw.index(b'"type":"footer"')])
    again = run("--implementation", misbehaving, "--rerun-failed", results)
    assert f"{results}: is not complete" in again.err
    assert list(again.cases) == failures(first)


def test_failures_that_were_waived_are_run_again(run, misbehaving, keep, tmp_path):
    waivers = tmp_path / "waivers.json"
    entry = {"clause": "*", "verdict": "fail", "reason": "known"}
    waivers.write_text(json.dumps({"implementation": "misbehaving", "waivers": [entry]}))
    (first,), results = keep(["--implementation", misbehaving, *WRONG, "--waivers", waivers])
    again = run("--implementation", misbehaving, "--rerun-failed", results)
    assert first.code == 0
    assert list(again.cases) == failures(first) != []


def test_the_command_that_is_shown_has_the_judging_options(run, misbehaving, workplace):
    """--edition and --strict affect the verdict, too."""
    options = [*WRONG, "--edition", "onnx-1.20", "--strict=ScatterND.string-*"]
    first = run("--implementation", misbehaving, *options, "--filter", "*/ScatterND-18/string-min")
    (case,) = first.cases.values()
    again = run_again(case, cwd=workplace)
    assert case["verdict"] == "fail"
    assert again.returncode == 1
    assert case["command"] in again.stdout


def test_a_single_case_runs_in_the_started_process(run, python_program, tmp_path, whole_corpus):
    """No further thread takes the case and starts a second process."""
    program = python_program(
        """
with open("started", "a") as started:
    started.write("once ")
while True:
    read_frame()
    write_frame(b"\\x1a\\x03bad")  # unsupported
"""
    )
    for _ in range(5):
        run("--implementation", program, "--cases", whole_corpus, "--jobs", 200,
            "--filter", "cases/ScatterND-18/elements", cwd=tmp_path)  # fmt: skip
    assert (tmp_path / "started").read_text() == "once " * 5
