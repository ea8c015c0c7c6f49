/*
 * Counts of elements and extents for shapes of the random world. A count is mostly below 128, half of the time next to a
 * power of two; one in 32 is 512 to 4096, one in 256 above a threshold from 8192 to 65536 at which implementations take more
 * threads or another way.
 */
#ifndef SCATTER_RANDOM_EXTENTS_H
#define SCATTER_RANDOM_EXTENTS_H

#include "random_stream.h"

#include <stdint.h>

/* A count from 1 to limit. Requires limit >= 1. */
int64_t random_count(struct random_stream *stream, int64_t limit);

/*
 * Extents of a product of 1 to `count`: the one at `chief` gets what the others leave, which are mostly small. Requires
 * count >= 1, and 0 <= chief < rank or rank 0.
 */
void random_split(struct random_stream *stream, int64_t count, int64_t *dims, int rank, int64_t chief);

/* How many positions there are for so many updates to aim at: as many, more, fewer, one; 1 to `most`. */
int64_t random_positions(struct random_stream *stream, int64_t updates, int64_t most);

static inline int64_t random_lesser(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t random_greater(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

#endif
