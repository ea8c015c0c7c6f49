/* Tests of the rules that a node must keep: which code a broken one gives. */
#include "node.h"
#include "node_fixture.h"
#include "rule_breaches_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

Test(rule, a_node_that_keeps_every_rule_is_computed)
{
    static change *const starts[] = {start_elements, start_nd};
    for (int i = 0; i < 2; i++) {
        struct node_fixture fixture;
        starts[i](&fixture);
        cr_expect(eq(int, (int)fixture_run(&fixture), STATUS_OK), "node %d", i);
        cr_expect(eq(int, (int)fixture.preparation.outcome, OUTCOME_COMPUTED), "node %d", i);
        cr_expect(eq(u32, fixture_violations(&fixture), 0), "node %d", i);
        fixture_end(&fixture);
    }
}

Test(rule, a_broken_rule_gives_its_own_code_and_no_other)
{
    for (int i = 0; i < BREACH_COUNT; i++) {
        struct node_fixture fixture;
        breaches[i].start(&fixture);
        breaches[i].change(&fixture);
        fixture_run(&fixture);
        cr_expect(eq(u32, fixture_violations(&fixture), breaches[i].violated), "%s", breaches[i].name);
        cr_expect(eq(int, (int)fixture.preparation.outcome, OUTCOME_REFUSED), "%s", breaches[i].name);
        fixture_end(&fixture);
    }
}

Test(rule, a_refused_node_leaves_the_output_untouched)
{
    for (int i = 0; i < BREACH_COUNT; i++) {
        struct node_fixture fixture;
        breaches[i].start(&fixture);
        breaches[i].change(&fixture);
        cr_expect(eq(int, (int)fixture_run(&fixture), STATUS_OK), "%s", breaches[i].name);
        cr_expect(fixture_output_untouched(&fixture), "%s", breaches[i].name);
        fixture_end(&fixture);
    }
}

Test(rule, every_rule_is_broken_by_some_breach_of_this_test)
{
    uint32_t all = 0;
    for (int i = 0; i < BREACH_COUNT; i++)
        if ((breaches[i].violated & (breaches[i].violated - 1)) == 0)
            all |= breaches[i].violated;
    cr_expect(eq(u32, all, (UINT32_C(1) << RULE_COUNT) - 1));
}

Test(rule, rules_broken_together_are_all_reported)
{
    struct node_fixture fixture;
    start_elements(&fixture);
    fixture.node.opset = 10;
    two_outputs(&fixture);
    axis_twice(&fixture);
    indices_of_type_int16(&fixture);
    updates_of_other_rank(&fixture);
    updates_of_type_int32(&fixture);
    fixture_run(&fixture);
    cr_expect(eq(u32, fixture_violations(&fixture),
                 BIT(OPERATOR_ABSENT) | BIT(OUTPUT_COUNT) | BIT(ATTRIBUTE_REPEATED) | BIT(INDICES_TYPE) |
                     BIT(UPDATES_TYPE) | BIT(UPDATES_SHAPE) | BIT(ATTRIBUTE_UNKNOWN)));
    cr_expect(eq(int, fixture.preparation.violation_count, 7));
    fixture_end(&fixture);
}

Test(rule, a_wrong_shape_does_not_hide_a_wrong_index)
{
    struct node_fixture fixture;
    start_nd(&fixture);
    updates_too_few(&fixture);
    index_too_large(&fixture);
    fixture_run(&fixture);
    cr_expect(eq(u32, fixture_violations(&fixture), BIT(UPDATES_SHAPE) | BIT(INDEX_BOUNDS)));
    fixture_end(&fixture);
}

Test(rule, attributes_that_are_private_to_a_producer_are_ignored)
{
    struct node_fixture fixture;
    start_nd(&fixture);
    fixture_integer(&fixture, "__hint", 1);
    fixture_run(&fixture);
    cr_expect(eq(u32, fixture_violations(&fixture), 0));
    fixture_end(&fixture);
}

Test(rule, every_rule_has_a_code_and_a_sentence_of_its_own)
{
    for (int i = 0; i < RULE_COUNT; i++) {
        cr_expect(rule_code((enum rule)i)[0] != '\0', "%d", i);
        for (int j = 0; j < i; j++) {
            cr_expect(ne(str, (char *)rule_code((enum rule)i), (char *)rule_code((enum rule)j)), "%d, %d", i,
                      j);
            cr_expect(ne(str, (char *)rule_sentence((enum rule)i), (char *)rule_sentence((enum rule)j)),
                      "%d, %d", i, j);
        }
    }
}
