/*
 * What scatter.c, scatter_elements.c and scatter_nd.c share: each of the two families of operators has its
 * rules and its planner.
 */
#ifndef SCATTER_OPERATOR_RULES_H
#define SCATTER_OPERATOR_RULES_H

#include "plan.h"
#include "scatter.h"

/* The three inputs of a node, NULL for one that is missing. */
struct inputs {
    const struct tensor *data, *indices, *updates;
};

/*
 * Notes one more instance of a violated rule: the message, in printf's format, is kept for the first.
 */
void violate(struct preparation *preparation, enum rule rule, const char *format, ...);

/*
 * Checks ranks, shapes, the axis and the indices of Scatter and ScatterElements. `axis` is the attribute as
 * given; preparation->axis receives it normalised; `bounds` is what the version says of an index out of
 * range. Checks that need a missing or malformed input are passed over: what makes them impossible has been
 * noted.
 */
void scatter_elements_check(const struct inputs *inputs, int64_t axis, enum bounds_rule bounds,
                            struct preparation *preparation);

/* The same for ScatterND. */
void scatter_nd_check(const struct inputs *inputs, struct preparation *preparation);

/* The planners: as scatter_plan_create and scatter_plan_block, for one family each. */
enum status scatter_elements_plan(struct scatter_plan *plan, const struct inputs *inputs, int axis,
                                  struct arena *arena, struct error *error);
void scatter_elements_plan_block(struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets);
void scatter_nd_plan(struct scatter_plan *plan, const struct inputs *inputs);
void scatter_nd_plan_block(const struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets);

/*
 * Applies one update of a plan to an output that holds a copy of data or what earlier updates made of it. Not for
 * reductions that have no kernel (kernels.h).
 */
void scatter_apply_update(struct scatter_plan *plan, const struct tensor *updates, enum reduction reduction,
                          int64_t number, struct tensor *output);

/* Whether a tensor's elements can be read as indices: int32 or int64. */
bool holds_indices(const struct tensor *tensor);

/* The element at a position of a tensor for which holds_indices is true. */
int64_t index_at(const struct tensor *indices, int64_t position);

/*
 * `count` indices from position `first` on as int64_t: where they stand, or widened into `buffer` (room for
 * `count`) when they are int32.
 */
const int64_t *indices_block(const struct tensor *indices, int64_t first, int64_t count, int64_t *buffer);

/*
 * A quick check: true only if all of `count` indices are in [-extent, extent-1]. False where one is not, and
 * possibly where the extent exceeds 2^62.
 */
bool indices_certainly_in_range(const int64_t *indices, int64_t count, int64_t extent);

/* How many of `count` indices are outside [-extent, extent-1]. */
int64_t indices_out_of_range(const int64_t *indices, int64_t count, int64_t extent);

/* A position of a tensor as coordinates, such as "1,0"; cut to the buffer. Returns `text`. */
char *coordinates_text(const int64_t *dims, int rank, int64_t position, char *text, size_t size);

#endif
