#include "arithmetic.h"

#include "node.h"

#include <float.h>
#include <math.h>

_Static_assert(FLT_EVAL_METHOD == 0, "float and double must be computed without extra precision");

struct arithmetic arithmetic_of(const struct variant *variant, int32_t dtype)
{
    int32_t part = part_of(dtype);
    bool half = part == DTYPE_FLOAT16 || part == DTYPE_BFLOAT16;
    bool wide = variant->width == WIDTH_WIDE || variant->width == WIDTH_WIDEST;
    bool truncated = part == DTYPE_BFLOAT16 && variant->narrowing == NARROWING_BFLOAT16_TRUNCATED;
    struct arithmetic arithmetic = {
        .format = format_of(dtype),
        .rounds_steps = !wide && !(half && variant->width == WIDTH_HALF_IN_FLOAT),
        .rounding = truncated ? ROUNDING_TOWARD_ZERO : variant->rounding,
        .flushing = variant->flushing,
    };
    if (half)
        arithmetic.computed_in = variant->width == WIDTH_WIDEST ? COMPUTED_IN_DOUBLE : COMPUTED_IN_FLOAT;
    else if (part == DTYPE_FLOAT)
        arithmetic.computed_in = wide ? COMPUTED_IN_DOUBLE : COMPUTED_IN_FLOAT;
    else
        arithmetic.computed_in = wide ? COMPUTED_IN_LONG_DOUBLE : COMPUTED_IN_DOUBLE;
    if ((variant->flushing & FLUSHING_BFLOAT16) != 0 && part != DTYPE_BFLOAT16)
        arithmetic.flushing = 0;
    return arithmetic;
}

static bool is_subnormal(const struct format *format, long double x)
{
    return x != 0 && fabsl(x) < scalbnl(1, format->least);
}

static long double to_integer(enum rounding rounding, long double x)
{
    switch (rounding) {
    case ROUNDING_UPWARD:
        return ceill(x);
    case ROUNDING_DOWNWARD:
        return floorl(x);
    case ROUNDING_TOWARD_ZERO:
        return truncl(x);
    case ROUNDING_TO_NEAREST:
        break;
    }
    return nearbyintl(x);
}

/* The result for a number beyond the greatest of the format. */
static long double beyond_range(const struct arithmetic *arithmetic, long double x)
{
    const struct format *format = arithmetic->format;
    long double greatest = scalbnl(2 - scalbnl(1, 1 - format->precision), format->greatest);
    bool infinite = arithmetic->rounding == ROUNDING_TO_NEAREST ||
                    arithmetic->rounding == (x < 0 ? ROUNDING_DOWNWARD : ROUNDING_UPWARD);
    return copysignl(infinite ? INFINITY : greatest, x);
}

/* Rounds to a half type, which the hardware may not support: to a multiple of the last place. */
static long double to_half(const struct arithmetic *arithmetic, long double x)
{
    const struct format *format = arithmetic->format;
    if (x == 0 || isinf(x) || isnan(x))
        return x;
    int exponent = ilogbl(x) > format->least ? ilogbl(x) : format->least;
    int place = exponent - format->precision + 1;
    long double rounded = scalbnl(to_integer(arithmetic->rounding, scalbnl(x, -place)), place);
    return fabsl(rounded) < scalbnl(1, format->greatest + 1) ? rounded : beyond_range(arithmetic, x);
}

long double to_format(const struct arithmetic *arithmetic, long double x)
{
    switch (arithmetic->format->precision) {
    case FLT_MANT_DIG:
        return (float)x;
    case DBL_MANT_DIG:
        return (double)x;
    default:
        return to_half(arithmetic, x);
    }
}

static long double flushed(const struct arithmetic *arithmetic, long double x)
{
    return (arithmetic->flushing & FLUSHING_UNSIGNED) != 0 ? 0 : copysignl(0, x);
}

long double operand(const struct arithmetic *arithmetic, long double x)
{
    bool flushes = (arithmetic->flushing & FLUSHING_OPERANDS) != 0;
    return flushes && is_subnormal(arithmetic->format, x) ? flushed(arithmetic, x) : x;
}

/* A subnormal result in arithmetic without subnormal numbers. */
static long double flushed_result(const struct arithmetic *arithmetic, long double x)
{
    enum rounding away = x < 0 ? ROUNDING_DOWNWARD : ROUNDING_UPWARD;
    if ((arithmetic->flushing & FLUSHING_RAISES) != 0 && arithmetic->rounding == away)
        return copysignl(scalbnl(1, arithmetic->format->least), x);
    return flushed(arithmetic, x);
}

/* Converts a computed result to the element type; `wider` is the same with more digits and range. */
static long double result(const struct arithmetic *arithmetic, long double computed, long double wider)
{
    if ((arithmetic->flushing & FLUSHING_EARLY) != 0 && is_subnormal(arithmetic->format, wider))
        return flushed(arithmetic, wider);
    if (arithmetic->rounds_steps)
        computed = to_format(arithmetic, computed);
    if ((arithmetic->flushing & FLUSHING_RESULTS) != 0 && is_subnormal(arithmetic->format, computed))
        return flushed_result(arithmetic, computed);
    return computed;
}

long double add(const struct arithmetic *arithmetic, long double x, long double y)
{
    x = operand(arithmetic, x);
    y = operand(arithmetic, y);
    long double wider = x + y;
    switch (arithmetic->computed_in) {
    case COMPUTED_IN_FLOAT:
        return result(arithmetic, (float)x + (float)y, wider);
    case COMPUTED_IN_DOUBLE:
        return result(arithmetic, (double)x + (double)y, wider);
    case COMPUTED_IN_LONG_DOUBLE:
        break;
    }
    return result(arithmetic, wider, wider);
}

long double subtract(const struct arithmetic *arithmetic, long double x, long double y)
{
    return add(arithmetic, x, -y);
}

long double multiply(const struct arithmetic *arithmetic, long double x, long double y)
{
    x = operand(arithmetic, x);
    y = operand(arithmetic, y);
    long double wider = x * y;
    switch (arithmetic->computed_in) {
    case COMPUTED_IN_FLOAT:
        return result(arithmetic, (float)x * (float)y, wider);
    case COMPUTED_IN_DOUBLE:
        return result(arithmetic, (double)x * (double)y, wider);
    case COMPUTED_IN_LONG_DOUBLE:
        break;
    }
    return result(arithmetic, wider, wider);
}

long double multiply_add(const struct arithmetic *arithmetic, long double x, long double y, long double z)
{
    x = operand(arithmetic, x);
    y = operand(arithmetic, y);
    z = operand(arithmetic, z);
    long double wider = fmal(x, y, z);
    switch (arithmetic->computed_in) {
    case COMPUTED_IN_FLOAT:
        return result(arithmetic, fmaf((float)x, (float)y, (float)z), wider);
    case COMPUTED_IN_DOUBLE:
        return result(arithmetic, fma((double)x, (double)y, (double)z), wider);
    case COMPUTED_IN_LONG_DOUBLE:
        break;
    }
    return result(arithmetic, wider, wider);
}
