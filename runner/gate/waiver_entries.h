/*
 * Entries for a file of waivers (waivers.h) that cover exactly the failures of some runs: one entry for each cause, with
 * the sorted ids of its cases.
 *
 * Failures have the same cause if they have the same clauses (without version), the same verdict and the same
 * misreading. The entry has the clause if there is only one.
 *
 * A case whose results differ is unsteady. Unsteady cases that fail under the same clauses have one entry with all their
 * verdicts and no clause. If at least one in ten of the cases that fail under these clauses is unsteady, all of them
 * are: the others merely failed each time so far.
 */
#ifndef SCATTER_WAIVER_ENTRIES_H
#define SCATTER_WAIVER_ENTRIES_H

#include "arena.h"
#include "clause.h"
#include "observed_results.h"
#include "status.h"

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
 * Creates the entries. `reasons` has, for each case of `observed`, the reason for its waiver, or NULL if the case is not
 * to be waived; only failed cases may have a reason, and cases with different reasons are never in one entry. The same
 * observations give the same entries in the same order. STATUS_OUT_OF_MEMORY.
 */
enum status waiver_entries_make(const struct observed_results *observed, const char *const *reasons,
                                const struct clause_set *clauses, struct waiver_entry **entries,
                                size_t *count, struct arena *arena, struct error *error);

#endif
