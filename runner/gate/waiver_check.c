#include "waiver_check.h"

#include "printable.h"

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

const char *waiver_pattern_text(const struct waiver *waiver, struct arena *arena)
{
    const char *first = waiver->patterns[0].cases == NULL ? waiver->clause : waiver->patterns[0].cases;
    const char *text = arena_format(arena, "%.300s", printable(first, arena));
    if (text != NULL && waiver->pattern_count > 1)
        text = arena_format(arena, "%s and %zu other glob%s", text, waiver->pattern_count - 1,
                            waiver->pattern_count == 2 ? "" : "s");
    return text == NULL ? "several globs" : text;
}

void waiver_check_report(struct waiver_check *check, const char *what, const char *edit)
{
    struct arena *arena = check->waivers->arena;
    const char *member = check->glob == ALL_GLOBS
                             ? ""
                             : arena_format(arena, "cases[%zu] (%.300s): ", check->glob,
                                            printable(check->waiver->patterns[check->glob].cases, arena));
    const char *finding =
        arena_format(arena, "waivers[%zu] (\"%.300s\"): %s%s", check->index, check->waiver->reason,
                     member == NULL ? "" : member, what == NULL ? "it is stale" : what);
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
        waiver_check_report(check, what, removal(check));
    else
        waiver_check_report(check, what,
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
    what = arena_format(arena, "%s %s", what == NULL ? "a case fails" : what, verdict == NULL ? "" : verdict);
    if (is_whole_waiver(check, WAIVER_OTHER_VERDICT))
        waiver_check_report(check, what, arena_format(arena, "change \"verdict\" to \"%s\"", note->verdict));
    else
        waiver_check_report(
            check, what,
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
        waiver_check_report(check, what, "narrow it, or add a waiver without \"clause\"");
    else if (!has_clause)
        waiver_check_report(check, what, "remove \"clause\"");
    else if (is_whole_waiver(check, WAIVER_OTHER_CLAUSE))
        waiver_check_report(check, what, arena_format(arena, "change \"clause\" to \"%s\"", note->clause));
    else
        waiver_check_report(
            check, what,
            arena_format(arena, "narrow it, or add a waiver with \"clause\": \"%s\"", note->clause));
}

/* Reports a waiver or glob that matches no id. */
static void report_no_case(struct waiver_check *check)
{
    const struct waiver *waiver = check->waiver;
    struct arena *arena = check->waivers->arena;
    if (check->glob != ALL_GLOBS)
        waiver_check_report(check, "matches no case", "correct it or remove the glob");
    else
        waiver_check_report(check,
                            arena_format(arena, "\"cases\": %s match%s no case",
                                         waiver_pattern_text(waiver, arena),
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
        waiver_check_report(
            check, arena_format(arena, "%s is %s, and no other case remains", aside->id, aside->verdict),
            removal(check));
    else if (elsewhere->count > 0)
        waiver_check_report(
            check, subject(check, elsewhere, "is covered by another waiver", "are covered by other waivers"),
            removal(check));
    else
        waiver_check_report(
            check, subject(check, &notes[WAIVER_NO_CASE], "is not a scatter case", "are not scatter cases"),
            removal(check));
}

void waiver_check_set_cases(struct waiver_check *check, const struct waiver_note *notes, size_t matching)
{
    size_t seen = 0;
    for (int event = 0; event < WAIVER_EVENT_COUNT; event++)
        seen += notes[event].count;
    check->notes = notes;
    check->matching = matching;
    check->unseen = notes[WAIVER_UNTESTED].count > 0 || seen < matching || check->run->lacks_cases;
}

void waiver_check_cases(struct waiver_check *check)
{
    const struct waiver_note *notes = check->notes;
    report_passed(check);
    report_other_verdict(check);
    report_other_clause(check);
    if (check->reported == 0 && notes[WAIVER_COVERED].count == 0)
        report_nothing_left(check);
}

void waiver_check_clause(struct waiver_check *check)
{
    const struct waivers *waivers = check->waivers;
    check->unseen =
        waivers->untested > 0 || waivers->seen < check->run->cases->count || check->run->lacks_cases;
    if (check->notes[WAIVER_COVERED].count > 0 || check->unseen)
        return;
    report_other_verdict(check);
    if (check->reported == 0)
        waiver_check_report(check,
                            arena_format(waivers->arena, "no case fails under %.300s", check->waiver->clause),
                            "remove the waiver");
}
