#include "case_extent_names.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

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

static enum status contradict(struct loader *loader, const struct named_extent *one,
                              const struct named_extent *other)
{
    return loader_contradict(
        loader, arena_format(loader->arena,
                             "the name \"%.100s\" stands for the extent %" PRId64
                             " in %s \"%.100s\" (axis %d), but for %" PRId64 " in %s \"%.100s\" (axis %d)",
                             one->name, one->extent, one->declared->field, one->declared->name, one->axis,
                             other->extent, other->declared->field, other->declared->name, other->axis));
}

enum status loader_check_extent_names(struct loader *loader)
{
    const struct model *model = &loader->the_case->model;
    size_t most = extent_names_most_warnings(model), count = 0;
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
            status = contradict(loader, &all[first], &all[i]);
            reported = true;
        }
    }
    return status;
}

size_t extent_names_most_warnings(const struct model *model)
{
    size_t count = 0;
    for (size_t i = 0; i < model->declared_count; i++)
        count += count_names(&model->declared[i]);
    return count;
}
