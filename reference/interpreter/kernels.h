/*
 * Element kernels: the innermost loops, one per element type and reduction. A kernel combines cells of the
 * output with updates. The positions of the cells have already been computed and checked (scatter.h).
 */
#ifndef SCATTER_KERNELS_H
#define SCATTER_KERNELS_H

#include "operator_version.h"
#include "scatter.h"
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

/*
 * The parts of the interpreter (scatter.h) that differ between operators and types: scatter_elements.c has the rules and the
 * planner of Scatter and ScatterElements, scatter_nd.c those of ScatterND; string_add.c concatenates strings.
 */

/*
 * Check ranks, shapes, the axis and the indices. `axis` is the attribute as given; preparation->axis
 * receives it normalised; `bounds` is what the version says about an index out of range. Checks that need a
 * missing or malformed input are skipped: the violation that makes them impossible has already been recorded.
 */
void scatter_elements_check(const struct inputs *inputs, int64_t axis, enum bounds_rule bounds,
                            struct preparation *preparation);
void scatter_nd_check(const struct inputs *inputs, struct preparation *preparation);

/* As scatter_plan_create and scatter_plan_block for these operators. */
enum status scatter_elements_plan(struct scatter_plan *plan, const struct inputs *inputs, int axis,
                                  struct arena *arena, struct error *error);
void scatter_elements_plan_block(struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets);
void scatter_nd_plan(struct scatter_plan *plan, const struct inputs *inputs);
void scatter_nd_plan_block(const struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets);

/*
 * In string_add.c, the reduction add of strings: concatenation, the one element operation that needs memory.
 * output[target] = output[target] followed by the update, for every update of the plan in order. `output`
 * holds `count` elements, a copy of those of data. The bytes of all results come from the arena as one
 * allocation. Fails only with STATUS_OUT_OF_MEMORY, before anything is written.
 */
enum status strings_concatenate(struct scatter_plan *plan, const struct string_element *data,
                                const struct string_element *updates, int64_t count,
                                struct string_element *output, struct arena *arena, struct error *error);

#endif
