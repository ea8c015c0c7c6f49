/* Readings that compute with the right operands in another way than the element type of data has. */
#include "dtype.h"
#include "operator_version.h"
#include "reading.h"

#include <math.h>
#include <string.h>

/* Room for one element of any type of numbers. */
enum { ELEMENT_SIZE = 16 };

static bool is_floating(int32_t dtype)
{
    return dtype_kind(dtype) == DTYPE_KIND_FLOATING;
}

static bool is_signed(int32_t dtype)
{
    return dtype_kind(dtype) == DTYPE_KIND_SIGNED;
}

/* ---- numbers ------------------------------------------------------------------------------------------- */

/* The integer that a conversion of C gives where it is defined. Elsewhere the nearest one; or, as on x86, the
 * low bits of a conversion to int32 or int64, which gives the lowest integer if out of range. */
static uint64_t truncated(double value, int32_t to, bool saturates)
{
    const unsigned bits = 8 * (unsigned)dtype_size(to);
    const double end = ldexp(1, (int)bits - (is_signed(to) ? 1 : 0));
    const double begin = is_signed(to) ? -end : -1;
    if (value > begin - (is_signed(to) ? 1 : 0) && value < end)
        return value < 0 ? (uint64_t)(int64_t)value : (uint64_t)value;
    const int widest = bits < 32 || to == DTYPE_INT32 ? 31 : 63;
    if (!saturates)
        return fabs(value) < ldexp(1, widest) ? (uint64_t)(int64_t)value : (uint64_t)1 << widest;
    if (!(value > 0))
        return is_signed(to) && value < 0 ? (uint64_t)1 << (bits - 1) : 0;
    return is_signed(to) ? ((uint64_t)1 << (bits - 1)) - 1 : UINT64_MAX;
}

/* Converts an element to another type of numbers: integers to narrower ones by their low bits. */
static void convert(int32_t from, const void *element, int32_t to, bool saturates, void *converted)
{
    if (!is_floating(to)) {
        const uint64_t integer = is_floating(from) ? truncated(floating_value(from, element), to, saturates)
                                                   : integer_bits(from, element);
        store_bits(converted, dtype_size(to), integer);
    } else if (is_floating(from)) {
        floating_store(to, floating_value(from, element), converted);
    } else {
        const uint64_t integer = integer_bits(from, element);
        const bool is_float = to == DTYPE_FLOAT;
        const double value = is_signed(from)
                                 ? (is_float ? (double)(float)(int64_t)integer : (double)(int64_t)integer)
                             : is_float ? (double)(float)integer
                                        : (double)integer;
        floating_store(to, value, converted);
    }
}

/* ---- in another type ----------------------------------------------------------------------------------- */

/* Each update is computed in the other type, and the result converted back; or the same bits are taken for
 * the other type. */
static bool reduce_in_type(const struct reading *reading, struct application *application)
{
    const int32_t other = reading->other_type;
    const int32_t own = reading->arithmetic == ARITHMETIC_SAME_BITS ? other : reading->data->dtype;
    reduction_function *reduce = reduction_find(other, reading->reduction);
    const size_t size = dtype_size(own);
    if (reduce == NULL)
        return false;
    for (int64_t i = 0; i < application->placement.count; i++) {
        _Alignas(ELEMENT_SIZE) unsigned char old[ELEMENT_SIZE], update[ELEMENT_SIZE];
        char *cell = (char *)application->result.elements + application->placement.targets[i] * size;
        const char *given = (const char *)application->updates + (size_t)i * size;
        convert(own, cell, other, reading->saturates, old);
        convert(own, given, other, reading->saturates, update);
        reduce(other, old, update);
        convert(other, old, own, reading->saturates, cell);
    }
    return true;
}

/* The same with one conversion at the end: cells keep the other type in `wide`, which has room for a double
 * each. They have the old value, too, or the updates alone. */
static bool reduce_wide(const struct reading *reading, struct application *application)
{
    const int32_t own = reading->data->dtype, other = reading->other_type;
    reduction_function *reduce = reduction_find(other, reading->reduction),
                       *reduce_own = reduction_find(own, reading->reduction);
    const size_t size = dtype_size(own), wide = dtype_size(other);
    const bool has_old = reading->arithmetic == ARITHMETIC_WIDE;
    char *cells = application->result.elements, *sums = application->wide;
    if (reduce == NULL || reduce_own == NULL)
        return false;
    memset(application->met, 0, (size_t)application->result.count);
    for (int64_t i = 0; i < application->placement.count; i++) {
        _Alignas(ELEMENT_SIZE) unsigned char update[ELEMENT_SIZE];
        const uint64_t target = application->placement.targets[i];
        convert(own, (const char *)application->updates + (size_t)i * size, other, reading->saturates,
                update);
        if (application->met[target] == 0 && has_old)
            convert(own, cells + target * size, other, reading->saturates, sums + target * wide);
        if (application->met[target] == 0 && !has_old)
            memcpy(sums + target * wide, update, wide);
        else
            reduce(other, sums + target * wide, update);
        application->met[target] = 1;
    }
    for (int64_t cell = 0; cell < application->result.count; cell++) {
        _Alignas(ELEMENT_SIZE) unsigned char result[ELEMENT_SIZE];
        if (application->met[cell] == 0)
            continue;
        convert(other, sums + (size_t)cell * wide, own, reading->saturates, result);
        if (has_old)
            memcpy(cells + (size_t)cell * size, result, size);
        else
            reduce_own(own, cells + (size_t)cell * size, result);
    }
    return true;
}

/* The greatest or the least, as the other type sees them. */
static bool reduce_compared(const struct reading *reading, struct application *application)
{
    const int32_t own = reading->data->dtype, other = reading->other_type;
    reduction_function *reduce = reduction_find(other, reading->reduction);
    const size_t size = dtype_size(own), width = dtype_size(other);
    if (reduce == NULL)
        return false;
    for (int64_t i = 0; i < application->placement.count; i++) {
        _Alignas(ELEMENT_SIZE) unsigned char old[ELEMENT_SIZE], update[ELEMENT_SIZE], chosen[ELEMENT_SIZE];
        char *cell = (char *)application->result.elements + application->placement.targets[i] * size;
        const char *given = (const char *)application->updates + (size_t)i * size;
        convert(own, cell, other, true, old);
        convert(own, given, other, true, update);
        memcpy(chosen, old, width);
        reduce(other, chosen, update);
        const bool is_equal = memcmp(old, update, width) == 0;
        if (is_equal ? reading->takes_equal : memcmp(chosen, old, width) != 0)
            memcpy(cell, given, size);
    }
    return true;
}

/* ---- other operations ---------------------------------------------------------------------------------- */

/* old * 0 + update, in the element type. */
static bool blend(const struct reading *reading, struct application *application)
{
    static const _Alignas(ELEMENT_SIZE) unsigned char zero[ELEMENT_SIZE];
    const int32_t dtype = reading->data->dtype;
    reduction_function *product = reduction_find(dtype, REDUCTION_MUL),
                       *sum = reduction_find(dtype, REDUCTION_ADD);
    const size_t size = dtype_size(dtype);
    if (product == NULL || sum == NULL)
        return false;
    for (int64_t i = 0; i < application->placement.count; i++) {
        char *cell = (char *)application->result.elements + application->placement.targets[i] * size;
        product(dtype, cell, zero);
        sum(dtype, cell, (const char *)application->updates + (size_t)i * size);
    }
    return true;
}

static void flush(int32_t dtype, void *element)
{
    const double value = floating_value(dtype, element);
    if (value != 0 && fabs(value) < floating_format_of(dtype)->smallest_normal)
        floating_store(dtype, copysign(0, value), element);
}

static void flush_all(int32_t dtype, void *elements, int64_t count)
{
    const int32_t part = part_dtype(dtype);
    const size_t size = dtype_size(part), parts = dtype_size(dtype) / size;
    for (size_t i = 0; i < (size_t)count * parts; i++)
        flush(part, (char *)elements + i * size);
}

static void cut_strings(struct string_element *strings, int64_t count)
{
    for (int64_t i = 0; i < count; i++) {
        const char *end = strings[i].size == 0 ? NULL : memchr(strings[i].bytes, 0, strings[i].size);
        if (end != NULL)
            strings[i].size = (size_t)(end - strings[i].bytes);
    }
}

/* Makes updates positive, or their imaginary parts negative. */
static void change_signs(const struct reading *reading, struct application *application)
{
    const int32_t dtype = reading->data->dtype, part = part_dtype(dtype);
    const size_t size = dtype_size(dtype);
    for (int64_t i = 0; i < application->placement.count; i++) {
        char *update = (char *)application->updates + (size_t)i * size;
        if (reading->arithmetic == ARITHMETIC_CONJUGATED)
            floating_store(part, -floating_value(part, update + size / 2), update + size / 2);
        else if (is_floating(dtype))
            floating_store(dtype, fabs(floating_value(dtype, update)), update);
        else if ((int64_t)integer_bits(dtype, update) < 0)
            store_bits(update, size, -integer_bits(dtype, update));
    }
}

static void replace_nan(const struct reading *reading, struct application *application)
{
    const int32_t dtype = reading->data->dtype;
    const size_t size = dtype_size(dtype);
    for (int64_t i = 0; i < application->placement.count; i++) {
        char *update = (char *)application->updates + (size_t)i * size;
        if (isnan(floating_value(dtype, update)))
            floating_store(dtype, reading->nan_value, update);
    }
}

static bool reduce_in_fixed_point(const struct reading *reading, struct application *application)
{
    const int32_t dtype = reading->data->dtype;
    const size_t size = dtype_size(dtype);
    for (int64_t i = 0; i < application->placement.count; i++) {
        char *cell = (char *)application->result.elements + application->placement.targets[i] * size;
        const double old = floating_value(dtype, cell);
        const double update = floating_value(dtype, (const char *)application->updates + (size_t)i * size);
        const double sum =
            nearbyint(ldexp(old, reading->fraction_bits)) + nearbyint(ldexp(update, reading->fraction_bits));
        floating_store(dtype, ldexp(sum, -reading->fraction_bits), cell);
    }
    return true;
}

bool reading_compute(const struct reading *reading, struct application *application)
{
    const int32_t dtype = reading->data->dtype;
    const size_t size = dtype_size(dtype);
    reduction_function *reduce = reduction_find(dtype, reading->reduction);
    switch (reading->arithmetic) {
    case ARITHMETIC_OWN:
        break;
    case ARITHMETIC_SAME_BITS:
    case ARITHMETIC_IN_TYPE:
        return reduce_in_type(reading, application);
    case ARITHMETIC_WIDE:
    case ARITHMETIC_WIDE_UPDATES:
        return reduce_wide(reading, application);
    case ARITHMETIC_FIXED_POINT:
        return reduce_in_fixed_point(reading, application);
    case ARITHMETIC_COMPARED:
        return reduce_compared(reading, application);
    case ARITHMETIC_CONJUGATED:
    case ARITHMETIC_POSITIVE:
        change_signs(reading, application);
        break;
    case ARITHMETIC_BLEND:
        return blend(reading, application);
    case ARITHMETIC_FLUSH_DATA:
        flush_all(reading->data->dtype, application->result.elements, application->result.count);
        flush_all(reading->data->dtype, application->updates, application->placement.count);
        break;
    case ARITHMETIC_FLUSH:
        flush_all(reading->data->dtype, application->updates, application->placement.count);
        break;
    case ARITHMETIC_CUT_STRINGS_DATA:
        cut_strings(application->result.elements, application->result.count);
        cut_strings(application->updates, application->placement.count);
        break;
    case ARITHMETIC_CUT_STRINGS:
        cut_strings(application->updates, application->placement.count);
        break;
    case ARITHMETIC_NAN_REPLACED:
        replace_nan(reading, application);
        break;
    }
    if (reduce == NULL)
        return false;
    for (int64_t i = 0; i < application->placement.count; i++)
        reduce(dtype, (char *)application->result.elements + application->placement.targets[i] * size,
               (const char *)application->updates + (size_t)i * size);
    return true;
}
