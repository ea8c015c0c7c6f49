/* One addition or multiplication of a floating type, or one addition of complex numbers. */
#include "allowed_kinds.h"
#include "floating_format.h"
#include "kernels.h"

#include <math.h>
#include <string.h>

bool same_value(int32_t dtype, const void *a, const void *b)
{
    int32_t part = part_dtype(dtype);
    const char *left = a, *right = b;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part))
        if (memcmp(left + offset, right + offset, dtype_size(part)) != 0 &&
            !(isnan(floating_value(part, left + offset)) && isnan(floating_value(part, right + offset))))
            return false;
    return true;
}

struct standing foreign_value(const struct cell *cell)
{
    return standing_of(reduction_clause(cell->reduction), false, deviation_policy(cell));
}

/* The place of a number in the order of the numbers of its format; both zeros are 0. */
static int64_t rank_of(int32_t part, const void *element)
{
    size_t size = dtype_size(part);
    uint64_t bits = 0;
    uint16_t narrow;
    uint32_t middle;
    if (size == sizeof narrow) {
        memcpy(&narrow, element, sizeof narrow);
        bits = narrow;
    } else if (size == sizeof middle) {
        memcpy(&middle, element, sizeof middle);
        bits = middle;
    } else {
        memcpy(&bits, element, sizeof bits);
    }
    uint64_t sign = UINT64_C(1) << (8 * size - 1);
    return (bits & sign) != 0 ? -(int64_t)(bits & ~sign) : (int64_t)bits;
}

/* Whether two elements are neighbours in their format, infinity being the neighbour of the largest number. */
static bool are_neighbours(int32_t part, const void *a, const void *b)
{
    if (isnan(floating_value(part, a)) || isnan(floating_value(part, b)))
        return false;
    int64_t left = rank_of(part, a), right = rank_of(part, b);
    return left == right + 1 || right == left + 1; /* their difference may overflow */
}

static bool is_one_ulp_off(const struct cell *cell)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    const char *expected = cell->expected, *actual = cell->actual;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part))
        if (!same_value(part, expected + offset, actual + offset) &&
            !are_neighbours(part, expected + offset, actual + offset))
            return false;
    return true;
}

/* The element, or the zero of its sign where it is subnormal and to be flushed. */
static void copy_flushed(int32_t part, bool flush, const void *source, void *element)
{
    double value = floating_value(part, source);
    if (flush && fabs(value) < floating_format_of(part)->smallest_normal)
        floating_store(part, copysign(0, value), element);
    else
        memcpy(element, source, dtype_size(part));
}

/* Whether one operation on one part gives the result when operands, the result or both are flushed. */
static bool part_is_flushed(int32_t part, enum reduction reduction, const char *old, const char *update,
                            const char *actual)
{
    const struct kernels *kernels = kernels_find(part, reduction);
    for (int flags = 0; flags < 8; flags++) {
        _Alignas(8) char result[8], operand[8], flushed[8];
        copy_flushed(part, (flags & 1) != 0, old, result);
        copy_flushed(part, (flags & 2) != 0, update, operand);
        kernels->contiguous(result, operand, 1);
        copy_flushed(part, (flags & 4) != 0, result, flushed);
        bool zeros = floating_value(part, flushed) == 0 && floating_value(part, actual) == 0;
        if (same_value(part, flushed, actual) || zeros)
            return true;
    }
    return false;
}

/*
 * Whether flushing explains the result of one real operation, or of one addition of complex numbers. The caller
 * knows that the result is not what is expected; a zero of the wrong sign is explained only by a number flushed.
 */
static bool is_flushed(const struct cell *cell)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    const char *old = cell_old(cell), *update = cell_update(cell, 0), *actual = cell->actual;
    const char *expected = cell->expected;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part)) {
        bool exact_zero = floating_value(part, expected + offset) == 0;
        if (same_value(part, expected + offset, actual + offset))
            continue;
        if ((exact_zero && floating_value(part, actual + offset) == 0) ||
            !part_is_flushed(part, cell->reduction, old + offset, update + offset, actual + offset))
            return false;
    }
    return true;
}

/* Whether every part is the expected one, zeros of either sign being equal. */
static bool is_other_zero(const struct cell *cell)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    const char *expected = cell->expected, *actual = cell->actual;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part))
        if (!same_value(part, expected + offset, actual + offset) &&
            (floating_value(part, expected + offset) != 0 || floating_value(part, actual + offset) != 0))
            return false;
    return true;
}

/* clause: rounding, subnormals */
struct standing single_standing(const struct cell *cell)
{
    if (is_other_zero(cell))
        return standing_of(CELL_CLAUSE_ROUNDING, false, POLICY_ZERO_OTHER);
    if (is_flushed(cell))
        return standing_of(CELL_CLAUSE_SUBNORMALS, false, POLICY_FLUSHED);
    if (is_one_ulp_off(cell))
        return standing_of(CELL_CLAUSE_ROUNDING, false, POLICY_ONE_ULP);
    return foreign_value(cell);
}
