#include "shortest_run.h"

/* The case, and the search that found it. */
struct run_search {
    struct implementation *implementation;
    const struct sweep_search *search;
    uint64_t number;
    bool asks_each;
};

/* Whether a fresh process answers the case wrongly when it is given the `length` cases before it. */
static enum status shows(const struct run_search *run, uint64_t length, bool *shown, struct error *error)
{
    struct arena arena = arena_create((size_t)16 << 20);
    struct sweep_search search = *run->search;
    struct sweep_findings findings = {.count = 0};
    search.from = run->number - length;
    search.to = run->number + 1;
    search.jobs = 1;
    search.asks_each = run->asks_each;
    search.seconds = 0;
    search.late_milliseconds = 0;
    search.most_found = length + 1;
    search.progress = NULL;
    enum status status = sweep_search(run->implementation, &search, &findings, &arena, error);
    *shown = status == STATUS_OK && findings.count > 0 && findings.numbers[findings.count - 1] == run->number;
    arena_destroy(&arena);
    return status;
}

/* The least length that shows it, above `low` and at most `high`, which does. */
static enum status shorten(const struct run_search *run, uint64_t low, uint64_t *high, struct error *error)
{
    enum status status = STATUS_OK;
    while (status == STATUS_OK && *high - low > 1) {
        uint64_t middle = low + (*high - low) / 2;
        bool shown = false;
        status = shows(run, middle, &shown, error);
        if (shown)
            *high = middle;
        else
            low = middle;
    }
    return status;
}

enum status find_shortest_run(struct implementation *implementation, const struct sweep_search *search,
                              uint64_t number, uint64_t *from, struct error *error)
{
    const struct run_search run = {implementation, search, number, false};
    const uint64_t before = number - search->from;
    const uint64_t most = before < SHORTEST_RUN_MOST ? before : SHORTEST_RUN_MOST;
    uint64_t low = 0, length = most < 1 ? most : 1;
    bool shown = false;
    *from = number + 1;
    enum status status = shows(&run, length, &shown, error);
    while (status == STATUS_OK && !shown && length < most) {
        low = length;
        length = 2 * length < most ? 2 * length : most;
        status = shows(&run, length, &shown, error);
    }
    if (status != STATUS_OK || !shown)
        return status;
    status = shorten(&run, low, &length, error);
    *from = number - length;
    return status;
}

enum status run_is_confirmed(struct implementation *implementation, const struct sweep_search *search,
                             uint64_t from, uint64_t number, bool *confirmed, struct error *error)
{
    const struct run_search run = {implementation, search, number, true};
    return shows(&run, number - from, confirmed, error);
}
