/* The parts of reading a model (model.c): whether its graph is a scatter case, the named values of the graph,
 * and what the model declares about them. */
#ifndef SCATTER_MODEL_PARTS_H
#define SCATTER_MODEL_PARTS_H

#include "arena.h"
#include "model.h"
#include "onnx.pb-c.h"
#include "operator_version.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/* ---- the graph ----------------------------------------------------------------------------------------- */

/* Whether a domain (NULL if unset) is ONNX's own: "" or "ai.onnx". */
bool is_onnx_domain(const char *domain);

/*
 * Finds the scatter node of a graph whose other nodes are Constant nodes: *contents is NULL. Or the last one
 * of a graph whose other nodes may compute its inputs (model.h), and which no node reads: *contents describes
 * the nodes, in the arena. Otherwise STATUS_NOT_SCATTER.
 */
enum status find_scatter_node(const Onnx__GraphProto *graph, const Onnx__NodeProto **node,
                              enum scatter_operator *op, const char **contents, struct arena *arena,
                              struct error *error);

/* Whether a node reads the value with this name. */
bool graph_reads(const Onnx__GraphProto *graph, const char *name);

/* Whether a graph that is no scatter case may have been meant as one: a node has the name of a scatter
 * operator, in any domain, or there is no node. */
bool names_scatter(const Onnx__GraphProto *graph);

/* The kind of a type, with its article: "a tensor", "a sequence", "a map", "an optional", "a sparse tensor",
 * or "a value without a type" if there is none (or it is not in the schema). Static storage. */
const char *value_type_name(const Onnx__TypeProto *type);

/* ---- values: graph inputs, initializers, results of nodes ---------------------------------------------- */

/* VALUE_COMPUTED: the output of a node that is neither a Constant nor the scatter node. */
enum value_kind { VALUE_GRAPH_INPUT, VALUE_INITIALIZER, VALUE_CONSTANT, VALUE_COMPUTED, VALUE_RESULT };

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
 * Collects the values of a graph, and decodes those that are in it; external data must have been inlined.
 * Sets model->nonzero_bools. STATUS_UNREADABLE, with the field in the message: a value without a name, two
 * values with the same name (except a graph input and its initializer), and the errors of tensors and
 * Constant nodes listed at model_read. Everything is in the arena.
 */
enum status value_table_read(struct value_table *table, struct model *model, const Onnx__GraphProto *graph,
                             const Onnx__NodeProto *scatter, struct arena *arena, struct error *error);

/* Finds the values with this name: none, one, or two for a graph input with an initializer. Returns the
 * first; *count receives their number. */
const struct value *value_table_find(const struct value_table *table, const char *name, size_t *count);

/* Reads the declared types of graph inputs, graph outputs and value_info into model->declared. Entries of
 * value_info that do not belong to a value of the graph are omitted. */
enum status declared_read(struct model *model, const Onnx__GraphProto *graph, const struct value_table *table,
                          struct arena *arena, struct error *error);

#endif
