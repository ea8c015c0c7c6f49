#include "graph_messages.h"

#include "message.h"
#include "tensor_proto.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

/* Zeroed memory; NULL after a failure. */
static void *take(struct graph_messages *graph, size_t size)
{
    void *memory = graph->status == STATUS_OK ? arena_allocate_zeroed(graph->arena, 1, size) : NULL;
    if (memory == NULL && graph->status == STATUS_OK)
        graph->status = error_no_memory(graph->error, "a model");
    return memory;
}

/* ---- declarations -------------------------------------------------------------------------------------- */

/* The declaration of a graph input or output in a message whose parts have been allocated. */
struct value_messages {
    Onnx__ValueInfoProto value;
    Onnx__TypeProto type;
    Onnx__TypeProto__Tensor tensor;
    Onnx__TensorShapeProto shape;
    Onnx__TensorShapeProto__Dimension dimensions[SCATTER_MODEL_RANK];
    Onnx__TensorShapeProto__Dimension *dimension_pointers[SCATTER_MODEL_RANK];
};

/* The name that the form gives an extent, in the arena; NULL: none, or no memory. */
static const char *extent_name(enum declared_extents extents, const char *value, int axis, int64_t extent,
                               struct arena *arena)
{
    if (extents == EXTENTS_NAMED)
        return arena_format(arena, "%s_%d", value, axis);
    return extents == EXTENTS_ALIKE ? arena_format(arena, "n%" PRId64, extent) : NULL;
}

static void declare_extent(struct graph_messages *graph, Onnx__TensorShapeProto__Dimension *dimension,
                           enum declared_extents extents, const char *value, int axis, int64_t extent)
{
    onnx__tensor_shape_proto__dimension__init(dimension);
    if (extents == EXTENTS_NUMBERED) {
        dimension->value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE;
        dimension->dim_value = extent;
    } else if (extents != EXTENTS_UNKNOWN) {
        const char *name = extent_name(extents, value, axis, extent, graph->arena);
        if (name == NULL)
            graph->status = error_no_memory(graph->error, "a model");
        dimension->value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM;
        dimension->dim_param = message_text(name);
    }
}

Onnx__ValueInfoProto *graph_declare(struct graph_messages *graph, const char *name, const char *about,
                                    enum declared_extents extents, const struct tensor *tensor)
{
    struct value_messages *messages = take(graph, sizeof *messages);
    if (messages != NULL && tensor->rank > SCATTER_MODEL_RANK)
        graph->status =
            error_set(graph->error, STATUS_USAGE, "\"%.100s\": rank %d is too high", name, tensor->rank);
    if (graph->status != STATUS_OK)
        return NULL;
    onnx__value_info_proto__init(&messages->value);
    onnx__type_proto__init(&messages->type);
    onnx__type_proto__tensor__init(&messages->tensor);
    onnx__tensor_shape_proto__init(&messages->shape);
    for (int axis = 0; axis < tensor->rank; axis++) {
        declare_extent(graph, &messages->dimensions[axis], extents, about, axis, tensor->dims[axis]);
        messages->dimension_pointers[axis] = &messages->dimensions[axis];
    }
    messages->shape.n_dim = (size_t)tensor->rank;
    messages->shape.dim = messages->dimension_pointers;
    messages->tensor.has_elem_type = 1;
    messages->tensor.elem_type = tensor->dtype;
    messages->tensor.shape = &messages->shape;
    messages->type.value_case = ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE;
    messages->type.tensor_type = &messages->tensor;
    messages->value.name = message_text(name);
    messages->value.type = &messages->type;
    return &messages->value;
}

void graph_add_input(struct graph_messages *graph, const struct tensor *tensor, enum declared_extents extents)
{
    Onnx__ValueInfoProto *value = graph_declare(graph, tensor->name, tensor->name, extents, tensor);
    assert(graph->input_count < GRAPH_LIST_MOST);
    if (value != NULL)
        graph->inputs[graph->input_count++] = value;
}

void graph_feed(struct graph_messages *graph, const struct tensor *tensor)
{
    graph_add_input(graph, tensor, EXTENTS_NUMBERED);
    if (graph->fed != NULL && graph->status == STATUS_OK)
        graph->fed->items[graph->fed->count++] = *tensor;
}

void graph_add_initializer(struct graph_messages *graph, const struct tensor *tensor)
{
    Onnx__TensorProto *message = take(graph, sizeof *message);
    assert(graph->initializer_count < GRAPH_LIST_MOST);
    if (message == NULL)
        return;
    graph->initializers[graph->initializer_count++] = message;
    graph->status = tensor_to_proto(message, tensor, graph->arena, graph->error);
}

/* ---- nodes --------------------------------------------------------------------------------------------- */

struct node_messages {
    Onnx__NodeProto node;
    char *inputs[NODE_INPUTS_MOST], *output;
    Onnx__AttributeProto attributes[NODE_ATTRIBUTES_MOST], *attribute_pointers[NODE_ATTRIBUTES_MOST];
};

Onnx__NodeProto *graph_add_node(struct graph_messages *graph, const char *op_type, const char *first,
                                const char *second, const char *third, const char *output)
{
    const char *const inputs[NODE_INPUTS_MOST] = {first, second, third};
    struct node_messages *messages = take(graph, sizeof *messages);
    assert(graph->node_count < GRAPH_LIST_MOST);
    if (messages == NULL)
        return NULL;
    onnx__node_proto__init(&messages->node);
    messages->node.op_type = message_text(op_type);
    while (messages->node.n_input < NODE_INPUTS_MOST && inputs[messages->node.n_input] != NULL) {
        messages->inputs[messages->node.n_input] = message_text(inputs[messages->node.n_input]);
        messages->node.n_input++;
    }
    messages->node.input = messages->inputs;
    messages->output = message_text(output);
    messages->node.n_output = 1;
    messages->node.output = &messages->output;
    messages->node.attribute = messages->attribute_pointers;
    for (size_t i = 0; i < NODE_ATTRIBUTES_MOST; i++)
        messages->attribute_pointers[i] = &messages->attributes[i];
    graph->nodes[graph->node_count++] = &messages->node;
    return &messages->node;
}

/* The next attribute of a node, which has room for it. */
static Onnx__AttributeProto *add_attribute(Onnx__NodeProto *node, const char *name,
                                           Onnx__AttributeProto__AttributeType type)
{
    Onnx__AttributeProto *attribute = node->attribute[node->n_attribute++];
    onnx__attribute_proto__init(attribute);
    attribute->name = message_text(name);
    attribute->has_type = 1;
    attribute->type = type;
    return attribute;
}

void node_set_int(struct graph_messages *graph, Onnx__NodeProto *node, const char *name, int64_t value)
{
    if (graph->status != STATUS_OK)
        return;
    Onnx__AttributeProto *attribute = add_attribute(node, name, ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT);
    attribute->has_i = 1;
    attribute->i = value;
}

void node_set_text(struct graph_messages *graph, Onnx__NodeProto *node, const char *name, const char *value)
{
    if (graph->status != STATUS_OK)
        return;
    Onnx__AttributeProto *attribute =
        add_attribute(node, name, ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRING);
    attribute->has_s = 1;
    attribute->s.data = (uint8_t *)message_text(value);
    attribute->s.len = strlen(value);
}

void node_set_tensor(struct graph_messages *graph, Onnx__NodeProto *node, const char *name,
                     const struct tensor *value)
{
    Onnx__TensorProto *message = take(graph, sizeof *message);
    if (message == NULL)
        return;
    add_attribute(node, name, ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR)->t = message;
    graph->status = tensor_to_proto(message, value, graph->arena, graph->error);
}
