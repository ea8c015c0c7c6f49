#include "view.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

static struct arena arena;

static void begin(void)
{
    arena = arena_create((size_t)1 << 20);
}

static void end(void)
{
    arena_destroy(&arena);
}

TestSuite(view, .init = begin, .fini = end);

/* A float tensor of some extents; its elements are never read. */
static struct tensor shaped(const int64_t *dims, int rank)
{
    struct tensor tensor = {.dtype = DTYPE_FLOAT, .rank = rank, .dims = dims, .count = 1, .name = ""};
    for (int axis = 0; axis < rank; axis++)
        tensor.count *= dims[axis];
    return tensor;
}

#define SHAPED(...) \
    shaped((const int64_t[]){__VA_ARGS__}, (int)(sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t)))

Test(view, a_scalar_is_one_cell)
{
    struct tensor tensor = shaped(NULL, 0);
    struct view view = view_round(&tensor, 0);
    cr_expect(eq(int, view.row_count, 1));
    cr_expect(eq(int, view.column_count, 1));
    cr_expect(eq(str, (char *)view_extent_text(&view, &arena), ""));
}

Test(view, a_vector_is_one_row)
{
    struct tensor tensor = SHAPED(5);
    struct view view = view_round(&tensor, 3);
    cr_expect(eq(int, view.row_count, 1));
    cr_expect(eq(int, view.column_count, 5));
}

Test(view, a_tensor_without_elements_cannot_be_drawn)
{
    struct tensor tensor = SHAPED(3, 0);
    cr_expect(not(view_is_possible(&tensor)));
    cr_expect(not(view_is_possible(NULL)));
}

Test(view, a_tensor_of_another_element_type_cannot_be_drawn)
{
    struct tensor tensor = SHAPED(3);
    tensor.dtype = DTYPE_FLOAT8E5M2;
    cr_expect(not(view_is_possible(&tensor)));
}

Test(view, eight_by_eight_is_shown_whole)
{
    struct tensor tensor = SHAPED(8, 8);
    struct view view = view_round(&tensor, 63);
    cr_expect(eq(int, view.row_count, 8));
    cr_expect(eq(int, view.column_count, 8));
    cr_expect(eq(i64, view.first_row, 0));
    cr_expect(eq(str, (char *)view_extent_text(&view, &arena), ""));
}

Test(view, a_large_matrix_is_cropped_around_the_focus)
{
    struct tensor tensor = SHAPED(100, 50);
    struct view view = view_round(&tensor, 20 * 50 + 49);
    cr_expect(eq(i64, view.first_row, 16));
    cr_expect(eq(i64, view.first_column, 42));
    cr_expect(eq(str, (char *)view_extent_text(&view, &arena), "rows 16-23 of 100, columns 42-49 of 50"));
    struct view_cell cell;
    cr_assert(view_find(&view, 20 * 50 + 49, &cell));
    cr_expect(eq(int, cell.row, 4));
    cr_expect(eq(int, cell.column, 7));
    cr_expect(eq(i64, view_position(&view, cell), 20 * 50 + 49));
}

Test(view, an_element_outside_the_window_is_not_found)
{
    struct tensor tensor = SHAPED(100, 50);
    struct view view = view_round(&tensor, 0);
    struct view_cell cell;
    cr_expect(not(view_find(&view, 8, &cell)));
    cr_expect(not(view_find(&view, 8 * 50, &cell)));
}

Test(view, a_few_slices_of_a_tensor_of_higher_rank_are_shown)
{
    struct tensor tensor = SHAPED(3, 4, 2, 2);
    struct view view = view_round(&tensor, 4 * 11);
    view_add(&view, 4 * 5 + 1);
    view_add(&view, 4 * 5 + 2);
    view_fill(&view);
    cr_assert(eq(int, view.slice_count, VIEW_SLICES));
    cr_expect(eq(i64, view.slices[0], 0));
    cr_expect(eq(i64, view.slices[1], 1));
    cr_expect(eq(i64, view.slices[2], 5));
    cr_expect(eq(i64, view.slices[3], 11));
    cr_expect(eq(i64, view_slice_index(&view, 2, 0), 1));
    cr_expect(eq(i64, view_slice_index(&view, 2, 1), 1));
    cr_expect(eq(i64, view_slice_index(&view, 3, 0), 2));
    cr_expect(eq(i64, view_slice_index(&view, 3, 1), 3));
    cr_expect(eq(str, (char *)view_extent_text(&view, &arena), "4 of 12 slices"));
    struct view_cell cell;
    cr_assert(view_find(&view, 4 * 5 + 3, &cell));
    cr_expect(eq(int, cell.slice, 2));
    cr_expect(not(view_find(&view, 4 * 6, &cell)));
}
