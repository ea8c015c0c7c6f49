"""The C form of records is made from the schema, and current."""

from __future__ import annotations

import json

import record_forms


def test_the_committed_files_are_those_that_the_schema_gives() -> None:
    assert record_forms.main(["--check"]) == 0


def test_a_member_of_the_schema_becomes_one_of_the_structure_and_of_the_table() -> None:
    schema = json.loads(record_forms.SCHEMA.read_text())
    schema["$defs"]["case"]["properties"]["mood"] = {"type": "string", "minLength": 1}
    forms = record_forms.Forms(schema)
    assert "*mood" in record_forms.header_file(forms)
    assert "ROW(case, mood, TEXT, )" in " ".join(record_forms.source_file(forms).split())


def test_files_that_are_not_current_are_named(tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(record_forms, "FOLDER", tmp_path)
    monkeypatch.setattr(record_forms, "ROOT", tmp_path)
    assert record_forms.main(["--check"]) == 1
    assert "record_forms.h is not current: run reports/record_forms.py" in capsys.readouterr().err
