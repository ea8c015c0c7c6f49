/*
 * Checks whether the graph of a model is a scatter case.
 */
#ifndef SCATTER_MODEL_GRAPH_H
#define SCATTER_MODEL_GRAPH_H

#include "onnx.pb-c.h"
#include "operator_version.h"
#include "status.h"

#include <stdbool.h>

/* Whether a domain (NULL if unset) is ONNX's own: "" or "ai.onnx". */
bool is_onnx_domain(const char *domain);

/*
 * Finds the only scatter node of a graph whose other nodes are all Constant nodes. Otherwise
 * STATUS_NOT_SCATTER, and the message describes the contents of the graph.
 */
enum status find_scatter_node(const Onnx__GraphProto *graph, const Onnx__NodeProto **node,
                              enum scatter_operator *op, struct error *error);

/*
 * Whether a graph that is no scatter case may have been meant as one: a node has the name of a scatter operator, in any
 * domain, or there is no node.
 */
bool names_scatter(const Onnx__GraphProto *graph);

/*
 * The kind of a type, with its article: "a tensor", "a sequence", "a map", "an optional", "a sparse tensor",
 * or "a value without a type" if there is none (or it is not in the schema). Static storage.
 */
const char *value_type_name(const Onnx__TypeProto *type);

#endif
