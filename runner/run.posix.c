#define _POSIX_C_SOURCE 200809L

#include "run.h"

#include "shell_word.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* The most memory that one case may take in this process, files and results together. */
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
    size_t next;  /* the first case that no thread has taken */
    size_t told;  /* cases whose records the listeners have */
    bool stopped; /* no further case is to be taken or told */
    bool lost;    /* there was no memory for a record */
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

static json_t *execute(const struct run *run, struct session *session, const struct scatter_case *the_case,
                       struct arena *arena)
{
    struct error error;
    struct derived_expectation derived = {.preparation.version = NULL};
    struct answer answer = {.kind = ANSWER_NOT_RUN, .message = "", .text = ""};
    struct judgement judgement;
    if (run->listeners->start != NULL)
        run->listeners->start(the_case->id, run->listeners->context);
    const struct operator_version *version = NULL;
    if (derive_expectation(the_case, &derived, arena, &error) == STATUS_OK) {
        version = expectation_version(&derived);
        answer = session_run(session, the_case, arena);
        judgement = judge(run->settings->judge, the_case, &derived, &answer, arena);
    } else {
        judgement = (struct judgement){.verdict = VERDICT_ERROR,
                                       .explanation = arena_format(arena, "%s\n", error.message)};
    }
    if (judgement.explanation == NULL)
        judgement.explanation = "";
    const struct case_result result = {.id = the_case->id,
                                       .version = version,
                                       .specification = run->session->implementation->specification,
                                       .the_case = the_case,
                                       .answer = &answer,
                                       .judgement = &judgement,
                                       .command = command_for(run, the_case->id, arena)};
    return case_record(&result, arena);
}

/* The record of a case, which is NULL for want of memory; false when the case is not selected. */
static bool deal_with(const struct run *run, struct session *session, const struct case_location *location,
                      json_t **record, struct arena *arena)
{
    const struct selection *selection = run->settings->selection;
    struct scatter_case the_case;
    struct error error;
    if (!selection_admits_id(selection, location->id))
        return false;
    switch (scatter_case_load(&the_case, location->id, location->folder, location->data_set, arena, &error)) {
    case STATUS_OK:
        if (!selection_admits(selection, &the_case, arena))
            return false;
        *record = execute(run, session, &the_case, arena);
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

static bool is_failure(const json_t *record)
{
    const char *verdict = record_text(record, "verdict");
    for (int candidate = 0; candidate < VERDICT_COUNT; candidate++)
        if (verdict_is_failure((enum verdict)candidate) &&
            strcmp(verdict, verdict_name((enum verdict)candidate)) == 0)
            return true;
    return false;
}

/* Tells all records that are complete up to the first case that is not. The mutex is held. */
static void tell(struct run *run)
{
    while (!run->stopped && run->told < run->settings->cases->count && run->slots[run->told].done) {
        json_t *record = run->slots[run->told].record;
        run->slots[run->told++].record = NULL;
        if (record == NULL)
            continue;
        tally_add(run->tally, record);
        run->listeners->record(record, run->listeners->context);
        if (run->settings->fail_fast && is_failure(record))
            run->stopped = true;
        json_decref(record);
    }
    run->listeners->progress(run->told, run->settings->cases->count, run->listeners->context);
}

/* The next case for a thread; false when there is none. */
static bool take(struct run *run, size_t *index)
{
    (void)pthread_mutex_lock(&run->mutex);
    bool taken = !run->stopped && !run_interrupted && run->next < run->settings->cases->count;
    if (taken)
        *index = run->next++;
    (void)pthread_mutex_unlock(&run->mutex);
    return taken;
}

static void work_with(struct run *run, struct session *session)
{
    struct arena arena = arena_create(CASE_MEMORY);
    size_t index;
    while (take(run, &index)) {
        json_t *record = NULL;
        bool selected = deal_with(run, session, &run->settings->cases->locations[index], &record, &arena);
        arena_reset(&arena);
        (void)pthread_mutex_lock(&run->mutex);
        /* A case that was in hand when the run was interrupted may have been cut short. */
        run->slots[index] = (struct outcome_slot){.done = !run_interrupted, .record = record};
        run->lost |= selected && record == NULL;
        tell(run);
        (void)pthread_mutex_unlock(&run->mutex);
    }
    arena_destroy(&arena);
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

enum status run_cases(struct session *session, const struct run_settings *settings,
                      const struct run_listeners *listeners, struct tally *tally, bool *complete,
                      struct error *error)
{
    struct run run = {.session = session,
                      .settings = settings,
                      .listeners = listeners,
                      .tally = tally,
                      .slots = calloc(settings->cases->count + 1, sizeof *run.slots)};
    pthread_t *threads = calloc((size_t)settings->jobs, sizeof *threads);
    enum status status = STATUS_OK;
    *complete = false;
    if (run.slots == NULL || threads == NULL || pthread_mutex_init(&run.mutex, NULL) != 0) {
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
    free(threads);
    return status;
}
