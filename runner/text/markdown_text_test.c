/* Tests of third-party text in Markdown. */
#include "print_text.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

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
