#include "failure_check.h"

#include "causes.h"
#include "machine.h"
#include "record.h"
#include "repetition.h"

#include <stdlib.h>

enum {
    CASES_OF_A_CAUSE = 9,
    TIMES_ALONE = 3,
    TIMES_IF_RACY = 10,  /* a race may occur three times of three */
    ALONE_IF_RACY = 128, /* executions more */
    MOST_UNANSWERED = 4, /* processes that are lost, or that end only after a time limit */
    LEAST_EXECUTIONS = 64,
    MOST_ALONE = 64,
    SHARE_OF_RUN = 10, /* one execution for as many of the run */
    ENOUGH_CASES = 8,
    ENOUGH_VARYING = 3,
    MOST_GUESSES = 8,
    MOST_OF_A_GUESS = 4 /* cases of one sequence */
};

/* The memory limit of a check, apart from the cases that it runs. */
#define CHECK_MEMORY ((size_t)1 << 30)

/* … and of a search. */
#define SEARCH_MEMORY ((size_t)1 << 30)

/* A failing case of a cause. */
struct failing_case {
    size_t index;
    const struct cause_group *cause;
    int64_t cause_cases;
    struct telling_rank rank;
    size_t place; /* among the cases of the cause: the most telling one has 0 */
    struct circumstance_account account;
};

struct checking {
    const struct failure_check *check;
    struct trials trials;
    struct causes causes;
    struct failing_case *items;
    size_t count;
    int64_t most, most_alone, alone; /* executions */
    int unanswered;                  /* of those alone */
    size_t guess[MOST_GUESSES];
    size_t guess_count;
    struct arena arena;
};

/* ---- which cases --------------------------------------------------------------------------------------- */

/* Whether a case has failed by its answer. */
static bool is_checkable(const struct executed_case *item)
{
    return item->record != NULL && recorded_is_wrong_answer(item->record);
}

/* By cause, those with most cases first, and by how telling the case is. */
static int compare_within_causes(const void *left, const void *right)
{
    const struct failing_case *a = left, *b = right;
    if (a->cause_cases != b->cause_cases)
        return a->cause_cases > b->cause_cases ? -1 : 1;
    if (a->cause != b->cause)
        return a->cause < b->cause ? -1 : 1;
    if (is_more_telling(&a->rank, &b->rank) || is_more_telling(&b->rank, &a->rank))
        return is_more_telling(&a->rank, &b->rank) ? -1 : 1;
    return a->index < b->index ? -1 : 1;
}

/* By place in the cause: the most telling cases of all causes first. */
static int compare_places(const void *left, const void *right)
{
    const struct failing_case *a = left, *b = right;
    if (a->place != b->place)
        return a->place < b->place ? -1 : 1;
    return compare_within_causes(left, right);
}

/* Lists the failing cases with their causes, in the order in which they are checked. */
static void list_failures(struct checking *checking)
{
    const struct failure_check *check = checking->check;
    for (size_t i = 0; i < check->count; i++)
        if (is_checkable(&check->cases[i]))
            causes_add(&checking->causes, check->cases[i].record, &check->cases[i].features, NULL);
    causes_settle(&checking->causes);
    for (size_t i = 0; i < check->count; i++) {
        if (!is_checkable(&check->cases[i]))
            continue;
        struct failing_case *item = &checking->items[checking->count];
        item->index = i;
        item->cause = causes_group_of(&checking->causes, check->cases[i].record, &check->cases[i].features,
                                      &item->rank);
        item->cause_cases = item->cause == NULL ? 0 : item->cause->cases;
        checking->count += item->cause != NULL;
    }
    if (checking->count == 0)
        return;
    qsort(checking->items, checking->count, sizeof *checking->items, compare_within_causes);
    for (size_t i = 1; i < checking->count; i++)
        if (checking->items[i].cause == checking->items[i - 1].cause)
            checking->items[i].place = checking->items[i - 1].place + 1;
    qsort(checking->items, checking->count, sizeof *checking->items, compare_places);
}

/* ---- runs ---------------------------------------------------------------------------------------------- */

static void show_progress(const struct checking *checking)
{
    if (checking->check->listener != NULL)
        checking->check->listener((size_t)checking->trials.executions, (size_t)checking->most,
                                  checking->check->context);
}

static void run_alone(struct checking *checking, struct failing_case *item)
{
    if (checking->alone >= checking->most_alone || checking->trials.executions >= checking->most ||
        checking->unanswered >= MOST_UNANSWERED || interruption_requested)
        return;
    checking->alone++;
    show_progress(checking);
    const enum trial_outcome outcome = trial(&checking->trials, &item->index, 1, false);
    checking->unanswered += outcome == TRIAL_UNKNOWN;
    if (outcome == TRIAL_UNKNOWN)
        return;
    item->account.runs++;
    item->account.failures += outcome == TRIAL_FAILS;
}

static void add_guesses(struct checking *checking, const struct earlier_cases *found)
{
    if (found->count > MOST_OF_A_GUESS)
        return;
    for (size_t i = 0; i < found->count && checking->guess_count < MOST_GUESSES; i++) {
        size_t at = 0;
        while (at < checking->guess_count && checking->guess[at] < found->items[i])
            at++;
        if (at < checking->guess_count && checking->guess[at] == found->items[i])
            continue;
        for (size_t later = checking->guess_count++; later > at; later--)
            checking->guess[later] = checking->guess[later - 1];
        checking->guess[at] = found->items[i];
    }
}

/* Keeps what was found, and a command that runs it and the case. False without memory. */
static bool take_sequence(struct checking *checking, struct failing_case *item, struct earlier_cases *found)
{
    const struct run_settings *settings = checking->check->settings;
    struct circumstance_account *account = &item->account;
    const char **ids = arena_allocate_zeroed(&checking->arena, found->count + 1, sizeof *ids);
    for (size_t i = 0; ids != NULL && i < found->count; i++)
        ids[i] = settings->cases->locations[found->items[i]].id;
    found->items[found->count] = item->index;
    account->after = ids;
    account->after_count = found->count;
    account->is_minimal = found->is_minimal;
    account->command = active_case_command(settings, found->items, found->count + 1, &checking->arena);
    return ids != NULL && account->command[0] != '\0';
}

/* Whether it is known what the process of the case had before, and the case ran once there. */
static bool can_search(const struct failure_check *check, const struct failing_case *item)
{
    return check->cases[item->index].place.process != 0 && check->settings->repetitions <= 1;
}

static void search_earlier(struct checking *checking, struct failing_case *item)
{
    const struct failure_check *check = checking->check;
    const struct earlier_search search = {.trials = &checking->trials,
                                          .cases = check->cases,
                                          .case_count = check->count,
                                          .most_executions = checking->most,
                                          .guess = checking->guess,
                                          .guess_count = checking->guess_count};
    struct circumstance_account *account = &item->account;
    if (!can_search(check, item))
        return;
    struct arena arena = arena_create(SEARCH_MEMORY);
    show_progress(checking);
    struct earlier_cases found = earlier_cases_find(&search, item->index, &arena);
    account->searched = found.searched;
    account->failed_after = found.failed_once;
    if (found.found && take_sequence(checking, item, &found)) {
        account->circumstance = CIRCUMSTANCE_AFTER_OTHERS;
        add_guesses(checking, &found);
    }
    arena_destroy(&arena);
}

/* Runs some cases of each cause again, up to `times` while they fail. */
static void run_places(struct checking *checking, size_t from, size_t to, int times)
{
    for (size_t i = 0; i < checking->count; i++) {
        struct failing_case *item = &checking->items[i];
        const int runs = item->account.runs;
        for (int time = runs; time < times && item->place >= from && item->place < to; time++)
            if (item->account.runs == time && item->account.failures == time)
                run_alone(checking, item);
    }
}

/* Whether several cases failed and passed alone: then the implementation is unsteady, and earlier cases
 * explain nothing. */
static bool is_racy(const struct checking *checking)
{
    size_t varying = 0;
    for (size_t i = 0; i < checking->count; i++) {
        const struct circumstance_account *account = &checking->items[i].account;
        varying += account->failures > 0 && account->failures < account->runs;
    }
    return varying >= ENOUGH_VARYING;
}

/* Searches for the cases that pass alone each time: by chance, a race passes once more easily than three
 * times. */
static void search_places(struct checking *checking, size_t from, size_t to)
{
    for (size_t i = 0; i < checking->count; i++) {
        struct failing_case *item = &checking->items[i];
        if (item->place < from || item->place >= to || item->account.runs == 0)
            continue;
        for (int time = item->account.runs; time < TIMES_ALONE && item->account.failures == 0; time++)
            run_alone(checking, item);
        if (item->account.failures == 0 && !is_racy(checking))
            search_earlier(checking, item);
    }
}

/* The most telling case of each cause, first each of them once; then others. */
static void run_failures(struct checking *checking)
{
    run_places(checking, 0, 1, 1);
    run_places(checking, 0, 1, TIMES_ALONE);
    search_places(checking, 0, 1);
    run_places(checking, 1, CASES_OF_A_CAUSE, TIMES_ALONE);
    search_places(checking, 1, CASES_OF_A_CAUSE);
    if (!is_racy(checking))
        return;
    checking->most_alone += ALONE_IF_RACY;
    checking->most += ALONE_IF_RACY;
    run_places(checking, 0, CASES_OF_A_CAUSE, TIMES_IF_RACY);
}

/* ---- accounts ------------------------------------------------------------------------------------------ */

static bool fails_alone(const struct circumstance_account *account)
{
    return account->runs > 0 && account->failures == account->runs;
}

static void settle_account(struct circumstance_account *account)
{
    if (account->circumstance != CIRCUMSTANCE_NONE || account->runs == 0 || fails_alone(account))
        return;
    const bool is_open = account->failures == 0 && !account->searched && !account->failed_after;
    account->circumstance = is_open ? CIRCUMSTANCE_DOUBTFUL : CIRCUMSTANCE_UNSTEADY;
}

/* Whether cases of a cause were run, and none of them failed each time. */
static bool is_doubtful(const struct checking *checking, const struct cause_group *cause)
{
    bool is_checked = false;
    for (size_t i = 0; i < checking->count; i++) {
        const struct failing_case *item = &checking->items[i];
        if (item->cause == cause && fails_alone(&item->account))
            return false;
        is_checked |= item->cause == cause && item->account.runs > 0;
    }
    return is_checked;
}

/* Whether several cases were run, and none of them failed each time: then no other case is believed to. */
static bool are_all_doubtful(const struct checking *checking)
{
    size_t checked = 0;
    for (size_t i = 0; i < checking->count; i++) {
        if (fails_alone(&checking->items[i].account))
            return false;
        checked += checking->items[i].account.runs > 0;
    }
    return checked >= ENOUGH_CASES;
}

static bool is_among(const struct cause_group *cause, const struct cause_group *const *causes, size_t count)
{
    size_t i = 0;
    while (i < count && causes[i] != cause)
        i++;
    return i < count;
}

/* Adds the circumstances to the records; returns how many cases fail alone. */
static int64_t describe_failures(struct checking *checking)
{
    const struct cause_group *doubtful[CAUSE_GROUPS_MOST];
    size_t doubtful_count = 0;
    int64_t alone = 0;
    const bool all = are_all_doubtful(checking);
    for (size_t i = 0; i < checking->count; i++)
        settle_account(&checking->items[i].account);
    for (size_t i = 0; i < checking->count && checking->items[i].place == 0; i++)
        if (is_doubtful(checking, checking->items[i].cause))
            doubtful[doubtful_count++] = checking->items[i].cause;
    for (size_t i = 0; i < checking->count; i++) {
        struct failing_case *item = &checking->items[i];
        if (item->account.runs == 0 && (all || is_among(item->cause, doubtful, doubtful_count)))
            item->account.circumstance = CIRCUMSTANCE_DOUBTFUL;
        alone += fails_alone(&item->account);
        if (item->account.circumstance == CIRCUMSTANCE_NONE)
            continue;
        struct executed_case *executed = &checking->check->cases[item->index];
        struct recorded_case edited = *executed->record;
        circumstance_describe(&edited, &item->account, &checking->arena);
        executed_case_edit(executed, &edited);
    }
    return alone;
}

/* ---- a check ------------------------------------------------------------------------------------------- */

/* The number of executions of a run. */
static int64_t count_executions(const struct failure_check *check)
{
    int64_t count = 0;
    for (size_t i = 0; i < check->count; i++)
        count += check->cases[i].place.process != 0;
    return count * (check->settings->repetitions > 1 ? check->settings->repetitions : 1);
}

static size_t count_failures(const struct failure_check *check)
{
    size_t count = 0;
    for (size_t i = 0; i < check->count; i++)
        count += is_checkable(&check->cases[i]);
    return count;
}

int64_t failures_check(const struct failure_check *check)
{
    int64_t alone = 0;
    const size_t failures = count_failures(check);
    const int64_t most = count_executions(check) / SHARE_OF_RUN;
    struct checking checking = {.check = check, .arena = arena_create(CHECK_MEMORY)};
    if (failures > 0)
        checking.items = arena_allocate_zeroed(&checking.arena, failures, sizeof *checking.items);
    if (checking.items != NULL) {
        checking.most = most < LEAST_EXECUTIONS ? LEAST_EXECUTIONS : most;
        checking.most_alone = checking.most / 2 < MOST_ALONE ? checking.most / 2 : MOST_ALONE;
        trials_begin(&checking.trials, check->settings, check->implementation);
        list_failures(&checking);
        run_failures(&checking);
        alone = describe_failures(&checking);
        trials_end(&checking.trials);
        causes_destroy(&checking.causes);
    }
    arena_destroy(&checking.arena);
    return alone;
}
