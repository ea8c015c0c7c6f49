"""Folders in unusual forms contain the values of their tables, as read by ONNX's own loaders."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, numpy_helper
from onnx.external_data_helper import load_external_data_for_tensor

from oracle import loops
from tables import corpus_encodings, corpus_models
from tables.case_writer import WITH_OUTPUT, Case, DataSet, case_files, counting
from tables.rows import DTYPES
from tables.folder_forms import unusual

CASES = corpus_encodings.cases() + corpus_models.cases()
IDS = [case.id for case in CASES]
FIELDS = ("raw_data", "float_data", "int32_data", "string_data", "int64_data", "double_data", "uint64_data")


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folders of all these cases."""
    top = tmp_path_factory.mktemp("corpus")
    for case in CASES:
        for path, content in case_files(case).items():
            (top / path).parent.mkdir(parents=True, exist_ok=True)
            (top / path).write_bytes(content)
    return top


def load(path: Path) -> np.ndarray:
    """A tensor from a file, with elements in other files next to it."""
    tensor = onnx.load_tensor(path)
    if tensor.data_location == TensorProto.EXTERNAL:
        load_external_data_for_tensor(tensor, str(path.parent))
    return numpy_helper.to_array(tensor)


def constant_value(node: onnx.NodeProto) -> np.ndarray:
    """The value of a Constant node."""
    attribute = node.attribute[0]
    value = onnx.helper.get_attribute_value(attribute)
    if attribute.name == "value":
        return numpy_helper.to_array(value)
    kinds = {"value_int": np.int64, "value_ints": np.int64, "value_float": np.float32,
             "value_floats": np.float32, "value_string": object, "value_strings": object}
    return np.array(value, dtype=kinds[attribute.name])


def inputs_read(model: onnx.ModelProto, folder: Path) -> list[np.ndarray]:
    """The values of the scatter node's inputs, from the sources that ONNX defines."""
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    values |= {node.output[0]: constant_value(node) for node in model.graph.node[:-1]}
    for position, entry in enumerate(model.graph.input):
        if (folder / f"input_{position}.pb").exists():
            values[entry.name] = load(folder / f"input_{position}.pb")
    return [values[name] for name in model.graph.node[-1].input]


def canonical(tensor: np.ndarray) -> np.ndarray:
    """Strings as bytes, as in the tables."""
    if tensor.dtype.kind not in "OU":
        return tensor
    flat = [text.encode() if isinstance(text, str) else text for text in tensor.reshape(-1)]
    found = np.empty(len(flat), dtype=object)
    found[:] = flat
    return found.reshape(tensor.shape)


def differences(case: Case, data_set: DataSet, model: onnx.ModelProto, folder: Path) -> list[str]:
    """The values of a data set that differ from its row."""
    read = inputs_read(model, folder)
    wrong = [f"input {slot}" for slot, (ours, theirs) in enumerate(zip(data_set.inputs, read, strict=True))
             if not loops.same_bits(ours, canonical(theirs))]
    if data_set.expect not in WITH_OUTPUT:
        return wrong
    function = loops.scatter_nd if case.operator == "ScatterND" else loops.scatter_elements
    expected = function(*data_set.inputs, **dict(case.attributes))
    return wrong + ["output"] * (not loops.same_bits(expected, canonical(load(folder / "output_0.pb"))))


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_onnx_reads_the_values_of_the_table(corpus: Path, case: Case) -> None:
    model = onnx.load(corpus / case.id / "model.onnx")
    found = {number: differences(case, data_set, model, corpus / case.id / f"test_data_set_{number}")
             for number, data_set in enumerate(case.data_sets)}
    assert found == {number: [] for number in found}


# ONNX's checker refuses every Scatter-11, which is deprecated.
CHECKED = [case for case in CASES if not case.checker_complaint and case.group != "Scatter-11"]


@pytest.mark.parametrize("case", CHECKED, ids=[case.id for case in CHECKED])
def test_onnx_finds_nothing_wrong_with_the_model(corpus: Path, case: Case) -> None:
    onnx.checker.check_model(str(corpus / case.id / "model.onnx"), full_check=True)


def test_every_form_changes_something(corpus: Path) -> None:
    plain = {case.id: replace(case, form=None, checker_complaint="") for case in CASES}
    unchanged = [case.id for case in CASES
                 if case.form is not None and case_files(case) == case_files(plain[case.id])]
    assert unchanged == []


def encodings_stored(corpus: Path) -> set[tuple[str, str]]:
    """The fields, or external files, with the elements of each type in the files of inputs."""
    found = set()
    for path in corpus.rglob("input_*.pb"):
        tensor = TensorProto.FromString(path.read_bytes())
        name = TensorProto.DataType.Name(tensor.data_type).lower()
        if tensor.data_location == TensorProto.EXTERNAL:
            entries = {entry.key for entry in tensor.external_data}
            found.add((name, "part of a file" if "offset" in entries else "file"))
        found |= {(name, field) for field in FIELDS if len(getattr(tensor, field)) > 0}
    return found


# Source: the comments of the fields of TensorProto in onnx.proto.
TYPED_FIELDS = {
    "float": "float_data", "complex64": "float_data", "double": "double_data", "complex128": "double_data",
    "int64": "int64_data", "uint64": "uint64_data", "uint32": "uint64_data", "string": "string_data",
}


def test_every_type_is_stored_in_every_legal_encoding(corpus: Path) -> None:
    legal = {(dtype, TYPED_FIELDS.get(dtype, "int32_data")) for dtype in DTYPES}
    legal |= {(dtype, place) for dtype in DTYPES if dtype != "string"
              for place in ("raw_data", "file", "part of a file")}
    assert encodings_stored(corpus) == legal


def test_external_elements_are_at_odd_offsets(corpus: Path) -> None:
    offsets = [
        int(entry.value) % 2 for path in corpus.rglob("external-*/test_data_set_1/*.pb")
        for entry in TensorProto.FromString(path.read_bytes()).external_data if entry.key == "offset"
    ]
    assert set(offsets) == {1}


@pytest.mark.parametrize("version", ["ScatterElements-18", "ScatterND-18"])
def test_a_symbol_is_one_extent_in_each_data_set(corpus: Path, version: str) -> None:
    folder = corpus / version / "symbolic-extents"
    model = onnx.load(folder / "model.onnx")
    for data_set in sorted(folder.glob("test_data_set_*")):
        found: dict[str, set[int]] = {}
        for value, file in [*((value, f"input_{n}.pb") for n, value in enumerate(model.graph.input)),
                            (model.graph.output[0], "output_0.pb")]:
            extents = zip(value.type.tensor_type.shape.dim, load(data_set / file).shape, strict=True)
            for symbol, extent in extents:
                found.setdefault(symbol.dim_param, set()).add(extent)
        assert len(found) > 1 and all(len(extents) == 1 for extents in found.values())


def test_a_tensor_in_unusual_order_reads_back_and_is_unusual() -> None:
    tensor = numpy_helper.from_array(counting((2, 3)), "name")
    tensor.float_data.extend([1.5, -2.5])
    tensor.int64_data.extend([0, 300, -1])
    tensor.ClearField("raw_data")
    content = unusual(tensor)
    back = TensorProto.FromString(content)
    fields = (list(back.dims), back.data_type, list(back.float_data), list(back.int64_data), back.name)
    assert fields == ([2, 3], TensorProto.FLOAT, [1.5, -2.5], [0, 300, -1], "name")
    assert content != tensor.SerializeToString() and len(content) > len(tensor.SerializeToString())


def test_a_form_that_changes_a_value_is_noticed(corpus: Path) -> None:
    """The comparison with the table sees one bit."""
    case = next(case for case in CASES if case.id == "ScatterND-18/indices-initializer")
    model = onnx.load(corpus / case.id / "model.onnx")
    numbers = numpy_helper.to_array(model.graph.initializer[0]).copy()
    numbers[0] ^= 1
    model.graph.initializer[0].raw_data = numbers.tobytes()
    assert differences(case, case.data_sets[0], model, corpus / case.id / "test_data_set_0") == ["input 1"]


