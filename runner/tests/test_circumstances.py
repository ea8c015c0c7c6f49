"""Failing cases run again alone before a run reports: those that pass alone are not blamed for what happened before."""

import json
import pathlib
import re
import shlex

import pytest

# Float cases without a reduction: the example computes each of them, and the wrapper counts them.
CORPUS = ["--cases", pathlib.Path(__file__).resolve().parents[2] / "cases"]
FEW = [*CORPUS, "--operator", "ScatterElements-18", "--operator", "ScatterND-18", "--dtype", "float", "--reduction", "none"]
TRIVIAL = 3  # cases of the start-up check
ONE_JOB = [*FEW, "--jobs", "1"]
# A case is wrong in a process that has answered one of another rank before, except the cases of the start-up check.
STATE = "static int rank; if (served <= 3) return 0; int wrong = rank != 0 && rank != data->rank; rank = data->rank; return wrong;"
EXTENT = "return data->rank > 0 && data->dims[0] == 4;"


def failing(result):
    return {name: case for name, case in result.cases.items() if case["verdict"] == "fail"}


def calls_in(tmp_path):
    return (tmp_path / "calls").stat().st_size


def sent_in(result):
    """The number of cases that the implementation was given: those of the start-up check, and those that have a time."""
    return TRIVIAL + sum("seconds" in case for case in result.of_type("case"))


# ---- only after others


def test_a_case_that_passes_alone_is_reported_with_the_cases_that_make_it_fail(run, wrapper):
    result = run(*wrapper(STATE), *ONE_JOB)
    cases = failing(result)
    assert result.code == 1 and cases
    assert {case["circumstance"] for case in cases.values()} <= {"only-after-others", "doubtful"}
    found = [case for case in cases.values() if case["circumstance"] == "only-after-others"]
    assert found and all(len(case["after"]) == 1 for case in found)
    (cause,) = result.footer["causes"]
    assert cause["title"] == "only after other cases in the same process"
    assert "suspect" not in cause and "suspects" not in result.footer


def test_the_command_of_such_a_case_repeats_the_failure_and_needs_each_case(run, scatter_cts, wrapper):
    result = run(*wrapper(STATE), *ONE_JOB)
    name, case = next((name, case) for name, case in failing(result).items() if case.get("after"))
    words = shlex.split(case["command"])[1:]
    again = scatter_cts(*words)
    assert again.returncode == 1 and f"fail {name}" in again.stdout
    assert "only after other cases: alone, in a fresh process, the answer is right" in again.stdout
    at = words.index(case["after"][0])
    assert scatter_cts(*words[: at - 1], *words[at + 1 :]).returncode == 0


@pytest.mark.long
def test_the_sequence_is_found_among_many_earlier_cases(run, misbehaving):
    wrong = ["--option", "misbehave=wrong-value", "--option", "on-extent=4", "--option", "every=9"]
    result = run("--implementation", misbehaving, *wrong, *CORPUS, "--jobs", "1")
    found = [case for case in failing(result).values() if case["circumstance"] == "only-after-others"]
    assert found
    assert all(len(case["after"]) >= 8 for case in found)  # every ninth call of such cases is wrong


def test_a_case_that_does_not_fail_alone_has_no_misreading(run, wrapper):
    rule = "static int last; int wrong = last; last = 1; return wrong;"
    cases = failing(run(*wrapper(rule), *ONE_JOB))
    assert cases
    assert not any("misreading" in case or "misreadings" in case or "blamed" in case for case in cases.values())
    assert not any("as if it" in line for case in cases.values() for line in case["explanation"])


def test_the_start_up_check_counts_as_an_earlier_case(run, wrapper):
    result = run(*wrapper("return served > 3;"), *CORPUS, "--filter", "cases/ScatterND-18/elements", "--jobs", "1")
    ((_, case),) = failing(result).items()
    assert (case["circumstance"], case["after"]) == ("only-after-others", [])


@pytest.mark.long
def test_cases_that_were_not_run_again_do_not_keep_the_reading_of_those_that_pass_alone(run, wrapper):
    result = run(*wrapper("return served > 4;"), *ONE_JOB)
    counts = result.footer["run_again"]
    assert counts["doubtful"] > 0 and counts["unchecked"] == counts["alone"] == 0
    assert len(result.footer["causes"]) == 1


# ---- unsteady


@pytest.mark.long
def test_a_case_that_sometimes_passes_alone_is_unsteady(run, wrapper):
    result = run(*wrapper("return calls % 3 != 0;"), *ONE_JOB)
    counts = result.footer["run_again"]
    assert counts["unsteady"] > 0 and counts["only-after-others"] == 0
    case = next(case for case in failing(result).values() if case.get("circumstance") == "unsteady")
    assert re.match(r"unsteady: right in \d of \d fresh process(es)? that ran this case alone", case["explanation"][0])
    assert any(cause["title"].startswith("unsteady: ") for cause in result.footer["causes"])


# ---- failures that occur alone


def test_a_case_that_fails_alone_is_reported_as_before(run, wrapper):
    result = run(*wrapper(EXTENT), *ONE_JOB)
    cases = failing(result)
    assert cases and not any("circumstance" in case for case in cases.values())
    counts = result.footer["run_again"]
    assert counts["alone"] > 0 and counts["alone"] + counts["unchecked"] == len(cases)
    assert "suspects" in result.footer


def test_what_was_not_run_again_is_said(run, wrapper):
    result = run(*wrapper(EXTENT), *ONE_JOB)
    counts = result.footer["run_again"]
    said = f"run again alone: {counts['alone']} of {len(failing(result))} failing cases; {counts['alone']} failed again"
    assert counts["unchecked"] > 0 and said in result.out


@pytest.mark.long
def test_a_run_has_at_most_64_further_executions_or_a_tenth_of_its_own(run, wrapper, tmp_path):
    result = run(*wrapper("return 1;"), *ONE_JOB)
    sent = sent_in(result)
    assert len(failing(result)) > 64
    assert sent < calls_in(tmp_path) <= sent + max(64, sent // 10)


def test_a_run_without_failures_executes_nothing_again(run, wrapper, tmp_path):
    result = run(*wrapper("return 0;"), *ONE_JOB)
    assert result.code == 0 and "run_again" not in result.footer
    assert calls_in(tmp_path) == sent_in(result)


def test_waived_failures_do_not_run_again(run, wrapper, tmp_path):
    waivers = tmp_path / "waivers.json"
    waivers.write_text(json.dumps({"implementation": "wrapper", "waivers": [
        {"cases": "*", "verdict": "fail", "clause": "*", "reason": "Known."}]}))  # fmt: skip
    result = run(*wrapper(EXTENT), *ONE_JOB, "--waivers", waivers)
    assert failing(result) and "run_again" not in result.footer


@pytest.mark.parametrize("option", ["--in-process", "--save-outputs"])
@pytest.mark.long
def test_without_further_processes_nothing_runs_again_and_answers_are_kept_once(run, wrapper, tmp_path, option):
    words = [option] if option == "--in-process" else [option, tmp_path / "answers"]
    result = run(*wrapper(STATE), *ONE_JOB, *words)
    assert failing(result)
    assert ("run_again" in result.footer) == (option != "--in-process")


@pytest.mark.long
def test_processes_that_are_lost_while_cases_run_again_do_not_count(run, wrapper):
    result = run(*wrapper(EXTENT, at_end="if (served == 1) abort();"), *ONE_JOB)
    assert result.footer["run_again"]["alone"] > 0
    assert "lost_processes" not in result.footer and "lost" not in result.err


def test_a_run_that_stops_at_the_first_failure_checks_it(run, wrapper):
    result = run(*wrapper(STATE), *ONE_JOB, "--fail-fast")
    ((_, case),) = failing(result).items()
    assert case["circumstance"] == "only-after-others"


def test_a_repeated_case_that_passes_alone_is_doubtful(run, wrapper):
    result = run(*wrapper("return served > 8;"), *ONE_JOB, "--filter", "cases/ScatterND-18/elements*", "--repeat", "20", "--seed", "1")
    assert {case.get("circumstance") for case in failing(result).values()} == {"doubtful"}


def test_a_case_that_fails_after_one_that_no_command_runs_before_it_is_doubtful(run, wrapper):
    """The fifth call is wrong, that of the second case. Of a shuffled run it may be the first one in the list."""
    cases = ["cases/ScatterND-18/elements", "cases/ScatterND-18/slices"]
    options = [*wrapper("return served > 4;"), *CORPUS, *(word for case in cases for word in ("--filter", case)), "--jobs", "1"]
    found = {}
    for seed in range(8):
        ((name, case),) = failing(run(*options, "--seed", seed)).items()
        found.setdefault(name, set()).add(case["circumstance"])
    assert found == {cases[0]: {"doubtful"}, cases[1]: {"only-after-others"}}


# After the run, the first process answers correctly, and all others crash.
ONE_ANSWER = """
    static long number;
    if (number == 0) {
        int processes = open("PROCESSES", O_WRONLY | O_CREAT | O_APPEND, 0600);
        number = write(processes, "x", 1) == 1 ? (long)lseek(processes, 0, SEEK_END) : 0;
        close(processes);
    }
    if (number > 2)
        abort();
    return number == 1 && served > 3;
"""


@pytest.mark.long
def test_one_case_that_passes_alone_says_nothing_about_failures_of_other_causes_that_were_not_run_again(run, wrapper, tmp_path):
    result = run(*wrapper(ONE_ANSWER.replace("PROCESSES", str(tmp_path / "processes"))), *ONE_JOB)
    assert result.footer["run_again"]["doubtful"] > 0
    assert len(result.footer["causes"]) > 1
    assert any("circumstance" not in case for case in failing(result).values())


@pytest.mark.long
def test_a_case_of_a_resumed_run_that_passes_alone_is_doubtful(run, scatter_cts, wrapper, tmp_path):
    plugin, results = wrapper(STATE), tmp_path / "resumed.jsonl"
    whole = run(*plugin, *ONE_JOB)
    finished = [record for record in whole.records if record["type"] in ("header", "case")]
    kept = [{name: value for name, value in record.items() if name not in ("circumstance", "after")} for record in finished]
    results.with_name("resumed.jsonl.partial").write_text("".join(json.dumps(record) + "\n" for record in kept))
    process = scatter_cts("run", *plugin, *ONE_JOB, "--resume", results)
    assert process.returncode == 1, process.stderr
    cases = map(json.loads, results.read_text().splitlines())
    assert {case.get("circumstance") for case in cases if case.get("verdict") == "fail"} == {"doubtful"}


# ---- shards, waivers, comparisons


@pytest.mark.long
def test_circumstances_survive_the_merge_of_shards(run, scatter_cts, wrapper, tmp_path):
    plugin = wrapper(STATE)
    files = []
    for number in (1, 2):
        shard = run(*plugin, *ONE_JOB, "--shard", f"{number}/2")
        files.append(tmp_path / f"{number}.jsonl")
        files[-1].write_bytes(shard.raw)
    merged = tmp_path / "merged.jsonl"
    process = scatter_cts("merge", *files, *CORPUS, "--output", merged)
    assert process.returncode == 1, process.stderr
    records = [json.loads(line) for line in merged.read_text().splitlines()]
    found = [record for record in records if record.get("circumstance") == "only-after-others"]
    assert found and records[-1]["run_again"]["only-after-others"] == len(found)
    assert [cause["title"] for cause in records[-1]["causes"]] == ["only after other cases in the same process"]


@pytest.fixture
def files(run, wrapper, tmp_path):
    """Results with failures that do not occur alone, and results without failures, of one implementation."""
    bad, good = tmp_path / "bad.jsonl", tmp_path / "good.jsonl"
    bad.write_bytes(run(*wrapper(STATE), *ONE_JOB).raw)
    good.write_bytes(run(*wrapper("return 0;"), *ONE_JOB).raw)
    return bad, good


@pytest.mark.long
def test_waivers_of_cases_that_do_not_fail_alone_are_unsteady(scatter_cts, files, tmp_path):
    waivers = tmp_path / "waivers.json"
    scatter_cts("waive", files[0], "--waivers", waivers, "--reason", "State.")
    entries = json.loads(waivers.read_text())["waivers"]
    cases = (json.loads(line) for line in files[0].read_text().splitlines())
    known = {case["id"] for case in cases if case.get("circumstance") == "only-after-others"}
    assert known and all(entry.get("unsteady") for entry in entries if known.intersection(entry["cases"]))


@pytest.mark.long
def test_a_failure_that_did_not_occur_alone_and_is_absent_is_no_repair(scatter_cts, files):
    compared = scatter_cts("compare", *files, "--format", "json")
    assert compared.returncode == 0
    cases = (json.loads(line) for line in files[0].read_text().splitlines())
    known = {case["id"] for case in cases if case.get("circumstance") == "only-after-others"}
    changes = {item["id"]: item["change"] for item in json.loads(compared.stdout)["differences"]}
    assert known and {changes[name] for name in known} == {"unsteady"}
