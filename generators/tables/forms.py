"""The form of a case: where its inputs come from, what the model says about extents, which values are shared.

None of it changes what is due (DECISIONS.md: form-of-models). A form has three sides:

- the *source* of each input: a graph input (``run``), an initializer (``init``), an initializer that is also a graph
  input (``default``), or a Constant node (``const``). A default value for which the data sets have another one is
  ``overridden`` (``corpus_defaults``);
- what the model *declares* of the graph's inputs and its output: extents as numbers (``declared``), a name for each
  extent (``symbolic``), one name for equal extents (``equal``), or extents without a value (``unknown``); ONNX's checker
  demands a rank of each;
- which inputs are one *value*: none (``apart``), or data and updates, data and indices, indices and updates, all three.

``form_of`` makes the change of a folder, ``form_in`` reads the form of any model.
"""

from __future__ import annotations

from dataclasses import dataclass

from onnx import ModelProto, NodeProto, ValueInfoProto

from tables.case_writer import Folder
from tables.folder_forms import (
    Form, all_of, constant, initializers, last_input_by_default, on_model, shared_input, symbolic_extents,
    unknown_extents,
)

INPUTS = ("data", "indices", "updates")
SOURCES = ("run", "init", "default", "const")
# The sources whose value is known before the execution.
FIXED = ("init", "const")
DECLARATIONS = ("declared", "symbolic", "equal", "unknown")
# By name: for each input the one whose value it has.
SHARINGS: dict[str, tuple[str, str, str]] = {
    "apart": ("data", "indices", "updates"),
    "data-updates": ("data", "indices", "data"),
    "data-indices": ("data", "data", "updates"),
    "indices-updates": ("data", "indices", "indices"),
    "all-one": ("data", "data", "data"),
}


@dataclass(frozen=True)
class FormOfCase:
    """One form. The sources of shared inputs are equal."""

    sources: tuple[str, str, str]
    declaration: str = "declared"
    sharing: str = "apart"

    @property
    def values(self) -> dict[str, str]:
        """The sources of the distinct values, in the order of the inputs."""
        return {value: source for value, source in zip(SHARINGS[self.sharing], self.sources)}

    @property
    def constants(self) -> tuple[str, ...]:
        """The inputs that are known before the execution."""
        return tuple(name for name, source in zip(INPUTS, self.sources) if source in FIXED)

    @property
    def is_possible(self) -> bool:
        """Whether shared inputs have one source, and a graph input is there whose shape can be left open."""
        equal = all(self.values[value] == source for value, source in zip(SHARINGS[self.sharing], self.sources))
        return equal and not (len(self.constants) == len(INPUTS) and self.declaration != "declared")

    @property
    def name(self) -> str:
        """A part of a slug."""
        return "-".join((*self.sources, *(word for word in (self.declaration, self.sharing)
                                          if word not in ("declared", "apart"))))


def form_of(form: FormOfCase) -> Form:
    """The change of a folder in its plain form, whose shared inputs have equal values."""
    steps: list[Form] = []
    by_value: dict[str, list[str]] = {}
    for name, value in zip(INPUTS, SHARINGS[form.sharing]):
        if name != value:
            by_value.setdefault(value, []).append(name)
    steps += [shared_input(*names, by=value) for value, names in by_value.items()]
    for value, source in form.values.items():
        steps += {"run": [], "init": [initializers(value)], "const": [constant(value)],
                  "default": [last_input_by_default(value)]}[source]
    declare = {"declared": None, "symbolic": symbolic_extents, "equal": _equal_names,
               "unknown": unknown_extents}[form.declaration]
    return all_of(*steps, *([] if declare is None else [on_model(declare)]))


def _values_of(model: ModelProto) -> list[ValueInfoProto]:
    return [*model.graph.input, *model.graph.output]


def _equal_names(model: ModelProto) -> None:
    """Equal extents have one name, such as n4."""
    for value in _values_of(model):
        for extent in value.type.tensor_type.shape.dim:
            extent.dim_param = f"n{extent.dim_value}"  # replaces the number


# ---- reading -------------------------------------------------------------------------------------------------


def form_in(folder: Folder) -> FormOfCase:
    """The form of a folder's model. Raises ValueError if it has another one than those of this module."""
    graph = folder.model.graph
    node = next(node for node in graph.node if node.op_type != "Constant")
    if len(node.input) != len(INPUTS) or "" in node.input:
        raise ValueError("the node has not three inputs")
    sources = tuple(_source(folder, name) for name in node.input)
    return FormOfCase(sources, _declaration(folder.model), _sharing(node))


def _source(folder: Folder, name: str) -> str:
    graph = folder.model.graph
    is_initializer = any(tensor.name == name for tensor in graph.initializer)
    if any(value.name == name for value in graph.input):
        has_file = any(tensor.name == name for tensor in folder.tensors.values())
        return "run" if not is_initializer else "overridden" if has_file else "default"
    return "init" if is_initializer else "const"


def _sharing(node: NodeProto) -> str:
    firsts = tuple(INPUTS[list(node.input).index(name)] for name in node.input)
    return next(name for name, values in SHARINGS.items() if values == firsts)


def _declaration(model: ModelProto) -> str:
    extents = [(value.name, axis, extent) for value in model.graph.input
               for axis, extent in enumerate(value.type.tensor_type.shape.dim)]
    names = [extent.dim_param for _, _, extent in extents if extent.HasField("dim_param")]
    if names:
        return "symbolic" if len(set(names)) == len(names) and not names[0].startswith("n") else "equal"
    return "unknown" if extents and not any(extent.HasField("dim_value") for _, _, extent in extents) else "declared"
