/* Tests of the footer of a run. */
#include "tally.h"

#include <criterion/criterion.h>
#include <string.h>

static struct tally tally;
static struct arena arena;
static struct recorded_footer *footer;

static void set_up(void)
{
    tally = (struct tally){0};
    arena = arena_create((size_t)1 << 20);
}

static void tear_down(void)
{
    tally_destroy(&tally);
    arena_destroy(&arena);
}

TestSuite(run_footer, .init = set_up, .fini = tear_down);

static void count(enum verdict verdict, bool compared)
{
    struct recorded_case item = recorded_case_of(NULL, &arena);
    item.id = "cases/ScatterND-18/a";
    item.operator_version = "ScatterND-18";
    item.dtype = "float16";
    item.reduction = "add";
    item.verdict = verdict;
    item.compared = compared;
    item.has_level = true;
    item.level = LEVEL_MUST;
    item.answer = ANSWER_OUTPUT;
    tally_add(&tally, &item);
}

static void make_footer(bool complete)
{
    footer = footer_record(&tally, complete, NULL, 1.5, &arena);
    cr_assert(footer != NULL);
}

Test(run_footer, repeats_the_counts)
{
    count(VERDICT_PASS, true);
    count(VERDICT_CRASH, false);
    make_footer(true);
    cr_expect(footer->cases == 2 && footer->compared == 1 && footer->skipped == 0 && footer->complete);
    cr_expect(footer->verdicts[VERDICT_CRASH] == 1 && footer->verdicts[VERDICT_FAIL] == 0);
    cr_expect(footer->of_no_version == NULL && footer->run_again == NULL && footer->nondeterminism == NULL);
}

Test(run_footer, states_the_conformance_of_each_version)
{
    count(VERDICT_PASS, true);
    make_footer(true);
    cr_assert(footer->statements.count == 1);
    cr_expect(strcmp(footer->statements.items[0].operator_version, "ScatterND-18") == 0);
    cr_expect(strcmp(footer->statements.items[0].statement, "complete") == 0);
}

Test(run_footer, says_when_a_run_is_not_complete)
{
    count(VERDICT_PASS, true);
    make_footer(false);
    cr_expect(!footer->complete);
    cr_expect(strcmp(footer->statements.items[0].statement, "incomplete") == 0);
}

Test(run_footer, is_missing_without_memory)
{
    struct arena none = arena_create(0);
    count(VERDICT_PASS, true);
    cr_expect(footer_record(&tally, true, NULL, 1.5, &none) == NULL);
}
