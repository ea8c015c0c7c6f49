#include "sweep_account.h"

#include <criterion/criterion.h>
#include <string.h>

/* The first kind of the smallest world, all of whose cases are wanted, and the second, none of whose are. */
static struct arena arena;
static struct world world;
static char wanted[SWEEP_KINDS_MOST];
static struct sweep_slice slice;
static struct sweep_page page;
static struct sweep_account account;

/* A page after the case 6 of a slice from 2 on, which found 3 and 5. */
static void make(void)
{
    struct error error;
    arena = arena_create((size_t)16 << 20);
    cr_assert(world_create(&world, "small-1-1", &arena, &error) == STATUS_OK);
    memset(wanted, '1', world_kinds(&world)->count);
    wanted[1] = '0';
    slice = (struct sweep_slice){&world, wanted, 2, world.small.begins[3], SWEEP_FOUND_MOST};
    page.current = 7;
    page.executed = 5;
    page.judged = 3;
    page.unsupported = 1;
    page.found = 2;
    page.numbers[0] = 3;
    page.numbers[1] = 5;
}

static void release(void)
{
    arena_destroy(&arena);
}

TestSuite(sweep_account, .init = make, .fini = release);

static bool is_possible(bool is_lost)
{
    sweep_account_copy(&account, &page);
    return sweep_account_is_possible(&account, &slice, is_lost);
}

Test(sweep_account, what_a_worker_writes_is_possible)
{
    cr_expect(is_possible(false));
}

Test(sweep_account, cases_of_kinds_that_are_not_wanted_are_not_executed)
{
    page.current = slice.to;
    page.executed = slice.to - slice.from - (world.small.begins[2] - world.small.begins[1]);
    cr_expect(is_possible(false));
    page.executed++;
    cr_expect_not(is_possible(false));
}

Test(sweep_account, more_cases_than_were_asked_for_are_not_found)
{
    slice.most_found = 2;
    cr_expect(is_possible(false));
    slice.most_found = 1;
    cr_expect_not(is_possible(false));
}

Test(sweep_account, what_exceeds_an_account_is_left_out)
{
    static struct sweep_account sum, next;
    sum.found = SWEEP_FOUND_MOST - 1;
    next.found = SWEEP_FOUND_MOST;
    next.numbers[0] = 77;
    sweep_account_add(&sum, &next);
    cr_expect(sum.found == SWEEP_FOUND_MOST && sum.numbers[SWEEP_FOUND_MOST - 1] == 77);
}

Test(sweep_account, a_process_may_be_lost_after_its_case_was_counted)
{
    page.executed = 6;
    cr_expect(is_possible(true));
    cr_expect_not(is_possible(false));
}

Test(sweep_account, fewer_executed_cases_than_there_are_are_impossible)
{
    page.executed = 4;
    cr_expect_not(is_possible(true));
}

Test(sweep_account, a_position_after_the_slice_is_impossible)
{
    page.current = slice.to + 1;
    cr_expect_not(is_possible(true));
}

Test(sweep_account, a_position_before_the_slice_is_impossible)
{
    page.current = 1;
    page.executed = 0;
    page.judged = page.unsupported = 0;
    page.found = 0;
    cr_expect_not(is_possible(true));
}

Test(sweep_account, numbers_that_do_not_rise_are_impossible)
{
    page.numbers[1] = 3;
    cr_expect_not(is_possible(false));
}

Test(sweep_account, a_number_that_was_not_executed_is_impossible)
{
    page.numbers[1] = 7;
    cr_expect_not(is_possible(false));
}

Test(sweep_account, a_number_of_a_kind_that_is_not_wanted_is_impossible)
{
    wanted[0] = '0';
    wanted[1] = '1';
    slice.from = world.small.begins[1];
    page.current = slice.from + 1;
    page.executed = page.judged = 1;
    page.found = 1;
    page.numbers[0] = slice.from;
    cr_expect(is_possible(false));
    slice.from = 2;
    page.numbers[0] = 3;
    cr_expect_not(is_possible(false));
}

Test(sweep_account, more_found_cases_than_there_is_room_for_are_impossible)
{
    page.found = SWEEP_FOUND_MOST + 1;
    cr_expect_not(is_possible(false));
}

Test(sweep_account, more_judged_cases_than_executed_ones_are_impossible)
{
    page.judged = 6;
    cr_expect_not(is_possible(false));
}

Test(sweep_account, more_unsupported_cases_than_executed_ones_are_impossible)
{
    page.unsupported = 6;
    cr_expect_not(is_possible(false));
}

Test(sweep_account, the_account_of_the_next_slice_is_added)
{
    static struct sweep_account next;
    sweep_account_copy(&account, &page);
    sweep_account_begin(&next, 7);
    next.current = 9;
    next.executed = 2;
    next.found = 1;
    next.numbers[0] = 8;
    sweep_account_add(&account, &next);
    cr_expect(account.current == 9 && account.executed == 7);
    cr_expect(account.found == 3 && account.numbers[0] == 3 && account.numbers[2] == 8);
}
