"""`run --shard K/N` and `merge`: the shards of a run together say what the run says."""

import collections
import json
import os
import pathlib

import jsonschema
import pytest
from own_corpus import make_own
from runs import Run, without_times

FORM = jsonschema.Draft202012Validator(
    json.loads((pathlib.Path(__file__).resolve().parents[2] / "reports" / "results.schema.json").read_text())
)
WRONG = ["--option", "misbehave=wrong-value", "--option", "on-extent=4"]
SYSTEMS = ("SLURM_", "JOB_COMPLETION", "CI_NODE_", "TEST_SHARD", "TEST_TOTAL_SHARDS")
FEW = ["--operator", "ScatterND-16"]


def comparable(result):
    """The records without times; shards together run more failing cases again, because each has its own limit."""
    return [{name: value for name, value in record.items() if name != "run_again"} for record in result.comparable]


def report_of(result):
    return [line for line in result.out.splitlines() if not line.startswith("run again alone: ")]


@pytest.fixture(scope="module")
def bare():
    """An environment in which no system of jobs says anything."""
    return {name: value for name, value in os.environ.items() if not name.startswith(SYSTEMS)}


@pytest.fixture(scope="module")
def divide(run, misbehaving):
    """Runs all shards of a run of the misbehaving plugin."""

    def call(count, *arguments):
        return [
            run("--implementation", misbehaving, "--shard", f"{number}/{count}", *arguments)
            for number in range(1, count + 1)
        ]

    return call


@pytest.fixture
def merge(scatter_cts, tmp_path):
    """Merges runs, or lists of records, or texts; returns a Run."""

    def call(shards, *arguments):
        paths = []
        for number, shard in enumerate(shards, 1):
            paths.append(tmp_path / f"{number}.jsonl")
            records = shard.records if isinstance(shard, Run) else shard
            paths[-1].write_text("".join(json.dumps(record) + "\n" for record in records))
        output = tmp_path / "all.jsonl"
        return Run(scatter_cts("merge", *paths, "-o", output, *arguments), output)

    return call


@pytest.fixture(scope="module")
def whole(run, misbehaving):
    return run("--implementation", misbehaving, *WRONG)


@pytest.fixture(scope="module")
def shards(divide):
    return divide(3, *WRONG)


@pytest.mark.parametrize("jobs", [4, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("count", [1, 2, 8])
def test_shards_together_have_the_records_of_the_whole_run(divide, merge, whole, count, jobs):
    merged = merge(divide(count, *WRONG, "--jobs", jobs), "--jobs", jobs)
    assert comparable(merged) == comparable(whole)
    assert (merged.code, report_of(merged)) == (whole.code, report_of(whole))


def test_the_example_is_put_together_too(run, example, merge):
    arguments = ["--implementation", example]
    shards = [run(*arguments, "--shard", f"{number}/2") for number in (1, 2)]
    merged, whole = merge(shards), run(*arguments)
    assert comparable(merged) == comparable(whole)
    assert merged.code == whole.code


@pytest.fixture(scope="module")
def results_of_whole(whole, tmp_path_factory):
    path = tmp_path_factory.mktemp("whole") / "results.jsonl"
    path.write_bytes(whole.raw)
    return path


def test_filters_and_tiers_are_those_of_the_whole_run(run, misbehaving, divide, merge):
    arguments = [*WRONG, "--operator", "ScatterND", "--dtype", "float"]
    assert comparable(merge(divide(3, *arguments))) == comparable(run("--implementation", misbehaving, *arguments))


def test_cases_that_the_program_makes_need_no_folder(run, merge):
    arguments = ["--tier", "large", "--filter", "large/*-2-16"]
    whole = run(*arguments)
    shards = [run(*arguments, "--shard", f"{number}/2") for number in (1, 2)]
    assert whole.cases
    assert comparable(merge(shards)) == comparable(whole)


def test_runs_of_several_implementations_in_one_file_are_merged_one_by_one(run, misbehaving, merge):
    arguments = ["--implementation", misbehaving, "--implementation", "reference", *FEW]
    shards = [run(*arguments, "--shard", f"{number}/2") for number in (1, 2)]
    assert comparable(merge(shards)) == comparable(run(*arguments))


def test_the_first_of_several_implementations_counts_in_the_exit_status(run, divide, merge):
    wrong = divide(2, *WRONG, *FEW)
    right = [run("--implementation", "reference", *FEW, "--shard", f"{number}/2") for number in (1, 2)]
    for runs in (zip(wrong, right, strict=True), zip(right, wrong, strict=True)):
        assert merge([[record for each in pair for record in each.records] for pair in runs]).code == 1


def test_folders_that_are_no_cases_and_unreadable_cases_are_merged_too(run, copy_case, merge):
    source = copy_case("ScatterND-18/elements").parents[1]
    for number in range(4):
        copied = copy_case("ScatterND-18/elements", f"copied/{number}")
        if number % 2:
            (copied / "model.onnx").write_bytes(b"damaged")
    arguments = ["--cases", source.parent / "copied"]
    shards = [run(*arguments, "--shard", f"{number}/2") for number in (1, 2)]
    whole, merged = run(*arguments), merge(shards, *arguments)
    assert comparable(merged) == comparable(whole)
    assert merged.code == whole.code == 3


def test_repetitions_in_the_order_of_a_seed_are_merged(run, merge):
    arguments = ["--repeat", "3", "--seed", "7", *FEW]
    shards = [run(*arguments, "--shard", f"{number}/2") for number in (1, 2)]
    assert comparable(merge(shards)) == comparable(run(*arguments))


# ---- one shard ------------------------------------------------------------------------------------------------------


def test_results_of_a_shard_say_so_and_follow_the_schema(shards):
    for number, shard in enumerate(shards, 1):
        expected = {"number": number, "count": 3, "source": "--shard", "of_selected": False}
        assert shard.header["shard"] == expected
        for record in shard.records:
            FORM.validate(record)


def test_results_of_a_shard_of_some_cases_name_the_options_that_select_them(run):
    header = run(*FEW, "--filter", "*/sl*", "--tier", "core", "--shard", "1/2").header
    assert header["selection"] == {"operator": ["ScatterND-16"], "filter": ["*/sl*"], "tier": "core"}
    FORM.validate(header)


def test_nothing_is_stated_in_a_shard(shards):
    for shard in shards:
        assert shard.footer["statements"] == []
        assert "of_no_version" not in shard.footer
        assert "conformance\n" not in shard.out


def test_an_empty_shard_is_as_expected(run):
    arguments = ["--filter", "cases/ScatterND-18/elements"]
    codes = [run(*arguments, "--shard", f"{number}/3") for number in (1, 2, 3)]
    assert sorted(len(shard.cases) for shard in codes) == [0, 0, 1]
    assert [shard.code for shard in codes] == [0, 0, 0]


def test_without_being_asked_nothing_is_divided(run, bare):
    result = run(*FEW, env=bare | {"CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"})
    assert "shard" not in result.header


@pytest.mark.parametrize(
    ("variables", "number", "count"),
    [
        ("SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_MIN=4 SLURM_ARRAY_TASK_COUNT=2", 2, 2),
        ("JOB_COMPLETION_INDEX=0 JOB_COMPLETIONS=3", 1, 3),
        ("CI_NODE_INDEX=1 CI_NODE_TOTAL=3", 1, 3),
        ("TEST_SHARD_INDEX=0 TEST_TOTAL_SHARDS=3", 1, 3),
    ],
)
def test_when_asked_the_environment_says_which_shard(run, bare, variables, number, count):
    environment = dict(word.split("=") for word in variables.split())
    result = run(*FEW, "--shard", "auto", env=bare | environment)
    shard = result.header["shard"]
    assert (shard["number"], shard["count"], shard["source"]) == (number, count, variables.partition("=")[0])


def test_an_environment_that_says_nothing_is_wrong_usage(run, bare):
    result = run(*FEW, "--shard", "auto", env=bare)
    assert result.code == 2
    assert "use --shard K/N" in result.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--shard", "1/2", "--require-compared", "1"],
        ["--shard", "1/2", "--repeat", "2"],
        ["--shard", "1/2", "--rerun-failed", "RESULTS"],
    ],
)
def test_what_cannot_be_divided_is_wrong_usage(run, arguments, results_of_whole):
    result = run(*FEW, *(results_of_whole if word == "RESULTS" else word for word in arguments))
    assert result.code == 2
    assert "--shard" in result.err or "--require-compared" in result.err


def test_a_shard_is_not_compared_as_if_it_were_a_run(scatter_cts, shards, tmp_path):
    path = tmp_path / "shard.jsonl"
    path.write_bytes(shards[0].raw)
    process = scatter_cts("compare", path, path)
    assert process.returncode == 3
    assert "not complete" in process.stderr


def test_a_report_of_a_shard_claims_nothing(scatter_cts, run, tmp_path):
    shard = run(*FEW, "--shard", "1/2")
    path = tmp_path / "shard.jsonl"
    path.write_bytes(shard.raw)
    statement = scatter_cts("report", path, "--format", "statement").stdout
    assert "ScatterND-16: complete" not in statement and "incomplete" in statement


# ---- the gate ---------------------------------------------------------------------------------------------------------


def test_a_waiver_that_no_longer_applies_is_told_by_merge_and_not_by_a_shard(divide, merge, tmp_path):
    stale = {"cases": "cases/ScatterND-18/elements", "verdict": "fail", "reason": "repaired"}
    path = tmp_path / "waivers.json"
    path.write_text(json.dumps({"implementation": "misbehaving", "waivers": [stale]}))
    shards = divide(3, "--waivers", path)
    assert [(shard.code, shard.err) for shard in shards] == [(0, "")] * 3
    merged = merge(shards, "--waivers", path)
    assert merged.code == 1
    assert "waivers[0]" in merged.err


def test_waivers_are_judged_by_merge_as_by_the_whole_run(run, misbehaving, divide, merge, whole, tmp_path):
    failed = [case for case in whole.cases.values() if case["verdict"] == "fail"]
    waivers = [{"cases": case["id"], "verdict": "fail", "reason": "known"} for case in failed]
    path = tmp_path / "waivers.json"
    path.write_text(json.dumps({"implementation": "misbehaving", "waivers": waivers}))
    arguments = [*WRONG, "--waivers", path]
    expected = run("--implementation", misbehaving, *arguments)
    assert expected.code == 0
    for shards in (divide(2, *arguments), divide(2, *WRONG)):
        merged = merge(shards, "--waivers", path)
        assert comparable(merged) == comparable(expected)
        assert merged.code == 0


def test_shards_may_have_had_their_waivers_elsewhere(divide, merge, tmp_path):
    path = tmp_path / "waivers.json"
    path.write_text(json.dumps({"implementation": "misbehaving", "waivers": []}))
    shards = divide(2, *FEW, "--waivers", path)
    shards[1].header["waivers"] = "elsewhere/waivers.json"
    merged = merge(shards, "--waivers", path)
    assert (merged.code, merged.header["waivers"]) == (shards[0].code, str(path))


def test_shards_with_waivers_are_not_merged_without_them(divide, merge, tmp_path):
    path = tmp_path / "waivers.json"
    path.write_text(json.dumps({"implementation": "misbehaving", "waivers": []}))
    merged = merge(divide(2, *FEW, "--waivers", path))
    assert merged.code == 2
    assert "--waivers" in merged.err


def test_a_floor_of_compared_answers_is_that_of_all_shards(divide, merge):
    shards = divide(2, *FEW)
    compared = sum(shard.footer["compared"] for shard in shards)
    assert merge(shards, "--require-compared", compared).code == 0
    assert merge(shards, "--require-compared", compared + 1).code == 3


def test_shards_that_are_all_empty_tested_nothing(run, merge):
    shards = [run("--filter", "no-such-case", "--shard", f"{number}/2") for number in (1, 2)]
    assert [shard.code for shard in shards] == [0, 0]
    assert merge(shards).code == 3


def test_lost_processes_of_all_shards_count(run, write_program, tmp_path, merge):
    body = """
import atexit

atexit.register(os._exit, 3)
while True:
    read_frame()
    write_frame(FAILED)
"""
    arguments = ["--implementation", write_program(tmp_path, body), "--jobs", "1", "--filter", "*/refuse*", *FEW]
    whole = run(*arguments)
    merged = merge([run(*arguments, "--shard", f"{number}/2") for number in (1, 2)])
    (once,), (twice,) = whole.footer["lost_processes"], merged.footer["lost_processes"]
    assert (once["when"], once["count"]) == ("at its end", 1)
    assert twice == once | {"count": 2}


def test_the_merged_run_began_with_the_first_shard_and_took_the_time_of_all(shards, merge):
    merged = merge(shards)
    assert merged.header["started"] == min(shard.header["started"] for shard in shards)
    assert merged.footer["seconds"] >= sum(shard.footer["seconds"] for shard in shards) - 1e-3


# ---- what does not belong together ---------------------------------------------------------------------------------------


def expect_refused(merged, file, message):
    assert merged.code == 3
    assert file in merged.err and message in merged.err
    assert merged.raw == b""


def test_a_missing_shard_is_named(shards, merge):
    expect_refused(merge([shards[0], shards[2]]), "1.jsonl", "of which 1 is missing: 2")


def test_a_shard_that_is_there_twice_is_named(shards, merge):
    expect_refused(merge([*shards, shards[1]]), "4.jsonl", "is shard 2/3, and so is")


def test_a_run_that_is_no_shard_is_named(shards, merge, whole):
    expect_refused(merge([*shards, whole]), "4.jsonl", "the run is not a shard")


def test_shards_of_another_number_are_named(shards, divide, merge):
    expect_refused(merge([*shards[:2], divide(4, *WRONG)[2]]), "3.jsonl", "is one of 4 shards")


def test_shards_of_other_options_are_named(shards, divide, merge):
    expect_refused(merge([*shards[:2], divide(3)[2]]), "3.jsonl", "belongs to another run")


@pytest.mark.parametrize("member", ["version", "sources", "limits", "edition", "seed"])
def test_a_shard_whose_header_differs_is_named_with_the_member(shards, merge, member):
    other = [shards[2].records[0] | {member: "other"}, *shards[2].records[1:]]
    expect_refused(merge([*shards[:2], other]), "3.jsonl", f'"{member}"')


@pytest.mark.parametrize(
    ("member", "change"),
    [
        ('"started"', {"started": False}),
        ('shard: "of_selected"', {"shard": {"of_selected": "memory"}}),
        ("shard.number", {"shard": {"number": 0}}),
    ],
)
def test_a_header_of_another_form_is_named_with_the_member(shards, merge, member, change):
    header = shards[2].header
    changed = header | {name: header[name] | value if name == "shard" else value for name, value in change.items()}
    expect_refused(merge([*shards[:2], [changed, *shards[2].records[1:]]]), "3.jsonl", member)


def test_a_shard_that_was_stopped_is_named(shards, merge):
    stopped = [*shards[2].records[:-1], shards[2].records[-1] | {"complete": False}]
    expect_refused(merge([*shards[:2], stopped]), "3.jsonl", "before its last case")


def test_a_shard_that_was_cut_off_is_named(shards, merge):
    expect_refused(merge([*shards[:2], shards[2].records[:-1]]), "3.jsonl", "not complete")


def test_a_case_in_two_shards_is_named(shards, merge):
    taken = shards[0].records[1]
    more = shards[2].records[-1] | {"cases": shards[2].footer["cases"] + 1}
    doubled = [*shards[2].records[:-1], taken, more]
    expect_refused(merge([*shards[:2], doubled]), "3.jsonl", taken["id"])


def without(shard, id):
    """The records of a shard without one, as if it had never had it."""
    case = shard.cases[id]
    footer = json.loads(json.dumps(shard.footer))
    footer["cases"] -= 1
    footer["compared"] -= case["compared"]
    footer["verdicts"][case["verdict"]] -= 1
    return [*(record for record in shard.records[:-1] if record.get("id") != id), footer]


SELECTIONS = {
    "all": [],
    "filter": ["--filter", "cases/ScatterND-16/s*", "--filter", "cases/ScatterND-18/e*"],
    "operator": FEW,
    "opset": ["--opset", "16", "--filter", "cases/Scatter*"],
    "type and reduction": ["--dtype", "float", "--reduction", "none"],
    "tier": ["--tier", "core"],
}


@pytest.mark.parametrize("arguments", SELECTIONS.values(), ids=SELECTIONS.keys())
def test_a_shard_that_lacks_a_case_of_its_selection_is_named_with_the_case(run, merge, arguments):
    shards = [run(*arguments, "--shard", f"{number}/2") for number in (1, 2)]
    lost = sorted(shards[1].cases)[0]
    merged = merge([shards[0], without(shards[1], lost)])
    expect_refused(merged, "2.jsonl", f"has no record of {lost}, which is a case of shard 2/2")
    assert merge(shards).code == 0


def test_all_of_many_lost_cases_are_counted(run, merge):
    shards = [run(*FEW, "--shard", f"{number}/2") for number in (1, 2)]
    empty = shards[1].footer | {"cases": 0, "compared": 0, "passed_with_warnings": 0, "skipped": 0}
    empty["verdicts"] = dict.fromkeys(empty["verdicts"], 0)
    merged = merge([shards[0], [shards[1].header, empty]])
    expect_refused(merged, "2.jsonl", f"cases that the shards lack: {len(shards[1].cases)}")


@pytest.mark.parametrize("filters", [[], {"operator": []}, {"operator": "ScatterND"}, {"dtype": [1]}, {"tier": 1}], ids=str)
def test_filters_of_another_form_are_refused_by_name(run, merge, filters):
    shards = [run(*FEW, "--shard", f"{number}/2") for number in (1, 2)]
    header = shards[0].header | {"selection": filters}
    expect_refused(merge([[header, *shards[0].records[1:]], shards[1]]), "1.jsonl", "selection")


def test_other_cases_than_those_of_the_run_are_refused(shards, merge, copy_case):
    other = copy_case("ScatterND-18/elements", "cases").parents[1]
    merged = merge(shards, "--cases", f"cases={other}")
    assert merged.code == 3
    assert "are not in the folder of cases" in merged.err


def test_another_corpus_than_that_of_the_run_is_refused_by_its_hash(run, merge, copy_case):
    source = copy_case("ScatterND-18/elements", "cases").parents[1]
    make_own(source)
    shards = [run("--cases", source, "--shard", f"{number}/2") for number in (1, 2)]
    (source / "ScatterND-18.zip").unlink()
    copy_case("ScatterND-18/slices", "cases")
    make_own(source)
    merged = merge(shards, "--cases", source)
    assert merged.code == 3 and "corpus_hash differs" in merged.err


def test_a_case_that_has_changed_since_the_run_is_named(run, merge, copy_case):
    folder = copy_case("ScatterND-18/elements")
    shards = [run("--cases", folder.parents[1], "--shard", f"{number}/2") for number in (1, 2)]
    output = folder / "test_data_set_0/output_0.pb"
    output.write_bytes(output.read_bytes()[:-1] + b"\x01")
    merged = merge(shards, "--cases", folder.parents[1])
    assert merged.code == 3 and "the files of the case have changed since" in merged.err


def test_without_files_it_is_wrong_usage(scatter_cts):
    assert scatter_cts("merge").returncode == 2


def test_the_shards_of_ids_are_of_about_one_size(divide):
    counts = collections.Counter(number for number, shard in enumerate(divide(4)) for _ in shard.cases)
    assert max(counts.values()) < 1.3 * min(counts.values())


def test_records_of_shards_are_untouched(shards, whole):
    together = [record for shard in shards for record in shard.comparable if record["type"] == "case"]
    assert sorted(together, key=lambda record: record["id"]) == sorted(
        whole.cases.values(), key=lambda record: record["id"]
    )
    assert all(without_times(record) == record for record in together)
