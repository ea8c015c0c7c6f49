#include "shrinker.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct world_case of, edited;
static bool is_made;

static void set(int slot, int32_t dtype, int rank, const int64_t *dims)
{
    cr_assert(tensor_create(&of.inputs[slot], dtype, dims, rank, &arena, &error) == STATUS_OK);
}

/* Data and updates hold 0, 1, 2 and so on; the indices are those that are given. */
static void make(enum scatter_operator op, int64_t axis, const int64_t *indices)
{
    of.kind = (struct world_kind){.version = operator_version_resolve(op, 18),
                                  .dtype = DTYPE_INT64,
                                  .index_dtype = DTYPE_INT64,
                                  .reduction = REDUCTION_ADD,
                                  .names_reduction = true};
    of.axis = axis;
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        for (int64_t i = 0; i < of.inputs[slot].count; i++)
            ((int64_t *)of.inputs[slot].elements)[i] = slot == INPUT_INDICES ? indices[i] : i;
}

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    memset(&of, 0, sizeof of);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(case_edit, .init = set_up, .fini = tear_down);

/* ScatterElements on data [3,4], axis 1, indices [2,3]. */
static void make_elements(void)
{
    static const int64_t indices[] = {0, 3, -4, -1, 4, -5};
    set(INPUT_DATA, DTYPE_INT64, 2, (const int64_t[]){3, 4});
    set(INPUT_INDICES, DTYPE_INT64, 2, (const int64_t[]){2, 3});
    set(INPUT_UPDATES, DTYPE_INT64, 2, (const int64_t[]){2, 3});
    make(OPERATOR_SCATTER_ELEMENTS, 1, indices);
}

/* ScatterND on data [3,1,2] with tuples of 2: indices [2,1,2], updates [2,1,2]. */
static void make_tuples(void)
{
    static const int64_t indices[] = {2, 0, -3, -1};
    set(INPUT_DATA, DTYPE_INT64, 3, (const int64_t[]){3, 1, 2});
    set(INPUT_INDICES, DTYPE_INT64, 3, (const int64_t[]){2, 1, 2});
    set(INPUT_UPDATES, DTYPE_INT64, 3, (const int64_t[]){2, 1, 2});
    make(OPERATOR_SCATTER_ND, 0, indices);
}

static void edit(struct case_edit how)
{
    cr_assert(case_edit(&edited, &of, &how, &is_made, &arena, &error) == STATUS_OK);
}

static void has(int slot, int rank, const int64_t *dims, const int64_t *elements)
{
    const struct tensor *tensor = &edited.inputs[slot];
    cr_assert_eq(tensor->rank, rank);
    for (int i = 0; i < rank; i++)
        cr_expect_eq(tensor->dims[i], dims[i], "extent %d is %lld", i, (long long)tensor->dims[i]);
    for (int64_t i = 0; i < tensor->count; i++)
        cr_expect_eq(((const int64_t *)tensor->elements)[i], elements[i], "element %lld is %lld",
                     (long long)i, (long long)((const int64_t *)tensor->elements)[i]);
}

Test(case_edit, along_the_axis_valid_indices_stay_valid_and_invalid_ones_invalid_by_as_much)
{
    make_elements();
    edit((struct case_edit){EDIT_CUT, .dimension = 1, .first = 2, .count = 2});
    cr_assert(is_made);
    has(INPUT_DATA, 2, (const int64_t[]){3, 2}, (const int64_t[]){0, 1, 4, 5, 8, 9});
    has(INPUT_INDICES, 2, (const int64_t[]){2, 3}, (const int64_t[]){0, 1, -2, -1, 2, -3});
    has(INPUT_UPDATES, 2, (const int64_t[]){2, 3}, (const int64_t[]){0, 1, 2, 3, 4, 5});
}

Test(case_edit, an_index_after_the_removed_slices_moves_with_its_element)
{
    make_elements();
    edit((struct case_edit){EDIT_CUT, .dimension = 1, .first = 1, .count = 2});
    cr_assert(is_made);
    has(INPUT_DATA, 2, (const int64_t[]){3, 2}, (const int64_t[]){0, 3, 4, 7, 8, 11});
    has(INPUT_INDICES, 2, (const int64_t[]){2, 3}, (const int64_t[]){0, 1, -2, -1, 2, -3});
}

Test(case_edit, a_slice_that_is_cut_out_is_gone_from_updates)
{
    make_tuples();
    edit((struct case_edit){EDIT_CUT, .dimension = 2, .first = 0, .count = 1});
    cr_assert(is_made);
    has(INPUT_DATA, 3, (const int64_t[]){3, 1, 1}, (const int64_t[]){1, 3, 5});
    has(INPUT_UPDATES, 3, (const int64_t[]){2, 1, 1}, (const int64_t[]){1, 3});
}

Test(case_edit, off_the_axis_indices_and_updates_are_cut_with_data)
{
    make_elements();
    edit((struct case_edit){EDIT_CUT, .dimension = 0, .first = 1, .count = 2});
    cr_assert(is_made);
    has(INPUT_DATA, 2, (const int64_t[]){1, 4}, (const int64_t[]){0, 1, 2, 3});
    has(INPUT_INDICES, 2, (const int64_t[]){1, 3}, (const int64_t[]){0, 3, -4});
    has(INPUT_UPDATES, 2, (const int64_t[]){1, 3}, (const int64_t[]){0, 1, 2});
}

Test(case_edit, off_the_axis_indices_that_fit_are_not_cut)
{
    make_elements();
    edit((struct case_edit){EDIT_CUT, .dimension = 0, .first = 2, .count = 1});
    has(INPUT_INDICES, 2, (const int64_t[]){2, 3}, (const int64_t[]){0, 3, -4, -1, 4, -5});
}

Test(case_edit, all_of_data_is_not_cut)
{
    make_elements();
    edit((struct case_edit){EDIT_CUT, .dimension = 0, .first = 0, .count = 3});
    cr_expect(!is_made);
}

Test(case_edit, slices_of_indices_are_left_out_with_their_updates)
{
    make_elements();
    edit((struct case_edit){EDIT_DROP, .dimension = 1, .first = 1, .count = 1});
    cr_assert(is_made);
    has(INPUT_INDICES, 2, (const int64_t[]){2, 2}, (const int64_t[]){0, -4, -1, -5});
    has(INPUT_UPDATES, 2, (const int64_t[]){2, 2}, (const int64_t[]){0, 2, 3, 5});
    has(INPUT_DATA, 2, (const int64_t[]){3, 4}, of.inputs[INPUT_DATA].elements);
}

Test(case_edit, the_last_slice_of_indices_is_not_left_out)
{
    make_elements();
    edit((struct case_edit){EDIT_DROP, .dimension = 0, .first = 0, .count = 2});
    cr_expect(!is_made);
}

Test(case_edit, components_of_tuples_are_not_left_out)
{
    make_tuples();
    edit((struct case_edit){EDIT_DROP, .dimension = 2, .first = 0, .count = 1});
    cr_expect(!is_made);
}

Test(case_edit, a_dimension_that_tuples_are_about_moves_their_components)
{
    make_tuples();
    edit((struct case_edit){EDIT_CUT, .dimension = 0, .first = 2, .count = 1});
    cr_assert(is_made);
    has(INPUT_DATA, 3, (const int64_t[]){2, 1, 2}, (const int64_t[]){0, 1, 2, 3});
    has(INPUT_INDICES, 3, (const int64_t[]){2, 1, 2}, (const int64_t[]){1, 0, -2, -1});
}

Test(case_edit, a_dimension_of_slices_is_cut_in_updates)
{
    make_tuples();
    edit((struct case_edit){EDIT_CUT, .dimension = 2, .first = 1, .count = 1});
    cr_assert(is_made);
    has(INPUT_DATA, 3, (const int64_t[]){3, 1, 1}, (const int64_t[]){0, 2, 4});
    has(INPUT_UPDATES, 3, (const int64_t[]){2, 1, 1}, (const int64_t[]){0, 2});
}

Test(case_edit, a_dimension_of_extent_1_goes_with_its_component)
{
    make_tuples();
    edit((struct case_edit){EDIT_SQUEEZE, .dimension = 1});
    cr_assert(is_made);
    has(INPUT_DATA, 2, (const int64_t[]){3, 2}, of.inputs[INPUT_DATA].elements);
    has(INPUT_INDICES, 3, (const int64_t[]){2, 1, 1}, (const int64_t[]){2, -3});
    has(INPUT_UPDATES, 3, (const int64_t[]){2, 1, 2}, of.inputs[INPUT_UPDATES].elements);
}

Test(case_edit, a_dimension_with_an_invalid_index_stays)
{
    make_tuples();
    ((int64_t *)of.inputs[INPUT_INDICES].elements)[1] = 1;
    edit((struct case_edit){EDIT_SQUEEZE, .dimension = 1});
    cr_expect(!is_made);
}

Test(case_edit, a_dimension_of_tuples_alone_goes_from_indices_and_updates)
{
    make_tuples();
    edit((struct case_edit){EDIT_SQUEEZE_BATCH, .dimension = 1});
    cr_assert(is_made);
    has(INPUT_INDICES, 2, (const int64_t[]){2, 2}, of.inputs[INPUT_INDICES].elements);
    has(INPUT_UPDATES, 2, (const int64_t[]){2, 2}, of.inputs[INPUT_UPDATES].elements);
}

Test(case_edit, the_axis_moves_with_a_dimension_before_it)
{
    set(INPUT_DATA, DTYPE_INT64, 2, (const int64_t[]){1, 4});
    set(INPUT_INDICES, DTYPE_INT64, 2, (const int64_t[]){1, 1});
    set(INPUT_UPDATES, DTYPE_INT64, 2, (const int64_t[]){1, 1});
    make(OPERATOR_SCATTER_ELEMENTS, -1, (const int64_t[]){3});
    edit((struct case_edit){EDIT_SQUEEZE, .dimension = 0});
    cr_assert(is_made);
    cr_expect_eq(edited.axis, 0);
    has(INPUT_DATA, 1, (const int64_t[]){4}, (const int64_t[]){0, 1, 2, 3});
}

Test(case_edit, the_axis_is_not_removed)
{
    make_elements();
    edit((struct case_edit){EDIT_CUT, .dimension = 1, .first = 1, .count = 3});
    of = edited;
    edit((struct case_edit){EDIT_SQUEEZE, .dimension = 1});
    cr_expect(!is_made);
}

Test(case_edit, negative_valid_indices_are_counted_from_0)
{
    make_elements();
    edit((struct case_edit){.edit = EDIT_POSITIVE});
    cr_assert(is_made);
    has(INPUT_INDICES, 2, (const int64_t[]){2, 3}, (const int64_t[]){0, 3, 0, 3, 4, -5});
}

Test(case_edit, one_index_is_given_another_value)
{
    make_elements();
    edit((struct case_edit){EDIT_INDEX, .first = 1, .count = 0});
    has(INPUT_INDICES, 2, (const int64_t[]){2, 3}, (const int64_t[]){0, 0, -4, -1, 4, -5});
}

Test(case_edit, values_of_many_elements_are_not_simple)
{
    make_elements(); /* 12 elements of data */
    edit((struct case_edit){EDIT_SIMPLE, .dimension = INPUT_UPDATES, .first = -1});
    cr_expect(!is_made);
}

Test(case_edit, one_value_of_many_becomes_0)
{
    make_elements();
    edit((struct case_edit){EDIT_ZERO, .dimension = INPUT_UPDATES, .first = 2});
    cr_assert(is_made);
    has(INPUT_UPDATES, 2, (const int64_t[]){2, 3}, (const int64_t[]){0, 1, 0, 3, 4, 5});
}

Test(case_edit, a_value_that_is_0_is_no_edit)
{
    make_elements();
    edit((struct case_edit){EDIT_ZERO, .dimension = INPUT_UPDATES, .first = 0});
    cr_expect(!is_made);
}

Test(case_edit, simple_values_differ)
{
    make_tuples();
    edit((struct case_edit){EDIT_SIMPLE, .dimension = INPUT_DATA, .first = -1});
    cr_assert(is_made);
    has(INPUT_DATA, 3, (const int64_t[]){3, 1, 2}, (const int64_t[]){1, 2, 3, 4, 5, 6});
}

Test(case_edit, another_type_of_indices_keeps_their_values)
{
    make_elements();
    struct world_kind kind = of.kind;
    kind.index_dtype = DTYPE_INT32;
    edit((struct case_edit){EDIT_KIND, .kind = &kind});
    cr_assert(is_made);
    cr_assert_eq(edited.inputs[INPUT_INDICES].dtype, DTYPE_INT32);
    for (int64_t i = 0; i < 6; i++)
        cr_expect_eq(case_index(&edited, i), case_index(&of, i));
}

Test(case_edit, another_type_of_data_has_simple_values)
{
    make_tuples();
    struct world_kind kind = of.kind;
    kind.dtype = DTYPE_FLOAT;
    edit((struct case_edit){EDIT_KIND, .kind = &kind});
    cr_assert(is_made);
    cr_expect_eq(((const float *)edited.inputs[INPUT_DATA].elements)[5], 6.0F);
}

Test(case_edit, shapes_that_do_not_go_together_are_not_edited)
{
    make_tuples();
    set(INPUT_UPDATES, DTYPE_INT64, 3, (const int64_t[]){2, 1, 3});
    edit((struct case_edit){EDIT_CUT, .dimension = 0, .first = 1, .count = 1});
    cr_expect(!is_made);
}

Test(case_edit, a_copy_has_elements_of_its_own)
{
    make_elements();
    cr_assert(case_copy(&edited, &of, &arena, &error) == STATUS_OK);
    ((int64_t *)of.inputs[INPUT_DATA].elements)[0] = 77;
    cr_expect_eq(((const int64_t *)edited.inputs[INPUT_DATA].elements)[0], 0);
}
