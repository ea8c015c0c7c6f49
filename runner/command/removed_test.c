#include "commands.h"

#include <criterion/criterion.h>
#include <string.h>

#define CHECK(...)                                                                   \
    removed_check((int)(sizeof(const char *[]){__VA_ARGS__} / sizeof(const char *)), \
                  (const char *const[]){__VA_ARGS__}, &error)

static struct error error;

Test(removed, a_removed_option_is_refused_with_the_version_and_what_to_do_instead)
{
    cr_assert(CHECK("waive", "results.jsonl", "--join") == STATUS_USAGE);
    cr_assert_str_eq(error.message,
                     "--join was removed in 0.2.0: entries are written with the ids of their cases");
}

Test(removed, an_option_of_another_command_is_accepted)
{
    cr_assert(CHECK("merge", "--join") == STATUS_OK);
}

Test(removed, an_option_that_only_begins_alike_is_accepted)
{
    cr_assert(CHECK("waive", "--joint", "--joi") == STATUS_OK);
}

Test(removed, an_argument_after_two_dashes_is_no_option)
{
    cr_assert(CHECK("waive", "--", "--join") == STATUS_OK);
}

Test(removed, a_removed_command_is_refused)
{
    cr_assert(CHECK("rejudge", "--help") == STATUS_USAGE);
    cr_assert_str_eq(error.message,
                     "rejudge was removed in 0.2.0: use \"scatter-cts judge --outputs DIR RESULTS\"");
}

Test(removed, a_removed_value_is_refused_in_one_word_or_in_two)
{
    cr_assert(CHECK("report", "--format", "badge-svg") == STATUS_USAGE);
    cr_assert(CHECK("report", "--format=badge-svg") == STATUS_USAGE);
    cr_assert(CHECK("merge", "--report", "outcomes=file.json") == STATUS_USAGE);
    cr_assert(strncmp(error.message, "--report outcomes was removed in 0.2.0: ", 40) == 0);
}

Test(removed, another_value_of_the_option_is_accepted)
{
    cr_assert(CHECK("report", "--format", "badge") == STATUS_OK);
    cr_assert(CHECK("compare", "--format", "outcomes") == STATUS_OK);
}
