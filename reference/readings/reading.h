/*
 * A reading of a node: the target of each update, and the element of updates that is written. A reading
 * starts as the right one (reading_begin), is then changed in one point (reading_misread), and all readings
 * share the same walk over the updates (reading_walk) and the same computation of an output (reading_apply).
 */
#ifndef SCATTER_READING_H
#define SCATTER_READING_H

#include "arena.h"
#include "misreading.h"
#include "node.h"

#include <stdbool.h>
#include <stdint.h>

/* Tensors of higher rank are not supported. */
enum { READING_DIMENSIONS = 32 };

struct reading {
    const struct tensor *data, *indices, *updates;
    bool tuples; /* ScatterND: tuple number t belongs to update number t, which has `slice` elements */
    enum reduction reduction;

    /* Scatter and ScatterElements. */
    int axis;
    int64_t index_strides[READING_DIMENSIONS], update_strides[READING_DIMENSIONS];
    /* ScatterND: strides in indices, by tuple and component, and in updates, by tuple and element of the
     * slice. */
    int length;
    int64_t slice, tuple_stride, component_stride, update_stride, element_stride;
    int component[READING_DIMENSIONS]; /* by dimension of data: the component of a tuple that indexes it */

    int64_t data_strides[READING_DIMENSIONS];
    int64_t extents[READING_DIMENSIONS]; /* by dimension of data: those that indices are read with */
    /* The dimension that each of these extents is taken from. */
    enum {
        EXTENTS_OWN,
        EXTENTS_FIRST,
        EXTENTS_LAST,
        EXTENTS_NEXT,
        EXTENTS_PREVIOUS,
        EXTENTS_MIRRORED,
        EXTENTS_INDICES, /* of indices */
        EXTENTS_COUNT    /* the number of elements of data */
    } extents_of;
    struct {
        int64_t index, extent, constant; /* the factors of index and extent, and what is added */
    } negative;                          /* the coordinate of a negative index */
    int64_t least_negative;              /* the least coordinate of a negative index */
    bool skips_negative;
    bool wraps_first_only; /* only the first component of a tuple counts from the end */
    int64_t first_index;   /* the index that names the first coordinate */
    enum {
        BEYOND_NOTHING,
        BEYOND_MODULO,
        BEYOND_LAST,
        BEYOND_LAST_BUT_ONE
    } beyond;       /* coordinates after the last */
    int index_bits; /* number of low bits of an index that are kept, sign-extended; 0: all */
    bool index_words;

    int64_t first, end;  /* the updates from `first` up to but not including `end` are applied */
    int64_t element_end; /* only elements of updates before this one are applied */
    int64_t inner_end;   /* only elements of a slice, or of a row of indices, before this one are applied */
    int64_t offset_mask, source_mask, position_mask; /* the kept bits; -1: all */
    int64_t offset_end;                              /* offsets from here on are not written */
    bool skips;                                      /* updates of `skipped` are not applied */
    double skipped;
    int64_t row; /* so many elements follow each other in a slice, in updates and data */
    int64_t spared_stride, spared_extent,
        spared;        /* this coordinate of a dimension is not written; or stride 0 */
    int64_t padded_to; /* the last update is applied again up to a multiple of this; 0: not */
    bool source_at_target, source_at_offset, source_transposed, source_reversed, index_transposed,
        index_first, index_run;
    int64_t source_shift;

    enum {
        START_DATA,
        START_ZEROS,        /* all cells are 0 */
        START_AT_ZERO,      /* only cells that updates aim at are 0 */
        START_FIRST_UPDATE, /* the first update of a cell is written, the others are reduced */
        START_DATA_TWICE,
        START_UPDATES
    } start;
    /* Selects among several updates of a cell; LAST_EACH applies the last as often as there are updates. */
    enum { REPEATS_ALL, REPEATS_FIRST, REPEATS_LAST, REPEATS_LAST_EACH } repeats;
    bool twice; /* every update is applied twice */
    bool data_transposed, output_transposed;

    /* How operands are combined (reading_arithmetic.c). */
    enum {
        ARITHMETIC_OWN,
        ARITHMETIC_SAME_BITS,        /* as if the bits were of `other_type` */
        ARITHMETIC_IN_TYPE,          /* in `other_type`, converted back after each update */
        ARITHMETIC_WIDE,             /* … and converted back at the end */
        ARITHMETIC_WIDE_UPDATES,     /* … before they are reduced with the old value */
        ARITHMETIC_FIXED_POINT,      /* sums in integers that count 2^-fraction_bits */
        ARITHMETIC_COMPARED,         /* max and min: the operands are compared in `other_type` */
        ARITHMETIC_BLEND,            /* old * 0 + update */
        ARITHMETIC_CONJUGATED,       /* updates are */
        ARITHMETIC_POSITIVE,         /* the magnitudes of updates */
        ARITHMETIC_FLUSH,            /* subnormal updates become 0 */
        ARITHMETIC_FLUSH_DATA,       /* … and subnormal data */
        ARITHMETIC_CUT_STRINGS,      /* updates end at their first NUL */
        ARITHMETIC_CUT_STRINGS_DATA, /* … and data */
        ARITHMETIC_NAN_REPLACED      /* by nan_value, in updates */
    } arithmetic;
    int32_t other_type;
    bool takes_equal; /* of operands that compare as equal the update is taken */
    bool saturates;   /* conversions to integers out of range; otherwise they do as on x86 */
    int fraction_bits;
    double nan_value;
};

/* The targets of the updates: `count` pairs. The arrays have room for every element of updates four times
 * (WIDTH_FACTOR), and for padding. */
struct placement {
    uint64_t *targets; /* elements of data */
    int64_t *sources;  /* elements of updates */
    int64_t count;
    bool is_beyond; /* a coordinate is outside of its dimension, whether the target is outside or not */
    bool left_out;  /* an update was left out because its target is outside of data */
};

/* The right reading of a valid node; false if the rank is too high. */
bool reading_begin(struct reading *reading, const struct scatter_node *node,
                   const struct preparation *preparation);

/* The number of updates: elements or slices. */
int64_t reading_updates(const struct reading *reading);

/* Writes the row-major or column-major strides of a shape. */
void row_major_strides(const int64_t *dims, int rank, int64_t *strides);
void column_major_strides(const int64_t *dims, int rank, int64_t *strides);

/* The position of an element if the same bytes are read in column-major order. */
int64_t transposed_position(const int64_t *dims, int rank, int64_t position);

/* ---- changing a reading (reading_change.c) ------------------------------------------------------------- */

/* The facts that decide which misreadings apply to a node. */
struct reading_facts {
    bool axis_given, axis_negative;
    int axis; /* value of the attribute, if it is given */
    bool has_negative;
    int64_t greatest;                     /* greatest index, counting a negative index i as -1 - i */
    const struct tensor *const *defaults; /* as of the node */
};

struct reading_facts reading_facts_of(const struct scatter_node *node);

/* Whether a misreading is about types that are too narrow for offsets or positions. */
bool misreading_is_of_width(enum misreading misreading);

/*
 * Changes the right reading into a misreading. Some misreadings have several variants, numbered from 0, such
 * as one per power of two; *number receives the parameter of the variant, or 0. False if the misreading does
 * not apply to this node or has no such variant.
 */
bool reading_misread(struct reading *r, enum misreading misreading, int variant,
                     const struct reading_facts *f, int64_t *number);

/* ---- the walk (reading_walk.c) ------------------------------------------------------------------------- */

/* Walks over the updates. False if a reading accesses elements outside of indices or updates. */
bool reading_walk(const struct reading *reading, struct placement *placement);

/* ---- the output of a reading, with the reference's kernels and a budget of work (reading_apply.c) ------ */

/* The most updates that padding adds. */
enum { PADDING_MOST = 64 };

/* So many times as wide a type may be taken for that of data (slice-of-other-width). */
enum { WIDTH_FACTOR = 4 };

/* Buffers for the results of one node, reused for each reading. */
struct application {
    struct placement placement;
    void *updates;        /* the updates of the placement, in its order */
    unsigned char *met;   /* by cell */
    void *other;          /* as large as the result */
    void *wide;           /* eight bytes a cell */
    struct tensor result; /* result of the last reading that was applied */
    char *bytes;          /* of concatenated strings */
    size_t byte_count;
    int64_t work;       /* rest of the budget */
    int64_t least_work; /* minimum work of any reading */
};

/* False if memory runs out or one reading would exceed the whole budget. */
bool application_begin(struct application *application, const struct scatter_node *node,
                       const struct tensor *actual, int64_t work, struct arena *arena);

/* False if the reading accesses elements outside of indices or updates, the reduction is not defined for the
 * element type, or the budget is used up. */
bool reading_apply(const struct reading *reading, struct application *application);

/* Applies gathered updates to the result by the arithmetic of the reading (reading_arithmetic.c). False if it
 * has none. */
bool reading_compute(const struct reading *reading, struct application *application);

/* Sets, by cell, whether a reading computes its value; the others are copies. The placement must be that of
 * the reading, as reading_walk or reading_apply leaves it. False if the budget is used up. */
bool reading_mark_computed(const struct reading *reading, struct application *application, bool *computed);

#endif
