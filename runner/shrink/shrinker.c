#include "shrinker.h"

#include "expectation.h"
#include "generated_case.h"
#include "judge.h"

#include <string.h>

/* Limits of tries; lower if each try ends the process, which must be started again, or times out. */
enum { TRIES_MOST = 4000, TRIES_OF_LOSSES_MOST = 1000, TRIES_OF_TIMEOUTS_MOST = 8 };

#define ARENA_LIMIT ((size_t)1 << 30)

struct shrinker shrinker_create(struct implementation *implementation, const struct judge_settings *judge,
                                struct error *error)
{
    return (struct shrinker){.judge = judge,
                             .session = session_create(implementation),
                             .most_tries = 1,
                             .kept = arena_create(ARENA_LIMIT),
                             .other = arena_create(ARENA_LIMIT),
                             .edits = arena_create(ARENA_LIMIT),
                             .judging = arena_create(ARENA_LIMIT),
                             .error = error};
}

void shrinker_destroy(struct shrinker *shrinker)
{
    session_end(&shrinker->session);
    arena_destroy(&shrinker->kept);
    arena_destroy(&shrinker->other);
    arena_destroy(&shrinker->edits);
    arena_destroy(&shrinker->judging);
}

static struct failure_likeness likeness_of(const struct judgement *judgement, const struct answer *answer)
{
    const struct finding *worst = findings_most_severe(&judgement->findings);
    struct failure_likeness likeness = {.verdict = judgement->verdict,
                                        .answer = answer->kind,
                                        .clause = worst == NULL ? "" : worst->clause,
                                        .has_misreading = judgement->misreading_count > 0};
    if (likeness.has_misreading)
        likeness.misreading = misreading_first(&judgement->misreadings);
    return likeness;
}

static bool is_alike(const struct failure_likeness *wanted, const struct judgement *judgement,
                     const struct answer *answer)
{
    const struct failure_likeness likeness = likeness_of(judgement, answer);
    return likeness.verdict == wanted->verdict && likeness.answer == wanted->answer &&
           strcmp(likeness.clause, wanted->clause) == 0 &&
           likeness.has_misreading == wanted->has_misreading &&
           (!wanted->has_misreading || judgement->misreadings.has[wanted->misreading]);
}

/* Gives the implementation a case: the judgement and the answer are in the arena `judging`. */
static struct judgement execute(struct shrinker *shrinker, struct world_case *made, struct answer *answer)
{
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct judgement judgement = {.verdict = VERDICT_NOT_RUN};
    arena_reset(&shrinker->judging);
    shrinker->tries++;
    *answer = (struct answer){.kind = ANSWER_NOT_RUN};
    enum status status = generated_case_load(&the_case, "", made, &shrinker->judging, shrinker->error);
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, &shrinker->judging, shrinker->error);
    if (status != STATUS_OK) {
        shrinker->status = status;
        return judgement;
    }
    if (shrinker->has_fresh_processes)
        session_stop(&shrinker->session);
    *answer = session_run_once(&shrinker->session, &the_case, &shrinker->judging);
    return judge(shrinker->judge, &the_case, &derived, answer, &shrinker->judging);
}

bool shrinker_is_over(const struct shrinker *shrinker)
{
    return shrinker->status != STATUS_OK || shrinker->tries >= shrinker->most_tries ||
           session_is_interrupted(&shrinker->session);
}

void shrinker_keep(struct shrinker *shrinker, const struct world_case *of)
{
    struct world_case copy;
    arena_reset(&shrinker->other);
    shrinker->status = case_copy(&copy, of, &shrinker->other, shrinker->error);
    if (shrinker->status != STATUS_OK)
        return;
    const struct arena swapped = shrinker->kept;
    shrinker->smallest = copy;
    shrinker->kept = shrinker->other;
    shrinker->other = swapped;
}

/* Executes an edited case. Returns whether it fails in the same way; then it is the smallest case. */
static bool take(struct shrinker *shrinker, enum status status, bool is_made, struct world_case *edited)
{
    struct answer answer;
    if (status != STATUS_OK)
        shrinker->status = status;
    if (!is_made || shrinker_is_over(shrinker))
        return false;
    const struct judgement judgement = execute(shrinker, edited, &answer);
    if (shrinker->status != STATUS_OK || !is_alike(&shrinker->wanted, &judgement, &answer))
        return false;
    shrinker_keep(shrinker, edited);
    return shrinker->status == STATUS_OK;
}

bool shrinker_try(struct shrinker *shrinker, struct case_edit edit)
{
    struct world_case edited;
    bool is_made = false;
    arena_reset(&shrinker->edits);
    enum status status =
        case_edit(&edited, &shrinker->smallest, &edit, &is_made, &shrinker->edits, shrinker->error);
    return take(shrinker, status, is_made, &edited);
}

bool shrinker_try_axis(struct shrinker *shrinker, int64_t axis)
{
    struct world_case edited = shrinker->smallest;
    edited.axis = axis;
    return take(shrinker, STATUS_OK, axis != shrinker->smallest.axis, &edited);
}

bool shrinker_try_form(struct shrinker *shrinker, struct written_form form)
{
    struct world_case edited = shrinker->smallest;
    written_form_settle(&form);
    world_case_take_form(&edited, &form);
    return take(shrinker, STATUS_OK, memcmp(&form, &shrinker->smallest.form, sizeof form) != 0, &edited);
}

bool shrinker_fails_alone(struct shrinker *shrinker)
{
    struct answer answer;
    session_stop(&shrinker->session);
    const struct judgement judgement = execute(shrinker, &shrinker->smallest, &answer);
    return shrinker->status == STATUS_OK && is_alike(&shrinker->wanted, &judgement, &answer);
}

static int64_t most_tries(const struct failure_likeness *wanted, bool has_fresh_processes)
{
    if (wanted->verdict == VERDICT_TIMEOUT)
        return TRIES_OF_TIMEOUTS_MOST;
    return wanted->verdict == VERDICT_FAIL && wanted->answer != ANSWER_FAULT && !has_fresh_processes
               ? TRIES_MOST
               : TRIES_OF_LOSSES_MOST;
}

bool shrinker_learn(struct shrinker *shrinker)
{
    struct answer answer;
    session_stop(&shrinker->session);
    const struct judgement judgement = execute(shrinker, &shrinker->smallest, &answer);
    if (shrinker->status != STATUS_OK || verdict_class(judgement.verdict) == VERDICTS_GOOD ||
        judgement.verdict == VERDICT_NOT_RUN)
        return false;
    shrinker->wanted = likeness_of(&judgement, &answer);
    shrinker->tries = 0;
    shrinker->most_tries = most_tries(&shrinker->wanted, false);
    return true;
}

void shrinker_use_fresh_processes(struct shrinker *shrinker)
{
    shrinker->has_fresh_processes = true;
    shrinker->most_tries = shrinker->tries + most_tries(&shrinker->wanted, true);
}
