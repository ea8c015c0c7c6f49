#include "interruption.h"
#include "printable.h"
#include "waiver_inquiry.h"
#include "waivers.h"

#include <stdbool.h>

/* Whether one message says all: no glob covers a case, and all that were seen fared alike. */
static bool is_stale_as_one(const struct inquiry *inquiry)
{
    static const enum waiver_event kinds[] = {WAIVER_PASSED, WAIVER_OTHER_VERDICT, WAIVER_OTHER_CLAUSE};
    const struct waiver_note *notes = inquiry->notes;
    size_t contradictions = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        contradictions += notes[kinds[i]].count > 0;
    return inquiry->matching == 0 ||
           (!inquiry->unseen && notes[WAIVER_COVERED].count == 0 && contradictions <= 1);
}

/* Several globs, each by itself, unless the whole waiver is stale. */
static void examine_globs(struct inquiry *inquiry, const size_t *matching)
{
    static const struct waiver_note none[WAIVER_EVENT_COUNT];
    const struct waiver *waiver = inquiry->waiver;
    if (is_stale_as_one(inquiry)) {
        inquiry_examine_cases(inquiry);
        return;
    }
    const size_t *of_globs = matching + (waiver->patterns - inquiry->waivers->patterns);
    size_t told = 0;
    for (size_t glob = 0; glob < waiver->pattern_count && !interruption_is_requested(); glob++) {
        const struct waiver_note *notes = waiver->patterns[glob].notes;
        inquiry->glob = glob;
        inquiry->told = 0;
        inquiry_see_cases(inquiry, notes == NULL ? none : notes, of_globs[glob]);
        inquiry_examine_cases(inquiry);
        told += inquiry->told;
    }
    inquiry->told = told;
}

/* How many ids of the run's sources each pattern, and each waiver, matches. */
struct matching {
    size_t *by_pattern, *by_waiver;
};

/* False when there is no memory. */
static bool count_matching(const struct waivers *waivers, const struct case_list *cases,
                           struct matching *matching)
{
    size_t *found = waivers->index.found;
    matching->by_pattern = arena_allocate_zeroed(waivers->arena, waivers->pattern_count, sizeof(size_t));
    matching->by_waiver = arena_allocate_zeroed(waivers->arena, waivers->count, sizeof(size_t));
    if (matching->by_pattern == NULL || matching->by_waiver == NULL)
        return false;
    for (size_t i = 0; i < cases->count && !interruption_is_requested(); i++) {
        const char *id = printable(cases->locations[i].id, waivers->arena);
        size_t count = glob_index_matches(&waivers->index.by_case, id, found);
        for (size_t k = 0; k < count; k++) {
            matching->by_pattern[found[k]]++;
            found[k] = waivers->patterns[found[k]].waiver;
        }
        count = sort_once(found, count);
        for (size_t k = 0; k < count; k++)
            matching->by_waiver[found[k]]++;
    }
    return true;
}

/* Which waivers have a "clause" that some clause, with or without a version, is called; NULL without memory. */
static bool *find_clauses(const struct waivers *waivers, const struct clause_set *clauses)
{
    struct arena *arena = waivers->arena;
    struct glob_index index;
    bool *known = arena_allocate_zeroed(arena, waivers->count, sizeof *known);
    const char **globs = arena_allocate_zeroed(arena, waivers->count, sizeof *globs);
    for (size_t i = 0; globs != NULL && i < waivers->count; i++)
        globs[i] = waivers->items[i].clause;
    if (known == NULL || globs == NULL || !glob_index_make(&index, globs, waivers->count, arena))
        return NULL;
    for (size_t i = 0; i < clauses->count; i++)
        for (size_t row = 0; row < OPERATOR_VERSION_COUNT; row++) {
            const struct clause *clause = &clauses->clauses[i];
            const char *const names[] = {
                clause->id, arena_format(arena, "%s.%s", operator_versions[row].id, clause->name)};
            for (size_t k = 0; clause->holds[row] && k < 2 && names[k] != NULL; k++) {
                size_t count = glob_index_matches(&index, names[k], waivers->index.found);
                for (size_t n = 0; n < count; n++)
                    known[waivers->index.found[n]] = true;
            }
        }
    return known;
}

/* Where the check itself cannot be done. */
static size_t tell_unchecked(const char *why, waiver_listener *listener, void *context)
{
    const struct stale_waiver stale = {NO_WAIVER, ALL_GLOBS, why, why};
    listener(&stale, context);
    return 1;
}

size_t waivers_tell_stale(const struct waivers *waivers, const struct waived_run *run,
                          const struct clause_set *clauses, waiver_listener *listener, void *context)
{
    size_t told = 0;
    if (waivers->count == 0)
        return 0;
    struct matching matching;
    const bool *known =
        count_matching(waivers, run->cases, &matching) ? find_clauses(waivers, clauses) : NULL;
    if (known == NULL)
        return tell_unchecked("no memory to check the waivers", listener, context);
    for (size_t i = 0; i < waivers->count; i++) {
        const struct waiver *waiver = &waivers->items[i];
        if (interruption_is_requested())
            return told + tell_unchecked("interrupted before all waivers were checked", listener, context);
        struct inquiry inquiry = {.waivers = waivers,
                                  .waiver = waiver,
                                  .run = run,
                                  .index = i,
                                  .glob = ALL_GLOBS,
                                  .listener = listener,
                                  .context = context};
        inquiry_see_cases(&inquiry, waiver->notes, matching.by_waiver[i]);
        if (waiver->unsteady && run->repetitions < UNSTEADY_REPETITIONS)
            continue;
        if (waiver->clause != NULL && !known[i])
            inquiry_tell(
                &inquiry,
                arena_format(waivers->arena, "\"clause\": no clause is called %.300s", waiver->clause),
                "correct it (\"scatter-cts list clauses\" shows them) or remove the waiver");
        else if (waiver->pattern_count > 1)
            examine_globs(&inquiry, matching.by_pattern);
        else if (waiver->patterns[0].cases != NULL)
            inquiry_examine_cases(&inquiry);
        else
            inquiry_examine_clause(&inquiry);
        told += inquiry.told;
    }
    return told;
}
