/*
 * Features of a case: circumstances in which an implementation may fail, such as a negative axis. They are
 * measured from the inputs and the node alone, independent of the expected result. Also: how well a case
 * shows a failure to a person.
 */
#ifndef SCATTER_CASE_FEATURES_H
#define SCATTER_CASE_FEATURES_H

#include "arena.h"
#include "case.h"
#include "operator_version.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* X(constant, name): features without a number. If the same cases have two features, the first in the order
 * of enum case_feature is named: likelier reasons come first. */
#define FIXED_FEATURE_TABLE(X)                                   \
    X(AXIS_NEGATIVE, "axis negative")                            \
    X(AXIS_NOT_FIRST, "axis not first")                          \
    X(AXIS_NOT_LAST, "axis not last")                            \
    X(AXIS_LAST, "axis last of several")                         \
    X(AXIS_ABSENT, "axis not given")                             \
    X(INDEX_NEGATIVE, "index negative")                          \
    X(INDEX_LOWEST, "index is the lowest allowed")               \
    X(REPEATED_TARGETS, "repeated targets")                      \
    X(TUPLE_PARTIAL, "k < r")                                    \
    X(TUPLE_LONG, "k > 1")                                       \
    X(TUPLE_EMPTY, "k = 0")                                      \
    X(DATA_UNIT, "an extent of data is 1")                       \
    X(INDICES_UNIT, "an extent of indices is 1")                 \
    X(UPDATES_UNIT, "an extent of updates is 1")                 \
    X(DATA_EMPTY, "data empty")                                  \
    X(INDICES_EMPTY, "indices empty")                            \
    X(UPDATES_EMPTY, "updates empty")                            \
    X(INDICES_SHORTER, "indices shorter than data off the axis") \
    X(INDICES_LONGER, "indices longer than data along the axis") \
    X(INDICES_RANK, "indices of rank above 2 (ScatterND)")       \
    X(UPDATE_ZERO, "an update is 0")                             \
    X(UPDATE_NEGATIVE, "an update is negative")                  \
    X(UPDATE_NAN, "an update is NaN")                            \
    X(UPDATE_INFINITE, "an update is infinite")                  \
    X(UPDATE_SUBNORMAL, "an update is subnormal")                \
    X(UNLIKE_SIGNS, "numbers of unlike sign")                    \
    X(BEYOND_53, "results beyond 2^53")                          \
    X(BEYOND_31, "results beyond 2^31")                          \
    X(BEYOND_24, "results beyond 2^24")                          \
    X(NONE_GIVEN, "reduction none given")                        \
    X(EXTREME, "reduction max or min")                           \
    X(ALL_CONSTANT, "all inputs constant")                       \
    X(INDICES_CONSTANT, "indices constant")                      \
    X(UPDATES_CONSTANT, "updates constant")                      \
    X(DATA_CONSTANT, "data constant")                            \
    X(EXTENTS_OPEN, "extents not declared as numbers")           \
    X(SHARED_VALUE, "one value for several inputs")              \
    X(DEFAULT_OVERRIDDEN, "default value overridden")            \
    X(DATA_COMPUTED, "data computed by other nodes")             \
    X(INDICES_COMPUTED, "indices computed by other nodes")       \
    X(UPDATES_COMPUTED, "updates computed by other nodes")       \
    X(INDICES_INT32, "indices of int32")                         \
    X(INDICES_INT64, "indices of int64")                         \
    X(REDUCES, "reduction other than none")

/* X(constant, name with a number, five thresholds): families of features of which a case may have several.
 * Rows are what is contiguous in updates: slices of ScatterND, or the last dimension. */
#define FEATURE_THRESHOLD_TABLE(X)                                                        \
    X(MORE_UPDATES, "more than %" PRId64 " updates", 16, 64, 256, 1024, 4096)             \
    X(LONGER_SLICES, "slices of more than %" PRId64 " elements", 16, 64, 256, 1024, 4096) \
    X(MORE_DATA, "data of more than %" PRId64 " elements", 16, 64, 256, 1024, 4096)       \
    X(MORE_OF_CELL, "more than %" PRId64 " updates of one cell", 2, 4, 8, 16, 64)         \
    X(CLOSE, "updates of one cell at most %" PRId64 " apart", 1, 2, 4, 8, 32)             \
    X(ROW_REST, "rows of updates not a multiple of %" PRId64 " bytes", 2, 4, 8, 16, 32)   \
    X(DATA_REST, "data not a multiple of %" PRId64 " bytes", 2, 4, 8, 16, 32)

enum {
    FEATURE_THRESHOLD_COUNT = 5,
    FEATURE_RANKS = 10, /* the last one means this rank or more */
    FEATURE_DTYPES = DTYPE_BFLOAT16 + 1,
    FEATURE_OPSETS = OPSET_NEWEST + 1,
    FEATURE_IR_VERSIONS = 16
};

/* X(constant, count): families of numbered features; of most families a case has at most one feature. */
#define FEATURE_FAMILY_TABLE(X)           \
    X(REDUCTION, REDUCTION_COUNT)         \
    X(WIDTH, 5)                           \
    X(DTYPE, FEATURE_DTYPES)              \
    X(RANK, FEATURE_RANKS)                \
    X(OPERATOR, OPERATOR_COUNT)           \
    X(VERSION, OPERATOR_VERSION_COUNT)    \
    X(OPSET, FEATURE_OPSETS)              \
    X(IR_VERSION, FEATURE_IR_VERSIONS)    \
    X(EXPECTATION, EXPECT_INVARIANTS + 1) \
    X(TIER, TIER_FULL + 1)

/* FEATURE_X for a fixed feature; FEATURE_X + number, below FEATURE_X_END, for a feature of a family. */
enum case_feature {
#define FIXED(constant, name) FEATURE_##constant,
    FIXED_FEATURE_TABLE(FIXED)
#undef FIXED
#define THRESHOLDS(constant, ...) FAMILY(constant, FEATURE_THRESHOLD_COUNT)
#define FAMILY(constant, count)                                                  \
    FEATURE_##constant, FEATURE_##constant##_END = FEATURE_##constant + (count), \
                        FEATURE_##constant##_LAST = FEATURE_##constant##_END - 1,
        FEATURE_THRESHOLD_TABLE(THRESHOLDS) FEATURE_FAMILY_TABLE(FAMILY)
#undef FAMILY
#undef THRESHOLDS
            CASE_FEATURE_COUNT
};

enum { FEATURE_WORDS = (CASE_FEATURE_COUNT + 63) / 64 };

/* The features of a case, and how well it shows a failure. Zeroes for a case that could not be read. */
struct case_features {
    uint64_t words[FEATURE_WORDS]; /* feature f is bit f % 64 of word f / 64 */
    int64_t elements;              /* of data, indices and updates together */
    bool small;                    /* its numbers are small (case_features.h) */
    bool plain;                    /* its values are numbers or strings (not bool), and not case_is_newer */
    bool distinct;                 /* several cells, and all values of data and updates differ */
};

/* Measures a case. The arena is for temporary memory; without room, repeated targets are not detected. Of
 * values, only the first few thousand are looked at. */
struct case_features case_features_measure(const struct scatter_case *the_case, struct arena *arena);

/* Whether a case has a feature. */
bool case_has_feature(const struct case_features *features, int feature);

/* The threshold of a feature of FEATURE_THRESHOLD_TABLE. */
int64_t case_feature_threshold(int feature);

/* The name of a feature, such as "axis negative" or "more than 16 updates", cut to the buffer. Returns
 * `text`. */
char *case_feature_name(int feature, char *text, size_t size);

/* What is special about the numbers of a case. */

struct case_values {
    bool zero, negative, nan, infinite, subnormal; /* an update is; negative includes -0 */
    bool unlike_signs; /* one number of data or updates is negative, another one positive */
    /* Multiples of a quarter up to 1000, and no result wraps around: a person computes with them. */
    bool small;
    double greatest; /* no result of one update has a greater magnitude, but infinities */
};

/* Looks at the first few thousand elements of each; strings and truth values have nothing of this. */
struct case_values case_values_measure(const struct tensor *data, const struct tensor *updates,
                                       bool multiplies);

#endif
