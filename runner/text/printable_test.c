#include "print_text.h"

#include <criterion/criterion.h>
#include <string.h>

static void expect_printable(const char *text, const char *expected)
{
    struct arena arena = arena_create((size_t)1 << 20);
    const char *actual = printable(text, &arena);
    cr_expect(strcmp(actual, expected) == 0, "\"%s\" became \"%s\"", text, actual);
    arena_destroy(&arena);
}

Test(printable, plain_text_is_unchanged)
{
    expect_printable("ScatterND: index 7 of [2,3] ~", "ScatterND: index 7 of [2,3] ~");
    expect_printable("", "");
}

Test(printable, line_feeds_and_tabs_are_kept_only_in_text_of_several_lines)
{
    struct arena arena = arena_create((size_t)1 << 20);
    expect_printable("a\n\tb\n", "a??b?");
    cr_expect(strcmp(printable_lines("a\n\tb\r\n", &arena), "a\n\tb?\n") == 0);
    arena_destroy(&arena);
}

Test(printable, control_characters_become_question_marks)
{
    expect_printable("\x1b[31mred\x1b[0m\r\a\x7f\x01", "?[31mred?[0m????");
}

Test(printable, commands_of_ci_services_become_text)
{
    expect_printable("::error::x", "?:error::x");
    expect_printable("a ::error::x ##[error]y", "a ?:error::x ?#[error]y");
    expect_printable("\xe3\x80\x80::error::x ##vso[task.x]", "\xe3\x80\x80?:error::x ?#vso[task.x]");
    expect_printable("torch::scatter, case#1 ## 2", "torch::scatter, case#1 ## 2");
}

Test(printable, valid_utf8_is_unchanged)
{
    expect_printable("größer als ε, \xf0\x9f\x99\x82", "größer als ε, \xf0\x9f\x99\x82");
}

Test(printable, the_upper_control_characters_become_question_marks)
{
    expect_printable("\xc2\x9b"
                     "31m, \xc2\x80, \xc2\x9f",
                     "??31m, ??, ??");
}

Test(printable, characters_that_share_a_byte_with_control_characters_are_unchanged)
{
    expect_printable("\xc2\xa0\xc2\xbf\xc3\x80\xe2\x9c\x94", "\xc2\xa0\xc2\xbf\xc3\x80\xe2\x9c\x94");
}

/* U+200D, U+2027, U+202F, U+2065, U+FEFE */
Test(printable, neighbours_of_harmful_characters_are_unchanged)
{
    expect_printable("\xe2\x80\x8d\xe2\x80\xa7\xe2\x80\xaf\xe2\x81\xa5\xef\xbb\xbe",
                     "\xe2\x80\x8d\xe2\x80\xa7\xe2\x80\xaf\xe2\x81\xa5\xef\xbb\xbe");
}

Test(printable, characters_that_change_the_direction_become_question_marks)
{
    static const char *const characters[] = {"\xd8\x9c",     "\xe2\x80\x8e", "\xe2\x80\x8f", "\xe2\x80\xaa",
                                             "\xe2\x80\xab", "\xe2\x80\xac", "\xe2\x80\xad", "\xe2\x80\xae",
                                             "\xe2\x81\xa6", "\xe2\x81\xa7", "\xe2\x81\xa8", "\xe2\x81\xa9"};
    for (size_t i = 0; i < sizeof characters / sizeof *characters; i++)
        expect_printable(characters[i], &"???"[3 - strlen(characters[i])]);
}

Test(printable, separators_of_lines_and_paragraphs_become_question_marks)
{
    expect_printable("\xe2\x80\xa8 \xe2\x80\xa9", "??? ???");
}

Test(printable, invisible_characters_become_question_marks)
{
    expect_printable("\xef\xbb\xbf \xf3\xa0\x81\x81 \xef\xbf\xbe", "??? ???? ???");
}

Test(printable, only_invalid_bytes_become_question_marks)
{
    expect_printable("ok \xff", "ok ?");
    expect_printable("gr\xc3\xb6\xc3", "gr\xc3\xb6?");
    expect_printable("a\xc2", "a?");
    expect_printable("\xe2\x80", "??");
    expect_printable("\xf5\x80\x80\x80", "????");
    expect_printable("\x80", "?");
}

Test(printable, overlong_forms_and_surrogates_are_not_utf8)
{
    expect_printable("\xc0\x8a", "??");
    expect_printable("\xe0\x80\x8a", "???");
    expect_printable("\xed\xa0\x80", "???");
    expect_printable("\xf4\x90\x80\x80", "????");
}

Test(printable, text_is_utf_8_by_rfc_3629)
{
    static const char *const texts[] = {
        "", "a", "\xc3\xa4", "\xed\x9f\xbf", "\xee\x80\x80", "\xf4\x8f\xbf\xbf"};
    static const char *const others[] = {"\x80",         "\xc3",          "\xc0\x8a",
                                         "\xe0\x80\x8a", "a\xed\xa0\x80", "\xf4\x90\x80\x80"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        cr_expect(is_utf8(texts[i]), "%zu", i);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        cr_expect(!is_utf8(others[i]), "%zu", i);
}

Test(printable, the_original_is_not_modified)
{
    char text[] = "a\x01"
                  "b";
    struct arena arena = arena_create((size_t)1 << 20);
    (void)printable(text, &arena);
    cr_expect(memcmp(text,
                     "a\x01"
                     "b",
                     sizeof text) == 0);
    arena_destroy(&arena);
}

Test(printable, an_arena_without_room_gives_no_text)
{
    struct arena arena = arena_create(0);
    cr_expect(strcmp(printable("text", &arena), "") == 0);
}
