/*
 * Element kernels: the innermost loops, one per element type and reduction. A kernel combines cells of the
 * output with updates; where the cells are has been worked out and checked before (plan.h).
 */
#ifndef SCATTER_KERNELS_H
#define SCATTER_KERNELS_H

#include "operator_version.h"

#include <stddef.h>
#include <stdint.h>

/*
 * cells[targets[i]] = f(cells[targets[i]], updates[i]) for i = 0 … count-1, in this order. Requires every
 * target to be a cell and `cells` not to overlap `updates` or `targets`.
 */
typedef void scattered_kernel(void *cells, const void *updates, const uint64_t *targets, size_t count);

/* cells[i] = f(cells[i], updates[i]) for i = 0 … count-1. Requires that they do not overlap. */
typedef void contiguous_kernel(void *cells, const void *updates, size_t count);

struct kernels {
    scattered_kernel *scattered;
    contiguous_kernel *contiguous;
};

/*
 * The kernels of a dtype of T and a reduction. Under REDUCTION_NONE bits move as they are. NULL where the
 * text defines no value (string mul, complex max and min), for string add (which string_add.h does) and for
 * dtypes outside T.
 */
const struct kernels *kernels_find(int32_t dtype, enum reduction reduction);

#endif
