#include "scatter_model.h"

#include "ir_version.h"
#include "message.h"
#include "onnx.pb-c.h"
#include "scatter.h"

#include <assert.h>
#include <string.h>

/* The declaration of a graph input or output in a message whose parts have been allocated. */
struct value_messages {
    Onnx__ValueInfoProto value;
    Onnx__TypeProto type;
    Onnx__TypeProto__Tensor tensor;
    Onnx__TensorShapeProto shape;
    Onnx__TensorShapeProto__Dimension dimensions[SCATTER_MODEL_RANK];
    Onnx__TensorShapeProto__Dimension *dimension_pointers[SCATTER_MODEL_RANK];
};

static void declare_value(struct value_messages *messages, const char *name, const struct tensor *tensor)
{
    assert(tensor->rank <= SCATTER_MODEL_RANK);
    onnx__value_info_proto__init(&messages->value);
    onnx__type_proto__init(&messages->type);
    onnx__type_proto__tensor__init(&messages->tensor);
    onnx__tensor_shape_proto__init(&messages->shape);
    for (int axis = 0; axis < tensor->rank; axis++) {
        onnx__tensor_shape_proto__dimension__init(&messages->dimensions[axis]);
        messages->dimensions[axis].value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE;
        messages->dimensions[axis].dim_value = tensor->dims[axis];
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
}

/* Sets the attributes of the node; returns their number. */
static size_t set_attributes(const struct scatter_model *model, Onnx__AttributeProto attributes[2])
{
    size_t count = 0;
    if (model->axis != NULL) {
        Onnx__AttributeProto *axis = &attributes[count++];
        onnx__attribute_proto__init(axis);
        axis->name = message_text("axis");
        axis->has_type = axis->has_i = 1;
        axis->type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT;
        axis->i = *model->axis;
    }
    if (model->reduction != NULL) {
        Onnx__AttributeProto *reduction = &attributes[count++];
        onnx__attribute_proto__init(reduction);
        reduction->name = message_text("reduction");
        reduction->has_type = reduction->has_s = 1;
        reduction->type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRING;
        reduction->s.data = (uint8_t *)message_text(model->reduction);
        reduction->s.len = strlen(model->reduction);
    }
    return count;
}

static int64_t lowest_ir_version(const struct scatter_model *model)
{
    int64_t of_opset = ir_version_of_opset(model->opset);
    int64_t of_dtype = ir_version_of_dtype(model->inputs[INPUT_DATA].dtype);
    return of_opset > of_dtype ? of_opset : of_dtype;
}

enum status scatter_model_pack(const struct scatter_model *model, void **bytes, size_t *size,
                               struct arena *arena, struct error *error)
{
    struct value_messages values[INPUT_SLOTS], output_value;
    Onnx__ValueInfoProto *inputs[INPUT_SLOTS], *output = &output_value.value;
    char *input_names[INPUT_SLOTS], *output_name = message_text(SCATTER_MODEL_OUTPUT);
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        declare_value(&values[slot], model->inputs[slot].name, &model->inputs[slot]);
        inputs[slot] = &values[slot].value;
        input_names[slot] = message_text(model->inputs[slot].name);
    }
    declare_value(&output_value, SCATTER_MODEL_OUTPUT, &model->inputs[INPUT_DATA]);
    Onnx__AttributeProto attributes[2], *attribute_pointers[] = {&attributes[0], &attributes[1]};
    Onnx__NodeProto node = ONNX__NODE_PROTO__INIT, *nodes = &node;
    node.op_type = message_text(operator_name(model->op));
    node.n_input = INPUT_SLOTS;
    node.input = input_names;
    node.n_output = 1;
    node.output = &output_name;
    node.n_attribute = set_attributes(model, attributes);
    node.attribute = attribute_pointers;
    Onnx__GraphProto graph = ONNX__GRAPH_PROTO__INIT;
    graph.name = message_text("scatter");
    graph.n_node = 1;
    graph.node = &nodes;
    graph.n_input = INPUT_SLOTS;
    graph.input = inputs;
    graph.n_output = 1;
    graph.output = &output;
    Onnx__OperatorSetIdProto import = ONNX__OPERATOR_SET_ID_PROTO__INIT, *imports = &import;
    import.domain = message_text("");
    import.has_version = 1;
    import.version = model->opset;
    Onnx__ModelProto message = ONNX__MODEL_PROTO__INIT;
    message.has_ir_version = 1;
    message.ir_version = lowest_ir_version(model);
    message.graph = &graph;
    message.n_opset_import = 1;
    message.opset_import = &imports;
    return message_pack(&message.base, bytes, size, arena, error);
}
