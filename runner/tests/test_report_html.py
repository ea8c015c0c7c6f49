"""`scatter-cts report --format html`: the page is one safe file, and its model says what the results say."""

import collections
import copy
import itertools
import json
import pathlib
import re
import shlex

import pytest
from changed_results import EVIL, hostile, of_cases
from page_model import check_page, model_of, records_by_verdict, summary_of
from runs import without_folder

FEW = ["--operator", "ScatterND-18"]
PAGE = pathlib.Path(__file__).resolve().parents[2] / "reports" / "page"
LETTERS = {
    "pass": "p", "fail": "f", "crash": "c", "timeout": "t", "memory": "m", "unsupported": "u", "disputed": "d",
    "not-run": "n", "unreadable": "r", "error": "e",
}  # fmt: skip


@pytest.fixture(scope="module")
def good(run, example):
    return run("--implementation", example, *FEW)


@pytest.fixture(scope="module")
def bad(run, misbehaving):
    return run("--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=4", *FEW)


@pytest.fixture
def page(scatter_cts, tmp_path):
    """The page for lists of records, each in its own file."""

    def make(*results, form="html"):
        paths = [tmp_path / f"results-{number}.jsonl" for number in range(len(results))]
        for path, records in zip(paths, results, strict=True):
            path.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records))
        process = scatter_cts("report", *paths, "--format", form)
        assert (process.returncode, process.stderr) == (0, "")
        return process.stdout

    return make


@pytest.fixture
def model(page):
    return lambda *results: model_of(page(*results))


def telling(result):
    return next(case for case in result.of_type("case") if case["id"] == result.footer["causes"][0]["telling"])


def with_telling(result, **members):
    """The records of a run in which members of the most telling case of the first cause are changed."""
    name = telling(result)["id"]
    return [record | members if record.get("id") == name else record for record in result.records]


def details_of(made, name):
    return made["runs"][0]["details"].get(str(made["cases"]["ids"].index(name)))


def reasons_of(run):
    """Each case that has a reason, as [number, reason]: the model has their numbers as differences."""
    return [(number, reason) for reason in run["reasons"] for number in itertools.accumulate(reason["cases"])]


def marks(picture):
    return collections.Counter(cell[2] for part in picture["parts"] for each in part["slices"] for row in each["cells"] for cell in row)


def letter_of(case):
    return "w" if case["verdict"] == "pass" and case.get("warnings") else LETTERS[case["verdict"]]


# ---- the page as a file


def test_a_page_is_one_safe_file(page, good, bad):
    check_page(page(bad.records))
    check_page(page(good.records, bad.records))


def test_the_summary_is_that_of_the_format_markdown(page, bad):
    assert summary_of(page(bad.records)) == page(bad.records, form="markdown")


def test_every_script_and_style_of_the_folder_is_in_the_page(page, good):
    text = page(good.records)
    files = sorted(PAGE.glob("*.js")) + sorted(PAGE.glob("*.css"))
    assert len(files) > 10
    assert all(file.read_text() in text for file in files)


def test_no_script_is_longer_than_300_lines():
    assert {file.name: lines for file in PAGE.glob("*.js") if (lines := len(file.read_text().splitlines())) > 300} == {}


def luminance(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize(
    ("text", "ground"),
    [(ink, ground) for ink in ("ink", "faint", "link") for ground in ("paper", "panel")]
    + [(name, ground) for name in ("good", "fair", "bad", "off") for ground in (f"{name}-tint", "paper")],
)
def test_texts_have_enough_contrast(scheme, text, ground):
    """The contrast in the style sheet is at least 4.5 to 1, light (0) and dark (1)."""
    colours = {name: both[scheme] for name, *both in
               re.findall(r"--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", (PAGE / "page.css").read_text())}  # fmt: skip
    light, dark = sorted((luminance(colours[text]), luminance(colours[ground])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


# ---- one run


def test_the_model_names_the_run_and_its_facts(model, bad):
    made = model(bad.records)
    (run,) = made["runs"]
    assert made["title"] == run["title"] == "misbehaving 1.0"
    failures = sum(verdict == "fail" for verdict in bad.verdicts.values())
    causes = len(bad.footer["causes"])
    assert run["sentence"].startswith(f"{causes} cause{'s' if causes > 1 else ''} of {failures} failures; ")
    facts = dict(run["facts"])
    assert facts["edition"] == "onnx-1.23" and facts["started"] == bad.header["started"]


def test_each_case_has_the_letter_of_its_verdict(model, good, bad):
    for result in (good, bad):
        made = model(result.records)
        expected = {case["id"]: letter_of(case) for case in result.of_type("case")}
        assert dict(zip(made["cases"]["ids"], made["runs"][0]["verdicts"], strict=True)) == expected


def test_the_standings_are_those_of_the_footer(model, good, bad):
    for result in (good, bad):
        made = model(result.records)
        (statement,) = result.footer["statements"]
        counted = collections.Counter(made["standings"][letter][0] for letter in made["runs"][0]["standings"])
        assert counted == {name: count for name, count in statement["standings"].items() if count > 0}
        (shown,) = made["runs"][0]["statements"]
        assert shown["statement"] == statement["statement"] and shown["cases"] == statement["cases"]
        assert made["versions"][shown["version"]]["id"] == "ScatterND-18"


def test_a_run_that_was_stopped_confirms_nothing(model, bad):
    made = model([*bad.records[:-1], bad.footer | {"complete": False}])
    (sentence,) = (run["sentence"] for run in made["runs"])
    assert re.fullmatch(r"\d+ causes of \d+ failures; nothing is confirmed, because the run is incomplete\. Only some cases were selected\.", sentence)
    assert made["runs"][0]["statements"][0]["confirmed"] == ""


def test_each_case_has_its_type_reduction_opset_and_clauses(model, good):
    made = model(good.records)
    cases = made["cases"]
    for number, case in enumerate(good.of_type("case")):
        assert cases["ids"][number] == case["id"]
        assert made["types"][cases["types"][number]] == case.get("dtype", "undefined")
        assert made["reductions"][cases["reductions"][number]] == case["reduction"]
        assert cases["opsets"][number] == case["opset"]
        assert {made["clauses"][clause]["id"] for clause in cases["clauses"][number]} == set(case["clauses"])


def test_each_case_that_is_not_a_plain_pass_has_its_reason_and_clauses(model, bad):
    made = model(bad.records)
    reasons = {made["cases"]["ids"][number]: (reason["text"], reason["found"]) for number, reason in reasons_of(made["runs"][0])}
    listed = {case["id"]: case for case in bad.of_type("case") if letter_of(case) != "p"}
    assert reasons.keys() == listed.keys()
    for name, case in listed.items():
        text, clauses = reasons[name]
        findings = case.get("failures", []) + case.get("warnings", [])
        assert {made["clauses"][clause]["name"] for clause in clauses} == {finding["clause"].split(".")[1] for finding in findings}
        assert findings == [] or findings[0]["policy"][:40] in made["texts"][text]


def test_reasons_belong_to_their_cases_also_in_a_run_with_another_order(model, bad):
    header, *cases, footer = bad.records
    first, second = model(bad.records, [header, *reversed(cases), footer])["runs"]
    told = [{number: (reason["text"], reason["found"], reason["warned"], reason["cause"]) for number, reason in reasons_of(run)} for run in (first, second)]
    assert told[0] == told[1] != {}
    assert any(difference < 0 for reason in second["reasons"] for difference in reason["cases"][1:])


def test_the_clauses_of_warnings_of_a_failure_are_known(model, bad):
    case = next(case for case in bad.of_type("case") if case["verdict"] == "fail")
    warning = {"clause": "ScatterND-18.nan-bits", "level": "should", "policy": "something"}
    records = [record | {"warnings": [warning]} if record.get("id") == case["id"] else record for record in bad.records]
    made = model(records)
    told = {number: [made["clauses"][clause]["name"] for clause in reason["warned"]] for number, reason in reasons_of(made["runs"][0])}
    number = made["cases"]["ids"].index(case["id"])
    assert told.pop(number) == ["nan-bits"] and not any(told.values())


def test_a_clause_is_a_failure_of_one_case_and_a_warning_of_another_with_the_same_reason(model, bad):
    first, second = [case for case in bad.of_type("case") if case["verdict"] == "fail" and "warnings" not in case][:2]
    failure, other = first["failures"][0], {"clause": "ScatterND-18.nan-bits", "level": "must", "policy": "something"}
    cases = [first | {"failures": [failure], "warnings": [other]}, second | {"failures": [failure, other]}]
    made = model(of_cases(bad, cases))
    told = {number: [made["clauses"][clause]["name"] for clause in reason["warned"]] for number, reason in reasons_of(made["runs"][0])}
    assert told == {0: ["nan-bits"], 1: []}


def test_the_command_of_a_case_is_the_common_beginning_and_its_id(model, bad):
    made = model(bad.records)
    for case in bad.of_type("case"):
        if case["verdict"] == "fail":
            assert made["runs"][0]["again"]["cases"] + shlex.quote(case["id"]) == without_folder(case["command"])


def test_a_cause_has_its_most_telling_case_drawn_and_explained(model, bad):
    made = model(bad.records)
    case, (cause, *_) = telling(bad), made["runs"][0]["causes"]
    assert made["cases"]["ids"][cause["telling"]] == case["id"] == made["cases"]["ids"][cause["examples"][0]]
    details = details_of(made, case["id"])
    assert details["explanation"] == case["explanation"] and details["command"] == without_folder(case["command"])
    assert marks(details["picture"])["wrong"] > 0


def test_every_cause_has_up_to_nine_examples_that_it_explains(model, bad):
    made = model(bad.records)
    by_id = {case["id"]: case for case in bad.of_type("case")}
    for cause, recorded in zip(made["runs"][0]["causes"], bad.footer["causes"], strict=True):
        assert len(cause["examples"]) == min(9, recorded["cases"])
        assert all(by_id[made["cases"]["ids"][number]]["verdict"] == "fail" for number in cause["examples"])


def test_the_cases_of_each_cause_are_as_many_as_the_footer_counts(model, bad):
    made = model(bad.records)
    counted = collections.Counter(reason["cause"] for _, reason in reasons_of(made["runs"][0]))
    assert [counted[place] for place in range(len(bad.footer["causes"]))] == [cause["cases"] for cause in bad.footer["causes"]]


def test_a_case_that_no_cause_lists_belongs_to_none(model, bad):
    header, *cases, footer = bad.records
    first, second = [case for case in cases if case["verdict"] == "fail" and "misreadings" not in case][:2]
    records = of_cases(bad, [first, second])
    records[-1]["causes"] = [{"title": "untouched", "cases": 1, "telling": first["id"], "ids": [first["id"], "unknown"]}]
    assert [reason["cause"] for _, reason in sorted(reasons_of(model(records)["runs"][0]), key=lambda row: row[0])] == [0, -1]


def with_drawing(result, picture):
    """The records of a run in which the most telling case of the first cause has another drawing."""
    first, *others = result.footer["causes"]
    drawings = [{"id": first["telling"], "picture": picture}, *first["drawings"][1:]]
    return [*result.records[:-1], result.footer | {"causes": [first | {"drawings": drawings}, *others]}]


def test_the_drawings_are_those_of_the_footer(model, bad):
    recorded = bad.footer["causes"][0]["drawings"]
    assert [drawing["id"] for drawing in recorded][0] == telling(bad)["id"] and len(recorded) > 1
    made = model(bad.records)
    assert [details_of(made, drawing["id"])["picture"] for drawing in recorded] == [drawing["picture"] for drawing in recorded]


def test_texts_of_a_drawing_are_made_harmless(model, bad):
    picture = {"facts": "a\x1b[31m", "parts": [{"cells": [["\u202e", 1, None, True]]}], "legend": "é" * 5000}
    shown = details_of(model(with_drawing(bad, picture)), telling(bad)["id"])["picture"]
    assert len(shown.pop("legend")) < 1300
    assert shown == {"facts": "a?[31m", "parts": [{"cells": [["???", 1, None, True]]}]}


def test_a_page_of_results_without_drawings_has_everything_else(model, bad):
    causes = [{name: value for name, value in cause.items() if name != "drawings"} for cause in bad.footer["causes"]]
    (run,) = model([*bad.records[:-1], bad.footer | {"causes": causes}])["runs"]
    assert run["details"] and all(details["picture"] is None for details in run["details"].values())


def test_ten_thousand_failing_cases_have_their_rows_in_less_than_3_mb(page, bad):
    failing = [case for case in bad.of_type("case") if case["verdict"] == "fail"]
    cases = [failing[n % len(failing)] | {"id": f"cases/ScatterND-18/3x2x2x4x2-at-2x2x1x3-float16-none-repeated-{n}"} for n in range(10_000)]
    text = page(of_cases(bad, cases))
    assert len(text.encode()) < 3_000_000
    (run,) = model_of(text)["runs"]
    assert run["verdicts"] == "f" * 10_000 and sorted(number for number, _ in reasons_of(run)) == list(range(10_000))


def test_waived_failures_are_known_with_their_reasons(model, bad):
    records = [record | {"waived": "issue 17"} if record.get("verdict") == "fail" else record for record in bad.records]
    made = model(records)
    (run,) = made["runs"]
    failing = {name for name, verdict in bad.verdicts.items() if verdict == "fail"}
    assert {made["cases"]["ids"][number] for number in run["waived"]} == failing
    assert f"{len(failing)} failures waived: issue 17" in run["remarks"]


def test_lost_processes_and_differing_answers_are_known(model, bad):
    case = telling(bad)
    records = with_telling(
        bad,
        nondeterminism="illegal",
        repetitions={"count": 2, "outcomes": [{"count": 1, "answer": "output", "verdict": "pass"}, {"count": 1, "answer": "output", "verdict": "fail"}]},
    )
    records[-1] = records[-1] | {"lost_processes": [{"when": "in a case", "how": "was killed by SIGSEGV", "case": case["id"], "count": 2}]}
    made = model(records)
    (run,) = made["runs"]
    assert run["lost"] == [f"A process was killed by SIGSEGV in a case, {case['id']}, 2 times."]
    assert [remark for remark in run["remarks"] if "differ" in remark] == ["Of 1 case run several times, the answers of 1 differ, and some fail."]
    assert run["unsteady"] == [made["cases"]["ids"].index(case["id"])] and run["repeated"]
    assert details_of(made, case["id"])["facts"] == [["outcomes", "1x output (pass), 1x output (fail)"]]


# ---- hostile texts


def test_hostile_texts_inject_nothing_and_break_nothing(page, good):
    for text in (page(hostile(good, 3)), page(hostile(good, 3), good.records, hostile(good, 2))):
        check_page(text)
        assert len(text.encode()) < 3_000_000


# ---- several runs


def test_several_runs_share_one_list_of_cases(model, good, bad):
    made = model(bad.records, good.records)
    assert made["title"] == "2 runs of 2 implementations"
    assert [run["name"] for run in made["runs"]] == ["misbehaving", "example"]
    assert set(made["cases"]["ids"]) == set(good.verdicts) == set(bad.verdicts)
    for run, result in zip(made["runs"], (bad, good), strict=True):
        expected = collections.Counter(letter_of(case) for case in result.of_type("case"))
        assert {letter: len(names) for letter, names in records_by_verdict(made, run).items()} == expected


def test_runs_of_the_same_implementation_are_distinguished(model, good):
    assert [run["title"] for run in model(good.records, good.records)["runs"]] == ["example 1.0 (1)", "example 1.0 (2)"]


def test_a_case_that_another_run_lacks_is_a_dot(model, good):
    cases = good.of_type("case")
    made = model(of_cases(good, cases[:3]), of_cases(good, cases[1:4]))
    assert made["cases"]["ids"] == [case["id"] for case in cases[:4]]
    assert [(run["verdicts"][0] == ".", run["verdicts"][3] == ".") for run in made["runs"]] == [(False, True), (True, False)]


def test_a_changed_case_of_the_same_id_is_another_case(model, good):
    case = next(case for case in good.of_type("case") if case["verdict"] == "pass" and "warnings" not in case)
    header = copy.deepcopy(good.header)
    header["implementation"]["version"] = "2"
    made = model(of_cases(good, [case]), [header, *of_cases(good, [case | {"case_hash": "0" * 64}])[1:]])
    assert [run["verdicts"] for run in made["runs"]] == ["p", "."]


def test_a_run_without_hashes_leaves_open_which_case_an_id_means(model, good):
    case = next(case for case in good.of_type("case") if case["verdict"] == "pass" and "warnings" not in case)
    unknown = {name: value for name, value in case.items() if name != "case_hash"}
    runs = [of_cases(good, [one]) for one in (unknown, case, case | {"case_hash": "0" * 64}, case)]
    assert [run["verdicts"] for run in model(*runs)["runs"]] == ["p", "p", ".", "p"]


# ---- two runs compared


def test_a_comparison_is_the_page_about_both_files(scatter_cts, good, bad, tmp_path):
    for name, result in (("old", good), ("new", bad)):
        (tmp_path / name).write_bytes(result.raw)
    process = scatter_cts("compare", tmp_path / "old", tmp_path / "new", "--format", "html")
    assert (process.returncode, process.stderr) == (1, "")
    check_page(process.stdout)
    made = model_of(process.stdout)
    assert [run["name"] for run in made["runs"]] == ["example", "misbehaving"]
    (pair,) = made["pairs"]
    assert (pair["older"], pair["newer"], pair["judged_alike"]) == (0, 1, True)
    differences = json.loads(scatter_cts("compare", tmp_path / "old", tmp_path / "new", "--format", "json").stdout)["differences"]
    assert pair["changes"] == {item["id"]: item["change"] for item in differences} != {}
