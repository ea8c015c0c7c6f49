/* Which file of a data set belongs to which graph input. */
#include "case_loading.h"

#include <stdbool.h>
#include <string.h>

/* The position of the graph input with a name; the number of graph inputs if there is none. */
static size_t named_input(const struct model *model, const char *name)
{
    size_t position = 0;
    while (position < model->graph_input_count &&
           (name[0] == '\0' || strcmp(model->graph_inputs[position].name, name) != 0))
        position++;
    return position;
}

/* Binds all files by their names; false if a file has no graph input's name. */
static bool bind_by_names(const struct model *model, const struct input_file *files, size_t count,
                          size_t *bound)
{
    for (size_t i = 0; i < count; i++) {
        bound[i] = named_input(model, files[i].name);
        if (bound[i] == model->graph_input_count)
            return false;
    }
    return true;
}

static void bind_by_order(const struct model *model, size_t count, size_t *bound)
{
    size_t required = 0, file = 0;
    for (size_t position = 0; position < model->graph_input_count; position++)
        required += model->graph_inputs[position].initializer == NULL;
    for (size_t position = 0; file < count; position++)
        if (count != required || model->graph_inputs[position].initializer == NULL)
            bound[file++] = position;
}

/* Names that decide must follow the order of the graph inputs: some programs read only the order. */
static enum status check_order(const struct model *model, const struct input_file *files, size_t count,
                               const size_t *bound, struct error *error)
{
    for (size_t i = 1; i < count; i++)
        if (bound[i] <= bound[i - 1])
            return error_set(
                error, STATUS_UNREADABLE,
                bound[i] == bound[i - 1]
                    ? "%s: name: \"%.100s\" is also the name in %s: the order of the files or their names "
                      "are wrong"
                    : "%s: name: \"%.100s\" is before the graph input of %s: the order of the files or their "
                      "names are wrong",
                files[i].path, model->graph_inputs[bound[i]].name, files[i - 1].path);
    return STATUS_OK;
}

static enum status check_names(const struct model *model, const struct input_file *files, size_t count,
                               const size_t *bound, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        size_t named = named_input(model, files[i].name);
        if (named < model->graph_input_count && named != bound[i])
            return error_set(
                error, STATUS_UNREADABLE,
                "%s: name: is \"%.100s\", another graph input than that of its position, \"%.100s\"",
                files[i].path, files[i].name, model->graph_inputs[bound[i]].name);
    }
    return STATUS_OK;
}

enum status inputs_bind(const struct model *model, const char *place, const struct input_file *files,
                        size_t count, size_t *bound, struct error *error)
{
    enum status status;
    if (bind_by_names(model, files, count, bound)) {
        status = check_order(model, files, count, bound, error);
    } else {
        bind_by_order(model, count, bound);
        status = check_names(model, files, count, bound, error);
    }
    size_t file = 0;
    for (size_t position = 0; status == STATUS_OK && position < model->graph_input_count; position++) {
        if (file < count && bound[file] == position)
            file++;
        else if (model->graph_inputs[position].initializer == NULL)
            status = error_set(error, STATUS_UNREADABLE,
                               "%s: graph input %zu, \"%.100s\", has neither a file nor an initializer",
                               place, position, model->graph_inputs[position].name);
    }
    return status;
}
