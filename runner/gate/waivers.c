#include "waivers.h"

#include "print_text.h"
#include "text_compare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum status waivers_check_name(const struct waivers *waivers, const char *name, struct error *error)
{
    if (strcmp(waivers->implementation, name) == 0)
        return STATUS_OK;
    return error_set(error, STATUS_UNREADABLE,
                     "%s: implementation: the waivers are for \"%.200s\", but this is \"%.200s\"",
                     waivers->file, waivers->implementation, name);
}

static void clear_notes(struct waiver_note notes[WAIVER_EVENT_COUNT])
{
    for (int event = 0; event < WAIVER_EVENT_COUNT; event++)
        notes[event] = (struct waiver_note){.id = "", .verdict = "", .clause = ""};
}

void waivers_restart(struct waivers *waivers)
{
    waivers->seen = waivers->untested = waivers->waived = 0;
    for (size_t i = 0; i < waivers->count; i++)
        clear_notes(waivers->items[i].notes);
    for (size_t i = 0; i < waivers->pattern_count; i++)
        if (waivers->patterns[i].notes != NULL)
            clear_notes(waivers->patterns[i].notes);
}

/* ---- matching ------------------------------------------------------------------------------------------ */

/* The ids by which a waiver may name the clause of a failure. */
struct clause_names {
    char ids[4][CLAUSE_ID_SIZE];
    size_t count;
};

static void add_name(struct clause_names *names, const char *id)
{
    char *name = names->ids[names->count++];
    (void)snprintf(name, CLAUSE_ID_SIZE, "%.*s", CLAUSE_ID_SIZE - 1, id);
    names->count += clause_without_version(id, names->ids[names->count]);
}

/* With and without its version; a timeout also by the clause that it violated before there was
 * ends-in-time. */
static struct clause_names names_of_clause(const char *id)
{
    struct clause_names names = {.count = 0};
    const char *name = clause_name_of(id);
    add_name(&names, id);
    if (name != id && strcmp(name, "ends-in-time") == 0) {
        char old[CLAUSE_ID_SIZE];
        (void)snprintf(old, sizeof old, "%.*smemory-safety", (int)(name - id < 100 ? name - id : 100), id);
        add_name(&names, old);
    }
    return names;
}

/* Whether a glob matches a name of the clause of a failure. */
static bool matches_clause(const char *glob, const char *id)
{
    const struct clause_names names = names_of_clause(id);
    for (size_t i = 0; i < names.count; i++)
        if (glob_matches(glob, names.ids[i]))
            return true;
    return false;
}

/* Whether a glob matches the clause of one of the failures. */
static bool fails_under(const struct recorded_case *item, const char *glob)
{
    for (size_t i = 0; i < item->failures.count; i++)
        if (matches_clause(glob, item->failures.items[i].clause))
            return true;
    return false;
}

/* Whether a waiver whose globs match the id of a case covers its failures. */
static bool covers(const struct waiver *waiver, const struct recorded_case *item)
{
    return waiver->verdicts[item->verdict] && (waiver->clause == NULL || fails_under(item, waiver->clause));
}

/* ---- the patterns for a record ------------------------------------------------------------------------- */

/* The numbers of the patterns that are about a record, sorted. */
struct relevant_patterns {
    const size_t *numbers;
    size_t count;
};

static int compare_numbers(const void *left, const void *right)
{
    const size_t *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

size_t sort_once(size_t *numbers, size_t count)
{
    size_t kept = 0;
    if (count > 1)
        qsort(numbers, count, sizeof *numbers, compare_numbers);
    for (size_t i = 0; i < count; i++)
        if (kept == 0 || numbers[i] != numbers[kept - 1])
            numbers[kept++] = numbers[i];
    return kept;
}

/* A waiver without globs is about the failures under its clause. */
static struct relevant_patterns relevant_to(const struct waivers *waivers, const struct recorded_case *item)
{
    const struct waiver_index *index = &waivers->index;
    size_t count = glob_index_matches(&index->by_case, item->id, index->found);
    for (size_t i = 0; i < item->failures.count; i++) {
        const struct clause_names names = names_of_clause(item->failures.items[i].clause);
        for (size_t k = 0; k < names.count; k++) {
            count += glob_index_matches(&index->by_clause, names.ids[k], index->found + count);
            count = sort_once(index->found, count);
        }
    }
    return (struct relevant_patterns){index->found, sort_once(index->found, count)};
}

/* ---- events -------------------------------------------------------------------------------------------- */

/* The event of a case that no waiver covers, for a waiver that is about the case; `waived`: the waiver has
 * the verdict. */
static enum waiver_event event_of(enum verdict verdict, bool waived)
{
    switch (verdict_class(verdict)) {
    case VERDICTS_GOOD:
        return verdict == VERDICT_PASS ? WAIVER_PASSED : WAIVER_SET_ASIDE;
    case VERDICTS_FAILING:
        return waived ? WAIVER_OTHER_CLAUSE : WAIVER_OTHER_VERDICT;
    case VERDICTS_DISPUTED:
        return WAIVER_SET_ASIDE;
    case VERDICTS_UNTESTED:
        break;
    }
    return WAIVER_UNTESTED;
}

static const char *keep(struct arena *arena, const char *text)
{
    return text_or_empty(arena_copy(arena, text));
}

static void note(struct waivers *waivers, struct waiver_note notes[WAIVER_EVENT_COUNT],
                 enum waiver_event event, const struct recorded_case *item)
{
    struct waiver_note *noted = &notes[event];
    const char *verdict = verdict_name(item->verdict);
    const char *clause = item->failures.count == 0 ? "" : item->failures.items[0].clause;
    if (noted->count++ == 0) {
        noted->id = keep(waivers->arena, item->id);
        noted->verdict = verdict;
        noted->clause = keep(waivers->arena, clause);
    } else if (event == WAIVER_OTHER_CLAUSE) {
        noted->differs |= strcmp(noted->clause, clause) != 0;
    } else {
        noted->differs |= strcmp(noted->verdict, verdict) != 0;
    }
}

/* Records an event for a waiver, once, and for those of its patterns that are about the case. */
static void note_for(struct waivers *waivers, struct waiver *waiver, const size_t *numbers, size_t count,
                     enum waiver_event event, const struct recorded_case *item)
{
    note(waivers, waiver->notes, event, item);
    for (size_t i = 0; waiver->pattern_count > 1 && i < count; i++) {
        struct waiver_pattern *pattern = &waivers->patterns[numbers[i]];
        if (pattern->notes == NULL) {
            pattern->notes =
                arena_allocate_zeroed(waivers->arena, WAIVER_EVENT_COUNT, sizeof *pattern->notes);
            if (pattern->notes == NULL)
                continue;
            clear_notes(pattern->notes);
        }
        note(waivers, pattern->notes, event, item);
    }
}

static struct waiver *waiver_of(const struct waivers *waivers, size_t pattern)
{
    return &waivers->items[waivers->patterns[pattern].waiver];
}

/* Whether a waiver that covers a record is about this failure of it. */
static bool is_excused(const struct waivers *waivers, const struct relevant_patterns *relevant,
                       enum verdict verdict, const char *clause)
{
    for (size_t i = 0; i < relevant->count; i++) {
        const struct waiver *waiver = waiver_of(waivers, relevant->numbers[i]);
        if (waiver->verdicts[verdict] && (waiver->clause == NULL || matches_clause(waiver->clause, clause)))
            return true;
    }
    return false;
}

/* The reason of the first waiver that covers a case; NULL if there is none, or if a failure is not
 * excused. */
static const char *find_reason(const struct waivers *waivers, const struct relevant_patterns *relevant,
                               const struct recorded_case *item)
{
    for (size_t i = 0; i < item->failures.count; i++)
        if (!is_excused(waivers, relevant, item->verdict, item->failures.items[i].clause))
            return NULL;
    for (size_t i = 0; i < relevant->count; i++)
        if (covers(waiver_of(waivers, relevant->numbers[i]), item))
            return waiver_of(waivers, relevant->numbers[i])->reason;
    return NULL;
}

/* The event of a case for a waiver that is about it. */
static enum waiver_event event_for(const struct waiver *waiver, const struct recorded_case *item,
                                   bool is_waived)
{
    if (is_waived)
        return covers(waiver, item) ? WAIVER_COVERED : WAIVER_ELSEWHERE;
    return item->is_skipped ? WAIVER_NO_CASE : event_of(item->verdict, waiver->verdicts[item->verdict]);
}

const char *waivers_apply(struct waivers *waivers, const struct recorded_case *item)
{
    waivers->seen++;
    waivers->untested += !item->is_skipped && event_of(item->verdict, false) == WAIVER_UNTESTED;
    if (waivers->count == 0)
        return NULL;
    const struct relevant_patterns relevant = relevant_to(waivers, item);
    const char *reason = item->is_skipped ? NULL : find_reason(waivers, &relevant, item);
    waivers->waived += reason != NULL;
    for (size_t first = 0, end; first < relevant.count; first = end) {
        struct waiver *waiver = waiver_of(waivers, relevant.numbers[first]);
        for (end = first + 1; end < relevant.count && waiver_of(waivers, relevant.numbers[end]) == waiver;)
            end++;
        note_for(waivers, waiver, relevant.numbers + first, end - first,
                 event_for(waiver, item, reason != NULL), item);
    }
    return reason;
}

/* ---- texts for a person -------------------------------------------------------------------------------- */

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
