#include "failure_check.h"
#include "interruption.h"
#include "record.h"
#include "startup_check.h"

void trials_begin(struct trials *trials, const struct run_settings *settings,
                  const struct implementation *implementation)
{
    *trials = (struct trials){.settings = *settings,
                              .implementation = *implementation,
                              .active = {.arena = arena_create(RUN_CASE_MEMORY)},
                              .repetition_arena = arena_create(RUN_CASE_MEMORY)};
    trials->settings.known = NULL;
    trials->settings.outputs = NULL;
    trials->settings.alone = false;
    trials->settings.repetitions = 1;
    trials->implementation.losses = (struct process_losses){.count = 0};
}

void trials_end(struct trials *trials)
{
    arena_destroy(&trials->active.arena);
    arena_destroy(&trials->repetition_arena);
}

/* Runs one case; returns its verdict. */
static enum verdict run_once(struct trials *trials, struct case_worker *worker, size_t index)
{
    struct active_case *active = &trials->active;
    active->index = index;
    active_case_load(worker, active);
    active_case_send(worker, active);
    active_case_finish(worker, active, &trials->none);
    trials->executions++;
    const enum verdict verdict = active->record == NULL ? VERDICT_NOT_RUN : active->record->verdict;
    active->record = NULL;
    arena_reset(&active->arena);
    return verdict;
}

enum trial_outcome trial(struct trials *trials, const size_t *cases, size_t count, bool as_run)
{
    struct error error;
    struct session session = session_create(&trials->implementation);
    struct case_worker worker = {.settings = &trials->settings,
                                 .listeners = &trials->listeners,
                                 .session = &session,
                                 .repetition_arena = trials->repetition_arena};
    enum verdict verdict = VERDICT_NOT_RUN;
    if (interruption_requested)
        return TRIAL_UNKNOWN;
    if (as_run && startup_check(&session, trials->settings.judge, NULL, NULL, NULL, &error) != STATUS_OK)
        count = 0;
    for (size_t i = 0; i < count && !interruption_requested; i++)
        verdict = run_once(trials, &worker, cases[i]);
    trials->repetition_arena = worker.repetition_arena;
    if (session.running) /* how it ends says nothing about the case */
        session_give_up_process(&session);
    session_end(&session);
    if (interruption_requested)
        return TRIAL_UNKNOWN;
    return verdict == VERDICT_FAIL ? TRIAL_FAILS : verdict == VERDICT_PASS ? TRIAL_PASSES : TRIAL_UNKNOWN;
}
