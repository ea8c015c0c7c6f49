"""The program's tables of IR versions say what the onnx package says."""

from __future__ import annotations

import re
from pathlib import Path

import onnx.defs
from onnx import TensorProto, helper

import case_writer

TABLES = Path(__file__).resolve().parent.parent / "runner" / "ir_version.h"


def rows(name: str) -> list[tuple[str, int]]:
    """The rows of a table, as they stand in the header."""
    table = TABLES.read_text(encoding="utf-8").split(f"#define {name}(X)")[1].split("\n\n")[0]
    return [(first, int(version)) for first, version in re.findall(r"X\((\w+), (\d+)\)", table)]


def test_each_opset_has_the_ir_version_that_onnx_lists() -> None:
    table = [(int(first), version) for first, version in rows("IR_OF_OPSET_TABLE")]
    for opset in range(9, onnx.defs.onnx_opset_version() + 1):
        ours = max(version for first, version in table if first <= opset)
        assert ours == helper.find_min_ir_version_for([helper.make_opsetid("", opset)]), opset


def test_each_element_type_has_the_ir_version_that_the_corpus_is_written_with() -> None:
    table = [(TensorProto.DataType.Value(first.removeprefix("DTYPE_")), version)
             for first, version in rows("IR_OF_TYPE_TABLE")]
    for name, number in TensorProto.DataType.items():
        ours = max([3, *(version for first, version in table if first <= number)])
        assert ours == case_writer._IR_OF_TYPES.get(number, 3), name
