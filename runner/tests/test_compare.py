"""`scatter-cts compare`: regressions, repairs and corpus changes between two results files."""

import json
import pathlib
import re

import jsonschema
import pytest
from page_model import model_of

SCHEMA = pathlib.Path(__file__).resolve().parents[2] / "reports" / "comparison.schema.json"
FEW = ["--operator", "ScatterND", "--operator", "ScatterElements"]


@pytest.fixture(scope="module")
def good(run, misbehaving):
    return run("--implementation", misbehaving, *FEW)


@pytest.fixture(scope="module")
def bad(run, misbehaving):
    return run("--implementation", misbehaving, "--option", "misbehave=wrong-value", "--option", "on-extent=4", *FEW)


@pytest.fixture
def compare(scatter_cts, tmp_path):
    """Runs the comparison of two lists of records, or raw files."""

    def call(old, new, *arguments):
        paths = []
        for name, content in (("old.jsonl", old), ("new.jsonl", new)):
            path = tmp_path / name
            text = content if isinstance(content, str) else "".join(json.dumps(record) + "\n" for record in content)
            path.write_text(text)
            paths.append(path)
        return scatter_cts("compare", *paths, *arguments)

    return call


def differences(process):
    comparison = json.loads(process.stdout)
    jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text())).validate(comparison)
    return {item["id"]: item for item in comparison["differences"]}


def failing(result):
    return {name for name, case in result.cases.items() if case["verdict"] == "fail"}


def test_a_changed_case_is_reported_separately(compare, good, bad):
    name = sorted(failing(bad) - failing(good))[0]
    changed = [record | {"case_hash": "0" * 64} if record.get("id") == name else record for record in good.records]
    found = differences(compare(changed, bad.records, "--format", "json"))
    assert found[name]["change"] == "new-failure" and found[name]["case_changed"]


def without(records, name, **source):
    """A run that lacks a case; the members of its source may be others."""
    lost = [record for record in records if record.get("id") == name]
    fewer = [record for record in records if record.get("id") != name]
    fewer[0] = fewer[0] | {"sources": [fewer[0]["sources"][0] | source]}
    fewer[-1] = json.loads(json.dumps(fewer[-1]))
    for case in lost:
        fewer[-1]["cases"] -= 1
        fewer[-1]["verdicts"][case["verdict"]] -= 1
    return fewer


def passing(result):
    return sorted(name for name, case in result.cases.items() if case["verdict"] == "pass")


def test_a_case_that_is_not_run_any_more_is_exit_status_1(compare, good):
    name = passing(good)[0]
    process = compare(good.records, without(good.records, name), "--format", "json")
    assert process.returncode == 1
    assert differences(process)[name]["change"] == "not-run-any-more"
    text = compare(good.records, without(good.records, name)).stdout
    assert "\nworse: 0 regressions, 0 failures of new or changed cases, 1 case not run any more, 0 repairs" in text


def test_a_new_case_is_counted_and_not_worse(compare, good):
    name = passing(good)[0]
    process = compare(without(good.records, name), good.records, "--format", "json")
    assert process.returncode == 0
    assert differences(process)[name]["change"] == "new-case"


def test_a_case_is_gone_if_the_corpus_has_another_version_and_lacks_it(compare, good):
    name = passing(good)[0]
    older = without(good.records, "", corpus_version="1.0.0")
    process = compare(older, without(good.records, name, corpus_version="1.1.0"), "--format", "json")
    assert process.returncode == 0
    assert differences(process)[name]["change"] == "gone-case"
    assert compare(older, without(good.records, name, corpus_version="1.0.0")).returncode == 1


def test_a_case_that_an_incomplete_corpus_lacks_is_exit_status_3(compare, good):
    name = passing(good)[0]
    process = compare(good.records, without(good.records, name, corpus_matches=False))
    assert process.returncode == 3
    assert "its cases are not those of the manifest" in process.stderr and name in process.stderr


@pytest.fixture(scope="module")
def narrowed(run, misbehaving):
    options = [
        ("--dtype", "float"),
        ("--filter", "*/elements*"),
        ("--tier", "core"),
        ("--opset", "18"),
        ("--reduction", "add"),
    ]
    return {words: run("--implementation", misbehaving, *FEW, *words) for words in options}


def test_cases_that_are_not_selected_are_not_run_any_more_unless_a_subset_is_compared(compare, good, narrowed):
    for words, part in narrowed.items():
        assert 0 < len(part.cases) < len(good.cases)
        whole, subset = compare(good.records, part.records), compare(good.records, part.records, "--subset")
        assert whole.returncode == 1 and "cases not run any more" in whole.stdout, words
        assert subset.returncode == 0, (words, subset.stdout)
        assert "not run any more" not in subset.stdout and subset.stdout.rstrip().endswith(" not selected")


def test_a_case_inside_the_selection_is_not_excused_by_subset(compare, good, narrowed):
    for part in narrowed.values():
        name = next(name for name in passing(part) if name in good.cases)
        process = compare(good.records, without(part.records, name), "--subset", "--format", "json")
        assert process.returncode == 1
        assert [item["id"] for item in differences(process).values() if item["change"] == "not-run-any-more"] == [name]


def test_cases_without_a_verdict_before_are_no_loss(compare, good):
    name = next(name for name, case in good.cases.items() if case["verdict"] == "unsupported")
    assert compare(good.records, without(good.records, name)).returncode == 0


def test_text_shows_20_of_each_kind_or_all(compare, good, bad):
    some, everything = compare(good.records, bad.records).stdout, compare(good.records, bad.records, "--all").stdout
    count = len(failing(bad) - failing(good))
    assert count > 20
    assert some.count("    new: fail") == 20 and f"{count - 20} more (shown with --all)" in some
    assert everything.count("    new: fail") == count


@pytest.fixture
def otherwise(good):
    """The same run, in which the first case with an observation shows another policy; and this policy, as it was."""
    records = json.loads(json.dumps(good.records))
    (case, entry), *_ = [(record, entry) for record in records for entry in record.get("observations", ()) if record["verdict"] == "pass"]
    was, entry["policy"] = entry["policy"], "<b>"
    return records, case["id"], was


def test_choices_that_changed_are_listed_and_make_nothing_worse(compare, good, otherwise):
    records, name, was = otherwise
    process = compare(good.records, records, "--format", "json")
    assert (process.returncode, differences(process)) == (0, {})
    choices = sorted((entry["change"], entry["choice"].rpartition(": ")[2], entry["cases"], entry["first"])
                     for entry in json.loads(process.stdout)["choices"])  # fmt: skip
    assert choices == [("gone", was, 1, name), ("new", "<b>", 1, name)]
    assert f": {was} (1 case)\n" in compare(good.records, records).stdout
    assert "- new: `Scatter" in compare(good.records, records, "--format", "markdown").stdout


def test_a_choice_of_a_case_that_fails_or_has_changed_is_not_compared(compare, good, otherwise):
    records, name, _ = otherwise
    for member in ({"verdict": "fail"}, {"case_hash": "0" * 64}):
        newer = [record | member if record.get("id") == name else record for record in records]
        assert json.loads(compare(good.records, newer, "--format", "json").stdout)["choices"] == []


def test_markdown_has_headings_and_no_third_party_text_outside_of_code(compare, good, bad):
    evil = [record | {"id": "cases/`<b>x</b>"} if record["type"] == "case" else record for record in bad.records[:2]]
    footer = bad.records[-1] | {"cases": 2}
    process = compare(good.records, [*evil, bad.records[2], footer], "--format", "markdown", "--all")
    assert "### " in process.stdout
    for line in process.stdout.splitlines():
        outside = "".join(line.split("`")[::2])
        assert "<b>" not in outside


def test_markdown_shows_name_and_version_as_code(compare, good):
    evil = dict(good.records[0]["implementation"], name="<b>", version="<b>")
    records = [good.records[0] | {"implementation": evil}, *good.records[1:]]
    process = compare(records, records, "--format", "markdown")
    assert "<b>" in process.stdout
    assert all("<b>" not in "".join(line.split("`")[::2]) for line in process.stdout.splitlines())


def test_a_failed_comparison_leaves_the_output_file_unchanged(scatter_cts, tmp_path):
    (tmp_path / "comparison").write_text("before")
    process = scatter_cts("compare", tmp_path / "none", tmp_path / "none", "--output", tmp_path / "comparison")
    assert process.returncode == 3 and (tmp_path / "comparison").read_text() == "before"


def test_several_runs_of_one_implementation_are_compared_in_their_order(compare, good, bad):
    both, turned = [*good.records, *bad.records], [*bad.records, *good.records]
    assert compare(both, both).returncode == 0
    assert compare(both, turned).returncode == 1


def test_a_run_that_the_newer_file_lacks_is_reported(scatter_cts, run, good, example, tmp_path):
    (tmp_path / "old").write_bytes(good.raw + run("--implementation", example, *FEW).raw)
    (tmp_path / "new").write_bytes(good.raw)
    process = scatter_cts("compare", tmp_path / "old", tmp_path / "new")
    assert process.returncode == 1
    assert f"has no run of {example}" in process.stderr
    assert scatter_cts("compare", tmp_path / "old", tmp_path / "new", "--subset").returncode == 0


def test_runs_of_several_implementations_are_compared_by_name(scatter_cts, run, good, bad, example, tmp_path):
    (tmp_path / "old").write_bytes(good.raw + run("--implementation", example, *FEW).raw)
    (tmp_path / "new").write_bytes(run("--implementation", example, *FEW).raw + bad.raw)
    process = scatter_cts("compare", tmp_path / "old", tmp_path / "new", "--format", "json")
    first, second = (json.loads(line) for line in process.stdout.splitlines())
    assert process.returncode == 1
    assert (first["worse"], second["worse"]) == (False, True)


def one_id_for_all(text):
    return re.sub(r'"id": "[^"]*"', '"id": "cases/a"', text)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: text[: text.index('"type": "footer"')], "is not complete"),
        (lambda text: "{}\n", "line 1"),
        (one_id_for_all, "a second record of"),
    ],
    ids=["cut off", "foreign", "a case twice"],
)
def test_what_cannot_be_compared_is_exit_status_3_with_file_and_line(compare, good, spoil, message):
    text = "".join(json.dumps(record) + "\n" for record in good.records)
    process = compare(good.records, spoil(text))
    assert process.returncode == 3
    assert "new.jsonl" in process.stderr and message in process.stderr


def test_another_edition_or_strictness_is_reported(compare, good):
    strict = [record | {"strict": ["*"]} if record["type"] == "header" else record for record in good.records]
    process = compare(good.records, strict)
    assert process.returncode == 0
    assert "judged differently: old onnx-1.23, new onnx-1.23, strict *" in process.stdout
    assert json.loads(compare(good.records, strict, "--format", "json").stdout)["judged_alike"] is False


LOSS = {"when": "in a case", "how": "was killed by SIGSEGV", "case": "cases/a", "count": 2}


def with_losses(result, *losses):
    return [*result.records[:-1], result.footer | {"lost_processes": list(losses)}]


def test_a_newly_lost_process_is_in_the_page(compare, good):
    process = compare(good.records, with_losses(good, LOSS), "--format", "html")
    assert process.returncode == 1
    assert [run["lost"] for run in model_of(process.stdout)["runs"]] == [[], ["A process was killed by SIGSEGV in a case, cases/a, 2 times."]]


def test_a_newly_lost_process_is_in_the_json(compare, good):
    process = compare(good.records, with_losses(good, LOSS), "--format", "json")
    assert differences(process) == {}
    comparison = json.loads(process.stdout)
    assert comparison["newly_loses_processes"] and comparison["worse"]
    assert comparison["newer"]["lost_processes"] == "2 in a case: was killed by SIGSEGV (cases/a)"
    assert "lost_processes" not in comparison["older"]


@pytest.mark.parametrize("newer", [(), (LOSS,), (LOSS, LOSS | {"when": "at its end", "how": "hung"})])
def test_lost_processes_are_not_a_regression_if_the_older_run_lost_some(compare, good, newer):
    process = compare(with_losses(good, LOSS), with_losses(good, *newer))
    assert process.returncode == 0 and "were lost" not in process.stdout


def test_lost_processes_of_another_form_are_exit_status_3_with_the_member(compare, good):
    process = compare(good.records, with_losses(good, LOSS | {"when": "never"}))
    assert process.returncode == 3
    assert "new.jsonl" in process.stderr and 'lost_processes[0]: "when"' in process.stderr


def test_one_difference_is_reported_in_the_singular(compare, good, bad):
    name = sorted(failing(bad) - failing(good))[0]
    worse = [bad.cases[name] if record.get("id") == name else record for record in good.records]
    lines = compare(good.records, worse).stdout.splitlines()
    assert "1 regression" in lines
    assert lines[-1].startswith("worse: 1 regression, 0 failures of new or changed cases, 0 repairs, ")


def test_files_without_a_common_case_are_exit_status_3(compare, good):
    other = [record | {"id": "x" + record["id"]} if record["type"] == "case" else record for record in good.records]
    process = compare(good.records, other)
    assert process.returncode == 3 and "have no common case" in process.stderr


@pytest.mark.parametrize("words", [[], ["one"], ["one", "two", "three"], ["one", "two", "--format", "xml"]])
def test_wrong_usage_is_exit_status_2(scatter_cts, words):
    assert scatter_cts("compare", *words).returncode == 2
