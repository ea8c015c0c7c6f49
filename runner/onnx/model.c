#include "model.h"

#include "model_parts.h"

#include <stdio.h>
#include <string.h>

static enum status read_imports(struct model *model, const Onnx__ModelProto *proto, struct error *error)
{
    bool found = false;
    for (size_t position = 0; position < proto->n_opset_import; position++) {
        const Onnx__OperatorSetIdProto *import = proto->opset_import[position];
        if (!is_onnx_domain(import->domain))
            continue;
        int64_t opset = import->has_version ? import->version : 0;
        if (opset < 1)
            return error_set(error, STATUS_UNREADABLE, "opset_import[%zu].version: %lld is not an opset",
                             position, (long long)opset);
        if (found && opset != model->opset)
            return error_set(error, STATUS_UNREADABLE, "opset_import: both %lld and %lld for ONNX's domain",
                             (long long)model->opset, (long long)opset);
        const char *domain = text_or_empty(import->domain);
        if (!found || strcmp(domain, model->domain) == 0)
            model->import_domain = domain;
        model->opset = opset;
        found = true;
    }
    if (!found)
        return error_set(error, STATUS_UNREADABLE, "opset_import: none for ONNX's domain");
    return STATUS_OK;
}

static enum status inline_attributes(const Onnx__NodeProto *node, const struct external_data_scope *scope,
                                     bool *inlined, struct arena *arena, struct error *error)
{
    for (size_t position = 0; position < node->n_attribute; position++) {
        Onnx__AttributeProto *attribute = node->attribute[position];
        enum status status = STATUS_OK;
        if (attribute->t != NULL)
            status = tensor_proto_inline(attribute->t, scope, inlined, arena, error);
        if (status != STATUS_OK)
            return error_prefix(error, status, attribute->name == NULL ? "attribute" : attribute->name);
    }
    return STATUS_OK;
}

/* Implementations receive the model as bytes, without its folder, so it must be self-contained. */
static enum status inline_external_data(struct model *model, const Onnx__ModelProto *proto,
                                        const struct external_data_scope *scope, struct arena *arena,
                                        struct error *error)
{
    bool inlined = false;
    enum status status = STATUS_OK;
    const Onnx__GraphProto *graph = proto->graph;
    for (size_t position = 0; position < graph->n_initializer; position++) {
        Onnx__TensorProto *initializer = graph->initializer[position];
        status = tensor_proto_inline(initializer, scope, &inlined, arena, error);
        if (status == STATUS_OK)
            continue;
        char context[160];
        (void)snprintf(context, sizeof context, "graph.initializer \"%.100s\"",
                       text_or_empty(initializer->name));
        return error_prefix(error, status, context);
    }
    for (size_t position = 0; position < graph->n_node; position++) {
        status = inline_attributes(graph->node[position], scope, &inlined, arena, error);
        if (status != STATUS_OK)
            return error_prefix(error, status, "graph.node");
    }
    if (!inlined)
        return STATUS_OK;
    void *bytes = NULL;
    status = message_pack(&proto->base, &bytes, &model->size, arena, error);
    model->bytes = bytes;
    return status;
}

static enum status read_attribute(struct attribute *attribute, struct string_element *message,
                                  const Onnx__AttributeProto *proto, size_t position, struct arena *arena,
                                  struct error *error)
{
    if (proto->name == NULL || proto->name[0] == '\0')
        return error_set(error, STATUS_UNREADABLE, "attribute[%zu].name: is missing", position);
    if (proto->ref_attr_name != NULL && proto->ref_attr_name[0] != '\0')
        return error_set(error, STATUS_UNREADABLE,
                         "attribute \"%.80s\": refers to an attribute of a function", proto->name);
    *attribute = (struct attribute){
        .name = proto->name,
        .type = proto->has_type ? (int32_t)proto->type : 0,
        .integer = proto->has_i ? proto->i : 0,
        .string = {.bytes = proto->s.len > 0 ? (const char *)proto->s.data : "", .size = proto->s.len},
    };
    void *bytes = NULL;
    enum status status = message_pack(&proto->base, &bytes, &message->size, arena, error);
    message->bytes = bytes;
    return status;
}

static enum status read_attributes(struct model *model, const Onnx__NodeProto *node, struct arena *arena,
                                   struct error *error)
{
    size_t count = node->n_attribute;
    struct attribute *attributes = arena_allocate_zeroed(arena, count, sizeof *attributes);
    struct string_element *messages = arena_allocate_zeroed(arena, count, sizeof *messages);
    if (attributes == NULL || messages == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "attribute: no memory for %zu of them", count);
    for (size_t position = 0; position < count; position++) {
        enum status status = read_attribute(&attributes[position], &messages[position],
                                            node->attribute[position], position, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    model->attributes = attributes;
    model->attribute_messages = messages;
    model->attribute_count = count;
    return STATUS_OK;
}

static enum status read_graph_inputs(struct model *model, struct graph_input *inputs,
                                     const Onnx__GraphProto *graph, const struct value_table *table,
                                     struct error *error)
{
    for (size_t position = 0; position < graph->n_input; position++) {
        const Onnx__ValueInfoProto *proto = graph->input[position];
        const char *kind = value_type_name(proto->type);
        if (strcmp(kind, "a tensor") != 0)
            return error_set(error, STATUS_UNREADABLE, "graph.input \"%.100s\": %s is not a tensor",
                             proto->name, kind);
        size_t count = 0;
        const struct value *value = value_table_find(table, proto->name, &count);
        inputs[position] =
            (struct graph_input){.name = proto->name, .initializer = count == 2 ? value[1].tensor : NULL};
    }
    model->graph_inputs = inputs;
    model->graph_input_count = graph->n_input;
    return STATUS_OK;
}

static enum status bind_input(struct model_input *input, const char *name, struct graph_input *graph_inputs,
                              const Onnx__GraphProto *graph, const struct value_table *table,
                              struct error *error)
{
    *input = (struct model_input){.source = INPUT_OMITTED, .name = name};
    if (name[0] == '\0')
        return STATUS_OK;
    size_t count = 0;
    const struct value *value = value_table_find(table, name, &count);
    if (count == 0 || value->kind == VALUE_RESULT)
        return error_set(error, STATUS_UNREADABLE,
                         "graph.node: the input \"%.100s\" is not a graph input, an initializer or another "
                         "node's output%s",
                         name,
                         graph->n_sparse_initializer > 0 ? " (sparse initializers are not supported)" : "");
    if (value->kind == VALUE_COMPUTED) {
        input->source = INPUT_FROM_NODES;
        return STATUS_OK;
    }
    if (value->kind == VALUE_GRAPH_INPUT) {
        input->source = INPUT_FROM_GRAPH;
        input->graph_input = value->position;
        graph_inputs[value->position].read = true;
        return STATUS_OK;
    }
    input->source = INPUT_FROM_MODEL;
    input->value = value->tensor;
    return STATUS_OK;
}

/* Whether the nodes read only what is there before them. */
static bool is_in_order(const Onnx__GraphProto *graph, const struct value_table *table)
{
    for (size_t position = 0; position < graph->n_node; position++)
        for (size_t i = 0; i < graph->node[position]->n_input; i++) {
            size_t count = 0;
            const char *name = graph->node[position]->input[i];
            const struct value *value = value_table_find(table, name, &count);
            if (name[0] != '\0' &&
                (count == 0 || (value->kind >= VALUE_CONSTANT && (size_t)value->position >= position)))
                return false;
        }
    return true;
}

static enum status bind_inputs(struct model *model, const Onnx__NodeProto *node,
                               const Onnx__GraphProto *graph, struct arena *arena, struct error *error)
{
    struct value_table table;
    enum status status = value_table_read(&table, model, graph, node, arena, error);
    if (status != STATUS_OK)
        return status;
    if (model->contents != NULL && !is_in_order(graph, &table))
        return graph_is_no_case(model->contents, true, error);
    struct graph_input *graph_inputs = arena_allocate_zeroed(arena, graph->n_input, sizeof *graph_inputs);
    struct model_input *inputs = arena_allocate_zeroed(arena, node->n_input, sizeof *inputs);
    if (graph_inputs == NULL || inputs == NULL)
        return error_no_memory(error, "graph.input");
    status = read_graph_inputs(model, graph_inputs, graph, &table, error);
    for (size_t slot = 0; status == STATUS_OK && slot < node->n_input; slot++)
        status = bind_input(&inputs[slot], node->input[slot], graph_inputs, graph, &table, error);
    if (status == STATUS_OK)
        status = declared_read(model, graph, &table, arena, error);
    model->inputs = inputs;
    model->input_count = node->n_input;
    return status;
}

/* A single graph output with another name than the node's is a contradiction, which is reported with the
 * case. */
static enum status check_outputs(struct model *model, const Onnx__NodeProto *node,
                                 const Onnx__GraphProto *graph, struct error *error)
{
    model->output_count = node->n_output;
    model->output_name = node->n_output > 0 ? node->output[0] : "";
    for (size_t position = 0; position < graph->n_output; position++) {
        const char *name = text_or_empty(graph->output[position]->name);
        bool is_output = name[0] != '\0' && strcmp(name, model->output_name) == 0;
        if (!is_output && graph->n_output > 1)
            return error_set(error, STATUS_UNREADABLE,
                             "graph.output[%zu]: \"%.100s\" differs from \"%.100s\", the node's first output",
                             position, name, model->output_name);
        if (position > 0)
            return error_set(error, STATUS_UNREADABLE, "graph.output[%zu]: \"%.100s\" is given twice",
                             position, name);
        model->has_graph_output = is_output;
    }
    return STATUS_OK;
}

/* Whether another node computes an input of the scatter node. */
static bool is_computed(const struct model *model)
{
    bool found = false;
    for (size_t slot = 0; slot < model->input_count; slot++)
        found |= model_input_comes_from(model, slot, INPUT_FROM_NODES);
    return found;
}

enum status model_read(struct model *model, const void *bytes, size_t size,
                       const struct external_data_scope *scope, struct arena *arena, struct error *error)
{
    *model = (struct model){.bytes = bytes, .size = size};
    ProtobufCMessage *message = NULL;
    enum status status = message_unpack(&message, &onnx__model_proto__descriptor, bytes, size, arena, error);
    if (status != STATUS_OK)
        return status;
    const Onnx__ModelProto *proto = (const Onnx__ModelProto *)message;
    if (proto->graph == NULL)
        return error_set(error, STATUS_UNREADABLE, "graph: is missing");
    const Onnx__NodeProto *node = NULL;
    model->names_scatter = names_scatter(proto->graph);
    status = find_scatter_node(proto->graph, &node, &model->op, &model->contents, arena, error);
    if (status != STATUS_OK)
        return status;
    model->domain = text_or_empty(node->domain);
    model->ir_version = proto->has_ir_version ? proto->ir_version : 0;
    status = read_imports(model, proto, error);
    if (status == STATUS_OK)
        status = inline_external_data(model, proto, scope, arena, error);
    if (status == STATUS_OK)
        status = read_attributes(model, node, arena, error);
    if (status == STATUS_OK)
        status = bind_inputs(model, node, proto->graph, arena, error);
    if (status == STATUS_OK)
        status = check_outputs(model, node, proto->graph, error);
    return status == STATUS_OK && model->contents != NULL && !is_computed(model)
               ? graph_is_no_case(model->contents, true, error)
               : status;
}
