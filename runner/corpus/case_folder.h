/*
 * Finds cases: searches folders, and the archives in them, for model.onnx or test_data_set_N.
 */
#ifndef SCATTER_CASE_FOLDER_H
#define SCATTER_CASE_FOLDER_H

#include "archive.h"
#include "arena.h"
#include "case.h"
#include "folder.h"
#include "large_values.h"
#include "manifest.h"
#include "status.h"
#include "world.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A case that has been found but not read. */
struct case_location {
    const char *id;                /* SOURCE/path, with #N if the folder has several data sets */
    size_t suffix_length;          /* of the #N; 0: the id has none */
    struct case_files files;       /* of the case folder */
    bool lacks_model;              /* no file of the folder may be the model: loading says so */
    int data_set;                  /* N, or -1 for a folder with a model but without any data set */
    const struct large_row *large; /* the row of a generated case, without `files`; NULL: it is read */
    const struct world *world; /* the world of a generated case with this number, without `files`; or NULL */
    uint64_t number;
};

/* Which archives need not be opened: those that a manifest lists and in which no id could match a glob. */
struct wanted_archives {
    const char *const *ids;          /* globs, ended by NULL */
    const struct manifest *manifest; /* of the folder that is searched */
};

struct case_list {
    struct case_location *locations; /* sorted by id, data sets of one folder by number */
    size_t count;
    struct archive *archives; /* all opened archives, with or without cases */
    size_t skipped;           /* archives that were not opened */
};

/* Whether an entry of a case folder may be its model: a file *.onnx whose name does not begin with a dot. */
bool is_model_file(const struct folder_entry *entry);

/* Sorts the cases of a list. */
void case_list_sort(struct case_list *list);

/* Closes the archives of a list. Its cases can then no longer be loaded, and loaded ones must not be used. */
void case_list_close(struct case_list *list);

/*
 * Adds to `list` every case below a folder (which may itself be a case folder, and may be in an archive). `source` is
 * the first component of the ids. A file X.zip is an archive that represents a folder X, except in a case folder,
 * where such a file has no meaning. Symbolic links to folders and archives are not followed. Folders and files that
 * do not belong to a case folder are silently skipped; which file is the model, and whether it is a scatter case, is
 * checked when it is loaded.
 *
 * Archives that are not `wanted` (NULL: all are) are not opened but counted in `skipped`; their cases are then missing from
 * the list.
 *
 * STATUS_SYSTEM if the folder cannot be read; STATUS_UNREADABLE if an archive is refused, or if there are both a
 * folder X and an archive X.zip, whose cases would have the same ids. The list then keeps its previous cases.
 */
enum status case_list_add(struct case_list *list, const char *source, const struct case_files *folder,
                          const struct wanted_archives *wanted, struct arena *arena, struct error *error);

#endif
