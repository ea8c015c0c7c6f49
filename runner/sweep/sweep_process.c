#include "sweep_process.h"

#include "message.h"
#include "protocol.pb-c.h"

#include <stdio.h>

/* The worker answers after a slice of its own, or one case more. */
enum { SLICE_ALLOWANCE_MILLISECONDS = 2000 };

static void *pack_range(struct sweep_process *process, uint64_t most_found, size_t *size)
{
    const struct sweep_search *search = process->search;
    ScatterCts__SweepRange range = SCATTER_CTS__SWEEP_RANGE__INIT;
    ScatterCts__ToImplementation message = SCATTER_CTS__TO_IMPLEMENTATION__INIT;
    void *bytes = NULL;
    struct error ignored;
    size_t strict = 0;
    while (search->judge->strict != NULL && search->judge->strict[strict] != NULL)
        strict++;
    range.strict = arena_allocate(&process->arena, (strict + 1) * sizeof *range.strict);
    if (range.strict == NULL)
        return NULL;
    for (size_t i = 0; i < strict; i++)
        range.strict[i] = message_text(search->judge->strict[i]);
    range.n_strict = strict;
    range.world = message_text(search->world->name);
    range.has_from = range.has_to = 1;
    range.from = process->from;
    range.to = process->to;
    range.has_most_found = 1;
    range.most_found = most_found < SWEEP_FOUND_MOST ? (uint32_t)most_found : SWEEP_FOUND_MOST;
    range.wanted = message_text(search->wanted);
    range.page = process->shared.path;
    range.edition = message_text(edition_name(search->judge->edition));
    message.what_case = SCATTER_CTS__TO_IMPLEMENTATION__WHAT_SWEEP;
    message.sweep = &range;
    message.has_number = 1;
    message.number = ++process->session.number;
    return message_pack(&message.base, &bytes, size, &process->arena, &ignored) == STATUS_OK ? bytes : NULL;
}

static enum slice_outcome lose(struct sweep_process *process, const char *how)
{
    const struct sweep_search *search = process->search;
    const struct sweep_slice slice = {search->world, search->wanted, process->from, process->to,
                                      process->most_found};
    (void)snprintf(process->how, sizeof process->how, "%s", how);
    sweep_account_copy(&process->account, process->shared.page);
    process->names_case = sweep_account_is_possible(&process->account, &slice, true) &&
                          process->account.found < SWEEP_FOUND_MOST;
    if (process->names_case && !sweep_account_is_possible(&process->account, &slice, false))
        process->account.executed--; /* the case in which it was lost is not executed yet */
    return SLICE_LOST;
}

/* Reads the answer of the worker. Bytes that are not an answer come from the implementation. */
static enum slice_outcome read_answer(struct sweep_process *process, const void *bytes, size_t size,
                                      struct error *error)
{
    ProtobufCMessage *unpacked;
    enum status status =
        message_unpack(&unpacked, &scatter_cts__to_runner__descriptor, bytes, size, &process->arena, error);
    if (status == STATUS_OUT_OF_MEMORY)
        return SLICE_FAILED;
    const ScatterCts__ToRunner *answer = (const ScatterCts__ToRunner *)unpacked;
    if (status != STATUS_OK || answer->number != process->session.number)
        return lose(process, "sent something else than an answer");
    switch (answer->what_case) {
    case SCATTER_CTS__TO_RUNNER__WHAT_SWEPT:
        return SLICE_DONE;
    case SCATTER_CTS__TO_RUNNER__WHAT_NOT_RUN:
        (void)error_set(error, STATUS_PROTOCOL, "a worker could not go through a range: %.500s",
                        answer->not_run);
        return SLICE_FAILED;
    default:
        return lose(process, "went out of bounds"); /* a fault */
    }
}

/* Takes the account of a slice that the worker says is done. */
static enum slice_outcome take_account(struct sweep_process *process)
{
    const struct sweep_search *search = process->search;
    const struct sweep_slice slice = {search->world, search->wanted, process->from, process->to,
                                      process->most_found};
    sweep_account_copy(&process->account, process->shared.page);
    if (process->account.current > process->from &&
        sweep_account_is_possible(&process->account, &slice, false))
        return SLICE_DONE;
    enum slice_outcome outcome = lose(process, "wrote to memory of scatter-cts");
    process->names_case = false;
    return outcome;
}

/* Lets a worker go through a range. */
static enum slice_outcome range_slice(struct sweep_process *process, uint64_t most_found, struct error *error)
{
    struct session *session = &process->session;
    struct sweep_page *page = process->shared.page;
    size_t size = 0, answer_size = 0;
    void *answer = NULL;
    page->found = 0;
    page->executed = page->judged = page->unsupported = 0;
    page->current = process->from;
    process->most_found = most_found;
    void *message = pack_range(process, most_found, &size);
    if (message == NULL) {
        (void)error_no_memory(error, "a range");
        return SLICE_FAILED;
    }
    const struct exchange_limits limits = session_limits(
        session, session->implementation->settings->case_milliseconds + SLICE_ALLOWANCE_MILLISECONDS);
    const enum exchange exchange =
        child_exchange(&session->child, message, size, &limits, &process->arena, &answer, &answer_size);
    if (exchange == EXCHANGE_ANSWERED) {
        enum slice_outcome outcome = read_answer(process, answer, answer_size, error);
        outcome = outcome == SLICE_DONE ? take_account(process) : outcome;
        if (outcome != SLICE_DONE)
            session_give_up_process(session);
        return outcome;
    }
    const struct answer lost = session_lose(session, exchange, limits.milliseconds, &process->arena);
    if (exchange == EXCHANGE_FAILED) {
        (void)error_set(error, STATUS_SYSTEM, "the system did not let us exchange messages with a worker");
        return SLICE_FAILED;
    }
    return exchange == EXCHANGE_INTERRUPTED ? SLICE_INTERRUPTED : lose(process, lost.message);
}

enum slice_outcome sweep_process_slice(struct sweep_process *process, uint64_t from, uint64_t to,
                                       uint64_t most_found, struct error *error)
{
    struct session *session = &process->session;
    arena_reset(&process->arena);
    process->from = from;
    process->to = to;
    sweep_account_begin(&process->account, from);
    if (!session->running && session_start(session, error) != STATUS_OK)
        return session_is_interrupted(session) ? SLICE_INTERRUPTED : SLICE_FAILED;
    if (process->search->checks_relations || process->search->asks_each ||
        session->implementation->kind == IMPLEMENTATION_PROGRAM)
        return sweep_process_ask_each(process, to, most_found, error);
    return range_slice(process, most_found, error);
}

void sweep_process_end(struct sweep_process *process)
{
    struct session *session = &process->session;
    if (session->running && !session_is_interrupted(session)) {
        process_linger(session->child.pid, process->search->late_milliseconds);
        if (child_is_out_of_step(&session->child))
            session_lose_between(session);
    }
    session_end(session);
}

enum status sweep_process_create(struct sweep_process *process, const struct sweep_search *search,
                                 struct error *error)
{
    *process = (struct sweep_process){.search = search, .arena = arena_create((size_t)16 << 20)};
    return shared_page_create(&process->shared, error);
}

void sweep_process_destroy(struct sweep_process *process)
{
    shared_page_close(&process->shared);
    arena_destroy(&process->arena);
}
