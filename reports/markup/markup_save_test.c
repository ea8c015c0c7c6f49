#include "markup.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT ((size_t)1 << 16)
#define XML   "<?xml version=\"1.0\" encoding=\"utf-8\"?>"

static struct markup *markup;
static struct error error;
static FILE *out;

static void begin(void)
{
    cr_assert(eq(int, (int)markup_create(&markup, LIMIT, &error), STATUS_OK));
    out = tmpfile();
    cr_assert(out != NULL);
}

static void end(void)
{
    markup_destroy(markup);
    (void)fclose(out);
}

TestSuite(markup_save, .init = begin, .fini = end);

/* Everything that was written before, followed by the rest; the caller frees it. */
static char *written_and_saved(void)
{
    const char *rest;
    cr_assert(eq(int, (int)markup_save(markup, &rest, &error), STATUS_OK), "%s", error.message);
    const size_t size = (size_t)ftell(out), length = strlen(rest);
    char *text = malloc(size + length + 1);
    cr_assert(text != NULL);
    rewind(out);
    cr_assert(eq(sz, fread(text, 1, size, out), size));
    memcpy(text + size, rest, length + 1);
    return text;
}

static void expect_document(const char *expected)
{
    char *text = written_and_saved();
    cr_expect(eq(str, text, (char *)expected));
    free(text);
}

/* Continues a document; flushes a piece at `at`, or at each place for -1. */
static void build(int at)
{
    int place = 0;
#define PLACE() (place++ == at || at < 0 ? markup_flush(markup, out) : (void)0)
    PLACE();
    markup_open(markup, "testsuites");
    markup_attribute(markup, "name", "a&b");
    PLACE();
    markup_open(markup, "testsuite");
    PLACE();
    markup_element(markup, "testcase", "one");
    PLACE();
    markup_text(markup, "tail");
    PLACE();
    markup_open(markup, "br");
    markup_close(markup);
    PLACE();
    markup_open(markup, "failure");
    PLACE();
    markup_close(markup);
    PLACE();
    markup_close(markup);
    PLACE();
    markup_open(markup, "testsuite");
    markup_attribute(markup, "name", "second");
    markup_element(markup, "testcase", "two");
    PLACE();
    markup_close(markup);
    PLACE();
    markup_close(markup);
    PLACE();
#undef PLACE
}
enum { PLACES = 12 };

Test(markup_save, pieces_form_the_same_document)
{
    static const char expected[] =
        XML "<testsuites name=\"a&amp;b\">\n<testsuite>\n<testcase>one</testcase>tail<br></br>\n"
            "<failure></failure></testsuite>\n"
            "<testsuite name=\"second\">\n<testcase>two</testcase></testsuite></testsuites>\n";
    for (int at = -1; at < PLACES; at++) {
        end();
        begin();
        build(at);
        expect_document(expected);
    }
}

Test(markup_save, a_flush_writes_what_has_been_built)
{
    char text[256] = "";
    markup_open(markup, "a");
    markup_element(markup, "b", "one");
    markup_flush(markup, out);
    rewind(out);
    (void)fread(text, 1, sizeof text - 1, out);
    cr_expect(eq(str, text, XML "<a><b>one</b>"));
}

Test(markup_save, a_document_in_pieces_may_be_larger_than_its_limit)
{
    enum { ELEMENTS = 10000 };
    markup_open(markup, "a");
    for (int i = 0; i < ELEMENTS; i++) {
        markup_element(markup, "b", "text");
        if (i % 100 == 0)
            markup_flush(markup, out);
    }
    char *text = written_and_saved();
    cr_expect(eq(sz, strlen(text), strlen(XML "<a></a>\n") + ELEMENTS * strlen("<b>text</b>")));
    cr_expect(strlen(text) > LIMIT);
    free(text);
}

Test(markup_save, a_piece_may_not_be_larger_than_the_limit)
{
    const char *text;
    markup_open(markup, "a");
    markup_flush(markup, out);
    for (int i = 0; i < 10000; i++)
        markup_element(markup, "b", "text");
    markup_flush(markup, out);
    cr_expect(eq(int, (int)markup_save(markup, &text, &error), STATUS_OUT_OF_MEMORY));
    cr_expect(eq(ptr, (void *)text, NULL));
}

Test(markup_save, an_element_whose_content_was_written_accepts_no_attribute)
{
    const char *text;
    markup_open(markup, "a");
    markup_element(markup, "b", "one");
    markup_flush(markup, out);
    markup_attribute(markup, "class", "x");
    cr_expect(eq(int, (int)markup_save(markup, &text, &error), STATUS_USAGE));
}
