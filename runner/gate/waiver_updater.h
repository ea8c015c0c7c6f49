/*
 * The steps of waiver_update.h: find what is stale in the file, what needs new entries, and merge the entries.
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
    bool looks_at_unsteady;       /* whether unsteady or steady entries are checked */
    const char **reasons;         /* by case: the reason for its waiver, or NULL */
    struct case_list list;        /* all observed cases */
    struct arena *arena, scratch; /* scratch: memory for one run */
};

/*
 * Entries as waivers, in the scratch memory, which is reset first. STATUS_OUT_OF_MEMORY, or as waivers_parse.
 */
enum status updater_begin_waivers(struct updater *updater, const json_t *entries, struct waivers *waivers,
                                  struct error *error);

/* The reason for which a record would be waived if it had this verdict, or NULL. */
const char *updater_apply(const struct updater *updater, struct waivers *waivers,
                          const struct observed_record *record, enum verdict verdict);

/* Fills `stale`. */
enum status updater_find_stale(struct updater *updater, struct error *error);

/* An old entry with only its stale globs, or without them; NULL if none remain. */
json_t *updater_old_entry(const struct updater *updater, size_t index, bool stale);

/* The remaining old entries and the new ones. Counts them and writes the lines of the report. NULL: no memory. */
json_t *updater_merge(struct updater *updater, const struct waiver_entry *entries, size_t count,
                      struct error *error);

#endif
