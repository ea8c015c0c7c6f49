/* How case_loader.c loads a case: the state, what all parts use, and the parts in files of their own. */
#ifndef SCATTER_CASE_LOADING_H
#define SCATTER_CASE_LOADING_H

#include "arena.h"
#include "case.h"
#include "model.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>

struct loader {
    struct scatter_case *the_case;
    const char *data_folder; /* "test_data_set_N" */
    bool lacks_folder;       /* there is none: all values are in the model */
    const char **warnings;   /* room for all possible warnings */
    struct tensor *values;   /* by graph input */
    struct arena *arena;
    struct error *error;
};

/* Adds a warning to the case. `text` is borrowed; NULL means that there was no memory for it. */
enum status loader_warn(struct loader *loader, const char *text);

/* The same for a declaration of the model that its tensors contradict, which begins with the field; the first
 * one is the case's contradiction. */
enum status loader_contradict(struct loader *loader, const char *text);

/* Reads a file whose path below the case folder is `name`; STATUS_NOT_FOUND if it does not exist. */
enum status loader_read_file(const struct loader *loader, const char *name, const void **bytes, size_t *size);

/* For files that a case must have: changes STATUS_NOT_FOUND to STATUS_UNREADABLE. */
enum status loader_missing(const struct loader *loader, enum status status);

/* Reads the files of the data set folder into the case: inputs, unread inputs, output (case_data_set.c). The
 * model must have been read, and `warnings` must have room for two per graph input, input of the node and
 * output. */
enum status loader_read_data_set(struct loader *loader);

/*
 * Adds a warning for every declaration of the model that its tensors contradict (case_declared.c); the
 * declaration of the output must match data. The same for every name that is declared for different extents.
 * The data set must have been read, and `warnings` must have room for declared_most_warnings more.
 */
enum status loader_check_declared(struct loader *loader);

/* The most warnings that loader_check_declared adds. */
size_t declared_most_warnings(const struct model *model);

/* Which graph input each input file is for. */

/* An input file: in a data set input_0.pb, input_1.pb …, in this order. */
struct input_file {
    const char *path; /* for messages */
    const char *name; /* TensorProto.name, or "" */
};

/*
 * Writes the position in model->graph_inputs of each file's graph input; there are at most as many files as
 * graph inputs.
 *
 * If each file has the name of a graph input, the names decide: the order of the files must then be that of
 * the graph inputs. Otherwise, as many files as there are graph inputs without an initializer are for these,
 * in order (models before IR version 4 list all initializers among the graph inputs), and any other number is
 * for the first graph inputs; a file with the name of another graph input contradicts this. A name that no
 * graph input has means nothing.
 *
 * STATUS_UNREADABLE if names contradict the order of the files (the message begins with the path of one), or
 * a graph input has neither a file nor an initializer (the message begins with `place`, where the files are).
 */
enum status inputs_bind(const struct model *model, const char *place, const struct input_file *files,
                        size_t count, size_t *bound, struct error *error);

#endif
