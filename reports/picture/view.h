/* The part of a tensor that is drawn: a window of at most 8 by 8 elements in its last two dimensions, the
 * same in a few of the slices along the leading dimensions. */
#ifndef SCATTER_VIEW_H
#define SCATTER_VIEW_H

#include "arena.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { VIEW_EXTENT = 8, VIEW_SLICES = 4 };

struct view {
    const struct tensor *tensor;
    int64_t rows, columns; /* the last two extents; 1 for each that the rank lacks */
    int64_t slice_total;   /* the product of the extents before them */
    int64_t first_row, first_column;
    int row_count, column_count; /* shown: at most VIEW_EXTENT each */
    int64_t slices[VIEW_SLICES]; /* shown: ascending numbers */
    int slice_count;
};

/* A position in a view. */
struct view_cell {
    int slice, row, column; /* counted from the first one shown */
};

/* Whether a tensor has cells that can be drawn: at least one element, of a type of T. */
bool view_is_possible(const struct tensor *tensor);

/* A window around the element at `focus`, in its slice. Requires view_is_possible and 0 <= focus <
 * tensor->count. */
struct view view_round(const struct tensor *tensor, int64_t focus);

/* Shows the slice of an element as well, if there is room for it. */
void view_add(struct view *view, int64_t position);

/* Shows further slices while there is room, in ascending order. */
void view_fill(struct view *view);

/* The position in the tensor of a cell that is shown. */
int64_t view_position(const struct view *view, struct view_cell cell);

/* Finds the position of an element in the view; false if it is not shown. */
bool view_find(const struct view *view, int64_t position, struct view_cell *cell);

/* The index of a slice that is shown along an axis before the last two. */
int64_t view_slice_index(const struct view *view, int slice, int axis);

/* Which part is shown, such as "rows 3-10 of 20, columns 0-7 of 9, 4 of 12 slices"; "" if all of it is. In
 * the arena. */
const char *view_extent_text(const struct view *view, struct arena *arena);

/* Values in a few characters, for cells of a drawing. */

/* The maximum length of a value, in characters. */
enum { SHORT_TEXT = 7 };

/*
 * An element of a tensor of T in at most SHORT_TEXT characters, in the arena: numbers with as many digits as
 * fit, such as "-1.5", "3.4e38" and "-9.2e18"; strings cut, such as "\"some…". If this differs from the value
 * as formatted by tensor_text.h, *whole is the latter, cut to about 80 characters; otherwise NULL.
 */
const char *short_text(const struct tensor *tensor, int64_t position, const char **whole,
                       struct arena *arena);

/*
 * The same; but if an element of another tensor has another value and the same short text, the part in which
 * the two differ, such as "…602"; of two NaN, that of their bits. NULL: there is no other tensor.
 */
const char *distinct_text(const struct tensor *tensor, int64_t position, const struct tensor *other,
                          int64_t other_position, const char **whole, struct arena *arena);

/* The text in at most `length` characters, the last of them "…" if the text was cut. In the arena. */
const char *text_cut(const char *text, size_t length, struct arena *arena);

#endif
