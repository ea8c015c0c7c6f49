/*
 * What kind of graph a model has: whether it is a scatter case at all.
 */
#ifndef SCATTER_MODEL_GRAPH_H
#define SCATTER_MODEL_GRAPH_H

#include "onnx.pb-c.h"
#include "operator_version.h"
#include "status.h"

#include <stdbool.h>

/* Whether a domain (NULL for one that is not set) is ONNX's own: "" or "ai.onnx". */
bool is_onnx_domain(const char *domain);

/*
 * Finds the only scatter node of a graph whose other nodes are all Constant nodes. Otherwise
 * STATUS_NOT_SCATTER, and the message names what the graph holds.
 */
enum status find_scatter_node(const Onnx__GraphProto *graph, const Onnx__NodeProto **node,
                              enum scatter_operator *op, struct error *error);

/*
 * What a value is by its type, with its article: "a tensor", "a sequence", "a map", "an optional", "a sparse
 * tensor", or "a value without a type" when there is none (or one that the schema does not know). Static
 * storage.
 */
const char *value_type_name(const Onnx__TypeProto *type);

#endif
