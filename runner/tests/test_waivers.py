"""`--waivers`: exactly these failures are accepted, as long as they exist."""

import json
import pathlib
import shutil

import jsonschema
import junitparser
import pytest

SCHEMA = json.loads((pathlib.Path(__file__).parents[2] / "reports" / "waivers.schema.json").read_text())

# The last element of every answer is wrong: usually an element without an update, which is a failure of "untouched".
WRONG = ["--option", "misbehave=wrong-value"]
# One case crashes, indices-of-rank-3: no other case has data of this extent.
CRASH = ["--option", "misbehave=sigsegv", "--option", "on-extent=7"]
CRASHING = "cases/ScatterND-16/indices-of-rank-3"
ND_16 = ["--operator", "ScatterND-16"]


def waiver(verdict="fail", reason="known", **patterns):
    return {"verdict": verdict, "reason": reason} | patterns


@pytest.fixture
def write(tmp_path):
    """Writes a waiver file, which must be valid by the schema; returns its path."""

    def write(*waivers, implementation="misbehaving"):
        document = {"implementation": implementation, "waivers": list(waivers)}
        jsonschema.validate(document, SCHEMA)
        path = tmp_path / "waivers.json"
        path.write_text(json.dumps(document))
        return path

    return write


@pytest.fixture
def run_waived(run, misbehaving, write):
    """Runs the misbehaving plugin with waivers."""

    def call(*arguments, waivers):
        return run("--implementation", misbehaving, *arguments, "--waivers", write(*waivers))

    return call


def stale(result):
    """The messages about stale waivers, without the name of the file."""
    lines = [line for line in result.err.splitlines() if "waivers.json: waivers[" in line]
    return [line.partition("waivers.json: ")[2] for line in lines]


def waived(result):
    return {name: case["waived"] for name, case in result.cases.items() if "waived" in case}


def exact(result):
    """A waiver for each failure of a run."""
    return [
        waiver(verdict=case["verdict"], cases=name.replace("[", "[[]"))
        for name, case in result.cases.items()
        if case["verdict"] in ("fail", "crash", "timeout", "memory")
    ]


# ---- all waived


def test_a_run_with_all_failures_waived_exits_with_0(run, run_waived, misbehaving):
    failed = run("--implementation", misbehaving, *WRONG)
    assert failed.code == 1
    result = run_waived(*WRONG, waivers=exact(failed))
    assert stale(result) == []
    assert result.code == 0


def test_a_waived_case_keeps_its_verdict_and_gets_the_reason(run_waived):
    result = run_waived(*CRASH, *ND_16, waivers=[waiver("crash", "issue 17", cases=CRASHING)])
    assert result.verdicts[CRASHING] == "crash"
    assert waived(result) == {CRASHING: "issue 17"}
    assert result.code == 0


def test_waived_cases_of_one_implementation_do_not_count_for_the_next_one(run, run_waived, misbehaving, tmp_path):
    other = shutil.copy(misbehaving, tmp_path / "other.so")
    accepted = exact(run("--implementation", misbehaving, *ND_16, *WRONG))
    result = run_waived("--implementation", other, *ND_16, *WRONG, waivers=accepted[1:])
    assert result.code == 1
    assert [footer["waived"] for footer in result.of_type("footer")] == [len(accepted) - 1] * 2


def test_waived_cases_are_counted_in_the_footer(run_waived):
    result = run_waived(*WRONG, *ND_16, waivers=[waiver(clause="ScatterND.*")])
    assert result.footer["waived"] == len(waived(result)) > 1


def test_without_waivers_the_footer_counts_none(run, misbehaving):
    assert "waived" not in run("--implementation", misbehaving, *ND_16).footer


def test_waived_failures_are_only_counted(run_waived, tmp_path):
    result = run_waived(*CRASH, *ND_16, waivers=[waiver("crash", "issue 17", cases=CRASHING)])
    assert f"1 failure is waived by {tmp_path / 'waivers.json'}" in result.out.splitlines()
    assert CRASHING not in result.out
    assert "1 crash" in result.out.splitlines()[-1] and result.out.splitlines()[-1].endswith(", 1 waived")


def test_a_failure_that_is_not_waived_is_shown_with_exit_status_1(run_waived):
    result = run_waived(*WRONG, *ND_16, waivers=[waiver(cases="cases/ScatterND-16/elements")])
    assert stale(result) == []
    assert "fail cases/ScatterND-16/" in result.out
    assert "cases/ScatterND-16/elements" not in result.out
    assert result.code == 1


def test_failures_are_waived_by_the_clause_with_and_without_version(run_waived):
    every = run_waived(*WRONG, waivers=[waiver(clause="ScatterND.untouched")])
    one = run_waived(*WRONG, waivers=[waiver(clause="ScatterND-16.untouched")])
    assert stale(every) == stale(one) == []
    assert {name.split("/")[1] for name in waived(every)} > {"ScatterND-16"}
    assert {name.split("/")[1] for name in waived(one)} == {"ScatterND-16"}
    for name in waived(every):
        assert "untouched" in " ".join(finding["clause"] for finding in every.cases[name]["failures"])


def test_a_program_is_waived_by_the_name_that_it_declares(run, python_program, write):
    program = python_program("while True:\n    read_frame()\n    write_frame(FAILED)\n")
    first = run("--implementation", program, "--operator", "ScatterND-13")
    waivers = write(*exact(first), implementation="test")
    result = run("--implementation", program, "--operator", "ScatterND-13", "--waivers", waivers)
    assert first.code == 1
    assert stale(result) == []
    assert result.footer["waived"] == result.footer["verdicts"]["fail"] > 0


def test_a_plugin_without_a_name_is_waived_by_its_specification(run, compile_plugin, write):
    library = compile_plugin(
        "PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = run};"
    )
    waivers = write(waiver(clause="Scatter*"), implementation=str(library))
    result = run("--implementation", library, "--waivers", waivers)
    assert stale(result) == []
    assert result.footer["waived"] == result.footer["verdicts"]["fail"] > 0


def test_a_failure_caused_by_strict_can_be_waived(run_waived):
    arguments = [*WRONG, "--strict=ScatterND.string-order", "--filter", "*/ScatterND-18/string-min"]
    result = run_waived(*arguments, waivers=[waiver(clause="ScatterND.string-order")])
    assert waived(result) == {"cases/ScatterND-18/string-min": "known"}
    assert result.code == 0


def test_a_waiver_for_strict_is_stale_without_it(run_waived):
    arguments = [*WRONG, "--filter", "*/ScatterND-18/string-min"]
    result = run_waived(*arguments, waivers=[waiver(cases="*/ScatterND-18/string-min")])
    assert stale(result) == ['waivers[0] ("known"): cases/ScatterND-18/string-min passes: remove the waiver']
    assert result.code == 1


# ---- stale


@pytest.mark.parametrize(
    "waivers, message",
    [
        (
            [waiver("crash", cases=CRASHING), waiver(cases="cases/ScatterND-16/elements")],
            'waivers[1] ("known"): cases/ScatterND-16/elements passes: remove the waiver',
        ),
        (
            [waiver(cases=CRASHING)],
            f'waivers[0] ("known"): {CRASHING} fails with "crash", not "fail": change "verdict" to "crash"',
        ),
        (
            [waiver("crash", cases=CRASHING), waiver("crash", cases="cases/none")],
            'waivers[1] ("known"): "cases": cases/none matches no case: correct it or remove the waiver',
        ),
        (
            [waiver("crash", cases=CRASHING), waiver(clause="ScatterND.index-negative")],
            'waivers[1] ("known"): no case fails under ScatterND.index-negative: remove the waiver',
        ),
        (
            [waiver("crash", cases=CRASHING), waiver(clause="ScatterND.no-such")],
            'waivers[1] ("known"): "clause": no clause matches ScatterND.no-such: correct it '
            '("scatter-cts list clauses" shows them) or remove the waiver',
        ),
    ],
    ids=["passes", "verdict", "no case", "clause", "no clause"],
)
def test_a_waiver_that_is_not_exact_gives_exit_status_1_and_the_edit(run_waived, waivers, message):
    result = run_waived(*CRASH, waivers=waivers)
    assert stale(result) == [message]
    assert result.code == 1


@pytest.mark.parametrize("count", [4, 8])
def test_many_stale_globs_of_one_waiver_are_three_messages_and_a_number(run_waived, count):
    globs = [CRASHING, *(f"cases/none-{number}" for number in range(count))]
    result = run_waived(*CRASH, waivers=[waiver("crash", cases=globs), waiver("crash", cases="cases/other")])
    *of_first, last = stale(result)
    assert [message.partition("cases/")[2].partition(")")[0] for message in of_first[:3]] == ["none-0", "none-1", "none-2"]
    assert len(of_first) == 4 and ("none-3" if count == 4 else "waivers[0]: and 5 more such messages") in of_first[3]
    assert "cases/other" in last
    assert result.footer["stale_waivers"] == len(result.footer["stale_waiver_messages"]) == count + 1


def test_messages_about_a_waiver_are_printable(run_waived):
    result = run_waived(*ND_16, waivers=[waiver(cases="\x1b[2J")])
    assert "?[2J matches no case" in stale(result)[0]


def test_stale_waivers_are_reported_with_the_command_that_updates_them(run_waived):
    result = run_waived(*ND_16, waivers=[waiver(cases="no-such-case")])
    (advice,) = [line for line in result.err.splitlines() if "scatter-cts waive RESULTS --waivers" in line]
    assert 'waivers.json" with RESULTS of' in advice


def test_waivers_of_an_implementation_without_failures_are_all_stale(run, write):
    waivers = [waiver(cases="cases/ScatterND-16/elements"), waiver(clause="ScatterND.*")]
    result = run("--implementation", "reference", "--waivers", write(*waivers, implementation="reference"))
    assert len(stale(result)) == 2
    assert result.code == 1


def test_results_summary_and_reports_say_that_a_waiver_is_stale(run_waived, tmp_path):
    reports = {form: tmp_path / form for form in ("junit", "markdown", "html", "badge")}
    options = [word for form, path in reports.items() for word in ("--report", f"{form}={path}")]
    result = run_waived(*ND_16, *options, waivers=[waiver(cases="no-such-case")])
    (message,) = result.footer["stale_waiver_messages"]
    assert result.footer["stale_waivers"] == 1
    assert "no-such-case" in message and f"scatter-cts: {message}" in result.err
    assert result.out.splitlines()[-1].endswith(", 1 stale waiver")
    assert "no-such-case" in reports["junit"].read_text()
    (suite,) = junitparser.JUnitXml.fromfile(str(reports["junit"]))
    (error,) = [case for case in suite if case.name == "stale waivers"]
    assert [each.message for each in error.result] == ["1 stale waiver"]
    summary = reports["markdown"].read_text()
    assert "1 stale waiver" in summary and "### Stale waivers" in summary and "no-such-case" in summary
    assert "A stale waiver: " in reports["html"].read_text()
    assert json.loads(reports["badge"].read_text())["color"] == "lightgrey"  # of a filtered run


def test_a_stale_waiver_counts_whatever_its_reason(run_waived):
    """Messages cut long reasons in bytes, here in the middle of a letter."""
    result = run_waived(*ND_16, waivers=[waiver(cases="no-such-case", reason="r" * 299 + "é")])
    assert (result.code, result.footer["stale_waivers"]) == (1, 1)
    assert "no-such-case" in result.footer["stale_waiver_messages"][0]


def test_the_reported_edit_makes_the_waivers_exact(run_waived):
    wrong = run_waived(*CRASH, waivers=[waiver(cases=CRASHING)])
    assert 'change "verdict" to "crash"' in stale(wrong)[0]
    assert run_waived(*CRASH, waivers=[waiver("crash", cases=CRASHING)]).code == 0


@pytest.mark.parametrize(
    "selection",
    [["--operator", "ScatterND-16"], ["--filter", "*/ScatterND-16/*"], ["--dtype", "float"]],
    ids=lambda selection: selection[0],
)
def test_unselected_cases_do_not_make_a_waiver_stale(run_waived, selection):
    waivers = [
        waiver("crash", cases=CRASHING),
        waiver("timeout", cases="cases/ScatterElements-18/string-*"),
        waiver(clause="Scatter.index-negative"),
    ]
    result = run_waived(*CRASH, *selection, waivers=waivers)
    assert stale(result) == []
    assert result.code == 0


def test_fail_fast_stops_at_the_first_failure_that_is_not_waived(run_waived):
    waivers = [waiver(cases="cases/ScatterND-16/elements")]
    result = run_waived(*WRONG, "--fail-fast", "--filter", "*/ScatterND-16/[es]*", waivers=waivers)
    failures = [name for name, verdict in result.verdicts.items() if verdict == "fail"]
    assert len(failures) == 2
    assert list(waived(result)) == failures[:1] == ["cases/ScatterND-16/elements"]
    assert not result.footer["complete"]
    assert result.code == 1


def test_3_takes_precedence_over_a_stale_waiver(run_waived):
    result = run_waived(*ND_16, "--require-compared", 10000, waivers=[waiver(cases="cases/none")])
    assert stale(result)
    assert result.code == 3


def test_a_run_with_only_waived_crashes_compares_nothing_and_exits_with_3(run_waived):
    result = run_waived(*CRASH, "--filter", CRASHING, waivers=[waiver("crash", cases=CRASHING)])
    assert waived(result)
    assert "no answer was compared" in result.err
    assert result.code == 3


# ---- the file


def test_waivers_for_another_implementation_are_an_error(run, write):
    waivers = write(waiver(cases="*"), implementation="other")
    result = run("--implementation", "reference", "--waivers", waivers)
    assert f'{waivers}: implementation: the waivers are for "other", but this is "reference"' in result.err
    assert result.records == []
    assert result.code == 3


def test_a_file_that_does_not_exist_is_an_error(run, tmp_path):
    result = run("--waivers", tmp_path / "none.json")
    assert f"{tmp_path / 'none.json'}: there is no such file" in result.err
    assert result.code == 3


GOOD = {"implementation": "reference", "waivers": [{"cases": "c", "verdict": "fail", "reason": "r"}]}


def altered(**members):
    return GOOD | {"waivers": [GOOD["waivers"][0] | members]}


def without(member):
    return GOOD | {"waivers": [{key: value for key, value in GOOD["waivers"][0].items() if key != member}]}


MALFORMED = {
    "no object": ([GOOD], "is not an object"),
    "no implementation": ({"waivers": []}, "implementation: is missing"),
    "no waivers": ({"implementation": "reference"}, "waivers: is missing"),
    "waivers no array": (GOOD | {"waivers": {}}, "waivers: is not an array"),
    "unknown member": (GOOD | {"waiver": []}, 'unknown member "waiver"'),
    "version no text": (GOOD | {"version": 1}, "version: is not a string"),
    "schema no text": (GOOD | {"$schema": ""}, "$schema: is not a string"),
    "no pattern": (without("cases"), 'waivers[0]: has neither "cases" nor "clause"'),
    "no verdict": (without("verdict"), "waivers[0].verdict: is missing"),
    "no reason": (without("reason"), "waivers[0].reason: is missing"),
    "empty reason": (altered(reason=""), "waivers[0].reason: is not a string or is empty"),
    "cases no text": (altered(cases=1), "waivers[0].cases: is not a string"),
    "no globs": (altered(cases=[]), "waivers[0].cases: is empty"),
    "a glob no text": (altered(cases=["c", 1]), "waivers[0].cases[1]: is not a string or is empty"),
    "a glob empty": (altered(cases=[""]), "waivers[0].cases[0]: is not a string or is empty"),
    "clause empty": (altered(clause=""), "waivers[0].clause: is not a string or is empty"),
    "verdict unknown": (altered(verdict="wrong"), "waivers[0].verdict: cannot be waived"),
    "verdict pass": (altered(verdict="pass"), "waivers[0].verdict: cannot be waived"),
    "waiver unknown member": (altered(case="c"), 'waivers[0]: unknown member "case"'),
}


@pytest.mark.parametrize("kind", MALFORMED)
def test_the_program_and_the_schema_refuse_the_same_and_the_program_names_the_member(run, tmp_path, kind):
    document, message = MALFORMED[kind]
    path = tmp_path / "waivers.json"
    path.write_text(json.dumps(document))
    result = run("--waivers", path)
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(document)
    assert f"{path}: {message}" in result.err
    assert result.records == []
    assert result.code == 3


@pytest.mark.parametrize("document", [GOOD, GOOD | {"version": "1", "$schema": "x"}, altered(clause="*.x")])
def test_the_program_and_the_schema_admit_the_same(run, tmp_path, document):
    path = tmp_path / "waivers.json"
    path.write_text(json.dumps(document))
    result = run("--waivers", path, *ND_16)
    assert jsonschema.Draft202012Validator(SCHEMA).is_valid(document)
    assert result.code == 1
    assert len(stale(result)) == 1


def test_the_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b"[" * 100000, b'{"implementation": "a\x1b[2J'])
def test_invalid_json_is_refused_with_its_line(run, tmp_path, text):
    path = tmp_path / "waivers.json"
    path.write_bytes(text)
    result = run("--waivers", path)
    assert f"{path}: line 1: is not JSON: " in result.err
    assert "\x1b" not in result.err
    assert result.code == 3
