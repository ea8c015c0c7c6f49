"""The output of `run --results`: its format, the same bytes with any number of jobs, a record for every case."""

import base64
import copy
import datetime
import hashlib
import json
import os
import pathlib
import shlex
import shutil
import subprocess

import jsonschema
import onnx
import pytest

OFFICIAL = pathlib.Path("/usr/share/libonnx-testdata/data/node")
SCHEMA = pathlib.Path(__file__).resolve().parents[2] / "reports" / "results.schema.json"
WRONG = ["--option", "misbehave=wrong-value", "--option", "on-extent=4"]
FAILURES = {"fail", "crash", "timeout", "memory"}


@pytest.fixture(scope="module")
def validator():
    schema = json.loads(SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.fixture(scope="module")
def problems(validator):
    """The problems of a record according to the schema part of its type: one sentence per problem."""

    def find(record):
        schema = {"$defs": validator.schema["$defs"], "$ref": f"#/$defs/{record['type']}"}
        part = validator.evolve(schema=schema)
        found = [f"{error.json_path}: {error.message}" for error in part.iter_errors(record)]
        assert bool(found) != validator.is_valid(record)
        return found

    return find


@pytest.fixture(scope="module")
def wrong(run, misbehaving):
    """A run of a plugin that gives wrong values if the first extent is 4."""
    return run("--implementation", misbehaving, *WRONG)


@pytest.fixture
def unreadable(copy_case):
    """A source with a case whose model is damaged."""
    folder = copy_case("ScatterND-18/elements", name="broken")
    (folder / "model.onnx").write_bytes(b"\x0a\x7f")
    return folder.parent.parent


# ---- the form ----------------------------------------------------------------------------------------------


STREAMS = {
    "strict": ["--implementation", "{example}", "--strict", "--edition", "onnx-1.11"],
    "repeated": ["--repeat", "2", "--seed", "1", "--filter", "*/ScatterND-18/*"],
} | {
    how: ["--implementation", "{misbehaving}", "--option", "on-extent=4", "--option", f"misbehave={how}"]
    for how in ["sigsegv", "wrong-value", "wrong-shape", "no-write", "write-input-0", "rejected", "failed"]
} | {
    "reference": [],
    "example": ["--implementation", "{example}"],
    "nothing": ["--filter", "no such case"],
}


@pytest.mark.parametrize("arguments", STREAMS.values(), ids=STREAMS.keys())
@pytest.mark.long_after(4)
def test_every_record_follows_the_schema(run, problems, example, misbehaving, arguments):
    result = run(*(argument.format(example=example, misbehaving=misbehaving) for argument in arguments))
    assert [problem for record in result.records for problem in problems(record)] == []
    assert result.header and result.footer


def test_a_record_of_an_unreadable_case_follows_the_schema(run, problems, unreadable):
    result = run("--cases", f"broken={unreadable}")
    assert set(result.verdicts.values()) == {"unreadable"}
    assert [problem for record in result.records for problem in problems(record)] == []


def test_only_records_of_unreadable_or_not_run_cases_may_lack_members_from_files(run, problems, unreadable):
    (case,) = run("--cases", f"broken={unreadable}").cases.values()
    assert problems(case | {"verdict": "not-run"}) == []
    assert problems(case | {"verdict": "fail"}) != []


def test_a_record_of_a_skipped_folder_follows_the_schema(run, problems):
    if not OFFICIAL.exists():
        pytest.skip("ONNX's own test data (Debian: libonnx-testdata) are not there")
    result = run("--cases", OFFICIAL, "--filter", "*/test_add*")
    assert len(result.of_type("skipped")) > 0
    assert [problem for record in result.records for problem in problems(record)] == []


@pytest.fixture(scope="module")
def specimens(run, example, wrong):
    """A record of each type."""
    good = run("--implementation", example)
    skipped = {"type": "skipped", "id": "cases/relu", "reason": "Relu"}
    failure = next(case for case in wrong.cases.values() if case["verdict"] == "fail" and "failures" in case)
    return {"header": good.header, "case": failure, "skipped": skipped, "footer": good.footer}


RECORDS = ["header", "case", "skipped", "footer"]


@pytest.mark.parametrize("kind", RECORDS)
def test_an_unknown_member_is_refused_by_the_schema(specimens, problems, kind):
    assert problems(specimens[kind]) == []
    assert len(problems(specimens[kind] | {"surprise": 1})) == 1


@pytest.mark.parametrize("kind", RECORDS)
def test_a_member_that_is_missing_is_refused(specimens, problems, validator, kind):
    required = set(validator.schema["$defs"][kind]["required"]) - {"type"}
    assert required
    for member in required:
        record = {name: value for name, value in specimens[kind].items() if name != member}
        assert any(f"'{member}'" in problem for problem in problems(record)), member


def test_a_record_of_an_unknown_type_is_refused(validator, specimens):
    assert not validator.is_valid(specimens["skipped"] | {"type": "surprise"})
    assert not validator.is_valid({})


CHANGES = {
    "unknown verdict": ("case", ["verdict"], "great"),
    "unknown level": ("case", ["level"], "perhaps"),
    "unknown answer": ("case", ["answer"], "42"),
    "unknown operator version": ("case", ["operator_version"], "ScatterND-17"),
    "a number for a text": ("case", ["id"], 5),
    "a text for an array": ("case", ["explanation"], "wrong"),
    "a clause without its version": ("case", ["failures", 0, "clause"], "ScatterND.target"),
    "a finding with more": ("case", ["failures", 0, "surprise"], 1),
    "no cells": ("case", ["failures", 0, "cells"], 0),
    "unknown edition": ("header", ["edition"], "onnx-1.99"),
    "another format": ("header", ["format"], 4),
    "an invalid hash": ("header", ["sources", 0, "corpus_hash"], "0123"),
    "an implementation with more": ("header", ["implementation", "surprise"], 1),
    "a limit with more": ("header", ["limits", "surprise"], 1),
    "a source with more": ("header", ["sources", 0, "surprise"], 1),
    "a negative count": ("footer", ["cases"], -1),
    "a verdict with no number": ("footer", ["verdicts", "pass"], "all"),
    "unknown statement": ("footer", ["statements", 0, "statement"], "fine"),
    "a statement with more": ("footer", ["statements", 0, "surprise"], 1),
    "a pair outside of T": ("footer", ["statements", -1, "complete_for", 0, "dtype"], "int4"),
}


@pytest.mark.parametrize("kind, path, value", CHANGES.values(), ids=CHANGES.keys())
def test_an_impossible_value_is_refused(specimens, problems, kind, path, value):
    record = copy.deepcopy(specimens[kind])
    place = record
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    assert problems(record) != []


CONTRADICTIONS = {
    "a pass with failures": {"verdict": "pass"},
    "an unsupported case with a level": {"verdict": "unsupported"},
    "an unreadable case with an answer": {"verdict": "unreadable"},
    "a pass that is waived": {"verdict": "pass", "waived": "because"},
    "differences without repetitions": {"nondeterminism": "illegal"},
}


@pytest.mark.parametrize("members", CONTRADICTIONS.values(), ids=CONTRADICTIONS.keys())
def test_members_that_contradict_each_other_are_refused(specimens, problems, members):
    assert problems(specimens["case"] | members) != []


def test_cases_that_pass_or_fail_have_a_level_if_clauses_judge(wrong):
    assert {"fail", "pass", "unsupported"} <= set(wrong.verdicts.values())
    for case in wrong.cases.values():
        assert ("level" in case) == (case["verdict"] in FAILURES | {"pass", "unsupported"})


def test_findings_name_the_clause_at_the_operator_version(wrong):
    clauses = set()
    for case in wrong.cases.values():
        for kind in ("failures", "warnings", "observations"):
            for finding in case.get(kind, []):
                clauses.add(finding["clause"])
                assert finding["clause"].startswith(case["operator_version"])
    assert len(clauses) > 5


# ---- the whole stream --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--option", "misbehave=sigsegv", "--option", "on-extent=4"],
        ["--option", "misbehave=write-past-output", "--option", "on-extent=3"],
        ["--option", "misbehave=wrong-value"],
        ["--guard", "end"],
    ],
    ids=["none", "crashes", "faults", "wrong-values", "guard-end"],
)
@pytest.mark.long
def test_results_are_the_same_except_times_with_any_number_of_jobs(run, misbehaving, options):
    results = [run("--implementation", misbehaving, *options, "--jobs", jobs) for jobs in (1, 2, 3, 64)]
    assert all(result.comparable == results[0].comparable for result in results)
    assert len({result.out for result in results}) == 1
    assert len(results[0].cases) > 200


def test_cases_have_the_same_records_in_the_same_process(run, example):
    """Except the command, which contains --in-process."""
    here = run("--implementation", example, "--in-process")
    apart = run("--implementation", example)
    for record in here.cases.values():
        record["command"] = record["command"].replace(" --in-process", "")
    assert here.cases == apart.cases
    assert here.header["implementation"]["isolation"]["process"] is False


@pytest.mark.parametrize("option", [["--fail-fast"], ["--fail-fast", "--require-compared", "1"]])
def test_the_first_failure_is_the_same_whatever_the_number_of_jobs(run, misbehaving, option):
    arguments = ["--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=4"]
    results = [run(*arguments, *option, "--jobs", jobs) for jobs in (1, 4, 64)]
    assert all(result.comparable == results[0].comparable for result in results)
    assert list(results[0].verdicts.values()).count("fail") == 1
    assert list(results[0].verdicts.values())[-1] == "fail"
    assert results[0].footer["complete"] is False
    assert results[0].code == 1


def test_every_case_of_the_corpus_has_a_record_in_the_order_of_ids(run, scatter_cts):
    listed = [line.split("\t")[0] for line in scatter_cts("list").stdout.splitlines()]
    assert list(run().cases) == listed
    assert len(listed) > 200


def test_the_header_describes_the_run(run, misbehaving):
    result = run("--implementation", misbehaving, "--option", "misbehave=failed", "--cases", "own=cases")
    assert result.header == result.records[0]
    assert result.header["implementation"] == {
        "specification": str(misbehaving),
        "name": "misbehaving",
        "version": "1.0",
        "isolation": {"process": True, "memory_watched": True, "guard": "start"},
        "options": {"misbehave": "failed"},
        "options_in_effect": {"misbehave": "failed"},
    }
    (source,) = result.header["sources"]
    assert (source["name"], source["cases"]) == ("own", len(result.cases))


def test_cases_without_a_manifest_are_known_by_their_own_hashes_only(run, copy_case):
    folder = copy_case("ScatterND-18/elements")
    (source,) = run("--cases", folder.parents[1]).header["sources"]
    assert source["corpus_hash"] is None and "corpus_version" not in source


def test_the_command_of_the_header_repeats_the_run(run, scatter_cts, misbehaving, tmp_path):
    """Byte for byte, with options that select cases and change the judging."""
    arguments = ["--implementation", misbehaving, *WRONG, "--cases", "own name=cases"]
    arguments += ["--filter", "*/ScatterND-*", "--dtype", "float", "--reduction", "none"]
    arguments += ["--operator", "ScatterND", "--opset", "18", "--strict=ScatterND.*", "--edition", "onnx-1.15"]
    first = run(*arguments)
    assert 5 < len(first.cases) < 60
    again = shlex.split(first.header["command"])
    assert again[1] == "run"
    assert run(*again[2:]).comparable == first.comparable


SELECTIONS = {
    "--filter": "*/ScatterND-18/e*",
    "--operator": "ScatterND",
    "--opset": "18",
    "--dtype": "float",
    "--reduction": "add",
}


@pytest.mark.parametrize("option, value", SELECTIONS.items())
def test_the_command_of_the_header_selects_the_same_cases(run, option, value):
    assert shlex.split(run(option, value).header["command"])[-2:] == [option, value]


def test_the_header_names_the_judge(run):
    one = ["--filter", "*/ScatterND-18/elements"]
    plain = run(*one).header
    assert (plain["edition"], plain["strict"]) == ("onnx-1.23", [])
    other = run(*one, "--edition", "onnx-1.13", "--strict=ScatterND.*").header
    assert (other["edition"], other["strict"]) == ("onnx-1.13", ["ScatterND.*"])


def test_the_footer_counts_the_verdicts(run, example):
    result = run("--implementation", example)
    assert result.footer == result.records[-1]
    assert result.footer["complete"] is True
    assert result.footer["cases"] == len(result.cases)
    for verdict, count in result.footer["verdicts"].items():
        assert count == list(result.verdicts.values()).count(verdict)


def statements(result):
    return {record["operator_version"]: record for record in result.footer["statements"]}


REFUSAL_DUE = {"must-reject", "should-reject"}
NOTHING_DUE = {"should-reject", "may-reject", "unspecified"}
OBJECTIONS = {"failed", "not_shown", "unsupported", "untested"}


def standing_of(case, answered, cases):
    """The standing of a case that passed or is unsupported, by the definitions in the schema."""
    if case["verdict"] == "unsupported":
        if "newer" in case and any(
            (other["dtype"], other["reduction"]) == (case["dtype"], case["reduction"])
            for other in cases if other["id"] in answered
        ):
            return "newer"
        return "excused" if case["level"] in NOTHING_DUE else "unsupported"
    if case["level"] in REFUSAL_DUE:
        if case["answer"] == "output":
            return "accepted"
        return "refused" if case["sibling"] in answered else "not_shown"
    if case["level"] == "unspecified":
        return "unstated"
    return "answered" if case["answer"] == "output" else "permitted"


def test_the_statements_follow_from_the_cases(run, example):
    """Computed here again from the records, by the definitions in the schema."""
    result = run("--implementation", example)
    found = statements(result)
    assert len(found) == 10
    answered = {case["id"] for case in result.cases.values() if case["verdict"] == "pass"
                and case["answer"] == "output" and case["compared"] and case["level"] not in REFUSAL_DUE}
    for version, statement in found.items():
        cases = [case for case in result.cases.values() if case["operator_version"] == version]
        assert {case["verdict"] for case in cases} <= {"pass", "unsupported"}
        standings = {case["id"]: standing_of(case, answered, cases) for case in cases}
        for name, count in statement["standings"].items():
            assert count == list(standings.values()).count(name), (version, name)
        pairs = {}
        for case in cases:
            pairs.setdefault((case["dtype"], case["reduction"]), set()).add(standings[case["id"]])
        claimed = {pair for pair, its in pairs.items() if "answered" in its and not its & OBJECTIONS}
        assert {(pair["dtype"], pair["reduction"]) for pair in statement["complete_for"]} == claimed
        wanting = {(pair["dtype"], pair["reduction"]) for pair in statement["not_complete_for"]}
        assert {pair for pair, its in pairs.items() if its & OBJECTIONS and pair[0] != "undefined"} >= wanting - {
            pair for pair, its in pairs.items() if version == "Scatter-11" and "answered" not in its
        }
        in_scope = {pair for pair, its in pairs.items() if "answered" in its}
        assert statement["statement"] == (
            "conforms in part" if wanting & in_scope
            else "conforms in what it supports" if wanting or "unsupported" in standings.values() else "complete"
        )


def test_the_numbers_of_all_statements_add_up_to_the_total(run, misbehaving):
    """For a run with failures, unsupported cases and operators that do not exist in an opset."""
    result = run("--implementation", misbehaving, *WRONG)
    footer = result.footer
    parts = [*footer["statements"], footer["of_no_version"]]
    assert sum(part["cases"] for part in parts) == footer["cases"]
    for verdict, count in footer["verdicts"].items():
        assert sum(part["verdicts"][verdict] for part in parts) == count, verdict
    for statement in footer["statements"]:
        assert sum(statement["standings"].values()) == statement["cases"] == sum(statement["verdicts"].values())


def test_statements_mention_a_filter(run):
    assert not any(record["of_selected"] for record in statements(run()).values())
    assert all(record["of_selected"] for record in statements(run("--operator", "ScatterND")).values())


def test_an_implementation_that_refuses_everything_completes_no_version(run, misbehaving):
    result = run("--implementation", misbehaving, "--option", "misbehave=rejected")
    found = {version: record["statement"] for version, record in statements(result).items()}
    assert found.pop("Scatter-11") == "deprecated, refused as permitted"
    assert set(found.values()) == {"not conforming"}
    assert all(record["complete_for"] == [] for record in statements(result).values())
    assert all(record["standings"]["refused"] == 0 for record in statements(result).values())


def test_unsupported_cases_never_make_a_version_complete(run, misbehaving):
    result = run("--implementation", misbehaving, "--option", "misbehave=unsupported")
    assert {record["statement"] for record in statements(result).values()} == {"not supported"}
    assert result.footer["verdicts"]["pass"] == 0


def test_a_version_with_a_failure_is_not_conforming(wrong):
    for version, statement in statements(wrong).items():
        cases = [case for case in wrong.cases.values() if case["operator_version"] == version]
        failed = any(case["verdict"] in FAILURES for case in cases)
        assert (statement["statement"] == "not conforming") == failed


def test_a_run_that_was_stopped_states_no_version_as_complete(run, misbehaving):
    result = run("--implementation", misbehaving, *WRONG, "--fail-fast")
    assert result.footer["complete"] is False
    assert {record["statement"] for record in statements(result).values()} <= {"incomplete", "not conforming"}


def test_an_unreadable_case_does_not_change_other_statements(run, unreadable):
    result = run("--cases", f"broken={unreadable}", "--cases", "cases")
    found = {version: record["statement"] for version, record in statements(result).items()}
    assert found.pop("ScatterND-18") == "incomplete"  # the case is in a folder of this name
    assert "incomplete" not in found.values()


def test_two_implementations_give_two_consecutive_streams(run, example):
    result = run("--implementation", "reference", "--implementation", example)
    assert [record["implementation"]["name"] for record in result.of_type("header")] == ["reference", "example"]
    kinds = [record["type"] for record in result.records if record["type"] != "case"]
    assert kinds == ["header", "footer", "header", "footer"]
    assert len(result.of_type("case")) == 2 * len(result.cases)


def test_the_worst_of_two_implementations_determines_the_exit_status(run, misbehaving):
    bad = ["--option", "misbehave=wrong-value"]
    assert run("--implementation", misbehaving, *bad, "--implementation", misbehaving).code == 1


def test_folders_that_are_not_scatter_cases_are_named(run):
    if not OFFICIAL.exists():
        pytest.skip("ONNX's own test data (Debian: libonnx-testdata) are not there")
    result = run("--cases", OFFICIAL)
    assert result.code == 0
    skipped = result.of_type("skipped")
    assert len(skipped) == result.footer["skipped"] > 500
    assert all(record["reason"] for record in skipped)
    assert "node/test_add" in {record["id"] for record in skipped}
    assert len(result.cases) == 9


def test_the_valid_parts_of_names_that_are_not_text_are_shown(run, corpus, tmp_path):
    folder = os.path.join(os.fsencode(tmp_path), b"bad \xff name")
    shutil.copytree(os.fsencode(corpus / "ScatterND-18" / "elements"), folder)
    os.unlink(os.path.join(folder, b"case.json"))
    result = run("--cases", f"odd={tmp_path}")
    assert result.verdicts == {"odd/bad ? name": "pass"}


def test_a_file_that_cannot_be_created_is_an_error_before_anything_runs(scatter_cts, tmp_path):
    process = scatter_cts("run", "--implementation", "reference", "--results", tmp_path / "no" / "such" / "folder")
    assert process.returncode == 3
    assert "cannot be written" in process.stderr
    assert process.stdout == ""


def test_a_results_file_that_cannot_be_written_is_an_error(scatter_cts):
    process = scatter_cts("run", "--implementation", "reference", "--results", "/dev/full")
    assert process.returncode == 3
    assert "/dev/full: could not be written completely" in process.stderr


def test_standard_output_that_cannot_be_written_is_an_error(scatter_cts):
    with open("/dev/full", "w") as full:
        process = scatter_cts("run", "--implementation", "reference", capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert process.returncode == 3
    assert "standard output could not be written completely" in process.stderr


def test_the_results_are_not_open_in_the_implementation(run, python_program, tmp_path):
    body = """
import pathlib

(pathlib.Path(__file__).parent / "descriptors").write_text(
    "\\n".join(os.path.realpath(f"/proc/self/fd/{number}") for number in os.listdir("/proc/self/fd"))
)
while True:
    read_frame()
    write_frame(FAILED)
"""
    run("--implementation", python_program(body), "--jobs", 1, "--filter", "*/ScatterND-18/elements")
    assert ".jsonl" not in (tmp_path / "descriptors").read_text()


def test_records_have_no_other_time_and_no_absolute_path_of_cases(run, corpus):
    for record in run("--filter", "*/ScatterND-18/elements").comparable:
        assert str(corpus) not in json.dumps(record)
        assert not {"time", "date", "folder"} & record.keys()


def test_records_have_the_start_and_the_duration_of_a_run(run):
    before = datetime.datetime.now(datetime.UTC).replace(microsecond=0)
    result = run("--filter", "*/ScatterND-18/elements")
    after = datetime.datetime.now(datetime.UTC)
    assert before <= datetime.datetime.fromisoformat(result.header["started"]) <= after
    (case,) = result.of_type("case")
    assert 0 < case["seconds"] < result.footer["seconds"] < (after - before).total_seconds() + 1


def test_a_case_has_the_same_hash_in_a_folder_and_in_an_archive(run, corpus, whole_corpus):
    results = [run("--cases", cases, "--filter", "cases/ScatterND-18/elements") for cases in (corpus, whole_corpus)]
    (first,), (second,) = [[case["case_hash"] for case in result.cases.values()] for result in results]
    assert first == second


def test_a_wrong_output_is_recorded_with_its_bytes(run, misbehaving):
    """The plugin adds 1 to the first element; hash and bytes are compared with numpy's."""
    result = run("--implementation", misbehaving, "--option", "misbehave=wrong-value")
    reported = 0
    for case in result.cases.values():
        if case["verdict"] == "fail" and case["dtype"] != "string":
            content = base64.b64decode(case["output"]["bytes"])
            assert hashlib.sha256(content).hexdigest() == case["output"]["sha256"]
            reported += 1
    assert reported > 50


def test_eval_computes_the_stored_output(scatter_cts, corpus, tmp_path):
    """For every case of the corpus with a stored output."""
    compared = 0
    for model in sorted(corpus.glob("ScatterElements-18/*/model.onnx")):
        data_set = model.parent / "test_data_set_0"
        stored = data_set / "output_0.pb"
        if not stored.exists():
            continue
        inputs = sorted(data_set.glob("input_*.pb"))
        output = tmp_path / "output.pb"
        assert scatter_cts("eval", model, *inputs, "--output", output).returncode == 0
        ours, theirs = onnx.load_tensor(output), onnx.load_tensor(stored)
        assert (ours.data_type, ours.dims) == (theirs.data_type, theirs.dims)
        assert (ours.raw_data, list(ours.string_data)) == (theirs.raw_data, list(theirs.string_data))
        compared += 1
    assert compared > 20
