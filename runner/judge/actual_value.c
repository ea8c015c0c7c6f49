#include "actual_value.h"

#include "floating_format.h"
#include "index_text.h"
#include "kernels.h"
#include "tensor_text.h"

#include <string.h>

enum { NOWHERE = -1, SEVERAL = -2 };

static bool is_element(const struct tensor *tensor, int64_t position, const void *value)
{
    const char *element = (const char *)tensor->elements + (size_t)position * dtype_size(tensor->dtype);
    return floating_format_of(tensor->dtype) == NULL ? same_bits(tensor->dtype, element, value)
                                                     : same_value(tensor->dtype, element, value);
}

/* The position of the one element that has a value, NOWHERE or SEVERAL. */
static int64_t find_value(const struct tensor *tensor, const void *value)
{
    int64_t found = NOWHERE;
    for (int64_t position = 0; position < tensor->count && found != SEVERAL; position++)
        if (is_element(tensor, position, value))
            found = found == NOWHERE ? position : SEVERAL;
    return found;
}

/* The cell at which an element of updates aims; NOWHERE where the aims are not all known. */
static int64_t target_of(const struct aims *aims, int64_t element)
{
    int64_t update = element / aims->slice;
    for (int64_t target = 0; target < aims->target_count; target++)
        for (int64_t i = aims->begins[target]; i < aims->begins[target + 1]; i++)
            if (aims->updates[i] == update)
                return (aims->first_target + target) * aims->slice + element % aims->slice;
    return NOWHERE;
}

/* Whether a value is what another reduction makes of the old value and the updates, in their order. */
static bool is_of_reduction(const struct cell *cell, enum reduction reduction, struct arena *arena)
{
    int32_t dtype = cell->data->dtype;
    const struct kernels *kernels = kernels_find(dtype, reduction);
    void *value = arena_allocate(arena, dtype_size(dtype));
    if (value == NULL || kernels == NULL || dtype == DTYPE_STRING || reduction == cell->reduction)
        return false;
    memcpy(value, cell_old(cell), dtype_size(dtype));
    for (int64_t i = 0; i < cell_count(cell); i++)
        kernels->contiguous(value, cell_update(cell, i), 1);
    return floating_format_of(dtype) == NULL ? same_bits(dtype, value, cell->actual)
                                             : same_value(dtype, value, cell->actual);
}

/* The other reduction that gives a value, or REDUCTION_COUNT where none or several do. */
static int reduction_of(const struct cell *cell, struct arena *arena)
{
    int found = REDUCTION_COUNT;
    for (int reduction = REDUCTION_ADD; reduction < REDUCTION_COUNT && cell_count(cell) > 0; reduction++) {
        if (!is_of_reduction(cell, (enum reduction)reduction, arena))
            continue;
        if (found != REDUCTION_COUNT)
            return REDUCTION_COUNT;
        found = reduction;
    }
    return found;
}

const char *describe_actual_value(const struct derived_expectation *derived, const struct tensor *actual,
                                  const struct value_findings *findings, const struct value_finding *finding,
                                  struct arena *arena)
{
    struct cell cell = judged_cell(derived, actual, findings, finding->first);
    int64_t update = find_value(cell.updates, cell.actual), old = find_value(cell.data, cell.actual);
    int64_t expected = find_value(&derived->output, cell.actual);
    int64_t target = update < 0 ? NOWHERE : target_of(cell.aims, update);
    int reduction = reduction_of(&cell, arena);
    if (target >= 0 && target != cell.position)
        return arena_format(arena, "updates%s, which aims at output%s\n              by %s",
                            position_text(cell.updates, update, arena), position_text(actual, target, arena),
                            index_text(&derived->node, update, arena));
    if (reduction != REDUCTION_COUNT)
        return arena_format(arena, "the result under %s", reduction_name((enum reduction)reduction));
    if (old >= 0 && old != cell.position)
        return arena_format(arena, "the value of data%s", position_text(cell.data, old, arena));
    if (expected >= 0 && expected != cell.position)
        return arena_format(arena, "the value that output%s should have",
                            position_text(actual, expected, arena));
    return NULL;
}
