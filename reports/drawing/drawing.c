#include "drawing.h"

#include "pen.h"
#include "short_text.h"

#include <inttypes.h>

enum {
    CHARACTER = 7, /* the width of a character, rounded up */
    TITLE_HEIGHT = 20,
    LINE_HEIGHT = 16
};

/* ---- grids -------------------------------------------------------------------------------------------------------- */

/* The numbers of the columns of a slice, with "…" where columns are left out. */
static void number_columns(struct pen *pen, int part, int y)
{
    const struct view *view = &picture_part(pen->picture, part)->view;
    int x = pen->layout.parts[part].cells_x;
    if (view->tensor->rank == 0)
        return;
    for (int column = 0; column < view->column_count; column++) {
        const char *text =
            arena_format(pen->arena, "%s%" PRId64, column == 0 && view->first_column > 0 ? "… " : "",
                         view->first_column + column);
        pen_text(pen->markup, "column", x + column * CELL_STEP + CELL_WIDTH / 2, y + 10,
                 text == NULL ? "" : text);
    }
    if (view->first_column + view->column_count < view->columns)
        pen_text(pen->markup, "note", x + view->column_count * CELL_STEP, y + 10, "…");
}

/* The numbers of the rows of a slice: labels to the left of the rows. */
static void number_rows(struct pen *pen, int part, int slice)
{
    const struct view *view = &picture_part(pen->picture, part)->view;
    if (view->tensor->rank < 2)
        return;
    int x = pen->layout.parts[part].cells_x - 4;
    struct point at = {0, 0};
    for (int row = 0; row < view->row_count; row++) {
        at = layout_cell(&pen->layout, part, (struct view_cell){slice, row, 0});
        const char *text = arena_format(pen->arena, "%" PRId64, view->first_row + row);
        pen_text(pen->markup, "row", x, at.y + BASE_LINE, text == NULL ? "" : text);
        if (row == 0 && view->first_row > 0)
            pen_text(pen->markup, "row", x, at.y + 8, "…");
    }
    if (view->first_row + view->row_count < view->rows)
        pen_text(pen->markup, "row", x, at.y + CELL_HEIGHT + 10, "…");
}

static void draw_grid(struct pen *pen, int part)
{
    const struct view *view = &picture_part(pen->picture, part)->view;
    const struct band *band = &pen->layout.bands[part];
    for (int slice = 0; slice < view->slice_count; slice++) {
        if (view->tensor->rank > 2)
            pen_text(pen->markup, "note", pen->layout.parts[part].x, band->slice_y[slice] + 11,
                     text_cut(view_slice_text(view, slice, pen->arena), LINE_LENGTH / 3, pen->arena));
        number_columns(pen, part, band->columns_y[slice]);
        number_rows(pen, part, slice);
        for (int row = 0; row < view->row_count; row++)
            for (int column = 0; column < view->column_count; column++)
                pen_cell(pen, part, (struct view_cell){slice, row, column});
    }
}

static void draw_part(struct pen *pen, int part)
{
    const struct part_text *text = &pen->texts[part];
    const struct part_place *place = &pen->layout.parts[part];
    if (text->head[0] == '\0')
        return;
    markup_open(pen->markup, "g");
    markup_attribute(pen->markup, "class", "part");
    pen_open(pen->markup, "text", "head", place->x, place->y + 12);
    if (text->whole != text->head)
        markup_element(pen->markup, "title", text->whole);
    markup_text(pen->markup, text->head);
    markup_close(pen->markup);
    pen_text(pen->markup, "note", place->x, place->y + HEAD_HEIGHT + 10, text->note);
    const struct band *band = &pen->layout.bands[part];
    for (int i = 0; i < text->words.count; i++)
        pen_text(pen->markup, "words", place->x, band->words_y + i * NOTE_HEIGHT + 11, text->words.lines[i]);
    if (picture_part(pen->picture, part)->is_grid)
        draw_grid(pen, part);
    markup_close(pen->markup);
}

/* ---- arrows --------------------------------------------------------------------------------------------------------- */

static void draw_arrow(struct pen *pen, int number)
{
    enum { COLOURS = 4 };
    const struct route *route = &pen->layout.routes[number];
    const int *x = route->x, *y = route->y;
    markup_open(pen->markup, "g");
    markup_attribute_format(pen->markup, "class", "aim k%d", number % COLOURS);
    markup_open(pen->markup, "path");
    markup_attribute(pen->markup, "class", "arrow");
    markup_attribute_format(pen->markup, "d", "M%d %dV%dH%dV%dH%dV%d", x[0], y[0], y[1], x[2], y[3], x[4],
                            y[5] - 4);
    markup_close(pen->markup);
    markup_open(pen->markup, "path");
    markup_attribute(pen->markup, "class", "tip");
    markup_attribute_format(pen->markup, "d", "M%d %dl-3 -5h6z", x[5], y[5]);
    markup_close(pen->markup);
    markup_close(pen->markup);
}

/* ---- the whole drawing ------------------------------------------------------------------------------------------------ */

static void measure(struct pen *pen, struct part_size sizes[PART_COUNT])
{
    for (int part = 0; part < PART_COUNT; part++) {
        struct part_text *text = &pen->texts[part];
        *text = drawing_part_text(pen->picture, part, pen->arena);
        size_t longest = text_length(text->head);
        size_t note = text_length(text->note);
        longest = note > longest ? note : longest;
        for (int i = 0; i < text->words.count; i++) {
            size_t length = text_length(text->words.lines[i]);
            longest = length > longest ? length : longest;
        }
        sizes[part] = (struct part_size){.text_width = (int)longest * CHARACTER,
                                         .note_lines = text->note[0] != '\0',
                                         .word_lines = text->words.count};
    }
}

/* The lines below the grids, each after its sign. */
static void draw_legend(struct pen *pen, const struct legend *legend)
{
    enum { SIGN_WIDTH = 14 };
    static const char *const signs[] = {[SIGN_NONE] = "",
                                        [SIGN_TOUCHED] = "",
                                        [SIGN_WRONG] = "≠",
                                        [SIGN_ALLOWED] = "≈",
                                        [SIGN_OUTSIDE] = "!"};
    for (int i = 0; i < legend->count; i++) {
        int y = pen->layout.height + i * LINE_HEIGHT;
        enum sign sign = legend->items[i].sign;
        if (sign == SIGN_TOUCHED)
            pen_corner(pen->markup, MARGIN, y + 2);
        pen_text(pen->markup, sign == SIGN_ALLOWED ? "fair" : "bad", MARGIN, y + 11, signs[sign]);
        pen_text(pen->markup, "words", MARGIN + SIGN_WIDTH, y + 11, legend->items[i].text);
    }
}

static void begin(struct pen *pen, enum drawing_place place, int height, int width)
{
    struct markup *markup = pen->markup;
    markup_open(markup, "svg");
    markup_attribute(markup, "xmlns", "http://www.w3.org/2000/svg");
    markup_attribute(markup, "class", "drawing");
    markup_attribute(markup, "role", "img");
    markup_attribute_format(markup, "width", "%d", width);
    markup_attribute_format(markup, "height", "%d", height);
    markup_attribute_format(markup, "viewBox", "0 0 %d %d", width, height);
    markup_element(markup, "title", pen->picture->subject->the_case->id);
    markup_element(markup, "desc", drawing_description(pen->picture, pen->arena));
    if (place == DRAWING_ALONE) {
        markup_open(markup, "style");
        for (size_t i = 0; i < drawing_files_count; i++)
            markup_file(markup, &drawing_files[i]);
        markup_close(markup);
    }
    pen_box(markup, "paper", 0, 0, width, height);
    if (place == DRAWING_IN_PAGE)
        return;
    size_t room = (size_t)((width - 2 * MARGIN) / (CHARACTER + 2));
    pen_text(markup, "title", MARGIN, MARGIN + 12,
             text_cut(pen->picture->subject->the_case->id, room, pen->arena));
    pen_text(markup, "words", MARGIN, MARGIN + TITLE_HEIGHT + 12,
             text_cut(drawing_facts(pen->picture, pen->arena), room, pen->arena));
}

/* The width that the lines below and above the grids need. */
static int least_width(const struct legend *legend)
{
    enum { LEAST_CHARACTERS = 64 };
    size_t longest = LEAST_CHARACTERS;
    for (int i = 0; i < legend->count; i++) {
        size_t length = text_length(legend->items[i].text) + 3;
        longest = length > longest ? length : longest;
    }
    return (int)longest * CHARACTER + 2 * MARGIN;
}

static void draw(struct pen *pen, enum drawing_place place)
{
    struct part_size sizes[PART_COUNT];
    measure(pen, sizes);
    int top = MARGIN + (place == DRAWING_ALONE ? 2 * TITLE_HEIGHT + MARGIN : 0);
    pen->layout = layout_create(pen->picture, sizes, top);
    pen_find_signs(pen);
    struct legend legend = drawing_legend(pen->picture, &pen->used, pen->arena);
    int width = least_width(&legend);
    width = pen->layout.width > width ? pen->layout.width : width;
    begin(pen, place, pen->layout.height + legend.count * LINE_HEIGHT + MARGIN, width);
    for (int part = 0; part < PART_COUNT; part++)
        draw_part(pen, part);
    for (int i = 0; i < pen->picture->arrow_count; i++)
        draw_arrow(pen, i);
    draw_legend(pen, &legend);
    markup_close(pen->markup);
}

enum status drawing_add(struct markup *markup, const struct drawing_subject *subject,
                        enum drawing_place place, struct arena *arena, struct error *error)
{
    struct picture *picture = arena_allocate(arena, sizeof *picture);
    struct pen *pen = arena_allocate_zeroed(arena, 1, sizeof *pen);
    if (picture == NULL || pen == NULL)
        return error_no_memory(error, "a drawing");
    enum status status = picture_create(picture, subject, arena, error);
    if (status == STATUS_OK) {
        pen->markup = markup;
        pen->picture = picture;
        pen->arena = arena;
        draw(pen, place);
    }
    return status;
}
