/* A scatter node in this implementation: the runner's request after reading and checking it, except the
 * values of indices. */
#ifndef OPTIMISED_NODE_H
#define OPTIMISED_NODE_H

#include <scatter_cts/plugin.h>
#include <stdint.h>

/* The element types, with their numbers in TensorProto.DataType. */
enum dtype {
    DTYPE_FLOAT = 1,
    DTYPE_UINT8,
    DTYPE_INT8,
    DTYPE_UINT16,
    DTYPE_INT16,
    DTYPE_INT32,
    DTYPE_INT64,
    DTYPE_STRING,
    DTYPE_BOOL,
    DTYPE_FLOAT16,
    DTYPE_DOUBLE,
    DTYPE_UINT32,
    DTYPE_UINT64,
    DTYPE_COMPLEX64,
    DTYPE_COMPLEX128,
    DTYPE_BFLOAT16
};

enum scatter_operator { SCATTER, SCATTER_ELEMENTS, SCATTER_ND };

enum reduction { REDUCTION_NONE, REDUCTION_ADD, REDUCTION_MUL, REDUCTION_MAX, REDUCTION_MIN };

struct node {
    enum scatter_operator op;
    int64_t opset;
    enum reduction reduction;
    int64_t axis; /* counted from the front; 0 for ScatterND */
    const struct scatter_cts_tensor *data;
    const struct scatter_cts_tensor *indices;
    const struct scatter_cts_tensor *updates;
};

#endif
