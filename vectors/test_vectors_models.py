"""harness/python/models.py: the models are what the tests say, and an array is judged as its cells are."""

import base64
import json
import sys
from pathlib import Path

import numpy
import onnx
import pytest
from onnx import TensorProto, helper

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "harness" / "python"))
from check import cells_of  # noqa: E402
from models import INPUTS, model_of, vectors_of, verdict_of  # noqa: E402


def tensor_with(group, test, elements):
    """An output as a TensorProto: its cells, in the form of core.json."""
    dtype = TensorProto.DataType.Value(group["type"].upper())
    if group["type"] == "string":
        return helper.make_tensor("output", dtype, test["data"]["shape"], [base64.b64decode(text) for text in elements])
    return helper.make_tensor("output", dtype, test["data"]["shape"], bytes.fromhex("".join(elements)), raw=True)


def base64_of(strings):
    return [base64.b64encode(text.encode(errors="surrogateescape")).decode() for text in strings.flat]


VALID = [(group, test) for group, test in vectors_of(HERE) if test["result"] == "valid"]


@pytest.mark.parametrize("constants", [(), ("indices",), INPUTS])
def test_the_models_of_valid_tests_are_valid_and_take_the_other_inputs(constants):
    for group, test in VALID:
        model, feeds = model_of(group, test, constants)
        if group["operator"] != "Scatter" or group["since_version"] < 11:  # the checker refuses what is deprecated
            onnx.checker.check_model(model, full_check=True)
        assert [value.name for value in model.graph.input] == list(feeds) == [name for name in INPUTS if name not in constants]
        assert [tensor.name for tensor in model.graph.initializer] == list(constants)
        assert model.opset_import[0].version == group["since_version"]
        attributes = {one.name: helper.get_attribute_value(one) for one in model.graph.node[0].attribute}
        assert {name: value.decode() if isinstance(value, bytes) else value for name, value in attributes.items()} == test["attributes"]
        for name in INPUTS:
            values = feeds[name] if name in feeds else onnx.numpy_helper.to_array(model.graph.initializer[constants.index(name)])
            assert list(values.shape) == test[name]["shape"]
            assert base64_of(values) == test[name]["base64"] if test[name]["type"] == "string" else values.tobytes().hex() == test[name]["hex"]


def test_the_stored_output_conforms_as_a_tensor_and_as_an_array():
    for group, test in VALID:
        tensor = tensor_with(group, test, cells_of(group["type"], test["output"]))
        assert verdict_of(group, test, tensor) == "conforms"
        assert group["type"] == "string" or verdict_of(group, test, onnx.numpy_helper.to_array(tensor)) == "conforms"


def test_tolerated_answers_and_refusals_of_invalid_tests_are_told():
    pairs = list(vectors_of(HERE))
    verdicts = {test["due"]: verdict_of(group, test, None) for group, test in pairs if test["result"] == "invalid"}
    assert set(verdicts.values()) == {"conforms"} and len(verdicts) > 1
    group, test = next(pair for pair in pairs if pair[1]["result"] == "invalid" and pair[1]["due"] == "should" and pair[0]["type"] == "float")
    assert verdict_of(group, test, numpy.zeros(test["data"]["shape"], numpy.float32)) == "tolerated"


def test_another_value_type_or_shape_and_a_refusal_are_wrong():
    group, test = next(pair for pair in VALID if pair[0]["type"] == "int64" and "allowed" not in pair[1])
    output = onnx.numpy_helper.to_array(tensor_with(group, test, cells_of("int64", test["output"])))
    assert verdict_of(group, test, output) == "conforms"
    for wrong in (output + 1, output.view(numpy.uint64), output.reshape(-1, 1, 1, 1, 1, 1), output.astype("V8"), None):
        assert verdict_of(group, test, wrong) == "wrong"


def test_strings_may_be_text_or_bytes_and_need_not_be_utf_8():
    pairs = [(group, test) for group, test in vectors_of(HERE, types=("string",)) if test["result"] != "invalid"]
    stored = [base64.b64decode(text) for _, test in pairs for text in test["output"]]
    assert any(text.decode(errors="replace").encode() != text for text in stored)
    for group, test in pairs:
        texts = [base64.b64decode(text) for text in test["output"]]
        for cells in (texts, [text.decode(errors="surrogateescape") for text in texts]):
            assert verdict_of(group, test, numpy.array([*cells, None], dtype=object)[:-1].reshape(test["data"]["shape"])) == "conforms"


def test_types_and_quarantine_leave_tests_out(tmp_path):
    (tmp_path / "core.json").write_bytes((HERE / "core.json").read_bytes())
    (tmp_path / "quarantine.json").write_text(json.dumps({"tests": [{"id": VALID[0][1]["id"]}]}))
    assert {test["id"] for _, test in vectors_of(HERE)} - {test["id"] for _, test in vectors_of(tmp_path)} == {VALID[0][1]["id"]}
    assert {group["type"] for group, _ in vectors_of(HERE, types=("bool", "string"))} == {"bool", "string"}
