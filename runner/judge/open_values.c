/* Whether the text leaves some values of an output open. */
#include "dtype.h"
#include "expectation.h"

#include <stdint.h>

bool values_are_open(const struct derived_expectation *derived)
{
    int32_t dtype = derived->output.dtype;
    switch (reduction_kind(derived->preparation.reduction)) {
    case REDUCES_TO_UPDATE:
        return true;
    case REDUCES_TO_SUM:
        return dtype == DTYPE_STRING || floating_format_of(dtype) != NULL;
    case REDUCES_TO_PRODUCT:
        return floating_format_of(dtype) != NULL;
    case REDUCES_TO_EXTREME:
        break;
    }
    return false;
}

/* ---- max and min of floating types --------------------------------------------------------------------- */

/* Whether some number is a NaN or a negative zero, by its bits: the magnitude of NaN is greater than that of
 * infinity. */
#define DEFINE_HAS_NAN_OR_MINUS_ZERO(name, type, sign)                                                   \
    static bool name(const void *elements, int64_t count, uint64_t infinity)                             \
    {                                                                                                    \
        const u##type *bits = elements;                                                                  \
        const type greatest = (type)infinity;                                                            \
        type found = 0;                                                                                  \
        for (int64_t i = 0; i < count; i++)                                                              \
            found |= (type)((type)(bits[i] & (u##type) ~(sign)) > greatest) | (type)(bits[i] == (sign)); \
        return found != 0;                                                                               \
    }

DEFINE_HAS_NAN_OR_MINUS_ZERO(has_of_16_bits, int16_t, 0x8000)
DEFINE_HAS_NAN_OR_MINUS_ZERO(has_of_32_bits, int32_t, 0x80000000)
DEFINE_HAS_NAN_OR_MINUS_ZERO(has_of_64_bits, int64_t, 0x8000000000000000)

static bool has_nan_or_minus_zero(const struct tensor *tensor)
{
    const uint64_t infinity = floating_infinity_bits(tensor->dtype);
    if (infinity == 0)
        return false;
    switch (dtype_size(tensor->dtype)) {
    case sizeof(int16_t):
        return has_of_16_bits(tensor->elements, tensor->count, infinity);
    case sizeof(int32_t):
        return has_of_32_bits(tensor->elements, tensor->count, infinity);
    default:
        return has_of_64_bits(tensor->elements, tensor->count, infinity);
    }
}

/* ---- sums and products of integers --------------------------------------------------------------------- */

/* The number with all bits set from the highest set bit downwards. */
static uint64_t all_below(uint64_t bits)
{
    for (int shift = 1; shift < 64; shift *= 2)
        bits |= bits >> shift;
    return bits;
}

/* A number of the form 2^k - 1 that no magnitude exceeds; magnitudes of signed numbers may exceed it by 1. */
#define DEFINE_LARGEST(name, type)                                                                \
    static uint64_t name(const void *elements, int64_t count, bool is_signed)                     \
    {                                                                                             \
        const type *numbers = elements, sign = (type)((type)is_signed << (8 * sizeof(type) - 1)); \
        type bits = 0;                                                                            \
        for (int64_t i = 0; i < count; i++)                                                       \
            bits |= (numbers[i] & sign) != 0 ? (type)~numbers[i] : numbers[i];                    \
        return all_below(bits);                                                                   \
    }

DEFINE_LARGEST(largest_of_8_bits, uint8_t)
DEFINE_LARGEST(largest_of_16_bits, uint16_t)
DEFINE_LARGEST(largest_of_32_bits, uint32_t)
DEFINE_LARGEST(largest_of_64_bits, uint64_t)

static uint64_t largest(const struct tensor *tensor)
{
    const bool is_signed = dtype_kind(tensor->dtype) == DTYPE_KIND_SIGNED;
    switch (dtype_size(tensor->dtype)) {
    case sizeof(uint8_t):
        return largest_of_8_bits(tensor->elements, tensor->count, is_signed);
    case sizeof(uint16_t):
        return largest_of_16_bits(tensor->elements, tensor->count, is_signed);
    case sizeof(uint32_t):
        return largest_of_32_bits(tensor->elements, tensor->count, is_signed);
    default:
        return largest_of_64_bits(tensor->elements, tensor->count, is_signed);
    }
}

/* Whether a + n * b (or a * b for n = 1; otherwise a product requires b at most 1) is certainly at most
 * `greatest`. */
static bool stays_within(uint64_t a, uint64_t b, uint64_t n, enum reduction reduction, uint64_t greatest)
{
    if (a > greatest)
        return false;
    if (reduction == REDUCTION_ADD)
        return b == 0 || (greatest - a) / b >= n;
    return b <= 1 || (n == 1 && (a == 0 || greatest / a >= b));
}

static bool may_overflow(const struct derived_expectation *derived, bool repeated)
{
    const struct tensor *data = derived->node.inputs[INPUT_DATA];
    const struct tensor *updates = derived->node.inputs[INPUT_UPDATES];
    /* One more for signed numbers: the smallest number of k bits has the magnitude 2^k. */
    uint64_t one = dtype_kind(data->dtype) == DTYPE_KIND_SIGNED,
             all = UINT64_MAX >> (64 - 8 * dtype_size(data->dtype));
    uint64_t most = repeated ? (uint64_t)updates->count : 1;
    return !stays_within(largest(data) + one, largest(updates) + one, most, derived->preparation.reduction,
                         all >> one);
}

bool single_values_may_be_open(const struct derived_expectation *derived, bool repeated)
{
    switch (reduction_kind(derived->preparation.reduction)) {
    case REDUCES_TO_SUM:
    case REDUCES_TO_PRODUCT:
        return dtype_is_integer(derived->output.dtype) && may_overflow(derived, repeated);
    case REDUCES_TO_EXTREME:
        return has_nan_or_minus_zero(derived->node.inputs[INPUT_DATA]) ||
               has_nan_or_minus_zero(derived->node.inputs[INPUT_UPDATES]);
    case REDUCES_TO_UPDATE:
        break;
    }
    return false;
}
