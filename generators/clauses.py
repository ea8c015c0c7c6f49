#!/usr/bin/env python3
"""Reads the clauses, cases/clauses/*.json, and compares their sources with the text of the onnx package."""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema
import onnx
import onnx.defs

from operator_versions import EDITIONS, NUMBERS, OPERATORS, TABLE

FOLDER = Path(__file__).resolve().parent.parent / "cases" / "clauses"
SCHEMA = json.loads((FOLDER / "clauses.schema.json").read_text())
# The first edition that has a version, by its number.
_FIRST_EDITION = {version.since: version.edition for version in TABLE}

DESCRIPTION = """\
The clauses of scatter-cts (cases/clauses) and where they come from.

  check                    compares the hashes of the sources with the sentences of the installed onnx package
  hash OPERATOR VERSION    lists the sentences of an operator version, each with its section and hash, for the
                           author of a clause
"""

Document = dict[str, Any]


class ClauseError(Exception):
    """A clause file is not what it should be. The message begins with the file or the clause."""


@dataclass(frozen=True)
class Sentence:
    """A sentence of a schema, its white space folded."""

    section: str
    text: str

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()


def load(folder: Path = FOLDER) -> list[Document]:
    """The clause files of a folder, one per operator. Raises ClauseError when one of them is wrong."""
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
    return documents


def complaints(document: Document) -> list[str]:
    """What is wrong with a document that fits the schema: names that repeat, levels that leave a gap."""
    found = []
    seen: set[str] = set()
    if document["newest_version"] != NUMBERS[document["operator"]][-1]:
        found.append(f"{document['operator']}: newest_version is {document['newest_version']}, not "
                     f"{NUMBERS[document['operator']][-1]}")
    for clause in document["clauses"]:
        name = f"{document['operator']}.{clause['name']}"
        if name in seen:
            found.append(f"{name}: there are two of them")
        seen.add(name)
        found += [f"{name}: {complaint}" for complaint in _level_complaints(document, clause)]
    return found


def _level_complaints(document: Document, clause: Document) -> Iterator[str]:
    operator, source = document["operator"], clause["source"]
    if "version" in source and source["version"] not in NUMBERS[operator]:
        yield f"its source names version {source['version']}, which {operator} does not have"
    for entry in clause["levels"]:
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
    """The operator versions that a clause of a document holds for."""
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
    """The level of a clause; None for a version that it does not hold for."""
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
    return [Sentence(section, sentence) for section, text in sections for sentence in split(text)]


_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z`'(])|(?<=\.)(?='[a-z]+':)")


def split(text: str) -> list[str]:
    """The sentences of a text, white space folded. A blank line ends one as a full stop does."""
    found = []
    for paragraph in re.split(r"\n\s*\n", text):
        folded = " ".join(paragraph.split())
        found += [part for part in _SENTENCE_END.split(folded) if part]
    return found


def installed_edition() -> str:
    """The edition that the installed onnx package has: the newest one that is not newer than its release."""
    release = tuple(int(part) for part in onnx.__version__.split(".")[:2])
    return [edition for edition in EDITIONS if _release(edition) <= release][-1]


def _release(edition: str) -> tuple[int, ...]:
    return tuple(int(part) for part in edition.removeprefix("onnx-").split("."))


def changed(documents: list[Document]) -> list[str]:
    """One sentence for each clause whose source the installed package no longer has where it was."""
    found = []
    for document in documents:
        operator = document["operator"]
        for clause in document["clauses"]:
            source = clause["source"]
            if source.get("edition") != installed_edition():
                continue
            hashes = {sentence.sha256 for sentence in sentences(operator, source["version"])
                      if sentence.section == source["section"]}
            if source["sentence_sha256"] not in hashes:
                found.append(f"{operator}.{clause['name']}: {operator}-{source['version']}, "
                             f"{source['section']}: the sentence has changed or is gone")
    return found


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
    options = parser.parse_args(arguments)
    if options.command == "check":
        return _check()
    if options.version not in NUMBERS[options.operator]:
        parser.error(f"{options.operator} has the versions {NUMBERS[options.operator]}")
    for sentence in sentences(options.operator, options.version):
        print(f"{sentence.section:<22} {sentence.sha256} {sentence.text[:60]}")
    return 0


def _check() -> int:
    try:
        documents = load()
    except ClauseError as error:
        print(f"clauses.py: {error}", file=sys.stderr)
        return 3
    found = changed(documents)
    for line in found:
        print(line)
    count = sum(len(document["clauses"]) for document in documents)
    print(f"{count} clauses, {len(found)} sentences differ from onnx {onnx.__version__}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
