#include "interruption.h"
#include "printable.h"
#include "waiver_check.h"
#include "waivers.h"

#include <stdbool.h>

/* Whether one message is enough: no glob covers a case, and all tested cases contradict it in the same way. */
static bool is_stale_as_one(const struct waiver_check *check)
{
    static const enum waiver_event kinds[] = {WAIVER_PASSED, WAIVER_OTHER_VERDICT, WAIVER_OTHER_CLAUSE};
    const struct waiver_note *notes = check->notes;
    size_t contradictions = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        contradictions += notes[kinds[i]].count > 0;
    return check->matching == 0 ||
           (!check->unseen && notes[WAIVER_COVERED].count == 0 && contradictions <= 1);
}

/* Examines each of several globs, unless the whole waiver is stale. */
static void examine_globs(struct waiver_check *check, const size_t *matching)
{
    static const struct waiver_note none[WAIVER_EVENT_COUNT];
    const struct waiver *waiver = check->waiver;
    if (is_stale_as_one(check)) {
        waiver_check_cases(check);
        return;
    }
    const size_t *of_globs = matching + (waiver->patterns - check->waivers->patterns);
    size_t reported = 0;
    for (size_t glob = 0; glob < waiver->pattern_count && !interruption_is_requested(); glob++) {
        const struct waiver_note *notes = waiver->patterns[glob].notes;
        check->glob = glob;
        check->reported = 0;
        waiver_check_set_cases(check, notes == NULL ? none : notes, of_globs[glob]);
        waiver_check_cases(check);
        reported += check->reported;
    }
    check->reported = reported;
}

/* The number of ids of the run's sources that each pattern and each waiver matches. */
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

/* Which waivers have a "clause" that matches some clause, with or without a version; NULL without memory. */
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

/* Reports that the check could not be completed. */
static size_t report_unchecked(const char *why, waiver_listener *listener, void *context)
{
    const struct stale_waiver stale = {NO_WAIVER, ALL_GLOBS, why, why};
    listener(&stale, context);
    return 1;
}

size_t waivers_report_stale(const struct waivers *waivers, const struct waived_run *run,
                            const struct clause_set *clauses, waiver_listener *listener, void *context)
{
    size_t reported = 0;
    if (waivers->count == 0)
        return 0;
    struct matching matching;
    const bool *known =
        count_matching(waivers, run->cases, &matching) ? find_clauses(waivers, clauses) : NULL;
    if (known == NULL)
        return report_unchecked("no memory to check the waivers", listener, context);
    for (size_t i = 0; i < waivers->count; i++) {
        const struct waiver *waiver = &waivers->items[i];
        if (interruption_is_requested())
            return reported +
                   report_unchecked("interrupted before all waivers were checked", listener, context);
        struct waiver_check check = {.waivers = waivers,
                                     .waiver = waiver,
                                     .run = run,
                                     .index = i,
                                     .glob = ALL_GLOBS,
                                     .listener = listener,
                                     .context = context};
        waiver_check_set_cases(&check, waiver->notes, matching.by_waiver[i]);
        if (waiver->unsteady && run->repetitions < UNSTEADY_REPETITIONS)
            continue;
        if (waiver->clause != NULL && !known[i])
            waiver_check_report(
                &check, arena_format(waivers->arena, "\"clause\": no clause matches %.300s", waiver->clause),
                "correct it (\"scatter-cts list clauses\" shows them) or remove the waiver");
        else if (waiver->pattern_count > 1)
            examine_globs(&check, matching.by_pattern);
        else if (waiver->patterns[0].cases != NULL)
            waiver_check_cases(&check);
        else
            waiver_check_clause(&check);
        reported += check.reported;
    }
    return reported;
}
