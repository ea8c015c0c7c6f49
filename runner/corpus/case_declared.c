/* Compares the tensors of a case with the declarations of its model. */
#include "case_loading.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- types, shapes and element types ------------------------------------------------------------------- */

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

/* ---- names of extents (dim_param) ---------------------------------------------------------------------- */

/* A name at one axis of a declared value. */
struct named_extent {
    const char *name;
    const struct declared_type *declared;
    int axis;
    int64_t extent;
    size_t order; /* in which the model declares them */
};

static int compare_names(const void *left, const void *right)
{
    const struct named_extent *a = left, *b = right;
    int names = strcmp(a->name, b->name);
    return names != 0 ? names : (a->order > b->order) - (a->order < b->order);
}

/* The tensor whose extents a declaration is about, or NULL if they are not known. */
static const struct tensor *declared_tensor(const struct loader *loader, const struct declared_type *declared)
{
    const struct scatter_case *the_case = loader->the_case;
    if (declared->graph_input >= 0)
        return &loader->values[declared->graph_input];
    if (declared->value != NULL)
        return declared->value;
    bool is_output = strcmp(declared->name, the_case->model.output_name) == 0;
    bool has_data =
        the_case->input_count > INPUT_DATA && the_case->inputs[INPUT_DATA].dtype != DTYPE_UNDEFINED;
    return is_output && has_data ? &the_case->inputs[INPUT_DATA] : NULL;
}

static size_t count_names(const struct declared_type *declared)
{
    size_t count = 0;
    for (int axis = 0; axis < declared->rank; axis++)
        count += declared->extent_names[axis][0] != '\0';
    return count;
}

static size_t count_all_names(const struct model *model)
{
    size_t count = 0;
    for (size_t i = 0; i < model->declared_count; i++)
        count += count_names(&model->declared[i]);
    return count;
}

/* Appends the named extents of a declaration; returns their number with these. */
static size_t collect(const struct loader *loader, const struct declared_type *declared,
                      struct named_extent *all, size_t count)
{
    const struct tensor *tensor = declared_tensor(loader, declared);
    if (tensor == NULL || tensor->rank != declared->rank)
        return count;
    for (int axis = 0; axis < declared->rank; axis++) {
        if (declared->extent_names[axis][0] == '\0')
            continue;
        all[count] = (struct named_extent){.name = declared->extent_names[axis],
                                           .declared = declared,
                                           .axis = axis,
                                           .extent = tensor->dims[axis],
                                           .order = count};
        count++;
    }
    return count;
}

static enum status report_extents(struct loader *loader, const struct named_extent *one,
                                  const struct named_extent *other)
{
    return loader_contradict(
        loader, arena_format(loader->arena,
                             "the name \"%.100s\" stands for the extent %" PRId64
                             " in %s \"%.100s\" (axis %d), but for %" PRId64 " in %s \"%.100s\" (axis %d)",
                             one->name, one->extent, one->declared->field, one->declared->name, one->axis,
                             other->extent, other->declared->field, other->declared->name, other->axis));
}

/*
 * Adds a warning for every name that the model declares for different extents: within one value, of several
 * inputs, or of an input and the output, whose extents are those of data. The extents are those of the values
 * of this data set; the default of a graph input that has another value does not count, and neither does a
 * declaration with another rank than its value, which is a contradiction of its own. An empty name stands for
 * nothing.
 */
static enum status check_extent_names(struct loader *loader)
{
    const struct model *model = &loader->the_case->model;
    size_t most = count_all_names(model), count = 0;
    if (most == 0)
        return STATUS_OK;
    struct named_extent *all = arena_allocate_zeroed(loader->arena, most, sizeof *all);
    if (all == NULL)
        return error_no_memory(loader->error, "names of extents");
    for (size_t i = 0; i < model->declared_count; i++)
        count = collect(loader, &model->declared[i], all, count);
    qsort(all, count, sizeof *all, compare_names);
    enum status status = STATUS_OK;
    bool reported = false; /* the name of all[first] */
    for (size_t i = 1, first = 0; status == STATUS_OK && i < count; i++) {
        if (strcmp(all[i].name, all[first].name) != 0) {
            first = i;
            reported = false;
        } else if (!reported && all[i].extent != all[first].extent) {
            status = report_extents(loader, &all[first], &all[i]);
            reported = true;
        }
    }
    return status;
}

/* ---- all ----------------------------------------------------------------------------------------------- */

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
    return status == STATUS_OK ? check_extent_names(loader) : status;
}

size_t declared_most_warnings(const struct model *model)
{
    /* A declaration may contradict the tensor of its name and, as an output, data. */
    return 1 + 2 * model->declared_count + count_all_names(model);
}
