#define _POSIX_C_SOURCE 200809L

#include "case_fixture.h"
#include "list_summary.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct node_fixture fixture;
static struct list_summary summary;
static const struct selection everything;

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 17);
    fixture_input(&fixture, INPUT_DATA, DTYPE_BOOL, NULL, DIMS(2));
    fixture_text(&fixture, "reduction", "add");
    summary = (struct list_summary){0};
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(list_summary, .init = set_up, .fini = tear_down);

static void add(enum expectation expectation, enum tier tier)
{
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.expectation = expectation;
    the_case.tier = tier;
    list_summary_add(&summary, &the_case, &fixture.arena);
}

static int64_t in_grid(const char *version, enum reduction reduction, int32_t dtype)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (strcmp(operator_versions[row].id, version) == 0)
            return summary.grid[row][reduction][dtype];
    cr_assert_fail("no such version");
    return 0;
}

/* The printed summary. */
static const char *printed(const struct selection *selection)
{
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    cr_assert(stream != NULL);
    list_summary_print(&summary, selection, stream);
    (void)fclose(stream);
    const char *copy = arena_copy_text(&fixture.arena, text, size);
    free(text);
    return copy;
}

static void expect_printed(const char *line)
{
    cr_expect(strstr(printed(&everything), line) != NULL, "%s", printed(&everything));
}

/* ---- counting ------------------------------------------------------------------------------------------------------------ */

Test(list_summary, a_case_counts_in_its_cell)
{
    add(EXPECT_EXACT, TIER_CORE);
    cr_expect(in_grid("ScatterND-16", REDUCTION_ADD, DTYPE_BOOL) == 1);
    cr_expect(summary.data_sets == 1);
}

Test(list_summary, a_refusal_does_not_count_in_its_cell)
{
    add(EXPECT_REFUSE, TIER_CORE);
    cr_expect(in_grid("ScatterND-16", REDUCTION_ADD, DTYPE_BOOL) == 0);
    cr_expect(summary.expectations[EXPECT_REFUSE] == 1);
}

Test(list_summary, a_node_without_reduction_counts_as_none)
{
    fixture.node.attribute_count = 0;
    add(EXPECT_ALLOWED, TIER_FULL);
    cr_expect(in_grid("ScatterND-16", REDUCTION_NONE, DTYPE_BOOL) == 1);
}

Test(list_summary, expectations_tiers_and_versions_are_counted)
{
    add(EXPECT_EXACT, TIER_CORE);
    add(EXPECT_REFUSE, TIER_FULL);
    add(EXPECT_REFUSE, TIER_FULL);
    expect_printed("3 data sets\nexpected: exact 1, refuse 2\ntier: core 1, full 2\n");
    expect_printed("  ScatterND-16            3\n");
}

Test(list_summary, an_operator_that_does_not_exist_in_the_opset_is_absent)
{
    fixture.node.opset = 10;
    add(EXPECT_REFUSE, TIER_FULL);
    expect_printed("  absent                  1\n");
}

Test(list_summary, parts_are_added)
{
    add(EXPECT_EXACT, TIER_CORE);
    const struct list_summary part = summary;
    list_summary_merge(&summary, &part);
    cr_expect(in_grid("ScatterND-16", REDUCTION_ADD, DTYPE_BOOL) == 2);
    cr_expect(summary.data_sets == 2 && summary.tiers[TIER_CORE] == 2);
}

/* ---- printing ------------------------------------------------------------------------------------------------------------ */

/* Puts one data set into every legal cell. */
static void fill(void)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            for (int dtype = 0; dtype < SUMMARY_TYPES; dtype++)
                summary.grid[row][reduction][dtype] = 1;
}

Test(list_summary, no_line_is_longer_than_110_columns)
{
    add(EXPECT_EXACT, TIER_CORE);
    const char *text = printed(&everything);
    for (const char *line = text; *line != '\0'; line += strcspn(line, "\n") + 1)
        cr_expect(strcspn(line, "\n") <= 110, "%.*s", (int)strcspn(line, "\n"), line);
}

Test(list_summary, a_full_grid_has_no_gap)
{
    fill();
    expect_printed("no legal cell is empty\n");
    cr_expect(strstr(printed(&everything) + 110, "--") == NULL);
}

Test(list_summary, an_empty_cell_is_listed)
{
    fill();
    summary.grid[OPERATOR_VERSION_COUNT - 1][REDUCTION_MAX][DTYPE_STRING] = 0;
    summary.grid[OPERATOR_VERSION_COUNT - 1][REDUCTION_MAX][DTYPE_UINT8] = 0;
    expect_printed("empty: ScatterND-18 max: uint8 string\n2 legal cells are empty\n");
}

Test(list_summary, an_empty_cell_is_marked_in_the_grid)
{
    fill();
    summary.grid[OPERATOR_VERSION_COUNT - 1][REDUCTION_MAX][DTYPE_FLOAT] = 0;
    expect_printed("\n  max                 --    1   1");
}

Test(list_summary, a_cell_that_a_version_does_not_have_is_not_a_gap)
{
    fill();
    summary.grid[0][REDUCTION_NONE][DTYPE_BFLOAT16] = 0; /* Scatter-9 */
    summary.grid[0][REDUCTION_ADD][DTYPE_FLOAT] = 0;
    expect_printed("no legal cell is empty\n");
}

Test(list_summary, filters_narrow_the_grid)
{
    const struct selection narrow = {.operators = (const char *const[]){"ScatterND-18", NULL},
                                     .dtypes = (const char *const[]){"bool", NULL},
                                     .reductions = (const char *const[]){"add", "foo", NULL}};
    cr_expect(strstr(printed(&narrow), "empty: ScatterND-18 add: bool\n1 legal cell is empty\n") != NULL,
              "%s", printed(&narrow));
}

Test(list_summary, the_json_lists_every_legal_cell)
{
    add(EXPECT_EXACT, TIER_CORE);
    json_t *object = list_summary_to_json(&summary, &everything);
    const json_t *grid = json_object_get(object, "grid");
    size_t legal = 0;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
            for (int32_t dtype = 0; dtype < (int32_t)(8 * sizeof(dtype_set)); dtype++)
                legal += dtype_in(operator_versions[row].types, dtype) &&
                         (reduction == REDUCTION_NONE ||
                          (operator_versions[row].reductions >> reduction & 1) != 0);
    cr_expect(json_array_size(grid) == legal);
    cr_expect(json_integer_value(json_object_get(json_object_get(object, "tiers"), "core")) == 1);
    json_decref(object);
}
