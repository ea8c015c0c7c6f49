/* The parts of making a case of the random world (world.h), in this order. */
#ifndef SCATTER_RANDOM_PARTS_H
#define SCATTER_RANDOM_PARTS_H

#include "arena.h"
#include "random_numbers.h"
#include "scatter_model.h"
#include "status.h"
#include "tensor.h"
#include "world.h"

#include <stdbool.h>
#include <stdint.h>

/* ---- the draw ------------------------------------------------------------------------------------------ */

/* What a number of the random world (world.h) determines: a kind, and the keys of the streams for shapes,
 * indices and values. In a run, most keys are those of its first number. */

enum {
    RANDOM_RUN = 8,         /* the length of runs, which begin at its multiples */
    RANDOM_RUNS_ONE_IN = 4, /* one of so many blocks of numbers is a run */
};

/* The difference between the cases of a run and its first case. */
enum random_difference {
    DIFFERS_IN_ALL, /* not a run */
    DIFFERS_IN_AXIS,
    DIFFERS_IN_EXTENTS, /* in the order of extents */
    DIFFERS_IN_DTYPE,
    DIFFERS_IN_INDEX_DTYPE,
    DIFFERS_IN_REDUCTION,
    DIFFERS_IN_INDICES, /* in their values */
    DIFFERS_IN_VALUES
};

struct random_draw {
    const struct world_kind *kind;
    const struct world_kind *first_kind; /* of the first case of the run; the same without one */
    enum random_difference differs;
    bool is_other; /* differs from the first case of its run, unless the same was drawn again */
    uint64_t shapes, indices, values;
    uint64_t other; /* for another axis or another order of extents */
};

struct random_draw random_draw_of(const struct world *world, uint64_t number);

/* ---- counts and extents for shapes --------------------------------------------------------------------- */

/*
 * A count from 1 to limit, which is at least 1: mostly below 128, half of the time next to a power of two;
 * one in 32 is 512 to 4096, one in 256 above a threshold from 8192 to 65536 at which implementations take
 * more threads or another way.
 */
int64_t random_count(struct random_stream *stream, int64_t limit);

/* Extents of a product of 1 to `count`: the one at `chief` gets what the others leave, which are mostly
 * small. Requires count >= 1, and 0 <= chief < rank or rank 0. */
void random_split(struct random_stream *stream, int64_t count, int64_t *dims, int rank, int64_t chief);

/* How many positions there are for so many updates to aim at: as many, more, fewer, one; 1 to `most`. */
int64_t random_positions(struct random_stream *stream, int64_t updates, int64_t most);

/* ---- shapes -------------------------------------------------------------------------------------------- */

/*
 * The shapes of cases of the random world, and the ranges of their indices.
 *
 * Counts are those of random_count. Of Scatter and ScatterElements indices may be smaller than data off the
 * axis, and smaller or larger along it; of ScatterND tuples have any length, and slices are of one element,
 * of some, or all of data. In one of 16 cases some extents are 0.
 */

enum {
    RANDOM_DATA_RANK = 8,                  /* the highest of data and of indices */
    RANDOM_RANK = 2 * RANDOM_DATA_RANK - 1 /* of updates */
};

struct random_shapes {
    bool tuples; /* of ScatterND */
    bool
        exchangeable; /* in a run that differs in axis or order of extents: its cases have the same indices */
    int rank, indices_rank, updates_rank;
    int axis;  /* as the attribute says; 0 for ScatterND */
    int tuple; /* the length of a tuple; 0 for the others */
    int64_t dims[RANDOM_DATA_RANK], indices_dims[RANDOM_DATA_RANK], updates_dims[RANDOM_RANK];
    /*
     * Of each component of a tuple, or of all indices: the extent below which an index is valid, and the one
     * from which on it is not. Both are the extent of that dimension, or the least and the greatest of the
     * extents that are exchanged.
     */
    int components;
    int64_t valid[RANDOM_DATA_RANK], invalid[RANDOM_DATA_RANK];
};

/* Draws the shapes. Indices into an extent of 0 break a rule. */
void random_shapes_draw(struct random_shapes *shapes, const struct random_draw *draw);

/* Sets updates and the bounds of indices after a change of the others. */
void random_shapes_derive(struct random_shapes *shapes);

/* The most elements of a tensor that the types of a case allow. */
int64_t random_shapes_limit(const struct random_draw *draw);

/* The number of elements of a shape. */
int64_t random_product(const int64_t *dims, int rank);

/* How many updates one cell can have at most. */
int64_t random_shapes_repeats(const struct random_shapes *shapes);

/* ---- indices ------------------------------------------------------------------------------------------- */

/*
 * The indices of cases of the random world.
 *
 * Of Scatter and ScatterElements a pattern (random_numbers.h) goes along the axis, the same for every line of
 * indices, moved on from line to line, or another one of its kind in each; or through all indices as they
 * stand. Of ScatterND it goes through the cells (slices) that the tuples aim at, counted with the last
 * component first or the first one first, or there is one for each component. In three of eight cases one
 * index then becomes another: early, in the middle or late.
 *
 * Some are negative: none, all, half of them, a single one, or those of one component. In one of 16 cases
 * some are out of range: one (first, in the middle, last, anywhere), several or all; by 1 or much, at the
 * ends of int32 and int64, or so that 16 or 32 bits of them are in range.
 */

/*
 * Fills the tensor of indices, which has the shape that `shapes` says. *idle is the position of the only
 * index that is out of range when its updates are to change nothing, else -1. Scratch memory from the arena;
 * STATUS_OUT_OF_MEMORY only.
 */
enum status random_indices_fill(const struct random_shapes *shapes, uint64_t key,
                                const struct tensor *indices, int64_t *idle, struct arena *arena,
                                struct error *error);

/* ---- values of data and updates ------------------------------------------------------------------------ */

/* X(constant, weights of RANDOM_WEIGHTS under none, under add and mul, under max and min) */
#define VALUE_CLASS_TABLE(X)                                                                                 \
    X(DIFFERENT, 24, 4, 20) /* all of data and updates differ, as far as the type has enough values */       \
    X(SPRINKLED, 8, 5, 10)  /* the usual values of the reduction, and a few special ones (number_special) */ \
    X(SPECIAL, 6, 4, 10)    /* special ones */                                                               \
    X(NEUTRAL, 4, 6, 6)     /* mostly the identity of the reduction, some absorbing values */                \
    X(LOW_BITS, 6, 1, 5)    /* different in the lower half of their bits only */                             \
    X(HIGH_BITS, 5, 1, 3)   /* in the upper half only */                                                     \
    X(EXACT, 3, 26, 2)      /* integers or powers of two by which sums and products need no rounding */      \
    X(ROUNDING, 1, 8, 1)    /* every sum and product rounds */                                               \
    X(BITS, 4, 4, 3)        /* any bits */                                                                   \
    X(CONSTANT, 2, 3, 2)    /* data one value, updates one value */                                          \
    X(NEGATIVE, 1, 2, 2)    /* all below 0 */

/*
 * Fills data and updates of a case; strings are those of random_strings_fill. The values suit the reduction;
 * `repeats` is how many updates one cell can have. Sums and products of EXACT are exact in every order as
 * long as the type has enough digits. STATUS_OUT_OF_MEMORY only.
 */
enum status random_values_fill(const struct world_case *made, enum reduction reduction, int64_t repeats,
                               uint64_t key, struct arena *arena, struct error *error);

/* Makes the updates that belong to the index at a position change nothing (under none: the first element of
 * data). */
void random_values_idle(const struct world_case *made, enum reduction reduction, int64_t position);

/* ---- strings ------------------------------------------------------------------------------------------- */

/*
 * The strings of cases of the random world: 0 to RANDOM_STRING_SIZE bytes, many of them next to the size that
 * implementations store inline; any bytes, with NUL and not UTF-8; some that differ in the first byte or in
 * the last ones only. Up to 61 elements of a tensor differ in most cases; further ones are the same again.
 */

enum { RANDOM_STRING_SIZE = 70 };

/* Fills two tensors of strings, whose bytes are in the arena. STATUS_OUT_OF_MEMORY only. */
enum status random_strings_fill(const struct tensor *data, const struct tensor *updates, uint64_t key,
                                struct arena *arena, struct error *error);

/* ---- thin places --------------------------------------------------------------------------------------- */

/* X(constant, weight of RANDOM_WEIGHTS): what is rare or absent without has_forms (world.h). The first ones
 * are shapes, then come lists of indices along one axis, then values. Cases of a run have none. */
#define THIN_PLACE_TABLE(X)                                                                                  \
    X(NONE, 30)                                                                                              \
    X(UNMERGED, 6) /* 5 to 8 dimensions of which no two neighbours can be treated as one */                  \
    X(ODD, 4)      /* extents from 37 to 61, and indices that are shorter off the axis */                    \
    X(WIDE, 4)     /* coordinates above 255 off the axis, or in slices */                                    \
    X(RUN, 8)   /* a single run of consecutive indices, rising or falling, all negative or none, half of   \
                      them to the last element */ \
    X(CROWD, 2) /* more than 64 updates of one cell, of a truth value more than 256; others have one each */ \
    X(THOUSANDS, 1) /* 2001 to 4000 updates into 200 to 500 cells */                                         \
    X(BESIDE, 4)    /* infinities and NaN in cells without an update, beside cells with one */               \
    X(DULL, 5)      /* updates all 0, all 1 or equal, or the first of them; data all 0 or all negative */

enum thin_place {
#define THIN_PLACE_CONSTANT(constant, weight) THIN_##constant,
    THIN_PLACE_TABLE(THIN_PLACE_CONSTANT)
#undef THIN_PLACE_CONSTANT
};

/* What is thin in a case, and a key for it. */
struct random_thin {
    enum thin_place place;
    uint64_t key;
};

/* Draws the thin place of a case, and replaces the shapes where it is about shapes or lists. */
struct random_thin random_thin_draw(struct random_shapes *shapes, const struct random_draw *draw);

/* Replaces indices where the thin place is about lists; returns whether it did. All are valid. */
bool random_thin_indices(const struct random_thin *thin, const struct random_shapes *shapes,
                         const struct tensor *indices);

/* Replaces values of data and updates where the thin place is about values. STATUS_OUT_OF_MEMORY only. */
enum status random_thin_values(const struct random_thin *thin, const struct world_case *made,
                               struct arena *arena, struct error *error);

/* ---- the form of the model ----------------------------------------------------------------------------- */

/* X(constant of enum value_source, weight of RANDOM_WEIGHTS) */
#define SOURCE_WEIGHT_TABLE(X) \
    X(GRAPH, 24)               \
    X(INITIALIZER, 14)         \
    X(CONSTANT, 12)            \
    X(DEFAULT, 8)              \
    X(OVERRIDDEN, 6)

/* The same in random-graphs-SEED. */
#define COMPUTED_WEIGHT_TABLE(X) \
    X(GRAPH, 16)                 \
    X(IDENTITY, 4)               \
    X(RESHAPE, 6)                \
    X(TRANSPOSE, 6)              \
    X(CONCAT, 6)                 \
    X(GATHER, 6)                 \
    X(CAST, 4)                   \
    X(EXPAND, 5)                 \
    X(RANGE, 6)                  \
    X(SCATTER, 5)

/* X(constant of enum declared_extents, weight of RANDOM_WEIGHTS) */
#define EXTENTS_WEIGHT_TABLE(X) \
    X(NUMBERED, 28)             \
    X(NAMED, 12)                \
    X(ALIKE, 12)                \
    X(UNKNOWN, 12)

/* X(constant, weight of RANDOM_WEIGHTS): which inputs are one value, where types and sizes permit it; else
 * none are. */
#define SHARING_TABLE(X)   \
    X(APART, 32)           \
    X(DATA_UPDATES, 6)     \
    X(DATA_INDICES, 10)    \
    X(INDICES_UPDATES, 10) \
    X(ALL_ONE, 6)

/*
 * Draws the form of a case, and replaces the shapes where inputs are to be one value. Values of more than
 * RANDOM_USUAL_MOST elements are not in the model. Cases of a run have one form, and no value in common; nor
 * has a thin place.
 */
struct written_form random_form_draw(struct random_shapes *shapes, const struct random_thin *thin,
                                     const struct random_draw *draw);

/* Copies the values of inputs that are one value: those of indices, or of data. */
void random_form_share(const struct world_case *made, const struct written_form *form);

/*
 * Draws which inputs other nodes compute, and replaces the shapes where indices are a Range: as many as the
 * extent that they index, each one once. Large values are not computed, and in a run no data and updates.
 */
struct written_form random_graph_draw(struct random_shapes *shapes, const struct random_draw *draw);

/* Sets the values of a Range and of an Expand. What has a NaN is not computed, since not every node keeps
 * its bits; what its node cannot make is computed by Identity. */
void random_graph_fill(const struct world_case *made, const struct random_shapes *shapes,
                       struct written_form *form);

#endif
