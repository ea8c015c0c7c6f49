/*
 * Misreadings: wrong readings of the specification, each with a name. A misreading computes the output of an
 * implementation that reads the node this way, on the inputs of the case (as the policies of relaxed.h do for
 * invalid inputs). A judge compares a wrong output with each misreading to report what probably went wrong.
 * Misreadings only describe a failure; they never cause one and change neither verdict nor level.
 */
#ifndef SCATTER_MISREADING_H
#define SCATTER_MISREADING_H

#include "arena.h"
#include "node.h"
#include "tensor.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * X(constant, kind, name, clause, what the implementation did). The kind tells which part of the reading
 * changes (misreading_rules.h). The clause is the one that the misreading violates, by its name in the clause
 * files; "" means the clause of the reduction, such as "reduction-add". More specific misreadings come first:
 * if several explain an output, the first one is reported.
 */
#define MISREADING_TABLE(X)                                                                                  \
    X(NOTHING_DONE, WHOLE, "nothing-done", "target", "returned data unchanged")                              \
    X(NEGATIVE_AXIS_ZERO, AXIS, "negative-axis-as-0", "axis-negative", "read a negative axis as axis 0")     \
    X(NEGATIVE_AXIS_LAST, AXIS, "negative-axis-as-last", "axis-negative",                                    \
      "read a negative axis as the last axis")                                                               \
    X(NEGATIVE_AXIS_POSITIVE, AXIS, "negative-axis-as-positive", "axis-negative",                            \
      "lost the sign of a negative axis")                                                                    \
    X(NEGATIVE_AXIS_MIRRORED, AXIS, "negative-axis-mirrored", "axis-negative",                               \
      "read axis -1 as axis 0, -2 as axis 1, and so on")                                                     \
    X(NEGATIVE_AXIS_OFF, AXIS, "negative-axis-off-by-one", "axis-negative",                                  \
      "counted a negative axis from the end, one too far")                                                   \
    X(DEFAULT_AXIS_LAST, AXIS, "default-axis-as-last", "axis-default",                                       \
      "took the last axis if none is given")                                                                 \
    X(DEFAULT_AXIS_ONE, AXIS, "default-axis-as-1", "axis-default", "took axis 1 if none is given")           \
    X(AXIS_ZERO, AXIS, "axis-as-0", "axis", "took axis 0 whatever the axis is")                              \
    X(AXIS_LAST, AXIS, "axis-as-last", "axis", "took the last axis whatever the axis is")                    \
    X(AXIS_FROM_END, AXIS, "axis-from-end", "axis", "counted the axis from the end")                         \
    X(AXIS_OTHER, AXIS, "axis-other", "axis", "took another axis")                                           \
    X(NEGATIVE_ZERO, NEGATIVE, "negative-index-as-0", "index-negative", "read a negative index as 0")        \
    X(NEGATIVE_LAST, NEGATIVE, "negative-index-as-last", "index-negative",                                   \
      "read a negative index as the last one")                                                               \
    X(NEGATIVE_SKIPPED, NEGATIVE, "negative-index-skipped", "index-negative",                                \
      "skipped updates with a negative index")                                                               \
    X(NEGATIVE_POSITIVE, NEGATIVE, "negative-index-as-positive", "index-negative",                           \
      "lost the sign of a negative index")                                                                   \
    X(NEGATIVE_MIRRORED, NEGATIVE, "negative-index-mirrored", "index-negative",                              \
      "read index -1 as 0, -2 as 1, and so on")                                                              \
    X(NEGATIVE_OFF, NEGATIVE, "negative-index-off-by-one", "index-negative",                                 \
      "counted a negative index from the end, one too far")                                                  \
    X(NEGATIVE_PLAIN, NEGATIVE, "negative-index-not-wrapped", "index-negative",                              \
      "added a negative index to the offset unchanged")                                                      \
    X(NEGATIVE_BY_FIRST, NEGATIVE, "negative-index-by-first-extent", "index-negative",                       \
      "wrapped a negative index by the first extent of data")                                                \
    X(NEGATIVE_BY_LAST, NEGATIVE, "negative-index-by-last-extent", "index-negative",                         \
      "wrapped a negative index by the last extent of data")                                                 \
    X(NEGATIVE_BY_NEXT, NEGATIVE, "negative-index-by-next-extent", "index-negative",                         \
      "wrapped a negative index by the extent of the next dimension")                                        \
    X(NEGATIVE_BY_PREVIOUS, NEGATIVE, "negative-index-by-previous-extent", "index-negative",                 \
      "wrapped a negative index by the extent of the previous dimension")                                    \
    X(NEGATIVE_BY_MIRRORED, NEGATIVE, "negative-index-by-mirrored-extent", "index-negative",                 \
      "wrapped a negative index by extents in reverse order")                                                \
    X(NEGATIVE_BY_INDICES, NEGATIVE, "negative-index-by-extent-of-indices", "index-negative",                \
      "wrapped a negative index by the extent of indices")                                                   \
    X(NEGATIVE_BY_COUNT, NEGATIVE, "negative-index-by-count", "index-negative",                              \
      "wrapped a negative index by the number of elements of data")                                          \
    X(TUPLE_REVERSED, TUPLE, "tuple-reversed", "tuple", "read the components of a tuple in reverse order")   \
    X(TUPLE_REVERSED_MODULO, TUPLE, "tuple-reversed-modulo", "tuple",                                        \
      "read the components of a tuple in reverse order, modulo the extents")                                 \
    X(TUPLE_SWAPPED, TUPLE, "tuple-swapped", "tuple", "swapped the last two components of a tuple")          \
    X(TUPLE_LAST_IGNORED, TUPLE, "tuple-last-ignored", "tuple", "ignored the last component of a tuple")     \
    X(TUPLE_FIRST_IGNORED, TUPLE, "tuple-first-ignored", "tuple", "ignored the first component of a tuple")  \
    X(TUPLE_SHORT, TUPLE, "tuple-short", "tuple",                                                            \
      "read one component less of each tuple, and longer slices")                                            \
    X(TUPLE_SHORT_PACKED, TUPLE, "tuple-short-packed", "tuple",                                              \
      "read indices as tuples that are one component shorter")                                               \
    X(TUPLE_COLUMNS, TUPLE, "tuple-columns", "tuple", "read tuples from the columns of indices")             \
    X(SLICE_FIRST_ELEMENT, SLICE, "slice-first-element", "slice",                                            \
      "wrote only the first element of each slice")                                                          \
    X(SLICE_FIRST_ROW, SLICE, "slice-first-row", "slice", "wrote only the first row of each slice")          \
    X(SLICE_REPEATED, SLICE, "slice-repeated", "slice", "wrote one update to all elements of a slice")       \
    X(STRIDE_LAST_LOST, STRIDES, "stride-last-0", "target", "ignored the last coordinate of the target")     \
    X(STRIDE_LAST_PREVIOUS, STRIDES, "stride-last-previous", "target",                                       \
      "gave the last coordinate of the target the stride of the previous one")                               \
    X(STRIDE_LAST_EXTENT, STRIDES, "stride-last-extent", "target",                                           \
      "gave the last coordinate of the target its extent as stride")                                         \
    X(STRIDES_OWN, STRIDES, "strides-by-own-extent", "target",                                               \
      "computed strides of data from a dimension's own extent, not from those after it")                     \
    X(STRIDES_FIRST, STRIDES, "strides-by-first-extent", "target",                                           \
      "computed strides of data from the first extent")                                                      \
    X(STRIDES_LAST, STRIDES, "strides-by-last-extent", "target",                                             \
      "computed strides of data from the last extent")                                                       \
    X(STRIDES_OF_UPDATES, STRIDES, "strides-of-updates-for-data", "target",                                  \
      "used the strides of updates for data")                                                                \
    X(STRIDES_OF_INDICES, STRIDES, "strides-of-indices-for-data", "target",                                  \
      "used the strides of indices for data")                                                                \
    X(STRIDES_COLUMN_MAJOR, STRIDES, "strides-column-major", "target", "used column-major strides for data") \
    X(SLICE_STRIDE_LOST, SLICE, "slice-stride-lost", "slice",                                                \
      "did not multiply the tuple's offset by the size of a slice")                                          \
    X(OUTPUT_TRANSPOSED, WHOLE, "output-transposed", "target", "transposed the output")                      \
    X(DATA_TRANSPOSED, WHOLE, "data-transposed", "untouched", "read data transposed")                        \
    X(INDICES_TRANSPOSED, INDEX, "indices-transposed", "target", "read indices transposed")                  \
    X(UPDATES_TRANSPOSED, UPDATES, "updates-transposed", "updates-layout", "read updates transposed")        \
    X(INDICES_BY_DATA, INDEX, "indices-by-strides-of-data", "target",                                        \
      "used the strides of data for indices")                                                                \
    X(INDICES_BY_UPDATES, INDEX, "indices-by-strides-of-updates", "target",                                  \
      "used the strides of updates for indices")                                                             \
    X(INDICES_FIRST, INDEX, "indices-first-only", "target", "used the first index for every update")         \
    X(UPDATES_BY_DATA, UPDATES, "updates-by-strides-of-data", "updates-layout",                              \
      "used the strides of data for updates")                                                                \
    X(UPDATES_BY_INDICES, UPDATES, "updates-by-strides-of-indices", "updates-layout",                        \
      "used the strides of indices for updates")                                                             \
    X(UPDATES_AT_TARGET, UPDATES, "updates-at-target", "updates-layout",                                     \
      "read an update at the position of its target")                                                        \
    X(UPDATES_AT_OFFSET, UPDATES, "updates-at-offset", "updates-layout",                                     \
      "read an update at the offset of its target in data")                                                  \
    X(UPDATES_FIRST_REPEATED, UPDATES, "updates-first-repeated", "updates-layout",                           \
      "used the first update for every target")                                                              \
    X(UPDATES_ROW_REPEATED, UPDATES, "updates-row-repeated", "updates-layout",                               \
      "used the first row of updates for every row")                                                         \
    X(UPDATES_COLUMN_REPEATED, UPDATES, "updates-column-repeated", "updates-layout",                         \
      "used the first column of updates for every column")                                                   \
    X(UPDATES_REVERSED, UPDATES, "updates-reversed", "updates-layout", "read updates in reverse order")      \
    X(UPDATES_SHIFTED, UPDATES, "updates-shifted", "updates-layout",                                         \
      "read the next update instead of its own")                                                             \
    X(AS_NONE, REDUCTION, "reduction-ignored", "", "ignored the reduction")                                  \
    X(AS_ADD, REDUCTION, "as-add", "", "added the updates")                                                  \
    X(AS_MUL, REDUCTION, "as-mul", "", "multiplied by the updates")                                          \
    X(AS_MAX, REDUCTION, "as-max", "", "took the greatest")                                                  \
    X(AS_MIN, REDUCTION, "as-min", "", "took the least")                                                     \
    X(OLD_IGNORED, REDUCTION, "old-value-ignored", "reduction-includes-data",                                \
      "reduced the updates alone, without the old value")                                                    \
    X(OLD_AS_ZERO, REDUCTION, "old-value-as-0", "reduction-includes-data", "began the reduction at 0")       \
    X(OLD_TWICE, REDUCTION, "old-value-twice", "reduction-includes-data", "used the old value twice")        \
    X(REPEATS_LAST, REDUCTION, "repeated-target-last-only", "duplicates-reduced",                            \
      "applied only the last of several updates of a cell")                                                  \
    X(REPEATS_FIRST, REDUCTION, "repeated-target-first-only", "duplicates-reduced",                          \
      "applied only the first of several updates of a cell")                                                 \
    X(UPDATES_TWICE, REDUCTION, "updates-twice", "", "applied every update twice")                           \
    X(FIRST_ONLY, EXTENT, "first-update-only", "target", "applied only the first update")                    \
    X(LAST_ONLY, EXTENT, "last-update-only", "target", "applied only the last update")                       \
    X(LAST_LOST, EXTENT, "last-update-lost", "target", "lost the last update")                               \
    X(FIRST_LOST, EXTENT, "first-update-lost", "target", "lost the first update")                            \
    X(SECOND_HALF_LOST, EXTENT, "second-half-lost", "target", "lost the second half of the updates")         \
    X(TAIL_LOST, EXTENT, "tail-lost", "target", "lost the updates beyond a multiple of a power of two")      \
    X(BEYOND_POWER_LOST, EXTENT, "beyond-power-of-two-lost", "target",                                       \
      "lost all updates beyond a power of two")                                                              \
    X(INNER_TAIL_LOST, EXTENT, "inner-tail-lost", "target",                                                  \
      "lost the end of each row beyond a multiple of a power of two")                                        \
    X(INNER_BEYOND_POWER_LOST, EXTENT, "inner-beyond-power-of-two-lost", "target",                           \
      "lost the part of each row beyond a power of two")                                                     \
    X(OFFSET_CUT, WIDTH, "offset-cut", "target", "kept only some low bits of an offset in data")             \
    X(OFFSET_FLOAT, WIDTH, "offset-float", "target", "computed offsets in data as float")                    \
    X(SOURCE_CUT, WIDTH, "updates-position-cut", "updates-layout",                                           \
      "kept only some low bits of a position in updates")                                                    \
    X(POSITION_CUT, WIDTH, "indices-position-cut", "target",                                                 \
      "kept only some low bits of a position in indices")                                                    \
    X(INDEX_CUT, INDEX, "index-cut", "index-width", "kept only some low bits of an index")                   \
    X(INDEX_WORDS, INDEX, "index-words", "index-width", "read int64 indices as int32 words")                 \
    X(INDEX_FROM_ONE, INDEX, "index-from-1", "target", "counted indices from 1")                             \
    X(TARGETS_BEYOND_POWER_LOST, EXTENT, "targets-beyond-power-of-two-lost", "target",                       \
      "wrote nothing beyond a power of two")                                                                 \
    X(MODULO_FIRST, INDEX, "index-modulo-first-extent", "target",                                            \
      "took indices modulo the first extent of data")                                                        \
    X(MODULO_LAST, INDEX, "index-modulo-last-extent", "target",                                              \
      "took indices modulo the last extent of data")                                                         \
    X(MODULO_INDICES, INDEX, "index-modulo-extent-of-indices", "target",                                     \
      "took indices modulo the extent of indices")                                                           \
    X(CLAMPED_FIRST, INDEX, "index-clamped-by-first-extent", "target",                                       \
      "clamped indices by the first extent of data")                                                         \
    X(CLAMPED_LAST, INDEX, "index-clamped-by-last-extent", "target",                                         \
      "clamped indices by the last extent of data")                                                          \
    X(CLAMPED_OFF, INDEX, "index-clamped-off-by-one", "target", "clamped indices one below the last")        \
    X(DATA_NOT_COPIED, WHOLE, "data-not-copied", "untouched", "began with zeros instead of data")

enum misreading {
#define MISREADING_CONSTANT(constant, kind, name, clause, sentence) MISREADING_##constant,
    MISREADING_TABLE(MISREADING_CONSTANT)
#undef MISREADING_CONSTANT
};
enum { MISREADING_COUNT = MISREADING_DATA_NOT_COPIED + 1 };

/* The columns of the table. Static storage. */
const char *misreading_name(enum misreading misreading);
const char *misreading_sentence(enum misreading misreading);

/* The clause that a misreading violates, given the reduction. */
const char *misreading_clause(enum misreading misreading, enum reduction reduction);

/* Finds the misreading with this name; false if there is none. */
bool misreading_from_name(const char *name, enum misreading *misreading);

/* A wrong output, its node and the expected output. Everything is borrowed. */
struct misread_output {
    const struct scatter_node *node; /* valid: preparation->outcome is OUTCOME_COMPUTED */
    const struct preparation *preparation;
    const struct tensor *expected; /* the reference's output */
    const struct tensor *actual;   /* has the dtype and shape of data */
    const bool *wrong;             /* by cell: whether its value is not allowed; true for at least one cell */
};

/* The misreadings that explain an output. */
struct misreading_set {
    bool has[MISREADING_COUNT];
    /* It has targets outside of data, and explains the output if these updates are left out. */
    bool left_out[MISREADING_COUNT];
    /* The parameter of its variant, such as a power of two or a number of bits; or 0. */
    int64_t number[MISREADING_COUNT];
};

/*
 * Finds every misreading that explains an output. A misreading explains an output if it gives the actual
 * value for each wrong cell, and the actual or the expected value for each other cell. Values are equal if
 * their bits are; if the right reading or the misreading computes the value and does not only copy it, all NaN
 * are equal. Returns the number of these misreadings.
 *
 * Work and memory are bounded: a misreading whose work would exceed the rest of MISREADING_WORK is not tried,
 * and without memory none is found. Temporary memory comes from `scratch`, which is reset.
 */
int misreadings_find(const struct misread_output *output, struct misreading_set *set, struct arena *scratch);

/*
 * The maximum work for one output, in steps of a few nanoseconds: one step for each dimension of an update,
 * each cell, and each eight bytes of a string.
 */
#define MISREADING_WORK ((int64_t)1 << 25)

/*
 * The misreading of a set that is reported: the first that leaves no updates out, else the first. Requires a
 * non-empty set.
 */
enum misreading misreading_first(const struct misreading_set *set);

#endif
