#include "sweep_worker.h"

#include <string.h>

/* The page stays the same for the life of a worker. */
static enum status open_page(struct sweep_worker *worker, const char *path, struct error *error)
{
    if (worker->shared.page != NULL)
        return STATUS_OK;
    return shared_page_open(&worker->shared, path, error);
}

enum status sweep_worker_serve(struct plugin_host *host, const ScatterCts__SweepRange *message, void *context,
                               struct error *error)
{
    enum { MOST_STRICT = 1024 };
    struct sweep_worker *worker = context;
    const char *strict[MOST_STRICT + 1] = {NULL};
    if (message->world == NULL || message->wanted == NULL || message->page == NULL ||
        message->edition == NULL || message->n_strict > MOST_STRICT)
        return error_set(error, STATUS_PROTOCOL, "the range lacks a member");
    for (size_t i = 0; i < message->n_strict; i++)
        strict[i] = message->strict[i];
    const struct sweep_range range = {
        .world = message->world,
        .from = message->from,
        .to = message->to,
        .wanted = message->wanted,
        .edition = message->edition,
        .strict = strict,
        .most_found = message->most_found < SWEEP_FOUND_MOST ? message->most_found : SWEEP_FOUND_MOST};
    enum status status = open_page(worker, message->page, error);
    return status == STATUS_OK ? sweep_range(&worker->sweeper, host, &range, worker->shared.page, error)
                               : status;
}

void sweep_worker_end(struct sweep_worker *worker)
{
    sweeper_end(worker->sweeper);
    shared_page_close(&worker->shared);
}
