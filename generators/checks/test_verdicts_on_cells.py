"""Cells that the judge once got wrong, with hand-written verdicts that the rules require.

A line is a cell as read by cell-judge (runner/judge/test/cell_judge.c): type, reduction, old value, answer, updates.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / os.environ.get("SCATTER_CTS_CELL_JUDGE", "build/release/bin/cell-judge")

CELLS = [
    ("INT64_MIN + INT64_MIN, saturated", "int64 add 8000000000000000 8000000000000000 8000000000000000",
     "warning signed-overflow"),
    ("200 + 200 in uint8, saturated", "uint8 add c8 ff c8", "warning unsigned-overflow"),
    ("200 + 200 in uint8, something else", "uint8 add c8 07 c8", "fail reduction-add"),
    (".01 + .0001 + .0002 in half, both updates lost", "float16 add 211f 211f 068e 0a8e", "fail reduction-add"),
    (".01 + .0001 + .0002 in half, one update lost", "float16 add 211f 212c 068e 0a8e", "fail reduction-add"),
    (".01 + .0001 + .0002 in half, too much", "float16 add 211f 2160 068e 0a8e", "fail reduction-add"),
    ("1 + 1 = 2.0000002", "float add 3f800000 40000001 3f800000", "fail reduction-add"),
    ("5 * 0 = 1.4e-45", "float mul 40a00000 00000001 00000000", "fail reduction-mul"),
    ("5 - 5 = 1.4e-45", "float add 40a00000 00000001 c0a00000", "fail reduction-add"),
    ("5 - 5 = -0", "float add 40a00000 80000000 c0a00000", "warning zero-sign-computed"),
    ("65504 + 0 = inf in half", "float16 add 7bff 7c00 0000", "fail reduction-add"),
    ("65504 + 1 = inf in half", "float16 add 7bff 7c00 3c00", "warning rounding"),
    ("(1 + 2i)(3 + 4i) = -5.0000019 + 10i", "complex64 mul 3f800000:40000000 c0a00004:41200000 40400000:40800000",
     "fail reduction-mul"),
    ("1 * 1 = 1 + 1.7e-7i", "complex64 mul 3f800000:00000000 3f800000:3436b4a0 3f800000:00000000",
     "fail reduction-mul"),
    ("65504 * .5 * 1 = inf in half", "float16 mul 7bff 7c00 3800 3c00", "fail reduction-mul"),
    ("MAX * 1 * 1 = inf", "float mul 7f7fffff 7f800000 3f800000 3f800000", "fail reduction-mul"),
    ("inf * 2^-126 * 1 = NaN", "float mul 7f800000 7fc00000 00800000 3f800000", "fail reduction-mul"),
    ("60000 + 60000 = 65504 in half", "float16 add 7b53 7bff 7b53", "warning rounding"),
    ("60000 + 60000 + 1 = 65504 in half", "float16 add 7b53 7bff 7b53 3c00", "warning rounding"),
    ("a complex product cut off at each step", "complex64 mul 3f8c0c68:3fb770b4 bd335360:4058de5c 3fbd518e:3f947253",
     "warning rounding"),
    ("a complex product of three multiplications", "complex64 mul 3f8c0c68:3fb770b4 bd335300:4058de5d 3fbd518e:3f947253",
     "warning rounding"),
    ("1000 - 1000 + 1e-4 = -1e-4", "float add 447a0000 b8d1b717 c47a0000 38d1b717", "warning rounding"),
    ("max of NaN alone is -inf", "float max 7fc00000 ff800000 7fc00000", "pass nan-order"),
    ("max of NaN alone is +inf", "float max 7fc00000 7f800000 7fc00000", "fail reduction-max"),
    ("1e-40 + 0 flushed", "float add 000116c2 00000000 00000000", "warning subnormals"),
    ("1e-40 + 0 halved", "float add 000116c2 00008b61 00000000", "fail reduction-add"),
]


@pytest.fixture(scope="module")
def verdicts() -> list[str]:
    text = "".join(cell + "\n" for _, cell, _ in CELLS)
    run = subprocess.run([PROGRAM], input=text, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


@pytest.mark.parametrize("index", range(len(CELLS)), ids=[name for name, _, _ in CELLS])
def test_verdict(verdicts: list[str], index: int) -> None:
    _, _, expected = CELLS[index]
    assert verdicts[index].split()[:2] == expected.split()
