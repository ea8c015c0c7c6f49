"""The program's table of IR versions is that of the onnx package, and no case needs a newer one without a reason."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

import onnx
import onnx.defs
import pytest
from onnx import TensorProto, helper

import archives
from tables import case_writer

PROJECT = Path(__file__).resolve().parents[2]
CASES = PROJECT / "cases"
HEADER = (PROJECT / "runner" / "onnx" / "scatter_model.h").read_text()
NEWEST = onnx.defs.onnx_opset_version()
OLDEST_IR = 3
# These cases are about a newer opset or IR version: one opset each, metadata, a newer IR version.
ABOUT_NEWER = re.compile(r"opset-\d+(-|$)|documented$|newest-ir$")


def table(name: str, row: str) -> list[tuple[str, ...]]:
    """The rows of an X-macro of the header, as `row` finds them."""
    body = re.search(rf"#define {name}\(X\)(.*?[^\\])\n", HEADER, re.DOTALL)
    assert body is not None, f"there is no {name}"
    return re.findall(row, body[1])


def ir_of_opset(opset: int) -> int:
    """The header's entry for an opset."""
    rows = [(int(version), int(first)) for version, first in table("IR_OPSET_TABLE", r"X\((\d+), (\d+)\)")]
    assert rows == sorted(rows)
    return max((version for version, first in rows if first <= opset), default=OLDEST_IR)


def ir_of_types() -> dict[str, int]:
    """The header's entries for element types."""
    return {name: int(version) for name, version in table("IR_DTYPE_TABLE", r"X\((\w+), (\d+)\)")}


def types_of_the_package() -> dict[str, int]:
    """The names of element types that each IR version added according to the comments of onnx.proto."""
    text = (Path(onnx.__file__).parent / "onnx.proto").read_text()
    found = {}
    for version, comment in re.findall(r"// IR VERSION (\d+) published(.*?)=", text, re.DOTALL):
        added = re.findall(r"Add(?:ed| type)\b([^.]*)", comment)
        names = re.findall(r"\b[A-Z][A-Z0-9]+\b", " ".join(added))
        found |= {name: int(version) for name in names if name in TensorProto.DataType.keys()}
    return found


def test_the_opsets_require_the_ir_versions_of_the_package() -> None:
    def of_package(opset: int) -> int:
        return helper.find_min_ir_version_for([helper.make_opsetid("", opset)])

    opsets = range(5, NEWEST + 1)  # this function of the package has no older ones
    assert {opset: ir_of_opset(opset) for opset in opsets} == {opset: of_package(opset) for opset in opsets}


def test_every_release_requires_at_least_the_ir_version_of_its_opset() -> None:
    released = {(row[1], row[2]) for row in helper.VERSION_TABLE}
    assert [(ir, opset) for ir, opset in released if ir_of_opset(opset) != ir] == []


def test_the_element_types_were_added_when_the_package_says() -> None:
    assert types_of_the_package()["BFLOAT16"] == 4
    assert ir_of_types() == types_of_the_package()


def test_the_generators_have_the_same_ir_versions_for_element_types() -> None:
    known = {TensorProto.DataType.Name(number): ir for number, ir in case_writer._IR_OF_TYPES.items()}
    assert known == ir_of_types()


# ---- the corpus -----------------------------------------------------------------------------------------------


def element_types(files: dict[str, bytes], model: onnx.ModelProto) -> set[str]:
    """The names of all element types of a case."""
    declared = [value.type.tensor_type.elem_type for value in [*model.graph.input, *model.graph.output]]
    held = [tensor.data_type for tensor in model.graph.initializer]
    inputs = [onnx.load_tensor_from_string(content).data_type for name, content in files.items()
              if fnmatch.fnmatchcase(name, "test_data_set_0/input_*.pb")]
    return {TensorProto.DataType.Name(number) for number in [*declared, *held, *inputs]}


def newer_than_needed(case: str, files: dict[str, bytes]) -> str:
    """How the model of a case is newer than necessary; "" if it is not."""
    model = onnx.load_model_from_string(files["model.onnx"])
    opset = next(entry.version for entry in model.opset_import if entry.domain in ("", "ai.onnx"))
    group = case.split("/")[0]
    first = None if group == "absent" else int(group.split("-")[1])
    types = ir_of_types()
    lowest = max(ir_of_opset(opset), *(types.get(name, OLDEST_IR) for name in element_types(files, model)))
    if first is not None and opset > first:
        return f"opset {opset}"
    return f"IR version {model.ir_version}" if model.ir_version > lowest else ""


@pytest.fixture(scope="session")
def newer() -> dict[str, str]:
    """The cases whose models are newer than necessary, and how."""
    cases = archives.read_cases(CASES)
    assert len(cases) > 3000
    return {case: way for case, files in cases.items() if (way := newer_than_needed(case, files))}


def test_cases_have_the_lowest_possible_opset_and_ir_version(newer: dict[str, str]) -> None:
    assert [case for case in newer if not ABOUT_NEWER.match(case.split("/")[1])] == []


def test_cases_about_newer_ones_are_among_them(newer: dict[str, str]) -> None:
    assert {"ScatterND-18/opset-25-plain", "ScatterElements-18/documented"} <= newer.keys()
    assert any(case.endswith("/newest-ir") for case in newer)


def test_a_case_of_a_newer_opset_says_that_it_is_about_versions(newer: dict[str, str]) -> None:
    """Unless it is to be refused by a rule."""
    silent = []
    descriptions = archives.descriptions(CASES)
    for case in newer:
        description = descriptions[case]
        clauses = {clause.split(".")[1] for row in description["data_sets"] for clause in row["clauses"]}
        refused = all(row["expect"] == "refuse" for row in description["data_sets"])
        silent += [case] if "version" not in clauses and not refused else []
    assert [case for case in silent if not case.endswith("/documented")] == []
