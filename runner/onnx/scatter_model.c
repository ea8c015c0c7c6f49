#include "scatter_model.h"

#include "dtype.h"
#include "message.h"
#include "onnx.pb-c.h"
#include "scatter.h"
#include "tensor_proto.h"

#include <assert.h>
#include <inttypes.h>
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

/* The name that the form gives an extent, in the arena; NULL: none, or no memory. */
static const char *extent_name(enum declared_extents extents, const char *value, int axis, int64_t extent,
                               struct arena *arena)
{
    if (extents == EXTENTS_NAMED)
        return arena_format(arena, "%s_%d", value, axis);
    return extents == EXTENTS_ALIKE ? arena_format(arena, "n%" PRId64, extent) : NULL;
}

/* Declares an extent; false without memory. */
static bool declare_extent(Onnx__TensorShapeProto__Dimension *dimension, enum declared_extents extents,
                           const char *value, int axis, int64_t extent, struct arena *arena)
{
    onnx__tensor_shape_proto__dimension__init(dimension);
    if (extents == EXTENTS_NUMBERED) {
        dimension->value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE;
        dimension->dim_value = extent;
    } else if (extents != EXTENTS_UNKNOWN) {
        const char *name = extent_name(extents, value, axis, extent, arena);
        if (name == NULL)
            return false;
        dimension->value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM;
        dimension->dim_param = message_text(name);
    }
    return true;
}

/* Declares a value; `about` is in the names of its extents. False without memory. */
static bool declare_value(struct value_messages *messages, const char *name, const char *about,
                          enum declared_extents extents, const struct tensor *tensor, struct arena *arena)
{
    assert(tensor->rank <= SCATTER_MODEL_RANK);
    onnx__value_info_proto__init(&messages->value);
    onnx__type_proto__init(&messages->type);
    onnx__type_proto__tensor__init(&messages->tensor);
    onnx__tensor_shape_proto__init(&messages->shape);
    for (int axis = 0; axis < tensor->rank; axis++) {
        if (!declare_extent(&messages->dimensions[axis], extents, about, axis, tensor->dims[axis], arena))
            return false;
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
    return true;
}

enum status value_declare(Onnx__ValueInfoProto **value, const char *name, const struct tensor *tensor,
                          struct arena *arena, struct error *error)
{
    if (tensor->rank > SCATTER_MODEL_RANK)
        return error_set(error, STATUS_USAGE, "\"%.100s\": rank %d is too high", name, tensor->rank);
    struct value_messages *messages = arena_allocate(arena, sizeof *messages);
    if (messages == NULL || !declare_value(messages, name, name, EXTENTS_NUMBERED, tensor, arena))
        return error_no_memory(error, "a model");
    *value = &messages->value;
    return STATUS_OK;
}

/* ---- values that are in the model ---------------------------------------------------------------------- */

/* The values of a model by their sources. Messages of a slot have its number. */
struct value_lists {
    struct value_messages inputs[INPUT_SLOTS];
    Onnx__ValueInfoProto *graph_inputs[INPUT_SLOTS];
    Onnx__TensorProto tensors[INPUT_SLOTS], *initializers[INPUT_SLOTS];
    Onnx__NodeProto constants[INPUT_SLOTS], *nodes[INPUT_SLOTS + 1]; /* room for the scatter node */
    Onnx__AttributeProto attributes[INPUT_SLOTS], *attribute_pointers[INPUT_SLOTS];
    char *names[INPUT_SLOTS]; /* of the outputs of Constant nodes */
    size_t graph_input_count, initializer_count, node_count;
};

static enum status add_graph_input(struct value_lists *lists, const struct scatter_model *model,
                                   const struct written_form *form, int slot, struct arena *arena,
                                   struct error *error)
{
    const struct tensor *tensor = &model->inputs[slot];
    if (!declare_value(&lists->inputs[slot], tensor->name, tensor->name, (enum declared_extents)form->extents,
                       tensor, arena))
        return error_no_memory(error, "a model");
    lists->graph_inputs[lists->graph_input_count++] = &lists->inputs[slot].value;
    return STATUS_OK;
}

static enum status add_initializer(struct value_lists *lists, const struct scatter_model *model,
                                   enum value_source source, int slot, struct arena *arena,
                                   struct error *error)
{
    struct tensor tensor = model->inputs[slot];
    if (source == SOURCE_OVERRIDDEN) {
        tensor.elements = arena_allocate_zeroed(arena, tensor.size, 1);
        if (tensor.elements == NULL)
            return error_no_memory(error, "a model");
    }
    lists->initializers[lists->initializer_count++] = &lists->tensors[slot];
    return tensor_to_proto(&lists->tensors[slot], &tensor, arena, error);
}

static enum status add_constant(struct value_lists *lists, const struct scatter_model *model, int slot,
                                struct arena *arena, struct error *error)
{
    Onnx__NodeProto *node = &lists->constants[slot];
    Onnx__AttributeProto *attribute = &lists->attributes[slot];
    onnx__node_proto__init(node);
    node->op_type = message_text("Constant");
    lists->names[slot] = message_text(model->inputs[slot].name);
    node->n_output = 1;
    node->output = &lists->names[slot];
    lists->attribute_pointers[slot] = attribute;
    node->n_attribute = 1;
    node->attribute = &lists->attribute_pointers[slot];
    onnx__attribute_proto__init(attribute);
    attribute->name = message_text("value");
    attribute->has_type = 1;
    attribute->type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR;
    attribute->t = &lists->tensors[slot];
    lists->nodes[lists->node_count++] = node;
    return tensor_to_proto(&lists->tensors[slot], &model->inputs[slot], arena, error);
}

static enum status add_value(struct value_lists *lists, const struct scatter_model *model,
                             const struct written_form *form, int slot, struct arena *arena,
                             struct error *error)
{
    const enum value_source source = (enum value_source)form->sources[slot];
    enum status status = STATUS_OK;
    if (source == SOURCE_CONSTANT)
        return add_constant(lists, model, slot, arena, error);
    if (source != SOURCE_INITIALIZER)
        status = add_graph_input(lists, model, form, slot, arena, error);
    if (status == STATUS_OK && source != SOURCE_GRAPH)
        status = add_initializer(lists, model, source, slot, arena, error);
    return status;
}

/* Each value once; graph inputs whose default applies are the last ones. */
static enum status add_values(struct value_lists *lists, const struct scatter_model *model,
                              const struct written_form *form, struct arena *arena, struct error *error)
{
    enum status status = STATUS_OK;
    for (int turn = 0; turn < 2; turn++)
        for (int slot = 0; status == STATUS_OK && slot < INPUT_SLOTS; slot++)
            if (form->shared[slot] == 0 && (form->sources[slot] == SOURCE_DEFAULT) == (turn == 1))
                status = add_value(lists, model, form, slot, arena, error);
    return status;
}

/* Names of its extents are those of data, if data has any. */
static enum status declare_output(struct value_messages *messages, const struct scatter_model *model,
                                  const struct written_form *form, struct arena *arena, struct error *error)
{
    const struct tensor *data = &model->inputs[INPUT_DATA];
    const bool is_numbered =
        form->extents == EXTENTS_NAMED && !written_form_has_graph_input(form, INPUT_DATA);
    const enum declared_extents extents =
        is_numbered ? EXTENTS_NUMBERED : (enum declared_extents)form->extents;
    return declare_value(messages, SCATTER_MODEL_OUTPUT, data->name, extents, data, arena)
               ? STATUS_OK
               : error_no_memory(error, "a model");
}

/* ---- the node and the model ---------------------------------------------------------------------------- */

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
    static const struct written_form plain;
    const struct written_form *form = model->form == NULL ? &plain : model->form;
    struct value_lists lists;
    struct value_messages output_value;
    Onnx__ValueInfoProto *output = &output_value.value;
    char *names[INPUT_SLOTS], *output_name = message_text(SCATTER_MODEL_OUTPUT);
    lists.graph_input_count = lists.initializer_count = lists.node_count = 0;
    enum status status = add_values(&lists, model, form, arena, error);
    if (status == STATUS_OK)
        status = declare_output(&output_value, model, form, arena, error);
    if (status != STATUS_OK)
        return status;
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        names[slot] = message_text(model->inputs[slot].name);
    Onnx__AttributeProto attributes[2], *attribute_pointers[] = {&attributes[0], &attributes[1]};
    Onnx__NodeProto node = ONNX__NODE_PROTO__INIT;
    node.op_type = message_text(operator_name(model->op));
    node.n_input = INPUT_SLOTS;
    node.input = names;
    node.n_output = 1;
    node.output = &output_name;
    node.n_attribute = set_attributes(model, attributes);
    node.attribute = attribute_pointers;
    lists.nodes[lists.node_count++] = &node;
    Onnx__GraphProto graph = ONNX__GRAPH_PROTO__INIT;
    graph.name = message_text("scatter");
    graph.n_node = lists.node_count;
    graph.node = lists.nodes;
    graph.n_initializer = lists.initializer_count;
    graph.initializer = lists.initializers;
    graph.n_input = lists.graph_input_count;
    graph.input = lists.graph_inputs;
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

bool written_form_is_plain(const struct written_form *form)
{
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        if (form->sources[slot] != SOURCE_GRAPH)
            return false;
    return form->extents == EXTENTS_NUMBERED && !written_form_shares(form);
}

void written_form_settle(struct written_form *form)
{
    bool has_graph_input = false;
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        form->sources[slot] = form->sources[slot - form->shared[slot]];
        has_graph_input = has_graph_input || written_form_has_graph_input(form, slot);
    }
    if (!has_graph_input)
        form->extents = EXTENTS_NUMBERED;
}

/* Adds a phrase to a list; without memory the list is NULL. */
static const char *add(const char *list, const char *name, const char *what, struct arena *arena)
{
    return list == NULL ? NULL
                        : arena_format(arena, "%s%s%s%s", list, list[0] == '\0' ? "" : ", ", name, what);
}

const char *written_form_text(const struct written_form *form, struct arena *arena)
{
    static const char *const sources[SOURCE_COUNT] = {[SOURCE_INITIALIZER] = " an initializer",
                                                      [SOURCE_CONSTANT] = " a Constant node",
                                                      [SOURCE_DEFAULT] = " a default",
                                                      [SOURCE_OVERRIDDEN] = " an overridden default"};
    static const char *const extents[DECLARED_EXTENTS_COUNT] = {[EXTENTS_NAMED] = "extents with names",
                                                                [EXTENTS_ALIKE] =
                                                                    "equal extents with one name",
                                                                [EXTENTS_UNKNOWN] = "extents unknown"};
    const char *text = "";
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        if (form->shared[slot] != 0)
            text = add(text, input_names[slot],
                       form->shared[slot] == slot ? " the value of data" : " the value of indices", arena);
        else if (form->sources[slot] != SOURCE_GRAPH)
            text = add(text, input_names[slot], sources[form->sources[slot]], arena);
    return form->extents == EXTENTS_NUMBERED ? text : add(text, extents[form->extents], "", arena);
}

int64_t ir_version_of_opset(int64_t opset)
{
    int64_t lowest = IR_VERSION_OLDEST;
#define DEMAND(ir_version, first_opset) lowest = opset >= (first_opset) ? (ir_version) : lowest;
    IR_OPSET_TABLE(DEMAND)
#undef DEMAND
    return lowest;
}

int64_t ir_version_of_dtype(int32_t dtype)
{
    switch (dtype) {
#define ROW(constant, ir_version) \
    case DTYPE_##constant:        \
        return (ir_version);
        IR_DTYPE_TABLE(ROW)
#undef ROW
    default:
        return IR_VERSION_OLDEST;
    }
}
