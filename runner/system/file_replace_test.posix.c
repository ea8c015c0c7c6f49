#define _POSIX_C_SOURCE 200809L

#include "file.h"
#include "folder.h"
#include "temporary_folder.h"

#include <criterion/criterion.h>
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
    folder = temporary_folder_create();
    (void)snprintf(path, sizeof path, "%s/file", folder.path);
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(file_replace, .init = set_up, .fini = tear_down);

Test(file_replace, replacing_a_file_keeps_its_permissions_and_leaves_no_other_file)
{
    struct stat about;
    struct folder_entry *entries;
    size_t count;
    cr_assert(file_write(path, "longer", 6, &error) == STATUS_OK);
    cr_assert(chmod(path, 0640) == 0);
    cr_assert(file_replace(path, "ab", 2, &error) == STATUS_OK, "%s", error.message);
    cr_assert(file_read(path, &bytes, &size, &arena, &error) == STATUS_OK);
    cr_expect(size == 2 && memcmp(bytes, "ab", 2) == 0);
    cr_expect(stat(path, &about) == 0 && (about.st_mode & 0777) == 0640);
    cr_assert(folder_read(folder.path, &entries, &count, &arena, &error) == STATUS_OK);
    cr_expect(count == 1, "%zu", count);
}

Test(file_replace, a_link_to_a_replaced_file_stays_a_link)
{
    char link[512];
    struct stat about;
    (void)snprintf(link, sizeof link, "%s/link", folder.path);
    cr_assert(file_write(path, "a", 1, &error) == STATUS_OK);
    cr_assert(symlink(path, link) == 0);
    cr_assert(file_replace(link, "ab", 2, &error) == STATUS_OK, "%s", error.message);
    cr_expect(lstat(link, &about) == 0 && S_ISLNK(about.st_mode));
    cr_assert(file_read(path, &bytes, &size, &arena, &error) == STATUS_OK);
    cr_expect(size == 2);
}

Test(file_replace, a_file_in_a_missing_folder_cannot_be_replaced)
{
    (void)snprintf(path, sizeof path, "%s/missing/file", folder.path);
    cr_expect(file_replace(path, "a", 1, &error) == STATUS_SYSTEM);
    cr_expect(strstr(error.message, path) != NULL, "%s", error.message);
}
