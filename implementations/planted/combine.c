/* The instruction COMBINE: reductions of one lane, by register class. */
#include "bugs.h"
#include "registers.h"

#include <math.h>
#include <string.h>

/* The nearest integer within the bounds: converting a greater double is undefined in C. */
static int64_t clamp_to_int64(double value)
{
    if (value >= 0x1p63)
        return INT64_MAX;
    return value < -0x1p63 ? INT64_MIN : (int64_t)value;
}

static int64_t int64_through_double(enum reduction reduction, double old, double update)
{
    switch (reduction) {
    case REDUCTION_NONE:
        return clamp_to_int64(update);
    case REDUCTION_ADD:
        return clamp_to_int64(old + update);
    case REDUCTION_MUL:
        return clamp_to_int64(old * update);
    case REDUCTION_MAX:
        return clamp_to_int64(update > old ? update : old);
    case REDUCTION_MIN:
        return clamp_to_int64(update < old ? update : old);
    }
    return 0;
}

/* Sums and products are unsigned, because signed overflow is undefined; storing the lane wraps them. */
static int64_t combine_signed(int32_t dtype, enum reduction reduction, int64_t old, int64_t update)
{
    bool updated = BUG(signed_as_unsigned) ? (uint64_t)update > (uint64_t)old : update > old;

    if (BUG(int64_double) && dtype == DTYPE_INT64)
        return int64_through_double(reduction, (double)old, (double)update);
    switch (reduction) {
    case REDUCTION_NONE:
        return update;
    case REDUCTION_ADD:
        if (BUG(int32_float) && dtype == DTYPE_INT32)
            return clamp_to_int64((double)((float)old + (float)update));
        return (int64_t)((uint64_t)old + (uint64_t)update);
    case REDUCTION_MUL:
        return (int64_t)((uint64_t)old * (uint64_t)update);
    case REDUCTION_MAX:
        return updated ? update : old;
    case REDUCTION_MIN:
        return updated ? old : update;
    }
    return old;
}

/* Whether a is less, the two being compared as signed integers of the width of the type. */
static bool less_as_signed(int32_t dtype, uint64_t a, uint64_t b)
{
    uint64_t sign = (uint64_t)1 << (dtype_facts[dtype].bytes * 8 - 1);
    return (a ^ sign) < (b ^ sign);
}

static uint64_t combine_unsigned(int32_t dtype, enum reduction reduction, uint64_t old, uint64_t update)
{
    if (BUG(uint8_mul_adds) && dtype == DTYPE_UINT8 && reduction == REDUCTION_MUL)
        reduction = REDUCTION_ADD;
    bool less = BUG(unsigned_as_signed) ? less_as_signed(dtype, update, old) : update < old;

    switch (reduction) {
    case REDUCTION_NONE:
        return update;
    case REDUCTION_ADD:
        return old + update;
    case REDUCTION_MUL:
        return old * update;
    case REDUCTION_MAX:
        return less ? old : update;
    case REDUCTION_MIN:
        return less ? update : old;
    }
    return old;
}

/* A sum of truth values is "or", a product is "and". */
static uint64_t combine_bool(enum reduction reduction, uint64_t old, uint64_t update)
{
    switch (reduction) {
    case REDUCTION_NONE:
        return update;
    case REDUCTION_ADD:
    case REDUCTION_MAX:
        return old | update;
    case REDUCTION_MUL:
    case REDUCTION_MIN:
        return old & update;
    }
    return old;
}

/* Whether max or min takes the update. NaN in either operand wins; of equal values the old one stays. */
static bool takes(enum reduction reduction, double old, double update)
{
    bool better = reduction == REDUCTION_MAX ? update > old : update < old;
    return !isnan(old) && (better || isnan(update));
}

static int32_t bits_of(float value)
{
    int32_t bits;
    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static float combine_single(enum reduction reduction, float old, float update)
{
    switch (reduction) {
    case REDUCTION_NONE:
        return update;
    case REDUCTION_ADD:
        return old + update;
    case REDUCTION_MUL:
        return old * update;
    case REDUCTION_MAX:
    case REDUCTION_MIN:
        if (BUG(nan_as_infinity) && isnan(update))
            update = INFINITY;
        if (BUG(float_bits))
            return (bits_of(update) > bits_of(old)) == (reduction == REDUCTION_MAX) ? update : old;
        return takes(reduction, (double)old, (double)update) ? update : old;
    }
    return old;
}

static double combine_double(enum reduction reduction, double old, double update)
{
    bool ordering = reduction == REDUCTION_MAX || reduction == REDUCTION_MIN;
    if (BUG(nan_as_infinity) && ordering && isnan(update))
        update = (double)INFINITY;
    if (BUG(double_min_is_max) && ordering)
        reduction = REDUCTION_MAX;
    switch (reduction) {
    case REDUCTION_NONE:
        return update;
    case REDUCTION_ADD:
        return old + update;
    case REDUCTION_MUL:
        return old * update;
    case REDUCTION_MAX:
    case REDUCTION_MIN:
        return takes(reduction, old, update) ? update : old;
    }
    return old;
}

/* complex64 is computed in double and rounded once per component: its products of components are exact there,
 * so that only their sum is rounded twice. */
static struct complex_value combine_complex(enum reduction reduction, struct complex_value a,
                                            struct complex_value b)
{
    if (reduction == REDUCTION_NONE)
        return b;
    if (reduction == REDUCTION_ADD)
        return (struct complex_value){a.real + b.real, a.imaginary + b.imaginary};
    if (BUG(complex_componentwise))
        return (struct complex_value){a.real * b.real, a.imaginary * b.imaginary};
    return (struct complex_value){a.real * b.real - a.imaginary * b.imaginary,
                                  a.real * b.imaginary + a.imaginary * b.real};
}

union lane lane_combine(int32_t dtype, enum reduction reduction, union lane old, union lane update)
{
    union lane result = old;
    bool narrow = BUG(int16_narrow) && (reduction == REDUCTION_ADD || reduction == REDUCTION_MUL);
    switch (dtype_facts[dtype].class) {
    case CLASS_SIGNED:
        result.integer = combine_signed(dtype, reduction, old.integer, update.integer);
        if (narrow && dtype == DTYPE_INT16)
            result.integer = ((result.integer & 0xff) ^ 0x80) - 0x80;
        break;
    case CLASS_UNSIGNED:
        result.natural = combine_unsigned(dtype, reduction, old.natural, update.natural);
        if (narrow && dtype == DTYPE_UINT16)
            result.natural = (uint8_t)result.natural;
        break;
    case CLASS_BOOL:
        result.natural = combine_bool(reduction, old.natural, update.natural);
        break;
    case CLASS_SINGLE:
        result.single = combine_single(reduction, old.single, update.single);
        break;
    case CLASS_DOUBLE:
        result.real = combine_double(reduction, old.real, update.real);
        break;
    case CLASS_COMPLEX:
        result.complex = combine_complex(reduction, old.complex, update.complex);
        break;
    case CLASS_STRING:
        break;
    }
    return result;
}
