#include "sweep_account.h"

#include <string.h>

void sweep_account_begin(struct sweep_account *account, uint64_t from)
{
    account->current = from;
    account->executed = account->judged = account->unsupported = 0;
    account->found = 0;
}

void sweep_account_copy(struct sweep_account *account, const struct sweep_page *page)
{
    account->current = page->current;
    account->executed = page->executed;
    account->judged = page->judged;
    account->unsupported = page->unsupported;
    account->found = page->found;
    memcpy(account->numbers, page->numbers, sizeof account->numbers);
}

static bool has_possible_numbers(const struct sweep_account *account, const struct sweep_slice *slice)
{
    bool is_possible = account->found <= SWEEP_FOUND_MOST && account->found <= slice->most_found;
    for (uint32_t i = 0; is_possible && i < account->found; i++) {
        const uint64_t number = account->numbers[i];
        const uint64_t least = i == 0 ? slice->from : account->numbers[i - 1] + 1;
        is_possible = number >= least && number < account->current &&
                      slice->wanted[world_kind_of(slice->world, number)] == '1';
    }
    return is_possible;
}

bool sweep_account_is_possible(const struct sweep_account *account, const struct sweep_slice *slice,
                               bool is_lost)
{
    if (account->current < slice->from || account->current > slice->to)
        return false;
    const uint64_t before = world_count_wanted(slice->world, slice->from, account->current, slice->wanted);
    return (account->executed == before || (is_lost && account->executed == before + 1)) &&
           account->judged <= account->executed && account->unsupported <= account->executed &&
           has_possible_numbers(account, slice);
}

void sweep_account_add(struct sweep_account *account, const struct sweep_account *next)
{
    account->current = next->current;
    account->executed += next->executed;
    account->judged += next->judged;
    account->unsupported += next->unsupported;
    const uint32_t room = SWEEP_FOUND_MOST - account->found, count = next->found < room ? next->found : room;
    memcpy(account->numbers + account->found, next->numbers, count * sizeof *next->numbers);
    account->found += count;
}
