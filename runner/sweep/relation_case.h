/*
 * What relations (relation.h) need of a case: where its updates go, and the other cases that are made from it. Everything
 * is in the arena, or borrowed from the case. STATUS_OUT_OF_MEMORY only.
 */
#ifndef SCATTER_RELATION_CASE_H
#define SCATTER_RELATION_CASE_H

#include "arena.h"
#include "status.h"
#include "world_case.h"

#include <stdbool.h>
#include <stdint.h>

/* For each element of updates the element of data that it aims at. NULL without memory. Requires valid indices. */
int64_t *case_targets(const struct world_case *of, struct arena *arena);

/* Whether all indices are valid; and from 0 on. */
bool case_is_valid(const struct world_case *of, bool *is_positive);

/* Whether two updates aim at one element. Requires valid indices. */
enum status case_repeats_targets(const struct world_case *of, const int64_t *targets, bool *repeats,
                                 struct arena *arena, struct error *error);

/*
 * Whether the order of updates cannot matter: where no two aim at one element, or for max and min of integers. With a NaN
 * max and min of floating types may be the number or NaN by turns; complex products with a 1 more may have other
 * infinities and NaN.
 */
bool case_order_is_free(const struct world_case *of, bool repeats);

/* The dimension of indices along which updates may be exchanged: the axis, or the first of ScatterND; -1: there is none. */
int case_exchangeable_dimension(const struct world_case *of);

/* Reverses indices and updates along a dimension of indices. */
enum status case_reverse(struct world_case *made, const struct world_case *from, int dimension,
                         struct arena *arena, struct error *error);

/* Exchanges the first and the last axis of all tensors, of an operator with an axis. Requires at least two dimensions. */
enum status case_transpose(struct world_case *made, const struct world_case *from, struct arena *arena,
                           struct error *error);

/* Exchanges the first and the last axis of a tensor. */
enum status tensor_transpose(struct tensor *made, const struct tensor *from, struct arena *arena,
                             struct error *error);

/* The same for ScatterND: a tuple with all coordinates for each index. `kind` is one of ScatterND with indices of int64. */
enum status case_as_tuples(struct world_case *made, const struct world_case *from,
                           const struct world_kind *kind, struct arena *arena, struct error *error);

#endif
