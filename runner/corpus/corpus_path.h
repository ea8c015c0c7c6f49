/*
 * Paths below a folder or in an archive, as text: "ScatterND-18/slices/model.onnx". Nothing here looks at files.
 */
#ifndef SCATTER_CORPUS_PATH_H
#define SCATTER_CORPUS_PATH_H

#include <stdbool.h>

/*
 * An order for sorting, as strcmp has one, in which "/" comes before every other byte: what lies below a folder
 * follows it at once.
 */
int path_order(const char *a, const char *b);

/* Whether a path lies below a folder; "" is the folder that all paths lie in. */
bool path_lies_below(const char *path, const char *folder);

/* Whether no component is empty, "." or "..": such a path cannot lead out of the folder, and each file has one. */
bool path_is_plain(const char *path);

/* Whether a file of this name is taken for an archive of cases: "X.zip" with an X that is not empty. */
bool path_names_archive(const char *path);

#endif
