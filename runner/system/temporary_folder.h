/*
 * For tests: a folder that is gone when the test is over. Running out of anything ends the test.
 */
#ifndef SCATTER_TEMPORARY_FOLDER_H
#define SCATTER_TEMPORARY_FOLDER_H

#include <stddef.h>

struct temporary_folder {
    char path[256];
};

/* A new empty folder. */
struct temporary_folder temporary_folder_create(void);

/* Removes it with all that it holds; symbolic links are removed, not followed. */
void temporary_folder_remove(const struct temporary_folder *folder);

/* Makes an inner folder, together with those above it: "a/b". */
void temporary_folder_make(const struct temporary_folder *folder, const char *name);

/* Writes a file into it, making the folders above it: "test_data_set_0/input_0.pb". */
void temporary_folder_write(const struct temporary_folder *folder, const char *name, const void *bytes,
                            size_t size);

/* Removes one file. */
void temporary_folder_delete(const struct temporary_folder *folder, const char *name);

/* Makes a symbolic link to `target`. */
void temporary_folder_link(const struct temporary_folder *folder, const char *name, const char *target);

#endif
