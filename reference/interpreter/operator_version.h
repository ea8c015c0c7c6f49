/*
 * The operators, their versions and the reductions, one row each: all differences between the versions in
 * what is computed. No other place decides anything by an opset number, and the compiler counts the rows.
 *
 * Source: the operator schemas of the onnx package (onnx.defs), which generators/ compares with this table.
 */
#ifndef SCATTER_OPERATOR_VERSION_H
#define SCATTER_OPERATOR_VERSION_H

#include "dtype.h"
#include "status.h"

#include <stdbool.h>
#include <stdint.h>

/* X(constant): the operators; OP_TYPE_constant is the op_type of their nodes. */
#define OPERATOR_TABLE(X) \
    X(SCATTER)            \
    X(SCATTER_ELEMENTS)   \
    X(SCATTER_ND)
#define OP_TYPE_SCATTER          "Scatter"
#define OP_TYPE_SCATTER_ELEMENTS "ScatterElements"
#define OP_TYPE_SCATTER_ND       "ScatterND"

enum scatter_operator {
#define OPERATOR_CONSTANT(constant) OPERATOR_##constant,
    OPERATOR_TABLE(OPERATOR_CONSTANT)
#undef OPERATOR_CONSTANT
};

/* How many rows a table has: TABLE(TABLE_ROW). */
#define TABLE_ROW(...) +1
enum { OPERATOR_COUNT = OPERATOR_TABLE(TABLE_ROW) };

/* How a reduction combines the old value and the updates. The possible results follow from the kind. */
enum reduction_kind {
    REDUCES_TO_UPDATE,  /* one of the updates, copied */
    REDUCES_TO_SUM,     /* for strings: concatenation; for bool: OR */
    REDUCES_TO_PRODUCT, /* for bool: AND */
    REDUCES_TO_EXTREME  /* the greatest or the least */
};

/* X(constant, name, kind): the values that the attribute `reduction` has in some version. The first one
 * copies updates, the others compute. */
#define REDUCTION_TABLE(X)             \
    X(NONE, "none", REDUCES_TO_UPDATE) \
    COMPUTING_REDUCTION_TABLE(X)
#define COMPUTING_REDUCTION_TABLE(X)  \
    X(ADD, "add", REDUCES_TO_SUM)     \
    X(MUL, "mul", REDUCES_TO_PRODUCT) \
    X(MAX, "max", REDUCES_TO_EXTREME) \
    X(MIN, "min", REDUCES_TO_EXTREME)

enum reduction {
#define REDUCTION_CONSTANT(constant, name, kind) REDUCTION_##constant,
    REDUCTION_TABLE(REDUCTION_CONSTANT)
#undef REDUCTION_CONSTANT
};
enum { REDUCTION_COUNT = REDUCTION_TABLE(TABLE_ROW) };

/* A set of reductions, one bit each. An empty set: the version has no attribute `reduction`. */
typedef uint32_t reduction_set;
#define REDUCTION_BIT(constant) ((reduction_set)1 << REDUCTION_##constant)

enum {
    OPSET_NEWEST = 28,  /* the newest known opset; a newer import selects the newest operator version */
    OPSET_NO_END = 1000 /* the last opset of an operator version that no later version replaces */
};

/* What the text of a version says about the bounds of indices; ScatterND states them in all versions. */
enum bounds_rule {
    BOUNDS_STATED,  /* out of range breaks a stated rule */
    BOUNDS_UNSTATED /* nothing: [-s, -1] counts from the end, an index outside [-s, s-1] has no meaning */
};

/* X(operator constant, since_version, T, Tind, has axis, reductions, bounds rule, deprecated). The rows of
 * one operator are adjacent, oldest first; each version lasts until the next one begins. */
#define OPERATOR_VERSION_TABLE(X)                                                                   \
    X(SCATTER, 9, T_OPSET_9, TIND_BOTH, true, 0, BOUNDS_UNSTATED, false)                            \
    X(SCATTER, 11, T_OPSET_9, TIND_BOTH, true, 0, BOUNDS_STATED, true)                              \
    X(SCATTER_ELEMENTS, 11, T_OPSET_9, TIND_BOTH, true, 0, BOUNDS_STATED, false)                    \
    X(SCATTER_ELEMENTS, 13, T_OPSET_13, TIND_BOTH, true, 0, BOUNDS_STATED, false)                   \
    X(SCATTER_ELEMENTS, 16, T_OPSET_13, TIND_BOTH, true, REDUCTIONS_OPSET_16, BOUNDS_STATED, false) \
    X(SCATTER_ELEMENTS, 18, T_OPSET_13, TIND_BOTH, true, REDUCTIONS_OPSET_18, BOUNDS_STATED, false) \
    X(SCATTER_ND, 11, T_OPSET_9, TIND_INT64, false, 0, BOUNDS_STATED, false)                        \
    X(SCATTER_ND, 13, T_OPSET_13, TIND_INT64, false, 0, BOUNDS_STATED, false)                       \
    X(SCATTER_ND, 16, T_OPSET_13, TIND_INT64, false, REDUCTIONS_OPSET_16, BOUNDS_STATED, false)     \
    X(SCATTER_ND, 18, T_OPSET_13, TIND_INT64, false, REDUCTIONS_OPSET_18, BOUNDS_STATED, false)

/* T before version 13: fifteen types. */
#define T_OPSET_9                                                                                     \
    (DTYPE_BIT(FLOAT) | DTYPE_BIT(UINT8) | DTYPE_BIT(INT8) | DTYPE_BIT(UINT16) | DTYPE_BIT(INT16) |   \
     DTYPE_BIT(INT32) | DTYPE_BIT(INT64) | DTYPE_BIT(STRING) | DTYPE_BIT(BOOL) | DTYPE_BIT(FLOAT16) | \
     DTYPE_BIT(DOUBLE) | DTYPE_BIT(UINT32) | DTYPE_BIT(UINT64) | DTYPE_BIT(COMPLEX64) |               \
     DTYPE_BIT(COMPLEX128))
/* T from version 13 on: bfloat16 as well. */
#define T_OPSET_13          (T_OPSET_9 | DTYPE_BIT(BFLOAT16))
#define TIND_INT64          DTYPE_BIT(INT64)
#define TIND_BOTH           (DTYPE_BIT(INT32) | DTYPE_BIT(INT64))
#define REDUCTIONS_OPSET_16 (REDUCTION_BIT(NONE) | REDUCTION_BIT(ADD) | REDUCTION_BIT(MUL))
#define REDUCTIONS_OPSET_18 (REDUCTIONS_OPSET_16 | REDUCTION_BIT(MAX) | REDUCTION_BIT(MIN))

struct operator_version {
    enum scatter_operator op;
    const char *name;         /* such as "ScatterElements" */
    const char *id;           /* such as "ScatterElements-18" */
    int64_t since_version;    /* the first opset that has it */
    dtype_set types;          /* T: data, updates and output */
    dtype_set index_types;    /* the types of indices */
    bool has_axis;            /* attribute axis: INT, default 0 */
    reduction_set reductions; /* attribute reduction: STRING, default "none"; 0: no such attribute */
    enum bounds_rule bounds;
    bool deprecated;
};

enum { OPERATOR_VERSION_COUNT = OPERATOR_VERSION_TABLE(TABLE_ROW) };

/* All operator versions in the order of the table above. Static storage. */
extern const struct operator_version operator_versions[OPERATOR_VERSION_COUNT];

/* Finds an operator by the op_type of a node. False if it is not a scatter operator. */
bool operator_from_name(const char *op_type, enum scatter_operator *op);

/* The op_type of an operator. */
const char *operator_name(enum scatter_operator op);

/*
 * The version of an operator that a model's opset import selects: the version with the greatest since_version
 * that is not above `opset`. NULL if that opset lacks the operator. An import above OPSET_NEWEST selects the
 * newest version.
 */
const struct operator_version *operator_version_resolve(enum scatter_operator op, int64_t opset);

/* The last opset that has an operator version of the table above; OPSET_NO_END if no later version replaces
 * it. */
int64_t operator_version_last_opset(const struct operator_version *version);

/* The oldest version of an operator. */
const struct operator_version *operator_version_oldest(enum scatter_operator op);

/* Finds a reduction by its exact name. False if there is none. */
bool reduction_from_name(const char *name, size_t size, enum reduction *reduction);

/* The name of a reduction, such as "add", and its kind. */
const char *reduction_name(enum reduction reduction);
enum reduction_kind reduction_kind(enum reduction reduction);

/* The function f of the text, output[target] = f(output[target], update): one C function per reduction and
 * kind of element. */

/* *old = f(*old, *update) for one element of the dtype each. They need not be aligned, except strings. */
typedef void reduction_function(int32_t dtype, void *old, const void *update);

/*
 * The function of a dtype of T and a reduction. REDUCTION_NONE copies bits unchanged. Returns NULL if the
 * text defines no value (string mul, complex max and min), for string add, which needs memory
 * (strings_concatenate), and for dtypes outside T.
 */
reduction_function *reduction_find(int32_t dtype, enum reduction reduction);

/* Whether the text defines what a reduction does to elements of a dtype of T. */
bool reduction_is_defined(int32_t dtype, enum reduction reduction);

/* Checks that every reduction and element type of an operator version have a function or an entry that marks
 * the combination as undefined by the text. Otherwise STATUS_NOT_FOUND, and the message names both. */
enum status reductions_check_version(const struct operator_version *version, struct error *error);

#endif
