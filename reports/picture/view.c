#include "view.h"

#include <inttypes.h>

bool view_is_possible(const struct tensor *tensor)
{
    return tensor != NULL && dtype_size(tensor->dtype) > 0 && tensor->count > 0;
}

/* The first of `extent` numbers that a window shows; the focus is in the middle of the window if possible. */
static int64_t window(int64_t focus, int64_t extent)
{
    int64_t first = focus - VIEW_EXTENT / 2;
    if (first > extent - VIEW_EXTENT)
        first = extent - VIEW_EXTENT;
    return first < 0 ? 0 : first;
}

static int window_size(int64_t extent)
{
    return extent < VIEW_EXTENT ? (int)extent : VIEW_EXTENT;
}

struct view view_round(const struct tensor *tensor, int64_t focus)
{
    struct view view = {.tensor = tensor, .rows = 1, .columns = 1};
    if (tensor->rank >= 1)
        view.columns = tensor->dims[tensor->rank - 1];
    if (tensor->rank >= 2)
        view.rows = tensor->dims[tensor->rank - 2];
    int64_t in_slice = view.rows * view.columns;
    view.slice_total = tensor->count / in_slice;
    view.first_row = window(focus % in_slice / view.columns, view.rows);
    view.first_column = window(focus % view.columns, view.columns);
    view.row_count = window_size(view.rows);
    view.column_count = window_size(view.columns);
    view_add(&view, focus);
    return view;
}

static void add_slice(struct view *view, int64_t slice)
{
    int at = 0;
    while (at < view->slice_count && view->slices[at] < slice)
        at++;
    if (view->slice_count == VIEW_SLICES || (at < view->slice_count && view->slices[at] == slice))
        return;
    for (int i = view->slice_count++; i > at; i--)
        view->slices[i] = view->slices[i - 1];
    view->slices[at] = slice;
}

void view_add(struct view *view, int64_t position)
{
    add_slice(view, position / (view->rows * view->columns));
}

void view_fill(struct view *view)
{
    for (int64_t slice = 0; slice < view->slice_total && view->slice_count < VIEW_SLICES; slice++)
        add_slice(view, slice);
}

int64_t view_position(const struct view *view, struct view_cell cell)
{
    int64_t row = view->slices[cell.slice] * view->rows + view->first_row + cell.row;
    return row * view->columns + view->first_column + cell.column;
}

bool view_find(const struct view *view, int64_t position, struct view_cell *cell)
{
    int64_t slice = position / (view->rows * view->columns);
    int64_t row = position / view->columns % view->rows - view->first_row;
    int64_t column = position % view->columns - view->first_column;
    if (row < 0 || row >= view->row_count || column < 0 || column >= view->column_count)
        return false;
    for (int i = 0; i < view->slice_count; i++)
        if (view->slices[i] == slice) {
            *cell = (struct view_cell){i, (int)row, (int)column};
            return true;
        }
    return false;
}

int64_t view_slice_index(const struct view *view, int slice, int axis)
{
    const int64_t *dims = view->tensor->dims;
    int64_t number = view->slices[slice];
    for (int last = view->tensor->rank - 3; last > axis; last--)
        number /= dims[last];
    return number % dims[axis];
}

/* Appends "rows 3-10 of 20"; a range of one number is that number. */
static const char *add_range(const char *text, const char *what, int64_t first, int count, int64_t extent,
                             struct arena *arena)
{
    if (count == extent || text == NULL)
        return text;
    return arena_format(arena, "%s%s%s %" PRId64 "-%" PRId64 " of %" PRId64, text,
                        text[0] == '\0' ? "" : ", ", what, first, first + count - 1, extent);
}

const char *view_extent_text(const struct view *view, struct arena *arena)
{
    const char *text = add_range("", "rows", view->first_row, view->row_count, view->rows, arena);
    text = add_range(text, view->tensor->rank == 1 ? "elements" : "columns", view->first_column,
                     view->column_count, view->columns, arena);
    if (text != NULL && view->slice_count < view->slice_total)
        text = arena_format(arena, "%s%s%d of %" PRId64 " slices", text, text[0] == '\0' ? "" : ", ",
                            view->slice_count, view->slice_total);
    return text_or_empty(text);
}
