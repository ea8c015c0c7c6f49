/*
 * The exhaustive small world of E elements and R dimensions: every case of every kind (world_case.h) in which data,
 * indices and updates have at most E elements, extents are at most E, and data and indices have 1 to R dimensions. Cases
 * have the numbers 0 to `cases` - 1:
 *
 *   - kind by kind, in the order of world_kinds_create;
 *   - in a kind by the rank of data, then its extents in lexicographic order, extents of 0 among them;
 *   - Scatter, ScatterElements: then by the axis from -r to r - 1, then by the extents of indices in lexicographic order,
 *     which are at most those of data, except along the axis;
 *   - ScatterND: then by the length of a tuple from 0 to r, then by the rank of indices, then by its extents;
 *   - then by the values of indices in row-major order, the last one changing first: each goes from -s - 1 to s, where s is
 *     the extent that it refers to. So indices that are out of range by one are included.
 *
 * What data and updates hold is in small_values.h; the order of updates is a hash of the number of the first case of the frame,
 * and in the second half of the frame, where the first index is not negative, the complement of that, except for strings. The
 * numbering is a promise: ranges of it are published.
 */
#ifndef SCATTER_SMALL_WORLD_H
#define SCATTER_SMALL_WORLD_H

#include "small_geometry.h"
#include "world_case.h"

struct small_world {
    int elements, rank;
    struct world_kinds kinds;
    const uint64_t *begins; /* kinds.count + 1: the number of the first case of a kind */
    struct small_geometries geometries, tuple_geometries;
    uint64_t cases;
};

/*
 * Makes a world in the arena. STATUS_USAGE when `elements` or `rank` is not in 1 to SMALL_ELEMENTS_MOST and 1 to
 * SMALL_RANK_MOST, or there are too many cases; STATUS_OUT_OF_MEMORY.
 */
enum status small_world_create(struct small_world *world, int elements, int rank, struct arena *arena,
                               struct error *error);

/* The frame of a case: all cases that differ from it only in the values of indices, and of data and updates where these follow. */
struct small_frame {
    const struct world_kind *kind;
    const struct small_geometry *geometry;
    bool tuples;
    uint64_t begin, end; /* the numbers of its cases: begin to end - 1 */
};

/* `number` is below world->cases. */
struct small_frame small_frame_of(const struct small_world *world, uint64_t number);

/* Makes the case of a number in the arena. STATUS_OUT_OF_MEMORY only. */
enum status small_case_make(const struct small_frame *frame, uint64_t number, struct world_case *made,
                            struct arena *arena, struct error *error);

/* Whether data and updates of a case differ from those of the next case of its frame; never strings. */
bool small_values_change(const struct small_frame *frame, uint64_t number);

/* The number after the last case of its frame that has the same data and updates as a case, with all cases between. */
uint64_t small_values_end(const struct small_frame *frame, uint64_t number);

/* Turns a case into the next one of its frame, in place. Not for the last one of a frame. */
void small_case_next(const struct small_frame *frame, uint64_t number, struct world_case *made);

#endif
