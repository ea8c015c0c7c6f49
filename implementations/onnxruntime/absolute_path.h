/* Paths that do not depend on the current folder. */
#ifndef ONNXRUNTIME_ABSOLUTE_PATH_H
#define ONNXRUNTIME_ABSOLUTE_PATH_H

/* The absolute path of an existing file, without links; NULL if the file does not exist or if out of memory.
 * The caller frees it. */
char *absolute_path(const char *path);

#endif
