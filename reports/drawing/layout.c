#include "layout.h"

#include <stdlib.h>
#include <string.h>

enum {
    LANE = 6,        /* from lane to lane */
    GUTTER = 4,      /* between rows without arrows */
    ARROW_ROOM = 9,  /* between the last lane and the cell: the head of the arrow */
    LABEL_DIGIT = 7, /* the width of a digit */
    TAIL = 16,       /* right of the last column, for "…" */
    PART_GAP = 28,
    BAND_GAP = 18
};

const struct part *picture_part(const struct picture *picture, int part)
{
    const struct part *const parts[PART_COUNT] = {&picture->indices, &picture->updates, &picture->data,
                                                  &picture->expected, &picture->actual};
    return parts[part];
}

int layout_row_label_width(const struct part *part)
{
    if (!part->is_grid || part->tensor->rank < 2)
        return 0;
    int digits = 1;
    for (int64_t last = part->view.first_row + part->view.row_count - 1; last >= 10; last /= 10)
        digits++;
    return digits * LABEL_DIGIT + 8;
}

static int part_width(const struct part *part, const struct part_size *size)
{
    int grid = part->is_grid ? layout_row_label_width(part) + part->view.column_count * CELL_STEP + TAIL : 0;
    return grid > size->text_width ? grid : size->text_width;
}

/* ---- lanes ---------------------------------------------------------------------------------------------------- */

/* An arrow on its way through lanes. */
struct lane_use {
    int arrow;
    int slice, row;
    int order; /* among the arrows of one row */
};

static int by_row_and_order(const void *a, const void *b)
{
    const struct lane_use *first = a, *second = b;
    if (first->slice != second->slice)
        return first->slice - second->slice;
    if (first->row != second->row)
        return first->row - second->row;
    return first->order != second->order ? first->order - second->order : first->arrow - second->arrow;
}

/* The lanes of both ends of the arrows, and how many lanes the gutter above each row has. */
struct lanes {
    int of_update[PICTURE_ARROWS], of_cell[PICTURE_ARROWS];
    int entry[PICTURE_ARROWS],
        entry_count[PICTURE_ARROWS]; /* several arrows enter one cell next to each other */
    int count[PART_COUNT][VIEW_SLICES][VIEW_EXTENT];
};

static void number_lanes(struct lane_use *uses, int count, int *lanes, int most[VIEW_SLICES][VIEW_EXTENT])
{
    qsort(uses, (size_t)count, sizeof *uses, by_row_and_order);
    for (int i = 0; i < count; i++) {
        bool same = i > 0 && uses[i].slice == uses[i - 1].slice && uses[i].row == uses[i - 1].row;
        int lane = same ? lanes[uses[i - 1].arrow] + 1 : 0;
        lanes[uses[i].arrow] = lane;
        if (lane + 1 > most[uses[i].slice][uses[i].row])
            most[uses[i].slice][uses[i].row] = lane + 1;
    }
}

/*
 * The uppermost lane belongs to the leftmost update and to the rightmost cell, so that no arrow crosses the vertical
 * ends of the other arrows in its row.
 */
static struct lanes assign_lanes(const struct picture *picture)
{
    struct lanes lanes;
    struct lane_use from[PICTURE_ARROWS], to[PICTURE_ARROWS];
    int count = picture->arrow_count;
    memset(&lanes, 0, sizeof lanes);
    for (int i = 0; i < count; i++) {
        const struct arrow *arrow = &picture->arrows[i];
        for (int j = 0; j < count; j++)
            if (picture->arrows[j].to_position == arrow->to_position) {
                lanes.entry_count[i]++;
                lanes.entry[i] += j < i;
            }
        from[i] = (struct lane_use){i, arrow->from.slice, arrow->from.row, arrow->from.column};
        int right = arrow->to.column * PICTURE_ARROWS + lanes.entry[i];
        to[i] = (struct lane_use){i, arrow->to.slice, arrow->to.row, -right};
    }
    number_lanes(from, count, lanes.of_update, lanes.count[PART_UPDATES]);
    number_lanes(to, count, lanes.of_cell, lanes.count[PART_DATA]);
    return lanes;
}

/* ---- rows ------------------------------------------------------------------------------------------------------- */

/*
 * The upper edge of the row below `y`. Gutters with lanes begin at multiples of LANE, so that a lane of updates
 * and a lane of cells never have the same height.
 */
static int below_gutter(int y, int lanes)
{
    return lanes == 0 ? y + GUTTER : (y + LANE - 1) / LANE * LANE + lanes * LANE + ARROW_ROOM;
}

/* The number of rows that a part shows of a slice. */
static int rows_of(const struct part *part, int slice)
{
    return part->is_grid && slice < part->view.slice_count ? part->view.row_count : 0;
}

/* Lays out the rows that some parts share, starting at `y`; only lanes that belong to one of the parts count. */
static struct band make_band(const struct picture *picture, const struct part_size *sizes, int first_part,
                             int last_part, int y, const struct lanes *lanes)
{
    struct band band = {.words_y = y};
    bool has_slices = false;
    int words_bottom = y;
    for (int i = first_part; i <= last_part; i++) {
        const struct part *part = picture_part(picture, i);
        int bottom = y + sizes[i].word_lines * NOTE_HEIGHT;
        words_bottom = bottom > words_bottom ? bottom : words_bottom;
        has_slices = has_slices || (part->is_grid && part->tensor->rank > 2);
    }
    for (int slice = 0; slice < VIEW_SLICES; slice++) {
        int rows = 0;
        for (int i = first_part; i <= last_part; i++) {
            int more = rows_of(picture_part(picture, i), slice);
            rows = more > rows ? more : rows;
        }
        if (rows == 0)
            break;
        band.slice_y[slice] = y;
        y += has_slices ? NOTE_HEIGHT : 0;
        band.columns_y[slice] = y;
        y += NOTE_HEIGHT;
        for (int row = 0; row < rows; row++) {
            int used = 0;
            for (int i = first_part; i <= last_part; i++)
                used = lanes->count[i][slice][row] > used ? lanes->count[i][slice][row] : used;
            y = below_gutter(y, used);
            band.row_y[slice][row] = y;
            y += CELL_HEIGHT;
        }
        y += NOTE_HEIGHT; /* for "…" below the last row */
    }
    band.bottom = y > words_bottom ? y : words_bottom;
    return band;
}

/* Lays out parts side by side, below their headings; returns their lower edge. */
static int make_bands(struct layout *layout, const struct picture *picture, const struct part_size *sizes,
                      int first_part, int last_part, int top, const struct lanes *lanes)
{
    int y = top + HEAD_HEIGHT, bottom = 0;
    bool is_shared = true;
    for (int i = first_part; i <= last_part; i++) {
        if (sizes[i].note_lines > 0)
            y = top + HEAD_HEIGHT + NOTE_HEIGHT;
        is_shared = is_shared && rows_of(picture_part(picture, i), 1) == 0;
    }
    for (int i = first_part; i <= last_part; i++) {
        /* indices and updates share their rows */
        int first = is_shared || i == PART_UPDATES ? first_part : i;
        int last = is_shared ? last_part : i == PART_INDICES ? PART_UPDATES : i;
        layout->bands[i] = make_band(picture, sizes, first, last, y, lanes);
        bottom = layout->bands[i].bottom > bottom ? layout->bands[i].bottom : bottom;
    }
    return bottom;
}

static void place(struct part_place *place, const struct part *part, int width, int *x, int y)
{
    *place =
        (struct part_place){.x = *x, .width = width, .cells_x = *x + layout_row_label_width(part), .y = y};
    *x += width;
}

/* ---- routes -------------------------------------------------------------------------------------------------------- */

struct point layout_cell(const struct layout *layout, int part, struct view_cell cell)
{
    const struct band *band = &layout->bands[part];
    return (struct point){layout->parts[part].cells_x + cell.column * CELL_STEP,
                          band->row_y[cell.slice][cell.row]};
}

/*
 * The order of arrows in the channel, from the left: first those that go down, lowest first; then those that go up, highest
 * first.
 */
struct channel_use {
    int arrow;
    bool goes_up;
    int y;
};

static int by_channel(const void *a, const void *b)
{
    const struct channel_use *first = a, *second = b;
    if (first->goes_up != second->goes_up)
        return first->goes_up - second->goes_up;
    return first->goes_up ? first->y - second->y : second->y - first->y;
}

/* The height of a lane above a row; the gutter of a row may be larger than its own lanes need. */
static int lane_y(int row_y, int lanes, int lane)
{
    return row_y - ARROW_ROOM - (lanes - lane) * LANE + 2;
}

static void make_routes(struct layout *layout, const struct picture *picture, const struct lanes *lanes,
                        int channel_x)
{
    struct channel_use uses[PICTURE_ARROWS];
    for (int i = 0; i < picture->arrow_count; i++) {
        const struct arrow *arrow = &picture->arrows[i];
        struct route *route = &layout->routes[i];
        struct point from = layout_cell(layout, PART_UPDATES, arrow->from);
        struct point to = layout_cell(layout, PART_DATA, arrow->to);
        int from_y = lane_y(from.y, lanes->count[PART_UPDATES][arrow->from.slice][arrow->from.row],
                            lanes->of_update[i]);
        int to_y = lane_y(to.y, lanes->count[PART_DATA][arrow->to.slice][arrow->to.row], lanes->of_cell[i]) +
                   LANE / 2;
        int from_x = from.x + CELL_WIDTH / 2;
        int to_x = to.x + CELL_WIDTH * (lanes->entry[i] + 1) / (lanes->entry_count[i] + 1);
        *route =
            (struct route){{from_x, from_x, 0, 0, to_x, to_x}, {from.y, from_y, from_y, to_y, to_y, to.y}};
        uses[i] = (struct channel_use){i, to_y < from_y, from_y};
    }
    qsort(uses, (size_t)picture->arrow_count, sizeof *uses, by_channel);
    for (int i = 0; i < picture->arrow_count; i++) {
        struct route *route = &layout->routes[uses[i].arrow];
        route->x[2] = route->x[3] = channel_x + i * LANE;
    }
}

struct layout layout_create(const struct picture *picture, const struct part_size sizes[PART_COUNT], int top)
{
    struct layout layout;
    struct lanes lanes = assign_lanes(picture);
    memset(&layout, 0, sizeof layout);
    int lower_top = make_bands(&layout, picture, sizes, PART_INDICES, PART_DATA, top, &lanes) + BAND_GAP;
    int bottom = make_bands(&layout, picture, sizes, PART_EXPECTED, PART_ACTUAL, lower_top, &lanes);
    int x = MARGIN, channel_x = 0;
    for (int i = 0; i < PART_COUNT; i++) {
        if (i == PART_EXPECTED)
            x = MARGIN;
        else if (i == PART_DATA && picture->arrow_count > 0) {
            channel_x = x + LANE;
            x += 2 * LANE + (picture->arrow_count - 1) * LANE + LANE;
        } else if (i > 0)
            x += PART_GAP;
        const struct part *part = picture_part(picture, i);
        place(&layout.parts[i], part, part_width(part, &sizes[i]), &x, i < PART_EXPECTED ? top : lower_top);
        layout.width = x + MARGIN > layout.width ? x + MARGIN : layout.width;
    }
    make_routes(&layout, picture, &lanes, channel_x);
    layout.height = bottom + MARGIN;
    return layout;
}
