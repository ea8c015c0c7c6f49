/* For every target, the updates that aim at it: counted, then listed in their order. */
#include "cell.h"

#include <stddef.h>
#include <string.h>

/* The data of a walk over the targets of all updates. */
struct walk {
    uint64_t first, count; /* the requested targets */
    int64_t *begins;
    int64_t *updates;
};

/* Visits an update with its target, counted from the first requested one. */
typedef void visitor(const struct walk *walk, int64_t update, uint64_t target);

static void for_each_update(struct scatter_plan *plan, visitor *visit, const struct walk *walk)
{
    for (int64_t update = 0; update < plan->update_count; update++) {
        const uint64_t target = (uint64_t)scatter_plan_target(plan, update) - walk->first;
        if (target < walk->count)
            visit(walk, update, target);
    }
}

/* First walk: counts the updates of each target, one entry further on. */
static void count_update(const struct walk *walk, int64_t update, uint64_t target)
{
    (void)update;
    walk->begins[target + 1]++;
}

/* Second walk: begins[target] is the position for the next update of the target. */
static void place_update(const struct walk *walk, int64_t update, uint64_t target)
{
    walk->updates[walk->begins[target]++] = update;
}

enum status aims_create_some(struct aims *aims, struct scatter_plan *plan, int64_t first, int64_t count,
                             struct arena *arena, struct error *error)
{
    int64_t all = plan->update_count == 0 ? 0 : plan->target_count;
    int64_t begin = first < all ? first : all;
    int64_t targets = count < all - begin ? count : all - begin;
    struct walk walk = {.first = (uint64_t)begin, .count = (uint64_t)targets};
    walk.begins = arena_allocate_zeroed(arena, (size_t)targets + 1, sizeof *walk.begins);
    if (walk.begins == NULL)
        return error_no_memory(error, "the updates of each target");
    *aims = (struct aims){.slice = plan->slice,
                          .first_target = begin,
                          .target_count = targets,
                          .update_count = plan->update_count,
                          .begins = walk.begins};
    for_each_update(plan, count_update, &walk);
    for (int64_t target = 0; target < targets; target++) {
        aims->duplicates |= walk.begins[target + 1] > 1;
        walk.begins[target + 1] += walk.begins[target];
    }
    walk.updates = arena_allocate(arena, (size_t)walk.begins[targets] * sizeof *walk.updates);
    if (walk.updates == NULL)
        return error_no_memory(error, "the updates of each target");
    aims->updates = walk.updates;
    for_each_update(plan, place_update, &walk);
    /* Each begin has moved to the end of its list, which is the begin of the next list. */
    memmove(walk.begins + 1, walk.begins, (size_t)targets * sizeof *walk.begins);
    walk.begins[0] = 0;
    return STATUS_OK;
}

enum status aims_create(struct aims *aims, struct scatter_plan *plan, struct arena *arena,
                        struct error *error)
{
    return aims_create_some(aims, plan, 0, INT64_MAX, arena, error);
}

enum status aims_find_repeated(struct scatter_plan *plan, int64_t *target, struct arena *arena,
                               struct error *error)
{
    /* The last repeated target of a round is taken: which cells are looked at, and so recorded counts, follow
     * from it. */
    enum { ROUND = 1024 };
    *target = -1;
    if (plan->update_count < 2)
        return STATUS_OK;
    unsigned char *met = arena_allocate_zeroed(arena, (size_t)plan->target_count, 1);
    if (met == NULL)
        return error_no_memory(error, "the targets of the updates");
    for (int64_t update = 0; update < plan->update_count; update++) {
        const int64_t aimed = scatter_plan_target(plan, update);
        if (update % ROUND == 0 && *target >= 0)
            break;
        if (met[aimed] != 0)
            *target = aimed;
        met[aimed] = 1;
    }
    return STATUS_OK;
}

int64_t aims_count(const struct aims *aims, int64_t position)
{
    if (aims->target_count == 0)
        return 0;
    int64_t target = position / aims->slice - aims->first_target;
    return aims->begins[target + 1] - aims->begins[target];
}

int64_t aims_update_position(const struct aims *aims, int64_t position, int64_t i)
{
    int64_t target = position / aims->slice - aims->first_target;
    return aims->updates[aims->begins[target] + i] * aims->slice + position % aims->slice;
}
