#include "known_implementation.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct arena arena;
static struct known_manifest manifest;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(known_manifest, .init = set_up, .fini = tear_down);

static const char good[] =
    "{\"name\": \"back-end2\", \"description\": \"A back-end\", \"licence\": \"MIT\","
    " \"upstream\": \"https://example.org\", \"expresses\": {}, \"debian\": [\"a=command:a\"],"
    " \"start\": {\"library\": \"{build}/b.so\"},"
    " \"options\": {\"z\": \"{build}/z.so\", \"a\": \"\"},"
    " \"versions\": [{\"version\": \"1.2+cpu\", \"steps\": [{\"venv\": \"r.txt\"}]},"
    " {\"steps\": [{\"cmake\": \".\", \"a\": 1}], \"version\": \"1.1-rc1\"}]}";

static enum status parse(const char *text)
{
    return known_manifest_parse(&manifest, "back-end2", "m.json", text, strlen(text), &arena, &error);
}

/* Parses the good manifest with a member set to a JSON value, or without it if the value is NULL. */
static enum status parse_with(const char *member, const char *value)
{
    json_t *document = json_loads(good, 0, NULL);
    if (value == NULL)
        cr_assert(json_object_del(document, member) == 0, "there is no %s to omit", member);
    else
        (void)json_object_set_new(document, member, json_loads(value, JSON_DECODE_ANY, NULL));
    cr_assert(value == NULL || json_object_get(document, member) != NULL, "%s is not JSON", value);
    char *text = json_dumps(document, 0);
    enum status status = parse(text);
    free(text);
    json_decref(document);
    return status;
}

static void expect_unreadable(enum status status, const char *message)
{
    cr_expect(status == STATUS_UNREADABLE && strncmp(error.message, message, strlen(message)) == 0,
              "%s: %s: %s", message, status_name(status), status == STATUS_OK ? "" : error.message);
}

/* One error: a member, its value (NULL: missing), and the message. */
struct flaw {
    const char *member, *value, *message;
};

static void expect_flaws(const struct flaw *flaws, size_t count)
{
    for (size_t i = 0; i < count; i++)
        expect_unreadable(parse_with(flaws[i].member, flaws[i].value), flaws[i].message);
}
#define EXPECT_FLAWS(flaws) expect_flaws(flaws, sizeof(flaws) / sizeof *(flaws))

Test(known_manifest, all_needed_members_are_read)
{
    cr_assert(parse(good) == STATUS_OK, "%s", error.message);
    cr_expect(strcmp(manifest.name, "back-end2") == 0 && strcmp(manifest.description, "A back-end") == 0);
    cr_expect(strcmp(manifest.licence, "MIT") == 0 && strcmp(manifest.upstream, "https://example.org") == 0);
    cr_expect(strcmp(manifest.library, "{build}/b.so") == 0 && manifest.program == NULL);
    cr_assert(manifest.version_count == 2);
    cr_expect(strcmp(manifest.versions[0].version, "1.2+cpu") == 0);
    cr_expect(strcmp(manifest.versions[1].version, "1.1-rc1") == 0);
}

Test(known_manifest, options_keep_their_order_and_may_be_empty_texts)
{
    cr_assert(parse(good) == STATUS_OK && manifest.option_count == 2);
    cr_expect(strcmp(manifest.options[0].key, "z") == 0);
    cr_expect(strcmp(manifest.options[0].value, "{build}/z.so") == 0);
    cr_expect(strcmp(manifest.options[1].key, "a") == 0 && strcmp(manifest.options[1].value, "") == 0);
}

Test(known_manifest, a_program_is_a_list_of_words)
{
    cr_assert(parse_with("start", "{\"program\": [\"{build}/python\", \"a b\", \"{folder}/x.py\"]}") ==
                  STATUS_OK,
              "%s", error.message);
    cr_expect(manifest.library == NULL && strcmp(manifest.program[0], "{build}/python") == 0);
    cr_expect(strcmp(manifest.program[1], "a b") == 0 && strcmp(manifest.program[2], "{folder}/x.py") == 0);
    cr_expect(manifest.program[3] == NULL);
}

Test(known_manifest, options_and_packages_may_be_omitted)
{
    cr_expect(parse_with("options", NULL) == STATUS_OK && manifest.option_count == 0);
    cr_expect(parse_with("debian", NULL) == STATUS_OK);
    cr_expect(parse_with("threads", "{\"option\": \"threads\"}") == STATUS_OK);
    cr_expect(parse_with("scripts", "{\"1.2+cpu\": {\"venv\": \"s.txt\"}}") == STATUS_OK);
    cr_expect(parse_with("tier", "\"core\"") == STATUS_OK);
    cr_expect(parse_with("withheld", "{\"found\": \"2026-11-26\"}") == STATUS_OK);
    cr_expect(parse_with("device", "\"a GPU in software\"") == STATUS_OK);
}

Test(known_manifest, the_pins_of_a_version_do_not_depend_on_the_order_of_members)
{
    cr_assert(parse(good) == STATUS_OK);
    json_t *same =
        json_loads("{\"version\": \"1.1-rc1\", \"steps\": [{\"a\": 1, \"cmake\": \".\"}]}", 0, NULL);
    json_t *other =
        json_loads("{\"version\": \"1.1-rc1\", \"steps\": [{\"a\": 2, \"cmake\": \".\"}]}", 0, NULL);
    cr_expect(strcmp(json_as_text(same, &arena), manifest.versions[1].pins) == 0);
    cr_expect(strcmp(json_as_text(other, &arena), manifest.versions[1].pins) != 0);
    json_decref(same);
    json_decref(other);
}

Test(known_manifest, invalid_json_is_refused_with_its_line)
{
    expect_unreadable(parse(""), "m.json: line 1: is not JSON: ");
    expect_unreadable(parse("{\n\"name\": }"), "m.json: line 2: is not JSON: ");
    expect_unreadable(parse("{\"name\": \"a\", \"name\": \"b\"}"), "m.json: line 1: is not JSON: ");
    expect_unreadable(parse("{\"name\": \"a\\u0000b\"}"), "m.json: line 1: is not JSON: ");
    expect_unreadable(parse("[]"), "m.json: is not an object");
}

Test(known_manifest, excessive_nesting_is_refused)
{
    enum { DEPTH = 100000 };
    char *text = arena_allocate(&arena, DEPTH + 1);
    memset(text, '[', DEPTH);
    text[DEPTH] = '\0';
    expect_unreadable(parse(text), "m.json: line 1: is not JSON: ");
}

Test(known_manifest, a_file_above_the_limit_is_refused)
{
    size_t size = KNOWN_FILE_LIMIT + 1;
    char *text = arena_allocate(&arena, size);
    memset(text, ' ', size);
    memcpy(text, good, strlen(good));
    cr_expect(known_manifest_parse(&manifest, "back-end2", "m.json", text, size - 1, &arena, &error) ==
              STATUS_OK);
    expect_unreadable(known_manifest_parse(&manifest, "back-end2", "m.json", text, size, &arena, &error),
                      "m.json: 1048577 bytes are more than the limit of 1048576");
}

Test(known_manifest, every_member_of_the_document_is_checked)
{
    static const struct flaw flaws[] = {
        {"name", NULL, "m.json: name: is missing"},
        {"name", "1", "m.json: name: is not a string or is empty"},
        {"name", "\"back-end\"", "m.json: name: is not the name of the folder"},
        {"description", NULL, "m.json: description: is missing"},
        {"description", "\"\"", "m.json: description: is not a string or is empty"},
        {"licence", NULL, "m.json: licence: is missing"},
        {"licence", "[]", "m.json: licence: is not a string or is empty"},
        {"upstream", NULL, "m.json: upstream: is missing"},
        {"upstream", "null", "m.json: upstream: is not a string or is empty"},
        {"expresses", NULL, "m.json: expresses: is missing or not an object"},
        {"expresses", "[]", "m.json: expresses: is missing or not an object"},
        {"license", "\"MIT\"", "m.json: unknown member \"license\""},
    };
    EXPECT_FLAWS(flaws);
}

Test(known_manifest, the_start_is_checked)
{
    static const struct flaw flaws[] = {
        {"start", NULL, "m.json: start: is missing"},
        {"start", "\"{build}/b.so\"", "m.json: start: is not an object"},
        {"start", "{}", "m.json: start: must have either \"library\" or \"program\""},
        {"start", "{\"library\": \"/b.so\", \"program\": [\"b\"]}",
         "m.json: start: must have either \"library\" or \"program\""},
        {"start", "{\"command\": \"b\"}", "m.json: start: unknown member \"command\""},
        {"start", "{\"library\": [\"/b.so\"]}", "m.json: start.library: is not a string"},
        {"start", "{\"library\": \"reference\"}", "m.json: start.library: is not a path with a folder"},
        {"start", "{\"library\": \"{biuld}/b.so\"}",
         "m.json: start.library: has a { that is not part of {folder} or {build}"},
        {"start", "{\"library\": \"{build}/{b.so\"}", "m.json: start.library: has a { that is not part of"},
        {"start", "{\"program\": \"python3 b.py\"}", "m.json: start.program: is not an array or is empty"},
        {"start", "{\"program\": []}", "m.json: start.program: is not an array or is empty"},
        {"start", "{\"program\": [\"b\", 1]}", "m.json: start.program[1]: is not a string"},
        {"start", "{\"program\": [\"\"]}", "m.json: start.program[0]: is empty"},
        {"start", "{\"program\": [\"b\", \"{Folder}\"]}",
         "m.json: start.program[1]: has a { that is not part of"},
    };
    EXPECT_FLAWS(flaws);
}

Test(known_manifest, options_are_checked)
{
    static const struct flaw flaws[] = {
        {"options", "[\"threads=1\"]", "m.json: options: is not an object"},
        {"options", "{\"threads\": 1}", "m.json: options.threads: is not a string"},
        {"options", "{\"a\": \"\", \"b\": \"{home}\"}", "m.json: options.b: has a { that is not part of"},
        {"options", "{\"\": \"1\"}", "m.json: options: has a member without a name"},
    };
    EXPECT_FLAWS(flaws);
}

#define STEPS "\"steps\": [{}]"

Test(known_manifest, versions_are_checked)
{
    static const struct flaw flaws[] = {
        {"versions", NULL, "m.json: versions: is not an array or is empty"},
        {"versions", "{}", "m.json: versions: is not an array or is empty"},
        {"versions", "[]", "m.json: versions: is not an array or is empty"},
        {"versions", "[\"1.0\"]", "m.json: versions[0]: is not an object"},
        {"versions", "[{" STEPS "}]", "m.json: versions[0].version: is missing"},
        {"versions", "[{\"version\": 1, " STEPS "}]",
         "m.json: versions[0].version: is not a string or is empty"},
        {"versions", "[{\"version\": \"1\"}]", "m.json: versions[0].steps: is not an array or is empty"},
        {"versions", "[{\"version\": \"1\", \"steps\": []}]",
         "m.json: versions[0].steps: is not an array or is empty"},
        {"versions", "[{\"version\": \"1\", \"step\": [], " STEPS "}]",
         "m.json: versions[0]: unknown member \"step\""},
        {"versions", "[{\"version\": \"1\", " STEPS "}, {\"version\": \"1\", " STEPS "}]",
         "m.json: versions[1].version: is a duplicate"},
    };
    EXPECT_FLAWS(flaws);
}

Test(known_manifest, a_version_cannot_lead_out_of_the_folder)
{
    static const char *const versions[] = {"../1", "1/../..", "/1",  "..",     ".",       "-1",
                                           "+1",   "1@2",     "1 2", "1\\\\2", "\\u00e9", "1:2"};
    for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
        char text[100];
        (void)snprintf(text, sizeof text, "[{\"version\": \"%s\", " STEPS "}]", versions[i]);
        expect_unreadable(parse_with("versions", text),
                          "m.json: versions[0].version: may contain only letters");
    }
}

Test(known_manifest, names_consist_of_lower_case_letters_digits_and_inner_hyphens)
{
    static const char *const good_names[] = {"onnxruntime", "ort-ep-nxrt", "a", "3", "a1-2b"};
    static const char *const bad_names[] = {"",   ".",  "..",   "a/b", "../a", "A", "a_b", "a.so",
                                            "-a", "a-", "a--b", "a b", "a@1",  "é", "a\n"};
    for (size_t i = 0; i < sizeof good_names / sizeof *good_names; i++)
        cr_expect(is_known_name(good_names[i]), "%s", good_names[i]);
    for (size_t i = 0; i < sizeof bad_names / sizeof *bad_names; i++)
        cr_expect(!is_known_name(bad_names[i]), "%s", bad_names[i]);
}

Test(known_manifest, a_file_is_read_and_an_absent_one_is_not_found)
{
    struct temporary_folder folder = temporary_folder_create();
    char path[300];
    (void)snprintf(path, sizeof path, "%s/manifest.json", folder.path);
    temporary_folder_write(&folder, "manifest.json", good, strlen(good));
    cr_expect(known_manifest_read(&manifest, "back-end2", path, &arena, &error) == STATUS_OK);
    cr_expect(known_manifest_read(&manifest, "other", path, &arena, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "/manifest.json: name: is not") != NULL, "%s", error.message);
    temporary_folder_delete(&folder, "manifest.json");
    cr_expect(known_manifest_read(&manifest, "back-end2", path, &arena, &error) == STATUS_NOT_FOUND);
    temporary_folder_remove(&folder);
}
