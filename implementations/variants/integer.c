/* The eight integer types. Overflow behaviour is applied to exact sums and products. */
#include "operation.h"

#include <string.h>

struct integer_type {
    int bits;
    bool is_signed;
};

static struct integer_type type_of(int32_t dtype)
{
    switch (dtype) {
    case DTYPE_UINT8:
        return (struct integer_type){8, false};
    case DTYPE_INT8:
        return (struct integer_type){8, true};
    case DTYPE_UINT16:
        return (struct integer_type){16, false};
    case DTYPE_INT16:
        return (struct integer_type){16, true};
    case DTYPE_UINT32:
        return (struct integer_type){32, false};
    case DTYPE_INT32:
        return (struct integer_type){32, true};
    case DTYPE_UINT64:
        return (struct integer_type){64, false};
    default:
        return (struct integer_type){64, true};
    }
}

static struct wide_integer least(struct integer_type type)
{
    return type.is_signed ? wide_from_signed(-1 - (INT64_MAX >> (64 - type.bits))) : wide_from_unsigned(0);
}

static struct wide_integer greatest(struct integer_type type)
{
    return type.is_signed ? wide_from_signed(INT64_MAX >> (64 - type.bits))
                          : wide_from_unsigned(UINT64_MAX >> (64 - type.bits));
}

static bool holds(struct integer_type type, struct wide_integer value)
{
    return !wide_less(value, least(type)) && !wide_less(greatest(type), value);
}

/* The number that the lowest bits of `bits` represent in the type. */
static struct wide_integer cut(struct integer_type type, uint64_t bits)
{
    uint64_t kept = bits & UINT64_MAX >> (64 - type.bits);
    bool negative = type.is_signed && kept >> (type.bits - 1) != 0;
    if (!negative)
        return wide_from_unsigned(kept);
    uint64_t extended = kept | (type.bits == 64 ? 0 : UINT64_MAX << type.bits);
    return (struct wide_integer){.high = -1, .low = extended};
}

static struct wide_integer saturate(struct integer_type type, struct wide_integer value)
{
    if (wide_less(value, least(type)))
        return least(type);
    return wide_less(greatest(type), value) ? greatest(type) : value;
}

/* Via int32 or int64, to which x86 converts numbers out of range as the lowest number. */
static struct wide_integer indefinite(struct integer_type type, struct wide_integer value)
{
    struct integer_type by_way_of = {type.bits < 32 || (type.bits == 32 && type.is_signed) ? 32 : 64, true};
    if (holds(type, value))
        return value;
    return cut(type, holds(by_way_of, value) ? value.low : least(by_way_of).low);
}

static union value read_integer(const struct operation *operation, const void *element)
{
    struct integer_type type = type_of(operation->dtype);
    uint8_t byte;
    uint16_t half;
    uint32_t word;
    uint64_t bits;
    switch (type.bits) {
    case 8:
        memcpy(&byte, element, sizeof byte);
        bits = byte;
        break;
    case 16:
        memcpy(&half, element, sizeof half);
        bits = half;
        break;
    case 32:
        memcpy(&word, element, sizeof word);
        bits = word;
        break;
    default:
        memcpy(&bits, element, sizeof bits);
    }
    return (union value){.integer = cut(type, bits)};
}

static void write_integer(const struct operation *operation, const union value *value, void *element)
{
    uint8_t byte = (uint8_t)value->integer.low;
    uint16_t half = (uint16_t)value->integer.low;
    uint32_t word = (uint32_t)value->integer.low;
    switch (type_of(operation->dtype).bits) {
    case 8:
        memcpy(element, &byte, sizeof byte);
        break;
    case 16:
        memcpy(element, &half, sizeof half);
        break;
    case 32:
        memcpy(element, &word, sizeof word);
        break;
    default:
        memcpy(element, &value->integer.low, sizeof value->integer.low);
    }
}

static union value integer_identity(const struct operation *operation)
{
    struct integer_type type = type_of(operation->dtype);
    switch (operation->reduction) {
    case REDUCTION_MUL:
        return (union value){.integer = wide_from_signed(1)};
    case REDUCTION_MAX:
        return (union value){.integer = least(type)};
    case REDUCTION_MIN:
        return (union value){.integer = greatest(type)};
    case REDUCTION_NONE:
    case REDUCTION_ADD:
        break;
    }
    return (union value){.integer = wide_from_signed(0)};
}

static struct wide_integer combine_exactly(enum reduction reduction, struct wide_integer first,
                                           struct wide_integer second)
{
    switch (reduction) {
    case REDUCTION_ADD:
        return wide_sum(first, second);
    case REDUCTION_MUL:
        return wide_product(first, second);
    case REDUCTION_MAX:
        return wide_less(first, second) ? second : first;
    case REDUCTION_MIN:
        return wide_less(second, first) ? second : first;
    case REDUCTION_NONE:
        break;
    }
    return second;
}

static struct wide_integer to_type(const struct operation *operation, struct wide_integer value)
{
    struct integer_type type = type_of(operation->dtype);
    switch (operation->variant->overflow) {
    case OVERFLOW_SATURATES:
    case OVERFLOW_SATURATES_AT_END:
        return saturate(type, value);
    case OVERFLOW_INDEFINITE:
        return indefinite(type, value);
    case OVERFLOW_WRAPS:
        break;
    }
    return cut(type, value.low);
}

static union value combine_integers(const struct operation *operation, const union value *first,
                                    const union value *second)
{
    struct wide_integer exact = combine_exactly(operation->reduction, first->integer, second->integer);
    bool at_every_step =
        operation->variant->overflow == OVERFLOW_WRAPS || operation->variant->overflow == OVERFLOW_SATURATES;
    return (union value){.integer = at_every_step ? to_type(operation, exact) : exact};
}

static union value round_integer(const struct operation *operation, const union value *value)
{
    return (union value){.integer = to_type(operation, value->integer)};
}

const struct kind integer_kind = {
    .read = read_integer,
    .identity = integer_identity,
    .combine = combine_integers,
    .round = round_integer,
    .write = write_integer,
};
