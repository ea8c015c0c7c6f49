"""`scatter-cts sweep`: a run of generated cases, which shrinks the most telling case of each cause and saves it."""

import json
import math
import pathlib
import sys

import onnx
import pytest
from built import built

WRONG = ["--option", "misbehave=wrong-value", "--option", "on-extent=2"]
# A fault of implementations/optimised, cases of random-1 that show it, and the maximum number of elements left in data.
FAULTS = [("TAIL_OF_THREE", 500, 11), ("RANGE_BY_ENDS", 300, 60), ("TILE_FETCHED_EARLY", 500, 5), ("COALESCED_BY_OUTER", 500, 28),
          ("STRING_TO_NUL", 3000, 4), ("LOWEST_OF_THIRD", 2000, 1), ("EMPTY_NOT_COPIED", 500, 1)]  # fmt: skip
# A fault of form_faults.py, and the form that its shrunk case needs.
FORMS = {
    "constant-indices-that-cover-drop-the-reduction": "indices a Constant node",
    "data-with-a-default-begins-at-zero": "data an overridden default",
    "unknown-extents-drop-the-reduction": "extents unknown",
    "symbolic-extents-keep-the-last-of-several-updates": "extents with names",
    "updates-that-are-indices-are-wrapped-too": "updates the value of indices",
}


@pytest.fixture(scope="session")
def optimised():
    return built("SCATTER_CTS_OPTIMISED", "build/release/implementations/optimised/optimised.so")


def saved_folders(folder):
    return sorted(path.parent for path in folder.rglob("model.onnx"))


def shrunk_of(result):
    return result.footer.get("shrunk", [])


def test_a_seed_and_a_count_are_a_range_of_a_world(sweep, run, misbehaving):
    wrong = ["--implementation", misbehaving, *WRONG]
    found = sweep(*wrong, "--seed", "7", "--count", "900", "--no-shrink")
    assert found.comparable[1:] == run(*wrong, "--cases", "world:random-7:0-899").comparable[1:]
    assert len(found.cases) > 5 and "most_seconds" not in found.header
    assert sweep(*wrong, "--cases", "world:random-7:0-899", "--no-shrink").cases == found.cases


def test_a_sweep_ends_cleanly_when_its_time_is_over(sweep, tmp_path):
    result = sweep("--seconds", "0.5", "--report", f"junit={tmp_path / 'junit.xml'}")
    assert (result.code, result.footer["complete"], result.footer["out_of_time"]) == (0, False, True)
    assert 'errors="0"' in (tmp_path / "junit.xml").read_text()
    assert result.header["most_seconds"] == 0.5
    ((source, begin, end),) = [(one["source"], one["from"], one["end"]) for one in result.footer["ranges"]]
    assert (source, begin) == ("random-1", 0) and 0 < end == result.footer["cases"]


def test_a_sweep_that_stops_at_its_failures_is_not_out_of_time(sweep, misbehaving):
    result = sweep("--implementation", misbehaving, *WRONG, "--max-failures", "3", "--no-shrink")
    assert (result.code, len(result.cases), result.footer["complete"]) == (1, 3, False)
    assert "out_of_time" not in result.footer and result.header["max_failures"] == 3


def test_what_is_not_shrunk_when_the_time_is_over_is_said(sweep, misbehaving):
    """To shrink a case with large tensors takes more tries than there is time for."""
    slow = ["--option", "misbehave=slow-wrong-value", "--cases", "world:random-1:112486-112486", "--seconds", "1"]
    result = sweep("--implementation", misbehaving, *slow)
    assert (result.code, list(result.verdicts.values())) == (1, ["fail"])
    assert "the case of 1 cause was not shrunk: the time of --seconds is over\n" in result.out
    assert "shrinks to" not in result.out


@pytest.mark.parametrize("words, message", [
    ("--cases cases", "--cases cases: sweep runs worlds"),
    ("--count 0", "--count 0: must be a number from 1 to 10000000000"),
    ("--seed -1", "--seed -1: must be 0 or greater"),
    ("--seed 1 --cases world:random-1", "--seed and --count cannot be combined with --cases"),
    ("--max-failures 0", "--max-failures 0: must be 1 or greater"),
    ("--world small-3-3", "--world was removed in 0.3.0: use --cases world:NAME:FROM-TO"),
])  # fmt: skip
def test_impossible_options_are_wrong_usage(scatter_cts, words, message):
    process = scatter_cts("sweep", "--implementation", "reference", *words.split())
    assert process.returncode == 2 and message in process.stderr, process.stderr


@pytest.mark.parametrize("fault, cases, most", FAULTS)
@pytest.mark.long_after(3)
def test_a_small_case_of_each_cause_fails_and_passes_without_the_fault(sweep, run, scatter_cts, optimised, tmp_path, fault, cases, most):
    wrong = ["--implementation", optimised, "--option", f"fault={fault}"]
    result = sweep(*wrong, "--count", cases, "--max-failures", "20", "--save-cases", tmp_path / "saved")
    assert max(math.prod(shrunk["data"]) for shrunk in shrunk_of(result)) <= most
    assert len(saved_folders(tmp_path / "saved")) == len(result.footer["causes"])
    assert set(run(*wrong, "--cases", tmp_path / "saved").verdicts.values()) == {"fail"}
    assert set(run("--implementation", optimised, "--cases", tmp_path / "saved").verdicts.values()) == {"pass"}
    assert scatter_cts("verify", "--cases", tmp_path / "saved").returncode == 0


# Cases that, when they were shrunk, became cases that a misreading explains, so that another clause was blamed.
@pytest.mark.parametrize("fault, number", [("HASH_WITHOUT_COMPARISON", 165), ("TAIL_OF_THREE", 2676), ("STORE_IF_DIFFERENT", 12178),
                                           ("COMPARE_BY_DIFFERENCE", 1715)])  # fmt: skip
def test_a_case_without_a_misreading_shrinks_to_a_case_without_one(sweep, run, optimised, tmp_path, fault, number):
    wrong = ["--implementation", optimised, "--option", f"fault={fault}"]
    found = sweep(*wrong, "--cases", f"world:random-1:{number}-{number}", "--save-cases", tmp_path / "saved")
    small = run(*wrong, "--cases", tmp_path / "saved")
    assert [record.get("misreadings") for result in (found, small) for record in result.cases.values()] == [None, None]


def test_a_shrunk_case_says_where_it_came_from_and_is_drawn(sweep, scatter_cts, optimised, tmp_path):
    few = ["--option", "fault=COVERED_BY_COUNT", "--count", "300", "--max-failures", "1", "--save-cases"]
    result = sweep("--implementation", optimised, *few, tmp_path / "saved")
    (shrunk,), (folder,), (case,) = shrunk_of(result), saved_folders(tmp_path / "saved"), result.cases
    tensors = [onnx.load_tensor(str(folder / "test_data_set_0" / f"input_{slot}.pb")) for slot in range(3)]
    assert [shrunk["data"], shrunk["indices"], shrunk["updates"]] == [list(tensor.dims) for tensor in tensors]
    assert onnx.TensorProto.DataType.Name(tensors[0].data_type).lower() == shrunk["dtype"]
    assert (shrunk["case"], shrunk["cause"]) == (case, result.footer["causes"][0]["title"])
    assert folder.name == case.replace("/", "-") + "-shrunk"
    why = json.loads((folder / "case.json").read_text())["data_sets"][0]["why"]
    assert why.startswith("A sweep of optimised found it: ") and f"Shrunk from {case}." in why
    drawing = scatter_cts("show", folder, "--format", "html")
    assert (drawing.returncode, drawing.stdout.startswith("<")) == (0, True)
    again = sweep("--implementation", optimised, *few, tmp_path / "again")
    assert shrunk_of(again) == [shrunk]
    files = [{path.relative_to(tmp_path / name): path.read_bytes() for path in (tmp_path / name).rglob("*.*")} for name in ("saved", "again")]
    assert files[0] == files[1] != {}
    sweep("--implementation", optimised, *few, tmp_path / "whole", "--no-shrink")
    assert [folder.name for folder in saved_folders(tmp_path / "whole")] == [case.replace("/", "-")]


def test_cases_are_saved_in_a_folder_of_their_own(scatter_cts, tmp_path):
    (tmp_path / "input_2.pb").touch()
    process = scatter_cts("sweep", "--implementation", "reference", "--count", "1", "--save-cases", tmp_path)
    assert process.returncode == 2 and f"the folder {tmp_path} is not empty" in process.stderr


def test_each_of_two_implementations_has_its_own_cases(sweep, optimised, tmp_path):
    (tmp_path / "second.so").symlink_to(optimised)
    sweep("--implementation", optimised, "--implementation", tmp_path / "second.so", "--option", "fault=EMPTY_NOT_COPIED",
          "--count", "500", "--max-failures", "1", "--save-cases", tmp_path / "saved")  # fmt: skip
    assert sorted(folder.name[:2] for folder in saved_folders(tmp_path / "saved")) == ["1-", "2-"]


def test_a_crash_shrinks(sweep, run, misbehaving, tmp_path):
    crash = ["--implementation", misbehaving, "--option", "misbehave=sigsegv", "--option", "on-extent=2"]
    result = sweep(*crash, "--count", "3000", "--max-failures", "1", "--save-cases", tmp_path / "saved")
    assert [math.prod(shrunk["data"]) for shrunk in shrunk_of(result)] == [2]
    assert list(run(*crash, "--cases", tmp_path / "saved").verdicts.values()) == ["crash"]
    assert "lost_processes" not in result.footer


def test_a_case_that_passes_alone_is_not_shrunk(sweep, misbehaving):
    result = sweep("--implementation", misbehaving, *WRONG, "--option", "every=5", "--count", "3000", "--max-failures", "2")
    assert {case.get("circumstance") for case in result.cases.values()} <= {"only-after-others", "doubtful", "unsteady"}
    assert result.cases and "shrunk" not in result.footer


@pytest.mark.parametrize("folder", ["", "file", "file/below"])
def test_a_folder_for_cases_that_cannot_be_made_is_an_error_before_the_sweep(scatter_cts, misbehaving, tmp_path, folder):
    """The empty name is not the root of the file system."""
    (tmp_path / "file").touch()
    process = scatter_cts("sweep", "--implementation", misbehaving, "--count", "600", "--save-cases", folder, cwd=tmp_path)
    assert (process.returncode, process.stdout) == (3, "")
    assert f"{folder}: cannot be created" in process.stderr


@pytest.mark.long
def test_a_failure_of_a_program_that_needs_no_form_shrinks_to_the_plain_one(sweep, python_example, tmp_path):
    wrong = python_example("if data.shape[:1] == (2,): output.flat[0] += 1")
    result = sweep(*wrong, "--cases", "world:random-forms-1:0-599", "--operator", "ScatterND", "--save-cases", tmp_path / "saved")
    assert shrunk_of(result) and not any("form" in shrunk for shrunk in shrunk_of(result))
    assert {shrunk["data"][0] for shrunk in shrunk_of(result)} == {2}
    for path in (tmp_path / "saved").rglob("model.onnx"):
        graph = onnx.load(str(path)).graph
        assert ([value.name for value in graph.input], len(graph.initializer)) == (["data", "indices", "updates"], 0)


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.long
def test_a_failure_of_a_form_shrinks_to_a_small_case_with_that_form(sweep, run, tmp_path, name):
    program = f"exec:/usr/bin/env PYTHONPATH={built('SCATTER_CTS_PROTOCOL', 'build/release/python')} {sys.executable} {pathlib.Path(__file__).with_name('form_faults.py')}"
    faulty = ["--implementation", program, "--option", f"fault={name}"]
    result = sweep(*faulty, "--cases", "world:random-forms-1:0-5999", "--max-failures", "1", "--save-cases", tmp_path / "saved")
    assert [shrunk["form"] for shrunk in shrunk_of(result)] == [FORMS[name]]
    assert f"; {FORMS[name]}: " in result.out
    assert set(run(*faulty, "--cases", tmp_path / "saved").verdicts.values()) == {"fail"}
    assert set(run("--cases", tmp_path / "saved").verdicts.values()) == {"pass"}
