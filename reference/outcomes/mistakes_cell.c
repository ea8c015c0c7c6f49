#include "kernels.h"
#include "mistakes.h"

#include <string.h>

/* An element of any dtype that has kernels. */
struct element {
    _Alignas(16) char bytes[16];
};

/* If there are more updates than this, they are not tried one by one. */
enum { UPDATES_TRIED = 4096 };

static struct element element_at(const struct cell *cell, const void *source)
{
    struct element element = {{0}};
    memcpy(element.bytes, source, dtype_size(cell->data->dtype));
    return element;
}

static bool is_actual(const struct cell *cell, const struct element *element)
{
    return same_bits(cell->data->dtype, element->bytes, cell->actual);
}

static bool is_combination(const struct cell *cell, const struct kernels *kernels, const void *left,
                           const void *right)
{
    struct element result = element_at(cell, left), operand = element_at(cell, right);
    kernels->contiguous(result.bytes, operand.bytes, 1);
    return is_actual(cell, &result);
}

/* Whether the updates from number `first` on, combined with `start`, give the value. */
static bool is_fold(const struct cell *cell, enum reduction reduction, const void *start, int64_t first)
{
    const struct kernels *kernels = kernels_find(cell->data->dtype, reduction);
    if (kernels == NULL)
        return false;
    struct element result = element_at(cell, start);
    for (int64_t i = first; i < cell_count(cell); i++) {
        struct element operand = element_at(cell, cell_update(cell, i));
        kernels->contiguous(result.bytes, operand.bytes, 1);
    }
    return is_actual(cell, &result);
}

static bool is_other_reduction(const struct cell *cell)
{
    for (int reduction = REDUCTION_ADD; reduction < REDUCTION_COUNT; reduction++)
        if (reduction != (int)cell->reduction && is_fold(cell, (enum reduction)reduction, cell_old(cell), 0))
            return true;
    return false;
}

/* The result of one update, added to the old value: as if the formula were assigned with `+=`. */
static bool is_added_to_old(const struct cell *cell, const struct kernels *kernels)
{
    const struct kernels *add = kernels_find(cell->data->dtype, REDUCTION_ADD);
    if (add == NULL || cell_count(cell) != 1)
        return false;
    struct element result = element_at(cell, cell_old(cell)),
                   operand = element_at(cell, cell_update(cell, 0));
    kernels->contiguous(result.bytes, operand.bytes, 1);
    return is_combination(cell, add, result.bytes, cell_old(cell));
}

/* Whether one update was applied twice; only a few updates are tried, in order. */
static bool is_doubled(const struct cell *cell, const struct kernels *kernels)
{
    enum { UPDATES_DOUBLED = 64 };
    int64_t count = cell_count(cell);
    for (int64_t twice = 0; count <= UPDATES_DOUBLED && twice < count; twice++) {
        struct element result = element_at(cell, cell_old(cell));
        for (int64_t i = 0; i < count; i++) {
            struct element operand = element_at(cell, cell_update(cell, i));
            kernels->contiguous(result.bytes, operand.bytes, 1);
            if (i == twice)
                kernels->contiguous(result.bytes, operand.bytes, 1);
        }
        if (is_actual(cell, &result))
            return true;
    }
    return false;
}

enum trait cell_mistake(const struct cell *cell)
{
    const struct kernels *kernels = kernels_find(cell->data->dtype, cell->reduction);
    int64_t count = cell_count(cell);
    if (same_bits(cell->data->dtype, cell_old(cell), cell->actual))
        return MISTAKE_OLD_VALUE;
    for (int64_t i = 0; i < count && i < UPDATES_TRIED; i++)
        if (same_bits(cell->data->dtype, cell_update(cell, i), cell->actual))
            return MISTAKE_UPDATE_ALONE;
    if (kernels == NULL || cell->data->dtype == DTYPE_STRING)
        return MISTAKE_FOREIGN_VALUE;
    for (int64_t i = 0; count > 1 && i < count && i < UPDATES_TRIED; i++)
        /* clause: duplicates-reduced */
        if (is_combination(cell, kernels, cell_old(cell), cell_update(cell, i)))
            return MISTAKE_UPDATES_LOST;
    if (is_doubled(cell, kernels))
        return MISTAKE_UPDATE_DOUBLED;
    /* clause: reduction-includes-data */
    if (count > 1 && is_fold(cell, cell->reduction, cell_update(cell, 0), 1))
        return MISTAKE_OLD_LEFT_OUT;
    /* clause: reduction-assigns */
    if (is_added_to_old(cell, kernels))
        return MISTAKE_ADDED_TO_OLD;
    return is_other_reduction(cell) ? MISTAKE_OTHER_REDUCTION : MISTAKE_FOREIGN_VALUE;
}
