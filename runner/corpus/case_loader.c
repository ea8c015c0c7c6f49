/* Loads a case: its model, its data set, its case.json. */
#include "case.h"
#include "case_loading.h"
#include "case_source.h"
#include "generated_case.h"

#include <stdio.h>
#include <string.h>

/* ---- for all parts ------------------------------------------------------------------------------------- */

enum status loader_warn(struct loader *loader, const char *text)
{
    if (text == NULL)
        return error_no_memory(loader->error, "warnings");
    loader->warnings[loader->the_case->warning_count++] = text;
    return STATUS_OK;
}

enum status loader_read_file(const struct loader *loader, const char *name, const void **bytes, size_t *size)
{
    return case_files_read(&loader->the_case->files, name, bytes, size, loader->arena, loader->error);
}

enum status loader_missing(const struct loader *loader, enum status status)
{
    if (status != STATUS_NOT_FOUND)
        return status;
    if (loader->error != NULL)
        loader->error->status = STATUS_UNREADABLE;
    return STATUS_UNREADABLE;
}

enum status loader_contradict(struct loader *loader, const char *text)
{
    const char *warning =
        text == NULL ? NULL : arena_format(loader->arena, "%s: %s", loader->the_case->model_file, text);
    enum status status = loader_warn(loader, warning);
    if (status == STATUS_OK && loader->the_case->contradiction == NULL)
        loader->the_case->contradiction = warning;
    return status;
}

/* ---- the model ----------------------------------------------------------------------------------------- */

/* Finds the only file *.onnx of a folder without model.onnx. */
static enum status find_model(struct loader *loader)
{
    struct scatter_case *the_case = loader->the_case;
    struct folder_entry *entries = NULL;
    size_t count = 0;
    enum status status = case_files_list(&the_case->files, &entries, &count, loader->arena, loader->error);
    if (status != STATUS_OK)
        return status;
    const char *found = NULL;
    for (size_t i = 0; i < count; i++) {
        if (!is_model_file(&entries[i]))
            continue;
        if (found != NULL)
            return error_set(
                loader->error, STATUS_NOT_SCATTER,
                "%.100s, %.100s: two models in a folder: name the one of the case " DEFAULT_MODEL, found,
                entries[i].name);
        found = entries[i].name;
    }
    if (found == NULL)
        return error_set(loader->error, STATUS_NOT_SCATTER, "no file *.onnx is next to %s",
                         loader->data_folder);
    the_case->model_file = found;
    return STATUS_OK;
}

/* Reads the bytes of the model, which has the usual name in most folders: others are listed first. */
static enum status read_model_file(struct loader *loader, const void **bytes, size_t *size)
{
    loader->the_case->model_file = DEFAULT_MODEL;
    enum status status = loader_read_file(loader, DEFAULT_MODEL, bytes, size);
    if (status != STATUS_NOT_FOUND)
        return status;
    loader->the_case->is_nearly_scatter = true;
    status = find_model(loader);
    return status == STATUS_OK ? loader_read_file(loader, loader->the_case->model_file, bytes, size) : status;
}

static enum status read_model(struct loader *loader)
{
    struct scatter_case *the_case = loader->the_case;
    const void *bytes = NULL;
    size_t size = 0;
    enum status status = read_model_file(loader, &bytes, &size);
    if (status != STATUS_OK)
        return loader_missing(loader, status);
    struct external_data_scope scope = case_files_scope(&the_case->files, "", loader->arena);
    status = model_read(&the_case->model, bytes, size, &scope, loader->arena, loader->error);
    the_case->is_nearly_scatter = the_case->model.names_scatter;
    return status == STATUS_OK ? STATUS_OK : error_prefix(loader->error, status, the_case->model_file);
}

static enum status prepare_warnings(struct loader *loader)
{
    const struct model *model = &loader->the_case->model;
    /* Two per tensor file (inputs, inputs of the node, and one output), one for the model's own values, and
     * those about declarations. */
    size_t most = 2 * (model->graph_input_count + INPUT_SLOTS) + 3 + declared_most_warnings(model);
    loader->warnings = arena_allocate_zeroed(loader->arena, most, sizeof *loader->warnings);
    if (loader->warnings == NULL)
        return error_no_memory(loader->error, "warnings");
    loader->the_case->warnings = loader->warnings;
    return model->nonzero_bools
               ? loader_warn(loader,
                             arena_format(loader->arena, "%s: a bool is neither 0 nor 1; taken as true",
                                          loader->the_case->model_file))
               : STATUS_OK;
}

/* ---- case.json ----------------------------------------------------------------------------------------- */

/* Whether one path ends with the other: a case may be found through its corpus, a folder of it, or a folder
 * above it. */
static bool paths_agree(const char *a, size_t a_length, const char *b, size_t b_length)
{
    if (a_length < b_length)
        return paths_agree(b, b_length, a, a_length);
    size_t surplus = a_length - b_length;
    return memcmp(a + surplus, b, b_length) == 0 && (surplus == 0 || a[surplus - 1] == '/');
}

/* The id in case.json must name the folder that contains it. */
static bool id_matches(const char *case_id, const char *json_id, int data_set)
{
    const char *path = strchr(case_id, '/');
    if (path == NULL)
        return true; /* the folder itself was given: there is no path to compare */
    path++;
    char number[16];
    int number_length = snprintf(number, sizeof number, "#%d", data_set);
    size_t length = strlen(path);
    if (number_length > 0 && length > (size_t)number_length &&
        strcmp(path + length - (size_t)number_length, number) == 0)
        length -= (size_t)number_length;
    size_t json_length = strlen(json_id);
    return json_length > 0 && paths_agree(path, length, json_id, json_length);
}

static enum status check_statement(const struct loader *loader, const struct case_statement *statement)
{
    const struct scatter_case *the_case = loader->the_case;
    if (!id_matches(the_case->id, statement->id, the_case->data_set))
        return error_set(loader->error, STATUS_UNREADABLE,
                         "id: \"%.200s\" does not match the case's id \"%.200s\"", statement->id,
                         the_case->id);
    bool wants_output = statement->expectation == EXPECT_EXACT || statement->expectation == EXPECT_ALLOWED;
    if (wants_output == (the_case->output != NULL))
        return STATUS_OK;
    return error_set(loader->error, STATUS_UNREADABLE, "data_sets[%d].expect: \"%s\" %s", the_case->data_set,
                     expectation_name(statement->expectation),
                     wants_output ? "needs output_0.pb, which is missing"
                                  : "forbids output_0.pb, which exists");
}

static enum status read_statement(struct loader *loader)
{
    struct scatter_case *the_case = loader->the_case;
    const void *bytes = NULL;
    size_t size = 0;
    enum status status = loader_read_file(loader, "case.json", &bytes, &size);
    if (status == STATUS_NOT_FOUND)
        return STATUS_OK;
    if (status != STATUS_OK)
        return status;
    struct case_statement statement;
    status = case_statement_read(&statement, bytes, size, the_case->data_set, loader->arena, loader->error);
    if (status == STATUS_OK)
        status = check_statement(loader, &statement);
    if (status != STATUS_OK)
        return error_prefix(loader->error, status, "case.json");
    the_case->expectation = statement.expectation;
    the_case->tier = statement.tier;
    the_case->clauses = statement.clauses;
    the_case->clause_count = statement.clause_count;
    the_case->why = statement.why;
    the_case->sibling = statement.sibling;
    return STATUS_OK;
}

/* ---- the case ------------------------------------------------------------------------------------------ */

static enum status read_rest(struct loader *loader)
{
    enum status status = prepare_warnings(loader);
    if (status == STATUS_OK)
        status = loader_read_data_set(loader);
    if (status == STATUS_OK)
        status = loader_check_declared(loader);
    if (status == STATUS_OK)
        status = read_statement(loader);
    return status;
}

/* Whether a value is in no file of the model; else a folder without a data set has one, without files. */
static bool needs_files(const struct model *model)
{
    for (size_t position = 0; position < model->graph_input_count; position++)
        if (model->graph_inputs[position].initializer == NULL)
            return true;
    return false;
}

/* Whether the data set has values of inputs that other nodes compute. */
static bool has_computed_inputs(const struct loader *loader)
{
    bool found = false;
    for (int slot = 0; slot < INPUT_SLOTS && !found; slot++) {
        const void *bytes;
        size_t size;
        struct error ignored;
        const char *name = arena_format(loader->arena, "%s/node_input_%d.pb", loader->data_folder, slot);
        found = name != NULL && case_files_read(&loader->the_case->files, name, &bytes, &size, loader->arena,
                                                &ignored) != STATUS_NOT_FOUND;
    }
    return found;
}

/* Reads the model and the data set. */
static enum status read_case(struct loader *loader, bool has_data_set)
{
    enum status status = read_model(loader);
    if (status != STATUS_OK)
        return status;
    if (!has_data_set && needs_files(&loader->the_case->model))
        return error_set(loader->error, STATUS_UNREADABLE, "test_data_set_0: the folder has no data set");
    loader->lacks_folder = !has_data_set;
    return read_rest(loader);
}

enum status scatter_case_load(struct scatter_case *the_case, const struct case_location *location,
                              struct arena *arena, struct error *error)
{
    const int data_set = location->data_set, number = data_set < 0 ? 0 : data_set;
    if (location->large != NULL)
        return large_case_make(the_case, location->id, location->large, arena, error);
    if (location->world != NULL)
        return world_case_load(the_case, location->id, location->world, location->number, arena, error);
    *the_case = (struct scatter_case){
        .id = location->id, .files = location->files, .data_set = number, .why = "", .sibling = ""};
    struct loader loader = {.the_case = the_case, .arena = arena, .error = error};
    loader.data_folder = arena_format(arena, "test_data_set_%d", number);
    if (loader.data_folder == NULL)
        return error_no_memory(loader.error, DEFAULT_MODEL);
    const enum status status = read_case(&loader, data_set >= 0);
    /* A graph of any origin is none of ours: whatever else is wrong with it does not matter. */
    if (status != STATUS_UNREADABLE || the_case->model.contents == NULL || has_computed_inputs(&loader))
        return status;
    the_case->is_nearly_scatter = true;
    return error_prefix(error, graph_is_no_case(the_case->model.contents, true, error), the_case->model_file);
}
