/*
 * A piece of the range of a search: what the processes that go through it, slice by slice, have done and found.
 */
#ifndef SCATTER_SWEEP_PIECE_H
#define SCATTER_SWEEP_PIECE_H

#include "sweep_page.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Begin with zeroes, finish with sweep_piece_end. */
struct sweep_piece {
    uint64_t from, to; /* once it was begun */
    uint64_t end;      /* its wanted cases before it were executed */
    uint64_t executed, judged, unsupported, lost;
    uint64_t *found; /* numbers of cases, rising; owned */
    size_t found_count, found_capacity;
};

/*
 * Takes what the page tells of a slice from piece->end on, and moves piece->end behind it. `is_lost`: with the case that was
 * running the process was lost, so that this is found, too. So it is where the page holds what cannot have been: the
 * implementation can write to it. False without memory.
 */
bool sweep_piece_take(struct sweep_piece *piece, const struct sweep_page *page, bool is_lost);

void sweep_piece_end(struct sweep_piece *piece);

#endif
