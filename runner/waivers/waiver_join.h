/*
 * Entries of a file of waivers that differ in their cases alone, made one entry with few globs.
 */
#ifndef SCATTER_WAIVER_JOIN_H
#define SCATTER_WAIVER_JOIN_H

#include "arena.h"
#include "observed_results.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* What became of the entries. */
struct waiver_joining {
    bool changed;
    size_t entries;                   /* that became part of others */
    size_t globs_before, globs_after; /* of all entries */
};

/*
 * What an entry says of its cases (clause, verdict, unsteady, reason), as a text, which is the same for those that say the
 * same. The caller frees it. NULL when there is no memory.
 */
char *waiver_saying(const json_t *entry);

/*
 * Replaces `*entries`, an array of waivers (waivers.h). What has globs and says the same (waiver_saying)
 * becomes one entry, where the first of them was. Its globs match the same observed cases and no others; they are chosen
 * anew (exact_globs.h) where that takes fewer. A glob that matches no observed case stays. STATUS_OUT_OF_MEMORY.
 */
enum status waiver_join(json_t **entries, const struct observed_results *observed,
                        struct waiver_joining *joining, struct arena *arena, struct error *error);

#endif
