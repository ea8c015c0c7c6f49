"""The installed ReferenceEvaluator of ONNX, with the cases that show what the adapter translates."""

import pytest


@pytest.fixture(scope="module")
def corpus(run_known, tmp_path_factory):
    return run_known("onnx-reference", tmp_path_factory.mktemp("corpus"))[1]


def test_every_case_has_a_verdict(corpus):
    assert len(corpus) > 5000
    assert {record["verdict"] for record in corpus.values()} <= {"pass", "fail", "unsupported"}


def test_its_failures_are_refusals_not_wrong_values(corpus):
    failed = [record for record in corpus.values() if record["verdict"] == "fail"]
    assert {record["answer"] for record in failed} <= {"failed", "rejected"}


def test_a_missing_operator_is_unsupported_and_not_rejected(corpus):
    scatter = [record for name, record in corpus.items() if name.startswith("Scatter-")]
    assert scatter
    assert {record["verdict"] for record in scatter} == {"unsupported"}
    assert all("NotImplementedError" in record["message"] or "RuntimeImplementationError" in record["message"]
               for record in scatter)


@pytest.mark.parametrize("version", ["ScatterND-18", "ScatterElements-18"])
def test_an_index_out_of_bounds_is_rejected(corpus, version):
    assert corpus[f"{version}/index-bounds-max#0"]["message"].startswith("IndexError: index ")


def test_it_may_ignore_an_unknown_reduction(corpus):
    record = corpus["ScatterND-18/reduction-unlisted-foo"]
    assert [finding["policy"] for finding in record["warnings"]] == ["ignored the reduction"]


@pytest.mark.parametrize("dtype", ["string", "bfloat16", "complex64", "bool", "float16"])
def test_element_types_are_passed_unchanged(corpus, dtype):
    records = [record for name, record in corpus.items() if name.startswith("ScatterND-18/")]
    valid = [record for record in records if record["dtype"] == dtype and record["expectation"] == "exact"]
    # Strings that are not UTF-8 are not passed on; the evaluator iterates over extents of tensors without elements.
    valid = [record for record in valid if "/strings-bytes-" not in record["id"] and "-wide-" not in record["id"]]
    assert len(valid) > 5
    assert {record["verdict"] for record in valid} == {"pass"}


@pytest.mark.parametrize("case", ["all-initializers", "graph-inputs-in-another-order", "unread-graph-input"])
def test_inputs_are_passed_by_name(corpus, case):
    for version in ("ScatterElements-18", "ScatterND-18"):
        assert corpus[f"{version}/{case}"]["verdict"] == "pass"


def test_options_are_refused(run_known, tmp_path):
    process, _ = run_known("onnx-reference", tmp_path, "--option", "verbose=1")
    assert process.returncode == 3
    assert "there are no options, and so no verbose" in process.stderr
