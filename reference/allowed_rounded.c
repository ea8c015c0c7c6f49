/* add and mul of floating and complex types. */
#include "allowed_kinds.h"
#include "double_double.h"
#include "floating_format.h"
#include "kernels.h"
#include "order_search.h"
#include "rounding_bound.h"

#include <math.h>
#include <string.h>

/* ---- operands --------------------------------------------------------------------------------------- */

/* The operands of a cell, the old value first, as numbers and as elements behind one another. */
struct operands {
    int64_t count;     /* at least 2 */
    int parts;         /* 1, or 2 for complex */
    double *values[2]; /* by part */
    char *elements;
};

static bool gather(struct operands *operands, const struct cell *cell, int64_t count, struct arena *arena)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    size_t size = dtype_size(dtype);
    operands->count = count + 1;
    operands->parts = part == dtype ? 1 : 2;
    operands->elements = arena_allocate(arena, (size_t)operands->count * size);
    operands->values[0] = arena_allocate(arena, (size_t)operands->count * sizeof(double));
    operands->values[1] = arena_allocate(arena, (size_t)operands->count * sizeof(double));
    if (operands->elements == NULL || operands->values[0] == NULL || operands->values[1] == NULL)
        return false;
    for (int64_t i = 0; i < operands->count; i++) {
        char *element = operands->elements + (size_t)i * size;
        memcpy(element, i == 0 ? cell_old(cell) : cell_update(cell, i - 1), size);
        for (int p = 0; p < operands->parts; p++)
            operands->values[p][i] = floating_value(part, element + (size_t)p * dtype_size(part));
    }
    return true;
}

/* Equal to the bit, or both NaN, part by part. */
static bool same_value(int32_t dtype, const void *a, const void *b)
{
    int32_t part = part_dtype(dtype);
    const char *left = a, *right = b;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part))
        if (memcmp(left + offset, right + offset, dtype_size(part)) != 0 &&
            !(isnan(floating_value(part, left + offset)) && isnan(floating_value(part, right + offset))))
            return false;
    return true;
}

/* ---- bounds -------------------------------------------------------------------------------------------------------- */

static double part_value(const struct cell *cell, int part)
{
    int32_t dtype = part_dtype(cell->data->dtype);
    const char *actual = cell->actual;
    return floating_value(dtype, actual + (size_t)part * dtype_size(dtype));
}

static enum bound_answer bound_of(const struct cell *cell, const struct operands *operands,
                                  struct arena *arena)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    if (cell->reduction == REDUCTION_MUL && operands->parts == 1)
        return product_bound(part, operands->values[0], operands->count, part_value(cell, 0));
    if (cell->reduction == REDUCTION_MUL) {
        const double actual[2] = {part_value(cell, 0), part_value(cell, 1)};
        double(*pairs)[2] = arena_allocate(arena, (size_t)operands->count * sizeof *pairs);
        if (pairs == NULL)
            return BOUND_WITHIN; /* nothing can be shown against it */
        for (int64_t i = 0; i < operands->count; i++)
            for (int p = 0; p < 2; p++)
                pairs[i][p] = operands->values[p][i];
        return complex_product_bound(dtype, (const double(*)[2])pairs, operands->count, actual);
    }
    enum bound_answer worst = BOUND_WITHIN;
    for (int p = 0; p < operands->parts; p++) {
        enum bound_answer answer = sum_bound(part, operands->values[p], operands->count, part_value(cell, p));
        worst = answer < worst ? answer : worst;
    }
    return worst;
}

/* ---- wider accumulation ---------------------------------------------------------------------------------------------- */

/* Whether one part is what a wider type gives when it is rounded once at the end. */
static bool part_is_wider(int32_t dtype, enum reduction reduction, const double *values, int64_t count,
                          const void *actual)
{
    bool product = reduction == REDUCTION_MUL;
    float in_float = (float)values[0];
    double in_double = values[0];
    struct double_double exact = {values[0], 0};
    for (int64_t i = 1; i < count; i++) {
        struct double_double operand = {values[i], 0};
        in_float = product ? in_float * (float)values[i] : in_float + (float)values[i];
        in_double = product ? in_double * values[i] : in_double + values[i];
        exact = product ? double_double_multiply(exact, operand) : double_double_add(exact, operand);
    }
    /* Of a zero, a double-double does not know the sign. */
    if (exact.high == 0)
        exact.high = in_double == 0 ? in_double : 0;
    const double candidates[] = {exact.high, in_double, (double)in_float};
    /* Where a double-double overflows it means nothing. */
    int first = isfinite(exact.high) && isfinite(exact.low) ? 0 : 1;
    /* float is wider than the 16-bit types only, double than all but itself. */
    int end = dtype == DTYPE_DOUBLE ? 1 : dtype == DTYPE_FLOAT ? 2 : 3;
    for (int i = first; i < end; i++) {
        char element[sizeof(double)];
        floating_store(dtype, candidates[i], element);
        if (same_value(dtype, element, actual))
            return true;
    }
    return false;
}

static bool is_wider(const struct cell *cell, const struct operands *operands)
{
    int32_t part = part_dtype(cell->data->dtype);
    const char *actual = cell->actual;
    if (operands->parts == 2 && cell->reduction == REDUCTION_MUL)
        return false; /* judged by its norm alone */
    for (int p = 0; p < operands->parts; p++)
        if (!part_is_wider(part, cell->reduction, operands->values[p], operands->count,
                           actual + (size_t)p * dtype_size(part)))
            return false;
    return true;
}

/* ---- verdicts ------------------------------------------------------------------------------------------- */

/* The place of a number in the order of the numbers of its format; both zeros are 0. */
static int64_t rank_of(int32_t part, const void *element)
{
    size_t size = dtype_size(part);
    uint64_t bits = 0;
    uint16_t narrow;
    uint32_t middle;
    if (size == sizeof narrow) {
        memcpy(&narrow, element, sizeof narrow);
        bits = narrow;
    } else if (size == sizeof middle) {
        memcpy(&middle, element, sizeof middle);
        bits = middle;
    } else {
        memcpy(&bits, element, sizeof bits);
    }
    uint64_t sign = UINT64_C(1) << (8 * size - 1);
    return (bits & sign) != 0 ? -(int64_t)(bits & ~sign) : (int64_t)bits;
}

/* Whether two elements are neighbours in their format, infinity being the neighbour of the largest number. */
static bool are_neighbours(int32_t part, const void *a, const void *b)
{
    if (isnan(floating_value(part, a)) || isnan(floating_value(part, b)))
        return false;
    int64_t left = rank_of(part, a), right = rank_of(part, b);
    return left - right == 1 || right - left == 1;
}

static bool is_one_ulp_off(const struct cell *cell)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    const char *expected = cell->expected, *actual = cell->actual;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part))
        if (!same_value(part, expected + offset, actual + offset) &&
            !are_neighbours(part, expected + offset, actual + offset))
            return false;
    return true;
}

/* The element, or the zero of its sign where it is subnormal and to be flushed. */
static void copy_flushed(int32_t part, bool flush, const void *source, void *element)
{
    double value = floating_value(part, source);
    if (flush && fabs(value) < floating_format_of(part)->smallest_normal)
        floating_store(part, copysign(0, value), element);
    else
        memcpy(element, source, dtype_size(part));
}

/* Whether one operation on one part gives the result when operands, the result or both are flushed. */
static bool part_is_flushed(int32_t part, enum reduction reduction, const char *old, const char *update,
                            const char *actual)
{
    const struct kernels *kernels = kernels_find(part, reduction);
    for (int flags = 0; flags < 8; flags++) {
        _Alignas(8) char result[8], operand[8], flushed[8];
        copy_flushed(part, (flags & 1) != 0, old, result);
        copy_flushed(part, (flags & 2) != 0, update, operand);
        kernels->contiguous(result, operand, 1);
        copy_flushed(part, (flags & 4) != 0, result, flushed);
        bool zeros = floating_value(part, flushed) == 0 && floating_value(part, actual) == 0;
        if (same_value(part, flushed, actual) || (zeros && flags != 0))
            return true;
    }
    return false;
}

/*
 * Whether flushing explains the result of one real operation, or of one addition of complex numbers. The caller
 * knows that the result is not what is expected; a zero of the wrong sign is explained only by a number flushed.
 */
static bool is_flushed(const struct cell *cell)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    const char *old = cell_old(cell), *update = cell_update(cell, 0), *actual = cell->actual;
    const char *expected = cell->expected;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part)) {
        bool exact_zero = floating_value(part, expected + offset) == 0;
        if (same_value(part, expected + offset, actual + offset))
            continue;
        if ((exact_zero && floating_value(part, actual + offset) == 0) ||
            !part_is_flushed(part, cell->reduction, old + offset, update + offset, actual + offset))
            return false;
    }
    return true;
}

static struct standing foreign_value(const struct cell *cell)
{
    bool old = same_bits(cell->data->dtype, cell_old(cell), cell->actual);
    return standing_of(reduction_clause(cell->reduction), false,
                       old ? POLICY_OLD_VALUE : POLICY_FOREIGN_VALUE);
}

/* A value that no order and no tree gives. */
static struct standing deviation(const struct cell *cell, enum bound_answer bound)
{
    switch (bound) {
    case BOUND_FLUSHED:
        return standing_of(CELL_CLAUSE_SUBNORMALS, false, POLICY_FLUSHED);
    case BOUND_ZERO_SIGN:
        return standing_of(CELL_CLAUSE_ROUNDING, false, POLICY_ZERO_OTHER);
    case BOUND_OUTSIDE:
    case BOUND_WITHIN:
        break;
    }
    return foreign_value(cell);
}

/* Whether every part is the expected one, zeros of either sign being equal. */
static bool is_other_zero(const struct cell *cell)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    const char *expected = cell->expected, *actual = cell->actual;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part))
        if (!same_value(part, expected + offset, actual + offset) &&
            (floating_value(part, expected + offset) != 0 || floating_value(part, actual + offset) != 0))
            return false;
    return true;
}

/* One update: the correctly rounded result is due; of a product of complex numbers one within the bound. */
static struct standing single_standing(const struct cell *cell, const struct operands *operands,
                                       struct arena *arena)
{
    if (operands->parts == 2 && cell->reduction == REDUCTION_MUL) {
        enum bound_answer bound = bound_of(cell, operands, arena);
        return bound == BOUND_WITHIN
                   ? standing_of(reduction_clause(cell->reduction), true, POLICY_WITHIN_BOUND)
                   : deviation(cell, bound);
    }
    if (is_other_zero(cell))
        return deviation(cell, BOUND_ZERO_SIGN);
    if (is_flushed(cell))
        return deviation(cell, BOUND_FLUSHED);
    if (is_one_ulp_off(cell))
        return standing_of(CELL_CLAUSE_ROUNDING, false, POLICY_ONE_ULP);
    return foreign_value(cell);
}

/* Several updates, searched: an order, then a tree. False when neither is found. */
static bool find_order(const struct cell *cell, const struct operands *operands, struct standing *standing,
                       struct arena *arena)
{
    int32_t dtype = cell->data->dtype;
    const char *updates = operands->elements + dtype_size(dtype);
    size_t count = (size_t)operands->count - 1;
    size_t *witness = arena_allocate(arena, count * sizeof *witness);
    enum order_search_answer orders = search_orders(dtype, cell->reduction, operands->elements, updates,
                                                    count, cell->actual, witness, arena);
    standing->searched = orders != ORDER_NOT_SEARCHED;
    if (orders == ORDER_FOUND) {
        standing->policy = POLICY_OTHER_ORDER;
        standing->witness = witness;
        return true;
    }
    enum order_search_answer trees =
        search_trees(dtype, cell->reduction, operands->elements, updates, count, cell->actual, arena);
    standing->searched &= trees != ORDER_NOT_SEARCHED;
    standing->policy = POLICY_TREE;
    return trees == ORDER_FOUND;
}

struct standing rounded_standing(const struct cell *cell, int64_t count, bool search, struct arena *arena)
{
    struct operands operands;
    if (same_value(cell->data->dtype, cell->expected, cell->actual))
        return count == 1 ? standing_of(reduction_clause(cell->reduction), true, POLICY_EXPECTED)
                          : standing_of(CELL_CLAUSE_REDUCTION_ORDER, true, POLICY_IN_ORDER);
    struct standing standing = standing_of(CELL_CLAUSE_REDUCTION_ORDER, true, POLICY_WITHIN_BOUND);
    if (!gather(&operands, cell, count, arena))
        return standing; /* nothing can be shown against it */
    if (count == 1)
        return single_standing(cell, &operands, arena);
    if (search && find_order(cell, &operands, &standing, arena))
        return standing;
    if (is_wider(cell, &operands)) {
        standing.policy = POLICY_WIDER;
        return standing;
    }
    enum bound_answer bound = bound_of(cell, &operands, arena);
    if (bound == BOUND_WITHIN) {
        standing.policy = POLICY_WITHIN_BOUND;
        return standing;
    }
    bool searched = standing.searched;
    standing = deviation(cell, bound);
    standing.searched = searched;
    return standing;
}
