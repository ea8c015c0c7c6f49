/*
 * What processes have executed and found: in a slice of a range (an account), and in a piece of the range of a search, slice by
 * slice.
 */
#ifndef SCATTER_SWEEP_PIECE_H
#define SCATTER_SWEEP_PIECE_H

#include "relation.h"
#include "status.h"
#include "sweep_page.h"
#include "world.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- a slice -------------------------------------------------------------------------------------------------------- */

/*
 * What is known of the wanted cases of a slice, in memory that only the runner can write to: its own counts, or a copy of
 * what a worker wrote to the shared page (sweep_page.h).
 */
struct sweep_account {
    uint64_t current;  /* wanted cases before it were executed */
    uint64_t executed; /* these, judged and unsupported: as in sweep_page.h */
    uint64_t judged;
    uint64_t unsupported;
    uint32_t found; /* numbers below, rising */
    uint64_t numbers[SWEEP_FOUND_MOST];
};

/* A slice of wanted kinds that begins with the case `from` and ends before `to`. */
struct sweep_slice {
    const struct world *world;
    const char *wanted; /* by kind, '1' or '0' */
    uint64_t from, to;
    uint64_t most_found; /* it ends after so many found cases */
};

/* The account of a slice that has not begun. Numbers are not initialised. */
void sweep_account_begin(struct sweep_account *account, uint64_t from);

/* Copies a page, of which nothing is believed yet. */
void sweep_account_copy(struct sweep_account *account, const struct sweep_page *page);

/*
 * Whether an account is possible: the cases before `current` were executed, neither more nor less, and found cases are among
 * them. `is_lost`: the process was lost in the case `current`, which may have been counted.
 */
bool sweep_account_is_possible(const struct sweep_account *account, const struct sweep_slice *slice,
                               bool is_lost);

/* Adds a possible account that begins at account->current. What exceeds SWEEP_FOUND_MOST is left out. */
void sweep_account_add(struct sweep_account *account, const struct sweep_account *next);

/* ---- a piece -------------------------------------------------------------------------------------------------------- */

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
