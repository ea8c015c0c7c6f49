"""Whole graphs: the nodes compute the values that the plain twin has, and the twin's result is expected."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from onnx import TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from oracle import loops
from tables import corpus_graphs
from tables.case_writer import Case, Folder, case_files, folder_of, model_of
from tables.graph_forms import INPUTS


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    return corpus_graphs.cases()


def as_computed(folder: Folder) -> dict[str, np.ndarray]:
    """All values of the graph but its output: scatter nodes by the oracle, other nodes by onnx."""
    graph = folder.model.graph
    known = {tensor.name: numpy_helper.to_array(tensor) for path, tensor in folder.tensors.items() if "/input_" in path}
    known |= {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    for node in graph.node[:-1]:
        read = [known[name] for name in node.input]
        attributes = {attribute.name: helper.get_attribute_value(attribute) for attribute in node.attribute}
        if node.op_type.startswith("Scatter"):
            function = loops.scatter_nd if node.op_type == "ScatterND" else loops.scatter_elements
            reduction = attributes.get("reduction", b"none").decode()
            result = function(*read, **({} if reduction == "none" else {"reduction": reduction}))
        else:
            imports = [helper.make_opsetid("", folder.model.opset_import[0].version)]
            (result,) = ReferenceEvaluator(node, opsets={one.domain: one.version for one in imports}).run(
                None, dict(zip(node.input, read)))
        known[node.output[0]] = result
    return known


def texts(array: np.ndarray) -> list:
    return [text.decode() if isinstance(text, bytes) else text for text in array.reshape(-1).tolist()]


def test_the_nodes_compute_the_inputs_of_the_plain_twin(cases: list[Case]) -> None:
    for one in cases:
        folder = folder_of(one)
        known = as_computed(folder)
        for name, wanted in zip(INPUTS, one.data_sets[0].inputs, strict=True):
            made = known[name]
            equal = texts(made) == texts(wanted) if wanted.dtype == object else made.tobytes() == wanted.tobytes()
            assert made.shape == wanted.shape and equal and (wanted.dtype == object or made.dtype == wanted.dtype), (one.id, name)


def test_the_file_of_each_computed_input_has_its_value(cases: list[Case]) -> None:
    for one in cases:
        folder = folder_of(one)
        stored = {path: tensor for path, tensor in folder.tensors.items() if "/node_input_" in path}
        computed = [slot for slot, name in enumerate(INPUTS) if name not in {value.name for value in folder.model.graph.input}]
        assert sorted(stored) == [f"test_data_set_0/node_input_{slot}.pb" for slot in computed] and computed, one.id
        for slot in computed:
            value = numpy_helper.to_array(stored[f"test_data_set_0/node_input_{slot}.pb"])
            assert texts(value) == texts(one.data_sets[0].inputs[slot]), one.id


def test_each_case_expects_what_its_plain_twin_expects(cases: list[Case]) -> None:
    def output(files: dict[str, bytes]) -> TensorProto:
        return TensorProto.FromString(files[f"{one.id}/test_data_set_0/output_0.pb"])

    for one in cases:
        files, twin = case_files(one), case_files(replace(one, form=None))
        assert texts(numpy_helper.to_array(output(files))) == texts(numpy_helper.to_array(output(twin))), one.id
        assert files[f"{one.id}/case.json"] == twin[f"{one.id}/case.json"], one.id


def test_the_scatter_node_is_that_of_the_plain_twin(cases: list[Case]) -> None:
    for one in cases:
        model, plain = folder_of(one).model, model_of(one)
        assert model.graph.node[-1] == plain.graph.node[-1] and model.opset_import == plain.opset_import, one.id


def test_a_graph_input_reaches_the_scatter_node(cases: list[Case]) -> None:
    for one in cases:
        assert folder_of(one).model.graph.input, one.id


def test_made_values_are_finite_and_targets_unique_unless_reduced(cases: list[Case]) -> None:
    for one in cases:
        assert one.data_sets[0].expect == "exact", one.id
        for value in as_computed(folder_of(one)).values():
            assert value.dtype.kind != "f" or np.isfinite(value).all(), one.id
