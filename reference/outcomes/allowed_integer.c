/* Integers under a reduction: exact modulo 2^n, by convention (decision `integers-wrap`). */
#include "allowed_kinds.h"
#include "cell.h"
#include "order_search.h"

#include <string.h>

static enum cell_clause overflow_clause(int32_t dtype)
{
    return dtype_kind(dtype) == DTYPE_KIND_SIGNED ? CELL_CLAUSE_SIGNED_OVERFLOW
                                                  : CELL_CLAUSE_UNSIGNED_OVERFLOW;
}

/* The operands as a contiguous array, the old value first; NULL if the arena has no memory. */
static const unsigned char *gather(const struct cell *cell, int64_t count, struct arena *arena)
{
    size_t size = dtype_size(cell->data->dtype);
    unsigned char *operands = arena_allocate(arena, ((size_t)count + 1) * size);
    for (int64_t i = 0; operands != NULL && i <= count; i++)
        memcpy(operands + (size_t)i * size, i == 0 ? cell_old(cell) : cell_update(cell, i - 1), size);
    return operands;
}

/* Whether a mistake shows itself although other orders are open; of 8 and 16 bits, chance gives too many. */
static bool is_telling(enum trait mistake, int32_t dtype)
{
    return dtype_size(dtype) >= sizeof(int32_t) &&
           (mistake == MISTAKE_OLD_VALUE || mistake == MISTAKE_UPDATE_ALONE ||
            mistake == MISTAKE_UPDATES_LOST || mistake == MISTAKE_UPDATE_DOUBLED);
}

/* A value of a sum or product that can overflow, and that is not the wrapped result. */
static struct cell_verdict overflow_verdict(const struct cell *cell, const struct integer_reduction *integers,
                                            bool search, struct arena *arena)
{
    enum cell_clause clause = overflow_clause(integers->dtype);
    if (is_exact_saturated(integers, cell->actual))
        return simple_verdict(clause, false, POLICY_SATURATED);
    if (is_indefinite_integer(integers, cell->actual))
        return simple_verdict(clause, false, POLICY_INDEFINITE);
    enum order_search_answer answer = has_factor_zero(integers) ? ORDER_NOT_FOUND : ORDER_NOT_SEARCHED;
    if (answer == ORDER_NOT_SEARCHED && (search || integers->count == 2))
        answer = search_saturated(integers, cell->actual, arena);
    if (answer == ORDER_FOUND ||
        (answer == ORDER_NOT_SEARCHED && is_saturated_in_fixed_orders(integers, cell->actual, arena)))
        return simple_verdict(clause, false, POLICY_SATURATED);
    enum trait mistake = cell_mistake(cell);
    if (answer == ORDER_NOT_SEARCHED && !is_telling(mistake, integers->dtype))
        return simple_verdict(clause, false, POLICY_UNSEARCHED);
    return simple_verdict(reduction_clause(cell->reduction), false, mistake);
}

/* clause: signed-overflow, unsigned-overflow */
struct cell_verdict integer_verdict(const struct cell *cell, int64_t count, bool search, struct arena *arena)
{
    int32_t dtype = cell->data->dtype;
    bool equal = same_bits(dtype, cell->expected, cell->actual);
    if (reduction_kind(cell->reduction) != REDUCES_TO_EXTREME) {
        const struct integer_reduction integers = {dtype, cell->reduction, gather(cell, count, arena),
                                                   count + 1};
        bool known = integers.operands != NULL;
        if (!known && !equal) /* the value may be right */
            return simple_verdict(overflow_clause(dtype), false, POLICY_UNSEARCHED);
        if (known && reduction_can_overflow(&integers))
            return equal ? simple_verdict(overflow_clause(dtype), true, POLICY_WRAPPED)
                         : overflow_verdict(cell, &integers, search, arena);
    }
    if (equal)
        return simple_verdict(reduction_clause(cell->reduction), true, POLICY_EXPECTED);
    return simple_verdict(reduction_clause(cell->reduction), false, cell_mistake(cell));
}
