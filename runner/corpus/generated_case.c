#include "generated_case.h"

#include "scatter_model.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Gives a case the model. */
static enum status load_model(struct scatter_case *the_case, const struct scatter_model *model,
                              struct arena *arena, struct error *error)
{
    void *bytes = NULL;
    size_t size = 0;
    struct fed_values *fed = arena_allocate_zeroed(arena, 1, sizeof *fed);
    if (fed == NULL)
        return error_no_memory(error, "a case");
    enum status status = scatter_model_pack(model, fed, &bytes, &size, arena, error);
    the_case->unread_inputs = fed->items;
    the_case->unread_input_count = fed->count;
    return status == STATUS_OK ? model_read(&the_case->model, bytes, size, NULL, arena, error) : status;
}

/* The model of a generated case of a world, which borrows from it. */
static struct scatter_model model_of(const struct world_case *made)
{
    const struct world_kind *kind = &made->kind;
    return (struct scatter_model){.op = kind->version->op,
                                  .opset = kind->version->since_version,
                                  .inputs = made->inputs,
                                  .form = &made->form,
                                  .axis = kind->version->has_axis ? &made->axis : NULL,
                                  .reduction =
                                      kind->names_reduction ? reduction_name(kind->reduction) : NULL};
}

enum status generated_case_model(struct scatter_case *the_case, const struct operator_version *version,
                                 const int64_t *axis, const char *reduction, struct arena *arena,
                                 struct error *error)
{
    const struct scatter_model model = {.op = version->op,
                                        .opset = version->since_version,
                                        .inputs = the_case->inputs,
                                        .axis = axis,
                                        .reduction = reduction};
    return load_model(the_case, &model, arena, error);
}

enum status generated_case_load(struct scatter_case *the_case, const char *id, struct world_case *made,
                                struct arena *arena, struct error *error)
{
    const struct scatter_model model = model_of(made);
    *the_case = (struct scatter_case){.id = id,
                                      .files.folder = id,
                                      .inputs = made->inputs,
                                      .input_count = INPUT_SLOTS,
                                      .expectation = EXPECT_UNSTATED,
                                      .tier = TIER_UNSTATED,
                                      .why = "",
                                      .sibling = ""};
    enum status status = load_model(the_case, &model, arena, error);
    for (int slot = 0; status == STATUS_OK && slot < INPUT_SLOTS; slot++)
        if (made->form.sources[slot] == SOURCE_OVERRIDDEN)
            the_case->model.graph_inputs[the_case->model.inputs[slot].graph_input].overridden = true;
    return status;
}

enum status world_case_load(struct scatter_case *the_case, const char *id, const struct world *world,
                            uint64_t number, struct arena *arena, struct error *error)
{
    struct world_case *made = arena_allocate_zeroed(arena, 1, sizeof *made);
    if (made == NULL)
        return error_no_memory(error, "a case");
    enum status status = world_case_make(world, number, made, arena, error);
    return status == STATUS_OK ? generated_case_load(the_case, id, made, arena, error) : status;
}

const char *world_case_id(const struct world *world, uint64_t number, struct arena *arena)
{
    return arena_format(arena, "%s/%0*" PRIu64, world->name, WORLD_DIGITS, number);
}

bool world_case_number(const struct world *world, const char *id, uint64_t *number)
{
    const size_t length = strlen(world->name);
    const char *digits = id + length + 1;
    if (strncmp(id, world->name, length) != 0 || id[length] != '/' ||
        strspn(digits, "0123456789") != WORLD_DIGITS || digits[WORLD_DIGITS] != '\0')
        return false;
    *number = strtoull(digits, NULL, 10);
    return *number < WORLD_CASES;
}
