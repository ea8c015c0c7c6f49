#include "simple_values.h"

#include "element_store.h"

#include <string.h>

static const struct string_element data_strings[SIMPLE_VALUES_MOST] = {
    {"d0", 2}, {"d1", 2}, {"d2", 2}, {"d3", 2}, {"d4", 2}, {"d5", 2}, {"d6", 2}, {"d7", 2}};
static const struct string_element update_strings[SIMPLE_VALUES_MOST] = {
    {"u0", 2}, {"a1", 2}, {"u2", 2}, {"a3", 2}, {"u4", 2}, {"a5", 2}, {"u6", 2}, {"a7", 2}};

static int64_t data_value(const struct world_kind *kind, int64_t position)
{
    if (kind->dtype == DTYPE_BOOL)
        return position % 2;
    return kind->reduction == REDUCTION_ADD   ? 1 + position
           : kind->reduction == REDUCTION_MUL ? 25 + 2 * position
                                              : 50 + position;
}

static int64_t update_value(const struct world_kind *kind, int64_t position, int64_t count)
{
    static const int64_t factors[SIMPLE_VALUES_MOST] = {3, 5, 7, 11, 13, 17, 19, 23};
    if (kind->dtype == DTYPE_BOOL)
        return (position + 1) % 2;
    return kind->reduction == REDUCTION_ADD   ? (int64_t)(count <= 4 ? 16 : 1) << position
           : kind->reduction == REDUCTION_MUL ? factors[position]
                                              : (position % 2 == 0 ? 100 : 10) + position;
}

static void fill(const struct world_case *made, int slot, const struct string_element *strings)
{
    const struct tensor *tensor = &made->inputs[slot];
    char *element = tensor->elements;
    for (int64_t position = 0; position < tensor->count; position++, element += dtype_size(tensor->dtype)) {
        const int64_t value = slot == INPUT_DATA ? data_value(&made->kind, position)
                                                 : update_value(&made->kind, position, tensor->count);
        if (tensor->dtype == DTYPE_STRING)
            memcpy(element, &strings[position], sizeof *strings);
        else
            element_store(tensor->dtype, value, element);
    }
}

void simple_values_fill(struct world_case *made)
{
    fill(made, INPUT_DATA, data_strings);
    fill(made, INPUT_UPDATES, update_strings);
}
