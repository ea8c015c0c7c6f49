/*
 * A reading of a node: the target of each update, and the element of updates that is written. A reading
 * starts as the right one (reading_begin) and is then changed in one point. All readings share the same walk
 * over the updates.
 */
#ifndef SCATTER_MISREADING_WALK_H
#define SCATTER_MISREADING_WALK_H

#include "node.h"

#include <stdbool.h>
#include <stdint.h>

/* Tensors of higher rank are not supported. */
enum { READING_DIMENSIONS = 32 };

/* How an index is read. `extents` may hold the extent of another dimension instead of the right one. */
enum index_reading {
    INDEX_AS_SPECIFIED, /* a negative index counts from the end, by `extents` */
    INDEX_NEGATIVE_ZERO,
    INDEX_NEGATIVE_LAST,
    INDEX_NEGATIVE_SKIPPED,
    INDEX_NEGATIVE_POSITIVE,
    INDEX_NEGATIVE_MIRRORED,
    INDEX_NEGATIVE_OFF,
    INDEX_NEGATIVE_PLAIN,
    INDEX_MODULO,      /* modulo the extent of `extents` */
    INDEX_CLAMPED,     /* to the last index of `extents` */
    INDEX_CLAMPED_OFF, /* to the last index but one */
    INDEX_ONE_LESS
};

struct reading {
    const struct tensor *data, *indices, *updates;
    bool tuples; /* ScatterND: tuple number t belongs to update number t, which has `slice` elements */
    enum reduction reduction;

    /* Scatter and ScatterElements. */
    int axis;
    int64_t index_strides[READING_DIMENSIONS], update_strides[READING_DIMENSIONS];
    /* ScatterND: strides in indices, by tuple and component, and in updates, by tuple and element of the slice. */
    int length;
    int64_t slice, tuple_stride, component_stride, update_stride, element_stride;
    int component[READING_DIMENSIONS]; /* by dimension of data: the component of a tuple that indexes it */

    int64_t data_strides[READING_DIMENSIONS];
    int64_t extents[READING_DIMENSIONS]; /* by dimension of data */
    enum index_reading index_reading;
    int index_bits; /* number of low bits of an index that are kept, sign-extended; 0: all */
    bool index_words;

    int64_t first, end;  /* the updates from `first` up to but not including `end` are applied */
    int64_t element_end; /* only elements of updates before this one are applied */
    int64_t inner_end;   /* only elements of a slice, or of a row of indices, before this one are applied */
    int64_t offset_mask, source_mask, position_mask; /* the kept bits; -1: all */
    int64_t offset_end;                              /* offsets from here on are not written */
    bool offset_float;
    bool source_at_target, source_at_offset, source_transposed, source_reversed, index_transposed,
        index_first;
    int64_t source_shift;

    enum {
        START_DATA,
        START_ZEROS,        /* all cells are 0 */
        START_AT_ZERO,      /* only cells that updates aim at are 0 */
        START_FIRST_UPDATE, /* the first update of a cell is written, the others are reduced */
        START_DATA_TWICE
    } start;
    enum { REPEATS_ALL, REPEATS_FIRST, REPEATS_LAST } repeats; /* selects among several updates of a cell */
    bool twice;                                                /* every update is applied twice */
    bool data_transposed, output_transposed;
};

/* The targets of the updates: `count` pairs. The arrays have room for every element of updates. */
struct placement {
    uint64_t *targets; /* elements of data */
    int64_t *sources;  /* elements of updates */
    int64_t count;
    bool left_out; /* an update was left out because its target is outside of data */
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

/* Walks over the updates. False if a reading accesses elements outside of indices or updates. */
bool reading_walk(const struct reading *reading, struct placement *placement);

#endif
