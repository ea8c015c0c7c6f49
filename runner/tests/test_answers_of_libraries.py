"""What a shared library may leave behind in its output: other element types, truth values as other bytes than 1."""

import pytest

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

# ScatterND of truth values along one axis; what is true becomes 255, everywhere.
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


def policies(record, kind):
    return {(finding["clause"], finding["policy"]) for finding in record.get(kind, [])}


def test_where_data_and_updates_differ_in_type_the_output_may_have_that_of_updates(run, compile_plugin):
    result = run("--implementation", compile_plugin(OF_THE_TYPE_OF_UPDATES), "--filter", "*/updates-type-*")
    records = [record for record in result.cases.values() if record["expectation"] == "refuse"]
    assert records and {record["verdict"] for record in records} == {"pass"}
    for record in records:
        operator_version = record["operator_version"]
        assert (f"{operator_version}.updates-type", "answered in the element type of updates") \
            in policies(record, "warnings")


def test_that_type_is_no_way_out_where_the_types_are_the_same(run, compile_plugin):
    change = OF_THE_TYPE_OF_UPDATES.replace("inputs[2]", "inputs[1]")
    result = run("--implementation", compile_plugin(change), "--filter", "cases/ScatterND-18/elements")
    assert set(result.verdicts.values()) == {"fail"}


@pytest.mark.parametrize("case, warns", [(BOOL_MOVED, False), (BOOL_REDUCED, True)])
def test_memory_in_which_true_is_another_byte_than_1(run, compile_plugin, case, warns):
    result = run("--implementation", compile_plugin(TRUE_AS_255), "--filter", f"cases/{case}*")
    assert result.cases and set(result.verdicts.values()) == {"pass"}
    for record in result.cases.values():
        assert policies(record, "warnings") == (
            {("ScatterND-18.bool-bytes", "true as another byte than 1")} if warns else set())
