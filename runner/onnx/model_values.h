/*
 * The named values of a graph: graph inputs, initializers, results of Constant nodes and of the scatter node.
 */
#ifndef SCATTER_MODEL_VALUES_H
#define SCATTER_MODEL_VALUES_H

#include "arena.h"
#include "model.h"
#include "onnx.pb-c.h"
#include "status.h"

#include <stddef.h>

enum value_kind { VALUE_GRAPH_INPUT, VALUE_INITIALIZER, VALUE_CONSTANT, VALUE_RESULT };

struct value {
    const char *name;
    enum value_kind kind;
    int position;                /* among the values of its kind */
    const struct tensor *tensor; /* for VALUE_INITIALIZER and VALUE_CONSTANT */
};

/* All values of a graph, sorted by name; a graph input precedes the initializer with the same name. */
struct value_table {
    struct value *values;
    size_t count;
};

/*
 * Collects and decodes the values of a graph whose nodes are `scatter` and Constant nodes; external data must
 * have been inlined. Sets model->nonzero_bools. STATUS_UNREADABLE, with the field in the message: a value
 * without a name, two values with the same name (except a graph input and its initializer), and the errors of
 * tensors and Constant nodes listed at model_read. Everything is in the arena.
 */
enum status value_table_read(struct value_table *table, struct model *model, const Onnx__GraphProto *graph,
                             const Onnx__NodeProto *scatter, struct arena *arena, struct error *error);

/*
 * Finds the values with this name: none, one, or two for a graph input with an initializer. Returns the
 * first; *count receives their number.
 */
const struct value *value_table_find(const struct value_table *table, const char *name, size_t *count);

/*
 * The tensor of a Constant node, with the name of the node's output. STATUS_UNREADABLE if the node does not
 * have exactly one attribute among value, value_int, value_ints, value_float, value_floats, value_string and
 * value_strings (ignoring attributes that begin with "__"), or if that attribute has the wrong type.
 */
enum status constant_read(struct tensor *tensor, const Onnx__NodeProto *node, struct arena *arena,
                          struct error *error);

#endif
