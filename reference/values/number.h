/*
 * Binary floating-point numbers of any format up to 64 significant bits, rounded in software. This provides
 * what the host's arithmetic does not offer on all machines: the 80-bit format of x87, directed rounding,
 * whether a result is exact, whether it is below the normal range.
 */
#ifndef SCATTER_NUMBER_H
#define SCATTER_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

enum number_kind { NUMBER_ZERO, NUMBER_FINITE, NUMBER_INFINITE, NUMBER_NAN };

/* The value is digits * 2^exponent with the sign; the highest bit of `digits` is set if the kind is
 * NUMBER_FINITE. */
struct number {
    enum number_kind kind;
    bool negative;
    int32_t exponent;
    uint64_t digits;
};

struct number_format {
    int precision; /* significant bits, at most 64 */
    int least;     /* the smallest subnormal number is 2^least */
    int overflow;  /* the largest number is below 2^overflow */
};

/* X(constant, precision, least, overflow). EXTENDED is the 80-bit format of x87. */
#define NUMBER_FORMAT_TABLE(X) \
    X(FLOAT16, 11, -24, 16)    \
    X(BFLOAT16, 8, -133, 128)  \
    X(FLOAT, 24, -149, 128)    \
    X(DOUBLE, 53, -1074, 1024) \
    X(EXTENDED, 64, -16445, 16384)

#define NUMBER_FORMAT_CONSTANT(constant, precision, least, overflow) \
    extern const struct number_format NUMBER_##constant;
NUMBER_FORMAT_TABLE(NUMBER_FORMAT_CONSTANT)
#undef NUMBER_FORMAT_CONSTANT

/* The format of a floating dtype, or of the parts of a complex one. */
const struct number_format *number_format_of(int32_t dtype);

/* To the nearest number, ties to even; or down or up to the neighbour if a result is not representable. */
enum rounding_mode { ROUND_NEAREST, ROUND_DOWN, ROUND_UP };

/* A rounded result. */
struct rounded {
    struct number number;
    bool exact; /* nothing was rounded */
    bool tiny;  /* not 0, and subnormal before or after rounding */
};

/* Exact. */
struct number number_of(double value);

/* Exact for numbers of double or of a narrower format. */
double number_to_double(struct number number);

/* The number rounded to the format. */
struct rounded number_round(struct number number, const struct number_format *format,
                            enum rounding_mode mode);

/* Sum and product of two numbers, rounded once. An exact sum of 0 is +0 unless both numbers are -0. */
struct rounded number_add(struct number a, struct number b, const struct number_format *format,
                          enum rounding_mode mode);
struct rounded number_multiply(struct number a, struct number b, const struct number_format *format,
                               enum rounding_mode mode);

struct number number_negate(struct number number);

/* Negative, 0 or positive as a is below, equal to or above b; zeros are equal. Requires that neither is a
 * NaN. */
int number_compare(struct number a, struct number b);

/* The largest finite number of the format, and its smallest normal number, with the sign. */
struct number number_largest(const struct number_format *format, bool negative);
struct number number_smallest_normal(const struct number_format *format, bool negative);

#endif
