/* Folders for targets that need files. The files of an input are in a folder of this process, in TMPDIR or
 * /tmp. Names and links cannot create files outside of it, and it is removed at the end of the process. */
#ifndef SCATTER_FUZZ_SCRATCH_H
#define SCATTER_FUZZ_SCRATCH_H

#include "input.pb-c.h"

#include <stdbool.h>
#include <stddef.h>

/* The files outside.pb, a TensorProto, and outside.bin, next to the folder, contain this text. Data loaded
 * from the folder must not contain it. */
#define SCRATCH_SECRET "a secret outside"

/*
 * Writes the files of an input into the empty folder and returns its path. Skips files whose names have an
 * empty component, "." or "..", are too long, or clash with others, and links to absolute paths.
 * scratch_clear empties the folder.
 */
const char *scratch_fill(const Fuzz__Input *input);
void scratch_clear(void);

/* Adds a file to the folder; the path is valid until the folder is emptied. `name` has no folders in it. */
const char *scratch_write(const char *name, const void *bytes, size_t size);

/* Whether bytes contain the secret. */
bool scratch_is_secret(const void *bytes, size_t size);

#endif
