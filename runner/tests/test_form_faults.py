"""Faults that depend on the form of a model fail cases of the corpus, and the report says that it is the form."""

import ast
import pathlib
import re
import sys

import pytest
from built import built

pytestmark = pytest.mark.long

BACKEND = pathlib.Path(__file__).with_name("form_faults.py")
FAULTS = [function.name.replace("_", "-") for function in ast.parse(BACKEND.read_text()).body
          if isinstance(function, ast.FunctionDef) and [argument.arg for argument in function.args.args] == ["node"]]  # fmt: skip
CORPUS = ["--cases", pathlib.Path(__file__).resolve().parents[2] / "cases"]
# The suspects of faults whose failures have a feature of the form in common.
SUSPECTS = {
    "constants-are-folded-without-the-reduction": "all inputs constant",
    "constant-negative-indices-are-wrapped-one-too-far": "index negative and indices constant",
    "constant-indices-out-of-range-are-clamped": "indices constant",
    "constant-int32-indices-are-read-as-words": "indices constant",
    "default-indices-that-cover-drop-the-reduction": "default value overridden",
}


@pytest.fixture(scope="module")
def report(scatter_cts):
    known = {}
    backend = f"exec:/usr/bin/env PYTHONPATH={built('SCATTER_CTS_PROTOCOL', 'build/release/python')} {sys.executable} {BACKEND}"

    def with_fault(name, *arguments):
        if (name, *arguments) not in known:
            options = ["--option", f"fault={name}"] if name else []
            words = ["--implementation", backend, *options, *CORPUS, "--filter", "*/form-*", *arguments]
            known[name, *arguments] = scatter_cts("run", "--jobs", "1", *words)  # Python starts once
        return known[name, *arguments]

    return with_fault


def test_without_a_fault_every_answer_is_right(report):
    assert report("").returncode == 0, report("").stdout


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_fails_a_case_with_a_form(report, name):
    first = report(name, "--fail-fast")  # each failure starts Python again
    assert first.returncode == 1
    assert int(re.search(r"(\d+) fail", first.stdout)[1]) > 0


@pytest.mark.parametrize("name", SUSPECTS)
def test_the_main_suspect_is_the_form(report, name):
    assert re.search(r"main suspect:\n  (.*)", report(name).stdout)[1].startswith(SUSPECTS[name])


def test_the_default_value_in_place_of_the_given_one_is_named(report):
    """For indices alone, as for all inputs; what else explains such a case comes after it."""
    said = " ".join(report("default-indices-are-folded").stdout.split())
    assert "took the default value of an input, not the given one" in said
