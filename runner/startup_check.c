#include "startup_check.h"

#include "trivial_case.h"

#include <string.h>

static bool declares_version(const struct declaration *declaration, const struct operator_version *version)
{
    if (declaration->operator_count == 0)
        return true;
    for (size_t i = 0; i < declaration->operator_count; i++)
        if (strcmp(declaration->operators[i], version->name) == 0 ||
            strcmp(declaration->operators[i], version->id) == 0)
            return true;
    return false;
}

/* The newest version of an operator that is declared and not deprecated, or NULL. */
static const struct operator_version *newest_declared(const struct declaration *declaration,
                                                      enum scatter_operator op)
{
    const struct operator_version *newest = NULL;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (operator_versions[row].op == op && !operator_versions[row].deprecated &&
            declares_version(declaration, &operator_versions[row]))
            newest = &operator_versions[row];
    return newest;
}

/* An element type that is declared and that the version admits: float if possible. */
static int32_t declared_dtype(const struct declaration *declaration, const struct operator_version *version)
{
    int32_t found = declaration->dtype_count == 0 ? DTYPE_FLOAT : DTYPE_UNDEFINED;
    for (size_t i = 0; i < declaration->dtype_count && found != DTYPE_FLOAT; i++)
        if (dtype_in(version->types, declaration->dtypes[i]))
            found = declaration->dtypes[i];
    return found;
}

/* One trivial case: its judgement, and whether there was any answer. */
static enum status try_version(struct session *session, const struct judge_settings *settings,
                               const struct operator_version *version, int32_t dtype,
                               struct judgement *judgement, bool *answered, struct arena *arena,
                               struct error *error)
{
    struct scatter_case the_case;
    struct derived_expectation derived;
    enum status status = trivial_case_create(&the_case, version, dtype, arena, error);
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, arena, error);
    if (status != STATUS_OK)
        return status;
    struct answer answer = session_run(session, &the_case, arena);
    *judgement = judge(settings, &the_case, &derived, &answer, arena);
    *answered = answer.kind == ANSWER_OUTPUT || answer.kind == ANSWER_UNSUPPORTED ||
                answer.kind == ANSWER_REJECTED || answer.kind == ANSWER_FAILED || answer.kind == ANSWER_FAULT;
    if (!*answered)
        (void)error_set(error, STATUS_DIED,
                        "%s: it starts, but gives no answer to a trivial case of %s (%s): %s%s%s",
                        session->implementation->specification, version->id, dtype_name(dtype),
                        answer.message, answer.text[0] == '\0' ? "" : "; it printed:\n", answer.text);
    return STATUS_OK;
}

static bool is_interrupted(const struct session *session)
{
    const volatile sig_atomic_t *interrupted = session->implementation->settings->interrupted;
    return interrupted != NULL && *interrupted != 0;
}

enum status startup_check(struct session *session, const struct judge_settings *settings,
                          startup_listener *listener, void *context, bool *all_pass, struct error *error)
{
    static const enum scatter_operator operators[] = {OPERATOR_SCATTER, OPERATOR_SCATTER_ELEMENTS,
                                                      OPERATOR_SCATTER_ND};
    int tried = 0, answers = 0, passes = 0;
    enum status status = session_start(session, error);
    struct arena arena = arena_create((size_t)16 << 20);
    for (size_t i = 0; status == STATUS_OK && i < sizeof operators / sizeof *operators; i++) {
        struct declaration *declaration = &session->declaration;
        const struct operator_version *version = newest_declared(declaration, operators[i]);
        int32_t dtype = version == NULL ? DTYPE_UNDEFINED : declared_dtype(declaration, version);
        if (dtype == DTYPE_UNDEFINED)
            continue;
        struct judgement judgement;
        bool answered = false;
        status = try_version(session, settings, version, dtype, &judgement, &answered, &arena, error);
        if (status == STATUS_OK && is_interrupted(session))
            status = error_set(error, STATUS_DIED, "%s: interrupted", session->implementation->specification);
        if (status != STATUS_OK)
            break;
        tried++;
        answers += answered;
        passes += judgement.verdict == VERDICT_PASS;
        if (listener != NULL)
            listener(version, dtype, &judgement, context);
        arena_reset(&arena);
    }
    arena_destroy(&arena);
    if (all_pass != NULL)
        *all_pass = tried > 0 && passes == tried;
    if (status == STATUS_OK && tried == 0)
        return error_set(error, STATUS_PROTOCOL,
                         "%s: it declares no scatter operator with a known element type",
                         session->implementation->specification);
    return status == STATUS_OK && answers == 0 ? STATUS_DIED : status;
}
