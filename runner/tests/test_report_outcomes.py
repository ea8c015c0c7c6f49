"""`--format outcomes`: a run in the outcome words of ONNX Runtime's planned suite for execution providers (doc/gates.md)."""

import collections
import json
import pathlib

import jsonschema
import pytest
from test_report import FEW, bad, good, hostile, report  # noqa: F401  fixtures

SCHEMA = json.loads((pathlib.Path(__file__).resolve().parents[2] / "reports" / "outcomes.schema.json").read_text())


@pytest.fixture
def outcomes(report):  # noqa: F811
    """The report of records, after validation by the schema."""

    def call(records):
        process = report("outcomes", records)
        assert process.returncode == 0, process.stderr
        made = json.loads(process.stdout)
        jsonschema.Draft202012Validator(SCHEMA).validate(made)
        return made

    return call


@pytest.fixture
def one(outcomes, good):  # noqa: F811
    """The outcome for a changed record of a passing case; the counts of a report do not depend on the footer."""

    def call(**changes):
        case = next(case for case in good.of_type("case") if case["verdict"] == "pass" and case["answer"] == "output"
                    and case.get("level") == "must" and case["compared"])  # fmt: skip
        changed = {name: value for name, value in (case | changes).items() if value is not None}
        (record,) = outcomes([good.header, changed, good.footer | {"cases": 1}])["cases"]
        return record

    return call


def test_each_case_has_one_record_with_its_version_opset_and_type(outcomes, bad):  # noqa: F811
    cases = outcomes(bad.records)["cases"]
    assert [case["id"] for case in cases] == [case["id"] for case in bad.of_type("case")]
    for case in cases:
        reported = bad.cases[case["id"]]
        assert (case["operator_version"], case["opset"], case["dtype"], case["verdict"]) == (
            reported["operator_version"], reported["opset"], reported["dtype"], reported["verdict"])  # fmt: skip


def test_counts_add_up_in_each_way_of_counting(outcomes, bad):  # noqa: F811
    made = outcomes(bad.records)
    counted = collections.Counter(case["outcome"] for case in made["cases"])
    assert made["counts"]["all"] == {word: counted[word] for word in ("PASS", "UNSUPPORTED", "FAIL", "EXCLUDED", "NOT_RUN")}
    assert counted["PASS"] and counted["FAIL"] and counted["UNSUPPORTED"]
    for member, key in (("by_operator_version", "operator_version"), ("by_opset", "opset"), ("by_dtype", "dtype"),
                        ("by_standing", "standing")):  # fmt: skip
        groups = collections.defaultdict(collections.Counter)
        for case in made["cases"]:
            groups[str(case[key])][case["outcome"]] += 1
        assert {name: +collections.Counter(group) for name, group in made["counts"][member].items()} == groups


def test_it_names_what_was_tested_and_by_what(outcomes, bad):  # noqa: F811
    made, header = outcomes(bad.records), bad.header
    assert made["implementation"] == {
        "specification": header["implementation"]["specification"],
        "name": "misbehaving",
        "version": "1.0",
        "options": {"misbehave": "wrong-value", "on-extent": "4"},
    }
    assert made["suite"]["version"] == header["version"] and made["suite"]["edition"] == header["edition"]
    assert made["suite"]["sources"] == [{"name": "cases", "corpus_hash": header["sources"][0]["corpus_hash"]}]
    assert (made["started"], made["command"], made["complete"]) == (header["started"], header["command"], True)


# ---- the words


def test_a_correct_answer_is_pass_without_a_reason(one):
    record = one()
    assert (record["outcome"], record["standing"]) == ("PASS", "answered")
    assert "reason" not in record and record["seconds"] > 0


FINDING = {"clause": "ScatterND-18.target", "level": "must", "policy": "another value"}


def test_a_pass_with_warnings_lists_them(one):
    record = one(warnings=[FINDING], explanation=["flushed"])
    assert (record["outcome"], record["reason"]) == ("PASS", "flushed")


@pytest.mark.parametrize("verdict", ["fail", "crash", "timeout", "memory"])
def test_a_nonconformity_is_fail_or_excluded_if_it_is_waived(one, verdict):
    failed = one(verdict=verdict, failures=[FINDING], explanation=["x"])
    assert (failed["outcome"], failed["reason"]) == ("FAIL", "ScatterND-18.target: another value")
    waived = one(verdict=verdict, failures=[FINDING], explanation=["x"], waived="issue 17")
    assert (waived["outcome"], waived["reason"], waived["verdict"]) == ("EXCLUDED", "issue 17", verdict)


def test_unsupported_has_the_reason_of_the_implementation(one):
    record = one(verdict="unsupported", answer="unsupported", message="assigned to the default CPU EP", explanation=["x"])
    assert (record["outcome"], record["reason"]) == ("UNSUPPORTED", "assigned to the default CPU EP")


@pytest.mark.parametrize("verdict", ["disputed", "not-run", "unreadable", "error"])
def test_faults_of_the_suite_are_not_run(one, verdict):
    record = one(verdict=verdict, level=None, explanation=["no memory to read it"])
    assert (record["outcome"], record["reason"]) == ("NOT_RUN", "no memory to read it")


def test_a_case_that_was_not_read_has_neither_opset_nor_type(outcomes, good):  # noqa: F811
    case = {"type": "case", "id": "elsewhere/x", "implementation": good.header["implementation"]["specification"],
            "verdict": "unreadable", "compared": False, "command": "x", "explanation": ["model.onnx is missing"]}  # fmt: skip
    (record,) = outcomes([good.header, case, good.footer | {"cases": 1}])["cases"]
    assert (record["outcome"], record["operator_version"], record["opset"], record["dtype"]) == ("NOT_RUN", None, None, None)


@pytest.mark.parametrize(
    ("changes", "outcome", "standing"),
    [
        ({"level": "may-reject", "answer": "rejected"}, "UNSUPPORTED", "permitted"),
        ({"level": "must-reject", "answer": "rejected", "sibling": "cases/none"}, "UNSUPPORTED", "not_shown"),
        ({"level": "unspecified", "answer": "rejected"}, "UNSUPPORTED", "unstated"),
        ({"level": "unspecified"}, "PASS", "unstated"),
        ({"level": "should-reject"}, "PASS", "accepted"),
    ],
)
def test_a_refusal_without_an_answered_sibling_is_not_pass(one, changes, outcome, standing):
    record = one(**changes)
    assert (record["outcome"], record["standing"], record["verdict"]) == (outcome, standing, "pass")
    assert record["reason"]


def test_a_required_refusal_is_pass_if_its_sibling_was_answered(outcomes, run, example, whole_corpus):
    result = run("--implementation", example, "--cases", whole_corpus, "--tier", "core", *FEW)
    due = [case for case in outcomes(result.records)["cases"] if case["standing"] == "refused"]
    assert due and {(case["outcome"], case["reason"]) for case in due} == {("PASS", "correctly refused")}


def test_waivers_of_a_run_are_exclusions_with_their_reasons(run, misbehaving, bad, tmp_path):  # noqa: F811
    failing = [name for name, verdict in bad.verdicts.items() if verdict == "fail"]
    waivers, path = tmp_path / "waivers.json", tmp_path / "outcomes.json"
    waiver = {"cases": failing[1:], "verdict": "fail", "reason": "issue 17"}
    waivers.write_text(json.dumps({"implementation": "misbehaving", "waivers": [waiver]}))
    run("--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=4", *FEW,
        "--waivers", waivers, "--report", f"outcomes={path}")  # fmt: skip
    cases = {case["id"]: case for case in json.loads(path.read_text())["cases"]}
    assert {name for name, case in cases.items() if case["outcome"] == "EXCLUDED"} == set(failing[1:])
    assert {cases[name]["reason"] for name in failing[1:]} == {"issue 17"}
    assert cases[failing[0]]["outcome"] == "FAIL"


# ---- facts outside of outcomes, and third-party texts


def test_lost_processes_and_an_incomplete_run_are_reported(outcomes, good):  # noqa: F811
    loss = {"when": "at its end", "how": "was killed by SIGSEGV", "count": 3}
    made = outcomes([*good.records[:-1], good.footer | {"lost_processes": [loss], "complete": False}])
    assert (made["lost_processes"], made["complete"]) == (3, False)


def test_third_party_texts_are_harmless_and_reasons_short(report, outcomes, good):  # noqa: F811
    records = hostile(good, 30)
    records[2] |= {"waived": records[0]["version"]}
    text = report("outcomes", records).stdout
    assert "</testcase><b>" in text
    assert not any(character in text for character in "\x1b\u202e\ufffe\r") and "\\u" not in text
    cases = outcomes(records)["cases"]
    assert {case["outcome"] for case in cases} == {"FAIL", "EXCLUDED"}
    assert max(len(case["reason"]) for case in cases) == 400
