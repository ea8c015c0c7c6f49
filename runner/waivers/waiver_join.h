/*
 * Joins entries of a file of waivers that differ only in their cases to one entry with few globs.
 */
#ifndef SCATTER_WAIVER_JOIN_H
#define SCATTER_WAIVER_JOIN_H

#include "arena.h"
#include "observed_results.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* What the joining did. */
struct waiver_joining {
    bool changed;
    size_t entries;                   /* that were merged into others */
    size_t globs_before, globs_after; /* of all entries */
};

/*
 * What an entry says about its cases (clause, verdict, unsteady, reason) as a text: entries with the same text can be
 * joined. The caller frees it. NULL when there is no memory.
 */
char *waiver_join_key(const json_t *entry);

/*
 * Replaces `*entries`, an array of waivers (waivers.h). Entries with globs and the same waiver_join_key become one entry,
 * in the position of the first. Its globs match the same observed cases and no others; new globs (exact_globs.h) replace
 * them if these are fewer. A glob that matches no observed case stays. STATUS_OUT_OF_MEMORY.
 */
enum status waiver_join(json_t **entries, const struct observed_results *observed,
                        struct waiver_joining *joining, struct arena *arena, struct error *error);

#endif
