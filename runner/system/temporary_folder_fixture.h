/* For tests: a folder that is removed after the test. Any failure aborts the test. */
#ifndef SCATTER_TEMPORARY_FOLDER_FIXTURE_H
#define SCATTER_TEMPORARY_FOLDER_FIXTURE_H

#include <stddef.h>

struct temporary_folder {
    char path[256];
};

/* A new empty folder. */
struct temporary_folder temporary_folder_create(void);

/* Removes the folder and its contents; symbolic links are removed, not followed. */
void temporary_folder_remove(const struct temporary_folder *folder);

/* Creates a subfolder and its parents, such as "a/b". */
void temporary_folder_make(const struct temporary_folder *folder, const char *name);

/* Writes a file and creates its parent folders, such as "test_data_set_0/input_0.pb". */
void temporary_folder_write(const struct temporary_folder *folder, const char *name, const void *bytes,
                            size_t size);

/* Removes one file. */
void temporary_folder_delete(const struct temporary_folder *folder, const char *name);

/* Creates a symbolic link to `target`. */
void temporary_folder_link(const struct temporary_folder *folder, const char *name, const char *target);

#endif
