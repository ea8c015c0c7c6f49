/* Finds stored values that look like decimals typed by hand. */
#include "dtype.h"
#include "judge_values.h"
#include "judging.h"

#include <math.h>

/* The memory limit of judging one cell. */
#define CELL_MEMORY ((size_t)1 << 30)

/* ---- steps between numbers ----------------------------------------------------------------------------- */

/* The number of an element of a real floating type, counted from zero in the order of the values. */
static int64_t number_of(int32_t dtype, const void *element)
{
    size_t size = dtype_size(dtype);
    uint64_t bits = load_bits(element, size), sign = (uint64_t)1 << (8 * size - 1);
    int64_t magnitude = (int64_t)(bits & (sign - 1));
    return (bits & sign) == 0 ? magnitude : -magnitude;
}

/* The element with this number. */
static void element_of(int32_t dtype, int64_t number, void *element)
{
    size_t size = dtype_size(dtype);
    uint64_t sign = (uint64_t)1 << (8 * size - 1);
    store_bits(element, size, number < 0 ? sign | (uint64_t)-number : (uint64_t)number);
}

/* ---- one cell ------------------------------------------------------------------------------------------ */

/* The search for typed decimals in an output. */
struct search {
    int64_t tries; /* the number of cells for which another value than the reference's may still be tried */
    struct arena cells; /* reset for each cell */
};

/*
 * Whether a value that is not allowed differs from an allowed one by a few steps. The allowed finite values
 * are all those between a least and a greatest one, and the reference's is among them: so it suffices to ask
 * about the value that is these steps nearer to the reference's.
 */
static bool is_near(struct search *search, const struct cell *cell)
{
    int32_t dtype = cell->data->dtype;
    if (!isfinite(floating_value(dtype, cell->actual)) || isnan(floating_value(dtype, cell->expected)))
        return false;
    int64_t actual = number_of(dtype, cell->actual), expected = number_of(dtype, cell->expected);
    bool below = actual < expected;
    uint64_t steps = below ? (uint64_t)expected - (uint64_t)actual : (uint64_t)actual - (uint64_t)expected;
    if (steps <= TYPED_DECIMAL_UNITS)
        return isfinite(floating_value(dtype, cell->expected));
    if (search->tries == 0)
        return false;
    search->tries--;
    char nearer[sizeof(double)];
    element_of(dtype, below ? actual + TYPED_DECIMAL_UNITS : actual - TYPED_DECIMAL_UNITS, nearer);
    struct cell tried = *cell;
    tried.actual = nearer;
    bool allowed =
        isfinite(floating_value(dtype, nearer)) && judge_cell_value(&tried, true, &search->cells).complies;
    arena_reset(&search->cells);
    return allowed;
}

/* ---- the output ---------------------------------------------------------------------------------------- */

static bool fails(const struct judging *judging, enum cell_clause clause)
{
    return severity_of_deviation(judging, cell_clause_name(clause)) == SEVERITY_FAILURE;
}

/* Whether all failures are about the reduction, and none shows a known mistake. */
static bool all_are_foreign(const struct judging *judging, const struct value_findings *values,
                            enum cell_clause reduction)
{
    for (size_t i = 0; i < values->count; i++) {
        const struct value_finding *value = &values->items[i];
        if (!value->complies && fails(judging, value->clause) &&
            (value->clause != reduction || value->policies != TRAIT_BIT(MISTAKE_FOREIGN_VALUE)))
            return false;
    }
    return values->count < MOST_VALUE_FINDINGS && values->deviations != NULL;
}

static bool all_are_near(const struct judging *judging, const struct tensor *stored,
                         const struct value_findings *values, struct typed_decimals *found)
{
    enum { CELLS_TRIED = 64 };
    struct search search = {.tries = CELLS_TRIED, .cells = arena_create(CELL_MEMORY)};
    bool near = true;
    *found = (struct typed_decimals){0};
    for (int64_t position = 0; near && position < stored->count; position++) {
        unsigned char deviation = values->deviations[position];
        if (deviation == 0 || !fails(judging, (enum cell_clause)(deviation - 1)))
            continue;
        struct cell cell = judged_cell(judging->derived, stored, values, position);
        near = is_near(&search, &cell);
        if (found->cells++ == 0)
            found->first = position;
    }
    arena_destroy(&search.cells);
    return near && found->cells > 0;
}

bool find_typed_decimals(struct judging *judging, const struct tensor *stored, struct typed_decimals *found)
{
    enum reduction reduction = judging->derived->preparation.reduction;
    struct value_findings values;
    struct error error;
    bool real = floating_format_of(stored->dtype) != NULL && part_dtype(stored->dtype) == stored->dtype;
    bool rounds =
        reduction_kind(reduction) == REDUCES_TO_SUM || reduction_kind(reduction) == REDUCES_TO_PRODUCT;
    if (!real || !rounds || judging->judgement.misreading_count > 0)
        return false;
    if (judge_values(judging->derived, stored, &values, &judging->scratch, &error) != STATUS_OK)
        return false;
    return all_are_foreign(judging, &values, reduction_clause(reduction)) &&
           all_are_near(judging, stored, &values, found);
}
