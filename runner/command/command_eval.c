/* scatter-cts eval: computes a model with the reference. */
#include "arguments.h"
#include "case.h"
#include "case_loading.h"
#include "commands.h"
#include "expectation.h"
#include "model.h"
#include "output_file.h"
#include "print_text.h"
#include "tensor_proto.h"
#include "tensor_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- files --------------------------------------------------------------------------------------------- */

/* A file in an archive, such as cases/ScatterND-18.zip/slices/model.onnx. */
struct archived_file {
    struct case_files folder;
    const void *bytes;
    size_t size;
    struct external_data_scope scope;
};

/* Reads the file at this path if it is in an archive, which is added to the list; otherwise `folder.archive`
 * is NULL. */
static enum status read_archived(struct archived_file *file, const char *path, struct archive **archives,
                                 struct arena *arena, struct error *error)
{
    const char *slash = strrchr(path, '/');
    const char *folder = slash == NULL ? NULL : arena_copy_text(arena, path, (size_t)(slash - path));
    *file = (struct archived_file){.folder.archive = NULL};
    if (folder == NULL || folder[0] == '\0')
        return STATUS_OK;
    enum status status = case_files_find(&file->folder, folder, archives, arena, error);
    if (status == STATUS_NOT_FOUND)
        file->folder.archive = NULL;
    if (status == STATUS_NOT_FOUND || file->folder.archive == NULL)
        return STATUS_OK;
    if (status == STATUS_OK)
        status = case_files_read(&file->folder, slash + 1, &file->bytes, &file->size, arena, error);
    file->scope = case_files_scope(&file->folder, "", arena);
    return status == STATUS_OK ? status : error_prefix(error, status, folder);
}

static enum status read_model(struct model *model, const char *path, struct archive **archives,
                              struct arena *arena, struct error *error)
{
    struct archived_file file;
    enum status status = read_archived(&file, path, archives, arena, error);
    if (status != STATUS_OK || file.folder.archive == NULL)
        return status == STATUS_OK ? onnx_file_read_model(model, path, arena, error) : status;
    status = model_read(model, file.bytes, file.size, &file.scope, arena, error);
    return status == STATUS_OK ? status : error_prefix(error, status, path);
}

static enum status read_tensor(struct tensor *tensor, const char *path, struct archive **archives,
                               struct arena *arena, struct error *error)
{
    struct archived_file file;
    enum status status = read_archived(&file, path, archives, arena, error);
    if (status != STATUS_OK || file.folder.archive == NULL)
        return status == STATUS_OK ? onnx_file_read_tensor(tensor, path, arena, error) : status;
    status = tensor_from_bytes(tensor, file.bytes, file.size, &file.scope, arena, error);
    return status == STATUS_OK ? status : error_prefix(error, status, path);
}

/* ---- the model ----------------------------------------------------------------------------------------- */

/* The values of the graph inputs: from the files, and of all others from initializers. The user gives the
 * files in order, whatever the names in them are. */
static enum status read_values(const struct model *model, const char *const *paths, size_t path_count,
                               struct tensor *values, struct archive **archives, struct arena *arena,
                               struct error *error)
{
    if (path_count > model->graph_input_count)
        return error_set(error, STATUS_USAGE, "%zu input files are given, but the graph has %zu inputs",
                         path_count, model->graph_input_count);
    struct input_file *files = arena_allocate_zeroed(arena, path_count, sizeof *files);
    size_t *bound = arena_allocate_zeroed(arena, path_count, sizeof *bound);
    if (files == NULL || bound == NULL)
        return error_no_memory(error, "the inputs");
    for (size_t i = 0; i < path_count; i++)
        files[i] = (struct input_file){.path = paths[i], .name = ""};
    if (inputs_bind(model, "the arguments", files, path_count, bound, error) != STATUS_OK)
        return error->status = STATUS_USAGE;
    for (size_t i = 0; i < model->graph_input_count; i++)
        if (model->graph_inputs[i].initializer != NULL)
            values[i] = *model->graph_inputs[i].initializer;
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < path_count; i++)
        status = read_tensor(&values[bound[i]], paths[i], archives, arena, error);
    return status;
}

/* Loads the model and its inputs into a case without a folder. */
static enum status load(struct scatter_case *the_case, const char *const *paths, size_t path_count,
                        struct archive **archives, struct arena *arena, struct error *error)
{
    memset(the_case, 0, sizeof *the_case);
    struct model *model = &the_case->model;
    enum status status = read_model(model, paths[0], archives, arena, error);
    if (status != STATUS_OK)
        return status;
    struct tensor *values = arena_allocate_zeroed(arena, model->graph_input_count, sizeof *values);
    struct tensor *inputs = arena_allocate_zeroed(arena, model->input_count, sizeof *inputs);
    if (values == NULL || inputs == NULL)
        return error_no_memory(error, "the inputs");
    status = read_values(model, paths + 1, path_count - 1, values, archives, arena, error);
    for (size_t slot = 0; status == STATUS_OK && slot < model->input_count; slot++) {
        if (model->inputs[slot].source == INPUT_FROM_GRAPH)
            inputs[slot] = values[model->inputs[slot].graph_input];
        else if (model->inputs[slot].source == INPUT_FROM_MODEL)
            inputs[slot] = *model->inputs[slot].value;
        else if (model->inputs[slot].source == INPUT_FROM_NODES)
            status = graph_is_no_case(model->contents, true, error);
    }
    the_case->inputs = inputs;
    the_case->input_count = model->input_count;
    return status;
}

/* Writes the result of the reference to a file, or prints it. */
static int write_result(const struct derived_expectation *derived, const char *output_name,
                        const char *output_path, struct arena *arena)
{
    const struct preparation *preparation = &derived->preparation;
    struct error error;
    if (preparation->outcome == OUTCOME_UNDEFINED) {
        (void)print_text(stderr, "scatter-cts: the specification defines no value: %s\n",
                         preparation->undefined);
        return EXIT_NOT_CONFORMING;
    }
    if (preparation->outcome == OUTCOME_REFUSED) {
        print_complaint("the input is refused");
        (void)print_lines(stderr, "", violated_rules(preparation, arena));
        return EXIT_NOT_CONFORMING;
    }
    if (output_path == NULL) {
        char shape[256];
        (void)print_text(stdout, "%s %s\n", dtype_name(derived->output.dtype),
                         shape_text(derived->output.dims, derived->output.rank, shape, sizeof shape));
        (void)print_lines(stdout, "", tensor_text(&derived->output, "  ", arena));
        return EXIT_AS_EXPECTED;
    }
    struct tensor output = derived->output;
    void *bytes;
    size_t size;
    output.name = output_name;
    if (tensor_to_bytes(&output, &bytes, &size, arena, &error) == STATUS_OK &&
        output_file_write(output_path, bytes, size, &error) == STATUS_OK)
        return EXIT_AS_EXPECTED;
    print_complaint(error.message);
    return EXIT_HARNESS;
}

static int evaluate(const char *const *paths, size_t path_count, const char *output_path, struct arena *arena)
{
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct error error;
    struct archive *archives = NULL;
    enum status status = load(&the_case, paths, path_count, &archives, arena, &error);
    int code = status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, arena, &error);
    if (status == STATUS_OK)
        code = write_result(&derived, the_case.model.output_name, output_path, arena);
    else
        print_complaint(error.message);
    archives_close(&archives);
    return code;
}

static const char help[] = "[OPTION...] MODEL INPUT.pb...\n"
                           "\n"
                           "Computes a model with one scatter node with the reference implementation. The\n"
                           "inputs are TensorProtos, in the order of the graph inputs. Of inputs with an\n"
                           "initializer, the last ones may be omitted, or all.\n"
                           "\n"
                           "Example:\n"
                           "  scatter-cts eval model.onnx input_0.pb input_1.pb input_2.pb -o output_0.pb\n"
                           "\n"
                           "Exit status:\n"
                           "  0  the output was computed\n"
                           "  1  the input is refused, or the specification defines no value\n"
                           "  2  wrong usage\n"
                           "  3  a file cannot be read or written\n";

int command_eval(const struct invocation *invocation)
{
    char *output_path = NULL;
    struct arena arena = arena_create((size_t)16 << 30);
    const struct poptOption options[] = {{"output", 'o', POPT_ARG_STRING, &output_path, 0,
                                          "Write the output to FILE as a TensorProto (default: print it)",
                                          "FILE"},
                                         POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts eval", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, help);
    enum status status = arguments_parse(context, NULL, &error);
    const char **paths = status == STATUS_OK ? poptGetArgs(context) : NULL;
    size_t count = 0;
    while (paths != NULL && paths[count] != NULL)
        count++;
    if (status == STATUS_OK && count == 0)
        status =
            error_set(&error, STATUS_USAGE, "eval needs a model and its inputs; see scatter-cts eval --help");
    if (status == STATUS_OK)
        status = output_file_check("--output", output_path, paths, &error);
    int code;
    if (status == STATUS_OK) {
        code = evaluate(paths, count, output_path, &arena);
    } else {
        print_complaint(error.message);
        code = EXIT_USAGE;
    }
    (void)poptFreeContext(context);
    free(output_path);
    arena_destroy(&arena);
    return code;
}
