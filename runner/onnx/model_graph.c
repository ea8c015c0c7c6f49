/* Finds the scatter node of a graph, and says what else is in it. */
#include "model_parts.h"

#include <stdio.h>
#include <string.h>

/* The maximum number of kinds of nodes that a message lists. */
enum { KINDS_LISTED = 6 };

bool is_onnx_domain(const char *domain)
{
    return domain == NULL || domain[0] == '\0' || strcmp(domain, "ai.onnx") == 0;
}

const char *value_type_name(const Onnx__TypeProto *type)
{
    switch (type == NULL ? ONNX__TYPE_PROTO__VALUE__NOT_SET : type->value_case) {
    case ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE:
        return "a tensor";
    case ONNX__TYPE_PROTO__VALUE_SEQUENCE_TYPE:
        return "a sequence";
    case ONNX__TYPE_PROTO__VALUE_MAP_TYPE:
        return "a map";
    case ONNX__TYPE_PROTO__VALUE_SPARSE_TENSOR_TYPE:
        return "a sparse tensor";
    case ONNX__TYPE_PROTO__VALUE_OPTIONAL_TYPE:
        return "an optional";
    default:
        return "a value without a type";
    }
}

static bool is_scatter(const Onnx__NodeProto *node, enum scatter_operator *op)
{
    return node->op_type != NULL && is_onnx_domain(node->domain) && operator_from_name(node->op_type, op);
}

static bool has_scatter(const Onnx__GraphProto *graph)
{
    enum scatter_operator op;
    bool found = false;
    for (size_t position = 0; !found && position < graph->n_node; position++)
        found = is_scatter(graph->node[position], &op);
    return found;
}

static bool is_onnx_node(const Onnx__NodeProto *node, const char *op_type)
{
    return node->op_type != NULL && is_onnx_domain(node->domain) && strcmp(node->op_type, op_type) == 0;
}

/* Whether a node may compute an input of the scatter node: it makes values without rounding. */
static bool is_producer(const Onnx__NodeProto *node)
{
    static const char *const op_types[] = {"Cast",    "Concat", "Constant", "ConstantOfShape",
                                           "Expand",  "Gather", "Identity", "Range",
                                           "Reshape", "Shape",  "Transpose"};
    bool found = false;
    for (size_t i = 0; !found && i < sizeof op_types / sizeof *op_types; i++)
        found = is_onnx_node(node, op_types[i]);
    return found;
}

bool graph_reads(const Onnx__GraphProto *graph, const char *name)
{
    for (size_t position = 0; position < graph->n_node; position++)
        for (size_t input = 0; input < graph->node[position]->n_input; input++)
            if (strcmp(graph->node[position]->input[input], name) == 0)
                return true;
    return false;
}

/* "Add", "com.example.Add", cut to the buffer. */
static void kind_text(const Onnx__NodeProto *node, char *text, size_t size)
{
    const char *op_type = node->op_type == NULL ? "(no op_type)" : node->op_type;
    if (is_onnx_domain(node->domain))
        (void)snprintf(text, size, "%s", op_type);
    else
        (void)snprintf(text, size, "%s.%s", node->domain, op_type);
}

struct kind_count {
    char text[64];
    size_t count;
};

/* Counts the nodes by kind; returns the number of nodes of kinds that do not fit into `kinds`. */
static size_t count_kinds(const Onnx__GraphProto *graph, struct kind_count kinds[KINDS_LISTED])
{
    size_t others = 0;
    for (size_t position = 0; position < graph->n_node; position++) {
        char text[sizeof kinds[0].text];
        kind_text(graph->node[position], text, sizeof text);
        int place = 0;
        while (place < KINDS_LISTED && kinds[place].count > 0 && strcmp(kinds[place].text, text) != 0)
            place++;
        if (place == KINDS_LISTED) {
            others++;
            continue;
        }
        memcpy(kinds[place].text, text, sizeof text);
        kinds[place].count++;
    }
    return others;
}

/* The contents of a graph in words; NULL without memory. */
static const char *contents_text(const Onnx__GraphProto *graph, struct arena *arena)
{
    if (graph->n_node == 0)
        return "the graph has no node";
    struct kind_count kinds[KINDS_LISTED] = {0};
    size_t others = count_kinds(graph, kinds);
    if (graph->n_node == 1)
        return arena_format(arena, "the only node is %s", kinds[0].text);
    char list[KINDS_LISTED * 96 + 48] = "";
    size_t used = 0;
    for (int place = 0; place < KINDS_LISTED && kinds[place].count > 0; place++) {
        int written = snprintf(list + used, sizeof list - used, "%s%zu %s", place == 0 ? "" : ", ",
                               kinds[place].count, kinds[place].text);
        used += written > 0 ? (size_t)written : 0;
    }
    if (others > 0)
        (void)snprintf(list + used, sizeof list - used, ", %zu of other kinds", others);
    return arena_format(arena, "the graph has %zu nodes: %s", graph->n_node, list);
}

enum status graph_is_no_case(const char *contents, bool has_scatter, struct error *error)
{
    return error_set(error, STATUS_NOT_SCATTER, "%s%s", contents,
                     has_scatter ? "; \"python -m scatter_cts extract\" makes a case of each scatter node"
                                 : "");
}

enum status find_scatter_node(const Onnx__GraphProto *graph, const Onnx__NodeProto **node,
                              enum scatter_operator *op, const char **contents, struct arena *arena,
                              struct error *error)
{
    size_t scatters = 0, constants = 0, producers = 0;
    for (size_t position = 0; position < graph->n_node; position++) {
        const Onnx__NodeProto *candidate = graph->node[position];
        if (is_scatter(candidate, op)) {
            *node = candidate;
            scatters++;
        }
        constants += is_onnx_node(candidate, "Constant");
        producers += is_producer(candidate);
    }
    *contents = NULL;
    if (scatters == 1 && constants + 1 == graph->n_node)
        return STATUS_OK;
    *contents = contents_text(graph, arena);
    if (*contents == NULL)
        return error_no_memory(error, "graph.node");
    bool is_whole = (scatters == 1 || scatters == 2) && producers + scatters == graph->n_node;
    for (size_t output = 0; is_whole && output < (*node)->n_output; output++)
        is_whole = !graph_reads(graph, (*node)->output[output]);
    return is_whole ? STATUS_OK : graph_is_no_case(*contents, graph->n_node > 1 && has_scatter(graph), error);
}

bool names_scatter(const Onnx__GraphProto *graph)
{
    enum scatter_operator op;
    bool found = graph->n_node == 0;
    for (size_t position = 0; !found && position < graph->n_node; position++)
        found =
            graph->node[position]->op_type != NULL && operator_from_name(graph->node[position]->op_type, &op);
    return found;
}
