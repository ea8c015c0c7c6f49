#include "sweep_piece.h"

#include <criterion/criterion.h>
#include <string.h>

static struct sweep_account account;
static struct sweep_piece piece;

static void make(void)
{
    memset(&account, 0, sizeof account);
    piece = (struct sweep_piece){.from = 100, .to = 200, .end = 100};
}

static void release(void)
{
    sweep_piece_end(&piece);
}

TestSuite(sweep_piece, .init = make, .fini = release);

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

Test(sweep_piece, a_record_with_a_found_case_of_another_piece_is_refused)
{
    is_refused("found", json_pack("[i]", 150));
}

Test(sweep_piece, a_record_without_found_cases_is_refused)
{
    is_refused("found", json_null());
}
