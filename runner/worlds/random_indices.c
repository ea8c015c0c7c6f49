#include "indices.h"
#include "random_lines.h"
#include "random_parts.h"
#include "shape.h"

/* What indices are drawn with. */
struct drawing {
    struct random_stream stream;
    const struct random_shapes *shapes;
    const struct tensor *indices;
    int32_t *line; /* of as many positions as there are indices */
};

/* How many valid values an index has. If there is none, 0 is drawn, which is out of range. */
static int64_t valid_positions(const struct random_shapes *shapes, int64_t component)
{
    return shapes->valid[component] > 0 ? shapes->valid[component] : 1;
}

static int64_t component_of(const struct drawing *drawing, int64_t position)
{
    return position % drawing->shapes->components;
}

/* ---- Scatter, ScatterElements ------------------------------------------------------------------------------------------- */

/* The pattern goes through all indices in their order. */
static void fill_as_they_stand(struct drawing *drawing, enum line_pattern pattern)
{
    const struct tensor *indices = drawing->indices;
    random_line_fill(&drawing->stream, pattern, drawing->line, indices->count,
                     valid_positions(drawing->shapes, 0));
    for (int64_t i = 0; i < indices->count; i++)
        index_store(indices, i, drawing->line[i]);
}

enum lines { LINES_ALIKE, LINES_MOVED, LINES_DRAWN_EACH };

static void fill_along_axis(struct drawing *drawing, enum line_pattern pattern, enum lines lines)
{
    const struct tensor *indices = drawing->indices;
    const int axis = axis_normalise(drawing->shapes->axis, drawing->shapes->rank);
    const int64_t length = indices->dims[axis], positions = valid_positions(drawing->shapes, 0);
    const int64_t inner = random_product(indices->dims + axis + 1, indices->rank - axis - 1);
    const int64_t count = random_product(indices->dims, axis) * inner;
    for (int64_t line = 0; line < count; line++) {
        int64_t first = line / inner * length * inner + line % inner;
        int64_t moved = lines == LINES_MOVED ? line % positions : 0;
        if (line == 0 || lines == LINES_DRAWN_EACH)
            random_line_fill(&drawing->stream, pattern, drawing->line, length, positions);
        for (int64_t j = 0; j < length; j++) {
            int64_t index = drawing->line[j] + moved;
            index_store(indices, first + j * inner, index < positions ? index : index - positions);
        }
    }
}

static void fill_elements(struct drawing *drawing)
{
    const enum line_pattern pattern = random_line_pattern(&drawing->stream);
    const int64_t way = random_below(&drawing->stream, 8);
    if (drawing->shapes->exchangeable || way < 3)
        fill_as_they_stand(drawing, pattern);
    else
        fill_along_axis(drawing, pattern, way < 5 ? LINES_ALIKE : way < 6 ? LINES_MOVED : LINES_DRAWN_EACH);
}

/* ---- ScatterND ---------------------------------------------------------------------------------------------------------- */

/* One list of cells; the components of a tuple are the digits of one, the last first or the first first. */
static void fill_cells(struct drawing *drawing, int64_t tuples, bool last_first)
{
    const int length = drawing->shapes->components;
    uint32_t cells = 1;
    for (int i = 0; i < length; i++)
        cells *= (uint32_t)valid_positions(drawing->shapes, i);
    random_line_fill(&drawing->stream, random_line_pattern(&drawing->stream), drawing->line, tuples, cells);
    for (int64_t tuple = 0; tuple < tuples; tuple++) {
        uint32_t rest = (uint32_t)drawing->line[tuple];
        for (int i = 0; i < length; i++) {
            int component = last_first ? length - 1 - i : i;
            uint32_t positions = (uint32_t)valid_positions(drawing->shapes, component);
            index_store(drawing->indices, tuple * length + component, rest % positions);
            rest /= positions;
        }
    }
}

static void fill_components(struct drawing *drawing, int64_t tuples)
{
    const int length = drawing->shapes->components;
    for (int component = 0; component < length; component++) {
        enum line_pattern pattern = random_line_pattern(&drawing->stream);
        random_line_fill(&drawing->stream, pattern, drawing->line, tuples,
                         valid_positions(drawing->shapes, component));
        for (int64_t tuple = 0; tuple < tuples; tuple++)
            index_store(drawing->indices, tuple * length + component, drawing->line[tuple]);
    }
}

static void fill_tuples(struct drawing *drawing)
{
    const int64_t tuples = drawing->indices->count / drawing->shapes->components;
    const int64_t way = random_below(&drawing->stream, 8);
    if (way < 6)
        fill_cells(drawing, tuples, way < 4);
    else
        fill_components(drawing, tuples);
}

/* ---- broken patterns and negative indices -------------------------------------------------------------------------------- */

/* One of `count` positions: one of the first or last 8, or next to the middle. */
static int64_t draw_place(struct random_stream *stream, int64_t count)
{
    int64_t near = random_below(stream, count < 8 ? count : 8);
    switch (random_below(stream, 3)) {
    case 0:
        return near;
    case 1:
        return count / 2 - (count > 1 ? near % 2 : 0);
    default:
        return count - 1 - near;
    }
}

/* Replaces one position by the next or by any other. */
static void break_once(struct drawing *drawing)
{
    const int64_t place = draw_place(&drawing->stream, drawing->indices->count);
    const int64_t positions = valid_positions(drawing->shapes, component_of(drawing, place));
    const int64_t step =
        random_once_in(&drawing->stream, 2) ? 1 : 1 + random_below(&drawing->stream, positions - 1);
    index_store(drawing->indices, place, (index_at(drawing->indices, place) + step) % positions);
}

static void negate(struct drawing *drawing, int64_t position)
{
    const int64_t index = index_at(drawing->indices, position);
    index_store(drawing->indices, position,
                index - valid_positions(drawing->shapes, component_of(drawing, position)));
}

static void negate_some(struct drawing *drawing)
{
    static const uint8_t weights[] = {26, 8, 16, 8, 6};
    const int64_t count = drawing->indices->count, components = drawing->shapes->components;
    switch (random_choice(&drawing->stream, weights)) {
    case 1:
        for (int64_t i = 0; i < count; i++)
            negate(drawing, i);
        break;
    case 2: {
        const uint64_t key = random_next(&drawing->stream);
        for (int64_t i = 0; i < count; i++)
            if (mix(key + (uint64_t)i) >> 63 != 0)
                negate(drawing, i);
        break;
    }
    case 3:
        negate(drawing, draw_place(&drawing->stream, count));
        break;
    case 4:
        for (int64_t i = random_below(&drawing->stream, components); i < count; i += components)
            negate(drawing, i);
        break;
    default:
        break;
    }
}

/* ---- out of range ------------------------------------------------------------------------------------------------------- */

/* An index that is out of range for the extent, and for int32 if need be; next to one that is valid. */
static int64_t draw_invalid(struct drawing *drawing, int64_t extent, int64_t valid)
{
    enum { NARROW = 8, ALL = 16 };
    struct random_stream *stream = &drawing->stream;
    switch (random_below(stream, drawing->indices->dtype == DTYPE_INT32 ? NARROW : ALL)) {
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
        return extent <= 1 << 16 ? (1 << 16) + valid : extent;
    case 10:
        return INT64_MAX;
    case 11:
        return INT64_MIN;
    case 12:
        return ((int64_t)1 << 32) + valid;
    case 13:
        return valid - ((int64_t)1 << 32);
    case 14:
        return INT64_MIN + (valid < 0 ? 0 : valid);
    default:
        return (int64_t)1 << 31;
    }
}

static void spoil(struct drawing *drawing, int64_t position)
{
    const int64_t extent = drawing->shapes->invalid[component_of(drawing, position)];
    const int64_t valid = index_at(drawing->indices, position);
    const bool is_position =
        valid >= 0 && valid < extent; /* several may hit one that is out of range already */
    index_store(drawing->indices, position, draw_invalid(drawing, extent, is_position ? valid : 0));
}

/* The place of the only index that is out of range. */
static int64_t draw_spoilt_place(struct drawing *drawing)
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

static void spoil_some(struct drawing *drawing, int64_t *idle)
{
    const int64_t count = drawing->indices->count, way = random_below(&drawing->stream, 8);
    if (way < 5) {
        int64_t place = draw_spoilt_place(drawing);
        spoil(drawing, place);
        if (random_once_in(&drawing->stream, 2))
            *idle = place;
    } else if (way < 7) {
        for (int64_t more = random_between(&drawing->stream, 2, 5); more > 0; more--)
            spoil(drawing, random_below(&drawing->stream, count));
    } else {
        for (int64_t i = 0; i < count; i++)
            spoil(drawing, i);
    }
}

/* ---- all ---------------------------------------------------------------------------------------------------------------- */

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
    (shapes->tuples ? fill_tuples : fill_elements)(&drawing);
    if (random_below(&drawing.stream, 8) < 3)
        break_once(&drawing);
    negate_some(&drawing);
    if (random_once_in(&drawing.stream, 16))
        spoil_some(&drawing, idle);
    return STATUS_OK;
}
