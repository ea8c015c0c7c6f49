"""The judge blames no correct implementation: every variant of implementations/variants/ on the corpus.

A variant computes in another order, in another tree, in a wider type, in another rounding mode and so on. All of this
is correct, or deviates only from a convention: no case fails, and the warnings are those listed here.
"""

import collections
import json
import os
import pathlib
import subprocess

import archives
import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
VARIANTS = os.environ.get("SCATTER_CTS_VARIANTS", str(ROOT / "build/release/implementations/variants/variants.so"))

# The number of cases in which a variant gets a warning about a clause, and the policy.
WARNINGS = {
    "in-order": {},
    "reversed": {},
    "random-order": {},
    "pairwise": {},
    "random-tree": {},
    "updates-first": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("zero-sign-computed", "takes another zero"): 54,
    },
    "partials": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("zero-sign-computed", "takes another zero"): 54,
    },
    "first-writer": {},
    "random-writer": {},
    "wide": {},
    "widest": {},
    "half-in-float": {},
    "wide-tree": {},
    "wide-partials": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("zero-sign-computed", "takes another zero"): 54,
    },
    "widest-partials": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("zero-sign-computed", "takes another zero"): 54,
    },
    "ftz": {
        ("subnormals", "flushed a subnormal number to zero"): 64,
    },
    "ftz-early": {
        ("subnormals", "flushed a subnormal number to zero"): 64,
    },
    "daz": {
        ("subnormals", "flushed a subnormal number to zero"): 112,
    },
    "ftz-daz": {
        ("subnormals", "flushed a subnormal number to zero"): 112,
    },
    "ftz-daz-unsigned": {
        ("subnormals", "flushed a subnormal number to zero"): 112,
        ("zero-sign-computed", "takes another zero"): 12,
    },
    "ftz-daz-tree": {
        ("subnormals", "flushed a subnormal number to zero"): 112,
    },
    "upward": {
        ("rounding", "rounded to a neighbour, not to the nearest"): 261,
        ("rounding", "within the bound of rounding"): 17,
    },
    "downward": {
        ("rounding", "rounded to a neighbour, not to the nearest"): 196,
        ("rounding", "within the bound of rounding"): 21,
        ("zero-sign-computed", "takes another zero"): 174,
    },
    "toward-zero": {
        ("rounding", "rounded to a neighbour, not to the nearest"): 167,
        ("rounding", "within the bound of rounding"): 18,
    },
    "downward-partials": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("rounding", "rounded to a neighbour, not to the nearest"): 149,
        ("rounding", "within the bound of rounding"): 21,
        ("zero-sign-computed", "takes another zero"): 166,
    },
    "upward-partials": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("rounding", "rounded to a neighbour, not to the nearest"): 203,
        ("rounding", "within the bound of rounding"): 17,
        ("zero-sign-computed", "takes another zero"): 54,
    },
    "toward-zero-partials": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("rounding", "rounded to a neighbour, not to the nearest"): 137,
        ("rounding", "within the bound of rounding"): 18,
        ("zero-sign-computed", "takes another zero"): 54,
    },
    "upward-without-subnormals": {
        ("rounding", "rounded to a neighbour, and flushed to zero"): 36,
        ("rounding", "rounded to a neighbour, not to the nearest"): 225,
        ("rounding", "within the bound of rounding"): 17,
        ("subnormals", "flushed a subnormal number to zero"): 16,
        ("subnormals", "the smallest normal number, not a subnormal one"): 52,
    },
    "downward-without-subnormals": {
        ("rounding", "rounded to a neighbour, and flushed to zero"): 12,
        ("rounding", "rounded to a neighbour, not to the nearest"): 112,
        ("rounding", "within the bound of rounding"): 21,
        ("subnormals", "flushed a subnormal number to zero"): 64,
        ("subnormals", "the smallest normal number, not a subnormal one"): 24,
        ("zero-sign-computed", "takes another zero"): 174,
    },
    "bfloat16-truncated": {
        ("rounding", "rounded to a neighbour, not to the nearest"): 28,
    },
    "bfloat16-truncated-ftz-daz": {
        ("rounding", "rounded to a neighbour, not to the nearest"): 22,
        ("subnormals", "flushed a subnormal number to zero"): 27,
    },
    "fused": {},
    "fused-second": {},
    "gauss": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("rounding", "within the bound of rounding"): 12,
    },
    "gauss-downward": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("rounding", "rounded to a neighbour, not to the nearest"): 202,
        ("rounding", "within the bound of rounding"): 15,
        ("zero-sign-computed", "takes another zero"): 174,
    },
    "annex-g": {},
    "saturating": {
        ("signed-overflow", "saturated"): 116,
        ("unsigned-overflow", "saturated"): 145,
    },
    "saturating-at-end": {
        ("signed-overflow", "saturated"): 99,
        ("unsigned-overflow", "saturated"): 145,
    },
    "integer-indefinite": {
        ("signed-overflow", "saturated"): 20,
        ("signed-overflow", "x86's integer for what is out of range"): 55,
        ("unsigned-overflow", "x86's integer for what is out of range"): 58,
    },
    "bool-bytes": {
        ("bool-bytes", "true as another byte than 1"): 22,
    },
    "bool-normalised": {},
    "fmax": {
        ("rounding", "not finite, by none of the known forms"): 6,
        ("zero-sign-computed", "takes another zero"): 54,
    },
    "number-over-nan": {},
    "comparing-first": {},
    "comparing-second": {},
    "zero-second": {},
    "zero-ordered": {},
    "zero-positive": {
        ("subnormals", "flushed a subnormal number to zero"): 8,
        ("zero-sign-computed", "takes another zero"): 88,
    },
    "nan-canonical": {
        ("nan-bits", "changed the bits of a NaN"): 146,
    },
    "refusing": {},
}


def run(variant, *arguments, cases="cases"):
    command = [PROGRAM, "run", "--implementation", VARIANTS, "--cases", cases, "--option", f"variant={variant}"]
    return subprocess.run([*command, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def corpus(tmp_path_factory):
    """The corpus without most of the cases nearly-lost-*, whose sums have too many orders for a search and are the same at four
    versions, of which one is kept: the judge spends three times as long on these 60 data sets as on the 10,000 others."""
    folder = tmp_path_factory.mktemp("corpus") / "cases"
    folder.mkdir()
    cases = {case: files for case, files in archives.read_cases(ROOT / "cases").items()
             if "/nearly-lost-" not in case or case.startswith("ScatterND-18/")}
    for name, content in archives.packed({f"{case}/{name}": content for case, files in cases.items()
                                          for name, content in files.items()}).items():
        (folder / name).write_bytes(content)
    return folder


@pytest.fixture(scope="module", params=WARNINGS)
def finished(request, corpus, tmp_path_factory):
    """A finished run of a variant: its name, the exit status and the records of the cases."""
    results = tmp_path_factory.mktemp("variants") / "results.jsonl"
    process = run(request.param, "--results", results, cases=corpus)
    records = map(json.loads, results.read_text().splitlines())
    return request.param, process.returncode, [record for record in records if record["type"] == "case"]


def warnings_of(record):
    """Each warning once, whatever the number of points of the clause: the clause without its version, and the policy."""
    return {(finding["clause"].split(".")[1], finding["policy"]) for finding in record.get("warnings", [])}


def test_no_case_of_a_variant_fails(finished):
    _, status, records = finished
    answered = [record for record in records if record.get("graph") != "refused"]
    assert {record["id"]: record["explanation"] for record in answered if record["verdict"] != "pass"} == {}
    assert status == 0


def test_the_warnings_about_a_variant_are_the_expected_ones(finished):
    variant, _, records = finished
    assert collections.Counter(warning for record in records for warning in warnings_of(record)) == WARNINGS[variant]


def test_an_unknown_variant_is_an_error_that_lists_the_tested_variants():
    process = run("sideways")
    assert process.returncode == 3
    assert f"unknown variant 'sideways'; there are {', '.join(WARNINGS)}\n" in process.stderr


def test_an_unknown_option_is_an_error():
    process = run("in-order", "--option", "order=random")
    assert process.returncode == 3
    assert "unknown option 'order': there is only 'variant'" in process.stderr
