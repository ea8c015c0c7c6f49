/* The named values of a graph: graph inputs, initializers, constants. */
#include "model_parts.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Constant nodes ------------------------------------------------------------------------------------ */

/* X(attribute name, AttributeProto.AttributeType constant): the attributes that can hold the value of a
 * Constant. */
#define CONSTANT_TABLE(X)     \
    X("value", TENSOR)        \
    X("value_float", FLOAT)   \
    X("value_int", INT)       \
    X("value_string", STRING) \
    X("value_floats", FLOATS) \
    X("value_ints", INTS)     \
    X("value_strings", STRINGS)

static bool attribute_type_of(const char *name, Onnx__AttributeProto__AttributeType *type)
{
#define MATCH(its_name, its_type)                                  \
    if (strcmp(name, its_name) == 0) {                             \
        *type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__##its_type; \
        return true;                                               \
    }
    CONSTANT_TABLE(MATCH)
#undef MATCH
    return false;
}

static enum status check_attribute(const Onnx__AttributeProto *attribute, struct error *error)
{
    const char *name = text_or_empty(attribute->name);
    Onnx__AttributeProto__AttributeType type;
    if (!attribute_type_of(name, &type))
        return error_set(error, STATUS_UNREADABLE, "the attribute \"%.80s\" has a value that cannot be read",
                         name);
    if (attribute->ref_attr_name != NULL && attribute->ref_attr_name[0] != '\0')
        return error_set(error, STATUS_UNREADABLE, "the attribute %s refers to an attribute of a function",
                         name);
    /* The oldest models have no types; the name is sufficient. */
    if (attribute->has_type && attribute->type != type)
        return error_set(error, STATUS_UNREADABLE, "the attribute %s has type %d instead of %d", name,
                         (int)attribute->type, (int)type);
    if (type == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR && attribute->t == NULL)
        return error_set(error, STATUS_UNREADABLE, "the attribute %s does not contain a tensor", name);
    return STATUS_OK;
}

static enum status find_value(const Onnx__NodeProto *node, const Onnx__AttributeProto **value,
                              struct error *error)
{
    *value = NULL;
    for (size_t position = 0; position < node->n_attribute; position++) {
        const Onnx__AttributeProto *attribute = node->attribute[position];
        if (attribute->name != NULL && strncmp(attribute->name, "__", 2) == 0)
            continue;
        if (*value != NULL)
            return error_set(error, STATUS_UNREADABLE, "has more than one attribute");
        *value = attribute;
    }
    if (*value == NULL)
        return error_set(error, STATUS_UNREADABLE, "has no attribute that gives its value");
    return check_attribute(*value, error);
}

/* Wraps the attribute's elements in a TensorProto, so that one decoder is enough. */
static void wrap(Onnx__TensorProto *proto, Onnx__AttributeProto *attribute, int64_t *length)
{
    Onnx__AttributeProto__AttributeType type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__UNDEFINED;
    (void)attribute_type_of(attribute->name, &type);
    bool list = type == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOATS ||
                type == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INTS ||
                type == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRINGS;
    proto->has_data_type = 1;
    if (strncmp(attribute->name, "value_float", 11) == 0) {
        proto->data_type = DTYPE_FLOAT;
        proto->n_float_data = list ? attribute->n_floats : 1;
        proto->float_data = list ? attribute->floats : &attribute->f;
        *length = (int64_t)proto->n_float_data;
    } else if (strncmp(attribute->name, "value_int", 9) == 0) {
        proto->data_type = DTYPE_INT64;
        proto->n_int64_data = list ? attribute->n_ints : 1;
        proto->int64_data = list ? attribute->ints : &attribute->i;
        *length = (int64_t)proto->n_int64_data;
    } else {
        proto->data_type = DTYPE_STRING;
        proto->n_string_data = list ? attribute->n_strings : 1;
        proto->string_data = list ? attribute->strings : &attribute->s;
        *length = (int64_t)proto->n_string_data;
    }
    proto->n_dims = list ? 1 : 0;
    proto->dims = length;
}

/*
 * The tensor of a Constant node, with the name of the node's output. STATUS_UNREADABLE if the node does not
 * have exactly one attribute of the table (ignoring attributes that begin with "__"), or if that attribute
 * has the wrong type.
 */
static enum status read_constant(struct tensor *tensor, const Onnx__NodeProto *node, struct arena *arena,
                                 struct error *error)
{
    const Onnx__AttributeProto *value = NULL;
    enum status status = find_value(node, &value, error);
    if (status != STATUS_OK)
        return status;
    if (strcmp(value->name, "value") == 0) {
        status = tensor_from_proto(tensor, value->t, NULL, arena, error);
    } else {
        Onnx__TensorProto proto = ONNX__TENSOR_PROTO__INIT;
        Onnx__AttributeProto attribute = *value;
        int64_t length = 0;
        wrap(&proto, &attribute, &length);
        status = tensor_from_proto(tensor, &proto, NULL, arena, error);
    }
    if (status != STATUS_OK)
        return error_prefix(error, status, value->name);
    tensor->name = arena_copy(arena, node->output[0]);
    if (tensor->name == NULL)
        return error_no_memory(error, "the name of a constant");
    return STATUS_OK;
}

/* ---- all values ---------------------------------------------------------------------------------------- */

static enum status add_value(struct value_table *table, const char *name, enum value_kind kind,
                             size_t position, const struct tensor *tensor, struct error *error)
{
    static const char *const fields[] = {"graph.input", "graph.initializer", "graph.node", "graph.node",
                                         "graph.node"};
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
        status = read_constant(tensor, node, arena, error);
    if (status != STATUS_OK)
        return error_prefix(error, status, context);
    return add_value(table, node->output[0], VALUE_CONSTANT, position, tensor, error);
}

/* The scatter node's own outputs count as values, so that they clash with other values of the same name. */
static enum status add_node(struct value_table *table, const Onnx__NodeProto *node, enum value_kind kind,
                            size_t position, struct arena *arena, struct error *error)
{
    if (kind == VALUE_CONSTANT)
        return add_constant(table, node, position, arena, error);
    for (size_t output = 0; output < node->n_output; output++) {
        if (node->output[output][0] == '\0')
            continue;
        enum status status = add_value(table, node->output[output], kind, position, NULL, error);
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

static enum value_kind kind_of_outputs(const Onnx__NodeProto *node, const Onnx__NodeProto *scatter)
{
    const bool is_constant = node->op_type != NULL && strcmp(node->op_type, "Constant") == 0;
    return node == scatter ? VALUE_RESULT : is_constant ? VALUE_CONSTANT : VALUE_COMPUTED;
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
    size_t capacity = graph->n_input + graph->n_initializer;
    for (size_t position = 0; position < graph->n_node; position++)
        capacity += graph->node[position]->n_output;
    *table = (struct value_table){.values = arena_allocate_zeroed(arena, capacity, sizeof *table->values)};
    if (table->values == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "graph: no memory for %zu values", capacity);
    enum status status = add_graph_inputs(table, graph, error);
    if (status == STATUS_OK)
        status = add_initializers(table, graph, arena, error);
    for (size_t position = 0; status == STATUS_OK && position < graph->n_node; position++)
        status = add_node(table, graph->node[position], kind_of_outputs(graph->node[position], scatter),
                          position, arena, error);
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
