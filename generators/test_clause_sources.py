"""The sources of the clauses: every sentence of the text is watched, shown and never stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import onnx
import pytest

import clauses
from oracle.operator_versions import NUMBERS


@dataclass
class FakeSchema:
    """The parts of a schema that clauses.sentences reads."""

    doc: str
    inputs: tuple = ()
    outputs: tuple = ()
    attributes: tuple = ()

    def __post_init__(self) -> None:
        self.attributes = dict(self.attributes)


@dataclass
class Described:
    """The parts of an input, an output or an attribute that clauses.sentences reads."""

    name: str
    description: str


@pytest.fixture(scope="session")
def documents() -> list[clauses.Document]:
    return clauses.load()


def test_sentences_end_at_full_stops_blank_lines_and_before_quoted_names() -> None:
    text = "\nOne  `a`\nof 1.5 [0.0]. `b` is two.'c': three.\n\nFour\n"
    assert clauses.split(text) == ["One `a` of 1.5 [0.0].", "`b` is two.", "'c': three.", "Four"]


def test_white_space_does_not_change_a_hash() -> None:
    folded, broken = (clauses.Sentence("doc", 1, clauses.split(text)[0]) for text in ("A b c.", "A  b\n c."))
    assert folded.sha256 == broken.sha256


def test_the_installed_package_has_every_sentence(documents) -> None:
    assert clauses.changed(documents) == []


def test_most_clauses_have_a_sentence_of_the_installed_edition(documents) -> None:
    sources = [clause["source"] for each in documents for clause in each["clauses"]]
    checked = [source for source in sources if source.get("edition") == clauses.installed_edition()]
    assert len(checked) > len(sources) / 2


def test_formulas_and_examples_that_are_set_apart_are_separate_sentences() -> None:
    text = "As\n below:\n```\na = b\nc = d\n```\nwhere d is e. So:\n    f = g\n\n    h\nThe end.\nExample:\n  [\n      1,\n  ]\n"
    assert clauses.split(text) == [
        "As below:", "a = b c = d", "where d is e.", "So:", "f = g", "h", "The end.", "Example:", "[ 1, ]"]


@pytest.fixture
def edit_schema(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes the installed package have another main text, or other descriptions, for an operator version."""
    get_schema = onnx.defs.get_schema

    def edit(operator: str, version: int, old: str, new: str) -> None:
        def edited(name: str, since: int) -> object:
            schema = get_schema(name, since)
            if (name, since) != (operator, version):
                return schema
            attributes = [(key, Described(key, part.description.replace(old, new)))
                          for key, part in schema.attributes.items()]
            return FakeSchema(schema.doc.replace(old, new), schema.inputs, schema.outputs, attributes)

        schema = get_schema(operator, version)
        assert old in schema.doc + "".join(part.description for part in schema.attributes.values())
        monkeypatch.setattr(onnx.defs, "get_schema", edited)

    return edit


def test_a_changed_sentence_is_noticed(documents, edit_schema) -> None:
    edit_schema("ScatterND", 18, "convention for counting backwards", "habit of counting backwards")
    wrong = "ScatterND-18, doc, sentence 10: the sentence has changed or is gone"
    assert clauses.changed(documents) == [
        f"ScatterND.{name}: {wrong}" for name in ("index-negative", "target-alias", "index-bounds")]


@pytest.mark.parametrize("operator, version, old, clause", [
    ("Scatter", 9, "write the values", "Scatter.accepts-valid"),
    ("Scatter", 9, "index in source", "Scatter.target"),
    ("Scatter", 9, "Accepted range is [-r, r-1]", "Scatter.axis-range"),
    ("ScatterND", 11, "is not supported", "ScatterND.duplicates-none"),
    ("ScatterND", 13, "is not supported", "ScatterND.duplicates-none"),
    ("ScatterND", 11, "tensor of rank q + r - indices.shape[-1] - 1", "ScatterND.data-rank"),
    ("ScatterND", 18, "first (q-1) dimensions of indices.shape", "ScatterND.updates-layout"),
    ("ScatterND", 18, "is a (r-k) dimensional tensor", "ScatterND.updates-layout"),
    ("ScatterElements", 16, "none (default), add, mul.", "ScatterElements.reduction-unlisted"),
    ("ScatterND", 16, "none (default), add, mul.", "ScatterND.reduction-unlisted"),
    ("ScatterND", 18, "'mul':  reduction using the addition", "ScatterND.reduction-mul"),
    ("ScatterND", 13, "output[tuple(indices[idx])] = updates", "ScatterND.tuple"),
    ("ScatterND", 16, "output[tuple(indices[idx])] *= updates", "ScatterND.reduction-mul"),
    ("ScatterND", 18, "f(output[tuple(indices[idx])], updates", "ScatterND.reduction-assigns"),
    ("ScatterElements", 11, "output[i][indices[i][j]] = updates", "ScatterElements.target"),
    ("ScatterElements", 16, "output[i][indices[i][j]] += updates", "ScatterElements.reduction-add"),
    ("ScatterElements", 18, "f(output[i][indices[i][j]], updates", "ScatterElements.reduction-assigns"),
])
def test_a_character_that_changes_in_one_operator_version_alone_is_noticed(
    documents, edit_schema, operator: str, version: int, old: str, clause: str
) -> None:
    edit_schema(operator, version, old, old[:-1] + "~")
    changed = clauses.changed(documents)
    assert clause in {complaint.split(":")[0] for complaint in changed}
    assert [complaint for complaint in changed if f": {operator}-{version}, " not in complaint] == []


def stated() -> list[tuple[str, int, clauses.Sentence]]:
    return [(operator, version, sentence) for operator, versions in NUMBERS.items() for version in versions
            for sentence in clauses.sentences(operator, version)]


def test_every_sentence_except_headings_and_a_comparison_is_watched(documents) -> None:
    watched = {(document["operator"], *place) for document in documents for clause in document["clauses"]
               for sentence in clause["source"].get("sentences", []) for place in clauses.places(document, sentence)}
    bare = {sentence.text for operator, version, sentence in stated()
            if (operator, version, sentence.section, sentence.number) not in watched}
    assert bare == {"Example 1:", "Example 2:", "It is similar to Torch's Scatter operation."}


def test_each_watched_sentence_is_noticed_when_its_last_character_changes(documents, monkeypatch) -> None:
    whole = {(operator, version): clauses.sentences(operator, version)
             for operator, versions in NUMBERS.items() for version in versions}
    texts = dict(whole)
    monkeypatch.setattr(clauses, "sentences", lambda operator, version: texts[operator, version])
    unnoticed = set()
    for (operator, version), sentences in whole.items():
        for at, sentence in enumerate(sentences):
            other = clauses.Sentence(sentence.section, sentence.number, sentence.text[:-1] + "~")
            texts[operator, version] = sentences[:at] + [other] + sentences[at + 1:]
            if not clauses.changed(documents):
                unnoticed.add(sentence.text)
        texts[operator, version] = sentences
    assert unnoticed == {"Example 1:", "Example 2:", "It is similar to Torch's Scatter operation."}


def test_a_sentence_after_an_inserted_one_is_reported_with_its_number(documents, edit_schema) -> None:
    edit_schema("ScatterND", 18, "The order of iteration", "Beware. The order of iteration")
    assert "ScatterND.reduction-order: ScatterND-18, doc, sentence 18: the sentence is number 19 now" \
        in clauses.changed(documents)


def test_a_sentence_that_moved_to_another_section_is_noticed(documents, monkeypatch) -> None:
    sentences = clauses.sentences
    monkeypatch.setattr(clauses, "sentences", lambda operator, version: [
        clauses.Sentence("doc", sentence.number, sentence.text) for sentence in sentences(operator, version)])
    wrong = "attributes.axis, sentence 1: the sentence has changed or is gone"
    assert f"ScatterElements.axis: ScatterElements-18, {wrong}" in clauses.changed(documents)


def test_check_says_which_clause_has_lost_its_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(clauses, "sentences", lambda operator, version: [])
    status = clauses.main(["check"])
    assert (status, capsys.readouterr().out.splitlines()[0]) == (
        1, "Scatter.accepts-valid: Scatter-11, doc, sentence 4: the sentence has changed or is gone")


def test_check_of_the_committed_clauses_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    status = clauses.main(["check"])
    assert (status, capsys.readouterr().out.count("0 sentences differ")) == (0, 1)


def test_hash_lists_section_number_hash_and_beginning(capsys: pytest.CaptureFixture[str]) -> None:
    clauses.main(["hash", "ScatterElements", "18"])
    lines = capsys.readouterr().out.splitlines()
    sentence = clauses.Sentence("inputs.data", 1, "Tensor of rank r >= 1.")
    assert [line.split(maxsplit=3) for line in lines if line.startswith("inputs.data ")] == [
        ["inputs.data", "1", sentence.sha256, sentence.text]]


def test_hash_refuses_a_version_that_the_operator_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        clauses.main(["hash", "ScatterND", "9"])


# ---- show


@pytest.fixture
def show(capsys: pytest.CaptureFixture[str]) -> Callable[[str], tuple[int, list[str]]]:
    def run(clause: str) -> tuple[int, list[str]]:
        status = clauses.main(["show", clause])
        return status, capsys.readouterr().out.splitlines()

    return run


def test_show_prints_the_sentences_of_the_installed_package_with_their_places(show) -> None:
    status, lines = show("Scatter.axis-range")
    [ninth] = [each for each in clauses.sentences("Scatter", 9) if (each.section, each.number) == ("attributes.axis", 3)]
    assert (status, lines[0]) == (0, f"Scatter.axis-range in onnx {onnx.__version__}")
    assert lines[-2:] == ["Scatter-9, Attributes, axis, sentence 3:", f"  {ninth.text}"]


def test_show_of_one_version_prints_its_sentences_alone(show) -> None:
    _, lines = show("Scatter-11.axis-range")
    assert len(lines) == 3 and lines[1] == "Scatter-11, Attributes, axis, sentence 3:"


def test_show_of_a_clause_without_a_sentence_says_why(show) -> None:
    assert show("ScatterND.nan-bits")[1][1].startswith("no sentence (silence): The text does not distinguish")


def test_show_of_a_version_without_a_sentence_says_so(show) -> None:
    assert show("ScatterElements-11.duplicates-none")[1][1].startswith("no sentence of this version: ")


def test_show_does_not_print_a_changed_sentence(show, edit_schema) -> None:
    edit_schema("ScatterND", 18, "The order of iteration", "An order of iteration")
    status, lines = show("ScatterND-18.reduction-order")
    assert (status, lines[2]) == (1, "  this onnx package has another one; it was read in onnx-1.23")


@pytest.mark.parametrize("clause", ["ScatterND.absent", "ScatterND-16.reduction-max", "Gather.target", "ScatterND"])
def test_show_of_an_unknown_clause_is_wrong_usage(show, clause: str) -> None:
    assert show(clause) == (2, [])
