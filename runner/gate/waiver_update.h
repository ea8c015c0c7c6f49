/*
 * Updates a file of waivers to the observed results: exact entries stay as they are, stale entries and stale globs are
 * dropped, and failures that no entry covers get new entries (waiver_updater.h). If a new entry differs from an old one
 * only in its cases, the old one gets its ids. After the update, `run --waivers` reports neither failures without a
 * waiver nor stale waivers, unless the implementation behaves differently.
 */
#ifndef SCATTER_WAIVER_UPDATE_H
#define SCATTER_WAIVER_UPDATE_H

#include "arena.h"
#include "clause.h"
#include "observed_results.h"
#include "status.h"

#include <stddef.h>

/* The file before the update. `bytes` NULL: there is no file, and `file` is its name in messages. */
struct waiver_file {
    const char *file;
    const void *bytes;
    size_t size;
};

/* All texts are in the arena. */
struct waiver_update {
    const char *text; /* of the updated file: the same bytes as before if nothing has changed */
    size_t size;
    const char **lines; /* for a person: a line for each entry that was kept, dropped or added */
    size_t line_count;
    size_t kept, changed, dropped, added; /* entries; changed: lost globs or got ids */
    size_t lacking;                       /* cases without any record: entries about them stay */
    size_t failures;                      /* cases that failed; the updated file covers all of them */
    size_t unjudged;            /* cases without a verdict, not by the implementation's fault: never waived */
    const char *first_unjudged; /* the id of the first, or NULL */
};

/*
 * Computes the update. New failures get `reason`; cases that a dropped entry covered keep its reason. STATUS_USAGE, with the
 * number of new failures and the first one, when there are any and `reason` is NULL. STATUS_UNREADABLE, naming the file,
 * when it is malformed, is for another implementation, or would become too large to be read again.
 */
enum status waiver_update_make(struct waiver_update *update, const struct observed_results *observed,
                               const struct waiver_file *file, const char *reason,
                               const struct clause_set *clauses, struct arena *arena, struct error *error);

#endif
