#include "causes.h"

#include <criterion/criterion.h>
#include <string.h>

static void expect_folded(const char *message, const char *expected)
{
    char folded[MESSAGE_COMPARED];
    message_fold(message, folded, sizeof folded);
    cr_expect(strcmp(folded, expected) == 0, "%s", folded);
}

Test(message_likeness, numbers_and_lists_of_numbers_are_one_letter)
{
    expect_folded("index -3 of 2.5 at 0x7f", "index N of N at N");
    expect_folded("shape {2,3, 4} and 2x3x4 : axis 1, size 4", "shape {N} and N : axis N, size N");
    expect_folded("shapes (2,) (3,4) (5,6) into shape (7,8)", "shapes (N) into shape (N)");
    expect_folded("int64[3] at v2 in node scatter_12", "T[N] at v2 in node scatter_N");
}

Test(message_likeness, element_types_are_one_letter_and_words_that_contain_them_are_not)
{
    expect_folded("dtype float16 of tensor(FLOAT), f32, BF16", "dtype T of tensor(T), T, T");
    expect_folded("floating doubles are_bool", "floating doubles are_bool");
}

Test(message_likeness, only_the_first_line_counts_and_a_long_one_is_cut)
{
    char folded[8];
    expect_folded("one\ntwo", "one");
    message_fold("abc defghij", folded, sizeof folded);
    cr_expect_str_eq(folded, "abc ");
}

static void expect_common(const char *one, const char *other, const char *expected)
{
    const char *const messages[] = {one, other};
    size_t prefix, suffix;
    char shown[MESSAGE_COMPARED];
    messages_in_common(messages, 2, &prefix, &suffix);
    message_show(one, prefix, suffix, shown, sizeof shown);
    cr_expect(strcmp(shown, expected) == 0, "%s", shown);
}

Test(message_likeness, what_all_messages_begin_and_end_with_is_left_out)
{
    expect_common("[E:compiler] Node 'a': an index is out of bounds. See the log for details.",
                  "[E:compiler] Node 'a': no such axis. See the log for details.",
                  "…an index is out of bounds…");
}

Test(message_likeness, common_words_that_are_short_are_shown)
{
    expect_common("the index is bad", "the axis is bad", "the index is bad");
}

Test(message_likeness, equal_messages_have_nothing_to_leave_out)
{
    expect_common("[E:compiler] the only message", "[E:compiler] the only message",
                  "[E:compiler] the only message");
}

Test(message_likeness, words_are_not_cut_and_beginning_and_end_do_not_overlap)
{
    expect_common("aaaaaaaaaaaa bbbbbbbbbbbb", "aaaaaaaaaaaa bbbbbbbbbbbb bbbbbbbbbbbb",
                  "aaaaaaaaaaaa bbbbbbbbbbbb");
}

Test(message_likeness, the_middle_of_a_long_message_is_left_out)
{
    char message[MESSAGE_COMPARED], shown[2 * MESSAGE_COMPARED];
    memset(message, 'a', sizeof message);
    memcpy(message + sizeof message - sizeof " reason", " reason", sizeof " reason");
    message_show(message, 0, 0, shown, sizeof shown);
    cr_expect(strlen(shown) == MESSAGE_SHOWN + strlen("…"));
    cr_expect(strstr(shown, "…") != NULL && strcmp(shown + strlen(shown) - 7, " reason") == 0);
}
