/* max and min of floating-point types. */
#include "allowed_kinds.h"
#include "cell.h"
#include "dtype.h"

#include <math.h>

/* Facts about the operands of a cell under max or min. */
struct extreme_facts {
    int64_t nan_updates, numbers; /* numbers: count of operands that are not NaN */
    bool nan_in_data;
    bool plus_zero, minus_zero, subnormal;
    double extreme;         /* of the numbers */
    double flushed_extreme; /* the same, with subnormal numbers counted as 0 */
    bool actual_is_operand;
};

/* The number, or 0 if it is subnormal. */
static double flush(int32_t dtype, double value)
{
    return fabs(value) < floating_format_of(dtype)->smallest_normal ? 0 : value;
}

static void examine_operand(struct extreme_facts *facts, const struct cell *cell, const void *element)
{
    int32_t dtype = cell->data->dtype;
    double value = floating_value(dtype, element);
    if (isnan(value))
        return;
    bool max = cell->reduction == REDUCTION_MAX, first = facts->numbers++ == 0;
    double flushed = flush(dtype, value);
    if (first || (max ? value > facts->extreme : value < facts->extreme))
        facts->extreme = value;
    if (first || (max ? flushed > facts->flushed_extreme : flushed < facts->flushed_extreme))
        facts->flushed_extreme = flushed;
    facts->plus_zero |= value == 0 && !signbit(value);
    facts->minus_zero |= value == 0 && signbit(value);
    facts->subnormal |= value != 0 && fabs(value) < floating_format_of(dtype)->smallest_normal;
    facts->actual_is_operand |= same_bits(dtype, element, cell->actual);
}

static struct extreme_facts examine_operands(const struct cell *cell, int64_t count)
{
    struct extreme_facts facts = {.nan_in_data =
                                      isnan(floating_value(cell->data->dtype, cell_old(cell))) != 0};
    examine_operand(&facts, cell, cell_old(cell));
    for (int64_t i = 0; i < count; i++) {
        facts.nan_updates += isnan(floating_value(cell->data->dtype, cell_update(cell, i))) != 0;
        examine_operand(&facts, cell, cell_update(cell, i));
    }
    return facts;
}

/* One data value and one update, exactly one of them NaN: the policy depends on which one. */
static enum trait nan_policy(const struct extreme_facts *facts, int64_t count, bool nan, bool extreme)
{
    if (count == 1 && facts->nan_in_data)
        return nan ? POLICY_NAN_IN_DATA_WINS : POLICY_NAN_IN_DATA_LOSES;
    if (count == 1)
        return nan ? POLICY_NAN_IN_UPDATE_WINS : POLICY_NAN_IN_UPDATE_LOSES;
    return nan ? POLICY_NAN_WINS : extreme ? POLICY_NAN_LOSES : POLICY_NAN_DEPENDS;
}

/* Whether a result can come from replacing subnormal numbers by 0: 0 itself, or an operand that is then the
 * extreme, because comparisons may flush while copies do not. */
static bool is_flushed_extreme(const struct extreme_facts *facts, int32_t dtype, double actual)
{
    return facts->subnormal && facts->flushed_extreme == flush(dtype, actual) &&
           (actual == 0 || facts->actual_is_operand);
}

/* With NaN among the operands: NaN, or any of the numbers, because NaN can discard more extreme ones. A zero
 * that differs from an operand only in its sign is a warning. */
/* clause: nan-order, zero-sign-computed */
static struct cell_verdict nan_verdict(const struct cell *cell, const struct extreme_facts *facts,
                                       int64_t count)
{
    double actual = floating_value(cell->data->dtype, cell->actual);
    bool nan = isnan(actual) != 0;
    /* Partial results that start at the identity and are merged with fmax or fmin return the identity
     * (decision `nan-in-extremes`). */
    double identity = cell->reduction == REDUCTION_MAX ? -INFINITY : INFINITY;
    if (facts->numbers == 0 && actual == identity)
        return simple_verdict(CELL_CLAUSE_NAN_ORDER, true, POLICY_NAN_IDENTITY);
    if (facts->numbers == 0)
        return simple_verdict(reduction_clause(cell->reduction), nan,
                              nan ? POLICY_EXPECTED : MISTAKE_FOREIGN_VALUE);
    if (nan || facts->actual_is_operand)
        return simple_verdict(CELL_CLAUSE_NAN_ORDER, true,
                              nan_policy(facts, count, nan, actual == facts->extreme));
    if (actual == 0 && facts->subnormal)
        return simple_verdict(CELL_CLAUSE_SUBNORMALS, false, POLICY_FLUSHED);
    if (actual == 0 && (facts->plus_zero || facts->minus_zero))
        return simple_verdict(CELL_CLAUSE_ZERO_SIGN_COMPUTED, false, POLICY_ZERO_OTHER);
    return simple_verdict(CELL_CLAUSE_NAN_ORDER, false, MISTAKE_FOREIGN_VALUE);
}

/* A zero, if zeros of both signs are the extreme. */
/* clause: zero-sign */
static struct cell_verdict zero_verdict(const struct cell *cell, bool old)
{
    struct cell_verdict verdict =
        simple_verdict(CELL_CLAUSE_ZERO_SIGN, true, old ? POLICY_ZERO_OLD : POLICY_ZERO_OTHER);
    bool minus = signbit(floating_value(cell->data->dtype, cell->actual)) != 0;
    if (minus == (cell->reduction == REDUCTION_MIN))
        verdict.explanations |= TRAIT_BIT(POLICY_ZERO_ORDERED);
    return verdict;
}

struct cell_verdict extreme_verdict(const struct cell *cell, int64_t count)
{
    int32_t dtype = cell->data->dtype;
    enum cell_clause clause = reduction_clause(cell->reduction);
    struct extreme_facts facts = examine_operands(cell, count);
    double actual = floating_value(dtype, cell->actual);
    bool old = same_bits(dtype, cell_old(cell), cell->actual);
    if (facts.nan_in_data || facts.nan_updates > 0)
        return nan_verdict(cell, &facts, count);
    if (actual == 0 && facts.extreme == 0 && facts.plus_zero && facts.minus_zero)
        return zero_verdict(cell, old);
    if (actual == facts.extreme && facts.actual_is_operand)
        return simple_verdict(clause, true, POLICY_EXPECTED);
    if (is_flushed_extreme(&facts, dtype, actual))
        return simple_verdict(CELL_CLAUSE_SUBNORMALS, false, POLICY_FLUSHED);
    /* clause: zero-sign-computed */
    if (actual == 0 && facts.extreme == 0)
        return simple_verdict(CELL_CLAUSE_ZERO_SIGN_COMPUTED, false, POLICY_ZERO_OTHER);
    return simple_verdict(clause, false, cell_mistake(cell));
}
