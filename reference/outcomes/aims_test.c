#include "cell.h"
#include "effort_fixture.h"
#include "node_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

enum { UPDATES = 5000, DRAWS = 200 / TEST_FRACTION };

/* The plan of a node whose inputs are set. */
static struct scatter_plan plan_of(struct node_fixture *fixture)
{
    struct scatter_plan plan;
    cr_assert(eq(int, (int)fixture_run(fixture), STATUS_OK));
    cr_assert(eq(int,
                 (int)scatter_plan_create(&plan, &fixture->node, &fixture->preparation, &fixture->arena,
                                          &fixture->error),
                 STATUS_OK));
    return plan;
}

static struct aims aims_of(struct node_fixture *fixture)
{
    struct scatter_plan plan = plan_of(fixture);
    struct aims aims;
    cr_assert(eq(int, (int)aims_create(&aims, &plan, &fixture->arena, &fixture->error), STATUS_OK));
    return aims;
}

/* ScatterND on four rows of three. */
static void start_rows(struct node_fixture *fixture, const int64_t *indices, int64_t count)
{
    fixture_start(fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(fixture, INPUT_DATA, DTYPE_INT32, NULL, DIMS(4, 3));
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, indices, DIMS(count, 1));
    fixture_input(fixture, INPUT_UPDATES, DTYPE_INT32, NULL, DIMS(count, 3));
}

Test(aims, every_element_of_a_slice_has_the_corresponding_elements_of_the_updates)
{
    struct node_fixture fixture;
    start_rows(&fixture, (const int64_t[]){2, 0, 2}, 3);
    struct aims aims = aims_of(&fixture);
    for (int64_t column = 0; column < 3; column++) {
        cr_expect(eq(i64, aims_count(&aims, 6 + column), 2));
        cr_expect(eq(i64, aims_update_position(&aims, 6 + column, 0), column));
        cr_expect(eq(i64, aims_update_position(&aims, 6 + column, 1), 6 + column));
        cr_expect(eq(i64, aims_update_position(&aims, column, 0), 3 + column));
        cr_expect(eq(i64, aims_count(&aims, 3 + column), 0));
    }
    fixture_end(&fixture);
}

Test(aims, a_negative_index_and_its_alias_aim_at_one_cell)
{
    struct node_fixture fixture;
    start_rows(&fixture, (const int64_t[]){-1, 3}, 2);
    struct aims aims = aims_of(&fixture);
    cr_expect(eq(i64, aims_count(&aims, 9), 2));
    cr_expect(aims.duplicates);
    fixture_end(&fixture);
}

Test(aims, equal_indices_in_different_columns_are_not_duplicates)
{
    struct node_fixture fixture;
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT32, NULL, DIMS(3, 3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1, 1), DIMS(1, 3));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT32, NULL, DIMS(1, 3));
    struct aims aims = aims_of(&fixture);
    cr_expect(not(aims.duplicates));
    for (int64_t column = 0; column < 3; column++)
        cr_expect(eq(i64, aims_update_position(&aims, 3 + column, 0), column));
    fixture_end(&fixture);
}

Test(aims, a_plan_without_updates_has_no_targets)
{
    struct node_fixture fixture;
    start_rows(&fixture, NULL, 0);
    struct aims aims = aims_of(&fixture);
    for (int64_t position = 0; position < 12; position++)
        cr_expect(eq(i64, aims_count(&aims, position), 0));
    cr_expect(not(aims.duplicates));
    fixture_end(&fixture);
}

Test(aims, empty_tuples_aim_at_all_of_data)
{
    struct node_fixture fixture;
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT32, NULL, DIMS(2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(3, 0));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT32, NULL, DIMS(3, 2));
    struct aims aims = aims_of(&fixture);
    cr_expect(eq(i64, aims_count(&aims, 1), 3));
    cr_expect(eq(i64, aims_update_position(&aims, 1, 2), 5));
    fixture_end(&fixture);
}

Test(aims, every_update_is_listed_once_with_its_target_and_in_order)
{
    struct node_fixture fixture;
    static int64_t indices[UPDATES];
    static bool seen[UPDATES];
    uint64_t state = 3;
    for (int i = 0; i < UPDATES; i++)
        indices[i] = (int64_t)(fixture_random(&state) % 1000) - 500;
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT32, NULL, DIMS(500));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, DIMS(UPDATES));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT32, NULL, DIMS(UPDATES));
    struct aims aims = aims_of(&fixture);
    int64_t total = 0, wrong = 0;
    for (int64_t position = 0; position < 500; position++) {
        int64_t previous = -1;
        for (int64_t i = 0; i < aims_count(&aims, position); i++) {
            int64_t update = aims_update_position(&aims, position, i);
            wrong += update <= previous || seen[update];
            wrong += indices[update] != position && indices[update] != position - 500;
            seen[update] = true;
            previous = update;
            total++;
        }
    }
    cr_expect(eq(i64, total, UPDATES));
    cr_expect(eq(i64, wrong, 0));
    fixture_end(&fixture);
}

Test(aims, running_out_of_memory_is_an_error)
{
    struct node_fixture fixture;
    struct scatter_plan plan;
    struct aims aims;
    struct arena arena = arena_create(0);
    start_rows(&fixture, (const int64_t[]){2, 0, 2}, 3);
    fixture_run(&fixture);
    scatter_plan_create(&plan, &fixture.node, &fixture.preparation, &fixture.arena, &fixture.error);
    cr_expect(eq(int, (int)aims_create(&aims, &plan, &arena, &fixture.error), STATUS_OUT_OF_MEMORY));
    arena_destroy(&arena);
    fixture_end(&fixture);
}

/* ---- repeated targets ---------------------------------------------------------------------------------- */

/* A target with several updates of a node whose inputs are set, or -1. */
static int64_t repeated_target(struct node_fixture *fixture)
{
    struct scatter_plan plan = plan_of(fixture);
    int64_t target = -2;
    cr_assert(eq(int, (int)aims_find_repeated(&plan, &target, &fixture->arena, &fixture->error), STATUS_OK));
    return target;
}

static int64_t repeated_row(const int64_t *indices, int64_t count)
{
    struct node_fixture fixture;
    start_rows(&fixture, indices, count);
    int64_t target = repeated_target(&fixture);
    fixture_end(&fixture);
    return target;
}

Test(aims, a_target_with_several_updates_is_found)
{
    cr_expect(eq(i64, repeated_row((const int64_t[]){2, 0, 2}, 3), 2));
}

Test(aims, a_target_with_a_positive_and_a_negative_index_is_found)
{
    cr_expect(eq(i64, repeated_row((const int64_t[]){1, 0, -3}, 3), 1));
}

Test(aims, no_target_is_found_if_each_has_at_most_one_update)
{
    cr_expect(eq(i64, repeated_row((const int64_t[]){3, 0, -3, 2}, 4), -1));
    cr_expect(eq(i64, repeated_row((const int64_t[]){3}, 1), -1));
    cr_expect(eq(i64, repeated_row(NULL, 0), -1));
}

Test(aims, the_target_that_is_found_has_several_updates)
{
    uint64_t state = 5;
    int found = 0;
    for (int draw = 0; draw < DRAWS; draw++) {
        struct node_fixture fixture;
        static int64_t indices[UPDATES];
        int64_t count = 1 + fixture_random(&state) % 2048;
        for (int64_t i = 0; i < count; i++)
            indices[i] = draw % 2 == 0 ? fixture_random(&state) % 1000000 : i;
        if (draw % 4 == 1)
            indices[count - 1] = 0;
        fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
        fixture_input(&fixture, INPUT_DATA, DTYPE_INT8, NULL, DIMS(1000000));
        fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, DIMS(count));
        fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT8, NULL, DIMS(count));
        struct aims aims = aims_of(&fixture);
        int64_t target = repeated_target(&fixture);
        cr_expect(target < 0 ? !aims.duplicates : aims_count(&aims, target) > 1, "draw %d", draw);
        found += target >= 0;
        fixture_end(&fixture);
    }
    cr_expect(found > DRAWS / 4 && found < DRAWS * 3 / 4, "found in %d draws of %d", found, DRAWS);
}

Test(aims, running_out_of_memory_while_looking_for_a_repeated_target_is_an_error)
{
    struct node_fixture fixture;
    struct arena arena = arena_create(0);
    int64_t target = 0;
    start_rows(&fixture, (const int64_t[]){2, 0, 2}, 3);
    struct scatter_plan plan = plan_of(&fixture);
    cr_expect(eq(int, (int)aims_find_repeated(&plan, &target, &arena, &fixture.error), STATUS_OUT_OF_MEMORY));
    fixture_end(&fixture);
}

/* ---- some targets only --------------------------------------------------------------------------------- */

static struct aims some_aims(struct node_fixture *fixture, int64_t first, int64_t count)
{
    struct scatter_plan plan = plan_of(fixture);
    struct aims aims;
    cr_assert(eq(int, (int)aims_create_some(&aims, &plan, first, count, &fixture->arena, &fixture->error),
                 STATUS_OK));
    return aims;
}

Test(aims, the_lists_of_some_targets_are_equal_to_those_of_all_targets)
{
    struct node_fixture fixture;
    start_rows(&fixture, (const int64_t[]){2, 0, 2, 1, 3, -3, 2}, 7);
    struct aims all = aims_of(&fixture), some = some_aims(&fixture, 1, 2);
    cr_expect(eq(i64, some.first_target, 1));
    cr_expect(eq(i64, some.target_count, 2));
    for (int64_t position = 3; position < 9; position++) {
        cr_assert(eq(i64, aims_count(&some, position), aims_count(&all, position)));
        for (int64_t i = 0; i < aims_count(&all, position); i++)
            cr_expect(
                eq(i64, aims_update_position(&some, position, i), aims_update_position(&all, position, i)));
    }
    fixture_end(&fixture);
}

Test(aims, duplicates_count_only_among_the_requested_targets)
{
    struct node_fixture fixture;
    start_rows(&fixture, (const int64_t[]){2, 0, 2}, 3);
    cr_expect(not(some_aims(&fixture, 0, 2).duplicates));
    cr_expect(some_aims(&fixture, 1, 2).duplicates);
    fixture_end(&fixture);
}

Test(aims, the_number_of_targets_is_limited_by_data)
{
    struct node_fixture fixture;
    start_rows(&fixture, (const int64_t[]){2, 0, 2}, 3);
    cr_expect(eq(i64, some_aims(&fixture, 3, 100).target_count, 1));
    cr_expect(eq(i64, some_aims(&fixture, 100, 1).target_count, 0));
    cr_expect(eq(i64, some_aims(&fixture, 3, INT64_MAX).target_count, 1));
    fixture_end(&fixture);
}
