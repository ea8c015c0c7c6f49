"""``count_cases.py``: the cases of the corpus by operator version, reduction and element type."""

from __future__ import annotations

import io

import count_cases
import pytest


def line(version: str, dtype: str, reduction: str, expected: str = "exact") -> str:
    return f"cases/{version}/x\t{version}\t18\t{dtype}\t{reduction}\t{expected}\n"


def cell(lines: list[str], row: str, dtype: str) -> str:
    rows = count_cases.table(count_cases.counts(lines))
    (found,) = [cells for cells in rows if cells[0] == row]
    return found[rows[0].index(dtype)]


def test_a_case_counts_in_its_cell() -> None:
    assert cell([line("ScatterND-18", "bool", "max")] * 2, "ScatterND-18 max", "bool") == "2"


def test_a_refusal_does_not_count() -> None:
    assert cell([line("ScatterND-18", "bool", "max", "refuse")], "ScatterND-18 max", "bool") == "--"


def test_a_version_without_the_attribute_has_one_row() -> None:
    assert cell([line("Scatter-9", "float", "none")], "Scatter-9 none", "float") == "1"


def test_a_type_that_a_version_does_not_have_is_not_a_gap() -> None:
    assert cell([line("ScatterND-18", "bool", "max")], "Scatter-9 none", "bfloat16") == "."


def test_an_unreadable_case_is_not_counted() -> None:
    assert not count_cases.counts(["cases/x\tunreadable: model.onnx is missing\n"])


@pytest.mark.parametrize("text", ["", "no case\n", "cases/x\tno reason\n"], ids=["none", "foreign", "two-columns"])
def test_other_input_is_refused(text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["count_cases.py"])
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert count_cases.main() == 2
    assert capsys.readouterr().err.startswith("count_cases.py: ")
