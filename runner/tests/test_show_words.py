"""`show WORD` explains the words that reports print."""

import json
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "reports" / "results.schema.json").read_text())["$defs"]


def headings(path):
    return [word for line in re.findall("^### (.+)$", (ROOT / path).read_text(), re.MULTILINE) for word in line.split(", ")]


def names(path, table):
    """The second column of a table of facts in C."""
    rows = (ROOT / path).read_text().split(f"#define {table}(X", 1)[1].split("\n\n", 1)[0]
    return re.findall(r'X\(\w+, "([^"]+)"', rows)


WORDS = {
    "glossary": headings("doc/glossary.md"),
    "decisions": headings("DECISIONS.md"),
    "standings": names("runner/results/record.h", "STANDING_TABLE"),
    "standings in words": re.findall(r'X\([A-Z]+, "\w+", +"([^"]+)"\)', (ROOT / "runner/results/record.h").read_text()),
    "verdicts": SCHEMA["verdict"]["enum"],
    "statements": SCHEMA["statement"]["properties"]["statement"]["enum"],
    "levels": names("runner/judge/clause.h", "LEVEL_TABLE"),
    "misreadings": re.findall(r'(?:ONE|EACH)\(\w+, \w+, "([^"]+)"', (ROOT / "reference/readings/misreading_table.h").read_text()),
    "features": names("runner/corpus/case_features.h", "FIXED_FEATURE_TABLE"),
}


@pytest.mark.parametrize("kind", WORDS)
def test_every_word_of_this_kind_is_explained_in_one_screen(scatter_cts, kind):
    assert len(WORDS[kind]) > 5
    for word in WORDS[kind]:
        process = scatter_cts("show", word)
        assert (process.returncode, process.stderr) == (0, ""), word
        assert 2 <= len(process.stdout.splitlines()) <= 30, word


@pytest.mark.parametrize("word", ["Stale-Waiver", "stale_waiver", "STALE WAIVER"])
def test_a_word_is_found_however_it_is_written(scatter_cts, word):
    assert "covers no failure any more" in scatter_cts("show", word).stdout


def test_a_finding_is_explained_by_its_clause(scatter_cts):
    finding = scatter_cts("show", "ScatterND-18.bits-kept: kept the old value").stdout
    assert finding == scatter_cts("show", "ScatterND-18.bits-kept").stdout != ""


def test_a_clause_is_found_without_its_operator(scatter_cts):
    shown = scatter_cts("show", "index-negative").stdout
    assert re.findall(r"^(\w+)\.index-negative$", shown, re.MULTILINE) == ["Scatter", "ScatterElements", "ScatterND"]


def test_a_vector_is_the_case_without_the_name_of_its_source(scatter_cts):
    assert scatter_cts("show", "ScatterND-18/slices").stdout == scatter_cts("show", "cases/ScatterND-18/slices").stdout != ""


@pytest.mark.parametrize(("word", "meant"), [("missreading", "misreading"), ("negative-index-as-O", "negative-index-as-0"), ("tuple-is-one-indx", "tuple-is-one-index"),
                                             ("index-negativ", "index-negative")])  # fmt: skip
def test_a_similar_word_is_suggested(scatter_cts, word, meant):
    process = scatter_cts("show", word)
    assert process.returncode == 3 and f"(did you mean {meant}?)" in process.stderr
