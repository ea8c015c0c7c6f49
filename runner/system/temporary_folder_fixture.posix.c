#define _POSIX_C_SOURCE 200809L
#define _XOPEN_SOURCE   700 /* nftw */

#include "temporary_folder_fixture.h"

#include "file.h"

#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Not assert(), which a release build removes. */
static void require(int condition, const char *what)
{
    if (condition)
        return;
    perror(what);
    abort();
}

struct temporary_folder temporary_folder_create(void)
{
    struct temporary_folder folder;
    const char *parent = getenv("TMPDIR");
    int length = snprintf(folder.path, sizeof folder.path, "%s/scatter-cts-XXXXXX",
                          parent == NULL || parent[0] == '\0' ? "/tmp" : parent);
    require(length > 0 && (size_t)length < sizeof folder.path, "TMPDIR");
    require(mkdtemp(folder.path) != NULL, "mkdtemp");
    return folder;
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *state)
{
    (void)about;
    (void)kind;
    (void)state;
    return remove(path);
}

void temporary_folder_remove(const struct temporary_folder *folder)
{
    require(nftw(folder->path, remove_one, 16, FTW_DEPTH | FTW_PHYS) == 0, folder->path);
}

static void full_path(const struct temporary_folder *folder, const char *name, char path[1024])
{
    int length = snprintf(path, 1024, "%s/%s", folder->path, name);
    require(length > 0 && length < 1024, name);
}

static void make_parents(const struct temporary_folder *folder, char *path)
{
    for (char *slash = strchr(path + strlen(folder->path) + 1, '/'); slash != NULL;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        require(mkdir(path, 0777) == 0 || errno == EEXIST, path);
        *slash = '/';
    }
}

void temporary_folder_make(const struct temporary_folder *folder, const char *name)
{
    char path[1024];
    full_path(folder, name, path);
    make_parents(folder, path);
    require(mkdir(path, 0777) == 0 || errno == EEXIST, path);
}

void temporary_folder_write(const struct temporary_folder *folder, const char *name, const void *bytes,
                            size_t size)
{
    char path[1024];
    full_path(folder, name, path);
    make_parents(folder, path);
    require(file_write(path, bytes, size, NULL) == STATUS_OK, path);
}

void temporary_folder_delete(const struct temporary_folder *folder, const char *name)
{
    char path[1024];
    full_path(folder, name, path);
    require(unlink(path) == 0, path);
}

void temporary_folder_link(const struct temporary_folder *folder, const char *name, const char *target)
{
    char path[1024];
    full_path(folder, name, path);
    make_parents(folder, path);
    require(symlink(target, path) == 0, path);
}
