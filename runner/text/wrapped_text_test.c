/* Tests of text that is wrapped to the width of the terminal. */
#include "print_text.h"

#include <criterion/criterion.h>
#include <string.h>

static void expect(int column, int indent, const char *text, const char *expected)
{
    char printed[512] = "";
    FILE *stream = tmpfile();
    cr_assert(stream != NULL);
    print_wrapped(stream, column, indent, text);
    rewind(stream);
    (void)fread(printed, 1, sizeof printed - 1, stream);
    (void)fclose(stream);
    cr_expect(strcmp(printed, expected) == 0, "printed \"%s\"", printed);
}

#define TEN   "123456789 "
#define FORTY TEN TEN TEN TEN
#define LONG  "a-word-of-more-than-eighty-characters-which-is-an-id-and-so-has-to-stay-in-one-piece-whatever"

Test(wrapped_text, a_line_of_eighty_characters_stays_whole)
{
    expect(0, 4, FORTY TEN TEN TEN "1234567890", FORTY TEN TEN TEN "1234567890\n");
}

Test(wrapped_text, a_word_beyond_the_limit_starts_an_indented_line)
{
    expect(0, 4, FORTY TEN TEN TEN "12345678901 b", FORTY TEN TEN "123456789\n    12345678901 b\n");
}

Test(wrapped_text, the_first_line_starts_at_the_given_column)
{
    expect(75, 2, "abcde f", "abcde\n  f\n");
}

Test(wrapped_text, a_word_is_never_broken)
{
    expect(0, 2, "x " LONG " y", "x\n  " LONG "\n  y\n");
}

Test(wrapped_text, widths_count_characters_not_bytes)
{
    expect(74, 2, "\xc3\xa4 \xc3\xb6 \xc3\xbc x", "\xc3\xa4 \xc3\xb6 \xc3\xbc\n  x\n");
}

Test(wrapped_text, harmful_characters_are_not_printed)
{
    expect(0, 2, "a\033[1m b", "a?[1m b\n");
}

Test(wrapped_text, lines_are_as_wide_as_the_terminal)
{
    wrapped_text_set_columns(120);
    expect(0, 4, FORTY FORTY FORTY "b", FORTY FORTY TEN TEN TEN "123456789\n    b\n");
    wrapped_text_set_columns(0);
}

Test(wrapped_text, a_very_narrow_terminal_gets_lines_of_forty_characters)
{
    wrapped_text_set_columns(7);
    expect(0, 4, FORTY "b", TEN TEN TEN "123456789\n    b\n");
    wrapped_text_set_columns(0);
}

Test(wrapped_text, a_very_wide_terminal_gets_lines_of_two_hundred_characters)
{
    wrapped_text_set_columns(1000);
    expect(0, 4, FORTY FORTY FORTY FORTY FORTY "b", FORTY FORTY FORTY FORTY TEN TEN TEN "123456789\n    b\n");
    wrapped_text_set_columns(0);
}
