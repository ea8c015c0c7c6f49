/* Tries one trivial case of each form of models, to tell what an implementation should declare. */
#include "run.h"
#include "scatter_model.h"

static const struct form_trial {
    enum model_form form; /* that the case has besides run-time inputs; MODEL_FORM_COUNT: none */
    struct written_form written;
} trials[] = {
    {MODEL_FORM_COUNT, {.extents = EXTENTS_NUMBERED}},
    {MODEL_FORM_CONSTANT_DATA, {.sources = {[INPUT_DATA] = SOURCE_INITIALIZER}}},
    {MODEL_FORM_CONSTANT_INDICES, {.sources = {[INPUT_INDICES] = SOURCE_INITIALIZER}}},
    {MODEL_FORM_CONSTANT_UPDATES, {.sources = {[INPUT_UPDATES] = SOURCE_INITIALIZER}}},
    {MODEL_FORM_OPEN_EXTENTS, {.extents = EXTENTS_UNKNOWN}},
    {MODEL_FORM_SHARED_VALUE, {.shared = {[INPUT_UPDATES] = 1}}},
    {MODEL_FORM_OVERRIDDEN_DEFAULT, {.sources = {[INPUT_UPDATES] = SOURCE_OVERRIDDEN}}},
};

/* The version and the type to try a form with; NULL if none is declared. */
static const struct operator_version *version_of(const struct declaration *declaration,
                                                 const struct written_form *form, int32_t *dtype)
{
    for (int row = OPERATOR_VERSION_COUNT - 1; row >= 0; row--) {
        const struct operator_version *version = &operator_versions[row];
        *dtype = trivial_case_dtype(declaration, version);
        if (written_form_shares(form))
            *dtype = *dtype != DTYPE_UNDEFINED && declaration_lists(declaration, version, DTYPE_INT64)
                         ? DTYPE_INT64
                         : DTYPE_UNDEFINED;
        if (!version->deprecated && *dtype != DTYPE_UNDEFINED)
            return version;
    }
    return NULL;
}

/* Notes what a case shows: of its form, and of inputs at run time, which are those that are not constant. */
static void note(const struct form_trial *trial, bool passed, enum form_state states[MODEL_FORM_COUNT])
{
    static const enum model_form run_time[INPUT_SLOTS] = {
        MODEL_FORM_RUN_TIME_DATA, MODEL_FORM_RUN_TIME_INDICES, MODEL_FORM_RUN_TIME_UPDATES};
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        if (trial->written.sources[slot] == SOURCE_GRAPH && states[run_time[slot]] != FORM_WORKS)
            states[run_time[slot]] = passed ? FORM_WORKS : FORM_FAILS;
    if (trial->form != MODEL_FORM_COUNT)
        states[trial->form] = passed ? FORM_WORKS : FORM_FAILS;
}

enum status form_check(struct session *session, const struct judge_settings *settings,
                       form_listener *listener, enum form_state states[MODEL_FORM_COUNT], struct error *error)
{
    enum status status = STATUS_OK;
    struct arena arena = arena_create((size_t)16 << 20);
    for (int form = 0; form < MODEL_FORM_COUNT; form++)
        states[form] = FORM_NOT_TRIED;
    for (size_t i = 0; status == STATUS_OK && i < sizeof trials / sizeof *trials; i++) {
        struct trivial_trial trial = {.form = &trials[i].written};
        trial.version = version_of(&session->declaration, trial.form, &trial.dtype);
        if (trial.version == NULL)
            continue;
        status = trivial_trial_run(&trial, session, settings, &arena, error);
        if (status == STATUS_OK) {
            const bool passed = trial.judgement.verdict == VERDICT_PASS;
            note(&trials[i], passed, states);
            if (!passed && trials[i].form != MODEL_FORM_COUNT)
                listener(trials[i].form, &trial.judgement);
        }
        arena_reset(&arena);
    }
    arena_destroy(&arena);
    return status;
}
