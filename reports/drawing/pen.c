#include "pen.h"

#include "short_text.h"

#include <inttypes.h>

enum {
    CELL_TEXT = CELL_WIDTH - 10,
    /* Texts of at least this many characters are fitted into their cell, whatever the font. */
    FITTED_TEXT = 7
};

/* ---- pieces ----------------------------------------------------------------------------------------------------- */

void pen_open(struct markup *markup, const char *name, const char *class_name, int x, int y)
{
    markup_open(markup, name);
    markup_attribute(markup, "class", class_name);
    markup_attribute_format(markup, "x", "%d", x);
    markup_attribute_format(markup, "y", "%d", y);
}

void pen_text(struct markup *markup, const char *class_name, int x, int y, const char *text)
{
    if (text[0] == '\0')
        return;
    pen_open(markup, "text", class_name, x, y);
    markup_text(markup, text);
    markup_close(markup);
}

void pen_box(struct markup *markup, const char *class_name, int x, int y, int width, int height)
{
    pen_open(markup, "rect", class_name, x, y);
    markup_attribute_format(markup, "width", "%d", width);
    markup_attribute_format(markup, "height", "%d", height);
    markup_close(markup);
}

void pen_corner(struct markup *markup, int x, int y)
{
    markup_open(markup, "path");
    markup_attribute(markup, "class", "corner");
    markup_attribute_format(markup, "d", "M%d %dh8l-8 8z", x, y);
    markup_close(markup);
}

/* ---- cells -------------------------------------------------------------------------------------------------------- */

/* The appearance of a cell. */
struct look {
    const char *text, *whole; /* whole: the title, or NULL */
    const char *box;          /* the class of its box */
    const char *sign, *sign_class;
    const char *ring; /* the class of its ring, or NULL */
    bool corner;
};

static void draw_cell(struct markup *markup, const struct look *look, struct point at, int base_line)
{
    if (look->whole != NULL) {
        markup_open(markup, "g");
        markup_element(markup, "title", look->whole);
    }
    pen_box(markup, look->box, at.x, at.y, CELL_WIDTH, CELL_HEIGHT);
    if (look->corner)
        pen_corner(markup, at.x, at.y);
    if (look->ring != NULL)
        pen_box(markup, look->ring, at.x + 2, at.y + 2, CELL_WIDTH - 4, CELL_HEIGHT - 4);
    pen_open(markup, "text", "value", at.x + CELL_WIDTH / 2, at.y + base_line);
    if (text_length(look->text) >= FITTED_TEXT) {
        markup_attribute_format(markup, "textLength", "%d", CELL_TEXT);
        markup_attribute(markup, "lengthAdjust", "spacingAndGlyphs");
    }
    markup_text(markup, look->text);
    markup_close(markup);
    if (look->sign != NULL)
        pen_text(markup, look->sign_class, at.x + CELL_WIDTH - 6, at.y + 12, look->sign);
    if (look->whole != NULL)
        markup_close(markup);
}

static void look_at_index(struct pen *pen, int64_t position, struct look *look)
{
    enum { INDEX_LENGTH = 9 };
    struct index_meaning meaning = picture_index(pen->picture, position);
    if (!meaning.is_known || (!meaning.is_out_of_range && meaning.raw >= 0))
        return;
    const char *text, *whole;
    if (meaning.is_out_of_range) {
        pen->used.outside = true;
        look->sign = "!";
        look->sign_class = "sign bad";
        look->ring = "ring";
        text = arena_format(pen->arena, "%" PRId64, meaning.raw);
        whole = arena_format(pen->arena, "%" PRId64 " is out of range: the extent is %" PRId64, meaning.raw,
                             meaning.extent);
    } else {
        pen->used.negative = true;
        text = arena_format(pen->arena, "%" PRId64 "→%" PRId64, meaning.raw, meaning.counted);
        whole = arena_format(pen->arena, "%" PRId64 ", counted from the end of %" PRId64 ": %" PRId64,
                             meaning.raw, meaning.extent, meaning.counted);
    }
    if (text == NULL || whole == NULL)
        return;
    look->whole = whole;
    if (text_length(text) <= INDEX_LENGTH)
        look->text = text;
}

static void look_at_target(struct pen *pen, int part, int64_t position, struct look *look)
{
    int64_t count = picture_aims(pen->picture, position);
    if (count == 0)
        return;
    pen->used.touched = true;
    look->corner = true;
    look->box = "cell touched";
    if (part != PART_ACTUAL && count > 1) {
        const char *text = arena_format(pen->arena, count > 99 ? "×99+" : "×%" PRId64, count);
        look->sign = text == NULL ? "×" : text;
        look->sign_class = "sign";
    }
    if (part == PART_EXPECTED && pen->picture->subject->derived->preparation.outcome == OUTCOME_UNDEFINED)
        look->text = "?";
}

static void look_at_answer(struct pen *pen, struct view_cell cell, struct look *look)
{
    if (!pen->picture->is_compared)
        return;
    switch (pen->picture->matches[cell.slice][cell.row][cell.column]) {
    case MATCH_SAME:
        return;
    case MATCH_ALLOWED:
        pen->used.allowed = true;
        look->ring = "allowed";
        look->sign = "≈";
        look->sign_class = "sign fair";
        return;
    case MATCH_WRONG:
        pen->used.wrong = true;
        look->ring = "ring";
        look->sign = "≠";
        look->sign_class = "sign bad";
        return;
    }
}

void pen_cell(struct pen *pen, int part, struct view_cell cell)
{
    const struct part *shown = picture_part(pen->picture, part);
    int64_t position = view_position(&shown->view, cell);
    struct look look = {.box = "cell"};
    look.text = short_text(shown->tensor, position, &look.whole, pen->arena);
    bool is_output = part == PART_EXPECTED || (part == PART_ACTUAL && pen->picture->is_compared);
    if (part == PART_INDICES)
        look_at_index(pen, position, &look);
    else if (part == PART_DATA || is_output)
        look_at_target(pen, part, position, &look);
    else if (part == PART_UPDATES && pen->picture->has_plan && pen->picture->plan.slice > 1 &&
             position / pen->picture->plan.slice % 2 == 1)
        look.box = "cell slice"; /* alternate slices are shaded, to distinguish them */
    if (part == PART_ACTUAL)
        look_at_answer(pen, cell, &look);
    draw_cell(pen->markup, &look, layout_cell(&pen->layout, part, cell), pen->base_line);
}

/* ---- signs ------------------------------------------------------------------------------------------------------- */

/* Which signs occur; known before cells are drawn. */
void pen_find_signs(struct pen *pen)
{
    const struct picture *picture = pen->picture;
    pen->base_line = BASE_LINE;
    for (int part = 0; part < PART_COUNT; part++) {
        const struct part *shown = picture_part(picture, part);
        bool may_have =
            part == PART_INDICES || part == PART_DATA || (part == PART_ACTUAL && picture->is_compared);
        if (!shown->is_grid || !may_have)
            continue;
        for (int i = 0; i < shown->view.slice_count * shown->view.row_count * shown->view.column_count; i++) {
            struct view_cell cell = {i / shown->view.column_count / shown->view.row_count,
                                     i / shown->view.column_count % shown->view.row_count,
                                     i % shown->view.column_count};
            int64_t position = view_position(&shown->view, cell);
            struct look look = {.box = ""};
            if (part == PART_INDICES)
                look_at_index(pen, position, &look);
            else if (part == PART_DATA)
                look_at_target(pen, part, position, &look);
            else
                look_at_answer(pen, cell, &look);
            if (look.sign != NULL)
                pen->base_line = LOW_BASE_LINE;
        }
    }
}
