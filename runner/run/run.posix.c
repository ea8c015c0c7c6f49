#define _POSIX_C_SOURCE 200809L

#include "run.h"

#include "case_in_hand.h"
#include "interruption.h"
#include "record.h"
#include "shuffle.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The most memory that one case may take in this process, files and results together, and one repetition of it. */
#define CASE_MEMORY ((size_t)4 << 30)

/* What became of a case; `record` is NULL for one that was not selected. */
struct outcome_slot {
    bool done;
    json_t *record;
    struct case_features features;
};

/* Cases that a thread has taken and not yet begun: positions in the order. */
struct share {
    size_t next, end;
};

/*
 * A thread takes at most so many cases at a time. Cases in a row differ in little, and what an implementation keeps from
 * one for the next shows only where one process gets both.
 */
enum { LARGEST_SHARE = 8 };

struct run {
    struct session *session; /* of the thread that runs all this */
    const struct run_settings *settings;
    const struct run_listeners *listeners;
    struct tally *tally;
    pthread_mutex_t mutex; /* guards everything below and the calls of the listeners */
    struct outcome_slot *slots;
    const size_t *order; /* in which the cases are taken */
    size_t next;         /* how many threads have taken */
    size_t selected; /* cases that are selected as far as is known: by id, and by type once they are loaded */
    size_t dealt;    /* selected cases that have been dealt with */
    size_t told;     /* cases whose records the listeners have */
    bool stopped;    /* no further case is to be taken or told */
    int64_t failures;    /* among those told */
    bool lost;           /* there was no memory for a record */
    enum status written; /* the first failure to write an answer or to keep a record, */
    struct error error;  /* and why */
};

/* Tells all records that are complete up to the first case that is not. The mutex is held. */
static void tell(struct run *run)
{
    while (!run->stopped && run->told < run->settings->cases->count && run->slots[run->told].done) {
        struct outcome_slot *slot = &run->slots[run->told++];
        json_t *record = slot->record;
        slot->record = NULL;
        if (record == NULL)
            continue;
        if (run->listeners->amend != NULL)
            run->listeners->amend(record, run->listeners->context);
        tally_add(run->tally, record);
        causes_add(&run->tally->causes, record, &slot->features);
        run->listeners->record(record, run->listeners->context);
        run->failures += record_is_failure(record);
        run->stopped = run->settings->most_failures > 0 && run->failures >= run->settings->most_failures;
        json_decref(record);
    }
    run->listeners->progress(run->dealt, run->selected, run->listeners->context);
}

/* Makes room in a thread's share: of a few selected cases, each thread gets some. The mutex is held. */
static void take_share(struct run *run, struct share *share)
{
    size_t rest = run->settings->cases->count - run->next;
    size_t size = run->selected / (4 * (size_t)run->settings->jobs);
    size = size > LARGEST_SHARE ? LARGEST_SHARE : size < 1 ? 1 : size;
    *share = (struct share){run->next, run->next + (size < rest ? size : rest)};
    run->next = share->end;
}

/* Takes and loads the next case, if there is one. */
static void take(struct run *run, struct case_worker *worker, struct share *share, struct case_in_hand *hand)
{
    (void)pthread_mutex_lock(&run->mutex);
    if (share->next == share->end)
        take_share(run, share);
    hand->taken = !run->stopped && !interruption_requested && share->next < share->end;
    if (hand->taken)
        hand->index = run->order[share->next++];
    (void)pthread_mutex_unlock(&run->mutex);
    if (hand->taken)
        case_in_hand_load(worker, hand);
}

/* Gives the record of a case to who keeps it, if it is new and the case was not cut short. */
static void keep(const struct run *run, struct case_in_hand *hand)
{
    if (run->listeners->keep != NULL && !hand->is_known && hand->record != NULL &&
        hand->written == STATUS_OK && !interruption_requested)
        hand->written = run->listeners->keep(hand->record, run->listeners->context, &hand->error);
}

/* Hands the record of a case over. */
static void put(struct run *run, struct case_in_hand *hand)
{
    keep(run, hand);
    (void)pthread_mutex_lock(&run->mutex);
    /* A case that was in hand when the run was interrupted may have been cut short. */
    run->slots[hand->index] = (struct outcome_slot){
        .done = !interruption_requested, .record = hand->record, .features = hand->features};
    run->lost |= hand->selected && hand->record == NULL;
    if (run->written == STATUS_OK && hand->written != STATUS_OK) {
        run->written = hand->written;
        run->error = hand->error;
        run->stopped = true;
    }
    if (hand->selected)
        run->dealt++;
    else if (hand->selected_by_id)
        run->selected--;
    tell(run);
    (void)pthread_mutex_unlock(&run->mutex);
    arena_reset(&hand->arena);
}

static void work_with(struct run *run, struct session *session)
{
    struct case_worker worker = {.settings = run->settings,
                                 .listeners = run->listeners,
                                 .session = session,
                                 .repetition_arena = arena_create(CASE_MEMORY)};
    struct case_in_hand hands[2] = {{.arena = arena_create(CASE_MEMORY)},
                                    {.arena = arena_create(CASE_MEMORY)}};
    struct case_in_hand *hand = &hands[0], *next = &hands[1];
    struct share share = {0};
    take(run, &worker, &share, hand);
    case_in_hand_send(&worker, hand);
    while (hand->taken) {
        take(run, &worker, &share, next);
        case_in_hand_finish(&worker, hand, next);
        put(run, hand);
        struct case_in_hand *done = hand;
        hand = next;
        next = done;
    }
    arena_destroy(&hands[0].arena);
    arena_destroy(&hands[1].arena);
    arena_destroy(&worker.repetition_arena);
}

static void *work(void *argument)
{
    struct run *run = argument;
    struct session session = session_create(run->session->implementation);
    work_with(run, &session);
    session_end(&session);
    return NULL;
}

/* Works in this thread and as many others as there are jobs, or can be had, and waits for all. */
static void work_on_threads(struct run *run, pthread_t *threads)
{
    int others = 0;
    while (others < run->settings->jobs - 1 && pthread_create(&threads[others], NULL, work, run) == 0)
        others++;
    work_with(run, run->session);
    for (int i = 0; i < others; i++)
        (void)pthread_join(threads[i], NULL);
}

/* The order in which the cases are to be executed, or NULL; the caller frees it. */
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

/* How many cases the selection lets through by their ids alone. */
static size_t count_selected(const struct run_settings *settings)
{
    size_t count = 0;
    for (size_t i = 0; i < settings->cases->count; i++)
        count += selection_admits_id(settings->selection, settings->cases->locations[i].id);
    return count;
}

void run_describe_order(const struct run_settings *settings, json_t *header)
{
    if (settings->repetitions > 1)
        (void)json_object_set_new(header, "repeat", json_integer(settings->repetitions));
    if (settings->shuffled)
        (void)json_object_set_new(header, "seed", json_integer((json_int_t)settings->seed));
}

enum status run_cases(struct session *session, const struct run_settings *settings,
                      const struct run_listeners *listeners, struct tally *tally, bool *complete,
                      struct error *error)
{
    size_t *order = make_order(settings);
    struct run run = {.session = session,
                      .settings = settings,
                      .listeners = listeners,
                      .tally = tally,
                      .order = order,
                      .selected = count_selected(settings),
                      .slots = calloc(settings->cases->count + 1, sizeof *run.slots)};
    pthread_t *threads = calloc((size_t)settings->jobs, sizeof *threads);
    enum status status = STATUS_OK;
    *complete = false;
    if (run.slots == NULL || order == NULL || threads == NULL || pthread_mutex_init(&run.mutex, NULL) != 0) {
        status = error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu cases", settings->cases->count);
    } else {
        work_on_threads(&run, threads);
        if (run.lost)
            status = error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the results");
        else if (run.written != STATUS_OK)
            status = error_set(error, run.written, "%s", run.error.message);
        (void)pthread_mutex_destroy(&run.mutex);
        *complete = run.told == settings->cases->count;
        for (size_t i = run.told; i < settings->cases->count; i++)
            json_decref(run.slots[i].record);
    }
    free(run.slots);
    free(order);
    free(threads);
    return status;
}
