#include "aims.h"

#include <stddef.h>
#include <string.h>

/* The data of a walk over the targets of all updates. */
struct walk {
    uint64_t first, count; /* the requested targets */
    int64_t *begins;
    int64_t *updates;
};

/* Visits `count` updates from number `first` on; `targets` are their targets. */
typedef void block_visitor(const struct walk *walk, int64_t first, int64_t count, const uint64_t *targets);

static void for_each_block(struct scatter_plan *plan, block_visitor *visit, const struct walk *walk)
{
    uint64_t targets[PLAN_BLOCK];
    for (int64_t first = 0; first < plan->update_count; first += PLAN_BLOCK) {
        int64_t rest = plan->update_count - first;
        int64_t count = rest < PLAN_BLOCK ? rest : PLAN_BLOCK;
        scatter_plan_block(plan, first, count, targets);
        visit(walk, first, count, targets);
    }
}

/* First walk: counts the updates of each target, one entry further on. */
static void count_updates(const struct walk *walk, int64_t first, int64_t count, const uint64_t *targets)
{
    (void)first;
    for (int64_t i = 0; i < count; i++)
        if (targets[i] - walk->first < walk->count)
            walk->begins[targets[i] - walk->first + 1]++;
}

/* Second walk: begins[target] is the position for the next update of the target. */
static void place_updates(const struct walk *walk, int64_t first, int64_t count, const uint64_t *targets)
{
    for (int64_t i = 0; i < count; i++)
        if (targets[i] - walk->first < walk->count)
            walk->updates[walk->begins[targets[i] - walk->first]++] = first + i;
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
    for_each_block(plan, count_updates, &walk);
    for (int64_t target = 0; target < targets; target++) {
        aims->duplicates |= walk.begins[target + 1] > 1;
        walk.begins[target + 1] += walk.begins[target];
    }
    walk.updates = arena_allocate(arena, (size_t)walk.begins[targets] * sizeof *walk.updates);
    if (walk.updates == NULL)
        return error_no_memory(error, "the updates of each target");
    aims->updates = walk.updates;
    for_each_block(plan, place_updates, &walk);
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
    uint64_t targets[PLAN_BLOCK];
    int64_t repeated = -1;
    *target = -1;
    if (plan->update_count < 2)
        return STATUS_OK;
    /* One byte per target: with bits, accesses to neighbouring targets would wait for each other. */
    unsigned char *met = arena_allocate_zeroed(arena, (size_t)plan->target_count, 1);
    if (met == NULL)
        return error_no_memory(error, "the targets of the updates");
    for (int64_t first = 0; first < plan->update_count && repeated < 0; first += PLAN_BLOCK) {
        int64_t rest = plan->update_count - first;
        int64_t count = rest < PLAN_BLOCK ? rest : PLAN_BLOCK;
        scatter_plan_block(plan, first, count, targets);
        for (int64_t i = 0; i < count; i++) {
            repeated = met[targets[i]] != 0 ? (int64_t)targets[i] : repeated;
            met[targets[i]] = 1;
        }
    }
    *target = repeated;
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
