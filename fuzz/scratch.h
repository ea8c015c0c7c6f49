/*
 * Folders for targets that need files: those of an input, in a folder of this process, in TMPDIR or /tmp. Names and links
 * cannot lead out of it, and it is taken away at the end of the process.
 */
#ifndef SCATTER_FUZZ_SCRATCH_H
#define SCATTER_FUZZ_SCRATCH_H

#include "input.pb-c.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Beside the folder lie outside.pb, a TensorProto, and outside.bin, which hold this: what is loaded from the folder must
 * not have it.
 */
#define SCRATCH_SECRET "a secret outside"

/*
 * Writes the files of an input into the empty folder whose path it returns. Left out are files whose names have an empty
 * component, "." or "..", or are too long, or clash with others, and links to absolute paths. scratch_clear makes it empty.
 */
const char *scratch_fill(const Fuzz__Input *input);
void scratch_clear(void);

/*
 * Writes a file into the folder, in which it is next to what is there; the path is valid until the folder is empty. `name` has
 * no folders in it.
 */
const char *scratch_write(const char *name, const void *bytes, size_t size);

/* Whether bytes hold the secret. */
bool scratch_is_secret(const void *bytes, size_t size);

#endif
