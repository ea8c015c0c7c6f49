#include "reduction_ways_fixture.h"

#include "dtype.h"
#include "node_fixture.h"
#include "number.h"
#include "operator_version.h"

#include <complex.h>
#include <math.h>
#include <string.h>

typedef unsigned char element[WAYS_ELEMENT];

const char *manner_name(enum manner manner)
{
    static const char *const names[] = {
#define NAME(constant, name) name,
        MANNER_TABLE(NAME)
#undef NAME
    };
    return names[manner];
}

const char *way_name(enum way way)
{
    static const char *const names[] = {
#define NAME(constant, name) name,
        WAY_TABLE(NAME)
#undef NAME
    };
    return names[way];
}

/* ---- operands ------------------------------------------------------------------------------------------ */

static uint32_t below(uint32_t limit, uint64_t *state)
{
    return fixture_random(state) % limit;
}

/* A random number between 1 and 2, of either sign. */
static double signed_fraction(uint64_t *state)
{
    double fraction = 1 + (double)fixture_random(state) * 0x1p-32;
    return below(2, state) == 0 ? fraction : -fraction;
}

static double draw(enum manner manner, const struct floating_format *format, uint64_t *state)
{
    double fraction = signed_fraction(state);
    int range = (int)log2(format->overflow);
    double either = below(2, state) == 0 ? 1 : -1;
    switch (manner) {
    case MANNER_ORDINARY:
    case MANNER_CANCELLING:
        return fraction;
    case MANNER_SPREAD:
        return ldexp(fraction, (int)below((uint32_t)range, state) - range / 2);
    case MANNER_HUGE:
        return fraction * format->overflow * ldexp(1, -1 - (int)below(12, state));
    case MANNER_TINY:
        return fraction * format->smallest_normal * ldexp(1, (int)below(9, state) - 4);
    case MANNER_SUBNORMAL:
        return either * format->smallest_subnormal * (double)below(40, state);
    case MANNER_ZERO:
        return below(16, state) == 0 ? fraction : copysign(0, fraction);
    case MANNER_EXTREME:
        return ldexp(fraction, below(2, state) == 0 ? range - 1 : 1 - range);
    case MANNER_POWERS:
        return either * ldexp(below(8, state) == 0 ? 1.5 : 1, (int)below(3, state) - 1);
    case MANNER_INFINITE:
        return below(6, state) == 0 ? INFINITY * fraction : below(6, state) == 0 ? 0 * fraction : fraction;
    default:
        return fraction;
    }
}

static void draw_part(enum manner manner, int32_t part, unsigned char *target, uint64_t *state)
{
    if (manner != MANNER_BITS) {
        floating_store(part, draw(manner, floating_format_of(part), state), target);
        return;
    }
    for (size_t i = 0; i < dtype_size(part); i++)
        target[i] = (unsigned char)fixture_random(state);
}

/* A large old value, or an update of about the distance to the next number; factors are a few units from
 * 1. */
static void draw_lost(int32_t part, enum reduction reduction, bool first, unsigned char *target,
                      uint64_t *state)
{
    double unit = floating_format_of(part)->unit, fraction = fabs(signed_fraction(state));
    if (!first && reduction == REDUCTION_MUL)
        fraction = 1 + 2 * unit * (double)(1 + below(32, state));
    else if (first && reduction != REDUCTION_MUL)
        fraction = 1 / unit;
    floating_store(part, fraction, target);
}

void draw_operands(struct way_operands *operands, int32_t dtype, enum reduction reduction, size_t count,
                   enum manner manner, uint64_t *state)
{
    int32_t part = part_dtype(dtype);
    operands->dtype = dtype;
    operands->reduction = reduction;
    operands->count = count;
    operands->size = dtype_size(dtype);
    operands->finite = true;
    for (size_t offset = 0; offset < count * operands->size; offset += dtype_size(part)) {
        unsigned char *target = operands->elements + offset;
        draw_part(manner, part, target, state);
        if (offset >= operands->size && below(8, state) == 0)
            memcpy(target, target - operands->size, dtype_size(part));
        if (manner == MANNER_LOST)
            draw_lost(part, reduction, offset < operands->size, target, state);
        if (manner == MANNER_CANCELLING && offset >= operands->size && below(2, state) == 0)
            floating_store(part, -floating_value(part, target - operands->size) * (1 + 0x1p-7), target);
        operands->finite &= isfinite(floating_value(part, target)) != 0;
    }
}

/* ---- one operation ------------------------------------------------------------------------------------- */

/* The result of one operation on numbers of a part's type, given its result in double: rounded to float for
 * float. */
static double rounded(int32_t part, double value, bool flush)
{
    double result = part == DTYPE_FLOAT ? (double)(float)value : value;
    return flush && fabs(result) < floating_format_of(part)->smallest_normal ? copysign(0, result) : result;
}

static double fused(int32_t part, double a, double b, double c)
{
    return part == DTYPE_FLOAT ? (double)fmaf((float)a, (float)b, (float)c) : fma(a, b, c);
}

static void multiply_annex_g(int32_t part, const double a[2], const double b[2], double result[2])
{
    if (part == DTYPE_FLOAT) {
        float left[2] = {(float)a[0], (float)a[1]}, right[2] = {(float)b[0], (float)b[1]};
        float complex x, y;
        memcpy(&x, left, sizeof x);
        memcpy(&y, right, sizeof y);
        x *= y;
        result[0] = (double)crealf(x);
        result[1] = (double)cimagf(x);
        return;
    }
    double complex x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    x *= y;
    result[0] = creal(x);
    result[1] = cimag(x);
}

static void multiply_complex(enum way way, int32_t part, const double a[2], const double b[2],
                             double result[2])
{
    bool flush = way_flushes(way);
    double ac = rounded(part, a[0] * b[0], flush), bd = rounded(part, a[1] * b[1], flush);
    double ad = rounded(part, a[0] * b[1], flush), bc = rounded(part, a[1] * b[0], flush);
    if (way == WAY_ANNEX_G) {
        multiply_annex_g(part, a, b, result);
    } else if (way == WAY_FUSED) {
        result[0] = fused(part, a[0], b[0], -bd);
        result[1] = fused(part, a[0], b[1], bc);
    } else if (way == WAY_OTHER_FUSED) {
        result[0] = fused(part, -a[1], b[1], ac);
        result[1] = fused(part, a[1], b[0], ad);
    } else {
        result[0] = rounded(part, ac - bd, flush);
        result[1] = rounded(part, ad + bc, flush);
    }
}

static void step(const struct way_operands *operands, enum way way, unsigned char *value,
                 const unsigned char *other)
{
    int32_t dtype = operands->dtype, part = part_dtype(dtype);
    _Alignas(16) element parts[2];
    double a[2] = {0}, b[2] = {0}, result[2];
    size_t part_size = dtype_size(part);
    memcpy(parts[0], value, operands->size);
    memcpy(parts[1], other, operands->size);
    for (size_t p = 0; p * part_size < operands->size; p++) {
        for (int side = 0; side < 2 && way_flushes(way); side++) {
            double read = floating_value(part, parts[side] + p * part_size);
            if (fabs(read) < floating_format_of(part)->smallest_normal)
                floating_store(part, copysign(0, read), parts[side] + p * part_size);
        }
        a[p] = floating_value(part, parts[0] + p * part_size);
        b[p] = floating_value(part, parts[1] + p * part_size);
    }
    if (part != dtype && operands->reduction == REDUCTION_MUL) {
        multiply_complex(way, part, a, b, result);
        floating_store(part, result[0], value);
        floating_store(part, result[1], value + part_size);
        return;
    }
    reduction_find(dtype, operands->reduction)(dtype, parts[0], parts[1]);
    memcpy(value, parts[0], operands->size);
    for (size_t p = 0; p * part_size < operands->size && way_flushes(way); p++) {
        double written = floating_value(part, value + p * part_size);
        if (fabs(written) < floating_format_of(part)->smallest_normal)
            floating_store(part, copysign(0, written), value + p * part_size);
    }
}

/* One step of a way that rounds in one direction, part by part. */
static void directed_step(const struct way_operands *operands, enum way way, unsigned char *value,
                          const unsigned char *other)
{
    int32_t part = part_dtype(operands->dtype);
    for (size_t offset = 0; offset < operands->size; offset += dtype_size(part)) {
        struct number a = number_of(floating_value(part, value + offset)),
                      b = number_of(floating_value(part, other + offset)), results[2];
        for (int up = 0; up < 2; up++) {
            enum rounding_mode mode = up == 0 ? ROUND_DOWN : ROUND_UP;
            results[up] =
                (operands->reduction == REDUCTION_MUL ? number_multiply(a, b, number_format_of(part), mode)
                                                      : number_add(a, b, number_format_of(part), mode))
                    .number;
        }
        bool up = way == WAY_TOWARD_ZERO && results[0].negative;
        floating_store(part, number_to_double(results[up ? 1 : 0]), value + offset);
    }
}

/* ---- ways ---------------------------------------------------------------------------------------------- */

/* Combines partial results until one is left: neighbours, two random ones, or the first with a random one. */
static void combine_in_type(const struct way_operands *operands, enum way way, uint64_t *state, void *result)
{
    static element partial[WAYS_MOST_OPERANDS];
    size_t count = operands->count;
    for (size_t i = 0; i < count; i++)
        memcpy(partial[i], operands->elements + i * operands->size, operands->size);
    while (way == WAY_PAIRS && count > 1) {
        for (size_t i = 0; i < count / 2; i++) {
            memmove(partial[i], partial[2 * i], sizeof *partial);
            step(operands, way, partial[i], partial[2 * i + 1]);
        }
        if (count % 2 == 1)
            memmove(partial[count / 2], partial[count - 1], sizeof *partial);
        count = (count + 1) / 2;
    }
    for (; count > 1; count--) {
        bool one_by_one = way == WAY_SHUFFLED || way == WAY_FLUSHED;
        size_t left = one_by_one ? 0 : below((uint32_t)count - 1, state);
        size_t right = left + 1 + below((uint32_t)(count - 1 - left), state);
        step(operands, way, partial[left], partial[right]);
        memcpy(partial[right], partial[count - 1], sizeof *partial);
    }
    memcpy(result, partial[0], operands->size);
}

static void combine_directed(const struct way_operands *operands, enum way way, unsigned char *result)
{
    memcpy(result, operands->elements, operands->size);
    for (size_t i = 1; i < operands->count; i++)
        directed_step(operands, way, result, operands->elements + i * operands->size);
}

/* Accumulates in a wider type: sums and real products part by part, complex products with both parts. */
#define WIDE_ACCUMULATION(type)                                                                              \
    static void accumulate_##type(const struct way_operands *operands, double result[2])                     \
    {                                                                                                        \
        int32_t part = part_dtype(operands->dtype);                                                          \
        bool complex_numbers = part != operands->dtype;                                                      \
        type real = 0, imaginary = 0;                                                                        \
        for (size_t i = 0; i < operands->count; i++) {                                                       \
            const unsigned char *operand = operands->elements + i * operands->size;                          \
            type x = (type)floating_value(part, operand);                                                    \
            type y = complex_numbers ? (type)floating_value(part, operand + dtype_size(part)) : 0;           \
            type old = real;                                                                                 \
            bool product = operands->reduction == REDUCTION_MUL;                                             \
            real = i == 0 ? x : !product ? real + x : complex_numbers ? real * x - imaginary * y : real * x; \
            imaginary = i == 0 ? y : !product ? imaginary + y : old * y + imaginary * x;                     \
        }                                                                                                    \
        result[0] = (double)real;                                                                            \
        result[1] = (double)imaginary;                                                                       \
    }
typedef long double long_double;
WIDE_ACCUMULATION(float)
WIDE_ACCUMULATION(double)
WIDE_ACCUMULATION(long_double)

static bool is_narrower(int32_t part, enum way way)
{
    return (way == WAY_FLOAT && part == DTYPE_DOUBLE) ||
           (way != WAY_LONG_DOUBLE && (part == DTYPE_DOUBLE || (way == WAY_FLOAT && part == DTYPE_FLOAT)));
}

bool combine_operands(const struct way_operands *operands, enum way way, uint64_t *state, void *result)
{
    int32_t part = part_dtype(operands->dtype);
    bool complex_product = part != operands->dtype && operands->reduction == REDUCTION_MUL;
    bool of_complex_products = way == WAY_FUSED || way == WAY_OTHER_FUSED || way == WAY_ANNEX_G;
    double wide[2];
    if (of_complex_products && !complex_product)
        return false;
    if (way == WAY_DOWNWARD || way == WAY_TOWARD_ZERO) {
        if (!complex_product)
            combine_directed(operands, way, result);
        return !complex_product;
    }
    if (way != WAY_FLOAT && way != WAY_DOUBLE && way != WAY_LONG_DOUBLE) {
        combine_in_type(operands, way, state, result);
        return true;
    }
    if (is_narrower(part, way))
        return false;
    if (way == WAY_FLOAT)
        accumulate_float(operands, wide);
    else if (way == WAY_DOUBLE)
        accumulate_double(operands, wide);
    else
        accumulate_long_double(operands, wide);
    for (size_t offset = 0; offset < operands->size; offset += dtype_size(part))
        floating_store(part, wide[offset / dtype_size(part)], (char *)result + offset);
    return true;
}
