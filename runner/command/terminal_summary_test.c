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

TestSuite(terminal_summary, .init = set_up, .fini = tear_down);

static void expect_shown(const char *expected)
{
    rewind(out);
    shown[fread(shown, 1, sizeof shown - 1, out)] = '\0';
    cr_expect(strstr(shown, expected) != NULL, "%s", shown);
}

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
