/* What an implementation declares about itself, and its limits on sizes. */
#ifndef SCATTER_DECLARATION_H
#define SCATTER_DECLARATION_H

#include "arena.h"
#include "case.h"
#include "operator_version.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Limits of implementations on the sizes of tensors. ONNX's text has none, so an implementation may declare
 * its own (decision `size-limits`). */

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

/* Finds the first limit that some tensor is beyond; omitted tensors (DTYPE_UNDEFINED) are ignored. Sets
 * `is_beyond`, `limit` and `greatest` of `*beyond`, and returns `is_beyond`. */
bool limits_exceeded(const struct limits *limits, const struct tensor *tensors, size_t count,
                     struct beyond_limit *beyond);

/* What an implementation declares about itself: the answer to hello (protocol.proto), or a plugin's structure
 * (plugin.h). */

/* An operator or operator version, an element type and a reduction that are declared together. */
struct declared_combination {
    const char *operator_name; /* "ScatterND" or "ScatterND-18" */
    int32_t dtype;
    const char *reduction;
};

/* Strings and lists are in the arena of the reader. */
struct declaration {
    const char *name;
    const char *version;
    const char *const *operators; /* empty: all */
    size_t operator_count;
    const int32_t *dtypes; /* empty: all */
    size_t dtype_count;
    const char *const *reductions; /* empty: all */
    size_t reduction_count;
    const struct declared_combination *combinations; /* empty: all that the lists cover */
    size_t combination_count;
    struct limits limits;
    const char *const *forms; /* properties of models (model.h); empty: all */
    size_t form_count;
    bool graphs;                 /* whole graphs are executed: other nodes may compute inputs of the node */
    const char *device, *driver; /* "": not stated */
    bool prepares;               /* each request is answered by `prepared` first (protocol.proto) */
};

/*
 * What an implementation claims about a case:
 *
 * CLAIM_NONE      nothing: some list is empty, or no declaration can cover what the case asks for
 * CLAIM_LISTED    operator, element type and reduction are in the three lists; there are no combinations
 * CLAIM_TOGETHER  they are a declared combination
 */
enum claim { CLAIM_NONE, CLAIM_LISTED, CLAIM_TOGETHER };

/* Whether a version and a type of T are declared together, with whatever reduction. */
bool declaration_lists(const struct declaration *declaration, const struct operator_version *version,
                       int32_t dtype);

/*
 * Whether an implementation declares that it implements what the case asks for. A declaration covers only
 * operators, element types of T and the five reductions; cases about anything else are always sent, unless
 * they are beyond a declared limit, of a form that is not declared, or whole graphs. If the result is false,
 * `reason` says what is not declared (NULL without memory), and `*beyond`, unless `beyond` is NULL, which
 * limit the case is beyond, if that is the reason.
 */
bool declaration_covers(const struct declaration *declaration, const struct scatter_case *the_case,
                        struct beyond_limit *beyond, const char **reason, struct arena *arena);

/* What is claimed about a case that is covered. */
enum claim declaration_claim(const struct declaration *declaration, const struct scatter_case *the_case);

/* ---- names that this program does not know, which are not tested (declared_names.c) -------------------- */

/* The unknown names as text, such as: operator "Gather", reduction "avg"; NULL if there are none. In the
 * arena. */
const char *declaration_unknown(const struct declaration *declaration, struct arena *arena);

/*
 * STATUS_PROTOCOL if a declared list has no known entry, so that no useful case could be sent: the message
 * names the list, its entries and the known ones. An empty list declares everything. The same for a negative
 * limit.
 */
enum status declaration_check(const struct declaration *declaration, struct error *error);

#endif
