#include "archive.h"
#include "archive_fixture.h"
#include "case_fixture.h"
#include "case_source.h"
#include "file.h"
#include "manifest.h"
#include "temporary_folder_fixture.h"

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

/* The SHA-256 of a file next to the cases, "1". */
#define OF_ONE "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"

/* The SHA-256 of the bytes of a file of the folder. */
static const char *hash_of_file(const char *name)
{
    void *bytes;
    size_t size;
    char *text = arena_allocate(&arena, SHA256_TEXT_SIZE);
    cr_assert(file_read(in_folder(name), &bytes, &size, &arena, &error) == STATUS_OK);
    sha256_of(bytes, size, text);
    return text;
}

/* The hash of the members of an archive of the folder. */
static const char *hash_of_members(const char *name)
{
    struct archive *archive = NULL;
    char *text = arena_allocate(&arena, SHA256_TEXT_SIZE);
    cr_assert(archive_open(&archive, in_folder(name), &error) == STATUS_OK);
    archive_hash(archive, text);
    archives_close(&archive);
    return text;
}

/* A corpus of two archives with three cases, a file next to them, and the manifest of all. */
static void make_corpus(void)
{
    fixture_archive_write(&folder, "one.zip", MEMBERS({.name = "a/model.onnx"}, {.name = "b/model.onnx"}));
    fixture_archive_write(&folder, "two.zip", MEMBERS({.name = "c/model.onnx"}));
    write_text("clauses/All.json", "1");
    write_text(
        "manifest.json",
        arena_format(&arena,
                     "{\"format\": 3, \"corpus\": \"scatter-cts\", \"version\": \"3.2.1\", "
                     "\"counts\": {\"cases\": 5, \"data_sets\": 5, \"files\": 5, \"bytes\": 5}, "
                     "\"files\": {\"one.zip\": \"%s\", \"two.zip\": \"%s\", \"clauses/All.json\": \"" OF_ONE
                     "\"}, \"members\": {\"one.zip\": \"%s\", \"two.zip\": \"%s\"}}",
                     hash_of_file("one.zip"), hash_of_file("two.zip"), hash_of_members("one.zip"),
                     hash_of_members("two.zip")));
}

static void change_archive(void)
{
    fixture_archive_write(&folder, "one.zip",
                          MEMBERS({.name = "a/model.onnx", .bytes = "1"}, {.name = "b/model.onnx"}));
}

/* Finds the cases and identifies their corpus; `glob`: opens only archives in which an id may match, NULL:
 * all. */
static void identify(const char *glob)
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
    cr_assert(corpora_identify(&identity, &source, 1, &cases, &arena, &error) == STATUS_OK, "%s",
              error.message);
}

/* NULL: none. */
static void expect_problem(const char *expected)
{
    cr_expect_str_eq(identity.problem == NULL ? "none" : identity.problem,
                     expected == NULL ? "none" : expected);
    cr_expect((identity.hash == NULL) == (expected != NULL));
}

/* ---- as listed ----------------------------------------------------------------------------------------- */

Test(corpus_identity, an_unchanged_corpus_has_its_version_and_no_problem)
{
    make_corpus();
    identify(NULL);
    cr_expect_str_eq(identity.version, "3.2.1");
    expect_problem(NULL);
}

Test(corpus_identity, a_source_without_manifest_has_no_hash)
{
    make_corpus();
    temporary_folder_delete(&folder, "manifest.json");
    identify(NULL);
    cr_expect(identity.version == NULL && identity.problem == NULL && identity.hash == NULL);
}

Test(corpus_identity, a_third_party_manifest_is_ignored)
{
    make_corpus();
    write_text("manifest.json", "{\"corpus\": \"theirs\"}");
    identify(NULL);
    cr_expect(identity.version == NULL && identity.problem == NULL && identity.hash == NULL);
}

Test(corpus_identity, the_hash_is_that_of_the_whole_corpus_whatever_is_opened)
{
    make_corpus();
    identify(NULL);
    const char *hash = identity.hash;
    identify("own/two/*");
    cr_expect(cases.count == 1);
    expect_problem(NULL);
    cr_expect_str_eq(identity.hash, hash);
}

Test(corpus_identity, files_without_cases_may_be_added)
{
    make_corpus();
    write_text("README.md", "1");
    write_text("notes/text", "1");
    fixture_archive_write(&folder, "three.zip", MEMBERS({.name = "notes.txt"}));
    identify(NULL);
    expect_problem(NULL);
}

/* ---- not as listed ------------------------------------------------------------------------------------- */

Test(corpus_identity, an_archive_with_other_members_is_named)
{
    make_corpus();
    change_archive();
    identify(NULL);
    expect_problem("one.zip has changed");
}

Test(corpus_identity, an_archive_that_is_not_opened_must_exist)
{
    make_corpus();
    change_archive();
    identify("own/two/*");
    expect_problem(NULL);
    temporary_folder_delete(&folder, "one.zip");
    identify("own/two/*");
    expect_problem("one.zip is missing");
}

Test(corpus_identity, other_cases_are_named)
{
    make_corpus();
    fixture_archive_write(&folder, "three.zip", MEMBERS({.name = "d/model.onnx"}));
    write_text("four/e/model.onnx", "1");
    write_text("four/e/test_data_set_0/input_0.pb", "1");
    write_text("four/e/test_data_set_1/input_0.pb", "1");
    identify(NULL);
    expect_problem("three.zip is not listed, four/e is not listed");
}

Test(corpus_identity, only_the_first_of_many_differences_are_named)
{
    make_corpus();
    for (int i = 0; i < 6; i++)
        write_text(arena_format(&arena, "n/%d/model.onnx", i), "1");
    identify(NULL);
    expect_problem("n/0 is not listed, n/1 is not listed, n/2 is not listed, n/3 is not listed, and 2 more");
}

Test(corpus_identity, a_manifest_that_cannot_be_read_is_a_difference)
{
    make_corpus();
    write_text("manifest.json", "{");
    identify(NULL);
    cr_expect_str_eq(identity.version, "");
    cr_expect(strncmp(identity.problem, "manifest.json: line 1", 21) == 0, "%s", identity.problem);
}

/* ---- whole files --------------------------------------------------------------------------------------- */

static void expect_verified(const char *expected)
{
    const char *problem;
    source = (struct case_source){.name = "own", .folder = folder.path};
    cr_assert(corpus_verify(&source, &problem, &arena, &error) == STATUS_OK);
    cr_expect_str_eq(problem == NULL ? "none" : problem, expected);
}

Test(corpus_identity, every_listed_file_is_compared_as_a_whole)
{
    make_corpus();
    expect_verified("none");
    write_text("clauses/All.json", "2");
    change_archive();
    temporary_folder_delete(&folder, "two.zip");
    expect_verified("clauses/All.json has changed, one.zip has changed, two.zip is missing");
}

Test(corpus_identity, without_a_manifest_no_file_is_compared)
{
    write_text("clauses/All.json", "2");
    expect_verified("none");
}

/* ---- accepting a corpus -------------------------------------------------------------------------------- */

static const struct corpus_identity as_listed = {.hash = "1", .version = "1"},
                                    changed = {.hash = "1", .version = "1", .problem = "a has changed"};

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
