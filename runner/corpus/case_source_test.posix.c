#define _POSIX_C_SOURCE 200809L

#include "archive_fixture.h"
#include "case_source.h"
#include "generated_case.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct temporary_folder folder;
static struct arena arena;
static struct error error;
static struct case_source *sources;
static size_t source_count;
static struct case_list list;

static void make_case(const char *name)
{
    char path[256];
    (void)snprintf(path, sizeof path, "%s/model.onnx", name);
    temporary_folder_write(&folder, path, "", 0);
    (void)snprintf(path, sizeof path, "%s/test_data_set_0", name);
    temporary_folder_make(&folder, path);
}

/* The tests run in the folder; each test has its own process. */
static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    error = (struct error){0};
    folder = temporary_folder_create();
    cr_assert(chdir(folder.path) == 0);
    make_case("first/a");
    make_case("first/b");
    make_case("second/c");
}

static void tear_down(void)
{
    case_list_close(&list);
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(case_source, .init = set_up, .fini = tear_down);

static enum status find(const char *first, const char *second, const char *program)
{
    const char *const arguments[] = {first, second, NULL};
    return case_sources_find(first == NULL ? NULL : arguments, program, NULL, &sources, &source_count, &list,
                             &arena, &error);
}

static void expect_id(size_t position, const char *id)
{
    cr_assert(position < list.count, "%zu cases", list.count);
    cr_expect(strcmp(list.locations[position].id, id) == 0, "%s", list.locations[position].id);
}

Test(case_source, the_name_of_a_folder_is_the_name_of_its_cases)
{
    cr_assert(find("first", NULL, "program") == STATUS_OK, "%s", error.message);
    cr_expect(source_count == 1 && strcmp(sources[0].name, "first") == 0 && sources[0].count == 2);
    expect_id(0, "first/a");
    expect_id(1, "first/b");
}

Test(case_source, the_name_is_that_of_the_real_folder)
{
    cr_assert(chdir("first") == 0);
    cr_assert(find(".", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "first/a");
    cr_assert(chdir("..") == 0);
    cr_assert(find("first/", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "first/a");
}

Test(case_source, a_name_before_an_equals_sign_replaces_the_name_of_the_folder)
{
    cr_assert(find("mine=first", NULL, "program") == STATUS_OK, "%s", error.message);
    cr_expect(strcmp(sources[0].name, "mine") == 0 && strcmp(sources[0].folder, "first") == 0);
    cr_expect(strcmp(sources[0].argument, "mine=first") == 0);
    expect_id(0, "mine/a");
}

Test(case_source, an_equals_sign_after_a_slash_belongs_to_the_folder)
{
    make_case("x=y/d");
    cr_assert(find("./x=y", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "x=y/d");
}

Test(case_source, only_the_first_equals_sign_ends_the_name)
{
    make_case("x=y/d");
    cr_assert(find("z=x=y", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "z/d");
}

Test(case_source, several_sources_give_one_sorted_list)
{
    cr_assert(find("zz=first", "second", "program") == STATUS_OK, "%s", error.message);
    cr_expect(source_count == 2 && sources[0].count == 2 && sources[1].count == 1);
    expect_id(0, "second/c");
    expect_id(1, "zz/a");
    expect_id(2, "zz/b");
}

Test(case_source, two_sources_with_the_same_name_are_refused)
{
    make_case("other/first/d");
    cr_expect(find("first", "other/first", "program") == STATUS_USAGE);
    cr_expect(strstr(error.message, "\"first\"") != NULL, "%s", error.message);
}

Test(case_source, two_sources_with_the_same_name_can_be_distinguished_by_naming_one)
{
    make_case("other/first/d");
    cr_expect(find("first", "other=other/first", "program") == STATUS_OK, "%s", error.message);
}

/* In an id, "#" precedes the number of a data set, and "/" follows the source. */
Test(case_source, a_name_with_a_separator_of_ids_is_refused)
{
    make_case("fi#rst/a");
    cr_expect(find("fi#rst", NULL, "program") == STATUS_USAGE);
    cr_expect(find("x#y=first", NULL, "program") == STATUS_USAGE);
    cr_expect(find("mine=fi#rst", NULL, "program") == STATUS_OK, "%s", error.message);
}

Test(case_source, a_folder_that_does_not_exist_is_named)
{
    cr_expect(find("nowhere", NULL, "program") == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "nowhere") != NULL, "%s", error.message);
}

Test(case_source, without_an_argument_the_folder_cases_is_used)
{
    make_case("cases/d");
    cr_assert(find(NULL, NULL, "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "cases/d");
}

Test(case_source, without_a_folder_cases_the_installed_cases_are_used)
{
    make_case("share/scatter-cts/cases/d");
    temporary_folder_make(&folder, "bin");
    const char *program = arena_format(&arena, "%s/bin/scatter-cts", folder.path);
    cr_assert(find(NULL, NULL, program) == STATUS_OK, "%s", error.message);
    expect_id(0, "cases/d");
}

Test(case_source, without_any_cases_the_option_is_named)
{
    cr_expect(find(NULL, NULL, "program") == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "--cases") != NULL, "%s", error.message);
}

Test(case_source, an_id_leads_back_to_its_source)
{
    cr_assert(find("fir=second", "first", "program") == STATUS_OK, "%s", error.message);
    cr_expect(case_source_of(sources, source_count, "first/a") == &sources[1]);
    cr_expect(case_source_of(sources, source_count, "fir/c") == &sources[0]);
    cr_expect(case_source_of(sources, source_count, "fi/c") == NULL);
}

Test(case_source, the_id_of_a_source_that_is_one_case_leads_back_to_it)
{
    cr_assert(find("one=first/a", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "one");
    cr_expect(case_source_of(sources, source_count, "one") == &sources[0]);
    cr_expect(case_source_of(sources, source_count, "one#1") == &sources[0]);
}

/* ---- worlds -------------------------------------------------------------------------------------------- */

static void expect_range(uint64_t from, uint64_t end)
{
    cr_assert(source_count == 1 && list.count == 0 && sources[0].world != NULL);
    cr_expect(strcmp(sources[0].name, "random-1") == 0 && sources[0].folder == NULL);
    cr_expect(sources[0].from == from && sources[0].end == end && sources[0].count == end - from);
}

Test(case_source, a_world_is_a_source_whose_cases_are_in_no_list)
{
    cr_assert(find("world:random-1", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_range(0, WORLD_CASES);
    cr_assert(find("world:random-1:7-7", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_range(7, 8);
    cr_assert(find("world:random-1:0-20000", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_range(0, 20001);
}

Test(case_source, a_world_or_a_range_that_does_not_exist_is_refused)
{
    static const char *const wrong[] = {"world:",
                                        "world:tiny",
                                        "world:random-01",
                                        "world:small-2-2",
                                        "world:random-1:",
                                        "world:random-1:5",
                                        "world:random-1:5-4",
                                        "world:random-1:-1-4",
                                        "world:random-1:",
                                        "world:random-1:1-x",
                                        "world:random-1:1-2-",
                                        "world:random-1: 1-2",
                                        "world:random-1:0-99999999999999999999"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect(find(wrong[i], NULL, "program") == STATUS_USAGE, "%s", wrong[i]);
    cr_expect(strstr(error.message, "a range of a world is \":FROM-TO\"") != NULL, "%s", error.message);
}

Test(case_source, a_world_that_is_given_twice_is_refused)
{
    cr_expect(find("world:random-1:0-4", "world:random-1:5-9", "program") == STATUS_USAGE);
    cr_expect(strstr(error.message, "\"random-1\"") != NULL, "%s", error.message);
    cr_expect(find("world:random-1:0-4", "first", "program") == STATUS_OK);
    cr_expect(source_count == 2 && list.count == 2);
}

/* ---- archives ------------------------------------------------------------------------------------------ */

static void make_archive(const char *name, const char *case_name)
{
    const char *model = arena_format(&arena, "%s/model.onnx", case_name);
    const char *input = arena_format(&arena, "%s/test_data_set_0/input_0.pb", case_name);
    fixture_archive_write(&folder, name, MEMBERS({.name = model}, {.name = input}));
}

Test(case_source, the_name_of_an_archive_without_zip_is_the_name_of_its_cases)
{
    make_archive("third.zip", "d");
    cr_assert(find("third.zip", NULL, "program") == STATUS_OK, "%s", error.message);
    cr_expect(source_count == 1 && strcmp(sources[0].name, "third") == 0 && sources[0].count == 1);
    expect_id(0, "third/d");
    case_list_close(&list);
    cr_assert(find("third", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "third/d");
    case_list_close(&list);
    cr_assert(find("mine=third.zip", NULL, "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "mine/d");
}

Test(case_source, the_name_of_a_folder_in_an_archive_is_the_name_of_its_cases)
{
    make_archive("third.zip", "in/d");
    cr_assert(find("third/in", "third.zip/in/d", "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "d");
    expect_id(1, "in/d");
}

Test(case_source, folders_and_archives_may_be_mixed)
{
    make_archive("third.zip", "d");
    make_archive("second/e.zip", "f");
    cr_assert(find("second", "third.zip", "program") == STATUS_OK, "%s", error.message);
    expect_id(0, "second/c");
    expect_id(1, "second/e/f");
    expect_id(2, "third/d");
}

Test(case_source, archives_are_skipped_only_if_the_manifest_of_the_source_lists_them)
{
    static const char *const arguments[] = {"second", NULL}, *const ids[] = {"second/e/f", NULL};
    static const char manifest[] =
        "{\"format\": 3, \"corpus\": \"scatter-cts\", \"version\": \"1.0\","
        " \"counts\": {\"cases\": 3, \"data_sets\": 3, \"files\": 1, \"bytes\": 1},"
        " \"files\": {\"g.zip\": \"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\"},"
        " \"members\": {\"g.zip\": \"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\"}}";
    make_archive("second/e.zip", "f");
    make_archive("second/g.zip", "h");
    for (size_t count = 3; count > 1; count--) {
        cr_assert(case_sources_find(arguments, "program", ids, &sources, &source_count, &list, &arena,
                                    &error) == STATUS_OK);
        cr_expect(list.count == count, "%zu", list.count);
        case_list_close(&list);
        temporary_folder_write(&folder, "second/manifest.json", manifest, strlen(manifest));
    }
}

/* ---- by name ------------------------------------------------------------------------------------------- */

/* cases_named with the folder "first", or with the default folder if `anywhere` is true. */
static enum status find_named(const char *name, bool anywhere)
{
    static const char *const arguments[] = {"first", NULL};
    return cases_named(name, anywhere ? NULL : arguments, "program", &list, NULL, &arena, &error);
}

static void make_data_sets(const char *name, int count)
{
    char path[256];
    make_case(name);
    for (int number = 1; number < count; number++) {
        (void)snprintf(path, sizeof path, "%s/test_data_set_%d", name, number);
        temporary_folder_make(&folder, path);
    }
}

Test(case_source, an_id_names_its_case)
{
    cr_assert(find_named("first/b", false) == STATUS_OK, "%s", error.message);
    cr_expect(list.count == 1);
    expect_id(0, "first/b");
}

Test(case_source, an_id_without_number_names_all_data_sets)
{
    make_data_sets("first/many", 3);
    make_data_sets("first/many-more", 2);
    make_case("first/many#more");
    cr_assert(find_named("first/many", false) == STATUS_OK, "%s", error.message);
    cr_expect(list.count == 3, "%zu", list.count);
    expect_id(0, "first/many#0");
    expect_id(2, "first/many#2");
}

Test(case_source, a_folder_whose_name_ends_like_a_data_set_is_none_of_another_folder)
{
    make_case("first/many#0");
    cr_expect(find_named("first/many", false) == STATUS_NOT_FOUND);
    cr_expect(find_named("first/many#0", false) == STATUS_OK, "%s", error.message);
}

Test(case_source, an_id_with_a_number_names_one_data_set)
{
    make_data_sets("first/many", 3);
    cr_assert(find_named("first/many#1", false) == STATUS_OK, "%s", error.message);
    cr_expect(list.count == 1 && list.locations[0].data_set == 1);
}

Test(case_source, a_path_names_the_cases_of_the_folder)
{
    cr_assert(find_named("second", false) == STATUS_OK, "%s", error.message);
    cr_expect(list.count == 1);
    expect_id(0, "second/c");
}

Test(case_source, a_path_names_a_case_if_there_is_no_folder_of_cases)
{
    cr_assert(find_named("second/c", true) == STATUS_OK, "%s", error.message);
    expect_id(0, "c");
}

Test(case_source, an_unknown_name_is_reported_with_a_hint)
{
    cr_expect(find_named("third", false) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "\"third\"") != NULL, "%s", error.message);
    cr_expect(strstr(error.message, "scatter-cts list") != NULL, "%s", error.message);
}

Test(case_source, an_empty_folder_names_nothing)
{
    temporary_folder_make(&folder, "empty");
    cr_expect(find_named("empty", false) == STATUS_NOT_FOUND);
}

Test(case_source, a_given_folder_of_cases_must_exist)
{
    static const char *const arguments[] = {"nowhere", NULL};
    cr_expect(cases_named("second", arguments, "program", &list, NULL, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "nowhere") != NULL, "%s", error.message);
}

Test(case_source, an_id_and_a_path_name_a_case_in_an_archive)
{
    static const char *const names[] = {"first/e/f", "first/e.zip/f"};
    make_archive("first/e.zip", "f");
    for (size_t i = 0; i < 2; i++) {
        cr_assert(find_named(names[i], false) == STATUS_OK, "%s", error.message);
        cr_expect(list.count == 1 && list.locations[0].files.archive != NULL);
        expect_id(0, i == 0 ? "first/e/f" : "f");
        case_list_close(&list);
    }
    cr_assert(find_named("first/e/f", true) == STATUS_OK, "%s", error.message);
    expect_id(0, "f");
}

/* ---- the tier large ------------------------------------------------------------------------------------ */

static enum status find_tier(const char *tier, const char *path)
{
    const char *const arguments[] = {path, NULL};
    return case_sources_of_tier(tier, path == NULL ? NULL : arguments, "program", NULL, &sources,
                                &source_count, &list, &arena, &error);
}

Test(case_source, the_tier_large_is_one_source_without_a_folder)
{
    cr_assert(find_tier("large", NULL) == STATUS_OK, "%s", error.message);
    cr_assert(source_count == 1 && list.count == large_row_count && sources[0].count == large_row_count);
    cr_expect(strcmp(sources[0].name, "large") == 0 && sources[0].folder == NULL);
    for (size_t i = 1; i < list.count; i++)
        cr_expect(strcmp(list.locations[i - 1].id, list.locations[i].id) < 0, "%s", list.locations[i].id);
}

Test(case_source, other_tiers_are_those_of_folders)
{
    cr_assert(find_tier("core", "first") == STATUS_OK);
    cr_expect(list.count == 2);
}

Test(case_source, the_tier_huge_is_another_source_without_a_folder)
{
    cr_assert(find_tier("huge", NULL) == STATUS_OK, "%s", error.message);
    cr_assert(source_count == 1 && list.count == huge_row_count && sources[0].count == huge_row_count);
    cr_expect(strcmp(sources[0].name, "huge") == 0 && sources[0].folder == NULL);
}

Test(case_source, the_tier_large_and_folders_cannot_be_combined)
{
    cr_expect(find_tier("large", "first") == STATUS_USAGE);
    cr_expect(strstr(error.message, "--cases") != NULL, "%s", error.message);
}

Test(case_source, an_id_names_a_case_of_the_tier_large)
{
    cr_assert(find_named("large/ScatterND-18/offsets-past-2-24", true) == STATUS_OK, "%s", error.message);
    cr_expect(list.count == 1);
    expect_id(0, "large/ScatterND-18/offsets-past-2-24");
    cr_expect(list.locations[0].large != NULL);
}

Test(case_source, an_id_names_a_case_of_the_tier_huge)
{
    cr_assert(find_named("huge/ScatterND-18/offsets-past-2-31", true) == STATUS_OK, "%s", error.message);
    cr_expect(list.count == 1);
    cr_expect(row_is_huge(list.locations[0].large));
}

Test(case_source, a_case_in_a_folder_takes_precedence_over_one_of_the_tier_large)
{
    make_case("cases/ScatterND-18/offsets-past-2-24");
    const char *const arguments[] = {"large=cases", NULL};
    cr_assert(cases_named("large/ScatterND-18/offsets-past-2-24", arguments, "program", &list, NULL, &arena,
                          &error) == STATUS_OK);
    cr_expect(list.locations[0].large == NULL);
}

Test(case_source, only_the_whole_id_of_a_case_of_the_world_has_a_number)
{
    static const char *const others[] = {"random-1/000000001",  "random-1/00000000017",
                                         "random-1/000000001x", "random-10/0000000017",
                                         "random-2/0000000017", "random-1",
                                         "random-1#0000000017", "random-1/0000000017x"};
    struct world world;
    uint64_t number = 0;
    cr_assert(world_create(&world, "random-1", &arena, &error) == STATUS_OK);
    cr_expect(world_case_number(&world, "random-1/0000000017", &number) && number == 17);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        cr_expect(!world_case_number(&world, others[i], &number), "%s", others[i]);
}
