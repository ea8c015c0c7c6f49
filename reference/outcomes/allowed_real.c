/* Whether a value is an allowed sum or product of real numbers. */
#include "allowed_kinds.h"
#include "cell.h"
#include "dtype.h"
#include "order_search.h"
#include "range_search.h"
#include "rounding_bound.h"

#include <math.h>

static struct value_judgement permitted(enum trait trait, bool searched)
{
    return (struct value_judgement){.weight = VALUE_PERMITTED,
                                    .clause = CELL_CLAUSE_REDUCTION_ORDER,
                                    .trait = trait,
                                    .searched = searched};
}

static struct value_judgement unconventional(enum cell_clause clause, enum trait trait, bool searched)
{
    return (struct value_judgement){
        .weight = VALUE_UNCONVENTIONAL, .clause = clause, .trait = trait, .searched = searched};
}

static struct value_judgement wrong(const struct real_reduction *real, double actual, bool searched)
{
    return (struct value_judgement){
        .weight = VALUE_WRONG,
        .clause = reduction_clause(real->reduction),
        .trait = real_mistake(real->dtype, real->reduction, real->operands, real->count, actual),
        .searched = searched};
}

/* A sum is -0 only if all operands are; the sign of a product is the product of the signs. */
static bool is_zero_of_wrong_sign(const struct real_reduction *real, double actual)
{
    bool all_negative = true, odd = false;
    for (int64_t i = 0; i < real->count; i++) {
        all_negative &= real->operands[i] == 0 && signbit(real->operands[i]);
        odd ^= signbit(real->operands[i]) != 0;
    }
    bool negative = real->reduction == REDUCTION_MUL ? odd : all_negative;
    return actual == 0 && (signbit(actual) != 0) != negative;
}

static bool is_subnormal(const struct real_reduction *real, double value)
{
    return value != 0 && fabs(value) < floating_format_of(real->dtype)->smallest_normal;
}

/* What the bounds of rounding say, without a search. */
static enum bound_answer bound_of(const struct real_reduction *real, double actual)
{
    return real->reduction == REDUCTION_MUL ? product_bound(real->dtype, real->operands, real->count, actual)
                                            : sum_bound(real->dtype, real->operands, real->count, actual);
}

/* ---- nothing rounds ------------------------------------------------------------------------------------ */

/*
 * Whether the smallest normal numbers and rounding may lead from the exact sum to a value: at each step of a
 * search. The bound of sums that are not searched is narrower than what a search may find where operands are
 * flushed as well.
 */
static bool is_near_sum(const struct real_reduction *real, double right, double actual)
{
    const struct floating_format *format = floating_format_of(real->dtype);
    double magnitudes = 0;
    for (int64_t i = 0; i < real->count; i++)
        magnitudes += fabs(real->operands[i]);
    return fabs(actual - right) <=
           2 * (double)real->count * (format->smallest_normal + 2 * format->unit * magnitudes);
}

/* Whether flushing gives a value if nothing rounds; with a direction, also the smallest normal number instead
 * of a subnormal result. A value farther from the exact one than this can cause does not need a search. */
static enum order_search_answer search_tiny(const struct real_reduction *real, double right, double actual,
                                            enum rounding_mode direction, bool search, struct arena *arena)
{
    bool product = real->reduction == REDUCTION_MUL, raised = direction != ROUND_NEAREST;
    if (product && !raised)
        return actual == 0 ? ORDER_FOUND : ORDER_NOT_FOUND;
    bool bounded = bound_of(real, actual) >= (raised ? BOUND_EITHER : BOUND_FLUSHED);
    bool near = bounded || (search && raised && !product && is_near_sum(real, right, actual));
    if (!near || (raised && is_subnormal(real, actual)))
        return ORDER_NOT_FOUND;
    if (search) {
        enum order_search_answer answer = without_subnormals(real->dtype, real->reduction, real->operands,
                                                             real->count, actual, direction, arena);
        return answer == ORDER_NOT_SEARCHED && !bounded ? ORDER_NOT_FOUND : answer;
    }
    /* Of products only the last step is considered then. */
    return !product || fabs(actual) == floating_format_of(real->dtype)->smallest_normal ? ORDER_NOT_SEARCHED
                                                                                        : ORDER_NOT_FOUND;
}

/* One value is right: rounding to nearest gives it in any order, including the reference's. */
/* clause: rounding, zero-sign-computed */
static struct value_judgement judge_exact(const struct real_reduction *real, const struct exact_steps *steps,
                                          double actual, bool search, struct arena *arena)
{
    double right = real->operands[0];
    for (int64_t i = 1; i < real->count; i++)
        right = real->reduction == REDUCTION_MUL ? right * real->operands[i] : right + real->operands[i];
    if (right == actual && !is_zero_of_wrong_sign(real, actual))
        return permitted(POLICY_EXPECTED, true);
    if (right == actual)
        return unconventional(CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER, true);
    for (int direction = ROUND_NEAREST; steps->tiny && direction <= ROUND_UP; direction++) {
        enum order_search_answer answer =
            search_tiny(real, right, actual, (enum rounding_mode)direction, search, arena);
        if (answer == ORDER_NOT_SEARCHED && real->reduction == REDUCTION_MUL) {
            /* Mistakes are more likely than partial products that are raised. */
            struct value_judgement mistake = wrong(real, actual, false);
            if (mistake.trait != MISTAKE_FOREIGN_VALUE)
                return mistake;
        }
        if (answer != ORDER_NOT_FOUND)
            return unconventional(CELL_CLAUSE_SUBNORMALS,
                                  direction == ROUND_NEAREST ? POLICY_FLUSHED : POLICY_RAISED,
                                  answer == ORDER_FOUND);
    }
    return wrong(real, actual, true);
}

/* ---- by a search of all orders and trees --------------------------------------------------------------- */

/* Whether a search finished and its range holds the value. */
static bool is_in_range(const struct real_reduction *real, double actual, int allowed_steps,
                        struct arena *arena)
{
    struct reduction_range range =
        search_range(real->dtype, real->reduction, real->operands, real->count, allowed_steps, arena);
    return range.searched && range_holds(&range, actual);
}

/* Whether steps that flush or round to either neighbour reach the value, as far as these searches finish. */
static bool is_reached(const struct real_reduction *real, double actual, bool searched,
                       struct value_judgement *judgement, struct arena *arena)
{
    struct reduction_range flushed =
        search_range(real->dtype, real->reduction, real->operands, real->count, STEPS_FLUSHED, arena);
    /* In one direction nothing subnormal is left; without anything subnormal, this is rounding to a
     * neighbour. */
    bool replaced = flushed.searched && (flushed.vanished || real->reduction == REDUCTION_ADD) &&
                    !is_subnormal(real, actual);
    if (flushed.searched && range_holds(&flushed, actual))
        *judgement = unconventional(CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED, searched);
    else if (is_in_range(real, actual, STEPS_TO_EITHER, arena))
        *judgement = unconventional(CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, searched);
    else if (is_in_range(real, actual, STEPS_TO_EITHER | STEPS_FLUSHED, arena) ||
             (replaced &&
              (is_in_range(real, actual, STEPS_DOWN, arena) || is_in_range(real, actual, STEPS_UP, arena))))
        *judgement = unconventional(CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR_FLUSHED, searched);
    else
        return false;
    return true;
}

/* The questions in order (decision `order-of-questions`), if the search was complete (`complete-search`). */
static struct value_judgement judge_searched(const struct real_reduction *real,
                                             const struct reduction_range *range, double actual,
                                             struct arena *arena)
{
    if (range_holds(range, actual))
        return is_zero_of_wrong_sign(real, actual)
                   ? unconventional(CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER, true)
                   : permitted(POLICY_BETWEEN, true);
    struct value_judgement reached;
    if (is_reached(real, actual, true, &reached, arena))
        return reached;
    struct value_judgement mistake = wrong(real, actual, true);
    bool near =
        real->reduction == REDUCTION_MUL
            ? product_is_near(real->dtype, real->operands, real->count, actual)
            : isfinite(actual) && sum_bound(real->dtype, real->operands, real->count, actual) == BOUND_WITHIN;
    if (mistake.trait == MISTAKE_FOREIGN_VALUE && near)
        return unconventional(CELL_CLAUSE_ROUNDING, POLICY_WITHIN_BOUND, true);
    return mistake;
}

/* ---- by the bounds ------------------------------------------------------------------------------------- */

/* Whether the rounding bound is so wide that an update could be missing. */
static bool is_bound_wide(const struct real_reduction *real)
{
    double unit = floating_format_of(real->dtype)->unit, magnitudes = fabs(real->operands[0]),
           least = INFINITY;
    double errors = (double)(real->count - 1) * unit;
    for (int64_t i = 1; i < real->count; i++) {
        double magnitude = fabs(real->operands[i]);
        magnitudes += magnitude;
        double change = real->reduction == REDUCTION_MUL ? fabs(magnitude - 1) : magnitude;
        least = change > 0 && change < least ? change : least;
    }
    return isfinite(least) && errors * (real->reduction == REDUCTION_MUL ? 1 : magnitudes) >= least;
}

/* Whether the value is the largest number and the exact result is beyond it: not necessarily a mistake. */
static bool is_clipped(const struct real_reduction *real, double actual)
{
    return real->reduction == REDUCTION_MUL
               ? product_is_beyond(real->dtype, real->operands, real->count, actual)
               : sum_is_beyond(real->dtype, real->operands, real->count, actual);
}

/* `search`: the search for results of rounding to nearest did not finish, but others may. */
static struct value_judgement judge_by_bounds(const struct real_reduction *real, double actual, bool search,
                                              struct arena *arena)
{
    enum bound_answer bound = bound_of(real, actual);
    bool shrinks =
        real->reduction == REDUCTION_ADD && sum_shrinks(real->dtype, real->operands, real->count, actual);
    if (bound == BOUND_WITHIN && is_zero_of_wrong_sign(real, actual))
        return unconventional(CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER, false);
    if (bound == BOUND_WITHIN && !shrinks) {
        struct value_judgement judgement = permitted(POLICY_WITHIN_BOUND, false);
        judgement.wide = is_bound_wide(real);
        return judgement;
    }
    struct value_judgement reached;
    if (search && is_reached(real, actual, false, &reached, arena))
        return reached;
    if (is_clipped(real, actual))
        return unconventional(CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, false);
    if (bound == BOUND_FLUSHED) /* so narrow that it is more specific than a mistake with the same value */
        return unconventional(CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED, false);
    struct value_judgement mistake = wrong(real, actual, false);
    if (bound == BOUND_OUTSIDE)
        return mistake;
    if (mistake.trait == MISTAKE_FOREIGN_VALUE)
        return unconventional(CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, false);
    if (is_directed_evaluation(real->dtype, real->reduction, real->operands, real->count, actual, arena))
        return is_zero_of_wrong_sign(real, actual)
                   ? unconventional(CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER, false)
                   : unconventional(CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, false);
    return mistake;
}

/* ---- all rules combined -------------------------------------------------------------------------------- */

struct value_judgement judge_real(const struct real_reduction *real, double actual, bool search,
                                  struct arena *arena)
{
    struct exact_steps steps = real_steps(real->dtype, real->reduction, real->operands, real->count, arena);
    search = search || real->count == 2;
    if (steps.exact)
        return judge_exact(real, &steps, actual, search, arena);
    if (search) {
        struct reduction_range range =
            search_range(real->dtype, real->reduction, real->operands, real->count, STEPS_TO_NEAREST, arena);
        if (range.searched)
            return judge_searched(real, &range, actual, arena);
    }
    return judge_by_bounds(real, actual, search, arena);
}

struct value_judgement worse_judgement(struct value_judgement a, struct value_judgement b)
{
    struct value_judgement worse = b.weight > a.weight ? b : a;
    /* Of two permitted parts, the more specific one: the one that differs from the reference. */
    if (a.weight == b.weight && a.trait == POLICY_EXPECTED)
        worse = b;
    worse.searched = a.searched && b.searched;
    worse.wide = a.wide || b.wide;
    return worse;
}
