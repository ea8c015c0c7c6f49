#define _POSIX_C_SOURCE 200809L

#include "run.h"

#include "official_comparison.h"
#include "record.h"
#include "repetition.h"
#include "shell_word.h"
#include "shuffle.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* The most memory that one case may take in this process, files and results together, and one repetition of it. */
#define CASE_MEMORY ((size_t)4 << 30)

volatile sig_atomic_t run_interrupted;

void run_interrupt(void)
{
    run_interrupted = 1;
}

bool run_is_interrupted(void)
{
    return run_interrupted != 0;
}

/* What became of a case; `record` is NULL for one that was not selected. */
struct outcome_slot {
    bool done;
    json_t *record;
};

struct run {
    struct session *session; /* of the thread that runs all this */
    const struct run_settings *settings;
    const struct run_listeners *listeners;
    struct tally *tally;
    pthread_mutex_t mutex; /* guards everything below and the calls of the listeners */
    struct outcome_slot *slots;
    const size_t *order; /* in which the cases are taken */
    size_t next;         /* how many threads have taken */
    size_t dealt;        /* cases that have been dealt with */
    size_t told;         /* cases whose records the listeners have */
    bool stopped;        /* no further case is to be taken or told */
    bool lost;           /* there was no memory for a record */
};

/* What a thread has for itself. */
struct worker_thread {
    const struct run *run;
    struct session *session;
    struct arena arena;            /* of a case */
    struct arena repetition_arena; /* of one of its repetitions */
};

/* ---- one case -------------------------------------------------------------------------------------------------------- */

/* A shell command that runs this case alone. */
static const char *command_for(const struct run *run, const char *id, struct arena *arena)
{
    const struct run_settings *settings = run->settings;
    const struct case_source *source = case_source_of(settings->sources, settings->source_count, id);
    const char *command =
        arena_format(arena, "%s --cases %s --filter %s", settings->command,
                     shell_word(source == NULL ? "" : source->argument, arena), shell_glob_word(id, arena));
    return command == NULL ? "" : command;
}

static json_t *record_unreadable(const struct run *run, const char *id, const struct error *error,
                                 struct arena *arena)
{
    const struct judgement judgement = {.verdict = VERDICT_UNREADABLE,
                                        .explanation = arena_format(arena, "%s\n", error->message)};
    const struct case_result result = {.id = id,
                                       .specification = run->session->implementation->specification,
                                       .judgement = &judgement,
                                       .command = command_for(run, id, arena)};
    return case_record(&result, arena);
}

/* Whether an implementation was given a case: it is not when it does not declare it or cannot be started. */
static bool was_sent(const struct session *session, const struct scatter_case *the_case,
                     const struct answer *answer, struct arena *arena)
{
    const char *reason;
    return answer->kind != ANSWER_NOT_RUN &&
           (answer->kind != ANSWER_UNSUPPORTED ||
            declaration_covers(&session->declaration, the_case, &reason, arena));
}

/*
 * Runs a case several times. Everything of a repetition but what is kept goes with it. *sent becomes true when
 * the implementation was given the case at all.
 */
static struct repetition repeat(struct worker_thread *thread, const struct scatter_case *the_case,
                                const struct derived_expectation *derived, bool *sent)
{
    const struct run_settings *settings = thread->run->settings;
    struct arena *arena = &thread->repetition_arena;
    struct repetition repetition = repetition_begin(settings->repetitions, &thread->arena);
    for (bool again = true; again && !run_interrupted; arena_reset(arena)) {
        struct answer answer = session_run(thread->session, the_case, arena);
        struct judgement judgement = judge_by_settings(settings->judge, the_case, derived, &answer, arena);
        bool is_answer = was_sent(thread->session, the_case, &answer, arena);
        again = repetition_add(&repetition, &answer, &judgement) && is_answer;
        *sent |= is_answer;
    }
    return repetition;
}

static json_t *execute(struct worker_thread *thread, const struct scatter_case *the_case)
{
    const struct run *run = thread->run;
    struct arena *arena = &thread->arena;
    bool repeated = run->settings->repetitions > 1;
    bool sent_repeatedly = false;
    struct repetition repetition;
    struct error error;
    struct derived_expectation derived = {.preparation.version = NULL};
    struct answer answer = {.kind = ANSWER_NOT_RUN, .message = "", .text = ""};
    struct judgement judgement;
    if (run->listeners->start != NULL)
        run->listeners->start(the_case->id, run->listeners->context);
    const struct operator_version *version = NULL;
    if (derive_expectation(the_case, &derived, arena, &error) != STATUS_OK) {
        judgement = (struct judgement){.verdict = VERDICT_ERROR,
                                       .explanation = arena_format(arena, "%s\n", error.message)};
    } else if (repeated) {
        version = expectation_version(&derived);
        repetition = repeat(thread, the_case, &derived, &sent_repeatedly);
        answer = repetition.answer;
        judgement = repetition_judgement(&repetition);
    } else {
        version = expectation_version(&derived);
        answer = session_run(thread->session, the_case, arena);
        judgement = judge_by_settings(run->settings->judge, the_case, &derived, &answer, arena);
    }
    if (judgement.explanation == NULL)
        judgement.explanation = "";
    const struct case_result result = {.id = the_case->id,
                                       .version = run->settings->judge->official ? NULL : version,
                                       .specification = run->session->implementation->specification,
                                       .the_case = the_case,
                                       .answer = &answer,
                                       .judgement = &judgement,
                                       .command = command_for(run, the_case->id, arena)};
    json_t *record = case_record(&result, arena);
    if (record != NULL && sent_repeatedly)
        repetition_describe(&repetition, record);
    return record;
}

/* The record of a case, which is NULL for want of memory; false when the case is not selected. */
static bool deal_with(struct worker_thread *thread, const struct case_location *location, json_t **record)
{
    const struct run *run = thread->run;
    struct arena *arena = &thread->arena;
    const struct selection *selection = run->settings->selection;
    struct scatter_case the_case;
    struct error error;
    if (!selection_admits_id(selection, location->id))
        return false;
    switch (scatter_case_load(&the_case, location->id, location->folder, location->data_set, arena, &error)) {
    case STATUS_OK:
        if (!selection_admits(selection, &the_case, arena))
            return false;
        the_case.ours = corpora_own(run->settings->corpora, run->settings->sources,
                                    run->settings->source_count, location->id);
        *record = run->settings->judge->official && the_case.output == NULL
                      ? skipped_record(location->id, OFFICIAL_NOTHING, arena)
                      : execute(thread, &the_case);
        return true;
    case STATUS_NOT_SCATTER:
        *record = skipped_record(location->id, error.message, arena);
        return true;
    default:
        *record = record_unreadable(run, location->id, &error, arena);
        return true;
    }
}

/* ---- threads --------------------------------------------------------------------------------------------------------- */

/* Tells all records that are complete up to the first case that is not. The mutex is held. */
static void tell(struct run *run)
{
    while (!run->stopped && run->told < run->settings->cases->count && run->slots[run->told].done) {
        json_t *record = run->slots[run->told].record;
        run->slots[run->told++].record = NULL;
        if (record == NULL)
            continue;
        if (run->listeners->amend != NULL)
            run->listeners->amend(record, run->listeners->context);
        tally_add(run->tally, record);
        run->listeners->record(record, run->listeners->context);
        if (run->settings->fail_fast && record_is_failure(record))
            run->stopped = true;
        json_decref(record);
    }
    run->listeners->progress(run->dealt, run->settings->cases->count, run->listeners->context);
}

/* The next case for a thread; false when there is none. */
static bool take(struct run *run, size_t *index)
{
    (void)pthread_mutex_lock(&run->mutex);
    bool taken = !run->stopped && !run_interrupted && run->next < run->settings->cases->count;
    if (taken)
        *index = run->order[run->next++];
    (void)pthread_mutex_unlock(&run->mutex);
    return taken;
}

static void work_with(struct run *run, struct session *session)
{
    struct worker_thread thread = {.run = run,
                                   .session = session,
                                   .arena = arena_create(CASE_MEMORY),
                                   .repetition_arena = arena_create(CASE_MEMORY)};
    size_t index;
    while (take(run, &index)) {
        json_t *record = NULL;
        bool selected = deal_with(&thread, &run->settings->cases->locations[index], &record);
        arena_reset(&thread.arena);
        (void)pthread_mutex_lock(&run->mutex);
        /* A case that was in hand when the run was interrupted may have been cut short. */
        run->slots[index] = (struct outcome_slot){.done = !run_interrupted, .record = record};
        run->lost |= selected && record == NULL;
        run->dealt++;
        tell(run);
        (void)pthread_mutex_unlock(&run->mutex);
    }
    arena_destroy(&thread.arena);
    arena_destroy(&thread.repetition_arena);
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
