#include "sweep_piece.h"

#include <criterion/criterion.h>
#include <string.h>

static struct sweep_account account;

/* ---- a slice -------------------------------------------------------------------------------------------------------- */

/* The first kind of the smallest world, all of whose cases are wanted, and the second, none of whose are. */
static struct arena arena;
static struct world world;
static char wanted[SWEEP_KINDS_MOST];
static struct sweep_slice slice;
static struct sweep_page page;

/* A page after the case 6 of a slice from 2 on, which found 3 and 5. */
static void make_slice(void)
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

static void release_slice(void)
{
    arena_destroy(&arena);
}

TestSuite(sweep_account, .init = make_slice, .fini = release_slice);

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

/* ---- a piece -------------------------------------------------------------------------------------------------------- */

static struct sweep_piece piece;

static void make_piece(void)
{
    memset(&account, 0, sizeof account);
    piece = (struct sweep_piece){.from = 100, .to = 200, .end = 100};
}

static void release_piece(void)
{
    sweep_piece_end(&piece);
}

TestSuite(sweep_piece, .init = make_piece, .fini = release_piece);

/* A slice up to the case 150, which found 120 and 140. */
static void fill_account(void)
{
    account.current = 150;
    account.executed = 50;
    account.found = 2;
    account.numbers[0] = 120;
    account.numbers[1] = 140;
}

Test(sweep_piece, what_a_slice_found_is_taken)
{
    fill_account();
    cr_assert(sweep_piece_take(&piece, &account));
    cr_expect(piece.end == 150 && piece.executed == 50 && piece.lost == 0);
    cr_assert_eq(piece.found_count, 2);
    cr_expect(piece.found[0] == 120 && piece.found[1] == 140);
}

/* The piece above as an object, and back. */
static enum status read_back(const char *member, json_t *value, struct sweep_piece *back)
{
    struct error error;
    fill_account();
    cr_assert(sweep_piece_take(&piece, &account));
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

Test(sweep_piece, a_record_with_a_case_that_is_found_twice_is_refused)
{
    is_refused("found", json_pack("[ii]", 120, 120));
}

Test(sweep_piece, a_record_with_a_found_case_of_another_piece_is_refused)
{
    is_refused("found", json_pack("[i]", 150));
}

Test(sweep_piece, a_record_without_found_cases_is_refused)
{
    is_refused("found", json_null());
}
