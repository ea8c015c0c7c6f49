"""Changed results of runs for reports: other cases, and hostile texts everywhere."""

import collections

EVIL = "</script><script>alert(1)</script>\"'<!--]]>&`\n\r\t\x1b[31m\u202e\u2066\ufffe" + "é" * 100_000


# Drawings with hostile texts everywhere, and of another form than a page draws.
PICTURES = [
    {
        "facts": EVIL, "description": EVIL, "legend": [[EVIL, EVIL], ["wrong", EVIL]], "arrows": [[0, 0, 0, 1, 0, 0]],
        "parts": [{"name": name, "head": EVIL, "note": EVIL, "words": [], "slices": [{"index": [EVIL], "extents": [1, 1], "rows": [0], "columns": [0], "cells": [[[EVIL, EVIL, EVIL, 1]]]}]}
                  for name in ("updates", EVIL)],
    },
    {"facts": EVIL, "description": EVIL, "legend": [[EVIL, EVIL]], "arrows": [[EVIL] * 6], "parts": [{"name": EVIL, "head": EVIL, "note": EVIL, "words": [EVIL] * 9, "slices": []}]},
    {EVIL: EVIL, "parts": EVIL},
]  # fmt: skip


def of_cases(result, cases):
    """The records of a run with other cases, which the footer counts."""
    verdicts = collections.Counter(case["verdict"] for case in cases)
    footer = result.footer | {
        "cases": len(cases),
        "compared": sum(case.get("compared", False) for case in cases),
        "passed_with_warnings": sum(case["verdict"] == "pass" and "warnings" in case for case in cases),
        "verdicts": {name: verdicts[name] for name in result.footer["verdicts"]},
    }
    return [result.header, *cases, footer]


def hostile(result, count):
    """The records of a run with the given number of failing cases, with hostile texts everywhere."""
    implementation = result.header["implementation"] | {"name": EVIL, "version": EVIL, "options": {EVIL: EVIL}, "options_in_effect": {EVIL: EVIL}}
    header = result.header | {"implementation": implementation, "version": EVIL, "command": EVIL, "started": EVIL, "edition": EVIL, "strict": [EVIL]}
    case = {
        "type": "case", "implementation": implementation["specification"], "verdict": "fail", "command": EVIL,
        "operator_version": "ScatterND-18", "dtype": EVIL, "reduction": EVIL, "message": EVIL, "why": EVIL, "case_hash": EVIL,
        "clauses": [EVIL, "ScatterND.target"], "waived": EVIL, "printed": [EVIL], "misreading": EVIL,
        "failures": [{"clause": EVIL, "level": "must", "policy": EVIL, "point": EVIL}], "explanation": [EVIL] * 3,
        "observations": [{"clause": EVIL, "level": "any", "policy": EVIL, "point": EVIL}], "file_warnings": [EVIL],
        "nondeterminism": "illegal", "output": {"dtype": EVIL, "shape": [1], "bytes": EVIL},
        "repetitions": {"count": 1, "outcomes": [{"count": 1, "answer": "output", "verdict": "fail", "value": EVIL}]},
    }  # fmt: skip
    cases = [case | {"id": f"{number}/{EVIL}"} for number in range(count)]
    records = of_cases(result, cases)
    records[-1] = records[-1] | {
        "causes": [{"title": EVIL, "cases": 1, "telling": each["id"], "misreading": EVIL, "suspect": {"feature": EVIL},
                    "drawings": [{"id": each["id"], "picture": picture}]} for each, picture in zip(cases, PICTURES, strict=False)],
        "suspects": [{"feature": EVIL, "failing_with": 2**62, "with": 0, "failing_without": 2**62, "without": 0}],
        "lost_processes": [{"when": "in a case", "how": EVIL, "case": EVIL, "count": 1}],
    }
    return [header, *records[1:]]
