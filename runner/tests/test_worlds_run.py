"""`run --cases world:NAME:FROM-TO`: generated cases are run, judged, blamed, reported and divided as those of a folder."""

import json
import pathlib
import re
import shlex

import jsonschema
import junitparser
import kill_resume
import pytest
from runs import Run, named

SCHEMA = json.loads((pathlib.Path(__file__).parents[2] / "reports" / "results.schema.json").read_text())
FEW = ["--cases", "world:random-1:0-9999", "--operator", "ScatterND-18", "--dtype", "float"]
SPOILED = ["--option", "on-extent=2", *FEW]
WRONG = ["--option", "misbehave=wrong-value"]
SPOIL = [*WRONG, "--option", "on-extent=2"]
RANGE = ["--cases", "world:random-1:100-900"]
# Three pieces of 20,000 numbers, of which few cases are selected.
PIECES = ["--cases", "world:random-1:0-44999", "--operator", "ScatterND-18", "--dtype", "float", "--jobs", "1"]


def ranges_of(result):
    return [(one["source"], one["from"], one["end"]) for one in result.footer["ranges"]]


def counted(result):
    """The cases that have no record, which a range counts."""
    return sum(one["passed"] + one["unsupported"] for one in result.footer["ranges"])


def numbers(result):
    return [int(name.split("/")[1]) for name in result.cases]


@pytest.fixture(scope="module")
def guilty(run, misbehaving):
    """The numbers of the spoiled cases, by wrong values."""
    return numbers(run("--implementation", misbehaving, *WRONG, *SPOILED))


@pytest.mark.parametrize("name", ["reference", "example", "variants"])
@pytest.mark.parametrize("world", ["random-1", "random-forms-1"])
@pytest.mark.long_after(2)
def test_a_conforming_implementation_fails_no_case(run, example, variants, name, world):
    result = run("--implementation", {"example": example, "variants": variants}.get(name, name), "--cases", f"world:{world}:0-4999")
    assert (result.code, result.cases, ranges_of(result)) == (0, {}, [(world, 0, 5000)])
    assert counted(result) == result.footer["cases"] == 5000 and result.footer["compared"] > 500


@pytest.mark.long
def test_results_of_worlds_follow_the_schema_and_make_no_statement(run, misbehaving):
    result = run("--implementation", misbehaving, *WRONG, *SPOILED)
    for record in result.records:
        jsonschema.validate(record, SCHEMA)
    assert result.footer["statements"] == [] and "of_no_version" not in result.footer
    assert [(source["from"], source["end"]) for source in result.header["sources"]] == [(0, 10000)]
    assert counted(result) + len(result.cases) == result.footer["cases"] == sum(result.footer["verdicts"].values())


def test_parts_of_a_range_and_pieces_have_the_records_of_the_range(run, misbehaving):
    """The range crosses the bounds of pieces of 20,000 numbers twice; the parts do not begin there."""
    few = ["--implementation", misbehaving, *WRONG, "--operator", "ScatterND-18", "--dtype", "float"]
    whole = run(*few, "--cases", "world:random-1:19000-40999")
    parts = [run(*few, "--cases", f"world:random-1:{bounds}") for bounds in ("19000-19999", "20000-35554", "35555-40999")]
    assert len(whole.cases) > 100 and ranges_of(whole) == [("random-1", 19000, 41000)]
    assert {name: case for part in parts for name, case in part.cases.items()} == whole.cases
    assert sum(map(counted, parts)) == counted(whole)


def test_each_piece_has_fresh_processes(run, wrapper):
    result = run(*wrapper("return served > 400;"), *PIECES)
    assert (result.cases, result.footer["cases"] > 600) == ({}, True)


@pytest.mark.parametrize("misbehaviour, verdict", [("wrong-value", "fail"), ("sigsegv", "crash"), ("exit0", "crash"), ("loop", "timeout"),
                                                   ("write-input-1", "fail"), ("write-request", "fail")])  # fmt: skip
@pytest.mark.long
def test_only_guilty_cases_of_a_plugin_are_blamed_however_many_jobs_there_are(run, misbehaving, guilty, misbehaviour, verdict):
    arguments = ["--implementation", misbehaving, "--option", f"misbehave={misbehaviour}", *SPOILED, "--timeout", "0.3", "--max-failures", "2"]
    one, four = run(*arguments, "--jobs", "1"), run(*arguments, "--jobs", "4")
    assert numbers(one) == guilty[:2] and set(one.verdicts.values()) == {verdict}
    assert one.comparable == four.comparable


@pytest.mark.parametrize("misbehaviour, verdict", [("output.flat[0] += 1", "fail"), ("os._exit(3)", "crash"), ("time.sleep(1000)", "timeout")])
@pytest.mark.long
def test_only_guilty_cases_of_a_program_are_blamed(run, python_example, guilty, misbehaviour, verdict):
    patience = "2" if verdict == "timeout" else "60"  # the start of Python counts, on a busy machine too
    arguments = [*python_example(f"if data.shape[:1] == (2,): {misbehaviour}"), *FEW, "--timeout", patience, "--max-failures", "2"]
    one, four = run(*arguments, "--jobs", "1"), run(*arguments, "--jobs", "4")
    assert numbers(one) == guilty[:2] and set(one.verdicts.values()) == {verdict}
    assert one.comparable == four.comparable


@pytest.mark.long
def test_a_leak_of_4_mib_in_each_call_fails_no_case(run, wrapper, guilty):
    rule = "memset(malloc(4 << 20), 1, 4 << 20); return data->rank > 0 && data->dims[0] == 2;"
    leaking = [*wrapper(rule), *FEW, "--memory", "128M"]
    one, four = run(*leaking, "--jobs", "1"), run(*leaking, "--jobs", "4")
    assert numbers(one) == numbers(four) == guilty
    assert set(one.verdicts.values()) == {"fail"}
    assert one.comparable[:-1] == four.comparable[:-1]


def test_a_case_that_fails_only_after_others_is_told_from_one_that_fails_alone(run, wrapper):
    rule = "static int rank; int before = rank; rank = data->rank; return data->dims[0] == 2 || (rank == 4 && before == 1);"
    result = run(*wrapper(rule), *FEW, "--jobs", "1")
    after = {name: case for name, case in result.cases.items() if "circumstance" in case}
    assert after and len(after) < len(result.cases)
    assert {case["circumstance"] for case in after.values()} == {"only-after-others"}
    assert "only after other cases in the same process" in [cause["title"] for cause in result.footer["causes"]]


def test_the_command_of_a_record_gives_the_same_record_again(run, misbehaving):
    result = run("--implementation", misbehaving, *WRONG, *SPOILED)
    name, record = list(result.cases.items())[-1]
    again = run(*shlex.split(record["command"])[2:])
    assert again.cases == {name: record}


def test_waivers_accept_failures_of_a_world(run, scatter_cts, misbehaving, tmp_path):
    results, waivers = tmp_path / "results.jsonl", tmp_path / "waivers.json"
    failing = run("--implementation", misbehaving, *WRONG, *SPOILED)
    results.write_bytes(failing.raw)
    assert scatter_cts("waive", results, "--reason", "known", "--waivers", waivers).returncode == 0
    waived = run("--implementation", misbehaving, *WRONG, *SPOILED, "--waivers", waivers)
    assert (waived.code, waived.footer["waived"]) == (0, len(failing.cases))
    repaired = run("--implementation", misbehaving, *FEW, "--waivers", waivers)
    assert (repaired.code, repaired.footer["stale_waivers"] > 0) == (1, True)
    jsonschema.validate(repaired.footer, SCHEMA)


def test_reports_count_the_cases_without_a_record_and_confirm_nothing(run, scatter_cts, misbehaving, tmp_path):
    forms = ("junit", "markdown", "html", "statement", "badge")
    few = [*WRONG, "--option", "on-extent=2", "--cases", "world:random-1:0-999"]
    result = run("--implementation", misbehaving, *few, *(f"--report={form}={tmp_path / form}" for form in forms))
    text = {form: (tmp_path / form).read_text() for form in forms}
    verdicts = result.footer["verdicts"]
    assert f"1000 cases: {verdicts['pass']} pass, {verdicts['fail']} fail, {verdicts['unsupported']} unsupported" in text["markdown"]
    assert re.search(r"\*\*7 causes of \d+ failures; nothing is confirmed of generated cases", text["markdown"]) and "Statements" not in text["markdown"]
    assert "Nothing is confirmed of an operator version" in text["statement"]
    assert f"generated cases, {verdicts['fail']} failures" in text["badge"]
    assert "nothing is confirmed of generated cases" in text["html"]
    suite = junitparser.JUnitXml.fromfile(str(tmp_path / "junit"))
    assert (suite.tests, suite.failures, suite.skipped) == (1000, verdicts["fail"], verdicts["unsupported"])
    (tmp_path / "results.jsonl").write_bytes(result.raw)
    assert scatter_cts("report", tmp_path / "results.jsonl", "--format", "markdown").stdout == text["markdown"]


def test_a_case_of_a_world_is_shown_by_its_id(scatter_cts):
    process = scatter_cts("show", "random-1/0000000017")
    assert process.returncode == 0 and process.stdout.startswith("random-1/0000000017")
    assert scatter_cts("show", "random-1/17").returncode == 3


@pytest.mark.parametrize("words, message", [
    ("tiny", 'there is no world "tiny"'),
    ("random-1:-1-4", 'a range of a world is ":FROM-TO"'),
    ("random-1:0-4 --cases world:random-1:5-9", '"random-1"'),
    ("random-1:0-4 --baseline RESULTS", "--baseline cannot be combined with a world"),
    ("random-1:0-4 --rerun-failed RESULTS", "--rerun-failed cannot be combined with a world"),
    ("random-1:0-4 --tier core", "--tier cannot be combined with a world"),
])  # fmt: skip
def test_impossible_arguments_are_wrong_usage(run, scatter_cts, tmp_path, words, message):
    results = tmp_path / "results.jsonl"
    results.write_bytes(run("--cases", "world:random-1:0-4").raw)
    process = scatter_cts("run", "--implementation", "reference", "--cases", *f"world:{words}".replace("RESULTS", str(results)).split())
    assert process.returncode == 2 and message in process.stderr, process.stderr
    compared = scatter_cts("compare", results, results)
    assert compared.returncode == 3 and "world" in compared.stderr



def comparable(result):
    """The records of a run; shards run more failing cases again, because each has its own limit."""
    return [{name: value for name, value in record.items() if name != "run_again"} for record in kill_resume.comparable_records(result.records)]


@pytest.fixture
def shards(scatter_cts, tmp_path):
    """Runs the given number of shards; returns their files."""

    def call(count, *arguments, command="run"):
        files = [tmp_path / f"shard-{number}.jsonl" for number in range(1, count + 1)]
        for number, file in enumerate(files, 1):
            process = scatter_cts(command, *named(arguments), "--shard", f"{number}/{count}", "--results", file)
            assert process.returncode in (0, 1), process.stderr
        return files

    return call


@pytest.fixture
def merge(scatter_cts, tmp_path):
    def call(*arguments):
        return Run(scatter_cts("merge", *arguments, "--output", tmp_path / "merged.jsonl"), tmp_path / "merged.jsonl")

    return call


@pytest.mark.parametrize("count", [1, 3, 8])
def test_shards_together_equal_the_run(shards, run, merge, misbehaving, count):
    arguments = ["--implementation", misbehaving, *SPOIL, *RANGE]
    expected = run(*arguments)
    result = merge(*reversed(shards(count, *arguments)))
    assert len(expected.cases) > 10 and result.code == expected.code == 1
    assert comparable(result) == comparable(expected)


def test_shards_of_a_folder_and_worlds_together_equal_the_run(shards, run, merge, misbehaving):
    sources = ["--cases", "world:random-2:0-99", "--cases", "cases", "--cases", "world:random-1:0-99", "--operator", "ScatterND-16"]
    expected = run("--implementation", misbehaving, *SPOIL, *sources)
    result = merge(*shards(3, "--implementation", misbehaving, *SPOIL, *sources), *sources[:6])
    assert comparable(result) == comparable(expected)


def test_shards_whose_time_is_over_are_a_run_whose_time_is_over(shards, merge):
    result = merge(*shards(2, "--seconds", "0.5", command="sweep"))
    assert (result.code, result.footer["complete"], result.footer["out_of_time"]) == (0, False, True)
    assert len(result.footer["ranges"]) == 2


@pytest.mark.parametrize("which", [0, 1])
def test_a_run_with_one_shard_whose_time_is_over_is_one_whose_time_is_over(shards, merge, which):
    files = shards(2, *RANGE, command="sweep")
    *lines, footer = files[which].read_text().splitlines()
    files[which].write_text("\n".join([*lines, json.dumps(json.loads(footer) | {"complete": False, "out_of_time": True})]) + "\n")
    footer = merge(*files).footer
    assert (footer["complete"], footer.get("out_of_time")) == (False, True)


def test_shards_of_another_range_and_missing_ones_are_refused(shards, merge, tmp_path):
    first = shards(2, *RANGE)[0].rename(tmp_path / "first.jsonl")
    result = merge(first, shards(2, "--cases", "world:random-1:100-901")[1])
    assert (result.code, result.raw) == (3, b"")
    assert "belongs to another run than" in result.err and '" differs' in result.err
    result = merge(*shards(3, *RANGE)[1:])
    assert (result.code, "missing: 1" in result.err) == (3, True)


@pytest.fixture(scope="module")
def halves(run, misbehaving):
    """Two shards of a range."""
    return [run("--implementation", misbehaving, *SPOIL, *RANGE, "--shard", f"{number}/2") for number in (1, 2)]


@pytest.mark.parametrize("number, path, changes, words", [
    *((-1, ["ranges", 0], changes, "ranges") for changes in (
        {"end": 900}, {"end": 902}, {"from": 499}, {"from": 502}, {"passed": "many"}, {"passed": 10**6}, {"compared": 802}, {"source": "x"})),
    *((1, [], {"id": name}, "1 cases of the results are not in") for name in ("random-1/0000000901", "random-1/901", "random-2/0000000500", "5")),
    *((0, ["sources", 0], changes, "sources") for changes in ({"name": "random-01"}, {"end": 2**62}, {"from": 901})),
])  # fmt: skip
def test_an_impossible_shard_is_refused(halves, merge, tmp_path, number, path, changes, words):
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    first.write_bytes(halves[0].raw)
    records = json.loads(json.dumps(halves[1].records))
    changed = records[number]
    for name in path:
        changed = changed[name]
    changed |= changes
    second.write_text("".join(json.dumps(record) + "\n" for record in records))
    result = merge(first, second)
    assert (result.code, result.raw, words in result.err) == (3, b"", True)


@pytest.mark.long
def test_a_killed_run_is_resumed(program, tmp_path, misbehaving):
    arguments = ["--implementation", misbehaving, *SPOIL, *PIECES]
    left = kill_resume.kill_and_resume(program, arguments, tmp_path, 5)
    assert any(count > 0 for count in left)


@pytest.fixture
def resume(scatter_cts, tmp_path):
    """Writes a journal of these objects, and continues the run; without objects there is none."""

    def call(objects, *arguments):
        if objects:
            (tmp_path / "r.jsonl.partial").write_text("".join(json.dumps(record) + "\n" for record in objects))
        return Run(scatter_cts("run", *named(arguments), "--resume", tmp_path / "r.jsonl"), tmp_path / "r.jsonl")

    return call


def piece(begin, **changes):
    counts = {"passed": 7, "passed_with_warnings": 0, "unsupported": 0, "compared": 7, "outputs_due": 7, "outputs_compared": 7}
    return {"source": "random-1", "from": begin, "end": begin + 20000} | counts | changes


def progress(piece):
    return {"type": "progress", "ranges": [piece]}


def test_a_finished_piece_is_not_executed_again(resume):
    whole = resume([], *PIECES)
    result = resume([whole.header, progress(piece(20000, passed=12345))], *PIECES)
    assert result.footer["cases"] > 12345 and result.footer["complete"]
    assert [(one["from"], one["end"]) for one in result.footer["ranges"]] == [(0, 45000)]


@pytest.mark.parametrize("changes", [{"end": 0}, {"passed": -1}, {"passed": 20001}, {"unsupported": 20000}, {"compared": 8}, {"from": "x"}])
@pytest.mark.long
def test_a_journal_with_an_impossible_piece_is_refused(resume, changes):
    result = resume([resume([], *PIECES).header, progress(piece(20000) | changes)], *PIECES)
    assert (result.code, ".partial" in result.err and "ranges" in result.err) == (3, True)
