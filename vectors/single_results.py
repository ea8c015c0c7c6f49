"""The tests of core.json whose result can be compared for equality, for generators of other forms."""

from __future__ import annotations

import argparse
import json
from pathlib import Path


def tests_with_one_result(description: str | None) -> list[tuple[dict, dict]]:
    """The valid tests, with their groups, that have exactly one right output, which no convention replaces; of core.json, or of the
    file of its form that the command line names. `description`: what --help prints."""
    parser = argparse.ArgumentParser(description=description, usage=argparse.SUPPRESS, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, default=Path(__file__).with_name("core.json"),
                        help="core.json, or another file of its form (default: core.json beside this program)")
    groups = json.loads(parser.parse_args().file.read_text(encoding="utf-8"))["groups"]
    return [(group, test) for group in groups for test in group["tests"]
            if test["result"] == "valid" and "allowed" not in test and "tolerated" not in test]  # fmt: skip
