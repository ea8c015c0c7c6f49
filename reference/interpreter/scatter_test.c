#include "node_fixture.h"
#include "scatter.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

/* A node on int32 data 1, 2, 3 with updates 10, 20; valid for every operator that takes these indices. */
static void start(struct node_fixture *fixture, enum scatter_operator op, int64_t opset,
                  const int64_t indices[2])
{
    const int64_t dims[] = {2, 1};
    fixture_start(fixture, op, opset);
    fixture_input(fixture, INPUT_DATA, DTYPE_INT32, VALUES(int32_t, 1, 2, 3), DIMS(3));
    fixture_input(fixture, INPUT_INDICES, DTYPE_INT64, indices, dims, op == OPERATOR_SCATTER_ND ? 2 : 1);
    fixture_input(fixture, INPUT_UPDATES, DTYPE_INT32, VALUES(int32_t, 10, 20), DIMS(2));
}

Test(scatter, every_version_computes_without_attributes)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        struct node_fixture fixture;
        start(&fixture, version->op, version->since_version, (const int64_t[]){0, 2});
        cr_expect(eq(int, (int)fixture_run(&fixture), STATUS_OK), "%s", version->id);
        cr_expect(fixture_output_is(&fixture, VALUES(int32_t, 10, 2, 20)), "%s", version->id);
        cr_expect(eq(ptr, (void *)fixture.preparation.version, (void *)version), "%s", version->id);
        fixture_end(&fixture);
    }
}

Test(scatter, the_message_of_a_violation_is_one_line_whatever_a_name_contains)
{
    struct node_fixture fixture;
    start(&fixture, OPERATOR_SCATTER_ND, 18, (const int64_t[]){0, 2});
    fixture_integer(&fixture, "batch\ndims", 0);
    fixture_run(&fixture);
    const struct violation *violation = preparation_violation(&fixture.preparation, RULE_ATTRIBUTE_UNKNOWN);
    cr_assert(violation != NULL);
    cr_expect(strchr(violation->message, '\n') == NULL, "%s", violation->message);
    fixture_end(&fixture);
}

Test(scatter, every_version_counts_a_negative_index_from_the_end)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        struct node_fixture fixture;
        start(&fixture, version->op, version->since_version, (const int64_t[]){-3, -1});
        fixture_run(&fixture);
        cr_expect(fixture_output_is(&fixture, VALUES(int32_t, 10, 2, 20)), "%s", version->id);
        fixture_end(&fixture);
    }
}

Test(scatter, only_scatter_9_does_not_state_the_meaning_of_a_negative_index)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        for (int64_t index = -1; index <= 0; index++) {
            const struct operator_version *version = &operator_versions[row];
            struct node_fixture fixture;
            start(&fixture, version->op, version->since_version, (const int64_t[]){1, index});
            fixture_run(&fixture);
            cr_expect(eq(int, fixture.preparation.unstated != NULL, row == 0 && index < 0), "%s, index %d",
                      version->id, (int)index);
            fixture_end(&fixture);
        }
    }
}

Test(scatter, only_scatter_9_gives_no_meaning_to_an_index_out_of_range)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        enum outcome expected = row == 0 ? OUTCOME_UNDEFINED : OUTCOME_REFUSED;
        struct node_fixture fixture;
        start(&fixture, version->op, version->since_version, (const int64_t[]){0, 3});
        cr_expect(eq(int, (int)fixture_run(&fixture), STATUS_OK), "%s", version->id);
        cr_expect(eq(int, (int)fixture.preparation.outcome, (int)expected), "%s", version->id);
        cr_expect(eq(int, fixture.preparation.undefined != NULL, row == 0), "%s", version->id);
        cr_expect(fixture_output_untouched(&fixture), "%s", version->id);
        fixture_end(&fixture);
    }
}

Test(scatter, a_node_that_violates_a_rule_is_refused_even_if_an_index_has_no_meaning)
{
    struct node_fixture fixture;
    start(&fixture, OPERATOR_SCATTER, 9, (const int64_t[]){-1, 3});
    fixture.node.output_count = 2;
    fixture_run(&fixture);
    cr_expect(eq(int, (int)fixture.preparation.outcome, OUTCOME_REFUSED));
    cr_expect(eq(ptr, (void *)fixture.preparation.undefined, NULL));
    cr_expect(eq(ptr, (void *)fixture.preparation.unstated, NULL));
    fixture_end(&fixture);
}

Test(scatter, an_opset_before_the_operator_is_checked_by_the_oldest_version)
{
    struct node_fixture fixture;
    start(&fixture, OPERATOR_SCATTER, 8, (const int64_t[]){0, 3});
    fixture_run(&fixture);
    cr_expect(eq(u32, fixture_violations(&fixture), UINT32_C(1) << RULE_OPERATOR_ABSENT));
    cr_expect(eq(ptr, (void *)fixture.preparation.version, NULL));
    fixture_end(&fixture);
}

Test(scatter, only_scatter_11_is_deprecated)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        struct node_fixture fixture;
        start(&fixture, version->op, version->since_version, (const int64_t[]){0, 2});
        fixture_run(&fixture);
        cr_expect(eq(int, fixture.preparation.deprecated, strcmp(version->id, "Scatter-11") == 0), "%s",
                  version->id);
        fixture_end(&fixture);
    }
}

Test(scatter, an_opset_beyond_the_newest_is_computed_and_marked)
{
    for (int64_t opset = 28; opset <= 30; opset++) {
        struct node_fixture fixture;
        start(&fixture, OPERATOR_SCATTER_ND, opset, (const int64_t[]){0, 2});
        fixture_run(&fixture);
        cr_expect(eq(int, fixture.preparation.beyond_newest, opset > 28), "opset %d", (int)opset);
        cr_expect(fixture_output_is(&fixture, VALUES(int32_t, 10, 2, 20)), "opset %d", (int)opset);
        fixture_end(&fixture);
    }
}

Test(scatter, without_a_reduction_bits_of_every_type_are_copied_unchanged)
{
    unsigned char data[3 * 16], updates[2 * 16], expected[3 * 16];
    uint64_t random = 6;
    for (int dtype = DTYPE_FLOAT; dtype <= DTYPE_BFLOAT16; dtype++) {
        size_t size = dtype_size(dtype);
        for (size_t i = 0; i < sizeof data; i++)
            data[i] = (unsigned char)(fixture_random(&random) | 0x70); /* many NaN among the floats */
        for (size_t i = 0; i < sizeof updates; i++)
            updates[i] = (unsigned char)(fixture_random(&random) | 0x70);
        memcpy(expected, data, sizeof data);
        memcpy(expected, updates + size, size);
        memcpy(expected + 2 * size, updates, size);
        struct node_fixture fixture;
        start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18, (const int64_t[]){2, 0});
        fixture_input(&fixture, INPUT_DATA, dtype, data, DIMS(3));
        fixture_input(&fixture, INPUT_UPDATES, dtype, updates, DIMS(2));
        fixture_run(&fixture);
        cr_expect(fixture_output_is(&fixture, expected), "%s", dtype_name(dtype));
        fixture_end(&fixture);
    }
}

Test(scatter, every_reduction_of_every_type_is_computed_or_has_no_definition)
{
    for (int dtype = DTYPE_FLOAT; dtype <= DTYPE_BFLOAT16; dtype++) {
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            if ((operator_version_resolve(OPERATOR_SCATTER_ND, 18)->reductions >> reduction & 1) == 0)
                continue;
            bool is_complex = dtype == DTYPE_COMPLEX64 || dtype == DTYPE_COMPLEX128;
            bool undefined = (is_complex && reduction >= REDUCTION_MAX) ||
                             (dtype == DTYPE_STRING && reduction == REDUCTION_MUL);
            struct node_fixture fixture;
            start(&fixture, OPERATOR_SCATTER_ND, 18, (const int64_t[]){2, 0});
            fixture_input(&fixture, INPUT_DATA, dtype, NULL, DIMS(3));
            fixture_input(&fixture, INPUT_UPDATES, dtype, NULL, DIMS(2));
            fixture_text(&fixture, "reduction", reduction_name((enum reduction)reduction));
            cr_expect(eq(int, (int)fixture_run(&fixture), STATUS_OK), "%s, %d", dtype_name(dtype), reduction);
            cr_expect(
                eq(int, (int)fixture.preparation.outcome, undefined ? OUTCOME_UNDEFINED : OUTCOME_COMPUTED),
                "%s, %d", dtype_name(dtype), reduction);
            cr_expect(eq(int, fixture_output_untouched(&fixture), undefined), "%s, %d", dtype_name(dtype),
                      reduction);
            fixture_end(&fixture);
        }
    }
}

Test(scatter, inputs_are_not_written)
{
    static const int64_t indices[] = {-1, 0};
    struct node_fixture fixture;
    start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18, indices);
    fixture_text(&fixture, "reduction", "mul");
    fixture_run(&fixture);
    cr_expect(fixture_output_is(&fixture, VALUES(int32_t, 20, 2, 30)), "the node is computed");
    cr_expect(eq(int, memcmp(fixture.tensors[0].elements, VALUES(int32_t, 1, 2, 3), 12), 0), "data");
    cr_expect(eq(int, memcmp(fixture.tensors[1].elements, indices, sizeof indices), 0), "indices");
    cr_expect(eq(int, memcmp(fixture.tensors[2].elements, VALUES(int32_t, 10, 20), 8), 0), "updates");
    fixture_end(&fixture);
}

Test(scatter, without_memory_for_a_plan_nothing_is_written)
{
    struct node_fixture fixture;
    struct arena empty = arena_create(0);
    start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18, (const int64_t[]){0, 2});
    fixture_run(&fixture);
    memset(fixture.output.elements, FIXTURE_PATTERN, fixture.output.size);
    enum status status =
        scatter_evaluate(&fixture.node, &fixture.preparation, &fixture.output, &empty, &fixture.error);
    cr_expect(eq(int, (int)status, STATUS_OUT_OF_MEMORY));
    cr_expect(eq(int, (int)fixture.error.status, STATUS_OUT_OF_MEMORY));
    cr_expect(fixture_output_untouched(&fixture));
    fixture_end(&fixture);
}

Test(scatter, targets_can_be_requested_in_any_order)
{
    enum { ROWS = 40, COLUMNS = 33, COUNT = ROWS * COLUMNS };
    static int64_t indices[COUNT];
    uint64_t random = 7;
    for (int i = 0; i < COUNT; i++)
        indices[i] = fixture_random(&random) % ROWS;
    struct node_fixture fixture;
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_UINT8, NULL, DIMS(ROWS, COLUMNS + 1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, DIMS(ROWS, COLUMNS));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_UINT8, NULL, DIMS(ROWS, COLUMNS));
    fixture_run(&fixture);
    struct scatter_plan plan;
    scatter_plan_create(&plan, &fixture.node, &fixture.preparation, &fixture.arena, &fixture.error);
    for (int round = 0; round < 2000; round++) {
        const int64_t update = fixture_random(&random) % COUNT;
        cr_expect(
            eq(i64, scatter_plan_target(&plan, update), indices[update] * (COLUMNS + 1) + update % COLUMNS),
            "%d", (int)update);
    }
    fixture_end(&fixture);
}
