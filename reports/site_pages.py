"""The site: the page of scatter-cts about all published results, and one about each implementation, with their findings."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import clause_texts
import finding_class
import implementation_page
from finding_class import CLASSES
from findings import NEVER_COUNTED, Finding
from published import Implementation
from scripts import Script, read_scripts
from severity import SEVERITIES

FEED = "findings.atom"
# The most findings of the feed: readers keep older ones.
MOST_NEWS = 50
# The characters that XML cannot have.
NO_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# The most bytes of the front page: drawings and explanations are left out until it has no more.
FRONT_SIZE = 3_000_000
MODEL = re.compile(r'(<script id="model" type="application/json">)(.*?)(</script>)', re.DOTALL)


class SiteError(Exception):
    """A part of the site could not be built."""


def build(folder: Path, published: Path, implementations: list[Implementation], program: Path) -> list[str]:
    """Writes the site into a folder, which is created: of the implementations all of whose records are published. Returns
    messages about the parts that could not be built, or not as small as they should be."""
    folder.mkdir(parents=True, exist_ok=True)
    implementations = [one for one in implementations if not one.is_withheld]  # the pages show every case
    scripts, _ = read_scripts(published / "reproduce")
    homes = {one.name: one.manifest["upstream"] for one in implementations}
    links = [["index.html", "All implementations"], *([f"{one.name}.html", one.name] for one in implementations)]
    problems = []
    groups = [("index.html", implementations), *((f"{one.name}.html", [one]) for one in implementations)]
    explained = {one.name: cards(one, scripts) for one in implementations}
    for name, shown in groups:
        try:
            page = _report(program, [results.path for one in shown for results in one.results], "html")
            if not MODEL.search(page):
                raise SiteError(f"{program} report gave no page")
        except SiteError as problem:
            problems.append(f"{name} was not built: {problem}")
            continue
        findings = [card for one in shown for card in explained[one.name]]
        is_front = name == "index.html"
        if is_front:
            headlines = [card for card in findings if card["isHeadline"]]
            findings = sorted(headlines, key=lambda card: (not card["isCurrent"], *_rank(card)))
        written = (folder / name).write_bytes(with_findings(page, findings, links, homes, is_front).encode())
        if is_front and written > FRONT_SIZE:
            problems.append(f"{name} takes {written} bytes, more than {FRONT_SIZE}, although it has no drawings")
    (folder / FEED).write_text(feed(implementations), encoding="utf-8")
    return problems + _write_data(folder, implementations, program)


def _write_data(folder: Path, implementations: list[Implementation], program: Path) -> list[str]:
    """Writes what others link to at a stable address: results/NAME@VERSION.jsonl.gz, badge/NAME@VERSION.json and, of the default
    version, badge/NAME.json and badge/NAME/OPERATOR-VERSION.json. Returns messages as `build` does."""
    problems = []
    for name in "results", "badge":
        shutil.rmtree(folder / name, ignore_errors=True)  # what is published no more
        (folder / name).mkdir()
    for one in implementations:
        for results in one.results:
            shutil.copyfile(results.path, folder / "results" / results.path.name)
            stem = results.path.name.removesuffix(".jsonl.gz")
            try:
                badges = {stem: _report(program, [results.path], "badge")}
                if results is one.default:
                    versions = json.loads(_report(program, [results.path], "badges"))
                    badges |= {f"{one.name}/{name}": json.dumps(badge) for name, badge in versions.items()}
                    badges[one.name] = badges[stem]
            except (SiteError, ValueError) as problem:
                problems.append(f"badge/{stem}.json was not made: {problem}")
                continue
            for name, badge in badges.items():
                file = folder / "badge" / f"{name}.json"
                file.parent.mkdir(exist_ok=True)
                file.write_text(badge, encoding="utf-8")
    return problems


def _report(program: Path, files: list[Path], form: str) -> str:
    command = [str(program), "report", *map(str, files), "--format", form]
    try:
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    except OSError as problem:
        raise SiteError(f"{program}: {problem.strerror}") from problem
    if done.returncode != 0:
        raise SiteError(f"{program} report: {(done.stderr.strip() or f'exit status {done.returncode}').splitlines()[0]}")
    return done.stdout


# ---- findings


def _rank(card: dict) -> tuple[int, int]:
    """The classes of the headlines first, in each the most severe finding first."""
    return (
        CLASSES.index(card["class"]) if card["class"] in CLASSES else len(CLASSES),
        SEVERITIES.index(card["severity"]) if card["severity"] in SEVERITIES else len(SEVERITIES),
    )


def cards(one: Implementation, scripts: dict[str, Script]) -> list[dict]:
    """The findings of an implementation as the page shows them, the most severe first (reports/page/README.md)."""
    counted = [finding for finding in one.findings.findings if finding.weight not in NEVER_COUNTED]
    return sorted((_card(one, finding, scripts) for finding in counted), key=_rank)


def _card(one: Implementation, finding: Finding, scripts: dict[str, Script]) -> dict:
    sightings = one.sightings(finding)
    versions = [results.version for results in one.results if any(each.version == results.version for each in sightings)]
    newest = versions[0] if versions else one.default_version
    script = scripts.get(finding.reproduce or "")
    issue, example = implementation_page.issue_of(one, finding, scripts)
    return {
        "id": finding.id,
        "implementation": one.name,
        "title": finding.title,
        "class": one.counted_as(finding) or "",
        "severity": one.severity(finding) or "",
        "isHeadline": one.is_counted and finding.about == "scatter" and one.counted_as(finding) in finding_class.HEADLINES,
        "version": newest,
        "isCurrent": newest == one.default_version,
        "versions": versions,
        "cases": sorted({each.case["id"] for each in sightings if each.version == newest}),
        "why": finding.why,
        "expected": finding.expected,
        "actual": finding.actual,
        "upstream": list(finding.upstream),
        "script": script.text if script else "",
        "scriptName": script.name if script else "",
        "language": script.language if script else "",
        "issue": issue,
        "example": example,
    }


# ---- the feed


def feed(implementations: list[Implementation]) -> str:
    """The newest findings of the headlines in Atom (RFC 4287). Addresses are relative to that of the feed."""
    news = sorted(
        ((finding.published, finding.id, one, finding) for one in implementations if one.is_counted
         for finding in one.findings.findings
         if finding.about == "scatter" and one.counted_as(finding) in finding_class.HEADLINES),
        key=lambda each: each[:2], reverse=True)[:MOST_NEWS]  # fmt: skip
    root = ElementTree.Element("feed", xmlns="http://www.w3.org/2005/Atom")
    _element(root, "id", "urn:scatter-cts:findings")
    _element(root, "title", "Findings about ONNX's scatter operators")
    _element(root, "updated", f"{news[0][0] if news else '2026-01-01'}T00:00:00Z")
    _element(_element(root, "author"), "name", "scatter-cts")
    _element(root, "link", rel="self", href=FEED)
    _element(root, "link", href="index.html")
    for day, name, one, finding in news:
        entry = _element(root, "entry")
        _element(entry, "id", f"urn:scatter-cts:finding:{name}")
        _element(entry, "title", f"{one.name}: {finding.title}")
        _element(entry, "updated", f"{day}T00:00:00Z")
        _element(entry, "link", href=f"{one.name}.html#view=findings&finding={name}")
        _element(entry, "category", term=one.counted_as(finding))
        _element(entry, "summary", finding.why or f"Expected: {finding.expected}\n\nActual: {finding.actual}")
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _element(parent: ElementTree.Element, name: str, text: str | None = None, **attributes: str) -> ElementTree.Element:
    element = ElementTree.SubElement(parent, name, attributes)
    element.text = NO_XML.sub("\N{REPLACEMENT CHARACTER}", text) if text else None
    return element


# ---- the page


def with_findings(page: str, findings: list[dict], links: list[list[str]], homes: dict[str, str], is_front: bool) -> str:
    """A page whose model also has findings, by the numbers of their cases, links to the pages of the site, the
    addresses of implementations by their names, and ONNX's sentences of each clause."""
    model = json.loads(MODEL.search(page)[2])
    numbers = {name: number for number, name in enumerate(model["cases"]["ids"])}
    model["findings"] = [
        {**card, "cases": [numbers[name] for name in card["cases"] if name in numbers], "example": numbers.get(card["example"], -1)}
        for card in findings
    ]
    for clause in model["clauses"]:
        clause["quotation"] = clause_texts.sentences(clause["id"])
    model["site"] = links
    model["homes"] = homes
    if is_front:
        _lighten(page, model)
    return _written(page, model)


def _lighten(page: str, model: dict) -> None:
    """Leaves out choices of older versions, and details of cases until the page is small, those of findings last."""
    names: set[str] = set()
    for run in model["runs"]:  # of each implementation, the newest first
        if run["name"] in names:
            run["choices"] = run["unsupported"] = []
        names.add(run["name"])
    shown = {(card["implementation"], card["version"], str(card["example"])) for card in model["findings"]}
    details = [(run["details"], key, (run["name"], run["version"], key) in shown) for run in model["runs"] for key in run["details"]]
    surplus = len(_written(page, model).encode()) - FRONT_SIZE
    for owner, key, _ in sorted(details, key=lambda each: each[2]):
        if surplus <= 0:
            break
        surplus -= len(json.dumps(owner.pop(key), ensure_ascii=False, separators=(",", ":")).encode())


def _written(page: str, model: dict) -> str:
    text = json.dumps(model, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    link = f'<link rel="alternate" type="application/atom+xml" title="New findings" href="{FEED}"></head>'
    page = page.replace("</head>", link, 1)
    return MODEL.sub(lambda found: found[1] + text + found[3], page, count=1)
