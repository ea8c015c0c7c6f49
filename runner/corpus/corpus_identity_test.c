#include "archive_fixture.h"
#include "case_fixture.h"
#include "corpus_identity.h"
#include "temporary_folder.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static struct case_source source;
static struct case_list cases;
static struct corpus_identity identity;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    error = (struct error){0};
    folder = temporary_folder_create();
}

static void tear_down(void)
{
    case_list_close(&cases);
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(corpus_identity, .init = set_up, .fini = tear_down);

static void write_text(const char *name, const char *text)
{
    temporary_folder_write(&folder, name, text, strlen(text));
}

static const char *in_folder(const char *name)
{
    const char *path = arena_format(&arena, "%s/%s", folder.path, name);
    cr_assert(path != NULL);
    return path;
}

#define FILES                                                                         \
    ((const char *const[]){"clauses/All.json", "one/a/case.json", "one/a/model.onnx", \
                           "one/a/test_data_set_0/input_0.pb", "one/b/model.onnx",    \
                           "one/b/test_data_set_0/input_0.pb", "one/b/test_data_set_1/input_0.pb", NULL})

/* A corpus of two cases with three data sets, a file next to them, and the manifest of all. */
static void make_corpus(void)
{
    const char *list = "", *separator = "";
    for (const char *const *name = FILES; *name != NULL; name++) {
        char sha256[SHA256_TEXT_SIZE];
        write_text(*name, *name);
        cr_assert(file_sha256(in_folder(*name), sha256, &error) == STATUS_OK);
        list = arena_format(&arena, "%s%s\"%s\": \"%s\"", list, separator, *name, sha256);
        separator = ", ";
    }
    write_text("manifest.json",
               arena_format(&arena,
                            "{\"format\": 2, \"corpus\": \"scatter-cts\", \"version\": \"3.2.1\", "
                            "\"counts\": {\"cases\": 1, \"data_sets\": 1, \"files\": 1, \"bytes\": 1}, "
                            "\"files\": {%s}}",
                            list));
}

/*
 * Finds the cases and identifies their corpus; `glob`: opens only archives in which an id may match, NULL: all. Without
 * `hashes` as for commands that write no results.
 */
static void identify_with(const char *glob, bool hashes)
{
    const char *const ids[] = {glob, NULL};
    struct manifest manifest;
    const struct wanted_archives wanted = {.ids = ids, .manifest = &manifest};
    const struct case_files files = {.folder = folder.path, .inside = ""};
    source = (struct case_source){.argument = folder.path, .name = "own", .folder = folder.path};
    case_list_close(&cases);
    if (glob != NULL)
        cr_assert(manifest_read(&manifest, folder.path, &arena, &error) == STATUS_OK);
    cr_assert(case_list_add(&cases, "own", &files, glob == NULL ? NULL : &wanted, &arena, &error) ==
              STATUS_OK);
    cr_assert(corpora_identify(&identity, &source, 1, &cases, hashes, &arena, &error) == STATUS_OK, "%s",
              error.message);
}

static void identify(const char *glob)
{
    identify_with(glob, true);
}

static void expect_problem(const char *expected)
{
    cr_assert(identity.problem != NULL);
    cr_expect(strcmp(identity.problem, expected) == 0, "%s", identity.problem);
    cr_expect(corpus_differs(&identity));
}

/* ---- as listed ------------------------------------------------------------------------------------------------------ */

Test(corpus_identity, an_unchanged_corpus_has_its_version_and_no_problem)
{
    make_corpus();
    identify(NULL);
    cr_expect(strcmp(identity.version, "3.2.1") == 0);
    cr_expect(identity.problem == NULL, "%s", identity.problem);
    cr_expect(identity.hash != NULL);
}

Test(corpus_identity, a_source_without_manifest_has_only_a_hash)
{
    make_corpus();
    temporary_folder_delete(&folder, "manifest.json");
    identify(NULL);
    cr_expect(identity.version == NULL && identity.problem == NULL);
    cr_expect(identity.hash != NULL);
}

Test(corpus_identity, a_third_party_manifest_is_ignored)
{
    make_corpus();
    write_text("manifest.json", "{\"corpus\": \"theirs\"}");
    identify(NULL);
    cr_expect(identity.version == NULL && identity.problem == NULL);
}

Test(corpus_identity, the_hash_is_the_same_with_and_without_a_manifest_and_of_a_part)
{
    make_corpus();
    identify(NULL);
    const char *whole = identity.hash;
    identify("own/one/a");
    cr_expect(strcmp(identity.hash, whole) == 0);
    temporary_folder_delete(&folder, "manifest.json");
    identify(NULL);
    cr_expect(strcmp(identity.hash, whole) == 0);
}

Test(corpus_identity, readme_files_and_files_next_to_cases_may_be_added)
{
    make_corpus();
    write_text("one/a/README.md", "read me");
    write_text("one/notes.txt", "note");
    identify(NULL);
    cr_expect(identity.problem == NULL, "%s", identity.problem);
}

/* ---- differences ---------------------------------------------------------------------------------------------------- */

Test(corpus_identity, a_changed_file_is_named)
{
    make_corpus();
    write_text("one/b/test_data_set_1/input_0.pb", "changed");
    identify(NULL);
    expect_problem("one/b/test_data_set_1/input_0.pb has changed");
}

Test(corpus_identity, a_missing_file_is_named)
{
    make_corpus();
    temporary_folder_delete(&folder, "one/a/case.json");
    identify(NULL);
    expect_problem("one/a/case.json is missing");
}

Test(corpus_identity, a_surplus_file_of_a_case_is_named)
{
    make_corpus();
    write_text("one/a/test_data_set_0/output_0.pb", "new");
    identify(NULL);
    expect_problem("one/a/test_data_set_0/output_0.pb is not listed");
}

Test(corpus_identity, a_listed_file_next_to_the_cases_counts)
{
    make_corpus();
    write_text("clauses/All.json", "changed");
    identify(NULL);
    expect_problem("clauses/All.json has changed");
    identify_with(NULL, false);
    expect_problem("clauses/All.json has changed");
}

Test(corpus_identity, a_link_in_place_of_a_file_is_a_difference)
{
    make_corpus();
    temporary_folder_delete(&folder, "one/a/case.json");
    temporary_folder_link(&folder, "one/a/case.json", in_folder("one/a/model.onnx"));
    identify(NULL);
    expect_problem("one/a/case.json cannot be read");
}

Test(corpus_identity, only_the_first_of_many_differences_are_named)
{
    make_corpus();
    for (const char *const *name = FILES; *name != NULL; name++)
        write_text(*name, "changed");
    identify(NULL);
    expect_problem(
        "one/a/case.json has changed, one/a/model.onnx has changed, one/a/test_data_set_0/input_0.pb has "
        "changed, one/b/model.onnx has changed, and 3 more");
}

Test(corpus_identity, a_manifest_that_cannot_be_read_is_a_difference)
{
    make_corpus();
    write_text("manifest.json", "{\"format\": 1");
    identify(NULL);
    cr_expect(strncmp(identity.problem, "manifest.json: line 1", 21) == 0, "%s", identity.problem);
    cr_expect(corpus_differs(&identity));
}

/* ---- archives -------------------------------------------------------------------------------------------------------- */

/* A corpus of two cases in an archive, with its manifest. */
static void make_archived_corpus(void)
{
    char sha256[SHA256_TEXT_SIZE];
    fixture_archive_write(&folder, "one.zip", MEMBERS({.name = "a/model.onnx"}, {.name = "b/model.onnx"}));
    cr_assert(file_sha256(in_folder("one.zip"), sha256, &error) == STATUS_OK);
    write_text("manifest.json",
               arena_format(&arena,
                            "{\"format\": 2, \"corpus\": \"scatter-cts\", \"version\": \"1\", "
                            "\"counts\": {\"cases\": 5, \"data_sets\": 5, \"files\": 5, \"bytes\": 5}, "
                            "\"files\": {\"one.zip\": \"%s\"}}",
                            sha256));
}

static void change_archive(void)
{
    fixture_archive_write(&folder, "one.zip",
                          MEMBERS({.name = "a/model.onnx", .bytes = "1"}, {.name = "b/model.onnx"}));
}

Test(corpus_identity, an_archive_is_compared_as_one_file)
{
    make_archived_corpus();
    identify(NULL);
    cr_expect(identity.problem == NULL, "%s", identity.problem);
    change_archive();
    identify(NULL);
    expect_problem("one.zip has changed");
    temporary_folder_delete(&folder, "one.zip");
    identify(NULL);
    expect_problem("one.zip is missing");
}

Test(corpus_identity, an_archive_that_is_not_opened_is_compared_too)
{
    make_archived_corpus();
    identify(NULL);
    const char *hash = identity.hash;
    identify("own/two/*");
    cr_expect(cases.count == 0 && identity.problem == NULL && strcmp(identity.hash, hash) == 0);
    change_archive();
    identify("own/two/*");
    expect_problem("one.zip has changed");
}

/* ---- accepting a corpus ---------------------------------------------------------------------------------------------- */

static const struct corpus_identity as_listed = {.hash = "1", .version = "1"},
                                    changed = {.hash = "1", .version = "1", .problem = "a has changed"},
                                    without_hash = {.problem = "b cannot be opened"};

static enum status accept(struct corpus_identity one, bool any_corpus, const char **note)
{
    static const struct case_source here = {.folder = "here"};
    return corpora_accept(&one, &here, 1, any_corpus, note, &arena, &error);
}

Test(corpus_identity, an_unchanged_corpus_is_accepted_without_a_note)
{
    const char *note;
    cr_expect(accept(as_listed, false, &note) == STATUS_OK);
    cr_expect(note == NULL);
}

Test(corpus_identity, a_changed_corpus_is_refused)
{
    const char *note;
    cr_expect(accept(changed, false, &note) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "here is not the corpus that its manifest.json lists: a has changed") !=
                  NULL,
              "%s", error.message);
    cr_expect(strstr(error.message, "--any-corpus") != NULL);
}

Test(corpus_identity, any_corpus_is_accepted_with_a_note)
{
    const char *note;
    cr_expect(accept(changed, true, &note) == STATUS_OK);
    cr_expect(note != NULL && strstr(note, "a has changed") != NULL);
}

Test(corpus_identity, a_missing_hash_gives_only_a_note)
{
    const char *note;
    cr_expect(accept(without_hash, false, &note) == STATUS_OK);
    cr_expect(note != NULL && strstr(note, "b cannot be opened") != NULL);
}
