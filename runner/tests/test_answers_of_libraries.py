"""What a shared library may return in its output: other element types, and true as another byte than 1."""

import json
import pathlib

import jsonschema
import pytest

REPORTS = pathlib.Path(__file__).resolve().parents[2] / "reports"
BOOL_MOVED, BOOL_REDUCED = "ScatterND-18/truth-moved", "ScatterND-18/bool-max"

OF_THE_TYPE_OF_UPDATES = """
enum scatter_cts_result change(void *state, const struct scatter_cts_request *request,
                               struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state, (void)message;
    output->dtype = request->input_count == 3 ? request->inputs[2].dtype : output->dtype;
    return SCATTER_CTS_OK;
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof(struct scatter_cts_plugin), .name = "it",
          .version = "1", .run = change};
"""

# ScatterND of bool along one axis; every true becomes 255.
TRUE_AS_255 = """
#include <string.h>

enum scatter_cts_result compute(void *state, const struct scatter_cts_request *request,
                                struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    const struct scatter_cts_tensor *inputs = request->inputs;
    const int64_t *indices = inputs[1].elements;
    const unsigned char *updates = inputs[2].elements;
    unsigned char *cells = output->elements;
    (void)state, (void)message;
    if (inputs[0].dtype != 9 || inputs[0].rank != 1)
        return SCATTER_CTS_UNSUPPORTED;
    memcpy(cells, inputs[0].elements, inputs[0].byte_size);
    for (int64_t i = 0; i < inputs[2].count; i++) {
        int64_t target = indices[i] < 0 ? indices[i] + inputs[0].count : indices[i];
        cells[target] = request->attribute_count > 0 ? cells[target] | updates[i] : updates[i];
    }
    for (int64_t i = 0; i < inputs[0].count; i++)
        cells[i] = cells[i] != 0 ? 255 : 0;
    return SCATTER_CTS_OK;
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof(struct scatter_cts_plugin), .name = "it",
          .version = "1", .run = compute};
"""


# Passes nodes of float to "cpu_ep", which refuses them, and implements no other nodes.
HANDS_ON = """
static enum scatter_cts_result hand_on(void *state, const struct scatter_cts_request *request,
                                       struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state, (void)message;
    if (request->inputs[0].dtype != 1)
        return SCATTER_CTS_UNSUPPORTED;
    output->executed_by = "cpu_ep";
    return SCATTER_CTS_REJECTED;
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof(struct scatter_cts_plugin), .name = "it",
          .version = "1", .run = hand_on};
"""


def validator(schema):
    return jsonschema.Draft202012Validator(json.loads((REPORTS / schema).read_text()))


def policies(record, kind):
    return {(finding["clause"], finding["policy"]) for finding in record.get(kind, [])}


def test_the_output_may_have_the_type_of_updates_if_the_types_differ(run, compile_plugin):
    result = run("--implementation", compile_plugin(OF_THE_TYPE_OF_UPDATES), "--filter", "*/updates-type-*")
    records = [record for record in result.cases.values() if record["expectation"] == "refuse"]
    assert records and {record["verdict"] for record in records} == {"pass"}
    for record in records:
        operator_version = record["operator_version"]
        assert (f"{operator_version}.updates-type", "answered in the element type of updates") \
            in policies(record, "warnings")


def test_another_output_type_fails_if_the_types_are_the_same(run, compile_plugin):
    change = OF_THE_TYPE_OF_UPDATES.replace("inputs[2]", "inputs[1]")
    result = run("--implementation", compile_plugin(change), "--filter", "cases/ScatterND-18/elements")
    assert set(result.verdicts.values()) == {"fail"}


@pytest.mark.parametrize("case, warns", [(BOOL_MOVED, False), (BOOL_REDUCED, True)])
def test_true_stored_as_another_byte_than_1(run, compile_plugin, case, warns):
    result = run("--implementation", compile_plugin(TRUE_AS_255), "--filter", f"cases/{case}*")
    assert result.cases and set(result.verdicts.values()) == {"pass"}
    for record in result.cases.values():
        assert policies(record, "warnings") == (
            {("ScatterND-18.bool-bytes", "true as another byte than 1")} if warns else set())


def test_the_implementation_is_named_in_the_results(run, compile_plugin):
    result = run("--implementation", compile_plugin(HANDS_ON), "--operator", "ScatterND-18")
    reported = {name: case.get("executed_by") for name, case in result.cases.items()}
    assert reported == {name: "cpu_ep" if case["dtype"] == "float" else None for name, case in result.cases.items()}
    validator("results.schema.json").validate(next(case for case in result.cases.values() if "executed_by" in case))
