/* A node with its inputs, and the result of checking it. */
#ifndef SCATTER_NODE_H
#define SCATTER_NODE_H

#include "operator_version.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The rules that an input can violate; some apply to one operator only. Not only the first violated rule is
 * reported, so that the judge can look up the level of each in the clauses. "clause: NAME" in a comment names
 * the clause of cases/clauses/ that the code follows.
 */

/* X(constant, code, sentence) */
#define RULE_TABLE(X)                                                                                     \
    X(OPERATOR_ABSENT, "operator-absent", "the opset that the model imports has this operator")           \
    X(INPUT_COUNT, "input-count", "the node has exactly the inputs data, indices and updates")            \
    X(OUTPUT_COUNT, "output-count", "the node has exactly one output")                                    \
    X(ATTRIBUTE_UNKNOWN, "attribute-unknown", "this version of the operator has the attribute")           \
    X(ATTRIBUTE_TYPE, "attribute-type", "axis is an INT and reduction is a STRING")                       \
    X(ATTRIBUTE_REPEATED, "attribute-repeated", "an attribute is given at most once")                     \
    X(REDUCTION_UNLISTED, "reduction-unlisted", "reduction is one of the values that this version lists") \
    X(DATA_TYPE, "data-type", "the element type of data is in T of this version")                         \
    X(INDICES_TYPE, "indices-type", "the element type of indices is one that this version admits")        \
    X(UPDATES_TYPE, "updates-type", "updates and data have the same element type")                        \
    X(DATA_RANK, "data-rank", "data has at least rank 1")                                                 \
    X(INDICES_RANK, "indices-rank", "indices has at least rank 1")                                        \
    X(RANK_MISMATCH, "rank-mismatch", "indices has the rank of data")                                     \
    X(AXIS_RANGE, "axis-range", "axis is in [-r, r-1], where r is the rank of data")                      \
    X(TUPLE_LENGTH, "tuple-length", "the last extent of indices is at most the rank of data")             \
    X(UPDATES_SHAPE, "updates-shape", "updates has the shape that indices and data prescribe")            \
    X(INDICES_SHAPE, "indices-shape", "indices is no larger than data except along axis")                 \
    X(INDEX_BOUNDS, "index-bounds", "every index is in [-s, s-1], where s is the extent that it indexes")

enum rule {
#define RULE_CONSTANT(constant, code, sentence) RULE_##constant,
    RULE_TABLE(RULE_CONSTANT)
#undef RULE_CONSTANT
};

enum {
#define RULE_ONE(constant, code, sentence) +1
    RULE_COUNT = 0 RULE_TABLE(RULE_ONE)
#undef RULE_ONE
};

/* The code of a rule, such as "index-bounds". Static storage. */
const char *rule_code(enum rule rule);

/* The rule as a sentence that is true for every valid input of an operator that has the rule. Static
 * storage. */
const char *rule_sentence(enum rule rule);

/* Types of attributes, as numbers of AttributeProto.AttributeType. Other types need no name. */
enum { ATTRIBUTE_INT = 2, ATTRIBUTE_STRING = 3 };

struct attribute {
    const char *name;             /* NUL-terminated */
    int32_t type;                 /* an AttributeProto.AttributeType number */
    int64_t integer;              /* for ATTRIBUTE_INT; 0 if the file has no value */
    struct string_element string; /* for ATTRIBUTE_STRING */
};

/* Whether an attribute is private to the producer of the model (its name begins with "__") and not meant for
 * the operator. */
bool attribute_is_internal(const struct attribute *attribute);

/* The slots of a node's inputs, and the names that ONNX gives them. */
enum { INPUT_DATA, INPUT_INDICES, INPUT_UPDATES, INPUT_SLOTS };
extern const char *const input_names[INPUT_SLOTS];

/* One node with its inputs. Everything is borrowed. */
struct scatter_node {
    enum scatter_operator op;
    int64_t opset; /* the model's import of the default domain */
    const struct attribute *attributes;
    size_t attribute_count;
    const struct tensor *const *inputs; /* by slot; NULL for an input that is omitted */
    size_t input_count;
    size_t output_count;
    /* By slot: the default value in whose place one of its type and shape is given; else NULL. NULL: none. */
    const struct tensor *const *defaults;
};

/* The three inputs of a node, NULL for one that is missing. */
struct inputs {
    const struct tensor *data, *indices, *updates;
};

/* How often a rule is violated, and a message about the first instance. */
struct violation {
    int64_t count;     /* instances found; for index-bounds, the number of indices that are out of range */
    char message[240]; /* describes the first instance */
};

/* Whether the node has a result. */
enum outcome {
    OUTCOME_COMPUTED, /* scatter_evaluate computes it */
    OUTCOME_REFUSED,  /* it has none: at least one rule is violated */
    OUTCOME_UNDEFINED /* it has none: no rule is violated, but the text defines no value */
};

/* The result of checking a node before it is computed. `version` is NULL if the opset lacks the operator;
 * then the other members describe the operator's oldest version. */
struct preparation {
    enum outcome outcome;
    const struct operator_version *version;
    bool deprecated;    /* the version is deprecated (Scatter-11); it is executed anyway */
    bool beyond_newest; /* the opset import is newer than OPSET_NEWEST */
    enum reduction reduction;
    int axis; /* normalised; 0 for ScatterND */
    const char
        *unstated; /* what the text does not say about the value, although a convention does; or NULL */
    const char *undefined; /* why there is no value if the outcome is OUTCOME_UNDEFINED; else NULL */
    struct violation violations[RULE_COUNT]; /* by rule; count 0 if the rule is not violated */
    int violation_count;                     /* number of violated rules */
};

/* Records one more instance of a violated rule. Only the message of the first instance, in printf's format,
 * is kept. */
void violate(struct preparation *preparation, enum rule rule, const char *format, ...);

/* The violation of a rule, or NULL if the rule is not violated. */
const struct violation *preparation_violation(const struct preparation *preparation, enum rule rule);

/* What an index and an axis mean: nothing else in the reference normalises a negative one. */

/* ---- one index ----------------------------------------------------------------------------------------- */

/*
 * Whether an index is within bounds: -extent <= index <= extent - 1. False for every index if the extent is
 * 0. Requires extent >= 0.
 *
 * Source: ScatterElements-18, input `indices`: "All index values are expected to be within bounds [-s, s-1]
 * along axis of size s."
 */
static inline bool index_in_range(int64_t index, int64_t extent)
{
    return index >= -extent && index < extent;
}

/* The position that an index names, counted from the start: a negative index counts back from the end.
 * Requires index_in_range(index, extent); then 0 <= result < extent. */
static inline int64_t index_normalise(int64_t index, int64_t extent)
{
    return index < 0 ? index + extent : index;
}

/* The axis that an axis attribute names in a tensor of rank `rank`, or -1 if it is outside [-rank, rank-1].
 * Requires rank >= 0. */
static inline int axis_normalise(int64_t axis, int rank)
{
    return index_in_range(axis, rank) ? (int)index_normalise(axis, rank) : -1;
}

/* ---- tensors of indices -------------------------------------------------------------------------------- */

/* Whether a tensor's elements can be read as indices: int32 or int64. */
bool holds_indices(const struct tensor *tensor);

/* The element at a position of a tensor for which holds_indices is true. */
/* clause: index-width */
static inline int64_t index_at(const struct tensor *indices, int64_t position)
{
    if (indices->dtype == DTYPE_INT32) {
        const int32_t *narrow = indices->elements;
        return narrow[position];
    }
    const int64_t *wide = indices->elements;
    return wide[position];
}

/* Replaces the element at a position of such a tensor; int32 takes the low 32 bits. */
static inline void index_store(const struct tensor *indices, int64_t position, int64_t index)
{
    if (indices->dtype == DTYPE_INT32)
        ((int32_t *)indices->elements)[position] = (int32_t)index;
    else
        ((int64_t *)indices->elements)[position] = index;
}

/* A position of a tensor as coordinates, such as "1,0"; cut to the buffer. Returns `text`. */
char *coordinates_text(const int64_t *dims, int rank, int64_t position, char *text, size_t size);

#endif
