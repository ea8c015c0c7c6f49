#define _XOPEN_SOURCE 700

#include "file.h"
#include "machine.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
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
