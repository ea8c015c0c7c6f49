"""`show WORD` explains the words that reports print."""

import gzip
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


def policies():
    """Those of the tables in C, and those of published results."""
    cell, relaxed = ((ROOT / "reference/outcomes" / name).read_text() for name in ("cell.h", "relaxed.h"))
    traits = re.findall(r'(?:POLICY\(\w+, "[^"]*"|MISTAKE\(\w+), "([^"]+)"\)', cell)
    accepted = re.findall(r'X\([A-Z_]+, "([^"]+)"\)', relaxed)
    assert len(traits) > 40 and len(accepted) > 20
    shown = {policy for path in (ROOT / "reports/published/results").glob("*.gz")
             for policy in re.findall(r'"policy": ?"([^"]+)"', gzip.decompress(path.read_bytes()).decode())}  # fmt: skip
    judge = "".join(path.read_text() for path in (ROOT / "runner/judge").glob("judge*.c") if "_test" not in path.name)
    stated = re.findall(r'(?:observe|deviate)\(\s*judging, [^,]+, "([^"]+)"|\.policy = "([^"]+)"', judge)
    return sorted({*traits, *accepted, *shown, *(first or second for first, second in stated)})


WORDS = {
    "policies": policies(),
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
        explained = re.split(r"\n\nScatter\w*\.", process.stdout)[0]  # the clauses of this name follow
        assert 2 <= len(explained.splitlines()) <= 30, word


def test_every_policy_has_an_example():
    sections = (ROOT / "doc/glossary.md").read_text().split("## Policies: ")[1:]
    entries = [entry for section in sections for entry in section.split("\n## ")[0].split("\n### ")[1:]]
    assert len(entries) > 50 and [entry for entry in entries if "Example: " not in entry] == []


@pytest.mark.parametrize("word", ["Stale-Waiver", "stale_waiver", "STALE WAIVER"])
def test_a_word_is_found_however_it_is_written(scatter_cts, word):
    assert "covers no failure any more" in scatter_cts("show", word).stdout


@pytest.mark.parametrize("rest", [": kept the old value", " (must): A value that is only copied keeps every bit", " (max): accepted"])
def test_a_finding_is_explained_by_its_clause(scatter_cts, rest):
    finding = scatter_cts("show", f"ScatterND-18.bits-kept{rest}").stdout
    assert finding == scatter_cts("show", "ScatterND-18.bits-kept").stdout != ""


def test_a_folder_may_be_called_like_a_finding(copy_case, scatter_cts, tmp_path):
    folder = copy_case("ScatterND-18/slices").rename(tmp_path / "a: b")
    assert "ScatterND-18, opset 18" in scatter_cts("show", folder).stdout


def test_every_clause_is_found_by_its_name_alone(scatter_cts):
    clauses = [line.split("\t")[0] for line in scatter_cts("list", "clauses").stdout.splitlines()]
    shown = {name: scatter_cts("show", name).stdout for name in {clause.partition(".")[2] for clause in clauses}}
    assert [clause for clause in clauses if f"\n{clause}\n" not in "\n" + shown[clause.partition(".")[2]]] == []


@pytest.mark.parametrize("suspect", ["Index Negative", "reduction min and data of rank 1", "k < r"])
def test_a_suspect_is_explained(scatter_cts, suspect):
    assert "most cases of a cause have" in scatter_cts("show", suspect).stdout


@pytest.mark.parametrize("word", ["ScatterND", "Scatter-11"])
def test_an_operator_is_explained(scatter_cts, word):
    assert "list versions" in scatter_cts("show", word).stdout


def test_a_clause_is_found_without_its_operator(scatter_cts):
    shown = scatter_cts("show", "index-negative").stdout
    assert re.findall(r"^(\w+)\.index-negative$", shown, re.MULTILINE) == ["Scatter", "ScatterElements", "ScatterND"]


def test_a_vector_is_the_case_without_the_name_of_its_source(scatter_cts):
    assert scatter_cts("show", "ScatterND-18/slices").stdout == scatter_cts("show", "cases/ScatterND-18/slices").stdout != ""


@pytest.mark.parametrize(("word", "meant"), [("missreading", "misreading"), ("negative-index-as-O", "negative-index-as-0"), ("tuple-is-one-indx", "tuple-is-one-index"),
                                             ("index-negativ", "index-negative"), ("ScatterND.index-negativ", "index-negative"), ("an update is NaM", "an update is NaN")])  # fmt: skip
def test_a_similar_word_is_suggested(scatter_cts, word, meant):
    process = scatter_cts("show", word)
    assert process.returncode == 3 and f"(did you mean {meant}?)" in process.stderr
