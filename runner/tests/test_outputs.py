"""Answers in a folder: written by a run or elsewhere, judged like those of a process; and judged again."""

import json
import os

import onnx
import pytest
from onnx import numpy_helper

WRONG = ["--option", "misbehave=wrong-value", "--option", "on-extent=4"]
# Members of a record about how the answer was obtained, not about the case.
ORIGIN = {"implementation", "command", "printed"}


def essence(result):
    return {
        name: {member: value for member, value in case.items() if member not in ORIGIN}
        for name, case in result.cases.items()
    }


@pytest.fixture(scope="module")
def wrong(run, misbehaving, tmp_path_factory):
    """A run of a plugin that is sometimes wrong, and the folder of its answers."""
    folder = tmp_path_factory.mktemp("answers")
    return run("--implementation", misbehaving, *WRONG, "--save-outputs", folder), folder


@pytest.fixture
def batch(scatter_cts, tmp_path):
    """`scatter-cts judge --outputs`, with its records."""

    def call(folder, *arguments, command=("judge",)):
        results = tmp_path / "judged.jsonl"
        process = scatter_cts(*command, "--outputs", folder, "--results", results, *arguments)
        lines = results.read_text().splitlines() if results.exists() else []
        return process, [json.loads(line) for line in lines]

    return call


def cases_of(records):
    dropped = {*ORIGIN, "seconds"}
    return {
        record["id"]: {member: value for member, value in record.items() if member not in dropped}
        for record in records
        if record["type"] == "case"
    }


# ---- writing and judging-----------------------------------------------------------------------------------------


def test_a_folder_of_answers_is_judged_like_the_run_that_wrote_it(wrong, batch):
    first, folder = wrong
    process, records = batch(folder)
    assert process.returncode == first.code == 1
    assert cases_of(records) == essence(first)
    for member in ("verdicts", "statements", "compared"):
        assert records[-1][member] == first.footer[member]
    assert (records[0]["implementation"]["name"], records[0]["implementation"]["version"]) == ("misbehaving", "1.0")


@pytest.mark.parametrize("misbehaviour", ["sigsegv", "failed", "rejected", "write-input-0", "write-past-output"])
@pytest.mark.long_after(2)
def test_answers_without_an_output_are_judged_as_before(run, batch, misbehaving, tmp_path, misbehaviour):
    options = ["--option", f"misbehave={misbehaviour}", "--option", "on-extent=4"]
    first = run("--implementation", misbehaving, *options, "--save-outputs", tmp_path / "answers")
    _, records = batch(tmp_path / "answers")
    verdicts = {name: case["verdict"] for name, case in cases_of(records).items()}
    assert verdicts == first.verdicts
    assert set(first.verdicts.values()) != {"pass"}


def test_cases_that_run_again_do_not_replace_the_answers_of_the_run(run, batch, misbehaving, tmp_path):
    first = run("--implementation", misbehaving, *WRONG, "--option", "every=2", "--jobs", 1, "--save-outputs", tmp_path / "answers")
    assert sum(first.footer["run_again"].values()) > 0
    _, records = batch(tmp_path / "answers")
    assert {name: case["verdict"] for name, case in cases_of(records).items()} == first.verdicts


def test_outputs_are_tensors_that_onnx_reads(wrong):
    first, folder = wrong
    read = 0
    for name, case in first.cases.items():
        if case["answer"] == "output" and case["dtype"] != "string":
            tensor = onnx.load_tensor(folder / name / "output_0.pb")
            assert onnx.TensorProto.DataType.Name(tensor.data_type).lower() == case["dtype"]
            numpy_helper.to_array(tensor)
            read += 1
    assert read > 100


def test_several_jobs_write_the_same_answers(run, example, tmp_path):
    def files(jobs):
        folder = tmp_path / str(jobs)
        run("--implementation", example, "--save-outputs", folder, "--jobs", jobs)
        return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    assert files(1) == files(8)


def test_the_judged_answer_of_a_repeated_case_is_saved_and_reported(run, misbehaving, tmp_path):
    options = ["--implementation", misbehaving, *WRONG, "--operator", "ScatterND-18"]
    once = run(*options, "--save-outputs", tmp_path / "once")
    often = run(*options, "--save-outputs", tmp_path / "often", "--repeat", 3, "--seed", 1)
    wrong = [name for name, verdict in once.verdicts.items() if verdict == "fail"]
    assert wrong and once.verdicts == often.verdicts
    for name in once.cases:
        assert once.cases[name].get("output") == often.cases[name].get("output")
    for path in (tmp_path / "once").rglob("*.pb"):
        assert path.read_bytes() == (tmp_path / "often" / path.relative_to(tmp_path / "once")).read_bytes()


def test_waivers_and_strict_apply_to_a_folder_of_answers(wrong, batch, tmp_path):
    _, folder = wrong
    waivers = {"implementation": "misbehaving", "waivers": [
        {"cases": "*", "clause": "*", "verdict": "fail", "reason": "Known.", "unsteady": True}]}
    (tmp_path / "waivers.json").write_text(json.dumps(waivers))
    process, _ = batch(folder, "--waivers", tmp_path / "waivers.json")
    assert process.returncode == 0, process.stdout + process.stderr


# ---- folders from elsewhere --------------------------------------------------------------------------------------


@pytest.fixture
def layout(scatter_cts, tmp_path):
    folder = tmp_path / "layout"
    process = scatter_cts("export", "--outputs-layout", folder, "--filter", "cases/ScatterND-18/elements*",
                          "--filter", "cases/ScatterND-18/indices-rank-scalar")
    assert process.returncode == 0, process.stderr
    return folder


ONLY = ["--filter", "cases/ScatterND-18/elements", "--filter", "cases/ScatterND-18/indices-rank-scalar"]


def test_the_layout_has_a_folder_for_each_case_and_nothing_else(layout):
    assert (layout / "cases/ScatterND-18/elements").is_dir()
    assert not [path for path in layout.rglob("*") if path.is_file()]


def test_a_layout_that_lacks_a_case_that_cannot_be_read_is_no_success(scatter_cts, copy_case, tmp_path):
    copy_case("ScatterND-18/slices")
    damaged = copy_case("ScatterND-18/elements")
    (damaged / "model.onnx").write_bytes(b"\xff")
    process = scatter_cts("export", "--outputs-layout", tmp_path / "layout", "--cases", damaged.parents[1])
    assert [path.name for path in (tmp_path / "layout").glob("*/*/*")] == ["slices"]
    assert process.returncode == 3 and "ScatterND-18/elements" in process.stderr


def test_an_empty_layout_is_not_run_and_the_exit_status_is_3(layout, batch):
    process, records = batch(layout, *ONLY)
    assert process.returncode == 3
    assert {case["verdict"] for case in cases_of(records).values()} == {"not-run"}


def test_an_output_and_a_marker_are_enough(layout, batch, corpus):
    stored = corpus / "ScatterND-18/elements/test_data_set_0/output_0.pb"
    (layout / "cases/ScatterND-18/elements/output_0.pb").write_bytes(stored.read_bytes())
    (layout / "cases/ScatterND-18/indices-rank-scalar/rejected").write_text("rank 0\n")
    process, records = batch(layout, *ONLY)
    assert process.returncode == 0, process.stdout
    cases = cases_of(records)
    assert {case["verdict"] for case in cases.values()} == {"pass"}
    assert cases["cases/ScatterND-18/indices-rank-scalar"]["message"] == "rank 0"


def test_an_output_that_is_damaged_is_named_and_blames_nobody(layout, batch):
    (layout / "cases/ScatterND-18/elements/output_0.pb").write_bytes(b"\xff\xff")
    process, records = batch(layout, "--filter", "cases/ScatterND-18/elements")
    (case,) = cases_of(records).values()
    assert process.returncode == 3 and case["verdict"] == "not-run"
    assert case["message"].startswith("output_0.pb: ")


def test_outputs_with_the_same_damage_have_one_cause(layout, batch):
    for path in (layout / "cases/ScatterND-18").iterdir():
        (path / "output_0.pb").mkdir()
    process, _ = batch(layout, *ONLY)
    assert "causes: 1" in process.stdout.splitlines()[0]


def test_a_folder_of_answers_excludes_other_implementations(layout, batch, example):
    process, _ = batch(layout, "--implementation", example)
    assert process.returncode == 2 and "executes nothing" in process.stderr


def test_a_missing_folder_is_exit_status_3(batch, tmp_path):
    process, _ = batch(tmp_path / "nowhere")
    assert process.returncode == 3 and "nowhere" in process.stderr


def test_a_folder_that_is_not_empty_is_not_written_to(run, tmp_path):
    (tmp_path / "file").write_text("")
    result = run("--save-outputs", tmp_path)
    assert result.code == 2 and "is not empty" in result.err


def test_one_folder_takes_the_answers_of_one_implementation(run, example, tmp_path):
    result = run("--implementation", example, "--implementation", "reference", "--save-outputs", tmp_path / "a")
    assert result.code == 2 and "--save-outputs" in result.err


def test_an_answer_that_cannot_be_written_ends_the_run_with_3(scatter_cts, failing_calls, tmp_path):
    def keep(number):
        folder = tmp_path / str(number)
        environment = {"LD_PRELOAD": str(failing_calls), "FAILING_CALLS": f"space:{number}",
                       "FAILING_CALLS_COUNT": str(tmp_path / "count")}
        process = scatter_cts("run", "--implementation", "reference", "--filter", "*/ScatterND-18/elements", "--save-outputs", folder, "--jobs", 1,
                              env=os.environ | environment)
        return process, {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    _, unharmed = keep(0)
    refused = 0
    for number in range(1, int((tmp_path / "count").read_text()) + 1):
        process, files = keep(number)
        refused += "No space left" in process.stderr
        assert process.returncode == 3 or files == unharmed, number
    assert refused >= 2  # the description and the output


@pytest.mark.parametrize("words", [["judge", "--outputs"], ["judge", "--outputs="], ["judge", "results.jsonl", "--outputs"]])
def test_outputs_without_a_folder_is_wrong_usage(scatter_cts, words):
    process = scatter_cts(*words)
    assert (process.returncode, process.stdout, process.stderr) == (2, "", "scatter-cts: --outputs: needs the path of a folder\n")


# ---- judging again --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kept(scatter_cts, misbehaving, tmp_path_factory):
    """The results and the answers of a run."""
    folder = tmp_path_factory.mktemp("kept")
    results, answers = folder / "results.jsonl", folder / "answers"
    scatter_cts("run", "--implementation", misbehaving, *WRONG, "--operator", "ScatterND-18", "--results", results,
                "--save-outputs", answers)
    return results, answers


def test_saved_answers_are_judged_again_without_executing_anything(kept, batch):
    results, answers = kept
    process, records = batch(answers, command=("judge", results))
    first = [json.loads(line) for line in results.read_text().splitlines()]
    assert process.returncode == 1
    assert cases_of(records) == cases_of(first)


@pytest.mark.parametrize("order", [["results", "outputs", "filter"], ["filter", "outputs", "results"],
                                   ["outputs", "results", "filter"], ["filter", "results", "outputs"]])
def test_results_and_options_may_have_any_order(kept, scatter_cts, order):
    words = {"results": [kept[0]], "outputs": ["--outputs", kept[1]], "filter": ["--filter", "cases/ScatterND-18/add-*"]}
    process = scatter_cts("judge", *(word for name in order for word in words[name]))
    expected = scatter_cts("judge", *words["results"], *words["outputs"], *words["filter"])
    assert (process.returncode, process.stderr) == (expected.returncode, expected.stderr)
    assert process.returncode in (0, 1) and process.stdout == expected.stdout


def test_one_file_of_results_is_judged_again(kept, scatter_cts):
    process = scatter_cts("judge", kept[0], kept[0], "--outputs", kept[1])
    assert process.returncode == 2 and "unexpected argument" in process.stderr


def test_a_case_that_has_changed_is_not_run(kept, batch, tmp_path):
    results, answers = kept
    lines = results.read_text().splitlines()
    changed = json.loads(lines[1]) | {"case_hash": "0" * 64}
    other = tmp_path / "other.jsonl"
    other.write_text("\n".join([lines[0], json.dumps(changed), *lines[2:]]) + "\n")
    process, records = batch(answers, command=("judge", other))
    assert process.returncode == 3
    assert cases_of(records)[changed["id"]]["verdict"] == "not-run"
    assert [case["verdict"] for case in cases_of(records).values()].count("not-run") == 1


def test_a_removed_case_is_reported(kept, batch, tmp_path):
    results, answers = kept
    text = results.read_text().replace("cases/ScatterND-18/elements\"", "cases/ScatterND-18/no-more\"")
    (tmp_path / "other.jsonl").write_text(text)
    process, _ = batch(answers, command=("judge", tmp_path / "other.jsonl"))
    assert process.returncode == 1
    assert "1 case is no longer in the corpus" in process.stderr


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace('"format":3', '"format":2'), "line 1: \"format\" is 2, which scatter-cts 0.2.0 reads"),
        (lambda text: text[: text.index('"type":"footer"')], "is not complete"),
        (lambda text: "{}\n" + text, "line 1: \"type\" is missing or not a string"),
    ],
    ids=["format 2", "cut off", "foreign"],
)
def test_other_results_are_refused_with_file_and_line(kept, batch, tmp_path, change, message):
    results, answers = kept
    (tmp_path / "other.jsonl").write_text(change(results.read_text()))
    process, _ = batch(answers, command=("judge", tmp_path / "other.jsonl"))
    assert process.returncode == 3 and message in process.stderr, process.stderr
    assert "other.jsonl" in process.stderr


def test_answers_of_another_implementation_are_refused(kept, batch, tmp_path):
    results, answers = kept
    (tmp_path / "other.jsonl").write_text(results.read_text().replace('"version":"1.0"', '"version":"2.0"'))
    process, _ = batch(answers, command=("judge", tmp_path / "other.jsonl"))
    assert process.returncode == 3 and 'the results name "misbehaving" "2.0"' in process.stderr


@pytest.mark.parametrize("words", [["--outputs", "answers", "--help"], ["--outputs=answers", "--help"], ["--outputs", "--help"]])
def test_outputs_has_a_help_of_its_own_with_or_without_a_folder(scatter_cts, words):
    process = scatter_cts("judge", *words)
    assert process.stdout.startswith("Usage: scatter-cts judge --outputs DIR [RESULTS]") and process.returncode == 0
