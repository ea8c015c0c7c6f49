/*
 * How a node is read: where each update goes, and which element of updates it takes. A reading begins as the right one
 * (reading_begin) and is then changed in one point; the walk over the updates is the same for all.
 */
#ifndef SCATTER_MISREADING_WALK_H
#define SCATTER_MISREADING_WALK_H

#include "node.h"

#include <stdbool.h>
#include <stdint.h>

/* No reading is made of tensors of higher rank. */
enum { READING_DIMENSIONS = 32 };

/* How an index is read; with `extents`, an extent of another dimension takes the place of the right one. */
enum index_reading {
    INDEX_AS_IT_SHOULD, /* a negative one counts from the end, by `extents` */
    INDEX_NEGATIVE_ZERO,
    INDEX_NEGATIVE_LAST,
    INDEX_NEGATIVE_SKIPPED,
    INDEX_NEGATIVE_POSITIVE,
    INDEX_NEGATIVE_MIRRORED,
    INDEX_NEGATIVE_OFF,
    INDEX_NEGATIVE_PLAIN,
    INDEX_MODULO,      /* modulo the extent of `extents` */
    INDEX_CLAMPED,     /* to the last of `extents` */
    INDEX_CLAMPED_OFF, /* to the last but one */
    INDEX_ONE_LESS
};

struct reading {
    const struct tensor *data, *indices, *updates;
    bool tuples; /* ScatterND: update number t, of `slice` elements, has the tuple t */
    enum reduction reduction;

    /* Scatter and ScatterElements. */
    int axis;
    int64_t index_strides[READING_DIMENSIONS], update_strides[READING_DIMENSIONS];
    /* ScatterND: strides in indices, by tuple and component, and in updates, by tuple and element of the slice. */
    int length;
    int64_t slice, tuple_stride, component_stride, update_stride, element_stride;
    int component[READING_DIMENSIONS]; /* which component of a tuple is the index of a dimension of data */

    int64_t data_strides[READING_DIMENSIONS];
    int64_t extents[READING_DIMENSIONS]; /* by dimension of data */
    enum index_reading index_reading;
    int index_bits; /* kept of an index, with its sign; 0: all */
    bool index_words;

    int64_t first, end;  /* the updates from `first` on and before `end` are applied */
    int64_t element_end; /* elements of updates before this one are applied */
    int64_t inner_end;   /* of slices, or the innermost dimension of indices: elements before this one */
    int64_t offset_mask, source_mask, position_mask; /* the bits that are kept; -1: all */
    int64_t offset_end;                              /* offsets from here on are not written */
    bool offset_float;
    bool source_at_target, source_at_offset, source_transposed, source_reversed, index_transposed,
        index_first;
    int64_t source_shift;

    enum {
        START_DATA,
        START_ZEROS,        /* all cells are 0 */
        START_AT_ZERO,      /* those that updates aim at */
        START_FIRST_UPDATE, /* the first update of a cell is written, the others are reduced */
        START_DATA_TWICE
    } start;
    enum { REPEATS_ALL, REPEATS_FIRST, REPEATS_LAST } repeats; /* which of several updates of a cell */
    bool twice;                                                /* every update is applied two times */
    bool data_transposed, output_transposed;
};

/* Where updates go: `count` pairs. The arrays have room for every element of updates. */
struct placement {
    uint64_t *targets; /* elements of data */
    int64_t *sources;  /* elements of updates */
    int64_t count;
    bool left_out; /* a target outside of data: the update is left out */
};

/* The right reading of a valid node; false where the rank is too high. */
bool reading_begin(struct reading *reading, const struct scatter_node *node,
                   const struct preparation *preparation);

/* How many updates there are: elements, or slices. */
int64_t reading_updates(const struct reading *reading);

/* Writes row-major strides (column-major ones: column_major_strides) of a shape. */
void row_major_strides(const int64_t *dims, int rank, int64_t *strides);
void column_major_strides(const int64_t *dims, int rank, int64_t *strides);

/* The position of an element if the same bytes are read in column-major order. */
int64_t transposed_position(const int64_t *dims, int rank, int64_t position);

/* Walks over the updates. False when a reading leads out of indices or updates. */
bool reading_walk(const struct reading *reading, struct placement *placement);

#endif
