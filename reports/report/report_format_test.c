#include "reported_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

static struct reported_fixture fixture;

static void begin(void)
{
    reported_fixture_begin(&fixture);
}

static void end(void)
{
    reported_fixture_end(&fixture);
}

TestSuite(report_format, .init = begin, .fini = end);

static const char *write_as(enum report_format format, const char *results)
{
    cr_assert(reported_fixture_read(&fixture, results) == STATUS_OK, "%s", fixture.error.message);
    return reported_fixture_write(&fixture, format);
}

static void expect(const char *text, const char *part)
{
    cr_expect(strstr(text, part) != NULL, "%s\nis not in\n%s", part, text);
}

static void expect_not(const char *text, const char *part)
{
    cr_expect(strstr(text, part) == NULL, "%s\nis in\n%s", part, text);
}

Test(report_format, an_unknown_name_is_refused_with_the_list_of_formats)
{
    enum report_format format;
    struct error error;
    cr_expect(eq(int, (int)report_format_from_name("--format", "xml", &format, &error), STATUS_USAGE));
    expect(error.message,
           "--format xml: unknown value; the values are html, junit, markdown, badge, badges, statement");
}

Test(report_format, a_badge_of_several_runs_is_refused)
{
    cr_assert(reported_fixture_read(&fixture, HEADER FOOTER("0") HEADER FOOTER("0")) == STATUS_OK);
    cr_expect(eq(int, (int)report_format_check(&fixture.report, REPORT_FORMAT_BADGE, &fixture.error),
                 STATUS_USAGE));
    cr_expect(
        eq(int, (int)report_format_check(&fixture.report, REPORT_FORMAT_JUNIT, &fixture.error), STATUS_OK));
}

Test(report_format, a_report_of_no_run_is_refused)
{
    cr_expect(
        eq(int, (int)report_format_check(&fixture.report, REPORT_FORMAT_HTML, &fixture.error), STATUS_USAGE));
}

/* ---- badges -------------------------------------------------------------------------------------------- */

static void expect_badge(const char *results, const char *message, const char *colour)
{
    char expected[300];
    (void)snprintf(expected, sizeof expected,
                   "{\"schemaVersion\":1,\"label\":\"ONNX scatter\",\"message\":\"%s\",\"color\":\"%s\"}\n",
                   message, colour);
    cr_expect(eq(str, (char *)write_as(REPORT_FORMAT_BADGE, results), expected));
}

Test(report_format, a_badge_is_green_where_every_version_is_complete)
{
    expect_badge(HEADER CASE("a", "pass", ANSWERED) FOOTER("1"),
                 "1 of 1 operator versions, 1 of 80 types and reductions, no failure", "brightgreen");
}

static void expect_badge_of_version(const char *results, const char *statement, const char *colour)
{
    char expected[300];
    (void)snprintf(expected, sizeof expected,
                   "{\"ScatterND-18\":{\"schemaVersion\":1,\"label\":\"ScatterND-18\",\"message\":\"%s\","
                   "\"color\":\"%s\"}}\n",
                   statement, colour);
    cr_expect(eq(str, (char *)write_as(REPORT_FORMAT_BADGES, results), expected));
}

Test(report_format, each_operator_version_has_a_badge_of_its_own)
{
    expect_badge_of_version(HEADER CASE("a", "pass", ANSWERED) FOOTER("1"), "complete", "brightgreen");
}

Test(report_format, a_badge_of_a_version_is_red_with_a_failure)
{
    expect_badge_of_version(HEADER CASE("a", "fail", "") FOOTER("1"), "not conforming", "red");
}

Test(report_format, a_badge_of_a_version_for_selected_cases_says_so_in_grey)
{
    expect_badge_of_version(
        HEADER CASE("a", "pass", ANSWERED) "{\"type\": \"footer\", \"cases\": 1, \"skipped\": 0, "
                                           "\"complete\": true, \"statements\": "
                                           "[{\"of_selected\": true}]}\n",
        "complete, selected cases", "lightgrey");
}

Test(report_format, a_badge_of_a_version_is_yellow_where_all_failures_are_waived)
{
    expect_badge_of_version(HEADER CASE("a", "fail", ", \"waived\": \"known\"") FOOTER("1"), "not conforming",
                            "yellow");
}

Test(report_format, a_badge_is_green_where_only_another_type_is_unsupported)
{
    expect_badge(HEADER CASE("a", "pass", ANSWERED)
                     CASE("b", "unsupported", ", \"dtype\": \"int8\", \"level\": \"must\"") FOOTER("2"),
                 "1 of 1 operator versions, 1 of 80 types and reductions, no failure", "brightgreen");
}

Test(report_format, a_badge_is_yellow_where_something_of_what_is_supported_is_unsupported)
{
    expect_badge(HEADER CASE("a", "pass", ANSWERED) CASE("b", "unsupported", ANSWERED) FOOTER("2"),
                 "1 of 1 operator versions in part, 1 of 80 types and reductions, no failure", "yellow");
}

Test(report_format, a_badge_is_not_green_with_a_case_without_a_verdict)
{
    expect_badge(
        HEADER CASE("a", "pass", ANSWERED) "{\"type\": \"case\", \"id\": \"c/b\", \"implementation\": "
                                           "\"lib.so\", \"verdict\": \"error\", "
                                           "\"operator_version\": \"ScatterND-16\"}\n" FOOTER("2"),
        "1 of 2 operator versions, 1 of 128 types and reductions, no failure", "lightgrey");
}

Test(report_format, a_badge_is_red_with_a_failure)
{
    expect_badge(HEADER CASE("a", "pass", ANSWERED) CASE("b", "crash", "") FOOTER("2"),
                 "0 of 1 operator versions, 1 of 80 types and reductions, 1 failure", "red");
}

Test(report_format, a_badge_is_yellow_where_all_failures_are_waived)
{
    expect_badge(HEADER CASE("a", "pass", ANSWERED) CASE("b", "fail", ", \"waived\": \"known\"") FOOTER("2"),
                 "0 of 1 operator versions, 1 of 80 types and reductions, 1 failure (1 waived)", "yellow");
}

Test(report_format, a_badge_is_red_with_a_lost_process)
{
    expect_badge(HEADER CASE("a", "pass", ANSWERED) FOOTER_WITH(
                     "1", ", \"lost_processes\": [{\"when\": \"at its end\", \"how\": \"x\", \"count\": 2}]"),
                 "1 of 1 operator versions, 1 of 80 types and reductions, no failure, 2 lost processes",
                 "red");
}

Test(report_format, a_badge_is_grey_where_nothing_was_answered)
{
    expect_badge(HEADER CASE("a", "unsupported", ", \"dtype\": \"int8\", \"level\": \"must\"") FOOTER("1"),
                 "0 of 1 operator versions, 0 of 80 types and reductions, no failure", "lightgrey");
}

Test(report_format, a_badge_for_selected_cases_says_so_in_grey)
{
    expect_badge(HEADER CASE("a", "pass", ANSWERED) "{\"type\": \"footer\", \"cases\": 1, \"skipped\": 0, "
                                                    "\"complete\": true, \"statements\": "
                                                    "[{\"of_selected\": true}]}\n",
                 "1 of 1 operator versions, 1 of 80 types and reductions, no failure, selected cases",
                 "lightgrey");
}

/* ---- JUnit --------------------------------------------------------------------------------------------- */

static void expect_junit(const char *the_case, const char *part)
{
    const char *results = arena_format(&fixture.arena, "%s%s%s", HEADER, the_case, FOOTER("1"));
    expect(write_as(REPORT_FORMAT_JUNIT, results), part);
}

Test(report_format, no_answer_is_an_error)
{
    expect_junit(CASE("a", "crash", ", \"message\": \"was killed by SIGSEGV\""),
                 "<error type=\"crash\" message=\"was killed by SIGSEGV\">");
}

Test(report_format, a_timeout_and_exhausted_memory_are_errors)
{
    expect_junit(CASE("a", "timeout", ", \"message\": \"no answer\""),
                 "<error type=\"timeout\" message=\"no answer\">");
    expect_junit(CASE("a", "memory", ", \"message\": \"no memory\""),
                 "<error type=\"memory\" message=\"no memory\">");
}

Test(report_format, a_case_that_could_not_be_read_is_an_error)
{
    expect_junit(
        CASE("a", "unreadable", ", \"explanation\": [\"  model.onnx: is empty\", \"b\"]"),
        "<error type=\"unreadable\" message=\"model.onnx: is empty\">  model.onnx: is empty\nb</error>");
}

Test(report_format, a_case_that_was_not_run_is_skipped)
{
    expect_junit(CASE("a", "not-run", ", \"message\": \"it ended\""),
                 "<skipped type=\"not-run\" message=\"not-run: it ended\">");
}

Test(report_format, a_waived_failure_is_skipped_with_the_reason_of_the_waiver)
{
    expect_junit(CASE("a", "timeout", ", \"waived\": \"known since 1.0\""),
                 "<skipped type=\"timeout\" message=\"waived: known since 1.0\">");
}

Test(report_format, a_testcase_has_the_version_id_and_time_of_its_case)
{
    expect_junit(CASE("a", "pass", ", \"seconds\": 0.25"),
                 "<testcase classname=\"ScatterND-18\" name=\"c/a\" time=\"0.250000\"></testcase>");
}

Test(report_format, a_run_that_was_stopped_is_an_error)
{
    const char *text = write_as(
        REPORT_FORMAT_JUNIT,
        HEADER CASE("a", "pass",
                    "") "{\"type\": \"footer\", \"cases\": 1, \"skipped\": 0, \"complete\": false}\n");
    expect(text, "tests=\"2\" failures=\"0\" errors=\"1\"");
    expect(text, "<testcase classname=\"run\" name=\"complete\" time=\"0.000000\">\n<error");
}

Test(report_format, a_lost_process_is_an_error)
{
    const char *text = write_as(
        REPORT_FORMAT_JUNIT,
        HEADER CASE("a", "pass", "") FOOTER_WITH(
            "1", ", \"lost_processes\": [{\"when\": \"at its end\", \"how\": \"hung\", \"count\": 2}]"));
    expect(text, "message=\"2 lost, not attributed to any case\">A process hung at its end.</error>");
}

Test(report_format, thousands_of_lost_processes_are_all_listed)
{
    enum { LOSSES = 3000 };
    static char losses[LOSSES * 64];
    char *end = losses;
    for (int i = 0; i < LOSSES; i++)
        end +=
            sprintf(end, "%s{\"when\": \"at its end\", \"how\": \"hung\", \"count\": 2}", i == 0 ? "" : ", ");
    const char *text =
        write_as(REPORT_FORMAT_JUNIT,
                 arena_format(&fixture.arena, "%s%s%s]}\n", HEADER CASE("a", "pass", ""),
                              "{\"type\": \"footer\", \"cases\": 1, \"skipped\": 0, \"complete\": "
                              "true, \"lost_processes\": [",
                              losses));
    expect(text,
           "message=\"6000 lost, not attributed to any case\">A process hung at its end.\nA process hung");
}

/* The number of occurrences of a part in a text. */
static size_t occurrences(const char *text, const char *part)
{
    size_t count = 0;
    for (; (text = strstr(text, part)) != NULL; text += strlen(part))
        count++;
    return count;
}

Test(report_format, a_document_written_in_pieces_is_one_document)
{
    enum { CASES = 4000, PIECE = 1 << 20 };
    char *results = arena_allocate(&fixture.arena, CASES * 512), *end = results;
    end += sprintf(end, "%s", HEADER);
    for (int i = 0; i < CASES; i++)
        end += sprintf(end,
                       "{\"type\": \"case\", \"id\": \"c/%d\", \"implementation\": \"lib.so\", \"verdict\": "
                       "\"fail\", \"message\": \"%0256d\"}\n",
                       i, i);
    (void)sprintf(end, "{\"type\": \"footer\", \"cases\": %d, \"skipped\": 0, \"complete\": true}\n", CASES);
    const char *text = write_as(REPORT_FORMAT_JUNIT, results);
    cr_expect(strlen(text) > PIECE);
    cr_expect(eq(sz, occurrences(text, "<testcase "), CASES));
    cr_expect(eq(sz, occurrences(text, "</testcase>"), CASES));
    cr_expect(eq(sz, occurrences(text, "<testsuite "), 1));
    cr_expect(eq(sz, occurrences(text, "<property name=\"implementation\""), 1));
    cr_expect(strcmp(strstr(text, "</testsuite>"), "</testsuite></testsuites>\n") == 0);
}

Test(report_format, with_several_runs_a_class_begins_with_the_implementation)
{
    const char *text =
        write_as(REPORT_FORMAT_JUNIT, HEADER CASE("a", "pass", "") FOOTER("1") HEADER FOOTER("0"));
    expect(text, "classname=\"lib 1_2 (1).ScatterND-18\"");
}

/* ---- Markdown ------------------------------------------------------------------------------------------ */

Test(report_format, a_summary_without_failures_has_no_failures_section)
{
    const char *text = write_as(REPORT_FORMAT_MARKDOWN, HEADER CASE("a", "pass", ANSWERED) FOOTER("1"));
    expect_not(text, "### Failures");
    expect(text, "- ScatterND-18: complete for float with none (1 case: 1 answered)\n");
}

Test(report_format, room_that_one_run_does_not_take_is_left_to_the_next)
{
    enum { CAUSES_EXPLAINED = 8, LINES = 24, LENGTH = 160 };
    const char *cases = "", *causes = "", *lines = "";
    for (int i = 0; i < LINES; i++)
        lines = arena_format(&fixture.arena, "%s%s\"%0*d\"", lines, i == 0 ? "" : ", ", LENGTH, 0);
    for (int i = 0; i < CAUSES_EXPLAINED; i++) {
        cases = arena_format(&fixture.arena,
                             "%s{\"type\": \"case\", \"id\": \"c/%d\", \"implementation\": \"lib.so\", "
                             "\"verdict\": \"fail\", \"explanation\": [%s]}\n",
                             cases, i, lines);
        causes = arena_format(&fixture.arena, "%s%s{\"title\": \"%d\", \"cases\": 1, \"telling\": \"c/%d\"}",
                              causes, i == 0 ? "" : ", ", i, i);
    }
    const char *text = write_as(
        REPORT_FORMAT_MARKDOWN,
        arena_format(&fixture.arena, "%s%s%s%s", HEADER FOOTER("0") HEADER, cases,
                     "{\"type\": \"footer\", \"cases\": 8, \"skipped\": 0, \"complete\": true, \"causes\": [",
                     arena_format(&fixture.arena, "%s]}\n", causes)));
    expect(text, "**1 case**: `7`, such as `c/7`.");
    expect_not(text, "Left out");
}

/* ---- statements ---------------------------------------------------------------------------------------- */

Test(report_format, a_statement_lists_the_most_frequent_reasons_first_and_equal_ones_as_they_came)
{
    static const char order[] = "abccdbfghieeejk"; /* a reason for each case; e is the ninth */
    const char *cases = "";
    for (size_t i = 0; order[i] != '\0'; i++)
        cases = arena_format(&fixture.arena,
                             "%s{\"type\": \"case\", \"id\": \"c/%zu\", \"implementation\": \"lib.so\", "
                             "\"verdict\": \"unsupported\", \"message\": \"%c\"}\n",
                             cases, i, order[i]);
    const char *text = write_as(REPORT_FORMAT_STATEMENT,
                                arena_format(&fixture.arena, "%s%s%s", HEADER, cases, FOOTER("15")));
    expect(text,
           "- `e`: 3 cases\n- `b`: 2 cases\n- `c`: 2 cases\n- `a`: 1 case\n- `d`: 1 case\n- `f`: 1 case\n"
           "- `g`: 1 case\n- `h`: 1 case\n- 3 other reasons\n");
}

Test(report_format, a_statement_lists_confirmed_pairs_and_others)
{
    const char *text =
        write_as(REPORT_FORMAT_STATEMENT,
                 HEADER CASE("a", "pass", ANSWERED)
                     CASE("b", "unsupported",
                          ", \"dtype\": \"int8\", \"reduction\": \"add\", \"level\": \"must\"") FOOTER("2"));
    expect(text,
           "- confirmed: float with none\n- not confirmed: int8 with add\n- reason: 1 case unsupported\n");
}

Test(report_format, a_statement_of_a_stopped_run_confirms_nothing)
{
    const char *text =
        write_as(REPORT_FORMAT_STATEMENT,
                 HEADER CASE("a", "pass", ANSWERED) "{\"type\": \"footer\", \"cases\": 1, \"skipped\": 0, "
                                                    "\"complete\": false, \"statements\": []}\n");
    expect(text, "**The run is incomplete.** Nothing is confirmed.");
    expect_not(text, "- confirmed:");
}

Test(report_format, a_statement_lists_lost_processes)
{
    const char *text = write_as(
        REPORT_FORMAT_STATEMENT,
        HEADER CASE("a", "pass", ANSWERED) FOOTER_WITH(
            "1", ", \"lost_processes\": [{\"when\": \"at its end\", \"how\": \"was <b>\", \"count\": 2}]"));
    expect(text, "- 2 `at its end`: `was <b>`\n");
}

Test(report_format, reasons_are_sorted_by_number_of_cases)
{
    const char *text = write_as(REPORT_FORMAT_STATEMENT,
                                HEADER CASE("a", "unsupported", ", \"message\": \"one\"")
                                    CASE("b", "unsupported", ", \"message\": \"two\"")
                                        CASE("c", "unsupported", ", \"message\": \"three\"")
                                            CASE("d", "unsupported", ", \"message\": \"two\"") FOOTER("4"));
    expect(text, "- `two`: 2 cases\n- `one`: 1 case\n- `three`: 1 case\n\n");
}
