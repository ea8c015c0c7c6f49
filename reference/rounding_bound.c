#include "rounding_bound.h"

#include "double_double.h"
#include "floating_format.h"
#include "logarithm.h"

#include <limits.h>
#include <math.h>
#include <stdbool.h>

/* Room for the errors with which the bound of a sum is computed itself: n roundings of double and a few. */
static double slack(int64_t count)
{
    return 1 + 0x1p-40 + (double)count * 0x1p-51;
}

/* A number that is not 0 as an odd integer times a power of two: the integer and the exponent. */
static uint64_t odd_part(double number, int *exponent)
{
    enum { DOUBLE_DIGITS = 53 };
    uint64_t integer = (uint64_t)ldexp(frexp(fabs(number), exponent), DOUBLE_DIGITS);
    *exponent -= DOUBLE_DIGITS;
    for (; integer % 2 == 0; integer /= 2)
        ++*exponent;
    return integer;
}

/* The significant bits of a format. */
static int precision(const struct floating_format *format)
{
    return -ilogb(format->unit);
}

/* ---- sums ------------------------------------------------------------------------------------------------ */

/* What decides about a sum of finite numbers, all multiplied by `scale` so that nothing overflows. */
struct sum_facts {
    double scale;
    struct double_double exact;
    double positive, negative; /* sums of magnitudes */
    double greatest;           /* magnitude, not scaled */
    int64_t positive_count, negative_count;
    double least; /* the smallest magnitude that is not 0, not scaled */
    int quantum;  /* all operands are multiples of 2^quantum, not scaled */
    bool all_negative_zero;
    bool has_nan, has_plus_infinity, has_minus_infinity;
};

static struct sum_facts examine_sum(const double *operands, int64_t count)
{
    struct sum_facts facts = {.scale = 1, .least = INFINITY, .quantum = INT_MAX, .all_negative_zero = true};
    for (int64_t i = 0; i < count; i++) {
        facts.has_nan |= isnan(operands[i]) != 0;
        facts.has_plus_infinity |= operands[i] > 0 && isinf(operands[i]);
        facts.has_minus_infinity |= operands[i] < 0 && isinf(operands[i]);
        facts.all_negative_zero &= operands[i] == 0 && signbit(operands[i]);
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
        facts.positive_count += operand > 0;
        facts.negative_count += operand < 0;
        int exponent = INT_MAX;
        if (operands[i] != 0)
            (void)odd_part(operands[i], &exponent);
        facts.quantum = exponent < facts.quantum ? exponent : facts.quantum;
    }
    return facts;
}

/*
 * Whether no partial sum is rounded, whatever the order or the tree: they are multiples of a power of two, and few
 * enough to fit the significant bits.
 */
static bool is_never_rounded(const struct floating_format *format, const struct sum_facts *facts)
{
    if (facts->quantum == INT_MAX)
        return true;
    return facts->positive + facts->negative < ldexp(facts->scale, precision(format) + facts->quantum);
}

/* Whether numbers of one sign can reach the threshold of overflow; one alone never does. */
static bool can_overflow(const struct floating_format *format, double sum, int64_t count, double scale)
{
    double growth = (1 + (double)(count - 1) * format->unit) * slack(count);
    return count >= 2 && sum * growth >= format->overflow * scale;
}

static enum bound_answer infinite_sum(const struct sum_facts *facts, double actual, bool over, bool under)
{
    bool plus = facts->has_plus_infinity || over;
    bool minus = facts->has_minus_infinity || under;
    bool possible = isnan(actual) ? plus && minus : actual > 0 ? plus : minus;
    /* An infinite operand of one sign is overcome only by NaN. */
    if (isinf(actual) &&
        ((actual > 0 && facts->has_minus_infinity) || (actual < 0 && facts->has_plus_infinity)))
        possible = false;
    return possible ? BOUND_WITHIN : BOUND_OUTSIDE;
}

/*
 * Numbers of one sign only grow: rounding is monotonic, so that no sum of them is smaller than any of them. One that
 * may be flushed says nothing.
 */
static bool is_below_an_operand(const struct floating_format *format, const struct sum_facts *facts,
                                double actual)
{
    if (facts->greatest < format->smallest_normal)
        return false;
    return (facts->negative_count == 0 && actual < facts->greatest) ||
           (facts->positive_count == 0 && actual > -facts->greatest);
}

static enum bound_answer sum_bound_in(const struct floating_format *format, const double *operands,
                                      int64_t count, double actual)
{
    struct sum_facts facts = examine_sum(operands, count);
    if (facts.has_nan)
        return isnan(actual) ? BOUND_WITHIN : BOUND_OUTSIDE;
    double additions = (double)(count - 1);
    double growth = (1 + additions * format->unit) * slack(count);
    bool over = can_overflow(format, facts.positive, facts.positive_count, facts.scale);
    bool under = can_overflow(format, facts.negative, facts.negative_count, facts.scale);
    if (!isfinite(actual))
        return infinite_sum(&facts, actual, over, under);
    if (facts.has_plus_infinity || facts.has_minus_infinity)
        return BOUND_OUTSIDE;

    if (is_below_an_operand(format, &facts, actual))
        return BOUND_OUTSIDE;

    struct double_double difference =
        double_double_add(facts.exact, (struct double_double){-actual * facts.scale, 0});
    double error = fabs(difference.high + difference.low);
    double bound = additions * format->unit * (facts.positive + facts.negative) * slack(count);
    if (is_never_rounded(format, &facts))
        bound = 0;
    if (error <= bound) {
        bool wrong_zero = actual == 0 && (signbit(actual) != 0) != facts.all_negative_zero;
        return wrong_zero ? BOUND_ZERO_SIGN : BOUND_WITHIN;
    }
    /* Where every unit in the last place is a normal number, no partial sum can be subnormal. */
    if (facts.least * format->unit >= format->smallest_normal)
        return BOUND_OUTSIDE;
    double flushed = (2 * additions + 1) * format->smallest_normal * facts.scale * growth;
    return error <= bound + flushed ? BOUND_FLUSHED : BOUND_OUTSIDE;
}

enum bound_answer sum_bound(int32_t dtype, const double *operands, int64_t count, double actual)
{
    return sum_bound_in(floating_format_of(dtype), operands, count, actual);
}

/* The format as it is for who rounds to one of the two neighbours: an error is up to a unit, not half of one. */
static struct floating_format coarse_format(int32_t dtype)
{
    struct floating_format format = *floating_format_of(dtype);
    format.unit *= 2;
    return format;
}

bool sum_may_be_of_neighbours(int32_t dtype, const double *operands, int64_t count, double actual)
{
    const struct floating_format format = coarse_format(dtype);
    return !sum_never_rounds(dtype, operands, count) &&
           sum_bound_in(&format, operands, count, actual) != BOUND_OUTSIDE;
}

bool sum_never_rounds(int32_t dtype, const double *operands, int64_t count)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct sum_facts facts = examine_sum(operands, count);
    return !facts.has_nan && !facts.has_plus_infinity && !facts.has_minus_infinity &&
           is_never_rounded(format, &facts) &&
           !can_overflow(format, facts.positive, facts.positive_count, facts.scale) &&
           !can_overflow(format, facts.negative, facts.negative_count, facts.scale);
}

/* ---- products -------------------------------------------------------------------------------------------- */

/* A positive number that may be far outside the range of double: fraction * 2^exponent. */
struct scaled {
    struct double_double fraction;
    int64_t exponent;
};

static struct scaled scaled_normalise(struct scaled number)
{
    int shift = 0;
    (void)frexp(number.fraction.high, &shift);
    number.fraction.high = ldexp(number.fraction.high, -shift);
    number.fraction.low = ldexp(number.fraction.low, -shift);
    number.exponent += shift;
    return number;
}

static struct scaled scaled_multiply(struct scaled a, double factor)
{
    int shift = 0;
    double fraction = frexp(factor, &shift);
    a.fraction = double_double_multiply(a.fraction, (struct double_double){fraction, 0});
    a.exponent += shift;
    return scaled_normalise(a);
}

struct product_facts {
    struct scaled exact; /* magnitude; meaningless with a zero */
    double large, small; /* log2 of the products of max(1, |x|) and of min(1, |x|); finite factors only */
    uint64_t odd; /* the product of the odd parts; 0 when it does not fit the significant bits of double */
    bool negative;
    bool has_nan, has_infinity, has_zero;
};

/* The product of two odd parts, or 0 when it has more than 53 bits. */
static uint64_t multiply_odd(uint64_t a, uint64_t b)
{
    const uint64_t limit = UINT64_C(1) << 53;
    return a == 0 || b > (limit - 1) / a ? 0 : a * b;
}

static struct product_facts examine_product(const double *operands, int64_t count)
{
    struct product_facts facts = {.exact = {{1, 0}, 0}, .odd = 1};
    for (int64_t i = 0; i < count; i++) {
        double magnitude = fabs(operands[i]);
        facts.has_nan |= isnan(operands[i]) != 0;
        facts.has_infinity |= isinf(operands[i]) != 0;
        facts.has_zero |= magnitude == 0;
        facts.negative ^= signbit(operands[i]) != 0;
        if (!isfinite(operands[i]) || magnitude == 0)
            continue;
        int exponent;
        facts.odd = multiply_odd(facts.odd, odd_part(magnitude, &exponent));
        facts.exact = scaled_multiply(facts.exact, magnitude);
        facts.large += magnitude > 1 ? log2(magnitude) : 0;
        facts.small += magnitude < 1 ? log2(magnitude) : 0;
    }
    return facts;
}

/* log2 of |actual - exact|, both magnitudes; minus infinity when they are equal. */
static double log2_of_error(const struct scaled *exact, double actual)
{
    enum { FAR_APART = 400 }; /* the smaller one does not matter */
    if (actual == 0)
        return log2(exact->fraction.high) + (double)exact->exponent;
    struct scaled number = scaled_normalise((struct scaled){{actual, 0}, 0});
    int64_t shift = number.exponent - exact->exponent;
    if (shift > FAR_APART)
        return log2(actual);
    double in_units = shift < -FAR_APART ? 0 : ldexp(number.fraction.high, (int)shift);
    struct double_double difference =
        double_double_add(exact->fraction, (struct double_double){-in_units, 0});
    return log2(fabs(difference.high + difference.low)) + (double)exact->exponent;
}

/* Whether the magnitude of actual is above that of exact. */
static bool is_above(const struct scaled *exact, double actual)
{
    struct scaled number = scaled_normalise((struct scaled){{actual, 0}, 0});
    if (actual == 0 || number.exponent != exact->exponent)
        return actual != 0 && number.exponent > exact->exponent;
    return number.fraction.high > exact->fraction.high ||
           (number.fraction.high == exact->fraction.high && exact->fraction.low < 0);
}

/* Where the product of the odd parts fits the significant bits, so does every partial product. */
static bool fits_precision(const struct floating_format *format, const struct product_facts *facts)
{
    return facts->odd != 0 && facts->odd >> precision(format) == 0;
}

static enum bound_answer product_without_value(const struct product_facts *facts, double actual, bool over,
                                               bool vanishes)
{
    bool infinite = facts->has_infinity || over;
    if (isnan(actual))
        return infinite && (facts->has_zero || vanishes) ? BOUND_WITHIN : BOUND_OUTSIDE;
    bool sign_is_right = (signbit(actual) != 0) == facts->negative;
    /* With a zero among the operands infinity becomes NaN in the end. */
    return infinite && !facts->has_zero && sign_is_right ? BOUND_WITHIN : BOUND_OUTSIDE;
}

/* The product of finite numbers, none of them 0, when the magnitude `actual` is finite. */
static enum bound_answer product_of_finite(const struct floating_format *format,
                                           const struct product_facts *facts, int64_t count, double actual,
                                           bool flushes)
{
    double multiplications = (double)(count - 1);
    double relative = is_above(&facts->exact, actual) ? expm1(multiplications * log1p(format->unit))
                                                      : -expm1(multiplications * log1p(-format->unit));
    if (!flushes && fits_precision(format, facts))
        relative = 0;
    double error = log2_of_error(&facts->exact, actual) - log2_slack(count);
    double bound = log2(relative) + log2(facts->exact.fraction.high) + (double)facts->exact.exponent;
    if (error <= bound)
        return BOUND_WITHIN;
    if (!flushes)
        return BOUND_OUTSIDE;
    /* What one error in the subnormal range can become. */
    double spread = facts->large + multiplications * log1p(format->unit) / log(2);
    double each = log2(format->smallest_subnormal) - 1;
    if (error <= log2_of_sum(bound, log2(multiplications) + each + spread))
        return BOUND_WITHIN;
    /* Operands may be flushed as well: each costs at most as much as a result. */
    each = log2(format->smallest_normal);
    return error <= log2_of_sum(bound, log2(2 * multiplications + 1) + each + spread) ? BOUND_FLUSHED
                                                                                      : BOUND_OUTSIDE;
}

/* Whether some partial product can reach the threshold of overflow. */
static bool product_can_overflow(const struct floating_format *format, const struct product_facts *facts,
                                 int64_t count)
{
    double most = facts->large + (double)(count - 1) * log1p(format->unit) / log(2);
    return most + log2_slack(count) >= log2(format->overflow);
}

/* Whether some partial product can be subnormal. */
static bool product_can_vanish(const struct floating_format *format, const struct product_facts *facts,
                               int64_t count)
{
    double least = facts->small + (double)(count - 1) * log1p(-format->unit) / log(2);
    return least - log2_slack(count) < log2(format->smallest_normal);
}

bool product_never_rounds(int32_t dtype, const double *operands, int64_t count)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct product_facts facts = examine_product(operands, count);
    return !facts.has_nan && !facts.has_infinity && fits_precision(format, &facts) &&
           !product_can_overflow(format, &facts, count) && !product_can_vanish(format, &facts, count);
}

static enum bound_answer product_bound_in(const struct floating_format *format, const double *operands,
                                          int64_t count, double actual)
{
    struct product_facts facts = examine_product(operands, count);
    if (facts.has_nan)
        return isnan(actual) ? BOUND_WITHIN : BOUND_OUTSIDE;
    bool over = product_can_overflow(format, &facts, count);
    bool flushes = product_can_vanish(format, &facts, count);
    if (!isfinite(actual))
        return product_without_value(&facts, actual, over, flushes);
    if (facts.has_infinity)
        return BOUND_OUTSIDE;
    bool sign_is_right = (signbit(actual) != 0) == facts.negative;
    if (actual == 0 && !sign_is_right)
        return facts.has_zero || flushes ? BOUND_ZERO_SIGN : BOUND_OUTSIDE;
    if (facts.has_zero)
        return actual == 0 ? BOUND_WITHIN : BOUND_OUTSIDE;
    if (!sign_is_right)
        return BOUND_OUTSIDE;
    return product_of_finite(format, &facts, count, fabs(actual), flushes);
}

enum bound_answer product_bound(int32_t dtype, const double *operands, int64_t count, double actual)
{
    return product_bound_in(floating_format_of(dtype), operands, count, actual);
}

bool product_may_be_of_neighbours(int32_t dtype, const double *operands, int64_t count, double actual)
{
    const struct floating_format format = coarse_format(dtype);
    return !product_never_rounds(dtype, operands, count) &&
           product_bound_in(&format, operands, count, actual) != BOUND_OUTSIDE;
}
