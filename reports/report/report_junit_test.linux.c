/* Tests of JUnit reports and of XML. */
#define _GNU_SOURCE /* fopencookie */

#include "reported_fixture.h"
#include "xml_writer.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

static struct arena scratch;
static struct xml_writer writer;
static char *written;
static size_t size;

static void begin(void)
{
    scratch = arena_create((size_t)1 << 20);
    writer = (struct xml_writer){.out = open_memstream(&written, &size), .scratch = &scratch};
    cr_assert(writer.out != NULL);
}

static void end(void)
{
    (void)fclose(writer.out);
    free(written);
    arena_destroy(&scratch);
}

TestSuite(xml_writer, .init = begin, .fini = end);

static void expect(const char *text)
{
    (void)fflush(writer.out);
    cr_expect(eq(str, written, (char *)text));
}

/* An element with a text. */
static void write_text(const char *text)
{
    xml_begin(&writer, "a");
    xml_text(&writer, text);
    xml_end(&writer, "a");
}

Test(xml_writer, elements_can_be_nested)
{
    xml_begin(&writer, "a");
    xml_attribute(&writer, "class", "x");
    xml_attribute(&writer, "width", "7");
    xml_begin(&writer, "b");
    xml_text(&writer, "one");
    xml_end(&writer, "b");
    xml_text(&writer, "two");
    xml_end(&writer, "a");
    expect("\n<a class=\"x\" width=\"7\">\n<b>one</b>two</a>");
}

Test(xml_writer, an_empty_element_is_written_in_full)
{
    xml_begin(&writer, "a");
    xml_end(&writer, "a");
    expect("\n<a></a>");
}

Test(xml_writer, text_is_escaped)
{
    write_text("</script><b>&amp;\"'");
    expect("\n<a>&lt;/script&gt;&lt;b&gt;&amp;amp;&quot;'</a>");
}

Test(xml_writer, values_of_attributes_are_escaped_and_in_one_line)
{
    xml_begin(&writer, "a");
    xml_attribute(&writer, "title", "\"><x>\n\t</x>'");
    xml_end(&writer, "a");
    expect("\n<a title=\"&quot;&gt;&lt;x&gt;??&lt;/x&gt;'\"></a>");
}

Test(xml_writer, characters_that_xml_does_not_allow_are_replaced)
{
    write_text("\x01|\x1b|\r|\x7f|\xc2\x9b|\xff|\xed\xa0\x80|\xef\xbf\xbe|\xef\xbf\xbf");
    expect("\n<a>?|?|?|?|\?\?|?|\?\?\?|\?\?\?|\?\?\?</a>");
}

Test(xml_writer, marks_of_direction_are_made_visible)
{
    write_text("x\xe2\x81\xa6y\xd8\x9cz");
    expect("\n<a>x\?\?\?y\?\?z</a>");
}

Test(xml_writer, line_feeds_and_letters_of_all_scripts_are_kept)
{
    write_text("one\n\ttwo \xc3\xa9 \xe4\xb8\xad \xf0\x9f\x98\x80 \xd7\x90");
    expect("\n<a>one\n\ttwo \xc3\xa9 \xe4\xb8\xad \xf0\x9f\x98\x80 \xd7\x90</a>");
}

Test(xml_writer, a_text_for_which_there_was_no_memory_is_missing_and_told)
{
    write_text(NULL);
    expect("\n<a></a>");
    cr_expect(writer.lacks_memory);
}

enum { CASES = 4, TEXT = 700000 };

static ssize_t count_write(void *writes, const char *bytes, size_t length)
{
    (void)bytes;
    ++*(int *)writes;
    return (ssize_t)length;
}

/* The memory of a document is limited: a million cases do not fit. */
Test(report_junit, a_large_document_is_written_in_pieces)
{
    struct reported_fixture fixture;
    int writes = 0;
    reported_fixture_begin(&fixture);
    char *text = arena_allocate_zeroed(&fixture.arena, TEXT + 1, 1);
    cr_assert(text != NULL);
    memset(text, 'x', TEXT);
    const char *results = HEADER;
    for (int i = 0; i < CASES; i++)
        results = arena_format(&fixture.arena,
                               "%s{\"type\": \"case\", \"id\": \"c/%d\", \"implementation\": \"lib.so\", "
                               "\"verdict\": \"fail\", \"explanation\": [\"%s\"]}\n",
                               results, i, text);
    results = arena_format(&fixture.arena, "%s%s", results, FOOTER("4"));
    cr_assert(reported_fixture_read(&fixture, results) == STATUS_OK, "%s", fixture.error.message);
    FILE *out = fopencookie(&writes, "w", (cookie_io_functions_t){.write = count_write});
    cr_assert(out != NULL && setvbuf(out, NULL, _IONBF, 0) == 0);
    cr_assert(report_write(&fixture.report, REPORT_FORMAT_JUNIT, out, &fixture.arena, &fixture.error) ==
              STATUS_OK);
    (void)fclose(out);
    cr_expect(writes > 2, "%d", writes);
    reported_fixture_end(&fixture);
}
