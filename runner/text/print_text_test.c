/* Tests of text for people: harmless, in Markdown, wrapped. */
#include "print_text.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <inttypes.h>
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
        cr_expect(not(is_utf8(others[i])), "%zu", i);
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
    EXPECT_PRINTED("", cr_expect(not(print_lines(stream, "  ", ""))));
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

static struct arena arena;

static void begin(void)
{
    arena = arena_create((size_t)1 << 20);
}

static void end(void)
{
    arena_destroy(&arena);
}

TestSuite(markdown_text, .init = begin, .fini = end);

static void expect_code(const char *text, size_t most, const char *expected)
{
    cr_expect(eq(str, (char *)markdown_code(text, most, &arena), (char *)expected));
}

Test(markdown_text, code_is_between_backticks)
{
    expect_code("<b>*a*</b>", 100, "`<b>*a*</b>`");
}

Test(markdown_text, a_backtick_does_not_end_code)
{
    expect_code("a`<b>``", 100, "`a'<b>''`");
}

Test(markdown_text, a_line_feed_does_not_end_code)
{
    expect_code("a\n\n# b", 100, "`a??# b`");
}

Test(markdown_text, an_empty_text_is_shown_as_none)
{
    expect_code("", 100, "`(none)`");
}

Test(markdown_text, a_long_text_is_cut_between_characters)
{
    expect_code("ab\u00e9cd", 3, "`ab…`");
    expect_code("ab\u00e9cd", 4, "`abé…`");
    expect_code("ab\u00e9c", 5, "`abéc`");
}

Test(markdown_text, each_line_of_a_block_is_indented_by_four_spaces)
{
    cr_expect(
        eq(str, (char *)markdown_block("```\n</details>\n", 9, 100, &arena), "    ```\n    </details>\n"));
}

Test(markdown_text, a_long_block_is_cut)
{
    cr_expect(eq(str, (char *)markdown_block("a\nbcd\ne\nf", 2, 2, &arena), "    a\n    bc…\n    …\n"));
}

static void expect_wrapped(int column, int indent, const char *text, const char *expected)
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
    expect_wrapped(0, 4, FORTY TEN TEN TEN "1234567890", FORTY TEN TEN TEN "1234567890\n");
}

Test(wrapped_text, a_word_beyond_the_limit_starts_an_indented_line)
{
    expect_wrapped(0, 4, FORTY TEN TEN TEN "12345678901 b", FORTY TEN TEN "123456789\n    12345678901 b\n");
}

Test(wrapped_text, the_first_line_starts_at_the_given_column)
{
    expect_wrapped(75, 2, "abcde f", "abcde\n  f\n");
}

Test(wrapped_text, a_word_is_never_broken)
{
    expect_wrapped(0, 2, "x " LONG " y", "x\n  " LONG "\n  y\n");
}

Test(wrapped_text, widths_count_characters_not_bytes)
{
    expect_wrapped(74, 2, "\xc3\xa4 \xc3\xb6 \xc3\xbc x", "\xc3\xa4 \xc3\xb6 \xc3\xbc\n  x\n");
}

Test(wrapped_text, harmful_characters_are_not_printed)
{
    expect_wrapped(0, 2, "a\033[1m b", "a?[1m b\n");
}

Test(wrapped_text, lines_are_as_wide_as_the_terminal)
{
    wrapped_text_set_columns(120);
    expect_wrapped(0, 4, FORTY FORTY FORTY "b", FORTY FORTY TEN TEN TEN "123456789\n    b\n");
    wrapped_text_set_columns(0);
}

Test(wrapped_text, a_very_narrow_terminal_gets_lines_of_forty_characters)
{
    wrapped_text_set_columns(7);
    expect_wrapped(0, 4, FORTY "b", TEN TEN TEN "123456789\n    b\n");
    wrapped_text_set_columns(0);
}

Test(wrapped_text, a_very_wide_terminal_gets_lines_of_two_hundred_characters)
{
    wrapped_text_set_columns(1000);
    expect_wrapped(0, 4, FORTY FORTY FORTY FORTY FORTY "b",
                   FORTY FORTY FORTY FORTY TEN TEN TEN "123456789\n    b\n");
    wrapped_text_set_columns(0);
}
