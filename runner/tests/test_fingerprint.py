"""`scatter-cts fingerprint`: what an implementation does where the specification leaves a choice, and how two differ."""

import collections
import copy
import json
import pathlib

import jsonschema
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "reports" / "fingerprint.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
ARITHMETIC = {"reduction-order", "rounding", "subnormals", "signed-overflow"}
SEVERITIES = {"failures": "failure", "warnings": "warning", "observations": "observation"}
ANSWERS = {"output", "rejected", "failed", "fault"}
WRONG = ["--option", "misbehave=wrong-value"]


@pytest.fixture(scope="session")
def fingerprint(scatter_cts):
    return lambda *arguments, **settings: scatter_cts("fingerprint", *arguments, **settings)


@pytest.fixture(scope="session")
def as_json(fingerprint):
    """`fingerprint --json` as a function that returns the printed object, after validation by the schema."""

    def call(*arguments):
        process = fingerprint("--json", *arguments)
        assert process.stderr == ""
        document = json.loads(process.stdout)
        VALIDATOR.validate(document)
        return document

    return call


@pytest.fixture(scope="session")
def results(run, tmp_path_factory):
    """`run` as a function that returns a Run and its results file."""
    folder = tmp_path_factory.mktemp("fingerprints")

    def make(name, *arguments):
        result, path = run(*arguments), folder / f"{name}.jsonl"
        path.write_bytes(result.raw)
        return result, path

    return make


@pytest.fixture(scope="session")
def reference(results):
    return results("reference", "--implementation", "reference")


@pytest.fixture(scope="session")
def wrong(results, misbehaving):
    return results("wrong", "--implementation", misbehaving, *WRONG)


def altered(records, path, change):
    """Writes records to a file, with cases changed by a function; returns the path."""
    records = copy.deepcopy(records)
    for record in records:
        if record["type"] == "case":
            change(record)
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def findings(record):
    return [(severity, item) for member, severity in SEVERITIES.items() for item in record.get(member, [])]


def counted(result):
    """The number of cases and the first case of every policy at every point, computed from the results."""
    cases = collections.defaultdict(list)
    for name, record in result.cases.items():
        for severity, item in findings(record):
            is_arithmetic = item["clause"].partition(".")[2] in ARITHMETIC
            of_case = (record["reduction"], record["dtype"]) if is_arithmetic else (None, None)
            cases[item["clause"], item.get("point"), *of_case, item["policy"], severity].append(name)
    return {key: (len(names), min(names)) for key, names in cases.items()}


def flattened(document):
    """The same from a fingerprint."""
    return {
        (point["clause"], point.get("point"), point.get("reduction"), point.get("dtype"),
         policy["policy"], policy["severity"]): (policy["cases"], policy["example"])
        for point in document["points"]
        for policy in point["policies"]
    }  # fmt: skip


def table(text):
    """The cells of the lines of the table: the clause, and the cells after it."""
    body = text.split("\n\n")[1].splitlines()[1:]
    return [line[2:].split("  ", 1) for line in body]


# ---- one ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["reference", "wrong"])
def test_every_finding_of_the_results_is_counted(request, as_json, which):
    result, path = request.getfixturevalue(which)
    document = as_json(path)
    assert flattened(document) == counted(result)
    assert len(document["points"]) > 20


def test_the_cases_are_counted_and_those_without_an_answer_by_verdict(as_json, results, misbehaving):
    crashing = ["--option", "misbehave=sigsegv", "--option", "on-extent=7"]
    result, path = results("crash", "--implementation", misbehaving, *crashing)
    document = as_json(path)
    silent = [record["verdict"] for record in result.cases.values() if record.get("answer") not in ANSWERS]
    assert document["cases"] == len(result.cases)
    assert document["unanswered"] == collections.Counter(silent)
    assert {"crash", "unsupported"} <= document["unanswered"].keys()


def test_the_fingerprint_names_the_implementation_and_the_cases(as_json, wrong):
    result, path = wrong
    document = as_json(path)
    assert document["implementation"].items() <= result.header["implementation"].items()
    assert document["sources"] == result.header["sources"]
    assert (document["edition"], document["version"]) == (result.header["edition"], result.header["version"])
    assert document["complete"] is True


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "json"])
def test_a_run_and_its_results_give_the_same_fingerprint(fingerprint, misbehaving, wrong, form):
    ran = fingerprint("--implementation", misbehaving, *WRONG, *form)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == fingerprint(wrong[1], *form).stdout


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "json"])
def test_a_fingerprint_is_read_back(fingerprint, wrong, tmp_path, form):
    path = tmp_path / "fingerprint.json"
    path.write_text(fingerprint(wrong[1], "--json").stdout)
    assert fingerprint(path, *form).stdout == fingerprint(wrong[1], *form).stdout


def test_it_is_the_same_bytes_whatever_the_number_of_jobs(fingerprint, example):
    outputs = {fingerprint("--implementation", example, "--jobs", jobs).stdout for jobs in (1, 3, 64)}
    assert len(outputs) == 1


def test_it_is_the_same_bytes_whatever_the_order_of_the_records(fingerprint, wrong, tmp_path):
    header, *cases, footer = wrong[0].raw.splitlines(keepends=True)
    path = tmp_path / "reversed.jsonl"
    path.write_bytes(b"".join([header, *reversed(cases), footer]))
    assert fingerprint(path).stdout == fingerprint(wrong[1]).stdout


def test_a_run_of_the_reference_and_its_results_give_the_same_fingerprint(fingerprint, reference):
    assert fingerprint("--implementation", "reference").stdout == fingerprint(reference[1]).stdout


def test_the_selection_and_the_edition_are_those_of_run(as_json, results):
    options = ["--operator", "ScatterND", "--edition", "onnx-1.6"]
    document = as_json("--implementation", "reference", *options)
    assert document == as_json(results("old", *options)[1])
    assert document["edition"] == "onnx-1.6"
    assert {point["clause"].partition("-")[0] for point in document["points"]} == {"ScatterND"}


def test_the_text_has_a_line_for_every_policy(fingerprint, as_json, wrong):
    lines = table(fingerprint(wrong[1]).stdout)
    policies = {(clause.partition("-")[0], policy) for clause, *_, policy, _ in flattened(as_json(wrong[1]))}
    for operator, policy in policies:
        assert any(clause.startswith(operator) and f" {policy}" in cells for clause, cells in lines)


def test_failures_are_reported_as_failures(fingerprint, wrong):
    assert ", a failure " in fingerprint(wrong[1]).stdout


def test_the_last_lines_count(fingerprint, as_json, wrong):
    lines = fingerprint(wrong[1]).stdout.splitlines()
    document = as_json(wrong[1])
    assert lines[-2].startswith(f"{sum(document['unanswered'].values())} cases gave no answer: ")
    assert lines[-1].endswith(f", {document['cases']} cases")


def test_a_run_that_was_stopped_early_is_reported(fingerprint, wrong, tmp_path):
    path = tmp_path / "short.jsonl"
    path.write_bytes(wrong[0].raw.replace(b'"complete":true', b'"complete":false'))
    assert "the run is incomplete" in fingerprint(path).stdout
    assert "the run is incomplete" not in fingerprint(wrong[1]).stdout


# ---- two ---------------------------------------------------------------------------------------------------


def test_an_implementation_is_the_same_as_itself(fingerprint):
    process = fingerprint("--implementation", "reference", "--implementation", "reference")
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout.splitlines()[-1].startswith("0 of ")


def test_implementations_differ(fingerprint, example):
    process = fingerprint("--implementation", "reference", "--implementation", example)
    assert process.returncode == 1
    assert "only the first shows" in process.stdout


def test_different_policies_are_shown_side_by_side(fingerprint, as_json, reference, tmp_path):
    """One clause in the results of the reference gets another policy: only this differs."""
    clause = as_json(reference[1])["points"][0]["clause"]

    def change(record):
        for _, item in findings(record):
            if item["clause"] == clause:
                item["policy"] = "did otherwise"

    other = altered(reference[0].records, tmp_path / "other.jsonl", change)
    process = fingerprint(reference[1], other)
    assert process.returncode == 1
    assert process.stdout.count("did otherwise (") == 1
    assert process.stdout.splitlines()[-1].startswith("1 of ")
    (difference,) = as_json(reference[1], other)["differences"]
    assert [policy["policy"] for policy in difference["second"]] == ["did otherwise"]
    assert difference["clause"].partition(".")[2] == clause.partition(".")[2]


def test_the_same_policies_in_other_cases_are_not_a_difference(fingerprint, reference, tmp_path):
    def change(record):
        record["id"] += "-renamed"

    process = fingerprint(reference[1], altered(reference[0].records, tmp_path / "renamed.jsonl", change))
    assert process.returncode == 0


def test_the_json_of_a_comparison_names_both_implementations(as_json, reference, wrong):
    document = as_json(reference[1], wrong[1])
    assert document["first"]["implementation"]["name"] == "reference"
    assert document["second"]["implementation"]["name"] == "misbehaving"
    assert document["second"]["unanswered"] == as_json(wrong[1])["unanswered"]


def test_the_json_of_a_comparison_has_every_point(as_json, reference, wrong):
    """Every policy that only one side has is in a difference, and every difference has one."""
    document = as_json(reference[1], wrong[1])
    for difference in document["differences"]:
        sides = [{item["policy"] for item in difference.get(side, [])} for side in ("first", "second")]
        assert sides[0] != sides[1]
    failing = {point["clause"].partition(".")[2] for point in as_json(wrong[1])["points"]
               if any(policy["severity"] == "failure" for policy in point["policies"])}  # fmt: skip
    assert failing <= {difference["clause"].partition(".")[2] for difference in document["differences"]}


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "json"])
def test_comparing_runs_equals_comparing_their_results(fingerprint, example, reference, results, form):
    ran = fingerprint("--implementation", "reference", "--implementation", example, *form)
    read = fingerprint(reference[1], results("example", "--implementation", example)[1], *form)
    assert (ran.returncode, ran.stdout) == (read.returncode, read.stdout)


def test_results_of_two_runs_in_one_file_are_compared(fingerprint, reference, wrong, tmp_path):
    path = tmp_path / "both.jsonl"
    path.write_bytes(reference[0].raw + wrong[0].raw)
    assert fingerprint(path).stdout == fingerprint(reference[1], wrong[1]).stdout


def test_an_implementation_is_compared_with_a_file(fingerprint, reference, wrong):
    process = fingerprint("--implementation", "reference", wrong[1])
    assert process.stdout == fingerprint(reference[1], wrong[1]).stdout


def test_options_of_a_run_are_allowed_with_an_implementation_and_a_file(fingerprint, reference, wrong):
    process = fingerprint("--implementation", "reference", "--edition", "onnx-1.6", wrong[1])
    assert "their editions are not the same" in process.stdout
    assert "their editions are not the same" not in fingerprint(reference[1], wrong[1]).stdout


# ---- what goes wrong ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["--no-such-option"],
        ["--implementation", "reference", "--implementation", "reference", "--implementation", "reference"],
        ["one", "two", "three"],
        ["--implementation", "reference", "one", "two"],
        ["--filter", "*", "one"],
        ["--edition", "onnx-1.6", "one"],
        ["--implementation", "reference", "--edition", "onnx-1.7"],
        ["--implementation", "no-such-backend"],
    ],
    ids=" ".join,
)
def test_2_for_wrong_usage_of_fingerprint(fingerprint, arguments):
    process = fingerprint(*arguments)
    assert process.returncode == 2
    assert process.stderr.startswith("scatter-cts: ")
    assert process.stdout == ""


def test_2_when_the_runs_of_the_files_are_more_than_two(fingerprint, reference, tmp_path):
    path = tmp_path / "three.jsonl"
    path.write_bytes(3 * reference[0].raw)
    assert fingerprint(path).returncode == 2


def test_3_when_a_file_does_not_exist(fingerprint, tmp_path):
    process = fingerprint(tmp_path / "absent")
    assert process.returncode == 3
    assert str(tmp_path / "absent") in process.stderr


@pytest.mark.parametrize("content", ["", "no JSON", "[]", '{"type": "case"}', '{"type": "fingerprint"}'])
def test_3_when_a_file_is_not_a_fingerprint_with_the_file_named(fingerprint, tmp_path, content):
    path = tmp_path / "bad"
    path.write_text(content)
    process = fingerprint(path)
    assert process.returncode == 3
    assert process.stderr.startswith(f"scatter-cts: {path}")
    assert process.stdout == ""


def test_3_when_results_were_judged_by_the_comparison_of_onnx(fingerprint, reference, tmp_path):
    path = tmp_path / "official.jsonl"
    path.write_bytes(reference[0].raw.replace(b'"judge":"clauses"', b'"judge":"onnx"'))
    process = fingerprint(path)
    assert process.returncode == 3
    assert "judge" in process.stderr


def test_3_when_no_case_is_selected(fingerprint):
    process = fingerprint("--implementation", "reference", "--filter", "no such case")
    assert process.returncode == 3
    assert "no case was selected" in process.stderr


def test_3_when_no_case_was_answered(fingerprint, misbehaving):
    process = fingerprint("--implementation", misbehaving, "--option", "misbehave=unsupported")
    assert process.returncode == 3
    assert "no case was answered" in process.stderr


def test_3_when_a_case_is_unreadable(fingerprint, copy_case):
    copy_case("ScatterND-18/elements")
    folder = copy_case("ScatterND-18/slices")
    (folder / "model.onnx").write_bytes(b"\xff")
    process = fingerprint("--implementation", "reference", "--cases", folder.parent.parent)
    assert process.returncode == 3
    assert "1 case gave no answer: 1 unreadable" in process.stdout


def test_3_when_an_implementation_does_not_start(fingerprint, misbehaving):
    process = fingerprint("--implementation", misbehaving, "--option", "misbehave=open-fails")
    assert process.returncode == 3
    assert "this plugin does not open" in process.stderr


def test_3_takes_precedence_over_1(fingerprint, reference, results, misbehaving):
    path = results("silent", "--implementation", misbehaving, "--option", "misbehave=unsupported")[1]
    assert fingerprint(reference[1], path).returncode == 3


def test_an_output_that_cannot_be_written_is_reported(scatter_cts, reference):
    with open("/dev/full", "w") as full:
        process = scatter_cts("fingerprint", reference[1], capture_output=False, stdout=full)
    assert process.returncode == 3


def test_the_help_explains_the_exit_status(fingerprint):
    assert "Exit status:\n  0  " in fingerprint("--help").stdout


# ---- the schema --------------------------------------------------------------------------------------------


def test_the_schema_is_valid():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def policy(document):
    return document["points"][0]["policies"][0]


@pytest.mark.parametrize(
    "change",
    [
        lambda document: document.update(format=2),
        lambda document: document.update(type="case"),
        lambda document: document.update(surplus=1),
        lambda document: document.pop("points"),
        lambda document: document.pop("edition"),
        lambda document: document.update(edition="1.23"),
        lambda document: document.update(cases=-1),
        lambda document: document["unanswered"].update(good=1),
        lambda document: document["implementation"].pop("name"),
        lambda document: document["points"][0].pop("level"),
        lambda document: document["points"][0].update(level="grave"),
        lambda document: document["points"][0].update(clause="ScatterND.nan-order"),
        lambda document: document["points"][0].update(clause="Gather-18.nan-order"),
        lambda document: document["points"][0].update(point=""),
        lambda document: document["points"][0].update(surplus=1),
        lambda document: document["points"][0].update(policies=[]),
        lambda document: policy(document).update(severity="grave"),
        lambda document: policy(document).update(cases=0),
        lambda document: policy(document).pop("example"),
    ],
)
def test_the_schema_refuses_an_invalid_fingerprint(as_json, wrong, change):
    document = as_json(wrong[1])
    assert VALIDATOR.is_valid(document)
    change(document)
    assert not VALIDATOR.is_valid(document)


@pytest.mark.parametrize(
    "change",
    [
        lambda document: document.pop("same"),
        lambda document: document.pop("first"),
        lambda document: document["second"].update(surplus=1),
        lambda document: [document["differences"][0].pop(side, None) for side in ("first", "second")],
        lambda document: document["differences"][0].update(clause="nan-order"),
        lambda document: document["differences"][0].update(level="any"),
    ],
)
def test_the_schema_refuses_an_invalid_comparison(as_json, reference, wrong, change):
    document = as_json(reference[1], wrong[1])
    assert VALIDATOR.is_valid(document)
    change(document)
    assert not VALIDATOR.is_valid(document)
