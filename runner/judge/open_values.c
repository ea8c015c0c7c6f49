#include "open_values.h"

#include "dtype.h"
#include "floating_format.h"

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

/* ---- max and min of floating types ------------------------------------------------------------------------------ */

/* Whether some number is a NaN or a negative zero, by its bits: the magnitude of NaN is greater than that of infinity. */
#define DEFINE_HAS_NAN_OR_MINUS_ZERO(name, type, sign, infinity)                                            \
    static bool name(const void *elements, int64_t count)                                                   \
    {                                                                                                       \
        const u##type *bits = elements;                                                                     \
        type found = 0;                                                                                     \
        for (int64_t i = 0; i < count; i++)                                                                 \
            found |=                                                                                        \
                (type)((type)(bits[i] & (u##type) ~(sign)) > (type)(infinity)) | (type)(bits[i] == (sign)); \
        return found != 0;                                                                                  \
    }

DEFINE_HAS_NAN_OR_MINUS_ZERO(float16_has, int16_t, 0x8000, 0x7c00)
DEFINE_HAS_NAN_OR_MINUS_ZERO(bfloat16_has, int16_t, 0x8000, 0x7f80)
DEFINE_HAS_NAN_OR_MINUS_ZERO(float_has, int32_t, 0x80000000, 0x7f800000)
DEFINE_HAS_NAN_OR_MINUS_ZERO(double_has, int64_t, 0x8000000000000000, 0x7ff0000000000000)

static bool has_nan_or_minus_zero(const struct tensor *tensor)
{
    switch (tensor->dtype) {
    case DTYPE_FLOAT16:
        return float16_has(tensor->elements, tensor->count);
    case DTYPE_BFLOAT16:
        return bfloat16_has(tensor->elements, tensor->count);
    case DTYPE_FLOAT:
        return float_has(tensor->elements, tensor->count);
    case DTYPE_DOUBLE:
        return double_has(tensor->elements, tensor->count);
    default:
        return false;
    }
}

/* ---- sums and products of integers ------------------------------------------------------------------------------------- */

/* The number with all bits set from the highest set bit downwards. */
static uint64_t all_below(uint64_t bits)
{
    for (int shift = 1; shift < 64; shift *= 2)
        bits |= bits >> shift;
    return bits;
}

/* A number of the form 2^k - 1 that no magnitude exceeds; magnitudes of signed numbers may exceed it by 1. */
#define DEFINE_LARGEST(name, type)                                     \
    static uint64_t name(const void *elements, int64_t count)          \
    {                                                                  \
        const type *numbers = elements;                                \
        type bits = 0;                                                 \
        for (int64_t i = 0; i < count; i++)                            \
            bits |= (type)(numbers[i] < 0 ? ~numbers[i] : numbers[i]); \
        return all_below((uint64_t)bits);                              \
    }

DEFINE_LARGEST(largest_int8, int8_t)
DEFINE_LARGEST(largest_int16, int16_t)
DEFINE_LARGEST(largest_int32, int32_t)
DEFINE_LARGEST(largest_int64, int64_t)

#define DEFINE_LARGEST_UNSIGNED(name, type)                   \
    static uint64_t name(const void *elements, int64_t count) \
    {                                                         \
        const type *numbers = elements;                       \
        type bits = 0;                                        \
        for (int64_t i = 0; i < count; i++)                   \
            bits |= numbers[i];                               \
        return all_below((uint64_t)bits);                     \
    }

DEFINE_LARGEST_UNSIGNED(largest_uint8, uint8_t)
DEFINE_LARGEST_UNSIGNED(largest_uint16, uint16_t)
DEFINE_LARGEST_UNSIGNED(largest_uint32, uint32_t)
DEFINE_LARGEST_UNSIGNED(largest_uint64, uint64_t)

static uint64_t largest(const struct tensor *tensor)
{
    switch (tensor->dtype) {
    case DTYPE_INT8:
        return largest_int8(tensor->elements, tensor->count);
    case DTYPE_INT16:
        return largest_int16(tensor->elements, tensor->count);
    case DTYPE_INT32:
        return largest_int32(tensor->elements, tensor->count);
    case DTYPE_INT64:
        return largest_int64(tensor->elements, tensor->count);
    case DTYPE_UINT8:
        return largest_uint8(tensor->elements, tensor->count);
    case DTYPE_UINT16:
        return largest_uint16(tensor->elements, tensor->count);
    case DTYPE_UINT32:
        return largest_uint32(tensor->elements, tensor->count);
    case DTYPE_UINT64:
        return largest_uint64(tensor->elements, tensor->count);
    default:
        return 0;
    }
}

/* Whether a + n * b (or a * b for n = 1; otherwise a product requires b at most 1) is certainly at most `greatest`. */
static bool stays_within(uint64_t a, uint64_t b, uint64_t n, enum reduction reduction, uint64_t greatest)
{
    if (a > greatest)
        return false;
    if (reduction == REDUCTION_ADD)
        return b == 0 || (greatest - a) / b >= n;
    return b <= 1 || (n == 1 && (a == 0 || greatest / a >= b));
}

static bool is_signed(int32_t dtype)
{
    return dtype == DTYPE_INT8 || dtype == DTYPE_INT16 || dtype == DTYPE_INT32 || dtype == DTYPE_INT64;
}

static bool is_integer(int32_t dtype)
{
    return is_signed(dtype) || dtype == DTYPE_UINT8 || dtype == DTYPE_UINT16 || dtype == DTYPE_UINT32 ||
           dtype == DTYPE_UINT64;
}

static bool may_overflow(const struct derived_expectation *derived, bool repeated)
{
    const struct tensor *data = derived->node.inputs[INPUT_DATA];
    const struct tensor *updates = derived->node.inputs[INPUT_UPDATES];
    /* One more for signed numbers: the smallest number of k bits has the magnitude 2^k. */
    uint64_t one = is_signed(data->dtype), all = UINT64_MAX >> (64 - 8 * dtype_size(data->dtype));
    uint64_t most = repeated ? (uint64_t)updates->count : 1;
    return !stays_within(largest(data) + one, largest(updates) + one, most, derived->preparation.reduction,
                         all >> one);
}

bool single_values_may_be_open(const struct derived_expectation *derived, bool repeated)
{
    switch (reduction_kind(derived->preparation.reduction)) {
    case REDUCES_TO_SUM:
    case REDUCES_TO_PRODUCT:
        return is_integer(derived->output.dtype) && may_overflow(derived, repeated);
    case REDUCES_TO_EXTREME:
        return has_nan_or_minus_zero(derived->node.inputs[INPUT_DATA]) ||
               has_nan_or_minus_zero(derived->node.inputs[INPUT_UPDATES]);
    case REDUCES_TO_UPDATE:
        break;
    }
    return false;
}
