#include "markup.h"
#include "page.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT ((size_t)1 << 20)

static struct markup *markup;
static struct error error;

static void begin(void)
{
    cr_assert(eq(int, (int)markup_create(&markup, MARKUP_XML, LIMIT, &error), STATUS_OK));
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
    cr_expect(eq(str, (char *)saved(), XML "\n<tbody><td></td></tbody>\n"));
}

Test(markup, a_void_element_is_not_written_in_full)
{
    markup_open(markup, "a");
    markup_open(markup, "br");
    markup_close(markup);
    cr_expect(eq(str, (char *)saved(), XML "<a><br /></a>\n"));
}

Test(markup, a_void_element_accepts_no_text)
{
    markup_open(markup, "br");
    markup_text(markup, "x");
    expect_failure(STATUS_USAGE, "text is only allowed in an element that can have content");
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

Test(markup, the_size_of_a_text_is_its_escaped_size)
{
    char quotes[4097];
    memset(quotes, '"', sizeof quotes - 1);
    quotes[sizeof quotes - 1] = '\0';
    markup_open(markup, "a");
    for (size_t i = 0; i < LIMIT / 6 / (sizeof quotes - 1); i++)
        markup_text(markup, quotes);
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

Test(markup, event_handlers_are_not_text_attributes)
{
    markup_open(markup, "a");
    markup_attribute(markup, "onclick", "x");
    expect_failure(STATUS_USAGE, "not an attribute with a text value: onclick");
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

Test(markup, a_constant_file_has_the_same_form_in_html_and_xml)
{
    const struct embedded_file file = {"x.css", (const unsigned char *)"a > b {}\n", 9};
    markup_open(markup, "style");
    markup_file(markup, &file);
    cr_expect(eq(str, (char *)saved(), XML "\n<style>/*<![CDATA[*/\na > b {}\n/*]]>*/</style>\n"));
}

Test(markup, a_constant_file_cannot_end_its_element)
{
    const struct embedded_file file = {"x.js", (const unsigned char *)"'</script>'", 11};
    markup_open(markup, "script");
    markup_file(markup, &file);
    expect_failure(STATUS_USAGE, "a file contains text that would end its element: x.js");
}

Test(markup, a_constant_file_is_only_allowed_in_style_or_script)
{
    const struct embedded_file file = {"x.css", (const unsigned char *)"x", 1};
    markup_open(markup, "p");
    markup_file(markup, &file);
    expect_failure(STATUS_USAGE, "a file is only allowed in style or script: x.css");
}

Test(markup, the_id_of_a_case_is_kept)
{
    markup_open(markup, "a");
    markup_id(markup, "cases/ScatterND-18/add-repeated");
    markup_open(markup, "b");
    markup_link(markup, "cases/ScatterND-18/add-repeated");
    cr_expect(eq(str, (char *)saved(),
                 XML "<a id=\"cases/ScatterND-18/add-repeated\"><b "
                     "href=\"#cases/ScatterND-18/add-repeated\"></b></a>\n"));
}

Test(markup, ids_are_short_harmless_and_distinct)
{
    struct arena arena = arena_create(LIMIT);
    char long_text[1001];
    memset(long_text, 'x', sizeof long_text - 1);
    long_text[1000] = '\0';
    const char *id = markup_id_of(long_text, &arena);
    cr_expect(eq(sz, strlen(id), MARKUP_ID_SIZE));
    long_text[999] = 'y';
    cr_expect(ne(str, (char *)id, (char *)markup_id_of(long_text, &arena)));
    const char *hash = markup_id_of("a#1", &arena), *space = markup_id_of("a 1", &arena);
    cr_expect(eq(int, strncmp(hash, "a_1~", 4), 0), "%s", hash);
    cr_expect(eq(sz, strlen(hash), 20));
    cr_expect(ne(str, (char *)hash, (char *)space));
    cr_expect(eq(sz, strlen(markup_id_of("", &arena)), 17));
    arena_destroy(&arena);
}

Test(markup, a_document_can_be_saved_again)
{
    markup_element(markup, "a", "x");
    (void)saved();
    cr_expect(eq(str, (char *)saved(), XML "<a>x</a>\n"));
}

Test(page, a_page_is_html_with_its_style)
{
    cr_assert(eq(int, (int)markup_create(&markup, MARKUP_HTML, LIMIT, &error), STATUS_OK));
    page_begin(markup, "</title>", NULL, 0, NULL);
    markup_element(markup, "p", "");
    const char *text = saved();
    cr_expect(eq(int, strncmp(text, "<!DOCTYPE html>\n<html lang=\"en\">", 32), 0));
    cr_expect(ne(ptr, strstr(text, "<title>&lt;/title&gt;</title>"), NULL));
    cr_expect(ne(ptr, strstr(text, "\n<meta charset=\"utf-8\" />"), NULL));
    cr_expect(ne(ptr, strstr(text, "</style></head>\n<body>\n<main>\n<p></p></main></body></html>\n"), NULL));
    markup_destroy(markup);
}

/* A page with a script that has eight bytes. */
static const char *page_with_script(void)
{
    static const struct embedded_file script = {"x.js", (const unsigned char *)"'use it'", 8};
    cr_assert(eq(int, (int)markup_create(&markup, MARKUP_HTML, LIMIT, &error), STATUS_OK));
    page_begin(markup, "x", NULL, 0, &script);
    page_script(markup, &script);
    return saved();
}

Test(page, a_script_is_allowed_by_its_hash)
{
    const char *text = page_with_script();
    cr_expect(ne(ptr, strstr(text, "<script>/*<![CDATA[*/\n'use it'/*]]>*/</script>"), NULL));
    /* The SHA-256 of the content of the element, in base64. */
    cr_expect(
        ne(ptr, strstr(text, "; script-src 'sha256-3anBIgliUR1sHJ+zhAxtuPYrMCFxoTiKnacN6XK1O7c='\""), NULL),
        "%s", text);
    markup_destroy(markup);
}

Test(page, a_page_without_a_script_allows_none)
{
    cr_assert(eq(int, (int)markup_create(&markup, MARKUP_HTML, LIMIT, &error), STATUS_OK));
    page_begin(markup, "x", NULL, 0, NULL);
    cr_expect(eq(ptr, strstr(saved(), "script-src"), NULL));
    markup_destroy(markup);
}

Test(page, the_size_of_a_document_is_estimated_before_it_is_saved)
{
    const char *text = page_with_script();
    size_t size = strlen(text), estimate = markup_size(markup);
    cr_expect(size <= estimate && estimate < size + size / 4, "size %zu, estimate %zu", size, estimate);
    markup_destroy(markup);
}
