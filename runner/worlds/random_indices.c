/*
 * Draws indices: with a pattern; then one index that breaks it, negative ones, and ones that are out of
 * range.
 *
 * A place is the number of an element of indices. A position is what a valid index names, counted from the
 * start.
 */
#include "node.h"
#include "random_numbers.h"
#include "random_parts.h"

/* What indices are drawn with. */
struct drawing {
    struct random_stream stream;
    const struct random_shapes *shapes;
    const struct tensor *indices;
    int32_t *line; /* scratch: room for as many positions as there are indices */
};

/* How many positions a component can name. At least 1: in an extent of 0, position 0 is drawn, which is out
 * of range. */
static int64_t positions_of(const struct drawing *drawing, int64_t component)
{
    return random_greater(drawing->shapes->valid[component], 1);
}

/* The component of a tuple at a place; for Scatter and ScatterElements there is one. */
static int64_t component_at(const struct drawing *drawing, int64_t place)
{
    return place % drawing->shapes->components;
}

/* ---- patterns of Scatter and ScatterElements ----------------------------------------------------------- */

enum way_through_lines { AS_THEY_STAND, LINES_ALIKE, LINES_MOVED, LINES_DRAWN };

/* The pattern goes through all indices in their order. */
static void fill_as_they_stand(struct drawing *drawing, enum line_pattern pattern)
{
    const struct tensor *indices = drawing->indices;
    random_line_fill(&drawing->stream, pattern, drawing->line, indices->count, positions_of(drawing, 0));
    for (int64_t place = 0; place < indices->count; place++)
        index_store(indices, place, drawing->line[place]);
}

/* The pattern goes along the axis: the same in every line, moved on by one from line to line, or drawn for
 * each line. */
static void fill_along_axis(struct drawing *drawing, enum line_pattern pattern, enum way_through_lines way)
{
    const struct tensor *indices = drawing->indices;
    const int axis = axis_normalise(drawing->shapes->axis, drawing->shapes->rank);
    const int64_t length = indices->dims[axis], positions = positions_of(drawing, 0);
    const int64_t inner = random_product(indices->dims + axis + 1, indices->rank - axis - 1);
    const int64_t lines = random_product(indices->dims, axis) * inner;
    for (int64_t line = 0; line < lines; line++) {
        int64_t first = line / inner * length * inner + line % inner;
        int64_t moved = way == LINES_MOVED ? line % positions : 0;
        if (line == 0 || way == LINES_DRAWN)
            random_line_fill(&drawing->stream, pattern, drawing->line, length, positions);
        for (int64_t i = 0; i < length; i++) {
            int64_t position = drawing->line[i] + moved;
            index_store(indices, first + i * inner, position < positions ? position : position - positions);
        }
    }
}

static void fill_elements(struct drawing *drawing)
{
    static const uint8_t weights[] = {
        [AS_THEY_STAND] = 24, [LINES_ALIKE] = 16, [LINES_MOVED] = 8, [LINES_DRAWN] = 16};
    const enum line_pattern pattern = random_line_pattern(&drawing->stream);
    const int way = random_choice(&drawing->stream, weights);
    if (way == AS_THEY_STAND || drawing->shapes->exchangeable)
        fill_as_they_stand(drawing, pattern);
    else
        fill_along_axis(drawing, pattern, (enum way_through_lines)way);
}

/* ---- patterns of ScatterND ----------------------------------------------------------------------------- */

enum way_through_tuples { CELLS_BY_LAST, CELLS_BY_FIRST, EACH_COMPONENT };

/* The pattern goes through the cells (slices) that tuples can name, numbered so that the last component, or
 * the first one, changes from each cell to the next. */
static void fill_cells(struct drawing *drawing, int64_t tuples, enum way_through_tuples way)
{
    const int length = drawing->shapes->components;
    uint32_t cells = 1;
    for (int component = 0; component < length; component++)
        cells *= (uint32_t)positions_of(drawing, component);
    random_line_fill(&drawing->stream, random_line_pattern(&drawing->stream), drawing->line, tuples, cells);
    for (int64_t tuple = 0; tuple < tuples; tuple++) {
        uint32_t rest = (uint32_t)drawing->line[tuple];
        for (int i = 0; i < length; i++) {
            int component = way == CELLS_BY_LAST ? length - 1 - i : i;
            uint32_t positions = (uint32_t)positions_of(drawing, component);
            index_store(drawing->indices, tuple * length + component, rest % positions);
            rest /= positions;
        }
    }
}

/* Each component has a pattern of its own. */
static void fill_components(struct drawing *drawing, int64_t tuples)
{
    const int length = drawing->shapes->components;
    for (int component = 0; component < length; component++) {
        enum line_pattern pattern = random_line_pattern(&drawing->stream);
        random_line_fill(&drawing->stream, pattern, drawing->line, tuples, positions_of(drawing, component));
        for (int64_t tuple = 0; tuple < tuples; tuple++)
            index_store(drawing->indices, tuple * length + component, drawing->line[tuple]);
    }
}

static void fill_tuples(struct drawing *drawing)
{
    static const uint8_t weights[] = {[CELLS_BY_LAST] = 32, [CELLS_BY_FIRST] = 16, [EACH_COMPONENT] = 16};
    const int64_t tuples = drawing->indices->count / drawing->shapes->components;
    const int way = random_choice(&drawing->stream, weights);
    if (way == EACH_COMPONENT)
        fill_components(drawing, tuples);
    else
        fill_cells(drawing, tuples, (enum way_through_tuples)way);
}

/* ---- broken patterns ----------------------------------------------------------------------------------- */

/* A place at which blocks begin or end: one of the first or last eight, or one next to the middle. */
static int64_t draw_boundary(struct drawing *drawing)
{
    struct random_stream *stream = &drawing->stream;
    const int64_t count = drawing->indices->count;
    const int64_t near = random_below(stream, random_lesser(count, 8));
    switch (random_below(stream, 3)) {
    case 0:
        return near;
    case 1:
        return count / 2 - (count > 1 ? near % 2 : 0);
    default:
        return count - 1 - near;
    }
}

/* Replaces one position by the next one or by any other. */
static void break_pattern(struct drawing *drawing)
{
    const int64_t place = draw_boundary(drawing);
    const int64_t positions = positions_of(drawing, component_at(drawing, place));
    const int64_t step =
        random_once_in(&drawing->stream, 2) ? 1 : 1 + random_below(&drawing->stream, positions - 1);
    index_store(drawing->indices, place, (index_at(drawing->indices, place) + step) % positions);
}

/* ---- negative indices ---------------------------------------------------------------------------------- */

/* Names the same position by a negative index. */
static void negate(struct drawing *drawing, int64_t place)
{
    const int64_t positions = positions_of(drawing, component_at(drawing, place));
    index_store(drawing->indices, place, index_at(drawing->indices, place) - positions);
}

static void negate_every(struct drawing *drawing, int64_t first, int64_t step)
{
    for (int64_t place = first; place < drawing->indices->count; place += step)
        negate(drawing, place);
}

/* Each index with probability 1/2. */
static void negate_half(struct drawing *drawing)
{
    const uint64_t key = random_next(&drawing->stream);
    for (int64_t place = 0; place < drawing->indices->count; place++)
        if (mix(key + (uint64_t)place) >> 63 != 0)
            negate(drawing, place);
}

static void negate_some(struct drawing *drawing)
{
    enum { NONE, ALL, HALF, ONE, ONE_COMPONENT };
    static const uint8_t weights[] = {[NONE] = 26, [ALL] = 8, [HALF] = 16, [ONE] = 8, [ONE_COMPONENT] = 6};
    const int64_t components = drawing->shapes->components;
    switch (random_choice(&drawing->stream, weights)) {
    case ALL:
        negate_every(drawing, 0, 1);
        break;
    case HALF:
        negate_half(drawing);
        break;
    case ONE:
        negate(drawing, draw_boundary(drawing));
        break;
    case ONE_COMPONENT:
        negate_every(drawing, random_below(&drawing->stream, components), components);
        break;
    default:
        break;
    }
}

/* ---- indices that are out of range --------------------------------------------------------------------- */

/* An index that is out of range for an extent, and not for the type of indices; some have in their low bits a
 * position that is in range. The first eight are for int32 as well. */
static int64_t draw_invalid(struct drawing *drawing, int64_t extent, int64_t position)
{
    struct random_stream *stream = &drawing->stream;
    switch (random_below(stream, drawing->indices->dtype == DTYPE_INT32 ? 8 : 16)) {
    case 0:
    case 1:
    case 8:
        return extent;
    case 2:
    case 3:
    case 9:
        return -extent - 1;
    case 4:
        return extent + random_below(stream, 1000);
    case 5:
        return -extent - 1 - random_below(stream, 1000);
    case 6:
        return random_once_in(stream, 2) ? INT32_MAX : INT32_MIN;
    case 7:
        return extent <= 1 << 16 ? (1 << 16) + position : extent;
    case 10:
        return INT64_MAX;
    case 11:
        return INT64_MIN;
    case 12:
        return ((int64_t)1 << 32) + position;
    case 13:
        return position - ((int64_t)1 << 32);
    case 14:
        return INT64_MIN + position;
    default:
        return (int64_t)1 << 31;
    }
}

/* Replaces an index, which may be out of range already, by one that is. */
static void spoil(struct drawing *drawing, int64_t place)
{
    const int64_t extent = drawing->shapes->invalid[component_at(drawing, place)];
    const int64_t index = index_at(drawing->indices, place);
    const bool is_position = index >= 0 && index < extent;
    index_store(drawing->indices, place, draw_invalid(drawing, extent, is_position ? index : 0));
}

/* The first place, the middle one, the last one, or any. */
static int64_t draw_place(struct drawing *drawing)
{
    const int64_t count = drawing->indices->count;
    switch (random_below(&drawing->stream, 4)) {
    case 0:
        return 0;
    case 1:
        return count / 2;
    case 2:
        return count - 1;
    default:
        return random_below(&drawing->stream, count);
    }
}

/* Returns the place of the only index that is out of range if its updates are to change nothing, else -1. */
static int64_t spoil_some(struct drawing *drawing)
{
    enum { ONE, SEVERAL, ALL };
    static const uint8_t weights[] = {[ONE] = 40, [SEVERAL] = 16, [ALL] = 8};
    const int64_t count = drawing->indices->count;
    const int spoilt = random_choice(&drawing->stream, weights);
    if (spoilt == ONE) {
        int64_t place = draw_place(drawing);
        spoil(drawing, place);
        return random_once_in(&drawing->stream, 2) ? place : -1;
    }
    if (spoilt == SEVERAL)
        for (int64_t more = random_between(&drawing->stream, 2, 5); more > 0; more--)
            spoil(drawing, random_below(&drawing->stream, count));
    else
        for (int64_t place = 0; place < count; place++)
            spoil(drawing, place);
    return -1;
}

/* ---- all ----------------------------------------------------------------------------------------------- */

enum status random_indices_fill(const struct random_shapes *shapes, uint64_t key,
                                const struct tensor *indices, int64_t *idle, struct arena *arena,
                                struct error *error)
{
    *idle = -1;
    if (indices->count == 0)
        return STATUS_OK;
    struct drawing drawing = {.stream = {key}, .shapes = shapes, .indices = indices};
    drawing.line = arena_allocate(arena, (size_t)indices->count * sizeof *drawing.line);
    if (drawing.line == NULL)
        return error_no_memory(error, "the indices of a case");
    if (shapes->tuples)
        fill_tuples(&drawing);
    else
        fill_elements(&drawing);
    if (random_below(&drawing.stream, 8) < 3)
        break_pattern(&drawing);
    negate_some(&drawing);
    if (random_once_in(&drawing.stream, 16))
        *idle = spoil_some(&drawing);
    return STATUS_OK;
}
