#include "model_builder_fixture.h"

#include "message.h"
#include "node.h"

#include <assert.h>
#include <string.h>

static void *make(struct arena *arena, size_t count, size_t size)
{
    void *memory = arena_allocate_zeroed(arena, count, size);
    assert(memory != NULL);
    return memory;
}

static char *text(struct arena *arena, const char *literal)
{
    char *copy = arena_copy(arena, literal);
    assert(copy != NULL);
    return copy;
}

Onnx__NodeProto *model_builder_add_node(struct model_builder *builder, const char *op_type)
{
    Onnx__NodeProto *node = make(builder->arena, 1, sizeof *node);
    onnx__node_proto__init(node);
    node->op_type = text(builder->arena, op_type);
    node->input = make(builder->arena, BUILDER_CAPACITY, sizeof *node->input);
    node->output = make(builder->arena, BUILDER_CAPACITY, sizeof *node->output);
    node->attribute = make(builder->arena, BUILDER_CAPACITY, sizeof *node->attribute);
    builder->graph->node[builder->graph->n_node++] = node;
    return node;
}

void node_add_input(Onnx__NodeProto *node, const char *name)
{
    assert(node->n_input < BUILDER_CAPACITY);
    node->input[node->n_input++] = (char *)name;
}

void node_add_output(Onnx__NodeProto *node, const char *name)
{
    assert(node->n_output < BUILDER_CAPACITY);
    node->output[node->n_output++] = (char *)name;
}

Onnx__AttributeProto *node_add_attribute(struct model_builder *builder, Onnx__NodeProto *node,
                                         const char *name, Onnx__AttributeProto__AttributeType type)
{
    assert(node->n_attribute < BUILDER_CAPACITY);
    Onnx__AttributeProto *attribute = make(builder->arena, 1, sizeof *attribute);
    onnx__attribute_proto__init(attribute);
    attribute->name = text(builder->arena, name);
    attribute->has_type = 1;
    attribute->type = type;
    node->attribute[node->n_attribute++] = attribute;
    return attribute;
}

static Onnx__ValueInfoProto *make_value(struct arena *arena, const char *name)
{
    Onnx__ValueInfoProto *value = make(arena, 1, sizeof *value);
    onnx__value_info_proto__init(value);
    value->name = text(arena, name);
    value->type = make(arena, 1, sizeof *value->type);
    onnx__type_proto__init(value->type);
    value->type->value_case = ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE;
    value->type->tensor_type = make(arena, 1, sizeof *value->type->tensor_type);
    onnx__type_proto__tensor__init(value->type->tensor_type);
    return value;
}

Onnx__ValueInfoProto *model_builder_add_input(struct model_builder *builder, const char *name)
{
    assert(builder->graph->n_input < BUILDER_CAPACITY);
    Onnx__ValueInfoProto *value = make_value(builder->arena, name);
    builder->graph->input[builder->graph->n_input++] = value;
    return value;
}

Onnx__ValueInfoProto *model_builder_add_output(struct model_builder *builder, const char *name)
{
    assert(builder->graph->n_output < BUILDER_CAPACITY);
    Onnx__ValueInfoProto *value = make_value(builder->arena, name);
    builder->graph->output[builder->graph->n_output++] = value;
    return value;
}

void model_builder_add_initializer(struct model_builder *builder, Onnx__TensorProto *tensor)
{
    assert(builder->graph->n_initializer < BUILDER_CAPACITY);
    builder->graph->initializer[builder->graph->n_initializer++] = tensor;
}

Onnx__OperatorSetIdProto *model_builder_add_import(struct model_builder *builder, const char *domain,
                                                   int64_t version)
{
    assert(builder->model->n_opset_import < BUILDER_CAPACITY);
    Onnx__OperatorSetIdProto *import = make(builder->arena, 1, sizeof *import);
    onnx__operator_set_id_proto__init(import);
    import->domain = text(builder->arena, domain);
    import->has_version = 1;
    import->version = version;
    builder->model->opset_import[builder->model->n_opset_import++] = import;
    return import;
}

struct model_builder model_builder_create(struct arena *arena, const char *op_type, int64_t opset)
{
    struct model_builder builder = {.arena = arena};
    builder.model = make(arena, 1, sizeof *builder.model);
    onnx__model_proto__init(builder.model);
    builder.model->has_ir_version = 1;
    builder.model->ir_version = 8;
    builder.model->opset_import = make(arena, BUILDER_CAPACITY, sizeof *builder.model->opset_import);
    builder.graph = make(arena, 1, sizeof *builder.graph);
    onnx__graph_proto__init(builder.graph);
    builder.model->graph = builder.graph;
    builder.graph->node = make(arena, BUILDER_CAPACITY, sizeof *builder.graph->node);
    builder.graph->input = make(arena, BUILDER_CAPACITY, sizeof *builder.graph->input);
    builder.graph->output = make(arena, BUILDER_CAPACITY, sizeof *builder.graph->output);
    builder.graph->initializer = make(arena, BUILDER_CAPACITY, sizeof *builder.graph->initializer);
    model_builder_add_import(&builder, "", opset);
    builder.node = model_builder_add_node(&builder, op_type);
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++) {
        model_builder_add_input(&builder, input_names[slot]);
        node_add_input(builder.node, input_names[slot]);
    }
    node_add_output(builder.node, "output");
    model_builder_add_output(&builder, "output");
    return builder;
}

struct built_bytes build_bytes(struct arena *arena, const ProtobufCMessage *message)
{
    struct built_bytes built = {0};
    enum status status = message_pack(message, &built.bytes, &built.size, arena, NULL);
    assert(status == STATUS_OK);
    (void)status;
    return built;
}

struct built_bytes model_builder_bytes(const struct model_builder *builder)
{
    return build_bytes(builder->arena, &builder->model->base);
}

Onnx__TensorProto *build_tensor(struct arena *arena, const char *name, int32_t dtype, const int64_t *dims,
                                size_t rank)
{
    Onnx__TensorProto *tensor = make(arena, 1, sizeof *tensor);
    onnx__tensor_proto__init(tensor);
    tensor->name = text(arena, name);
    tensor->has_data_type = 1;
    tensor->data_type = dtype;
    tensor->n_dims = rank;
    tensor->dims = make(arena, rank, sizeof *tensor->dims);
    if (rank > 0)
        memcpy(tensor->dims, dims, rank * sizeof *dims);
    return tensor;
}

Onnx__TensorProto *build_int64_list(struct arena *arena, const char *name, const int64_t *elements,
                                    size_t count)
{
    int64_t length = (int64_t)count;
    Onnx__TensorProto *tensor = build_tensor(arena, name, 7, &length, 1);
    tensor->n_int64_data = count;
    tensor->int64_data = make(arena, count, sizeof *elements);
    memcpy(tensor->int64_data, elements, count * sizeof *elements);
    return tensor;
}

Onnx__TensorProto *build_float_list(struct arena *arena, const char *name, const float *elements,
                                    size_t count)
{
    int64_t length = (int64_t)count;
    Onnx__TensorProto *tensor = build_tensor(arena, name, 1, &length, 1);
    tensor->n_float_data = count;
    tensor->float_data = make(arena, count, sizeof *elements);
    memcpy(tensor->float_data, elements, count * sizeof *elements);
    return tensor;
}

static void add_entry(struct arena *arena, Onnx__TensorProto *tensor, const char *key, const char *value)
{
    Onnx__StringStringEntryProto *entry = make(arena, 1, sizeof *entry);
    onnx__string_string_entry_proto__init(entry);
    entry->key = text(arena, key);
    entry->value = text(arena, value);
    tensor->external_data[tensor->n_external_data++] = entry;
}

void tensor_make_external(struct arena *arena, Onnx__TensorProto *tensor, const char *location,
                          const char *offset, const char *length)
{
    tensor->has_data_location = 1;
    tensor->data_location = ONNX__TENSOR_PROTO__DATA_LOCATION__EXTERNAL;
    tensor->external_data = make(arena, BUILDER_CAPACITY, sizeof *tensor->external_data);
    if (location != NULL)
        add_entry(arena, tensor, "location", location);
    if (offset != NULL)
        add_entry(arena, tensor, "offset", offset);
    if (length != NULL)
        add_entry(arena, tensor, "length", length);
}
