/* Draws the form of a case's model. */
#include "dtype.h"
#include "random_parts.h"

#include <math.h>
#include <string.h>

/* ---- weights ------------------------------------------------------------------------------------------- */

#define SOURCE_WEIGHT(constant, weight)  [SOURCE_##constant] = (weight),
#define EXTENTS_WEIGHT(constant, weight) [EXTENTS_##constant] = (weight),
#define SHARING_WEIGHT(constant, weight) (weight),
static const uint8_t source_weights[SOURCE_COUNT] = {SOURCE_WEIGHT_TABLE(SOURCE_WEIGHT)};
static const uint8_t extents_weights[] = {EXTENTS_WEIGHT_TABLE(EXTENTS_WEIGHT)};
static const uint8_t sharing_weights[] = {SHARING_TABLE(SHARING_WEIGHT)};

static const uint8_t computed_weights[SOURCE_COUNT] = {COMPUTED_WEIGHT_TABLE(SOURCE_WEIGHT)};

#define PLUS_WEIGHT(constant, weight) +(weight)
_Static_assert(0 COMPUTED_WEIGHT_TABLE(PLUS_WEIGHT) == RANDOM_WEIGHTS,
               "computed ones have the weight of all");
_Static_assert(0 SOURCE_WEIGHT_TABLE(PLUS_WEIGHT) == RANDOM_WEIGHTS, "sources have the weight of all");
_Static_assert(0 EXTENTS_WEIGHT_TABLE(PLUS_WEIGHT) == RANDOM_WEIGHTS, "declarations have the weight of all");
_Static_assert(0 SHARING_TABLE(PLUS_WEIGHT) == RANDOM_WEIGHTS, "sharings have the weight of all");
#define PLUS_ONE(constant, weight) +1
_Static_assert(0 SOURCE_WEIGHT_TABLE(PLUS_ONE) == SOURCE_OVERRIDDEN + 1 &&
                   0 COMPUTED_WEIGHT_TABLE(PLUS_ONE) == SOURCE_COUNT - SOURCE_OVERRIDDEN &&
                   sizeof extents_weights == DECLARED_EXTENTS_COUNT,
               "every source and declaration has a weight");

enum sharing {
#define SHARING_CONSTANT(constant, weight) SHARING_##constant,
    SHARING_TABLE(SHARING_CONSTANT)
#undef SHARING_CONSTANT
};

/* ---- shapes of one value ------------------------------------------------------------------------------- */

static void copy_dims(int64_t *to, const int64_t *from, int rank)
{
    memcpy(to, from, (size_t)rank * sizeof *to);
}

/* Gives data the shape of indices, whose tuples must not be longer than their rank. */
static void make_data_like_indices(struct random_shapes *shapes)
{
    shapes->rank = shapes->indices_rank;
    copy_dims(shapes->dims, shapes->indices_dims, shapes->rank);
}

/* Of ScatterND: the shapes in which inputs have one; false if there are none. */
static bool share_tuples(struct random_shapes *shapes, enum sharing sharing)
{
    const int tuple = shapes->tuple;
    if ((tuple == 0 && sharing != SHARING_DATA_UPDATES) || tuple == RANDOM_DATA_RANK)
        return false;
    switch (sharing) {
    case SHARING_DATA_UPDATES: /* a tuple for each of the slices */
        shapes->indices_rank = tuple + 1;
        copy_dims(shapes->indices_dims, shapes->dims, tuple);
        shapes->indices_dims[tuple] = tuple;
        return true;
    case SHARING_DATA_INDICES:
        make_data_like_indices(shapes);
        return tuple <= shapes->rank;
    case SHARING_INDICES_UPDATES: /* slices as long as tuples */
        shapes->rank = tuple + 1;
        shapes->dims[tuple] = tuple;
        return true;
    case SHARING_ALL_ONE: /* a list of tuples of one component */
        shapes->indices_dims[0] = random_product(shapes->indices_dims, shapes->indices_rank - 1);
        shapes->indices_dims[1] = shapes->tuple = 1;
        shapes->indices_rank = 2;
        make_data_like_indices(shapes);
        return true;
    case SHARING_APART:
        break;
    }
    return false;
}

static bool share_elements(struct random_shapes *shapes, enum sharing sharing)
{
    if (sharing != SHARING_INDICES_UPDATES) /* these always have one shape */
        make_data_like_indices(shapes);
    return true;
}

static bool fits(const struct random_shapes *shapes, int64_t limit)
{
    return random_product(shapes->dims, shapes->rank) <= limit &&
           random_product(shapes->indices_dims, shapes->indices_rank) <= limit &&
           random_product(shapes->updates_dims, shapes->updates_rank) <= limit;
}

/* Draws which inputs are one value, and gives them one shape. */
static enum sharing draw_sharing(struct random_shapes *shapes, const struct random_draw *draw,
                                 struct random_stream *stream)
{
    const enum sharing sharing = (enum sharing)random_choice(stream, sharing_weights);
    const struct random_shapes before = *shapes;
    if (sharing == SHARING_APART ||
        (sharing != SHARING_DATA_UPDATES && draw->kind->dtype != draw->kind->index_dtype))
        return SHARING_APART;
    bool is_shared = (shapes->tuples ? share_tuples : share_elements)(shapes, sharing);
    if (is_shared) {
        random_shapes_derive(shapes);
        is_shared = fits(shapes, random_shapes_limit(draw));
    }
    if (is_shared)
        return sharing;
    *shapes = before;
    return SHARING_APART;
}

static void set_sharing(struct written_form *form, enum sharing sharing)
{
    form->shared[INPUT_INDICES] = sharing == SHARING_DATA_INDICES || sharing == SHARING_ALL_ONE;
    if (sharing == SHARING_INDICES_UPDATES)
        form->shared[INPUT_UPDATES] = 1;
    if (sharing == SHARING_DATA_UPDATES || sharing == SHARING_ALL_ONE)
        form->shared[INPUT_UPDATES] = 2;
}

/* ---- forms --------------------------------------------------------------------------------------------- */

/* A form in which no inputs are one value. */
static struct written_form random_form_apart(struct random_stream *stream)
{
    struct written_form form = {.extents = (uint8_t)random_choice(stream, extents_weights)};
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        form.sources[slot] = (uint8_t)random_choice(stream, source_weights);
    written_form_settle(&form);
    return form;
}

/* What is large is a graph input. */
static void settle(struct written_form *form, const struct random_shapes *shapes)
{
    if (random_product(shapes->dims, shapes->rank) > RANDOM_USUAL_MOST)
        form->sources[INPUT_DATA] = SOURCE_GRAPH;
    if (random_product(shapes->indices_dims, shapes->indices_rank) > RANDOM_USUAL_MOST)
        form->sources[INPUT_INDICES] = SOURCE_GRAPH;
    if (random_product(shapes->updates_dims, shapes->updates_rank) > RANDOM_USUAL_MOST)
        form->sources[INPUT_UPDATES] = SOURCE_GRAPH;
    written_form_settle(form);
}

struct written_form random_form_draw(struct random_shapes *shapes, const struct random_thin *thin,
                                     const struct random_draw *draw)
{
    struct random_stream stream = {mix(draw->shapes ^ 1)};
    struct written_form form = random_form_apart(&stream);
    if (thin->place == THIN_NONE && draw->differs == DIFFERS_IN_ALL)
        set_sharing(&form, draw_sharing(shapes, draw, &stream));
    settle(&form, shapes);
    return form;
}

void random_form_share(const struct world_case *made, const struct written_form *form)
{
    const struct tensor *inputs = made->inputs;
    const bool shares_indices = form->shared[INPUT_INDICES] != 0 || form->shared[INPUT_UPDATES] == 1;
    const struct tensor *from = &inputs[shares_indices ? INPUT_INDICES : INPUT_DATA];
    if (from->size == 0)
        return;
    if (form->shared[INPUT_INDICES] != 0)
        memcpy(inputs[INPUT_DATA].elements, from->elements, from->size);
    if (form->shared[INPUT_UPDATES] != 0)
        memcpy(inputs[INPUT_UPDATES].elements, from->elements, from->size);
}

/* ---- graphs -------------------------------------------------------------------------------------------- */

/* Gives indices as many elements as there are rows of data, or elements along the axis. */
static void make_range(struct random_shapes *shapes)
{
    const int axis = shapes->tuples ? 0 : shapes->axis < 0 ? shapes->axis + shapes->rank : shapes->axis;
    const int64_t extent = shapes->dims[axis];
    if (shapes->tuples) {
        shapes->tuple = 1;
        shapes->indices_rank = 2;
    }
    for (int i = 0; i < shapes->indices_rank; i++)
        shapes->indices_dims[i] = 1;
    shapes->indices_dims[axis] = extent;
    random_shapes_derive(shapes);
}

struct written_form random_graph_draw(struct random_shapes *shapes, const struct random_draw *draw)
{
    struct random_stream stream = {mix(draw->shapes ^ 2)};
    struct written_form form = {.extents = EXTENTS_NUMBERED};
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        form.sources[slot] = (uint8_t)random_choice(&stream, computed_weights);
    if (form.sources[INPUT_INDICES] == SOURCE_EXPAND || form.sources[INPUT_INDICES] == SOURCE_SCATTER)
        form.sources[INPUT_INDICES] = SOURCE_RANGE;
    if (form.sources[INPUT_DATA] == SOURCE_SCATTER && form.sources[INPUT_UPDATES] == SOURCE_SCATTER)
        form.sources[INPUT_UPDATES] = SOURCE_EXPAND; /* a graph has two scatter nodes at most */
    if (draw->differs != DIFFERS_IN_ALL) {           /* whether there is a NaN could be a second difference */
        form.sources[INPUT_DATA] = form.sources[INPUT_UPDATES] = SOURCE_GRAPH;
        if (form.sources[INPUT_INDICES] == SOURCE_RANGE)
            form.sources[INPUT_INDICES] = SOURCE_IDENTITY;
    }
    const int64_t count = random_product(shapes->dims, shapes->rank);
    if (form.sources[INPUT_INDICES] == SOURCE_RANGE && shapes->rank > 0 && count > 0 &&
        count <= RANDOM_USUAL_MOST)
        make_range(shapes);
    settle(&form, shapes);
    return form;
}

static bool has_nan(const struct tensor *tensor)
{
    const int32_t part = part_dtype(tensor->dtype);
    bool found = false;
    for (size_t place = 0; !found && floating_format_of(part) != NULL && place < tensor->size;
         place += dtype_size(part))
        found = isnan(floating_value(part, (const char *)tensor->elements + place));
    return found;
}

void random_graph_fill(const struct world_case *made, const struct random_shapes *shapes,
                       struct written_form *form)
{
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        const struct tensor *tensor = &made->inputs[slot];
        const size_t size = tensor->count == 0 ? 0 : tensor->size / (size_t)tensor->count;
        const enum value_source source = (enum value_source)form->sources[slot];
        const bool counts = source == SOURCE_RANGE && slot == INPUT_INDICES && shapes->components == 1 &&
                            tensor->count <= shapes->valid[0];
        for (int64_t i = 0; counts && i < tensor->count; i++)
            store_bits((char *)tensor->elements + (size_t)i * size, size, (uint64_t)i);
        for (int64_t i = 1; source == SOURCE_EXPAND && i < tensor->count; i++)
            memcpy((char *)tensor->elements + (size_t)i * size, tensor->elements, size);
        if (has_nan(tensor))
            form->sources[slot] = SOURCE_GRAPH;
        else if (!source_can_make(source, slot, tensor, made->kind.version->since_version))
            form->sources[slot] = SOURCE_IDENTITY;
    }
}
