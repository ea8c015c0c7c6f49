#include "printable.h"

#include <criterion/criterion.h>
#include <string.h>

static void expect_printable(const char *text, const char *expected)
{
    struct arena arena = arena_create((size_t)1 << 20);
    const char *actual = printable(text, &arena);
    cr_expect(strcmp(actual, expected) == 0, "\"%s\" became \"%s\"", text, actual);
    arena_destroy(&arena);
}

Test(printable, plain_text_stays)
{
    expect_printable("ScatterND: index 7 of [2,3] ~", "ScatterND: index 7 of [2,3] ~");
    expect_printable("", "");
}

Test(printable, newlines_and_tabs_stay)
{
    expect_printable("a\n\tb\n", "a\n\tb\n");
}

Test(printable, control_characters_become_question_marks)
{
    expect_printable("\x1b[31mred\x1b[0m\r\a\x7f\x01", "?[31mred?[0m????");
}

Test(printable, valid_utf8_stays)
{
    expect_printable("größer als ε, \xf0\x9f\x99\x82", "größer als ε, \xf0\x9f\x99\x82");
}

Test(printable, the_upper_control_characters_of_utf8_become_question_marks)
{
    expect_printable("\xc2\x9b"
                     "31m, \xc2\x80, \xc2\x9f",
                     "??31m, ??, ??");
}

Test(printable, characters_that_share_a_byte_with_control_characters_stay)
{
    expect_printable("\xc2\xa0\xc2\xbf\xc3\x80\xe2\x9c\x94", "\xc2\xa0\xc2\xbf\xc3\x80\xe2\x9c\x94");
}

Test(printable, bytes_outside_ascii_become_question_marks_unless_all_is_utf8)
{
    expect_printable("ok \xff", "ok ?");
    expect_printable("gr\xc3\xb6\xc3", "gr???");
    expect_printable("a\xc2", "a?");
}

Test(printable, the_original_is_not_touched)
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
