/*
 * A piece of the range of a search: what processes have executed and found in it, slice by slice.
 */
#ifndef SCATTER_SWEEP_PIECE_H
#define SCATTER_SWEEP_PIECE_H

#include "relation.h"
#include "status.h"
#include "sweep_account.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Begin with zeroes, finish with sweep_piece_end. */
struct sweep_piece {
    uint64_t from, to; /* once it was begun */
    uint64_t end;      /* its wanted cases before it were executed */
    uint64_t executed, judged, unsupported;
    uint64_t lost;   /* processes in cases that do not fail alone, or in none known */
    bool is_known;   /* from an earlier search: it is not executed again */
    uint64_t *found; /* numbers of cases, rising; owned */
    size_t found_count, found_capacity;
    struct relation_counts *relations; /* NULL: none were checked; owned */
};

/* Adds an account that begins at piece->end and is possible, and moves piece->end to its end. False without memory. */
bool sweep_piece_take(struct sweep_piece *piece, const struct sweep_account *account);

/* Adds what was checked in a slice. False without memory. */
bool sweep_piece_take_relations(struct sweep_piece *piece, const struct relation_counts *relations);

/*
 * A piece as a JSON object for a search that is resumed (journal.h): its type "piece", the numbers above, and
 * "found". The caller owns it; NULL without memory.
 */
json_t *sweep_piece_record(const struct sweep_piece *piece);

/*
 * Makes a piece of such an object, which may come from a damaged file; finish it with sweep_piece_end, also after a failure.
 * STATUS_UNREADABLE, naming the member, when it is impossible; STATUS_OUT_OF_MEMORY.
 */
enum status sweep_piece_from_record(struct sweep_piece *piece, const json_t *record, struct error *error);

/* Copies a piece to one that is empty, which then has numbers of its own. False without memory. */
bool sweep_piece_copy(struct sweep_piece *copy, const struct sweep_piece *piece);

void sweep_piece_end(struct sweep_piece *piece);

#endif
