#include "interruption.h"
#include "printable.h"
#include "waivers.h"

#include <stdbool.h>

const char *waiver_verdicts_text(const struct waiver *waiver, struct arena *arena)
{
    const char *text = "";
    size_t count = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        if (!waiver->verdicts[verdict])
            continue;
        text = arena_format(arena, "%s%s\"%s\"", text, count++ == 0 ? "" : ", ",
                            verdict_name((enum verdict)verdict));
        if (text == NULL)
            return "another";
    }
    text = count == 1 ? text : arena_format(arena, "[%s]", text);
    return text == NULL ? "another" : text;
}

/* One waiver, and what is known of what was not seen. */
struct inquiry {
    const struct waivers *waivers;
    const struct waiver *waiver;
    size_t index;
    size_t matching; /* ids of the run's sources that "cases" matches */
    bool unseen;     /* there are cases that it may be about and that were not tested */
    waiver_listener *listener;
    void *context;
    size_t told;
};

/* Tells: who is concerned, what that means, and the edit. */
static void tell(struct inquiry *inquiry, const char *what, const char *edit)
{
    struct arena *arena = inquiry->waivers->arena;
    const char *message = arena_format(
        arena, "%s: waivers[%zu] (\"%s\"): %s: %s", inquiry->waivers->file, inquiry->index,
        inquiry->waiver->reason, what == NULL ? "it is stale" : what, edit == NULL ? "correct it" : edit);
    inquiry->told++;
    inquiry->listener(inquiry->index, message == NULL ? "a waiver is stale" : message, inquiry->context);
}

/* "cases/a" or "cases/a and 3 others", and what they do. */
static const char *subject(const struct inquiry *inquiry, const struct waiver_note *note, const char *one,
                           const char *many)
{
    struct arena *arena = inquiry->waivers->arena;
    if (note->count == 1)
        return arena_format(arena, "%s %s", note->id, one);
    return arena_format(arena, "%s and %zu other%s %s", note->id, note->count - 1,
                        note->count == 2 ? "" : "s", many);
}

/* Whether all cases that the waiver is about were seen and fared so, so that the edit is about the waiver itself. */
static bool is_whole(const struct inquiry *inquiry, enum waiver_event event)
{
    const struct waiver_note *notes = inquiry->waiver->notes;
    static const enum waiver_event others[] = {WAIVER_COVERED, WAIVER_PASSED, WAIVER_OTHER_VERDICT,
                                               WAIVER_OTHER_CLAUSE};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (others[i] != event && notes[others[i]].count > 0)
            return false;
    return !inquiry->unseen && !notes[event].differs;
}

static void tell_passed(struct inquiry *inquiry)
{
    const struct waiver_note *note = &inquiry->waiver->notes[WAIVER_PASSED];
    if (note->count == 0)
        return;
    const char *what = subject(inquiry, note, "passes", "pass");
    if (is_whole(inquiry, WAIVER_PASSED))
        tell(inquiry, what, "remove the waiver");
    else
        tell(inquiry, what,
             note->count == 1 ? "narrow \"cases\" so that it no longer matches that"
                              : "narrow \"cases\" so that it no longer matches them");
}

static void tell_other_verdict(struct inquiry *inquiry)
{
    const struct waiver_note *note = &inquiry->waiver->notes[WAIVER_OTHER_VERDICT];
    struct arena *arena = inquiry->waivers->arena;
    if (note->count == 0)
        return;
    const char *fared = arena_format(arena, "with \"%s\", not %s", note->verdict,
                                     waiver_verdicts_text(inquiry->waiver, arena));
    const char *what = subject(inquiry, note, "fails", "fail");
    what = arena_format(arena, "%s %s", what == NULL ? "a case fails" : what, fared == NULL ? "" : fared);
    if (is_whole(inquiry, WAIVER_OTHER_VERDICT))
        tell(inquiry, what, arena_format(arena, "change \"verdict\" to \"%s\"", note->verdict));
    else
        tell(inquiry, what,
             arena_format(arena, "narrow it, or add a waiver with \"verdict\": \"%s\"", note->verdict));
}

static void tell_other_clause(struct inquiry *inquiry)
{
    const struct waiver_note *note = &inquiry->waiver->notes[WAIVER_OTHER_CLAUSE];
    struct arena *arena = inquiry->waivers->arena;
    if (note->count == 0)
        return;
    bool has_clause = note->clause[0] != '\0';
    const char *what = subject(inquiry, note, "fails", "fail");
    what = has_clause ? arena_format(arena, "%s under %s", what == NULL ? "a case fails" : what, note->clause)
                      : arena_format(arena, "%s, and under no clause", what == NULL ? "a case fails" : what);
    if (!has_clause)
        tell(inquiry, what, "leave out \"clause\"");
    else if (is_whole(inquiry, WAIVER_OTHER_CLAUSE))
        tell(inquiry, what, arena_format(arena, "change \"clause\" to \"%s\"", note->clause));
    else
        tell(inquiry, what,
             arena_format(arena, "narrow it, or add a waiver with \"clause\": \"%s\"", note->clause));
}

/* A waiver by "cases" that covers nothing and that nothing contradicts. */
static void tell_nothing_left(struct inquiry *inquiry)
{
    const struct waiver_note *notes = inquiry->waiver->notes;
    const struct waiver_note *aside = &notes[WAIVER_SET_ASIDE], *elsewhere = &notes[WAIVER_ELSEWHERE];
    struct arena *arena = inquiry->waivers->arena;
    if (inquiry->matching == 0)
        tell(inquiry, arena_format(arena, "\"cases\": no case is called %s", inquiry->waiver->cases),
             "correct it or remove the waiver");
    else if (inquiry->unseen)
        return;
    else if (aside->count > 0)
        tell(inquiry, arena_format(arena, "%s is %s, and no other case is left", aside->id, aside->verdict),
             "remove the waiver");
    else if (elsewhere->count > 0)
        tell(inquiry, subject(inquiry, elsewhere, "is covered by another waiver", "are covered by others"),
             "remove the waiver");
    else
        tell(inquiry, subject(inquiry, &notes[WAIVER_NO_CASE], "is no scatter case", "are no scatter cases"),
             "remove the waiver");
}

static void examine_cases(struct inquiry *inquiry)
{
    const struct waiver_note *notes = inquiry->waiver->notes;
    size_t seen = 0;
    for (int event = 0; event < WAIVER_EVENT_COUNT; event++)
        seen += notes[event].count;
    inquiry->unseen = notes[WAIVER_UNTESTED].count > 0 || seen < inquiry->matching;
    tell_passed(inquiry);
    tell_other_verdict(inquiry);
    tell_other_clause(inquiry);
    if (inquiry->told == 0 && notes[WAIVER_COVERED].count == 0)
        tell_nothing_left(inquiry);
}

static void examine_clause(struct inquiry *inquiry, size_t cases)
{
    const struct waivers *waivers = inquiry->waivers;
    inquiry->unseen = waivers->untested > 0 || waivers->seen < cases;
    if (inquiry->waiver->notes[WAIVER_COVERED].count > 0 || inquiry->unseen)
        return;
    tell_other_verdict(inquiry);
    if (inquiry->told == 0)
        tell(inquiry, arena_format(waivers->arena, "no case fails under %s", inquiry->waiver->clause),
             "remove the waiver");
}

/* How many ids each waiver's "cases" matches; NULL when there is no memory. */
static size_t *count_matching(const struct waivers *waivers, const struct case_list *cases)
{
    size_t *matching = arena_allocate_zeroed(waivers->arena, waivers->count, sizeof *matching);
    for (size_t i = 0; matching != NULL && i < cases->count && !interruption_is_requested(); i++) {
        const char *id = printable(cases->locations[i].id, waivers->arena);
        size_t count = glob_index_matches(&waivers->index.by_case, id, waivers->index.found);
        for (size_t k = 0; k < count; k++)
            matching[waivers->index.found[k]]++;
    }
    return matching;
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

size_t waivers_tell_stale(const struct waivers *waivers, const struct case_list *cases, int64_t repetitions,
                          const struct clause_set *clauses, waiver_listener *listener, void *context)
{
    size_t told = 0;
    if (waivers->count == 0)
        return 0;
    const size_t *matching = count_matching(waivers, cases);
    const bool *known = find_clauses(waivers, clauses);
    if (matching == NULL || known == NULL) {
        listener(NO_WAIVER, "no memory to check the waivers", context);
        return 1;
    }
    for (size_t i = 0; i < waivers->count; i++) {
        const struct waiver *waiver = &waivers->items[i];
        if (interruption_is_requested()) {
            listener(NO_WAIVER, "interrupted before all waivers were checked", context);
            return told + 1;
        }
        struct inquiry inquiry = {.waivers = waivers,
                                  .waiver = waiver,
                                  .index = i,
                                  .matching = matching[i],
                                  .listener = listener,
                                  .context = context};
        if (waiver->unsteady && repetitions < UNSTEADY_REPETITIONS)
            continue;
        if (waiver->clause != NULL && !known[i])
            tell(&inquiry, arena_format(waivers->arena, "\"clause\": no clause is called %s", waiver->clause),
                 "correct it (\"scatter-cts list clauses\" shows them) or remove the waiver");
        else if (waiver->cases != NULL)
            examine_cases(&inquiry);
        else
            examine_clause(&inquiry, cases->count);
        told += inquiry.told;
    }
    return told;
}
