/* Compares the tensors of a case with the declarations of its model. */
#include "case_declared.h"

#include "case_extent_names.h"

#include <inttypes.h>
#include <string.h>

/* The declared shape as text, such as "[2,?]". */
static const char *declared_shape(const struct declared_type *declared, struct arena *arena)
{
    enum { SHOWN = 16 };
    const char *text = "";
    for (int axis = 0; axis < declared->rank && axis < SHOWN && text != NULL; axis++) {
        const char *comma = axis == 0 ? "" : ",";
        text = declared->dims[axis] == EXTENT_OPEN
                   ? arena_format(arena, "%s%s?", text, comma)
                   : arena_format(arena, "%s%s%" PRId64, text, comma, declared->dims[axis]);
    }
    return text == NULL ? NULL : arena_format(arena, "[%s%s]", text, declared->rank > SHOWN ? ",…" : "");
}

static bool has_declared_shape(const struct declared_type *declared, const struct tensor *tensor)
{
    bool same = declared->rank == tensor->rank;
    for (int axis = 0; same && axis < tensor->rank; axis++)
        same = declared->dims[axis] == EXTENT_OPEN || declared->dims[axis] == tensor->dims[axis];
    return declared->rank < 0 || same;
}

/* `whose` is the name of the tensor in messages: "its tensor". */
static enum status compare(struct loader *loader, const struct declared_type *declared,
                           const struct tensor *tensor, const char *whose)
{
    char shape[128];
    struct arena *arena = loader->arena;
    const char *field = declared->field, *name = declared->name;
    if (strcmp(declared->kind, "a tensor") != 0)
        return loader_contradict(loader, arena_format(arena, "%s \"%.100s\" declares %s, but it is a tensor",
                                                      field, name, declared->kind));
    if (declared->dtype != DTYPE_UNDEFINED && declared->dtype != tensor->dtype)
        return loader_contradict(
            loader, arena_format(arena, "%s \"%.100s\" declares the element type %s, %s has %s", field, name,
                                 dtype_name(declared->dtype), whose, dtype_name(tensor->dtype)));
    if (has_declared_shape(declared, tensor))
        return STATUS_OK;
    const char *declared_text = declared_shape(declared, arena);
    if (declared_text == NULL)
        return error_no_memory(loader->error, "warnings");
    return loader_contradict(loader,
                             arena_format(arena, "%s \"%.100s\" declares the shape %s, %s has %s", field,
                                          name, declared_text, whose,
                                          shape_text(tensor->dims, tensor->rank, shape, sizeof shape)));
}

static enum status check_one(struct loader *loader, const struct declared_type *declared)
{
    const struct scatter_case *the_case = loader->the_case;
    const struct tensor *data = the_case->input_count > INPUT_DATA ? &the_case->inputs[INPUT_DATA] : NULL;
    size_t before = the_case->warning_count;
    enum status status = STATUS_OK;
    if (declared->graph_input >= 0)
        status = compare(loader, declared, &loader->values[declared->graph_input], "its tensor");
    if (status == STATUS_OK && declared->value != NULL && the_case->warning_count == before)
        status = compare(loader, declared, declared->value,
                         declared->graph_input >= 0 ? "its initializer" : "its tensor");
    bool is_output = strcmp(declared->name, the_case->model.output_name) == 0;
    if (status == STATUS_OK && is_output && data != NULL && data->dtype != DTYPE_UNDEFINED)
        status = compare(loader, declared, data, "data");
    return status;
}

enum status loader_check_declared(struct loader *loader)
{
    const struct model *model = &loader->the_case->model;
    enum status status = STATUS_OK;
    if (model->output_count > 0 && !model->has_graph_output)
        status = loader_contradict(loader, arena_format(loader->arena,
                                                        "graph.output has no \"%.100s\", the node's output",
                                                        model->output_name));
    for (size_t i = 0; status == STATUS_OK && i < model->declared_count; i++)
        status = check_one(loader, &model->declared[i]);
    return status == STATUS_OK ? loader_check_extent_names(loader) : status;
}

size_t declared_most_warnings(const struct model *model)
{
    /* A declaration may contradict the tensor of its name and, as an output, data. */
    return 1 + 2 * model->declared_count + extent_names_most_warnings(model);
}
