"""`run --baseline OLD`: a run that fails only where an older run was better."""

import json
import shutil

import pytest
from test_blame import WRAPPER

WRONG = ["--option", "misbehave=wrong-value", "--option", "on-extent=4"]
WORSE = ["--option", "misbehave=wrong-value"]
FEW = ["--operator", "ScatterND-16", "--operator", "ScatterElements-16"]


@pytest.fixture(scope="module")
def good(run, misbehaving):
    return run("--implementation", misbehaving, *FEW)


@pytest.fixture(scope="module")
def bad(run, misbehaving):
    return run("--implementation", misbehaving, *WRONG, *FEW)


@pytest.fixture
def write(tmp_path):
    """Writes a list of records; returns the path."""

    def call(records):
        path = tmp_path / "old.jsonl"
        path.write_text("".join(json.dumps(record) + "\n" for record in records))
        return path

    return call


@pytest.fixture
def against(run, misbehaving, write):
    """Runs the misbehaving plugin with records of an older run as the baseline."""

    def call(records, *arguments):
        return run("--implementation", misbehaving, *FEW, *arguments, "--baseline", write(records))

    return call


def failing(result):
    return {name for name, case in result.cases.items() if case["verdict"] == "fail"}


def without(records, *names):
    kept = [record for record in records if record.get("id") not in names]
    return [*kept[:-1], kept[-1] | {"cases": sum(record["type"] == "case" for record in kept)}]


def test_failures_of_the_older_run_are_accepted(against, bad):
    result = against(bad.records, *WRONG)
    assert bad.code == 1 and failing(result) == failing(bad)
    assert result.code == 0
    assert "not worse than" in result.out.splitlines()[-1]


def test_a_regression_is_named_with_exit_status_1(against, bad):
    result = against(bad.records, *WORSE)
    name = sorted(failing(result) - failing(bad))[0]
    assert result.code == 1
    assert f"{len(failing(result) - failing(bad))} regressions" in result.out
    assert f"  {name}\n" in against(bad.records, *WORSE, "--verbose").out


def test_a_repair_is_counted_and_accepted(against, bad):
    result = against(bad.records)
    assert result.code == 0
    assert f"{len(failing(bad))} repairs" in result.out


def test_a_pass_that_is_now_unsupported_is_a_regression(against, good):
    result = against(good.records, "--option", "misbehave=unsupported", "--option", "on-extent=4")
    assert result.code == 1
    assert "regressions" in result.out


def test_a_failure_of_a_new_case_counts(against, bad):
    name = sorted(failing(bad))[0]
    result = against(without(bad.records, name), *WRONG)
    assert result.code == 1
    assert "1 failure of a new or changed case" in result.out and name in result.out


def test_a_failure_of_a_changed_case_counts(against, good, bad):
    name = sorted(failing(bad))[0]
    others = failing(bad) - {name}
    records = [
        bad.cases[record["id"]] if record.get("id") in others else record
        for record in good.records
    ]
    records = [record | {"case_hash": "0" * 64} if record.get("id") == name else record for record in records]
    result = against(records, *WRONG)
    assert result.code == 1
    assert "0 regressions, 1 failure of a new or changed case" in result.out


@pytest.fixture
def with_another_case(good):
    """The records of a run with one case more."""
    gone = {"type": "case", "id": "cases/gone", "implementation": good.header["implementation"]["specification"]}
    gone |= {"verdict": "pass", "compared": True, "operator_version": "ScatterND-16", "opset": 16, "dtype": "float"}
    gone |= {"reduction": "none", "tier": "full"}
    return [*good.records[:-1], gone, good.footer | {"cases": good.footer["cases"] + 1}]


def test_a_case_that_the_same_corpus_lacks_is_exit_status_1(against, with_another_case):
    result = against(with_another_case)
    assert result.code == 1
    assert "1 case not run any more\n" in result.out and "cases/gone" in result.out


def test_a_case_that_the_options_exclude_is_not_missed(against, with_another_case):
    assert against(with_another_case, "--dtype", "float").code == 1
    assert against(with_another_case, "--dtype", "int64").code == 0
    assert against(with_another_case, "--filter", "*/elements*").code == 0


def test_cases_of_a_source_that_is_not_given_are_not_compared(against, with_another_case):
    *others, gone, footer = with_another_case
    result = against([*others, gone | {"id": "wheel/gone"}, footer])
    assert result.code == 0
    assert "gone" not in result.out


def test_cases_that_are_not_selected_do_not_count_as_removed(against, good):
    result = against(good.records, "--dtype", "float")
    assert result.code == 0
    assert "gone" not in result.out


def test_a_newly_lost_process_is_exit_status_1_unless_the_older_run_lost_one(run, compile_plugin, example, write):
    deeds = {"example": example, "fifth": "", "after": "", "close": "raise(SIGSEGV)", "destructor": ""}
    arguments = ["--implementation", compile_plugin(WRAPPER % deeds), *FEW, "--jobs", "1"]
    lossy = run(*arguments)
    (loss,) = lossy.footer["lost_processes"]
    clean = [*lossy.records[:-1], {name: value for name, value in lossy.footer.items() if name != "lost_processes"}]
    worse, same = run(*arguments, "--baseline", write(clean)), run(*arguments, "--baseline", write(lossy.records))
    assert (lossy.code, worse.code, same.code) == (1, 1, 0)
    reported = f"lost processes (none in the old run)\n  {loss['count']} {loss['when']}: {loss['how']}\n"
    assert reported in worse.out and "lost processes" not in same.out
    assert "\nworse than" in worse.out and "\nnot worse than" in same.out


def test_a_fault_of_the_suite_is_exit_status_3_with_a_baseline_too(against, bad):
    result = against(bad.records, *WRONG, "--require-compared", "1000000")
    assert result.code == 3


def test_a_waived_failure_is_not_a_regression_and_a_stale_waiver_fails(against, good, bad, tmp_path):
    path = tmp_path / "waivers.json"
    waivers = [{"cases": name, "verdict": "fail", "reason": "known"} for name in sorted(failing(bad))]
    path.write_text(json.dumps({"implementation": "misbehaving", "waivers": waivers}))
    assert against(good.records, *WRONG, "--waivers", path).code == 0
    assert against(good.records, "--waivers", path).code == 1


def test_a_library_at_another_path_is_compared_with_the_only_run(against, good):
    header = good.header | {"implementation": good.header["implementation"] | {"specification": "elsewhere.so"}}
    cases = [record | {"implementation": "elsewhere.so"} for record in good.records[1:-1]]
    assert against([header, *cases, good.footer]).code == 0


def test_each_of_several_implementations_is_compared_with_its_own_run(run, misbehaving, write, tmp_path):
    second = tmp_path / "second.so"
    shutil.copy(misbehaving, second)
    both = ["--implementation", misbehaving, "--implementation", second, *FEW]
    old = run(*both, *WRONG)
    assert run(*both, *WRONG, "--baseline", write(old.records)).code == 0
    assert run(*both, *WORSE, "--baseline", write(old.records)).code == 1
    assert run(*both, "--baseline", write(old.records[: len(old.records) // 2])).code == 3


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda records: records[:-1], "not complete"),
        (lambda records: [records[0] | {"shard": {"number": 1, "count": 2}}, *records[1:]], "not complete"),
        (lambda records: [record | {"id": "x/" + record["id"]} if "id" in record else record for record in records],
         "has no case of this run"),
    ],
)
def test_unrelated_older_results_are_exit_status_3(against, good, change, message):
    result = against(change(good.records))
    assert result.code == 3
    assert "old.jsonl" in result.err and message in result.err


def test_it_does_not_stop_at_failures(against, bad):
    assert against(bad.records, "--fail-fast").code == 2


def test_the_results_may_replace_the_older_ones(scatter_cts, misbehaving, write, bad):
    path = write(bad.records)
    arguments = ["--implementation", misbehaving, *WRONG, *FEW]
    assert scatter_cts("run", *arguments, "--baseline", path, "--results", path).returncode == 0
    assert scatter_cts("compare", path, path).returncode == 0


def test_shards_and_the_merged_run_are_compared_with_it(run, misbehaving, scatter_cts, write, bad, tmp_path):
    old, paths = write(bad.records), []
    for number in (1, 2):
        shard = run("--implementation", misbehaving, *WRONG, *FEW, "--shard", f"{number}/2", "--baseline", old)
        assert shard.code == 0 and "gone" not in shard.out
        paths.append(tmp_path / f"{number}.jsonl")
        paths[-1].write_bytes(shard.raw)
    assert scatter_cts("merge", *paths).returncode == 1
    assert scatter_cts("merge", *paths, "--baseline", old).returncode == 0
