/* add and mul of floating and complex types. */
#include "allowed_kinds.h"
#include "double_double.h"
#include "floating_format.h"
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
    operands->values[1] = operands->parts == 1
                              ? operands->values[0]
                              : arena_allocate(arena, (size_t)operands->count * sizeof(double));
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

/* Whether steps that do not round to the nearest number explain the value. */
static bool may_be_of_neighbours(const struct cell *cell, const struct operands *operands)
{
    int32_t part = part_dtype(cell->data->dtype);
    int64_t count = operands->count;
    if (cell->reduction == REDUCTION_MUL) /* complex products are judged by their norm, with room enough */
        return operands->parts == 1 &&
               product_may_be_of_neighbours(part, operands->values[0], count, part_value(cell, 0));
    for (int p = 0; p < operands->parts; p++) {
        double actual = part_value(cell, p);
        if (sum_bound(part, operands->values[p], count, actual) == BOUND_OUTSIDE &&
            !sum_may_be_of_neighbours(part, operands->values[p], count, actual))
            return false;
    }
    return true;
}

/* A value that no order and no tree gives. */
/* clause: rounding */
static struct standing deviation(const struct cell *cell, const struct operands *operands,
                                 enum bound_answer bound)
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
    struct standing foreign = foreign_value(cell);
    if (foreign.policy == POLICY_FOREIGN_VALUE && may_be_of_neighbours(cell, operands))
        return standing_of(CELL_CLAUSE_ROUNDING, false, POLICY_NEIGHBOUR);
    return foreign;
}

/* One product of complex numbers. */
/* clause: complex-reduction */
static struct standing complex_product_standing(const struct cell *cell, const struct operands *operands,
                                                struct arena *arena)
{
    enum bound_answer bound = bound_of(cell, operands, arena);
    return bound == BOUND_WITHIN ? standing_of(reduction_clause(cell->reduction), true, POLICY_WITHIN_BOUND)
                                 : deviation(cell, operands, bound);
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

/* Several updates: which orders, trees or wider types give the value, and if none is known, the bound. */
/* clause: reduction-order */
static struct standing several_standing(const struct cell *cell, const struct operands *operands, bool search,
                                        struct arena *arena)
{
    struct standing standing = standing_of(CELL_CLAUSE_REDUCTION_ORDER, true, POLICY_WITHIN_BOUND);
    bool found = search && find_order(cell, operands, &standing, arena);
    bool wider = is_wider(cell, operands);
    if (found)
        standing.explanations |= POLICY_BIT(POLICY_TREE) | POLICY_BIT(standing.policy);
    if (wider)
        standing.explanations |= POLICY_BIT(POLICY_WIDER);
    if (wider && !found)
        standing.policy = POLICY_WIDER;
    if (found || wider)
        return standing;
    enum bound_answer bound = bound_of(cell, operands, arena);
    standing.policy = POLICY_WITHIN_BOUND;
    if (bound == BOUND_WITHIN)
        return standing;
    bool searched = standing.searched;
    standing = deviation(cell, operands, bound);
    standing.searched = searched;
    return standing;
}

/* Several updates and what the reference computes: in order, perhaps also in a wider type. */
static struct standing expected_standing(const struct cell *cell, const struct operands *operands)
{
    struct standing standing = standing_of(CELL_CLAUSE_REDUCTION_ORDER, true, POLICY_IN_ORDER);
    standing.searched = true;
    standing.explanations |=
        POLICY_BIT(POLICY_OTHER_ORDER) | POLICY_BIT(POLICY_TREE) | POLICY_BIT(POLICY_WITHIN_BOUND);
    if (is_wider(cell, operands))
        standing.explanations |= POLICY_BIT(POLICY_WIDER);
    return standing;
}

struct standing rounded_standing(const struct cell *cell, int64_t count, bool search, struct arena *arena)
{
    struct operands operands;
    bool expected = same_value(cell->data->dtype, cell->expected, cell->actual);
    bool complex_product =
        part_dtype(cell->data->dtype) != cell->data->dtype && cell->reduction == REDUCTION_MUL;
    if (expected && count == 1)
        return standing_of(reduction_clause(cell->reduction), true, POLICY_EXPECTED);
    if (count == 1 && !complex_product)
        return single_standing(cell);
    if (!gather(&operands, cell, count, arena)) /* nothing can be shown against it */
        return standing_of(CELL_CLAUSE_REDUCTION_ORDER, true, expected ? POLICY_IN_ORDER : POLICY_UNSEARCHED);
    if (expected)
        return expected_standing(cell, &operands);
    if (count == 1)
        return complex_product_standing(cell, &operands, arena);
    return several_standing(cell, &operands, search, arena);
}
