/*
 * The causes of failures for which waivers are generated (waiver_entries.h): which cases failed, which of them count as
 * unsteady, and which have the same cause.
 */
#ifndef SCATTER_WAIVER_CAUSES_H
#define SCATTER_WAIVER_CAUSES_H

#include "arena.h"
#include "clause.h"
#include "observed_results.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/* A clause and the clauses linked with it. An unsteady case that failed under two clauses links them. */
struct clause_link {
    size_t parent; /* the number of a clause; its own for the root */
    size_t failing, unsteady;
    bool verdicts[VERDICT_COUNT];
};

/* A failing case. */
struct failing_case {
    size_t the_case;
    size_t reason; /* the number of the reason of one of its failures */
    size_t root;   /* of its clauses, if they are all linked; else NO_ROOT */
    bool unsteady;
    const char *key; /* the same for all cases of a cause; NULL if the case is not to be waived */
    size_t set;
};
#define NO_ROOT ((size_t)-1)

struct waiver_causes {
    const struct observed_results *observed;
    const char *const *reasons;
    const struct clause_set *clauses;
    struct clause_link *links;     /* by clause */
    struct failing_case *cases;    /* the cases that failed */
    struct failing_case **by_case; /* by number of the case, or NULL */
    struct failing_case **sets;    /* one case of each cause */
    size_t *set_sizes;
    size_t count, set_count;
    struct arena *arena;
};

/* Finds the causes; arguments as in waiver_entries_make. Everything is borrowed or in the arena. STATUS_OUT_OF_MEMORY. */
enum status waiver_causes_find(struct waiver_causes *causes, const struct observed_results *observed,
                               const char *const *reasons, const struct clause_set *clauses,
                               struct arena *arena, struct error *error);

/* The number of the cause of a case, or GLOB_SET_NONE if the case is not to be waived. */
size_t waiver_causes_set_of(const struct waiver_causes *causes, size_t the_case);

/* The verdicts of the entry that covers a case. */
void waiver_causes_verdicts_of(const struct waiver_causes *causes, const struct failing_case *item,
                               bool verdicts[VERDICT_COUNT]);

/* The clauses of a reason, sorted by id, separated by commas. NULL when there is no memory. */
const char *waiver_causes_clauses_text(const struct waiver_causes *causes,
                                       const struct observed_reason *reason);

#endif
