"""A fictitious project for tests: implementations with manifests, results and findings."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from result_files import FAILING, GOOD, INVALID

VERDICTS = (*GOOD, *FAILING, *INVALID)
NEGATIVE = "ScatterND-18.index-negative"
SCRIPT = "# python backend_negative.py, with backend 1.0 installed\nprint('wrong')\n"


def section(script: str, name: str = "backend_negative.py") -> str:
    """The section of a script in reproduce/NAME.md."""
    return f"## {name}\n\n```python\n{script.rstrip()}\n```\n"


def entry(clause: str = NEGATIVE, policy: str = "refused", level: str = "must") -> dict:
    """An entry: what an answer shows about a clause."""
    return {"clause": clause, "level": level, "policy": policy}


def case(name: str, verdict: str = "pass", **members: object) -> dict:
    """A record of the case cases/NAME; members as in reports/results.schema.json."""
    record = {
        "type": "case",
        "id": f"cases/{name}",
        "implementation": "backend",
        "verdict": verdict,
        "compared": True,
        "command": "scatter-cts run",
        "operator_version": "ScatterND-18",
        "opset": 18,
        "dtype": "float",
        "reduction": "none",
        "expectation": "exact",
        "answer": "output",
    }
    return {**record, **members}


def failing(name: str, verdict: str = "fail", **members: object) -> dict:
    """A record of a case that fails under ScatterND-18.index-negative, unless `failures` says otherwise."""
    explanation = [f"{NEGATIVE} (must): A negative index counts.", "  rejected a valid input", "why: unknown"]
    ended = {"message": "was killed by SIGABRT"} if verdict == "crash" else {}
    return case(
        name, verdict, **{"failures": [entry()], "explanation": explanation, "answer": "rejected", **ended, **members}
    )


def warned(name: str, **members: object) -> dict:
    """A record of a case that passes with a warning about ScatterND-18.output-count."""
    warning = entry("ScatterND-18.output-count", "computed as if it were valid", "should-reject")
    return case(name, warnings=[warning], explanation=["as it is"], **members)


def source(cases: int) -> dict:
    """A corpus with this many cases."""
    return {
        "name": "cases",
        "cases": cases,
        "corpus_hash": "c0" * 32,
        "corpus_matches": True,
        "corpus_version": "0.1.0",
    }


def records(version: str, cases: list[dict], name: str = "backend") -> list[dict]:
    """The lines of a results file: header, cases, footer."""
    header = {
        "type": "header",
        "program": "scatter-cts",
        "version": "0.1.0",
        "format": 3,
        "started": "2026-11-21T23:56:02Z",
        "command": "scatter-cts run",
        "edition": "onnx-1.23",
        "strict": [],
        "repeat": 3,
        "seed": 1,
        "sources": [source(len(cases))],
        "implementation": {
            "specification": name,
            "name": name,
            "version": version,
            "memory_watched": True,
            "options": {},
        },
    }
    verdicts = {verdict: sum(case["verdict"] == verdict for case in cases) for verdict in VERDICTS}
    statement = {
        "operator_version": "ScatterND-18",
        "cases": len(cases),
        "verdicts": verdicts,
        "complete_for": [],
        "not_complete_for": [],
        "statement": "not conforming" if verdicts["fail"] else "complete",
    }
    footer = {
        "type": "footer",
        "cases": len(cases),
        "compared": len(cases),
        "skipped": 0,
        "verdicts": verdicts,
        "passed_with_warnings": sum("warnings" in case for case in cases),
        "statements": [statement],
        "complete": True,
        "nondeterminism": {"legal": 0, "illegal": 0},
    }
    return [header, *cases, footer]


def stress(version: str, found: list[dict] = (), whole: dict | None = None, **members: object) -> dict:
    """A summary of the effects of threads and repetitions."""
    return {
        "implementation": "backend",
        "version": version,
        "scatter_cts": "0.1.0",
        "corpus_hash": "c0" * 32,
        "threads": 8 if whole else None,
        "whole": whole,
        "stress": {"commands": ["scatter-cts run"], "repeat": 50, "cases": 3, "found": list(found)},
        **members,
    }


def whole(cases: list[dict], differing: list[dict] = ()) -> dict:
    """The results of the whole corpus with several threads."""
    footer = records("1.0", cases)[-1]
    return {
        "command": "scatter-cts run",
        "verdicts": footer["verdicts"],
        "passed_with_warnings": footer["passed_with_warnings"],
        "statements": {one["operator_version"]: one["statement"] for one in footer["statements"]},
        "differing": list(differing),
    }


def finding(**members: object) -> dict:
    """A failure that explains the failure of failing(), unless the members say otherwise."""
    failure = {
        "id": "backend-negative",
        "title": "It refuses a negative index",
        "published": "2026-11-21",
        "weight": "failure",
        "match": [{"kind": "failures", "clause": "ScatterND.index-negative"}],
        "expected": 'The text says "counted from the end".',
        "actual": "It refuses.",
        "reproduce": "backend_negative.py",
        "expect": "wrong",
    }
    return {**failure, **members}


def limit_finding(weight: str = "limit", **members: object) -> dict:
    """An entry that is never counted and explains the failure of failing(), unless the members say otherwise."""
    texts = {"weight": weight, "why": "No text states a limit.", "expected": None, "actual": None}
    return {key: value for key, value in {**finding(), **texts, **members}.items() if value is not None}


def warning_finding(**members: object) -> dict:
    """A warning that explains the warning of warned(), unless the members say otherwise."""
    return {
        "id": "backend-outputs",
        "title": "It takes a node without an output",
        "published": "2026-11-22",
        "weight": "warning",
        "match": [{"kind": "warnings", "clause": "ScatterND.output-count"}],
        "why": "There is one output.",
        **members,
    }


# An observation of which no published record can show anything.
DECLINED = limit_finding("observation", id="backend-declined", option="opset=12",
                         match=[{"kind": "observations", "clause": "*", "message": "the tool declines"}])


class Project:
    """A folder with the structure of this project."""

    def __init__(self, root: Path):
        self.root = root
        self.published = root / "reports" / "published"
        for name in ("results", "findings", "reproduce", "stress"):
            (self.published / name).mkdir(parents=True)

    def write(self, name: str, document: object) -> None:
        """Writes a JSON file of reports/published/."""
        (self.published / name).write_text(json.dumps(document), encoding="utf-8")

    def read(self, name: str) -> dict:
        """Reads the same file."""
        return json.loads((self.published / name).read_text(encoding="utf-8"))

    def write_results(self, title: str, lines: list[dict]) -> None:
        """Writes results of NAME@VERSION."""
        text = "".join(f"{json.dumps(line)}\n" for line in lines)
        (self.published / "results" / f"{title}.jsonl.gz").write_bytes(
            gzip.compress(text.encode("utf-8"), mtime=0)
        )

    def write_scripts(self, *sections: str, name: str = "backend") -> None:
        """Writes the scripts of an implementation."""
        text = "\n".join(["# Scripts\n", *sections])
        (self.published / "reproduce" / f"{name}.md").write_text(text, encoding="utf-8")

    def add(
        self,
        runs: dict[str, list[dict]],
        findings: list[dict] = (),
        name: str = "backend",
        manifest: dict | None = None,
    ) -> None:
        """Adds an implementation: records of cases by version, the default one first; members of its manifest."""
        folder = self.root / "implementations" / name
        folder.mkdir(parents=True)
        manifest = {
            **(manifest or {}),
            "name": name,
            "description": "What is under test",
            "licence": "MIT",
            "upstream": "https://example.org/bugs",
            "versions": [{"version": version} for version in runs],
        }
        (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
        (folder / "README.md").write_text(
            "# It\n\n<!-- ladder -->\n<!-- /ladder -->\n\nIts end.\n", encoding="utf-8"
        )
        for version, cases in runs.items():
            self.write_results(f"{name}@{version}", records(version, cases, name))
            self.write(f"stress/{name}@{version}.json", stress(version, implementation=name))
        if findings:
            self.write(f"findings/{name}.json", {"implementation": name, "findings": list(findings)})
            self.write_scripts(section(SCRIPT))
