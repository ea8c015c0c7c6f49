#include "manifest.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#define HASH_A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define HASH_B "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

/* A manifest with these counts and files, both JSON objects. */
#define COUNTED_MANIFEST(counts, files)                                                        \
    "{\"format\": 3, \"corpus\": \"scatter-cts\", \"version\": \"0.1.0\", \"counts\": " counts \
    ", \"files\": " files "}"

#define COUNTS          "{\"cases\": 1, \"data_sets\": 12, \"files\": 3, \"bytes\": 4}"
#define MANIFEST(files) COUNTED_MANIFEST(COUNTS, files)
#define FILES           "{\"a\": \"" HASH_A "\"}"

static struct arena arena;
static struct error error;
static struct manifest manifest;

static void set_up(void)
{
    arena = arena_create((size_t)16 << 20);
    error = (struct error){0};
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(manifest, .init = set_up, .fini = tear_down);

static enum status parse(const char *text)
{
    return manifest_parse(&manifest, text, strlen(text), &arena, &error);
}

static void expect_parsed(const char *text)
{
    enum status status = parse(text);
    cr_assert(status == STATUS_OK, "%s", error.message);
}

static void expect_unreadable(const char *text, const char *message)
{
    enum status status = parse(text);
    cr_expect(status == STATUS_UNREADABLE && strstr(error.message, message) != NULL, "%s: %s: %s", text,
              status_name(status), error.message);
}

/* ---- reading ------------------------------------------------------------------------------------------- */

Test(manifest, files_are_sorted_by_path)
{
    expect_parsed(MANIFEST("{\"b/model.onnx\": \"" HASH_A "\", \"a.json\": \"" HASH_B
                           "\", \"b-c/x\": \"" HASH_A "\"}"));
    cr_assert(manifest.count == 3);
    cr_expect(strcmp(manifest.entries[0].path, "a.json") == 0);
    cr_expect(strcmp(manifest.entries[1].path, "b-c/x") == 0);
    cr_expect(strcmp(manifest.entries[2].path, "b/model.onnx") == 0);
    cr_expect(strcmp(manifest.entries[0].sha256, HASH_B) == 0);
}

Test(manifest, version_and_number_of_data_sets_are_those_of_the_corpus)
{
    expect_parsed(MANIFEST(FILES));
    cr_expect(strcmp(manifest.version, "0.1.0") == 0);
    cr_expect(manifest.data_sets == 12);
    cr_expect(manifest.count == 1);
}

Test(manifest, the_manifest_of_another_corpus_is_not_found)
{
    cr_expect(parse("{\"format\": 7, \"corpus\": \"other\"}") == STATUS_NOT_FOUND);
}

Test(manifest, a_manifest_that_names_no_corpus_is_unreadable)
{
    expect_unreadable("{}", "corpus: is missing or not a string");
    expect_unreadable("{\"name\": \"an app\"}", "corpus: is missing or not a string");
    expect_unreadable("{\"corpus\": 1}", "corpus: is missing or not a string");
    expect_unreadable("{\"corpus\": [\"scatter-cts\"]}", "corpus: is missing or not a string");
}

Test(manifest, a_malformed_manifest_is_unreadable)
{
    expect_unreadable("", "line");
    expect_unreadable("{\"format\": 3, ", "is not JSON");
    expect_unreadable("[]", "not an object");
    expect_unreadable("{\"corpus\": \"scatter-cts\"}", "format: is not 3");
    expect_unreadable("{\"corpus\": \"scatter-cts\", \"format\": 4}", "format: is not 3");
    expect_unreadable("{\"corpus\": \"scatter-cts\", \"format\": \"3\"}", "format: is not 3");
    expect_unreadable("{\"corpus\": \"scatter-cts\", \"format\": 3, \"files\": {}}", "version");
    expect_unreadable("{\"corpus\": \"scatter-cts\", \"format\": 3, \"version\": \"\"}", "version");
    expect_unreadable("{\"corpus\": \"scatter-cts\", \"format\": 3, \"version\": 1}", "version");
    expect_unreadable("{\"corpus\": \"scatter-cts\", \"format\": 3, \"version\": \"1\"}",
                      "files: is missing");
    expect_unreadable(MANIFEST("[]"), "files: is missing, empty or not an object");
    expect_unreadable(MANIFEST("{}"), "files: is missing, empty or not an object");
    expect_unreadable(MANIFEST("{\"a\": 1}"), "files: the value of \"a\"");
    expect_unreadable(MANIFEST("{\"a\": \"0123\"}"), "files: the value of \"a\"");
    expect_unreadable(MANIFEST("{\"a\": \"" HASH_A "\", \"a\": \"" HASH_A "\"}"), "duplicate");
}

Test(manifest, counts_that_are_missing_or_of_another_type_are_refused_by_name)
{
    expect_unreadable("{\"corpus\": \"scatter-cts\", \"format\": 3, \"version\": \"1\", \"files\": " FILES
                      "}",
                      "counts: is missing or not an object");
    expect_unreadable(COUNTED_MANIFEST("[1]", FILES), "counts: is missing or not an object");
    expect_unreadable(COUNTED_MANIFEST("{}", FILES), "counts.cases: is missing or not a positive integer");
    expect_unreadable(COUNTED_MANIFEST("{\"cases\": 1, \"data_sets\": 0}", FILES),
                      "counts.data_sets: is missing");
    expect_unreadable(COUNTED_MANIFEST("{\"cases\": 1, \"data_sets\": \"1\"}", FILES),
                      "counts.data_sets: is");
    expect_unreadable(COUNTED_MANIFEST("{\"cases\": 1, \"data_sets\": 1.5}", FILES), "counts.data_sets: is");
    expect_unreadable(COUNTED_MANIFEST("{\"cases\": 1, \"data_sets\": 1, \"files\": -1}", FILES),
                      "counts.files");
    expect_unreadable(COUNTED_MANIFEST("{\"cases\": 1, \"data_sets\": 1, \"files\": 1}", FILES),
                      "counts.bytes");
}

Test(manifest, the_format_of_older_versions_is_refused_by_its_number)
{
    expect_unreadable("{\"corpus\": \"scatter-cts\", \"format\": 1, \"version\": \"1\", \"files\": {}}",
                      "format: is 1");
    expect_unreadable("{\"corpus\": \"scatter-cts\", \"format\": 2}", "format: is 2");
}

Test(manifest, a_path_that_leads_out_of_the_folder_is_refused)
{
    static const char *const paths[] = {"/etc/passwd", "../a", "a/../../b", "a/..", ".", "a//b", "", "a/"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        char text[400];
        (void)snprintf(text, sizeof text, MANIFEST("{\"%s\": \"" HASH_A "\"}"), paths[i]);
        expect_unreadable(text, "not a path below the folder");
    }
}

Test(manifest, dots_in_names_are_harmless)
{
    expect_parsed(MANIFEST("{\"..a/.b/c..\": \"" HASH_A "\"}"));
}

Test(manifest, a_folder_may_have_no_manifest)
{
    struct temporary_folder folder = temporary_folder_create();
    cr_expect(manifest_read(&manifest, folder.path, &arena, &error) == STATUS_NOT_FOUND);
    temporary_folder_remove(&folder);
}

Test(manifest, an_error_names_the_file)
{
    struct temporary_folder folder = temporary_folder_create();
    temporary_folder_write(&folder, "manifest.json", "{", 1);
    cr_expect(manifest_read(&manifest, folder.path, &arena, &error) == STATUS_UNREADABLE);
    cr_expect(strncmp(error.message, "manifest.json: line 1", 21) == 0, "%s", error.message);
    temporary_folder_remove(&folder);
}

/* ---- looking up ---------------------------------------------------------------------------------------- */

#define FOUR_FILES                                                                              \
    MANIFEST("{\"a-b/x\": \"" HASH_A "\", \"a/x\": \"" HASH_A "\", \"a/y/z\": \"" HASH_B "\", " \
             "\"b/x\": \"" HASH_A "\"}")

Test(manifest, a_file_is_found_by_its_path)
{
    expect_parsed(FOUR_FILES);
    const struct manifest_entry *entry = manifest_find(&manifest, "a/y/z");
    cr_assert(entry != NULL);
    cr_expect(strcmp(entry->sha256, HASH_B) == 0);
    cr_expect(manifest_find(&manifest, "a/y") == NULL);
}

/* ---- archives ------------------------------------------------------------------------------------------ */

#define ARCHIVES(clauses)                                                                    \
    MANIFEST("{\"b.zip\": \"" HASH_B "\", \"c.json\": \"" clauses "\", \"a.zip\": \"" HASH_A \
             "\"}, \"members\": {\"a.zip\": \"" HASH_B "\", \"b.zip\": \"" HASH_A "\"}")

Test(manifest, an_archive_has_the_hash_of_its_members)
{
    expect_parsed(ARCHIVES(HASH_A));
    cr_expect_str_eq(manifest_find(&manifest, "a.zip")->members, HASH_B);
    cr_expect(manifest_find(&manifest, "c.json")->members == NULL);
    expect_unreadable(MANIFEST("{\"a.zip\": \"" HASH_A "\"}"),
                      "members: the value of \"a.zip\" is not a SHA-256");
}

/* printf '%s  %s\n' HASH_A a.zip HASH_B b.zip | sha256sum */
Test(manifest, the_name_of_a_corpus_is_that_of_its_archives_alone)
{
    static const char expected[] = "a499aad6fe38d25aafed5f5ed3cb3bf7e95cae47c598f82805175bd539bf4055";
    char hash[SHA256_TEXT_SIZE];
    expect_parsed(ARCHIVES(HASH_A));
    manifest_hash(&manifest, hash);
    cr_expect_str_eq(hash, expected);
    expect_parsed(ARCHIVES(HASH_B));
    manifest_hash(&manifest, hash);
    cr_expect_str_eq(hash, expected);
}
