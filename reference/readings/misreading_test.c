#include "misreading.h"
#include "node_fixture.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

/* A node, the output of an implementation that misreads it, and the misreadings that explain the output. */
static struct node_fixture fixture;
static struct misreading_set found;

static void finish(void)
{
    fixture_end(&fixture);
}

TestSuite(misreading, .fini = finish);

/* The shape of a tensor: the two values of DIMS as one struct. */
struct shape {
    int64_t dims[4];
    int rank;
};

/* A case that a misreading explains. Elements are int64; unless given, they count from 10 (data) and from 1
 * (updates). */
struct row {
    enum misreading misreading;
    enum scatter_operator op;
    const char *reduction; /* NULL: none */
    int64_t axis;          /* 99: not given */
    struct shape data, indices, updates;
    int64_t index[16];
    int64_t output[24]; /* of the misreading, derived by hand */
};

#define NO_AXIS  99
#define ELEMENTS OPERATOR_SCATTER_ELEMENTS
#define ND       OPERATOR_SCATTER_ND

static void fill(size_t slot, const struct shape *shape, const int64_t *elements, int64_t first)
{
    int64_t numbers[64], count = 1;
    for (int i = 0; i < shape->rank; i++)
        count *= shape->dims[i];
    for (int64_t i = 0; i < count; i++)
        numbers[i] = elements == NULL ? first + i : elements[i];
    fixture_input(&fixture, slot, DTYPE_INT64, numbers, shape->dims, shape->rank);
}

static const struct tensor *defaults[INPUT_SLOTS];

/* Zeros for every input. */
static void override_defaults(void)
{
    static const int64_t zeros[64];
    static struct tensor values[INPUT_SLOTS];
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        values[slot] = *fixture.node.inputs[slot];
        values[slot].elements = (void *)(uintptr_t)zeros;
        defaults[slot] = &values[slot];
    }
    fixture.node.defaults = defaults;
}

static void start(const struct row *row)
{
    fixture_start(&fixture, row->op, 18);
    fill(INPUT_DATA, &row->data, NULL, 10);
    fill(INPUT_INDICES, &row->indices, row->index, 0);
    fill(INPUT_UPDATES, &row->updates, NULL, 1);
    if (row->axis != NO_AXIS)
        fixture_integer(&fixture, "axis", row->axis);
    if (row->reduction != NULL)
        fixture_text(&fixture, "reduction", row->reduction);
    if (row->misreading == MISREADING_DEFAULT_VALUE)
        override_defaults();
}

/* Finds the misreadings that explain an output; cells that differ from the reference are wrong. Returns their
 * number. */
static int find_with(const void *elements, struct arena *scratch)
{
    cr_assert(fixture_run(&fixture) == STATUS_OK && fixture.preparation.outcome == OUTCOME_COMPUTED);
    struct tensor actual = fixture.output;
    actual.elements = (void *)(uintptr_t)elements;
    bool *wrong = arena_allocate(&fixture.arena, (size_t)actual.count);
    size_t size = dtype_size(actual.dtype);
    cr_assert(wrong != NULL);
    for (int64_t i = 0; i < actual.count; i++)
        wrong[i] = memcmp((const char *)actual.elements + (size_t)i * size,
                          (const char *)fixture.output.elements + (size_t)i * size, size) != 0;
    const struct misread_output output = {.node = &fixture.node,
                                          .preparation = &fixture.preparation,
                                          .expected = &fixture.output,
                                          .actual = &actual,
                                          .wrong = wrong};
    return misreadings_find(&output, &found, scratch);
}

static int find(const void *elements)
{
    struct arena scratch = arena_create((size_t)1 << 26);
    int count = find_with(elements, &scratch);
    arena_destroy(&scratch);
    return count;
}

static const struct row rows[] = {
#include "misreading_rows.inc"
};
enum { ROW_COUNT = sizeof rows / sizeof *rows };

Test(misreading, every_misreading_explains_its_output)
{
    for (size_t i = 0; i < ROW_COUNT; i++) {
        start(&rows[i]);
        (void)find(rows[i].output);
        cr_expect(found.has[rows[i].misreading], "row %zu: not %s", i, misreading_name(rows[i].misreading));
        fixture_end(&fixture);
    }
}

/* Others are computed in another way: reading_arithmetic_test.c. */
static bool is_arithmetic(enum misreading misreading)
{
    return misreading >= MISREADING_ZERO_SKIPPED && misreading <= MISREADING_COMPUTED_FIXED;
}

/* These have tests of their own. */
static bool is_of_wide_tensors(enum misreading misreading)
{
    return is_arithmetic(misreading) || misreading == MISREADING_OFFSET_CUT ||
           misreading == MISREADING_SOURCE_CUT || misreading == MISREADING_POSITION_CUT ||
           misreading == MISREADING_INDEX_CUT;
}

Test(misreading, every_misreading_has_a_row)
{
    bool has[MISREADING_COUNT] = {false};
    for (size_t i = 0; i < ROW_COUNT; i++)
        has[rows[i].misreading] = true;
    for (int i = 0; i < MISREADING_COUNT; i++)
        cr_expect(has[i] || is_of_wide_tensors((enum misreading)i), "%s",
                  misreading_name((enum misreading)i));
}

/* One more wrong cell, with an unrelated value. */
Test(misreading, no_misreading_explains_an_output_with_another_wrong_cell)
{
    for (size_t i = 0; i < ROW_COUNT; i++) {
        int64_t output[24];
        start(&rows[i]);
        cr_assert(fixture_run(&fixture) == STATUS_OK);
        int64_t last = fixture.output.count - 1;
        memcpy(output, rows[i].output, sizeof output);
        output[last] = 123456;
        (void)find(output);
        cr_expect(!found.has[rows[i].misreading], "row %zu: %s", i, misreading_name(rows[i].misreading));
        fixture_end(&fixture);
    }
}

/* ---- low bits ------------------------------------------------------------------------------------------ */

enum { WIDE = 300 };

/* 300 zeros that receive the updates 1, 2 and so on in reverse order. */
static void start_wide(void)
{
    int64_t indices[WIDE];
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    for (int64_t i = 0; i < WIDE; i++)
        indices[i] = WIDE - 1 - i;
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT64, NULL, DIMS(WIDE));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, DIMS(WIDE));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT64, NULL, DIMS(WIDE));
    int64_t *updates = fixture.tensors[INPUT_UPDATES].elements;
    for (int64_t i = 0; i < WIDE; i++)
        updates[i] = i + 1;
}

static void expect_wide(enum misreading misreading, const int64_t *output)
{
    (void)find(output);
    cr_expect(found.has[misreading] && found.number[misreading] == 8, "%s", misreading_name(misreading));
}

Test(misreading, indices_whose_ends_are_not_those_of_a_run_are_not_taken_for_one)
{
    const struct row row = {
        MISREADING_INDEX_RUN, ND, NULL, NO_AXIS, {{6}, 1}, {{5, 1}, 2}, {{5}, 1}, {0, 2, 1, 3, 5},
        {1, 2, 3, 4, 5, 15}};
    start(&row);
    (void)find(row.output);
    cr_expect(!found.has[MISREADING_INDEX_RUN]);
    fixture_end(&fixture);
}

Test(misreading, an_offset_of_eight_bits_is_recognised)
{
    int64_t output[WIDE] = {0};
    start_wide();
    for (int64_t i = 0; i < WIDE; i++)
        output[(WIDE - 1 - i) % 256] = i + 1;
    expect_wide(MISREADING_OFFSET_CUT, output);
}

Test(misreading, a_position_of_eight_bits_in_updates_is_recognised)
{
    int64_t output[WIDE];
    start_wide();
    for (int64_t i = 0; i < WIDE; i++)
        output[WIDE - 1 - i] = i % 256 + 1;
    expect_wide(MISREADING_SOURCE_CUT, output);
}

Test(misreading, a_position_of_eight_bits_in_indices_is_recognised)
{
    int64_t output[WIDE] = {0};
    start_wide();
    for (int64_t i = 0; i < WIDE; i++)
        output[WIDE - 1 - i % 256] = i + 1;
    expect_wide(MISREADING_POSITION_CUT, output);
}

/* 255 becomes -1, which is 299. */
Test(misreading, an_index_of_eight_bits_is_recognised)
{
    int64_t output[WIDE] = {0};
    start_wide();
    for (int64_t i = 0; i < WIDE; i++) {
        int64_t index = WIDE - 1 - i, low = index % 256;
        output[low < 128 ? low : low - 256 + WIDE] = i + 1;
    }
    expect_wide(MISREADING_INDEX_CUT, output);
}

enum { LONGEST = 65537 };

/* More cells than the budget allows for all misreadings. */
Test(misreading, an_offset_of_sixteen_bits_is_recognised_in_a_long_list)
{
    static int64_t indices[LONGEST], output[LONGEST];
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    for (int64_t i = 0; i < LONGEST; i++)
        indices[i] = i;
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT64, NULL, DIMS(1, LONGEST));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, DIMS(1, LONGEST));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT64, NULL, DIMS(1, LONGEST));
    fixture_integer(&fixture, "axis", 1);
    int64_t *updates = fixture.tensors[INPUT_UPDATES].elements;
    for (int64_t i = 0; i < LONGEST; i++)
        output[i % 65536] = updates[i] = i + 1;
    (void)find(output);
    cr_expect(found.has[MISREADING_OFFSET_CUT] && found.number[MISREADING_OFFSET_CUT] == 16);
}

/* ---- comparison of values ------------------------------------------------------------------------------ */

/* Data is 1 and 2; the second cell receives `first` and `second` under a reduction. */
static void start_floats(const char *reduction, float first, float second)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2), DIMS(2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, first, second), DIMS(2));
    fixture_text(&fixture, "reduction", reduction);
}

/* Sets the first cell of the output to 1 and the second to a NaN with these bits, and finds the
 * misreadings. */
static void find_nan(uint32_t nan)
{
    const uint32_t bits[] = {0x3f800000, nan};
    float output[2];
    memcpy(output, bits, sizeof output);
    (void)find(output);
}

/* Data is 1 and a NaN; under none the second update is the result. */
static void start_nan_in_data(void)
{
    start_floats("max", 4, 8);
    fixture.attributes[0].string = (struct string_element){.bytes = "none", .size = 4};
    const uint32_t bits = 0x7fc00001;
    memcpy((float *)fixture.tensors[INPUT_DATA].elements + 1, &bits, sizeof bits);
}

Test(misreading, a_nan_that_is_moved_must_keep_its_bits)
{
    start_nan_in_data();
    find_nan(0x7fc00001);
    cr_expect(found.has[MISREADING_NOTHING_DONE]);
    find_nan(0x7fc12345);
    cr_expect(!found.has[MISREADING_NOTHING_DONE]);
}

Test(misreading, all_nan_that_a_misreading_computes_are_equal)
{
    start_nan_in_data();
    find_nan(0x7fc12345);
    cr_expect(found.has[MISREADING_AS_ADD]);
}

/* The maxima are NaN and 20; the output has a NaN with other bits, and the second update. */
Test(misreading, all_nan_in_a_cell_that_should_be_computed_are_equal)
{
    const uint32_t nan = 0x7fc00001, bits[] = {0x7fc12345, 0x41000000};
    float output[2];
    start_floats("max", 4, 8);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 20), DIMS(2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 1), DIMS(2));
    memcpy(fixture.tensors[INPUT_UPDATES].elements, &nan, sizeof nan);
    memcpy(output, bits, sizeof output);
    (void)find(output);
    cr_expect(found.has[MISREADING_AS_NONE]);
}

/* The second cell is computed; a transposed output has its NaN in the third. */
Test(misreading, all_nan_in_a_computed_cell_that_is_transposed_are_equal)
{
    const uint32_t nan = 0x7fc00001, other = 0x7fc12345;
    float output[] = {1, 3, 0, 4};
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4), DIMS(2, 2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 1), DIMS(1, 2));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(1));
    fixture_text(&fixture, "reduction", "add");
    memcpy(fixture.tensors[INPUT_UPDATES].elements, &nan, sizeof nan);
    memcpy(&output[2], &other, sizeof other);
    (void)find(output);
    cr_expect(found.has[MISREADING_OUTPUT_TRANSPOSED]);
}

/* The first cell differs from the reference but is allowed; the misreading gives the reference's value
 * there. */
Test(misreading, a_cell_that_is_not_wrong_may_differ_from_the_misreading)
{
    static const bool wrong[] = {false, true};
    float elements[] = {7, 10};
    start_floats("none", 0, 8);
    cr_assert(fixture_run(&fixture) == STATUS_OK);
    struct arena scratch = arena_create((size_t)1 << 20);
    struct tensor actual = fixture.output;
    actual.elements = elements;
    const struct misread_output output = {.node = &fixture.node,
                                          .preparation = &fixture.preparation,
                                          .expected = &fixture.output,
                                          .actual = &actual,
                                          .wrong = wrong};
    (void)misreadings_find(&output, &found, &scratch);
    cr_expect(found.has[MISREADING_AS_ADD]);
    arena_destroy(&scratch);
}

Test(misreading, an_output_that_no_misreading_gives_is_not_explained)
{
    start_floats("add", 4, 8);
    cr_expect(find(VALUES(float, 1, 1234)) == 0);
}

Test(misreading, without_a_wrong_cell_there_is_nothing_to_explain)
{
    start_floats("add", 4, 8);
    cr_expect(find(VALUES(float, 1, 14)) == 0);
}

Test(misreading, the_first_of_several_misreadings_is_reported)
{
    start_floats("add", 4, 8);
    cr_expect(find(VALUES(float, 1, 8)) > 1);
    cr_expect(found.has[MISREADING_AS_NONE] && misreading_first(&found) == MISREADING_AS_NONE);
}

Test(misreading, a_misreading_that_leaves_updates_out_comes_after_the_others)
{
    struct misreading_set set = {.has = {false}};
    set.has[MISREADING_NEGATIVE_OFF] = set.left_out[MISREADING_NEGATIVE_OFF] = true;
    set.has[MISREADING_LAST_LOST] = true;
    cr_expect(misreading_first(&set) == MISREADING_LAST_LOST);
    set.has[MISREADING_LAST_LOST] = false;
    cr_expect(misreading_first(&set) == MISREADING_NEGATIVE_OFF);
}

/* ---- bounds -------------------------------------------------------------------------------------------- */

/* 4,096 cells of one byte each, and as many updates, of which the first has 1 MiB. */
static void start_long_strings(void)
{
    enum { CELLS = 4096, LONG = 1 << 20 };
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    struct string_element *data = arena_allocate(&fixture.arena, CELLS * sizeof *data);
    struct string_element *updates = arena_allocate(&fixture.arena, CELLS * sizeof *updates);
    char *bytes = arena_allocate_zeroed(&fixture.arena, LONG, 1);
    cr_assert(data != NULL && updates != NULL && bytes != NULL);
    for (int i = 0; i < CELLS; i++)
        data[i] = updates[i] = (struct string_element){.bytes = "x", .size = 1};
    updates[0] = (struct string_element){.bytes = bytes, .size = LONG};
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, data, DIMS(CELLS));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(CELLS));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, updates, DIMS(CELLS));
    fixture_text(&fixture, "reduction", "add");
}

/* The first update for every target would need 4 GiB. */
Test(misreading, strings_that_exceed_the_work_budget_are_not_built)
{
    enum { LIMIT = 1 << 24 };
    struct arena scratch = arena_create(LIMIT);
    start_long_strings();
    cr_assert(fixture_run(&fixture) == STATUS_OK);
    struct string_element *output = arena_allocate(&fixture.arena, fixture.output.size);
    cr_assert(output != NULL);
    memcpy(output, fixture.tensors[INPUT_DATA].elements, fixture.output.size);
    output[1] = (struct string_element){.bytes = "y", .size = 1};
    cr_expect(find_with(output, &scratch) == 0);
    cr_expect(scratch.allocated <= LIMIT);
    arena_destroy(&scratch);
}

Test(misreading, strings_that_are_added_are_explained)
{
    start_long_strings();
    cr_assert(fixture_run(&fixture) == STATUS_OK);
    cr_expect(find(fixture.tensors[INPUT_DATA].elements) > 0 && found.has[MISREADING_NOTHING_DONE]);
}

Test(misreading, with_little_memory_either_none_or_the_same_misreadings_are_found)
{
    for (size_t limit = 0; limit < 4096; limit += 64) {
        struct arena scratch = arena_create(limit);
        start_floats("add", 4, 8);
        int count = find_with(VALUES(float, 1, 8), &scratch);
        cr_expect(count == 0 || found.has[MISREADING_AS_NONE], "%zu bytes", limit);
        arena_destroy(&scratch);
        fixture_end(&fixture);
    }
}

Test(misreading, a_tensor_that_exceeds_the_work_budget_is_not_examined)
{
    enum { CELLS = 1 << 24 };
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT8, NULL, DIMS(CELLS + 1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT8, VALUES(int8_t, 1), DIMS(1));
    cr_expect(find(fixture.tensors[INPUT_DATA].elements) == 0);
}

/* ---- effects ------------------------------------------------------------------------------------------- */

/* The effects of a misreading on a node without the attribute axis. */
static struct misreading_effects effects(enum misreading misreading, struct shape data, struct shape indices,
                                         const int64_t *index)
{
    struct arena scratch = arena_create((size_t)1 << 20);
    const struct row row = {misreading, ELEMENTS, NULL, NO_AXIS, data, indices, indices, {0}, {0}};
    start(&row);
    fill(INPUT_INDICES, &indices, index, 0);
    (void)fixture_run(&fixture);
    const struct misreading_effects result =
        misreading_effects_on(misreading, &fixture.node, &fixture.preparation, &fixture.output, &scratch);
    arena_destroy(&scratch);
    return result;
}

Test(misreading, a_misreading_that_moves_updates_changes_the_output)
{
    cr_expect(effects(MISREADING_DEFAULT_AXIS_LAST, (struct shape){{2, 2}, 2}, (struct shape){{1, 1}, 2},
                      VALUES(int64_t, 1))
                  .changing == 1);
}

Test(misreading, a_misreading_that_gives_the_right_output_changes_nothing)
{
    const struct misreading_effects none = effects(MISREADING_DEFAULT_AXIS_LAST, (struct shape){{2, 2}, 2},
                                                   (struct shape){{1, 1}, 2}, VALUES(int64_t, 0));
    cr_expect(none.variants == 1 && none.changing == 0 && none.leaving == 0);
}

Test(misreading, a_misreading_that_does_not_apply_has_no_variant)
{
    cr_expect(effects(MISREADING_AXIS_LAST, (struct shape){{2, 2}, 2}, (struct shape){{1, 1}, 2},
                      VALUES(int64_t, 1))
                  .variants == 0);
}

Test(misreading, a_misreading_that_finds_an_index_out_of_bounds_leaves_data)
{
    const struct misreading_effects beyond = effects(MISREADING_DEFAULT_AXIS_LAST, (struct shape){{3, 2}, 2},
                                                     (struct shape){{1, 1}, 2}, VALUES(int64_t, 2));
    cr_expect(beyond.leaving == 1 && beyond.changing == 0);
}

/* Beyond 2, updates are lost; beyond 4, none is. */
Test(misreading, a_misreading_may_change_the_output_in_some_variants)
{
    const struct misreading_effects some =
        effects(MISREADING_TARGETS_BEYOND_POWER_LOST, (struct shape){{6}, 1}, (struct shape){{2}, 1},
                VALUES(int64_t, 0, 3));
    cr_expect(some.variants == 2 && some.changing == 1);
}

Test(misreading, default_values_are_taken_together_and_if_there_are_several_each_alone)
{
    const struct shape data = {{2, 2}, 2}, indices = {{1, 1}, 2};
    struct misreading_effects some = effects(MISREADING_DEFAULT_VALUE, data, indices, VALUES(int64_t, 1));
    cr_expect(some.variants == 4 && some.changing == 4);
    struct arena scratch = arena_create((size_t)1 << 20);
    defaults[INPUT_DATA] = defaults[INPUT_UPDATES] = NULL;
    some = misreading_effects_on(MISREADING_DEFAULT_VALUE, &fixture.node, &fixture.preparation,
                                 &fixture.output, &scratch);
    cr_expect(some.variants == 1 && some.changing == 1);
    arena_destroy(&scratch);
}

Test(misreading, of_some_misreadings_a_parameter_is_searched)
{
    cr_expect(misreading_is_searched(MISREADING_TAIL_LOST) && misreading_is_searched(MISREADING_AXIS_OTHER));
    cr_expect(!misreading_is_searched(MISREADING_LAST_LOST) && !misreading_is_searched(MISREADING_AS_ADD));
}

/* ---- names --------------------------------------------------------------------------------------------- */

Test(misreading, every_misreading_is_found_by_its_name)
{
    enum misreading misreading;
    for (int i = 0; i < MISREADING_COUNT; i++)
        cr_expect(misreading_from_name(misreading_name((enum misreading)i), &misreading) &&
                      misreading == (enum misreading)i,
                  "%s", misreading_name((enum misreading)i));
    cr_expect(!misreading_from_name("unheard-of", &misreading));
}

Test(misreading, a_misreading_of_the_reduction_violates_the_clause_of_the_reduction)
{
    cr_expect_str_eq(misreading_clause(MISREADING_AS_NONE, REDUCTION_MUL), "reduction-mul");
    cr_expect_str_eq(misreading_clause(MISREADING_AS_ADD, REDUCTION_NONE), "reduction-none");
    cr_expect_str_eq(misreading_clause(MISREADING_TUPLE_REVERSED, REDUCTION_MUL), "tuple");
}
