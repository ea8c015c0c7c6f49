/*
 * Tensors derived from other tensors, in an arena. The bytes of strings are borrowed. STATUS_OUT_OF_MEMORY only.
 */
#ifndef SCATTER_TENSOR_EDIT_H
#define SCATTER_TENSOR_EDIT_H

#include "tensor.h"

enum { EDITED_RANK_MOST = 16 };

/* A tensor of another shape or type, with the name; its elements are not initialised. */
enum status tensor_like(struct tensor *made, const struct tensor *from, int32_t dtype, const int64_t *dims,
                        int rank, struct arena *arena, struct error *error);

/* Copies its elements to the arena. */
enum status tensor_own(struct tensor *tensor, struct arena *arena, struct error *error);

/*
 * Removes the slices first to first + count - 1 of a dimension. Requires that they exist, and at most EDITED_RANK_MOST
 * dimensions.
 */
enum status tensor_cut(struct tensor *tensor, int dimension, int64_t first, int64_t count,
                       struct arena *arena, struct error *error);

/* Removes a dimension of extent 1. */
enum status tensor_squeeze(struct tensor *tensor, int dimension, struct arena *arena, struct error *error);

#endif
