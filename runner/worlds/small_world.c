#include "small_world.h"

#include "indices.h"
#include "random_stream.h"
#include "small_values.h"

/* ---- numbers ------------------------------------------------------------------------------------------------------------ */

static const struct small_geometries *geometries_of(const struct small_world *world,
                                                    const struct world_kind *kind)
{
    return kind->version->op == OPERATOR_SCATTER_ND ? &world->tuple_geometries : &world->geometries;
}

enum status small_world_create(struct small_world *world, int elements, int rank, struct arena *arena,
                               struct error *error)
{
    *world = (struct small_world){.elements = elements, .rank = rank};
    if (elements < 1 || elements > SMALL_ELEMENTS_MOST || rank < 1 || rank > SMALL_RANK_MOST)
        return error_set(error, STATUS_USAGE,
                         "a small world has 1 to %d elements and 1 to %d dimensions, not %d and %d",
                         SMALL_ELEMENTS_MOST, SMALL_RANK_MOST, elements, rank);
    enum status status = world_kinds_create(&world->kinds, arena, error);
    if (status == STATUS_OK)
        status = small_geometries_create(&world->geometries, false, elements, rank, arena, error);
    if (status == STATUS_OK)
        status = small_geometries_create(&world->tuple_geometries, true, elements, rank, arena, error);
    if (status != STATUS_OK)
        return status;
    uint64_t *begins = arena_allocate(arena, (world->kinds.count + 1) * sizeof *begins);
    if (begins == NULL)
        return error_no_memory(error, "the numbers of cases");
    for (size_t i = 0; i < world->kinds.count; i++) {
        begins[i] = world->cases;
        world->cases += geometries_of(world, &world->kinds.items[i])->cases;
        if (world->cases >= WORLD_MOST_CASES)
            return error_set(error, STATUS_USAGE,
                             "a world of %d elements and %d dimensions has more cases than can be numbered",
                             elements, rank);
    }
    begins[world->kinds.count] = world->cases;
    world->begins = begins;
    return STATUS_OK;
}

static size_t kind_of(const struct small_world *world, uint64_t number)
{
    size_t low = 0, high = world->kinds.count;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (world->begins[middle] <= number)
            low = middle;
        else
            high = middle;
    }
    return low;
}

struct small_frame small_frame_of(const struct small_world *world, uint64_t number)
{
    size_t kind = kind_of(world, number);
    struct small_frame frame = {.kind = &world->kinds.items[kind]};
    const struct small_geometries *geometries = geometries_of(world, frame.kind);
    frame.geometry = small_geometry_of(geometries, number - world->begins[kind]);
    frame.tuples = geometries->tuples;
    frame.begin = world->begins[kind] + frame.geometry->begin;
    bool is_last = frame.geometry == &geometries->items[geometries->count - 1];
    frame.end = is_last ? world->begins[kind + 1] : world->begins[kind] + frame.geometry[1].begin;
    return frame;
}

/* ---- indices ------------------------------------------------------------------------------------------------------------ */

static void fill_indices(const struct small_frame *frame, uint64_t number, const struct tensor *indices)
{
    uint64_t rest = number - frame->begin;
    for (int64_t position = indices->count - 1; position >= 0; position--) {
        int64_t extent = small_geometry_extent(frame->geometry, frame->tuples, position);
        uint64_t values = 2 * (uint64_t)extent + 2;
        index_store(indices, position, (int64_t)(rest % values) - extent - 1);
        rest /= values;
    }
}

static void next_indices(const struct small_frame *frame, const struct tensor *indices)
{
    for (int64_t position = indices->count - 1; position >= 0; position--) {
        int64_t extent = small_geometry_extent(frame->geometry, frame->tuples, position);
        int64_t index = index_at(indices, position);
        if (index < extent) {
            index_store(indices, position, index + 1);
            return;
        }
        index_store(indices, position, -extent - 1);
    }
}

/* ---- values ------------------------------------------------------------------------------------------------------------- */

/* The first case of a frame whose first index is not negative; in a frame of one case there is none. */
static uint64_t middle_of(const struct small_frame *frame)
{
    return frame->begin + (frame->end - frame->begin + 1) / 2;
}

/* Both halves of a frame aim at the same targets. Their strings are the same, because strings are not replaced in place. */
static uint64_t order_of(const struct small_frame *frame, uint64_t number)
{
    const uint64_t bits = mix(frame->begin);
    return number < middle_of(frame) || frame->kind->dtype == DTYPE_STRING ? bits : ~bits;
}

/* Whether data and updates of the second half of a frame are others. */
static bool has_two_orders(const struct small_frame *frame)
{
    const enum reduction_kind kind = reduction_kind(frame->kind->reduction);
    return (kind == REDUCES_TO_UPDATE || kind == REDUCES_TO_EXTREME) && frame->kind->dtype != DTYPE_STRING;
}

bool small_values_change(const struct small_frame *frame, uint64_t number)
{
    return frame->kind->dtype == DTYPE_BOOL || (number + 1 == middle_of(frame) && has_two_orders(frame));
}

uint64_t small_values_end(const struct small_frame *frame, uint64_t number)
{
    if (frame->kind->dtype == DTYPE_BOOL)
        return number + 1;
    return has_two_orders(frame) && number < middle_of(frame) ? middle_of(frame) : frame->end;
}

/* ---- cases -------------------------------------------------------------------------------------------------------------- */

/* The shapes of the three inputs. */
struct shapes {
    int ranks[INPUT_SLOTS];
    int64_t dims[INPUT_SLOTS][2 * SMALL_RANK_MOST];
};

static struct shapes shapes_of(const struct small_frame *frame)
{
    const struct small_geometry *geometry = frame->geometry;
    struct shapes shapes = {.ranks = {geometry->rank, geometry->indices_rank, geometry->indices_rank}};
    for (int i = 0; i < geometry->rank; i++)
        shapes.dims[INPUT_DATA][i] = geometry->dims[i];
    for (int i = 0; i < geometry->indices_rank; i++)
        shapes.dims[INPUT_INDICES][i] = shapes.dims[INPUT_UPDATES][i] = geometry->indices_dims[i];
    if (!frame->tuples)
        return shapes;
    shapes.ranks[INPUT_UPDATES]--; /* a tuple is replaced by a slice */
    for (int i = geometry->tuple; i < geometry->rank; i++)
        shapes.dims[INPUT_UPDATES][shapes.ranks[INPUT_UPDATES]++] = geometry->dims[i];
    return shapes;
}

enum status small_case_make(const struct small_frame *frame, uint64_t number, struct world_case *made,
                            struct arena *arena, struct error *error)
{
    static const char *const names[INPUT_SLOTS] = {"data", "indices", "updates"};
    const struct shapes shapes = shapes_of(frame);
    *made = (struct world_case){.kind = *frame->kind, .axis = frame->geometry->axis};
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        int32_t dtype = slot == INPUT_INDICES ? frame->kind->index_dtype : frame->kind->dtype;
        enum status status =
            tensor_create(&made->inputs[slot], dtype, shapes.dims[slot], shapes.ranks[slot], arena, error);
        if (status != STATUS_OK)
            return status;
        made->inputs[slot].name = names[slot];
    }
    fill_indices(frame, number, &made->inputs[INPUT_INDICES]);
    small_values_fill(made, order_of(frame, number), number);
    return STATUS_OK;
}

void small_case_next(const struct small_frame *frame, uint64_t number, struct world_case *made)
{
    next_indices(frame, &made->inputs[INPUT_INDICES]);
    if (small_values_change(frame, number))
        small_values_fill(made, order_of(frame, number + 1), number + 1);
}
