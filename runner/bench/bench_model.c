/* Makes the model of a measurement. */
#include "bench_case.h"
#include "message.h"
#include "onnx.pb-c.h"
#include "session.h"

#include <string.h>

static enum status declare_shape(Onnx__ValueInfoProto *value, const struct tensor *tensor,
                                 struct arena *arena, struct error *error)
{
    Onnx__TensorShapeProto *shape = value->type->tensor_type->shape;
    size_t rank = (size_t)tensor->rank;
    Onnx__TensorShapeProto__Dimension *dimensions = arena_allocate(arena, rank * sizeof *dimensions);
    shape->n_dim = rank;
    shape->dim = arena_allocate(arena, rank * sizeof *shape->dim);
    if (dimensions == NULL || shape->dim == NULL)
        return error_no_memory(error, "a model");
    for (size_t axis = 0; axis < rank; axis++) {
        onnx__tensor_shape_proto__dimension__init(&dimensions[axis]);
        dimensions[axis].value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE;
        dimensions[axis].dim_value = tensor->dims[axis];
        shape->dim[axis] = &dimensions[axis];
    }
    return STATUS_OK;
}

static enum status add_attributes(Onnx__NodeProto *node, const struct bench_case *bench, struct arena *arena,
                                  struct error *error)
{
    size_t count = bench->node.attribute_count;
    Onnx__AttributeProto *messages = arena_allocate(arena, count * sizeof *messages);
    node->n_attribute = count;
    node->attribute = arena_allocate(arena, count * sizeof *node->attribute);
    if (messages == NULL || node->attribute == NULL)
        return error_no_memory(error, "a model");
    for (size_t i = 0; i < count; i++) {
        const struct attribute *attribute = &bench->node.attributes[i];
        onnx__attribute_proto__init(&messages[i]);
        messages[i].name = message_text(attribute->name);
        messages[i].has_type = 1;
        messages[i].type = (Onnx__AttributeProto__AttributeType)attribute->type;
        messages[i].has_i = attribute->type == ATTRIBUTE_INT;
        messages[i].i = attribute->integer;
        messages[i].has_s = attribute->type == ATTRIBUTE_STRING;
        messages[i].s.len = attribute->string.size;
        messages[i].s.data = (uint8_t *)message_text(attribute->string.bytes);
        node->attribute[i] = &messages[i];
    }
    return STATUS_OK;
}

/* The model of the trivial case with the node's shapes and attributes instead of its own. */
static enum status make_model(struct model *model, const struct bench_case *bench, struct arena *arena,
                              struct error *error)
{
    ProtobufCMessage *message;
    enum status status =
        message_unpack(&message, &onnx__model_proto__descriptor, model->bytes, model->size, arena, error);
    if (status != STATUS_OK)
        return status;
    Onnx__GraphProto *graph = ((Onnx__ModelProto *)message)->graph;
    for (size_t slot = 0; status == STATUS_OK && slot < INPUT_SLOTS; slot++)
        status = declare_shape(graph->input[slot], bench->inputs[slot], arena, error);
    if (status == STATUS_OK)
        status = declare_shape(graph->output[0], &bench->output, arena, error);
    if (status == STATUS_OK)
        status = add_attributes(graph->node[0], bench, arena, error);
    void *bytes = NULL;
    if (status == STATUS_OK)
        status = message_pack(message, &bytes, &model->size, arena, error);
    model->bytes = bytes;
    return status;
}

enum status bench_model_create(struct scatter_case *the_case, const struct bench_case *bench,
                               struct arena *arena, struct error *error)
{
    const struct scatter_node *node = &bench->node;
    const struct operator_version *version = operator_version_resolve(node->op, node->opset);
    enum status status = trivial_case_create(the_case, version, (int32_t)bench->dtype, NULL, arena, error);
    if (status != STATUS_OK)
        return status;
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++) {
        const char *name = the_case->inputs[slot].name;
        the_case->inputs[slot] = *node->inputs[slot];
        the_case->inputs[slot].name = name;
    }
    the_case->model.attributes = node->attributes;
    the_case->model.attribute_count = node->attribute_count;
    return make_model(&the_case->model, bench, arena, error);
}
