/* The bound of the rounding error of a sum of real numbers. */
#include "dtype.h"
#include "rounding_bound.h"

#include <limits.h>
#include <math.h>
#include <stdbool.h>

/* Allowance for the errors in computing the bound itself: n roundings of double and a few more. */
static double slack(int64_t count)
{
    return 1 + 0x1p-40 + (double)count * 0x1p-51;
}

/* The facts about a sum of finite numbers, all multiplied by `scale` so that nothing overflows. */
struct sum_facts {
    double scale;
    struct double_double exact;
    double positive, negative; /* sums of magnitudes */
    double greatest;           /* magnitude, not scaled */
    int64_t positive_count, negative_count;
    double subnormal; /* sum of the magnitudes of subnormal operands */
    int64_t subnormal_count;
    double least; /* the smallest magnitude that is not 0, not scaled */
    int quantum;  /* all operands are multiples of 2^quantum, not scaled */
    bool has_nan, has_plus_infinity, has_minus_infinity;
};

static struct sum_facts examine_sum(const struct floating_format *format, const double *operands,
                                    int64_t count)
{
    struct sum_facts facts = {.scale = 1, .least = INFINITY, .quantum = INT_MAX};
    for (int64_t i = 0; i < count; i++) {
        facts.has_nan |= isnan(operands[i]) != 0;
        facts.has_plus_infinity |= operands[i] > 0 && isinf(operands[i]);
        facts.has_minus_infinity |= operands[i] < 0 && isinf(operands[i]);
        if (fabs(operands[i]) > 0x1p900)
            facts.scale = 0x1p-100;
        if (operands[i] != 0)
            facts.least = fmin(facts.least, fabs(operands[i]));
        facts.greatest = fmax(facts.greatest, fabs(operands[i]));
    }
    for (int64_t i = 0; i < count; i++) {
        if (!isfinite(operands[i]))
            continue;
        double operand = operands[i] * facts.scale;
        facts.exact = double_double_add(facts.exact, (struct double_double){operand, 0});
        facts.positive += operand > 0 ? operand : 0;
        facts.negative += operand < 0 ? -operand : 0;
        bool subnormal = operands[i] != 0 && fabs(operands[i]) < format->smallest_normal;
        facts.subnormal += subnormal ? fabs(operand) : 0;
        facts.subnormal_count += subnormal;
        facts.positive_count += operands[i] > 0; /* scaled, a small operand may be 0 */
        facts.negative_count += operands[i] < 0;
        int exponent = INT_MAX;
        if (operands[i] != 0)
            (void)odd_part(operands[i], &exponent);
        facts.quantum = exponent < facts.quantum ? exponent : facts.quantum;
    }
    return facts;
}

/* Whether no partial sum is rounded in any order or tree: all are multiples of a power of two, and small
 * enough to fit the significant bits. */
static bool is_never_rounded(const struct floating_format *format, const struct sum_facts *facts)
{
    if (facts->quantum == INT_MAX)
        return true;
    return fmax(facts->positive, facts->negative) <
           ldexp(facts->scale, significant_bits(format) + facts->quantum);
}

/* Whether numbers of one sign can reach the overflow threshold, with an error of so many units per step. A
 * single number cannot. */
static bool can_overflow(const struct floating_format *format, double sum, int64_t count, double scale,
                         double units)
{
    double growth = exp((double)(count - 1) * log1p(units * format->unit)) * slack(count);
    double threshold = units > 1 ? format->largest : format->overflow;
    return count >= 2 && sum * growth >= threshold * scale;
}

/* Whether infinity or NaN is possible with an error of so many units per step. */
static bool is_possible(const struct floating_format *format, const struct sum_facts *facts, double actual,
                        double units)
{
    bool plus = facts->has_plus_infinity ||
                can_overflow(format, facts->positive, facts->positive_count, facts->scale, units);
    bool minus = facts->has_minus_infinity ||
                 can_overflow(format, facts->negative, facts->negative_count, facts->scale, units);
    if (isnan(actual))
        return plus && minus;
    /* Only NaN can replace the infinity of an infinite operand. */
    return actual > 0 ? plus && !facts->has_minus_infinity : minus && !facts->has_plus_infinity;
}

static enum bound_answer infinite_sum(const struct floating_format *format, const struct sum_facts *facts,
                                      double actual)
{
    if (is_possible(format, facts, actual, 1))
        return BOUND_WITHIN;
    return is_possible(format, facts, actual, 2) ? BOUND_EITHER : BOUND_OUTSIDE;
}

/* The errors of subnormal operands and of partial sums, of which at most `most` are subnormal and replaced.
 * Scaled. */
static double flushed_error(const struct floating_format *format, const struct sum_facts *facts,
                            int64_t count, int64_t most)
{
    double growth = (1 + (double)(count - 1) * format->unit) * slack(count);
    return (facts->subnormal + (double)most * format->smallest_normal * facts->scale) * growth;
}

/* The number of subnormal partial sums that are replaced: at most `most`, see rounding_bound.h. */
static int64_t most_replaced(const struct floating_format *format, const struct sum_facts *facts,
                             int64_t most)
{
    /* Numbers of one sign have a subnormal sum only if they are subnormal. */
    if (facts->positive_count == 0 || facts->negative_count == 0)
        return most < facts->subnormal_count ? most : facts->subnormal_count;
    /* If every unit in the last place is normal, so is every difference. */
    return facts->least * format->unit >= format->smallest_normal ? 0 : most;
}

/* The maximum amount by which a sum is too small if the largest number replaces infinity. Scaled. */
static double clipped_error(const struct floating_format *format, const struct sum_facts *facts,
                            double actual)
{
    double most = format->largest * facts->scale;
    double clipped =
        actual * facts->scale < facts->exact.high ? facts->positive - most : facts->negative - most;
    return clipped > 0 ? clipped : 0;
}

enum bound_answer sum_bound(int32_t dtype, const double *operands, int64_t count, double actual)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct sum_facts facts = examine_sum(format, operands, count);
    if (facts.has_nan)
        return isnan(actual) ? BOUND_WITHIN : BOUND_OUTSIDE;
    if (!isfinite(actual))
        return infinite_sum(format, &facts, actual);
    if (facts.has_plus_infinity || facts.has_minus_infinity)
        return BOUND_OUTSIDE;
    double additions = (double)(count - 1), magnitudes = facts.positive + facts.negative;
    struct double_double difference =
        double_double_add(facts.exact, (struct double_double){-actual * facts.scale, 0});
    double error = fabs(difference.high + difference.low);
    double bound = additions * format->unit * magnitudes * slack(count);
    if (error <= bound)
        return BOUND_WITHIN;
    int64_t flushed = most_replaced(format, &facts, count / 2),
            raised = actual != 0 && fabs(actual) < format->smallest_normal
                         ? flushed /* no subnormal number is left */
                         : most_replaced(format, &facts, 2 * count / 3);
    if (error <= bound + flushed_error(format, &facts, count, flushed))
        return BOUND_FLUSHED;
    double outer = expm1(additions * log1p(2 * format->unit)) * magnitudes * slack(count);
    outer += flushed_error(format, &facts, count, raised) + clipped_error(format, &facts, actual);
    return error <= outer ? BOUND_EITHER : BOUND_OUTSIDE;
}

bool sum_shrinks(int32_t dtype, const double *operands, int64_t count, double actual)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct sum_facts facts = examine_sum(format, operands, count);
    if (facts.has_nan || facts.has_plus_infinity || facts.has_minus_infinity || !isfinite(actual))
        return false;
    return (facts.negative_count == 0 && actual < facts.greatest) ||
           (facts.positive_count == 0 && actual > -facts.greatest);
}

bool sum_never_rounds(int32_t dtype, const double *operands, int64_t count)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct sum_facts facts = examine_sum(format, operands, count);
    return !facts.has_nan && !facts.has_plus_infinity && !facts.has_minus_infinity &&
           is_never_rounded(format, &facts) &&
           !can_overflow(format, facts.positive, facts.positive_count, facts.scale, 1) &&
           !can_overflow(format, facts.negative, facts.negative_count, facts.scale, 1);
}

bool sum_is_beyond(int32_t dtype, const double *operands, int64_t count, double actual)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct sum_facts facts = examine_sum(format, operands, count);
    if (facts.has_nan || facts.has_plus_infinity || facts.has_minus_infinity ||
        fabs(actual) != format->largest)
        return false;
    struct double_double excess =
        double_double_add(facts.exact, (struct double_double){-actual * facts.scale, 0});
    return excess.high != 0 && (excess.high > 0) == (actual > 0);
}
