"""The tests of core.json whose result can be compared for equality, for generators of other forms."""

from __future__ import annotations

import json
from pathlib import Path


def tests_with_one_result(arguments: list[str]) -> list[tuple[dict, dict]]:
    """The valid tests, with their groups, that have exactly one right output, which no convention replaces; of core.json, or of the
    file of its form that the arguments name."""
    file = Path(arguments[0]) if arguments else Path(__file__).with_name("core.json")
    groups = json.loads(file.read_text(encoding="utf-8"))["groups"]
    return [(group, test) for group in groups for test in group["tests"]
            if test["result"] == "valid" and "allowed" not in test and "tolerated" not in test]  # fmt: skip
