/* Tests of the cases of older results whose answers were kept. */
#include "result_reader.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

#define HEADER                                                   \
    "{\"type\": \"header\", \"format\": 3, \"implementation\": " \
    "{\"specification\": \"lib\", \"name\": \"mine\", \"version\": \"1.0\"}}\n"
#define CASE(id, hash) \
    "{\"type\": \"case\", \"id\": \"" id "\", \"implementation\": \"lib\", \"verdict\": \"pass\"" hash "}\n"
#define HASH(text)    ", \"case_hash\": \"" text "\""
#define FOOTER(cases) "{\"type\": \"footer\", \"cases\": " cases ", \"skipped\": 0, \"complete\": true}\n"

static struct arena arena;
static struct temporary_folder folder;
static struct answered_cases answered;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    folder = temporary_folder_create();
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(answered_cases, .init = set_up, .fini = tear_down);

static enum status read(const char *text)
{
    temporary_folder_write(&folder, "results", text, strlen(text));
    return answered_cases_read(&answered, arena_format(&arena, "%s/results", folder.path), &arena, &error);
}

static void expect_refused(const char *text, const char *message)
{
    cr_expect(read(text) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, message) != NULL, "%s", error.message);
}

Test(answered_cases, cases_are_read_with_their_hashes_in_the_order_of_ids)
{
    cr_assert(read(HEADER CASE("b", HASH("22")) CASE("a", HASH("11")) FOOTER("2")) == STATUS_OK, "%s",
              error.message);
    cr_assert(answered.count == 2);
    cr_expect_str_eq(answered.items[0].id, "a");
    cr_expect_str_eq(answered.items[0].hash, "11");
    cr_expect_str_eq(answered.items[1].id, "b");
    cr_expect_str_eq(answered.name, "mine");
}

Test(answered_cases, a_case_without_hash_is_refused_with_its_line)
{
    expect_refused(HEADER CASE("a", "") FOOTER("1"), "results, line 2: \"case_hash\" is missing");
}

Test(answered_cases, two_runs_are_refused)
{
    expect_refused(HEADER FOOTER("0") HEADER FOOTER("0"), "results, line 3: a second run starts");
}

Test(answered_cases, a_run_without_a_footer_is_refused)
{
    expect_refused(HEADER CASE("a", HASH("11")), "the run in it is not complete");
}

Test(answered_cases, existing_cases_are_selected_and_the_others_counted)
{
    struct case_location locations[] = {{.id = "c"}, {.id = "a"}};
    const struct case_list cases = {.locations = locations, .count = 2};
    const char *const *ids;
    size_t count, gone;
    cr_assert(read(HEADER CASE("a", HASH("11")) CASE("b", HASH("22")) FOOTER("2")) == STATUS_OK);
    cr_assert(answered_cases_select(&answered, &cases, &ids, &count, &gone, &arena, &error) == STATUS_OK);
    cr_assert(count == 1 && gone == 1);
    cr_expect_str_eq(ids[0], "a");
}
