/*
 * Element kernels: the innermost loops, one per element type and reduction. A kernel combines cells of the
 * output with updates. The positions of the cells have already been computed and checked (planner.h).
 */
#ifndef SCATTER_KERNELS_H
#define SCATTER_KERNELS_H

#include "operator_version.h"
#include "status.h"

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
 * The kernels of a dtype of T and a reduction. REDUCTION_NONE copies bits unchanged. Returns NULL if the text
 * defines no value (string mul, complex max and min), for string add (see string_add.h) and for dtypes
 * outside T.
 */
const struct kernels *kernels_find(int32_t dtype, enum reduction reduction);

/* Whether the text defines what a reduction does to elements of a dtype of T. */
bool reduction_is_defined(int32_t dtype, enum reduction reduction);

/*
 * Checks that every reduction and element type of an operator version have kernels or an entry that marks the
 * combination as undefined by the text. Otherwise STATUS_NOT_FOUND, and the message names both.
 */
enum status kernels_check_version(const struct operator_version *version, struct error *error);

#endif
