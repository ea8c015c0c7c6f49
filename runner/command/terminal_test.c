/* Tests of what is printed after a run. */
#include "terminal.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct tally tally;
static FILE *out;
static char shown[1 << 16];

static void set_up(void)
{
    out = tmpfile();
    cr_assert(out != NULL);
}

static void tear_down(void)
{
    (void)fclose(out);
    tally_destroy(&tally);
}

static void expect_shown(const char *expected)
{
    rewind(out);
    shown[fread(shown, 1, sizeof shown - 1, out)] = '\0';
    cr_expect(strstr(shown, expected) != NULL, "%s", shown);
}

TestSuite(terminal_causes, .init = set_up, .fini = tear_down);

/* So many failures of one cause, which no other call of this function adds to. */
static void add_cause(size_t number, size_t cases)
{
    static const struct case_features features = {.elements = 10};
    for (size_t i = 0; i < cases; i++) {
        char id[32], policy[32];
        (void)snprintf(id, sizeof id, "cases/%zu-%zu", number, i);
        (void)snprintf(policy, sizeof policy, "policy %c", (char)('a' + number));
        json_t *record = json_pack("{s:s, s:s, s:s, s:b, s:s, s:s, s:s, s:[{s:s, s:s, s:s}]}", "type", "case",
                                   "id", id, "verdict", "fail", "compared", 1, "operator_version",
                                   "ScatterND-18", "dtype", "float", "answer", "output", "failures", "clause",
                                   "ScatterND-18.target", "level", "must", "policy", policy);
        cr_assert(record != NULL);
        struct arena arena = arena_create((size_t)1 << 20);
        const struct recorded_case item = recorded_case_of(record, &arena);
        causes_add(&tally.causes, &item, &features, NULL);
        json_decref(record);
        arena_destroy(&arena);
    }
}

Test(terminal_causes, the_cases_of_causes_without_a_line_are_counted)
{
    for (size_t i = 0; i < 23; i++)
        add_cause(i, 2);
    causes_settle(&tally.causes);
    terminal_show_causes(&(struct terminal){.out = out}, &tally);
    expect_shown("46 cases are not as expected; causes: 23\n");
    expect_shown("\n  and 6 cases of at least 3 further causes\n");
}

TestSuite(terminal_summary, .init = set_up, .fini = tear_down);

Test(terminal_summary, the_folders_of_reasons_that_are_not_shown_are_counted)
{
    static const char *const reasons[] = {"a", "b", "c", "c", "c"};
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        json_t *record = json_pack("{s:s, s:s, s:s, s:b}", "type", "skipped", "id", reasons[i], "reason",
                                   reasons[i], "nearly_scatter", 1);
        struct arena arena = arena_create((size_t)1 << 20);
        const struct recorded_case item = recorded_case_of(record, &arena);
        tally_add(&tally, &item);
        json_decref(record);
        arena_destroy(&arena);
    }
    terminal_show_passed_over(out, &tally, 2);
    expect_shown("\n  b: b\n  and 3 more folders\n");
}

Test(terminal_summary, cases_that_are_unsteady_or_fail_only_after_others_were_run_again)
{
    struct terminal terminal = {.out = out};
    struct implementation implementation = {.specification = "lib.so"};
    const struct session session = {.implementation = &implementation,
                                    .declaration = {.name = "", .version = ""}};
    const struct run_circumstances circumstances = {.complete = true};
    tally.failed_alone = 1;
    tally.circumstances[CIRCUMSTANCE_NONE] = 20;
    tally.circumstances[CIRCUMSTANCE_AFTER_OTHERS] = 3;
    tally.circumstances[CIRCUMSTANCE_UNSTEADY] = 5;
    terminal_show_summary(&terminal, &session, &tally, &circumstances, 0);
    expect_shown("run again alone: 9 of 28 failing cases; 1 failed again, 3 only after other\n"
                 "  cases, 5 are unsteady\n");
}
