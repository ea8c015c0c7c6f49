#include "floating_format.h"
#include "mistakes.h"

#include <math.h>
#include <stdbool.h>

/* The maximum number of operands that are tried one by one, and with each operand left out in turn. */
enum { OPERANDS_TRIED = 4096, LISTS_TRIED = 64 };

struct reduction_of_numbers {
    int32_t dtype;
    bool product;
    const double *operands;
    int64_t count;
};

/*
 * One operation, rounded to the type: in double it is exact, or so precise that rounding twice is harmless.
 */
static double combine(const struct reduction_of_numbers *reduction, double a, double b)
{
    double element;
    floating_store(reduction->dtype, reduction->product ? a * b : a + b, &element);
    return floating_value(reduction->dtype, &element);
}

/* Reduces all operands in order, applying operand number `which` `times` times. */
static double fold(const struct reduction_of_numbers *reduction, int64_t which, int times)
{
    double result = reduction->operands[0];
    for (int64_t i = 1; i < reduction->count; i++)
        for (int n = 0; n < (i == which ? times : 1); n++)
            result = combine(reduction, result, reduction->operands[i]);
    return result;
}

enum trait real_mistake(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                        double actual)
{
    const struct reduction_of_numbers numbers = {dtype, reduction == REDUCTION_MUL, operands, count};
    if (actual == operands[0])
        return MISTAKE_OLD_VALUE;
    for (int64_t i = 1; i < count && i < OPERANDS_TRIED; i++) {
        if (actual == operands[i])
            return MISTAKE_UPDATE_ALONE;
        if (count > 2 && actual == combine(&numbers, operands[0], operands[i]))
            return MISTAKE_UPDATES_LOST;
    }
    for (int64_t i = 1; count <= LISTS_TRIED && i < count; i++) {
        if (actual == fold(&numbers, i, 0))
            return MISTAKE_UPDATES_LOST;
        if (actual == fold(&numbers, i, 2))
            return MISTAKE_UPDATE_DOUBLED;
    }
    return MISTAKE_FOREIGN_VALUE;
}
