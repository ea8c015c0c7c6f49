"""The planted bugs: each fails, and the report names it.

Written by somebody who did not know how causes are found (implementations/planted/planted_bugs.h). Here are the bugs whose name the
report has found.
"""

import os
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "implementations" / "planted"))
import report_all  # noqa: E402

PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
PLANTED = os.environ.get("SCATTER_CTS_PLANTED", str(ROOT / "build/release/implementations/planted/planted.so"))
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
# Bugs that leave cases right which the misreading would change: it is named as the cause in part.
IN_PART = ("odd-last-update",)

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
    if name not in IN_PART:
        assert re.search(r"^cause 1 of \d+: (.*)", process.stdout, re.M)[1] == f"misreading {MISREADINGS[name]}"
    else:
        first = re.search(r"^cause 1 of (?:.*\n)*?fail ", process.stdout, re.M)[0]
        assert f"perhaps in part {MISREADINGS[name]}: it explains these cases, but" in " ".join(first.split())


@pytest.mark.parametrize("name", PAIRS)
def test_of_two_bugs_each_is_a_cause(name):
    causes = " ".join(re.search(r" are not as expected; (?:.*\n)*?\n", short_report(name).stdout)[0].split())
    assert PAIRS[name] <= set(re.findall(r"(?:misreading|perhaps in part|perhaps) ([a-z0-9-]+)", causes))


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
