"""The check of the vectors and the judge say the same of the same answers (compare_with_judge.py)."""

from __future__ import annotations

import os
import pathlib
import sys

import pytest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(HERE))

import compare_with_judge  # noqa: E402

PROGRAM = os.environ.get("SCATTER_CTS", str(ROOT / "build/release/bin/scatter-cts"))
VARIANTS = os.environ.get("SCATTER_CTS_VARIANTS", str(ROOT / "build/release/implementations/variants/variants.so"))
PLANTED = os.environ.get("SCATTER_CTS_PLANTED", str(ROOT / "build/release/implementations/planted/planted.so"))


@pytest.fixture(scope="module")
def tests(core):
    return compare_with_judge.vectors(core)


@pytest.mark.parametrize("variant", ["random-tree", "first-writer", "ftz", "wide"])
@pytest.mark.long
def test_what_the_text_permits_is_judged_alike(tests, variant):
    counts = compare_with_judge.compare(PROGRAM, VARIANTS, f"variant={variant}", tests)
    assert counts["both"] > 480 and counts["different"] == counts["vectors"] == counts["judge"] == 0


@pytest.mark.parametrize("fault", ["wrap-clamped", "half-as-bfloat16", "flush-subnormals"])
def test_a_fault_is_judged_alike(tests, fault):
    counts = compare_with_judge.compare(PROGRAM, PLANTED, f"fault={fault}", tests)
    assert counts["both"] > 480 and counts["different"] == 0 and counts["vectors"] == counts["judge"] == 1


def test_a_vector_that_permits_less_than_the_judge_is_named(tests, capsys):
    strict = {name: {key: value for key, value in test.items() if key != "allowed"} for name, test in tests.items()}
    counts = compare_with_judge.compare(PROGRAM, VARIANTS, "variant=first-writer", strict)
    assert counts["different"] > 0 and "judge: conforms, vector: wrong" in capsys.readouterr().out


def test_an_option_that_does_not_exist_ends_the_comparison(tests):
    with pytest.raises(SystemExit, match="wrote no results"):
        compare_with_judge.compare(PROGRAM, VARIANTS, "variant=none-of-them", tests)
