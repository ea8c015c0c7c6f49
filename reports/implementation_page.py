"""reports/published/NAME.md: all findings of an implementation, with the details that its project needs."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

import clause_texts
import markdown_text
import pages
import result_files
import scoreboard
from finding_class import CLASSES, CONVENTION, ENDS, SLOW, TEXT
from findings import Finding, Sighting
from markdown_text import counted
from published import Implementation
from scripts import Script

OBSERVATION = "observation"
SECTIONS = (  # of what is not a finding against the implementation: weight, heading, what it means
    ("later-text", "Judged by a later text",
     "These versions were released before ONNX added the sentence that they are judged by. By the text of their time "
     "it is no violation. Never counted."),
    ("limit", "Limits",
     "Failures at limits of rank, extents, memory or time. ONNX's text states none that an implementation must reach, so "
     "these are no findings. Never counted."),
)
MOST_EXPLANATION_LINES = 10
MOST_PLACES = 3
OURS = ("  it answered anyway: ", "  node ", "  inputs ")  # the latter two are the model, shown separately


def page(one: Implementation, scripts: dict[str, Script], owners: dict[str, str]) -> str:
    """The page, with scripts by their names; `owners` maps findings to the implementation whose page has them."""
    def described(weights: Iterable[str]) -> list[dict]:
        chosen = [finding for finding in one.findings.findings if finding.weight in weights]
        return [_finding(one, finding, scripts, owners) for finding in sorted(chosen, key=lambda each: _rank(one, each))]

    return pages.environment().get_template("implementation.md.jinja").render(
        name=one.name,
        manifest=one.manifest,
        withheld=one.default.withheld,
        versions=", ".join(f"{results.version} ({results.date})" for results in one.results),
        verdicts=scoreboard.verdicts([one]),
        often=scoreboard.often([one]) if any(stress.found for stress in one.stress.values()) else "",
        findings=described(("failure", "warning", OBSERVATION)),
        sections=[
            {"heading": heading, "meaning": meaning, "findings": entries}
            for weight, heading, meaning in SECTIONS
            if (entries := described((weight,)))
        ],
    )


def _rank(one: Implementation, finding: Finding) -> int:
    """The most severe class first, observations last."""
    found = one.counted_as(finding)
    return len(CLASSES) if found is None else CLASSES.index(found)


def _finding(one: Implementation, finding: Finding, scripts: dict[str, Script], owners: dict[str, str]) -> dict:
    sightings = one.sightings(finding)
    script = scripts[finding.reproduce] if finding.reproduce else None
    facts = {
        "id": finding.id,
        "title": finding.title,
        "weight": finding.weight,
        "class": one.counted_as(finding),
        "also": [found for found in one.classes(finding)[1:] if found in (*ENDS, SLOW)],
        "decisions": _decisions(one, finding),
        "severity": one.severity(finding),
        "about": "" if finding.about == "scatter" else finding.about,
        "paragraphs": [text for text in (finding.why, finding.expected, finding.actual) if text],
        "expectation": finding.expected,
        "actual": finding.actual,
        "unsteady": finding.unsteady,
        "option": finding.option,
        "upstream": ", ".join(map(markdown_text.upstream_link, finding.upstream)),
        "not_new": finding.not_new,
        "shared": ", ".join(f"[{other}]({owners[other]}.md)" for other in finding.shared_with),
        "script": script,
        "section": f"reproduce/{script.path.name}#{pages.slug(script.name)}" if script else "",
        "example": None,
        "places": [],
        "model": [],
        "explanation": [],
        "versions": "",
        "version": next((row.version for row in one.results if finding.may_show_in(row.version)), one.default_version),
    }
    if sightings:
        facts |= _seen(one, finding, sightings, script.text if script else "")
    return facts | {"issue": _issue(one, facts) if finding.weight == "failure" else ""}


def _issue(one: Implementation, facts: dict) -> str:
    """What can be pasted into an issue of the implementation, before the script."""
    return pages.environment().get_template("issue.md.jinja").render(
        name=one.name, device=one.manifest.get("device", "CPU"), finding=facts)


def issue_of(one: Implementation, finding: Finding, scripts: dict[str, Script]) -> tuple[str, str]:
    """The text for an issue about a finding, before the script, and the id of its plainest case; each "" if there is none."""
    facts = _finding(one, finding, scripts, defaultdict(str))
    return facts["issue"], facts["example"] or ""


def _seen(one: Implementation, finding: Finding, sightings: list[Sighting], script: str) -> dict:
    """The facts of a finding from published records. Its example needs threads and repetitions only if they are required."""
    ids = defaultdict(set)
    for sighting in sightings:
        ids[sighting.version].add(sighting.case["id"])
    versions = [results.version for results in one.results if results.version in ids]
    of_version = [sighting for sighting in sightings if sighting.version == versions[0]]
    of_version = [sighting for sighting in of_version if "arguments" not in sighting.case] or of_version
    nearest = min((sighting.case for sighting in of_version), key=lambda case: _distance(script, case))
    example = nearest["id"]
    shown = [sighting for sighting in of_version if sighting.case["id"] == example]
    is_as_script = not any(_distance(script, nearest)[:3])
    return {
        "clauses": _clauses(sightings),
        "versions": ", ".join(f"{version} ({counted(one.case_count(finding, version), 'case')})" for version in versions),
        "version": versions[0],
        "example": example,
        "policies": "; ".join(dict.fromkeys(s.entry["policy"] for s in shown)),
        "explanation": _explanation(shown) if is_as_script else [],
        "model": _model(shown[0].case) if is_as_script else [],
        "places": _places(shown, finding.expected),
        "command": markdown_text.run_command(
            one.specification(versions[0]), example, shown[0].case.get("arguments", "")
        ),
    }


def _distance(script: str, case: dict) -> tuple:
    """How far a case is from the run of the script: another operator or opset, another type or reduction, other extents; then odd
    forms, size."""
    operator, _, since = case["operator_version"].partition("-")
    operators = {name.replace("_", "") for name in re.findall(r"scatter(?:_?elements|_?nd)?\b", script.lower())}
    opsets = re.findall(r'opset_import: \[".*?" ?: ?(\d+)', script)
    reductions = re.findall(r'reduction\W{1,5}(\w+)"', script) or ["none"]
    types = re.findall(r"\b((?:bfloat|float|u?int|complex)\d*|bool|double|string)(?:[\[{][^\]}]*[\]}])? (?:data|updates)\b", script)
    types = types or ["float", *re.findall(r'"(\w+)"', script)]
    model = _model(case)
    return (
        bool(operators) and operator.lower() not in operators or bool(opsets) and since not in opsets,
        case["dtype"] not in types or case["reduction"] not in reductions,
        not _has_extents(script, model),
        len(re.findall(r"\(|= -|\[\]|[\[,]0(?=[\],])", " ".join(model))),
        result_files.input_bytes(case["id"]),
        case["id"],
    )


def _has_extents(script: str, model: list[str]) -> bool:
    """Whether the model in a script declares the types and extents of a case, "float[2] data" for "data float [2]"."""
    declared = script.replace(" ", "")
    inputs = re.findall(r"(\w+) (\w+) \[([^\]]*)\]", "".join(model[1:]))
    return all(re.search(rf"(?<!\w){dtype}\[{extents.replace(' ', '')}\]{name}\b", declared) for name, dtype, extents in inputs)


def _clauses(sightings: Iterable[Sighting]) -> str:
    """`ScatterND.index-negative` 16, 18 (must); …"""
    versions = defaultdict(set)
    for sighting in sightings:
        operator, _, name = sighting.entry["clause"].partition(".")
        operator, _, version = operator.partition("-")
        versions[f"{operator}.{name}", sighting.entry["level"]].add(int(version))
    return "; ".join(
        f"`{clause}` {', '.join(map(str, sorted(numbers)))} ({level})"
        for (clause, level), numbers in sorted(versions.items())
    )


def _explanation(shown: list[Sighting]) -> list[str]:
    """What the explanation of a record says about the finding, without the statements and policies of this project."""
    clauses = {sighting.entry["clause"] for sighting in shown}
    lines, wanted, fact = [], False, False
    for line in shown[0].case.get("explanation", ()):
        if not line.startswith(" "):
            wanted, fact = line.partition(" ")[0] in clauses, False
        elif not line.startswith("   "):  # more spaces: the line above continues
            fact = not line.startswith(OURS)
        if wanted and fact:
            lines.append(line.removesuffix(": none of the allowed values").rstrip())
    return lines[:MOST_EXPLANATION_LINES]


def _model(case: dict) -> list[str]:
    """The node and its inputs, as in the explanation of a record: one or more lines."""
    lines, wanted = [], False
    for line in case.get("explanation", ()):
        if line.startswith(("  node ", "  inputs ")):
            wanted = True
            lines.append(" ".join(line.split()[1:] if line.startswith("  node ") else line.split()))
        elif wanted and line.startswith("   "):
            lines[-1] += " " + " ".join(line.split())
        else:
            wanted = False
    return lines


def _places(shown: list[Sighting], expected: str) -> list[str]:
    """The sentences of ONNX's text that the finding quotes; if one is not in the text of the version, also, or without quotations only,
    those of its clauses. That valid input is computed needs none."""
    quoted, is_whole = clause_texts.quoted(expected, shown[0].case["operator_version"])
    places = [clause_texts.source(sighting.entry["clause"]) for sighting in shown if not sighting.entry["clause"].endswith(".accepts-valid")]
    return [place for place in dict.fromkeys([quoted, *([] if quoted and is_whole else places)]) if place][:MOST_PLACES]


def _decisions(one: Implementation, finding: Finding) -> str:
    """Links to the decisions that stand where no sentence of ONNX does; "" if the finding violates the text."""
    if one.counted_as(finding) in (None, TEXT, CONVENTION):
        return ""
    return ", ".join(f"[{name}](../../DECISIONS.md#{name})" for name in one.decisions(finding))
