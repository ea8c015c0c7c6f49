"""The operators, their versions, the reductions and the editions: the table of everything in Python.

It is taken from the changelog of ONNX, and never derived from the program's table in C or vice versa:
checks/test_operator_versions.py compares it with the schemas of the onnx package (OpSchema), and the program's table, as
printed by `scatter-cts list versions --json`, with both. The names of editions and levels are those of
cases/clauses/clauses.schema.json.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

_DEFINITIONS = json.loads(
    (Path(__file__).resolve().parents[2] / "cases" / "clauses" / "clauses.schema.json").read_text())["$defs"]

# The newest known opset; a newer import means the newest operator version.
NEWEST_OPSET = 28
# The editions of the text in order, and the levels.
EDITIONS: tuple[str, ...] = tuple(_DEFINITIONS["edition"]["enum"])
LEVELS: tuple[str, ...] = tuple(_DEFINITIONS["level_entry"]["properties"]["level"]["enum"])

# T, in the order of TensorProto.DataType.
_TYPES = ("float", "uint8", "int8", "uint16", "int16", "int32", "int64", "string", "bool", "float16", "double",
          "uint32", "uint64", "complex64", "complex128")
_WITH_BFLOAT16 = (*_TYPES, "bfloat16")
_SUMS = ("none", "add", "mul")
_EXTREMES = (*_SUMS, "max", "min")
_INDICES = {"Scatter": ("int32", "int64"), "ScatterElements": ("int32", "int64"), "ScatterND": ("int64",)}


@dataclass(frozen=True)
class OperatorVersion:
    """One version of an operator."""

    operator: str
    since: int  # the first opset with it
    types: tuple[str, ...]  # T: data, updates and output
    reductions: tuple[str, ...] = ()  # the values of the attribute reduction; empty: no such attribute
    edition: str = EDITIONS[0]  # the first edition with it
    deprecated: bool = False

    @property
    def id(self) -> str:
        """Such as "ScatterND-18"."""
        return f"{self.operator}-{self.since}"

    @property
    def index_types(self) -> tuple[str, ...]:
        """Tind: the types of indices."""
        return _INDICES[self.operator]

    @property
    def has_axis(self) -> bool:
        return self.operator != "ScatterND"


# By operator, the oldest version first.
TABLE = (
    OperatorVersion("Scatter", 9, _TYPES),
    OperatorVersion("Scatter", 11, _TYPES, deprecated=True),
    OperatorVersion("ScatterElements", 11, _TYPES),
    OperatorVersion("ScatterElements", 13, _WITH_BFLOAT16, edition="onnx-1.11"),
    OperatorVersion("ScatterElements", 16, _WITH_BFLOAT16, _SUMS, "onnx-1.11"),
    OperatorVersion("ScatterElements", 18, _WITH_BFLOAT16, _EXTREMES, "onnx-1.13"),
    OperatorVersion("ScatterND", 11, _TYPES),
    OperatorVersion("ScatterND", 13, _WITH_BFLOAT16, edition="onnx-1.11"),
    OperatorVersion("ScatterND", 16, _WITH_BFLOAT16, _SUMS, "onnx-1.11"),
    OperatorVersion("ScatterND", 18, _WITH_BFLOAT16, _EXTREMES, "onnx-1.13"),
)

BY_ID = {version.id: version for version in TABLE}
VERSIONS = tuple(BY_ID)
OPERATORS = tuple(dict.fromkeys(version.operator for version in TABLE))
# By operator: the numbers of its versions, such as (9, 11).
NUMBERS = {operator: tuple(version.since for version in TABLE if version.operator == operator)
           for operator in OPERATORS}
# The newest version of each operator.
NEWEST = tuple(f"{operator}-{numbers[-1]}" for operator, numbers in NUMBERS.items())
# The values of the attribute reduction in any version.
REDUCTIONS = tuple(dict.fromkeys(reduction for version in TABLE for reduction in version.reductions))
# The versions with most cases; the older ones alternate. A newer one has the cases that each version has.
MAIN = ("ScatterElements-18", "ScatterND-18")
OLDER = tuple(version.id for version in TABLE if version.since < 18)
# The values of reduction that a version lists. Versions that are not listed have no such attribute.
REDUCTIONS_OF = {version.id: version.reductions for version in TABLE if version.reductions}


def at(operator: str, opset: int) -> OperatorVersion | None:
    """The version of a node at an opset; None if the opset lacks the operator."""
    return next((version for version in reversed(TABLE)
                 if version.operator == operator and version.since <= opset), None)
