/*
 * Entries for a file of waivers (waivers.h) that cover exactly the failures of some runs: one entry for each cause.
 *
 * Failures have the same cause if they have the same clauses (without version), the same verdict and the same
 * misreading. The entry has globs (exact_globs.h) that match the cases of the cause and no others, and the clause if
 * there is only one. If several globs were needed, the entry has only the clause, provided that every case about the
 * clause fails in this way, except cases that show nothing (unsupported, disputed, not tested), and nothing else fails
 * under the clause.
 *
 * A case whose results differ is unsteady; its entry has all verdicts and no clause. Unsteady cases with a common clause
 * have one cause. Other cases that fail under no other clauses than those of the cause belong to it too if at least one
 * in ten of all is unsteady: they merely failed each time so far.
 */
#ifndef SCATTER_WAIVER_ENTRIES_H
#define SCATTER_WAIVER_ENTRIES_H

#include "arena.h"
#include "clause.h"
#include "observed_results.h"
#include "status.h"

struct waiver_entry {
    const char **globs; /* on ids, sorted */
    size_t glob_count;  /* 0: the entry has only a clause */
    const char *clause; /* or NULL */
    bool verdicts[VERDICT_COUNT];
    bool unsteady;
    const char *reason;
    size_t count;      /* cases that it covers */
    const char *under; /* the clauses under which they fail, for a person */
    const char *first; /* the id of one of these cases */
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
