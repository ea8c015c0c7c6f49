#define _POSIX_C_SOURCE 200809L

#include "scratch.h"

#include "file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_PATHS = 256, MOST_FILES = 32, LONGEST_NAME = 200, LONGEST_PATH = 512, MOST_ABOVE = 3 };

static char root[256];   /* the folder of this process */
static char folder[288]; /* the folder of the input */

/* The paths created below the folder, in order. */
static char paths[MOST_PATHS][LONGEST_PATH];
static size_t path_count;

/* ---- the folder ---------------------------------------------------------------------------------------- */

void scratch_clear(void)
{
    while (path_count > 0)
        (void)remove(paths[--path_count]);
}

static void path_next_to_folder(const char *name, char path[LONGEST_PATH])
{
    (void)snprintf(path, LONGEST_PATH, "%s/%s", root, name);
}

static void remove_root(void)
{
    char path[LONGEST_PATH];
    scratch_clear();
    (void)rmdir(folder);
    path_next_to_folder("outside.pb", path);
    (void)unlink(path);
    path_next_to_folder("outside.bin", path);
    (void)unlink(path);
    (void)rmdir(root);
}

static void make_root(void)
{
    /* dims {4}, data_type float, raw_data */
    static const char tensor[] = "\x08\x04\x10\x01\x4a\x10" SCRATCH_SECRET;
    static const char secret[] = SCRATCH_SECRET SCRATCH_SECRET SCRATCH_SECRET SCRATCH_SECRET;
    char path[LONGEST_PATH];
    const char *parent = getenv("TMPDIR");
    (void)snprintf(root, sizeof root, "%s/scatter-fuzz-XXXXXX", parent == NULL ? "/tmp" : parent);
    bool made = mkdtemp(root) != NULL;
    (void)snprintf(folder, sizeof folder, "%s/case", root);
    made = made && mkdir(folder, 0700) == 0;
    path_next_to_folder("outside.pb", path);
    made = made && file_write(path, tensor, sizeof tensor - 1, NULL) == STATUS_OK;
    path_next_to_folder("outside.bin", path);
    if (!made || file_write(path, secret, sizeof secret - 1, NULL) != STATUS_OK) {
        perror(root);
        exit(EXIT_FAILURE);
    }
    (void)atexit(remove_root);
}

/* ---- files --------------------------------------------------------------------------------------------- */

/* Whether each component of a name is a valid file name. */
static bool is_contained(const char *name)
{
    if (name == NULL || strlen(name) > LONGEST_NAME)
        return false;
    for (;;) {
        size_t length = strcspn(name, "/");
        if (length == 0 || (length == 1 && name[0] == '.') ||
            (length == 2 && name[0] == '.' && name[1] == '.'))
            return false;
        if (name[length] == '\0')
            return true;
        name += length + 1;
    }
}

/* A link may point outside of the folder, but only a few levels up. */
static bool is_near(const char *target)
{
    int above = 0;
    for (const char *dots = strstr(target, ".."); dots != NULL; dots = strstr(dots + 1, ".."))
        above++;
    return target[0] != '/' && target[0] != '\0' && above <= MOST_ABOVE && strlen(target) <= LONGEST_NAME;
}

/* Room for the next path, which is counted once it is created. */
static char *next_path(void)
{
    return path_count < MOST_PATHS ? paths[path_count] : NULL;
}

/* Creates the missing parent folders of a name. False if one of them is not a folder, such as a link. */
static bool make_parents(const char *name)
{
    for (const char *slash = strchr(name, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        struct stat about;
        char *path = next_path();
        if (path == NULL)
            return false;
        (void)snprintf(path, LONGEST_PATH, "%s/%.*s", folder, (int)(slash - name), name);
        path_count += mkdir(path, 0700) == 0;
        if (lstat(path, &about) != 0 || !S_ISDIR(about.st_mode))
            return false;
    }
    return true;
}

static void write_file(const Fuzz__File *file)
{
    struct stat about;
    if (!is_contained(file->name) || !make_parents(file->name))
        return;
    char *path = next_path();
    if (path == NULL)
        return;
    (void)snprintf(path, LONGEST_PATH, "%s/%s", folder, file->name);
    if (lstat(path, &about) == 0)
        return;
    if (file->what_case == FUZZ__FILE__WHAT_LINK)
        path_count += is_near(file->link) && symlink(file->link, path) == 0;
    else
        path_count += file_write(path, file->contents.data, file->contents.len, NULL) == STATUS_OK;
}

const char *scratch_fill(const Fuzz__Input *input)
{
    if (root[0] == '\0')
        make_root();
    scratch_clear();
    for (size_t i = 0; i < input->n_files && i < MOST_FILES; i++)
        write_file(input->files[i]);
    return folder;
}

const char *scratch_write(const char *name, const void *bytes, size_t size)
{
    if (root[0] == '\0')
        make_root();
    char *path = next_path();
    if (path == NULL)
        abort();
    (void)snprintf(path, LONGEST_PATH, "%s/%s", folder, name);
    if (file_write(path, bytes, size, NULL) != STATUS_OK) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    path_count++;
    return path;
}

bool scratch_is_secret(const void *bytes, size_t size)
{
    static const char secret[] = SCRATCH_SECRET;
    const char *each = bytes;
    for (size_t i = 0; i + sizeof secret - 1 <= size; i++)
        if (each[i] == secret[0] && memcmp(each + i, secret, sizeof secret - 1) == 0)
            return true;
    return false;
}
