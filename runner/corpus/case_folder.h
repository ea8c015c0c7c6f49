/*
 * Finding cases: walking folders, and the archives in them, for model.onnx and test_data_set_N.
 */
#ifndef SCATTER_CASE_FOLDER_H
#define SCATTER_CASE_FOLDER_H

#include "archive.h"
#include "arena.h"
#include "case_files.h"
#include "large_row.h"
#include "status.h"
#include "world.h"

#include <stddef.h>
#include <stdint.h>

/* A case that was found, not yet read. */
struct case_location {
    const char *id;          /* SOURCE/path, with #N where the folder has several data sets */
    struct case_files files; /* of the case folder */
    int data_set;            /* N, or -1 for a folder with a model but without any data set */
    const struct large_row
        *large; /* the case is made from this row, and `files` names nothing; NULL: it is read */
    const struct world *world; /* the case is the one of this world with the number, and likewise; or NULL */
    uint64_t number;
};

struct case_list {
    struct case_location *locations; /* sorted by id, data sets of one folder by number */
    size_t count;
    struct archive *archives; /* all that were opened, whether they hold cases or not */
};

/* Puts the cases of a list in their order. */
void case_list_sort(struct case_list *list);

/* Closes the archives of a list, after which its cases cannot be loaded any more. */
void case_list_close(struct case_list *list);

/*
 * Adds to `list` every case below a folder (which may itself be a case folder, and may lie in an archive). `source` is
 * the first component of the ids. A file X.zip is an archive that stands for a folder X, where it lies next to cases;
 * in a case folder files of that name mean nothing. Symbolic links to folders and archives are not followed. Folders
 * and files that are not a case folder are passed over in silence: whether a model is a scatter case is seen when it is
 * loaded.
 *
 * `ids`, which may be NULL, are globs that end with NULL: archives without a case whose id one of them could match are
 * not opened; their cases are then missing from the list.
 *
 * STATUS_SYSTEM when the folder cannot be read; STATUS_UNREADABLE when an archive is refused, and when there are both a
 * folder X and an archive X.zip, whose cases would have the same ids. The list then keeps the cases that it had.
 */
enum status case_list_add(struct case_list *list, const char *source, const struct case_files *folder,
                          const char *const *ids, struct arena *arena, struct error *error);

#endif
