"""A case as described in the tables, and its files.

The layout of a folder is that of ONNX's own backend tests: ``model.onnx`` and, per data set,
``test_data_set_N/input_M.pb`` and ``output_0.pb``, and next to them ``case.json`` with the expectation and the reason
(``cases/case.schema.json``). The same case always gives the same bytes.

Nothing is written here: ``case_files`` returns contents by path, ``archives`` packs them.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import onnx
from onnx import AttributeProto, TensorProto, helper, numpy_helper

from oracle import closed_form, loops
from oracle.tensor_rules import elements_violations, nd_violations

PRODUCER = "scatter-cts"
# The expectations with a stored output.
WITH_OUTPUT = ("exact", "allowed")
# Violations that the schema of an operator version forbids, so that ONNX's checker sees them as well.
SCHEMA_RULES = frozenset(
    "operator-absent input-count output-count attribute-unknown attribute-type attribute-repeated "
    "data-type indices-type updates-type".split()
)
# The first IR version with an element type, for types that not every IR version has.
_IR_OF_TYPES = {
    TensorProto.BFLOAT16: 4,
    TensorProto.FLOAT8E4M3FN: 9, TensorProto.FLOAT8E4M3FNUZ: 9,
    TensorProto.FLOAT8E5M2: 9, TensorProto.FLOAT8E5M2FNUZ: 9,
    TensorProto.UINT4: 10, TensorProto.INT4: 10,
    TensorProto.FLOAT4E2M1: 11, TensorProto.FLOAT8E8M0: 12,
    TensorProto.UINT2: 13, TensorProto.INT2: 13,
    TensorProto.FLOAT6E2M3: 14, TensorProto.FLOAT6E3M2: 14,
}


class CaseError(Exception):
    """A case of the tables contradicts itself. The message begins with the case's id."""


@dataclass(frozen=True)
class DataSet:
    """The input values of one execution and the expected result.

    ``inputs`` are the values of the node's inputs in order, None for an omitted one. Clauses are
    written without the operator's name: "index-negative" stands for "ScatterND.index-negative". ``sibling`` is
    the id of the valid data set that gives a refusal its meaning (``siblings``), or "".
    """

    inputs: tuple[np.ndarray | None, ...]
    why: str
    clauses: tuple[str, ...]
    expect: str = "exact"
    sibling: str = ""


@dataclass
class Folder:
    """The contents of a case folder except case.json: tensors and other files by their paths in the folder."""

    model: onnx.ModelProto
    tensors: dict[str, TensorProto] = field(default_factory=dict)
    others: dict[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class Case:
    """One case folder. All data sets have inputs of the same shapes and types.

    ``group`` is the archive in cases/: an operator version such as "ScatterND-18", or "absent".
    ``attributes`` are name and value pairs, because a case may repeat an attribute; a value may be a whole
    AttributeProto. ``tier`` is "core" for the cases that are run when two seconds must suffice, "full" for all
    others: ``core`` determines it. ``form`` changes the folder into an equivalent one, for cases about
    encodings. ``is_graph``: other nodes compute inputs of the scatter node (``graph_forms``). ``checker_complaint`` is part of the message of ONNX's checker about a model that is valid
    nevertheless; "" if the checker accepts it. ``table`` is the module with the case (``generate``).
    """

    group: str
    slug: str
    operator: str
    opset: int
    data_sets: tuple[DataSet, ...]
    attributes: tuple[tuple[str, Any], ...] = ()
    outputs: tuple[str, ...] = ("output",)
    bugs: tuple[str, ...] = ()
    table: str = ""
    tier: str = "full"
    form: Callable[[Folder], None] | None = None
    is_graph: bool = False
    checker_complaint: str = ""

    @property
    def id(self) -> str:
        return f"{self.group}/{self.slug}"


def case_files(case: Case) -> dict[str, bytes]:
    """The files of a case folder by their path, such as ScatterND-18/slices/model.onnx.

    Raises CaseError if the oracle and the closed form disagree, if the result of an exact case depends on
    the order of the updates, if ONNX's checker refuses a case that should be valid, or if a rejection does
    not break exactly the rules that it names.
    """
    folder = folder_of(case)
    complaint = _complaint_of_checker(folder)
    for data_set in case.data_sets:
        _check(case, complaint, data_set)
    files = {"model.onnx": _bytes(folder.model), "case.json": _description(case)}
    files |= {path: _bytes(tensor) for path, tensor in folder.tensors.items()} | folder.others
    return {f"{case.id}/{name}": content for name, content in files.items()}


def folder_of(case: Case) -> Folder:
    """The folder of a case in its form, without case.json."""
    folder = plain_folder(case)
    if case.form is not None:
        case.form(folder)
    return folder


def plain_folder(case: Case) -> Folder:
    """The folder in its plain form: every value in a separate file, in raw_data if its type allows it."""
    folder = Folder(model_of(case))
    for number, data_set in enumerate(case.data_sets):
        present = [tensor for tensor in data_set.inputs if tensor is not None]
        for slot, (tensor, value) in enumerate(zip(present, folder.model.graph.input, strict=True)):
            path = f"test_data_set_{number}/input_{slot}.pb"
            folder.tensors[path] = numpy_helper.from_array(tensor, value.name)
        if data_set.expect in WITH_OUTPUT:
            output = numpy_helper.from_array(_expected(case, data_set), case.outputs[0])
            folder.tensors[f"test_data_set_{number}/output_0.pb"] = output
    return folder


def _bytes(message: onnx.ModelProto | TensorProto) -> bytes:
    return message.SerializeToString(deterministic=True)


def tensor_bytes(tensor: np.ndarray, name: str) -> bytes:
    """A tensor as the content of a file, in its plain form."""
    return _bytes(numpy_helper.from_array(tensor, name))


def element_type(tensor: np.ndarray) -> int:
    """The TensorProto.DataType number of an array's elements."""
    if tensor.dtype == object:
        return TensorProto.STRING
    return helper.np_dtype_to_tensor_dtype(tensor.dtype)


def model_of(case: Case) -> onnx.ModelProto:
    """The model of a case, with the oldest IR version that supports its opset and its element types."""
    inputs = case.data_sets[0].inputs
    like_output = next(tensor for tensor in (inputs[0], inputs[-1]) if tensor is not None)
    names = [("data", "indices", "updates", "extra")[slot] for slot in range(len(inputs))]
    node = helper.make_node(
        case.operator,
        [name if tensor is not None else "" for name, tensor in zip(names, inputs)],
        list(case.outputs),
    )
    node.attribute.extend(
        value if isinstance(value, AttributeProto) else helper.make_attribute(name, value)
        for name, value in case.attributes
    )
    graph = helper.make_graph(
        [node],
        case.slug,
        [_value_info(name, tensor) for name, tensor in zip(names, inputs) if tensor is not None],
        [_value_info(name, like_output) for name in case.outputs[:1]],
    )
    return helper.make_model(
        graph,
        producer_name=PRODUCER,
        opset_imports=[helper.make_opsetid("", case.opset)],
        ir_version=max(_ir_of_opset(case.opset), *map(_ir_of_type, inputs)),
    )


def _ir_of_opset(opset: int) -> int:
    """The oldest IR version that supports an opset. ONNX's list has neither opsets before 5 nor new ones."""
    listed = min(max(opset, 5), onnx.defs.onnx_opset_version())
    return helper.find_min_ir_version_for([helper.make_opsetid("", listed)])


def _ir_of_type(tensor: np.ndarray | None) -> int:
    """The oldest IR version that has the element type of a tensor."""
    return 3 if tensor is None else _IR_OF_TYPES.get(element_type(tensor), 3)


def _value_info(name: str, tensor: np.ndarray) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, element_type(tensor), tensor.shape)


def _description(case: Case) -> bytes:
    """case.json."""
    description = {
        "id": case.id,
        "data_sets": [
            {
                "expect": data_set.expect,
                "clauses": [f"{case.operator}.{clause}" for clause in data_set.clauses],
                "why": data_set.why,
            } | ({"sibling": data_set.sibling} if data_set.sibling else {})
            for data_set in case.data_sets
        ],
        "tier": case.tier,
        "bugs": list(case.bugs),
        "provenance": {"table": case.table},
    }
    return (json.dumps(description, separators=(",", ":")) + "\n").encode("ascii")


def _expected(case: Case, data_set: DataSet) -> np.ndarray:
    """The result on which the oracle and the closed form agree."""
    arguments = dict(case.attributes)
    function = "scatter_nd" if case.operator == "ScatterND" else "scatter_elements"
    try:
        first = getattr(loops, function)(*data_set.inputs, **arguments)
    except ValueError as error:
        raise CaseError(f"{case.id}: the oracle gives no value: {error}") from error
    second = getattr(closed_form, function)(*data_set.inputs, **arguments)
    if not loops.same_bits(first, second):
        raise CaseError(f"{case.id}: the oracle and the closed form disagree:\n{first}\n{second}")
    if data_set.expect == "exact":
        cell = closed_form.cell_that_depends_on_order(case.operator, *data_set.inputs, **arguments)
        if cell is not None:
            raise CaseError(f"{case.id}: the value of cell {cell} depends on the order of the updates")
    return first


def _check(case: Case, complaint: str, data_set: DataSet) -> None:
    """Raises CaseError if the data set does not match its expectation. ``complaint`` is the checker's."""
    if data_set.expect != "refuse":
        if bool(complaint) != bool(case.checker_complaint) or case.checker_complaint not in complaint:
            raise CaseError(f"{case.id}: meant to be valid, but: {complaint or 'the checker is content'}")
        return
    schema_rules = SCHEMA_RULES.intersection(data_set.clauses)
    if schema_rules and not complaint:
        raise CaseError(f"{case.id}: {', '.join(schema_rules)}: ONNX's checker sees nothing wrong")
    if complaint and not schema_rules:
        raise CaseError(f"{case.id}: only values are meant to be wrong, but: {complaint}")
    named = [clause for clause in data_set.clauses if clause not in SCHEMA_RULES | {"reduction-unlisted"}]
    broken = _broken_tensor_rules(case, data_set)
    if broken != named:
        raise CaseError(f"{case.id}: names the tensor rules {named}, but breaks {broken}")


def _broken_tensor_rules(case: Case, data_set: DataSet) -> list[str]:
    """The codes of the rules of tensor_rules that the inputs break; none unless there are three inputs."""
    if len(data_set.inputs) != 3 or any(tensor is None for tensor in data_set.inputs):
        return []
    if case.operator == "ScatterND":
        return nd_violations(*data_set.inputs)
    axis = next((value for name, value in case.attributes if name == "axis" and isinstance(value, int)), 0)
    return elements_violations(*data_set.inputs, axis)


def _complaint_of_checker(folder: Folder) -> str:
    """The complaint of ONNX's checker, with type inference, about a model; "" if there is none.

    It refuses every Scatter-11, which is deprecated but no less defined: its answer for a ScatterElements-11
    in its place counts.
    """
    model = onnx.ModelProto()
    model.CopyFrom(folder.model)
    opset = model.opset_import[0]
    for node in model.graph.node:
        if node.op_type == "Scatter" and opset.version >= 11:
            node.op_type, opset.version = "ScatterElements", 11
    try:
        if folder.others:
            _check_on_disk(model, folder.others)
        else:
            onnx.checker.check_model(model, full_check=True)
    except (onnx.checker.ValidationError, onnx.shape_inference.InferenceError) as error:
        return str(error)
    return ""


def _check_on_disk(model: onnx.ModelProto, others: dict[str, bytes]) -> None:
    """Runs ONNX's checker on a model that refers to other files. Raises the checker's exceptions."""
    with tempfile.TemporaryDirectory() as place:
        for path, content in others.items():
            (Path(place) / path).parent.mkdir(exist_ok=True)
            (Path(place) / path).write_bytes(content)
        file = Path(place) / "model.onnx"
        file.write_bytes(_bytes(model))
        onnx.checker.check_model(str(file), full_check=True)


def counting(shape: tuple[int, ...], dtype: Any = np.float32, start: int = 1) -> np.ndarray:
    """A tensor of consecutive numbers from ``start`` on: all elements are different."""
    numbers = np.arange(start, start + int(np.prod(shape)))
    return numbers.astype(ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype).reshape(shape)


def strings(*values: str | bytes) -> np.ndarray:
    """A rank-1 string tensor; text becomes UTF-8."""
    tensor = np.empty(len(values), dtype=object)
    tensor[:] = [value.encode() if isinstance(value, str) else value for value in values]
    return tensor
