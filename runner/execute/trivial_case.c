/* Makes the trivial case of an operator version. */
#include "session.h"

#include <string.h>

/* The shapes: data [3], indices [1] or, for tuples, [1,1], updates [1]. If updates are the tuples: data
 * [3,1]. */
static enum status make_tensors(struct scatter_case *the_case, const struct operator_version *version,
                                int32_t dtype, bool updates_are_indices, struct tensor *tensors,
                                struct arena *arena, struct error *error)
{
    static const int64_t three[] = {3, 1}, one[] = {1}, one_one[] = {1, 1};
    bool tuples = version->op == OPERATOR_SCATTER_ND;
    enum status status = tensor_create(&tensors[INPUT_DATA], dtype, three,
                                       tuples && updates_are_indices ? 2 : 1, arena, error);
    if (status == STATUS_OK)
        status = tensor_create(&tensors[INPUT_INDICES], DTYPE_INT64, tuples ? one_one : one, tuples ? 2 : 1,
                               arena, error);
    if (status == STATUS_OK)
        status = tensor_create(&tensors[INPUT_UPDATES], dtype, one, 1, arena, error);
    if (status != STATUS_OK)
        return status;
    memset(tensors[INPUT_DATA].elements, 0, tensors[INPUT_DATA].size);
    memset(tensors[INPUT_UPDATES].elements, 1, tensors[INPUT_UPDATES].size);
    int64_t *index = tensors[INPUT_INDICES].elements;
    *index = 1;
    if (dtype == DTYPE_STRING) {
        struct string_element *data = tensors[INPUT_DATA].elements;
        struct string_element *update = tensors[INPUT_UPDATES].elements;
        data[0] = data[1] = data[2] = (struct string_element){"", 0};
        *update = (struct string_element){"a", 1};
    }
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        tensors[slot].name = input_names[slot];
    the_case->inputs = tensors;
    the_case->input_count = INPUT_SLOTS;
    return STATUS_OK;
}

enum status trivial_case_create(struct scatter_case *the_case, const struct operator_version *version,
                                int32_t dtype, const struct written_form *form, struct arena *arena,
                                struct error *error)
{
    memset(the_case, 0, sizeof *the_case);
    the_case->id = version->id;
    the_case->files.folder = "";
    the_case->why = "";
    the_case->model = (struct model){.op = version->op,
                                     .domain = "",
                                     .import_domain = "",
                                     .opset = version->since_version,
                                     .output_count = 1,
                                     .output_name = SCATTER_MODEL_OUTPUT};
    struct tensor *tensors = arena_allocate(arena, INPUT_SLOTS * sizeof *tensors);
    if (tensors == NULL)
        return error_no_memory(error, "a trivial case");
    const bool updates_are_indices = form != NULL && form->shared[INPUT_UPDATES] == 1;
    enum status status = make_tensors(the_case, version, dtype, updates_are_indices, tensors, arena, error);
    if (status == STATUS_OK && updates_are_indices)
        tensors[INPUT_UPDATES] = tensors[INPUT_INDICES];
    const struct scatter_model model = {
        .op = version->op, .opset = version->since_version, .inputs = tensors, .form = form};
    void *bytes = NULL;
    if (status == STATUS_OK)
        status = scatter_model_pack(&model, NULL, &bytes, &the_case->model.size, arena, error);
    the_case->model.bytes = bytes;
    return status;
}

int32_t trivial_case_dtype(const struct declaration *declaration, const struct operator_version *version)
{
    if (declaration_lists(declaration, version, DTYPE_FLOAT))
        return DTYPE_FLOAT;
    for (int32_t dtype = 0; dtype <= DTYPE_BFLOAT16; dtype++)
        if (dtype_in(version->types, dtype) && declaration_lists(declaration, version, dtype))
            return dtype;
    return DTYPE_UNDEFINED;
}
