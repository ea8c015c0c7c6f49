#include "apply_fixture.h"

#include "apply.h"

static struct scatter_cts_tensor tensor(int32_t dtype, const int64_t *count, const void *elements,
                                        size_t size)
{
    return (struct scatter_cts_tensor){.dtype = dtype,
                                       .rank = 1,
                                       .dims = count,
                                       .count = *count,
                                       .elements = elements,
                                       .byte_size = (size_t)*count * size};
}

bool compute(const char *name, const struct cell *cell, void *result)
{
    const int64_t one = 1, zeros[MOST_UPDATES] = {0};
    struct scatter_cts_tensor data = tensor(cell->dtype, &one, cell->data, cell->element_size);
    struct scatter_cts_tensor indices = tensor(DTYPE_INT64, &cell->update_count, zeros, sizeof *zeros);
    struct scatter_cts_tensor updates =
        tensor(cell->dtype, &cell->update_count, cell->updates, cell->element_size);
    struct node node = {.op = SCATTER_ELEMENTS,
                        .opset = 18,
                        .reduction = cell->reduction,
                        .data = &data,
                        .indices = &indices,
                        .updates = &updates};
    struct scatter_cts_output output = {
        .dtype = cell->dtype, .rank = 1, .count = 1, .elements = result, .byte_size = cell->element_size};

    char text[128];
    struct scatter_cts_message message = {text, sizeof text};
    struct scatter_cts_request request = {.domain = ""};
    const struct variant *variant = variant_find(name);
    return variant != NULL && apply(variant, &request, &node, &output, &message) == SCATTER_CTS_OK;
}
