"""`scatter-cts waive`: a file of waivers, made of results, with which the same run is green and any other is not."""

import fnmatch
import json
import pathlib

import jsonschema
import pytest

SCHEMA = json.loads((pathlib.Path(__file__).parents[2] / "reports" / "waivers.schema.json").read_text())
FEW = ["--operator", "ScatterND", "--operator", "ScatterElements"]
WRONG = [*FEW, "--option", "misbehave=wrong-value", "--option", "on-extent=4"]
# The same cases, but each of them is wrong in every second repetition only.
NOW_AND_THEN = [*WRONG, "--option", "every=2"]
FAILING = ("fail", "crash", "timeout", "memory")


@pytest.fixture(scope="module")
def good(run, misbehaving):
    return run("--implementation", misbehaving, *FEW)


@pytest.fixture(scope="module")
def bad(run, misbehaving):
    return run("--implementation", misbehaving, *WRONG)


@pytest.fixture(scope="module")
def flaky(run, misbehaving):
    return run("--implementation", misbehaving, *NOW_AND_THEN, "--repeat", "4", "--jobs", "1", "--seed", "1")


def text_of(records):
    return "".join(json.dumps(record) + "\n" for record in records)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "waivers.json"


@pytest.fixture
def waive(scatter_cts, tmp_path, path):
    """Makes waivers of lists of records, or of raw texts."""

    def call(*results, reason="issue 17", options=None):
        files = []
        for number, records in enumerate(results):
            file = tmp_path / f"results{number}.jsonl"
            file.write_text(records if isinstance(records, str) else text_of(records))
            files.append(file)
        words = ["--waivers", path] if options is None else options
        return scatter_cts("waive", *files, *words, *(["--reason", reason] if reason is not None else []))

    return call


def waivers_in(path):
    document = json.loads(path.read_text())
    jsonschema.Draft202012Validator(SCHEMA).validate(document)
    return document["waivers"]


def entries_of(path, name):
    """The entries whose globs match a case."""
    return [entry for entry in waivers_in(path) if fnmatch.fnmatchcase(name, entry.get("cases", ""))]


def failing(result):
    return {name for name, case in result.cases.items() if case["verdict"] in FAILING}


def with_case(records, name, **members):
    return [record | members if record.get("id") == name else record for record in records]


def as_pass(record):
    """A record of a case that failed, if it had passed."""
    return {name: value for name, value in record.items() if name not in ("failures", "explanation", "output")} | {
        "verdict": "pass"
    }


# ---- round trips


def test_a_run_with_its_waivers_is_green(waive, run, misbehaving, bad, path):
    assert waive(bad.records).returncode == 0
    again = run("--implementation", misbehaving, *WRONG, "--waivers", path)
    assert (again.code, again.err) == (0, "")
    assert {name for name, case in again.cases.items() if "waived" in case} == failing(bad)


def test_entries_are_fewer_than_cases_and_have_the_reason(waive, bad, path):
    waive(bad.records, reason="one more row")
    entries = waivers_in(path)
    assert 0 < len(entries) < len(failing(bad)) / 2
    assert {entry["reason"] for entry in entries} == {"one more row"}


def test_a_second_time_changes_no_byte(waive, bad, path):
    waive(bad.records)
    before = path.read_bytes()
    process = waive(bad.records, reason=None)
    assert (process.returncode, path.read_bytes()) == (0, before)
    assert "0 added, 0 dropped" in process.stdout


def test_after_the_repair_the_waivers_are_stale_and_are_dropped(waive, run, misbehaving, bad, good, path):
    waive(bad.records)
    count = len(waivers_in(path))
    repaired = run("--implementation", misbehaving, *FEW, "--waivers", path)
    assert repaired.code == 1
    process = waive(good.records, reason=None)
    assert process.stdout.count("dropped ") - 1 <= count and f"{count} dropped" in process.stdout
    assert waivers_in(path) == []
    assert run("--implementation", misbehaving, *FEW, "--waivers", path).code == 0


# ---- a file that is there


def test_reasons_that_are_there_are_kept(waive, bad, path):
    waive(bad.records)
    document = json.loads(path.read_text())
    document["waivers"][0]["reason"] = "by hand"
    path.write_text(json.dumps(document, indent=1))
    before = path.read_bytes()
    assert waive(bad.records, reason="new").returncode == 0
    assert path.read_bytes() == before


@pytest.mark.parametrize("reason", [None, "new"])
def test_what_is_left_of_an_entry_of_which_a_case_is_repaired_keeps_its_reason(waive, bad, path, reason):
    waive(bad.records, reason="old")
    entry = next(entry for entry in waivers_in(path) if "*" in entry["cases"])
    name = sorted(name for name in failing(bad) if fnmatch.fnmatchcase(name, entry["cases"]))[0]
    records = [as_pass(record) if record.get("id") == name else record for record in bad.records]
    process = waive(records, reason=reason)
    assert process.returncode == 0, process.stderr
    assert {entry["reason"] for entry in waivers_in(path)} == {"old"}
    assert entry not in waivers_in(path)
    assert f"{name} passes" in process.stdout


def test_new_failures_are_refused_without_a_reason_and_nothing_is_written(waive, good, bad, path):
    waive(good.records)
    before = path.read_bytes()
    process = waive(bad.records, reason=None)
    assert process.returncode == 2
    assert f"{len(failing(bad))} failures" in process.stderr and sorted(failing(bad))[0] in process.stderr
    assert path.read_bytes() == before


def test_new_failures_get_entries_beside_those_that_are_kept(waive, bad, path):
    name = sorted(failing(bad))[0]
    waive([as_pass(record) if record.get("id") == name else record for record in bad.records], reason="old")
    old = waivers_in(path)
    process = waive(bad.records, reason="new")
    new = [entry for entry in waivers_in(path) if entry not in old]
    assert [entry["cases"] for entry in new] == [name.replace("[", "[[]")]
    assert new[0]["reason"] == "new" and "added " in process.stdout and "kept " in process.stdout


def test_a_case_that_fails_in_another_way_now_is_a_new_failure(waive, bad, path):
    name = sorted(failing(bad))[0]
    waive(bad.records, reason="old")
    crash = with_case(bad.records, name, verdict="crash")
    assert waive(crash, reason=None).returncode == 2
    assert waive(crash, reason="new").returncode == 0
    assert [entry["verdict"] for entry in waivers_in(path) if entry["reason"] == "new"] == ["crash"]


def test_waivers_of_another_implementation_are_refused(waive, bad, path):
    path.write_text('{"implementation": "another", "waivers": []}')
    process = waive(bad.records)
    assert process.returncode == 3 and "waivers.json" in process.stderr and "another" in process.stderr


def test_other_files_are_written_on_demand_and_standard_output_is_the_default(waive, bad, path, tmp_path):
    waive(bad.records)
    before = path.read_bytes()
    assert waive(bad.records, options=["-o", tmp_path / "other.json"]).returncode == 0
    process = waive(bad.records, options=[])
    assert process.stdout.encode() == (tmp_path / "other.json").read_bytes() == before
    assert "added " in process.stderr


def test_a_missing_file_of_waivers_is_an_error_where_it_is_not_to_be_written(waive, bad, path, tmp_path):
    process = waive(bad.records, options=["--waivers", path, "-o", tmp_path / "other.json"])
    assert process.returncode == 3 and "waivers.json" in process.stderr


# ---- causes


def test_a_cause_has_the_clause_alone_where_all_cases_about_it_fail(waive, bad, path):
    clause = "ScatterND.index-negative"
    finding = {"clause": "ScatterND-18.index-negative", "level": "must", "policy": "wrong"}
    about = {name for name, case in bad.cases.items() if clause in case.get("clauses", []) and case["verdict"] == "pass"}
    others = {name for name, case in bad.cases.items() if clause in case.get("clauses", [])} - about
    records = [record for record in bad.records if record.get("id") not in others]
    records = [
        as_pass(record) | ({"verdict": "fail", "failures": [finding]} if record["id"] in about else {})
        if record.get("verdict") in ("pass", *FAILING) else record
        for record in records
    ]
    records[-1] = records[-1] | {"cases": records[-1]["cases"] - len(others)}
    assert len(about) > 1
    assert waive(records).returncode == 0
    assert waivers_in(path) == [{"clause": clause, "verdict": "fail", "reason": "issue 17"}]
    name = sorted(about)[0]
    path.unlink()
    waive([as_pass(record) if record.get("id") == name else record for record in records])
    assert all("cases" in entry for entry in waivers_in(path))


def test_cases_that_fail_under_other_clauses_have_other_entries(waive, bad, path):
    waive(bad.records)
    clauses = {tuple(sorted({finding["clause"] for finding in bad.cases[name]["failures"]})) for name in failing(bad)}
    assert len(clauses) > 1
    assert len({entry.get("clause") for entry in waivers_in(path)}) > 1


def test_other_misreadings_have_other_entries(waive, bad, path):
    waive(bad.records)
    entry = next(entry for entry in waivers_in(path) if "*" in entry["cases"])
    name = sorted(name for name in failing(bad) if fnmatch.fnmatchcase(name, entry["cases"]))[0]
    path.unlink()
    waive(with_case(bad.records, name, misreading="tuple-reversed"))
    assert entry not in waivers_in(path)


@pytest.mark.parametrize("verdict", ["unreadable", "error", "not-run", "disputed"])
def test_what_is_no_fault_of_the_implementation_is_not_waived(waive, bad, path, verdict):
    name = sorted(failing(bad))[0]
    records = [as_pass(record) | {"verdict": verdict} if record.get("id") == name else record for record in bad.records]
    process = waive(records)
    assert process.returncode == 0
    assert f"not waived: 1 case is not-run, unreadable, disputed or an error, the first is {name}" in process.stdout
    assert entries_of(path, name) == []


# ---- now and then


def test_what_differs_from_repetition_to_repetition_is_unsteady(waive, flaky, path):
    assert failing(flaky)
    waive(flaky.records)
    assert all(entry.get("unsteady") and "clause" not in entry for entry in waivers_in(path))


@pytest.mark.parametrize("jobs", [1, 4])
def test_runs_that_fail_in_some_of_the_cases_are_green_however_many_jobs(waive, run, misbehaving, flaky, path, jobs):
    waive(flaky.records)
    again = run("--implementation", misbehaving, *NOW_AND_THEN, "--jobs", jobs, "--waivers", path)
    assert (again.code, again.err) == (0, "")
    assert 0 < len(failing(again)) < len(failing(flaky))


def test_a_second_time_changes_no_unsteady_entry_either(waive, flaky, path):
    waive(flaky.records)
    before = path.read_bytes()
    assert waive(flaky.records, reason=None).returncode == 0
    assert path.read_bytes() == before


def test_what_differs_between_files_is_unsteady_with_all_verdicts(waive, bad, path):
    name, other = sorted(failing(bad))[:2]
    crash = with_case([as_pass(record) if record.get("id") == other else record for record in bad.records], name,
                      verdict="crash")
    waive(bad.records, crash)
    for case in (name, other):
        (entry,) = entries_of(path, case)
        assert entry["unsteady"]
    assert entries_of(path, name)[0]["verdict"] == ["fail", "crash"]


def test_a_steady_entry_of_a_case_that_passes_now_and_then_becomes_unsteady_and_keeps_its_reason(waive, bad, path):
    name = sorted(failing(bad))[0]
    waive(bad.records, reason="old")
    assert not any(entry.get("unsteady") for entry in waivers_in(path))
    passed = [as_pass(record) if record.get("id") == name else record for record in bad.records]
    assert waive(bad.records, passed, reason=None).returncode == 0
    (entry,) = entries_of(path, name)
    assert (entry["unsteady"], entry["reason"]) == (True, "old")


def test_a_steady_entry_of_a_case_that_passes_in_some_repetitions_becomes_unsteady(waive, flaky, bad, path):
    waive(bad.records, reason="old")
    assert waive(flaky.records, reason=None).returncode == 0
    name = sorted(failing(flaky))[0]
    (entry,) = entries_of(path, name)
    assert (entry["unsteady"], entry["reason"]) == (True, "old")


@pytest.mark.parametrize(("repetitions", "left"), [(24, True), (25, False)])
def test_unsteady_entries_are_dropped_when_50_repetitions_in_all_files_pass(waive, flaky, good, path, repetitions, left):
    waive(flaky.records)
    before = path.read_bytes()
    passing = [good.records[0] | {"repeat": repetitions}, *good.records[1:]]
    assert waive(passing, passing, reason=None).returncode == 0
    assert (path.read_bytes() == before, waivers_in(path) != []) == (left, left)


def test_most_of_a_cause_that_is_unsteady_makes_the_rest_unsteady(waive, bad, path):
    names = sorted(failing(bad))
    passed = [as_pass(record) if record.get("id") in names[1:] else record for record in bad.records]
    waive(bad.records, passed)
    assert all(entry.get("unsteady") for entry in waivers_in(path))


# ---- what is refused


@pytest.mark.parametrize(
    ("spoil", "line", "message"),
    [
        (lambda text: text[: text.index('{"type": "footer"') if '{"type": "footer"' in text else -40], "line", "is not complete"),
        (lambda text: text.replace('"complete": true', '"complete": false'), "line", "is not complete"),
        (lambda text: "{}\n", "line 1", "no member"),
        (lambda text: text.replace('"judge": "clauses"', '"judge": "onnx"'), "line 1", '"judge" is "onnx"'),
        (lambda text: text.replace('"name": "misbehaving"', '"name": "other"'), "line 1", 'of "other"'),
    ],
    ids=["cut off", "interrupted", "foreign", "judged as ONNX does", "of another implementation"],
)
def test_results_that_say_too_little_are_exit_status_3_with_file_and_line(waive, good, bad, path, spoil, line, message):
    process = waive(good.records, spoil(text_of(bad.records)))
    assert process.returncode == 3
    assert f"results1.jsonl, {line}" in process.stderr and message in process.stderr
    assert not path.exists()


@pytest.mark.parametrize("words", [[], ["results", "--reason", ""], ["--no-such"]])
def test_wrong_usage_is_exit_status_2(scatter_cts, words):
    assert scatter_cts("waive", *words).returncode == 2
