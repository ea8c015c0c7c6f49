/*
 * The steps of waiver_update.h: find what is stale in the file, what needs new entries, and merge the entries.
 */
#ifndef SCATTER_WAIVER_UPDATER_H
#define SCATTER_WAIVER_UPDATER_H

#include "case_folder.h"
#include "waiver_update.h"
#include "waivers.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/*
 * A new entry. The new entries cover exactly the failures of some runs: one entry for each cause, with the sorted ids of its
 * cases.
 *
 * Failures have the same cause if they have the same clauses (without version), the same verdict and the same misreading: of
 * those that explain it, the one that explains most failures with these clauses. The entry has the clause if there is only one.
 *
 * A case whose results differ is unsteady. Unsteady cases that fail under the same clauses have one entry with all their
 * verdicts and no clause. If at least one in ten of the cases that fail under these clauses is unsteady, all of them
 * are: the others merely failed each time so far.
 */
struct waiver_entry {
    const char **cases; /* sorted globs, each of which matches one id */
    size_t count;
    const char *clause; /* or NULL */
    bool verdicts[VERDICT_COUNT];
    bool unsteady;
    const char *reason;
    const char *under; /* the clauses under which the cases fail, for a person */
};

/*
 * In waiver_entries.c: creates the entries. `reasons` has, for each case of `observed`, the reason for its waiver, or NULL
 * if the case is not to be waived; only failed cases may have a reason, and cases with different reasons are never in one
 * entry. The same observations give the same entries in the same order. STATUS_OUT_OF_MEMORY.
 */
enum status waiver_entries_make(const struct observed_results *observed, const char *const *reasons,
                                const struct clause_set *clauses, struct waiver_entry **entries,
                                size_t *count, struct arena *arena, struct error *error);

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

/* In waiver_update_entries.c: an old entry with only its stale globs, or without them; NULL if none remain. */
json_t *updater_old_entry(const struct updater *updater, size_t index, bool stale);

/* The remaining old entries and the new ones. Counts them and writes the lines of the report. NULL: no memory. */
json_t *updater_merge(struct updater *updater, const struct waiver_entry *entries, size_t count,
                      struct error *error);

#endif
