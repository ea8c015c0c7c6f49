#include "sweep_dialogue.h"

#include "clock.h"
#include "compare.h"
#include "expectation.h"
#include "generated_case.h"
#include "judge.h"
#include "session_process.h"
#include "sweep_range.h"

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

/* Gives the process a case. *suspect: the judge does not pass the answer. */
static enum status ask(struct sweep_process *process, uint64_t number, struct answer *answer, bool *suspect,
                       struct error *error)
{
    const struct sweep_search *search = process->search;
    struct sweep_page *page = process->shared.page;
    struct scatter_case the_case;
    struct derived_expectation derived;
    arena_reset(&process->arena);
    enum status status = world_case_load(&the_case, "", search->world, number, &process->arena, error);
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, &process->arena, error);
    if (status != STATUS_OK)
        return status;
    *answer = session_run_once(&process->session, &the_case, &process->arena);
    if (answer->kind == ANSWER_NOT_RUN || answer_means_loss(answer))
        return STATUS_OK;
    page->executed++;
    page->unsupported += answer->kind == ANSWER_UNSUPPORTED;
    page->kinds[world_kind_of(search->world, number)] = 1;
    if (answer->kind == ANSWER_UNSUPPORTED || is_as_expected(&derived, answer))
        return STATUS_OK;
    page->judged++;
    const struct judgement judgement = judge(search->judge, &the_case, &derived, answer, &process->arena);
    *suspect = judgement.verdict != VERDICT_PASS && judgement.verdict != VERDICT_UNSUPPORTED;
    return STATUS_OK;
}

enum slice_outcome sweep_dialogue_slice(struct sweep_process *process, uint64_t to, uint64_t most_found,
                                        struct error *error)
{
    const struct sweep_search *search = process->search;
    struct sweep_page *page = process->shared.page;
    const int64_t deadline = clock_milliseconds() + SWEEP_SLICE_MILLISECONDS;
    const uint32_t most = most_found < SWEEP_FOUND_MOST ? (uint32_t)most_found : SWEEP_FOUND_MOST;
    do {
        struct answer answer;
        bool suspect = false;
        page->current = world_next_wanted(search->world, page->current, to, search->wanted);
        if (page->current == to)
            return SLICE_DONE;
        if (ask(process, page->current, &answer, &suspect, error) != STATUS_OK)
            return SLICE_FAILED;
        if (session_is_interrupted(&process->session))
            return SLICE_INTERRUPTED;
        if (answer.kind == ANSWER_NOT_RUN) {
            (void)error_set(error, STATUS_PROTOCOL, "a case could not be given to the implementation: %.500s",
                            answer.message);
            return SLICE_FAILED;
        }
        if (answer_means_loss(&answer))
            return SLICE_LOST;
        if (suspect)
            page->numbers[page->found++] = page->current;
        page->current++;
    } while (page->found < most && clock_milliseconds() < deadline);
    return SLICE_DONE;
}
