/* Tests of reductions of strings. */
#include "node_fixture.h"
#include "scatter.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

#define S(literal)                   \
    {                                \
        literal, sizeof(literal) - 1 \
    }
#define STRINGS(...) ((const struct string_element[]){__VA_ARGS__})

static void start(struct node_fixture *fixture, const char *reduction)
{
    fixture_start(fixture, OPERATOR_SCATTER_ND, 18);
    fixture_text(fixture, "reduction", reduction);
}

/* Whether the output holds these strings, byte for byte. */
static bool output_is(const struct node_fixture *fixture, const struct string_element *expected)
{
    const struct string_element *actual = fixture->output.elements;
    if (fixture->preparation.outcome != OUTCOME_COMPUTED)
        return false;
    for (int64_t i = 0; i < fixture->output.count; i++) {
        if (actual[i].size != expected[i].size)
            return false;
        if (actual[i].size > 0 && memcmp(actual[i].bytes, expected[i].bytes, actual[i].size) != 0)
            return false;
    }
    return true;
}

Test(strings, add_appends_the_updates_to_the_old_value_in_order)
{
    struct node_fixture fixture;
    start(&fixture, "add");
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, STRINGS(S("a"), S("b"), S("c")), DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 2, 0, -1, 2), DIMS(4, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, STRINGS(S("1"), S("23"), S("4"), S("5")), DIMS(4));
    fixture_run(&fixture);
    cr_expect(output_is(&fixture, STRINGS(S("a23"), S("b"), S("c145"))));
    fixture_end(&fixture);
}

Test(strings, add_of_slices_works_element_by_element)
{
    struct node_fixture fixture;
    start(&fixture, "add");
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, STRINGS(S("a"), S("b"), S("c"), S("d")), DIMS(2, 2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, STRINGS(S("1"), S("2"), S("3"), S("4")), DIMS(2, 2));
    fixture_run(&fixture);
    cr_expect(output_is(&fixture, STRINGS(S("a"), S("b"), S("c13"), S("d24"))));
    fixture_end(&fixture);
}

Test(strings, add_keeps_nul_bytes_and_accepts_empty_strings)
{
    struct node_fixture fixture;
    start(&fixture, "add");
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, STRINGS(S("a\0b"), {NULL, 0}, S("")), DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 0, 1, 2), DIMS(3, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, STRINGS(S("\0c"), {NULL, 0}, S("\0")), DIMS(3));
    fixture_run(&fixture);
    cr_expect(output_is(&fixture, STRINGS(S("a\0b\0c"), S(""), S("\0"))));
    fixture_end(&fixture);
}

Test(strings, add_joins_many_updates)
{
    enum { COUNT = 2500 };
    static struct string_element updates[COUNT];
    static char expected[2][COUNT];
    static int64_t indices[COUNT];
    size_t sizes[2] = {0, 0};
    for (int i = 0; i < COUNT; i++) {
        indices[i] = i % 3 == 0;
        updates[i] = (struct string_element){&"abcdefghij"[i % 10], 1};
        expected[indices[i]][sizes[indices[i]]++] = "abcdefghij"[i % 10];
    }
    struct node_fixture fixture;
    start(&fixture, "add");
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, NULL, DIMS(2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, DIMS(COUNT, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, updates, DIMS(COUNT));
    fixture_run(&fixture);
    cr_expect(output_is(&fixture, STRINGS({expected[0], sizes[0]}, {expected[1], sizes[1]})));
    fixture_end(&fixture);
}

/* Applies a reduction to one string of data and one update. */
static bool reduces_to(const char *reduction, const struct string_element *old,
                       const struct string_element *update, const struct string_element *expected)
{
    struct node_fixture fixture;
    start(&fixture, reduction);
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, old, DIMS(1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(1, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, update, DIMS(1));
    bool same = fixture_run(&fixture) == STATUS_OK && output_is(&fixture, expected);
    fixture_end(&fixture);
    return same;
}

Test(strings, max_and_min_compare_unsigned_bytes_and_then_lengths)
{
    static const struct {
        struct string_element less, greater;
    } rows[] = {{S("a"), S("b")},       {S("a"), S("ab")}, {S(""), S("\0")},   {S("a"), S("\xc3\xa4")},
                {S("a\0b"), S("a\0c")}, {S("Z"), S("a")},  {{NULL, 0}, S(" ")}};
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        const struct string_element *less = &rows[row].less, *greater = &rows[row].greater;
        cr_expect(reduces_to("max", less, greater, greater), "max of row %zu", row);
        cr_expect(reduces_to("max", greater, less, greater), "max of row %zu, operands swapped", row);
        cr_expect(reduces_to("min", less, greater, less), "min of row %zu", row);
        cr_expect(reduces_to("min", greater, less, less), "min of row %zu, operands swapped", row);
    }
}

Test(strings, mul_has_no_definition)
{
    struct node_fixture fixture;
    start(&fixture, "mul");
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, STRINGS(S("a")), DIMS(1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(1, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, STRINGS(S("b")), DIMS(1));
    fixture_run(&fixture);
    cr_expect(eq(int, (int)fixture.preparation.outcome, OUTCOME_UNDEFINED));
    cr_expect(fixture_output_untouched(&fixture));
    fixture_end(&fixture);
}

Test(strings, results_that_do_not_fit_the_arena_leave_the_output_untouched)
{
    static char text[3000];
    memset(text, 'x', sizeof text);
    struct node_fixture fixture;
    start(&fixture, "add");
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, STRINGS({text, 3000}), DIMS(1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(1, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, STRINGS({text, 3000}), DIMS(1));
    fixture_run(&fixture);
    memset(fixture.output.elements, FIXTURE_PATTERN, fixture.output.size);
    struct arena small = arena_create(5000);
    enum status status =
        scatter_evaluate(&fixture.node, &fixture.preparation, &fixture.output, &small, &fixture.error);
    cr_expect(eq(int, (int)status, STATUS_OUT_OF_MEMORY));
    cr_expect(fixture_output_untouched(&fixture));
    arena_destroy(&small);
    fixture_end(&fixture);
}

Test(strings, results_whose_length_overflows_are_refused_as_too_large)
{
    struct string_element huge = {"", SIZE_MAX / 2};
    struct node_fixture fixture;
    start(&fixture, "add");
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, &huge, DIMS(1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(2, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, STRINGS(huge, huge), DIMS(2));
    cr_expect(eq(int, (int)fixture_run(&fixture), STATUS_OUT_OF_MEMORY));
    cr_expect(fixture_output_untouched(&fixture));
    fixture_end(&fixture);
}

Test(strings, lengths_whose_sum_overflows_to_a_small_number_are_refused)
{
    struct string_element quarter = {"",
                                     SIZE_MAX / 4}; /* four of them and 8 bytes add up to 4, modulo 2^64 */
    struct node_fixture fixture;
    start(&fixture, "add");
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, STRINGS(S("12345678")), DIMS(1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(4, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, STRINGS(quarter, quarter, quarter, quarter),
                  DIMS(4));
    cr_expect(eq(int, (int)fixture_run(&fixture), STATUS_OUT_OF_MEMORY));
    cr_expect(fixture_output_untouched(&fixture));
    fixture_end(&fixture);
}
