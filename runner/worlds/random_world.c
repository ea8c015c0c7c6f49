#include "random_world.h"

#include "random_parts.h"

const struct world_kind *random_world_kind(const struct random_world *world, uint64_t number)
{
    return random_draw_of(world, number).kind;
}

static enum status create_inputs(const struct random_shapes *shapes, struct world_case *made,
                                 struct arena *arena, struct error *error)
{
    static const char *const names[INPUT_SLOTS] = {"data", "indices", "updates"};
    const int ranks[INPUT_SLOTS] = {shapes->rank, shapes->indices_rank, shapes->updates_rank};
    const int64_t *const dims[INPUT_SLOTS] = {shapes->dims, shapes->indices_dims, shapes->updates_dims};
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        int32_t dtype = slot == INPUT_INDICES ? made->kind.index_dtype : made->kind.dtype;
        enum status status = tensor_create(&made->inputs[slot], dtype, dims[slot], ranks[slot], arena, error);
        if (status != STATUS_OK)
            return status;
        made->inputs[slot].name = names[slot];
    }
    return STATUS_OK;
}

/* Fills the inputs of a case. */
static enum status fill_inputs(const struct random_draw *draw, const struct random_shapes *shapes,
                               const struct random_thin *thin, struct world_case *made, struct arena *arena,
                               struct error *error)
{
    const enum reduction reduction = draw->first_kind->reduction;
    int64_t idle = -1;
    enum status status =
        random_indices_fill(shapes, draw->indices, &made->inputs[INPUT_INDICES], &idle, arena, error);
    if (status == STATUS_OK && random_thin_indices(thin, shapes, &made->inputs[INPUT_INDICES]))
        idle = -1;
    if (status == STATUS_OK)
        status =
            random_values_fill(made, reduction, random_shapes_repeats(shapes), draw->values, arena, error);
    const bool keeps_values = draw->differs == DIFFERS_IN_INDICES || draw->differs == DIFFERS_IN_INDEX_DTYPE;
    if (status == STATUS_OK && idle >= 0 && !keeps_values)
        random_values_idle(made, reduction, idle);
    return status == STATUS_OK ? random_thin_values(thin, made, arena, error) : status;
}

enum status random_world_make(const struct random_world *world, uint64_t number, struct world_case *made,
                              struct arena *arena, struct error *error)
{
    const struct random_draw draw = random_draw_of(world, number);
    struct random_shapes shapes;
    struct random_thin thin = {.place = THIN_NONE};
    struct written_form form = {.extents = EXTENTS_NUMBERED};
    random_shapes_draw(&shapes, &draw);
    if (world->has_forms) {
        thin = random_thin_draw(&shapes, &draw);
        form = random_form_draw(&shapes, &thin, &draw);
    }
    *made = (struct world_case){.kind = *draw.kind, .axis = shapes.axis};
    enum status status = create_inputs(&shapes, made, arena, error);
    if (status == STATUS_OK)
        status = fill_inputs(&draw, &shapes, &thin, made, arena, error);
    if (status == STATUS_OK && world->has_forms) {
        random_form_share(made, &form);
        world_case_take_form(made, &form);
    }
    return status;
}
