/* The start-up check, and trials of cases in a fresh process. */
#include "declaration.h"
#include "failure_check.h"
#include "machine.h"
#include "record.h"
#include "run.h"
#include "session.h"

/* The check of one implementation, with its results so far. */
struct check {
    struct session *session;
    const struct judge_settings *settings;
    startup_listener *listener; /* may be NULL */
    int tried, answers, passes;
    int failures; /* neither passed nor unsupported */
    struct arena arena;
    struct error *error;
};

static bool is_answer(enum answer_kind kind)
{
    return kind == ANSWER_OUTPUT || kind == ANSWER_UNSUPPORTED || kind == ANSWER_FAULT ||
           answer_is_refusal(kind);
}

enum status trivial_trial_run(struct trivial_trial *trial, struct session *session,
                              const struct judge_settings *settings, struct arena *arena, struct error *error)
{
    struct scatter_case the_case;
    struct derived_expectation derived;
    enum status status =
        trivial_case_create(&the_case, trial->version, trial->dtype, trial->form, arena, error);
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, arena, error);
    if (status != STATUS_OK)
        return status;
    trial->answer = session_run(session, &the_case, arena);
    trial->judgement = judge(settings, &the_case, &derived, &trial->answer, arena);
    return !session_is_interrupted(session)
               ? STATUS_OK
               : error_set(error, STATUS_DIED, "%s: interrupted", session->implementation->specification);
}

/* Tries one operator version. */
static enum status try_version(struct check *check, const struct operator_version *version, int32_t dtype,
                               enum verdict *verdict)
{
    struct trivial_trial trial = {.version = version, .dtype = dtype};
    const enum status status =
        trivial_trial_run(&trial, check->session, check->settings, &check->arena, check->error);
    if (status != STATUS_OK)
        return status;
    if (!is_answer(trial.answer.kind)) {
        (void)error_set(check->error, STATUS_DIED,
                        "%s: starts, but does not answer a trivial case of %s (%s): %s",
                        check->session->implementation->specification, version->id, dtype_name(dtype),
                        trial.answer.message);
        (void)error_add_lines(check->error, STATUS_DIED, "; it printed:", trial.answer.text);
    }
    if (check->listener != NULL)
        check->listener(version, dtype, &trial.judgement);
    check->tried++;
    check->answers += is_answer(trial.answer.kind);
    *verdict = trial.judgement.verdict;
    arena_reset(&check->arena);
    return STATUS_OK;
}

/* Tries an operator in its newest declared version, or in an older version if that is not implemented. */
static enum status try_operator(struct check *check, enum scatter_operator op)
{
    const struct declaration *declaration = &check->session->declaration;
    enum status status = STATUS_OK;
    enum verdict verdict = VERDICT_UNSUPPORTED;
    for (int row = OPERATOR_VERSION_COUNT - 1; row >= 0; row--) {
        const struct operator_version *version = &operator_versions[row];
        int32_t dtype = trivial_case_dtype(declaration, version);
        if (version->op == op && !version->deprecated && dtype != DTYPE_UNDEFINED)
            status = try_version(check, version, dtype, &verdict);
        if (status != STATUS_OK || verdict != VERDICT_UNSUPPORTED)
            break;
    }
    check->passes += verdict == VERDICT_PASS;
    check->failures += verdict_class(verdict) != VERDICTS_GOOD;
    return status;
}

enum status startup_check(struct session *session, const struct judge_settings *settings,
                          startup_listener *listener, enum startup_outcome *outcome, struct error *error)
{
    struct check check = {.session = session,
                          .settings = settings,
                          .listener = listener,
                          .arena = arena_create((size_t)16 << 20),
                          .error = error};
    enum status status = session_start(session, error);
    if (status == STATUS_OK && declaration_check(&session->declaration, error) != STATUS_OK)
        status = error_prefix(error, STATUS_PROTOCOL, session->implementation->specification);
    for (int op = 0; status == STATUS_OK && op < OPERATOR_COUNT; op++)
        status = try_operator(&check, (enum scatter_operator)op);
    arena_destroy(&check.arena);
    if (outcome != NULL)
        *outcome = check.failures > 0  ? STARTUP_FAILS
                   : check.passes == 0 ? STARTUP_UNSUPPORTED
                                       : STARTUP_WORKS;
    if (status == STATUS_OK && check.tried == 0)
        return error_set(error, STATUS_PROTOCOL, "%s: declares no scatter operator with a known element type",
                         session->implementation->specification);
    return status == STATUS_OK && check.answers == 0 ? STATUS_DIED : status;
}

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
    if (as_run && startup_check(&session, trials->settings.judge, NULL, NULL, &error) != STATUS_OK)
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
