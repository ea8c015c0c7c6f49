/* Measures the numbers of a case. */
#include "case_features.h"
#include "dtype.h"

#include <math.h>

enum { ELEMENTS_MOST = 4096, SMALL_MOST = 1000 };

/* A number as a double, rounded where it is an integer beyond 2^53. */
static double number_of(int32_t dtype, const void *element)
{
    switch (dtype_kind(dtype)) {
    case DTYPE_KIND_FLOATING:
        return floating_value(dtype, element);
    case DTYPE_KIND_SIGNED:
        return (double)(int64_t)integer_bits(dtype, element);
    case DTYPE_KIND_UNSIGNED:
        return (double)integer_bits(dtype, element);
    case DTYPE_KIND_COMPLEX:
    case DTYPE_KIND_BOOL:
    case DTYPE_KIND_STRING:
    case DTYPE_KIND_FOREIGN:
        break;
    }
    return 0;
}

/* The numbers of a tensor: signs, and the greatest finite magnitude. */
struct range {
    bool has_negative, has_positive;
    bool is_odd; /* a number is not a multiple of a quarter, infinite or NaN */
    double greatest;
};

/* Without fmod, which takes longer than all else that is done with a number. */
static bool is_multiple_of_a_quarter(double number)
{
    const double quarters = 4 * number;
    return fabs(quarters) < 0x1p62 ? (double)(int64_t)quarters == quarters : isfinite(number);
}

static void include(struct range *range, double number)
{
    const double magnitude = fabs(number);
    range->has_negative |= number < 0;
    range->has_positive |= number > 0;
    range->is_odd |= !is_multiple_of_a_quarter(number);
    if (magnitude > range->greatest && magnitude < INFINITY)
        range->greatest = magnitude;
}

/* `smallest_normal`: of the type; 0 if it has no subnormal numbers. */
static void note_update(struct case_values *values, double smallest_normal, double number)
{
    values->zero |= number == 0;
    values->negative |= signbit(number) != 0 && !isnan(number);
    values->nan |= isnan(number);
    values->infinite |= isinf(number);
    values->subnormal |= number != 0 && fabs(number) < smallest_normal;
}

/* The numbers of a tensor, with the parts of complex ones as numbers; notes updates in `values`, unless it is
 * NULL. */
static struct range range_of(const struct tensor *tensor, struct case_values *values)
{
    const int32_t part = part_dtype(tensor->dtype);
    const size_t size = dtype_size(part);
    const double smallest_normal =
        dtype_kind(part) == DTYPE_KIND_FLOATING ? floating_format_of(part)->smallest_normal : 0;
    struct range range = {.greatest = 0};
    const int64_t elements = tensor->count < ELEMENTS_MOST ? tensor->count : ELEMENTS_MOST;
    const size_t count = (size_t)elements * (dtype_size(tensor->dtype) / size);
    for (size_t i = 0; i < count; i++) {
        const double number = number_of(part, (const char *)tensor->elements + i * size);
        include(&range, number);
        if (values != NULL)
            note_update(values, smallest_normal, number);
    }
    return range;
}

static bool is_of_numbers(const struct tensor *tensor)
{
    const enum dtype_kind kind = dtype_kind(tensor->dtype);
    return kind == DTYPE_KIND_SIGNED || kind == DTYPE_KIND_UNSIGNED || kind == DTYPE_KIND_FLOATING ||
           kind == DTYPE_KIND_COMPLEX;
}

/* The greatest number of an integer type; infinity for other types. */
static double greatest_integer(int32_t dtype)
{
    const int bits = 8 * (int)dtype_size(dtype);
    const enum dtype_kind kind = dtype_kind(dtype);
    return kind == DTYPE_KIND_SIGNED     ? ldexp(1, bits - 1) - 1
           : kind == DTYPE_KIND_UNSIGNED ? ldexp(1, bits) - 1
                                         : INFINITY;
}

struct case_values case_values_measure(const struct tensor *data, const struct tensor *updates,
                                       bool multiplies)
{
    struct case_values values = {.greatest = 0};
    if (!is_of_numbers(data) || data->dtype != updates->dtype)
        return values;
    const struct range old = range_of(data, NULL), given = range_of(updates, &values);
    values.unlike_signs =
        (old.has_negative || given.has_negative) && (old.has_positive || given.has_positive);
    values.small = !old.is_odd && !given.is_odd && old.greatest <= SMALL_MOST && given.greatest <= SMALL_MOST;
    values.greatest = multiplies ? old.greatest * given.greatest : old.greatest + given.greatest;
    values.small = values.small && values.greatest <= greatest_integer(data->dtype);
    return values;
}
