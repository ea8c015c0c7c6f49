#include "aims.h"

#include <stddef.h>
#include <string.h>

/* Calls for every update, in order, with its target. */
typedef void target_visitor(int64_t update, uint64_t target, int64_t *begins, int64_t *updates);

static void for_each_target(struct scatter_plan *plan, target_visitor *visit, int64_t *begins,
                            int64_t *updates)
{
    uint64_t targets[PLAN_BLOCK];
    for (int64_t first = 0; first < plan->update_count; first += PLAN_BLOCK) {
        int64_t rest = plan->update_count - first;
        int64_t count = rest < PLAN_BLOCK ? rest : PLAN_BLOCK;
        scatter_plan_block(plan, first, count, targets);
        for (int64_t i = 0; i < count; i++)
            visit(first + i, targets[i], begins, updates);
    }
}

/* First walk: how many updates each target has, counted one place further on. */
static void count_update(int64_t update, uint64_t target, int64_t *begins, int64_t *updates)
{
    (void)update;
    (void)updates;
    begins[target + 1]++;
}

/* Second walk: begins[target] is where the next update of the target goes. */
static void place_update(int64_t update, uint64_t target, int64_t *begins, int64_t *updates)
{
    updates[begins[target]++] = update;
}

enum status aims_create(struct aims *aims, struct scatter_plan *plan, struct arena *arena,
                        struct error *error)
{
    int64_t targets = plan->update_count == 0 ? 0 : plan->target_count;
    int64_t *begins = arena_allocate_zeroed(arena, (size_t)targets + 1, sizeof *begins);
    int64_t *updates = arena_allocate(arena, (size_t)plan->update_count * sizeof *updates);
    if (begins == NULL || updates == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the aims of the updates");
    *aims = (struct aims){.slice = plan->slice,
                          .target_count = targets,
                          .update_count = plan->update_count,
                          .begins = begins,
                          .updates = updates};
    for_each_target(plan, count_update, begins, updates);
    for (int64_t target = 0; target < targets; target++) {
        aims->duplicates |= begins[target + 1] > 1;
        begins[target + 1] += begins[target];
    }
    for_each_target(plan, place_update, begins, updates);
    /* Every begin has moved to its end, which is the begin of the next. */
    memmove(begins + 1, begins, (size_t)targets * sizeof *begins);
    begins[0] = 0;
    return STATUS_OK;
}

int64_t aims_count(const struct aims *aims, int64_t position)
{
    if (aims->target_count == 0)
        return 0;
    int64_t target = position / aims->slice;
    return aims->begins[target + 1] - aims->begins[target];
}

int64_t aims_update_position(const struct aims *aims, int64_t position, int64_t i)
{
    int64_t target = position / aims->slice;
    return aims->updates[aims->begins[target] + i] * aims->slice + position % aims->slice;
}
