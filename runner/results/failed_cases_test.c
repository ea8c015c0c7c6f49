#include "result_reader.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct temporary_folder folder;
static struct arena arena;
static struct error error;
static char path[300];
static struct failed_cases failed;
static const char *const *ids;
static size_t count;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    folder = temporary_folder_create();
    (void)snprintf(path, sizeof path, "%s/r.jsonl", folder.path);
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(failed_cases, .init = set_up, .fini = tear_down);

#define HEADER(specification)                                                                               \
    "{\"type\": \"header\", \"format\": 3, \"implementation\": {\"specification\": \"" specification "\"}}" \
    "\n"
#define CASE(specification, id, verdict)                                            \
    "{\"type\": \"case\", \"id\": \"" id "\", \"implementation\": \"" specification \
    "\", \"verdict\": \"" verdict "\"}\n"
#define FOOTER(cases) "{\"type\": \"footer\", \"cases\": " #cases ", \"skipped\": 0, \"complete\": true}\n"

static void read_results(const char *text)
{
    temporary_folder_write(&folder, "r.jsonl", text, strlen(text));
    enum status status = failed_cases_read(&failed, path, &arena, &error);
    cr_assert(status == STATUS_OK, "%s", status == STATUS_OK ? "" : error.message);
}

/* Selects among the cases, which end with NULL. */
static enum status choose(const char *specification, const char *const *cases)
{
    static struct case_location locations[8];
    struct case_list list = {.locations = locations};
    for (; cases[list.count] != NULL; list.count++)
        locations[list.count].id = cases[list.count];
    return failed_cases_select(&failed, specification, &list, &ids, &count, &error);
}

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

static void expect_chosen(const char *specification, const char *const *cases, const char *expected)
{
    char joined[200] = "";
    enum status status = choose(specification, cases);
    cr_assert(status == STATUS_OK, "%s", status == STATUS_OK ? "" : error.message);
    for (size_t i = 0; i < count; i++)
        strcat(strcat(joined, i == 0 ? "" : " "), ids[i]);
    cr_expect(strcmp(joined, expected) == 0, "%s", joined);
}

Test(failed_cases, failed_and_untested_cases_are_run_again)
{
    read_results(HEADER("l") CASE("l", "f", "fail") CASE("l", "c", "crash") CASE("l", "t", "timeout")
                     CASE("l", "m", "memory") CASE("l", "n", "not-run") CASE("l", "u", "unreadable")
                         CASE("l", "e", "error") FOOTER(7));
    expect_chosen("l", LIST("c", "e", "f", "m", "n", "t", "u"), "c e f m n t u");
}

Test(failed_cases, passed_unsupported_and_disputed_cases_are_not_run_again)
{
    read_results(HEADER("l") CASE("l", "p", "pass") CASE("l", "u", "unsupported") CASE("l", "d", "disputed")
                     CASE("l", "f", "fail") FOOTER(4));
    expect_chosen("l", LIST("d", "f", "p", "u"), "f");
}

Test(failed_cases, ids_are_sorted_bytewise_whatever_the_order_of_the_cases)
{
    read_results(HEADER("l") CASE("l", "c#10", "fail") CASE("l", "c#9", "fail") CASE("l", "B", "fail")
                     FOOTER(3));
    expect_chosen("l", LIST("c#9", "c#10", "B"), "B c#10 c#9");
}

Test(failed_cases, a_case_that_failed_in_one_of_several_runs_is_run_again)
{
    read_results(HEADER("l") CASE("l", "a", "fail") CASE("l", "b", "fail") FOOTER(2) HEADER("l")
                     CASE("l", "a", "fail") CASE("l", "b", "pass") FOOTER(2));
    expect_chosen("l", LIST("a", "b"), "a b");
}

Test(failed_cases, each_of_several_implementations_has_its_own_failed_cases)
{
    read_results(HEADER("l") CASE("l", "a", "fail") FOOTER(1) HEADER("k") CASE("k", "b", "fail") FOOTER(1));
    expect_chosen("l", LIST("a", "b"), "a");
    expect_chosen("k", LIST("a", "b"), "b");
}

Test(failed_cases, one_of_several_implementations_may_have_no_failed_cases)
{
    read_results(HEADER("l") CASE("l", "a", "pass") FOOTER(1) HEADER("k") CASE("k", "b", "fail") FOOTER(1));
    expect_chosen("l", LIST("a", "b"), "");
}

Test(failed_cases, a_single_implementation_may_have_another_name)
{
    read_results(HEADER("old.so") CASE("old.so", "a", "fail") FOOTER(1));
    expect_chosen("new.so", LIST("a"), "a");
}

Test(failed_cases, an_implementation_that_is_not_among_several_is_an_error)
{
    read_results(HEADER("l") FOOTER(0) HEADER("k") FOOTER(0));
    cr_expect(choose("m", LIST("a")) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message,
                     "r.jsonl: has no results of m; the first of its 2 implementations is l") != NULL,
              "%s", error.message);
}

Test(failed_cases, missing_cases_are_an_error)
{
    read_results(HEADER("l") CASE("l", "a", "fail") CASE("l", "c", "crash") CASE("l", "b", "fail") FOOTER(3));
    cr_expect(choose("l", LIST("a")) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message,
                     "r.jsonl: 2 of its failed cases are not among the cases of this run, the first is b") !=
                  NULL,
              "%s", error.message);
}

Test(failed_cases, passed_cases_may_be_missing)
{
    read_results(HEADER("l") CASE("l", "a", "fail") CASE("l", "b", "pass") FOOTER(2));
    expect_chosen("l", LIST("a"), "a");
}

Test(failed_cases, an_id_with_unprintable_bytes_is_found_in_its_printable_form)
{
    read_results(HEADER("l") CASE("l", "c/?", "fail") FOOTER(1));
    expect_chosen("l", LIST("c/\xff"), "c/\xff");
}

Test(failed_cases, an_incomplete_file_is_recognised)
{
    read_results(HEADER("l") FOOTER(0));
    cr_expect(failed.complete);
    read_results(HEADER("l"));
    cr_expect(!failed.complete);
}

Test(failed_cases, the_number_of_cases_is_not_limited)
{
    char text[300 * 100] = HEADER("l"), id[16];
    for (int i = 0; i < 200; i++)
        (void)sprintf(
            text + strlen(text),
            "{\"type\": \"case\", \"id\": \"%03d\", \"implementation\": \"l\", \"verdict\": \"fail\"}\n", i);
    read_results(text);
    cr_assert(failed.count == 200);
    for (int i = 0; i < 200; i++) {
        (void)sprintf(id, "%03d", i);
        cr_expect(strcmp(failed.items[i].id, id) == 0);
    }
}

Test(failed_cases, too_many_implementations_are_refused)
{
    static char text[4097 * 100];
    char *end = text;
    for (int i = 0; i < 4097; i++)
        end += sprintf(
            end, "{\"type\": \"header\", \"format\": 3, \"implementation\": {\"specification\": \"%d\"}}\n",
            i);
    temporary_folder_write(&folder, "r.jsonl", text, strlen(text));
    cr_expect(failed_cases_read(&failed, path, &arena, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "line 4097: has more than 4096 implementations") != NULL, "%s",
              error.message);
}
