/* Makes the entries of waivers for observed failures. */
#include "waiver_update.h"

#include <stdlib.h>
#include <string.h>

/* All cases that fail under the same clauses count as unsteady if at least one in this number is unsteady. */
enum { UNSTEADY_SHARE = 10 };

/* A case that failed. */
struct failure {
    const char *glob; /* that matches its id */
    const char *clauses;
    const char **misreadings; /* all that may be its cause, then NULL */
    const char *misreading;   /* the one that explains most of those with the same clauses, or "" */
    const char *reason;       /* "": it is not to be waived */
    bool verdicts[VERDICT_COUNT];
    bool unsteady;
};

/* A glob that matches only this id, or NULL. */
static const char *glob_of(const char *id, struct arena *arena)
{
    char *glob = arena_allocate(arena, 3 * strlen(id) + 1), *end = glob;
    for (; glob != NULL && *id != '\0'; id++) {
        bool bracketed = strchr("*?[", *id) != NULL;
        if (bracketed)
            *end++ = '[';
        if (*id == '\\')
            *end++ = '\\';
        *end++ = *id;
        if (bracketed)
            *end++ = ']';
    }
    if (glob != NULL)
        *end = '\0';
    return glob;
}

static void add_verdicts(bool to[VERDICT_COUNT], const bool from[VERDICT_COUNT])
{
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        to[verdict] |= from[verdict] && verdict_is_failure((enum verdict)verdict);
}

/* ---- unsteady cases ------------------------------------------------------------------------------------ */

static int compare_clauses(const void *left, const void *right)
{
    const struct failure *a = left, *b = right;
    return strcmp(a->clauses, b->clauses);
}

/* Decides which of some cases with the same clauses are unsteady, and gives these their common verdicts. */
static void find_unsteady(struct failure *failures, size_t count)
{
    bool verdicts[VERDICT_COUNT] = {false};
    size_t unsteady = 0;
    for (size_t i = 0; i < count; i++)
        unsteady += failures[i].unsteady;
    bool is_share = unsteady > 0 && unsteady >= (count + UNSTEADY_SHARE - 1) / UNSTEADY_SHARE;
    for (size_t i = 0; i < count; i++) {
        failures[i].unsteady |= is_share;
        if (failures[i].unsteady)
            add_verdicts(verdicts, failures[i].verdicts);
    }
    for (size_t i = 0; i < count; i++)
        if (failures[i].unsteady) {
            memcpy(failures[i].verdicts, verdicts, sizeof verdicts);
            failures[i].misreading = "";
        }
}

/* The number of failures that a misreading explains, of those counted. */
static json_int_t explained_by(const json_t *counts, const char *misreading)
{
    return json_integer_value(json_object_get(counts, misreading));
}

/*
 * Chooses a misreading for each of some cases with the same clauses: of those that explain it, the one that
 * explains most of these cases. So a case that a second misreading explains by chance is in the entry of the
 * others.
 */
static bool choose_misreadings(struct failure *failures, size_t count)
{
    json_t *counts = json_object();
    bool chosen = counts != NULL;
    for (size_t i = 0; chosen && i < count; i++)
        for (const char **name = failures[i].misreadings; chosen && *name != NULL; name++)
            chosen = json_object_set_new_nocheck(counts, *name,
                                                 json_integer(explained_by(counts, *name) + 1)) == 0;
    for (size_t i = 0; chosen && i < count; i++)
        for (const char **name = failures[i].misreadings; *name != NULL; name++)
            if (explained_by(counts, *name) > explained_by(counts, failures[i].misreading))
                failures[i].misreading = *name;
    json_decref(counts);
    return chosen;
}

/* The cases that failed, by clauses. NULL when there is no memory. */
static struct failure *find_failures(const struct observed_results *observed, const char *const *reasons,
                                     size_t *count, struct arena *arena)
{
    struct failure *failures = arena_allocate_zeroed(arena, observed->count + 1, sizeof *failures);
    *count = 0;
    for (size_t i = 0; failures != NULL && i < observed->count; i++) {
        const struct observed_case *item = &observed->cases[i];
        if (item->clauses == NULL)
            continue;
        struct failure *failure = &failures[(*count)++];
        *failure = (struct failure){glob_of(item->id, arena),  item->clauses, item->misreadings, "",
                                    text_or_empty(reasons[i]), {false},       item->differs};
        add_verdicts(failure->verdicts, item->verdicts);
        if (failure->glob == NULL)
            return NULL;
    }
    if (*count > 1)
        qsort(failures, *count, sizeof *failures, compare_clauses);
    for (size_t first = 0, end = 0; first < *count; first = end) {
        while (end < *count && compare_clauses(&failures[first], &failures[end]) == 0)
            end++;
        if (!choose_misreadings(&failures[first], end - first))
            return NULL;
        find_unsteady(&failures[first], end - first);
    }
    return failures;
}

/* ---- causes -------------------------------------------------------------------------------------------- */

static int compare_causes(const struct failure *a, const struct failure *b)
{
    int order = compare_clauses(a, b);
    if (order == 0)
        order = a->unsteady - b->unsteady;
    if (order == 0)
        order = strcmp(a->misreading, b->misreading);
    if (order == 0)
        order = memcmp(a->verdicts, b->verdicts, sizeof a->verdicts);
    return order != 0 ? order : strcmp(a->reason, b->reason);
}

static int compare_failures(const void *left, const void *right)
{
    const struct failure *a = left, *b = right;
    int order = compare_causes(a, b);
    return order != 0 ? order : strcmp(a->glob, b->glob);
}

/* The entry for a cause, without its cases. */
static struct waiver_entry entry_of(const struct failure *failure, const struct clause_set *clauses)
{
    bool is_nameable = !failure->unsteady && clause_id_is_formed(failure->clauses) &&
                       clause_set_matches(clauses, failure->clauses);
    struct waiver_entry entry = {.clause = is_nameable ? failure->clauses : NULL,
                                 .unsteady = failure->unsteady,
                                 .reason = failure->reason,
                                 .under = failure->clauses};
    memcpy(entry.verdicts, failure->verdicts, sizeof entry.verdicts);
    return entry;
}

enum status waiver_entries_make(const struct observed_results *observed, const char *const *reasons,
                                const struct clause_set *clauses, struct waiver_entry **entries,
                                size_t *count, struct arena *arena, struct error *error)
{
    size_t failed, wanted = 0;
    struct failure *failures = find_failures(observed, reasons, &failed, arena);
    const char **globs = arena_allocate_zeroed(arena, observed->count + 1, sizeof *globs);
    *entries = arena_allocate_zeroed(arena, observed->count + 1, sizeof **entries);
    *count = 0;
    if (failures == NULL || globs == NULL || *entries == NULL)
        return error_no_memory(error, "the waivers");
    for (size_t i = 0; i < failed; i++)
        if (failures[i].reason[0] != '\0')
            failures[wanted++] = failures[i];
    if (wanted > 1)
        qsort(failures, wanted, sizeof *failures, compare_failures);
    for (size_t i = 0; i < wanted; i++) {
        if (i == 0 || compare_causes(&failures[i - 1], &failures[i]) != 0) {
            (*entries)[*count] = entry_of(&failures[i], clauses);
            (*entries)[(*count)++].cases = &globs[i];
        }
        globs[i] = failures[i].glob;
        (*entries)[*count - 1].count++;
    }
    return STATUS_OK;
}
