"""Each default value differs from what the data sets have, and nobody reads it."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import numpy_helper

from tables import corpus_defaults
from tables.case_writer import Case, case_files, folder_of
from tables.forms import INPUTS, form_in


def names_of(case: Case) -> list[str]:
    """The inputs with a default value, by the slug of the case."""
    words = case.slug.removeprefix("form-overridden-").split("-")
    return [name for name in INPUTS if name in words]


@pytest.mark.parametrize("case", corpus_defaults.cases(), ids=lambda case: case.id)
def test_every_data_set_replaces_every_default_value(case: Case) -> None:
    folder = folder_of(case)
    assert [tensor.name for tensor in folder.model.graph.initializer] == names_of(case)
    for default in folder.model.graph.initializer:
        given = [one.inputs[INPUTS.index(default.name)] for one in case.data_sets]
        assert all(not np.array_equal(numpy_helper.to_array(default), value) for value in given)
        for number, value in enumerate(given):
            files = [tensor for path, tensor in folder.tensors.items()
                     if path.startswith(f"test_data_set_{number}/input") and tensor.name == default.name]
            assert [numpy_helper.to_array(tensor).tolist() for tensor in files] == [value.tolist()]


@pytest.mark.parametrize("case", corpus_defaults.cases(), ids=lambda case: case.id)
def test_the_form_is_read_as_overridden(case: Case) -> None:
    assert form_in(folder_of(case)).sources == tuple("overridden" if name in names_of(case) else "run" for name in INPUTS)


def test_the_outputs_are_those_of_the_plain_twins() -> None:
    for case in corpus_defaults.cases():
        files, twin = case_files(case), case_files(Case(**{**case.__dict__, "form": None}))
        outputs = {path: content for path, content in files.items() if "/output_" in path}
        assert outputs and outputs == {path: content for path, content in twin.items() if "/output_" in path}
