/*
 * The state of loading one case, shared by the files that implement parts of it.
 */
#ifndef SCATTER_CASE_LOADING_H
#define SCATTER_CASE_LOADING_H

#include "arena.h"
#include "case.h"
#include "status.h"
#include "tensor.h"

#include <stddef.h>

struct loader {
    struct scatter_case *the_case;
    const char *data_folder; /* "test_data_set_N" */
    const char **warnings;   /* room for all possible warnings */
    struct tensor *values;   /* by graph input */
    struct arena *arena;
    struct error *error;
};

/* Adds a warning to the case. `text` is borrowed; NULL means that there was no memory for it. */
enum status loader_warn(struct loader *loader, const char *text);

/*
 * The same for a declaration of the model that its tensors contradict, which begins with the field; the first one is the
 * case's contradiction.
 */
enum status loader_contradict(struct loader *loader, const char *text);

/* Reads a file whose path below the case folder is `name`; STATUS_NOT_FOUND if it does not exist. */
enum status loader_read_file(const struct loader *loader, const char *name, void **bytes, size_t *size);

/* For files that a case must have: changes STATUS_NOT_FOUND to STATUS_UNREADABLE. */
enum status loader_missing(const struct loader *loader, enum status status);

#endif
