/* The forms of a model, and what it declares about its tensors. */
#include "model.h"
#include "model_parts.h"

#include <limits.h>
#include <string.h>

static const char *const form_names[] = {
#define NAME(constant, name) name,
    MODEL_FORM_TABLE(NAME)
#undef NAME
};

const char *model_form_name(enum model_form form)
{
    return form_names[form];
}

bool model_form_from_name(const char *name, enum model_form *form)
{
    for (int i = 0; i < MODEL_FORM_COUNT; i++) {
        *form = (enum model_form)i;
        if (strcmp(form_names[i], name) == 0)
            return true;
    }
    return false;
}

bool model_input_comes_from(const struct model *model, size_t slot, enum input_source source)
{
    return slot < model->input_count && model->inputs[slot].source == source;
}

static bool has_open_extent(const struct model *model)
{
    for (size_t i = 0; i < model->declared_count; i++) {
        const struct declared_type *declared = &model->declared[i];
        if (declared->graph_input < 0)
            continue;
        if (declared->rank < 0)
            return true;
        for (int axis = 0; axis < declared->rank; axis++)
            if (declared->dims[axis] == EXTENT_OPEN)
                return true;
    }
    return false;
}

static bool has_shared_value(const struct model *model)
{
    for (size_t i = 0; i < model->input_count; i++)
        for (size_t k = 0; k < i; k++)
            if (model->inputs[i].name[0] != '\0' && strcmp(model->inputs[i].name, model->inputs[k].name) == 0)
                return true;
    return false;
}

static bool has_overridden_default(const struct model *model)
{
    for (size_t i = 0; i < model->graph_input_count; i++)
        if (model->graph_inputs[i].overridden)
            return true;
    return false;
}

const struct graph_input *model_graph_input(const struct model *model, size_t slot)
{
    const struct model_input *input = slot < model->input_count ? &model->inputs[slot] : NULL;
    return input != NULL && input->source == INPUT_FROM_GRAPH &&
                   (size_t)input->graph_input < model->graph_input_count
               ? &model->graph_inputs[input->graph_input]
               : NULL;
}

bool model_has_form(const struct model *model, enum model_form form)
{
    switch (form) {
    case MODEL_FORM_RUN_TIME_DATA:
        return model_input_comes_from(model, INPUT_DATA, INPUT_FROM_GRAPH);
    case MODEL_FORM_RUN_TIME_INDICES:
        return model_input_comes_from(model, INPUT_INDICES, INPUT_FROM_GRAPH);
    case MODEL_FORM_RUN_TIME_UPDATES:
        return model_input_comes_from(model, INPUT_UPDATES, INPUT_FROM_GRAPH);
    case MODEL_FORM_CONSTANT_DATA:
        return model_input_comes_from(model, INPUT_DATA, INPUT_FROM_MODEL);
    case MODEL_FORM_CONSTANT_INDICES:
        return model_input_comes_from(model, INPUT_INDICES, INPUT_FROM_MODEL);
    case MODEL_FORM_CONSTANT_UPDATES:
        return model_input_comes_from(model, INPUT_UPDATES, INPUT_FROM_MODEL);
    case MODEL_FORM_OPEN_EXTENTS:
        return has_open_extent(model);
    case MODEL_FORM_SHARED_VALUE:
        return has_shared_value(model);
    case MODEL_FORM_OVERRIDDEN_DEFAULT:
        return has_overridden_default(model);
    case MODEL_FORM_COUNT:
        break;
    }
    return false;
}

/* The name of an extent, or "". */
static const char *extent_name(const Onnx__TensorShapeProto__Dimension *extent)
{
    bool named = extent->value_case == ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM;
    return named && extent->dim_param != NULL ? extent->dim_param : "";
}

/* The declared extents and their names; extents that are not numbers are EXTENT_OPEN. */
static enum status read_shape(struct declared_type *declared, const Onnx__TensorShapeProto *shape,
                              struct arena *arena, struct error *error)
{
    if (shape == NULL || shape->n_dim > INT_MAX)
        return STATUS_OK;
    int64_t *dims = arena_allocate(arena, shape->n_dim * sizeof *dims);
    const char **names = arena_allocate(arena, shape->n_dim * sizeof *names);
    if (dims == NULL || names == NULL)
        return error_no_memory(error, declared->field);
    for (size_t axis = 0; axis < shape->n_dim; axis++) {
        const Onnx__TensorShapeProto__Dimension *extent = shape->dim[axis];
        dims[axis] = extent->value_case == ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE
                         ? extent->dim_value
                         : EXTENT_OPEN;
        names[axis] = extent_name(extent);
    }
    declared->rank = (int)shape->n_dim;
    declared->dims = dims;
    declared->extent_names = names;
    return STATUS_OK;
}

/* Finds the values with this name; false if there are none. */
static bool find_values(struct declared_type *declared, const struct value_table *table)
{
    size_t count = 0;
    const struct value *values = value_table_find(table, declared->name, &count);
    for (size_t i = 0; i < count; i++) {
        if (values[i].kind == VALUE_GRAPH_INPUT)
            declared->graph_input = values[i].position;
        declared->value = values[i].tensor;
    }
    return count > 0;
}

static enum status add_declared(struct model *model, struct declared_type *all, const char *field,
                                const Onnx__ValueInfoProto *proto, const struct value_table *table,
                                struct arena *arena, struct error *error)
{
    struct declared_type declared = {.field = field,
                                     .name = text_or_empty(proto->name),
                                     .kind = value_type_name(proto->type),
                                     .dtype = DTYPE_UNDEFINED,
                                     .rank = -1,
                                     .graph_input = -1};
    if (!find_values(&declared, table))
        return STATUS_OK;
    enum status status = STATUS_OK;
    if (proto->type != NULL && proto->type->value_case == ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE) {
        declared.dtype = proto->type->tensor_type->elem_type;
        status = read_shape(&declared, proto->type->tensor_type->shape, arena, error);
    }
    if (status == STATUS_OK)
        all[model->declared_count++] = declared;
    return status;
}

enum status declared_read(struct model *model, const Onnx__GraphProto *graph, const struct value_table *table,
                          struct arena *arena, struct error *error)
{
    const struct {
        const char *field;
        Onnx__ValueInfoProto **protos;
        size_t count;
    } lists[] = {{"graph.input", graph->input, graph->n_input},
                 {"graph.output", graph->output, graph->n_output},
                 {"graph.value_info", graph->value_info, graph->n_value_info}};
    size_t capacity = graph->n_input + graph->n_output + graph->n_value_info;
    struct declared_type *all = arena_allocate_zeroed(arena, capacity, sizeof *all);
    if (all == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "graph: no memory for %zu types", capacity);
    model->declared = all;
    enum status status = STATUS_OK;
    for (size_t list = 0; list < sizeof lists / sizeof *lists; list++)
        for (size_t i = 0; status == STATUS_OK && i < lists[list].count; i++)
            status = add_declared(model, all, lists[list].field, lists[list].protos[i], table, arena, error);
    return status;
}
