/*
 * A piece of the range of a search: what the processes that go through it, slice by slice, have done and found.
 */
#ifndef SCATTER_SWEEP_PIECE_H
#define SCATTER_SWEEP_PIECE_H

#include "relation.h"
#include "status.h"
#include "sweep_page.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Begin with zeroes, finish with sweep_piece_end. */
struct sweep_piece {
    uint64_t from, to; /* once it was begun */
    uint64_t end;      /* its wanted cases before it were executed */
    uint64_t executed, judged, unsupported, lost;
    bool is_known;   /* from before: it is not to be done again */
    uint64_t *found; /* numbers of cases, rising; owned */
    size_t found_count, found_capacity;
    struct relation_counts *relations; /* NULL: none were checked; owned */
};

/*
 * Takes what the page tells of a slice from piece->end on, and moves piece->end behind it. `is_lost`: with the case that was
 * running the process was lost, so that this is found, too. So it is where the page holds what cannot have been: the
 * implementation can write to it. False without memory.
 */
bool sweep_piece_take(struct sweep_piece *piece, const struct sweep_page *page, bool is_lost);

/* Adds what was checked in a slice. False without memory. */
bool sweep_piece_take_relations(struct sweep_piece *piece, const struct relation_counts *relations);

/*
 * A piece as an object, which a search that is continued is given (journal.h): its type "piece", the numbers above, and
 * "found". The caller owns it; NULL without memory.
 */
json_t *sweep_piece_record(const struct sweep_piece *piece);

/*
 * Makes a piece of such an object, which anybody may have written; finish it with sweep_piece_end, also after a failure.
 * STATUS_UNREADABLE, naming the member, when it is none that can have been; STATUS_OUT_OF_MEMORY.
 */
enum status sweep_piece_from_record(struct sweep_piece *piece, const json_t *record, struct error *error);

/* Copies a piece to one that is empty, which then has numbers of its own. False without memory. */
bool sweep_piece_copy(struct sweep_piece *copy, const struct sweep_piece *piece);

void sweep_piece_end(struct sweep_piece *piece);

#endif
