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

Test(sweep_piece, a_process_that_is_lost_after_the_last_case_is_lost_in_it)
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

Test(sweep_piece, a_page_without_progress_is_a_lost_process)
{
    page.current = 100;
    is_taken_for_lost();
}

Test(sweep_piece, a_position_after_the_piece_is_a_lost_process)
{
    fill_page();
    page.current = 201;
    is_taken_for_lost();
}

Test(sweep_piece, a_position_before_the_piece_is_a_lost_process)
{
    page.current = 99;
    is_taken_for_lost();
}

Test(sweep_piece, numbers_that_do_not_rise_are_a_lost_process)
{
    fill_page();
    page.numbers[1] = 120;
    is_taken_for_lost();
}

Test(sweep_piece, a_number_that_was_not_executed_is_a_lost_process)
{
    fill_page();
    page.numbers[1] = 150;
    is_taken_for_lost();
}

Test(sweep_piece, more_found_cases_than_there_is_room_for_are_a_lost_process)
{
    fill_page();
    page.found = SWEEP_FOUND_MOST + 1;
    is_taken_for_lost();
}

Test(sweep_piece, more_executed_cases_than_there_are_are_a_lost_process)
{
    fill_page();
    page.executed = 52;
    is_taken_for_lost();
}

/* The piece above as an object, and back. */
static enum status read_back(const char *member, json_t *value, struct sweep_piece *back)
{
    struct error error;
    fill_page();
    cr_assert(sweep_piece_take(&piece, &page, false));
    json_t *record = sweep_piece_record(&piece);
    if (member != NULL)
        cr_assert(json_object_set_new(record, member, value) == 0);
    enum status status = sweep_piece_from_record(back, record, &error);
    json_decref(record);
    return status;
}

Test(sweep_piece, its_record_makes_it_again)
{
    struct sweep_piece back;
    cr_assert(read_back(NULL, NULL, &back) == STATUS_OK);
    cr_expect(back.from == 100 && back.to == 200 && back.end == 150 && back.executed == 50 && back.lost == 0);
    cr_assert_eq(back.found_count, 2);
    cr_expect(back.found[0] == 120 && back.found[1] == 140);
    sweep_piece_end(&back);
}

static void is_refused(const char *member, json_t *value)
{
    struct sweep_piece back;
    cr_expect(read_back(member, value, &back) == STATUS_UNREADABLE, "%s", member);
    sweep_piece_end(&back);
}

Test(sweep_piece, a_record_with_an_end_before_its_beginning_is_refused)
{
    is_refused("end", json_integer(99));
}

Test(sweep_piece, a_record_with_an_end_after_its_range_is_refused)
{
    is_refused("end", json_integer(201));
}

Test(sweep_piece, a_record_with_a_count_that_is_not_a_number_is_refused)
{
    is_refused("executed", json_string("50"));
}

Test(sweep_piece, a_record_with_a_negative_number_is_refused)
{
    is_refused("judged", json_integer(-1));
}

Test(sweep_piece, a_record_with_found_cases_that_fall_is_refused)
{
    is_refused("found", json_pack("[ii]", 140, 120));
}

Test(sweep_piece, a_record_with_a_found_case_of_another_piece_is_refused)
{
    is_refused("found", json_pack("[i]", 150));
}

Test(sweep_piece, a_record_without_found_cases_is_refused)
{
    is_refused("found", json_null());
}
