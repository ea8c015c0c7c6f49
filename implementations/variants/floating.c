/* The four floating types, and their sums, products and extremes. */
#include "operation.h"

#include <math.h>

static union value number(long double real)
{
    return (union value){.number = {.real = real}};
}

static union value read_number(const struct operation *operation, const void *element)
{
    return number(read_floating(operation->dtype, element));
}

static void write_number(const struct operation *operation, const union value *value, void *element)
{
    write_floating(operation->dtype, value->number.real, element);
}

static union value round_number(const struct operation *operation, const union value *value)
{
    return number(to_format(&operation->arithmetic, value->number.real));
}

static union value floating_identity(const struct operation *operation)
{
    switch (operation->reduction) {
    case REDUCTION_MUL:
        return number(1);
    case REDUCTION_MAX:
        return number(-INFINITY);
    case REDUCTION_MIN:
        return number(INFINITY);
    case REDUCTION_NONE:
    case REDUCTION_ADD:
        break;
    }
    return number(0);
}

/* If at least one operand is NaN. */
static long double extreme_with_nan(enum extreme extreme, long double first, long double second)
{
    switch (extreme) {
    case EXTREME_NUMBER:
        return isnan(first) ? second : first;
    case EXTREME_FIRST:
        return first;
    case EXTREME_SECOND:
        return second;
    case EXTREME_NAN:
        break;
    }
    return isnan(first) ? first : second;
}

/* For two equal numbers; only zeros can be distinguished. */
static long double extreme_of_equals(enum zeros zeros, bool max, long double first, long double second)
{
    bool first_is_greater = !signbit(first) || signbit(second);
    switch (zeros) {
    case ZEROS_SECOND:
        return second;
    case ZEROS_ORDERED:
        return first_is_greater == max ? first : second;
    case ZEROS_FIRST:
    case ZEROS_POSITIVE: /* see `extreme` */
        break;
    }
    return first;
}

static long double extreme_of_two(const struct operation *operation, long double first, long double second)
{
    bool max = operation->reduction == REDUCTION_MAX;
    first = operand(&operation->arithmetic, first);
    second = operand(&operation->arithmetic, second);
    if (isnan(first) || isnan(second))
        return extreme_with_nan(operation->variant->extreme, first, second);
    if (first == second)
        return extreme_of_equals(operation->variant->zeros, max, first, second);
    return (first > second) == max ? first : second;
}

static long double extreme(const struct operation *operation, long double first, long double second)
{
    long double result = extreme_of_two(operation, first, second);
    return result == 0 && operation->variant->zeros == ZEROS_POSITIVE ? 0 : result;
}

static union value combine_numbers(const struct operation *operation, const union value *first,
                                   const union value *second)
{
    const struct arithmetic *arithmetic = &operation->arithmetic;
    switch (operation->reduction) {
    case REDUCTION_ADD:
        return number(add(arithmetic, first->number.real, second->number.real));
    case REDUCTION_MUL:
        return number(multiply(arithmetic, first->number.real, second->number.real));
    case REDUCTION_MAX:
    case REDUCTION_MIN:
        return number(extreme(operation, first->number.real, second->number.real));
    case REDUCTION_NONE:
        break;
    }
    return *second;
}

const struct kind floating_kind = {
    .read = read_number,
    .identity = floating_identity,
    .combine = combine_numbers,
    .round = round_number,
    .write = write_number,
};
