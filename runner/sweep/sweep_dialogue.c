/*
 * Ranges of a world case by case: the runner makes each case, and sends it, or the cases that relations compare, as ordinary
 * requests. What is found in this way does not depend on what the implementation reports of itself.
 */
#include "clock.h"
#include "compare.h"
#include "expectation.h"
#include "generated_case.h"
#include "judge.h"
#include "sweep_process.h"

/* ---- the judge ------------------------------------------------------------------------------------------------------ */

/* Whether the answer is what the reference computes, so that it need not be judged. */
static bool is_as_expected(const struct derived_expectation *derived, const struct answer *answer)
{
    if (derived->preparation.outcome == OUTCOME_REFUSED)
        return answer->kind == ANSWER_REJECTED;
    return derived->preparation.outcome == OUTCOME_COMPUTED && answer->kind == ANSWER_OUTPUT &&
           answer->output_problem == NULL && answer->output.dtype == derived->output.dtype &&
           tensor_same_shape(&answer->output, &derived->output) &&
           tensor_differences(&derived->output, &answer->output, false, NULL) == 0;
}

/* Whether the judge has something against the answer to the current case, which is counted. */
static bool is_suspect(struct sweep_process *process, struct scatter_case *the_case,
                       struct derived_expectation *derived, const struct answer *answer)
{
    const struct sweep_search *search = process->search;
    struct sweep_account *account = &process->account;
    account->executed++;
    account->unsupported += answer->kind == ANSWER_UNSUPPORTED;
    process->shared.page->kinds[world_kind_of(search->world, account->current)] = 1;
    if (answer->kind == ANSWER_UNSUPPORTED || is_as_expected(derived, answer))
        return false;
    account->judged++;
    const struct judgement judgement = judge(search->judge, the_case, derived, answer, &process->arena);
    return judgement.verdict != VERDICT_PASS && judgement.verdict != VERDICT_UNSUPPORTED;
}

enum slice_outcome sweep_process_ask(struct sweep_process *process, struct error *error)
{
    struct sweep_account *account = &process->account;
    struct scatter_case the_case;
    struct derived_expectation derived;
    arena_reset(&process->arena);
    enum status status =
        world_case_load(&the_case, "", process->search->world, account->current, &process->arena, error);
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, &process->arena, error);
    if (status != STATUS_OK)
        return SLICE_FAILED;
    the_case.id = world_case_id(process->search->world, account->current, &process->arena);
    struct asked_case asked = session_prepare(&process->session, &the_case, &process->arena);
    const struct answer answer = session_answer(&process->session, &asked);
    if (session_is_interrupted(&process->session))
        return SLICE_INTERRUPTED;
    if (answer.kind == ANSWER_NOT_RUN) {
        (void)error_set(error, STATUS_PROTOCOL, "a case could not be given to the implementation: %.500s",
                        answer.message);
        return SLICE_FAILED;
    }
    if (is_suspect(process, &the_case, &derived, &answer))
        account->numbers[account->found++] = account->current;
    account->current++;
    return SLICE_DONE;
}

/* ---- relations ------------------------------------------------------------------------------------------------------ */

static enum status check_case(struct sweep_process *process, uint64_t number, bool *is_violated,
                              struct error *error)
{
    const struct sweep_search *search = process->search;
    struct relation_results results;
    struct world_case made;
    arena_reset(&process->arena);
    enum status status = world_case_make(search->world, number, &made, &process->arena, error);
    if (status == STATUS_OK)
        status = relations_check(&results, &process->session, search->judge, &made,
                                 world_kinds(search->world), &process->arena, error);
    if (status != STATUS_OK)
        return status;
    process->account.executed++;
    process->shared.page->kinds[world_kind_of(search->world, number)] = 1;
    relation_counts_take(&process->relations, &results);
    for (int relation = 0; relation < RELATION_COUNT; relation++)
        *is_violated = *is_violated || results.of[relation] == RELATION_IS_VIOLATED;
    return STATUS_OK;
}

/* Checks the relations of the case account.current, which is found if one is violated. */
static enum slice_outcome check_relations(struct sweep_process *process, struct error *error)
{
    struct sweep_account *account = &process->account;
    bool is_violated = false;
    if (check_case(process, account->current, &is_violated, error) != STATUS_OK)
        return SLICE_FAILED;
    if (session_is_interrupted(&process->session))
        return SLICE_INTERRUPTED;
    if (is_violated)
        account->numbers[account->found++] = account->current;
    account->current++;
    return SLICE_DONE;
}

/* ---- a slice -------------------------------------------------------------------------------------------------------- */

enum slice_outcome sweep_process_ask_each(struct sweep_process *process, uint64_t to, uint64_t most_found,
                                          struct error *error)
{
    const struct sweep_search *search = process->search;
    struct sweep_account *account = &process->account;
    const int64_t deadline = clock_milliseconds() + SWEEP_SLICE_MILLISECONDS;
    const uint32_t most = most_found < SWEEP_FOUND_MOST ? (uint32_t)most_found : SWEEP_FOUND_MOST;
    process->relations = (struct relation_counts){.failing = 0};
    do {
        account->current = world_next_wanted(search->world, account->current, to, search->wanted);
        if (account->current == to)
            return SLICE_DONE;
        enum slice_outcome outcome =
            (search->checks_relations ? check_relations : sweep_process_ask)(process, error);
        if (outcome != SLICE_DONE)
            return outcome;
    } while (account->found < most && clock_milliseconds() < deadline);
    return SLICE_DONE;
}
