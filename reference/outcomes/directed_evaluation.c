#include "directed_evaluation.h"

#include "number.h"
#include "order_search.h"

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
