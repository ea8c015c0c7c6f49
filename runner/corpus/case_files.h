/*
 * The files of a case: those in a folder, or in a folder of an archive (archive.h). Whoever reads a case need not know
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
    const char *folder; /* as a path, for people too: "cases/slices", or "cases/ScatterND-18.zip/slices" */
    struct archive *archive; /* NULL: it is a folder of the file system */
    const char *inside;      /* the folder in the archive: "slices", "" for its top */
};

/*
 * What a path names: a folder; an archive X.zip; a folder in one, as X.zip/a/b; and, since X.zip stands for a folder X,
 * where there is no such folder, the same as X and X/a/b. An archive is opened and added to the list. STATUS_NOT_FOUND
 * when the path names none of these, STATUS_UNREADABLE for an archive that is refused. Everything is in the arena.
 */
enum status case_files_find(struct case_files *files, const char *path, struct archive **archives,
                            struct arena *arena, struct error *error);

/* The files of a folder in this one. Borrows `name`. `folder` is NULL without memory. */
struct case_files case_files_below(const struct case_files *files, const char *name, struct arena *arena);

/* What lies in the folder, as folder_read has it. */
enum status case_files_list(const struct case_files *files, struct folder_entry **entries, size_t *count,
                            struct arena *arena, struct error *error);

/*
 * Reads the file of this name below the folder, "model.onnx" or "test_data_set_0/input_0.pb". STATUS_NOT_FOUND when it
 * is not there; STATUS_UNREADABLE also when it leads out of the folder (file_read_contained), or its bytes are not
 * those that its archive lists. The message begins with the name.
 */
enum status case_files_read(const struct case_files *files, const char *name, void **bytes, size_t *size,
                            struct arena *arena, struct error *error);

/*
 * Where the external data of a file may lie that lies `below` the folder, in "test_data_set_0", or "" for itself:
 * locations are relative to there and may not leave the folder. Borrows both. `folder` is NULL without memory.
 */
struct external_data_scope case_files_scope(const struct case_files *files, const char *below,
                                            struct arena *arena);

#endif
