#define _GNU_SOURCE /* fopencookie */

#include "reported_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

enum { CASES = 4, TEXT = 700000 };

static ssize_t count_write(void *writes, const char *bytes, size_t size)
{
    (void)bytes;
    ++*(int *)writes;
    return (ssize_t)size;
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
