#include "sweep_relations.h"

#include "clock.h"
#include "session_process.h"
#include "sweep_range.h"

/* Checks the relations of a case. */
static enum status check(struct sweep_process *process, uint64_t number, bool *is_violated,
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

enum slice_outcome sweep_relations_slice(struct sweep_process *process, uint64_t to, uint64_t most_found,
                                         struct error *error)
{
    const struct sweep_search *search = process->search;
    struct sweep_account *account = &process->account;
    const int64_t deadline = clock_milliseconds() + SWEEP_SLICE_MILLISECONDS;
    const uint32_t most = most_found < SWEEP_FOUND_MOST ? (uint32_t)most_found : SWEEP_FOUND_MOST;
    process->relations = (struct relation_counts){.failing = 0};
    do {
        bool is_violated = false;
        account->current = world_next_wanted(search->world, account->current, to, search->wanted);
        if (account->current == to)
            return SLICE_DONE;
        if (check(process, account->current, &is_violated, error) != STATUS_OK)
            return SLICE_FAILED;
        if (session_is_interrupted(&process->session))
            return SLICE_INTERRUPTED;
        if (is_violated)
            account->numbers[account->found++] = account->current;
        account->current++;
    } while (account->found < most && clock_milliseconds() < deadline);
    return SLICE_DONE;
}
