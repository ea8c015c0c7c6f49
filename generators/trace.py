#!/usr/bin/env python3
"""Follows every clause to the code that implements it and the cases that show it: cases/clauses/README.md."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import archives
import clauses
from oracle.operator_versions import NUMBERS, OPERATORS

PROJECT = Path(__file__).resolve().parent.parent
CASES = PROJECT / "cases"
README = Path("clauses") / "README.md"
# Files whose names begin so are about these operators; all others are about all three.
OPERATORS_OF_FILES = {"scatter_elements": ("Scatter", "ScatterElements"), "scatter_nd": ("ScatterND",)}
MOST_EXAMPLES = 2
# Clauses about what an implementation declares, which is not part of any case: every valid case can show them.
WITHOUT_CASES = {"claimed-then-refused"}

DESCRIPTION = """\
Follows the clauses of scatter-cts to the places that implement or judge them, by marks in the C code, and to
the cases that name them, and writes the table cases/clauses/README.md. A mark is a comment of its own,

    /* clause: index-negative, target-alias */

in reference/ or runner/; in scatter_elements.c it is about Scatter and ScatterElements, in scatter_nd.c about
ScatterND, elsewhere about every operator that has a clause of the name.

It reports clauses without a mark, a core case or a case of each version that they apply to (except those about
declarations, which every valid case can show), marks and cases that name no clause, rules of reference/interpreter/node.h without a clause, and classes of bugs and operator
versions without a core case.
"""

HEADING = """\
# Where the clauses are implemented, and which cases show them

Written by `generators/trace.py` from the marks `/* clause: name */` in the C code and from the `case.json`
files; not to be edited. `scatter-cts show ScatterND.target` tells the statement, the levels and the source
of a clause. A case is one data set; the examples are about little else. Mutants are deliberately wrong
implementations that the cases must catch.
"""


@dataclass(frozen=True)
class Mark:
    """A place in the C code that names a clause, without its operator."""

    path: str
    line: int
    name: str

    @property
    def operators(self) -> tuple[str, ...]:
        """The operators that the file is about."""
        stem = Path(self.path).stem
        found = [about for start, about in OPERATORS_OF_FILES.items() if stem.startswith(start)]
        return found[0] if found else OPERATORS


@dataclass(frozen=True)
class Use:
    """A data set: the id of its folder, its tier, and the clauses and classes of bugs that it names."""

    case: str
    tier: str
    clauses: tuple[str, ...]
    bugs: tuple[str, ...]


@dataclass(frozen=True)
class Project:
    """What is traced: clauses by id with the versions that they apply to, in the order of their files; codes
    of rules, classes of bugs, operator versions; marks and uses of them."""

    clauses: dict[str, tuple[int, ...]]
    rules: tuple[str, ...]
    bugs: tuple[str, ...]
    versions: tuple[str, ...]
    marks: tuple[Mark, ...]
    uses: tuple[Use, ...]


def read_project(cases: Path = CASES) -> Project:
    """The project on the disk, with the cases of a folder.

    Raises clauses.ClauseError, ValueError or OSError if a file is invalid or cannot be read.
    """
    schema = json.loads((CASES / "case.schema.json").read_text())
    return Project(
        clauses={f"{document['operator']}.{clause['name']}": tuple(clauses.versions(document, clause))
                 for document in clauses.load() for clause in document["clauses"]},
        rules=tuple(rule_codes((PROJECT / "reference" / "interpreter" / "node.h").read_text())),
        bugs=tuple(schema["$defs"]["bug"]["enum"]),
        versions=tuple(f"{operator}-{version}"
                       for operator, versions in NUMBERS.items() for version in versions),
        marks=tuple(mark for file in _sources() for mark in marks_in(
            file.relative_to(PROJECT).as_posix(), file.read_text())),
        uses=tuple(use for description in archives.descriptions(cases).items() for use in _uses_of(*description)),
    )


def _sources() -> list[Path]:
    files = (file for folder in ("reference", "runner") for file in (PROJECT / folder).rglob("*"))
    return sorted(file for file in files if file.suffix in (".c", ".h", ".inc") and "_test." not in file.name)


def _uses_of(case: str, description: dict) -> list[Use]:
    try:
        return list(uses_in(description))
    except (KeyError, TypeError) as error:
        raise ValueError(f"{case}: invalid case.json: {error!r}") from error


def rule_codes(header: str) -> list[str]:
    """The codes in RULE_TABLE of reference/interpreter/node.h."""
    return re.findall(r'X\([A-Z_]+, "([^"]+)"', header.split("enum rule {")[0])


def marks_in(path: str, text: str) -> Iterator[Mark]:
    """The marks in a C file, one for each name."""
    for number, line in enumerate(text.splitlines(), start=1):
        for comment in re.findall(r"/\*\s*clauses?:(.*?)\*/", line):
            for name in comment.split(","):
                yield Mark(path, number, name.strip())


def uses_in(description: dict) -> Iterator[Use]:
    """The clauses and classes of bugs that the data sets of a case.json name."""
    for data_set in description["data_sets"]:
        yield Use(description["id"], description["tier"], tuple(data_set["clauses"]),
                  tuple(description["bugs"]))


def problems(project: Project) -> list[str]:
    """One sentence for every missing link."""
    marked = _files_by_clause(project)
    found = [f"{mark.path}:{mark.line}: there is no clause {mark.name!r}"
             for mark in project.marks if not _ids(project, mark)]
    found += [f"{use.case}: there is no clause {clause}"
              for use in project.uses for clause in use.clauses if clause not in project.clauses]
    names = {clause.split(".")[1] for clause in project.clauses}
    found += [f"reference/interpreter/node.h: the rule {rule} has no clause"
              for rule in project.rules if rule not in names]
    found += [f"{clause}: no mark in the C code names it"
              for clause in project.clauses if clause not in marked]
    for clause, versions in project.clauses.items():
        uses = _naming(project, clause)
        if clause.split(".")[1] in WITHOUT_CASES:
            continue
        found += _missing(clause, uses) + _versions_without_case(clause, versions, uses)
    for bug in project.bugs:
        found += _missing(f"class {bug}", [use for use in project.uses if bug in use.bugs])
    for version in project.versions:
        found += _missing(version, [use for use in project.uses if use.case.startswith(f"{version}/")])
    return found


def _missing(what: str, uses: list[Use]) -> list[str]:
    if not uses:
        return [f"{what}: no case is about it"]
    return [] if any(use.tier == "core" for use in uses) else [f"{what}: no core case is about it"]


def _versions_without_case(clause: str, versions: tuple[int, ...], uses: list[Use]) -> list[str]:
    """Messages about versions of a clause without a case, if other versions have cases.

    A case of an operator that its opset lacks is about all versions.
    """
    operator, name = clause.split(".")
    groups = {use.case.split("/")[0] for use in uses}
    if not groups or "absent" in groups:
        return []
    return [f"{operator}-{version}.{name}: no case is about it"
            for version in versions if f"{operator}-{version}" not in groups]


def _ids(project: Project, mark: Mark) -> list[str]:
    """The ids of the clauses that a mark means."""
    ids = (f"{operator}.{mark.name}" for operator in mark.operators)
    return [clause for clause in ids if clause in project.clauses]


def _files_by_clause(project: Project) -> dict[str, list[str]]:
    """The files that have a mark of each clause, in the order of their names."""
    found: dict[str, list[str]] = {}
    for mark in project.marks:
        for clause in _ids(project, mark):
            files = found.setdefault(clause, [])
            if mark.path not in files:
                files.append(mark.path)
    return found


def _naming(project: Project, clause: str) -> list[Use]:
    return [use for use in project.uses if clause in use.clauses]


def table(project: Project) -> str:
    """The tables of the clauses, by operator, and of the classes of bugs, in Markdown."""
    lines = [HEADING.rstrip()]
    marked = _files_by_clause(project)
    for operator in OPERATORS:
        lines += [f"\n## {operator}\n", "| clause | in the code | cases | mutants |", "|---|---|---|---|"]
        for clause in project.clauses:
            if clause.startswith(f"{operator}."):
                files = ", ".join(f"`{file}`" for file in marked.get(clause, []))
                name = clause.split(".")[1]
                lines.append(f"| {name} | {files} | {_cases(_naming(project, clause))} | none yet |")
    lines += ["\n## Classes of bugs\n", "`case.schema.json` says what they are.\n",
              "| class | cases | mutants |", "|---|---|---|"]
    lines += [f"| {bug} | {_cases([use for use in project.uses if bug in use.bugs])} | none yet |"
              for bug in project.bugs]
    return "\n".join(lines) + "\n"


def _cases(uses: list[Use]) -> str:
    """The number of cases, with examples: from the core, and with one clause and one class rather than many."""
    by_worth = sorted(uses, key=lambda use: (use.tier != "core", len(use.clauses) + len(use.bugs), use.case))
    examples = list(dict.fromkeys(use.case for use in by_worth))[:MOST_EXAMPLES]
    return f"{len(uses)}: " + ", ".join(f"`{case}`" for case in examples) if uses else "none"


def main(arguments: list[str] | None = None) -> int:
    """Runs the program; 0 complete, 1 gaps or another table, 3 a file is wrong or missing."""
    parser = argparse.ArgumentParser(
        description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Exit status: 0 complete, 1 gaps or another table, 2 usage, 3 a file is wrong or missing.",
    )
    parser.add_argument("--check", action="store_true",
                        help="write nothing; say whether the table would differ")
    parser.add_argument("--cases", type=Path, default=CASES, metavar="DIR",
                        help="the corpus, in which the table is written (default: the project's cases/)")
    options = parser.parse_args(arguments)
    try:
        project = read_project(options.cases)
        complaints = problems(project) + _put(options.cases / README, table(project), options.check)
    except (clauses.ClauseError, OSError, ValueError) as error:
        print(f"trace.py: {error}", file=sys.stderr)
        return 3
    for complaint in complaints:
        print(complaint)
    print(f"{len(project.clauses)} clauses, {len(project.marks)} marks, {len(project.uses)} cases, "
          f"{len(complaints)} complaints")
    return 1 if complaints else 0


def _put(file: Path, text: str, check: bool) -> list[str]:
    """Writes the table, or says that it differs."""
    if check:
        present = file.read_text() if file.is_file() else ""
        return [] if present == text else [f"{file}: differs; run trace.py without --check to update it"]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return []


if __name__ == "__main__":
    sys.exit(main())
