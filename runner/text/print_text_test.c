#include "print_text.h"

#include <criterion/criterion.h>
#include <inttypes.h>
#include <string.h>

/* Compares the output of the statement to `stream`. */
#define EXPECT_PRINTED(expected, ...)                                  \
    do {                                                               \
        char printed[512] = "";                                        \
        FILE *stream = tmpfile();                                      \
        __VA_ARGS__;                                                   \
        rewind(stream);                                                \
        printed[fread(printed, 1, sizeof printed - 1, stream)] = '\0'; \
        (void)fclose(stream);                                          \
        cr_expect(strcmp(printed, expected) == 0, "\"%s\"", printed);  \
    } while (false)

Test(print_text, a_text_replaces_its_conversion)
{
    EXPECT_PRINTED("a=b, c\n", print_text(stream, "%s=%s, c\n", "a", "b"));
}

Test(print_text, a_text_cannot_start_a_new_line)
{
    EXPECT_PRINTED("fail a?pass b\n", print_text(stream, "fail %s\n", "a\npass b"));
}

Test(print_text, a_text_cannot_control_the_terminal)
{
    EXPECT_PRINTED("?[31m ???gpj ?? ?", print_text(stream, "%s", "\033[31m \xe2\x80\xaegpj \xc2\x9b \xff"));
}

Test(print_text, the_format_is_printed_unchanged)
{
    EXPECT_PRINTED("\033[K\r\n%", print_text(stream, "\033[K\r\n%%"));
}

Test(print_text, numbers_are_printed_as_by_printf)
{
    EXPECT_PRINTED("-3 +4 007 ff 5 18446744073709551615 -9223372036854775808 0.5 2.50 x",
                   print_text(stream, "%d %+i %03d %x %zu %" PRIu64 " %" PRId64 " %g %.2f %c", -3, 4, 7, 255u,
                              (size_t)5, UINT64_MAX, INT64_MIN, 0.5, 2.5, 'x'));
}

Test(print_text, widths_and_precisions_work_as_in_printf)
{
    EXPECT_PRINTED("|  ab|ab  |a|   a|    7|",
                   print_text(stream, "|%4s|%-4s|%.1s|%*.*s|%5d|", "ab", "ab", "ab", 4, 1, "ab", 7));
}

Test(print_text, a_character_cut_by_a_precision_is_not_printed)
{
    EXPECT_PRINTED("a?", print_text(stream, "%.2s", "a\xc3\xa9"));
}

Test(print_text, a_null_text_is_printed_as_empty)
{
    EXPECT_PRINTED("()", print_text(stream, "(%s)", (const char *)NULL));
}

Test(print_text, the_number_of_bytes_is_returned)
{
    FILE *stream = tmpfile();
    cr_expect(print_text(stream, "%s %d %%", "abc", 10) == 8);
    (void)fclose(stream);
}

Test(print_text, lines_are_indented_and_each_is_harmless)
{
    EXPECT_PRINTED("  a\tb\n  c?d\n", print_lines(stream, "  ", "a\tb\nc\rd"));
}

Test(print_text, nothing_is_printed_for_no_lines)
{
    EXPECT_PRINTED("", cr_expect(!print_lines(stream, "  ", "")));
}

Test(print_text, only_one_of_a_thing_has_no_plural)
{
    cr_expect_str_eq(plural(1), "");
    cr_expect_str_eq(plural(0), "s");
    cr_expect_str_eq(plural(2), "s");
    cr_expect_str_eq(plural(-1), "s");
}

/* Checks the output for rows, up to a row whose first cell is NULL. */
static void expect(const struct text_row *rows, const char *expected)
{
    char printed[512] = "";
    struct text_table table = {.rows = (struct text_row *)rows};
    FILE *stream = tmpfile();
    while (rows[table.count].cells[0] != NULL)
        table.count++;
    text_table_print(&table, stream);
    rewind(stream);
    printed[fread(printed, 1, sizeof printed - 1, stream)] = '\0';
    (void)fclose(stream);
    cr_expect(strcmp(printed, expected) == 0, "%s", printed);
}

#define ROWS(...) ((struct text_row[]){__VA_ARGS__, {{NULL}}})

Test(text_table, columns_are_as_wide_as_their_widest_text)
{
    expect(ROWS({{"a", "b", "c"}}, {{"long", "x", "y"}}), "a     b  c\nlong  x  y\n");
}

Test(text_table, lines_have_no_trailing_spaces)
{
    expect(ROWS({{"a", "b"}}, {{"long"}}), "a     b\nlong\n");
}

Test(text_table, a_cell_may_be_empty)
{
    expect(ROWS({{"a", "b", "c"}}, {{"d", NULL, "e"}}, {{"", "", "f"}}), "a  b  c\nd     e\n      f\n");
}

Test(text_table, an_empty_column_is_omitted)
{
    expect(ROWS({{"a", NULL, "c"}}, {{"d", "", "e"}}), "a  c\nd  e\n");
}

Test(text_table, widths_count_characters_not_bytes)
{
    expect(ROWS({{"\xc3\xa4\xe2\x82\xac", "b"}}, {{"xyz", "c"}}), "\xc3\xa4\xe2\x82\xac   b\nxyz  c\n");
}

Test(text_table, without_rows_nothing_is_printed)
{
    expect(ROWS({{NULL}}), "");
}
