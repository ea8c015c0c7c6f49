/* A scatter node in this implementation: the runner's request after reading and checking it. */
#ifndef EXAMPLE_NODE_H
#define EXAMPLE_NODE_H

#include <scatter_cts/plugin.h>
#include <stdint.h>

/* The element types that this implementation supports, with their numbers in TensorProto.DataType. */
enum dtype { DTYPE_FLOAT = 1, DTYPE_INT32 = 6, DTYPE_INT64 = 7, DTYPE_STRING = 8 };

enum scatter_operator { SCATTER, SCATTER_ELEMENTS, SCATTER_ND };

enum reduction { REDUCTION_NONE, REDUCTION_ADD, REDUCTION_MUL, REDUCTION_MAX, REDUCTION_MIN };

struct node {
    enum scatter_operator op;
    int64_t opset;
    enum reduction reduction;
    int64_t axis; /* counted from the front; unused by ScatterND */
    const struct scatter_cts_tensor *data;
    const struct scatter_cts_tensor *indices;
    const struct scatter_cts_tensor *updates;
};

/* The index at a position of the flat `indices`, of either type. */
static inline int64_t index_at(const struct scatter_cts_tensor *indices, int64_t position)
{
    if (indices->dtype == DTYPE_INT32)
        return ((const int32_t *)indices->elements)[position];
    return ((const int64_t *)indices->elements)[position];
}

/* The number of indices in a target of ScatterND: the last extent of indices, called k in ONNX's text. */
static inline int64_t tuple_length(const struct node *node)
{
    return node->indices->dims[node->indices->rank - 1];
}

#endif
