/*
 * Which graph input each input file is for.
 */
#ifndef SCATTER_INPUT_BINDING_H
#define SCATTER_INPUT_BINDING_H

#include "model.h"
#include "status.h"

#include <stddef.h>

/* An input file: in a data set input_0.pb, input_1.pb …, in this order. */
struct input_file {
    const char *path; /* for messages */
    const char *name; /* TensorProto.name, or "" */
};

/*
 * Writes the position in model->graph_inputs of each file's graph input; there are at most as many files as graph inputs.
 *
 * If each file has the name of a graph input, the names decide: the order of the files must then be that of the graph
 * inputs. Otherwise, as many files as there are graph inputs without an initializer are for these, in order (models before
 * IR version 4 list all initializers among the graph inputs), and any other number is for the first graph inputs; a file
 * with the name of another graph input contradicts this. A name that no graph input has means nothing.
 *
 * STATUS_UNREADABLE if names contradict the order of the files (the message begins with the path of one), or a graph input
 * has neither a file nor an initializer (the message begins with `place`, where the files are).
 */
enum status inputs_bind(const struct model *model, const char *place, const struct input_file *files,
                        size_t count, size_t *bound, struct error *error);

#endif
