"""`show CLAUSE --text PATH`: the sentences of ONNX's text behind a clause, from ONNX's document Changelog.md."""

import re
import warnings

import onnx
import pytest

pytestmark = pytest.mark.long

import clauses
from oracle.operator_versions import NUMBERS

CLAUSE = "ScatterND.index-negative"


@pytest.fixture(scope="session")
def changelog():
    """The scatter operators of ONNX's Changelog.md, written by ONNX's own script from the installed package."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the script computes ONNX's test cases
        from onnx.defs import gen_doc
    text = "# ai.onnx (default)\n"
    for operator, versions in NUMBERS.items():
        for version in versions:
            schema = onnx.defs.get_schema(operator, version)
            text += f'### <a name="{operator}-{version}"></a>**{operator}-{version}**</a>\n'
            text += gen_doc.display_schema(schema, [schema], "Changelog.md") + "\n"
    return text


@pytest.fixture
def docs(changelog, tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "Changelog.md").write_text(changelog)
    return tmp_path / "docs"


@pytest.fixture
def shown(scatter_cts, docs):
    def show(clause, path=docs):
        return scatter_cts("show", clause, "--text", path)

    return show


def folded(text):
    return " ".join(text.split())


def stated():
    """The clauses with sentences of the installed edition: the places of these, and their texts.

    Of Scatter-11, which is deprecated, Changelog.md has the summary alone."""
    for document in clauses.load():
        for clause in document["clauses"]:
            if clause["source"].get("edition") == clauses.installed_edition():
                lines = clauses.shown(document, clause, clauses.versions(document, clause))
                yield f"{document['operator']}.{clause['name']}", [
                    text for place, text in lines if not re.match("Scatter-11, (?!Summary)", place)]


def test_every_sentence_of_every_clause_is_shown_except_what_a_deprecated_operator_lacks(scatter_cts, docs):
    told = dict(stated())
    assert len(told) > 50
    process = scatter_cts("show", *told, "--text", docs)
    assert process.returncode == 0, process.stderr
    blocks = re.split(rf"^({'|'.join(map(re.escape, told))})$", process.stdout, flags=re.MULTILINE)[1:]
    shown = dict(zip(blocks[::2], blocks[1::2]))
    assert [(clause, text) for clause, texts in told.items() for text in texts
            if folded(text) not in folded(shown[clause])] == []
    absent = [line for line in process.stdout.splitlines() if "not found at this place" in line]
    assert {line.rpartition(": ")[2] for line in absent} == {"Scatter-11"}


@pytest.mark.parametrize("inside", ["", "docs", "docs/Changelog.md"])
def test_the_path_may_be_onnx_s_sources_their_documents_or_the_file(shown, docs, inside):
    assert "counting backwards" in shown(CLAUSE, docs.parent / inside).stdout


def test_a_sentence_that_differs_from_the_one_that_was_read_is_not_shown(shown, docs):
    before = shown(CLAUSE).stdout
    file = docs / "Changelog.md"
    file.write_text(file.read_text().replace("counting backwards", "counting in reverse"))
    after = shown(CLAUSE).stdout
    assert "counting backwards" in before
    assert "counting" not in after
    assert f"not found at this place in {file}: " in after


def test_a_sentence_at_another_place_is_not_shown(shown, docs):
    file = docs / "Changelog.md"
    file.write_text(file.read_text().replace("\n\n  ", "\n\n  One more sentence.\n  ", 100))
    assert "not found at this place" in shown(CLAUSE).stdout


def test_one_version_shows_the_sentences_of_this_version_alone(shown):
    out = shown("ScatterND-18.index-negative").stdout
    assert "counting backwards" in out
    assert "ScatterND-16" not in out


def test_without_a_document_the_place_is_told_and_how_to_read_it(scatter_cts):
    out = scatter_cts("show", CLAUSE).stdout
    assert "  printed from this document by: --text PATH" in out


@pytest.mark.parametrize("make, told", [
    (lambda path: path.write_text("nothing"), "is not ONNX's Changelog.md: it has no Scatter-9"),
    (lambda path: path.mkdir(), "is neither ONNX's Changelog.md nor a folder with it"),
    (lambda path: None, "is neither ONNX's Changelog.md nor a folder with it"),
], ids=["another file", "an empty folder", "nothing"])
def test_what_is_not_the_document_is_told(shown, tmp_path, make, told):
    make(tmp_path / "other")
    process = shown(CLAUSE, tmp_path / "other")
    assert process.returncode == 3
    assert f"{tmp_path / 'other'}: {told}" in process.stderr


def test_text_is_for_clauses_alone(scatter_cts, docs):
    process = scatter_cts("show", "cases/ScatterND-18/elements", "--text", docs)
    assert process.returncode == 2
    assert "--text is only for clauses" in process.stderr
