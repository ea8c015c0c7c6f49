#define _POSIX_C_SOURCE 200809L

#include "run.h"

#include "active_case.h"
#include "failure_check.h"
#include "machine.h"
#include "record.h"
#include "shuffle.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

/* The most records that wait for the check of failures: if there are more, they are reported unchecked,
 * and which ones that are depends on time: only worlds have so many cases. */
enum { MOST_WAITING = 20000 };

/* Cases that a thread has taken but not started: positions in the order. */
struct share {
    size_t next, end;
};

/* The maximum number of cases that a thread takes at a time. Neighbouring cases differ little, and state that
 * an implementation keeps from one case to the next shows only if one process gets both. */
enum { LARGEST_SHARE = 8 };

struct run {
    struct session *session; /* of the thread that called run_cases */
    const struct run_settings *settings;
    const struct run_listeners *listeners;
    struct tally *tally;
    struct recorded_range *counted; /* cases without a record, or NULL */
    pthread_mutex_t mutex;          /* guards everything below and the calls of the listeners */
    struct executed_case *cases;
    const size_t *order; /* the order in which the cases are taken */
    size_t next;         /* number of cases taken by threads */
    size_t selected;     /* number of selected cases so far: by id, and by type after they are loaded */
    size_t finished;     /* selected cases that are finished */
    size_t settled;  /* cases whose records are complete but for circumstances, and which will be reported */
    size_t reported; /* cases whose records the listeners have */
    bool waits;      /* records wait for the check of failures */
    atomic_int threads;  /* further threads so far */
    bool stopped;        /* no further case is taken or reported */
    int64_t failures;    /* among the reported cases */
    bool lost;           /* memory was lacking for a record */
    enum status written; /* the first failure to write an answer or to keep a record */
    struct error error;  /* its error */
};

/* Whether a case has a record in the results. */
static bool has_record(const struct run *run, size_t index, const struct recorded_case *item)
{
    return !case_is_counted(&run->settings->cases->locations[index], item->verdict);
}

/* Reports the settled records. The mutex is held, or the threads have ended. */
static void report_settled(struct run *run)
{
    for (; run->reported < run->settled; run->reported++) {
        struct executed_case *item = &run->cases[run->reported];
        struct recorded_case *record = item->record;
        item->record = NULL;
        if (record == NULL)
            continue;
        tally_add(run->tally, record);
        causes_add(&run->tally->causes, record, &item->features, item->beyond);
        if (has_record(run, run->reported, record))
            run->listeners->record(record, run->listeners->context);
        else
            executed_range_count_case(run->counted, record);
        free(record);
    }
}

/* Settles all records up to the first unfinished case; reports them until one fails. The mutex is held. */
static void settle_finished(struct run *run)
{
    const struct run_settings *settings = run->settings;
    while (!run->stopped && run->settled < settings->cases->count && run->cases[run->settled].done) {
        struct recorded_case *record = run->cases[run->settled++].record;
        if (record == NULL)
            continue;
        if (run->listeners->amend != NULL)
            run->listeners->amend(record, run->listeners->context);
        run->cases[run->settled - 1].refused = recorded_is_refused(record);
        run->cases[run->settled - 1].passed = record->verdict == VERDICT_PASS && record->compared &&
                                              record->answer == ANSWER_OUTPUT && record->warnings.count == 0;
        run->failures += recorded_fails(record);
        run->waits |= recorded_fails(record) && !settings->unexamined;
        run->stopped = settings->most_failures > 0 && run->failures >= settings->most_failures;
    }
    if (!run->waits || run->settled - run->reported > MOST_WAITING)
        report_settled(run);
    run->listeners->progress(run->finished, run->selected, run->listeners->context);
}

/* Whether no further case is taken: the user interrupted the run, or its time is over. */
static bool is_over(const struct run *run)
{
    const int64_t deadline = run->settings->deadline;
    return interruption_requested || (deadline > 0 && clock_milliseconds() >= deadline);
}

/* Refills a thread's share. If few cases are selected, the share is small, so that each thread gets some. The
 * mutex is held. */
static void take_share(struct run *run, struct share *share)
{
    size_t rest = run->settings->cases->count - run->next;
    size_t size = run->selected / (4 * (size_t)run->settings->jobs);
    size = size > LARGEST_SHARE ? LARGEST_SHARE : size < 1 ? 1 : size;
    *share = (struct share){run->next, run->next + (size < rest ? size : rest)};
    run->next = share->end;
}

/* Takes and loads the next case, if any. */
static void take(struct run *run, struct case_worker *worker, struct share *share, struct active_case *active)
{
    (void)pthread_mutex_lock(&run->mutex);
    if (share->next == share->end)
        take_share(run, share);
    const bool is_taken = !run->stopped && !is_over(run) && share->next < share->end;
    active->stage = STAGE_NONE;
    if (is_taken)
        active->index = run->order[share->next++];
    (void)pthread_mutex_unlock(&run->mutex);
    if (is_taken)
        active_case_load(worker, active);
}

/* Passes the record of a case to the keeper, if it is new and the case was not interrupted. */
static void keep(const struct run *run, struct active_case *active)
{
    if (run->listeners->keep == NULL || active->stage == STAGE_KNOWN || active->record == NULL ||
        active->written != STATUS_OK || interruption_requested)
        return;
    if (has_record(run, active->index, active->record))
        active->written = run->listeners->keep(active->record, run->listeners->context, &active->error);
}

/* Stores the record of a case. */
static void put(struct run *run, struct active_case *active)
{
    struct recorded_case *copy = active->record == NULL ? NULL : recorded_case_copy(active->record);
    keep(run, active);
    (void)pthread_mutex_lock(&run->mutex);
    run->cases[active->index] =
        (struct executed_case){.done = !interruption_requested, /* or it may be incomplete */
                               .record = copy,
                               .features = active->features,
                               .place = active->place};
    const bool is_selected = active->stage >= STAGE_KNOWN;
    run->lost |= is_selected && copy == NULL;
    if (run->written == STATUS_OK && active->written != STATUS_OK) {
        run->written = active->written;
        run->error = active->error;
        run->stopped = true;
    }
    if (is_selected)
        run->finished++;
    else if (active->stage == STAGE_OTHER_CONTENTS)
        run->selected--;
    settle_finished(run);
    (void)pthread_mutex_unlock(&run->mutex);
    arena_reset(&active->arena);
}

/* `number`: 0 for the session that had the start-up check (earlier_cases.c). */
static void work_with(struct run *run, struct session *session, int number)
{
    struct session aside = session_create(session->implementation);
    struct case_worker worker = {.settings = run->settings,
                                 .listeners = run->listeners,
                                 .session = session,
                                 .aside = session->implementation->settings->in_process ? session : &aside,
                                 .number = number,
                                 .repetition_arena = arena_create(RUN_CASE_MEMORY)};
    struct active_case actives[2] = {{.arena = arena_create(RUN_CASE_MEMORY)},
                                     {.arena = arena_create(RUN_CASE_MEMORY)}};
    struct active_case *active = &actives[0], *next = &actives[1];
    struct share share = {0};
    take(run, &worker, &share, active);
    active_case_send(&worker, active);
    while (active->stage != STAGE_NONE) {
        take(run, &worker, &share, next);
        active_case_finish(&worker, active, next);
        put(run, active);
        struct active_case *done = active;
        active = next;
        next = done;
    }
    arena_destroy(&actives[0].arena);
    arena_destroy(&actives[1].arena);
    arena_destroy(&worker.repetition_arena);
    session_end(&aside);
}

static void *work(void *argument)
{
    struct run *run = argument;
    struct session session = session_create(run->session->implementation);
    work_with(run, &session, 1 + atomic_fetch_add(&run->threads, 1));
    session_end(&session);
    return NULL;
}

/* Works in this thread and in further threads, one per job, or as many as can be created; waits for all. */
static void work_on_threads(struct run *run, pthread_t *threads)
{
    int others = 0;
    while (others < run->settings->jobs - 1 && pthread_create(&threads[others], NULL, work, run) == 0)
        others++;
    work_with(run, run->session, 0);
    for (int i = 0; i < others; i++)
        (void)pthread_join(threads[i], NULL);
}

/* Runs failing cases again, and finds what other cases say about the reasons. */
static void check_failures(struct run *run)
{
    const struct failure_check check = {.settings = run->settings,
                                        .implementation = run->session->implementation,
                                        .cases = run->cases,
                                        .count = run->settled,
                                        .listener = run->listeners->check,
                                        .context = run->listeners->context};
    if (!run->settings->unchecked)
        run->tally->failed_alone += failures_check(&check);
    evidence_of_others(run->settings, run->cases, run->settled, &run->tally->causes);
}

/* The execution order of the cases, or NULL; the caller frees it. */
static size_t *make_order(const struct run_settings *settings)
{
    size_t count = settings->cases->count;
    size_t *order = calloc(count + 1, sizeof *order);
    if (order != NULL && settings->shuffled)
        shuffled_order(order, count, settings->seed);
    for (size_t i = 0; order != NULL && !settings->shuffled && i < count; i++)
        order[i] = i;
    return order;
}

/* The number of cases that the selection admits by their ids alone. */
static size_t count_selected(const struct run_settings *settings)
{
    size_t count = 0;
    for (size_t i = 0; i < settings->cases->count; i++)
        count += selection_admits_id(settings->selection, settings->cases->locations[i].id);
    return count;
}

void run_describe_order(const struct run_settings *settings, struct recorded_header *header)
{
    header->repeat = settings->repetitions > 1 ? settings->repetitions : 0;
    header->has_seed = settings->shuffled;
    header->seed = settings->shuffled ? (int64_t)settings->seed : 0;
}

enum status run_cases(struct session *session, const struct run_settings *settings,
                      const struct run_listeners *listeners, struct tally *tally, size_t *reported,
                      struct recorded_range *counted, struct error *error)
{
    size_t *order = make_order(settings);
    struct run run = {.session = session,
                      .settings = settings,
                      .listeners = listeners,
                      .tally = tally,
                      .counted = counted,
                      .order = order,
                      .selected = count_selected(settings),
                      .cases = calloc(settings->cases->count + 1, sizeof *run.cases)};
    pthread_t *threads = calloc((size_t)settings->jobs, sizeof *threads);
    enum status status = STATUS_OK;
    *reported = 0;
    if (run.cases == NULL || order == NULL || threads == NULL || pthread_mutex_init(&run.mutex, NULL) != 0) {
        status = error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu cases", settings->cases->count);
    } else {
        work_on_threads(&run, threads);
        if (run.waits && run.written == STATUS_OK && !run.lost && !interruption_requested)
            check_failures(&run);
        report_settled(&run);
        if (run.lost)
            status = error_no_memory(error, "the results");
        else if (run.written != STATUS_OK)
            status = error_set(error, run.written, "%s", run.error.message);
        (void)pthread_mutex_destroy(&run.mutex);
        *reported = run.reported;
        for (size_t i = run.reported; i < settings->cases->count; i++)
            free(run.cases[i].record);
    }
    free(run.cases);
    free(order);
    free(threads);
    return status;
}
