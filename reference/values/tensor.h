/*
 * A dense tensor in row-major order: what ONNX calls a tensor value, in memory.
 *
 * Elements of the sixteen types of T stand in native byte order, aligned to their own size:
 *   float, double, the integers          the C type of that width
 *   bool                                 one byte, 0 or 1
 *   float16, bfloat16                    the bit pattern as uint16_t
 *   complex64, complex128                real part, then imaginary part, as two float or double
 *   string                               struct string_element
 * Elements of any other type are carried as the bytes that the file holds, unread.
 */
#ifndef SCATTER_TENSOR_H
#define SCATTER_TENSOR_H

#include "arena.h"
#include "dtype.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct tensor {
    int32_t dtype;       /* a TensorProto.DataType number, not necessarily a known one */
    int rank;            /* number of dimensions; 0 for a scalar */
    const int64_t *dims; /* rank extents, each at least 0 */
    int64_t count;       /* the product of dims: 1 for a scalar, 0 when any extent is 0 */
    void *elements;      /* never NULL for a dtype of T, even with no element */
    size_t size;         /* bytes at `elements` (for strings: count * sizeof(struct string_element)) */
    const char *name;    /* the name of the value in its graph, or "" */
    /* Of bool: which elements came as another byte than 0 and 1 from a file or an answer; NULL: none did. */
    const bool *odd_bools;
};

/*
 * Makes a tensor of a dtype of T with uninitialised elements in the arena, the extents copied. Fails with
 * STATUS_UNREADABLE when an extent is negative or the product does not fit, STATUS_OUT_OF_MEMORY when the
 * arena refuses.
 */
enum status tensor_create(struct tensor *tensor, int32_t dtype, const int64_t *dims, int rank,
                          struct arena *arena, struct error *error);

/* Whether two tensors have the same rank and extents. */
bool tensor_same_shape(const struct tensor *a, const struct tensor *b);

/* The shape as text, such as "[2,3]" or "[]", cut to the buffer. Returns `text`. */
char *shape_text(const int64_t *dims, int rank, char *text, size_t size);

#endif
