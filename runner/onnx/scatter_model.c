#include "scatter_model.h"

#include "dtype.h"
#include "graph_messages.h"
#include "message.h"
#include "onnx.pb-c.h"
#include "scatter.h"

enum status value_declare(Onnx__ValueInfoProto **value, const char *name, const struct tensor *tensor,
                          struct arena *arena, struct error *error)
{
    struct graph_messages graph = {.arena = arena, .error = error};
    *value = graph_declare(&graph, name, name, EXTENTS_NUMBERED, tensor);
    return graph.status;
}

/* ---- values -------------------------------------------------------------------------------------------- */

/* Zeros for an overridden default, else the value. */
static void add_initializer(struct graph_messages *graph, struct tensor tensor, enum value_source source)
{
    if (source == SOURCE_OVERRIDDEN) {
        tensor.elements = arena_allocate_zeroed(graph->arena, tensor.size, 1);
        if (tensor.elements == NULL)
            graph->status = error_no_memory(graph->error, "a model");
    }
    graph_add_initializer(graph, &tensor);
}

static void add_value(struct graph_messages *graph, const struct scatter_model *model,
                      const struct written_form *form, int slot)
{
    const enum value_source source = (enum value_source)form->sources[slot];
    const struct tensor *tensor = &model->inputs[slot];
    if (source_is_computed(source)) {
        graph_add_computed(graph, model, slot, source);
        return;
    }
    if (source == SOURCE_CONSTANT)
        node_set_tensor(graph, graph_add_node(graph, "Constant", NULL, NULL, NULL, tensor->name), "value",
                        tensor);
    else if (source != SOURCE_INITIALIZER)
        graph_add_input(graph, tensor, (enum declared_extents)form->extents);
    if (source != SOURCE_CONSTANT && source != SOURCE_GRAPH)
        add_initializer(graph, *tensor, source);
}

/* Names of its extents are those of data, if data has any. */
static Onnx__ValueInfoProto *declare_output(struct graph_messages *graph, const struct scatter_model *model,
                                            const struct written_form *form)
{
    const struct tensor *data = &model->inputs[INPUT_DATA];
    const bool is_numbered =
        form->extents == EXTENTS_NAMED && !written_form_has_graph_input(form, INPUT_DATA);
    return graph_declare(graph, SCATTER_MODEL_OUTPUT, data->name,
                         is_numbered ? EXTENTS_NUMBERED : (enum declared_extents)form->extents, data);
}

/* ---- the node and the model ---------------------------------------------------------------------------- */

static int64_t lowest_ir_version(const struct scatter_model *model)
{
    int64_t of_opset = ir_version_of_opset(model->opset);
    int64_t of_dtype = ir_version_of_dtype(model->inputs[INPUT_DATA].dtype);
    return of_opset > of_dtype ? of_opset : of_dtype;
}

/* Each value once, graph inputs whose default applies last; then the node. */
static void add_nodes(struct graph_messages *graph, const struct scatter_model *model,
                      const struct written_form *form)
{
    for (int turn = 0; turn < 2; turn++)
        for (int slot = 0; slot < INPUT_SLOTS; slot++)
            if (form->shared[slot] == 0 && (form->sources[slot] == SOURCE_DEFAULT) == (turn == 1))
                add_value(graph, model, form, slot);
    const struct tensor *inputs = model->inputs;
    Onnx__NodeProto *node =
        graph_add_node(graph, operator_name(model->op), inputs[INPUT_DATA].name, inputs[INPUT_INDICES].name,
                       inputs[INPUT_UPDATES].name, SCATTER_MODEL_OUTPUT);
    if (model->axis != NULL)
        node_set_int(graph, node, "axis", *model->axis);
    if (model->reduction != NULL)
        node_set_text(graph, node, "reduction", model->reduction);
}

enum status scatter_model_pack(const struct scatter_model *model, struct fed_values *fed, void **bytes,
                               size_t *size, struct arena *arena, struct error *error)
{
    static const struct written_form plain;
    const struct written_form *form = model->form == NULL ? &plain : model->form;
    struct graph_messages messages = {.fed = fed, .arena = arena, .error = error};
    add_nodes(&messages, model, form);
    Onnx__ValueInfoProto *output = declare_output(&messages, model, form);
    if (messages.status != STATUS_OK)
        return messages.status;
    Onnx__GraphProto graph = ONNX__GRAPH_PROTO__INIT;
    graph.name = message_text("scatter");
    graph.n_node = messages.node_count;
    graph.node = messages.nodes;
    graph.n_initializer = messages.initializer_count;
    graph.initializer = messages.initializers;
    graph.n_input = messages.input_count;
    graph.input = messages.inputs;
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
#define SOURCE_WORDS(constant, words) [SOURCE_##constant] = " " words,
    static const char *const sources[] = {VALUE_SOURCE_TABLE(SOURCE_WORDS)};
#undef SOURCE_WORDS
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
