#include "graph_twins.h"

#include "message.h"
#include "model_parts.h"
#include "scatter_model.h"

#include <string.h>

/* Names that no model has by accident. */
#define PROBE_DATA    "scatter-cts probe data"
#define PROBE_INDICES "scatter-cts probe indices"

/* The model of a case as a message that may be changed, and its scatter node. */
struct opened_model {
    Onnx__ModelProto *model;
    Onnx__NodeProto *node;
};

static enum status open_model(struct opened_model *opened, const struct scatter_case *of, struct arena *arena,
                              struct error *error)
{
    ProtobufCMessage *message = NULL;
    enum status status = message_unpack(&message, &onnx__model_proto__descriptor, of->model.bytes,
                                        of->model.size, arena, error);
    if (status != STATUS_OK)
        return status;
    opened->model = (Onnx__ModelProto *)message;
    const Onnx__GraphProto *graph = opened->model->graph;
    for (size_t i = 0; i < graph->n_node; i++)
        if (strcmp(graph->node[i]->op_type, operator_name(of->model.op)) == 0)
            opened->node = graph->node[i]; /* the last one */
    return STATUS_OK;
}

/* Makes the case of a changed model. */
static enum status close_model(struct scatter_case *made, const struct opened_model *opened,
                               const struct scatter_case *of, struct arena *arena, struct error *error)
{
    void *bytes = NULL;
    size_t size = 0;
    made->id = of->id;
    made->files = of->files;
    made->why = "";
    made->sibling = "";
    enum status status = message_pack(&opened->model->base, &bytes, &size, arena, error);
    return status == STATUS_OK ? model_read(&made->model, bytes, size, NULL, arena, error) : status;
}

/* Whether an input of a lower slot has the same name: it is the same value. */
static bool is_known(const struct scatter_case *of, size_t slot)
{
    bool found = false;
    for (size_t i = 0; i < slot; i++)
        found |= strcmp(of->inputs[i].name, of->inputs[slot].name) == 0;
    return found;
}

enum status graph_plain_twin(struct scatter_case *twin, const struct scatter_case *of, struct arena *arena,
                             struct error *error)
{
    struct opened_model opened;
    enum status status = open_model(&opened, of, arena, error);
    if (status != STATUS_OK)
        return status;
    *twin = (struct scatter_case){.inputs = of->inputs, .input_count = of->input_count};
    Onnx__GraphProto *graph = opened.model->graph;
    graph->node[0] = opened.node;
    graph->n_node = 1;
    graph->n_initializer = graph->n_value_info = graph->n_input = 0;
    graph->input = arena_allocate(arena, of->input_count * sizeof *graph->input);
    if (graph->input == NULL)
        return error_no_memory(error, "a model");
    for (size_t slot = 0; status == STATUS_OK && slot < of->input_count; slot++)
        if (of->inputs[slot].name[0] != '\0' && !is_known(of, slot))
            status = value_declare(&graph->input[graph->n_input++], of->inputs[slot].name, &of->inputs[slot],
                                   arena, error);
    return status == STATUS_OK ? close_model(twin, &opened, of, arena, error) : status;
}

/* ---- probes -------------------------------------------------------------------------------------------- */

/* The value of a graph input; NULL: it has its default. */
static const struct tensor *value_of(const struct scatter_case *of, const char *name)
{
    for (size_t slot = 0; slot < of->input_count; slot++)
        if (strcmp(of->inputs[slot].name, name) == 0)
            return &of->inputs[slot];
    for (size_t i = 0; i < of->unread_input_count; i++)
        if (strcmp(of->unread_inputs[i].name, name) == 0)
            return &of->unread_inputs[i];
    return NULL;
}

/* Keeps the graph inputs that some node reads, with their values. */
static enum status keep_inputs(struct scatter_case *probe, Onnx__GraphProto *graph,
                               const struct scatter_case *of, struct arena *arena, struct error *error)
{
    size_t kept = 0;
    probe->unread_inputs = arena_allocate_zeroed(arena, graph->n_input, sizeof *probe->unread_inputs);
    if (probe->unread_inputs == NULL)
        return error_no_memory(error, "a model");
    for (size_t i = 0; i < graph->n_input; i++) {
        const struct tensor *value = value_of(of, graph->input[i]->name);
        if (!graph_reads(graph, graph->input[i]->name))
            continue;
        graph->input[kept++] = graph->input[i];
        if (value != NULL)
            probe->unread_inputs[probe->unread_input_count++] = *value;
    }
    graph->n_input = kept;
    return STATUS_OK;
}

/* data of zeros or empty strings, and the number of its row for each cell, or for each row. */
static enum status make_inputs(struct tensor inputs[INPUT_SLOTS], const struct tensor *value, bool tuples,
                               struct arena *arena, struct error *error)
{
    struct tensor *data = &inputs[INPUT_DATA], *indices = &inputs[INPUT_INDICES];
    if (value->count == 0 || value->rank < 1)
        return error_set(error, STATUS_USAGE, "\"%.100s\": has no cells, or rank 0", value->name);
    const int64_t rows[] = {value->dims[0], 1};
    inputs[INPUT_UPDATES] = *value;
    enum status status = tensor_create(data, value->dtype, value->dims, value->rank, arena, error);
    if (status == STATUS_OK)
        status = tensor_create(indices, DTYPE_INT64, tuples ? rows : value->dims, tuples ? 2 : value->rank,
                               arena, error);
    if (status != STATUS_OK)
        return status;
    memset(data->elements, 0, data->size);
    for (int64_t i = 0; value->dtype == DTYPE_STRING && i < data->count; i++)
        ((struct string_element *)data->elements)[i].bytes = "";
    for (int64_t i = 0; i < indices->count; i++)
        ((int64_t *)indices->elements)[i] = i / (indices->count / rows[0]);
    data->name = PROBE_DATA;
    indices->name = PROBE_INDICES;
    return STATUS_OK;
}

/* Adds the two inputs that no node computes to the initializers. */
static enum status add_initializers(Onnx__GraphProto *graph, const struct tensor inputs[INPUT_SLOTS],
                                    struct arena *arena, struct error *error)
{
    const size_t before = graph->n_initializer;
    Onnx__TensorProto **all = arena_allocate(arena, (before + 2) * sizeof *all);
    Onnx__TensorProto *added = arena_allocate(arena, 2 * sizeof *added);
    if (all == NULL || added == NULL)
        return error_no_memory(error, "a model");
    for (size_t i = 0; i < before; i++)
        all[i] = graph->initializer[i];
    all[before] = &added[0];
    all[before + 1] = &added[1];
    graph->initializer = all;
    graph->n_initializer = before + 2;
    const enum status status = tensor_to_proto(&added[0], &inputs[INPUT_DATA], arena, error);
    return status == STATUS_OK ? tensor_to_proto(&added[1], &inputs[INPUT_INDICES], arena, error) : status;
}

enum status graph_probe(struct scatter_case *probe, const struct scatter_case *of, size_t slot,
                        struct arena *arena, struct error *error)
{
    struct opened_model opened;
    struct tensor *inputs = arena_allocate_zeroed(arena, INPUT_SLOTS, sizeof *inputs);
    char **names = arena_allocate(arena, INPUT_SLOTS * sizeof *names);
    enum status status = inputs == NULL || names == NULL ? error_no_memory(error, "a model")
                                                         : open_model(&opened, of, arena, error);
    if (status == STATUS_OK)
        status = make_inputs(inputs, &of->inputs[slot], of->model.op == OPERATOR_SCATTER_ND, arena, error);
    if (status != STATUS_OK)
        return status;
    Onnx__GraphProto *graph = opened.model->graph;
    if (graph->n_output == 0)
        return error_set(error, STATUS_USAGE, "graph.output: is empty");
    *probe = (struct scatter_case){.inputs = inputs, .input_count = INPUT_SLOTS};
    for (int i = 0; i < INPUT_SLOTS; i++)
        names[i] = message_text(inputs[i].name);
    opened.node->input = names;
    opened.node->n_input = INPUT_SLOTS;
    opened.node->n_attribute = 0;
    graph->n_value_info = 0;
    status = keep_inputs(probe, graph, of, arena, error);
    if (status == STATUS_OK)
        status = add_initializers(graph, inputs, arena, error);
    if (status == STATUS_OK)
        status = value_declare(&graph->output[0], of->model.output_name, &inputs[INPUT_DATA], arena, error);
    return status == STATUS_OK ? close_model(probe, &opened, of, arena, error) : status;
}
