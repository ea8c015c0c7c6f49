#include "small_values.h"

#include "element_store.h"
#include "mix.h"
#include "small_geometry.h"

#include <string.h>

/* The first elements are those of data. */
static const struct string_element strings[2][SMALL_ELEMENTS_MOST] = {
    {{"d0", 2}, {"d1", 2}, {"d2", 2}, {"d3", 2}, {"d4", 2}, {"d5", 2}, {"d6", 2}, {"d7", 2}},
    {{"u0", 2}, {"a1", 2}, {"u2", 2}, {"a3", 2}, {"u4", 2}, {"a5", 2}, {"u6", 2}, {"a7", 2}}};

static int64_t data_value(enum reduction reduction, int64_t position)
{
    switch (reduction) {
    case REDUCTION_NONE:
    case REDUCTION_ADD:
        return 1 + position;
    case REDUCTION_MUL:
        return 25 + 2 * position;
    case REDUCTION_MAX:
    case REDUCTION_MIN:
        return 50 + position;
    }
    return 0;
}

static int64_t update_value(enum reduction reduction, int64_t position, int64_t count)
{
    static const int64_t factors[SMALL_ELEMENTS_MOST] = {3, 5, 7, 11, 13, 17, 19, 23};
    switch (reduction) {
    case REDUCTION_NONE:
        return 101 + position;
    case REDUCTION_ADD:
        return (int64_t)(count <= 4 ? 16 : 1) << position;
    case REDUCTION_MUL:
        return factors[position];
    case REDUCTION_MAX:
    case REDUCTION_MIN:
        return position % 2 == 0 ? 100 + position : 10 + position;
    }
    return 0;
}

bool small_values_vary(int32_t dtype)
{
    return dtype == DTYPE_BOOL;
}

static void fill_tensor(const struct world_case *made, int slot, uint64_t number)
{
    const struct tensor *tensor = &made->inputs[slot];
    const bool is_data = slot == INPUT_DATA;
    const uint64_t bits = mix(number) >> (is_data ? 0 : 32);
    char *element = tensor->elements;
    for (int64_t position = 0; position < tensor->count; position++) {
        if (tensor->dtype == DTYPE_STRING)
            memcpy(element, &strings[!is_data][position], sizeof(struct string_element));
        else if (tensor->dtype == DTYPE_BOOL)
            element_store(tensor->dtype, (int64_t)(bits >> position & 1), element);
        else
            element_store(tensor->dtype,
                          is_data ? data_value(made->kind.reduction, position)
                                  : update_value(made->kind.reduction, position, tensor->count),
                          element);
        element += dtype_size(tensor->dtype);
    }
}

void small_values_fill(struct world_case *made, uint64_t number)
{
    fill_tensor(made, INPUT_DATA, number);
    fill_tensor(made, INPUT_UPDATES, number);
}
