#include "waiver_inquiry.h"

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

void inquiry_tell(struct inquiry *inquiry, const char *what, const char *edit)
{
    struct arena *arena = inquiry->waivers->arena;
    const char *member = inquiry->glob == ALL_GLOBS
                             ? ""
                             : arena_format(arena, "cases[%zu] (%.300s): ", inquiry->glob,
                                            printable(inquiry->waiver->patterns[inquiry->glob].cases, arena));
    const char *finding =
        arena_format(arena, "waivers[%zu] (\"%.300s\"): %s%s", inquiry->index, inquiry->waiver->reason,
                     member == NULL ? "" : member, what == NULL ? "it is stale" : what);
    finding = finding == NULL ? "a waiver is stale" : finding;
    const char *message = arena_format(arena, "%s: %s: %s", inquiry->waivers->file, finding,
                                       edit == NULL ? "correct it" : edit);
    const struct stale_waiver stale = {inquiry->index, inquiry->glob, finding,
                                       message == NULL ? finding : message};
    inquiry->told++;
    inquiry->listener(&stale, inquiry->context);
}

/* The edit where nothing is left. */
static const char *removal(const struct inquiry *inquiry)
{
    return inquiry->glob == ALL_GLOBS ? "remove the waiver" : "remove the glob";
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

/* Whether all cases that it is about were seen and fared so. */
static bool is_whole(const struct inquiry *inquiry, enum waiver_event event)
{
    const struct waiver_note *notes = inquiry->notes;
    static const enum waiver_event others[] = {WAIVER_COVERED, WAIVER_PASSED, WAIVER_OTHER_VERDICT,
                                               WAIVER_OTHER_CLAUSE};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (others[i] != event && notes[others[i]].count > 0)
            return false;
    return !inquiry->unseen && !notes[event].differs;
}

/* The same of all that the waiver is about, so that the edit is about what it says of all. */
static bool is_whole_waiver(const struct inquiry *inquiry, enum waiver_event event)
{
    return inquiry->glob == ALL_GLOBS && is_whole(inquiry, event);
}

static void tell_passed(struct inquiry *inquiry)
{
    const struct waiver_note *note = &inquiry->notes[WAIVER_PASSED];
    if (note->count == 0)
        return;
    const char *what = subject(inquiry, note, "passes", "pass");
    if (is_whole(inquiry, WAIVER_PASSED))
        inquiry_tell(inquiry, what, removal(inquiry));
    else
        inquiry_tell(inquiry, what,
                     arena_format(inquiry->waivers->arena, "narrow %s so that it no longer matches %s",
                                  inquiry->glob == ALL_GLOBS ? "\"cases\"" : "the glob",
                                  note->count == 1 ? "that" : "them"));
}

static void tell_other_verdict(struct inquiry *inquiry)
{
    const struct waiver_note *note = &inquiry->notes[WAIVER_OTHER_VERDICT];
    struct arena *arena = inquiry->waivers->arena;
    if (note->count == 0)
        return;
    const char *fared = arena_format(arena, "with \"%s\", not %s", note->verdict,
                                     waiver_verdicts_text(inquiry->waiver, arena));
    const char *what = subject(inquiry, note, "fails", "fail");
    what = arena_format(arena, "%s %s", what == NULL ? "a case fails" : what, fared == NULL ? "" : fared);
    if (is_whole_waiver(inquiry, WAIVER_OTHER_VERDICT))
        inquiry_tell(inquiry, what, arena_format(arena, "change \"verdict\" to \"%s\"", note->verdict));
    else
        inquiry_tell(
            inquiry, what,
            arena_format(arena, "narrow it, or add a waiver with \"verdict\": \"%s\"", note->verdict));
}

static void tell_other_clause(struct inquiry *inquiry)
{
    const struct waiver_note *note = &inquiry->notes[WAIVER_OTHER_CLAUSE];
    struct arena *arena = inquiry->waivers->arena;
    if (note->count == 0)
        return;
    bool has_clause = note->clause[0] != '\0';
    const char *what = subject(inquiry, note, "fails", "fail");
    what = has_clause ? arena_format(arena, "%s under %s", what == NULL ? "a case fails" : what, note->clause)
                      : arena_format(arena, "%s, and under no clause", what == NULL ? "a case fails" : what);
    if (!has_clause && inquiry->glob != ALL_GLOBS)
        inquiry_tell(inquiry, what, "narrow it, or add a waiver without \"clause\"");
    else if (!has_clause)
        inquiry_tell(inquiry, what, "leave out \"clause\"");
    else if (is_whole_waiver(inquiry, WAIVER_OTHER_CLAUSE))
        inquiry_tell(inquiry, what, arena_format(arena, "change \"clause\" to \"%s\"", note->clause));
    else
        inquiry_tell(inquiry, what,
                     arena_format(arena, "narrow it, or add a waiver with \"clause\": \"%s\"", note->clause));
}

/* It matches no id at all. */
static void tell_no_case(struct inquiry *inquiry)
{
    const struct waiver *waiver = inquiry->waiver;
    struct arena *arena = inquiry->waivers->arena;
    if (inquiry->glob != ALL_GLOBS)
        inquiry_tell(inquiry, "no case is called so", "correct it or remove the glob");
    else
        inquiry_tell(
            inquiry,
            arena_format(arena, "\"cases\": no case is called %s", waiver_pattern_text(waiver, arena)),
            "correct it or remove the waiver");
}

/* It has globs, covers nothing, and nothing contradicts it. */
static void tell_nothing_left(struct inquiry *inquiry)
{
    const struct waiver_note *notes = inquiry->notes;
    const struct waiver_note *aside = &notes[WAIVER_SET_ASIDE], *elsewhere = &notes[WAIVER_ELSEWHERE];
    struct arena *arena = inquiry->waivers->arena;
    if (inquiry->matching == 0 && !inquiry->run->lacks_cases)
        tell_no_case(inquiry);
    else if (inquiry->unseen)
        return;
    else if (aside->count > 0)
        inquiry_tell(inquiry,
                     arena_format(arena, "%s is %s, and no other case is left", aside->id, aside->verdict),
                     removal(inquiry));
    else if (elsewhere->count > 0)
        inquiry_tell(inquiry,
                     subject(inquiry, elsewhere, "is covered by another waiver", "are covered by others"),
                     removal(inquiry));
    else
        inquiry_tell(
            inquiry,
            subject(inquiry, &notes[WAIVER_NO_CASE], "is not a scatter case", "are not scatter cases"),
            removal(inquiry));
}

void inquiry_see_cases(struct inquiry *inquiry, const struct waiver_note *notes, size_t matching)
{
    size_t seen = 0;
    for (int event = 0; event < WAIVER_EVENT_COUNT; event++)
        seen += notes[event].count;
    inquiry->notes = notes;
    inquiry->matching = matching;
    inquiry->unseen = notes[WAIVER_UNTESTED].count > 0 || seen < matching || inquiry->run->lacks_cases;
}

void inquiry_examine_cases(struct inquiry *inquiry)
{
    const struct waiver_note *notes = inquiry->notes;
    tell_passed(inquiry);
    tell_other_verdict(inquiry);
    tell_other_clause(inquiry);
    if (inquiry->told == 0 && notes[WAIVER_COVERED].count == 0)
        tell_nothing_left(inquiry);
}

void inquiry_examine_clause(struct inquiry *inquiry)
{
    const struct waivers *waivers = inquiry->waivers;
    inquiry->unseen =
        waivers->untested > 0 || waivers->seen < inquiry->run->cases->count || inquiry->run->lacks_cases;
    if (inquiry->notes[WAIVER_COVERED].count > 0 || inquiry->unseen)
        return;
    tell_other_verdict(inquiry);
    if (inquiry->told == 0)
        inquiry_tell(inquiry,
                     arena_format(waivers->arena, "no case fails under %.300s", inquiry->waiver->clause),
                     "remove the waiver");
}
