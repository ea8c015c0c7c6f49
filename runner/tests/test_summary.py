"""`scatter-cts list --summary`: counts of the selected cases."""

import json
import pathlib

import pytest

# The corpus of the project; `corpus` is a small part of it.
WHOLE = pathlib.Path(__file__).resolve().parents[2] / "cases"

@pytest.fixture(scope="module")
def summary(scatter_cts):
    def call(*arguments):
        return json.loads(scatter_cts("list", "--summary", "--json", *arguments).stdout)

    return call


def listed(scatter_cts, *arguments):
    return [line.split("\t") for line in scatter_cts("list", *arguments).stdout.splitlines()]


def cells(summary):
    coordinates = ("operator_version", "reduction", "dtype")
    return {tuple(row[name] for name in coordinates): row["data_sets"] for row in summary["grid"]}


def test_no_legal_cell_of_the_corpus_is_empty(summary):
    assert [cell for cell, count in cells(summary("--cases", WHOLE)).items() if count == 0] == []


def test_a_cell_has_the_data_sets_that_are_no_refusals(scatter_cts, summary):
    cell = ["--operator", "ScatterElements-18", "--dtype", "float", "--reduction", "add", "--cases", WHOLE]
    rows = listed(scatter_cts, *cell)
    wanted = sum(row[5] != "refuse" for row in rows)
    assert 0 < wanted < len(rows)
    assert cells(summary(*cell))["ScatterElements-18", "add", "float"] == wanted


def test_every_data_set_is_counted_once(scatter_cts, summary):
    counts = summary()
    rows = listed(scatter_cts)
    assert counts["data_sets"] == len(rows)
    for member in ("expectations", "tiers", "operator_versions"):
        assert sum(counts[member].values()) == len(rows), member
    for name, count in counts["expectations"].items():
        assert count == sum(row[5] == name for row in rows), name


def test_the_legal_cells_are_those_of_the_operator_versions(scatter_cts, summary):
    versions = map(json.loads, scatter_cts("list", "versions", "--json").stdout.splitlines())
    legal = {
        (version["id"], reduction, dtype)
        for version in versions
        for reduction in version["reductions"] or ["none"]
        for dtype in version["types"]
    }
    assert set(cells(summary())) == legal


def test_filters_narrow_the_grid_and_the_counts(summary):
    narrow = summary("--operator", "ScatterElements-16", "--dtype", "bool", "--dtype", "string")
    assert {cell[0] for cell in cells(narrow)} == {"ScatterElements-16"}
    assert {cell[2] for cell in cells(narrow)} == {"bool", "string"}
    assert narrow["operator_versions"]["ScatterND-18"] == 0


def test_the_tier_core_is_a_part_of_the_whole(summary):
    core, whole = summary("--tier", "core"), summary("--tier", "full")
    assert core["tiers"] == {"unstated": 0, "core": whole["tiers"]["core"], "full": 0, "large": 0}
    assert 0 < core["data_sets"] < whole["data_sets"]
    assert whole == summary()


def test_a_case_that_cannot_be_read_is_counted_apart(summary, copy_case):
    folder = copy_case("ScatterND-18/elements")
    (folder / "model.onnx").write_bytes(b"\xff")
    counts = summary("--cases", folder)
    assert (counts["data_sets"], counts["unreadable"]) == (0, 1)


def test_for_people_it_fits_a_page(scatter_cts):
    lines = scatter_cts("list", "--summary").stdout.splitlines()
    assert max(map(len, lines)) <= 110
    assert all(line == line.rstrip() for line in lines)


def test_an_empty_cell_is_named_for_people(scatter_cts, copy_case):
    folder = copy_case("ScatterND-18/elements")
    process = scatter_cts("list", "--summary", "--cases", folder, "--operator", "ScatterND-18")
    assert "empty: ScatterND-18 add: float uint8" in process.stdout
    assert process.stdout.endswith("legal cells are empty\n")
    assert process.returncode == 0


def test_a_summary_of_nothing_is_no_success(scatter_cts):
    process = scatter_cts("list", "--summary", "--filter", "nothing")
    assert process.returncode == 3
    assert "no case is selected" in process.stderr and process.stdout == ""


@pytest.mark.parametrize(
    "arguments", [["versions", "--summary"], ["rules", "--summary"], ["--json"]], ids=" ".join
)
def test_options_that_do_not_go_together_are_wrong_usage(scatter_cts, arguments):
    process = scatter_cts("list", *arguments)
    assert process.returncode == 2
    assert "--summary" in process.stderr
