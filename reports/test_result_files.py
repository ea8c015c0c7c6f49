"""Results files are read completely, or refused with a reason."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import result_files  # first: it finds the folders of the others
import archives
from published_fixture import case, entry, records
from result_files import BadResults
from scatter_cts.results import read_runs

LINES = records("1.0", [case("ScatterND-18/a"), case("ScatterND-18/b")])


def write(path: Path, lines: list[dict]) -> Path:
    text = "".join(f"{json.dumps(line)}\n" for line in lines).encode("utf-8")
    path.write_bytes(gzip.compress(text) if path.suffix == ".gz" else text)
    return path


@pytest.mark.parametrize("name", ["plain.jsonl", "packed.gz"])
def test_results_are_read_compressed_or_not(tmp_path, name):
    results = result_files.read_results(write(tmp_path / name, LINES))
    assert results.title == "backend@1.0"
    assert [record["id"] for record in results.cases] == ["cases/ScatterND-18/a", "cases/ScatterND-18/b"]
    assert results.footer["cases"] == 2


@pytest.mark.parametrize(
    "lines, reason",
    [
        ([], "one complete run"),
        (LINES[1:], 'line 1: "type" is not header, in the first record'),
        (LINES + LINES, "one complete run"),
        ([LINES[1], LINES[0], *LINES[2:]], 'line 1: "type" is not header, in the first record'),
        (LINES[:-1], "one complete run"),
        ([*LINES[:-1], {**LINES[-1], "complete": False}], "one complete run"),
        ([*LINES, LINES[1]], "one complete run"),
        ([LINES[0], {"type": "case", "id": "a"}, *LINES[1:]], 'line 2: "verdict" is missing'),
        ([{**LINES[0], "implementation": "x"}, *LINES[1:]], 'line 1: "implementation" is missing, or not of type dict'),
        ([LINES[0], {"type": "note"}, *LINES[1:]], 'line 2: "type" is not header or case'),
        ([LINES[0], [], *LINES[1:]], 'line 2: "type" is not header or case'),
    ],
)
def test_a_file_that_is_not_one_complete_run_is_refused(tmp_path, lines, reason):
    with pytest.raises(BadResults, match=reason):
        result_files.read_results(write(tmp_path / "bad.jsonl", lines))


@pytest.mark.parametrize(
    "name, data",
    [
        ("torn.jsonl.gz", gzip.compress(b'{"type": "header"}', mtime=0)[:-9]),
        ("broken.jsonl.gz", b"\x1f\x8b, but no more"),
        ("none.jsonl", b"no JSON"),
        ("text.jsonl", b"\xff\xfe"),
    ],
)
def test_an_unreadable_file_is_refused_with_its_name(tmp_path, name, data):
    (tmp_path / name).write_bytes(data)
    with pytest.raises(BadResults, match=name):
        result_files.read_results(tmp_path / name)


def test_a_file_may_have_several_runs_and_the_last_one_no_footer(tmp_path):
    first, last = read_runs(write(tmp_path / "two.jsonl", [*LINES, *LINES[:2]]))
    assert (first.records, last.records, last.footer) == (LINES, LINES[:2], {})


def test_a_run_that_was_cut_off_within_a_line_has_the_records_before_it(tmp_path):
    path = write(tmp_path / "cut.jsonl", LINES)
    path.write_bytes(path.read_bytes()[:-9])
    (run,) = read_runs(path)
    assert len(run.cases) == 2 and run.footer == {}


@pytest.mark.parametrize("line", ['{"type": []}', "[" * 100_000])
def test_a_line_that_json_or_types_forbid_is_refused_with_its_number(tmp_path, line):
    path = tmp_path / "odd.jsonl"
    path.write_text(json.dumps(LINES[0]) + "\n" + line + "\n")
    with pytest.raises(BadResults, match="line 2"):
        read_runs(path)


def test_a_missing_file_is_refused_with_its_name(tmp_path):
    with pytest.raises(BadResults, match="nowhere.jsonl"):
        result_files.read_results(tmp_path / "nowhere.jsonl")


def test_entries_include_all_kinds():
    record = case(
        "a", failures=[entry(policy="f")], observations=[entry(policy="o")], warnings=[entry(policy="w")]
    )
    assert [(kind, shown["policy"]) for kind, shown in result_files.entries(record)] == [
        ("failures", "f"),
        ("warnings", "w"),
        ("observations", "o"),
    ]


def test_a_bare_clause_has_no_operator_version():
    assert result_files.bare_clause("ScatterND-18.index-negative") == "ScatterND.index-negative"
    assert result_files.bare_clause("Scatter-9.target") == "Scatter.target"


def test_the_smallest_case_has_the_fewest_bytes_of_input_and_then_the_first_id(monkeypatch, tmp_path):
    monkeypatch.setattr(result_files, "CASES", tmp_path)
    result_files.input_bytes.cache_clear()
    members = {}
    for name, number, size in (("a", 0, 9), ("b", 0, 5), ("b", 1, 3), ("c", 0, 3)):
        folder = f"{name}/test_data_set_{number}"
        members |= {f"{folder}/input_0.pb": bytes(size), f"{folder}/output_0.pb": bytes(99 - size)}
    (tmp_path / "G.zip").write_bytes(archives.contents(members))
    assert (
        result_files.smallest_case(["cases/G/a", "cases/G/b#0", "cases/G/c", "cases/G/b#1"]) == "cases/G/b#1"
    )
    result_files.input_bytes.cache_clear()
