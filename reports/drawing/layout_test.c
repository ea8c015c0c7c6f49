#include "judge_fixture.h"
#include "layout.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>

/* A straight piece of an arrow, or the box of a cell, from the lower to the higher coordinates. */
struct box {
    int left, top, right, bottom;
};

static struct box piece(const struct route *route, int i)
{
    int x = route->x[i], y = route->y[i], other_x = route->x[i + 1], other_y = route->y[i + 1];
    return (struct box){x < other_x ? x : other_x, y < other_y ? y : other_y, x < other_x ? other_x : x,
                        y < other_y ? other_y : y};
}

static bool meets_inside(const struct box *a, const struct box *b)
{
    return a->left < b->right && b->left < a->right && a->top < b->bottom && b->top < a->bottom;
}

/* Whether two straight pieces overlap for some length. */
static bool lie_on_each_other(const struct box *a, const struct box *b)
{
    int width = (a->right < b->right ? a->right : b->right) - (a->left > b->left ? a->left : b->left);
    int height = (a->bottom < b->bottom ? a->bottom : b->bottom) - (a->top > b->top ? a->top : b->top);
    return (width > 0 && height == 0) || (height > 0 && width == 0);
}

static void expect_no_cell_is_crossed(const struct layout *layout, const struct picture *picture, int turn)
{
    for (int part = 0; part < PART_EXPECTED; part++) {
        const struct view *view = &picture_part(picture, part)->view;
        int cells = view->slice_count * view->row_count * view->column_count;
        for (int i = 0; i < cells; i++) {
            struct view_cell cell = {i / view->column_count / view->row_count,
                                     i / view->column_count % view->row_count, i % view->column_count};
            struct point at = layout_cell(layout, part, cell);
            struct box box = {at.x, at.y, at.x + CELL_WIDTH, at.y + CELL_HEIGHT};
            for (int arrow = 0; arrow < picture->arrow_count; arrow++)
                for (int j = 0; j < 5; j++) {
                    struct box line = piece(&layout->routes[arrow], j);
                    /* A line has some width. */
                    line = (struct box){line.left - 1, line.top - (j == 4 ? 0 : 1), line.right + 1,
                                        line.bottom + (j == 0 || j == 4 ? 0 : 1)};
                    cr_expect(not(meets_inside(&line, &box)), "turn %d: arrow %d, part %d, cell %d", turn,
                              arrow, part, i);
                }
        }
    }
}

static void expect_no_arrows_on_each_other(const struct layout *layout, const struct picture *picture,
                                           int turn)
{
    for (int a = 0; a < picture->arrow_count; a++)
        for (int b = 0; b < a; b++)
            for (int i = 0; i < 25; i++) {
                struct box first = piece(&layout->routes[a], i / 5),
                           second = piece(&layout->routes[b], i % 5);
                cr_expect(not(lie_on_each_other(&first, &second)),
                          "turn %d: arrows %d and %d, pieces %d and %d", turn, a, b, i / 5, i % 5);
            }
}

static bool cross(const struct route *route, int i, const struct route *other, int j)
{
    struct box first = piece(route, i), second = piece(other, j);
    return first.left < second.right && second.left < first.right + 1 && first.top < second.bottom + 1 &&
           second.top < first.bottom;
}

/* No other arrow crosses the two ends of an arrow: it could be mistaken for it. */
static void expect_ends_not_crossed(const struct layout *layout, const struct picture *picture, int turn)
{
    for (int a = 0; a < picture->arrow_count; a++)
        for (int b = 0; b < picture->arrow_count; b++) {
            cr_expect(not(a != b && cross(&layout->routes[a], 0, &layout->routes[b], 1)),
                      "turn %d: the start of arrow %d and arrow %d", turn, a, b);
            cr_expect(not(a != b && cross(&layout->routes[a], 4, &layout->routes[b], 3)),
                      "turn %d: the end of arrow %d and arrow %d", turn, a, b);
        }
}

static bool goes_up(const struct route *route)
{
    return route->y[3] < route->y[2];
}

/* In the channel an arrow crosses none that goes the same way and enters beside it. */
static void expect_entries_not_crossed(const struct layout *layout, const struct picture *picture, int turn)
{
    for (int a = 0; a < picture->arrow_count; a++)
        for (int b = 0; b < picture->arrow_count; b++) {
            const struct route *way = &layout->routes[a], *other = &layout->routes[b];
            cr_expect(not(a != b && goes_up(way) == goes_up(other) && cross(way, 2, other, 1)),
                      "turn %d: arrow %d in the channel and arrow %d", turn, a, b);
        }
}

/* Whether a box of a part overlaps a box of another part. */
static void expect_parts_apart(const struct layout *layout, const struct picture *picture)
{
    for (int part = 1; part < PART_EXPECTED; part++) {
        const struct part_place *left = &layout->parts[part - 1];
        cr_expect(le(int, left->x + left->width, layout->parts[part].x));
    }
    for (int i = 0; i < picture->arrow_count; i++) {
        cr_expect(gt(int, layout->routes[i].x[2],
                     layout->parts[PART_UPDATES].x + layout->parts[PART_UPDATES].width));
        cr_expect(lt(int, layout->routes[i].x[2], layout->parts[PART_DATA].x));
    }
}

/* Cases of many shapes whose indices are drawn: elements along axis 0, repeats among them. */
static void draw_a_case(struct judge_fixture *fixture, uint64_t *state)
{
    enum { MOST = 64 };
    int64_t data[3] = {1, 1, 1}, indices[3] = {1, 1, 1};
    int64_t values[MOST];
    int rank = 1 + (int)(fixture_random(state) % 3);
    size_t count = 1;
    for (int axis = 0; axis < rank; axis++) {
        data[axis] = 1 + fixture_random(state) % 6;
        indices[axis] = 1 + fixture_random(state) % (uint32_t)(axis == 0        ? 4
                                                               : data[axis] > 4 ? 4
                                                                                : data[axis]);
        count *= (size_t)indices[axis];
    }
    for (size_t i = 0; i < count; i++)
        values[i] = fixture_random(state) % (uint32_t)data[0];
    judge_start(fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_text(&fixture->node, "reduction", "add");
    fixture_input(&fixture->node, INPUT_DATA, DTYPE_FLOAT, NULL, data, rank);
    fixture_input(&fixture->node, INPUT_INDICES, DTYPE_INT64, values, indices, rank);
    fixture_input(&fixture->node, INPUT_UPDATES, DTYPE_FLOAT, NULL, indices, rank);
    judge_derive(fixture);
}

/* Lays out cases that are drawn, and checks each. */
static void check_layouts(void (*check)(const struct layout *layout, const struct picture *picture, int turn))
{
    enum { TURNS = 300 };
    uint64_t state = 1;
    for (int turn = 0; turn < TURNS; turn++) {
        struct judge_fixture fixture;
        struct picture *picture = malloc(sizeof *picture);
        struct error error;
        cr_assert(ne(ptr, picture, NULL));
        draw_a_case(&fixture, &state);
        const struct drawing_subject subject = {&fixture.the_case, &fixture.derived, NULL};
        cr_assert(eq(int, (int)picture_create(picture, &subject, &fixture.node.arena, &error), STATUS_OK));
        cr_assert(gt(int, picture->arrow_count, 0), "turn %d", turn);
        const struct part_size sizes[PART_COUNT] = {{0, 0, 0}};
        struct layout layout = layout_create(picture, sizes, MARGIN);
        check(&layout, picture, turn);
        judge_end(&fixture);
        free(picture);
    }
}

static void expect_apart(const struct layout *layout, const struct picture *picture, int turn)
{
    expect_no_cell_is_crossed(layout, picture, turn);
    expect_no_arrows_on_each_other(layout, picture, turn);
    expect_ends_not_crossed(layout, picture, turn);
    expect_parts_apart(layout, picture);
}

Test(layout, arrows_cross_no_cell_and_do_not_overlap)
{
    check_layouts(expect_apart);
}

Test(layout, arrows_that_go_the_same_way_do_not_cross_where_they_enter_the_channel)
{
    check_layouts(expect_entries_not_crossed);
}
