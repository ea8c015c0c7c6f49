/* add and mul of floating-point and complex types. */
#include "allowed_kinds.h"
#include "cell.h"
#include "dtype.h"
#include "order_search.h"
#include "rounding_bound.h"

#include <math.h>
#include <string.h>

/* ---- operands --------------------------------------------------------------------------------------- */

/* The operands of a cell, the old value first, as numbers and as contiguous elements. */
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

/* ---- the value itself ------------------------------------------------------------------------------- */

static double part_value(const struct cell *cell, int part)
{
    int32_t dtype = part_dtype(cell->data->dtype);
    const char *actual = cell->actual;
    return floating_value(dtype, actual + (size_t)part * dtype_size(dtype));
}

/* Products of complex numbers; if memory runs out, the value is not blamed. */
static struct value_judgement judge_complex(const struct cell *cell, const struct operands *operands,
                                            struct arena *arena)
{
    const double actual[2] = {part_value(cell, 0), part_value(cell, 1)};
    double(*pairs)[2] = arena_allocate(arena, (size_t)operands->count * sizeof *pairs);
    if (pairs == NULL)
        return (struct value_judgement){.weight = VALUE_PERMITTED, .trait = POLICY_UNSEARCHED};
    for (int64_t i = 0; i < operands->count; i++)
        for (int p = 0; p < 2; p++)
            pairs[i][p] = operands->values[p][i];
    return judge_complex_product(part_dtype(cell->data->dtype), (const double(*)[2])pairs, operands->count,
                                 actual, arena);
}

/* Real numbers, and sums of complex numbers part by part. */
static struct value_judgement judge_parts(const struct cell *cell, const struct operands *operands,
                                          bool search, struct arena *arena)
{
    struct real_reduction real = {.dtype = part_dtype(cell->data->dtype),
                                  .reduction = cell->reduction,
                                  .operands = operands->values[0],
                                  .count = operands->count};
    struct value_judgement judgement = judge_real(&real, part_value(cell, 0), search, arena);
    if (operands->parts == 1)
        return judgement;
    real.operands = operands->values[1];
    return worse_judgement(judgement, judge_real(&real, part_value(cell, 1), search, arena));
}

/* ---- wider accumulation ----------------------------------------------------------------------------- */

/* Whether one part is the result in a wider type, rounded once at the end. */
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
    /* A double-double does not represent the sign of zero. */
    if (exact.high == 0)
        exact.high = in_double == 0 ? in_double : 0;
    const double candidates[] = {exact.high, in_double, (double)in_float};
    /* A double-double that overflows is meaningless. */
    int first = isfinite(exact.high) && isfinite(exact.low) ? 0 : 1;
    /* float is wider than only the 16-bit types, double is wider than all others. */
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
        return false; /* judged only by its norm */
    for (int p = 0; p < operands->parts; p++)
        if (!part_is_wider(part, cell->reduction, operands->values[p], operands->count,
                           actual + (size_t)p * dtype_size(part)))
            return false;
    return true;
}

/* ---- verdicts --------------------------------------------------------------------------------------- */

/* Finds an order or a tree of several updates that gives the value. False if there is neither. */
static bool find_order(const struct cell *cell, const struct operands *operands, struct cell_verdict *verdict,
                       struct arena *arena)
{
    int32_t dtype = cell->data->dtype;
    const char *updates = operands->elements + dtype_size(dtype);
    size_t count = (size_t)operands->count - 1;
    size_t *witness = arena_allocate(arena, count * sizeof *witness);
    enum order_search_answer orders = search_orders(dtype, cell->reduction, operands->elements, updates,
                                                    count, cell->actual, witness, arena);
    if (orders == ORDER_FOUND) {
        verdict->trait = POLICY_OTHER_ORDER;
        verdict->witness = witness;
        return true;
    }
    enum order_search_answer trees =
        search_trees(dtype, cell->reduction, operands->elements, updates, count, cell->actual, arena);
    verdict->trait = POLICY_TREE;
    return trees == ORDER_FOUND;
}

/* Explains a permitted value of several updates as far as possible. */
/* clause: reduction-order */
static void explain_permitted(const struct cell *cell, const struct operands *operands, bool search,
                              struct cell_verdict *verdict, struct arena *arena)
{
    enum trait otherwise = verdict->trait;
    bool found = search && find_order(cell, operands, verdict, arena);
    bool wider = is_wider(cell, operands);
    if (found) {
        verdict->searched = true;
        verdict->wide = false;
        verdict->explanations |= TRAIT_BIT(POLICY_TREE);
    }
    if (wider)
        verdict->explanations |= TRAIT_BIT(POLICY_WIDER);
    if (!found)
        verdict->trait = wider ? POLICY_WIDER : otherwise;
    verdict->explanations |= TRAIT_BIT(verdict->trait);
}

/* A value that differs from the reference's. */
static struct cell_verdict other_verdict(const struct cell *cell, const struct operands *operands,
                                         bool search, struct arena *arena)
{
    bool complex_product = operands->parts == 2 && cell->reduction == REDUCTION_MUL;
    struct value_judgement judgement =
        complex_product ? judge_complex(cell, operands, arena) : judge_parts(cell, operands, search, arena);
    enum trait mistake = judgement.weight == VALUE_PERMITTED ? MISTAKE_FOREIGN_VALUE : cell_mistake(cell);
    struct cell_verdict verdict = {.clause = CELL_CLAUSE_REDUCTION_ORDER};
    switch (judgement.weight) {
    case VALUE_WRONG:
        verdict = simple_verdict(reduction_clause(cell->reduction), false,
                                 mistake == MISTAKE_FOREIGN_VALUE ? judgement.trait : mistake);
        break;
    case VALUE_UNCONVENTIONAL:
        verdict = simple_verdict(judgement.clause, false, judgement.trait);
        break;
    case VALUE_PERMITTED:
        verdict = simple_verdict(operands->count > 2 ? CELL_CLAUSE_REDUCTION_ORDER
                                                     : reduction_clause(cell->reduction),
                                 true, judgement.trait);
        break;
    }
    verdict.searched = judgement.searched;
    verdict.wide = judgement.wide;
    if (judgement.weight == VALUE_PERMITTED && operands->count > 2)
        explain_permitted(cell, operands, search, &verdict, arena);
    return verdict;
}

/* The reference's value of several updates: in order, perhaps also in a wider type. */
static struct cell_verdict expected_verdict(const struct cell *cell, const struct operands *operands)
{
    struct cell_verdict verdict = simple_verdict(CELL_CLAUSE_REDUCTION_ORDER, true, POLICY_IN_ORDER);
    verdict.searched = true;
    verdict.explanations |=
        TRAIT_BIT(POLICY_OTHER_ORDER) | TRAIT_BIT(POLICY_TREE) | TRAIT_BIT(POLICY_WITHIN_BOUND);
    if (is_wider(cell, operands))
        verdict.explanations |= TRAIT_BIT(POLICY_WIDER);
    return verdict;
}

struct cell_verdict rounded_verdict(const struct cell *cell, int64_t count, bool search, struct arena *arena)
{
    struct operands operands;
    bool expected = same_value(cell->data->dtype, cell->expected, cell->actual);
    if (expected && count == 1) {
        struct cell_verdict verdict =
            simple_verdict(reduction_clause(cell->reduction), true, POLICY_EXPECTED);
        verdict.searched = true;
        return verdict;
    }
    if (!gather(&operands, cell, count, arena)) /* without memory, the value is not blamed */
        return simple_verdict(CELL_CLAUSE_REDUCTION_ORDER, true,
                              expected ? POLICY_IN_ORDER : POLICY_UNSEARCHED);
    if (expected)
        return expected_verdict(cell, &operands);
    return other_verdict(cell, &operands, search, arena);
}
