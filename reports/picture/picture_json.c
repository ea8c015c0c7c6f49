/* Writes a picture as JSON. */
#include "picture.h"
#include "picture_text.h"
#include "print_text.h"
#include "view.h"

#include <inttypes.h>

/* The state of writing one picture. */
struct writing {
    struct picture *picture;
    struct signs_used used;
    struct arena *arena;
};

/* A cell: what is written in it, its whole value, its mark, and how many updates aim at it. */
struct shown_cell {
    const char *text, *whole, *mark;
    int64_t aims;
};

/* Texts of third parties are in names, attributes and strings. */
static json_t *text_json(const char *text, struct arena *arena)
{
    return json_string(printable(text, arena));
}

/* ---- cells --------------------------------------------------------------------------------------------- */

static void mark_index(struct writing *writing, int64_t position, struct shown_cell *cell)
{
    const struct index_meaning meaning = picture_index(writing->picture, position);
    const char *text, *whole;
    if (!meaning.is_known || (!meaning.is_out_of_range && meaning.raw >= 0))
        return;
    if (meaning.is_out_of_range) {
        writing->used.outside = true;
        text = arena_format(writing->arena, "%" PRId64, meaning.raw);
        whole = arena_format(writing->arena, "%" PRId64 " is out of range: the extent is %" PRId64,
                             meaning.raw, meaning.extent);
    } else {
        writing->used.negative = true;
        text = arena_format(writing->arena, "%" PRId64 "→%" PRId64, meaning.raw, meaning.counted);
        whole = arena_format(writing->arena, "%" PRId64 ", counted from the end of %" PRId64 ": %" PRId64,
                             meaning.raw, meaning.extent, meaning.counted);
    }
    cell->mark = meaning.is_out_of_range ? "outside" : "negative";
    cell->text = text == NULL ? cell->text : text;
    cell->whole = whole;
}

static void mark_target(struct writing *writing, int part, int64_t position, struct shown_cell *cell)
{
    cell->aims = picture_aims(writing->picture, position);
    if (cell->aims == 0)
        return;
    writing->used.touched = true;
    cell->mark = "touched";
    if (part == PART_EXPECTED && writing->picture->subject->derived->preparation.outcome == OUTCOME_UNDEFINED)
        cell->text = "?";
}

static void mark_answer(struct writing *writing, struct view_cell at, struct shown_cell *cell)
{
    switch (writing->picture->matches[at.slice][at.row][at.column]) {
    case MATCH_SAME:
        return;
    case MATCH_ALLOWED:
        writing->used.allowed = true;
        cell->mark = "allowed";
        return;
    case MATCH_WRONG:
        writing->used.wrong = true;
        cell->mark = "wrong";
        return;
    }
}

/* The tensor from whose element, at *position, that of a part is told apart: an update from the cell of data
 * that it aims at, others from what is expected, or from the actual output. NULL: none. */
static const struct tensor *counterpart(struct picture *picture, int part, int64_t *position)
{
    if (part == PART_INDICES || (part == PART_UPDATES && !picture->has_plan) ||
        (part == PART_ACTUAL && !picture->is_compared))
        return NULL;
    const struct tensor *data = picture->data.tensor, *expected = picture->expected.tensor;
    if (part == PART_UPDATES) {
        *position = picture_target(picture, *position);
        return data;
    }
    const bool is_as_expected =
        part == PART_EXPECTED || (part == PART_DATA && expected != NULL &&
                                  tensor_same_elements(data, *position, expected, *position, 1));
    return !is_as_expected ? expected : picture->is_compared ? picture->actual.tensor : data;
}

static json_t *cell_json(struct writing *writing, int part, struct view_cell at)
{
    const struct part *shown = picture_part(writing->picture, part);
    const int64_t position = view_position(&shown->view, at);
    struct shown_cell cell = {.mark = ""};
    int64_t other_position = position;
    const struct tensor *other = counterpart(writing->picture, part, &other_position);
    cell.text = distinct_text(shown->tensor, position, other, other_position, &cell.whole, writing->arena);
    const bool is_compared = part == PART_ACTUAL && writing->picture->is_compared;
    if (part == PART_INDICES)
        mark_index(writing, position, &cell);
    else if (part == PART_DATA || part == PART_EXPECTED || is_compared)
        mark_target(writing, part, position, &cell);
    if (is_compared)
        mark_answer(writing, at, &cell);
    return json_pack("[o, o, s, I]", text_json(cell.text, writing->arena),
                     text_json(cell.whole == NULL ? cell.text : cell.whole, writing->arena), cell.mark,
                     (json_int_t)cell.aims);
}

/* ---- parts --------------------------------------------------------------------------------------------- */

/* `count` numbers from the first one on. */
static json_t *numbers_json(int64_t first, int count)
{
    json_t *numbers = json_array();
    for (int i = 0; i < count; i++)
        (void)json_array_append_new(numbers, json_integer(first + i));
    return numbers;
}

static json_t *slice_json(struct writing *writing, int part, int slice)
{
    const struct view *view = &picture_part(writing->picture, part)->view;
    json_t *index = json_array(), *rows = json_array();
    for (int axis = 0; axis < view->tensor->rank - 2; axis++)
        (void)json_array_append_new(index, json_integer(view_slice_index(view, slice, axis)));
    for (int row = 0; row < view->row_count; row++) {
        json_t *cells = json_array();
        for (int column = 0; column < view->column_count; column++)
            (void)json_array_append_new(cells,
                                        cell_json(writing, part, (struct view_cell){slice, row, column}));
        (void)json_array_append_new(rows, cells);
    }
    return json_pack("{s:o, s:[I, I], s:o, s:o, s:o}", "index", index, "extents", (json_int_t)view->rows,
                     (json_int_t)view->columns, "rows",
                     numbers_json(view->first_row, view->tensor->rank < 2 ? 0 : view->row_count), "columns",
                     numbers_json(view->first_column, view->tensor->rank < 1 ? 0 : view->column_count),
                     "cells", rows);
}

/* NULL: the part does not exist. */
static json_t *part_json(struct writing *writing, int part)
{
    const struct part *shown = picture_part(writing->picture, part);
    const struct part_text text = picture_part_text(writing->picture, part, writing->arena);
    if (text.head[0] == '\0')
        return NULL;
    json_t *words = json_array(), *slices = json_array();
    for (int i = 0; i < text.words.count; i++)
        (void)json_array_append_new(words, text_json(text.words.lines[i], writing->arena));
    for (int slice = 0; shown->is_grid && slice < shown->view.slice_count; slice++)
        (void)json_array_append_new(slices, slice_json(writing, part, slice));
    return json_pack("{s:s, s:o, s:s, s:o, s:o}", "name", picture_part_name(part), "head",
                     text_json(text.whole, writing->arena), "note", text.note, "words", words, "slices",
                     slices);
}

static json_t *arrows_json(const struct picture *picture)
{
    json_t *arrows = json_array();
    for (int i = 0; i < picture->arrow_count; i++) {
        const struct arrow *arrow = &picture->arrows[i];
        (void)json_array_append_new(arrows, json_pack("[i, i, i, i, i, i]", arrow->from.slice,
                                                      arrow->from.row, arrow->from.column, arrow->to.slice,
                                                      arrow->to.row, arrow->to.column));
    }
    return arrows;
}

static json_t *legend_json(const struct writing *writing)
{
    static const char *const signs[] = {[SIGN_NONE] = "",
                                        [SIGN_TOUCHED] = "touched",
                                        [SIGN_WRONG] = "wrong",
                                        [SIGN_ALLOWED] = "allowed",
                                        [SIGN_OUTSIDE] = "outside"};
    const struct legend legend = picture_legend(writing->picture, &writing->used, writing->arena);
    json_t *items = json_array();
    for (int i = 0; i < legend.count; i++)
        (void)json_array_append_new(items, json_pack("[s, o]", signs[legend.items[i].sign],
                                                     text_json(legend.items[i].text, writing->arena)));
    return items;
}

json_t *picture_json(const struct picture_subject *subject, struct arena *arena)
{
    struct error error;
    struct picture *picture = arena_allocate(arena, sizeof *picture);
    struct writing writing = {.picture = picture, .arena = arena};
    if (picture == NULL || picture_create(picture, subject, arena, &error) != STATUS_OK)
        return NULL;
    json_t *parts = json_array();
    for (int part = 0; part < PART_COUNT; part++) {
        json_t *object = part_json(&writing, part);
        if (object != NULL)
            (void)json_array_append_new(parts, object);
    }
    return json_pack("{s:o, s:o, s:o, s:o, s:o}", "facts", text_json(picture_facts(picture, arena), arena),
                     "description", text_json(picture_description(picture, arena), arena), "parts", parts,
                     "arrows", arrows_json(picture), "legend", legend_json(&writing));
}
