"""What the page says of two runs: it agrees with what `compare` says."""

import collections
import json

import pytest
from page_model import model_of
from page_state import VIEW, rows
from selenium.webdriver.common.by import By


def test_a_comparison_begins_with_what_got_worse(tab, page):
    tab.open(page("comparison"))
    model = model_of(tab.text_of_file())
    older, newer = model["runs"]
    worse = sum(a in "pw" and b in "fctm" for a, b in zip(older["verdicts"], newer["verdicts"], strict=True))
    assert [tab.one(f"#comparison-{name}").get_attribute("value") for name in ("older", "newer")] == ["0", "1"]
    counts = [item.text for item in tab.all(".view .counts li")]
    assert counts[0].replace(",", "").startswith(f"✗ {worse}")
    headings = [heading.text for heading in tab.all(".view h3")]
    assert headings and headings[0] == f"What got worse: {worse} cases"


def changed_records(passing, failures):
    """The cases of an older and of a newer run with every kind of change, and the ids of the changed cases."""
    older, newer = ({record["id"]: record for record in passing} for _ in range(2))
    ids = [name for name, record in older.items() if record["verdict"] == "pass" and "warnings" not in record][:17]
    good = [older[name] for name in ids]
    bad = [{**record, "verdict": "fail", "failures": failures} for record in good]
    lost = [{**record, "verdict": "unsupported", "answer": "unsupported"} for record in good]
    never = [{**record, "verdict": "not-run"} for record in good]
    waived = [{**record, "waived": ""} for record in bad]
    other = [{**record, "failures": [{**record["failures"][0], "policy": "something else"}]} for record in bad]
    unsteady = [{**record, "circumstance": "unsteady"} for record in bad]
    moved = [[{**record, "case_hash": "0" * 64} for record in records] for records in (good, bad)]
    kinds = [
        (good, bad), (bad, good), (good, lost), (bad, never), (good, waived), (waived, good), (good, None), (None, bad),
        (None, good), (bad, lost), (good, moved[0]), (good, moved[1]), (bad, other), (lost, good), (bad, waived), (waived, bad),
        (good, unsteady),
    ]  # fmt: skip
    pairs = [[records and records[place] for records in kind] for place, kind in enumerate(kinds)]
    for side, records in enumerate((older, newer)):
        for name, pair in zip(ids, pairs, strict=True):
            del records[name]
            if pair[side] is not None:
                records[name] = pair[side]
    return older, newer, ids


@pytest.fixture(scope="module")
def changed_files(results, tmp_path_factory):
    """The paths of two results files with every kind of change, and the ids of the changed cases."""
    header, *passing, footer = (json.loads(line) for line in results["passing"].read_text().splitlines())
    failures = next(case["failures"] for case in map(json.loads, results["buggy"].read_text().splitlines()) if case.get("verdict") == "fail")
    older, newer, ids = changed_records(passing, failures)
    folder = tmp_path_factory.mktemp("changes")
    for name, records in (("old", older), ("new", newer)):
        counts = collections.Counter(record["verdict"] for record in records.values())
        own = {"cases": len(records), "verdicts": {verdict: counts[verdict] for verdict in footer["verdicts"]}}
        lines = [header, *records.values(), footer | own]
        (folder / name).write_text("".join(json.dumps(line) + "\n" for line in lines))
    return folder / "old", folder / "new", ids


PAGE_KINDS = """
    const kinds = {};
    for (const [kind, numbers] of changes.all(model.runs[0], model.runs[1])) for (const number of numbers) kinds[model.id(number)] = kind;
    return kinds"""


def page_kinds(tab, scatter_cts, folder, *arguments):
    process = scatter_cts(*arguments, "--format", "html", "--output", folder / "page.html")
    assert process.stderr == ""
    tab.open((folder / "page.html").as_uri())
    return tab.script(PAGE_KINDS)


def test_the_page_of_a_comparison_says_what_the_comparison_says(tab, scatter_cts, changed_files, tmp_path):
    old, new, ids = changed_files
    told = {item["id"]: item["change"] for item in json.loads(scatter_cts("compare", old, new, "--format", "json").stdout)["differences"]}
    kinds = page_kinds(tab, scatter_cts, tmp_path, "compare", old, new)
    assert len(set(told.values())) >= 7 and set(ids) - set(told) == set()
    assert kinds == told


def test_the_verdict_of_another_case_with_the_same_id_is_said(tab, scatter_cts, changed_files, tmp_path):
    old, new, ids = changed_files
    page_kinds(tab, scatter_cts, tmp_path, "compare", old, new)
    tab.unfold()
    rows = {name: cells for name in ids[10:12] for row in tab.all("table.changes tbody tr") if name in (cells := [cell.text for cell in row.find_elements(By.TAG_NAME, "td")])[-1].split("\n")}
    assert rows[ids[10]][2].startswith("✓ pass") and rows[ids[10]][3] == "pass\nof another case with this id"
    assert rows[ids[11]][3].startswith("fail: ") and rows[ids[11]][3].endswith("\nof another case with this id")


def test_the_verdict_of_another_case_is_cut(scatter_cts, changed_files, tmp_path):
    old, new, ids = changed_files
    records = [json.loads(line) for line in new.read_text().splitlines()]
    for record in records:
        if record.get("id") == ids[11]:
            record["failures"] = [record["failures"][0] | {"policy": "x" * 100_000}]
    (tmp_path / "new").write_text("".join(json.dumps(record) + "\n" for record in records))
    changed = model_of(scatter_cts("compare", old, tmp_path / "new", "--format", "html").stdout)["pairs"][0]["changed"]
    assert 300 < len(changed[ids[11]]) < 500


def test_a_case_with_the_name_of_a_member_of_all_objects_has_not_changed(tab, page):
    tab.open(page("comparison"))
    assert tab.script("model.data.cases.ids[0] = 'constructor'; return changes.ofOtherCase(model.runs[0], model.runs[1], 0) === undefined")


def test_the_page_of_two_runs_says_of_cases_that_did_not_change_what_the_comparison_says(tab, scatter_cts, changed_files, tmp_path):
    old, new, ids = changed_files
    told = {item["id"]: item for item in json.loads(scatter_cts("compare", old, new, "--format", "json").stdout)["differences"]}
    kinds = page_kinds(tab, scatter_cts, tmp_path, "report", old, new)
    of_other_cases = {name for name, item in told.items() if "case_changed" in item}
    assert len(of_other_cases) == 2
    assert {name: kind for name, kind in kinds.items() if name not in of_other_cases} == {
        name: item["change"] for name, item in told.items() if name not in of_other_cases
    }


def test_the_page_counts_what_did_not_change_as_the_comparison_does(tab, scatter_cts, changed_files, tmp_path):
    old, new, _ = changed_files
    counts = json.loads(scatter_cts("compare", old, new, "--format", "json").stdout)["counts"]
    page_kinds(tab, scatter_cts, tmp_path, "compare", old, new)
    assert tab.all(".view .counts li")[-1].text == f"= {counts['alike']}\nthe same"


def test_a_search_for_what_changed_stays_about_its_two_runs(tab, page):
    for term in ("changed:worse", "verdict:pass -changed:worse"):
        tab.open(f"{page('short-several')}#view=cases&run=1&q={term}&older=0&newer=1")
        assert tab.one(".search-messages").text == ""
        assert "older=0&newer=1" in tab.all(f"{VIEW} a")[0].get_attribute("href")
