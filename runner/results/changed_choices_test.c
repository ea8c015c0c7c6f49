#include "changed_choices.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

static struct arena arena;
static struct changed_choices choices;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    choices = (struct changed_choices){0};
}

static void tear_down(void)
{
    changed_choices_finish(&choices);
    arena_destroy(&arena);
}

TestSuite(changed_choices, .init = set_up, .fini = tear_down);

static void change(const char *id, const char *before, const char *after)
{
    struct error error;
    const struct compared_case older = {.id = id, .choices = before}, newer = {.id = id, .choices = after};
    cr_assert(changed_choices_count(&choices, &older, &newer, &arena, &error) == STATUS_OK);
}

static void expect(size_t at, const char *question, const char *before, const char *after, int64_t cases)
{
    cr_assert(gt(sz, choices.count, at));
    cr_expect(eq(str, (char *)choices.items[at].question, (char *)question));
    cr_expect(eq(str, (char *)choices.items[at].before, (char *)before));
    cr_expect(eq(str, (char *)choices.items[at].after, (char *)after));
    cr_expect(eq(i64, choices.items[at].cases, cases));
}

Test(changed_choices, cases_are_counted_by_question_and_both_policies)
{
    change("a", "S.nan (x): NaN wins", "S.nan (x): the number wins");
    change("b", "S.nan (x): NaN wins", "S.nan (x): the number wins");
    change("c", "S.nan (x): the number wins", "S.nan (x): NaN wins");
    change("d", "S.nan (y): NaN wins", "S.nan (y): NaN wins");
    changed_choices_finish(&choices);
    cr_expect(eq(sz, choices.count, 2));
    expect(0, "S.nan (x)", "NaN wins", "the number wins", 2);
    expect(1, "S.nan (x)", "the number wins", "NaN wins", 1);
    cr_expect(eq(str, (char *)choices.items[0].first, "a"));
}

Test(changed_choices, a_question_that_one_run_does_not_answer_has_an_empty_policy)
{
    change("a", "S.a: p\nS.c: q", "S.b: p\nS.c: q");
    changed_choices_finish(&choices);
    cr_expect(eq(sz, choices.count, 2));
    expect(0, "S.a", "p", "", 1);
    expect(1, "S.b", "", "p", 1);
}

Test(changed_choices, several_policies_of_one_question_are_one_choice)
{
    change("a", "S.a: p\nS.a: q", "S.a: q");
    expect(0, "S.a", "p and q", "q", 1);
}

Test(changed_choices, lines_that_answer_no_question_end)
{
    change("a", "\n\nno colon\nS.a: p", "S.a: q\n");
    cr_expect(gt(sz, choices.count, 0));
}
