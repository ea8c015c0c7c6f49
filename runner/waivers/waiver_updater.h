/*
 * The parts of waiver_update.h, which follow each other: what of the file is stale, what has to be covered anew, and the
 * entries as they should be.
 */
#ifndef SCATTER_WAIVER_UPDATER_H
#define SCATTER_WAIVER_UPDATER_H

#include "case_folder.h"
#include "waiver_entries.h"
#include "waiver_update.h"
#include "waivers.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

struct updater {
    struct waiver_update *update;
    const struct observed_results *observed;
    const struct waiver_file *file;
    const struct clause_set *clauses;
    json_t *document; /* the file, or NULL */
    struct waivers old;
    const char **stale;           /* by pattern of `old`: why it is dropped, or NULL */
    bool looks_at_unsteady;       /* which of the old entries are taken down as stale */
    const char **reasons;         /* by case: with what it is to be waived, or NULL */
    struct case_list list;        /* all cases that were observed */
    struct arena *arena, scratch; /* scratch: what one run takes */
};

/*
 * Entries as waivers, in the scratch memory, which is taken back first. STATUS_OUT_OF_MEMORY, or as waivers_parse.
 */
enum status updater_begin_waivers(struct updater *updater, const json_t *entries, struct waivers *waivers,
                                  struct error *error);

/* The reason with which a record would be waived if it had this verdict, or NULL. */
const char *updater_apply(const struct updater *updater, struct waivers *waivers,
                          const struct observed_record *record, enum verdict verdict);

/* Fills `stale`. */
enum status updater_find_stale(struct updater *updater, struct error *error);

/* An old entry with its stale globs alone, or without them; NULL where none are left. */
json_t *updater_old_entry(const struct updater *updater, size_t index, bool stale);

/* The old entries that are left and the new ones, and what is told of each; counts them. NULL: no memory. */
json_t *updater_merge(struct updater *updater, const struct waiver_entry *entries, size_t count,
                      struct error *error);

#endif
