/* Features of values, and of strings. */
#include "world_fixture.h"

#include <string.h>

/* ---- bits of parts ------------------------------------------------------------------------------------- */

/* Bits of a part, and how many of them are of the fraction; 0: an integer. */
struct form {
    int bits, fraction, parts;
};

static struct form form_of(int32_t dtype)
{
    switch (dtype) {
    case DTYPE_FLOAT16:
        return (struct form){16, 10, 1};
    case DTYPE_BFLOAT16:
        return (struct form){16, 7, 1};
    case DTYPE_FLOAT:
        return (struct form){32, 23, 1};
    case DTYPE_DOUBLE:
        return (struct form){64, 52, 1};
    case DTYPE_COMPLEX64:
        return (struct form){32, 23, 2};
    case DTYPE_COMPLEX128:
        return (struct form){64, 52, 2};
    default:
        return (struct form){8 * (int)dtype_size(dtype), 0, 1};
    }
}

static uint64_t part_bits(const struct tensor *tensor, int64_t place)
{
    switch (form_of(tensor->dtype).bits) {
    case 8:
        return ((const uint8_t *)tensor->elements)[place];
    case 16:
        return ((const uint16_t *)tensor->elements)[place];
    case 32:
        return ((const uint32_t *)tensor->elements)[place];
    default:
        return ((const uint64_t *)tensor->elements)[place];
    }
}

/* ---- real numbers -------------------------------------------------------------------------------------- */

enum real {
    MINUS_ZERO,
    PLUS_ZERO,
    PLUS_INFINITY,
    MINUS_INFINITY,
    QUIET_NAN,
    PAYLOAD_NAN,
    NEGATIVE_NAN,
    SIGNALLING_NAN,
    LARGEST,
    LEAST_NORMAL,
    SUBNORMAL,
    LEAST_SUBNORMAL
};

static bool is_real(enum real real, uint64_t bits, struct form form)
{
    const uint64_t sign = (uint64_t)1 << (form.bits - 1), normal = (uint64_t)1 << form.fraction;
    const uint64_t infinity = sign - normal, magnitude = bits & (sign - 1), quiet = infinity | normal >> 1;
    switch (real) {
    case MINUS_ZERO:
        return bits == sign;
    case PLUS_ZERO:
        return bits == 0;
    case PLUS_INFINITY:
        return bits == infinity;
    case MINUS_INFINITY:
        return bits == (sign | infinity);
    case QUIET_NAN:
        return bits == quiet;
    case PAYLOAD_NAN:
        return magnitude > quiet;
    case NEGATIVE_NAN:
        return magnitude > infinity && (bits & sign) != 0;
    case SIGNALLING_NAN:
        return magnitude > infinity && magnitude < quiet;
    case LARGEST:
        return magnitude == infinity - 1;
    case LEAST_NORMAL:
        return magnitude == normal;
    case SUBNORMAL:
        return magnitude > 1 && magnitude < normal;
    case LEAST_SUBNORMAL:
        return magnitude == 1;
    }
    return false;
}

#define OF(slot, what) ((what)*INPUT_SLOTS + (slot))

/* Some element of float16 is the number given. */
static bool has_real(const struct world_case *made, int parameter)
{
    const struct tensor *tensor = &made->inputs[parameter % INPUT_SLOTS];
    for (int64_t i = 0; made->kind.dtype == DTYPE_FLOAT16 && i < tensor->count; i++)
        if (is_real((enum real)(parameter / INPUT_SLOTS), part_bits(tensor, i), form_of(DTYPE_FLOAT16)))
            return true;
    return false;
}

/* One NaN among many other numbers. */
static bool has_one_nan(const struct world_case *made, int parameter)
{
    const struct tensor *tensor = &made->inputs[parameter % INPUT_SLOTS];
    int64_t found = 0;
    if (made->kind.dtype != DTYPE_FLOAT || (int)made->kind.reduction != parameter / INPUT_SLOTS)
        return false;
    for (int64_t i = 0; i < tensor->count; i++)
        found += is_real(NEGATIVE_NAN, part_bits(tensor, i) | (uint64_t)1 << 31, form_of(DTYPE_FLOAT));
    return found == 1 && tensor->count > 8;
}

static bool has_complex_nan(const struct world_case *made, int dtype)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    for (int64_t i = 0; made->kind.dtype == dtype && i < 2 * updates->count; i++)
        if (is_real(QUIET_NAN, part_bits(updates, i), form_of(dtype)))
            return true;
    return false;
}

/* ---- integers ------------------------------------------------------------------------------------------ */

static bool has_integer(const struct world_case *made, int32_t dtype, uint64_t number)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    for (int64_t i = 0; made->kind.dtype == dtype && i < updates->count; i++)
        if (part_bits(updates, i) == number)
            return true;
    return false;
}

static bool has_int32(const struct world_case *made, int number)
{
    return has_integer(made, DTYPE_INT32, (uint32_t)number);
}

static bool has_power_of_two_and_one(const struct world_case *made, int exponent)
{
    return has_integer(made, DTYPE_INT64, ((uint64_t)1 << exponent) + 1);
}

static bool has_int8(const struct world_case *made, int number)
{
    return has_integer(made, DTYPE_INT8, (uint8_t)number);
}

/* ---- whole tensors ------------------------------------------------------------------------------------- */

static int32_t wide(const struct world_case *made)
{
    const int32_t dtype = made->kind.dtype;
    return dtype == DTYPE_INT32 || dtype == DTYPE_INT64 || dtype == DTYPE_FLOAT || dtype == DTYPE_DOUBLE;
}

/* No element of data or updates is there twice. */
static bool all_differ(const struct world_case *made, int reduction)
{
    const struct tensor *tensors[] = {&made->inputs[INPUT_DATA], &made->inputs[INPUT_UPDATES]};
    uint64_t seen[256];
    int64_t count = 0;
    if ((int)made->kind.reduction != reduction || !wide(made) || tensors[0]->count < 8 ||
        tensors[1]->count < 8 || tensors[0]->count + tensors[1]->count > 256)
        return false;
    for (int t = 0; t < 2; t++)
        for (int64_t i = 0; i < tensors[t]->count; i++)
            seen[count++] = part_bits(tensors[t], i);
    for (int64_t i = 0; i < count; i++)
        for (int64_t j = 0; j < i; j++)
            if (seen[i] == seen[j])
                return false;
    return true;
}

/* The elements of updates differ, but only in one half of their bits. */
static bool differs_in_half(const struct world_case *made, int upper)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    const int half = 4 * (int)dtype_size(made->kind.dtype);
    if (!wide(made) || updates->count < 8 || part_bits(updates, 0) == part_bits(updates, 1))
        return false;
    for (int64_t i = 1; i < updates->count; i++) {
        const uint64_t different = part_bits(updates, i) ^ part_bits(updates, 0);
        if ((upper ? different << (64 - half) : different >> half) != 0)
            return false;
    }
    /* not just small numbers, or whole ones */
    const uint64_t first = part_bits(updates, 0), mask = ((uint64_t)1 << half) - 1;
    return upper ? (first & mask) != 0 && (first & mask) != mask
                 : first >> half != 0 && first >> half != mask;
}

static bool is_constant(const struct world_case *made, int slot)
{
    const struct tensor *tensor = &made->inputs[slot];
    const size_t size = dtype_size(tensor->dtype);
    return tensor->dtype != DTYPE_BOOL && tensor->count > 8 &&
           memcmp(tensor->elements, (const char *)tensor->elements + size, tensor->size - size) == 0;
}

/* More than half of the updates of int32 are the number given. */
static bool has_mostly(const struct world_case *made, int parameter)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    const int32_t numbers[REDUCTION_COUNT] = {
        [REDUCTION_MUL] = 1, [REDUCTION_MAX] = INT32_MIN, [REDUCTION_MIN] = INT32_MAX};
    int64_t same = 0;
    if (made->kind.dtype != DTYPE_INT32 || (int)made->kind.reduction != parameter)
        return false;
    for (int64_t i = 0; i < updates->count; i++)
        same += ((const int32_t *)updates->elements)[i] == numbers[parameter];
    return updates->count > 8 && 2 * same > updates->count && same < updates->count;
}

static bool is_negative(const struct world_case *made, int reduction)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    for (int64_t i = 0; i < updates->count; i++)
        if (made->kind.dtype != DTYPE_FLOAT || part_bits(updates, i) >> 31 == 0)
            return false;
    return updates->count > 8 && (int)made->kind.reduction == reduction;
}

/* All updates of float are from 1/4 to 4 and need all digits. */
static bool is_near_one(const struct world_case *made, int reduction)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    int64_t odd = 0;
    for (int64_t i = 0; made->kind.dtype == DTYPE_FLOAT && i < updates->count; i++) {
        const uint64_t exponent = part_bits(updates, i) >> 23 & 0xff;
        if (exponent < 125 || exponent > 128)
            return false;
        odd += (int64_t)(part_bits(updates, i) & 1);
    }
    return made->kind.dtype == DTYPE_FLOAT && (int)made->kind.reduction == reduction && updates->count > 8 &&
           4 * odd > updates->count;
}

static bool has_bools(const struct world_case *made, int sum)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    int64_t found = 0;
    for (int64_t i = 0; made->kind.dtype == DTYPE_BOOL && i < updates->count; i++)
        found += part_bits(updates, i) != 0;
    return made->kind.dtype == DTYPE_BOOL && updates->count > 8 &&
           (sum == 0   ? found == 0
            : sum == 1 ? found == updates->count
                       : found > 2 && found < updates->count - 2);
}

#define IN_BOTH(name, what)                                   \
    {name " in data", has_real, OF(INPUT_DATA, what)},        \
    {                                                         \
        name " in updates", has_real, OF(INPUT_UPDATES, what) \
    }

const struct feature features_of_values[] = {
    IN_BOTH("-0", MINUS_ZERO),
    IN_BOTH("+0", PLUS_ZERO),
    IN_BOTH("infinity", PLUS_INFINITY),
    IN_BOTH("-infinity", MINUS_INFINITY),
    IN_BOTH("NaN", QUIET_NAN),
    IN_BOTH("NaN with a payload", PAYLOAD_NAN),
    IN_BOTH("negative NaN", NEGATIVE_NAN),
    IN_BOTH("signalling NaN", SIGNALLING_NAN),
    IN_BOTH("the largest number", LARGEST),
    IN_BOTH("the least normal number", LEAST_NORMAL),
    IN_BOTH("a subnormal number", SUBNORMAL),
    IN_BOTH("the least number", LEAST_SUBNORMAL),
    {"one NaN in data under max", has_one_nan, OF(INPUT_DATA, REDUCTION_MAX)},
    {"one NaN in updates under max", has_one_nan, OF(INPUT_UPDATES, REDUCTION_MAX)},
    {"one NaN in updates under add", has_one_nan, OF(INPUT_UPDATES, REDUCTION_ADD)},
    {"NaN in complex64", has_complex_nan, DTYPE_COMPLEX64},
    {"NaN in complex128", has_complex_nan, DTYPE_COMPLEX128},
    {"INT32_MIN", has_int32, INT32_MIN},
    {"INT32_MAX", has_int32, INT32_MAX},
    {"2^24 + 1", has_int32, (1 << 24) + 1},
    {"the bits of 1.0f as int32", has_int32, 0x3f800000},
    {"2^53 + 1", has_power_of_two_and_one, 53},
    {"2^32 + 1", has_power_of_two_and_one, 32},
    {"INT8_MIN", has_int8, INT8_MIN},
    {"INT8_MAX", has_int8, INT8_MAX},
    {"all different under none", all_differ, REDUCTION_NONE},
    {"all different under max", all_differ, REDUCTION_MAX},
    {"different in low bits only", differs_in_half, 0},
    {"different in high bits only", differs_in_half, 1},
    {"constant data", is_constant, INPUT_DATA},
    {"constant updates", is_constant, INPUT_UPDATES},
    {"mostly 0 under add", has_mostly, REDUCTION_ADD},
    {"mostly 1 under mul", has_mostly, REDUCTION_MUL},
    {"mostly the least under max", has_mostly, REDUCTION_MAX},
    {"mostly the greatest under min", has_mostly, REDUCTION_MIN},
    {"all negative under max", is_negative, REDUCTION_MAX},
    {"numbers that round under add", is_near_one, REDUCTION_ADD},
    {"numbers that round under mul", is_near_one, REDUCTION_MUL},
    {"false alone", has_bools, 0},
    {"true alone", has_bools, 1},
    {"true and false", has_bools, 2},
    {NULL, NULL, 0}};

static bool has_string(const struct world_case *made, bool (*is_it)(const struct string_element *, int),
                       int parameter)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    const struct string_element *elements = updates->elements;
    for (int64_t i = 0; made->kind.dtype == DTYPE_STRING && i < updates->count; i++)
        if (is_it(&elements[i], parameter))
            return true;
    return false;
}

static bool is_of_size(const struct string_element *string, int size)
{
    return string->size == (size_t)size;
}

static bool has_size(const struct world_case *made, int size)
{
    return has_string(made, is_of_size, size);
}

static bool has_byte_of_class(const struct string_element *string, int high)
{
    for (size_t i = 0; i < string->size; i++)
        if (high ? (unsigned char)string->bytes[i] >= 0xf8 : string->bytes[i] == '\0') /* never in UTF-8 */
            return true;
    return false;
}

static bool has_byte(const struct world_case *made, int high)
{
    return has_string(made, has_byte_of_class, high);
}

/* Two neighbours of one size have so many bytes in common at the beginning or at the end, and differ. */
static bool has_common_part(const struct world_case *made, int size)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    const struct string_element *elements = updates->elements;
    const size_t common = (size_t)(size < 0 ? -size : size);
    for (int64_t i = 1; made->kind.dtype == DTYPE_STRING && i < updates->count; i++) {
        const struct string_element *a = &elements[i - 1], *b = &elements[i];
        const size_t from = size < 0 ? a->size - common : 0;
        if (a->size == b->size && a->size > common && memcmp(a->bytes, b->bytes, a->size) != 0 &&
            memcmp(a->bytes + from, b->bytes + from, common) == 0)
            return true;
    }
    return false;
}

const struct feature features_of_strings[] = {{"an empty string", has_size, 0},
                                              {"a string of 1", has_size, 1},
                                              {"a string of 7", has_size, 7},
                                              {"a string of 8", has_size, 8},
                                              {"a string of 15", has_size, 15},
                                              {"a string of 16", has_size, 16},
                                              {"a string of 22", has_size, 22},
                                              {"a string of 23", has_size, 23},
                                              {"a string of 24", has_size, 24},
                                              {"a string of 31", has_size, 31},
                                              {"a string of 32", has_size, 32},
                                              {"a string of 33", has_size, 33},
                                              {"a string of 64", has_size, 64},
                                              {"a string of 65", has_size, 65},
                                              {"a string of 70", has_size, 70},
                                              {"a string with NUL", has_byte, 0},
                                              {"a string that is not UTF-8", has_byte, 1},
                                              {"a common prefix of 5", has_common_part, 5},
                                              {"a common prefix of 16", has_common_part, 16},
                                              {"a common end of 16", has_common_part, -16},
                                              {NULL, NULL, 0}};
