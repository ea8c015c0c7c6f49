/*
 * The files of a case: in a folder, or in a folder of an archive (archive.h). Code that reads a case need not know
 * which.
 */
#ifndef SCATTER_CASE_FILES_H
#define SCATTER_CASE_FILES_H

#include "archive.h"
#include "arena.h"
#include "folder.h"
#include "status.h"
#include "tensor_proto.h"

#include <stddef.h>

struct case_files {
    const char *folder; /* as a path, also for messages: "cases/slices", or "cases/ScatterND-18.zip/slices" */
    struct archive *archive; /* NULL: it is a folder of the file system */
    const char *inside;      /* the folder in the archive: "slices"; "" for its root */
};

/*
 * Resolves a path: a folder; an archive X.zip; a folder in an archive, as X.zip/a/b; and, if there is no folder X,
 * the same as X and X/a/b. An archive is opened and added to the list. STATUS_NOT_FOUND if the path is none of these,
 * STATUS_UNREADABLE if an archive is refused. Everything is in the arena.
 */
enum status case_files_find(struct case_files *files, const char *path, struct archive **archives,
                            struct arena *arena, struct error *error);

/* The files of a folder in this folder. Borrows `name`. `folder` is NULL if there is no memory. */
struct case_files case_files_below(const struct case_files *files, const char *name, struct arena *arena);

/* The entries of the folder, like folder_read. */
enum status case_files_list(const struct case_files *files, struct folder_entry **entries, size_t *count,
                            struct arena *arena, struct error *error);

/*
 * Reads the file with this name below the folder, "model.onnx" or "test_data_set_0/input_0.pb". STATUS_NOT_FOUND if
 * it does not exist; STATUS_UNREADABLE also if it leads out of the folder (file_read_contained), or its bytes do not
 * match its archive's directory. The message begins with the name. The bytes are in the arena or in the archive.
 */
enum status case_files_read(const struct case_files *files, const char *name, const void **bytes,
                            size_t *size, struct arena *arena, struct error *error);

/*
 * Where the external data of a file may be. `below` is the path of the file's folder below this one, such as
 * "test_data_set_0", or "": locations are relative to it and must not leave this folder. Borrows both. `folder` is
 * NULL if there is no memory.
 */
struct external_data_scope case_files_scope(const struct case_files *files, const char *below,
                                            struct arena *arena);

#endif
