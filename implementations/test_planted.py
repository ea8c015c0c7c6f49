"""The planted bugs: each fails, and the report names it.

Written by somebody who did not know how causes are found (implementations/planted/planted_bugs.h). Here are the bugs whose name the
report has found.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "implementations" / "planted"))
import report_all  # noqa: E402

PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/dev/bin/scatter-cts"))
PLANTED = os.environ.get("SCATTER_CTS_PLANTED", str(ROOT / "build/dev/implementations/planted/planted.so"))
MISREADINGS = {
    "wrap-with-first-extent": "negative-index-by-first-extent",
    "wrap-absolute": "negative-index-as-positive",
    "wrap-clamped": "negative-index-as-0",
    "wrap-off-by-one": "negative-index-off-by-one",
    "wrap-first-component": "negative-index-first-component-only",
    "tuple-reversed": "tuple-reversed",
    "odd-last-update": "last-update-lost",
    "updates-broadcast": "updates-row-repeated",
    "zero-update-skipped": "zero-update-skipped",
    "blend-multiply": "blended",
    "old-from-data": "repeated-target-last-only",
    "last-repeated": "last-update-padded",
    "int64-double": "computed-in-double",
    "int32-float": "computed-in-float",
    "half-as-bfloat16": "computed-in-bfloat16",
    "unsigned-as-signed": "compared-as-signed",
    "signed-as-unsigned": "compared-as-unsigned",
    "float-bits": "compared-as-signed",
    "nan-as-infinity": "nan-as-infinity",
    "flush-subnormals": "copy-flushed",
    "int16-narrow": "computed-in-fewer-bits",
}
STATE = [name for name in report_all.bug_names() if name.startswith("state-")]


# The misreadings of both bugs of a pair.
PAIRS = {
    "pair-axis-int64": {"default-axis-as-last", "computed-in-double"},
    "pair-wrap-nan": {"negative-index-off-by-one", "nan-as-infinity"},
    "pair-stride-int16": {"strides-by-next-extent", "computed-in-fewer-bits"},
    "pair-tuple-unsigned": {"tuple-reversed", "compared-as-signed"},
    "pair-slice-uint8": {"inner-tail-lost", "as-add"},
    "pair-odd-int32": {"last-update-lost", "computed-in-float"},
    "pair-zero-bits": {"zero-update-skipped", "compared-as-signed"},
    "pair-blend-string": {"blended", "string-cut-at-nul"},
    "pair-repeated-half": {"last-update-padded", "computed-in-bfloat16"},
    "pair-old-signed": {"repeated-target-last-only", "compared-as-unsigned"},
}
# How many failures are related to the misreading of the bug, which does not explain them: a refused index, and other sums.
RELATED = {"default-axis-last": ("default-axis-as-last", 262), "half-as-bfloat16": ("computed-in-bfloat16", 58)}


# The bugs that the core does not show, or not well enough to be named. Of the others it shows the cause like the whole corpus.
BEYOND_CORE = ("half-as-bfloat16", "int32-float", "odd-last-update", "pair-axis-int64", "pair-blend-string", "pair-odd-int32",
               "pair-repeated-half", "state-key-axis", "state-key-k", "state-key-opset")


def report(name, *arguments):
    words = [PROGRAM, "run", "--implementation", PLANTED, *arguments] + (["--option", f"fault={name}"] if name else [])
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True)


def short_report(name, *arguments):
    """The report of a run of the core, if it names the bug, or else of the whole corpus."""
    return report(name, *arguments, *(() if name in BEYOND_CORE else ("--tier", "core")))


def test_without_a_bug_every_answer_is_right():
    process = report(None)
    assert process.returncode == 0, process.stdout


@pytest.mark.parametrize("name", MISREADINGS)
def test_a_bug_is_the_first_cause_by_its_name(name):
    process = short_report(name)
    assert process.returncode == 1
    assert re.search(r"^cause 1 of [12]: (.*)", process.stdout, re.M)[1] == f"misreading {MISREADINGS[name]}"


@pytest.mark.parametrize("name", PAIRS)
def test_of_two_bugs_each_is_a_cause_and_there_are_at_most_four(name):
    causes = re.findall(r"^cause \d+ of (\d+): (?:misreading )?(.*)", short_report(name).stdout, re.M)
    assert PAIRS[name] <= {title for _, title in causes}
    assert int(causes[0][0]) <= 4


@pytest.mark.parametrize("name", RELATED)
def test_what_a_bug_does_in_another_way_is_related_and_no_cause_of_its_own(name, tmp_path):
    results = tmp_path / "results.jsonl"
    misreading, count = RELATED[name]
    report(name, "--results", str(results))
    records = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
    related = [record for record in records if "related" in record and record["type"] == "case"]
    assert len(related) == count and {record["related"] for record in related} == {misreading}
    assert not any("misreading" in record or "misreadings" in record for record in related)
    (cause,) = records[-1]["causes"]
    assert (cause["misreading"], cause["related"]) == (misreading, count)


@pytest.mark.parametrize("name", STATE)
def test_a_bug_of_state_is_called_one(name):
    process = short_report(name, "--jobs", "1")
    assert "only after other cases" in re.search(r"^cause 1 of \d+: (.*)", process.stdout, re.M)[1]


@pytest.mark.parametrize("name", ["alone-key-axis", "alone-key-reduction", "alone-partials", "alone-flag"])
def test_the_same_bug_without_state_is_not(name):
    process = short_report(name)
    assert process.returncode == 1
    assert "only after other cases" not in process.stdout and "unsteady" not in process.stdout


def test_a_race_is_unsteady():
    process = report("racy-ten-percent")
    assert re.search(r"^cause 1 of \d+: (.*)", process.stdout, re.M)[1].startswith("unsteady: ")
