#include "world.h"

#include "dtype.h"
#include "random_parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Worlds by name, and their cases. */

#define RANDOM_PREFIX "random-"
#define FORMS_PREFIX  "forms-"
#define GRAPHS_PREFIX "graphs-"

/* Decimal, without a sign or zeros in front, so that each has one name. */
static bool read_seed(const char *text, uint64_t *seed)
{
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits <= 18 && text[digits] == '\0' && (text[0] != '0' || digits == 1) &&
           sscanf(text, "%" SCNu64, seed) == 1;
}

/* What follows a prefix, or NULL; NULL for NULL. */
static const char *after(const char *text, const char *prefix)
{
    return text != NULL && strncmp(text, prefix, strlen(prefix)) == 0 ? text + strlen(prefix) : NULL;
}

enum status world_create(struct world *world, const char *name, struct arena *arena, struct error *error)
{
    const char *seed = after(name, RANDOM_PREFIX), *after_forms = after(seed, FORMS_PREFIX),
               *after_graphs = after(seed, GRAPHS_PREFIX);
    memset(world, 0, sizeof *world);
    world->has_forms = after_forms != NULL;
    world->has_graphs = after_graphs != NULL;
    seed = after_forms != NULL ? after_forms : after_graphs != NULL ? after_graphs : seed;
    if (seed == NULL || !read_seed(seed, &world->seed))
        return error_set(
            error, STATUS_USAGE,
            "there is no world \"%.100s\": random-SEED is that of a number, such as random-1; "
            "random-forms-SEED also has other forms of models, random-graphs-SEED other nodes that "
            "compute inputs",
            name);
    (void)snprintf(world->name, sizeof world->name, RANDOM_PREFIX "%s%" PRIu64,
                   world->has_forms    ? FORMS_PREFIX
                   : world->has_graphs ? GRAPHS_PREFIX
                                       : "",
                   world->seed);
    return world_kinds_create(&world->kinds, arena, error);
}

/* ---- cases --------------------------------------------------------------------------------------------- */

static enum status create_inputs(const struct random_shapes *shapes, struct world_case *made,
                                 struct arena *arena, struct error *error)
{
    const int ranks[INPUT_SLOTS] = {shapes->rank, shapes->indices_rank, shapes->updates_rank};
    const int64_t *const dims[INPUT_SLOTS] = {shapes->dims, shapes->indices_dims, shapes->updates_dims};
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        int32_t dtype = slot == INPUT_INDICES ? made->kind.index_dtype : made->kind.dtype;
        enum status status = tensor_create(&made->inputs[slot], dtype, dims[slot], ranks[slot], arena, error);
        if (status != STATUS_OK)
            return status;
        made->inputs[slot].name = input_names[slot];
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

enum status world_case_make(const struct world *world, uint64_t number, struct world_case *made,
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
    if (world->has_graphs)
        form = random_graph_draw(&shapes, &draw);
    *made = (struct world_case){.kind = *draw.kind, .axis = shapes.axis};
    enum status status = create_inputs(&shapes, made, arena, error);
    if (status == STATUS_OK)
        status = fill_inputs(&draw, &shapes, &thin, made, arena, error);
    if (status != STATUS_OK)
        return status;
    if (world->has_forms)
        random_form_share(made, &form);
    if (world->has_graphs)
        random_graph_fill(made, &shapes, &form);
    if (world->has_forms || world->has_graphs)
        world_case_take_form(made, &form);
    return status;
}

enum { DTYPE_NUMBERS = 32 /* of a dtype_set */ };

/* The kinds of one version and element type, after `count` others. Returns the new count. Without `items`
 * they are only counted. */
static size_t add_kinds(const struct operator_version *version, int32_t dtype, struct world_kind *items,
                        size_t count)
{
    const int32_t index_dtypes[] = {DTYPE_INT32, DTYPE_INT64};
    for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
        bool names_reduction = version->reductions != 0;
        if (names_reduction ? (version->reductions >> reduction & 1) == 0 : reduction != REDUCTION_NONE)
            continue;
        for (size_t i = 0; i < sizeof index_dtypes / sizeof *index_dtypes; i++) {
            if (!dtype_in(version->index_types, index_dtypes[i]))
                continue;
            if (items != NULL)
                items[count] = (struct world_kind){.version = version,
                                                   .dtype = dtype,
                                                   .index_dtype = index_dtypes[i],
                                                   .reduction = (enum reduction)reduction,
                                                   .names_reduction = names_reduction};
            count++;
        }
    }
    return count;
}

static size_t all_kinds(struct world_kind *items)
{
    size_t count = 0;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int32_t dtype = 0; dtype < DTYPE_NUMBERS; dtype++)
            if (dtype_in(operator_versions[row].types, dtype))
                count = add_kinds(&operator_versions[row], dtype, items, count);
    return count;
}

enum status world_kinds_create(struct world_kinds *kinds, struct arena *arena, struct error *error)
{
    size_t count = all_kinds(NULL);
    struct world_kind *items = arena_allocate(arena, count * sizeof *items);
    if (items == NULL)
        return error_no_memory(error, "the kinds of cases");
    *kinds = (struct world_kinds){.items = items, .count = all_kinds(items)};
    return STATUS_OK;
}

void world_case_take_form(struct world_case *made, const struct written_form *form)
{
    made->form = *form;
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        made->inputs[slot].name = input_names[slot - form->shared[slot]];
}

void element_store(int32_t dtype, int64_t value, void *element)
{
    size_t size = dtype_size(dtype);
    int32_t part = part_dtype(dtype);
    if (floating_format_of(dtype) != NULL) {
        floating_store(part, (double)value, element);
        if (part != dtype)
            floating_store(part, -(double)value, (char *)element + size / 2);
    } else {
        store_bits(element, size, dtype == DTYPE_BOOL ? value != 0 : (uint64_t)value);
    }
}
