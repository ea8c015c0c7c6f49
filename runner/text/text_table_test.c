#include "print_text.h"

#include <criterion/criterion.h>
#include <string.h>

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
