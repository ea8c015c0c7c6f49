/* Tests of reading results, and of executed ranges. */
#include "record.h"
#include "result_reader.h"
#include "shard_record.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 4096 };

static struct temporary_folder folder;
static char path[300];
static char seen[TEXT]; /* what the listener received, joined by spaces */
static enum results_end end;
static struct error error;

static void set_up(void)
{
    folder = temporary_folder_create();
    (void)snprintf(path, sizeof path, "%s/r.jsonl", folder.path);
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
}

TestSuite(result_reader, .init = set_up, .fini = tear_down);

/* Appends "LINE:TYPE:ID:SPECIFICATION". A case with the id "stop" ends the reading. */
static enum status on_record(const struct result_record *record, void *context, struct error *its_error)
{
    static const char *const types[] = {"header", "case", "skipped", "progress", "footer"};
    char *text = context;
    const char *id = record->item == NULL ? "" : record->item->id;
    size_t length = strlen(text);
    (void)snprintf(text + length, TEXT - length, "%s%zu:%s:%s:%s", length == 0 ? "" : " ", record->line,
                   types[record->type], id, record->header->implementation->specification);
    if (strcmp(id, "stop") == 0)
        return error_set(its_error, STATUS_SYSTEM, "enough");
    return STATUS_OK;
}

static enum status read_bytes(const char *text, size_t size)
{
    seen[0] = '\0';
    end = RESULTS_COMPLETE;
    temporary_folder_write(&folder, "r.jsonl", text, size);
    return results_read(path, on_record, seen, &end, &error);
}

static enum status read_text(const char *text)
{
    return read_bytes(text, strlen(text));
}

static void expect_seen(const char *text, const char *expected)
{
    enum status status = read_text(text);
    cr_expect(status == STATUS_OK, "%s", status == STATUS_OK ? "" : error.message);
    cr_expect(strcmp(seen, expected) == 0, "%s", seen);
}

/* Expects this message after the file's name. */
static void expect_unreadable(const char *text, const char *message)
{
    enum status status = read_text(text);
    cr_assert(status == STATUS_UNREADABLE, "%s: %s", text, status_name(status));
    cr_assert(strncmp(error.message, path, strlen(path)) == 0, "%s", error.message);
    cr_expect(strncmp(error.message + strlen(path), message, strlen(message)) == 0, "%s: %s", text,
              error.message + strlen(path));
}

#define HEADER(specification)                                    \
    "{\"type\": \"header\", \"format\": 3, \"implementation\": " \
    "{\"specification\": \"" specification "\"}, \"anything\": [null]}\n"
#define CASE_OF(specification, id, more)                                            \
    "{\"type\": \"case\", \"id\": \"" id "\", \"implementation\": \"" specification \
    "\", \"verdict\": \"pass\"" more "}\n"
#define CASE(id) CASE_OF("a", id, "")
#define FOOTER(cases, skipped, complete)                                                                    \
    "{\"type\": \"footer\", \"cases\": " #cases ", \"skipped\": " #skipped ", \"complete\": " #complete "}" \
    "\n"
#define SKIPPED "{\"type\": \"skipped\", \"id\": \"relu\"}\n"

/* ---- reading ------------------------------------------------------------------------------------------- */

Test(result_reader, every_record_is_reported_in_order_with_its_line_and_header)
{
    expect_seen(HEADER("a") CASE("x") SKIPPED CASE("y") FOOTER(2, 1, true),
                "1:header::a 2:case:x:a 3:skipped:relu:a 4:case:y:a 5:footer::a");
    cr_expect(end == RESULTS_COMPLETE);
}

Test(result_reader, several_runs_may_follow_each_other)
{
    expect_seen(HEADER("a") CASE("x") FOOTER(1, 0, true) HEADER("b") CASE_OF("b", "x", "") FOOTER(1, 0, true),
                "1:header::a 2:case:x:a 3:footer::a 4:header::b 5:case:x:b 6:footer::b");
    cr_expect(end == RESULTS_COMPLETE);
}

Test(result_reader, findings_are_optional)
{
    expect_seen(HEADER("a") CASE_OF("a", "x",
                                    ", \"warnings\": [{\"clause\": \"c\", \"level\": \"must\", \"policy\": "
                                    "\"p\", \"point\": \"q\", \"cells\": 3}], \"failures\": []"),
                "1:header::a 2:case:x:a");
}

Test(result_reader, a_long_line_is_read)
{
    size_t size = 3 << 20;
    char *text = malloc(size + 1000);
    (void)sprintf(text, "%s", HEADER("a"));
    size_t length = strlen(text);
    (void)sprintf(text + length, "{\"why\": \"%*s\", %s", (int)size, "", &CASE("x")[1]);
    cr_assert(read_text(text) == STATUS_OK, "%s", error.message);
    cr_expect(strcmp(seen, "1:header::a 2:case:x:a") == 0, "%s", seen);
    free(text);
}

Test(result_reader, a_listener_can_end_the_reading)
{
    cr_expect(read_text(HEADER("a") CASE("x") CASE("stop") CASE("y")) == STATUS_SYSTEM);
    cr_expect(strcmp(seen, "1:header::a 2:case:x:a 3:case:stop:a") == 0, "%s", seen);
    cr_expect(strstr(error.message, "r.jsonl, line 3: enough") != NULL, "%s", error.message);
}

/* ---- incomplete files ---------------------------------------------------------------------------------- */

Test(result_reader, a_file_without_footer_was_cut_off)
{
    expect_seen(HEADER("a") CASE("x"), "1:header::a 2:case:x:a");
    cr_expect(end == RESULTS_CUT_OFF);
}

Test(result_reader, a_run_with_an_incomplete_footer_is_partial)
{
    expect_seen(HEADER("a") FOOTER(0, 0, false) HEADER("a") FOOTER(0, 0, true),
                "1:header::a 2:footer::a 3:header::a 4:footer::a");
    cr_expect(end == RESULTS_PARTIAL);
}

Test(result_reader, a_run_that_is_followed_by_another_without_a_footer_was_cut_off)
{
    expect_seen(HEADER("a") HEADER("b") FOOTER(0, 0, true), "1:header::a 2:header::b 3:footer::b");
    cr_expect(end == RESULTS_CUT_OFF);
}

Test(result_reader, a_truncated_last_line_counts_as_missing)
{
    expect_seen(HEADER("a") CASE("x") "{\"type\": \"foo", "1:header::a 2:case:x:a");
    cr_expect(end == RESULTS_CUT_OFF);
}

Test(result_reader, a_run_with_only_a_truncated_header_was_cut_off)
{
    expect_seen(HEADER("a") FOOTER(0, 0, true) "{\"type\": \"hea", "1:header::a 2:footer::a");
    cr_expect(end == RESULTS_CUT_OFF);
}

Test(result_reader, a_last_line_without_a_newline_is_read)
{
    char text[] = HEADER("a") FOOTER(0, 0, true);
    text[strlen(text) - 1] = '\0';
    expect_seen(text, "1:header::a 2:footer::a");
    cr_expect(end == RESULTS_COMPLETE);
}

/* ---- refused files ------------------------------------------------------------------------------------- */

Test(result_reader, a_file_that_does_not_exist_is_named)
{
    cr_expect(results_read("/no/such/file", on_record, seen, &end, &error) == STATUS_NOT_FOUND);
    cr_expect(strncmp(error.message, "/no/such/file: ", 15) == 0, "%s", error.message);
}

Test(result_reader, a_folder_is_refused)
{
    cr_expect(results_read(folder.path, on_record, seen, &end, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, ": is neither a regular file nor a pipe") != NULL, "%s", error.message);
}

Test(result_reader, a_file_without_a_record_has_no_results)
{
    expect_unreadable("", ": has no results");
}

Test(result_reader, lines_that_are_not_json_are_refused)
{
    expect_unreadable("header\n", ", line 1: is not JSON: ");
    expect_unreadable("cut", ", line 1: is not JSON: ");
    expect_unreadable(HEADER("a") "\n" CASE("x"), ", line 2: is not JSON: ");
    expect_unreadable(HEADER("a") "{} {}\n", ", line 2: is not JSON: ");
    expect_unreadable(HEADER("a") "{\"type\": \"case\", \"type\": \"case\"}\n", ", line 2: is not JSON: ");
}

Test(result_reader, a_zero_byte_is_not_json)
{
    static const char text[] = HEADER("a") "{}\0\n";
    cr_expect(read_bytes(text, sizeof text - 1) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "line 2: is not JSON") != NULL, "%s", error.message);
}

Test(result_reader, a_line_above_the_limit_is_refused)
{
    static const char header[] = HEADER("a");
    size_t size = sizeof header + RESULT_LINE_LIMIT;
    char *text = malloc(size + 1);
    memset(text, ' ', size);
    memcpy(text, header, sizeof header - 1);
    text[size] = '\n'; /* one byte more than the limit between the newlines */
    cr_expect(read_bytes(text, size + 1) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "line 2: is longer than 16777216 bytes") != NULL, "%s", error.message);
    free(text);
}

Test(result_reader, a_line_at_the_limit_is_read)
{
    static const char header[] = HEADER("a"), record[] = CASE("x");
    size_t first = sizeof header - 1, size = first + RESULT_LINE_LIMIT;
    char *text = malloc(size + 1);
    memset(text, ' ', size);
    memcpy(text, header, first);
    memcpy(text + first, record, sizeof record - 2);
    text[size] = '\n';
    cr_expect(read_bytes(text, size + 1) == STATUS_OK);
    cr_expect(strcmp(seen, "1:header::a 2:case:x:a") == 0, "%s", seen);
    free(text);
}

Test(result_reader, a_record_without_a_known_type_is_refused)
{
    expect_unreadable("[]\n", ", line 1: \"type\" is missing or not a string");
    expect_unreadable("{\"type\": 1}\n", ", line 1: \"type\" is missing or not a string");
    expect_unreadable(HEADER("a") "{\"type\": \"foo\"}\n", ", line 2: \"type\" is \"foo\", which is unknown");
}

Test(result_reader, records_need_a_header_before_them)
{
    expect_unreadable(CASE("x"), ", line 1: a record of type \"case\" without a header before it");
    expect_unreadable(HEADER("a") FOOTER(0, 0, true) CASE("x"),
                      ", line 3: a record of type \"case\" without");
    expect_unreadable(FOOTER(0, 0, true), ", line 1: a record of type \"footer\" without");
}

Test(result_reader, a_malformed_header_is_refused)
{
    expect_unreadable("{\"type\": \"header\"}\n",
                      ", line 1: \"format\" is missing or not an integer of at least 0");
    expect_unreadable("{\"type\": \"header\", \"format\": 3}\n",
                      ", line 1: \"implementation\" is missing or not an object");
    expect_unreadable("{\"type\": \"header\", \"format\": 3, \"implementation\": {\"specification\": 1}}\n",
                      ", line 1: implementation: \"specification\" is missing or not a string");
    expect_unreadable("{\"type\": \"header\", \"format\": 3, \"implementation\": {\"specification\": \"a\", "
                      "\"options\": {\"b\": 1}}}\n",
                      ", line 1: implementation: \"options\" is not an object of strings");
}

Test(result_reader, published_results_without_their_memory_errors_are_refused_with_the_reason)
{
    expect_unreadable("{\"type\": \"header\", \"format\": 3, \"withheld\": {\"cases\": 9}}\n",
                      ", line 1: has counts and examples alone, since memory errors are withheld");
}

Test(result_reader, another_format_is_refused_with_the_version_that_reads_it_and_the_command_that_renews_it)
{
    expect_unreadable(
        "{\"type\": \"header\", \"format\": 2, \"command\": \"scatter-cts run -i x\"}\n",
        ", line 1: \"format\" is 2, which scatter-cts 0.2.0 reads; this version reads format 3. To "
        "renew the results: scatter-cts run -i x --results FILE");
    expect_unreadable(
        "{\"type\": \"header\", \"format\": 2}\n",
        ", line 1: \"format\" is 2, which scatter-cts 0.2.0 reads; this version reads format 3. "
        "To renew the results: scatter-cts run ... --results FILE");
    expect_unreadable("{\"type\": \"header\", \"format\": 4}\n",
                      ", line 1: \"format\" is 4, which a newer version of scatter-cts reads; this one reads "
                      "format 3");
}

Test(result_reader, a_malformed_case_is_refused)
{
    expect_unreadable(HEADER("a") "{\"type\": \"case\"}\n", ", line 2: \"id\" is missing or not a string");
    expect_unreadable(HEADER("a") "{\"type\": \"case\", \"id\": \"x\"}\n",
                      ", line 2: \"implementation\" is missing or not a string");
    expect_unreadable(
        HEADER("a") "{\"type\": \"case\", \"id\": \"x\", \"verdict\": \"good\", \"implementation\": \"a\"}\n",
        ", line 2: \"verdict\" is \"good\", which is unknown");
    expect_unreadable(HEADER("a") CASE_OF("b", "x", ""),
                      ", line 2: \"implementation\" is not \"a\" as in the header");
}

Test(result_reader, malformed_findings_are_refused)
{
    expect_unreadable(HEADER("a") CASE_OF("a", "x", ", \"failures\": {}"),
                      ", line 2: \"failures\" is not an array");
    expect_unreadable(HEADER("a") CASE_OF("a", "x", ", \"warnings\": [1]"),
                      ", line 2: warnings[0]: is not an object");
    expect_unreadable(HEADER("a")
                          CASE_OF("a", "x", ", \"observations\": [{\"clause\": \"c\", \"level\": \"must\"}]"),
                      ", line 2: observations[0]: \"policy\" is missing or not a string");
    expect_unreadable(HEADER("a") CASE_OF("a", "x",
                                          ", \"failures\": [{\"clause\": \"c\", \"level\": \"must\", "
                                          "\"policy\": \"p\", \"point\": 1}]"),
                      ", line 2: failures[0]: \"point\" is not a string");
    expect_unreadable(HEADER("a") CASE_OF("a", "x",
                                          ", \"failures\": [{\"clause\": \"c\", \"level\": \"l\", "
                                          "\"policy\": \"p\"}]"),
                      ", line 2: failures[0]: \"level\" is \"l\", which is unknown");
}

Test(result_reader, members_of_another_type_are_refused)
{
    expect_unreadable(HEADER("a") CASE_OF("a", "x", ", \"compared\": 1"),
                      ", line 2: \"compared\" is not true or false");
    expect_unreadable(HEADER("a") CASE_OF("a", "x", ", \"clauses\": [1]"),
                      ", line 2: \"clauses\" is not an array of strings");
    expect_unreadable(HEADER("a") CASE_OF("a", "x", ", \"seconds\": -1"),
                      ", line 2: \"seconds\" is not a number of at least 0");
    expect_unreadable(HEADER("a") CASE_OF("a", "x", ", \"repetitions\": {\"outcomes\": [{\"count\": null}]}"),
                      ", line 2: repetitions: outcomes[0]: \"count\" is not an integer of at least 0");
    expect_unreadable(HEADER("a") CASE_OF("a", "x", ", \"output\": {\"shape\": [1.5]}"),
                      ", line 2: output: \"shape\" is not an array of integers");
}

Test(result_reader, a_second_record_of_a_case_is_refused)
{
    expect_unreadable(HEADER("a") CASE("x") CASE("y") CASE("x"), ", line 4: a second record of x");
}

Test(result_reader, a_skipped_folder_must_have_an_id)
{
    expect_unreadable(HEADER("a") "{\"type\": \"skipped\"}\n", ", line 2: \"id\" is missing or not a string");
}

Test(result_reader, a_footer_with_wrong_counts_is_refused)
{
    expect_unreadable(HEADER("a") CASE("x") FOOTER(2, 0, true),
                      ", line 3: \"cases\" is 2, but 1 records precede it");
    expect_unreadable(HEADER("a") SKIPPED FOOTER(0, 0, true),
                      ", line 3: \"skipped\" is 0, but 1 records precede it");
    expect_unreadable(HEADER("a") FOOTER("0", 0, true),
                      ", line 2: \"cases\" is missing or not an integer of at least 0");
    expect_unreadable(HEADER("a") FOOTER(0, 0, 1), ", line 2: \"complete\" is missing or not true or false");
}

/* Ten cases, of which six pass, one with a warning, and three are unsupported. */
static const struct recorded_range ten = {.source = "random-1",
                                          .from = 20,
                                          .end = 30,
                                          .passed = 6,
                                          .passed_with_warnings = 1,
                                          .unsupported = 3,
                                          .compared = 6};

Test(executed_range, that_contradicts_itself_is_refused)
{
    struct recorded_range changed = ten;
    static const struct {
        size_t member;
        int64_t value;
    } changes[] = {{offsetof(struct recorded_range, from), 31},
                   {offsetof(struct recorded_range, end), 19},
                   {offsetof(struct recorded_range, passed), 11},
                   {offsetof(struct recorded_range, passed), INT64_MAX},
                   {offsetof(struct recorded_range, unsupported), 5},
                   {offsetof(struct recorded_range, passed_with_warnings), 7},
                   {offsetof(struct recorded_range, compared), 10},
                   {offsetof(struct recorded_range, end), 28}};
    cr_expect(executed_range_check(&ten, &error) == STATUS_OK);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        changed = ten;
        *(int64_t *)((char *)&changed + changes[i].member) = changes[i].value;
        cr_expect(executed_range_check(&changed, &error) == STATUS_UNREADABLE, "%zu", i);
        cr_expect(strstr(error.message, "ranges") != NULL, "%s", error.message);
    }
}

Test(executed_range, is_joined_with_the_one_that_it_continues)
{
    const struct recorded_range pieces[] = {
        {.source = "a", .from = 0, .end = 5, .passed = 4, .compared = 3},
        {.source = "a", .from = 5, .end = 9, .passed = 2, .unsupported = 1},
        {.source = "a", .from = 10, .end = 11},
        {.source = "b", .from = 11, .end = 12}};
    struct recorded_range all[4];
    size_t count = 0;
    for (size_t i = 0; i < 4; i++)
        executed_range_add(all, &count, &pieces[i]);
    cr_assert(count == 3, "%zu", count);
    cr_expect(all[0].from == 0 && all[0].end == 9);
    cr_expect(all[0].passed == 6 && all[0].unsupported == 1 && all[0].compared == 3);
    cr_expect(all[1].from == 10 && strcmp(all[2].source, "b") == 0);
}

Test(executed_range, is_divided_into_parts_of_nearly_equal_size)
{
    static const int64_t ends[] = {100, 101, 107, 20100, INT64_MAX};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        for (int64_t count = 1; count < 40; count++) {
            const int64_t least = (ends[i] - 100) / count;
            cr_expect(executed_range_part(100, ends[i], 0, count) == 100);
            cr_expect(executed_range_part(100, ends[i], count, count) == ends[i]);
            for (int64_t part = 0; part < count; part++) {
                const int64_t size = executed_range_part(100, ends[i], part + 1, count) -
                                     executed_range_part(100, ends[i], part, count);
                cr_expect(size == least || size == least + 1);
            }
        }
}
