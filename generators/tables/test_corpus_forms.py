"""Cases with a form expect what their plain twins expect, and their models give the node the same values."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from onnx import numpy_helper

from tables import corpus_forms
from tables.case_writer import Case, Folder, case_files, folder_of, model_of, plain_folder
from tables.forms import DECLARATIONS, INPUTS, SHARINGS, SOURCES, FormOfCase, form_in
from tables.rows import case, data_set

FORMS = [form for form in (FormOfCase(sources, declaration, sharing) for sources in itertools.product(SOURCES, repeat=3)
                           for declaration in DECLARATIONS for sharing in SHARINGS) if form.is_possible]


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    return corpus_forms.cases()


def values_of(folder: Folder) -> list[np.ndarray]:
    """The values that the node of a model reads: from files, or else the model."""
    graph = folder.model.graph
    found = {tensor.name: tensor for tensor in graph.initializer}
    found |= {node.output[0]: node.attribute[0].t for node in graph.node if node.op_type == "Constant"}
    found |= {tensor.name: tensor for path, tensor in folder.tensors.items() if "/input_" in path}
    return [numpy_helper.to_array(found[name]) for name in graph.node[-1].input]


def test_the_node_gets_the_inputs_of_the_data_set(cases: list[Case]) -> None:
    for one in cases:
        for value, wanted in zip(values_of(folder_of(one)), one.data_sets[0].inputs, strict=True):
            texts = value.dtype == object
            assert (value.tolist() == [text.decode() for text in wanted.reshape(-1)] if texts and value.ndim == 1 else
                    texts or (value.dtype == wanted.dtype and np.array_equal(value, wanted))), one.id


def test_each_case_expects_what_its_plain_twin_expects(cases: list[Case]) -> None:
    for one in cases:
        files, twin = case_files(one), case_files(replace(one, form=None))
        for name in ("test_data_set_0/output_0.pb", "case.json"):
            assert files.get(f"{one.id}/{name}") == twin.get(f"{one.id}/{name}"), one.id


def test_a_form_changes_neither_the_node_nor_its_version(cases: list[Case]) -> None:
    for one in cases:
        model, plain = folder_of(one).model, model_of(one)
        assert model.graph.node[-1].attribute == plain.graph.node[-1].attribute
        assert model.opset_import == plain.opset_import and model.ir_version == plain.ir_version


def test_no_case_has_the_plain_form_of_another(cases: list[Case]) -> None:
    slugs = [one.id for one in cases]
    assert len(set(slugs)) == len(slugs)


@pytest.mark.parametrize("sharing", SHARINGS)
@pytest.mark.parametrize("declaration", DECLARATIONS)
def test_a_form_is_read_from_the_model_as_it_was_made(declaration: str, sharing: str) -> None:
    ones = np.ones((2, 3), np.int64)
    plain = case("ScatterElements-18", "a", [data_set("Ones.", "target", ones, ones, ones)], reduction="add")
    for form in FORMS:
        if (form.declaration, form.sharing) == (declaration, sharing):
            found = form_in(folder_of(replace(plain, form=corpus_forms.form_of(form))))
            wanted = replace(form, declaration="declared" if "run" not in form.sources and "default" not in form.sources
                             else form.declaration)
            assert found == wanted


def test_a_plain_folder_has_the_plain_form(cases: list[Case]) -> None:
    assert form_in(plain_folder(cases[0])) == FormOfCase(("run", "run", "run"))


def test_shared_inputs_need_one_source() -> None:
    assert not FormOfCase(("run", "run", "init"), sharing="data-updates").is_possible
    assert FormOfCase(("run", "init", "run"), sharing="data-updates").is_possible


def test_the_model_that_an_optimiser_of_onnxscript_turned_into_identity_is_there() -> None:
    """ScatterND with a reduction, whose constant indices name all cells in order (microsoft/onnxscript#3049)."""
    assert any(row.family == "tuples" and row.reduction == "add" and row.pattern == "cover" and row.shape in ("vector", "rows")
               and row.form.sources[0] == "run" and row.form.sources[1] in ("init", "const") for row in corpus_forms.rows())


@pytest.mark.parametrize("name", INPUTS)
def test_every_source_of_an_input_is_used_with_every_reduction(name: str) -> None:
    found = {(row.form.sources[INPUTS.index(name)], row.reduction) for row in corpus_forms.rows()}
    assert found == set(itertools.product(SOURCES, corpus_forms.REDUCTIONS))
