#include "sweep_piece.h"

#include <criterion/criterion.h>
#include <string.h>

static struct sweep_page page;
static struct sweep_piece piece;

static void make(void)
{
    memset(&page, 0, sizeof page);
    piece = (struct sweep_piece){.from = 100, .to = 200, .end = 100};
}

static void release(void)
{
    sweep_piece_end(&piece);
}

TestSuite(sweep_piece, .init = make, .fini = release);

/* A slice up to the case 150, which found 120 and 140. */
static void fill_page(void)
{
    page.current = 150;
    page.executed = 50;
    page.found = 2;
    page.numbers[0] = 120;
    page.numbers[1] = 140;
}

Test(sweep_piece, what_a_slice_found_is_taken)
{
    fill_page();
    cr_assert(sweep_piece_take(&piece, &page, false));
    cr_expect(piece.end == 150 && piece.executed == 50 && piece.lost == 0);
    cr_assert_eq(piece.found_count, 2);
    cr_expect(piece.found[0] == 120 && piece.found[1] == 140);
}

Test(sweep_piece, the_case_with_which_a_process_is_lost_is_found)
{
    fill_page();
    cr_assert(sweep_piece_take(&piece, &page, true));
    cr_expect(piece.end == 151 && piece.executed == 51 && piece.lost == 1);
    cr_expect(piece.found_count == 3 && piece.found[2] == 150);
}

Test(sweep_piece, a_process_that_is_lost_behind_the_last_case_is_lost_with_it)
{
    page.current = 200;
    cr_assert(sweep_piece_take(&piece, &page, true));
    cr_expect_eq(piece.end, 200);
    cr_expect(piece.found_count == 1 && piece.found[0] == 199);
}

static void is_taken_for_lost(void)
{
    cr_assert(sweep_piece_take(&piece, &page, false));
    cr_expect(piece.end == 101 && piece.executed == 1 && piece.lost == 1);
    cr_expect(piece.found_count == 1 && piece.found[0] == 100);
}

Test(sweep_piece, a_page_that_came_no_further_is_that_of_a_lost_process)
{
    page.current = 100;
    is_taken_for_lost();
}

Test(sweep_piece, a_page_behind_the_piece_is_that_of_a_lost_process)
{
    fill_page();
    page.current = 201;
    is_taken_for_lost();
}

Test(sweep_piece, a_page_before_the_piece_is_that_of_a_lost_process)
{
    page.current = 99;
    is_taken_for_lost();
}

Test(sweep_piece, numbers_that_do_not_rise_are_those_of_a_lost_process)
{
    fill_page();
    page.numbers[1] = 120;
    is_taken_for_lost();
}

Test(sweep_piece, a_number_that_was_not_executed_is_that_of_a_lost_process)
{
    fill_page();
    page.numbers[1] = 150;
    is_taken_for_lost();
}

Test(sweep_piece, more_found_than_there_is_room_for_is_that_of_a_lost_process)
{
    fill_page();
    page.found = SWEEP_FOUND_MOST + 1;
    is_taken_for_lost();
}

Test(sweep_piece, more_executed_than_there_are_cases_is_that_of_a_lost_process)
{
    fill_page();
    page.executed = 52;
    is_taken_for_lost();
}
