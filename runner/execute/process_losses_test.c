#include "process_losses.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct process_losses losses;

static void expect_kind(size_t place, enum loss when, const char *how, int count)
{
    const struct loss_kind *kind = &losses.kinds[place];
    cr_assert(place < losses.kind_count);
    cr_expect(kind->when == when && strcmp(kind->how, how) == 0 && kind->count == count, "%s, %s, %d",
              loss_name(kind->when), kind->how, (int)kind->count);
}

Test(process_losses, equal_losses_are_counted_together)
{
    process_losses_add(&losses, LOSS_AT_END, "exited", NULL);
    process_losses_add(&losses, LOSS_IN_CASE, "exited", "b");
    process_losses_add(&losses, LOSS_IN_CASE, "exited", "a");
    cr_assert(losses.kind_count == 2 && losses.count == 3);
    expect_kind(0, LOSS_IN_CASE, "exited", 2);
    expect_kind(1, LOSS_AT_END, "exited", 1);
    cr_expect(strcmp(losses.kinds[0].case_id, "a") == 0);
}

/* A kind of loss in a case, by its number. */
static void add_kind(int number)
{
    char how[32], id[32];
    (void)snprintf(how, sizeof how, "way %02d", number);
    (void)snprintf(id, sizeof id, "case %02d", 99 - number);
    process_losses_add(&losses, LOSS_IN_CASE, how, id);
}

static void expect_first_kinds_and_rest(int rest)
{
    cr_assert(losses.kind_count == MOST_KINDS_OF_LOSS + 1);
    expect_kind(0, LOSS_IN_CASE, "way 00", 1);
    expect_kind(MOST_KINDS_OF_LOSS - 1, LOSS_IN_CASE, "way 15", 1);
    expect_kind(MOST_KINDS_OF_LOSS, LOSS_IN_CASE, "was lost in another way", rest);
}

Test(process_losses, one_kind_too_many_is_counted_in_the_rest)
{
    for (int number = 0; number <= MOST_KINDS_OF_LOSS; number++)
        add_kind(number);
    expect_first_kinds_and_rest(1);
    cr_expect(strcmp(losses.kinds[MOST_KINDS_OF_LOSS].case_id, "case 83") == 0);
}

Test(process_losses, the_distinguished_kinds_do_not_depend_on_the_order)
{
    for (int number = MOST_KINDS_OF_LOSS + 4; number >= 0; number--)
        add_kind(number);
    add_kind(MOST_KINDS_OF_LOSS + 2);
    expect_first_kinds_and_rest(6);
    cr_expect(losses.count == MOST_KINDS_OF_LOSS + 6);
}

Test(process_losses, there_is_a_rest_for_each_when)
{
    for (int number = 0; number < MOST_KINDS_OF_LOSS; number++)
        add_kind(number);
    process_losses_add(&losses, LOSS_AT_END, "exited", NULL);
    process_losses_add(&losses, LOSS_BETWEEN, "exited", NULL);
    add_kind(MOST_KINDS_OF_LOSS);
    process_losses_add(&losses, LOSS_AT_START, "exited", NULL);
    cr_assert(losses.kind_count == MOST_KINDS_OF_LOSS + 3);
    expect_kind(0, LOSS_AT_START, "exited", 1);
    expect_kind(MOST_KINDS_OF_LOSS, LOSS_IN_CASE, "was lost in another way", 2);
    expect_kind(MOST_KINDS_OF_LOSS + 1, LOSS_BETWEEN, "was lost in another way", 1);
    expect_kind(MOST_KINDS_OF_LOSS + 2, LOSS_AT_END, "was lost in another way", 1);
}

Test(process_losses, a_long_text_is_not_cut_within_a_character)
{
    char text[LOSS_CASE_SIZE + 8] = "x";
    for (size_t i = 1; i + 2 < sizeof text; i += 2)
        memcpy(text + i, "\303\251", 3);
    process_losses_add(&losses, LOSS_IN_CASE, text, text);
    cr_expect(strlen(losses.kinds[0].how) == LOSS_HOW_SIZE - 1);
    cr_expect(strlen(losses.kinds[0].case_id) == LOSS_CASE_SIZE - 1);
    memmove(text, text + 1, sizeof text - 1);
    process_losses_add(&losses, LOSS_AT_END, text, text);
    cr_expect(strlen(losses.kinds[1].how) == LOSS_HOW_SIZE - 2);
    cr_expect(strlen(losses.kinds[1].case_id) == LOSS_CASE_SIZE - 2);
}

Test(process_losses, losses_in_and_between_cases_are_unsteady_and_losses_at_start_and_end_are_not)
{
    static const bool expected[] = {
        [LOSS_AT_START] = false, [LOSS_IN_CASE] = true, [LOSS_BETWEEN] = true, [LOSS_AT_END] = false};
    for (int when = 0; when < LOSS_WHEN_COUNT; when++) {
        struct process_losses its_losses = {.count = 0};
        process_losses_add(&its_losses, (enum loss)when, "exited with status 1", NULL);
        cr_expect(process_losses_are_unsteady(&its_losses) == expected[when], "%s",
                  loss_name((enum loss)when));
    }
}

Test(process_losses, a_loss_counts_even_without_memory_for_its_description)
{
    process_losses_add(&losses, LOSS_AT_END, NULL, NULL);
    cr_assert(losses.count == 1 && losses.kind_count == 1);
    cr_expect(strcmp(losses.kinds[0].how, "was lost") == 0, "%s", losses.kinds[0].how);
}
