#include "model_values.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static enum status add_value(struct value_table *table, const char *name, enum value_kind kind,
                             size_t position, const struct tensor *tensor, struct error *error)
{
    static const char *const fields[] = {"graph.input", "graph.initializer", "graph.node", "graph.node"};
    if (name == NULL || name[0] == '\0')
        return error_set(error, STATUS_UNREADABLE, "%s[%zu]: has no name for its value", fields[kind],
                         position);
    table->values[table->count++] =
        (struct value){.name = name, .kind = kind, .position = (int)position, .tensor = tensor};
    return STATUS_OK;
}

static enum status add_graph_inputs(struct value_table *table, const Onnx__GraphProto *graph,
                                    struct error *error)
{
    for (size_t position = 0; position < graph->n_input; position++) {
        enum status status =
            add_value(table, graph->input[position]->name, VALUE_GRAPH_INPUT, position, NULL, error);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

static enum status add_initializers(struct value_table *table, const Onnx__GraphProto *graph,
                                    struct arena *arena, struct error *error)
{
    struct tensor *tensors = arena_allocate_zeroed(arena, graph->n_initializer, sizeof *tensors);
    if (tensors == NULL)
        return error_no_memory(error, "graph.initializer");
    for (size_t position = 0; position < graph->n_initializer; position++) {
        const Onnx__TensorProto *proto = graph->initializer[position];
        enum status status =
            add_value(table, proto->name, VALUE_INITIALIZER, position, &tensors[position], error);
        if (status != STATUS_OK)
            return status;
        status = tensor_from_proto(&tensors[position], proto, NULL, arena, error);
        if (status != STATUS_OK) {
            char context[160];
            (void)snprintf(context, sizeof context, "graph.initializer \"%.100s\"", proto->name);
            return error_prefix(error, status, context);
        }
    }
    return STATUS_OK;
}

static enum status add_constant(struct value_table *table, const Onnx__NodeProto *node, size_t position,
                                struct arena *arena, struct error *error)
{
    char context[160];
    (void)snprintf(context, sizeof context, "graph.node[%zu] (Constant)", position);
    enum status status = STATUS_OK;
    struct tensor *tensor = arena_allocate(arena, sizeof *tensor);
    if (tensor == NULL)
        status = error_set(error, STATUS_OUT_OF_MEMORY, "no memory");
    else if (node->n_output != 1)
        status = error_set(error, STATUS_UNREADABLE, "has %zu outputs instead of one", node->n_output);
    else
        status = constant_read(tensor, node, arena, error);
    if (status != STATUS_OK)
        return error_prefix(error, status, context);
    return add_value(table, node->output[0], VALUE_CONSTANT, position, tensor, error);
}

/* The scatter node's own outputs count as values, so that they clash with other values of the same name. */
static enum status add_node(struct value_table *table, const Onnx__NodeProto *node, bool is_scatter,
                            size_t position, struct arena *arena, struct error *error)
{
    if (!is_scatter)
        return add_constant(table, node, position, arena, error);
    for (size_t output = 0; output < node->n_output; output++) {
        if (node->output[output][0] == '\0')
            continue;
        enum status status = add_value(table, node->output[output], VALUE_RESULT, position, NULL, error);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

static int compare_values(const void *left, const void *right)
{
    const struct value *a = left;
    const struct value *b = right;
    int names = strcmp(a->name, b->name);
    return names != 0 ? names : (int)a->kind - (int)b->kind;
}

static enum status check_unique(const struct value_table *table, struct error *error)
{
    for (size_t position = 1; position < table->count; position++) {
        const struct value *before = &table->values[position - 1];
        const struct value *value = &table->values[position];
        bool is_default = before->kind == VALUE_GRAPH_INPUT && value->kind == VALUE_INITIALIZER;
        if (strcmp(before->name, value->name) == 0 && !is_default)
            return error_set(error, STATUS_UNREADABLE, "graph: two values have the name \"%.100s\"",
                             value->name);
    }
    return STATUS_OK;
}

enum status value_table_read(struct value_table *table, struct model *model, const Onnx__GraphProto *graph,
                             const Onnx__NodeProto *scatter, struct arena *arena, struct error *error)
{
    if (graph->n_input > INT_MAX || graph->n_initializer > INT_MAX || graph->n_node > INT_MAX)
        return error_set(error, STATUS_UNREADABLE, "graph: has too many values");
    size_t capacity = graph->n_input + graph->n_initializer + graph->n_node + scatter->n_output;
    *table = (struct value_table){.values = arena_allocate_zeroed(arena, capacity, sizeof *table->values)};
    if (table->values == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "graph: no memory for %zu values", capacity);
    enum status status = add_graph_inputs(table, graph, error);
    if (status == STATUS_OK)
        status = add_initializers(table, graph, arena, error);
    for (size_t position = 0; status == STATUS_OK && position < graph->n_node; position++)
        status =
            add_node(table, graph->node[position], graph->node[position] == scatter, position, arena, error);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < table->count; i++)
        model->nonzero_bools |= table->values[i].tensor != NULL && table->values[i].tensor->odd_bools != NULL;
    qsort(table->values, table->count, sizeof *table->values, compare_values);
    return check_unique(table, error);
}

const struct value *value_table_find(const struct value_table *table, const char *name, size_t *count)
{
    size_t low = 0;
    size_t high = table->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(table->values[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    size_t end = low;
    while (end < table->count && strcmp(table->values[end].name, name) == 0)
        end++;
    *count = end - low;
    return &table->values[low];
}
