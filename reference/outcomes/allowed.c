/* Whether a value is allowed in a cell: copied values and integers; other kinds are in allowed_*.c. */
#include "allowed_kinds.h"
#include "cell.h"
#include "dtype.h"
#include "order_search.h"

#include <math.h>
#include <string.h>

/* ---- copied values ------------------------------------------------------------------------------------- */

/* How a value that should be copied compares with its source. */
enum move { MOVE_KEPT, MOVE_NAN_BITS, MOVE_OTHER };

static enum move compare_part(int32_t part, const char *source, const char *actual)
{
    if (memcmp(source, actual, dtype_size(part)) == 0)
        return MOVE_KEPT;
    if (floating_format_of(part) == NULL)
        return MOVE_OTHER;
    bool both_nan = isnan(floating_value(part, source)) && isnan(floating_value(part, actual));
    return both_nan ? MOVE_NAN_BITS : MOVE_OTHER;
}

/* clause: bits-kept, nan-bits */
static enum move compare_moved(int32_t dtype, const void *source, const void *actual)
{
    if (same_bits(dtype, source, actual))
        return MOVE_KEPT;
    if (dtype == DTYPE_STRING)
        return MOVE_OTHER;
    int32_t part = part_dtype(dtype);
    const char *from = source, *to = actual;
    enum move worst = MOVE_KEPT;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part)) {
        enum move move = compare_part(part, from + offset, to + offset);
        worst = move > worst ? move : worst;
    }
    return worst;
}

/* Whether the changed parts of a copied value are zeros instead of subnormal numbers. */
static bool is_flushed(int32_t dtype, const void *source, const void *actual)
{
    int32_t part = part_dtype(dtype);
    const struct floating_format *format = floating_format_of(part);
    const char *from = source, *to = actual;
    for (size_t offset = 0; format != NULL && offset < dtype_size(dtype); offset += dtype_size(part)) {
        double value = floating_value(part, from + offset);
        bool tiny = value != 0 && fabs(value) < format->smallest_normal;
        bool flushed = tiny && floating_value(part, to + offset) == 0;
        if (!flushed && compare_part(part, from + offset, to + offset) == MOVE_OTHER)
            return false;
    }
    return format != NULL;
}

/* A cell whose value has one source: data, or the only update with reduction none. */
static struct cell_verdict judge_moved(const struct cell *cell, const void *source, enum cell_clause clause)
{
    int32_t dtype = cell->data->dtype;
    switch (compare_moved(dtype, source, cell->actual)) {
    case MOVE_KEPT:
        return simple_verdict(clause, true, POLICY_EXPECTED);
    case MOVE_NAN_BITS:
        return simple_verdict(CELL_CLAUSE_NAN_BITS, false, POLICY_NAN_BITS_CHANGED);
    case MOVE_OTHER:
        break;
    }
    if (same_bits(dtype, cell_old(cell), cell->actual))
        return simple_verdict(clause, false, MISTAKE_OLD_VALUE);
    return simple_verdict(clause, false,
                          is_flushed(dtype, source, cell->actual) ? POLICY_FLUSHED : MISTAKE_FOREIGN_VALUE);
}

/* The policy that selects the i-th of several updates. */
static enum trait writer_policy(int64_t i, int64_t count)
{
    return i == count - 1 ? POLICY_LAST_WINS : i == 0 ? POLICY_FIRST_WINS : POLICY_OTHER_WINS;
}

/* Several updates with reduction none: any one of them, unmixed. If several are equal, each may be the
 * one. */
/* clause: duplicates-none */
static struct cell_verdict judge_writers(const struct cell *cell, int64_t count)
{
    int32_t dtype = cell->data->dtype;
    enum move best = MOVE_OTHER;
    struct cell_verdict verdict = simple_verdict(CELL_CLAUSE_DUPLICATES_NONE, false, MISTAKE_FOREIGN_VALUE);
    for (int64_t i = count - 1; i >= 0; i--) {
        enum move move = compare_moved(dtype, cell_update(cell, i), cell->actual);
        best = move < best ? move : best;
        if (move != MOVE_KEPT)
            continue;
        if (!verdict.complies)
            verdict = simple_verdict(CELL_CLAUSE_DUPLICATES_NONE, true, writer_policy(i, count));
        verdict.explanations |= TRAIT_BIT(writer_policy(i, count));
    }
    if (best == MOVE_NAN_BITS)
        return simple_verdict(CELL_CLAUSE_NAN_BITS, false, POLICY_NAN_BITS_CHANGED);
    if (best == MOVE_OTHER && compare_moved(dtype, cell_old(cell), cell->actual) == MOVE_KEPT)
        return simple_verdict(CELL_CLAUSE_DUPLICATES_NONE, false, MISTAKE_OLD_VALUE);
    return verdict;
}

/* ---- the clause of a cell ------------------------------------------------------------------------------ */

/* clause: reduction-bool */
static struct cell_verdict judge_bool(const struct cell *cell)
{
    bool equal = same_bits(DTYPE_BOOL, cell->expected, cell->actual);
    return simple_verdict(CELL_CLAUSE_REDUCTION_BOOL, equal, equal ? POLICY_EXPECTED : cell_mistake(cell));
}

struct cell_verdict judge_cell_value(const struct cell *cell, bool search, struct arena *arena)
{
    int64_t count = cell_count(cell);
    int32_t dtype = cell->data->dtype;
    bool moves = cell->reduction == REDUCTION_NONE, floating = floating_format_of(dtype) != NULL;
    /* clause: untouched */
    if (count == 0)
        return judge_moved(cell, cell_old(cell), CELL_CLAUSE_UNTOUCHED);
    if (!moves && dtype == DTYPE_BOOL)
        return judge_bool(cell);
    if (!moves && dtype == DTYPE_STRING)
        return string_verdict(cell, count, arena);
    switch (reduction_kind(cell->reduction)) {
    case REDUCES_TO_SUM:
    case REDUCES_TO_PRODUCT:
        return floating ? rounded_verdict(cell, count, search, arena)
                        : integer_verdict(cell, count, search, arena);
    case REDUCES_TO_EXTREME:
        return floating ? extreme_verdict(cell, count) : integer_verdict(cell, count, search, arena);
    case REDUCES_TO_UPDATE:
        break;
    }
    return count == 1 ? judge_moved(cell, cell_update(cell, 0), CELL_CLAUSE_BITS_KEPT)
                      : judge_writers(cell, count);
}

/* Integers under a reduction: exact modulo 2^n, by convention (decision `integers-wrap`). */

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
