/*
 * The rules that an input can violate. Every violated rule is reported with its own code, not only the first,
 * so that a judge can look up the level of each.
 */
#ifndef SCATTER_RULE_H
#define SCATTER_RULE_H

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

/* The rule as a sentence that is true for every valid input. Static storage. */
const char *rule_sentence(enum rule rule);

#endif
