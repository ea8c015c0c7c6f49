#include "archive.h"
#include "archive_fixture.h"
#include "case_fixture.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static struct case_list list;

static void set_up(void)
{
    arena = arena_create((size_t)16 << 20);
    error = (struct error){0};
    folder = temporary_folder_create();
    list = (struct case_list){0};
}

static void tear_down(void)
{
    case_list_close(&list);
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(case_folder, .init = set_up, .fini = tear_down);

static void make_case(const char *name, int data_sets)
{
    char inner[200];
    (void)snprintf(inner, sizeof inner, "%s/model.onnx", name);
    temporary_folder_write(&folder, inner, "", 0);
    for (int number = 0; number < data_sets; number++) {
        (void)snprintf(inner, sizeof inner, "%s/test_data_set_%d", name, number);
        temporary_folder_make(&folder, inner);
    }
}

/* Adds the folder NAME below the temporary one and compares the ids found. */
static void expect_ids(const char *source, const char *name, const char *const *ids, size_t count)
{
    char path[500];
    (void)snprintf(path, sizeof path, "%s/%s", folder.path, name);
    enum status status = add_cases(&list, source, path, &arena, &error);
    cr_assert(status == STATUS_OK, "%s", error.message);
    cr_assert(list.count == count, "%zu ids", list.count);
    for (size_t position = 0; position < count; position++)
        cr_expect(strcmp(list.locations[position].id, ids[position]) == 0, "%s instead of %s",
                  list.locations[position].id, ids[position]);
}

#define EXPECT_IDS(source, name, ...)                            \
    expect_ids(source, name, (const char *const[]){__VA_ARGS__}, \
               sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

Test(case_folder, cases_are_found_at_any_depth_in_the_order_of_their_ids)
{
    make_case("corpus/b", 1);
    make_case("corpus/a/deep/er", 1);
    make_case("corpus/a.b", 1);
    temporary_folder_write(&folder, "corpus/README.md", "", 0);
    temporary_folder_make(&folder, "corpus/clauses");
    EXPECT_IDS("own", "corpus", "own/a.b", "own/a/deep/er", "own/b");
}

Test(case_folder, several_data_sets_are_numbered_and_sorted_as_numbers)
{
    make_case("corpus/a", 11);
    expect_ids("s", "corpus",
               (const char *const[]){"s/a#0", "s/a#1", "s/a#2", "s/a#3", "s/a#4", "s/a#5", "s/a#6", "s/a#7",
                                     "s/a#8", "s/a#9", "s/a#10"},
               11);
    cr_expect(list.locations[10].data_set == 10);
}

Test(case_folder, data_sets_keep_their_numbers_if_some_are_missing)
{
    make_case("corpus/a", 0);
    temporary_folder_make(&folder, "corpus/a/test_data_set_2");
    temporary_folder_make(&folder, "corpus/a/test_data_set_7");
    EXPECT_IDS("s", "corpus", "s/a#2", "s/a#7");
    cr_expect(list.locations[0].data_set == 2 && list.locations[1].data_set == 7);
}

Test(case_folder, a_single_data_set_has_no_number_in_its_id)
{
    make_case("corpus/a", 0);
    temporary_folder_make(&folder, "corpus/a/test_data_set_3");
    EXPECT_IDS("s", "corpus", "s/a");
    cr_expect(list.locations[0].data_set == 3);
}

Test(case_folder, a_model_without_data_sets_is_listed)
{
    make_case("corpus/a", 0);
    temporary_folder_make(&folder, "corpus/a/test_data_set_x");
    temporary_folder_make(&folder, "corpus/a/test_data_set_01");
    temporary_folder_write(&folder, "corpus/a/test_data_set_0", "a file", 6);
    EXPECT_IDS("s", "corpus", "s/a");
    cr_expect(list.locations[0].data_set == -1);
}

Test(case_folder, a_data_set_next_to_a_model_of_another_name_is_listed)
{
    temporary_folder_make(&folder, "corpus/a/test_data_set_0");
    temporary_folder_write(&folder, "corpus/a/my_model.onnx", "", 0);
    temporary_folder_write(&folder, "corpus/a/data.zip", "", 0);
    EXPECT_IDS("s", "corpus", "s/a");
    cr_expect(list.locations[0].data_set == 0);
}

Test(case_folder, a_data_set_without_a_model_is_listed)
{
    temporary_folder_make(&folder, "corpus/a/test_data_set_0");
    EXPECT_IDS("s", "corpus", "s/a");
}

Test(case_folder, a_model_of_another_name_without_a_data_set_is_not_listed)
{
    temporary_folder_write(&folder, "corpus/a/my_model.onnx", "", 0);
    expect_ids("corpus", "corpus", NULL, 0);
}

Test(case_folder, the_folder_itself_may_be_a_case)
{
    make_case("corpus/a", 1);
    EXPECT_IDS("a", "corpus/a", "a");
}

Test(case_folder, the_folder_itself_may_have_several_data_sets)
{
    make_case("corpus/a", 2);
    EXPECT_IDS("s", "corpus/a", "s#0", "s#1");
}

Test(case_folder, cases_within_a_case_folder_are_found)
{
    make_case("corpus/a", 1);
    make_case("corpus/a/inner", 1);
    EXPECT_IDS("s", "corpus", "s/a", "s/a/inner");
}

Test(case_folder, links_to_folders_are_not_followed)
{
    make_case("corpus/a", 1);
    make_case("outside", 1);
    temporary_folder_link(&folder, "corpus/link", "../outside");
    temporary_folder_link(&folder, "corpus/loop", ".");
    temporary_folder_link(&folder, "corpus/a/test_data_set_1", "test_data_set_0");
    EXPECT_IDS("s", "corpus", "s/a");
}

Test(case_folder, lists_are_merged_and_stay_sorted)
{
    make_case("two/b", 1);
    make_case("one/a", 1);
    EXPECT_IDS("two", "two", "two/b");
    EXPECT_IDS("one", "one", "one/a", "two/b");
}

Test(case_folder, folders_with_a_hash_sign_do_not_break_the_order)
{
    make_case("corpus/a", 11);
    make_case("corpus/a#1x", 1);
    expect_ids("s", "corpus",
               (const char *const[]){"s/a#0", "s/a#1", "s/a#2", "s/a#3", "s/a#4", "s/a#5", "s/a#6", "s/a#7",
                                     "s/a#8", "s/a#9", "s/a#10", "s/a#1x"},
               12);
}

Test(case_folder, a_folder_without_cases_gives_an_empty_list)
{
    temporary_folder_make(&folder, "corpus/empty");
    expect_ids("corpus", "corpus", NULL, 0);
}

Test(case_folder, a_missing_folder_is_not_found)
{
    cr_expect(add_cases(&list, "name", "/nonexistent/folder", &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "/nonexistent/folder") != NULL, "%s", error.message);
}

Test(case_folder, a_file_that_is_no_archive_is_not_found)
{
    cr_expect(add_cases(&list, "name", "/proc/self/status", &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "/proc/self/status: is neither a folder nor a .zip archive") != NULL,
              "%s", error.message);
}

Test(case_folder, a_model_instead_of_a_folder_is_an_input_of_extract)
{
    temporary_folder_write(&folder, "decoder.onnx", "", 0);
    const char *path = arena_format(&arena, "%s/decoder.onnx", folder.path);
    cr_expect(add_cases(&list, "name", path, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "is a model, not a folder of cases; \"python -m scatter_cts extract") !=
                  NULL,
              "%s", error.message);
}

Test(case_folder, a_failed_search_leaves_the_list_unchanged)
{
    make_case("corpus/a", 1);
    EXPECT_IDS("corpus", "corpus", "corpus/a");
    (void)add_cases(&list, "name", "/nonexistent/folder", &arena, &error);
    cr_expect(list.count == 1 && strcmp(list.locations[0].id, "corpus/a") == 0);
}

/* ---- archives ------------------------------------------------------------------------------------------ */

/* The files of a case with one data set, as members. */
#define CASE_MEMBERS(slug)                         \
    {.name = slug "/model.onnx"},                  \
    {                                              \
        .name = slug "/test_data_set_0/input_0.pb" \
    }

Test(case_folder, an_archive_represents_a_folder_with_its_name)
{
    make_case("corpus/c", 1);
    temporary_folder_make(&folder, "corpus/deep");
    fixture_archive_write(&folder, "corpus/b.zip", MEMBERS(CASE_MEMBERS("x"), CASE_MEMBERS("deep/y")));
    fixture_archive_write(&folder, "corpus/deep/e.zip", MEMBERS(CASE_MEMBERS("z")));
    EXPECT_IDS("s", "corpus", "s/b/deep/y", "s/b/x", "s/c", "s/deep/e/z");
    cr_expect(strstr(list.locations[1].files.folder, "/corpus/b.zip/x") != NULL, "%s",
              list.locations[1].files.folder);
    cr_expect(list.locations[1].files.archive != NULL && strcmp(list.locations[1].files.inside, "x") == 0);
    cr_expect(list.locations[2].files.archive == NULL);
}

Test(case_folder, an_archive_may_itself_be_a_case)
{
    fixture_archive_write(&folder, "corpus/a.zip",
                          MEMBERS({.name = "model.onnx"}, {.name = "test_data_set_0/input_0.pb"},
                                  {.name = "test_data_set_1/", .mode = 040755}));
    EXPECT_IDS("s", "corpus", "s/a#0", "s/a#1");
}

Test(case_folder, the_ids_of_an_archive_are_those_of_the_unpacked_folder)
{
    fixture_archive_write(&folder, "one/a.zip",
                          MEMBERS(CASE_MEMBERS("x-1"), CASE_MEMBERS("x"), CASE_MEMBERS("x/y")));
    make_case("two/a/x-1", 1);
    make_case("two/a/x", 1);
    make_case("two/a/x/y", 1);
    EXPECT_IDS("s", "one", "s/a/x", "s/a/x-1", "s/a/x/y");
    case_list_close(&list);
    EXPECT_IDS("s", "two", "s/a/x", "s/a/x-1", "s/a/x/y");
}

Test(case_folder, a_path_may_lead_into_an_archive)
{
    static const char *const paths[] = {"a.zip/b/x", "a/b/x", "a.zip/b/x/", "a.zip//./b/x"};
    fixture_archive_write(&folder, "a.zip", MEMBERS(CASE_MEMBERS("b/x"), CASE_MEMBERS("b/y")));
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        EXPECT_IDS("s", paths[i], "s");
        case_list_close(&list);
    }
    EXPECT_IDS("s", "a/b", "s/x", "s/y");
}

static void expect_error(enum status expected, const char *name, const char *message)
{
    const char *path = arena_format(&arena, "%s/%s", folder.path, name);
    enum status status = add_cases(&list, "s", path, &arena, &error);
    cr_expect(status == expected && list.count == 0, "%s", status_name(status));
    cr_expect(strstr(error.message, message) != NULL, "%s", error.message);
}

Test(case_folder, a_path_that_is_not_in_an_archive_is_not_found)
{
    fixture_archive_write(&folder, "a.zip", MEMBERS(CASE_MEMBERS("b/x")));
    temporary_folder_make(&folder, "a");
    expect_error(STATUS_NOT_FOUND, "a.zip/c", "a.zip/c");
    expect_error(STATUS_NOT_FOUND, "a/b", "a/b"); /* there is a folder a */
    expect_error(STATUS_NOT_FOUND, "b/x", "b/x");
}

Test(case_folder, a_folder_and_an_archive_with_the_same_ids_are_refused)
{
    make_case("corpus/a/x", 1);
    fixture_archive_write(&folder, "corpus/a.zip", MEMBERS(CASE_MEMBERS("y")));
    expect_error(STATUS_UNREADABLE, "corpus", "corpus/a.zip: \"a\" is next to it");
}

Test(case_folder, an_archive_that_cannot_be_read_is_an_error)
{
    make_case("corpus/x", 1);
    temporary_folder_write(&folder, "corpus/a.zip", "no archive", 10);
    expect_error(STATUS_UNREADABLE, "corpus", "corpus/a.zip: is not a ZIP archive");
}

Test(case_folder, a_zip_in_a_case_folder_or_in_an_archive_has_no_meaning)
{
    make_case("corpus/a", 1);
    temporary_folder_write(&folder, "corpus/a/data.zip", "", 0);
    fixture_archive_write(&folder, "corpus/b.zip", MEMBERS(CASE_MEMBERS("x"), {.name = "inner.zip"}));
    EXPECT_IDS("s", "corpus", "s/a", "s/b/x");
}

Test(case_folder, an_archive_next_to_a_data_set_without_a_model_is_searched)
{
    temporary_folder_make(&folder, "corpus/test_data_set_0");
    fixture_archive_write(&folder, "corpus/b.zip", MEMBERS(CASE_MEMBERS("x")));
    EXPECT_IDS("s", "corpus", "s", "s/b/x");
}

Test(case_folder, links_to_archives_are_not_followed)
{
    make_case("corpus/a", 1);
    fixture_archive_write(&folder, "outside.zip", MEMBERS(CASE_MEMBERS("x")));
    temporary_folder_link(&folder, "corpus/link.zip", "../outside.zip");
    EXPECT_IDS("s", "corpus", "s/a");
}

/* The files a.zip and bb.zip are not archives: opening them would be an error. */
Test(case_folder, listed_archives_without_wanted_ids_are_not_opened)
{
    static const char *const ids[] = {"s/b/x", "t/*", "s/cc?/x", NULL};
    struct manifest_entry entries[] = {{.path = "a.zip"}, {.path = "b.zip"}, {.path = "bb.zip"}};
    const struct manifest manifest = {.version = "1", .entries = entries, .count = 3};
    const struct wanted_archives wanted = {.ids = ids, .manifest = &manifest};
    struct case_files files;
    make_case("corpus/d", 1);
    temporary_folder_write(&folder, "corpus/a.zip", "", 0);
    temporary_folder_write(&folder, "corpus/bb.zip", "", 0);
    fixture_archive_write(&folder, "corpus/b.zip", MEMBERS(CASE_MEMBERS("x"), CASE_MEMBERS("y")));
    const char *path = arena_format(&arena, "%s/corpus", folder.path);
    cr_assert(case_files_find(&files, path, &list.archives, &arena, &error) == STATUS_OK);
    cr_assert(case_list_add(&list, "s", &files, &wanted, &arena, &error) == STATUS_OK, "%s", error.message);
    cr_expect(list.count == 3 && strcmp(list.locations[1].id, "s/b/y") == 0);
    cr_expect(list.skipped == 2);
}

Test(case_folder, an_archive_that_no_manifest_lists_is_opened_whatever_is_wanted)
{
    static const char *const ids[] = {"s/b/x", NULL};
    const struct manifest manifest = {.version = "1"};
    const struct wanted_archives wanted = {.ids = ids, .manifest = &manifest};
    struct case_files files;
    fixture_archive_write(&folder, "corpus/c.zip", MEMBERS(CASE_MEMBERS("x")));
    const char *path = arena_format(&arena, "%s/corpus", folder.path);
    cr_assert(case_files_find(&files, path, &list.archives, &arena, &error) == STATUS_OK);
    cr_assert(case_list_add(&list, "s", &files, &wanted, &arena, &error) == STATUS_OK, "%s", error.message);
    cr_expect(list.count == 1 && list.skipped == 0);
}

Test(corpus_path, the_contents_of_a_folder_immediately_follow_it)
{
    cr_expect(path_order("a", "a/b") < 0 && path_order("a/b", "a-b") < 0 && path_order("a/z", "a!") < 0);
    cr_expect(path_order("a-b", "a/b") > 0 && path_order("a/b", "a") > 0);
    cr_expect(path_order("a/b", "a/b") == 0 && path_order("", "a") < 0);
}

Test(corpus_path, a_path_with_the_same_prefix_is_not_below)
{
    cr_expect(path_lies_below("a/b", "a"));
    cr_expect(path_lies_below("a/b", ""));
    cr_expect(!path_lies_below("ab/c", "a"));
    cr_expect(!path_lies_below("a", "a"));
}

Test(corpus_path, a_path_with_an_empty_or_dot_component_is_not_plain)
{
    static const char *const paths[] = {"/a", "../a", "a/../b", "a/..", ".", "a/./b", "a//b", "", "a/"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        cr_expect(!path_is_plain(paths[i]), "%s", paths[i]);
    cr_expect(path_is_plain("..a/.b/c.."));
}

Test(corpus_path, an_archive_has_a_name_before_its_suffix)
{
    cr_expect(path_names_archive("cases/ScatterND-18.zip") && path_names_archive("a.b.zip"));
    cr_expect(!path_names_archive("cases/.zip") && !path_names_archive("a.zip/b") &&
              !path_names_archive("a.ZIP"));
}
