/* Whether a value is an allowed product of complex numbers. */
#include "allowed_kinds.h"
#include "complex_forms.h"
#include "order_search.h"
#include "range_search.h"
#include "rounding_bound.h"

#include <math.h>

static struct value_judgement judgement_of(enum value_weight weight, enum cell_clause clause,
                                           enum trait trait, bool searched)
{
    return (struct value_judgement){.weight = weight, .clause = clause, .trait = trait, .searched = searched};
}

/* ---- nothing rounds ------------------------------------------------------------------------------------ */

static void exact_product(const double (*operands)[2], int64_t count, double right[2])
{
    right[0] = operands[0][0];
    right[1] = operands[0][1];
    for (int64_t i = 1; i < count; i++) {
        double real = right[0] * operands[i][0] - right[1] * operands[i][1];
        right[1] = right[0] * operands[i][1] + right[1] * operands[i][0];
        right[0] = real;
    }
}

static struct value_judgement judge_exact(int32_t part, const double (*operands)[2], int64_t count, bool tiny,
                                          const double actual[2])
{
    double right[2];
    const double *x = operands[0], *y = operands[1];
    exact_product(operands, count, right);
    /* The sign of a zero depends on the order of several factors, and on the form for two. */
    bool right_but_for_zeros = right[0] == actual[0] && right[1] == actual[1];
    if (right_but_for_zeros && (count > 2 || is_known_form(part, x, y, actual)))
        return judgement_of(VALUE_PERMITTED, CELL_CLAUSE_REDUCTION_ORDER,
                            count > 2 ? POLICY_BETWEEN : POLICY_OTHER_FORM, true);
    if (right_but_for_zeros)
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER, true);
    bool flushed = tiny;
    if (tiny && count == 2)
        flushed = is_flushed_exactly(part, x, y, actual);
    else if (tiny)
        flushed = complex_product_bound(part, operands, count, actual) >= BOUND_FLUSHED;
    if (flushed)
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED, true);
    return judgement_of(VALUE_WRONG, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE, true);
}

/* ---- all rules combined -------------------------------------------------------------------------------- */

/* Whether a value is the old one or an update alone; this decides outside of the bound for rounding to
 * nearest. It decides nothing if the value has the largest number where the product is beyond it. */
static bool is_operand(int32_t part, const double (*operands)[2], int64_t count, const double actual[2])
{
    if (complex_product_is_beyond(part, operands, count, actual))
        return false;
    for (int64_t i = 0; i < count; i++)
        if (operands[i][0] == actual[0] && operands[i][1] == actual[1])
            return true;
    return false;
}

/* Whether the parts that are not finite come from an overflow inside the form with three multiplications. */
static bool is_overflow_in_three(int32_t part, const double (*operands)[2], const double actual[2])
{
    bool reaches[2];
    find_overflows_in_three(part, operands[0], operands[1], reaches);
    return (isfinite(actual[0]) || reaches[0]) && (isfinite(actual[1]) || reaches[1]) &&
           finite_parts_are_near(part, operands, 2, actual);
}

/* Whether two operands are finite. */
static bool are_finite(const double (*operands)[2])
{
    return isfinite(operands[0][0]) && isfinite(operands[0][1]) && isfinite(operands[1][0]) &&
           isfinite(operands[1][1]);
}

/* One product that rounds: of a known form, or within the rounding bound. */
static struct value_judgement judge_one(int32_t part, const double (*operands)[2], const double actual[2])
{
    const double *x = operands[0], *y = operands[1];
    bool finite = isfinite(actual[0]) && isfinite(actual[1]);
    bool of_finite = are_finite(operands);
    if (is_known_form(part, x, y, actual) || (!finite && is_by_annex_g(part, x, y, actual)))
        return judgement_of(VALUE_PERMITTED, CELL_CLAUSE_REDUCTION_ORDER, POLICY_OTHER_FORM, true);
    if (!finite && of_finite && is_overflow_in_three(part, operands, actual))
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_FORM_OVERFLOWED, true);
    enum bound_answer bound = complex_product_bound(part, operands, 2, actual);
    bool reached = of_finite && is_reached(part, x, y, actual);
    if (reached && bound == BOUND_OUTSIDE)
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR_FLUSHED, true);
    if (!reached && bound != BOUND_WITHIN && is_operand(part, operands, 2, actual))
        bound = BOUND_OUTSIDE;
    switch (bound) {
    case BOUND_WITHIN:
        if (of_finite && finite)
            return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_WITHIN_BOUND, true);
        if (finite)
            break;
        /* Three multiplications, or an additional one by the identity 1 + 0i, turn infinities into NaN. */
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_NOT_FINITE, true);
    case BOUND_FLUSHED:
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED, true);
    case BOUND_EITHER:
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, true);
    case BOUND_OUTSIDE:
        break;
    }
    return judgement_of(VALUE_WRONG, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE, true);
}

/* Whether a part that is not finite can come from the sum of the parts of one operand. If partial products
 * are so large, the bound already allows infinities. */
static bool may_overflow_in_three(int32_t part, const double (*operands)[2], int64_t count,
                                  const double actual[2])
{
    bool overflow = false;
    for (int64_t i = 0; i < count; i++) {
        if (!isfinite(operands[i][0]) || !isfinite(operands[i][1]))
            return false;
        overflow |= parts_overflow(part, operands[i]);
    }
    return overflow && (!isfinite(actual[0]) || !isfinite(actual[1])) &&
           finite_parts_are_near(part, operands, count, actual);
}

/* clause: complex-reduction, rounding */
struct value_judgement judge_complex_product(int32_t part, const double (*operands)[2], int64_t count,
                                             const double actual[2], struct arena *arena)
{
    struct exact_steps steps = complex_steps(part, operands, count, arena);
    if (count == 2) {
        const struct value_judgement one = steps.exact
                                               ? judge_exact(part, operands, count, steps.tiny, actual)
                                               : judge_one(part, operands, actual);
        return one.weight == VALUE_WRONG && are_finite(operands) &&
                       is_directed_three(part, operands[0], operands[1], actual)
                   ? judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, true)
                   : one;
    }
    if (steps.exact)
        return judge_exact(part, operands, count, steps.tiny, actual);
    enum bound_answer bound = complex_product_bound(part, operands, count, actual);
    if (bound == BOUND_OUTSIDE && may_overflow_in_three(part, operands, count, actual))
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_FORM_OVERFLOWED, false);
    if (bound != BOUND_WITHIN && is_operand(part, operands, count, actual))
        bound = BOUND_OUTSIDE;
    switch (bound) {
    case BOUND_WITHIN:
        return judgement_of(VALUE_PERMITTED, CELL_CLAUSE_REDUCTION_ORDER, POLICY_WITHIN_BOUND, false);
    case BOUND_FLUSHED:
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED, false);
    case BOUND_EITHER:
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, false);
    case BOUND_OUTSIDE:
        break;
    }
    return judgement_of(VALUE_WRONG, CELL_CLAUSE_REDUCTION_MUL, MISTAKE_FOREIGN_VALUE, false);
}
