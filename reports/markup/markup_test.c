#include "markup.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT ((size_t)1 << 20)

static struct markup *markup;
static struct error error;

static void begin(void)
{
    cr_assert(eq(int, (int)markup_create(&markup, LIMIT, &error), STATUS_OK));
}

static void end(void)
{
    markup_destroy(markup);
}

TestSuite(markup, .init = begin, .fini = end);

/* The saved document; saving must succeed. */
static const char *saved(void)
{
    const char *text = NULL;
    cr_assert(eq(int, (int)markup_save(markup, &text, &error), STATUS_OK), "%s", error.message);
    return text;
}

/* Checks that the document cannot be saved, and why. */
static void expect_failure(enum status status, const char *message)
{
    const char *text;
    cr_expect(eq(int, (int)markup_save(markup, &text, &error), (int)status));
    cr_expect(eq(ptr, (void *)text, NULL));
    cr_expect(eq(str, error.message, (char *)message));
}

#define XML       "<?xml version=\"1.0\" encoding=\"utf-8\"?>"
#define TOO_LARGE "the document is too large, or out of memory"

Test(markup, elements_can_be_nested)
{
    markup_open(markup, "a");
    markup_attribute(markup, "class", "x");
    markup_attribute_format(markup, "width", "%d", 7);
    markup_element(markup, "b", "one");
    markup_text(markup, "two");
    markup_element(markup, "c", "three");
    cr_expect(eq(str, (char *)saved(), XML "<a class=\"x\" width=\"7\"><b>one</b>two<c>three</c></a>\n"));
}

Test(markup, an_empty_element_is_written_in_full)
{
    markup_open(markup, "tbody");
    markup_element(markup, "td", "");
    cr_expect(eq(str, (char *)saved(), XML "<tbody><td></td></tbody>\n"));
}

Test(markup, text_is_escaped)
{
    markup_element(markup, "a", "</script><b>&amp;\"'");
    cr_expect(eq(str, (char *)saved(), XML "<a>&lt;/script&gt;&lt;b&gt;&amp;amp;&quot;'</a>\n"));
}

Test(markup, values_of_attributes_are_escaped)
{
    markup_open(markup, "a");
    markup_attribute(markup, "title", "\"><script>x</script>'");
    cr_expect(eq(str, (char *)saved(), XML "<a title=\"&quot;&gt;&lt;script&gt;x&lt;/script&gt;'\"></a>\n"));
}

Test(markup, characters_that_xml_does_not_allow_are_replaced)
{
    markup_element(markup, "a", "\x01|\x1b|\r|\x7f|\xc2\x9b|\xff|\xed\xa0\x80|\xef\xbf\xbe|\xef\xbf\xbf");
    cr_expect(eq(str, (char *)saved(), XML "<a>?|?|?|?|\?\?|?|\?\?\?|\?\?\?|\?\?\?</a>\n"));
}

Test(markup, marks_of_direction_are_made_visible)
{
    markup_open(markup, "a");
    markup_attribute(markup, "title", "x\xe2\x80\xaey");
    markup_text(markup, "x\xe2\x81\xa6y\xd8\x9cz");
    cr_expect(eq(str, (char *)saved(), XML "<a title=\"x\?\?\?y\">x\?\?\?y\?\?z</a>\n"));
}

Test(markup, an_attribute_is_one_line)
{
    markup_open(markup, "a");
    markup_attribute(markup, "title", "x\ny\tz");
    cr_expect(eq(str, (char *)saved(), XML "<a title=\"x?y?z\"></a>\n"));
}

Test(markup, line_feeds_and_letters_of_all_scripts_are_kept)
{
    markup_element(markup, "a", "one\n\ttwo \xc3\xa9 \xe4\xb8\xad \xf0\x9f\x98\x80 \xd7\x90");
    cr_expect(
        eq(str, (char *)saved(), XML "<a>one\n\ttwo \xc3\xa9 \xe4\xb8\xad \xf0\x9f\x98\x80 \xd7\x90</a>\n"));
}

Test(markup, long_texts_and_many_attributes_are_not_wrapped)
{
    enum { LENGTH = 100000 };
    char *text = malloc(LENGTH + 1);
    cr_assert(ne(ptr, text, NULL));
    for (size_t i = 0; i < LENGTH; i++)
        text[i] = i % 8 == 0 ? ' ' : 'x';
    text[LENGTH] = '\0';
    markup_open(markup, "a");
    markup_attribute(markup, "title", text);
    markup_attribute(markup, "class", "y");
    markup_text(markup, text);
    const char *whole = saved();
    cr_expect(eq(sz, strlen(whole), strlen(XML "<a title=\"\" class=\"y\"></a>\n") + 2 * LENGTH));
    cr_expect(eq(ptr, strchr(whole, '\n'), (void *)(whole + strlen(whole) - 1)));
    free(text);
}

Test(markup, a_document_that_is_too_large_fails)
{
    markup_open(markup, "a");
    for (size_t i = 0; i < LIMIT / 100; i++)
        markup_text(markup, "text");
    expect_failure(STATUS_OUT_OF_MEMORY, TOO_LARGE);
}

Test(markup, element_names_are_checked)
{
    markup_open(markup, "a b=\"c\"");
    expect_failure(STATUS_USAGE, "not a valid element name: a b=\"c\"");
}

Test(markup, attribute_names_are_checked)
{
    markup_open(markup, "a");
    markup_attribute(markup, "x=\"\" onload", "1");
    expect_failure(STATUS_USAGE, "not a valid attribute name: x=\"\" onload");
}

Test(markup, an_attribute_after_content_is_refused)
{
    markup_open(markup, "a");
    markup_text(markup, "x");
    markup_attribute(markup, "class", "y");
    expect_failure(STATUS_USAGE, "an attribute comes before the content of its element: class");
}

Test(markup, closing_more_elements_than_were_opened_is_refused)
{
    markup_element(markup, "a", "x");
    markup_close(markup);
    expect_failure(STATUS_USAGE, "no element is open");
}

Test(markup, a_document_has_one_root)
{
    markup_element(markup, "a", "x");
    markup_element(markup, "b", "x");
    expect_failure(STATUS_USAGE, "a document has one root element; it cannot also have: b");
}

Test(markup, an_empty_document_is_not_saved)
{
    expect_failure(STATUS_USAGE, "the document is empty");
}

Test(markup, a_document_can_be_saved_again)
{
    markup_element(markup, "a", "x");
    (void)saved();
    cr_expect(eq(str, (char *)saved(), XML "<a>x</a>\n"));
}
