/* The bound of the rounding error of a product of complex numbers. */
#include "dtype.h"
#include "rounding_bound.h"

#include <math.h>
#include <stdbool.h>

/* A complex number that may be far outside the range of double: (real, imaginary) * 2^exponent. */
struct scaled_complex {
    struct double_double real, imaginary;
    int64_t exponent;
};

static struct double_double shifted(struct double_double number, int shift)
{
    return (struct double_double){ldexp(number.high, shift), ldexp(number.low, shift)};
}

/* Scales the larger part to between 1/2 and 1. */
static struct scaled_complex normalise(struct scaled_complex number)
{
    int shift = 0;
    (void)frexp(fmax(fabs(number.real.high), fabs(number.imaginary.high)), &shift);
    return (struct scaled_complex){shifted(number.real, -shift), shifted(number.imaginary, -shift),
                                   number.exponent + shift};
}

static struct scaled_complex scaled_operand(const double operand[2])
{
    return normalise((struct scaled_complex){{operand[0], 0}, {operand[1], 0}, 0});
}

static struct scaled_complex multiply(struct scaled_complex a, struct scaled_complex b)
{
    struct double_double both_imaginary = double_double_multiply(a.imaginary, b.imaginary);
    return normalise((struct scaled_complex){
        double_double_add(double_double_multiply(a.real, b.real), double_double_negate(both_imaginary)),
        double_double_add(double_double_multiply(a.real, b.imaginary),
                          double_double_multiply(a.imaginary, b.real)),
        a.exponent + b.exponent});
}

struct complex_facts {
    struct scaled_complex exact; /* meaningless if an operand is zero */
    double norm;                 /* log2 of the product of norms */
    double flushed;              /* log2 of the total error of flushing subnormal parts of operands */
    struct greatest_product greatest;
    double large, small; /* log2 of the products of max(1, |z|) and of min(1, |z|) */
    bool has_nan, has_infinity, has_zero;
};

/* log2 of the sum of the subnormal parts of an operand. */
static double log2_of_subnormal(const struct floating_format *format, const double operand[2])
{
    double sum = 0;
    for (int part = 0; part < 2; part++)
        sum += fabs(operand[part]) < format->smallest_normal ? fabs(operand[part]) : 0;
    return log2(sum);
}

static struct complex_facts examine(const struct floating_format *format, const double (*operands)[2],
                                    int64_t count)
{
    struct complex_facts facts = {.exact = {{1, 0}, {0, 0}, 0}, .flushed = -INFINITY};
    for (int64_t i = 0; i < count; i++) {
        facts.has_nan |= isnan(operands[i][0]) || isnan(operands[i][1]);
        facts.has_infinity |= isinf(operands[i][0]) || isinf(operands[i][1]);
        if (!isfinite(operands[i][0]) || !isfinite(operands[i][1])) {
            /* A part can overflow even if the other is NaN. */
            for (int part = 0; part < 2; part++)
                if (isfinite(operands[i][part]) && operands[i][part] != 0) {
                    double size = log2(fabs(operands[i][part]));
                    greatest_product_add(&facts.greatest, size);
                    facts.large += size > 0 ? size : 0;
                }
            continue;
        }
        if (operands[i][0] == 0 && operands[i][1] == 0) {
            facts.has_zero = true;
            continue;
        }
        struct scaled_complex operand = scaled_operand(operands[i]);
        double norm = log2(hypot(operand.real.high, operand.imaginary.high)) + (double)operand.exponent;
        facts.exact = multiply(facts.exact, operand);
        facts.norm += norm;
        /* The norm of the other operands times the part, divided by the norm of the whole product. */
        facts.flushed = log2_of_sum(facts.flushed, log2_of_subnormal(format, operands[i]) - norm);
        greatest_product_add(&facts.greatest, norm);
        facts.large += norm > 0 ? norm : 0;
        facts.small += norm < 0 ? norm : 0;
    }
    facts.flushed += facts.norm;
    return facts;
}

/* log2 of the norm of actual - exact; minus infinity if they are equal. */
static double log2_of_error(const struct scaled_complex *exact, const double actual[2])
{
    struct scaled_complex number = {{actual[0], 0}, {actual[1], 0}, 0};
    bool zero = actual[0] == 0 && actual[1] == 0;
    if (!zero)
        number = normalise(number);
    int64_t shift = number.exponent - exact->exponent;
    if (zero || shift < -2000)
        shift = -2000;
    if (shift > 1000) /* actual is so much larger that exact does not matter */
        return log2(hypot(number.real.high, number.imaginary.high)) + (double)number.exponent;
    struct double_double real =
        double_double_add(shifted(number.real, (int)shift), double_double_negate(exact->real));
    struct double_double imaginary =
        double_double_add(shifted(number.imaginary, (int)shift), double_double_negate(exact->imaginary));
    double norm = hypot(real.high + real.low, imaginary.high + imaginary.low);
    return norm == 0 ? -INFINITY : log2(norm) + (double)exact->exponent;
}

/* The error bounds of a multiplication in units, in the norm. */
#define NEAREST_UNITS               3.0
#define THREE_MULTIPLICATIONS_UNITS 7.0 /* to first order; see rounding_bound.h */
#define EITHER_UNITS                (2 * THREE_MULTIPLICATIONS_UNITS)

/* log2 of the error bound for `count` operands and steps with an error of so many units. */
static double log2_of_bound(const struct floating_format *format, const struct complex_facts *facts,
                            int64_t count, double units)
{
    return log2(expm1((double)(count - 1) * log1p(units * format->unit))) + facts->norm;
}

/*
 * Whether an error of 2^error, in the norm, can come from arithmetic below the normal range: from operations
 * with an error of 2^each. This is possible only if the norm of a partial product can be so small that the
 * difference between 3u and the actual error bound of a multiplication does not cover it.
 */
static bool explained_below(const struct floating_format *format, const struct complex_facts *facts,
                            int64_t count, double error, double each, double units)
{
    double multiplications = (double)(count - 1);
    double least = facts->small + multiplications * log1p(-NEAREST_UNITS * format->unit) / log(2);
    if (least - log2_slack(count) >= each - log2(format->unit) + 4)
        return false;
    double rate = log1p(units * format->unit);
    /* Four products and two sums per multiplication. Later multiplications enlarge the error of the first. */
    double operations = log2(6 * multiplications) + each;
    if (count > 2)
        operations += facts->large + multiplications * rate / log(2);
    if (each >= log2(format->smallest_normal))
        operations = log2_of_sum(operations, facts->flushed + multiplications * rate / log(2));
    return error <= log2_of_sum(log2_of_bound(format, facts, count, units), operations);
}

/* Whether a part can reach the overflow threshold. The two products whose sum it is may overflow even if it
 * does not. */
static bool can_overflow(const struct floating_format *format, const struct complex_facts *facts,
                         int64_t count, double units)
{
    double rate = log1p(units * format->unit);
    double most = log2_of_greatest_product(&facts->greatest) + (double)(count - 1) * rate / log(2);
    return most + 1 >= log2(format->largest);
}

/* A finite product of finite numbers, none of them 0. */
static enum bound_answer finite_product(const struct floating_format *format,
                                        const struct complex_facts *facts, int64_t count,
                                        const double actual[2])
{
    double error = log2_of_error(&facts->exact, actual) - log2_slack(count);
    double subnormal = log2(format->smallest_subnormal), normal = log2(format->smallest_normal);
    if (error <= log2_of_bound(format, facts, count, NEAREST_UNITS) ||
        explained_below(format, facts, count, error, subnormal, NEAREST_UNITS))
        return BOUND_WITHIN;
    if (explained_below(format, facts, count, error, normal, NEAREST_UNITS))
        return BOUND_FLUSHED;
    /* If the largest number replaces infinity, the error can be as large as the products. */
    double clipped = can_overflow(format, facts, count, EITHER_UNITS) ? facts->large + 2 : -INFINITY;
    double outer = log2_of_sum(log2_of_bound(format, facts, count, EITHER_UNITS), clipped);
    return error <= outer || explained_below(format, facts, count, error, normal, EITHER_UNITS)
               ? BOUND_EITHER
               : BOUND_OUTSIDE;
}

enum bound_answer complex_product_bound(int32_t dtype, const double (*operands)[2], int64_t count,
                                        const double actual[2])
{
    const struct floating_format *format = floating_format_of(dtype);
    struct complex_facts facts = examine(format, operands, count);
    bool over = can_overflow(format, &facts, count, NEAREST_UNITS);
    if (facts.has_nan && !facts.has_infinity && !over)
        return isnan(actual[0]) && isnan(actual[1]) ? BOUND_WITHIN : BOUND_OUTSIDE;
    if (!isfinite(actual[0]) || !isfinite(actual[1]))
        return facts.has_nan || facts.has_infinity || over         ? BOUND_WITHIN
               : can_overflow(format, &facts, count, EITHER_UNITS) ? BOUND_EITHER
                                                                   : BOUND_OUTSIDE;
    if (facts.has_nan || facts.has_infinity)
        return BOUND_OUTSIDE;
    if (facts.has_zero)
        return actual[0] == 0 && actual[1] == 0 ? BOUND_WITHIN : BOUND_OUTSIDE;
    return finite_product(format, &facts, count, actual);
}

/* A part of the exact product; infinite beyond the range of double. */
static double exact_part(const struct complex_facts *facts, int part)
{
    enum { FAR = 5000 };
    const struct double_double value = part == 0 ? facts->exact.real : facts->exact.imaginary;
    int64_t exponent = facts->exact.exponent;
    return ldexp(value.high + value.low, exponent > FAR ? FAR : exponent < -FAR ? -FAR : (int)exponent);
}

bool complex_product_is_beyond(int32_t dtype, const double (*operands)[2], int64_t count,
                               const double actual[2])
{
    const struct floating_format *format = floating_format_of(dtype);
    struct complex_facts facts = examine(format, operands, count);
    if (facts.has_nan || facts.has_infinity || facts.has_zero)
        return false;
    for (int part = 0; part < 2; part++)
        if (fabs(actual[part]) == format->largest && exact_part(&facts, part) / actual[part] > 1)
            return true;
    return false;
}

bool finite_parts_are_near(int32_t dtype, const double (*operands)[2], int64_t count, const double actual[2])
{
    struct complex_facts facts = examine(floating_format_of(dtype), operands, count);
    if (facts.has_nan || facts.has_infinity)
        return false;
    double parts[2];
    for (int part = 0; part < 2; part++) {
        double exact = facts.has_zero ? 0 : exact_part(&facts, part);
        parts[part] = isfinite(actual[part]) ? actual[part] : exact;
    }
    return isfinite(parts[0]) && isfinite(parts[1]) &&
           complex_product_bound(dtype, operands, count, parts) != BOUND_OUTSIDE;
}
