/* Guesses at the mistake that gives a wrong value: updates left out or doubled, another reduction. */
#include "cell.h"
#include "dtype.h"
#include "operator_version.h"

#include <string.h>

/* An element of any dtype that has reductions. */
struct element {
    _Alignas(16) char bytes[16];
};

/* Of more updates than this, not all are tried one by one; of more than the second, none is left out or
 * doubled while all others are applied. */
enum { UPDATES_TRIED = 4096, LISTS_TRIED = 64 };

/* ---- elements of any type, by their bits --------------------------------------------------------------- */

static struct element element_at(const struct cell *cell, const void *source)
{
    struct element element = {{0}};
    memcpy(element.bytes, source, dtype_size(cell->data->dtype));
    return element;
}

/* Reduces `start` with the updates from number `first` up to but not including `end`, in order. */
static struct element fold(const struct cell *cell, reduction_function *reduce, const void *start,
                           int64_t first, int64_t end)
{
    struct element result = element_at(cell, start);
    for (int64_t i = first; i < end; i++) {
        const struct element operand = element_at(cell, cell_update(cell, i));
        reduce(cell->data->dtype, result.bytes, operand.bytes);
    }
    return result;
}

static bool is_fold(const struct cell *cell, reduction_function *reduce, const void *start, int64_t first,
                    int64_t end)
{
    const struct element result = fold(cell, reduce, start, first, end);
    return same_bits(cell->data->dtype, result.bytes, cell->actual);
}

/* Whether the value is that of at most 64 updates of which the set `chosen`, a bit each, is applied so many
 * times. */
static bool is_fold_but(const struct cell *cell, reduction_function *reduce, uint64_t chosen, int times)
{
    struct element result = element_at(cell, cell_old(cell));
    for (int64_t i = 0; i < cell_count(cell); i++) {
        const struct element operand = element_at(cell, cell_update(cell, i));
        for (int n = 0; n < ((chosen >> i & 1) != 0 ? times : 1); n++)
            reduce(cell->data->dtype, result.bytes, operand.bytes);
    }
    return same_bits(cell->data->dtype, result.bytes, cell->actual);
}

bool cell_as_reduced_by(const struct cell *cell, enum reduction reduction, void *value)
{
    reduction_function *reduce = reduction_find(cell->data->dtype, reduction);
    if (reduce == NULL)
        return false;
    const struct element result = fold(cell, reduce, cell_old(cell), 0, cell_count(cell));
    memcpy(value, result.bytes, dtype_size(cell->data->dtype));
    return true;
}

static bool is_other_reduction(const struct cell *cell)
{
    struct element result;
    for (int reduction = REDUCTION_ADD; reduction < REDUCTION_COUNT; reduction++)
        if (reduction != (int)cell->reduction &&
            cell_as_reduced_by(cell, (enum reduction)reduction, result.bytes) &&
            same_bits(cell->data->dtype, result.bytes, cell->actual))
            return true;
    return false;
}

/* The result of one update, added to the old value: as if the formula were assigned with `+=`. */
static bool is_added_to_old(const struct cell *cell, reduction_function *reduce)
{
    reduction_function *add = reduction_find(cell->data->dtype, REDUCTION_ADD);
    if (add == NULL || cell_count(cell) != 1)
        return false;
    struct element result = fold(cell, reduce, cell_old(cell), 0, 1), old = element_at(cell, cell_old(cell));
    add(cell->data->dtype, result.bytes, old.bytes);
    return same_bits(cell->data->dtype, result.bytes, cell->actual);
}

/* Whether one update was applied so many times; only a few updates are tried, in order. */
static bool is_applied(const struct cell *cell, reduction_function *reduce, int times)
{
    const int64_t count = cell_count(cell);
    for (int64_t i = 0; count <= LISTS_TRIED && i < count; i++)
        if (is_fold_but(cell, reduce, (uint64_t)1 << i, times))
            return true;
    return false;
}

enum trait cell_mistake(const struct cell *cell)
{
    reduction_function *reduce = reduction_find(cell->data->dtype, cell->reduction);
    int64_t count = cell_count(cell);
    if (same_bits(cell->data->dtype, cell_old(cell), cell->actual))
        return MISTAKE_OLD_VALUE;
    for (int64_t i = 0; i < count && i < UPDATES_TRIED; i++)
        if (same_bits(cell->data->dtype, cell_update(cell, i), cell->actual))
            return MISTAKE_UPDATE_ALONE;
    if (reduce == NULL || cell->data->dtype == DTYPE_STRING)
        return MISTAKE_FOREIGN_VALUE;
    for (int64_t i = 0; count > 1 && i < count && i < UPDATES_TRIED; i++)
        /* clause: duplicates-reduced */
        if (is_fold(cell, reduce, cell_old(cell), i, i + 1))
            return MISTAKE_UPDATES_LOST;
    if (is_applied(cell, reduce, 0))
        return MISTAKE_UPDATES_LOST;
    if (is_applied(cell, reduce, 2))
        return MISTAKE_UPDATE_DOUBLED;
    /* clause: reduction-includes-data */
    if (count > 1 && is_fold(cell, reduce, cell_update(cell, 0), 1, count))
        return MISTAKE_OLD_LEFT_OUT;
    /* clause: reduction-assigns */
    if (is_added_to_old(cell, reduce))
        return MISTAKE_ADDED_TO_OLD;
    return is_other_reduction(cell) ? MISTAKE_OTHER_REDUCTION : MISTAKE_FOREIGN_VALUE;
}

/* ---- which updates are left out or doubled ------------------------------------------------------------- */

/* Whether two sets of updates have the same values, in order. */
static bool have_same_values(const struct cell *cell, uint64_t one, uint64_t other)
{
    for (int64_t i = 0, k = 0; one >> i != 0 && other >> k != 0; i++, k++) {
        while ((one >> i & 1) == 0)
            i++;
        while ((other >> k & 1) == 0)
            k++;
        if (!same_bits(cell->data->dtype, cell_update(cell, i), cell_update(cell, k)))
            return false;
    }
    return true;
}

/* The first set of `size` updates that gives the value; 0: there is none. *differ: another one does, with
 * other values. */
static uint64_t find_set(const struct cell *cell, reduction_function *reduce, int64_t size, int times,
                         bool *differ)
{
    const int64_t count = cell_count(cell);
    const uint64_t end = (uint64_t)1 << count;
    uint64_t found = 0;
    for (uint64_t set = ((uint64_t)1 << size) - 1; set < end;) {
        if (is_fold_but(cell, reduce, set, times)) {
            *differ |= found != 0 && !have_same_values(cell, found, set);
            found = found == 0 ? set : found;
        }
        const uint64_t lowest = set & (~set + 1), carried = set + lowest; /* the next set of this size */
        set = carried | (((set ^ carried) / lowest) >> 2);
    }
    return found;
}

bool cell_misused_updates(const struct cell *cell, struct misused_updates *misused)
{
    enum { MOST_SETS = 12, BITS_OF_A_BYTE = 8 };
    reduction_function *reduce = reduction_find(cell->data->dtype, cell->reduction);
    const int64_t count = cell_count(cell), bits = BITS_OF_A_BYTE * (int64_t)dtype_size(cell->data->dtype);
    bool differ = false;
    *misused = (struct misused_updates){.count = 0};
    if (reduce == NULL || cell->data->dtype == DTYPE_STRING || cell->data->dtype == DTYPE_BOOL ||
        cell->reduction == REDUCTION_NONE || count >= LISTS_TRIED || count > 2 * bits)
        return false;
    const uint64_t twice = find_set(cell, reduce, 1, 2, &differ);
    uint64_t lost = count > 1 ? find_set(cell, reduce, 1, 0, &differ) : 0;
    for (int64_t size = 2; twice == 0 && lost == 0 && size < count && count <= MOST_SETS && 2 * count <= bits;
         size++)
        lost = find_set(cell, reduce, size, 0, &differ);
    misused->doubled = twice != 0;
    for (int64_t i = 0; i < count; i++)
        if (((twice | lost) >> i & 1) != 0 && misused->count++ < OPERANDS_NAMED)
            misused->items[misused->count - 1] = i;
    return (twice != 0) != (lost != 0) && !differ;
}

/* ---- real numbers, by their values --------------------------------------------------------------------- */

struct reduction_of_numbers {
    int32_t dtype;
    bool product;
    const double *operands;
    int64_t count;
};

/* One operation, rounded to the type: in double it is exact, or so precise that rounding twice is
 * harmless. */
static double combine(const struct reduction_of_numbers *reduction, double a, double b)
{
    double element;
    floating_store(reduction->dtype, reduction->product ? a * b : a + b, &element);
    return floating_value(reduction->dtype, &element);
}

/* Reduces all operands in order, applying operand number `which` `times` times. */
static double fold_numbers(const struct reduction_of_numbers *reduction, int64_t which, int times)
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
    for (int64_t i = 1; i < count && i < UPDATES_TRIED; i++) {
        if (actual == operands[i])
            return MISTAKE_UPDATE_ALONE;
        if (count > 2 && actual == combine(&numbers, operands[0], operands[i]))
            return MISTAKE_UPDATES_LOST;
    }
    for (int64_t i = 1; count <= LISTS_TRIED && i < count; i++) {
        if (actual == fold_numbers(&numbers, i, 0))
            return MISTAKE_UPDATES_LOST;
        if (actual == fold_numbers(&numbers, i, 2))
            return MISTAKE_UPDATE_DOUBLED;
    }
    return MISTAKE_FOREIGN_VALUE;
}
