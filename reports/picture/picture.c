#include "picture.h"

#include "expectation.h"
#include "node.h"
#include "scatter.h"

#include <stdlib.h>
#include <string.h>

const struct part *picture_part(const struct picture *picture, int part)
{
    const struct part *const parts[PART_COUNT] = {&picture->indices, &picture->updates, &picture->data,
                                                  &picture->expected, &picture->actual};
    return parts[part];
}

/* ---- indices ------------------------------------------------------------------------------------------- */

static const struct tensor *input(const struct picture *picture, size_t slot)
{
    const struct scatter_node *node = &picture->subject->derived->node;
    return slot < node->input_count ? node->inputs[slot] : NULL;
}

struct index_meaning picture_index(const struct picture *picture, int64_t position)
{
    const struct derived_expectation *derived = picture->subject->derived;
    const struct preparation *preparation = &derived->preparation;
    const struct tensor *data = input(picture, INPUT_DATA), *indices = input(picture, INPUT_INDICES);
    struct index_meaning meaning = {.is_known = false};
    if (data == NULL || indices == NULL || !holds_indices(indices) || indices->rank == 0)
        return meaning;
    int axis = preparation->axis;
    if (derived->node.op == OPERATOR_SCATTER_ND)
        axis = (int)(position % indices->dims[indices->rank - 1] % INT32_MAX);
    else if (preparation_violation(preparation, RULE_AXIS_RANGE) != NULL)
        return meaning;
    if (axis < 0 || axis >= data->rank)
        return meaning;
    meaning.is_known = true;
    meaning.extent = data->dims[axis];
    meaning.raw = index_at(indices, position);
    meaning.is_out_of_range = !index_in_range(meaning.raw, meaning.extent);
    if (!meaning.is_out_of_range)
        meaning.counted = index_normalise(meaning.raw, meaning.extent);
    return meaning;
}

/* The position of the first index that is out of range, or -1. */
static int64_t first_out_of_range(const struct picture *picture)
{
    const struct tensor *indices = input(picture, INPUT_INDICES);
    for (int64_t position = 0; indices != NULL && position < indices->count; position++) {
        struct index_meaning meaning = picture_index(picture, position);
        if (!meaning.is_known)
            return -1;
        if (meaning.is_out_of_range)
            return position;
    }
    return -1;
}

/* ---- which update aims at which cell ------------------------------------------------------------------- */

/* Whether the indices lead to cells. */
static bool has_targets(const struct preparation *preparation)
{
    return preparation->outcome == OUTCOME_COMPUTED ||
           (preparation->outcome == OUTCOME_UNDEFINED && preparation->reduction != REDUCTION_NONE);
}

static enum status make_plan(struct picture *picture, struct arena *arena, struct error *error)
{
    const struct derived_expectation *derived = picture->subject->derived;
    if (!has_targets(&derived->preparation))
        return STATUS_OK;
    enum status status =
        scatter_plan_create(&picture->plan, &derived->node, &derived->preparation, arena, error);
    if (status != STATUS_OK || picture->plan.update_count == 0)
        return status;
    status = aims_create(&picture->aims, &picture->plan, arena, error);
    picture->has_plan = status == STATUS_OK;
    return status;
}

int64_t picture_aims(const struct picture *picture, int64_t position)
{
    return picture->has_plan ? aims_count(&picture->aims, position) : 0;
}

int64_t picture_target(struct picture *picture, int64_t position)
{
    int64_t slice = picture->plan.slice;
    return scatter_plan_target(&picture->plan, position / slice) * slice + position % slice;
}

/* ---- expected and actual ------------------------------------------------------------------------------- */

/* Compares the actual output with the expected one. */
static enum status compare(struct picture *picture, struct arena *arena, struct error *error)
{
    const struct derived_expectation *derived = picture->subject->derived;
    const struct tensor *actual = picture->subject->actual;
    picture->first_wrong = -1;
    picture->is_compared = actual != NULL && derived->preparation.outcome == OUTCOME_COMPUTED &&
                           tensor_same_type_and_shape(actual, &derived->output) && actual->count > 0;
    if (!picture->is_compared)
        return STATUS_OK;
    picture->differences = tensor_differences(&derived->output, actual, false, NULL);
    enum status status = judge_values(derived, actual, &picture->findings, arena, error);
    for (size_t i = 0; i < picture->findings.count; i++) {
        const struct value_finding *finding = &picture->findings.items[i];
        if (!finding->complies && (picture->first_wrong < 0 || finding->first < picture->first_wrong))
            picture->first_wrong = finding->first;
    }
    return status;
}

/* How a cell of the actual output compares; *searches is the number of searches for orders that may still be
 * made. */
static enum cell_match match(const struct picture *picture, int64_t position, int *searches,
                             struct arena *scratch)
{
    enum { MOST_SEARCHED_UPDATES = 8 };
    const struct derived_expectation *derived = picture->subject->derived;
    const struct tensor *actual = picture->subject->actual;
    if (tensor_same_elements(&derived->output, position, actual, position, 1) || !picture->findings.has_aims)
        return MATCH_SAME;
    struct cell cell = judged_cell(derived, actual, &picture->findings, position);
    int64_t count = picture_aims(picture, position);
    bool search = count > 1 && count <= MOST_SEARCHED_UPDATES && *searches > 0;
    *searches -= search;
    struct cell_verdict verdict = judge_cell_value(&cell, search, scratch);
    arena_reset(scratch);
    return verdict.complies ? MATCH_ALLOWED : MATCH_WRONG;
}

/* ---- what is shown ------------------------------------------------------------------------------------- */

/* The focus of the drawing: a position in each of the three inputs. */
struct focus {
    int64_t data, updates, indices;
};

/* The position in indices of an element of updates. */
static int64_t index_of(const struct picture *picture, int64_t position)
{
    const struct tensor *indices = input(picture, INPUT_INDICES);
    if (picture->subject->derived->node.op != OPERATOR_SCATTER_ND || indices->rank == 0)
        return position;
    return position / picture->plan.slice * indices->dims[indices->rank - 1];
}

static struct focus find_focus(struct picture *picture)
{
    struct focus focus = {0, 0, 0};
    int64_t difference = -1;
    if (picture->is_compared && picture->differences > 0)
        (void)tensor_differences(&picture->subject->derived->output, picture->subject->actual, false,
                                 &difference);
    if (picture->first_wrong >= 0)
        difference = picture->first_wrong;
    if (picture->has_plan) {
        focus.data = difference >= 0 ? difference : picture_target(picture, 0);
        if (picture_aims(picture, focus.data) > 0)
            focus.updates = aims_update_position(&picture->aims, focus.data, 0);
        focus.indices = index_of(picture, focus.updates);
        return focus;
    }
    focus.data = difference >= 0 ? difference : 0;
    int64_t outside = first_out_of_range(picture);
    if (outside >= 0)
        focus.indices = focus.updates = outside;
    return focus;
}

static void show(struct part *part, const struct tensor *tensor, int64_t focus)
{
    part->tensor = tensor;
    part->is_grid = view_is_possible(tensor);
    if (part->is_grid)
        part->view = view_round(tensor, focus < tensor->count ? focus : 0);
}

/* Calls a function for each cell that a view shows, while the function returns true. */
#define FOR_EACH_CELL(view, cell)                                                           \
    for (struct view_cell cell = {0, 0, 0}; cell.slice < (view)->slice_count; cell.slice++) \
        for (cell.row = 0; cell.row < (view)->row_count; cell.row++)                        \
            for (cell.column = 0; cell.column < (view)->column_count; cell.column++)

/* data, expected and actual show the same part: the focus, wrong cells, the targets of the shown updates. */
static void choose_slices(struct picture *picture)
{
    struct view *updates = &picture->updates.view, *data = &picture->data.view;
    if (picture->updates.is_grid)
        view_fill(updates);
    if (picture->indices.is_grid)
        view_fill(&picture->indices.view);
    if (!picture->data.is_grid)
        return;
    for (size_t i = 0; i < picture->findings.count; i++)
        if (!picture->findings.items[i].complies)
            view_add(data, picture->findings.items[i].first);
    if (picture->has_plan && picture->updates.is_grid)
        FOR_EACH_CELL(updates, cell)
    view_add(data, picture_target(picture, view_position(updates, cell)));
    view_fill(data);
}

/* The rank of an arrow, lowest first: arrows to the focus, arrows to cells with several updates, others. */
static int arrow_rank(const struct picture *picture, const struct arrow *arrow, const struct focus *focus)
{
    if (arrow->to_position / picture->plan.slice == focus->data / picture->plan.slice)
        return 0;
    return picture_aims(picture, arrow->to_position) > 1 ? 1 : 2;
}

static int by_update(const void *a, const void *b)
{
    const struct arrow *first = a, *second = b;
    return (first->from_position > second->from_position) - (first->from_position < second->from_position);
}

/* Whether an update already has an arrow. */
static bool has_arrow(const struct arrow *arrows, int count, int64_t update)
{
    for (int i = 0; i < count; i++)
        if (arrows[i].update == update)
            return true;
    return false;
}

static void match_cells(struct picture *picture)
{
    int searches = 16;
    struct arena scratch = arena_create((size_t)1 << 30);
    const struct view *view = &picture->actual.view;
    FOR_EACH_CELL(view, cell)
    picture->matches[cell.slice][cell.row][cell.column] =
        match(picture, view_position(view, cell), &searches, &scratch);
    arena_destroy(&scratch);
}

static void choose_arrows(struct picture *picture, const struct focus *focus)
{
    enum { MOST = VIEW_SLICES * VIEW_EXTENT * VIEW_EXTENT };
    struct arrow all[MOST];
    const struct view *updates = &picture->updates.view;
    int count = 0;
    FOR_EACH_CELL(updates, cell)
    {
        struct arrow arrow = {.from = cell, .from_position = view_position(updates, cell)};
        arrow.update = arrow.from_position / picture->plan.slice;
        arrow.to_position = picture_target(picture, arrow.from_position);
        if (!has_arrow(all, count, arrow.update) &&
            view_find(&picture->data.view, arrow.to_position, &arrow.to))
            all[count++] = arrow;
    }
    picture->arrow_total = count;
    for (int rank = 0; rank <= 2; rank++)
        for (int i = 0; i < count && picture->arrow_count < PICTURE_ARROWS; i++)
            if (arrow_rank(picture, &all[i], focus) == rank)
                picture->arrows[picture->arrow_count++] = all[i];
    qsort(picture->arrows, (size_t)picture->arrow_count, sizeof *picture->arrows, by_update);
}

enum status picture_create(struct picture *picture, const struct picture_subject *subject,
                           struct arena *arena, struct error *error)
{
    const struct preparation *preparation = &subject->derived->preparation;
    memset(picture, 0, sizeof *picture);
    picture->subject = subject;
    enum status status = make_plan(picture, arena, error);
    if (status == STATUS_OK)
        status = compare(picture, arena, error);
    if (status != STATUS_OK)
        return status;
    struct focus focus = find_focus(picture);
    show(&picture->indices, input(picture, INPUT_INDICES), focus.indices);
    show(&picture->updates, input(picture, INPUT_UPDATES), focus.updates);
    show(&picture->data, input(picture, INPUT_DATA), focus.data);
    choose_slices(picture);
    if (has_targets(preparation)) {
        picture->expected = picture->data;
        picture->expected.tensor = &subject->derived->output;
        picture->expected.view.tensor = &subject->derived->output;
    }
    if (picture->is_compared) {
        picture->actual = picture->expected;
        picture->actual.tensor = subject->actual;
        picture->actual.view.tensor = subject->actual;
        match_cells(picture);
    } else {
        show(&picture->actual, subject->actual, 0);
        if (picture->actual.is_grid)
            view_fill(&picture->actual.view);
    }
    if (picture->has_plan && picture->data.is_grid && picture->updates.is_grid)
        choose_arrows(picture, &focus);
    return STATUS_OK;
}
