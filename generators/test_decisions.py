"""DECISIONS.md is well formed, and every citation of a decision names one that exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import decisions

PROJECT = Path(__file__).resolve().parent.parent
FOLDERS = ("cmake", "doc", "generators", "implementations", "reference", "reports", "runner")
SUFFIXES = (".c", ".h", ".inc", ".py", ".md", ".cmake", ".txt", ".json", ".proto", ".rs", ".sh", "")
CITATION = re.compile(r"\bdecisions? ((?:`[^`]+`(?:, | and |\s+)*)+)")
# Papers that are not available to readers.
UNKNOWN = re.compile(r"\bR\d{1,2}\b|\bledger\b|\brulings\b|\barchitecture\.md|\bstudy/")
# A rule of the oracle of cells that rests on a decision begins with its id.
RULE = re.compile(r'"((?:[a-z0-9]+-)+[a-z0-9]+)(?: \(\d\))?(?:, [^"]*)?"')
ENTRY = "### an-entry\n\nIt is so. More of it.\n\n- Reason: a\n- Governs: {governs}\n- Would change it: b\n"


def texts() -> Iterator[tuple[str, str]]:
    """All files written by hand except this one: path and text."""
    files = [each for each in PROJECT.iterdir() if each.suffix in (".md", ".sh") and each.is_file()]
    for folder in FOLDERS:
        files += [each for each in (PROJECT / folder).rglob("*") if each.is_file() and each.suffix in SUFFIXES]
    for file in sorted(files):
        path = file.relative_to(PROJECT)
        if file != Path(__file__).resolve() and not {"build", "target", "__pycache__"} & set(path.parts):
            yield str(path), file.read_text(errors="replace")


def cited(text: str) -> list[str]:
    """The ids that a text cites, even if a comment breaks the line between them."""
    unbroken = re.sub(r"\n\s*(?:\*|#|//)?\s*", " ", text)
    return [name for match in CITATION.finditer(unbroken) for name in re.findall(r"`([^`]+)`", match[1])]


@pytest.fixture(scope="module")
def entries() -> dict[str, decisions.Decision]:
    return decisions.load()


def test_the_table_of_contents_lists_every_decision_in_its_order(entries) -> None:
    listed = re.findall(r"^  \[([a-z0-9-]+)\]\(#([a-z0-9-]+)\)", decisions.FILE.read_text(), re.MULTILINE)
    assert [name for name, _ in listed] == [link for _, link in listed] == list(entries)


def test_the_table_of_contents_lists_every_subject_in_its_order() -> None:
    text = decisions.FILE.read_text()
    assert re.findall(r"^- \*\*(.*)\*\*:$", text, re.MULTILINE) == re.findall(r"^## (.*)$", text, re.MULTILINE)


def test_the_first_sentence_of_every_decision_fits_a_line(entries) -> None:
    assert {name: entry.line for name, entry in entries.items() if len(entry.line) > 118} == {}


def test_every_citation_names_a_decision(entries) -> None:
    found = {path: names for path, text in texts() if (names := cited(text))}
    assert len(found) > 15
    assert {(path, name) for path, names in found.items() for name in names if name not in entries} == set()


def test_the_rules_of_the_oracle_of_cells_name_decisions(entries) -> None:
    modules = ["bounds", "complex_real", "extremes", "integers", "real"]
    named = {name for module in modules
             for name in RULE.findall((PROJECT / f"generators/oracle/cells/{module}.py").read_text())}
    assert named and named <= set(entries)


def test_nothing_cites_papers_that_are_not_available() -> None:
    found = [f"{path}: {match[0]}" for path, text in texts() for match in UNKNOWN.finditer(text)]
    assert found == []


@pytest.mark.parametrize("text, names", [
    ("/* Why (decision `one-thing`). */", ["one-thing"]),
    ("/*\n * Why (decisions `one-thing`,\n * `another-thing`). */", ["one-thing", "another-thing"]),
    ("# by decision\n# `one-thing` and `another-thing`", ["one-thing", "another-thing"]),
    ("a `one-thing` that was no decision", []),
])
def test_citations_are_found(text: str, names: list[str]) -> None:
    assert cited(text) == names


@pytest.mark.parametrize("text", ["(R33)", "of the ledger", "see study/spec.md", "the rulings"])
def test_such_papers_are_found(text: str) -> None:
    assert UNKNOWN.search(text)


def test_an_entry_is_read(tmp_path: Path) -> None:
    (tmp_path / "D.md").write_text("# D\n\n" + ENTRY.format(governs="`*.target`,\n  `ScatterND.tuple`"))
    [entry] = decisions.load(tmp_path / "D.md").values()
    assert (entry.line, entry.governs) == ("It is so.", ("*.target", "ScatterND.tuple"))
    assert [entry.governs_clause(name) for name in ("Scatter.target", "ScatterND.tuple", "Scatter.tuple")] == [
        True, True, False]


@pytest.mark.parametrize("text, message", [
    (ENTRY.format(governs="no clause") * 2, "an-entry: duplicate"),
    (ENTRY.format(governs="some"), 'an-entry: governs neither clauses nor "no clause"'),
    (ENTRY.format(governs="no clause").replace("an-entry", "An entry"), "An entry: is not an id"),
    (ENTRY.format(governs="no clause").replace("- Reason: a\n", ""), "an-entry: is not an id, a decision, and"),
])
def test_an_entry_without_the_standard_form_is_refused(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "D.md").write_text("# D\n\n" + text)
    with pytest.raises(decisions.DecisionError, match=re.escape(message)):
        decisions.load(tmp_path / "D.md")


def test_a_decision_about_an_unknown_clause_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "D.md").write_text("# D\n\n" + ENTRY.format(governs="`*.targets`"))
    entries = decisions.load(tmp_path / "D.md")
    assert decisions.complaints(entries, {"Scatter.target": []}) == [
        "an-entry: governs *.targets, which is not a clause"]
