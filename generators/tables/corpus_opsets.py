"""One node under every opset: it has the meaning of the operator version in that opset, and not of a newer one.

The nodes distinguish the versions: bfloat16 was added in version 13, add in 16, max in 18.
If a version lacks what the node requires, it should be refused; if the opset lacks the operator, every
node should be refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

from oracle.operator_versions import BY_ID, NEWEST_OPSET, NUMBERS, OPERATORS, REDUCTIONS_OF, VERSIONS, at
from tables.case_writer import Case, DataSet, Folder
from tables.refusals import DATA, ELEMENTS_INPUTS, ND_INPUTS


# The tested opsets without the operator.
_LACKING = {"Scatter": range(1, 9), "ScatterElements": range(7, 11), "ScatterND": range(7, 11)}
# ONNX's checker knows ONNX's domain only by its empty name, although both names are valid.
_DOMAIN_UNKNOWN = {"node": "No opset import for domain 'ai.onnx'", "both": "No Op registered"}


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for operator in OPERATORS:
        found += [_absent(operator, opset) for opset in _LACKING[operator]]
        for opset in range(NUMBERS[operator][0], NEWEST_OPSET + 2):
            found += _under(operator, opset)
    found += [_domain(version, "both", "The opset import and the node") for version in VERSIONS]
    found.append(_domain("ScatterElements-18", "node", "The node"))
    found.append(_domain("ScatterND-18", "import", "The opset import"))
    return found


def _inputs(operator: str, dtype: Any = np.float32) -> tuple[np.ndarray, ...]:
    """Probes like the refusals, but with other numbers in data, so that no case exists twice."""
    data, indices, updates = ND_INPUTS if operator == "ScatterND" else ELEMENTS_INPUTS
    return (data + 2).astype(dtype), indices, updates.astype(dtype)


def _absent(operator: str, opset: int) -> Case:
    data_set = DataSet(_inputs(operator), f"Opset {opset} has no {operator}.", ("operator-absent",), "refuse")
    return Case("absent", f"operator-absent-{operator.lower()}-{opset}", operator, opset, (data_set,),
                bugs=("OPSET",))


def _under(operator: str, opset: int) -> list[Case]:
    """The probes under one opset."""
    version = at(operator, opset).id
    late = opset > NEWEST_OPSET
    means = f"Opset {opset} is newer than all known opsets and selects {version}" if late \
        else f"Opset {opset} selects {version}"
    wide = "bfloat16" in BY_ID[version].types
    listed = REDUCTIONS_OF.get(version, ())
    return [
        _plain(operator, opset, version, means),
        _probe(operator, opset, "bfloat16", f"{means}, which {'supports' if wide else 'lacks'} bfloat16.",
               "" if wide else "data-type", "element-type", dtype=ml_dtypes.bfloat16),
        *(
            _probe(operator, opset, reduction,
                   f"{means}, which {'has' if reduction in listed else 'lacks'} {reduction}.",
                   "" if reduction in listed else "reduction-unlisted" if listed else "attribute-unknown",
                   f"reduction-{reduction}", attributes=(("reduction", reduction),))
            for reduction in ("add", "max")
        ),
    ]


def _plain(operator: str, opset: int, version: str, means: str) -> Case:
    """A node that every version supports; its negative indices are defined in all versions except Scatter-9."""
    data, indices, updates = _inputs(operator)
    if version == "Scatter-9":
        return _probe(operator, opset, "plain", f"{means}.", "", "target")
    negative = indices - np.array(DATA.shape[0]) * (indices % 2 == 0)
    data_set = DataSet((data, negative, updates), f"{means}; even indices are written as negative indices.",
                       ("version", "index-negative"))
    return Case(version, f"opset-{opset}-plain", operator, opset, (data_set,), bugs=("OPSET", "NEGIDX"))


def _probe(
    operator: str, opset: int, slug: str, why: str, broken: str, clause: str, *, dtype: Any = np.float32,
    attributes: tuple[tuple[str, Any], ...] = (),
) -> Case:
    """A node that breaks the rule ``broken`` at this opset or, if that is "", shows ``clause``."""
    rule = (broken,) if broken else ("version", clause)
    data_set = DataSet(_inputs(operator, dtype), why, rule, "refuse" if broken else "exact")
    return Case(at(operator, opset).id, f"opset-{opset}-{slug}", operator, opset, (data_set,),
                attributes=attributes, bugs=("OPSET",) + ("REDIGN",) * bool(attributes))


def _domain(version: str, where: str, who: str) -> Case:
    """ONNX's own domain has two names, "" and "ai.onnx", which may be mixed. ``who`` describes the place."""
    operator, since = version.split("-")
    why = f"{who} may name the ONNX domain ai.onnx, which is equivalent to the empty name."
    return Case(version, f"domain-ai-onnx-{where}", operator, int(since),
                (DataSet(_inputs(operator), why, ("domain-name", "target")),), bugs=("OPSET",),
                form=_renaming(where), checker_complaint=_DOMAIN_UNKNOWN.get(where, ""))


def _renaming(where: str) -> Callable[[Folder], None]:
    """A form that writes "ai.onnx" into the import, the node or both."""

    def rename(folder: Folder) -> None:
        if where != "node":
            folder.model.opset_import[0].domain = "ai.onnx"
        if where != "import":
            folder.model.graph.node[0].domain = "ai.onnx"

    return rename
