/*
 * Paths below a folder or in an archive, as text: "ScatterND-18/slices/model.onnx". Files are not accessed.
 */
#ifndef SCATTER_CORPUS_PATH_H
#define SCATTER_CORPUS_PATH_H

#include <stdbool.h>

/*
 * An order for sorting, like strcmp, in which "/" comes before every other byte: the contents of a folder immediately
 * follow it.
 */
int path_order(const char *a, const char *b);

/* Whether a path is below a folder; all paths are below "". */
bool path_lies_below(const char *path, const char *folder);

/*
 * Whether no component is empty, "." or "..": such a path cannot lead out of the folder, and each file has exactly
 * one.
 */
bool path_is_plain(const char *path);

/* Whether a file with this name is an archive of cases: "X.zip" with a non-empty X. */
bool path_names_archive(const char *path);

#endif
