"""The site has every page, needs no network, and each link within it has a target."""

from __future__ import annotations

import re
import stat
from html.parser import HTMLParser
from pathlib import Path

import pytest

import publish
import site_pages
from published_fixture import Project, case, failing, finding, warned, warning_finding

CASES = [failing("ScatterND-18/negative"), warned("ScatterND-18/outputs"), case("ScatterND-18/plain")]
PROGRAM = """#!/bin/sh
# Records its arguments in the page that it is asked to write.
for argument; do page=$argument; done
echo "<!doctype html><title>report</title><p>$*" > "$page"
"""


class Links(HTMLParser):
    """The links of a page, and its anchors."""

    def __init__(self, page: Path):
        super().__init__()
        self.targets: list[str] = []
        self.names: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        members = dict(attrs)
        self.targets += [members[name] for name in ("href", "src") if members.get(name)]
        self.names.update([members["id"]] if "id" in members else [])


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


def test_every_document_has_a_page(site):
    names = {str(path.relative_to(site)) for path in site.rglob("*") if path.is_file()}
    assert names == {
        "index.html",
        "DIFFERENCES.html",
        "backend.html",
        "scoreboard.html",
        "results/backend@2.0.html",
        "results/backend@1.0.html",
        "reproduce-backend.html",
    }


def test_every_link_within_the_site_has_a_target(site):
    pages = {path.resolve(): Links(path) for path in site.rglob("*.html")}
    inner, named = 0, 0
    for path, links in pages.items():
        for target in links.targets:
            if "://" in target:
                continue
            file, _, name = target.partition("#")
            found = (path.parent / file).resolve() if file else path
            assert found.exists(), f"{path.name}: {target}"
            assert not name or name in pages[found].names, f"{path.name}: {target}"
            inner, named = inner + 1, named + bool(name)
    assert inner > 10 and named > 0


def test_pages_load_no_external_resources(site):
    for page in ("index.html", "backend.html", "reproduce-backend.html", "DIFFERENCES.html"):
        text = (site / page).read_text(encoding="utf-8")
        assert not re.search(r"<(script|img|link|iframe)\b|@import|url\(", text), page


def test_links_to_files_not_on_the_site_are_plain_text(site):
    text = (site / "backend.html").read_text(encoding="utf-8")
    assert "<span>how it is run</span>" in text and 'href="../' not in text


def test_the_scoreboard_uses_the_newest_version_of_each_implementation(site):
    text = (site / "scoreboard.html").read_text(encoding="utf-8")
    assert "report" in text and "backend@2.0.jsonl " in text and "backend@1.0" not in text


def test_third_party_texts_are_escaped(project, tmp_path):
    title = "It says <script>alert(1)</script> & 'so'"
    project.write(
        "findings/backend.json",
        {"implementation": "backend", "findings": [warning_finding(), finding(title=title, actual="<b>bold</b>")]},
    )
    assert publish.main([], project.root) == 0
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 0
    for page in ("index.html", "backend.html"):
        text = (tmp_path / "site" / page).read_text(encoding="utf-8")
        assert "<script>" not in text and "<b>" not in text
    assert "&lt;b&gt;bold&lt;/b&gt;" in text


@pytest.mark.parametrize("href", ["javascript:alert(1)", "data:text/html,x"])
def test_other_kinds_of_links_have_no_target(href):
    assert "href" not in site_pages.html_of(f"[a]({href})", set())


def test_a_program_without_reports_is_reported_and_the_pages_are_built(project, tmp_path, capsys):
    program = project.root / "build" / "release" / "bin" / "scatter-cts"
    program.write_text("#!/bin/sh\necho 'unknown command \"report\"' >&2\nexit 2\n", encoding="utf-8")
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 1
    assert 'unknown command "report"' in capsys.readouterr().err
    assert (tmp_path / "site" / "backend.html").exists()
    assert "scoreboard.html" not in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")


def test_without_a_program_the_pages_are_built(project, tmp_path, capsys):
    (project.root / "build" / "release" / "bin" / "scatter-cts").unlink()
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 1
    assert "No such file" in capsys.readouterr().err
    assert (tmp_path / "site" / "index.html").exists()


def test_no_site_is_built_if_there_is_a_problem(project, tmp_path):
    project.write("findings/backend.json", {"implementation": "backend", "findings": [finding()]})
    assert publish.main(["--site", str(tmp_path / "site")], project.root) == 1
    assert not (tmp_path / "site").exists()
