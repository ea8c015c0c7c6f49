#include "terminal.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct tally tally;
static char shown[1 << 16];

static void tear_down(void)
{
    tally_destroy(&tally);
}

TestSuite(terminal_causes, .fini = tear_down);

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

static void show(void)
{
    FILE *out = tmpfile();
    cr_assert(out != NULL);
    struct terminal terminal = {.out = out};
    causes_settle(&tally.causes);
    terminal_show_causes(&terminal, &tally);
    rewind(out);
    shown[fread(shown, 1, sizeof shown - 1, out)] = '\0';
    (void)fclose(out);
}

Test(terminal_causes, the_cases_of_causes_without_a_line_are_counted)
{
    for (size_t i = 0; i < 23; i++)
        add_cause(i, 2);
    show();
    cr_expect(strstr(shown, "46 cases are not as expected; causes: 23\n") != NULL, "%s", shown);
    cr_expect(strstr(shown, "\n  and 6 cases of at least 3 further causes\n") != NULL, "%s", shown);
}
