/* Describes a wrong value: which elements, reductions or policies give it. */
#include "cell.h"
#include "dtype.h"
#include "explanation.h"
#include "operator_version.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

enum { NOWHERE = -1, SEVERAL = -2 };

/* Whether a computed value is the actual one: all NaN are alike. */
static bool is_computed_value(const struct cell *cell, const void *value)
{
    int32_t dtype = cell->data->dtype;
    return floating_format_of(dtype) == NULL ? same_bits(dtype, value, cell->actual)
                                             : same_value(dtype, value, cell->actual);
}

static bool is_nan(const struct cell *cell)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    const char *actual = cell->actual;
    bool nan = false;
    for (size_t offset = 0; floating_format_of(dtype) != NULL && offset < dtype_size(dtype);
         offset += dtype_size(part))
        nan |= isnan(floating_value(part, actual + offset));
    return nan;
}

static bool is_element(const struct tensor *tensor, int64_t position, const void *value)
{
    const char *elements = tensor->elements;
    return same_bits(tensor->dtype, elements + (size_t)position * dtype_size(tensor->dtype), value);
}

/* The position of the only element with these bits, NOWHERE or SEVERAL. */
static int64_t find_value(const struct tensor *tensor, const void *value)
{
    int64_t found = NOWHERE;
    for (int64_t position = 0; position < tensor->count && found != SEVERAL; position++)
        if (is_element(tensor, position, value))
            found = found == NOWHERE ? position : SEVERAL;
    return found;
}

/* The cell at which an element of updates aims; NOWHERE if not all aims are known. */
static int64_t target_of(const struct aims *aims, int64_t element)
{
    int64_t update = element / aims->slice;
    for (int64_t target = 0; target < aims->target_count; target++)
        for (int64_t i = aims->begins[target]; i < aims->begins[target + 1]; i++)
            if (aims->updates[i] == update)
                return (aims->first_target + target) * aims->slice + element % aims->slice;
    return NOWHERE;
}

/* The only other reduction that gives a value, or REDUCTION_COUNT if none or several do. */
static int reduction_of(const struct cell *cell, void *value)
{
    int found = REDUCTION_COUNT;
    for (int reduction = REDUCTION_ADD; reduction < REDUCTION_COUNT && cell_count(cell) > 0; reduction++) {
        if (reduction == (int)cell->reduction ||
            !cell_as_reduced_by(cell, (enum reduction)reduction, value) || !is_computed_value(cell, value))
            continue;
        if (found != REDUCTION_COUNT)
            return REDUCTION_COUNT;
        found = reduction;
    }
    return found;
}

/* The only element of updates that, reduced with the old value, gives the value; NOWHERE or SEVERAL. */
static int64_t find_reduced(const struct cell *cell, void *value)
{
    enum { MOST_TRIED = 1 << 16 };
    int32_t dtype = cell->data->dtype;
    size_t size = dtype_size(dtype);
    const char *updates = cell->updates->elements;
    reduction_function *reduce = reduction_find(dtype, cell->reduction);
    int64_t found = NOWHERE;
    if (reduce == NULL || cell->reduction == REDUCTION_NONE || cell->updates->count > MOST_TRIED)
        return NOWHERE;
    for (int64_t element = 0; element < cell->updates->count && found != SEVERAL; element++) {
        memcpy(value, cell_old(cell), size);
        reduce(dtype, value, updates + (size_t)element * size);
        if (is_computed_value(cell, value))
            found = found == NOWHERE ? element : SEVERAL;
    }
    return found;
}

/* An update that aims at another cell; with `reduced`, data reduced with this update. */
static const char *describe_update(const struct derived_expectation *derived, const struct cell *cell,
                                   int64_t element, bool reduced, struct arena *arena)
{
    int64_t target = element < 0 ? NOWHERE : target_of(cell->aims, element);
    if (target < 0 || target == cell->position)
        return NULL;
    return arena_format(arena, "%supdates%s, which aims at output%s\n              by %s",
                        reduced ? "data reduced with " : "", position_text(cell->updates, element, arena),
                        position_text(cell->data, target, arena), index_text(&derived->node, element, arena));
}

/* "the result without updates[4] and updates[6]", or NULL. */
static const char *describe_misused(const struct cell *cell, struct arena *arena)
{
    struct misused_updates misused;
    const char *text = "";
    if (!cell_misused_updates(cell, &misused))
        return NULL;
    for (int64_t i = 0; i < misused.count && i < OPERANDS_NAMED && text != NULL; i++) {
        const int64_t element = aims_update_position(cell->aims, cell->position, misused.items[i]);
        const char *between = i == 0 ? "" : i + 1 == misused.count ? " and " : ", ";
        const char *position = position_text(cell->updates, element, arena);
        text = position == NULL ? NULL : arena_format(arena, "%s%supdates%s", text, between, position);
    }
    if (text != NULL && misused.count > OPERANDS_NAMED)
        text = arena_format(arena, "%s and %" PRId64 " more", text, misused.count - OPERANDS_NAMED);
    return text == NULL ? NULL
                        : arena_format(arena, "the result %s %s%s", misused.doubled ? "with" : "without",
                                       text, misused.doubled ? " twice" : "");
}

const char *describe_actual_value(const struct derived_expectation *derived, const struct tensor *actual,
                                  const struct value_findings *findings, const struct value_finding *finding,
                                  struct arena *arena)
{
    struct cell cell = judged_cell(derived, actual, findings, finding->first);
    const char *misused = describe_misused(&cell, arena);
    if (misused != NULL || strcmp(value_finding_policy(finding), trait_name(MISTAKE_FOREIGN_VALUE)) != 0)
        return misused;
    int64_t old = find_value(cell.data, cell.actual), expected = find_value(&derived->output, cell.actual);
    void *value = arena_allocate(arena, dtype_size(actual->dtype));
    if (value == NULL)
        return NULL;
    int reduction = reduction_of(&cell, value);
    const char *update = describe_update(derived, &cell, find_value(cell.updates, cell.actual), false, arena);
    if (update == NULL && reduction == REDUCTION_COUNT)
        update = describe_update(derived, &cell, find_reduced(&cell, value), true, arena);
    if (update != NULL)
        return update;
    if (reduction != REDUCTION_COUNT)
        return arena_format(arena, "the result under %s", reduction_name((enum reduction)reduction));
    if (old >= 0 && old != cell.position)
        return arena_format(arena, "the value of data%s", position_text(cell.data, old, arena));
    if (expected >= 0 && expected != cell.position)
        return arena_format(arena, "the value that output%s should have",
                            position_text(actual, expected, arena));
    return is_nan(&cell) ? "a NaN" : NULL;
}
