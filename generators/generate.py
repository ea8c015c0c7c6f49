#!/usr/bin/env python3
"""Writes the corpus: the archives of cases in cases/, and the list of all files there, cases/manifest.json."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import archives
import clauses
import file_tree
import manifest
from axes import core, siblings
from oracle.operator_versions import VERSIONS
from tables import (
    corpus_clauses, corpus_covering, corpus_defaults, corpus_elements, corpus_empties, corpus_encodings, corpus_forms,
    corpus_geometry_elements, corpus_geometry_tuples, corpus_graphs, corpus_grid, corpus_landmarks, corpus_models, corpus_nd,
    corpus_neighbours, corpus_odd_shapes, corpus_opsets, corpus_other_types, corpus_refusals_bounds,
    corpus_refusals_schema, corpus_refusals_shapes, corpus_sequence_lists, corpus_sequence_refusals,
    corpus_sequence_targets, corpus_shortcuts, corpus_single_types, corpus_sizes, corpus_small_shapes,
    corpus_thresholds, corpus_unchanged, corpus_values_exact, corpus_values_rounding, corpus_values_special,
)
from tables.case_writer import Case, CaseError, case_files

CASES = Path(__file__).resolve().parent.parent / "cases"
# The groups of cases: for each there is a generated archive in cases/. Other files there are not generated.
OWNED = (*VERSIONS, "absent")

# The modules that describe cases: each has a function cases().
TABLES = (
    corpus_elements,
    corpus_nd,
    corpus_refusals_schema,
    corpus_refusals_shapes,
    corpus_refusals_bounds,
    corpus_opsets,
    corpus_encodings,
    corpus_models,
    corpus_sizes,
    corpus_clauses,
    corpus_grid,
    corpus_geometry_elements,
    corpus_geometry_tuples,
    corpus_values_special,
    corpus_values_rounding,
    corpus_values_exact,
    corpus_sequence_lists,
    corpus_sequence_targets,
    corpus_sequence_refusals,
    corpus_landmarks,
    corpus_empties,
    corpus_other_types,
    corpus_neighbours,
    corpus_covering,
    corpus_thresholds,
    corpus_forms,
    corpus_defaults,
    corpus_odd_shapes,
    corpus_shortcuts,
    corpus_single_types,
    corpus_small_shapes,
    corpus_unchanged,
    corpus_graphs,
)

DESCRIPTION = """\
Writes the corpus of scatter-cts: one folder per case in the layout of ONNX's backend tests, in the archives
cases/<Operator>-<version>.zip and cases/absent.zip. The cases are described in tables/corpus_*.py; their results
come from oracle/loops.py and must agree with oracle/closed_form.py. The same tables always give the same bytes.
manifest.json then lists all files below cases/, including those written by hand, with their hashes.
Which cases belong to the core is computed by axes/core.py. Each case that was added, changed or removed is named.

To add a case: add a row to a table, run this program, check the case (scatter-cts show), commit both.
"""


def all_cases() -> list[Case]:
    """The cases of all tables, with tiers and siblings. Raises CaseError if two have the same id or one has no group."""
    found = [replace(case, table=table.__name__.rpartition(".")[2]) for table in TABLES for case in table.cases()]
    seen: set[str] = set()
    for case in found:
        if case.id in seen:
            raise CaseError(f"{case.id}: duplicate")
        if case.group not in OWNED:
            raise CaseError(f"{case.id}: there is no group {case.group}")
        seen.add(case.id)
    check_names(found)
    return siblings.with_siblings(core.with_core(found))


def check_names(cases: Iterable[Case]) -> None:
    """Raises CaseError if a case names an unknown clause or an unknown class of bugs."""
    known_clauses = {
        f"{document['operator']}.{clause['name']}"
        for document in clauses.load()
        for clause in document["clauses"]
    }
    known_bugs = set(json.loads((CASES / "case.schema.json").read_text())["$defs"]["bug"]["enum"])
    for case in cases:
        named = {f"{case.operator}.{clause}" for data_set in case.data_sets for clause in data_set.clauses}
        for unknown in sorted(named - known_clauses) + sorted(set(case.bugs) - known_bugs):
            raise CaseError(
                f"{case.id}: there is no {unknown}; see cases/clauses/ and cases/case.schema.json")


def corpus(cases: Iterable[Case]) -> file_tree.Tree:
    """The files of cases by their path, such as ScatterND-18/slices/model.onnx. Raises CaseError like case_files.

    Several processes share the work; a case need not be picklable.
    """
    cases = list(cases)
    with multiprocessing.get_context("fork").Pool(initializer=_keep, initargs=(cases,)) as pool:
        parts = pool.imap(_files_of, range(len(cases)), chunksize=8)
        return {path: content for part in parts for path, content in part.items()}


# The argument of corpus(), in its worker processes.
_kept: list[Case] = []


def _keep(cases: list[Case]) -> None:
    _kept[:] = cases


def _files_of(position: int) -> file_tree.Tree:
    return case_files(_kept[position])


def main(arguments: list[str] | None = None) -> int:
    """Runs the program; 0 done, 1 the corpus on the disk differs, 3 an error in the tables, the clauses or on the disk."""
    parser = argparse.ArgumentParser(
        description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Exit status: 0 done or equal, 1 --check found differences, 2 usage, 3 a wrong table, clause file or disk.",
    )
    parser.add_argument("--check", action="store_true",
                        help="write nothing; list the cases that would be added, changed, removed")
    parser.add_argument("--cases", type=Path, default=CASES, metavar="DIR",
                        help="the folder to write or to check (default: the project's cases/)")
    options = parser.parse_args(arguments)
    owned = (*(group + archives.SUFFIX for group in OWNED), manifest.FILE)
    try:
        cases = all_cases()
        tree = corpus(cases)
        files = archives.packed(tree)
        files[manifest.FILE] = manifest.contents(tree, files, manifest.files_beside(options.cases, owned))
        found = archives.differences(options.cases, tree, OWNED)
        found += _difference(options.cases / manifest.FILE, files[manifest.FILE])
        if not options.check:
            file_tree.write(options.cases, files, owned)
    except (CaseError, clauses.ClauseError, OSError) as error:
        print(f"generate.py: {error}", file=sys.stderr)
        return 3
    print(*found, sep="\n", end="\n" if found else "")
    if options.check and found:
        print(f"{len(found)} differences; run generate.py without --check to write them")
        return 1
    size = sum(map(len, files.values()))
    print(f"{len(cases)} cases are up to date" if options.check else
          f"{len(cases)} cases of {len(tree)} files in {len(files) - 1} archives, {size} bytes")
    return 0


def _difference(file: Path, wanted: bytes) -> list[str]:
    """The difference between a file and its expected content: no sentence or one."""
    present = {file.name: file.read_bytes()} if file.is_file() else {}
    return file_tree.differences(present, {file.name: wanted})


if __name__ == "__main__":
    sys.exit(main())
