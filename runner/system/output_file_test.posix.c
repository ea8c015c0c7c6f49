#define _XOPEN_SOURCE 700

#include "file.h"
#include "machine.h"
#include "output_file.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static struct output_file file;
static char path[300], partial[310];

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    error = (struct error){0};
    folder = temporary_folder_create();
    (void)snprintf(path, sizeof path, "%s/file", folder.path);
    (void)snprintf(partial, sizeof partial, "%s.partial", path);
}

static void tear_down(void)
{
    output_file_abandon(&file);
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(output_file, .init = set_up, .fini = tear_down);

static void expect_contents(const char *name, const char *text)
{
    void *bytes;
    size_t size;
    cr_assert(file_read(name, &bytes, &size, &arena, &error) == STATUS_OK, "%s", error.message);
    cr_expect(size == strlen(text) && memcmp(bytes, text, size) == 0);
}

static size_t count_files(void)
{
    struct folder_entry *entries;
    size_t count;
    cr_assert(folder_read(folder.path, &entries, &count, &arena, &error) == STATUS_OK);
    return count;
}

static void open_and_write(const char *name, const char *text)
{
    cr_assert(output_file_open(&file, name, &error) == STATUS_OK, "%s", error.message);
    output_file_begin(&file);
    cr_assert(fputs(text, file.stream) >= 0);
}

static void expect_refused(const char *name, const char *words)
{
    cr_expect(output_file_open(&file, name, &error) == STATUS_SYSTEM);
    cr_expect(strstr(error.message, name) != NULL && strstr(error.message, words) != NULL, "%s",
              error.message);
}

Test(output_file, a_file_keeps_its_contents_until_it_is_finished)
{
    temporary_folder_write(&folder, "file", "before", 6);
    open_and_write(path, "abc");
    expect_contents(path, "before");
    cr_assert(output_file_finish(&file, &error) == STATUS_OK, "%s", error.message);
    expect_contents(path, "abc");
    cr_expect(count_files() == 1);
}

Test(output_file, a_new_file_does_not_exist_until_it_is_finished)
{
    open_and_write(path, "abc");
    cr_expect(access(path, F_OK) != 0);
    cr_assert(output_file_finish(&file, &error) == STATUS_OK, "%s", error.message);
    expect_contents(path, "abc");
}

Test(output_file, an_abandoned_file_leaves_the_one_before_it_and_nothing_else)
{
    temporary_folder_write(&folder, "file", "before", 6);
    open_and_write(path, "abc");
    output_file_abandon(&file);
    expect_contents(path, "before");
    cr_expect(count_files() == 1);
}

Test(output_file, a_file_that_is_left_is_the_partial_file)
{
    temporary_folder_write(&folder, "file", "before", 6);
    open_and_write(path, "abc");
    output_file_leave(&file);
    expect_contents(path, "before");
    expect_contents(partial, "abc");
}

Test(output_file, a_partial_file_of_a_killed_process_is_overwritten)
{
    temporary_folder_write(&folder, "file.partial", "longer than it", 14);
    open_and_write(path, "abc");
    cr_assert(output_file_finish(&file, &error) == STATUS_OK, "%s", error.message);
    expect_contents(path, "abc");
    cr_expect(count_files() == 1);
}

Test(output_file, a_file_that_is_abandoned_before_it_begins_leaves_the_partial_file_of_a_killed_process)
{
    temporary_folder_write(&folder, "file.partial", "results", 7);
    cr_assert(output_file_open(&file, path, &error) == STATUS_OK, "%s", error.message);
    output_file_abandon(&file);
    expect_contents(partial, "results");
}

Test(output_file, the_name_of_an_unfinished_file_is_wrong_usage)
{
    cr_expect(output_file_open(&file, partial, &error) == STATUS_USAGE);
    cr_expect(strstr(error.message, "the names of unfinished files end with .partial") != NULL, "%s",
              error.message);
}

Test(output_file, a_folder_in_the_place_of_the_partial_file_is_named)
{
    cr_assert(mkdir(partial, 0700) == 0);
    expect_refused(path, "file.partial: it is a folder");
}

Test(output_file, a_file_that_another_process_writes_is_refused)
{
    int ends[2], state;
    char ready;
    cr_assert(pipe(ends) == 0);
    pid_t child = fork();
    cr_assert(child >= 0);
    if (child == 0) {
        struct output_file its;
        bool opened = output_file_open(&its, path, &error) == STATUS_OK;
        (void)!write(ends[1], "r", 1);
        for (;;)
            (void)pause();
        _exit(opened);
    }
    cr_assert(read(ends[0], &ready, 1) == 1);
    expect_refused(path, "another process is writing it");
    cr_expect(kill(child, SIGKILL) == 0 && waitpid(child, &state, 0) == child);
    cr_expect(output_file_open(&file, path, &error) == STATUS_OK, "%s", error.message);
}

Test(output_file, replacing_a_file_keeps_its_permissions)
{
    struct stat about;
    temporary_folder_write(&folder, "file", "before", 6);
    cr_assert(chmod(path, 0640) == 0);
    cr_assert(output_file_write(path, "ab", 2, &error) == STATUS_OK, "%s", error.message);
    cr_expect(stat(path, &about) == 0 && (about.st_mode & 0777) == 0640);
}

Test(output_file, a_link_stays_a_link_and_the_file_behind_it_is_replaced)
{
    char link[512];
    struct stat about;
    (void)snprintf(link, sizeof link, "%s/link", folder.path);
    temporary_folder_write(&folder, "file", "before", 6);
    temporary_folder_link(&folder, "link", "file");
    cr_assert(output_file_write(link, "ab", 2, &error) == STATUS_OK, "%s", error.message);
    cr_expect(lstat(link, &about) == 0 && S_ISLNK(about.st_mode));
    expect_contents(path, "ab");
}

Test(output_file, a_dangling_link_gets_the_file_that_it_points_to)
{
    char link[512];
    (void)snprintf(link, sizeof link, "%s/link", folder.path);
    temporary_folder_link(&folder, "link", "file");
    cr_assert(output_file_write(link, "ab", 2, &error) == STATUS_OK, "%s", error.message);
    expect_contents(path, "ab");
}

Test(output_file, links_in_a_circle_are_refused)
{
    temporary_folder_link(&folder, "file", "other");
    temporary_folder_link(&folder, "other", "file");
    expect_refused(path, "symbolic links");
}

Test(output_file, a_folder_is_refused)
{
    expect_refused(folder.path, "it is a folder");
}

Test(output_file, the_name_of_a_folder_is_refused_for_a_new_file)
{
    (void)strcat(path, "/");
    expect_refused(path, "it is a folder");
}

Test(output_file, a_file_in_a_missing_folder_is_refused)
{
    (void)snprintf(path, sizeof path, "%s/missing/file", folder.path);
    expect_refused(path, "there is no such folder");
}

Test(output_file, an_empty_name_is_refused)
{
    cr_expect(output_file_open(&file, "", &error) == STATUS_SYSTEM);
    cr_expect(strstr(error.message, "\"\": cannot be written") != NULL, "%s", error.message);
}

Test(output_file, a_pipe_is_written_when_its_reader_opens_it)
{
    int state;
    cr_assert(mkfifo(path, 0600) == 0);
    pid_t child = fork();
    cr_assert(child >= 0);
    if (child == 0) {
        char bytes[4];
        int end = open(path, O_RDONLY);
        _exit(read(end, bytes, sizeof bytes) == 3 ? 0 : 1);
    }
    cr_assert(output_file_write(path, "abc", 3, &error) == STATUS_OK, "%s", error.message);
    cr_expect(waitpid(child, &state, 0) == child && state == 0);
}

Test(output_file, waiting_for_a_reader_can_be_interrupted)
{
    cr_assert(mkfifo(path, 0600) == 0);
    interruption_request(SIGTERM);
    expect_refused(path, "interrupted while waiting for a reader");
}

Test(output_file, a_descriptor_of_this_process_is_written_where_it_stands)
{
    char descriptor[40];
    int own = open(path, O_WRONLY | O_CREAT, 0600);
    cr_assert(own >= 0 && write(own, "abc", 3) == 3);
    (void)snprintf(descriptor, sizeof descriptor, "/dev/fd/%d", own);
    cr_assert(output_file_write(descriptor, "def", 3, &error) == STATUS_OK, "%s", error.message);
    expect_contents(path, "abcdef");
}

Test(output_file, a_full_device_is_reported_with_its_name)
{
    cr_assert(output_file_open(&file, "/dev/full", &error) == STATUS_OK);
    cr_assert(fputs("abc", file.stream) >= 0);
    cr_expect(output_file_finish(&file, &error) == STATUS_SYSTEM);
    cr_expect(strcmp(error.message, "/dev/full: could not be written completely: No space left on device") ==
                  0,
              "%s", error.message);
}

Test(output_file, a_file_that_cannot_be_renamed_is_left_and_named)
{
    open_and_write(path, "abc");
    cr_assert(mkdir(path, 0700) == 0);
    cr_expect(output_file_finish(&file, &error) == STATUS_SYSTEM);
    cr_expect(strstr(error.message, "/file: cannot be replaced: ") != NULL, "%s", error.message);
    cr_expect(strstr(error.message, "the contents are in ") != NULL, "%s", error.message);
    expect_contents(partial, "abc");
}

Test(output_file, two_spellings_of_a_path_are_one_place)
{
    char other[320];
    (void)snprintf(other, sizeof other, "%s/./file", folder.path);
    open_and_write(path, "abc");
    cr_expect(output_file_is_at(&file, other));
    cr_expect(!output_file_is_at(&file, partial));
}

Test(output_file, the_same_pipe_is_one_place_and_a_device_is_not)
{
    cr_assert(output_file_open(&file, "/dev/null", &error) == STATUS_OK);
    cr_expect(!output_file_is_at(&file, "/dev/null"));
    output_file_abandon(&file);
    int ends[2];
    char descriptor[40];
    cr_assert(pipe(ends) == 0);
    (void)snprintf(descriptor, sizeof descriptor, "/dev/fd/%d", ends[1]);
    cr_assert(output_file_open(&file, descriptor, &error) == STATUS_OK);
    cr_expect(output_file_is_at(&file, descriptor));
}
