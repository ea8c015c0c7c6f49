/* Sums and products of real numbers with every step rounded in one direction. */
#include "number.h"
#include "order_search.h"
#include "range_search.h"

#include <stdlib.h>
#include <string.h>

enum direction { DOWN, UP, TOWARD_ZERO, DIRECTION_COUNT };

/* How each step is computed: exactly, or `first` rounded to nearest in a wider format, then to the type. */
struct manner {
    bool product;
    const struct number_format *first; /* or NULL */
    const struct number_format *type;
    enum direction direction;
};

static struct number round_step(const struct manner *manner, struct number a, struct number b,
                                const struct number_format *format, enum rounding_mode mode)
{
    return (manner->product ? number_multiply(a, b, format, mode) : number_add(a, b, format, mode)).number;
}

static struct number step(const struct manner *manner, struct number a, struct number b)
{
    enum rounding_mode mode = manner->direction == UP ? ROUND_UP : ROUND_DOWN;
    if (manner->first != NULL) {
        struct number wide = round_step(manner, a, b, manner->first, ROUND_NEAREST);
        if (manner->direction == TOWARD_ZERO && wide.negative)
            mode = ROUND_UP;
        return number_round(wide, manner->type, mode).number;
    }
    struct number result = round_step(manner, a, b, manner->type, mode);
    if (manner->direction == TOWARD_ZERO && result.negative)
        result = round_step(manner, a, b, manner->type, ROUND_UP);
    return result;
}

static double evaluate(const struct manner *manner, const double *operands, enum fixed_order order,
                       int64_t count)
{
    struct number result = number_of(operands[fixed_order_operand(order, 0, count)]);
    for (int64_t i = 1; i < count; i++)
        result = step(manner, result, number_of(operands[fixed_order_operand(order, i, count)]));
    return number_to_double(result);
}

static int ascending(const void *a, const void *b)
{
    double x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return (x > y) - (x < y);
}

/* The product of x and y with three multiplications, for finite numbers and steps. False if a step is not
 * finite. */
static bool multiply_three(const struct manner *times, const struct number x[2], const struct number y[2],
                           double result[2])
{
    const struct manner sum = {.type = times->type, .direction = times->direction};
    struct number minus = y[0], steps[6];
    minus.negative = !minus.negative;
    steps[0] = step(&sum, x[0], x[1]);
    steps[1] = step(&sum, y[1], minus);
    steps[2] = step(&sum, y[0], y[1]);
    steps[3] = step(times, y[0], steps[0]);
    steps[4] = step(times, x[0], steps[1]);
    steps[5] = step(times, x[1], steps[2]);
    for (int i = 0; i < 6; i++)
        if (steps[i].kind == NUMBER_INFINITE)
            return false;
    steps[5].negative = !steps[5].negative;
    result[0] = number_to_double(step(&sum, steps[3], steps[5]));
    result[1] = number_to_double(step(&sum, steps[3], steps[4]));
    return true;
}

bool is_directed_three(int32_t part, const double x[2], const double y[2], const double actual[2])
{
    const struct number factors[2][2] = {{number_of(x[0]), number_of(x[1])},
                                         {number_of(y[0]), number_of(y[1])}};
    struct manner times = {.product = true, .type = number_format_of(part)};
    for (int direction = 0; direction < DIRECTION_COUNT; direction++)
        for (int first = 0; first < 2; first++) {
            double result[2];
            times.direction = (enum direction)direction;
            if (multiply_three(&times, factors[first], factors[1 - first], result) &&
                result[0] == actual[0] && result[1] == actual[1])
                return true;
        }
    return false;
}

bool is_directed_evaluation(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                            double actual, struct arena *arena)
{
    size_t size = (size_t)count * sizeof *operands;
    double *sorted = arena_allocate(arena, size);
    if (sorted == NULL)
        return true;
    memcpy(sorted, operands, size);
    qsort(sorted + 1, (size_t)count - 1, sizeof *sorted, ascending);
    struct manner manner = {.product = reduction == REDUCTION_MUL, .type = number_format_of(dtype)};
    bool narrow = dtype == DTYPE_FLOAT16 || dtype == DTYPE_BFLOAT16;
    for (int wide = 0; wide <= (narrow ? 1 : 0); wide++)
        for (int direction = 0; direction < DIRECTION_COUNT; direction++)
            for (int order = 0; order < FIXED_ORDER_COUNT; order++) {
                manner.first = wide != 0 ? &NUMBER_FLOAT : NULL;
                manner.direction = (enum direction)direction;
                const double *source = fixed_order_is_sorted((enum fixed_order)order) ? sorted : operands;
                if (evaluate(&manner, source, (enum fixed_order)order, count) == actual)
                    return true;
            }
    return false;
}
