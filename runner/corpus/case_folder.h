/*
 * Finding cases: walking folders for model.onnx and test_data_set_N.
 */
#ifndef SCATTER_CASE_FOLDER_H
#define SCATTER_CASE_FOLDER_H

#include "arena.h"
#include "status.h"

#include <stddef.h>

/* A case that was found, not yet read. */
struct case_location {
    const char *id;     /* SOURCE/path, with #N where the folder has several data sets */
    const char *folder; /* the case folder, as a path */
    int data_set;       /* N, or -1 for a folder with a model but without any data set */
};

struct case_list {
    struct case_location *locations; /* sorted by id, data sets of one folder by number */
    size_t count;
};

/*
 * Adds to `list` every case below `folder` (which may itself be a case folder). `source` is the first
 * component of the ids; NULL stands for the last component of the folder's real path. Symbolic links to
 * folders are not followed. Folders and files that are no case folder are passed over in silence: whether a
 * model is a scatter case is seen when it is loaded.
 *
 * STATUS_NOT_FOUND when the folder does not exist, STATUS_SYSTEM when it cannot be read.
 */
enum status case_list_add(struct case_list *list, const char *source, const char *folder, struct arena *arena,
                          struct error *error);

#endif
