/* The expectation that a case deserves by its values: refused, open, or exact. */
#include "cell.h"
#include "dtype.h"
#include "order_search.h"
#include "rounding_bound.h"
#include "scatter.h"
#include "verification.h"

#include <math.h>
#include <string.h>

/* A cell and the updates that aim at it. */
struct aimed_cell {
    const struct tensor *data, *updates;
    const struct aims *aims;
    enum reduction reduction;
    int64_t position; /* in data */
    int64_t count;    /* of updates */
    double *operands; /* room for count + 1 numbers */
};

/* The old value for i = 0, then the updates in their order. */
static const char *operand(const struct aimed_cell *cell, int64_t i)
{
    const struct tensor *tensor = i == 0 ? cell->data : cell->updates;
    const char *elements = tensor->elements;
    int64_t position = i == 0 ? cell->position : aims_update_position(cell->aims, cell->position, i - 1);
    return elements + (size_t)position * dtype_size(tensor->dtype);
}

/* ---- none ---------------------------------------------------------------------------------------------- */

static struct string_element string_of(const char *element)
{
    struct string_element string;
    memcpy(&string, element, sizeof string);
    return string;
}

static bool same_element(int32_t dtype, const char *a, const char *b)
{
    if (dtype != DTYPE_STRING)
        return memcmp(a, b, dtype_size(dtype)) == 0;
    struct string_element left = string_of(a), right = string_of(b);
    return left.size == right.size && (left.size == 0 || memcmp(left.bytes, right.bytes, left.size) == 0);
}

static const char *why_writers_are_open(const struct aimed_cell *cell)
{
    for (int64_t i = 2; i <= cell->count; i++)
        if (!same_element(cell->data->dtype, operand(cell, 1), operand(cell, i)))
            return "several different updates aim at it";
    return NULL;
}

/* ---- sums and products --------------------------------------------------------------------------------- */

/* Whether operands that are not all finite can give more than one of NaN and the infinities. */
static bool is_open_beyond_numbers(int32_t part, bool product, const double *operands, int64_t count)
{
    const double results[] = {NAN, INFINITY, -INFINITY};
    int possible = 0;
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        possible += (product ? product_bound(part, operands, count, results[i])
                             : sum_bound(part, operands, count, results[i])) == BOUND_WITHIN;
    return possible > 1;
}

/* Whether one part of the operands, at `offset` bytes, can give different results. */
static bool part_is_open(const struct aimed_cell *cell, int32_t part, size_t offset)
{
    bool product = cell->reduction == REDUCTION_MUL, finite = true;
    int64_t count = cell->count + 1;
    for (int64_t i = 0; i < count; i++) {
        cell->operands[i] = floating_value(part, operand(cell, i) + offset);
        finite = finite && isfinite(cell->operands[i]);
    }
    if (!finite)
        return is_open_beyond_numbers(part, product, cell->operands, count);
    return product ? !product_never_rounds(part, cell->operands, count)
                   : !sum_never_rounds(part, cell->operands, count);
}

static const char *why_rounding_is_open(const struct aimed_cell *cell)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    if (part != dtype && cell->reduction == REDUCTION_MUL)
        return "a product of complex numbers may be any value within a bound";
    if (cell->count < 2)
        return NULL;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part))
        if (part_is_open(cell, part, offset))
            return "its value can depend on the order of its updates";
    return NULL;
}

/* Whether rounding to a neighbour or flushing gives another value of finite operands; for max and min,
 * flushing alone. */
static bool is_warned_of(const struct aimed_cell *cell, struct arena *scratch)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    const struct floating_format *format = floating_format_of(dtype);
    for (size_t offset = 0; format != NULL && offset < dtype_size(dtype); offset += dtype_size(part)) {
        bool finite = true, subnormal = false;
        for (int64_t i = 0; i <= cell->count; i++) {
            double value = cell->operands[i] = floating_value(part, operand(cell, i) + offset);
            finite = finite && isfinite(value);
            subnormal = subnormal || (value != 0 && fabs(value) < format->smallest_normal);
        }
        bool extreme = reduction_kind(cell->reduction) == REDUCES_TO_EXTREME;
        struct exact_steps steps = {.exact = true, .tiny = subnormal};
        if (finite && !extreme)
            steps = real_steps(part, cell->reduction, cell->operands, cell->count + 1, scratch);
        if (!steps.exact || steps.tiny)
            return true;
    }
    return false;
}

/* ---- max and min --------------------------------------------------------------------------------------- */

static const char *why_extreme_is_open(const struct aimed_cell *cell)
{
    int32_t dtype = cell->data->dtype;
    bool nan = false, number = false, plus = false, minus = false;
    double extreme = 0;
    for (int64_t i = 0; i <= cell->count; i++) {
        double value = floating_value(dtype, operand(cell, i));
        nan = nan || isnan(value);
        if (isnan(value))
            continue;
        bool better = cell->reduction == REDUCTION_MAX ? value > extreme : value < extreme;
        extreme = !number || better ? value : extreme;
        number = true;
        plus = plus || (value == 0 && !signbit(value));
        minus = minus || (value == 0 && signbit(value));
    }
    if (nan && number)
        return "it combines NaN and a number";
    return extreme == 0 && plus && minus ? "it combines zeros of both signs" : NULL;
}

/* ---- strings ------------------------------------------------------------------------------------------- */

/* Whether two concatenated texts are the same in both orders. */
static bool commute(struct string_element a, struct string_element b)
{
    for (size_t i = 0; i < a.size + b.size; i++) {
        char one = i < a.size ? a.bytes[i] : b.bytes[i - a.size];
        char other = i < b.size ? b.bytes[i] : a.bytes[i - b.size];
        if (one != other)
            return false;
    }
    return true;
}

/* Texts that commute with one non-empty text are repetitions of one common text, so they commute with each
 * other. */
static const char *why_concatenation_is_open(const struct aimed_cell *cell)
{
    struct string_element first = {"", 0};
    for (int64_t i = 1; i <= cell->count; i++) {
        struct string_element update = string_of(operand(cell, i));
        if (first.size == 0)
            first = update;
        if (update.size > 0 && !commute(first, update))
            return "several strings are concatenated in any order";
    }
    return NULL;
}

/* ---- all cells ----------------------------------------------------------------------------------------- */

/* Why a cell is open, or NULL. */
static const char *why_open(const struct aimed_cell *cell)
{
    bool is_text = cell->data->dtype == DTYPE_STRING;
    switch (reduction_kind(cell->reduction)) {
    case REDUCES_TO_UPDATE:
        return why_writers_are_open(cell);
    case REDUCES_TO_SUM:
        return is_text ? why_concatenation_is_open(cell) : why_rounding_is_open(cell);
    case REDUCES_TO_PRODUCT:
        return is_text ? NULL : why_rounding_is_open(cell);
    case REDUCES_TO_EXTREME:
        return is_text ? NULL : why_extreme_is_open(cell);
    }
    return NULL;
}

/* Whether cells can be open at all: integers and truth values have one result in every order. */
static bool may_be_open(int32_t dtype, enum reduction reduction)
{
    return reduction == REDUCTION_NONE || dtype == DTYPE_STRING || floating_format_of(dtype) != NULL;
}

static const char *find_open_cell(struct aimed_cell *cell, struct deserved_expectation *kind,
                                  struct arena *scratch)
{
    const struct aims *aims = cell->aims;
    int64_t end = aims->target_count * aims->slice;
    for (cell->position = 0; cell->position < end; cell->position++) {
        cell->count = aims_count(aims, cell->position);
        const char *reason = cell->count == 0 ? NULL : why_open(cell);
        kind->open_cell = reason == NULL ? -1 : cell->position;
        if (reason != NULL)
            return reason;
        if (cell->count > 0 && cell->reduction != REDUCTION_NONE && !kind->warns)
            kind->warns = is_warned_of(cell, scratch);
    }
    return NULL;
}

/* Searches an open cell of a case whose value is computed. */
static enum status look_at_cells(const struct derived_expectation *derived, struct deserved_expectation *kind,
                                 struct arena *scratch, struct error *error)
{
    struct scatter_plan plan;
    struct aims aims;
    struct aimed_cell cell = {.data = derived->node.inputs[INPUT_DATA],
                              .updates = derived->node.inputs[INPUT_UPDATES],
                              .aims = &aims,
                              .reduction = derived->preparation.reduction};
    if (!may_be_open(cell.data->dtype, cell.reduction))
        return STATUS_OK;
    enum status status = scatter_plan_create(&plan, &derived->node, &derived->preparation, scratch, error);
    if (status == STATUS_OK)
        status = aims_create(&aims, &plan, scratch, error);
    if (status != STATUS_OK)
        return status;
    cell.operands = arena_allocate_zeroed(scratch, (size_t)aims.update_count + 1, sizeof *cell.operands);
    if (cell.operands == NULL)
        return error_no_memory(error, "the operands of a cell");
    const char *reason = find_open_cell(&cell, kind, scratch);
    if (reason == NULL)
        return STATUS_OK;
    kind->kind = EXPECT_ALLOWED;
    kind->reason = reason;
    return STATUS_OK;
}

enum status find_deserved_expectation(const struct derived_expectation *derived,
                                      struct deserved_expectation *kind, struct arena *scratch,
                                      struct error *error)
{
    const struct preparation *preparation = &derived->preparation;
    *kind = (struct deserved_expectation){.kind = EXPECT_EXACT, .open_cell = -1, .reason = ""};
    switch (preparation->outcome) {
    case OUTCOME_REFUSED:
        kind->kind = EXPECT_REFUSE;
        return STATUS_OK;
    case OUTCOME_UNDEFINED:
        kind->kind = EXPECT_INVARIANTS;
        return STATUS_OK;
    case OUTCOME_COMPUTED:
        break;
    }
    if (preparation->unstated == NULL)
        return look_at_cells(derived, kind, scratch, error);
    kind->kind = EXPECT_INVARIANTS;
    return STATUS_OK;
}
