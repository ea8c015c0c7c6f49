"""The site: a page about all results and one about each implementation, with the findings; it needs no network."""

from __future__ import annotations

import json
import stat
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import publish
import site_pages
from published_fixture import SCRIPT, Project, case, entry, failing, finding, records, section, warned, warning_finding

CASES = [failing("ScatterND-18/negative"), warned("ScatterND-18/outputs"), case("ScatterND-18/plain")]
# A page whose model says which results it is about, and which has details of many cases.
PROGRAM = """#!/bin/sh
case "$*" in *"--format badges") echo "{\\"ScatterND-18\\": {\\"message\\": \\"red\\"}}"; exit;; *"--format badge") echo "{\\"message\\": \\"${2##*/}\\"}"; exit;; esac
names=
for argument; do case $argument in *.jsonl.gz) names="$names ${argument##*/}";; esac; done
echo "<!doctype html><head><title>report</title></head><script id=\\"model\\" type=\\"application/json\\">{\\"files\\": \\"$names\\", \\"cases\\": {\\"ids\\": [\\"cases/ScatterND-18/plain\\", \\"cases/ScatterND-18/negative\\"]}, \\"clauses\\": [{\\"id\\": \\"ScatterND.index-bounds\\"}, {\\"id\\": \\"ScatterND.reduction-mul\\"}, {\\"id\\": \\"ScatterND.attribute-internal\\"}, {\\"id\\": \\"New.clause\\"}], \\"runs\\": [{\\"name\\": \\"backend\\", \\"version\\": \\"2.0\\", \\"choices\\": [], \\"details\\": {\\"1\\": {\\"message\\": \\"$FILL\\"}, \\"2\\": {}}}]}</script>"
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path / "project")
    made.add({"2.0": CASES, "1.0": CASES}, [warning_finding(), finding(severity="memory", upstream=["owner/backend#17"])])
    program = made.root / "build" / "release" / "bin" / "scatter-cts"
    program.parent.mkdir(parents=True)
    program.write_text(PROGRAM, encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    assert publish.main([], made.root) == 0
    return made


@pytest.fixture
def site(project, tmp_path) -> Path:
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 0
    return tmp_path / "site"


def model_of(page: Path) -> dict:
    return json.loads(site_pages.MODEL.search(page.read_text(encoding="utf-8"))[2])


def test_there_is_a_page_about_all_and_one_about_each_implementation(site):
    assert {path.name for path in site.glob("*.html")} == {"index.html", "backend.html"}


def test_results_and_badges_have_addresses_of_their_own(site, project):
    published = project.published / "results" / "backend@1.0.jsonl.gz"
    assert (site / "results" / "backend@1.0.jsonl.gz").read_bytes() == published.read_bytes()
    badges = {str(path.relative_to(site / "badge")): json.loads(path.read_text())["message"] for path in (site / "badge").rglob("*.json")}
    assert badges == {"backend@2.0.json": "backend@2.0.jsonl.gz", "backend@1.0.json": "backend@1.0.jsonl.gz", "backend.json": "backend@2.0.jsonl.gz",
                      "backend/ScatterND-18.json": "red"}  # fmt: skip


def test_the_feed_has_the_findings_of_the_headlines_the_newest_first(project, tmp_path):
    later = finding(id="backend-later", title="It loses <updates> \x01 & more", published="2026-11-30", match=[{"kind": "failures", "clause": "*"}])
    # A warning that counts as damage has a reason in place of expected and actual.
    unsafe = warning_finding(severity="memory", reproduce="backend_negative.py", expect="wrong", upstream=["owner/backend#17"])
    made = [unsafe, finding(), later]
    project.write_results("backend@2.0", records("2.0", [*CASES, failing("ScatterND-18/another", failures=[entry("ScatterND-18.target")])]))
    project.write("findings/backend.json", {"implementation": "backend", "findings": made})
    assert publish.main([], project.root) == 0
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 0
    root = ElementTree.parse(tmp_path / "site" / "findings.atom").getroot()
    name = {"": "http://www.w3.org/2005/Atom"}
    assert [entry.findtext("id", namespaces=name) for entry in root.findall("entry", name)] == [
        f"urn:scatter-cts:finding:backend-{one}" for one in ("later", "outputs", "negative")]  # fmt: skip
    assert [entry.findtext("summary", namespaces=name) for entry in root.findall("entry", name)][1:] == [
        unsafe["why"], f"Expected: {finding()['expected']}\n\nActual: {finding()['actual']}"]  # fmt: skip
    assert root.findtext("updated", namespaces=name) == "2026-11-30T00:00:00Z"
    first = root.find("entry", name)
    assert first.findtext("title", namespaces=name) == "backend: It loses <updates> \N{REPLACEMENT CHARACTER} & more"
    assert first.find("link", name).get("href") == "backend.html#view=findings&finding=backend-later"


def test_the_text_for_an_issue_and_the_example_are_those_of_the_page_about_the_implementation(site, project):
    model = model_of(site / "backend.html")
    of_page = (project.published.parent / "published" / "backend.md").read_text(encoding="utf-8")
    (failure,) = (card for card in model["findings"] if card["issue"])
    whole = f"{failure['issue']}\n```{failure['language']}\n{failure['script']}```\n"
    assert f"````markdown\n{whole}````" in of_page
    assert f"- plainest case: `{model['cases']['ids'][failure['example']]}`" in of_page


def test_a_clause_has_what_onnx_says_in_the_newest_version_or_nothing(site):
    bounds, mul, silent, unknown = [clause["quotation"] for clause in model_of(site / "index.html")["clauses"]]
    assert bounds.startswith("Index values are allowed to be negative, as per the usual convention")
    assert mul == "where the `f` is `+`, `*`, `max` or `min` as specified."  # not "reduction using the addition operation"
    assert (silent, unknown) == ("", "")


def test_every_page_names_the_feed(site):
    for page in ("index.html", "backend.html"):
        assert 'type="application/atom+xml" title="New findings" href="findings.atom"' in (site / page).read_text(encoding="utf-8")


def test_every_page_is_about_all_versions(site):
    for page in ("index.html", "backend.html"):
        assert model_of(site / page)["files"].split() == ["backend@2.0.jsonl.gz", "backend@1.0.jsonl.gz"]


def test_every_page_links_to_all_pages(site):
    for page in ("index.html", "backend.html"):
        links = model_of(site / page)["site"]
        assert links == [["index.html", "All implementations"], ["backend.html", "backend"]]
        assert all((site / file).exists() for file, _ in links)


def test_a_finding_has_its_texts_its_cases_and_its_script(site):
    cards = {card["title"]: card for card in model_of(site / "backend.html")["findings"]}
    assert len(cards) == 2
    card = next(card for card in cards.values() if card["severity"] == "memory")
    assert card["cases"] == [1] and card["versions"] == ["2.0", "1.0"]
    assert card["version"] == "2.0" and card["isCurrent"] and card["isHeadline"]
    assert card["upstream"] == ["owner/backend#17"]
    assert card["expected"] and card["actual"]
    assert card["script"].startswith("# python backend_negative.py")


def test_the_cases_of_a_finding_are_those_of_the_newest_version_that_shows_it(project, tmp_path):
    project.write_results("backend@1.0", records("1.0", [*CASES[:2], failing("ScatterND-18/plain")]))
    assert publish.main([], project.root) == 0
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 0
    card = next(card for card in model_of(tmp_path / "site" / "backend.html")["findings"] if card["severity"] == "memory")
    assert card["versions"] == ["2.0", "1.0"] and card["version"] == "2.0" and card["cases"] == [1]


def test_the_most_severe_finding_comes_first(site):
    assert model_of(site / "index.html")["findings"][0]["severity"] == "memory"


def test_the_front_page_has_the_findings_of_all_implementations_in_one_order(project, tmp_path):
    wrong = finding(id="another-negative", severity="wrong value", reproduce="another_negative.py")
    cases = [{**record, "implementation": "another"} for record in CASES]
    project.add({"1.0": cases}, [warning_finding(id="another-outputs"), wrong], name="another")
    project.write_scripts(section(SCRIPT.replace("backend", "another"), "another_negative.py"), name="another")
    assert publish.main([], project.root) == 0
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 0
    cards = model_of(tmp_path / "site" / "index.html")["findings"]
    assert [(card["implementation"], card["severity"]) for card in cards] == [("backend", "memory"), ("another", "wrong value")]


def test_third_party_texts_stay_in_the_model(project, tmp_path):
    title = "It says </script><script>alert(1)</script> & 'so'"
    project.write(
        "findings/backend.json",
        {"implementation": "backend", "findings": [warning_finding(), finding(title=title, actual="<b>bold</b>")]},
    )
    assert publish.main([], project.root) == 0
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 0
    for page in ("index.html", "backend.html"):
        text = (tmp_path / "site" / page).read_text(encoding="utf-8")
        assert text.count("<script") == 1 and "<b>" not in text
        assert title in {card["title"] for card in model_of(tmp_path / "site" / page)["findings"]}


def test_the_front_page_leaves_out_details_until_it_is_small(project, tmp_path, monkeypatch):
    monkeypatch.setattr(site_pages, "FRONT_SIZE", 6000)
    monkeypatch.setenv("FILL", "x" * 6000)
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 0
    assert (tmp_path / "site" / "index.html").stat().st_size <= 6000
    assert "1" not in model_of(tmp_path / "site" / "index.html")["runs"][0]["details"]
    assert "1" in model_of(tmp_path / "site" / "backend.html")["runs"][0]["details"]


def test_a_front_page_that_cannot_be_small_is_reported(project, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(site_pages, "FRONT_SIZE", 100)
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 1
    assert "more than 100, although it has no drawings" in capsys.readouterr().err


def test_a_program_without_reports_is_reported(project, tmp_path, capsys):
    program = project.root / "build" / "release" / "bin" / "scatter-cts"
    program.write_text("#!/bin/sh\necho 'unknown command \"report\"' >&2\nexit 2\n", encoding="utf-8")
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 1
    assert 'unknown command "report"' in capsys.readouterr().err


def test_a_missing_program_is_reported(project, tmp_path, capsys):
    (project.root / "build" / "release" / "bin" / "scatter-cts").unlink()
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 3
    assert capsys.readouterr().err == "publish.py: there is no build/release/bin/scatter-cts: ./run.sh builds it\n"


def test_no_site_is_built_if_there_is_a_problem(project, tmp_path):
    project.write("findings/backend.json", {"implementation": "backend", "findings": [finding()]})
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 1
    assert not (tmp_path / "site").exists()
