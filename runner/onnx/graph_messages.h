/* Collects the messages of a graph that the program writes (scatter_model.h). */
#ifndef SCATTER_GRAPH_MESSAGES_H
#define SCATTER_GRAPH_MESSAGES_H

#include "arena.h"
#include "onnx.pb-c.h"
#include "scatter_model.h"
#include "status.h"
#include "tensor.h"

#include <stddef.h>
#include <stdint.h>

enum { GRAPH_LIST_MOST = 16, NODE_INPUTS_MOST = 3, NODE_ATTRIBUTES_MOST = 2 };

/*
 * Messages are in the arena, and borrow names and elements. After the first failure nothing more is added,
 * `status` and `error` say what failed, and nodes are NULL, which their functions accept.
 */
struct graph_messages {
    Onnx__NodeProto *nodes[GRAPH_LIST_MOST];
    Onnx__TensorProto *initializers[GRAPH_LIST_MOST];
    Onnx__ValueInfoProto *inputs[GRAPH_LIST_MOST];
    size_t node_count, initializer_count, input_count;
    struct fed_values *fed; /* what graph_feed adds to, or NULL */
    struct arena *arena;
    struct error *error;
    enum status status;
};

/* Declares a value; `about` is in the names of its extents. */
Onnx__ValueInfoProto *graph_declare(struct graph_messages *graph, const char *name, const char *about,
                                    enum declared_extents extents, const struct tensor *tensor);

void graph_add_input(struct graph_messages *graph, const struct tensor *tensor,
                     enum declared_extents extents);
void graph_add_initializer(struct graph_messages *graph, const struct tensor *tensor);

/* A graph input for another node than the scatter node, with its value. */
void graph_feed(struct graph_messages *graph, const struct tensor *tensor);

/* The names of its inputs, of which the last ones may be NULL. */
Onnx__NodeProto *graph_add_node(struct graph_messages *graph, const char *op_type, const char *first,
                                const char *second, const char *third, const char *output);
void node_set_int(struct graph_messages *graph, Onnx__NodeProto *node, const char *name, int64_t value);
void node_set_text(struct graph_messages *graph, Onnx__NodeProto *node, const char *name, const char *value);
void node_set_tensor(struct graph_messages *graph, Onnx__NodeProto *node, const char *name,
                     const struct tensor *value);

/* Adds the nodes that compute an input of the model's node, and what they read. Of a source that cannot make
 * the value (source_can_make), Identity. */
void graph_add_computed(struct graph_messages *graph, const struct scatter_model *model, int slot,
                        enum value_source source);

#endif
