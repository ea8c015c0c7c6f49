"""The tier of large cases, which the program generates on demand."""

import json
import pathlib
import re
import subprocess

import jsonschema
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TIER = ["--tier", "large"]
OFFSETS = "large/ScatterND-18/offsets-past-2-24"
REFUSED = "large/ScatterND-18/last-index-above"


@pytest.fixture(scope="module")
def narrow(misbehaving):
    """Options for the plugin that stores offsets in the type `how`."""
    return lambda how: ["--implementation", misbehaving.parent / "narrow_offsets.so", "--option", f"offsets={how}"]


@pytest.fixture(scope="module")
def whole(run, tmp_path_factory):
    """A run of all large cases on the reference, in a folder without cases."""
    return run(*TIER, "--jobs", "2", cwd=tmp_path_factory.mktemp("empty"))


def test_the_reference_passes_all_of_them(whole):
    assert set(whole.verdicts.values()) == {"pass"}
    assert len(whole.cases) >= 40
    assert whole.code == 0


def test_the_tier_contains_no_other_case(whole):
    assert {name.split("/")[0] for name in whole.cases} == {"large"}
    assert {case["tier"] for case in whole.cases.values()} == {"large"}


def test_the_results_name_a_source_without_files(whole):
    assert whole.header["sources"] == [{"name": "large", "cases": len(whole.cases), "corpus_hash": None}]


def test_the_results_follow_the_schema(whole):
    schema = json.loads((ROOT / "reports" / "results.schema.json").read_text())
    form = jsonschema.Draft202012Validator(schema)
    assert [error.message for record in whole.records for error in form.iter_errors(record)] == []


def test_a_statement_is_only_about_these_cases(whole):
    assert all(entry["of_selected"] for entry in whole.footer["statements"])


def test_the_example_fails_none_of_them(run, example):
    result = run(*TIER, "--implementation", example)
    assert set(result.verdicts.values()) == {"pass", "unsupported"}
    assert result.code == 0


def test_other_runs_do_not_include_large_cases(run):
    assert not any(name.startswith("large/") for name in run("--operator", "Scatter-9").cases)


@pytest.mark.parametrize("how", ["16-bit", "24-bit", "float", "24-bit-bytes"])
def test_offsets_that_are_too_narrow_fail(run, narrow, how):
    result = run(*TIER, *narrow(how), "--filter", OFFSETS, "--filter", "large/ScatterElements-18/offsets-past-2-24")
    assert set(result.verdicts.values()) == {"fail"}
    assert result.code == 1


@pytest.mark.parametrize("how", ["16-bit", "24-bit", "float"])
def test_offsets_that_are_wide_enough_pass(run, narrow, how):
    result = run(*TIER, *narrow(how), "--filter", "large/ScatterND-13/permutation-2-16-less-1")
    assert list(result.verdicts.values()) == ["pass"]


def test_offsets_that_lose_nothing_pass(run, narrow):
    result = run(*TIER, *narrow("exact"), "--filter", "*/offsets-*", "--filter", "*/axis-*")
    assert set(result.verdicts.values()) == {"pass"}


# ---- options that apply as to other cases


def test_a_filter_selects_among_them(scatter_cts):
    lines = scatter_cts("list", *TIER, "--operator", "ScatterND-18", "--reduction", "add").stdout.splitlines()
    assert lines and all(line.split("\t")[1:5:3] == ["ScatterND-18", "add"] for line in lines)


def test_other_places_of_cases_do_not_go_with_the_tier(scatter_cts, corpus):
    process = scatter_cts("run", *TIER, "--cases", corpus)
    assert "--cases does not go with it" in process.stderr
    assert process.returncode == 2


def test_the_reference_agrees_with_the_closed_form(scatter_cts):
    process = scatter_cts("verify", *TIER, "--filter", "*/ScatterElements-18/*")
    assert re.fullmatch(r"\d+ data sets agree\n", process.stdout)
    assert process.returncode == 0


def test_a_case_is_shown_without_its_millions_of_elements(scatter_cts):
    process = scatter_cts("show", OFFSETS)
    assert "made by the program: update j of 4 aims at" in process.stdout
    assert "data: uint8 [16777219] data" in process.stdout
    assert len(process.stdout) < 2000


def test_an_external_answer_is_judged_by_id(scatter_cts):
    process = scatter_cts("judge", REFUSED, "--rejected")
    assert process.stdout.startswith(f"pass {REFUSED}")
    assert process.returncode == 0


def test_they_are_not_exported(scatter_cts, tmp_path):
    process = scatter_cts("export", *TIER, tmp_path / "exported")
    assert "--tier large have none" in process.stderr
    assert process.returncode == 2
    assert not (tmp_path / "exported").exists()


def test_the_command_that_is_shown_runs_the_case_again(run, narrow, workplace):
    first = run(*TIER, *narrow("float"), "--filter", OFFSETS)
    again = subprocess.run(first.cases[OFFSETS]["command"], shell=True, capture_output=True, text=True, cwd=workplace)
    assert again.returncode == 1
    assert "1 case (" in again.stdout.splitlines()[-1]


def test_the_command_of_the_run_gives_the_same_cases(run, workplace):
    first = run(*TIER, "--filter", REFUSED)
    again = subprocess.run(first.header["command"], shell=True, capture_output=True, text=True, cwd=workplace)
    assert again.stdout.splitlines()[-1] == first.out.splitlines()[-1]


@pytest.fixture
def failed(run, narrow, tmp_path):
    """A run with one failure, and its results file."""
    result = run(*TIER, *narrow("float"), "--filter", OFFSETS, "--filter", REFUSED)
    path = tmp_path / "results.jsonl"
    path.write_bytes(result.raw)
    return path


def test_failed_cases_are_run_again_with_the_tier(run, narrow, failed):
    assert list(run(*TIER, *narrow("exact"), "--rerun-failed", failed).cases) == [OFFSETS]


def test_without_the_tier_failed_cases_are_not_found(run, narrow, failed):
    result = run(*narrow("exact"), "--rerun-failed", failed)
    assert "--tier large" in result.err
    assert result.code == 3


def test_a_failure_can_be_waived(run, narrow, tmp_path):
    waivers = tmp_path / "waivers.json"
    entry = {"cases": OFFSETS, "verdict": "fail", "reason": "offsets are floats"}
    waivers.write_text(json.dumps({"implementation": "narrow-offsets", "waivers": [entry]}))
    assert run(*TIER, *narrow("float"), "--filter", OFFSETS, "--waivers", waivers).code == 0
