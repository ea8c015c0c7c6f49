#include "file.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

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
