/* Tests of files, also those that are arguments, and of folders. */
#define _XOPEN_SOURCE 700

#include "file.h"
#include "machine.h"
#include "temporary_folder_fixture.h"
#include "version.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static char path[300];
static void *bytes;
static size_t size;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    error = (struct error){0};
    folder = temporary_folder_create();
    (void)snprintf(path, sizeof path, "%s/file", folder.path);
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(file, .init = set_up, .fini = tear_down);

Test(file, a_written_file_is_read)
{
    cr_assert(file_write(path, "a\0b", 3, &error) == STATUS_OK);
    cr_assert(file_read(path, &bytes, &size, &arena, &error) == STATUS_OK);
    cr_expect(size == 3 && memcmp(bytes, "a\0b", 3) == 0);
}

Test(file, writing_replaces_the_contents)
{
    cr_assert(file_write(path, "longer", 6, &error) == STATUS_OK);
    cr_assert(file_write(path, "ab", 2, &error) == STATUS_OK);
    cr_assert(file_read(path, &bytes, &size, &arena, &error) == STATUS_OK);
    cr_expect(size == 2);
}

Test(file, an_empty_file_is_read)
{
    cr_assert(file_write(path, "", 0, &error) == STATUS_OK);
    cr_assert(file_read(path, &bytes, &size, &arena, &error) == STATUS_OK);
    cr_expect(size == 0 && bytes != NULL);
}

Test(file, a_missing_file_is_not_found_and_named)
{
    cr_expect(file_read(path, &bytes, &size, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, path) != NULL, "%s", error.message);
}

Test(file, a_folder_is_unreadable)
{
    cr_expect(file_read(folder.path, &bytes, &size, &arena, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "not a regular file") != NULL, "%s", error.message);
}

Test(file, a_device_is_unreadable)
{
    cr_expect(file_read("/dev/zero", &bytes, &size, &arena, &error) == STATUS_UNREADABLE);
}

Test(file, running_out_of_descriptors_does_not_make_a_file_unreadable)
{
    cr_expect(file_not_opened("a path", "a name", EMFILE, &error) == STATUS_SYSTEM);
    cr_expect_str_eq(error.message, "a name: cannot be opened: Too many open files");
}

Test(file, a_file_larger_than_the_memory_limit_is_a_clear_error)
{
    static const char zeros[2 << 20];
    temporary_folder_write(&folder, "file", zeros, sizeof zeros);
    cr_expect(file_read(path, &bytes, &size, &arena, &error) == STATUS_OUT_OF_MEMORY);
    cr_expect(strstr(error.message, "memory limit") != NULL, "%s", error.message);
}

Test(file, writing_into_a_missing_folder_is_a_system_error)
{
    (void)snprintf(path, sizeof path, "%s/missing/file", folder.path);
    cr_expect(file_write(path, "a", 1, &error) == STATUS_SYSTEM);
    cr_expect(strstr(error.message, path) != NULL, "%s", error.message);
}

Test(file, a_folder_that_a_command_fills_is_made_with_its_parents_and_must_be_empty)
{
    (void)snprintf(path, sizeof path, "%s/a/b", folder.path);
    cr_expect(folder_create_empty(path, &error) == STATUS_OK);
    cr_expect(folder_create_empty(path, &error) == STATUS_OK, "it exists and is empty");
    temporary_folder_write(&folder, "a/b/file", "", 0);
    cr_expect(folder_create_empty(path, &error) == STATUS_USAGE);
    (void)snprintf(path, sizeof path, "%s/a/b/file/c", folder.path);
    cr_expect(folder_create_empty(path, &error) == STATUS_SYSTEM);
    cr_expect(strstr(error.message, path) != NULL, "%s", error.message);
}

Test(file, a_path_is_contained_in_itself_and_its_parents)
{
    temporary_folder_write(&folder, "a/b/file", "", 0);
    (void)snprintf(path, sizeof path, "%s/a/b/../b/file", folder.path);
    cr_expect(path_is_contained(path, folder.path));
    cr_expect(path_is_contained(folder.path, folder.path));
    cr_expect(path_is_contained(path, "/"));
}

Test(file, a_missing_path_is_not_contained_in_anything)
{
    cr_expect(!path_is_contained(path, folder.path));
}

Test(file, a_folder_is_not_contained_in_its_subfolders)
{
    temporary_folder_make(&folder, "a");
    (void)snprintf(path, sizeof path, "%s/a", folder.path);
    cr_expect(!path_is_contained(folder.path, path));
}

/* ---- contained files ----------------------------------------------------------------------------------- */

/* Reads a file below the inner folder "inside", which is the boundary. */
static enum status read_inside(const char *location)
{
    char inside[300];
    (void)snprintf(inside, sizeof inside, "%s/inside", folder.path);
    return file_read_contained(inside, inside, location, 0, UINT64_MAX, &bytes, &size, &arena, &error);
}

static void expect_outside(const char *location)
{
    enum status status = read_inside(location);
    cr_expect(status == STATUS_UNREADABLE && strstr(error.message, "points outside of the folder") != NULL,
              "%s: %s", status_name(status), error.message);
}

Test(file, a_file_below_the_folder_is_read)
{
    temporary_folder_write(&folder, "inside/a/b", "text", 4);
    cr_expect(read_inside("a/b") == STATUS_OK, "%s", error.message);
    cr_expect(size == 4 && memcmp(bytes, "text", 4) == 0);
}

Test(file, a_link_to_a_file_outside_is_not_followed)
{
    temporary_folder_write(&folder, "secret", "text", 4);
    temporary_folder_make(&folder, "inside/a");
    temporary_folder_link(&folder, "inside/link", "../secret");
    temporary_folder_link(&folder, "inside/a/link", "../../secret");
    expect_outside("link");
    expect_outside("a/link");
}

Test(file, a_link_to_a_folder_outside_is_not_followed)
{
    temporary_folder_write(&folder, "outside/b/secret", "text", 4);
    temporary_folder_make(&folder, "inside/a");
    temporary_folder_link(&folder, "inside/link", "../outside");
    temporary_folder_link(&folder, "inside/a/link", "../../outside/b");
    expect_outside("link/b/secret");
    expect_outside("a/link/secret");
}

Test(file, a_folder_below_the_boundary_may_not_lead_out_of_it)
{
    static const char *const leading_out[] = {"inside/link", "inside/../outside"};
    temporary_folder_write(&folder, "outside/secret", "text", 4);
    temporary_folder_write(&folder, "inside/a/b", "text", 4);
    temporary_folder_link(&folder, "inside/link", "../outside");
    char boundary[300], below[300];
    (void)snprintf(boundary, sizeof boundary, "%s/inside", folder.path);
    for (size_t i = 0; i < sizeof leading_out / sizeof *leading_out; i++) {
        (void)snprintf(below, sizeof below, "%s/%s", folder.path, leading_out[i]);
        cr_expect(file_read_contained(below, boundary, "secret", 0, UINT64_MAX, &bytes, &size, &arena,
                                      &error) == STATUS_UNREADABLE,
                  "%s", leading_out[i]);
    }
    (void)snprintf(below, sizeof below, "%s/inside/a", folder.path);
    cr_expect(file_read_contained(below, boundary, "b", 0, UINT64_MAX, &bytes, &size, &arena, &error) ==
                  STATUS_OK,
              "%s", error.message);
}

Test(file, links_that_stay_inside_are_followed)
{
    temporary_folder_write(&folder, "inside/a/b", "text", 4);
    temporary_folder_link(&folder, "inside/file", "a/b");
    temporary_folder_link(&folder, "inside/folder", "a");
    cr_expect(read_inside("file") == STATUS_OK, "%s", error.message);
    cr_expect(read_inside("folder/b") == STATUS_OK, "%s", error.message);
}

Test(file, a_dangling_link_is_unreadable_and_reported_as_such)
{
    temporary_folder_make(&folder, "inside");
    temporary_folder_link(&folder, "inside/link", "nothing");
    cr_expect(read_inside("link") == STATUS_UNREADABLE);
    cr_expect(read_inside("nothing") == STATUS_NOT_FOUND);
    cr_expect(read_inside("no/folder") == STATUS_NOT_FOUND);
}

TestSuite(folder, .init = set_up, .fini = tear_down);

Test(folder, entries_are_sorted_and_have_their_kinds)
{
    temporary_folder_write(&folder, "b", "", 0);
    temporary_folder_make(&folder, "c");
    temporary_folder_link(&folder, "a", "c");
    temporary_folder_write(&folder, "B", "", 0);
    struct folder_entry *entries = NULL;
    size_t count = 0;
    cr_assert(folder_read(folder.path, &entries, &count, &arena, &error) == STATUS_OK);
    cr_assert(count == 4);
    cr_expect(strcmp(entries[0].name, "B") == 0 && entries[0].kind == ENTRY_FILE);
    cr_expect(strcmp(entries[1].name, "a") == 0 && entries[1].kind == ENTRY_LINK);
    cr_expect(strcmp(entries[2].name, "b") == 0 && entries[2].kind == ENTRY_FILE);
    cr_expect(strcmp(entries[3].name, "c") == 0 && entries[3].kind == ENTRY_FOLDER);
}

Test(folder, a_missing_folder_is_not_found)
{
    struct folder_entry *entries = NULL;
    size_t count = 0;
    cr_expect(folder_read("/nonexistent/folder", &entries, &count, &arena, &error) == STATUS_NOT_FOUND);
}

Test(folder, a_numbered_name_gives_its_number)
{
    int number = -1;
    cr_expect(numbered_name("input_0.pb", "input_", ".pb", &number) && number == 0);
    cr_expect(numbered_name("input_12.pb", "input_", ".pb", &number) && number == 12);
    cr_expect(numbered_name("test_data_set_2147483647", "test_data_set_", "", &number) &&
              number == 2147483647);
}

Test(folder, other_spellings_of_a_number_are_not_numbered_names)
{
    static const char *const names[] = {"input_.pb",   "input_01.pb", "input_-1.pb",          "input_+1.pb",
                                        "input_1.pbx", "input_1",     "input_2147483648.pb",  "Input_1.pb",
                                        "input_ 1.pb", "xinput_1.pb", "input_99999999999.pb", "input_1 .pb"};
    int number = 0;
    for (size_t row = 0; row < sizeof names / sizeof *names; row++)
        cr_expect(!numbered_name(names[row], "input_", ".pb", &number), "%s", names[row]);
}

TestSuite(data_folder, .init = set_up, .fini = tear_down);

Test(data_folder, the_data_folder_is_next_to_the_folder_of_the_program)
{
    cr_expect_str_eq(data_folder("/opt/x/bin/scatter-cts", &arena), "/opt/x/share/scatter-cts");
    cr_expect_str_eq(data_folder("/bin/scatter-cts", &arena), "/share/scatter-cts");
}

Test(data_folder, the_cache_is_in_xdg_cache_home)
{
    (void)setenv("HOME", "/home/a", 1);
    (void)setenv("XDG_CACHE_HOME", "/caches", 1);
    cr_expect_str_eq(cache_folder(&arena), "/caches/scatter-cts/" SCATTER_CTS_VERSION);
}

Test(data_folder, a_relative_xdg_cache_home_is_ignored)
{
    (void)setenv("HOME", "/home/a", 1);
    (void)setenv("XDG_CACHE_HOME", "caches", 1);
    cr_expect_str_eq(cache_folder(&arena), "/home/a/.cache/scatter-cts/" SCATTER_CTS_VERSION);
}

Test(data_folder, without_home_the_home_folder_comes_from_the_user_database)
{
    const struct passwd *user = getpwuid(getuid());
    cr_assert(user != NULL);
    (void)unsetenv("XDG_CACHE_HOME");
    (void)unsetenv("HOME");
    cr_expect_str_eq(cache_folder(&arena),
                     arena_format(&arena, "%s/.cache/scatter-cts/%s", user->pw_dir, SCATTER_CTS_VERSION));
}

TestSuite(argument_file, .init = set_up, .fini = tear_down);

static enum status read_all(const char *name)
{
    return argument_file_read_all(name, 1000, &bytes, &size, &arena, &error);
}

/* Forks a child that uses the file; it is not waited for. */
static bool in_child(void)
{
    pid_t child = fork();
    cr_assert(child >= 0);
    return child == 0;
}

static void expect_refused(const char *name, enum status status, const char *words)
{
    cr_expect(read_all(name) == status, "%d", (int)error.status);
    cr_expect(strstr(error.message, words) != NULL, "%s", error.message);
}

Test(argument_file, a_regular_file_is_read)
{
    temporary_folder_write(&folder, "file", "a\0b", 3);
    cr_assert(read_all(path) == STATUS_OK, "%s", error.message);
    cr_expect(size == 3 && memcmp(bytes, "a\0b", 3) == 0);
}

Test(argument_file, a_named_pipe_is_read_to_its_end)
{
    cr_assert(mkfifo(path, 0600) == 0);
    if (in_child()) {
        int end = open(path, O_WRONLY);
        _exit(write(end, "abc", 3) == 3 && write(end, "def", 3) == 3 ? 0 : 1);
    }
    cr_assert(read_all(path) == STATUS_OK, "%s", error.message);
    cr_expect(size == 6 && memcmp(bytes, "abcdef", 6) == 0);
}

Test(argument_file, an_inherited_pipe_whose_writer_has_closed_it_is_read_to_its_end)
{
    int ends[2];
    cr_assert(pipe(ends) == 0 && write(ends[1], "abc", 3) == 3 && close(ends[1]) == 0);
    (void)snprintf(path, sizeof path, "/dev/fd/%d", ends[0]);
    cr_assert(read_all(path) == STATUS_OK, "%s", error.message);
    cr_expect(size == 3 && memcmp(bytes, "abc", 3) == 0);
}

Test(argument_file, an_empty_inherited_pipe_has_no_bytes)
{
    int ends[2];
    cr_assert(pipe(ends) == 0 && close(ends[1]) == 0);
    (void)snprintf(path, sizeof path, "/dev/fd/%d", ends[0]);
    cr_assert(read_all(path) == STATUS_OK, "%s", error.message);
    cr_expect(size == 0);
}

Test(argument_file, waiting_for_a_writer_can_be_interrupted)
{
    cr_assert(mkfifo(path, 0600) == 0);
    interruption_request(SIGTERM);
    expect_refused(path, STATUS_UNREADABLE, "/file: cannot be read: interrupted");
}

Test(argument_file, folders_and_devices_are_refused)
{
    expect_refused(folder.path, STATUS_UNREADABLE, ": is neither a regular file nor a pipe");
    expect_refused("/dev/null", STATUS_UNREADABLE, "/dev/null: is neither a regular file nor a pipe");
}

Test(argument_file, a_missing_file_is_not_found)
{
    expect_refused(path, STATUS_NOT_FOUND, "/file: there is no such file");
}

Test(argument_file, a_dangling_link_is_reported_as_such)
{
    temporary_folder_link(&folder, "file", "gone");
    expect_refused(path, STATUS_UNREADABLE, "/file: is a symbolic link to \"gone\", which does not exist");
}

Test(argument_file, larger_files_are_refused)
{
    char text[1001] = "";
    temporary_folder_write(&folder, "file", text, sizeof text);
    expect_refused(path, STATUS_UNREADABLE, "/file: is larger than the limit of 1000 bytes");
}

Test(argument_file, a_pipe_with_more_bytes_than_the_limit_is_refused)
{
    int ends[2];
    char text[1001] = "";
    cr_assert(pipe(ends) == 0 && write(ends[1], text, sizeof text) == sizeof text);
    (void)snprintf(path, sizeof path, "/dev/fd/%d", ends[0]);
    expect_refused(path, STATUS_UNREADABLE, "is larger than the limit of 1000 bytes");
}

Test(argument_file, running_out_of_memory_is_reported)
{
    struct arena none = arena_create(0);
    temporary_folder_write(&folder, "file", "abc", 3);
    cr_expect(argument_file_read_all(path, 1000, &bytes, &size, &none, &error) == STATUS_OUT_OF_MEMORY);
}
