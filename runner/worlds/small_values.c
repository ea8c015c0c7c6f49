#include "small_values.h"

#include "element_store.h"
#include "random_stream.h"
#include "small_geometry.h"

#include <string.h>

/* Elements of data; updates below and above all of them. */
static const struct string_element data_strings[SMALL_ELEMENTS_MOST] = {
    {"d0", 2}, {"d1", 2}, {"d2", 2}, {"d3", 2}, {"d4", 2}, {"d5", 2}, {"d6", 2}, {"d7", 2}};
static const struct string_element update_strings[2][SMALL_ELEMENTS_MOST] = {
    {{"a0", 2}, {"a1", 2}, {"a2", 2}, {"a3", 2}, {"a4", 2}, {"a5", 2}, {"a6", 2}, {"a7", 2}},
    {{"u0", 2}, {"u1", 2}, {"u2", 2}, {"u3", 2}, {"u4", 2}, {"u5", 2}, {"u6", 2}, {"u7", 2}}};

static int64_t data_value(enum reduction reduction, int64_t position)
{
    switch (reduction) {
    case REDUCTION_ADD:
        return 1 + position;
    case REDUCTION_MUL:
        return 25 + 2 * position;
    case REDUCTION_NONE:
    case REDUCTION_MAX:
    case REDUCTION_MIN:
        return 50 + position;
    }
    return 0;
}

static bool is_above(uint64_t order, int64_t position)
{
    return (order >> position & 1) != 0;
}

/* The place of an update among those on the same side of data. */
static int64_t rank_of(uint64_t order, int64_t position)
{
    return (order & SMALL_VALUES_FALL) == 0 ? position : SMALL_ELEMENTS_MOST - 1 - position;
}

static int64_t update_value(enum reduction reduction, int64_t position, int64_t count, uint64_t order)
{
    static const int64_t factors[SMALL_ELEMENTS_MOST] = {3, 5, 7, 11, 13, 17, 19, 23};
    switch (reduction) {
    case REDUCTION_ADD:
        return (int64_t)(count <= 4 ? 16 : 1) << position;
    case REDUCTION_MUL:
        return factors[position];
    case REDUCTION_NONE:
    case REDUCTION_MAX:
    case REDUCTION_MIN:
        return (is_above(order, position) ? 100 : 10) + rank_of(order, position);
    }
    return 0;
}

static void fill_data(const struct world_case *made, uint64_t bits)
{
    const struct tensor *data = &made->inputs[INPUT_DATA];
    char *element = data->elements;
    for (int64_t position = 0; position < data->count; position++) {
        if (data->dtype == DTYPE_STRING)
            memcpy(element, &data_strings[position], sizeof *data_strings);
        else if (data->dtype == DTYPE_BOOL)
            element_store(data->dtype, (int64_t)(bits >> position & 1), element);
        else
            element_store(data->dtype, data_value(made->kind.reduction, position), element);
        element += dtype_size(data->dtype);
    }
}

static void fill_updates(const struct world_case *made, uint64_t order, uint64_t bits)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    char *element = updates->elements;
    for (int64_t position = 0; position < updates->count; position++) {
        if (updates->dtype == DTYPE_STRING)
            memcpy(element, &update_strings[is_above(order, position)][rank_of(order, position)],
                   sizeof **update_strings);
        else if (updates->dtype == DTYPE_BOOL)
            element_store(updates->dtype, (int64_t)(bits >> position & 1), element);
        else
            element_store(updates->dtype, update_value(made->kind.reduction, position, updates->count, order),
                          element);
        element += dtype_size(updates->dtype);
    }
}

void small_values_fill(struct world_case *made, uint64_t order, uint64_t number)
{
    const uint64_t bits = mix(number);
    fill_data(made, bits);
    fill_updates(made, order, bits >> 32);
}
