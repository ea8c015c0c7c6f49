#include "trivial_case.h"

#include "ir_version.h"
#include "message.h"
#include "onnx.pb-c.h"

#include <string.h>

static const char *const value_names[] = {"data", "indices", "updates", "output"};

/* The shapes: data [3], indices [1] or, for tuples, [1,1], updates [1]. */
static enum status make_tensors(struct scatter_case *the_case, const struct operator_version *version,
                                int32_t dtype, struct tensor *tensors, struct arena *arena,
                                struct error *error)
{
    static const int64_t three[] = {3}, one[] = {1}, one_one[] = {1, 1};
    bool tuples = version->op == OPERATOR_SCATTER_ND;
    enum status status = tensor_create(&tensors[INPUT_DATA], dtype, three, 1, arena, error);
    if (status == STATUS_OK)
        status = tensor_create(&tensors[INPUT_INDICES], DTYPE_INT64, tuples ? one_one : one, tuples ? 2 : 1,
                               arena, error);
    if (status == STATUS_OK)
        status = tensor_create(&tensors[INPUT_UPDATES], dtype, one, 1, arena, error);
    if (status != STATUS_OK)
        return status;
    memset(tensors[INPUT_DATA].elements, 0, tensors[INPUT_DATA].size);
    memset(tensors[INPUT_UPDATES].elements, 1, tensors[INPUT_UPDATES].size);
    int64_t *index = tensors[INPUT_INDICES].elements;
    *index = 1;
    if (dtype == DTYPE_STRING) {
        struct string_element *data = tensors[INPUT_DATA].elements;
        struct string_element *update = tensors[INPUT_UPDATES].elements;
        data[0] = data[1] = data[2] = (struct string_element){"", 0};
        *update = (struct string_element){"a", 1};
    }
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        tensors[slot].name = value_names[slot];
    the_case->inputs = tensors;
    the_case->input_count = INPUT_SLOTS;
    return STATUS_OK;
}

/* The declaration of a graph input or output in a message whose parts have been allocated. */
struct value_messages {
    Onnx__ValueInfoProto value;
    Onnx__TypeProto type;
    Onnx__TypeProto__Tensor tensor;
    Onnx__TensorShapeProto shape;
    Onnx__TensorShapeProto__Dimension dimensions[2];
    Onnx__TensorShapeProto__Dimension *dimension_pointers[2];
};

static void declare_value(struct value_messages *messages, int value, const struct tensor *tensor)
{
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
    messages->value.name = message_text(value_names[value]);
    messages->value.type = &messages->type;
}

static enum status make_model(struct scatter_case *the_case, struct arena *arena, struct error *error)
{
    enum { OUTPUT = INPUT_SLOTS, VALUES };
    struct value_messages values[VALUES];
    Onnx__ValueInfoProto *inputs[INPUT_SLOTS], *output = &values[OUTPUT].value;
    char *input_names[INPUT_SLOTS], *output_name = message_text(value_names[OUTPUT]);
    struct model *model = &the_case->model;
    for (int value = 0; value < VALUES; value++)
        declare_value(&values[value], value, &the_case->inputs[value == OUTPUT ? INPUT_DATA : value]);
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        inputs[slot] = &values[slot].value;
        input_names[slot] = message_text(value_names[slot]);
    }
    Onnx__NodeProto node = ONNX__NODE_PROTO__INIT, *nodes = &node;
    node.op_type = message_text(operator_name(model->op));
    node.n_input = INPUT_SLOTS;
    node.input = input_names;
    node.n_output = 1;
    node.output = &output_name;
    Onnx__GraphProto graph = ONNX__GRAPH_PROTO__INIT;
    graph.name = message_text("trivial");
    graph.n_node = 1;
    graph.node = &nodes;
    graph.n_input = INPUT_SLOTS;
    graph.input = inputs;
    graph.n_output = 1;
    graph.output = &output;
    Onnx__OperatorSetIdProto import = ONNX__OPERATOR_SET_ID_PROTO__INIT, *imports = &import;
    import.domain = message_text(model->import_domain);
    import.has_version = 1;
    import.version = model->opset;
    Onnx__ModelProto message = ONNX__MODEL_PROTO__INIT;
    message.has_ir_version = 1;
    message.ir_version = ir_version_of_opset(model->opset);
    message.graph = &graph;
    message.n_opset_import = 1;
    message.opset_import = &imports;
    void *bytes = NULL;
    enum status status = message_pack(&message.base, &bytes, &model->size, arena, error);
    model->bytes = bytes;
    return status;
}

enum status trivial_case_create(struct scatter_case *the_case, const struct operator_version *version,
                                int32_t dtype, struct arena *arena, struct error *error)
{
    memset(the_case, 0, sizeof *the_case);
    the_case->id = version->id;
    the_case->files.folder = "";
    the_case->why = "";
    the_case->model = (struct model){.op = version->op,
                                     .domain = "",
                                     .import_domain = "",
                                     .opset = version->since_version,
                                     .output_count = 1,
                                     .output_name = value_names[INPUT_SLOTS]};
    struct tensor *tensors = arena_allocate(arena, INPUT_SLOTS * sizeof *tensors);
    if (tensors == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for a trivial case");
    enum status status = make_tensors(the_case, version, dtype, tensors, arena, error);
    return status == STATUS_OK ? make_model(the_case, arena, error) : status;
}

static bool declares_version(const struct declaration *declaration, const struct operator_version *version)
{
    if (declaration->operator_count == 0)
        return true;
    for (size_t i = 0; i < declaration->operator_count; i++)
        if (strcmp(declaration->operators[i], version->name) == 0 ||
            strcmp(declaration->operators[i], version->id) == 0)
            return true;
    return false;
}

int32_t trivial_case_dtype(const struct declaration *declaration, const struct operator_version *version)
{
    int32_t found = declaration->dtype_count == 0 ? DTYPE_FLOAT : DTYPE_UNDEFINED;
    for (size_t i = 0; i < declaration->dtype_count && found != DTYPE_FLOAT; i++)
        if (dtype_in(version->types, declaration->dtypes[i]))
            found = declaration->dtypes[i];
    return declares_version(declaration, version) ? found : DTYPE_UNDEFINED;
}
