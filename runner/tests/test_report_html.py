"""`scatter-cts report --format html`: a page that needs no other file, is complete without its script, and is safe from injection."""

import base64
import collections
import copy
import hashlib
import json
import pathlib
import re
import xml.etree.ElementTree as ElementTree

import pytest
from changed_results import EVIL, hostile, of_cases

SVG = "{http://www.w3.org/2000/svg}"
FEW = ["--operator", "ScatterND-18"]
STYLES = pathlib.Path(__file__).resolve().parents[2] / "reports"


class Page:
    """A page, parsed as XML; every page is valid XML."""

    def __init__(self, process):
        assert (process.returncode, process.stderr) == (0, "")
        self.text = process.stdout
        assert self.text.startswith("<!DOCTYPE html>\n<html")
        self.root = ElementTree.fromstring(self.text)
        self.parents = {child: parent for parent in self.root.iter() for child in parent}

    def all(self, name, class_name=None):
        found = [element for element in self.root.iter(name)]
        return found if class_name is None else [e for e in found if class_name in e.get("class", "").split()]

    def at(self, place):
        (element,) = [element for element in self.root.iter() if element.get("id") == place]
        return element

    def section(self, place):
        """The content between a heading and the next heading of the same level."""
        heading = self.at(place)
        siblings = list(self.parents[heading])
        rest = siblings[siblings.index(heading) + 1 :]
        end = [number for number, element in enumerate(rest) if element.tag == heading.tag]
        return rest[: end[0]] if end else rest

    def table(self, place):
        """The rows of the first table of a section, as lists of the texts of cells."""
        table = next(found for element in self.section(place) for found in element.iter("table"))
        return [[words(cell) for cell in row] for row in table.iter("tr")]


def words(element):
    return "".join(element.itertext()).strip()


@pytest.fixture(scope="module")
def good(run, example):
    return run("--implementation", example, *FEW)


@pytest.fixture(scope="module")
def bad(run, misbehaving):
    return run("--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=4", *FEW)


@pytest.fixture
def page(scatter_cts, tmp_path):
    """The page for lists of records, each in its own file."""

    def make(*results, arguments=()):
        paths = [tmp_path / f"results-{number}.jsonl" for number in range(len(results))]
        for path, records in zip(paths, results, strict=True):
            path.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records))
        return Page(scatter_cts("report", *paths, "--format", "html", *arguments))

    return make


def telling(result):
    return next(case for case in result.of_type("case") if case["id"] == result.footer["causes"][0]["telling"])


def with_telling(result, **members):
    """The records of a run in which members of the most telling case of the first cause are changed."""
    name = telling(result)["id"]
    return [record | members if record.get("id") == name else record for record in result.records]


# ---- the page as a file


def test_a_page_needs_no_other_file(page, bad):
    made = page(bad.records)
    assert not [element for element in made.root.iter() if element.get("src")]
    links = [element.get("href") for element in made.root.iter() if element.get("href")]
    assert links and all(link.startswith("#") for link in links)
    assert "url(" not in made.text and "@import" not in made.text


def test_every_link_leads_to_one_place_of_the_page(page, good, bad):
    for made in (page(bad.records), page(good.records, bad.records)):
        ids = collections.Counter(element.get("id") for element in made.root.iter() if element.get("id"))
        assert set(ids.values()) == {1}
        assert {element.get("href")[1:] for element in made.all("a")} <= set(ids)


def test_the_policy_of_a_page_allows_its_own_script_alone(page, good):
    made = page(good.records)
    (script,) = made.all("script")
    held = made.text.split("<script>")[1].split("</script>")[0]
    digest = base64.b64encode(hashlib.sha256(held.encode()).digest()).decode()
    (policy,) = [meta.get("content") for meta in made.all("meta") if meta.get("http-equiv") == "Content-Security-Policy"]
    assert f"script-src 'sha256-{digest}'" in policy and policy.startswith("default-src 'none';")
    assert len(script.text) > 1000


def test_the_same_results_give_the_same_page(page, good, bad):
    assert page(good.records, bad.records).text == page(good.records, bad.records).text


def test_headings_are_in_order(page, good, bad):
    for made in (page(bad.records), page(good.records, bad.records)):
        levels = [int(element.tag[1]) for element in made.root.iter() if re.fullmatch("h[1-6]", str(element.tag))]
        assert levels[0] == 1 and levels.count(1) == 1
        assert all(after <= before + 1 for before, after in zip(levels, levels[1:], strict=False))


def test_tables_and_fields_have_names(page, good, bad):
    for made in (page(bad.records), page(good.records, bad.records)):
        assert all(words(table.find("caption")) for table in made.all("table"))
        assert all(head.get("scope") for head in made.all("th"))
        fields = made.all("input") + made.all("select")
        assert all(made.parents[field].tag == "label" for field in fields)


def test_every_row_of_a_table_has_as_many_cells(page, good, bad):
    for made in (page(bad.records), page(good.records, bad.records)):
        for table in made.all("table"):
            (last,) = [row for row in table.find("thead")][-1:]
            others = sum(int(cell.get("rowspan", 1)) > 1 for cell in table.find("thead")[0]) if len(table.find("thead")) > 1 else 0
            assert {len(row) for row in table.find("tbody")} <= {len(last) + others}


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
    """The contrast in the style sheets is at least 4.5 to 1, light (0) and dark (1)."""
    colours = {}
    for path in (STYLES / "markup" / "page.css", STYLES / "report" / "html" / "report.css"):
        block = re.findall(r":root \{(.*?)\}", path.read_text(), re.DOTALL)[scheme]
        colours |= dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", block))
    light, dark = sorted((luminance(colours[text]), luminance(colours[ground])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


# ---- one run


def test_the_top_has_the_implementation_and_the_outcome(page, good, bad):
    made = page(bad.records)
    assert words(made.at("top")) == "misbehaving 1.0"
    (sentence,) = made.all("p", "sentence")
    failures = sum(verdict == "fail" for verdict in bad.verdicts.values())
    causes = len(bad.footer["causes"])
    assert f"; {causes} cause{'s' if causes > 1 else ''} of {failures} failures" in words(sentence)
    facts = {words(fact.find("span")): words(fact.find("b")) for fact in made.all("ul", "facts")[0]}
    assert facts["edition"] == "onnx-1.23" and facts["started"] == bad.header["started"]
    assert "; no case fails" in words(page(good.records).all("p", "sentence")[0])


def test_the_statement_is_that_of_the_footer(page, good, bad):
    for result in (good, bad):
        (row,) = page(result.records).table("versions")[1:]
        (statement,) = result.footer["statements"]
        assert row[0] == "ScatterND-18" and row[1].endswith(f" {statement['statement']}")
        assert row[2].replace(",", "") == str(statement["cases"])


def test_the_matrix_claims_what_the_footer_claims(page, good):
    rows = page(good.records).table("types")
    reductions = rows[2]
    claimed = {(row[0], reduction) for row in rows[3:] for reduction, cell in zip(reductions, row[1:], strict=True) if cell == "✓"}
    pairs = good.footer["statements"][0]["complete_for"]
    assert claimed == {(pair["dtype"], pair["reduction"]) for pair in pairs} and claimed


def test_the_matrix_of_a_run_that_was_stopped_claims_nothing(page, good):
    rows = page([*good.records[:-1], good.footer | {"complete": False}]).table("types")
    assert "✓" not in words_of(rows) and "!" in words_of(rows)


def words_of(rows):
    return [cell for row in rows for cell in row]


def clause_cell(made, name):
    """The cell of ScatterND-18, the last version of the last operator, in the row of a clause."""
    rows = [row for table in made.all("table", "clauses") for row in table.iter("tr") if row[0].text == name]
    return words(rows[-1][-1])


def test_a_clause_whose_cases_fail_for_another_clause_has_no_check_mark(page, good):
    about = [case for case in good.of_type("case") if case["verdict"] == "pass" and "ScatterND.index-negative" in case["clauses"]][:2]
    failing = about[0] | {"verdict": "fail", "failures": [{"clause": "ScatterND-18.untouched", "level": "must", "policy": "p"}], "explanation": ["x"]}
    assert clause_cell(page(of_cases(good, about)), "index-negative").startswith("✓")
    assert clause_cell(page(of_cases(good, [failing, about[1]])), "index-negative").startswith("!1")


def test_a_clause_whose_cases_are_refused_with_permission_has_no_check_mark(page, good):
    (case, *_) = [case for case in good.of_type("case") if case["verdict"] == "pass" and "ScatterND.index-negative" in case["clauses"]]
    refused = case | {"level": "may-reject", "answer": "rejected", "compared": False}
    assert clause_cell(page(of_cases(good, [refused])), "index-negative").startswith("·")


def test_a_cause_unfolds_to_its_most_telling_case_drawn(page, bad):
    made = page(bad.records)
    case = telling(bad)
    place = made.at(case["id"])
    assert made.parents[place].get("class") == "cause"
    assert place.find(f"figure/{SVG}svg/{SVG}title").text == case["id"]
    assert [rect for rect in place.iter(f"{SVG}rect") if rect.get("class") == "ring"]
    assert words(place.find("pre")) == "\n".join(case["explanation"]).strip()
    assert words(place.find("p[@class='command']/code")) == case["command"]


@pytest.mark.parametrize(
    "output",
    [
        {},
        {"dtype": "float", "shape": [2**62, 2**62], "bytes": "AAAA"},
        {"dtype": "float", "shape": [-1], "bytes": ""},
        {"dtype": "float", "shape": [1] * 5000, "bytes": "AAAAAA=="},
        {"dtype": "string", "shape": [1], "bytes": "//////////8="},
        {"dtype": "string", "shape": [3], "bytes": ""},
        {"dtype": "float", "shape": [1], "bytes": "A" * 100_001},
        {"dtype": "float", "shape": [1], "bytes": "<>\""},
        {"dtype": EVIL[:99], "shape": [1], "bytes": "AAAA"},
    ],
)
def test_an_invalid_output_is_not_drawn(page, bad, output):
    made = page(with_telling(bad, output=output))
    place = made.at(telling(bad)["id"])
    assert place.find(f"figure/{SVG}svg") is not None
    assert not [rect for rect in place.iter(f"{SVG}rect") if rect.get("class") == "ring"]


@pytest.mark.parametrize("members", [{"case_hash": "0" * 64}, {"case_hash": ""}])
def test_a_changed_case_is_not_drawn(page, bad, members):
    place = page(with_telling(bad, **members)).at(telling(bad)["id"])
    assert place.find("figure") is None and "Not drawn" in words(place)
    assert place.find("pre") is not None


def test_a_page_without_the_cases_is_complete(page, bad, tmp_path):
    records = [record | {"id": f"other/{record['id']}"} if record["type"] == "case" else record for record in bad.records]
    records[-1] = records[-1] | {"causes": [c | {"telling": f"other/{c['telling']}"} for c in records[-1]["causes"]]}
    made = page(records)
    assert not made.all("figure") and "Not drawn" in made.text


def test_every_case_that_did_not_simply_pass_has_a_row(page, bad):
    made = page(bad.records)
    rows = made.table("cases")[1:]
    listed = [case for case in bad.of_type("case") if case["verdict"] != "pass" or "warnings" in case]
    assert len(rows) == len(listed)
    assert {row[1].split(" ", 1)[1] for row in rows} == {
        "warning" if case["verdict"] == "pass" else case["verdict"] for case in listed
    }
    assert all(made.at(case["id"]) is not None for case in listed if "#" not in case["id"])
    passed = len(bad.cases) - len(listed)
    assert words(made.section("passed")[0]).startswith(f"ScatterND-18: {passed} case")


def test_ten_thousand_failing_cases_are_less_than_3_mb(page, bad):
    failing = [case for case in bad.of_type("case") if case["verdict"] == "fail"]
    cases = [failing[n % len(failing)] | {"id": f"cases/ScatterND-18/3x2x2x4x2-at-2x2x1x3-float16-none-repeated-{n}"} for n in range(10_000)]
    made = page(of_cases(bad, cases))
    assert len(made.text.encode()) < 3_000_000
    assert len(made.table("cases")) == 10_001


def test_ten_thousand_cases_with_long_ids_are_less_than_3_mb_and_it_says_so(page, bad):
    failing = [case for case in bad.of_type("case") if case["verdict"] == "fail"]
    cases = [failing[n % len(failing)] | {"id": f"cases/{n}-" + "x" * 1000} for n in range(10_000)]
    made = page(of_cases(bad, cases))
    assert len(made.text.encode()) < 3_000_000
    assert "Left out because the page would become too large" in made.text


def test_waived_failures_are_shown_with_their_reasons(page, bad):
    records = [record | {"waived": "issue 17"} if record.get("verdict") == "fail" else record for record in bad.records]
    failures = sum(verdict == "fail" for verdict in bad.verdicts.values())
    items = [words(item) for item in page(records).section("remarks")[0]]
    assert f"{failures} failures waived: issue 17" in items


def test_lost_processes_and_nondeterminism_are_shown(page, bad):
    case = telling(bad)
    records = with_telling(
        bad,
        nondeterminism="illegal",
        repetitions={"count": 2, "outcomes": [{"count": 1, "answer": "output", "verdict": "pass"}, {"count": 1, "answer": "output", "verdict": "fail"}]},
    )
    records[-1] = records[-1] | {"lost_processes": [{"when": "in a case", "how": "was killed by SIGSEGV", "case": case["id"], "count": 2}]}
    made = page(records)
    items = [words(item) for item in made.section("remarks")[0]]
    assert f"✗ A process was killed by SIGSEGV in a case, {case['id']}, 2 times." in items
    assert any("the answers differ and some fail" in item for item in items)
    assert "Answers differ from run to run: 1 times output (pass); 1 times output (fail)" in words(made.at(case["id"]))
    repeated = next(row for row in made.table("questions") if row[0].startswith("repeated runs"))
    assert repeated[1] == "✗ bad"


def test_a_run_that_was_stopped_says_so(page, bad):
    records = [*bad.records[:-1], bad.footer | {"complete": False}]
    assert words(page(records).all("p", "sentence")[0]).startswith("Nothing is claimed, because the run is incomplete; ")


# ---- hostile texts


def test_hostile_texts_inject_nothing_and_break_nothing(page, good):
    for made in (page(hostile(good, 3)), page(hostile(good, 3), good.records, hostile(good, 2))):
        assert len(made.all("script")) == 1
        assert not [name for element in made.root.iter() for name in element.attrib if name.startswith("on")]
        assert not set("\r\x1b\u202e\u2066\ufffe") & set(made.text)
        assert len(made.text.encode()) < 3_000_000


# ---- several runs


def test_a_scoreboard_has_a_row_for_each_run(page, good, bad):
    made = page(bad.records, good.records)
    rows = made.table("scoreboard")
    assert rows[0][0] == "implementation" and "ScatterND-18" in rows[0]
    assert [row[0] for row in rows[1:]] == ["example 1.0", "misbehaving 1.0"]
    column = rows[0].index("ScatterND-18")
    failures = sum(verdict == "fail" for verdict in bad.verdicts.values())
    assert rows[1][column] == "!" and rows[2][column] == f"✗{failures}"


def test_a_cell_of_the_scoreboard_links_to_the_reasons(page, good, bad):
    made = page(good.records, bad.records)
    (cell, *_) = [a for a in made.all("a") if "ScatterND-18: bad" in a.get("title", "")]
    row = made.at(cell.get("href")[1:])
    assert row.tag == "tr" and "fail: " in words(row)


def test_runs_of_the_same_implementation_are_distinguished(page, good):
    titles = [row[0] for row in page(good.records, good.records).table("scoreboard")[1:]]
    assert titles == ["example 1.0 (1)", "example 1.0 (2)"]


def test_changes_between_versions_are_shown(page, good):
    def version(number):
        header = copy.deepcopy(good.header)
        header["implementation"]["version"] = number
        return header

    case = next(case for case in good.of_type("case") if case["verdict"] == "pass" and case.get("level") == "must")
    wrong = case | {"verdict": "fail", "explanation": ["x"], "failures": [{"clause": "ScatterND-18.target", "level": "must", "policy": "p"}]}
    old = of_cases(good, [wrong if record["id"] == case["id"] else record for record in good.of_type("case")])
    made = page([version("1.10"), *old[1:]], [version("1.9"), *good.records[1:]])
    (change,) = [element for element in made.section("changes") if element.tag == "details"]
    assert words(change.find("summary")).endswith("example 1.9 → example 1.10: 1 regression, 0 failures of new or changed cases, 0 repairs, 0 other reasons")
    assert case["id"] in words(change)
    assert made.table("differences")[1][0] == "1"


def test_a_changed_case_is_not_a_regression_of_the_implementation(page, good):
    case = next(case for case in good.of_type("case") if case["verdict"] == "pass" and case.get("level") == "must" and "warnings" not in case)
    wrong = case | {"verdict": "fail", "explanation": ["x"], "failures": [{"clause": "ScatterND-18.target", "level": "must", "policy": "p"}]}
    header = copy.deepcopy(good.header)
    header["implementation"]["version"] = "2"
    made = page(of_cases(good, [case]), [header, *of_cases(good, [wrong | {"case_hash": "0" * 64}])[1:]])
    (change,) = [element for element in made.section("changes") if element.tag == "details"]
    assert ": 0 regressions, 1 failure of new or changed cases" in words(change.find("summary"))
    assert f"{case['id']} (the case has changed)" in words(change)
    assert words(made.section("differences")[0]).startswith("0 cases")


def test_cases_with_the_same_difference_are_one_row(page, good, bad):
    made = page(good.records, bad.records)
    failing = {name for name, verdict in bad.verdicts.items() if verdict == "fail" and good.verdicts[name] == "pass"}
    rows = made.table("differences")[1:]
    assert sum(int(row[0].replace(",", "")) for row in rows) == len(failing)
    assert [row[2:] for row in rows] == [["✓", "✗"]]


# ---- two runs compared


def test_a_comparison_is_a_page(scatter_cts, good, bad, tmp_path):
    for name, result in (("old", good), ("new", bad)):
        (tmp_path / name).write_bytes(result.raw)
    process = scatter_cts("compare", tmp_path / "old", tmp_path / "new", "--format", "html")
    assert process.returncode == 1
    process.returncode = 0
    made = Page(process)
    regressions = [name for name, verdict in bad.verdicts.items() if verdict == "fail" and good.verdicts[name] == "pass"]
    (change,) = made.all("details", "change")
    assert f"{len(regressions)} regressions" in words(change.find("summary"))
    rows = next(change.iter("tbody"))
    assert [words(row[0]) for row in rows] == sorted(regressions)[: len(rows)] and len(rows) == min(200, len(regressions))
