#include "guilty_case.h"

#include "generated_case.h"

#include <stdio.h>

/* How often a process must be lost in the guilty case, after the others were clean. */
enum { ROUNDS = 3 };

/* The search for the guilty case of a slice. */
struct inquiry {
    struct sweep_process *process;
    uint64_t from, to, most_found;
    struct sweep_account clean; /* of the longest range from `from` on after which no process was lost */
    uint64_t guilty;            /* a process was lost in a range that ends after this case; `to`: in none */
    uint64_t accused;           /* a process that finds this case is also lost; UINT64_MAX: none */
    char how[LOSS_HOW_SIZE];
    struct error *error;
};

static uint64_t next_wanted(const struct inquiry *inquiry, uint64_t number)
{
    const struct sweep_search *search = inquiry->process->search;
    return world_next_wanted(search->world, number, inquiry->to, search->wanted);
}

/* How it ends does not count: it was only started to find out something. */
static void drop_process(struct sweep_process *process)
{
    if (process->session.running)
        session_give_up_process(&process->session);
}

static bool has_found(const struct sweep_account *account, uint64_t number)
{
    bool found = false;
    for (uint32_t i = 0; i < account->found; i++)
        found = found || account->numbers[i] == number;
    return found;
}

/*
 * Lets a fresh process execute the range up to `end`. SLICE_DONE: inquiry->clean is its account, which ends early only if
 * enough was found.
 */
static enum slice_outcome try_range(struct inquiry *inquiry, uint64_t end)
{
    struct sweep_process *process = inquiry->process;
    struct sweep_account account;
    enum slice_outcome outcome = SLICE_DONE;
    drop_process(process);
    sweep_account_begin(&account, inquiry->from);
    while (outcome == SLICE_DONE && account.current < end && account.found < inquiry->most_found) {
        account.current = next_wanted(inquiry, account.current);
        if (account.current >= end)
            break;
        outcome = sweep_process_slice(process, account.current, end, inquiry->most_found - account.found,
                                      inquiry->error);
        if (outcome == SLICE_DONE && has_found(&process->account, inquiry->accused))
            return SLICE_LOST;
        if (outcome == SLICE_DONE)
            sweep_account_add(&account, &process->account);
    }
    if (outcome == SLICE_LOST)
        (void)snprintf(inquiry->how, sizeof inquiry->how, "%s", process->how);
    if (outcome == SLICE_DONE && account.current > inquiry->clean.current)
        inquiry->clean = account;
    return outcome;
}

/* The same, and a process that is lost is lost in the last case of the range, or before it. */
static enum slice_outcome narrow(struct inquiry *inquiry, uint64_t end)
{
    enum slice_outcome outcome = try_range(inquiry, end);
    if (outcome != SLICE_LOST)
        return outcome;
    inquiry->guilty = end - 1;
    return SLICE_DONE;
}

static bool is_full(const struct inquiry *inquiry)
{
    return inquiry->clean.found >= inquiry->most_found;
}

/* Tries longer and longer ranges until a process is lost: many a guilty case is near the beginning. */
static enum slice_outcome grow(struct inquiry *inquiry)
{
    const uint64_t bound = inquiry->guilty;
    enum slice_outcome outcome = SLICE_DONE;
    for (uint64_t step = 1; outcome == SLICE_DONE && inquiry->guilty == bound && !is_full(inquiry) &&
                            inquiry->clean.current < bound;
         step *= 2) {
        const uint64_t begin = next_wanted(inquiry, inquiry->clean.current);
        if (begin >= bound)
            break;
        outcome = narrow(inquiry, step < bound - begin ? begin + step : bound);
    }
    return outcome;
}

/* Shortens the range after which a process was lost, until all cases before its last one are clean. */
static enum slice_outcome shorten(struct inquiry *inquiry)
{
    enum slice_outcome outcome = SLICE_DONE;
    while (outcome == SLICE_DONE && inquiry->guilty < inquiry->to && !is_full(inquiry)) {
        const uint64_t begin = next_wanted(inquiry, inquiry->clean.current);
        if (begin >= inquiry->guilty)
            break;
        outcome = narrow(inquiry, begin + (inquiry->guilty - begin + 1) / 2);
    }
    return outcome;
}

/* Whether the cases before the guilty one are clean, and all of them are in the account. */
static bool is_settled(const struct inquiry *inquiry)
{
    return inquiry->guilty < inquiry->to && !is_full(inquiry) &&
           next_wanted(inquiry, inquiry->clean.current) == inquiry->guilty;
}

/* Executes both ranges once more: up to the guilty case, and with it. */
static enum slice_outcome confirm_once(struct inquiry *inquiry, uint64_t guilty)
{
    inquiry->guilty = inquiry->to;
    enum slice_outcome outcome = guilty == inquiry->from ? SLICE_DONE : try_range(inquiry, guilty);
    if (outcome == SLICE_DONE)
        outcome = narrow(inquiry, guilty + 1);
    const struct sweep_process *process = inquiry->process;
    const bool was_lost = outcome == SLICE_DONE && inquiry->guilty == guilty;
    /* A process that dies by chance may also die in this range. Where the page is not believed, it cannot say so. */
    if (was_lost && process->names_case && next_wanted(inquiry, process->account.current) < guilty)
        inquiry->guilty = inquiry->to;
    return outcome == SLICE_LOST ? SLICE_DONE : outcome;
}

/* A process that dies late, by a timer or a thread, does not die in the same case every time: then no case is guilty. */
static enum slice_outcome confirm(struct inquiry *inquiry)
{
    const uint64_t guilty = inquiry->guilty;
    enum slice_outcome outcome = SLICE_DONE;
    if (!is_settled(inquiry))
        inquiry->guilty = inquiry->to;
    for (int round = 0; round < ROUNDS && outcome == SLICE_DONE && inquiry->guilty < inquiry->to; round++)
        outcome = confirm_once(inquiry, guilty);
    return outcome;
}

/* Tries the case that the page named first: mostly it is the guilty one. */
static enum slice_outcome try_named(struct inquiry *inquiry, uint64_t named)
{
    enum slice_outcome outcome = named > inquiry->from ? narrow(inquiry, named) : SLICE_DONE;
    if (outcome == SLICE_DONE && inquiry->guilty == inquiry->to && !is_full(inquiry))
        outcome = narrow(inquiry, named + 1);
    return outcome;
}

/* Gives a case, at account->current, to a fresh process as in a run. */
static enum slice_outcome ask_alone(struct inquiry *inquiry, bool *fails)
{
    struct sweep_process *process = inquiry->process;
    const uint32_t found = process->account.found;
    drop_process(process);
    enum slice_outcome outcome = sweep_process_ask(process, inquiry->error);
    *fails = outcome == SLICE_DONE && process->account.found > found;
    return outcome;
}

static void add_loss(struct inquiry *inquiry, bool has_case)
{
    struct sweep_process *process = inquiry->process;
    struct process_losses *losses = &process->session.implementation->losses;
    const char *id =
        has_case ? world_case_id(process->search->world, inquiry->guilty, &process->arena) : NULL;
    process_losses_add(losses, has_case ? LOSS_IN_CASE : LOSS_BETWEEN, inquiry->how, id);
}

/* If the guilty case fails alone, it is blamed. */
static enum slice_outcome blame(struct inquiry *inquiry, bool *is_blamed)
{
    struct sweep_process *process = inquiry->process;
    if (!is_settled(inquiry))
        return SLICE_DONE;
    process->account = inquiry->clean;
    process->account.current = inquiry->guilty;
    return ask_alone(inquiry, is_blamed);
}

/* If it does not, but a process is lost in it every time, the loss is counted with it; else with no case. */
static enum slice_outcome count_loss(struct inquiry *inquiry)
{
    struct sweep_process *process = inquiry->process;
    const struct sweep_account asked = process->account;
    enum slice_outcome outcome = confirm(inquiry);
    if (outcome != SLICE_DONE)
        return outcome;
    const bool has_case = inquiry->guilty < inquiry->to;
    process->account = has_case ? asked : inquiry->clean;
    add_loss(inquiry, has_case);
    return SLICE_DONE;
}

static enum slice_outcome inquire(struct inquiry *inquiry, bool *is_blamed)
{
    struct sweep_process *process = inquiry->process;
    const uint64_t named = process->names_case ? next_wanted(inquiry, process->account.current) : inquiry->to;
    enum slice_outcome outcome = SLICE_DONE;
    if (named < inquiry->to && named == process->account.current) {
        outcome = ask_alone(inquiry, is_blamed);
        if (outcome != SLICE_DONE || *is_blamed)
            return outcome;
    }
    sweep_account_begin(&inquiry->clean, inquiry->from);
    if (named < inquiry->to && outcome == SLICE_DONE)
        outcome = try_named(inquiry, named);
    if (outcome == SLICE_DONE)
        outcome = grow(inquiry);
    if (outcome == SLICE_DONE)
        outcome = shorten(inquiry);
    if (outcome == SLICE_DONE)
        outcome = blame(inquiry, is_blamed);
    return outcome == SLICE_DONE && !*is_blamed ? count_loss(inquiry) : outcome;
}

enum slice_outcome find_guilty_case(struct sweep_process *process, uint64_t most_found, bool *is_blamed,
                                    struct error *error)
{
    struct inquiry inquiry = {.process = process,
                              .from = process->from,
                              .to = process->to,
                              .most_found = most_found < SWEEP_FOUND_MOST ? most_found : SWEEP_FOUND_MOST,
                              .guilty = process->to,
                              .accused = UINT64_MAX,
                              .error = error};
    (void)snprintf(inquiry.how, sizeof inquiry.how, "%s", process->how);
    *is_blamed = false;
    const enum slice_outcome outcome = inquire(&inquiry, is_blamed);
    if (outcome == SLICE_INTERRUPTED)
        add_loss(&inquiry, false);
    return outcome;
}

enum slice_outcome find_accuser(struct sweep_process *process, uint64_t from, uint64_t to, uint64_t accused,
                                uint64_t *guilty, struct error *error)
{
    struct inquiry inquiry = {.process = process,
                              .from = from,
                              .to = to,
                              .most_found = SWEEP_FOUND_MOST,
                              .guilty = to,
                              .accused = accused,
                              .error = error};
    sweep_account_begin(&inquiry.clean, from);
    enum slice_outcome outcome = grow(&inquiry);
    if (outcome == SLICE_DONE)
        outcome = shorten(&inquiry);
    if (outcome == SLICE_DONE)
        outcome = confirm(&inquiry);
    *guilty = inquiry.guilty;
    return outcome;
}
