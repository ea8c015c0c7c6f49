/* The bound of the rounding error of a product of real numbers. */
#include "dtype.h"
#include "rounding_bound.h"

#include <math.h>
#include <stdbool.h>

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
    struct scaled exact; /* magnitude; meaningless if an operand is zero */
    double large;        /* log2 of the product of max(1, |x|); finite factors only */
    struct greatest_product greatest;
    struct greatest_product least; /* of the reciprocals */
    uint64_t odd; /* the product of the odd parts; 0 if it does not fit the significant bits of double */
    bool negative;
    bool has_nan, has_infinity, has_zero, has_subnormal;
};

/* The product of two odd parts, or 0 if it has more than 53 bits. */
static uint64_t multiply_odd(uint64_t a, uint64_t b)
{
    const uint64_t limit = UINT64_C(1) << 53;
    return a == 0 || b > (limit - 1) / a ? 0 : a * b;
}

static struct product_facts examine_product(const struct floating_format *format, const double *operands,
                                            int64_t count)
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
        facts.has_subnormal |= magnitude < format->smallest_normal;
        greatest_product_add(&facts.greatest, log2(magnitude));
        greatest_product_add(&facts.least, -log2(magnitude));
        facts.large += magnitude > 1 ? log2(magnitude) : 0;
    }
    return facts;
}

/* log2 of |actual - exact|, both magnitudes; minus infinity if they are equal. */
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

/* If the product of the odd parts fits the significant bits, so does every partial product. */
static bool fits_precision(const struct floating_format *format, const struct product_facts *facts)
{
    return facts->odd != 0 && facts->odd >> significant_bits(format) == 0;
}

/* Whether some partial product can reach the overflow threshold, with an error of so many units per step. */
static bool product_can_overflow(const struct floating_format *format, const struct product_facts *facts,
                                 int64_t count, double units)
{
    double rate = (double)(count - 1) * log1p(units * format->unit) / log(2);
    double most = log2_of_greatest_product(&facts->greatest) + rate;
    double threshold = units > 1 ? format->largest : format->overflow;
    return most + log2_slack(count) >= log2(threshold);
}

/* Whether some partial product, of two or more operands, can be below 2^exponent. */
static bool product_can_be_below(double exponent, const struct floating_format *format,
                                 const struct product_facts *facts, int64_t count)
{
    double least =
        (double)(count - 1) * log1p(-format->unit) / log(2) - log2_of_greatest_product(&facts->least);
    return least - log2_slack(count) < exponent;
}

bool product_never_rounds(int32_t dtype, const double *operands, int64_t count)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct product_facts facts = examine_product(format, operands, count);
    return !facts.has_nan && !facts.has_infinity && fits_precision(format, &facts) &&
           !product_can_overflow(format, &facts, count, 1) &&
           !product_can_be_below(log2(format->smallest_normal), format, &facts, count);
}

/* ---- the bound ----------------------------------------------------------------------------------------- */

/* The kinds of partial products that are possible. */
struct product_limits {
    bool over,
        either_over; /* beyond the largest number, by rounding to the nearest number, to either neighbour */
    bool subnormal, zero; /* below the normal range; so small that rounding to nearest gives 0 */
    bool flushed;         /* a subnormal operand or partial product can be replaced by 0 */
};

static enum bound_answer product_without_value(const struct product_facts *facts,
                                               const struct product_limits *limits, double actual)
{
    bool infinite = facts->has_infinity || limits->over;
    if (isnan(actual)) {
        if (infinite && (facts->has_zero || limits->zero))
            return BOUND_WITHIN;
        if (infinite && limits->flushed)
            return BOUND_FLUSHED;
        return limits->either_over && (facts->has_zero || limits->flushed) ? BOUND_EITHER : BOUND_OUTSIDE;
    }
    /* If an operand is zero, infinity finally becomes NaN. */
    if (facts->has_zero || (signbit(actual) != 0) != facts->negative)
        return BOUND_OUTSIDE;
    return infinite ? BOUND_WITHIN : limits->either_over ? BOUND_EITHER : BOUND_OUTSIDE;
}

/* The maximum relative distance of a magnitude from the exact one. If this is 1 or more, it is replaced by
 * 1-(1-u)^n for magnitudes below the exact one. */
static double relative_bound(const struct floating_format *format, const struct product_facts *facts,
                             int64_t count, double actual, double units)
{
    double multiplications = (double)(count - 1);
    double relative = expm1(multiplications * log1p(units * format->unit));
    if (relative < 1 || is_above(&facts->exact, actual))
        return relative;
    return -expm1(multiplications * log1p(-units * format->unit));
}

/* Whether a magnitude is within the bound for steps with an error of so many units, including subnormal
 * results. */
static bool is_within(const struct floating_format *format, const struct product_facts *facts,
                      const struct product_limits *limits, int64_t count, double actual, double units)
{
    double multiplications = (double)(count - 1), rate = log1p(units * format->unit);
    double relative = relative_bound(format, facts, count, actual, units);
    double exact = log2(facts->exact.fraction.high) + (double)facts->exact.exponent;
    double bound = log2(relative) + exact;
    if (limits->subnormal) { /* the amplified errors in the subnormal range */
        double each = log2(format->smallest_subnormal) - (units > 1 ? 0 : 1);
        double spread = facts->large + multiplications * rate / log(2);
        bound = log2_of_sum(bound, log2(multiplications) + each + spread);
    }
    if (log2_of_error(&facts->exact, actual) - log2_slack(count) <= bound)
        return true;
    /* If the largest number replaces infinity, the later products become smaller. */
    double clipped = units > 1 && limits->either_over ? facts->large - log2(format->largest) : 0;
    return clipped > 0 && !is_above(&facts->exact, actual) &&
           log2(actual) >= exact - clipped - multiplications * rate / log(2) - log2_slack(count);
}

/* Whether a magnitude above the exact one can come from a partial product, or the result, that is the
 * smallest normal number instead of a subnormal one; later factors enlarge it. */
static bool is_raised(const struct floating_format *format, const struct product_facts *facts,
                      const struct product_limits *limits, int64_t count, double actual)
{
    double rate = (double)(count - 1) * log1p(2 * format->unit) / log(2);
    return limits->subnormal && actual >= format->smallest_normal && is_above(&facts->exact, actual) &&
           log2(actual) <= log2(format->smallest_normal) + facts->large + rate + log2_slack(count);
}

/* A finite product of finite operands, none of them 0, with the right sign. */
static enum bound_answer product_of_finite(const struct floating_format *format,
                                           const struct product_facts *facts,
                                           const struct product_limits *limits, int64_t count, double actual)
{
    if (actual == 0 && !limits->zero && !(limits->subnormal && is_within(format, facts, limits, count, 0, 1)))
        return limits->flushed ? BOUND_FLUSHED : BOUND_OUTSIDE;
    if (actual == 0)
        return BOUND_WITHIN;
    if (is_within(format, facts, limits, count, actual, 1))
        return BOUND_WITHIN;
    return is_within(format, facts, limits, count, actual, 2) ||
                   is_raised(format, facts, limits, count, actual)
               ? BOUND_EITHER
               : BOUND_OUTSIDE;
}

enum bound_answer product_bound(int32_t dtype, const double *operands, int64_t count, double actual)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct product_facts facts = examine_product(format, operands, count);
    if (facts.has_nan)
        return isnan(actual) ? BOUND_WITHIN : BOUND_OUTSIDE;
    struct product_limits limits = {
        .over = product_can_overflow(format, &facts, count, 1),
        .either_over = product_can_overflow(format, &facts, count, 2),
        .subnormal = product_can_be_below(log2(format->smallest_normal), format, &facts, count),
        .zero = product_can_be_below(log2(format->smallest_subnormal) - 1, format, &facts, count)};
    limits.flushed = limits.subnormal || facts.has_subnormal;
    if (!isfinite(actual))
        return product_without_value(&facts, &limits, actual);
    if (facts.has_infinity)
        return BOUND_OUTSIDE;
    if (facts.has_zero)
        return actual == 0 ? BOUND_WITHIN : BOUND_OUTSIDE;
    if (actual != 0 && (signbit(actual) != 0) != facts.negative)
        return BOUND_OUTSIDE;
    return product_of_finite(format, &facts, &limits, count, fabs(actual));
}

bool product_is_near(int32_t dtype, const double *operands, int64_t count, double actual)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct product_facts facts = examine_product(format, operands, count);
    if (facts.has_nan || facts.has_infinity || facts.has_zero || !isfinite(actual) || actual == 0 ||
        (signbit(actual) != 0) != facts.negative)
        return false;
    double magnitude = fabs(actual), relative = relative_bound(format, &facts, count, magnitude, 1);
    double exact = log2(facts.exact.fraction.high) + (double)facts.exact.exponent;
    return log2_of_error(&facts.exact, magnitude) - log2_slack(count) <= log2(relative) + exact;
}

bool product_is_beyond(int32_t dtype, const double *operands, int64_t count, double actual)
{
    const struct floating_format *format = floating_format_of(dtype);
    struct product_facts facts = examine_product(format, operands, count);
    return !facts.has_nan && !facts.has_infinity && !facts.has_zero && fabs(actual) == format->largest &&
           (signbit(actual) != 0) == facts.negative && !is_above(&facts.exact, format->largest) &&
           isfinite(log2_of_error(&facts.exact, format->largest));
}
