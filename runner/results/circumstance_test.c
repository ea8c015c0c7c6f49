#include "record.h"
#include "repetition.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct recorded_case item;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 16);
    static const char *const misreadings[] = {"axis-zero"};
    static const char *const lines[] = {"ScatterND-18.target (must): …",
                                        "  as if it applied every update",
                                        "      twice",
                                        "    misreading: updates-twice (explains every wrong cell)",
                                        "    a waiver names: target",
                                        "  in output[0]:"};
    item = recorded_case_of(NULL, &arena);
    item.command = "old";
    item.misreading = "axis-zero";
    item.misreadings = (struct texts){1, misreadings};
    item.blamed = "ScatterND-18.target";
    static const struct recorded_finding failures[] = {
        {.clause = "ScatterND-18.untouched", .level = LEVEL_MUST}};
    item.failures = (struct recorded_findings){1, failures};
    item.explanation = (struct texts){6, lines};
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(circumstance, .init = set_up, .fini = tear_down);

static const char *line(size_t number)
{
    return number < item.explanation.count ? item.explanation.items[number] : "";
}

static void describe(struct circumstance_account account)
{
    circumstance_describe(&item, &account, &arena);
}

Test(circumstance, a_case_that_fails_alone_keeps_its_record)
{
    const struct recorded_case before = item;
    describe((struct circumstance_account){.runs = 3, .failures = 3});
    cr_expect(memcmp(&before, &item, sizeof item) == 0);
}

Test(circumstance, readings_are_withdrawn_and_the_clause_of_the_failure_and_the_words_for_a_waiver_stay)
{
    describe((struct circumstance_account){.circumstance = CIRCUMSTANCE_UNSTEADY, .runs = 2, .failures = 1});
    cr_expect(item.misreading[0] == '\0' && item.misreadings.count == 0 && item.blamed[0] == '\0');
    cr_expect_str_eq(line(0), "unsteady: right in 1 of 2 fresh processes that ran this case alone");
    cr_expect_str_eq(line(1), "ScatterND-18.untouched (must)");
    cr_expect_str_eq(line(2), "    a waiver names: target");
    cr_expect_str_eq(line(3), "  in output[0]:");
}

Test(circumstance, a_record_without_failures_gets_no_heading)
{
    item.failures = (struct recorded_findings){.count = 0};
    describe((struct circumstance_account){.circumstance = CIRCUMSTANCE_UNSTEADY, .runs = 2, .failures = 1});
    cr_expect_str_eq(line(1), "    a waiver names: target");
}

Test(circumstance, the_cases_before_are_named_up_to_eight_and_kept_whole)
{
    static const char *const before[] = {"a/1", "a/2", "a/3", "a/4", "a/5",
                                         "a/6", "a/7", "a/8", "a/9", "a/10"};
    describe((struct circumstance_account){.circumstance = CIRCUMSTANCE_AFTER_OTHERS,
                                           .runs = 1,
                                           .after = before,
                                           .after_count = 10,
                                           .is_minimal = true,
                                           .command = "new"});
    cr_expect(item.circumstance == CIRCUMSTANCE_AFTER_OTHERS);
    cr_expect_str_eq(item.command, "new");
    cr_expect(item.after.count == 10);
    cr_expect_str_eq(line(2), "    a/1");
    cr_expect_str_eq(line(9), "    a/8");
    cr_expect_str_eq(line(10), "    and 2 more");
}

Test(circumstance, an_empty_sequence_is_the_start_up_check)
{
    describe((struct circumstance_account){
        .circumstance = CIRCUMSTANCE_AFTER_OTHERS, .runs = 1, .after_count = 0, .command = "new"});
    cr_expect_str_eq(line(1), "  wrong again (perhaps in another way), three times of three, after");
    cr_expect_str_eq(line(2), "    the start-up check");
    cr_expect(item.after.count == 0);
}

Test(circumstance, a_doubtful_case_says_whether_it_was_run_again)
{
    describe((struct circumstance_account){.circumstance = CIRCUMSTANCE_DOUBTFUL, .runs = 0});
    cr_expect(strstr(line(0), "it was not run again") != NULL, "%s", line(0));
}

Test(circumstance, misreadings_by_chance_are_withdrawn_with_their_line_only)
{
    static const char *const lines[] = {"ScatterND-18.target (must): …",
                                        "    see DECISIONS.md: moved-values",
                                        "    one wrong value, perhaps by chance that of: as-max, as-min,",
                                        "        as-add",
                                        "    a waiver names: target",
                                        "  in output[0]:"};
    item.misreading = "";
    item.explanation = (struct texts){6, lines};
    describe((struct circumstance_account){.circumstance = CIRCUMSTANCE_UNSTEADY, .runs = 2, .failures = 1});
    cr_expect_str_eq(line(1), "ScatterND-18.target (must): …");
    cr_expect_str_eq(line(2), "    see DECISIONS.md: moved-values");
    cr_expect_str_eq(line(3), "    a waiver names: target");
}

/* A record of a third party may have any lines. */
Test(circumstance, misreadings_without_their_lines_are_withdrawn_alone)
{
    static const char *const lines[] = {"  in output[0]:", "    a waiver names: target"};
    for (size_t count = 0; count <= 2; count++) {
        item.misreadings.count = 1;
        item.explanation = (struct texts){count, lines};
        record_withdraw_misreadings(&item, &arena);
        cr_expect(item.misreadings.count == 0 && item.explanation.count == count);
    }
}

Test(circumstance, a_sequence_that_was_not_shortened_to_the_end_says_so)
{
    static const char *const before[] = {"a/1"};
    describe((struct circumstance_account){.circumstance = CIRCUMSTANCE_AFTER_OTHERS,
                                           .runs = 1,
                                           .after = before,
                                           .after_count = 1,
                                           .command = "new"});
    cr_expect_str_eq(line(3), "  (perhaps not all of these are needed)");
}

Test(circumstance, only_known_circumstances_are_unsteady)
{
    cr_expect(circumstance_is_unsteady(CIRCUMSTANCE_AFTER_OTHERS) &&
              circumstance_is_unsteady(CIRCUMSTANCE_UNSTEADY));
    cr_expect(!circumstance_is_unsteady(CIRCUMSTANCE_DOUBTFUL) &&
              !circumstance_is_unsteady(CIRCUMSTANCE_NONE));
}
