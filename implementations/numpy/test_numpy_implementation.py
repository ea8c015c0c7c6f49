"""The installed numpy: what the adapter passes on, and what it leaves to numpy."""

import pytest


@pytest.fixture(scope="module")
def corpus(run_known, tmp_path_factory):
    return run_known("numpy", tmp_path_factory.mktemp("corpus"))[1]


def test_every_case_has_a_verdict(corpus):
    assert len(corpus) > 5000
    verdicts = {record["verdict"] for record in corpus.values()}
    assert {"pass", "fail", "unsupported"} <= verdicts
    # put_along_axis enumerates extents, and so needs gigabytes for large extents of tensors without elements.
    lost = [record for record in corpus.values() if record["verdict"] not in ("pass", "fail", "unsupported")]
    assert all(record["verdict"] == "memory" and "/empty-" in record["id"] for record in lost)


def test_cases_without_put_along_axis_pass(corpus):
    failed = [record for record in corpus.values() if record["verdict"] == "fail"]
    assert failed
    assert {record["reduction"] for record in failed} == {"none"}
    assert {record["operator_version"].split("-")[0] for record in failed} <= {"Scatter", "ScatterElements"}


def test_numpy_may_broadcast_indices(corpus):
    record = corpus["ScatterElements-18/one-row"]
    assert [finding["clause"] for finding in record["failures"]] == ["ScatterElements-18.untouched"]


def test_an_exception_of_numpy_is_rejected_with_its_message(corpus):
    record = corpus["Scatter-9/indices-of-a-corner"]
    assert record["answer"] == "rejected"
    assert record["message"].startswith("IndexError: shape mismatch")


@pytest.mark.parametrize("version", ["ScatterND-18", "ScatterElements-18"])
def test_an_index_out_of_bounds_is_rejected(corpus, version):
    assert corpus[f"{version}/index-bounds-max#0"]["message"].startswith("IndexError: index ")


def test_a_reduction_without_a_ufunc_is_unsupported(corpus):
    assert corpus["ScatterND-18/reduction-unlisted-foo"]["verdict"] == "unsupported"


def test_bfloat16_is_not_declared(corpus):
    messages = {record["message"] for record in corpus.values() if record["dtype"] == "bfloat16"}
    assert messages == {"element type bfloat16 is not declared"}


def test_options_are_refused(run_known, tmp_path):
    process, _ = run_known("numpy", tmp_path, "--option", "threads=1")
    assert process.returncode == 3
    assert "there are no options, and so no threads" in process.stderr
