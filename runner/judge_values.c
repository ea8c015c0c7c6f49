#include "judge_values.h"

#include <string.h>

/* Scratch memory for one search of orders. */
static const size_t SEARCH_MEMORY = (size_t)64 << 20;

/* One pass over the cells of a result. */
struct pass {
    struct cell cell;
    const struct tensor *expected, *actual;
    struct value_judgement *judgement;
    struct arena *arena;
    struct arena scratch;
    int searches;
};

/* Keeps a witness beyond the scratch memory in which it was found. */
static const size_t *keep_witness(struct pass *pass, const struct standing *standing)
{
    size_t count = (size_t)aims_count(&pass->judgement->aims, pass->cell.position);
    size_t *kept = standing->witness == NULL ? NULL : arena_allocate(pass->arena, count * sizeof *kept);
    if (kept != NULL)
        memcpy(kept, standing->witness, count * sizeof *kept);
    return kept;
}

static void note(struct pass *pass, const struct standing *standing)
{
    struct value_judgement *judgement = pass->judgement;
    struct value_finding *finding =
        standing->complies ? &judgement->complies[standing->clause] : &judgement->deviates[standing->clause];
    finding->policies |= (uint32_t)1 << standing->policy;
    if (finding->cells++ > 0)
        return;
    finding->first = pass->cell.position;
    finding->first_policy = standing->policy;
    finding->searched = standing->searched;
    finding->witness = keep_witness(pass, standing);
}

static void judge_cell(struct pass *pass, int64_t position)
{
    size_t size = dtype_size(pass->expected->dtype);
    const char *expected = pass->expected->elements, *actual = pass->actual->elements;
    pass->cell.position = position;
    pass->cell.expected = expected + (size_t)position * size;
    pass->cell.actual = actual + (size_t)position * size;
    int64_t count = aims_count(&pass->judgement->aims, position);
    bool equal = pass->expected->dtype != DTYPE_STRING && memcmp(pass->cell.expected, pass->cell.actual, size) == 0;
    if (equal && count <= 1 && pass->cell.reduction == REDUCTION_NONE)
        return;
    if (equal && count == 0)
        return;
    bool search = !equal && pass->searches < SEARCHED_CELLS;
    pass->searches += search && count > 1;
    struct standing standing = cell_standing(&pass->cell, search, &pass->scratch);
    note(pass, &standing);
    arena_reset(&pass->scratch);
}

/* ---- slices -------------------------------------------------------------------------------------------------------- */

/* Whether one update alone explains all elements of a target's slice. */
static bool is_whole(const struct pass *pass, int64_t target)
{
    const struct aims *aims = &pass->judgement->aims;
    size_t slice_size = (size_t)aims->slice * dtype_size(pass->expected->dtype);
    const char *actual = pass->actual->elements, *updates = pass->cell.updates->elements;
    for (int64_t i = aims->begins[target]; i < aims->begins[target + 1]; i++)
        if (memcmp(actual + (size_t)target * slice_size, updates + (size_t)aims->updates[i] * slice_size,
                   slice_size) == 0)
            return true;
    return false;
}

static enum slices examine_slices(const struct pass *pass)
{
    const struct aims *aims = &pass->judgement->aims;
    enum slices found = SLICES_NONE;
    if (aims->slice <= 1 || pass->cell.reduction != REDUCTION_NONE || pass->expected->dtype == DTYPE_STRING)
        return SLICES_NONE;
    for (int64_t target = 0; target < aims->target_count; target++) {
        if (aims->begins[target + 1] - aims->begins[target] < 2)
            continue;
        if (!is_whole(pass, target))
            return SLICES_TORN;
        found = SLICES_WHOLE;
    }
    return found;
}

enum status judge_values(const struct scatter_node *node, const struct preparation *preparation,
                         const struct tensor *expected, const struct tensor *actual,
                         struct value_judgement *judgement, struct arena *arena, struct error *error)
{
    struct scatter_plan plan;
    memset(judgement, 0, sizeof *judgement);
    enum status status = scatter_plan_create(&plan, node, preparation, arena, error);
    if (status == STATUS_OK)
        status = aims_create(&judgement->aims, &plan, arena, error);
    if (status != STATUS_OK)
        return status;
    struct pass pass = {.cell = {.data = node->inputs[INPUT_DATA],
                                 .updates = node->inputs[INPUT_UPDATES],
                                 .aims = &judgement->aims,
                                 .reduction = preparation->reduction},
                        .expected = expected,
                        .actual = actual,
                        .judgement = judgement,
                        .arena = arena,
                        .scratch = arena_create(SEARCH_MEMORY)};
    for (int64_t position = 0; position < expected->count; position++)
        judge_cell(&pass, position);
    judgement->duplicates = judgement->aims.duplicates;
    judgement->slices = examine_slices(&pass);
    arena_destroy(&pass.scratch);
    return STATUS_OK;
}
