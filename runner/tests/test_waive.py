"""`scatter-cts waive`: a waiver file from results, with which the same run succeeds and any other run fails."""

import fnmatch
import json
import pathlib
import re

import jsonschema
import pytest

SCHEMA = json.loads((pathlib.Path(__file__).parents[2] / "reports" / "waivers.schema.json").read_text())
FEW = ["--operator", "ScatterND", "--operator", "ScatterElements"]
WRONG = [*FEW, "--option", "misbehave=wrong-value", "--option", "on-extent=4"]
# The same cases, but each is wrong only in every second repetition.
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
    """Writes waivers from lists of records or raw texts."""

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


def globs_of(entry):
    cases = entry.get("cases", [])
    return [cases] if isinstance(cases, str) else cases


def matches(entry, name):
    return any(fnmatch.fnmatchcase(name, glob) for glob in globs_of(entry))


def entries_of(path, name):
    """The entries whose globs match a case."""
    return [entry for entry in waivers_in(path) if matches(entry, name)]


def entry_with_several(path):
    """An entry with several cases, and the id of one of them."""
    entry = next(entry for entry in waivers_in(path) if len(globs_of(entry)) > 1)
    return entry, unescaped(globs_of(entry)[1])


def unescaped(glob):
    """The only id that a glob without wildcards matches."""
    return re.sub(r"\[([*?[])\]", r"\1", glob)


def failing(result):
    return {name for name, case in result.cases.items() if case["verdict"] in FAILING}


def with_case(records, name, **members):
    return [record | members if record.get("id") == name else record for record in records]


def as_whole(records):
    """The records of a selection, as if its sources had no other cases."""
    source = records[0]["sources"][0]
    return [records[0] | {"sources": [source | {"cases": len(records) - 2}]}, *records[1:]]


def as_pass(record):
    """A record of a case that failed, if it had passed."""
    return {name: value for name, value in record.items() if name not in ("failures", "explanation", "output")} | {
        "verdict": "pass"
    }


# ---- round trips


def test_a_run_with_its_waivers_succeeds(waive, run, misbehaving, bad, path):
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
    process = waive(as_whole(good.records), reason=None)
    assert process.stdout.count("dropped ") - 1 <= count and f"{count} dropped" in process.stdout
    assert waivers_in(path) == []
    assert run("--implementation", misbehaving, *FEW, "--waivers", path).code == 0


# ---- an existing file


def test_the_message_about_a_dropped_entry_requests_no_edit(waive, bad, good, path):
    waive(bad.records)
    (line, *_) = waive(good.records, reason=None).stdout.splitlines()
    assert re.fullmatch(r'dropped waivers\[0\] \("issue 17"\): cases\[0\] \(\S+\): \S+ passes', line)


@pytest.mark.parametrize("waiver", [{"cases": "cases/Scatter-9/absent*"}, {"cases": ["cases/a", "cases/b"]},
                                    {"clause": "Scatter.index-negative"}])
def test_waivers_of_cases_that_were_not_selected_are_kept(waive, good, path, waiver):
    entry = waiver | {"verdict": "fail", "reason": "by hand"}
    path.write_text(json.dumps({"implementation": good.header["implementation"]["name"], "waivers": [entry]}))
    before = path.read_bytes()
    process = waive(good.records, reason=None)
    assert (process.returncode, path.read_bytes()) == (0, before)
    assert re.search(r"^unknown: \d+ cases are not in RESULTS", process.stdout, re.MULTILINE)
    process = waive(as_whole(good.records), reason=None)
    assert waivers_in(path) == [] and "unknown" not in process.stdout


def test_a_selection_and_the_rest_are_all_cases(waive, bad, path):
    whole = as_whole(bad.records)
    header, *cases, footer = whole
    halves = [[header, *part, footer | {"cases": len(part)}] for part in (cases[:100], cases[100:])]
    assert "unknown: " not in waive(halves[0]).stdout  # a new file has no waivers of other cases
    assert "unknown: " in waive(halves[0]).stdout
    path.unlink()
    process = waive(*halves)
    assert process.returncode == 0 and "unknown: " not in process.stdout


def test_existing_reasons_are_kept(waive, bad, path):
    waive(bad.records)
    document = json.loads(path.read_text())
    document["waivers"][0]["reason"] = "by hand"
    path.write_text(json.dumps(document, indent=1))
    before = path.read_bytes()
    assert waive(bad.records, reason="new").returncode == 0
    assert path.read_bytes() == before


@pytest.mark.parametrize("reason", [None, "new"])
def test_an_entry_with_a_repaired_case_keeps_its_reason(waive, bad, path, reason):
    waive(bad.records, reason="old")
    entry, name = entry_with_several(path)
    records = [as_pass(record) if record.get("id") == name else record for record in bad.records]
    process = waive(records, reason=reason)
    assert process.returncode == 0, process.stderr
    assert {entry["reason"] for entry in waivers_in(path)} == {"old"}
    assert entry not in waivers_in(path)
    assert f"{name} passes" in process.stdout


def test_only_the_stale_globs_of_an_entry_are_dropped(waive, bad, path):
    waive(bad.records)
    before = waivers_in(path)
    entry, name = entry_with_several(path)
    process = waive([as_pass(record) if record.get("id") == name else record for record in bad.records], reason=None)
    (after,) = [changed for changed in waivers_in(path) if changed not in before]
    assert len(set(globs_of(entry)) - set(globs_of(after))) == 1
    assert [member for member in entry if member != "cases"] == [member for member in after if member != "cases"]
    assert "1 changed, 0 added, 0 dropped" in process.stdout


def test_new_cases_of_a_cause_are_added_to_the_matching_entry(waive, bad, path):
    waive(bad.records)
    name = entry_with_several(path)[1]
    path.unlink()
    waive([as_pass(record) if record.get("id") == name else record for record in bad.records])
    count = len(waivers_in(path))
    process = waive(bad.records)
    assert len(waivers_in(path)) == count
    (entry,) = entries_of(path, name)
    assert globs_of(entry) == sorted(globs_of(entry)) and "added to waivers[" in process.stdout


def exact_entries(bad):
    """Entries as written by hand or by version 0.1.0: a glob, several globs, only a clause, and an unsteady one."""
    failed = failing(bad)
    globs = [glob for name in sorted(failed) for glob in [re.sub("-[^-/#]*(?=[^/]*$)", "-*", name, count=1)]
             if glob != name and {name for name in bad.cases if fnmatch.fnmatchcase(name, glob)} <= failed]
    return {
        "a glob": {"cases": globs[0], "verdict": "fail"},
        "several globs": {"cases": sorted({*globs})[:2], "verdict": "fail"},
        "only a clause": {"clause": "Scatter*", "verdict": "fail"},
        "an unsteady one": {"cases": "cases/*", "verdict": ["fail", "crash"], "unsteady": True},
    }


@pytest.mark.parametrize("form", ["a glob", "several globs", "only a clause", "an unsteady one"])
def test_exact_entries_with_globs_are_kept(waive, run, misbehaving, bad, path, form):
    entry = exact_entries(bad)[form] | {"reason": "by hand"}
    path.write_text(json.dumps({"implementation": "misbehaving", "waivers": [entry]}))
    process = waive(bad.records)
    assert process.returncode == 0, process.stderr
    assert waivers_in(path)[0] == entry and "1 kept, 0 changed" in process.stdout
    again = run("--implementation", misbehaving, *WRONG, "--waivers", path)
    assert (again.code, again.err) == (0, "")


def test_new_failures_are_refused_without_a_reason_and_nothing_is_written(waive, good, bad, path):
    waive(good.records)
    before = path.read_bytes()
    process = waive(bad.records, reason=None)
    assert process.returncode == 2
    assert f"{len(failing(bad))} failures" in process.stderr and sorted(failing(bad))[0] in process.stderr
    assert path.read_bytes() == before


def test_new_failures_get_entries_in_addition_to_kept_ones(waive, bad, path):
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


def test_waivers_go_to_another_file_or_by_default_to_standard_output(waive, bad, path, tmp_path):
    waive(bad.records)
    before = path.read_bytes()
    assert waive(bad.records, options=["-o", tmp_path / "other.json"]).returncode == 0
    process = waive(bad.records, options=[])
    assert process.stdout.encode() == (tmp_path / "other.json").read_bytes() == before
    assert "added " in process.stderr


def test_a_missing_waiver_file_is_an_error_if_it_is_not_written(waive, bad, path, tmp_path):
    process = waive(bad.records, options=["--waivers", path, "-o", tmp_path / "other.json"])
    assert process.returncode == 3 and "waivers.json" in process.stderr


# ---- causes


def clauses_of(case):
    return tuple(sorted({re.sub(r"-\d+\.", ".", finding["clause"]) for finding in case["failures"]}))


def test_failures_with_other_clauses_or_verdicts_have_other_entries(waive, bad, path):
    waive(bad.records)
    kinds = {(clauses_of(case), case["verdict"]) for case in bad.cases.values() if case["verdict"] in FAILING}
    misreadings = {name for case in bad.cases.values() for name in case.get("misreadings", ())}
    assert 1 < len(kinds) <= len(waivers_in(path)) <= len(kinds) * (1 + len(misreadings))


def test_a_failure_that_several_misreadings_explain_is_in_the_entry_of_the_one_that_explains_most(waive, bad, path):
    waive(bad.records)
    entry, name = entry_with_several(path)
    path.unlink()
    of_entry = {unescaped(glob) for glob in globs_of(entry)}
    records = [record | {"misreadings": ["tuple-reversed"]} if record.get("id") in of_entry else record for record in bad.records]
    waive(with_case(records, name, misreading="as-min", misreadings=["as-min", "tuple-reversed"]))
    assert entry in waivers_in(path)


def test_entries_have_the_sorted_ids_of_their_cases(waive, bad, path):
    waive(bad.records)
    for entry in waivers_in(path):
        assert globs_of(entry) == sorted(globs_of(entry))
    names = [unescaped(glob) for entry in waivers_in(path) for glob in globs_of(entry)]
    assert sorted(names) == sorted(failing(bad))


def test_special_characters_of_ids_are_literal(waive, bad, path):
    name = sorted(failing(bad))[0]
    waive(with_case(bad.records, name, id=r"cases/ScatterND-18/[a]*?\b"))
    globs = [glob for entry in waivers_in(path) for glob in globs_of(entry)]
    assert r"cases/ScatterND-18/[[]a][*][?]\\b" in globs
    assert "0 added" in waive(with_case(bad.records, name, id=r"cases/ScatterND-18/[a]*?\b"), reason=None).stdout


def test_a_cause_has_its_cases_even_if_all_cases_about_its_clause_fail(waive, bad, path):
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
    entry = {"cases": sorted(about), "clause": clause, "verdict": "fail", "reason": "issue 17"}
    assert waivers_in(path) == [entry]


def test_cases_that_fail_under_other_clauses_have_other_entries(waive, bad, path):
    waive(bad.records)
    clauses = {tuple(sorted({finding["clause"] for finding in bad.cases[name]["failures"]})) for name in failing(bad)}
    assert len(clauses) > 1
    assert len({entry.get("clause") for entry in waivers_in(path)}) > 1


def test_other_misreadings_have_other_entries(waive, bad, path):
    waive(bad.records)
    entry, name = entry_with_several(path)
    path.unlink()
    waive(with_case(bad.records, name, misreading="tuple-reversed", misreadings=["tuple-reversed"]))
    assert entry not in waivers_in(path)


@pytest.mark.parametrize("verdict", ["unreadable", "error", "not-run", "disputed"])
def test_faults_of_the_suite_are_not_waived(waive, bad, path, verdict):
    name = sorted(failing(bad))[0]
    records = [as_pass(record) | {"verdict": verdict} if record.get("id") == name else record for record in bad.records]
    process = waive(records)
    assert process.returncode == 0
    assert f"not waived: 1 case is not-run, unreadable, disputed or an error, the first is {name}" in process.stdout
    assert entries_of(path, name) == []


# ---- unsteady cases


def test_a_case_that_varies_between_repetitions_is_unsteady(waive, flaky, path):
    assert failing(flaky)
    waive(flaky.records)
    assert all(entry.get("unsteady") and "clause" not in entry for entry in waivers_in(path))


def test_unsteady_cases_with_different_misreadings_share_an_entry(waive, flaky, path):
    waive(flaky.records)
    before = waivers_in(path)
    _, name = entry_with_several(path)
    path.unlink()
    waive(with_case(flaky.records, name, misreading="tuple-reversed", misreadings=["tuple-reversed"]))
    assert waivers_in(path) == before


@pytest.mark.parametrize("jobs", [1, 4])
def test_runs_that_fail_in_some_of_the_cases_succeed_with_any_number_of_jobs(waive, run, misbehaving, flaky, path, jobs):
    waive(flaky.records)
    again = run("--implementation", misbehaving, *NOW_AND_THEN, "--jobs", jobs, "--waivers", path)
    assert (again.code, again.err) == (0, "")
    assert 0 < len(failing(again)) < len(failing(flaky))


def test_a_second_time_changes_no_unsteady_entry_either(waive, flaky, path):
    waive(flaky.records)
    before = path.read_bytes()
    assert waive(flaky.records, reason=None).returncode == 0
    assert path.read_bytes() == before


def test_a_case_that_varies_between_files_is_unsteady_with_all_verdicts(waive, bad, path):
    name, other = sorted(failing(bad))[:2]
    crash = with_case([as_pass(record) if record.get("id") == other else record for record in bad.records], name,
                      verdict="crash")
    waive(bad.records, crash)
    for case in (name, other):
        (entry,) = entries_of(path, case)
        assert entry["unsteady"]
    assert entries_of(path, name)[0]["verdict"] == ["fail", "crash"]


def test_a_steady_entry_of_a_case_that_sometimes_passes_becomes_unsteady_and_keeps_its_reason(waive, bad, path):
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


def test_few_unsteady_cases_leave_the_others_that_fail_under_the_same_clauses_steady(waive, bad, path):
    waive(bad.records)
    entry = max(waivers_in(path), key=lambda entry: len(globs_of(entry)))
    name, *others = map(unescaped, globs_of(entry))
    assert len(others) > 10
    path.unlink()
    waive(bad.records, [as_pass(record) if record.get("id") == name else record for record in bad.records])
    assert [entry.get("unsteady") for entry in entries_of(path, name)] == [True]
    assert not any(entry.get("unsteady") for other in others for entry in entries_of(path, other))


# ---- undefined behaviour

# Adds in two threads without a lock, which loses updates; and reads uninitialised memory, whose content decides whether it
# omits the last update. No process dies: a process that dies outside of a case is not a failure of a case.
UNDEFINED = r"""
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

struct job {
    const struct scatter_cts_request *request;
    volatile float *cells;
    int64_t first, last;
    int adds;
};

static int64_t cell_of(const struct scatter_cts_request *request, int64_t update, int64_t *size)
{
    const struct scatter_cts_tensor *data = &request->inputs[0], *indices = &request->inputs[1];
    int64_t length = indices->dims[indices->rank - 1], offset = 0;
    *size = data->count;
    for (int64_t i = 0; i < length; i++) {
        int64_t index = ((const int64_t *)indices->elements)[update * length + i];
        *size /= data->dims[i];
        offset += (index < 0 ? index + data->dims[i] : index) * *size;
    }
    return offset;
}

static void *write_updates(void *context)
{
    const struct job *job = context;
    for (int64_t update = job->first; update < job->last; update++) {
        int64_t size, cell = cell_of(job->request, update, &size);
        const float *values = (const float *)job->request->inputs[2].elements + update * size;
        for (int64_t i = 0; i < size; i++) {
            float old = job->adds ? job->cells[cell + i] : 0;
            if (job->adds)
                sched_yield();
            job->cells[cell + i] = old + values[i];
        }
    }
    return NULL;
}

static enum scatter_cts_result scatter(void *state, const struct scatter_cts_request *request,
                                       struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state, (void)message;
    const struct scatter_cts_tensor *data = &request->inputs[0], *indices = &request->inputs[1];
    if (request->input_count != 3 || data->dtype != 1 || indices->dtype != 7 || request->inputs[2].dtype != 1 ||
        indices->rank < 1 || indices->dims[indices->rank - 1] < 1 || data->count == 0 || indices->count == 0 ||
        indices->dims[indices->rank - 1] > data->rank || output->dims_capacity < data->rank)
        return SCATTER_CTS_UNSUPPORTED;
    for (int64_t i = 0; i < indices->count; i++) {
        int64_t extent = data->dims[i % indices->dims[indices->rank - 1]], index = ((const int64_t *)indices->elements)[i];
        if (index < -extent || index >= extent)
            return SCATTER_CTS_REJECTED;
    }
    int adds = 0;
    for (size_t i = 0; i < request->attribute_count; i++)
        adds |= request->attributes[i].string.size == 3 && memcmp(request->attributes[i].string.bytes, "add", 3) == 0;
    int64_t size, updates = indices->count / indices->dims[indices->rank - 1];
    (void)cell_of(request, 0, &size);
    if (request->inputs[2].count != updates * size)
        return SCATTER_CTS_REJECTED;
    output->dtype = 1;
    output->rank = data->rank;
    memcpy(output->dims, data->dims, (size_t)data->rank * sizeof *data->dims);
    memcpy(output->elements, data->elements, data->byte_size);
    free(malloc(64));
    volatile size_t *unwritten = malloc(64);
    size_t noise = unwritten[0] >> 4;
    if (data->rank == 1 && noise % 7 == 3)
        updates--;
    free((void *)unwritten);
    struct job jobs[2] = {{request, output->elements, 0, updates / 2, adds},
                          {request, output->elements, updates / 2, updates, adds}};
    pthread_t thread;
    if (pthread_create(&thread, NULL, write_updates, &jobs[0]) != 0)
        return SCATTER_CTS_FAILED;
    (void)write_updates(&jobs[1]);
    (void)pthread_join(thread, NULL);
    return SCATTER_CTS_OK;
}

static const char *const operators[] = {"ScatterND-18", NULL}, *const reductions[] = {"none", "add", NULL};
static const int32_t dtypes[] = {1, 0};
PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .name = "undefined",
          .version = "1", .operators = operators, .dtypes = dtypes, .reductions = reductions, .run = scatter};
"""


def is_excused(case, entries):
    """Whether each failure of a case is covered by an entry, as the schema explains them."""
    def covers(entry, clause):
        names = (clause, re.sub(r"-\d+\.", ".", clause))
        return (
            case["verdict"] in entry["verdict"] and ("cases" not in entry or matches(entry, case["id"]))
            and any(fnmatch.fnmatchcase(name, entry.get("clause", "*")) for name in names)
        )
    return all(any(covers(entry, finding["clause"]) for entry in entries) for finding in case["failures"])


def test_runs_with_undefined_behaviour_succeed_if_all_failures_are_waived(waive, run, compile_plugin, path):
    plugin = ["--implementation", compile_plugin(UNDEFINED), "--operator", "ScatterND-18", "--dtype", "float"]
    waive(*(run(*plugin, "--repeat", "5", "--jobs", jobs).records for jobs in (1, 4)))
    entries = waivers_in(path)
    for jobs in (1, 4, 1, 4):
        again = run(*plugin, "--jobs", jobs, "--waivers", path)
        failed = [again.cases[name] for name in failing(again)]
        assert {case["id"] for case in failed if "waived" in case} == {
            case["id"] for case in failed if is_excused(case, entries)
        }
        stale = {int(number) for number in re.findall(r"waivers\[(\d+)\]", again.err)}
        assert not any(entries[number].get("unsteady") for number in stale)
        assert again.code == (0 if all("waived" in case for case in failed) and not stale else 1)


# ---- what is refused


@pytest.mark.parametrize(
    ("spoil", "line", "message"),
    [
        (lambda text: text[: text.index('{"type": "footer"') if '{"type": "footer"' in text else -40], "line", "is not complete"),
        (lambda text: text.replace('"complete": true', '"complete": false'), "line", "is not complete"),
        (lambda text: "{}\n", "line 1", "is missing"),
        (lambda text: text.replace('"name": "misbehaving"', '"name": "other"'), "line 1", 'of "other"'),
    ],
    ids=["cut off", "interrupted", "foreign", "of another implementation"],
)
def test_insufficient_results_are_exit_status_3_with_file_and_line(waive, good, bad, path, spoil, line, message):
    process = waive(good.records, spoil(text_of(bad.records)))
    assert process.returncode == 3
    assert f"results1.jsonl, {line}" in process.stderr and message in process.stderr
    assert not path.exists()


def test_results_are_not_overwritten(scatter_cts, good, tmp_path):
    results = tmp_path / "results.jsonl"
    results.write_text(text_of(good.records))
    process = scatter_cts("waive", results, "-o", results)
    assert (process.returncode, results.read_text()) == (2, text_of(good.records))
    assert f"--output: {results} is the same file as the input {results}" in process.stderr


@pytest.mark.parametrize("words", [[], ["results", "--reason", ""], ["--no-such"]])
def test_wrong_usage_is_exit_status_2(scatter_cts, words):
    assert scatter_cts("waive", *words).returncode == 2


def test_joining_was_removed(scatter_cts, tmp_path):
    process = scatter_cts("waive", tmp_path / "absent.jsonl", "--join")
    message = "--join was removed in 0.2.0: entries are written with the ids of their cases"
    assert (process.returncode, process.stdout, process.stderr) == (2, "", f"scatter-cts: {message}\n")
