/*
 * The positions of the parts of a drawing, in pixels from the upper left corner.
 *
 * indices, updates and data are side by side, expected and actual below them. Parts side by side share their rows, unless
 * one of them has several slices. An arrow leaves its update at the upper edge, runs to the right in the gutter above that
 * row, up or down in the channel between updates and data, to the right in the gutter above the row of its cell, and enters
 * the cell from above. Each arrow has its own lane in gutters and channel: arrows may cross each other, but they never
 * cross a value and never overlap.
 */
#ifndef SCATTER_LAYOUT_H
#define SCATTER_LAYOUT_H

#include "picture.h"

enum {
    CELL_WIDTH = 56,
    CELL_HEIGHT = 32,
    CELL_STEP = 60, /* from column to column */
    HEAD_HEIGHT = 16,
    NOTE_HEIGHT = 14,
    MARGIN = 8
};

enum { PART_INDICES, PART_UPDATES, PART_DATA, PART_EXPECTED, PART_ACTUAL, PART_COUNT };

/* What the layout needs of a part in addition to its view. */
struct part_size {
    int text_width; /* of its heading, its note and its words */
    int note_lines; /* below the heading */
    int word_lines; /* instead of a grid */
};

struct part_place {
    int x, width;
    int cells_x; /* the left edge of the first column */
    int y;       /* the upper edge of its heading */
};

/* The rows of a part, which other parts may share: upper edges. */
struct band {
    int words_y; /* the words in place of a grid */
    int slice_y[VIEW_SLICES];
    int columns_y[VIEW_SLICES]; /* the numbers of the columns */
    int row_y[VIEW_SLICES][VIEW_EXTENT];
    int bottom;
};

/* The corners of an arrow: (x[0],y[0]) its update, (x[5],y[5]) its cell. */
struct route {
    int x[6], y[6];
};

struct layout {
    struct part_place parts[PART_COUNT];
    struct band bands[PART_COUNT];
    struct route routes[PICTURE_ARROWS];
    int width, height;
};

/*
 * `top` is the upper edge of the first heading. The height includes the parts only; a caller that adds lines below them adds
 * their height.
 */
struct layout layout_create(const struct picture *picture, const struct part_size sizes[PART_COUNT], int top);

/* The upper left corner of a cell of a part. */
struct point {
    int x, y;
};
struct point layout_cell(const struct layout *layout, int part, struct view_cell cell);

/* The part of a picture, by number. */
const struct part *picture_part(const struct picture *picture, int part);

/* The width of the row numbers. */
int layout_row_label_width(const struct part *part);

#endif
