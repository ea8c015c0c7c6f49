/* Finds the earlier cases of a process after which a case fails. */
#include "failure_check.h"
#include "machine.h"

#include <string.h>

enum {
    SHORT_HISTORY = 64, /* as many earlier cases are all tried at once */
    FIRST_OF_ALL = 4,
    LAST_OF_ALL = 8,
    ALIKE = 2, /* the first and the last so many with a feature of the target, and the largest */
    REFUSED = 4,
    MOST_ALIKE = 16, /* cases that have most features in common with the target */
    SAME_SIZE = 4,   /* worth as many features */
    CONFIRMATIONS = 3,
    SEARCH_COST = 3,       /* how often a sequence runs, about, until it is shortened and confirmed */
    LONGEST_SEQUENCE = 512 /* a longer one is of no use to anybody */
};

/* A search, and the cases that the process had answered before. */
struct history {
    const struct earlier_search *search;
    size_t target;
    size_t *cases, count;
    bool *chosen;  /* by position in `cases` */
    size_t *tried; /* room for all of them and the target */
    bool is_over;  /* there were not enough executions for something, or it could not be repeated */
};

/* Whether the target can run after so many cases. */
static bool can_afford(const struct history *history, size_t count)
{
    return !interruption_requested &&
           (int64_t)count + 1 <= history->search->most_executions - history->search->trials->executions;
}

/* Whether the target fails after some cases. */
static bool fails_after(struct history *history, const size_t *cases, size_t count)
{
    if (!can_afford(history, count)) {
        history->is_over = true;
        return false;
    }
    if (count > 0)
        memmove(history->tried, cases, count * sizeof *cases);
    history->tried[count] = history->target;
    const enum trial_outcome outcome = trial(history->search->trials, history->tried, count + 1, true);
    history->is_over |= outcome == TRIAL_UNKNOWN;
    return outcome == TRIAL_FAILS;
}

static bool passes_alone(struct history *history)
{
    const enum trial_outcome outcome =
        can_afford(history, 0) ? trial(history->search->trials, &history->target, 1, false) : TRIAL_UNKNOWN;
    history->is_over |= outcome == TRIAL_UNKNOWN;
    return outcome == TRIAL_PASSES;
}

/* ---- candidates ---------------------------------------------------------------------------------------- */

static bool is_earlier(const struct executed_case *item, const struct executed_case *target)
{
    return item->place.process != 0 && item->place.process == target->place.process &&
           item->place.thread == target->place.thread && item->place.turn < target->place.turn;
}

typedef bool likeness(const struct executed_case *item, const struct executed_case *target, int feature);

static bool is_any(const struct executed_case *item, const struct executed_case *target, int feature)
{
    (void)item, (void)target, (void)feature;
    return true;
}

static bool has_feature(const struct executed_case *item, const struct executed_case *target, int feature)
{
    return case_has_feature(&target->features, feature) && case_has_feature(&item->features, feature);
}

static bool is_refused(const struct executed_case *item, const struct executed_case *target, int feature)
{
    (void)target, (void)feature;
    return item->refused;
}

/* Chooses the first and the last cases that are alike. */
static void choose(struct history *history, likeness *alike, int feature, size_t first, size_t last)
{
    const struct executed_case *all = history->search->cases, *target = &all[history->target];
    size_t found = 0;
    for (size_t i = 0; i < history->count && found < first; i++) {
        bool is_alike = alike(&all[history->cases[i]], target, feature);
        history->chosen[i] |= is_alike;
        found += is_alike;
    }
    found = 0;
    for (size_t i = history->count; i > 0 && found < last; i--) {
        bool is_alike = alike(&all[history->cases[i - 1]], target, feature);
        history->chosen[i - 1] |= is_alike;
        found += is_alike;
    }
}

static void choose_largest(struct history *history)
{
    for (int times = 0; times < ALIKE; times++) {
        size_t largest = history->count;
        for (size_t i = 0; i < history->count; i++)
            if (!history->chosen[i] &&
                (largest == history->count ||
                 history->search->cases[history->cases[i]].features.elements >
                     history->search->cases[history->cases[largest]].features.elements))
                largest = i;
        if (largest < history->count)
            history->chosen[largest] = true;
    }
}

/* In how many features two cases agree, less those in which they differ. */
static int likeness_of(const struct executed_case *item, const struct executed_case *target)
{
    int score = item->features.elements == target->features.elements ? SAME_SIZE : 0;
    for (int feature = 0; feature < CASE_FEATURE_COUNT; feature++) {
        const bool one = case_has_feature(&item->features, feature);
        const bool other = case_has_feature(&target->features, feature);
        score += one && other ? 1 : one != other ? -1 : 0;
    }
    return score;
}

/* The most alike of the cases that are not chosen yet; of equals the last. */
static void choose_most_alike(struct history *history, int *scores)
{
    const struct executed_case *all = history->search->cases;
    for (size_t i = 0; i < history->count; i++)
        scores[i] = likeness_of(&all[history->cases[i]], &all[history->target]);
    for (int times = 0; times < MOST_ALIKE; times++) {
        size_t best = history->count;
        for (size_t i = 0; i < history->count; i++)
            if (!history->chosen[i] && (best == history->count || scores[i] >= scores[best]))
                best = i;
        if (best < history->count)
            history->chosen[best] = true;
    }
}

/* The cases that may have left something behind that matters to the target; returns their number. */
static size_t choose_related(struct history *history, size_t *related, int *scores)
{
    size_t count = 0;
    choose(history, is_any, 0, FIRST_OF_ALL, LAST_OF_ALL);
    for (int feature = 0; feature < CASE_FEATURE_COUNT; feature++)
        choose(history, has_feature, feature, ALIKE, ALIKE);
    choose(history, is_refused, 0, REFUSED, 0);
    choose_largest(history);
    choose_most_alike(history, scores);
    for (size_t i = 0; i < history->count; i++)
        if (history->chosen[i])
            related[count++] = history->cases[i];
    return count;
}

/* ---- search -------------------------------------------------------------------------------------------- */

/* Removes cases that are not needed, in ever smaller parts, and saves executions for the confirmation. */
static void shorten(struct history *history, struct earlier_cases *found, size_t *shorter)
{
    size_t part = (found->count + 1) / 2;
    bool removed = false;
    found->is_minimal = found->count == 0;
    while (found->count > 0) {
        removed = false;
        for (size_t at = 0; at < found->count;) {
            const size_t end = at + part < found->count ? at + part : found->count;
            const size_t rest = found->count - (end - at);
            if (!can_afford(history, rest + CONFIRMATIONS * (found->count + 2)))
                return;
            memcpy(shorter, found->items, at * sizeof *shorter);
            memcpy(shorter + at, found->items + end, (found->count - end) * sizeof *shorter);
            if (fails_after(history, shorter, rest)) {
                memcpy(found->items, shorter, rest * sizeof *shorter);
                found->count = rest;
                found->is_minimal = rest == 0;
                removed = true;
            } else {
                at = end;
            }
        }
        found->is_minimal = part == 1 && !removed;
        if (found->is_minimal)
            return;
        part = (part + 1) / 2;
    }
}

static bool is_confirmed(struct history *history, const struct earlier_cases *found)
{
    for (int times = 0; times < CONFIRMATIONS; times++)
        if (!fails_after(history, found->items, found->count) || !passes_alone(history))
            return false;
    return true;
}

/* Takes the cases if the target fails after them. */
static bool take(struct history *history, struct earlier_cases *found, const size_t *cases, size_t count)
{
    if (found->found)
        return true;
    if (!can_afford(history, SEARCH_COST * count)) {
        history->is_over = true;
        return false;
    }
    if (!fails_after(history, cases, count))
        return false;
    if (count > 0)
        memcpy(found->items, cases, count * sizeof *cases);
    found->count = count;
    found->found = true;
    return true;
}

/* The cases of the guess that lie before the target. */
static void try_guess(struct history *history, struct earlier_cases *found, size_t *cases)
{
    size_t count = 0;
    for (size_t i = 0; i < history->search->guess_count; i++)
        if (history->search->guess[i] < history->target)
            cases[count++] = history->search->guess[i];
    if (count > 0)
        (void)take(history, found, cases, count);
}

static void try_parts(struct history *history, struct earlier_cases *found, size_t *related, int *scores)
{
    if (history->count > LAST_OF_ALL &&
        take(history, found, history->cases + history->count - LAST_OF_ALL, LAST_OF_ALL))
        return;
    if (history->count <= SHORT_HISTORY) {
        (void)take(history, found, history->cases, history->count);
        return;
    }
    const size_t count = choose_related(history, related, scores);
    (void)take(history, found, related, count);
    for (size_t length = 2 * SHORT_HISTORY; !found->found && length < 2 * history->count; length *= 2) {
        const size_t part = length < history->count ? length : history->count;
        (void)take(history, found, history->cases + history->count - part, part);
    }
}

/* Whether the process began as each trial does: with the cases of the start-up check. */
static bool began_as_run(const struct executed_case *target)
{
    return target->place.thread == 0 && target->place.process == 1;
}

static void list_earlier(struct history *history, size_t case_count)
{
    const struct executed_case *all = history->search->cases;
    for (size_t i = 0; i < case_count; i++) {
        if (!is_earlier(&all[i], &all[history->target]))
            continue;
        if (i < history->target)
            history->cases[history->count++] = i;
        else
            history->is_over = true; /* a shuffled run, whose order no command repeats */
    }
}

struct earlier_cases earlier_cases_find(const struct earlier_search *search, size_t target,
                                        struct arena *arena)
{
    const size_t room = target + search->guess_count + 2;
    struct history history = {.search = search,
                              .target = target,
                              .cases = arena_allocate(arena, room * sizeof *history.cases),
                              .chosen = arena_allocate_zeroed(arena, room, sizeof *history.chosen),
                              .tried = arena_allocate(arena, room * sizeof *history.tried)};
    struct earlier_cases found = {.items = arena_allocate(arena, room * sizeof *found.items)};
    size_t *other = arena_allocate(arena, room * sizeof *other);
    int *scores = arena_allocate(arena, room * sizeof *scores);
    if (!can_afford(&history, 0) || history.cases == NULL || history.chosen == NULL ||
        history.tried == NULL || found.items == NULL || other == NULL || scores == NULL)
        return (struct earlier_cases){.found = false};
    list_earlier(&history, search->case_count);
    if (!take(&history, &found, NULL, 0)) {
        try_guess(&history, &found, other);
        try_parts(&history, &found, other, scores);
    }
    if (found.found) {
        shorten(&history, &found, other);
        found.found = found.count <= LONGEST_SEQUENCE && is_confirmed(&history, &found);
        found.failed_once = !found.found && !history.is_over;
    }
    found.searched = !history.is_over && began_as_run(&search->cases[target]);
    return found;
}
