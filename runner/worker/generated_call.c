/* Calls a plugin with a case of the tier "huge", and compares its output here. */
#include "generated_case.h"
#include "large_values.h"
#include "plugin_call.h"

#include <string.h>

/* The row with an id, or NULL. */
static const struct large_row *find_row(const char *id, const struct large_row *rows, size_t count,
                                        struct arena *arena)
{
    for (size_t i = 0; i < count; i++) {
        const char *known = large_case_id(&rows[i], arena);
        if (known != NULL && strcmp(known, id) == 0)
            return &rows[i];
    }
    return NULL;
}

static void fill(const struct tensor *inputs, void *context)
{
    const struct large_geometry *geometry = context;
    large_inputs_fill(geometry, inputs);
}

enum status generated_call_prepare(struct plugin_call *call, struct large_geometry *geometry, const char *id,
                                   const struct large_row *rows, size_t count, struct guarded_memory *memory,
                                   struct arena *arena, struct error *error)
{
    struct scatter_case the_case;
    const struct large_row *row = find_row(id, rows, count, arena);
    if (row == NULL)
        return error_set(error, STATUS_NOT_FOUND, "this program generates no case \"%.200s\"", id);
    enum status status = large_case_make(&the_case, id, row, arena, error);
    if (status != STATUS_OK)
        return status;
    const struct model *model = &the_case.model;
    const struct request_contents contents = {.model = model->bytes,
                                              .model_size = model->size,
                                              .op_type = operator_name(model->op),
                                              .domain = model->domain,
                                              .output_name = model->output_name,
                                              .opset = model->opset,
                                              .attributes = model->attributes,
                                              .attribute_count = model->attribute_count,
                                              .inputs = the_case.inputs,
                                              .input_count = the_case.input_count,
                                              .output_count = model->output_count};
    *geometry = large_geometry_of(row);
    return plugin_call_lay_out(call, &contents, fill, geometry, memory, arena, error);
}

bool generated_call_is_comparable(const struct plugin_call *call)
{
    const struct scatter_cts_output *output = call->output;
    return output->rank == call->expected.rank && output->dims != NULL && plugin_call_is_as_prepared(call);
}

/* NULL without wrong cells; *lacks: there is no memory. */
static ScatterCts__WrongCells *describe(const struct wrong_cells *cells, size_t size, struct arena *arena,
                                        bool *lacks)
{
    if (cells->count == 0)
        return NULL;
    ScatterCts__WrongCells *wrong = arena_allocate(arena, sizeof *wrong);
    uint8_t *values = arena_allocate(arena, 2 * size);
    *lacks |= wrong == NULL || values == NULL;
    if (*lacks)
        return NULL;
    scatter_cts__wrong_cells__init(wrong);
    memcpy(values, cells->expected, size);
    memcpy(values + size, cells->actual, size);
    wrong->has_count = wrong->has_first = wrong->has_expected = wrong->has_actual = 1;
    wrong->count = cells->count;
    wrong->first = cells->first;
    wrong->expected = (ProtobufCBinaryData){.data = values, .len = size};
    wrong->actual = (ProtobufCBinaryData){.data = values + size, .len = size};
    return wrong;
}

enum status generated_call_compare(const struct plugin_call *call, const struct large_geometry *geometry,
                                   ScatterCts__Comparison **compared, struct arena *arena,
                                   struct error *error)
{
    struct large_comparison comparison;
    const size_t size = dtype_size(call->expected.dtype);
    bool lacks = false;
    *compared = arena_allocate(arena, sizeof **compared);
    if (*compared == NULL)
        return error_no_memory(error, "the comparison of an output");
    enum status status = large_output_compare(&comparison, geometry, call->output->elements, arena, error);
    if (status != STATUS_OK)
        return status;
    scatter_cts__comparison__init(*compared);
    (*compared)->updated = describe(&comparison.updated, size, arena, &lacks);
    (*compared)->untouched = describe(&comparison.untouched, size, arena, &lacks);
    return lacks ? error_no_memory(error, "the comparison of an output") : STATUS_OK;
}
