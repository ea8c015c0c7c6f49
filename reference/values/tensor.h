/*
 * A dense tensor in row-major order: what ONNX calls a tensor value, in memory.
 *
 * Elements of the sixteen types of T are in native byte order, aligned to their own size:
 *   float, double, the integers          the C type of that width
 *   bool                                 one byte, 0 or 1
 *   float16, bfloat16                    the bit pattern as uint16_t
 *   complex64, complex128                real part, then imaginary part, as two float or double
 *   string                               struct string_element
 * Elements of any other type are kept as the uninterpreted bytes of the file.
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
    int64_t count;       /* the product of dims: 1 for a scalar, 0 if any extent is 0 */
    void *elements;      /* never NULL for a dtype of T, even with no element */
    size_t size;         /* bytes at `elements` (for strings: count * sizeof(struct string_element)) */
    const char *name;    /* the name of the value in its graph, or "" */
    /* For bool: the elements whose byte in the file or answer was neither 0 nor 1; NULL if there are none. */
    const bool *odd_bools;
};

/*
 * Creates a tensor of a dtype of T with uninitialised elements in the arena; the extents are copied. Fails
 * with STATUS_UNREADABLE if an extent is negative or the product does not fit, with STATUS_OUT_OF_MEMORY if
 * the arena has no memory.
 */
enum status tensor_create(struct tensor *tensor, int32_t dtype, const int64_t *dims, int rank,
                          struct arena *arena, struct error *error);

/* The bytes of its elements; of strings, those of their texts. */
size_t tensor_bytes(const struct tensor *tensor);

/* Whether two tensors have the same rank and extents. */
bool tensor_same_shape(const struct tensor *a, const struct tensor *b);

/* Whether two tensors have the same element type, rank and extents. */
bool tensor_same_type_and_shape(const struct tensor *a, const struct tensor *b);

/* The shape as text, such as "[2,3]" or "[]", cut to the buffer. Returns `text`. */
char *shape_text(const int64_t *dims, int rank, char *text, size_t size);

/* The number of elements of a shape. Nothing else in the reference multiplies extents. */

/*
 * The number of elements of a shape: the product of its extents, 1 for rank 0. It is 0 if an extent is 0,
 * whatever the others are: [2^40,2^40,0] is empty. Returns -1 if an extent is negative or the product exceeds
 * INT64_MAX. Requires rank >= 0 and `rank` readable extents.
 */
int64_t shape_element_count(const int64_t *dims, int rank);

#endif
