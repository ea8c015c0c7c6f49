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

/* A file, perhaps in an archive, such as cases/ScatterND-18.zip/slices/model.onnx. */
struct read_file {
    struct case_files files; /* the scope borrows it */
    const void *bytes;
    size_t size;
    struct external_data_scope scope;
};

/* Reads the file at this path; an archive that it is in is added to the list. */
static enum status read_file(struct read_file *file, const char *path, struct archive **archives,
                             struct arena *arena, struct error *error)
{
    const char *slash = strrchr(path, '/');
    const char *folder = slash == NULL ? NULL : arena_copy_text(arena, path, (size_t)(slash - path));
    void *bytes = NULL;
    *file = (struct read_file){.files.archive = NULL};
    enum status status = folder == NULL || folder[0] == '\0'
                             ? STATUS_NOT_FOUND
                             : case_files_find(&file->files, folder, archives, arena, error);
    if (status == STATUS_NOT_FOUND || (status == STATUS_OK && file->files.archive == NULL)) {
        status = onnx_file_read(path, &bytes, &file->size, &file->scope, arena, error);
        file->bytes = bytes;
        return status;
    }
    if (status == STATUS_OK)
        status = case_files_read(&file->files, slash + 1, &file->bytes, &file->size, arena, error);
    file->scope = case_files_scope(&file->files, "", arena);
    return status == STATUS_OK ? status : error_prefix(error, status, folder);
}

static enum status read_model(struct model *model, const char *path, struct archive **archives,
                              struct arena *arena, struct error *error)
{
    struct read_file file;
    enum status status = read_file(&file, path, archives, arena, error);
    if (status != STATUS_OK)
        return status;
    status = model_read(model, file.bytes, file.size, &file.scope, arena, error);
    return status == STATUS_OK ? status : error_prefix(error, status, path);
}

static enum status read_tensor(struct tensor *tensor, const char *path, struct archive **archives,
                               struct arena *arena, struct error *error)
{
    struct read_file file;
    enum status status = read_file(&file, path, archives, arena, error);
    if (status != STATUS_OK)
        return status;
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

/* The state of one invocation of `eval`. */
struct eval_command {
    char *output_path;
    struct archive *archives;
    struct arena arena;
};

/* Writes the result of the reference to a file, or prints it. */
static enum status write_result(struct eval_command *command, const struct derived_expectation *derived,
                                const char *output_name, int *code, struct error *error)
{
    const struct preparation *preparation = &derived->preparation;
    *code = preparation->outcome == OUTCOME_COMPUTED ? EXIT_AS_EXPECTED : EXIT_NOT_CONFORMING;
    if (preparation->outcome == OUTCOME_UNDEFINED) {
        (void)print_text(stderr, "scatter-cts: the specification defines no value: %s\n",
                         preparation->undefined);
        return STATUS_OK;
    }
    if (preparation->outcome == OUTCOME_REFUSED) {
        print_complaint("the input is refused");
        (void)print_lines(stderr, "", violated_rules(preparation, &command->arena));
        return STATUS_OK;
    }
    if (command->output_path == NULL) {
        char shape[256];
        (void)print_text(stdout, "%s %s\n", dtype_name(derived->output.dtype),
                         shape_text(derived->output.dims, derived->output.rank, shape, sizeof shape));
        (void)print_lines(stdout, "", tensor_text(&derived->output, "  ", &command->arena));
        return STATUS_OK;
    }
    struct tensor output = derived->output;
    void *bytes;
    size_t size;
    output.name = output_name;
    const enum status status = tensor_to_bytes(&output, &bytes, &size, &command->arena, error);
    return status == STATUS_OK ? output_file_write(command->output_path, bytes, size, error) : status;
}

static enum status evaluate(void *state, poptContext context, int *code, struct error *error)
{
    struct eval_command *command = state;
    struct scatter_case the_case;
    struct derived_expectation derived;
    const char **paths = poptGetArgs(context);
    size_t count = 0;
    while (paths != NULL && paths[count] != NULL)
        count++;
    if (count == 0)
        return error_set(error, STATUS_USAGE,
                         "eval needs a model and its inputs; see scatter-cts eval --help");
    enum status status = output_file_check("--output", command->output_path, paths, error);
    if (status == STATUS_OK)
        status = load(&the_case, paths, count, &command->archives, &command->arena, error);
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, &command->arena, error);
    return status == STATUS_OK ? write_result(command, &derived, the_case.model.output_name, code, error)
                               : status;
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
    struct eval_command command = {.arena = arena_create((size_t)16 << 30)};
    const struct poptOption options[] = {{"output", 'o', POPT_ARG_STRING, &command.output_path, 0,
                                          "Write the output to FILE as a TensorProto (default: print it)",
                                          "FILE"},
                                         POPT_AUTOHELP POPT_TABLEEND};
    const struct command_kind kind = {.help = help, .options = options, .perform = evaluate};
    const int code = command_perform(invocation, &kind, &command);
    archives_close(&command.archives);
    free(command.output_path);
    arena_destroy(&command.arena);
    return code;
}
