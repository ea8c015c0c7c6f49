/*
 * Entries for a file of waivers (waivers.h) that cover exactly what failed in some runs: one for each cause.
 *
 * A cause is what fails under the same clauses (without version), with the same verdict and the same misreading. Its
 * entry has globs (exact_globs.h) that match its cases and no others; and the clause, where it is a single one. Where
 * that takes several globs, the clause alone takes their place if every case that is about the clause fails so, but for
 * those that tell nothing (unsupported, disputed, not tested), and nothing else fails under it.
 *
 * A case that was not always the same is unsteady, and its entry has all verdicts and no clause. Unsteady cases that
 * have a clause in common have one cause. The other cases that fail under no other clauses than that cause belong to it
 * as well if at least one in ten of all is unsteady: they just failed each time so far.
 */
#ifndef SCATTER_WAIVER_ENTRIES_H
#define SCATTER_WAIVER_ENTRIES_H

#include "arena.h"
#include "clause.h"
#include "observed_results.h"
#include "status.h"

struct waiver_entry {
    const char **globs; /* on ids, sorted */
    size_t glob_count;  /* 0: by the clause alone */
    const char *clause; /* or NULL */
    bool verdicts[VERDICT_COUNT];
    bool unsteady;
    const char *reason;
    size_t count;      /* cases that it covers */
    const char *under; /* the clauses under which they fail, for a person */
    const char *first; /* the id of one of them */
};

/*
 * Makes the entries. `reasons` has for each case of `observed` the reason with which it is to be waived, or NULL where it
 * is not; only cases that failed may have one, and cases with different reasons are never in one entry. The same
 * observations give the same entries in the same order. STATUS_OUT_OF_MEMORY.
 */
enum status waiver_entries_make(const struct observed_results *observed, const char *const *reasons,
                                const struct clause_set *clauses, struct waiver_entry **entries,
                                size_t *count, struct arena *arena, struct error *error);

#endif
