#define _POSIX_C_SOURCE 200809L

#include "known_implementation.h"
#include "session.h"
#include "temporary_folder_fixture.h"
#include "version.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct arena arena;
static struct temporary_folder folder;
static struct known_implementations known;
static struct known_start start;
static struct error error;
static const char *program; /* of a checkout in the temporary folder */

#define STEPS "\"steps\": [{\"venv\": \"r.txt\"}]"

/* A manifest with the versions 2.0 and 1.0. */
#define MANIFEST(name, start)                                                                  \
    "{\"name\": \"" name                                                                       \
    "\", \"description\": \"d\", \"licence\": \"MIT\", \"upstream\": \"https://example.org\"," \
    " \"expresses\": {}, \"start\": " start                                                    \
    ", \"options\": {\"first\": \"{build}/x:{folder}\", \"second\": \"2\"},"                   \
    " \"versions\": [{\"version\": \"2.0\", " STEPS "}, {\"version\": \"1.0\", " STEPS "}]}"

static void write_text(const char *name, const char *text)
{
    temporary_folder_write(&folder, name, text, strlen(text));
}

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    cr_assert(chdir("/") == 0); /* it has no folder "implementations" */
    folder = temporary_folder_create();
    program = arena_format(&arena, "%s/build/dev/bin/scatter-cts", folder.path);
    write_text("implementations/lib/manifest.json", MANIFEST("lib", "{\"library\": \"{build}/lib.so\"}"));
    write_text("implementations/prog/manifest.json",
               MANIFEST("prog", "{\"program\": [\"python3\", \"{folder}/a.py\", \"{build}{build}\"]}"));
    write_text("build/implementations/lib@2.0/installed.json", "{" STEPS ", \"version\": \"2.0\"}");
    write_text("build/implementations/prog@2.0/installed.json", "{\"version\": \"2.0\", " STEPS "}");
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(known_implementation, .init = set_up, .fini = tear_down);

static void find(const char *path)
{
    cr_assert(known_implementations_find(&known, path, &arena, &error) == STATUS_OK, "%s", error.message);
}

static enum status begin(const char *specification)
{
    return known_implementation_start(&start, specification, program, &arena, &error);
}

static const char *path_in_folder(const char *rest)
{
    return arena_format(&arena, "%s/%s", folder.path, rest);
}

static void expect_refused(const char *specification, enum status expected, const char *message)
{
    enum status status = begin(specification);
    cr_expect(status == expected && strcmp(error.message, message) == 0, "%s: %s: %s", specification,
              status_name(status), status == STATUS_OK ? "" : error.message);
}

static void expect_text(const char *actual, const char *expected)
{
    cr_expect(strcmp(actual, expected) == 0, "\"%s\" is not \"%s\"", actual, expected);
}

/* ---- finding them -------------------------------------------------------------------------------------- */

Test(known_implementation, the_folder_is_found_above_the_program)
{
    find(program);
    expect_text(known.folder, path_in_folder("implementations"));
    expect_text(known.build_folder, path_in_folder("build/implementations"));
    expect_text(known_names(&known, &arena), "lib, prog");
}

Test(known_implementation, the_folder_next_to_the_program_is_found)
{
    find(path_in_folder("scatter-cts"));
    expect_text(known.folder, path_in_folder("implementations"));
}

Test(known_implementation, the_folder_in_the_current_folder_comes_first_and_its_paths_are_relative)
{
    cr_assert(chdir(folder.path) == 0);
    find("/usr/bin/scatter-cts");
    expect_text(known.folder, "implementations");
    expect_text(known.build_folder, "build/implementations");
    cr_assert(begin("prog") == STATUS_OK, "%s", error.message);
    expect_text(start.program[1], "implementations/prog/a.py");
}

Test(known_implementation, a_folder_without_manifests_is_skipped)
{
    temporary_folder_make(&folder, "build/dev/implementations/empty");
    write_text("build/dev/bin/implementations/Odd_Name/manifest.json", "{}");
    find(program);
    expect_text(known.folder, path_in_folder("implementations"));
}

Test(known_implementation, an_installed_program_uses_its_data_folder_and_installs_in_the_cache)
{
    (void)setenv("XDG_CACHE_HOME", path_in_folder("cache"), 1);
    write_text("share/scatter-cts/implementations/lib/manifest.json",
               MANIFEST("lib", "{\"library\": \"x\"}"));
    find(path_in_folder("bin/scatter-cts"));
    expect_text(known.folder, path_in_folder("share/scatter-cts/implementations"));
    expect_text(known.build_folder,
                path_in_folder("cache/scatter-cts/" SCATTER_CTS_VERSION "/implementations"));
    expect_text(known_names(&known, &arena), "lib");
}

Test(known_implementation, without_a_folder_no_implementation_is_known)
{
    find("/nowhere/bin/scatter-cts");
    cr_expect(known.folder == NULL && known.count == 0);
    expect_text(known_names(&known, &arena), "none");
    program = "/nowhere/bin/scatter-cts";
    expect_refused("lib", STATUS_USAGE,
                   "\"lib\" is not an implementation: give \"reference\", the path of a shared library, "
                   "\"exec:COMMAND ARGUMENTS\", or NAME[@VERSION] of a known one: none");
}

Test(known_implementation, folders_with_other_names_or_without_manifest_are_not_known)
{
    write_text("implementations/example/plugin.c", "");
    write_text("implementations/a_b/manifest.json", "{}");
    write_text("implementations/lib@2.0/manifest.json", "{}");
    write_text("implementations/manifest.json", "{}");
    find(program);
    expect_text(known_names(&known, &arena), "lib, prog");
}

/* ---- specifications ------------------------------------------------------------------------------------ */

Test(known_implementation, a_library_is_started_with_the_placeholders_replaced)
{
    cr_assert(begin("lib") == STATUS_OK, "%s", error.message);
    cr_expect(start.program == NULL && start.option_count == 2);
    expect_text(start.library, path_in_folder("build/implementations/lib@2.0/lib.so"));
    expect_text(start.options[0].key, "first");
    expect_text(start.options[0].value,
                arena_format(&arena, "%s/build/implementations/lib@2.0/x:%s/implementations/lib", folder.path,
                             folder.path));
    expect_text(start.options[1].key, "second");
    expect_text(start.options[1].value, "2");
}

Test(known_implementation, a_program_is_started_with_its_words_whatever_is_in_the_paths)
{
    temporary_folder_make(&folder, "a b");
    const char *elsewhere = path_in_folder("a b/scatter-cts");
    write_text("a b/implementations/prog/manifest.json",
               MANIFEST("prog", "{\"program\": [\"python3\", \"{folder}/a.py\", \"{build}{build}\"]}"));
    write_text("a b/build/implementations/prog@2.0/installed.json", "{\"version\": \"2.0\", " STEPS "}");
    cr_assert(known_implementation_start(&start, "prog", elsewhere, &arena, &error) == STATUS_OK);
    const char *build = path_in_folder("a b/build/implementations/prog@2.0");
    cr_expect(start.library == NULL && start.program[3] == NULL);
    expect_text(start.program[0], "python3");
    expect_text(start.program[1], path_in_folder("a b/implementations/prog/a.py"));
    expect_text(start.program[2], arena_format(&arena, "%s%s", build, build));
}

Test(known_implementation, a_version_can_be_named)
{
    write_text("build/implementations/lib@1.0/installed.json", "{\"version\": \"1.0\", " STEPS "}");
    cr_assert(begin("lib@1.0") == STATUS_OK, "%s", error.message);
    expect_text(start.library, path_in_folder("build/implementations/lib@1.0/lib.so"));
    cr_assert(begin("lib@2.0") == STATUS_OK, "%s", error.message);
    expect_text(start.library, path_in_folder("build/implementations/lib@2.0/lib.so"));
}

Test(known_implementation, a_version_that_is_not_installed_is_reported_with_the_command)
{
    temporary_folder_delete(&folder, "build/implementations/lib@2.0/installed.json");
    expect_refused(
        "lib", STATUS_NOT_FOUND,
        arena_format(&arena, "lib 2.0 is not installed: run %s/implementations/setup lib", folder.path));
    expect_refused(
        "lib@1.0", STATUS_NOT_FOUND,
        arena_format(&arena, "lib 1.0 is not installed: run %s/implementations/setup lib@1.0", folder.path));
    cr_assert(chdir(folder.path) == 0);
    expect_refused("lib@2.0", STATUS_NOT_FOUND, "lib 2.0 is not installed: run implementations/setup lib");
}

Test(known_implementation, a_version_installed_with_other_pins_is_outdated)
{
    static const char *const installed[] = {
        "{\"version\": \"2.0\", \"steps\": [{\"venv\": \"other.txt\"}]}",
        "{\"version\": \"2.0\"}",
        "{\"version\": \"2.0\", " STEPS ", \"more\": 1}",
        "{\"version\": \"2.0\", ",
        "",
        "[]",
        "1",
    };
    cr_assert(chdir(folder.path) == 0);
    for (size_t i = 0; i < sizeof installed / sizeof *installed; i++) {
        write_text("build/implementations/lib@2.0/installed.json", installed[i]);
        expect_refused("lib", STATUS_NOT_FOUND,
                       "lib 2.0 was installed from an earlier manifest: run implementations/setup lib again");
    }
}

Test(known_implementation, an_unknown_name_is_refused_with_the_known_names)
{
    static const char *const names[][2] = {{"libs", " (did you mean lib?)"},
                                           {"li", " (did you mean lib?)"},
                                           {"LIB", " (did you mean lib?)"},
                                           {"", ""},
                                           {"@2.0", ""},
                                           {"lib ", " (did you mean lib?)"},
                                           {"refernce", " (did you mean reference?)"},
                                           {"porg@1.0", " (did you mean prog?)"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        expect_refused(
            names[i][0], STATUS_USAGE,
            arena_format(
                &arena,
                "\"%s\" is not an implementation%s: give \"reference\", the path of a shared library, "
                "\"exec:COMMAND ARGUMENTS\", or NAME[@VERSION] of a known one: lib, prog",
                names[i][0], names[i][1]));
}

Test(known_implementation, an_unknown_version_is_refused_with_the_known_versions)
{
    expect_refused("lib@3.0", STATUS_USAGE, "lib has no version \"3.0\"; its versions: 2.0, 1.0");
    expect_refused("lib@", STATUS_USAGE, "lib has no version \"\"; its versions: 2.0, 1.0");
    expect_refused("lib@2.0@2.0", STATUS_USAGE, "lib has no version \"2.0@2.0\"; its versions: 2.0, 1.0");
}

Test(known_implementation, a_damaged_manifest_is_reported_with_its_file)
{
    write_text("implementations/lib/manifest.json", "{\"name\": \"lib\"}");
    expect_refused("lib", STATUS_UNREADABLE,
                   path_in_folder("implementations/lib/manifest.json: description: is missing"));
    cr_expect(begin("prog") == STATUS_OK, "%s", error.message);
}

/* ---- as an implementation under test ------------------------------------------------------------------- */

static enum status create(struct implementation *implementation, const char *specification, bool in_process)
{
    static struct execution_settings settings;
    settings = (struct execution_settings){.worker = program, .in_process = in_process};
    return implementation_create(implementation, specification, &settings, &arena, &error);
}

Test(known_implementation, a_library_is_started_as_a_worker_with_its_path)
{
    struct implementation implementation;
    write_text("build/implementations/lib@2.0/lib.so", "");
    cr_assert(create(&implementation, "lib", false) == STATUS_OK, "%s", error.message);
    cr_expect(implementation.kind == IMPLEMENTATION_LIBRARY && implementation.default_count == 2);
    expect_text(implementation.specification, "lib");
    expect_text(implementation.library, path_in_folder("build/implementations/lib@2.0/lib.so"));
    expect_text(implementation.command[2], implementation.library);
}

Test(known_implementation, a_library_that_set_up_did_not_create_is_not_found)
{
    struct implementation implementation;
    cr_expect(create(&implementation, "lib", false) == STATUS_NOT_FOUND);
    expect_text(error.message,
                arena_format(&arena,
                             "lib: there is no readable library \"%s/build/implementations/lib@2.0/lib.so\"",
                             folder.path));
}

Test(known_implementation, a_program_cannot_run_in_this_process)
{
    struct implementation implementation;
    cr_assert(create(&implementation, "prog", false) == STATUS_OK);
    cr_expect(implementation.kind == IMPLEMENTATION_PROGRAM && implementation.library == NULL);
    expect_text(implementation.command[0], "python3");
    cr_expect(create(&implementation, "prog", true) == STATUS_USAGE);
    expect_text(error.message, "--in-process cannot execute a program (prog)");
}

Test(known_implementation, answers_in_a_folder_cannot_be_used_in_this_process)
{
    struct implementation implementation;
    cr_expect(create(&implementation, "answers:folder", true) == STATUS_USAGE);
    expect_text(error.message, "--in-process cannot be used with answers in a folder (answers:folder)");
}

Test(known_implementation, other_specifications_keep_their_meaning)
{
    struct implementation implementation;
    write_text("implementations/reference/manifest.json", MANIFEST("reference", "{\"library\": \"/x.so\"}"));
    cr_expect(create(&implementation, "reference", false) == STATUS_OK);
    cr_expect(implementation.kind == IMPLEMENTATION_BUILT_IN && implementation.default_count == 0);
    cr_expect(create(&implementation, "exec:prog", false) == STATUS_OK);
    expect_text(implementation.command[0], "prog");
    cr_expect(create(&implementation, "./prog", false) == STATUS_NOT_FOUND);
    expect_text(error.message, "there is no readable library \"./prog\"");
    cr_expect(create(&implementation, "prog.so", false) == STATUS_NOT_FOUND);
}
