#include "waiver_entries.h"

#include "exact_globs.h"
#include "waiver_causes.h"

static enum status no_memory(struct error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the waivers");
}

#define NO_CASE ((size_t)-2)

/* The only clause of a steady cause, if waivers can name it, or NULL. */
static const char *only_clause(const struct waiver_causes *causes, const struct failing_case *item)
{
    const struct observed_reason *reason = &causes->observed->reasons[item->reason];
    const char *clause = causes->observed->clauses[reason->clauses[0]];
    return !item->unsteady && reason->clause_count == 1 && clause_id_is_formed(clause) &&
                   clause_set_matches(causes->clauses, clause)
               ? clause
               : NULL;
}

/*
 * By clause, its only cause: the cause of every case that is about the clause or fails under it, except cases that show
 * nothing. GLOB_SET_NONE if there are several causes or a case passes; NO_CASE if no case is about the clause.
 */
static size_t *find_own_causes(const struct waiver_causes *causes)
{
    const struct observed_results *observed = causes->observed;
    size_t *owners = arena_allocate_zeroed(causes->arena, observed->clause_count + 1, sizeof *owners);
    for (size_t clause = 0; owners != NULL && clause < observed->clause_count; clause++)
        owners[clause] = NO_CASE;
    for (size_t i = 0; owners != NULL && i < observed->count; i++) {
        const struct observed_case *item = &observed->cases[i];
        enum observation observation = observed_as(item);
        size_t set = waiver_causes_set_of(causes, i);
        if (observation == OBSERVED_SET_ASIDE || observation == OBSERVED_UNTESTED)
            continue;
        for (size_t k = 0; k < item->about_count; k++) {
            size_t *owner = &owners[item->about[k]];
            *owner = *owner == NO_CASE || *owner == set ? set : GLOB_SET_NONE;
        }
    }
    for (size_t i = 0; owners != NULL && i < causes->count; i++) {
        const struct observed_reason *reason = &observed->reasons[causes->cases[i].reason];
        for (size_t k = 0; k < reason->clause_count; k++)
            if (owners[reason->clauses[k]] != waiver_causes_set_of(causes, causes->cases[i].the_case) &&
                owners[reason->clauses[k]] != NO_CASE)
                owners[reason->clauses[k]] = GLOB_SET_NONE;
    }
    return owners;
}

static struct waiver_entry entry_of(const struct waiver_causes *causes, size_t set)
{
    const struct failing_case *item = causes->sets[set];
    struct waiver_entry entry = {
        .clause = only_clause(causes, item),
        .unsteady = item->unsteady,
        .reason = causes->reasons[item->the_case],
        .under = waiver_causes_clauses_text(causes, &causes->observed->reasons[item->reason]),
        .first = causes->observed->cases[item->the_case].id};
    waiver_causes_verdicts_of(causes, item, entry.verdicts);
    return entry;
}

/* Creates an entry for each cause from the globs of all causes. */
static enum status write_entries(const struct waiver_causes *causes, const struct exact_glob *globs,
                                 size_t glob_count, struct waiver_entry *entries, size_t *count,
                                 struct error *error)
{
    const size_t *owners = find_own_causes(causes);
    const char **texts = arena_allocate_zeroed(causes->arena, glob_count + 1, sizeof *texts);
    if (owners == NULL || texts == NULL)
        return no_memory(error);
    for (size_t first = 0, end; first < glob_count; first = end) {
        size_t set = globs[first].set;
        struct waiver_entry entry = entry_of(causes, set);
        if (entry.under == NULL)
            return no_memory(error);
        for (end = first; end < glob_count && globs[end].set == set; end++)
            texts[end] = globs[end].glob;
        bool by_clause = entry.clause != NULL && end - first > 1 &&
                         owners[causes->observed->reasons[causes->sets[set]->reason].clauses[0]] == set;
        entry.globs = texts + first;
        entry.glob_count = by_clause ? 0 : end - first;
        entry.count = causes->set_sizes[set];
        entries[(*count)++] = entry;
    }
    return STATUS_OK;
}

enum status waiver_entries_make(const struct observed_results *observed, const char *const *reasons,
                                const struct clause_set *clauses, struct waiver_entry **entries,
                                size_t *count, struct arena *arena, struct error *error)
{
    struct waiver_causes causes;
    struct exact_glob *globs;
    size_t glob_count;
    *count = 0;
    enum status status = waiver_causes_find(&causes, observed, reasons, clauses, arena, error);
    if (status != STATUS_OK)
        return status;
    struct id_in_set *ids = arena_allocate_zeroed(arena, observed->count + 1, sizeof *ids);
    if (ids == NULL)
        return no_memory(error);
    for (size_t i = 0; i < observed->count; i++)
        ids[i] = (struct id_in_set){observed->cases[i].id, waiver_causes_set_of(&causes, i)};
    status = exact_globs_find(ids, observed->count, &globs, &glob_count, arena, error);
    if (status != STATUS_OK)
        return status;
    *entries = arena_allocate_zeroed(arena, causes.set_count + 1, sizeof **entries);
    return *entries == NULL ? no_memory(error)
                            : write_entries(&causes, globs, glob_count, *entries, count, error);
}
