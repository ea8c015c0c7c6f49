/*
 * A vector: a case as data for those who read neither ONNX's files nor our clauses. It says what an implementation may answer:
 * the stored output, and for each cell what else is allowed or tolerated. vectors/README.md describes the check,
 * vectors/vectors.schema.json the file.
 */
#ifndef SCATTER_VECTOR_H
#define SCATTER_VECTOR_H

#include "arena.h"
#include "case.h"
#include "expectation.h"
#include "judgement.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What an answer is, in ascending order of severity: it conforms, departs from a convention, or fails. */
enum vector_layer { LAYER_ALLOWED, LAYER_TOLERATED, LAYER_WRONG };

/*
 * What else a cell may have, besides the stored value:
 *
 *   ENTRY_VALUES    one of `count` elements
 *   ENTRY_INTERVAL  for floating types, what is between two elements in the total order of bit patterns, in which -0 is below
 *                   +0; for complex types each part
 *   ENTRY_NAN       any NaN; for complex types in each part that is NaN in the stored value, the other part having its bits
 *   ENTRY_NONZERO   for bool, any byte except 0
 *   ENTRY_ANY       any element: only a convention decides about the value
 *   ENTRY_NORM      for complex types, what differs from an element by at most `radius`
 */
enum vector_kind { ENTRY_VALUES, ENTRY_INTERVAL, ENTRY_NAN, ENTRY_NONZERO, ENTRY_ANY, ENTRY_NORM };

struct vector_entry {
    enum vector_layer layer; /* not LAYER_WRONG */
    enum vector_kind kind;
    int64_t cell;         /* the position in the output */
    const void *elements; /* count of them, of the type of the output; for an interval two */
    int64_t count;
    double radius;
};

/*
 * X(constant, phrase): why a case has no vector, as the end of "data sets ...".
 */
#define VECTOR_OBSTACLE_TABLE(X)                                                                \
    X(NONE, "")                                                                                 \
    X(DESCRIPTION, "that no case.json describes")                                               \
    X(INPUTS, "whose node has not three inputs and one output")                                 \
    X(ATTRIBUTES, "with attributes other than one axis and one reduction")                      \
    X(TYPES, "with element types that no scatter operator has")                                 \
    X(BYTES, "with truth values as other bytes than 0 and 1")                                   \
    X(ABSENT, "whose opset has no such operator")                                               \
    X(UNSPECIFIED, "for which the text states no value")                                        \
    X(SIZE, "whose tensors are larger")                                                         \
    X(REFUSAL, "whose refusal is only tolerated")                                               \
    X(INTEGERS, "with integers that may saturate in several orders")                            \
    X(STRINGS, "with strings that may be appended in many orders")                              \
    X(COMPLEX, "with products of complex numbers, or with complex numbers that are not finite") \
    X(IRREGULAR, "whose allowed values are no interval")                                        \
    X(UNSOUND, "that do not agree with the reference")

enum vector_obstacle {
#define OBSTACLE_CONSTANT(constant, phrase) OBSTACLE_##constant,
    VECTOR_OBSTACLE_TABLE(OBSTACLE_CONSTANT)
#undef OBSTACLE_CONSTANT
        OBSTACLE_COUNT
};

/* Static storage. */
const char *vector_obstacle_phrase(enum vector_obstacle obstacle);

enum vector_result { VECTOR_VALID, VECTOR_ACCEPTABLE, VECTOR_INVALID };

struct vector {
    enum vector_obstacle obstacle; /* the rest is only defined for OBSTACLE_NONE */
    int64_t bytes;                 /* of the largest tensor */
    enum vector_result result;
    enum vector_layer accepted; /* of VECTOR_INVALID: what an output is, LAYER_TOLERATED or LAYER_WRONG */
    struct vector_entry *entries;
    size_t entry_count;
};

/*
 * Makes the vector of a case; the expectation is that of derive_expectation. Everything that else is allowed is asked of the
 * judge, value by value. `most_bytes`: the most that an input or the stored output has. In the arena; STATUS_OUT_OF_MEMORY only.
 */
enum status vector_make(struct vector *vector, const struct judge_settings *settings,
                        const struct scatter_case *the_case, const struct derived_expectation *derived,
                        int64_t most_bytes, struct arena *arena, struct error *error);

#endif
