/*
 * Paths that mean the same wherever they are looked at from.
 */
#ifndef ONNXRUNTIME_ABSOLUTE_PATH_H
#define ONNXRUNTIME_ABSOLUTE_PATH_H

/*
 * The absolute path of a file that is there, without links; NULL when it is not there or there is no memory. The
 * caller frees it.
 */
char *absolute_path(const char *path);

#endif
