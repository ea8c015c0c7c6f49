/*
 * The globs from which exact_globs.h chooses: all globs of its form that match an id of a set, with the ids they match.
 */
#ifndef SCATTER_EXACT_GLOBS_CANDIDATES_H
#define SCATTER_EXACT_GLOBS_CANDIDATES_H

#include "arena.h"
#include "exact_globs.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * A glob that matches some id of a set. There are dozens for each id, so the structure is small: 32 bits are enough,
 * since memory ends before 2^32 of anything that is counted here.
 */
struct glob_candidate {
    const char *text;
    uint32_t set;
    uint32_t left;         /* matching ids of the set that have no glob yet */
    uint32_t count;        /* all matching ids of the set */
    uint32_t first;        /* of its ids, in `members` */
    uint32_t length, last; /* `last`: the number of the last matching id that was added, from 1 */
    bool is_literal, is_exact;
};

/* A slot of the table, free if the number is 0. The stored hash avoids reading other candidates. */
struct glob_slot {
    uint32_t number; /* of a candidate, from 1 */
    uint32_t hash;   /* of its text */
};

struct glob_finder {
    const struct id_in_set *ids;
    size_t id_count;
    struct glob_candidate *candidates;
    size_t count, capacity;
    struct glob_slot *table; /* open addressing */
    size_t table_mask;
    uint32_t *pairs; /* the candidates of each id, one id after the other */
    size_t pair_count, pair_capacity;
    size_t *first_pair; /* by id, and one more */
    uint32_t *members;  /* the ids of each candidate */
    const size_t *deep; /* ids whose globs are not enumerated */
    size_t deep_count, tried_bytes;
    char *pool;
    size_t pool_left;
    bool *has_glob; /* by id */
    struct arena scratch;
    bool lacks_memory;
};

/*
 * Finds the candidates of a finder that has its ids and scratch memory, and which ids they match. A candidate that
 * matches an id of another set is not exact; the caller must still compare candidates with the `deep` ids. False when
 * there is no memory.
 */
bool exact_globs_find_candidates(struct glob_finder *finder);

#endif
