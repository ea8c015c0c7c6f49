/*
 * A file of waivers brought up to date with what was observed: entries that are still exact stay as they are, stale ones
 * and stale globs are dropped, and what no entry covers any more, or yet, gets new ones (waiver_entries.h). Where an old
 * entry says the same, their globs go there. After it `run --waivers` has no failure that is not waived and no stale
 * waiver, as long as the implementation does what it did.
 */
#ifndef SCATTER_WAIVER_UPDATE_H
#define SCATTER_WAIVER_UPDATE_H

#include "arena.h"
#include "clause.h"
#include "observed_results.h"
#include "status.h"
#include "waiver_join.h"

#include <stdbool.h>
#include <stddef.h>

/* What there is to begin with. `bytes` NULL: no file; `file` is then what messages call it. */
struct waiver_file {
    const char *file;
    const void *bytes;
    size_t size;
};

/* All texts are in the arena. */
struct waiver_update {
    const char *text; /* of the file as it should be: what it was, to the byte, where nothing has changed */
    size_t size;
    const char **lines; /* what was kept, dropped and added, one each, for a person */
    size_t line_count;
    size_t kept, changed, dropped, added; /* entries; changed: it lost globs, or got some */
    struct waiver_joining joined;
    size_t lacking;            /* cases of which nothing is known: what is about them stays */
    size_t failures;           /* cases that failed, all of which are covered now */
    size_t ours;               /* cases that have no verdict, whose fault this is not: never waived */
    const char *first_of_ours; /* the id of the first, or NULL */
};

/*
 * Makes the update. New failures get `reason`; cases that a dropped entry covered keep its reason. `joining`: in the end
 * entries that say the same become one (waiver_join.h). STATUS_USAGE, naming
 * how many there are and the first, when `reason` is NULL and there are new failures. STATUS_UNREADABLE, naming the
 * file, when it is not of the form, is for another implementation, or would become larger than can be read again.
 */
enum status waiver_update_make(struct waiver_update *update, const struct observed_results *observed,
                               const struct waiver_file *file, const char *reason, bool joining,
                               const struct clause_set *clauses, struct arena *arena, struct error *error);

#endif
