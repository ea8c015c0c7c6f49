"""One node in equivalent models: different sources of values, stated shapes,
and names.

``folder_forms`` has the changes from the plain form; opsets and names of domains are in ``corpus_opsets``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from onnx import AttributeProto, ModelProto, helper, numpy_helper

from oracle.operator_versions import VERSIONS
from tables.case_writer import Case, DataSet, counting, strings
from tables.folder_forms import (
    Form, all_of, constant, constant_attribute, initializers, initializers_external, initializers_typed,
    last_input_by_default, on_model, ordered_inputs, renamed, shared_input, symbolic_extents, unknown_extents,
    unread_input,
)
from tables.refusals import ND_VERSIONS


# One version of each operator, for cases that do not depend on versions.
_SOME = ("Scatter-9", "ScatterElements-18", "ScatterND-18")
_EITHER = ("ScatterElements-18", "ScatterND-18")


def cases() -> list[Case]:
    """All cases of this table."""
    found = []
    for version in VERSIONS:
        found += [*_fixed_indices(version), _internal(version)]
    for version in _SOME:
        found += _initializers(version) + _constants(version) + _shapes(version) + _graphs(version)
        found += _texts(version)
    for version in _EITHER:
        found += [_several_shapes(version), _eight(version), _shared(version)]
    return found + _constant_lists() + _constant_scalars() + _listed() + _without_value()


def _case(
    version: str, slug: str, why: str | Sequence[str], form: Form | None, *, inputs: Any = None,
    clauses: str = "target", bugs: str = "SPEC", **others: Any,
) -> Case:
    """One case with one data set per entry of ``why``, or one, each with the plain inputs or ``inputs``.

    Others: further members of a Case, except those that follow from the version.
    """
    operator, since = version.split("-")
    data_sets = tuple(
        DataSet(inputs or _plain(version), text, tuple(clauses.split()))
        for text in ([why] if isinstance(why, str) else why)
    )
    others = {"opset": int(since), "data_sets": data_sets} | others
    return Case(version, slug, operator, form=form, bugs=tuple(bugs.split()), **others)


def _plain(version: str, start: int = 401) -> tuple[np.ndarray, ...]:
    """Valid inputs; with negative indices if they are defined."""
    if version in ND_VERSIONS:
        return counting((4, 2, 3)), np.array([[-2], [0]]), counting((2, 2, 3), start=start)
    indices = np.array([[3, 0, 1], [1, 2, 0]])
    if version != "Scatter-9":
        indices = indices - 4 * (indices % 3 == 0)
    return counting((4, 3)), indices, counting((2, 3), start=start)


def _fixed_indices(version: str) -> list[Case]:
    """Models as written by converters: the indices are known before the execution."""
    return [
        _case(version, "indices-initializer", "indices is an initializer in the model.",
              initializers("indices"), bugs="NEGIDX LAYOUT"),
        _case(version, "indices-constant", "indices comes from a Constant node.", constant("indices"),
              bugs="NEGIDX LAYOUT"),
    ]


def _initializers(version: str) -> list[Case]:
    everything = initializers("data", "indices", "updates")
    return [
        _case(version, "data-initializer", "data is an initializer in the model; the other inputs are in files.",
              initializers("data"), bugs="ALIAS"),
        _case(version, "updates-initializer", "updates is an initializer in the model.",
              initializers("updates")),
        _case(version, "all-initializers", "All inputs of the node are initializers; the graph has no inputs.",
              everything, bugs="ALIAS"),
        _case(version, "initializers-typed",
              "All inputs are initializers; their elements are in typed fields, not in raw_data.",
              all_of(everything, initializers_typed), bugs="DTYPE IDXW"),
        _case(version, "initializers-external",
              "All inputs are initializers; their elements are in an external file, at odd offsets.",
              all_of(everything, initializers_external), bugs="STRIDE"),
        _case(version, "unused-initializer", "An initializer that no node reads has no effect.",
              on_model(lambda model: model.graph.initializer.append(_unused()))),
    ]


def _unused() -> Any:
    return numpy_helper.from_array(counting((5,), start=901), "unused")


def _constants(version: str) -> list[Case]:
    return [
        _case(version, "data-constant", "data comes from a Constant node, whose value must not be modified.",
              constant("data"), bugs="ALIAS"),
        _case(version, "updates-constant", "updates comes from a Constant node.", constant("updates")),
        _case(version, "all-constants", "Every input of the node comes from a Constant node.",
              all_of(constant("updates"), constant("indices"), constant("data")), bugs="ALIAS"),
    ]


def _constant_lists() -> list[Case]:
    """Constant nodes with lists instead of tensors, which were added in opset 12."""
    found = []
    for version in ("ScatterElements-13", "ScatterND-13"):
        shape = (1,) if version in ND_VERSIONS else (2,)
        indices = np.array([2, -4])[: shape[0]] if version in ND_VERSIONS else np.array([2, -4])
        data, texts = counting((4,)), strings("a", "b", "c", "d")
        updates = np.float32(401.5) + np.arange(shape[0], dtype=np.float32)
        if version in ND_VERSIONS:
            updates = updates.reshape(())
        found.append(_case(
            version, "indices-constant-ints", "indices comes from a Constant node with a list of integers.",
            constant_attribute("indices", "value_ints", indices.tolist()), inputs=(data, indices, updates),
            clauses="index-negative" if version not in ND_VERSIONS else "updates-scalar", bugs="NEGIDX"))
        tuples = np.array([[2], [-4]]) if version in ND_VERSIONS else np.array([2, -4])
        found.append(_case(
            version, "updates-constant-floats", "updates comes from a Constant node with a list of floats.",
            constant_attribute("updates", "value_floats", [401.5, 402.25]),
            inputs=(data, tuples, np.array([401.5, 402.25], np.float32))))
        found.append(_case(
            version, "updates-constant-strings", "updates comes from a Constant node with a list of strings.",
            constant_attribute("updates", "value_strings", [b"", b"x\0y"]),
            inputs=(texts, tuples, strings("", "x\0y")), clauses="element-type"))
    return found


def _constant_scalars() -> list[Case]:
    """Constant nodes with one number or string: the update of rank 0 for a single tuple."""
    rows: list[tuple[str, Any, np.ndarray, np.ndarray]] = [
        ("float", 401.5, counting((2, 3)), np.array(401.5, np.float32)),
        ("int", 2**53 + 1, counting((2, 3), np.int64), np.array(2**53 + 1)),
        ("string", b"x\0y", strings(*"abcdef").reshape((2, 3)), strings("x\0y").reshape(())),
    ]
    return [
        _case("ScatterND-13", f"updates-constant-{kind}",
              f"updates comes from a Constant node with one {kind}; its rank is 0.",
              constant_attribute("updates", f"value_{kind}", value), inputs=(data, np.array([1, -1]), update),
              clauses="updates-scalar", bugs="SHAPE")
        for kind, value, data, update in rows
    ]


def _listed() -> list[Case]:
    """Before IR version 4, every initializer was also a graph input."""

    def old(model: ModelProto) -> None:
        model.ir_version = 3

    return [
        _case("Scatter-9", "listed-initializer-ir-3",
              "In IR version 3, initializers are also graph inputs; this one has no input file.",
              all_of(last_input_by_default("indices"), on_model(old))),
        _case("Scatter-9", "ir-3", "Opset 9 is also valid with IR version 3.",
              on_model(old), clauses="version target", bugs="OPSET"),
    ]


def _shapes(version: str) -> list[Case]:
    """Shapes in the model that the files then determine."""

    def output_unknown(model: ModelProto) -> None:
        for extent in model.graph.output[0].type.tensor_type.shape.dim:
            extent.Clear()

    return [
        _case(version, "unknown-extents", "The model states the ranks but not the extents.",
              on_model(unknown_extents), clauses="target output-shape", bugs="SHAPE"),
        _case(version, "unknown-extents-of-the-output", "The model does not state the extents of the output.",
              on_model(output_unknown), clauses="target output-shape", bugs="SHAPE"),
    ]


def _several_shapes(version: str) -> Case:
    """Data sets of different shapes, which a model with symbolic extents allows."""
    operator, since = version.split("-")
    rows = {
        "ScatterElements-18": [((4, 3), [[3, 0, 1]], (1, 3)), ((2, 5), [[1, 0], [0, 1]], (2, 2)),
                               ((3, 2), np.empty((0, 2), np.int64), (0, 2))],
        "ScatterND-18": [((4, 3), [[3], [0]], (2, 3)), ((2, 5), [[1]], (1, 5)),
                         ((3, 2), np.empty((0, 1), np.int64), (0, 2))],
    }[version]
    whys = ("All extents are symbolic in the model; the input files determine them.",
            "The same model with other extents: nothing from the first data set may be reused.",
            "The same model with empty indices.")
    data_sets = tuple(
        DataSet((counting(data), np.array(indices), counting(updates, start=401)), why,
                ("target", "output-shape"))
        for (data, indices, updates), why in zip(rows, whys, strict=True)
    )
    return Case(version, "symbolic-extents", operator, int(since), data_sets, bugs=("SHAPE", "EMPTY"),
                form=on_model(symbolic_extents))


def _graphs(version: str) -> list[Case]:
    """Further contents of a graph, and their order."""

    def other_imports(model: ModelProto) -> None:
        model.opset_import.add(domain="ai.onnx.ml", version=1)
        model.opset_import.add(domain="com.example", version=7)

    def newest(model: ModelProto) -> None:
        model.ir_version = 14

    return [
        _case(version, "graph-inputs-in-another-order",
              "Graph inputs and files are in the order updates, data, indices; the node's inputs are not.",
              ordered_inputs(("updates", "data", "indices")), bugs="LAYOUT"),
        _case(version, "unread-graph-input", "No node reads the first graph input.",
              unread_input(_unused())),
        _case(version, "other-imports", "The model imports opsets of other domains and does not use them.",
              on_model(other_imports), clauses="version", bugs="OPSET"),
        _case(version, "newest-ir", "An IR version newer than the opset requires has no effect.",
              on_model(newest), clauses="version", bugs="OPSET"),
    ]


def _internal(version: str) -> Case:
    """An attribute in addition to those of the schema, with a name that ONNX's checker accepts."""

    def internal(model: ModelProto) -> None:
        model.graph.node[0].attribute.append(helper.make_attribute("__hint", "for its producer only"))

    return _case(version, "internal-attribute",
                 "An attribute whose name begins with two underscores is internal to the model's producer.",
                 on_model(internal), clauses="attribute-internal", bugs="OPSET")


def _without_value() -> list[Case]:
    """An attribute that is declared an integer but has no value."""

    def empty_axis(model: ModelProto) -> None:
        model.graph.node[0].attribute.add(name="axis", type=AttributeProto.INT)

    return [
        _case(version, "axis-without-a-value", "An axis attribute without a value is 0, the default of an integer.",
              on_model(empty_axis), clauses="axis-default", bugs="RANK")
        for version in ("Scatter-9", "ScatterElements-18")
    ]


def _shared(version: str) -> Case:
    """One value in two places, so that writing into one of them changes the other."""
    data = counting((4, 3))
    indices = np.array([[1], [3], [0], [2]])
    if version not in ND_VERSIONS:
        indices = np.array([[1, 3, 0], [3, 0, 2], [0, 2, 1], [2, 1, 3]])
    return _case(version, "updates-are-data", "data and updates are the same graph input, with one input file.",
                 shared_input("updates"), inputs=(data, indices, data), clauses="target inputs-unmodified",
                 bugs="ALIAS")


def _eight(version: str) -> Case:
    """Only values differ: an implementation that keeps anything of an earlier execution shows it."""
    operator, since = version.split("-")
    data_sets = []
    for number in range(8):
        data, indices, _ = _plain(version)
        updates = _plain(version, start=401 + 100 * number)[2]
        why = f"Data set {number} of eight for one model; consecutive data sets have other targets and values."
        data_sets.append(DataSet((data - number, np.roll(indices, number, 0), updates), why, ("target",)))
    return Case(version, "eight-data-sets", operator, int(since), tuple(data_sets), bugs=("ALIAS", "INIT"))


def _texts(version: str) -> list[Case]:
    """Names and texts for readers."""
    odd = {"data": "donn\u00e9es/0:\u00e9", "indices": "indices (2) \"\u7d22\u5f15\"", "updates": "x" * 300,
           "output": "%output\t#1"}

    def documented(model: ModelProto) -> None:
        model.ir_version = max(model.ir_version, 10)  # the first with metadata in all messages
        model.domain, model.model_version, model.producer_version = "com.example", 7, "1.2"
        graph = model.graph
        for message in (model, graph, graph.node[0], *graph.input, *graph.output):
            message.doc_string = "Text for people:\n\u00e9\u6f22."
            message.metadata_props.add(key="axis", value="1")
        graph.node[0].name = "the node"

    return [
        _case(version, "odd-names", "Value names have special and non-ASCII characters; one name is long.",
              renamed(odd)),
        _case(version, "documented", "Doc strings and metadata have no effect, not even metadata with the key axis.",
              on_model(documented)),
    ]
