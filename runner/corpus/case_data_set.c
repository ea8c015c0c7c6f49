/* Reads the files of a data set. */
#include "case_loading.h"
#include "file.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* `name` is the file's path below the case folder, or NULL if there was no memory for it. */
static enum status read_tensor(struct loader *loader, struct tensor *tensor, const char *name)
{
    if (name == NULL)
        return error_no_memory(loader->error, loader->data_folder);
    const void *bytes = NULL;
    size_t size = 0;
    enum status status = loader_read_file(loader, name, &bytes, &size);
    if (status != STATUS_OK)
        return loader_missing(loader, status);
    struct external_data_scope scope =
        case_files_scope(&loader->the_case->files, loader->data_folder, loader->arena);
    if (scope.folder == NULL)
        return error_no_memory(loader->error, name);
    status = tensor_from_bytes(tensor, bytes, size, &scope, loader->arena, loader->error);
    if (status == STATUS_OK && tensor->dtype == DTYPE_UNDEFINED)
        status = error_set(loader->error, STATUS_UNREADABLE, "data_type: is undefined");
    if (status != STATUS_OK)
        return error_prefix(loader->error, status, name);
    return tensor->odd_bools == NULL
               ? STATUS_OK
               : loader_warn(loader, arena_format(loader->arena,
                                                  "%s: a bool is neither 0 nor 1; taken as true", name));
}

/* Gives a tensor from a file the name of its value in the model. */
static enum status rename_tensor(struct loader *loader, struct tensor *tensor, const char *value_name,
                                 const char *path)
{
    enum status status = STATUS_OK;
    if (tensor->name[0] != '\0' && strcmp(tensor->name, value_name) != 0)
        status = loader_warn(loader,
                             arena_format(loader->arena, "%s: the tensor is named \"%s\", its value \"%s\"",
                                          path, tensor->name, value_name));
    tensor->name = value_name;
    return status;
}

/* The files of a data set folder. */
struct data_files {
    size_t input_count;         /* input_0.pb …, without gaps */
    bool computed[INPUT_SLOTS]; /* node_input_0.pb …: of inputs that other nodes compute */
    bool has_output;
};

static enum status refuse_file(const struct loader *loader, const char *name, const char *why)
{
    return error_set(loader->error, STATUS_UNREADABLE, "%s/%s: %s", loader->data_folder, name, why);
}

static bool has_affixes(const char *name, const char *prefix, const char *suffix)
{
    size_t length = strlen(name);
    return length >= strlen(prefix) + strlen(suffix) && strncmp(name, prefix, strlen(prefix)) == 0 &&
           strcmp(name + length - strlen(suffix), suffix) == 0;
}

/* Marks the inputs that exist; every other file that is named like an input or output is surplus. */
static enum status sort_file(const struct loader *loader, const char *name, bool *present,
                             struct data_files *files)
{
    char why[96];
    int number = 0;
    size_t wanted = loader->the_case->model.graph_input_count;
    if (has_affixes(name, "input_", ".pb")) {
        if (numbered_name(name, "input_", ".pb", &number) && (size_t)number < wanted) {
            present[number] = true;
            return STATUS_OK;
        }
        (void)snprintf(why, sizeof why, "is surplus: the graph has %zu inputs, counted from 0", wanted);
        return refuse_file(loader, name, why);
    }
    if (has_affixes(name, "node_input_", ".pb")) {
        if (!numbered_name(name, "node_input_", ".pb", &number) || number >= INPUT_SLOTS ||
            !model_input_comes_from(&loader->the_case->model, (size_t)number, INPUT_FROM_NODES))
            return refuse_file(loader, name, "is surplus: no node computes this input of the scatter node");
        files->computed[number] = true;
    }
    if (!has_affixes(name, "output_", ".pb"))
        return STATUS_OK;
    if (strcmp(name, "output_0.pb") != 0)
        return refuse_file(loader, name, "is surplus: only output_0.pb is an output of a scatter node");
    files->has_output = true;
    return STATUS_OK;
}

/* Counts the inputs; none may be missing before the last one, and none of those that certainly need a
 * file. */
static enum status count_inputs(const struct loader *loader, const bool *present, struct data_files *files)
{
    const struct model *model = &loader->the_case->model;
    size_t last = model->graph_input_count, required = 0;
    while (last > 0 && !present[last - 1])
        last--;
    for (size_t position = 0; position < model->graph_input_count; position++)
        required += model->graph_inputs[position].initializer == NULL;
    for (size_t position = 0; position < last || position < required; position++) {
        char name[32];
        (void)snprintf(name, sizeof name, "input_%zu.pb", position);
        if (!present[position])
            return refuse_file(loader, name, "is missing");
    }
    files->input_count = last;
    return STATUS_OK;
}

static enum status list_files(struct loader *loader, struct data_files *files)
{
    const struct case_files folder =
        case_files_below(&loader->the_case->files, loader->data_folder, loader->arena);
    bool *present =
        arena_allocate_zeroed(loader->arena, loader->the_case->model.graph_input_count, sizeof *present);
    if (present == NULL)
        return error_no_memory(loader->error, loader->data_folder);
    struct folder_entry *entries = NULL;
    size_t count = 0;
    enum status status = case_files_list(&folder, &entries, &count, loader->arena, loader->error);
    if (status == STATUS_NOT_FOUND && loader->lacks_folder)
        return STATUS_OK;
    if (status == STATUS_NOT_FOUND)
        return error_set(loader->error, STATUS_UNREADABLE, "%s: there is no such folder",
                         loader->data_folder);
    for (size_t position = 0; status == STATUS_OK && position < count; position++)
        status = sort_file(loader, entries[position].name, present, files);
    return status == STATUS_OK ? count_inputs(loader, present, files) : status;
}

/* Finds the graph input of each file, and gives all graph inputs their values. */
static enum status take_values(struct loader *loader, struct tensor *tensors, struct input_file *files,
                               size_t count)
{
    const struct model *model = &loader->the_case->model;
    size_t *bound = arena_allocate_zeroed(loader->arena, model->graph_input_count, sizeof *bound);
    if (bound == NULL)
        return error_no_memory(loader->error, "graph.input");
    enum status status = inputs_bind(model, loader->data_folder, files, count, bound, loader->error);
    if (status != STATUS_OK)
        return status;
    for (size_t position = 0; position < model->graph_input_count; position++)
        if (model->graph_inputs[position].initializer != NULL)
            loader->values[position] = *model->graph_inputs[position].initializer;
    for (size_t i = 0; status == STATUS_OK && i < count; i++) {
        status = rename_tensor(loader, &tensors[i], model->graph_inputs[bound[i]].name, files[i].path);
        loader->values[bound[i]] = tensors[i];
        model->graph_inputs[bound[i]].overridden = model->graph_inputs[bound[i]].initializer != NULL;
    }
    return status;
}

static enum status read_values(struct loader *loader, const struct data_files *files)
{
    size_t most = loader->the_case->model.graph_input_count;
    struct tensor *tensors = arena_allocate_zeroed(loader->arena, most, sizeof *tensors);
    struct input_file *inputs = arena_allocate_zeroed(loader->arena, most, sizeof *inputs);
    loader->values = arena_allocate_zeroed(loader->arena, most, sizeof *loader->values);
    if (loader->values == NULL || tensors == NULL || inputs == NULL)
        return error_no_memory(loader->error, "graph.input");
    for (size_t i = 0; i < files->input_count; i++) {
        inputs[i].path = arena_format(loader->arena, "%s/input_%zu.pb", loader->data_folder, i);
        enum status status = read_tensor(loader, &tensors[i], inputs[i].path);
        if (status != STATUS_OK)
            return status;
        inputs[i].name = tensors[i].name;
    }
    return take_values(loader, tensors, inputs, files->input_count);
}

/* Reads the values of the inputs that other nodes compute. */
static enum status read_computed(struct loader *loader, const struct data_files *files)
{
    struct scatter_case *the_case = loader->the_case;
    const struct model *model = &the_case->model;
    enum status status = STATUS_OK;
    for (size_t slot = 0; status == STATUS_OK && slot < model->input_count; slot++) {
        if (!model_input_comes_from(model, slot, INPUT_FROM_NODES))
            continue;
        const char *path = arena_format(loader->arena, "%s/node_input_%zu.pb", loader->data_folder, slot);
        if (slot >= INPUT_SLOTS || !files->computed[slot])
            return error_set(loader->error, STATUS_UNREADABLE, "%s: is missing", text_or_empty(path));
        status = read_tensor(loader, &the_case->inputs[slot], path);
        if (status == STATUS_OK)
            status = rename_tensor(loader, &the_case->inputs[slot], model->inputs[slot].name, path);
    }
    return status;
}

static struct tensor omitted_input(void)
{
    static const int64_t no_dims[1];
    static char no_elements[1];
    return (struct tensor){.dtype = DTYPE_UNDEFINED, .dims = no_dims, .elements = no_elements, .name = ""};
}

static struct tensor input_of_slot(const struct loader *loader, const struct model_input *input)
{
    switch (input->source) {
    case INPUT_FROM_GRAPH:
        return loader->values[input->graph_input];
    case INPUT_FROM_MODEL:
        return *input->value;
    case INPUT_FROM_NODES: /* read_computed */
    case INPUT_OMITTED:
        break;
    }
    return omitted_input();
}

static enum status bind_values(struct loader *loader)
{
    struct scatter_case *the_case = loader->the_case;
    const struct model *model = &the_case->model;
    the_case->inputs = arena_allocate_zeroed(loader->arena, model->input_count, sizeof *the_case->inputs);
    the_case->unread_inputs =
        arena_allocate_zeroed(loader->arena, model->graph_input_count, sizeof *the_case->unread_inputs);
    if (the_case->inputs == NULL || the_case->unread_inputs == NULL)
        return error_no_memory(loader->error, "inputs");
    the_case->input_count = model->input_count;
    for (size_t slot = 0; slot < model->input_count; slot++)
        the_case->inputs[slot] = input_of_slot(loader, &model->inputs[slot]);
    for (size_t position = 0; position < model->graph_input_count; position++)
        if (!model->graph_inputs[position].read)
            the_case->unread_inputs[the_case->unread_input_count++] = loader->values[position];
    return STATUS_OK;
}

static enum status read_output(struct loader *loader, const struct data_files *files)
{
    if (!files->has_output)
        return STATUS_OK;
    struct tensor *output = arena_allocate(loader->arena, sizeof *output);
    if (output == NULL)
        return error_no_memory(loader->error, "output_0.pb");
    loader->the_case->output = output;
    const char *path = arena_format(loader->arena, "%s/output_0.pb", loader->data_folder);
    enum status status = read_tensor(loader, output, path);
    return status == STATUS_OK ? rename_tensor(loader, output, loader->the_case->model.output_name, path)
                               : status;
}

enum status loader_read_data_set(struct loader *loader)
{
    struct data_files files = {0};
    enum status status = list_files(loader, &files);
    if (status == STATUS_OK)
        status = read_values(loader, &files);
    if (status == STATUS_OK)
        status = bind_values(loader);
    if (status == STATUS_OK)
        status = read_computed(loader, &files);
    if (status == STATUS_OK)
        status = read_output(loader, &files);
    return status;
}
