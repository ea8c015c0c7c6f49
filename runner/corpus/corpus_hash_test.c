#include "archive_fixture.h"
#include "case_fixture.h"
#include "corpus_identity.h"
#include "temporary_folder.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* SHA-256 of no bytes, of "abc" and of a million times "a": the examples of FIPS 180-4's test vectors. */
#define OF_NO_BYTES    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
#define OF_ABC         "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
#define OF_A_MILLION_A "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static struct corpus_files corpus;
static char hash[SHA256_TEXT_SIZE];

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    error = (struct error){0};
    folder = temporary_folder_create();
    corpus = (struct corpus_files){0};
    (void)strcpy(hash, "");
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(corpus_hash, .init = set_up, .fini = tear_down);

static const char *below(const char *name)
{
    const char *path = arena_format(&arena, "%s/%s", folder.path, name);
    cr_assert(path != NULL);
    return path;
}

/* Finds and hashes the cases below a folder of the temporary one. */
static enum status hash_source(const char *path)
{
    const struct case_source source = {.name = "own", .folder = path};
    struct case_list cases = {0};
    cr_assert(add_cases(&cases, "own", path, &arena, &error) == STATUS_OK, "%s", error.message);
    enum status status = corpus_files_hash(&corpus, &source, &cases, &arena, &error);
    if (status == STATUS_OK)
        corpus_hash(&corpus, hash);
    case_list_close(&cases);
    return status;
}

static void expect_paths(const char *expected)
{
    char joined[512] = "";
    for (size_t i = 0; i < corpus.count; i++) {
        cr_assert(strlen(joined) + strlen(corpus.files[i].path) + 2 < sizeof joined);
        strcat(strcat(joined, i == 0 ? "" : "|"), corpus.files[i].path);
    }
    cr_expect(strcmp(joined, expected) == 0, "%s", joined);
}

/* ---- files ------------------------------------------------------------------------------------------------------------- */

static void expect_sha256(const char *bytes, size_t size, const char *expected)
{
    temporary_folder_write(&folder, "file", bytes, size);
    cr_assert(file_sha256(below("file"), hash, &error) == STATUS_OK, "%s", error.message);
    cr_expect(strcmp(hash, expected) == 0, "%s", hash);
}

Test(corpus_hash, an_empty_file_has_the_hash_of_no_bytes)
{
    expect_sha256("", 0, OF_NO_BYTES);
}

Test(corpus_hash, a_small_file_has_the_published_hash)
{
    expect_sha256("abc", 3, OF_ABC);
}

Test(corpus_hash, a_file_of_many_pieces_has_the_published_hash)
{
    char *bytes = arena_allocate(&arena, 1000000);
    cr_assert(bytes != NULL);
    expect_sha256(memset(bytes, 'a', 1000000), 1000000, OF_A_MILLION_A);
}

Test(corpus_hash, a_file_that_does_not_exist_is_named)
{
    cr_expect(file_sha256(below("none"), hash, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, below("none")) != NULL, "%s", error.message);
}

Test(corpus_hash, a_folder_has_no_hash)
{
    cr_expect(file_sha256(folder.path, hash, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "is not a regular file") != NULL, "%s", error.message);
}

Test(corpus_hash, a_symbolic_link_has_no_hash)
{
    temporary_folder_write(&folder, "file", "abc", 3);
    temporary_folder_link(&folder, "link", "file");
    cr_expect(file_sha256(below("link"), hash, &error) == STATUS_UNREADABLE);
}

/*
 * ---- selection
 * ---------------------------------------------------------------------------------------------------------
 */

Test(corpus_hash, every_file_of_a_case_has_its_own_hash)
{
    temporary_folder_write(&folder, "a/model.onnx", "abc", 3);
    temporary_folder_write(&folder, "a/test_data_set_0/input_0.pb", "", 0);
    cr_assert(hash_source(folder.path) == STATUS_OK, "%s", error.message);
    expect_paths("a/model.onnx|a/test_data_set_0/input_0.pb");
    cr_expect(strcmp(corpus.files[0].sha256, OF_ABC) == 0);
    cr_expect(strcmp(corpus.files[1].sha256, OF_NO_BYTES) == 0);
}

Test(corpus_hash, paths_are_in_bytewise_order)
{
    temporary_folder_write(&folder, "a/model.onnx", "", 0);
    temporary_folder_write(&folder, "a-b/model.onnx", "", 0);
    temporary_folder_write(&folder, "B/model.onnx", "", 0);
    cr_assert(hash_source(folder.path) == STATUS_OK, "%s", error.message);
    expect_paths("B/model.onnx|a-b/model.onnx|a/model.onnx");
}

Test(corpus_hash, files_next_to_case_folders_do_not_count)
{
    temporary_folder_write(&folder, "a/model.onnx", "", 0);
    temporary_folder_write(&folder, "manifest.json", "", 0);
    temporary_folder_write(&folder, "other/readme", "", 0);
    cr_assert(hash_source(folder.path) == STATUS_OK, "%s", error.message);
    expect_paths("a/model.onnx");
}

Test(corpus_hash, a_case_with_several_data_sets_counts_once)
{
    temporary_folder_write(&folder, "a/model.onnx", "", 0);
    temporary_folder_write(&folder, "a/test_data_set_0/x", "", 0);
    temporary_folder_write(&folder, "a/test_data_set_1/x", "", 0);
    cr_assert(hash_source(folder.path) == STATUS_OK, "%s", error.message);
    expect_paths("a/model.onnx|a/test_data_set_0/x|a/test_data_set_1/x");
}

Test(corpus_hash, a_case_inside_another_counts_once)
{
    temporary_folder_write(&folder, "a/model.onnx", "", 0);
    temporary_folder_write(&folder, "a/b/model.onnx", "", 0);
    temporary_folder_write(&folder, "a-b/model.onnx", "", 0);
    cr_assert(hash_source(folder.path) == STATUS_OK, "%s", error.message);
    expect_paths("a-b/model.onnx|a/b/model.onnx|a/model.onnx");
}

Test(corpus_hash, symbolic_links_do_not_count)
{
    temporary_folder_write(&folder, "a/model.onnx", "", 0);
    temporary_folder_link(&folder, "a/link", "model.onnx");
    temporary_folder_link(&folder, "a/folder", "../..");
    cr_assert(hash_source(folder.path) == STATUS_OK, "%s", error.message);
    expect_paths("a/model.onnx");
}

Test(corpus_hash, a_source_that_is_itself_a_case_has_paths_without_a_folder)
{
    temporary_folder_write(&folder, "a/model.onnx", "", 0);
    temporary_folder_write(&folder, "a/test_data_set_0/x", "", 0);
    cr_assert(hash_source(below("a")) == STATUS_OK, "%s", error.message);
    expect_paths("model.onnx|test_data_set_0/x");
}

Test(corpus_hash, a_slash_after_the_source_changes_nothing)
{
    temporary_folder_write(&folder, "a/model.onnx", "", 0);
    cr_assert(hash_source(below("")) == STATUS_OK, "%s", error.message);
    expect_paths("a/model.onnx");
}

Test(corpus_hash, an_archive_with_cases_is_one_file)
{
    char of_archive[SHA256_TEXT_SIZE];
    temporary_folder_write(&folder, "a/model.onnx", "", 0);
    fixture_archive_write(&folder, "b.zip", MEMBERS({.name = "x/model.onnx"}, {.name = "y/model.onnx"}));
    fixture_archive_write(&folder, "without-cases.zip", MEMBERS({.name = "x/other"}));
    cr_assert(hash_source(folder.path) == STATUS_OK, "%s", error.message);
    expect_paths("a/model.onnx|b.zip");
    cr_assert(file_sha256(below("b.zip"), of_archive, &error) == STATUS_OK);
    cr_expect(strcmp(corpus.files[1].sha256, of_archive) == 0);
}

Test(corpus_hash, a_source_that_is_an_archive_is_hashed_by_its_name)
{
    struct archive *archives = NULL;
    fixture_archive_write(&folder, "b.zip", MEMBERS({.name = "x/model.onnx"}));
    cr_assert(archive_open(&archives, below("b.zip"), &error) == STATUS_OK);
    struct case_location location = {.id = "b/x", .files = {.archive = archives, .inside = "x"}};
    const struct case_list cases = {.locations = &location, .count = 1};
    const struct case_source source = {.name = "b", .folder = below("b.zip"), .archive = archives};
    cr_assert(corpus_files_hash(&corpus, &source, &cases, &arena, &error) == STATUS_OK, "%s", error.message);
    expect_paths("b.zip");
    archives_close(&archives);
}

Test(corpus_hash, the_cases_of_other_sources_do_not_count)
{
    struct case_list cases = {0};
    temporary_folder_write(&folder, "a/x/model.onnx", "", 0);
    temporary_folder_write(&folder, "b/y/model.onnx", "", 0);
    cr_assert(add_cases(&cases, "a", below("a"), &arena, &error) == STATUS_OK);
    cr_assert(add_cases(&cases, "b", below("b"), &arena, &error) == STATUS_OK);
    const struct case_source source = {.name = "b", .folder = below("b")};
    cr_assert(corpus_files_hash(&corpus, &source, &cases, &arena, &error) == STATUS_OK, "%s", error.message);
    expect_paths("y/model.onnx");
}

Test(corpus_hash, a_missing_case_folder_is_an_error_that_names_it)
{
    struct case_location location = {.id = "own/gone", .files.folder = below("gone"), .data_set = 0};
    const struct case_list cases = {.locations = &location, .count = 1};
    const struct case_source source = {.name = "own", .folder = folder.path};
    cr_expect(corpus_files_hash(&corpus, &source, &cases, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, below("gone")) != NULL, "%s", error.message);
}

Test(corpus_hash, an_arena_without_room_is_an_error)
{
    struct arena small = arena_create(64);
    const struct case_source source = {.name = "own", .folder = folder.path};
    struct case_list cases = {0};
    temporary_folder_write(&folder, "a/model.onnx", "", 0);
    cr_assert(add_cases(&cases, "own", folder.path, &arena, &error) == STATUS_OK);
    cr_expect(corpus_files_hash(&corpus, &source, &cases, &small, &error) == STATUS_OUT_OF_MEMORY);
    arena_destroy(&small);
}

/*
 * ---- the corpus
 * --------------------------------------------------------------------------------------------------------
 */

static void expect_hash(const char *expected)
{
    cr_assert(hash_source(folder.path) == STATUS_OK, "%s", error.message);
    cr_expect(strcmp(hash, expected) == 0, "%s", hash);
}

Test(corpus_hash, the_hash_of_no_files_is_that_of_no_bytes)
{
    expect_hash(OF_NO_BYTES);
}

/* The hashes below are of the text that sha256sum prints. */
Test(corpus_hash, the_hash_of_a_corpus_is_that_of_its_lines)
{
    temporary_folder_write(&folder, "a/model.onnx", "abc", 3);
    temporary_folder_write(&folder, "a/test_data_set_0/input_0.pb", "", 0);
    expect_hash("a2c50ae357bd8aa8fbf5a239a382697f18f4a4960d4280e3d2d8aceae12e3d18");
}

Test(corpus_hash, characters_that_would_break_a_line_are_escaped)
{
    temporary_folder_write(&folder, "a/model.onnx", "abc", 3);
    temporary_folder_write(&folder, "a/x\ny\\z\r", "", 0);
    expect_hash("75452c8a87dd71bae2a9bf9f0372e9e8e2aa13e15b2cd43edeff1f68c41d91a7");
}

/* ---- several sources --------------------------------------------------------------------------------------------------- */
