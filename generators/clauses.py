#!/usr/bin/env python3
"""Reads the clauses, cases/clauses/*.json, and compares their sources with the text of the onnx package."""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import environment  # noqa: F401 - before packages
import jsonschema
import onnx
import onnx.defs

import decisions
from oracle.operator_versions import EDITIONS, NUMBERS, OPERATORS, TABLE

FOLDER = Path(__file__).resolve().parent.parent / "cases" / "clauses"
SCHEMA = json.loads((FOLDER / "clauses.schema.json").read_text())
# The first edition with a version, by its number.
_FIRST_EDITION = {version.since: version.edition for version in TABLE}

DESCRIPTION = """\
The clauses of scatter-cts (cases/clauses) and their sources.

  check                    compares the hashes of the sources with the sentences of the installed onnx package
  show CLAUSE              prints the sentences that a clause is based on, from the installed onnx package
  hash OPERATOR VERSION    lists the sentences of an operator version, each with its section, number and hash, for
                           the author of a clause
"""

Document = dict[str, Any]


class ClauseError(Exception):
    """A clause file is invalid. The message begins with the file or the clause."""


@dataclass(frozen=True)
class Sentence:
    """A sentence of a schema, white space folded; its number in its section, from 1."""

    section: str
    number: int
    text: str

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()


def load(folder: Path = FOLDER) -> list[Document]:
    """The clause files of a folder, one per operator. Raises ClauseError if one of them is invalid."""
    validator = jsonschema.Draft202012Validator(SCHEMA)
    documents = []
    for operator in NUMBERS:
        file = folder / f"{operator}.json"
        try:
            document = json.loads(file.read_text())
        except (OSError, ValueError) as error:
            raise ClauseError(f"{file.name}: {error}") from error
        for error in sorted(validator.iter_errors(document), key=lambda error: error.json_path):
            raise ClauseError(f"{file.name}: {error.json_path}: {error.message}")
        if document["operator"] != operator:
            raise ClauseError(f"{file.name}: is about {document['operator']}")
        for complaint in complaints(document):
            raise ClauseError(complaint)
        documents.append(document)
    try:
        entries = decisions.load()
    except (OSError, decisions.DecisionError) as error:
        raise ClauseError(f"{decisions.FILE.name}: {error}") from error
    for complaint in decision_complaints(documents, entries):
        raise ClauseError(complaint)
    return documents


def decision_complaints(documents: list[Document], entries: dict[str, decisions.Decision]) -> list[str]:
    """The differences between clauses and DECISIONS.md, and clauses that rest on an interpretation but name no decision."""
    by_id = {f"{document['operator']}.{clause['name']}": clause
             for document in documents for clause in document["clauses"]}
    found = [f"{name}: rests on an interpretation, but names no decision" for name, clause in by_id.items()
             if rests_on_reading(clause) and "decisions" not in clause]
    return found + decisions.complaints(entries, {name: clause.get("decisions", []) for name, clause in by_id.items()})


def rests_on_reading(clause: Document) -> bool:
    """Whether no sentence states the clause, or some of its levels cannot come from a sentence alone."""
    return "locator" in clause["source"] or any(
        entry["level"] not in ("must", "must-reject") for entry in clause["levels"])


def complaints(document: Document) -> list[str]:
    """The errors in a document that matches the schema: repeated names, levels that leave a gap."""
    found = []
    seen: set[str] = set()
    if document["newest_version"] != NUMBERS[document["operator"]][-1]:
        found.append(f"{document['operator']}: newest_version is {document['newest_version']}, not "
                     f"{NUMBERS[document['operator']][-1]}")
    for clause in document["clauses"]:
        name = f"{document['operator']}.{clause['name']}"
        if name in seen:
            found.append(f"{name}: duplicate")
        seen.add(name)
        found += [f"{name}: {complaint}" for complaint in _level_complaints(document, clause)]
    return found


def _level_complaints(document: Document, clause: Document) -> Iterator[str]:
    operator = document["operator"]
    for entry in clause["levels"] + clause["source"].get("sentences", []):
        unknown = {entry["since"], entry.get("until", entry["since"])} - set(NUMBERS[operator])
        yield from (f"{operator} has no version {version}" for version in sorted(unknown))
        if entry.get("until", entry["since"]) < entry["since"]:
            yield f"version {entry['until']} is older than {entry['since']}"
        if EDITIONS.index(entry.get("to", EDITIONS[-1])) < EDITIONS.index(entry.get("from", EDITIONS[0])):
            yield f"{entry['to']} is older than {entry['from']}"
    for version in versions(document, clause):
        for edition in EDITIONS[EDITIONS.index(_FIRST_EDITION[version]):]:
            count = len(_entries(clause, version, edition))
            if count != 1:
                yield f"version {version} has {count} levels in {edition}"


def versions(document: Document, clause: Document) -> list[int]:
    """The operator versions that a clause of a document applies to."""
    return [version for version in NUMBERS[document["operator"]] if version <= document["newest_version"]
            and any(_has_version(entry, version) for entry in clause["levels"])]


def _has_version(entry: Document, version: int) -> bool:
    return entry["since"] <= version <= entry.get("until", version)


def _entries(clause: Document, version: int, edition: str) -> list[Document]:
    at = EDITIONS.index(edition)
    return [entry for entry in clause["levels"] if _has_version(entry, version)
            and EDITIONS.index(entry.get("from", EDITIONS[0])) <= at
            <= EDITIONS.index(entry.get("to", EDITIONS[-1]))]


def level(clause: Document, version: int, edition: str = EDITIONS[-1]) -> str | None:
    """The level of a clause; None for a version that it does not apply to."""
    edition = max(edition, _FIRST_EDITION[version], key=EDITIONS.index)
    entries = _entries(clause, version, edition)
    return entries[0]["level"] if entries else None


def sentences(operator: str, version: int) -> list[Sentence]:
    """The sentences of the main text and of all descriptions in the schema of an operator version."""
    schema = onnx.defs.get_schema(operator, version)
    sections = [("doc", schema.doc)]
    sections += [(f"inputs.{part.name}", part.description) for part in schema.inputs]
    sections += [(f"outputs.{part.name}", part.description) for part in schema.outputs]
    sections += [(f"attributes.{name}", part.description) for name, part in sorted(schema.attributes.items())]
    return [Sentence(section, number, sentence) for section, text in sections
            for number, sentence in enumerate(split(text), 1)]


_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z`'(])|(?<=\.)(?='[a-z]+':)")
_FENCE = "```"


def split(text: str) -> list[str]:
    """
    The sentences of a text, white space folded. A blank line ends a sentence like a full stop. A block set apart by
    fences or by two or more spaces is one sentence: a formula or an example.
    """
    blocks: list[tuple[bool, list[str]]] = []
    fenced = False
    for line in text.split("\n"):
        apart = fenced or line.startswith("  ")
        if line.startswith(_FENCE):
            fenced = not fenced
            blocks.append((fenced, []))
        elif not apart and not line.strip():
            blocks.append((False, []))
        elif blocks and blocks[-1][0] == apart:
            blocks[-1][1].append(line)
        else:
            blocks.append((apart, [line]))
    found = []
    for apart, lines in blocks:
        folded = " ".join(" ".join(lines).split())
        found += [folded] if apart else _SENTENCE_END.split(folded)
    return [sentence for sentence in found if sentence]


def installed_edition() -> str:
    """The edition of the installed onnx package: the newest one that is not newer than its release."""
    release = tuple(int(part) for part in onnx.__version__.split(".")[:2])
    return [edition for edition in EDITIONS if _release(edition) <= release][-1]


def _release(edition: str) -> tuple[int, ...]:
    return tuple(int(part) for part in edition.removeprefix("onnx-").split("."))


def places(document: Document, sentence: Document) -> list[tuple[int, str, int]]:
    """Operator version, section and number of each place of a sentence of a source."""
    last = sentence.get("until", document["newest_version"])
    return [(version, sentence["section"], sentence["sentence"]) for version in NUMBERS[document["operator"]]
            if sentence["since"] <= version <= last]


def changed(documents: list[Document]) -> list[str]:
    """A message for each sentence of a source that is no longer at its place in the installed package."""
    found = []
    for document in documents:
        texts = {version: sentences(document["operator"], version) for version in NUMBERS[document["operator"]]}
        for clause in document["clauses"]:
            if clause["source"].get("edition") != installed_edition():
                continue
            for sentence in clause["source"]["sentences"]:
                found += [f"{document['operator']}.{clause['name']}: {document['operator']}-{complaint}"
                          for place in places(document, sentence)
                          if (complaint := _change(texts[place[0]], place, sentence["sha256"]))]
    return found


def _change(text: list[Sentence], place: tuple[int, str, int], sha256: str) -> str | None:
    """What happened to a sentence; None if it is in its place."""
    version, section, number = place
    numbers = [each.number for each in text if each.section == section and each.sha256 == sha256]
    if number in numbers:
        return None
    where = f"{version}, {section}, sentence {number}: the sentence "
    return where + (f"is number {numbers[0]} now" if numbers else "has changed or is gone")


def find(documents: list[Document], clause_id: str) -> tuple[Document, Document, list[int]] | None:
    """Document and clause of an id such as ScatterND.tuple, and its versions: all, or of ScatterND-18.tuple one."""
    name, _, clause_name = clause_id.partition(".")
    operator, _, version = name.partition("-")
    for document in documents:
        for clause in document["clauses"]:
            if (document["operator"], clause["name"]) == (operator, clause_name):
                named = [each for each in versions(document, clause) if version in ("", str(each))]
                return (document, clause, named) if named else None
    return None


def shown(document: Document, clause: Document, of: list[int]) -> Iterator[tuple[str, str | None]]:
    """The place of each sentence of a clause, and its text; None if the installed package has another sentence there."""
    for sentence in clause["source"]["sentences"]:
        where = [place for place in places(document, sentence) if place[0] in of]
        if not where:
            continue
        texts = [{each.text for each in sentences(document["operator"], version)
                  if each.section == section and each.sha256 == sentence["sha256"]}
                 for version, section, _ in where]
        names = ", ".join(f"{document['operator']}-{version}" for version, _, _ in where)
        yield (f"{names}, {section_name(sentence['section'])}, sentence {sentence['sentence']}",
               min(set.intersection(*texts), default=None))


def section_name(section: str) -> str:
    """A section as in ONNX's document, such as "Inputs, indices"."""
    part, _, name = section.partition(".")
    return "Summary" if part == "doc" else f"{part.capitalize()}, {name}"


def main(arguments: list[str] | None = None) -> int:
    """Runs the program; 0 done, 1 a sentence has changed, 2 usage, 3 a clause file is wrong."""
    parser = argparse.ArgumentParser(
        description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Exit status: 0 done, 1 a sentence has changed, 2 usage, 3 a clause file is wrong.",
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check")
    hashing = commands.add_parser("hash")
    hashing.add_argument("operator", choices=OPERATORS)
    hashing.add_argument("version", type=int)
    showing = commands.add_parser("show")
    showing.add_argument("clause", metavar="CLAUSE", help="such as ScatterND.tuple")
    options = parser.parse_args(arguments)
    if options.command != "hash":
        return _with_clauses(_check if options.command == "check"
                             else lambda documents: _show(documents, options.clause))
    if options.version not in NUMBERS[options.operator]:
        parser.error(f"{options.operator} has the versions {NUMBERS[options.operator]}")
    for sentence in sentences(options.operator, options.version):
        print(f"{sentence.section:<20} {sentence.number:>2} {sentence.sha256} {sentence.text[:60]}")
    return 0


def _with_clauses(command: Callable[[list[Document]], int]) -> int:
    try:
        documents = load()
    except ClauseError as error:
        print(f"clauses.py: {error}", file=sys.stderr)
        return 3
    return command(documents)


def _check(documents: list[Document]) -> int:
    found = changed(documents)
    for line in found:
        print(line)
    count = sum(len(document["clauses"]) for document in documents)
    print(f"{count} clauses, {len(found)} sentences differ from onnx {onnx.__version__}")
    return 1 if found else 0


def _show(documents: list[Document], clause_id: str) -> int:
    found = find(documents, clause_id)
    if found is None:
        print(f'clauses.py: there is no clause "{clause_id}": "scatter-cts list clauses" shows all', file=sys.stderr)
        return 2
    document, clause, of = found
    source = clause["source"]
    print(f"{clause_id} in onnx {onnx.__version__}")
    if "locator" in source:
        print(f"no sentence ({source['locator']}): {source['note']}")
        return 0
    lines = list(shown(document, clause, of))
    for place, text in lines:
        print(f"{place}:\n  {text or 'this onnx package has another one; it was read in ' + source['edition']}")
    if not lines:
        print(f"no sentence of this version: {source.get('note', '')}")
    return 1 if any(text is None for _, text in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
