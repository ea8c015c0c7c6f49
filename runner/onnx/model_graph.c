/* Finds the scatter node of a graph, and says why there is none. */
#include "model_parts.h"

#include <stdio.h>
#include <string.h>

/* The maximum number of kinds of nodes that a message lists. */
enum { KINDS_LISTED = 4 };

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

static bool is_constant(const Onnx__NodeProto *node)
{
    return node->op_type != NULL && is_onnx_domain(node->domain) && strcmp(node->op_type, "Constant") == 0;
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

static enum status not_scatter(const Onnx__GraphProto *graph, struct error *error)
{
    if (graph->n_node == 0)
        return error_set(error, STATUS_NOT_SCATTER, "the graph has no node");
    struct kind_count kinds[KINDS_LISTED] = {0};
    size_t others = count_kinds(graph, kinds);
    if (graph->n_node == 1)
        return error_set(error, STATUS_NOT_SCATTER, "the only node is %s", kinds[0].text);
    char list[KINDS_LISTED * 96 + 48] = "";
    size_t used = 0;
    for (int place = 0; place < KINDS_LISTED && kinds[place].count > 0; place++) {
        int written = snprintf(list + used, sizeof list - used, "%s%zu %s", place == 0 ? "" : ", ",
                               kinds[place].count, kinds[place].text);
        used += written > 0 ? (size_t)written : 0;
    }
    if (others > 0)
        (void)snprintf(list + used, sizeof list - used, ", %zu of other kinds", others);
    return error_set(
        error, STATUS_NOT_SCATTER, "the graph has %zu nodes: %s%s", graph->n_node, list,
        has_scatter(graph) ? "; \"python -m scatter_cts extract\" makes a case of each scatter node" : "");
}

enum status find_scatter_node(const Onnx__GraphProto *graph, const Onnx__NodeProto **node,
                              enum scatter_operator *op, struct error *error)
{
    size_t scatter_count = 0;
    for (size_t position = 0; position < graph->n_node; position++) {
        const Onnx__NodeProto *candidate = graph->node[position];
        if (is_scatter(candidate, op)) {
            *node = candidate;
            scatter_count++;
        } else if (!is_constant(candidate)) {
            return not_scatter(graph, error);
        }
    }
    return scatter_count == 1 ? STATUS_OK : not_scatter(graph, error);
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
