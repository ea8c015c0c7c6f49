/* Thin places: which one a case has, and its shapes. */
#include "node.h"
#include "random_parts.h"

#define WEIGHT(constant, weight) (weight),
static const uint8_t weights[] = {THIN_PLACE_TABLE(WEIGHT)};
#undef WEIGHT

#define PLUS_WEIGHT(constant, weight) +(weight)
_Static_assert(0 THIN_PLACE_TABLE(PLUS_WEIGHT) == RANDOM_WEIGHTS, "thin places have the weight of all");
#undef PLUS_WEIGHT

/* ---- shapes -------------------------------------------------------------------------------------------- */

/* Sets the shapes of a tuple of `length` for each of `count` updates; data has its shape already. */
static void set_tuples(struct random_shapes *shapes, int length, int64_t count)
{
    shapes->tuple = length;
    shapes->indices_rank = 2;
    shapes->indices_dims[0] = count;
    shapes->indices_dims[1] = length;
}

static void draw_axis(struct random_shapes *shapes, struct random_stream *stream)
{
    shapes->axis = (int)random_below(stream, 2 * shapes->rank) - shapes->rank;
    shapes->indices_rank = shapes->rank;
}

/*
 * Two neighbouring dimensions can be treated as one if indices cover both and the axis is neither of them:
 * indices are shorter in every dimension. Tuples name neither all nor none of a dimension: neighbouring
 * extents differ.
 */
static void draw_unmerged(struct random_shapes *shapes, struct random_stream *stream, int most_rank)
{
    const int rank = shapes->rank = (int)random_between(stream, 5, most_rank);
    const int64_t first = random_below(stream, 3);
    if (shapes->tuples) {
        for (int i = 0; i < rank; i++)
            shapes->dims[i] = 2 + (i + first) % 3;
        const int length = rank - (int)random_below(stream, 3);
        set_tuples(shapes, length, random_between(stream, 1, 31));
        return;
    }
    draw_axis(shapes, stream);
    for (int i = 0; i < rank; i++) {
        shapes->indices_dims[i] = random_between(stream, 1, 2);
        shapes->dims[i] = shapes->indices_dims[i] + 1;
    }
}

static void draw_odd(struct random_shapes *shapes, struct random_stream *stream)
{
    const int more = random_once_in(stream, 4) ? 1 : 0; /* a small dimension before the others */
    shapes->rank = 2 + more;
    for (int i = 0; i < shapes->rank; i++)
        shapes->dims[i] = i < more ? random_between(stream, 2, 3) : random_between(stream, 37, 61);
    if (shapes->tuples) {
        const int length = (int)random_between(stream, 1, shapes->rank);
        set_tuples(shapes, length, random_between(stream, 1, shapes->rank - length == 2 ? 2 : 31));
        return;
    }
    draw_axis(shapes, stream);
    const int axis = axis_normalise(shapes->axis, shapes->rank);
    for (int i = 0; i < shapes->rank; i++)
        shapes->indices_dims[i] = i == axis || i < more
                                      ? random_greater(shapes->dims[i] / random_between(stream, 2, 5), 1)
                                      : shapes->dims[i] - random_between(stream, 1, 5);
}

static void draw_wide(struct random_shapes *shapes, struct random_stream *stream, bool is_short)
{
    const int64_t width = random_between(stream, 257, 330);
    const int place = shapes->tuples ? 1 : (int)random_below(stream, 2);
    shapes->rank = is_short || random_once_in(stream, 2) ? 2 : 3;
    for (int i = 0; i < shapes->rank; i++)
        shapes->dims[i] = i == place ? width : random_between(stream, 1, 3);
    if (shapes->tuples) {
        set_tuples(shapes, 1, random_between(stream, 1, 3));
        return;
    }
    const int axis = place == 0 ? shapes->rank - 1 : random_once_in(stream, 2) ? 0 : shapes->rank - 1;
    shapes->indices_rank = shapes->rank;
    shapes->axis = axis == place ? 0 : axis;
    if (random_once_in(stream, 2))
        shapes->axis -= shapes->rank;
    for (int i = 0; i < shapes->rank; i++)
        shapes->indices_dims[i] =
            i == place ? random_between(stream, 257, width) : random_between(stream, 1, shapes->dims[i]);
}

/* ---- lists --------------------------------------------------------------------------------------------- */

/* So many indices into so many cells along an axis, or slices; in one of two cases there is a second
 * dimension. */
static void set_list(struct random_shapes *shapes, struct random_stream *stream, int64_t cells, int64_t count)
{
    const int64_t other = random_between(stream, 1, 3);
    shapes->rank = random_once_in(stream, 2) ? 1 : 2;
    shapes->dims[1] = other;
    shapes->dims[0] = cells;
    if (shapes->tuples) {
        set_tuples(shapes, 1, count);
        return;
    }
    draw_axis(shapes, stream);
    const int axis = axis_normalise(shapes->axis, shapes->rank);
    shapes->dims[axis] = cells;
    shapes->indices_dims[axis] = count;
    if (shapes->rank == 2) {
        shapes->dims[1 - axis] = other;
        shapes->indices_dims[1 - axis] = random_between(stream, 1, other);
    }
}

static void draw_list(struct random_shapes *shapes, struct random_stream *stream, enum thin_place place,
                      int32_t dtype)
{
    int64_t count = random_between(stream, 3, 40), cells = count + random_below(stream, 20);
    if (place == THIN_CROWD) {
        count = random_between(stream, 120, 170);
        count += dtype == DTYPE_BOOL ? 200 : 0;
        cells = random_between(stream, 60, 160);
    } else if (place == THIN_THOUSANDS) {
        count = random_between(stream, 2001, 4000);
        cells = random_between(stream, 200, 500);
    } else if (place == THIN_BESIDE) {
        cells = 2 * count + random_below(stream, 20);
    }
    set_list(shapes, stream, cells, count);
}

/* ---- the draw ------------------------------------------------------------------------------------------ */

/* Only floating types have infinities and NaN; tensors of strings are small. */
static enum thin_place possible_place(enum thin_place place, int32_t dtype)
{
    const dtype_set floating = DTYPE_BIT(FLOAT) | DTYPE_BIT(DOUBLE) | DTYPE_BIT(FLOAT16) |
                               DTYPE_BIT(BFLOAT16) | DTYPE_BIT(COMPLEX64) | DTYPE_BIT(COMPLEX128);
    if (place == THIN_BESIDE && !dtype_in(floating, dtype))
        return THIN_DULL;
    if (dtype != DTYPE_STRING)
        return place;
    return place == THIN_ODD ? THIN_WIDE : place == THIN_THOUSANDS ? THIN_CROWD : place;
}

static void draw_shapes(struct random_shapes *shapes, struct random_stream *stream, enum thin_place place,
                        int32_t dtype)
{
    const bool is_string = dtype == DTYPE_STRING;
    switch (place) {
    case THIN_UNMERGED:
        draw_unmerged(shapes, stream, is_string ? 6 : RANDOM_DATA_RANK);
        break;
    case THIN_ODD:
        draw_odd(shapes, stream);
        break;
    case THIN_WIDE:
        draw_wide(shapes, stream, is_string);
        break;
    case THIN_RUN:
    case THIN_CROWD:
    case THIN_THOUSANDS:
    case THIN_BESIDE:
        draw_list(shapes, stream, place, dtype);
        break;
    case THIN_NONE:
    case THIN_DULL:
        return;
    }
    random_shapes_derive(shapes);
}

struct random_thin random_thin_draw(struct random_shapes *shapes, const struct random_draw *draw)
{
    struct random_stream stream = {mix(draw->shapes ^ 2)};
    struct random_thin thin = {.place = THIN_NONE};
    if (draw->differs != DIFFERS_IN_ALL)
        return thin;
    thin.place = possible_place((enum thin_place)random_choice(&stream, weights), draw->kind->dtype);
    draw_shapes(shapes, &stream, thin.place, draw->kind->dtype);
    thin.key = random_next(&stream);
    return thin;
}
