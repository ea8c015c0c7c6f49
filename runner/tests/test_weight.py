"""The weight of the product: the lines and files of each room are within the budget that CONTRIBUTING.md states."""

import pathlib
import re
import subprocess
from collections import Counter

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Product sources: C, and the scripts and styles of the page. Tests, their data, fixtures and benchmarks are no weight of the product.
SOURCES = ["reference/*.[ch]", "runner/*.[ch]", "reports/*.[ch]", "reports/*.js", "reports/*.css"]
NO_PRODUCT = re.compile(r"_test\.|/tests?/|/testdata/|fixture|/bench/")
SLACK = 200  # a budget further above its room is lowered, so that what was gained is not spent unseen


def room_of(path):
    return "/".join(path.parts[:2])


@pytest.fixture(scope="module")
def weights():
    """Of each room, and of "all": lines and files."""
    listed = subprocess.run(["git", "ls-files", *SOURCES], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")[:-1]
    paths = [pathlib.Path(path) for path in listed if not NO_PRODUCT.search(path)]
    lines, files = Counter(), Counter()
    for path in paths:
        count = len((ROOT / path).read_bytes().splitlines())
        for name in room_of(path), "all":
            lines[name] += count
            files[name] += 1
    return {name: (lines[name], files[name]) for name in lines}


@pytest.fixture(scope="module")
def budgets():
    """The same from the table in CONTRIBUTING.md."""
    rows = re.findall(r"^\| (?:`(\w+/\w+)/`|(all)) \| ([\d,]+) \| (\d+) \|", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE)
    return {room or whole: (int(lines.replace(",", "")), int(files)) for room, whole, lines, files in rows}


def test_every_room_has_a_budget_and_every_budget_a_room(weights, budgets):
    assert sorted(budgets) == sorted(weights)


def test_no_room_is_heavier_than_its_budget(weights, budgets):
    """If a change needs more, it raises the budget in the same commit, and its message says why."""
    over = {name: f"{weights[name]} of {budgets[name]}" for name in weights
            if weights[name][0] > budgets[name][0] or weights[name][1] > budgets[name][1]}  # fmt: skip
    assert over == {}


def test_only_one_room_is_above_the_aim(budgets):
    heavy = {name for name, (lines, files) in budgets.items() if name != "all" and (lines > 6000 or files > 55)}
    assert heavy == {"runner/command"}


def test_no_budget_is_far_above_its_room(weights, budgets):
    loose = {name: f"{budgets[name]} for {weights[name]}" for name in weights if name != "all" and
             (budgets[name][0] > weights[name][0] + SLACK or budgets[name][1] > weights[name][1] + 2)}  # fmt: skip
    assert loose == {}
