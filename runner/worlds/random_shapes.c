/* Draws the shapes of a case. */
#include "node.h"
#include "random_parts.h"

/* What shapes are drawn with. */
struct drawing {
    struct random_stream stream;
    struct random_shapes *shapes;
    int64_t limit; /* the most elements of a tensor that the types allow */
    int64_t most;  /* the most elements of a tensor of this case */
};

int64_t random_product(const int64_t *dims, int rank)
{
    int64_t product = 1;
    for (int i = 0; i < rank; i++)
        product *= dims[i];
    return product;
}

static void fill(int64_t *dims, int rank, int64_t extent)
{
    for (int i = 0; i < rank; i++)
        dims[i] = extent;
}

/* ---- what all shapes have ------------------------------------------------------------------------------ */

static int draw_rank(struct drawing *drawing)
{
    static const uint8_t weights[RANDOM_DATA_RANK] = {12, 18, 15, 8, 4, 3, 2, 2};
    int rank = 1 + random_choice(&drawing->stream, weights);
    return drawing->shapes->exchangeable && rank == 1 ? 2 : rank;
}

static int64_t draw_number_of_updates(struct drawing *drawing)
{
    int64_t updates = random_count(&drawing->stream, drawing->limit);
    drawing->most =
        updates > RANDOM_USUAL_MOST ? drawing->limit : random_lesser(drawing->limit, RANDOM_USUAL_MOST);
    return updates;
}

/* ---- Scatter, ScatterElements -------------------------------------------------------------------------- */

static void draw_data_of_elements(struct drawing *drawing, int axis)
{
    struct random_shapes *shapes = drawing->shapes;
    int64_t rest = drawing->most;
    for (int i = 0; i < shapes->rank; i++) {
        shapes->dims[i] = shapes->indices_dims[i];
        rest /= i == axis ? 1 : shapes->dims[i];
    }
    const int64_t updates = shapes->indices_dims[axis];
    if (shapes->exchangeable) {
        shapes->dims[axis] =
            random_greater(updates, random_lesser(updates + random_below(&drawing->stream, 3), rest));
        return;
    }
    for (int i = 0; i < shapes->rank; i++) {
        int64_t larger = shapes->dims[i] + random_between(&drawing->stream, 1, 3);
        int64_t others = rest * shapes->dims[i] / larger; /* what is left with the larger extent */
        if (i == axis || random_below(&drawing->stream, 4) != 0 || others < 2)
            continue;
        shapes->dims[i] = larger;
        rest = others;
    }
    shapes->dims[axis] = random_positions(&drawing->stream, updates, rest);
}

static void draw_elements(struct drawing *drawing)
{
    struct random_shapes *shapes = drawing->shapes;
    shapes->rank = shapes->indices_rank = draw_rank(drawing);
    shapes->axis = (int)random_below(&drawing->stream, 2 * shapes->rank) - shapes->rank;
    const int axis = axis_normalise(shapes->axis, shapes->rank);
    const int64_t form = random_below(&drawing->stream, 8), updates = draw_number_of_updates(drawing);
    if (form < 2) {
        fill(shapes->indices_dims, shapes->rank, 1);
        shapes->indices_dims[axis] = updates;
    } else {
        int64_t chief = form < 5 ? axis : random_below(&drawing->stream, shapes->rank);
        random_split(&drawing->stream, updates, shapes->indices_dims, shapes->rank, chief);
    }
    draw_data_of_elements(drawing, axis);
}

/* Extents of 0: of indices along the axis, off it in both or in indices alone, of both along the axis, of
 * data there. */
static void draw_zeros_of_elements(struct drawing *drawing)
{
    static const uint8_t weights[] = {20, 16, 12, 10, 6};
    struct random_shapes *shapes = drawing->shapes;
    const int axis = axis_normalise(shapes->axis, shapes->rank);
    const int other = (int)random_below(&drawing->stream, shapes->rank);
    const int zero = random_choice(&drawing->stream, weights);
    if (zero == 3 || zero == 4)
        shapes->dims[axis] = 0;
    if (zero == 0 || zero == 3 || (zero != 4 && other == axis))
        shapes->indices_dims[axis] = 0;
    else if (zero != 4)
        shapes->indices_dims[other] = 0;
    if (zero == 1 && other != axis)
        shapes->dims[other] = 0;
}

/* ---- ScatterND ----------------------------------------------------------------------------------------- */

static int draw_tuple_length(struct drawing *drawing, int rank)
{
    switch (random_below(&drawing->stream, 8)) {
    case 0:
    case 1:
        return rank;
    case 2:
    case 3:
        return 1;
    case 4:
        return (int)random_below(&drawing->stream, rank + 1);
    default:
        return (int)random_between(&drawing->stream, 1, rank);
    }
}

/* The dimensions before the tuples, mostly one of them. */
static void draw_batch(struct drawing *drawing, int64_t tuples)
{
    static const uint8_t weights[RANDOM_DATA_RANK] = {4, 34, 12, 6, 3, 2, 1, 2};
    struct random_shapes *shapes = drawing->shapes;
    const int rank = random_choice(&drawing->stream, weights);
    random_split(&drawing->stream, tuples, shapes->indices_dims, rank, random_below(&drawing->stream, rank));
    shapes->indices_dims[rank] = shapes->tuple;
    shapes->indices_rank = rank + 1;
}

static void draw_tuples(struct drawing *drawing)
{
    struct random_shapes *shapes = drawing->shapes;
    const int rank = shapes->rank = draw_rank(drawing);
    const int tuple = shapes->tuple = draw_tuple_length(drawing, rank);
    const int64_t updates = draw_number_of_updates(drawing);
    int64_t slice = 1;
    if (tuple < rank) {
        bool is_short = random_once_in(&drawing->stream, 2);
        slice = random_between(&drawing->stream, 1, is_short ? random_lesser(updates, 16) : updates);
        random_split(&drawing->stream, slice, shapes->dims + tuple, rank - tuple,
                     random_below(&drawing->stream, rank - tuple));
        slice = random_product(shapes->dims + tuple, rank - tuple);
    }
    draw_batch(drawing,
               random_lesser(random_greater(updates / slice, 1), drawing->most / random_greater(tuple, 1)));
    if (tuple == 0)
        return;
    const int64_t tuples = random_product(shapes->indices_dims, shapes->indices_rank - 1);
    const int64_t positions = random_positions(&drawing->stream, tuples, drawing->most / slice);
    random_split(&drawing->stream, positions, shapes->dims, tuple, random_below(&drawing->stream, tuple));
}

/* Extents of 0: of the batch, of slices, of what is indexed without and with tuples. */
static void draw_zeros_of_tuples(struct drawing *drawing)
{
    static const uint8_t weights[] = {24, 22, 12, 6};
    struct random_shapes *shapes = drawing->shapes;
    const int batch = shapes->indices_rank - 1, tail = shapes->rank - shapes->tuple;
    const int zero = random_choice(&drawing->stream, weights);
    if (zero == 1 && tail > 0)
        shapes->dims[shapes->tuple + random_below(&drawing->stream, tail)] = 0;
    else if (batch > 0 && zero != 3)
        shapes->indices_dims[random_below(&drawing->stream, batch)] = 0;
    if (shapes->tuple > 0 && (zero == 3 || (zero == 2 && batch > 0)))
        shapes->dims[random_below(&drawing->stream, shapes->tuple)] = 0;
}

/* ---- runs ---------------------------------------------------------------------------------------------- */

/* Another order of `count` dimensions of data from the first one given on, and of indices where these have
 * the same. */
static void shuffle(struct random_shapes *shapes, int first, int count, struct random_stream *stream)
{
    for (int i = count - 1; i > 0; i--) {
        int a = first + i, b = first + (int)random_below(stream, i + 1);
        int64_t extent = shapes->dims[a];
        shapes->dims[a] = shapes->dims[b];
        shapes->dims[b] = extent;
        if (shapes->tuples)
            continue;
        extent = shapes->indices_dims[a];
        shapes->indices_dims[a] = shapes->indices_dims[b];
        shapes->indices_dims[b] = extent;
    }
}

static void change(struct random_shapes *shapes, const struct random_draw *draw)
{
    struct random_stream stream = {draw->other};
    if (draw->differs == DIFFERS_IN_AXIS)
        shapes->axis = (int)random_below(&stream, 2 * shapes->rank) - shapes->rank;
    if (draw->differs != DIFFERS_IN_EXTENTS)
        return;
    if (shapes->tuples) {
        shuffle(shapes, 0, shapes->tuple, &stream);
        shuffle(shapes, shapes->tuple, shapes->rank - shapes->tuple, &stream);
    } else {
        shuffle(shapes, 0, shapes->rank, &stream);
    }
}

/* ---- all ----------------------------------------------------------------------------------------------- */

static void derive_updates(struct random_shapes *shapes)
{
    shapes->updates_rank = shapes->tuples ? shapes->indices_rank - 1 : shapes->indices_rank;
    for (int i = 0; i < shapes->updates_rank; i++)
        shapes->updates_dims[i] = shapes->indices_dims[i];
    for (int i = shapes->tuple; shapes->tuples && i < shapes->rank; i++)
        shapes->updates_dims[shapes->updates_rank++] = shapes->dims[i];
}

static void derive_bounds(struct random_shapes *shapes)
{
    const int exchanged = shapes->tuples ? shapes->tuple : shapes->rank;
    int64_t least = INT64_MAX, most = 0;
    for (int i = 0; i < exchanged; i++) {
        least = random_lesser(least, shapes->dims[i]);
        most = random_greater(most, shapes->dims[i]);
    }
    shapes->components = shapes->tuples ? shapes->tuple : 1;
    for (int i = 0; i < shapes->components; i++) {
        int64_t extent = shapes->dims[shapes->tuples ? i : axis_normalise(shapes->axis, shapes->rank)];
        shapes->valid[i] = shapes->exchangeable ? least : extent;
        shapes->invalid[i] = shapes->exchangeable ? most : extent;
    }
}

void random_shapes_derive(struct random_shapes *shapes)
{
    derive_updates(shapes);
    derive_bounds(shapes);
}

/* Cases of a run have one shape whatever their element types. */
int64_t random_shapes_limit(const struct random_draw *draw)
{
    if (draw->differs == DIFFERS_IN_DTYPE || draw->kind->dtype == DTYPE_STRING)
        return RANDOM_STRINGS_MOST;
    return dtype_size(draw->kind->dtype) == 1 ? RANDOM_BYTES_MOST : RANDOM_WIDE_MOST;
}

void random_shapes_draw(struct random_shapes *shapes, const struct random_draw *draw)
{
    struct drawing drawing = {.stream = {draw->shapes}, .shapes = shapes, .limit = random_shapes_limit(draw)};
    *shapes = (struct random_shapes){.tuples = draw->kind->version->op == OPERATOR_SCATTER_ND,
                                     .exchangeable = draw->differs == DIFFERS_IN_AXIS ||
                                                     draw->differs == DIFFERS_IN_EXTENTS};
    (shapes->tuples ? draw_tuples : draw_elements)(&drawing);
    if (!shapes->exchangeable && random_once_in(&drawing.stream, 16))
        (shapes->tuples ? draw_zeros_of_tuples : draw_zeros_of_elements)(&drawing);
    if (draw->is_other)
        change(shapes, draw);
    random_shapes_derive(shapes);
}

int64_t random_shapes_repeats(const struct random_shapes *shapes)
{
    if (shapes->tuples)
        return random_product(shapes->indices_dims, shapes->indices_rank - 1);
    if (shapes->exchangeable)
        return random_product(shapes->indices_dims, shapes->indices_rank);
    return shapes->indices_dims[axis_normalise(shapes->axis, shapes->rank)];
}
