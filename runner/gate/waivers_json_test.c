#include "temporary_folder_fixture.h"
#include "waivers.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;
static struct waivers waivers;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(waivers_json, .init = set_up, .fini = tear_down);

static enum status parse(const char *text)
{
    return waivers_parse(&waivers, "w.json", text, strlen(text), &arena, &error);
}

static void expect_refused(const char *text, const char *message)
{
    enum status status = parse(text);
    cr_expect(status == STATUS_UNREADABLE && strncmp(error.message, message, strlen(message)) == 0,
              "%s: %s: %s", text, status_name(status), status == STATUS_OK ? "" : error.message);
}

/* A document with one waiver. */
#define WAIVER(text) "{\"implementation\": \"b\", \"waivers\": [" text "]}"

Test(waivers_json, all_members_are_read)
{
    cr_assert(
        parse("{\"$schema\": \"waivers.schema.json\", \"implementation\": \"b\", \"version\": \"1\","
              " \"waivers\": [{\"cases\": \"c/*\", \"clause\": \"*.nan\", \"verdict\": \"timeout\","
              " \"reason\": \"slow\"}, {\"cases\": \"d\", \"verdict\": \"fail\", \"reason\": \"x\"}]}") ==
            STATUS_OK,
        "%s", error.message);
    cr_assert(waivers.count == 2);
    const struct waiver *waiver = &waivers.items[0];
    cr_expect(strcmp(waivers.implementation, "b") == 0);
    cr_expect(strcmp(waiver->patterns[0].cases, "c/*") == 0);
    cr_expect(strcmp(waiver->clause, "*.nan") == 0);
    cr_expect(strcmp(waiver->reason, "slow") == 0);
    cr_expect(waiver->verdicts[VERDICT_TIMEOUT] && !waiver->verdicts[VERDICT_FAIL] && !waiver->unsteady);
    cr_expect(waivers.items[1].clause == NULL && waivers.items[1].verdicts[VERDICT_FAIL]);
}

Test(waivers_json, the_cases_of_a_waiver_are_one_glob_or_several)
{
    cr_assert(parse(WAIVER("{\"cases\": [\"c/a\", \"c/b-*\"], \"verdict\": \"fail\", \"reason\": \"r\"},"
                           "{\"cases\": \"d\", \"verdict\": \"fail\", \"reason\": \"r\"}")) == STATUS_OK,
              "%s", error.message);
    cr_assert(waivers.count == 2 && waivers.items[0].pattern_count == 2 &&
              waivers.items[1].pattern_count == 1);
    cr_expect(strcmp(waivers.items[0].patterns[0].cases, "c/a") == 0);
    cr_expect(strcmp(waivers.items[0].patterns[1].cases, "c/b-*") == 0);
    cr_expect(strcmp(waivers.items[1].patterns[0].cases, "d") == 0);
}

Test(waivers_json, an_implementation_without_waivers_is_read)
{
    cr_assert(parse("{\"implementation\": \"b\", \"waivers\": []}") == STATUS_OK);
    cr_expect(waivers.count == 0);
}

Test(waivers_json, a_reason_is_made_printable)
{
    cr_assert(parse(WAIVER("{\"cases\": \"c\", \"verdict\": \"fail\", \"reason\": \"a\\u001b[2J\"}")) ==
              STATUS_OK);
    cr_expect(strcmp(waivers.items[0].reason, "a?[2J") == 0, "%s", waivers.items[0].reason);
}

Test(waivers_json, a_file_that_is_not_json_is_refused_and_the_line_named)
{
    expect_refused("", "w.json: line 1: is not JSON: ");
    expect_refused("{\n\n\"implementation\": }", "w.json: line 3: is not JSON: ");
    expect_refused("{\"implementation\": \"a\", \"implementation\": \"b\"}", "w.json: line 1: is not JSON: ");
    expect_refused("{} {}", "w.json: line 1: is not JSON: ");
    expect_refused(WAIVER("{\"cases\": \"a\\u0000b\"}"), "w.json: line 1: is not JSON: ");
}

Test(waivers_json, a_malformed_document_is_refused_and_the_member_named)
{
    expect_refused("[]", "w.json: is not an object");
    expect_refused("{\"waivers\": []}", "w.json: implementation: is missing");
    expect_refused("{\"implementation\": \"\", \"waivers\": []}",
                   "w.json: implementation: is not a string or is empty");
    expect_refused("{\"implementation\": \"b\"}", "w.json: waivers: is missing");
    expect_refused("{\"implementation\": \"b\", \"waivers\": {}}", "w.json: waivers: is not an array");
    expect_refused("{\"implementation\": \"b\", \"waivers\": [], \"version\": 1}",
                   "w.json: version: is not a string or is empty");
    expect_refused("{\"implementation\": \"b\", \"waivers\": [], \"note\": \"\"}",
                   "w.json: unknown member \"note\"");
}

Test(waivers_json, a_malformed_waiver_is_refused_and_the_member_named)
{
    expect_refused(WAIVER("1"), "w.json: waivers[0]: is not an object");
    expect_refused(WAIVER("{\"verdict\": \"fail\", \"reason\": \"r\"}"),
                   "w.json: waivers[0]: has neither \"cases\" nor \"clause\"");
    expect_refused(WAIVER("{\"cases\": 1, \"verdict\": \"fail\", \"reason\": \"r\"}"),
                   "w.json: waivers[0].cases: is not a string or is empty");
    expect_refused(WAIVER("{\"cases\": [], \"clause\": \"x\", \"verdict\": \"fail\", \"reason\": \"r\"}"),
                   "w.json: waivers[0].cases: is empty");
    expect_refused(WAIVER("{\"cases\": [\"c\", 1], \"verdict\": \"fail\", \"reason\": \"r\"}"),
                   "w.json: waivers[0].cases[1]: is not a string or is empty");
    expect_refused(WAIVER("{\"cases\": [\"\"], \"verdict\": \"fail\", \"reason\": \"r\"}"),
                   "w.json: waivers[0].cases[0]: is not a string or is empty");
    expect_refused(WAIVER("{\"clause\": \"\", \"verdict\": \"fail\", \"reason\": \"r\"}"),
                   "w.json: waivers[0].clause: is not a string or is empty");
    expect_refused(WAIVER("{\"cases\": \"c\", \"reason\": \"r\"}"), "w.json: waivers[0].verdict: is missing");
    expect_refused(WAIVER("{\"cases\": \"c\", \"verdict\": \"fail\"}"),
                   "w.json: waivers[0].reason: is missing");
    expect_refused(WAIVER("{\"cases\": \"c\", \"verdict\": \"fail\", \"reason\": \"\"}"),
                   "w.json: waivers[0].reason: is not a string or is empty");
    expect_refused(WAIVER("{\"case\": \"c\", \"verdict\": \"fail\", \"reason\": \"r\"}"),
                   "w.json: waivers[0]: unknown member \"case\"");
}

Test(waivers_json, the_second_waiver_is_named_by_its_index)
{
    expect_refused(WAIVER("{\"cases\": \"c\", \"verdict\": \"fail\", \"reason\": \"r\"}, {}"),
                   "w.json: waivers[1]: has neither");
}

Test(waivers_json, only_verdicts_of_failures_can_be_waived)
{
    static const char *const verdicts[] = {"pass",       "unsupported", "disputed", "not-run",
                                           "unreadable", "error",       "FAIL",     "failed"};
    for (size_t i = 0; i < sizeof verdicts / sizeof *verdicts; i++) {
        char text[200];
        (void)snprintf(text, sizeof text,
                       WAIVER("{\"cases\": \"c\", \"verdict\": \"%s\", \"reason\": \"r\"}"), verdicts[i]);
        expect_refused(text, "w.json: waivers[0].verdict: cannot be waived");
    }
}

Test(waivers_json, a_file_above_the_limit_is_refused)
{
    size_t size = ((size_t)16 << 20) + 1;
    char *spaces = arena_allocate(&arena, size);
    memset(spaces, ' ', size);
    memcpy(spaces, "{\"implementation\": \"b\", \"waivers\": []}", 38);
    cr_expect(waivers_parse(&waivers, "w.json", spaces, size - 1, &arena, &error) == STATUS_OK);
    cr_expect(waivers_parse(&waivers, "w.json", spaces, size, &arena, &error) == STATUS_UNREADABLE);
    cr_expect(strcmp(error.message, "w.json: 16777217 bytes are more than the limit of 16777216") == 0, "%s",
              error.message);
}

Test(waivers_json, waivers_are_read_from_a_file)
{
    struct temporary_folder folder = temporary_folder_create();
    char path[300];
    static const char text[] = WAIVER("{\"cases\": \"c\", \"verdict\": \"fail\", \"reason\": \"r\"}");
    (void)snprintf(path, sizeof path, "%s/w.json", folder.path);
    temporary_folder_write(&folder, "w.json", text, sizeof text - 1);
    cr_expect(waivers_read(&waivers, path, &arena, &error) == STATUS_OK && waivers.count == 1);
    temporary_folder_delete(&folder, "w.json");
    cr_expect(waivers_read(&waivers, path, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "\"scatter-cts waive RESULTS --waivers ") != NULL, "%s", error.message);
    cr_expect(strstr(error.message, "w.json: there is no such file") != NULL, "%s", error.message);
    temporary_folder_remove(&folder);
}

Test(waivers_json, a_waiver_may_have_several_verdicts_and_be_unsteady)
{
    cr_assert(parse(WAIVER("{\"cases\": \"c\", \"verdict\": [\"fail\", \"memory\"], \"unsteady\": true, "
                           "\"reason\": \"r\"}")) == STATUS_OK);
    const struct waiver *waiver = &waivers.items[0];
    cr_expect(waiver->verdicts[VERDICT_FAIL] && waiver->verdicts[VERDICT_MEMORY]);
    cr_expect(!waiver->verdicts[VERDICT_CRASH] && waiver->unsteady);
}

Test(waivers_json, malformed_lists_of_verdicts_and_unsteady_are_refused)
{
    expect_refused(WAIVER("{\"cases\": \"c\", \"verdict\": [], \"reason\": \"r\"}"),
                   "w.json: waivers[0].verdict: is empty");
    expect_refused(WAIVER("{\"cases\": \"c\", \"verdict\": [\"fail\", \"fail\"], \"reason\": \"r\"}"),
                   "w.json: waivers[0].verdict[1]: has a verdict twice");
    expect_refused(WAIVER("{\"cases\": \"c\", \"verdict\": [\"fail\", 1], \"reason\": \"r\"}"),
                   "w.json: waivers[0].verdict[1]: cannot be waived");
    expect_refused(
        WAIVER("{\"cases\": \"c\", \"verdict\": \"fail\", \"unsteady\": false, \"reason\": \"r\"}"),
        "w.json: waivers[0].unsteady: is not true");
}

Test(waivers_json, more_waivers_than_there_is_memory_for_are_an_error)
{
    char text[4096];
    int used = snprintf(text, sizeof text, "{\"implementation\": \"b\", \"waivers\": [0");
    while ((size_t)used < sizeof text - 8)
        used += snprintf(text + used, sizeof text - (size_t)used, ",0");
    (void)snprintf(text + used, sizeof text - (size_t)used, "]}");
    arena_destroy(&arena);
    arena = arena_create((size_t)64 << 10);
    cr_expect(parse(text) == STATUS_OUT_OF_MEMORY, "%s", error.message);
    cr_expect(waivers.count == 0);
}
