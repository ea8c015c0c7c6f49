"""The statements of the clauses, and their places in ONNX's text: from cases/clauses/."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

import result_files  # noqa: F401 - it finds the folders of other modules
import clauses  # isort: skip
from oracle.operator_versions import NUMBERS  # isort: skip

ROOT = Path(__file__).resolve().parent.parent
CLAUSES = ROOT / "cases" / "clauses"
DECISIONS = ROOT / "DECISIONS.md"
SECTIONS = {"doc": "documentation"}
SHORT = 12  # quotations such as "none" and "value_int", which many sentences have
# ScatterND-18 describes mul as "the addition operation" (decision `mul-multiplies`): as a source it would say the opposite.
CONTRADICTS_ITSELF = "c50aa7c43349e734d8fde04e6f85f140ecfaefb10f1c05fbbaa6ebd1201926d3"


@functools.cache
def _clauses(operator: str) -> dict[str, dict]:
    path = CLAUSES / f"{operator}.json"
    if not path.exists():
        return {}
    return {clause["name"]: clause for clause in json.loads(path.read_text(encoding="utf-8"))["clauses"]}


@functools.cache
def _quotable(operator: str, version: int) -> tuple[clauses.Sentence, ...]:
    return tuple(one for one in clauses.sentences(operator, version) if one.sha256 != CONTRADICTS_ITSELF)


def statement(clause: str) -> str:
    """The statement of ScatterND-18.index-negative; "" for an unknown clause."""
    versioned, _, name = clause.partition(".")
    return _clauses(versioned.partition("-")[0]).get(name, {}).get("statement", "")


def source(clause: str) -> str:
    """The place in ONNX's text that says so; "" if the text is silent."""
    versioned, _, name = clause.partition(".")
    operator, _, version = versioned.partition("-")
    place = _clauses(operator).get(name, {}).get("source", {})
    number = int(version or 0)
    sentences = [
        one for one in place.get("sentences", ())
        if one["since"] <= number <= one.get("until", number) and one["sha256"] != CONTRADICTS_ITSELF
    ]
    newest = max((one["since"] for one in sentences), default=None)
    places = [f"{SECTIONS.get(one['section'], one['section'])}, sentence {one['sentence']}"
              for one in sentences if one["since"] == newest]
    if places:
        return f"{versioned} in the specification of {place.get('edition', 'ONNX')}: {'; '.join(places)}"
    return f"the schema of {versioned}" if place.get("locator") == "schema" else ""


def sentences(clause: str) -> str:
    """What ONNX says in the newest version of the operator for ScatterND.index-negative; "" if nothing states it there."""
    operator, _, name = clause.partition(".")
    told = {(one["section"], one["sha256"]) for one in _clauses(operator).get(name, {}).get("source", {}).get("sentences", ())}
    known = _quotable(operator, NUMBERS[operator][-1]) if told else ()
    return " … ".join(one.text for one in known if (one.section, one.sha256) in told)


def folded(text: str) -> str:
    """A text without marks, signs of comments, white space and capitals that a quotation need not have."""
    return " ".join(re.sub(r"[`\"\\]|//", "", text).split()).lower()


def quotations(text: str) -> list[str]:
    """What a text quotes, as it stands there."""
    return [one for one in re.findall(r'"([^"]+)"', text.replace(r"\"", "")) if len(one) > SHORT]


def quoted(text: str, versioned: str) -> tuple[str, bool]:
    """The places of the sentences of an operator version from which a text quotes, "" if there are none; and whether all of its
    quotations are there."""
    operator, _, version = versioned.partition("-")
    known = _quotable(operator, int(version)) if version else ()
    words = [folded(one).rstrip(".,;:") for one in quotations(text)]
    found = [next((one for one in known if part in folded(one.text)), None) for part in words]
    places = "; ".join(dict.fromkeys(f"{SECTIONS.get(one.section, one.section)}, sentence {one.number}" for one in found if one))
    return f"{versioned} in the specification of {clauses.installed_edition()}: {places}" if places else "", None not in found


def decisions(clause: str) -> tuple[str, ...]:
    """The entries of DECISIONS.md on which a clause is based."""
    versioned, _, name = clause.partition(".")
    return tuple(_clauses(versioned.partition("-")[0]).get(name, {}).get("decisions", ()))


@functools.cache
def known_decisions() -> frozenset[str]:
    """All entries of DECISIONS.md."""
    lines = DECISIONS.read_text(encoding="utf-8").splitlines()
    return frozenset(line.removeprefix("### ") for line in lines if line.startswith("### "))
