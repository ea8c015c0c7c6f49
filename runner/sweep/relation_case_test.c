#include "case_edit.h"
#include "relation_case.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct world_case of, made;

static void set(int slot, int rank, const int64_t *dims, const int64_t *elements)
{
    cr_assert(tensor_create(&of.inputs[slot], DTYPE_INT64, dims, rank, &arena, &error) == STATUS_OK);
    for (int64_t i = 0; i < of.inputs[slot].count; i++)
        ((int64_t *)of.inputs[slot].elements)[i] = elements == NULL ? i : elements[i];
}

static void set_kind(enum scatter_operator op, enum reduction reduction)
{
    of.kind = (struct world_kind){.version = operator_version_resolve(op, 18),
                                  .dtype = DTYPE_INT64,
                                  .index_dtype = DTYPE_INT64,
                                  .reduction = reduction,
                                  .names_reduction = true};
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

TestSuite(relation_case, .init = set_up, .fini = tear_down);

/* ScatterElements on data [2,3], axis 1, indices [2,2]. */
static void make_elements(const int64_t *indices)
{
    set_kind(OPERATOR_SCATTER_ELEMENTS, REDUCTION_NONE);
    set(INPUT_DATA, 2, (const int64_t[]){2, 3}, NULL);
    set(INPUT_INDICES, 2, (const int64_t[]){2, 2}, indices);
    set(INPUT_UPDATES, 2, (const int64_t[]){2, 2}, NULL);
    of.axis = 1;
}

/* ScatterND on data [3,2] with tuples of 1: indices [2,1], updates [2,2]. */
static void make_tuples(const int64_t *indices)
{
    set_kind(OPERATOR_SCATTER_ND, REDUCTION_NONE);
    set(INPUT_DATA, 2, (const int64_t[]){3, 2}, NULL);
    set(INPUT_INDICES, 2, (const int64_t[]){2, 1}, indices);
    set(INPUT_UPDATES, 2, (const int64_t[]){2, 2}, NULL);
}

static void has(const struct tensor *tensor, int rank, const int64_t *dims, const int64_t *elements)
{
    cr_assert_eq(tensor->rank, rank);
    for (int i = 0; i < rank; i++)
        cr_expect_eq(tensor->dims[i], dims[i], "extent %d is %lld", i, (long long)tensor->dims[i]);
    for (int64_t i = 0; i < tensor->count; i++)
        cr_expect_eq(((const int64_t *)tensor->elements)[i], elements[i], "element %lld is %lld",
                     (long long)i, (long long)((const int64_t *)tensor->elements)[i]);
}

static void aims_at(const int64_t *targets)
{
    const int64_t *found = case_targets(&of, &arena);
    for (int64_t i = 0; i < of.inputs[INPUT_UPDATES].count; i++)
        cr_expect_eq(found[i], targets[i], "update %lld aims at %lld", (long long)i, (long long)found[i]);
}

Test(relation_case, updates_of_elements_aim_along_the_axis)
{
    make_elements((const int64_t[]){2, 0, -1, 1});
    aims_at((const int64_t[]){2, 0, 5, 4});
}

Test(relation_case, slices_aim_at_a_row)
{
    make_tuples((const int64_t[]){2, -3});
    aims_at((const int64_t[]){4, 5, 0, 1});
}

static bool repeats(void)
{
    bool found = false;
    cr_assert(case_repeats_targets(&of, case_targets(&of, &arena), &found, &arena, &error) == STATUS_OK);
    return found;
}

Test(relation_case, two_indices_of_one_element_repeat_it)
{
    make_tuples((const int64_t[]){1, -2});
    cr_expect(repeats());
}

Test(relation_case, two_indices_of_two_elements_repeat_none)
{
    make_tuples((const int64_t[]){1, 2});
    cr_expect(!repeats());
}

Test(relation_case, an_index_after_the_last_element_is_not_valid)
{
    bool is_positive;
    make_tuples((const int64_t[]){0, 3});
    cr_expect(!case_is_valid(&of, &is_positive));
}

Test(relation_case, a_negative_index_is_valid_and_not_positive)
{
    bool is_positive;
    make_tuples((const int64_t[]){0, -3});
    cr_expect(case_is_valid(&of, &is_positive) && !is_positive);
}

Test(relation_case, updates_are_reversed_along_the_axis)
{
    make_elements((const int64_t[]){2, 0, -1, 1});
    cr_assert(case_reverse(&made, &of, case_exchangeable_dimension(&of), &arena, &error) == STATUS_OK);
    has(&made.inputs[INPUT_INDICES], 2, (const int64_t[]){2, 2}, (const int64_t[]){0, 2, 1, -1});
    has(&made.inputs[INPUT_UPDATES], 2, (const int64_t[]){2, 2}, (const int64_t[]){1, 0, 3, 2});
}

Test(relation_case, tuples_are_reversed_with_their_slices)
{
    make_tuples((const int64_t[]){2, 1});
    cr_assert(case_reverse(&made, &of, case_exchangeable_dimension(&of), &arena, &error) == STATUS_OK);
    has(&made.inputs[INPUT_INDICES], 2, (const int64_t[]){2, 1}, (const int64_t[]){1, 2});
    has(&made.inputs[INPUT_UPDATES], 2, (const int64_t[]){2, 2}, (const int64_t[]){2, 3, 0, 1});
}

Test(relation_case, transposed_tensors_have_the_other_axis)
{
    make_elements((const int64_t[]){2, 0, -1, 1});
    cr_assert(case_transpose(&made, &of, &arena, &error) == STATUS_OK);
    cr_expect_eq(made.axis, 0);
    has(&made.inputs[INPUT_DATA], 2, (const int64_t[]){3, 2}, (const int64_t[]){0, 3, 1, 4, 2, 5});
    has(&made.inputs[INPUT_INDICES], 2, (const int64_t[]){2, 2}, (const int64_t[]){2, -1, 0, 1});
}

Test(relation_case, indices_become_tuples_of_all_coordinates)
{
    make_elements((const int64_t[]){2, 0, 1, 1});
    struct world_kind kind = of.kind;
    kind.version = operator_version_resolve(OPERATOR_SCATTER_ND, 18);
    cr_assert(case_as_tuples(&made, &of, &kind, &arena, &error) == STATUS_OK);
    has(&made.inputs[INPUT_INDICES], 3, (const int64_t[]){2, 2, 2},
        (const int64_t[]){0, 2, 0, 0, 1, 1, 1, 1});
}

Test(relation_case, the_order_of_repeated_sums_is_not_free)
{
    make_tuples((const int64_t[]){1, 1});
    of.kind.reduction = REDUCTION_ADD;
    cr_expect(!case_order_is_free(&of, true));
}

Test(relation_case, the_order_of_repeated_extremes_of_integers_is_free)
{
    make_tuples((const int64_t[]){1, 1});
    of.kind.reduction = REDUCTION_MAX;
    cr_expect(case_order_is_free(&of, true));
}
