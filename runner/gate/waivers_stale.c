/* Which waivers, or which of their globs, are stale (waivers.h), and the edits to make. */
#include "machine.h"
#include "print_text.h"
#include "waivers.h"

#include <stdbool.h>

/* The check of one waiver, or of one of its several globs. */
struct waiver_check {
    const struct waivers *waivers;
    const struct waiver *waiver;
    const struct waived_run *run;
    size_t index;
    size_t glob;                     /* its number, or ALL_GLOBS */
    const struct waiver_note *notes; /* of the waiver, or of the glob */
    size_t matching;                 /* ids of the run's sources that it matches */
    bool unseen;                     /* some cases that it may be about were not tested */
    waiver_listener *listener;
    void *context;
    size_t reported;
};

/* ---- one waiver or glob -------------------------------------------------------------------------------- */

/* Reports a stale waiver or glob: what is wrong, and the edit. NULL: there was no memory for the text. */
static void report(struct waiver_check *check, const char *what, const char *edit)
{
    struct arena *arena = check->waivers->arena;
    const char *member = check->glob == ALL_GLOBS
                             ? ""
                             : arena_format(arena, "cases[%zu] (%.300s): ", check->glob,
                                            printable(check->waiver->patterns[check->glob].cases, arena));
    const char *finding =
        arena_format(arena, "waivers[%zu] (\"%.300s\"): %s%s", check->index, check->waiver->reason,
                     text_or_empty(member), what == NULL ? "it is stale" : what);
    finding = finding == NULL ? "a waiver is stale" : finding;
    const char *message =
        arena_format(arena, "%s: %s: %s", check->waivers->file, finding, edit == NULL ? "correct it" : edit);
    const struct stale_waiver stale = {check->index, check->glob, finding,
                                       message == NULL ? finding : message};
    check->reported++;
    check->listener(&stale, check->context);
}

/* The edit if nothing remains of the waiver or glob. */
static const char *removal(const struct waiver_check *check)
{
    return check->glob == ALL_GLOBS ? "remove the waiver" : "remove the glob";
}

/* "cases/a" or "cases/a and 3 others", and what they do. */
static const char *subject(const struct waiver_check *check, const struct waiver_note *note, const char *one,
                           const char *many)
{
    struct arena *arena = check->waivers->arena;
    if (note->count == 1)
        return arena_format(arena, "%s %s", note->id, one);
    return arena_format(arena, "%s and %zu other%s %s", note->id, note->count - 1,
                        note->count == 2 ? "" : "s", many);
}

/* Whether all cases of the waiver or glob were seen and had this event. */
static bool is_whole(const struct waiver_check *check, enum waiver_event event)
{
    const struct waiver_note *notes = check->notes;
    static const enum waiver_event others[] = {WAIVER_COVERED, WAIVER_PASSED, WAIVER_OTHER_VERDICT,
                                               WAIVER_OTHER_CLAUSE};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (others[i] != event && notes[others[i]].count > 0)
            return false;
    return !check->unseen && !notes[event].differs;
}

/* The same for the whole waiver, so that the edit may change it for all cases. */
static bool is_whole_waiver(const struct waiver_check *check, enum waiver_event event)
{
    return check->glob == ALL_GLOBS && is_whole(check, event);
}

static void report_passed(struct waiver_check *check)
{
    const struct waiver_note *note = &check->notes[WAIVER_PASSED];
    if (note->count == 0)
        return;
    const char *what = subject(check, note, "passes", "pass");
    if (is_whole(check, WAIVER_PASSED))
        report(check, what, removal(check));
    else
        report(check, what,
               arena_format(check->waivers->arena, "narrow %s so that it does not match %s",
                            check->glob == ALL_GLOBS ? "\"cases\"" : "the glob",
                            note->count == 1 ? "this case" : "these cases"));
}

static void report_other_verdict(struct waiver_check *check)
{
    const struct waiver_note *note = &check->notes[WAIVER_OTHER_VERDICT];
    struct arena *arena = check->waivers->arena;
    if (note->count == 0)
        return;
    const char *verdict =
        arena_format(arena, "with \"%s\", not %s", note->verdict, waiver_verdicts_text(check->waiver, arena));
    const char *what = subject(check, note, "fails", "fail");
    what = arena_format(arena, "%s %s", what == NULL ? "a case fails" : what, text_or_empty(verdict));
    if (is_whole_waiver(check, WAIVER_OTHER_VERDICT))
        report(check, what, arena_format(arena, "change \"verdict\" to \"%s\"", note->verdict));
    else
        report(check, what,
               arena_format(arena, "narrow it, or add a waiver with \"verdict\": \"%s\"", note->verdict));
}

static void report_other_clause(struct waiver_check *check)
{
    const struct waiver_note *note = &check->notes[WAIVER_OTHER_CLAUSE];
    struct arena *arena = check->waivers->arena;
    if (note->count == 0)
        return;
    bool has_clause = note->clause[0] != '\0';
    const char *what = subject(check, note, "fails", "fail");
    what = has_clause ? arena_format(arena, "%s under %s", what == NULL ? "a case fails" : what, note->clause)
                      : arena_format(arena, "%s under no clause", what == NULL ? "a case fails" : what);
    if (!has_clause && check->glob != ALL_GLOBS)
        report(check, what, "narrow it, or add a waiver without \"clause\"");
    else if (!has_clause)
        report(check, what, "remove \"clause\"");
    else if (is_whole_waiver(check, WAIVER_OTHER_CLAUSE))
        report(check, what, arena_format(arena, "change \"clause\" to \"%s\"", note->clause));
    else
        report(check, what,
               arena_format(arena, "narrow it, or add a waiver with \"clause\": \"%s\"", note->clause));
}

/* Reports a waiver or glob that matches no id. */
static void report_no_case(struct waiver_check *check)
{
    const struct waiver *waiver = check->waiver;
    struct arena *arena = check->waivers->arena;
    if (check->glob != ALL_GLOBS)
        report(check, "matches no case", "correct it or remove the glob");
    else
        report(check,
               arena_format(arena, "\"cases\": %s match%s no case", waiver_pattern_text(waiver, arena),
                            waiver->pattern_count == 1 ? "es" : ""),
               "correct it or remove the waiver");
}

/* Reports a waiver or glob with globs that covers nothing, though nothing contradicts it. */
static void report_nothing_left(struct waiver_check *check)
{
    const struct waiver_note *notes = check->notes;
    const struct waiver_note *aside = &notes[WAIVER_SET_ASIDE], *elsewhere = &notes[WAIVER_ELSEWHERE];
    struct arena *arena = check->waivers->arena;
    if (check->matching == 0 && !check->run->lacks_cases)
        report_no_case(check);
    else if (check->unseen)
        return;
    else if (aside->count > 0)
        report(check, arena_format(arena, "%s is %s, and no other case remains", aside->id, aside->verdict),
               removal(check));
    else if (elsewhere->count > 0)
        report(check,
               subject(check, elsewhere, "is covered by another waiver", "are covered by other waivers"),
               removal(check));
    else
        report(check,
               subject(check, &notes[WAIVER_NO_CASE], "is not a scatter case", "are not scatter cases"),
               removal(check));
}

/* Fills `notes`, `matching` and `unseen`. */
static void set_cases(struct waiver_check *check, const struct waiver_note *notes, size_t matching)
{
    size_t seen = 0;
    for (int event = 0; event < WAIVER_EVENT_COUNT; event++)
        seen += notes[event].count;
    check->notes = notes;
    check->matching = matching;
    check->unseen = notes[WAIVER_UNTESTED].count > 0 || seen < matching || check->run->lacks_cases;
}

/* Reports what contradicts the globs, or that nothing remains of them. */
static void check_cases(struct waiver_check *check)
{
    const struct waiver_note *notes = check->notes;
    report_passed(check);
    report_other_verdict(check);
    report_other_clause(check);
    if (check->reported == 0 && notes[WAIVER_COVERED].count == 0)
        report_nothing_left(check);
}

/* Reports a waiver without globs that covers nothing. */
static void check_clause(struct waiver_check *check)
{
    const struct waivers *waivers = check->waivers;
    check->unseen =
        waivers->untested > 0 || waivers->seen < check->run->cases->count || check->run->lacks_cases;
    if (check->notes[WAIVER_COVERED].count > 0 || check->unseen)
        return;
    report_other_verdict(check);
    if (check->reported == 0)
        report(check, arena_format(waivers->arena, "no case fails under %.300s", check->waiver->clause),
               "remove the waiver");
}

/* ---- all waivers --------------------------------------------------------------------------------------- */

/* Whether one message is enough: no glob covers a case, and all tested cases contradict it in the same
 * way. */
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
        check_cases(check);
        return;
    }
    const size_t *of_globs = matching + (waiver->patterns - check->waivers->patterns);
    size_t reported = 0;
    for (size_t glob = 0; glob < waiver->pattern_count && !interruption_is_requested(); glob++) {
        const struct waiver_note *notes = waiver->patterns[glob].notes;
        check->glob = glob;
        check->reported = 0;
        set_cases(check, notes == NULL ? none : notes, of_globs[glob]);
        check_cases(check);
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
        set_cases(&check, waiver->notes, matching.by_waiver[i]);
        if (waiver->unsteady && run->repetitions < UNSTEADY_REPETITIONS)
            continue;
        if (waiver->clause != NULL && !known[i])
            report(&check,
                   arena_format(waivers->arena, "\"clause\": no clause matches %.300s", waiver->clause),
                   "correct it (\"scatter-cts list clauses\" shows them) or remove the waiver");
        else if (waiver->pattern_count > 1)
            examine_globs(&check, matching.by_pattern);
        else if (waiver->patterns[0].cases != NULL)
            check_cases(&check);
        else
            check_clause(&check);
        reported += check.reported;
    }
    return reported;
}
