/*
 * Limits of implementations on the sizes of tensors. ONNX's text has none, so an implementation may declare its own
 * (decision `size-limits`).
 */
#ifndef SCATTER_LIMIT_H
#define SCATTER_LIMIT_H

#include "arena.h"
#include "operator_version.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* X(constant, name, format of a value in words) */
#define LIMIT_TABLE(X)                              \
    X(RANK, "rank", "rank %" PRId64)                \
    X(EXTENT, "extent", "extent %" PRId64)          \
    X(ELEMENTS, "elements", "%" PRId64 " elements") \
    X(BYTES, "bytes", "%" PRId64 " bytes")

/*
 * All are about one tensor, an input of the node:
 *
 * LIMIT_RANK      its number of dimensions
 * LIMIT_EXTENT    its greatest extent
 * LIMIT_ELEMENTS  its number of elements
 * LIMIT_BYTES     the bytes of its elements; for strings, of their characters
 */
enum limit {
#define LIMIT_CONSTANT(constant, name, words) LIMIT_##constant,
    LIMIT_TABLE(LIMIT_CONSTANT)
#undef LIMIT_CONSTANT
};
enum { LIMIT_COUNT = LIMIT_TABLE(TABLE_ROW) };

/* The greatest value of each limit; 0: none. */
struct limits {
    int64_t greatest[LIMIT_COUNT];
};

/* A limit that a case is beyond. */
struct beyond_limit {
    bool is_beyond;   /* the other members are set */
    bool is_declared; /* by the implementation; otherwise one of `common_limits` */
    enum limit limit;
    int64_t greatest;
};

/* What every implementation must manage; a refusal beyond it is not a fault: rank 8, extents of 2^31 - 1. */
extern const struct limits common_limits;

/* The name of a limit, such as "extent". Static storage. */
const char *limit_name(enum limit limit);

/* Finds a limit by name; false if there is none. */
bool limit_from_name(const char *name, enum limit *limit);

/* A limit in words, such as "rank 8" or "4096 elements". In the arena; "" without memory. */
const char *limit_text(enum limit limit, int64_t greatest, struct arena *arena);

/*
 * Finds the first limit that some tensor is beyond; omitted tensors (DTYPE_UNDEFINED) are ignored. Sets `is_beyond`,
 * `limit` and `greatest` of `*beyond`, and returns `is_beyond`.
 */
bool limits_exceeded(const struct limits *limits, const struct tensor *tensors, size_t count,
                     struct beyond_limit *beyond);

#endif
