/* Writes the smallest case as a case folder. */
#include "file.h"
#include "generated_case.h"
#include "shrink.h"
#include "tensor_proto.h"
#include "verification.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* A case that is being written. */
struct saving {
    const char *folder;
    struct scatter_case the_case;
    const struct written_form *form;
    struct derived_expectation derived;
    struct deserved_expectation deserved;
    struct arena *arena;
};

static enum status write_bytes(const struct saving *saving, const char *name, const void *bytes, size_t size,
                               struct error *error)
{
    const char *path = arena_format(saving->arena, "%s/%s", saving->folder, name);
    return path == NULL ? error_no_memory(error, "the files of a case")
                        : file_write(path, bytes, size, error);
}

static enum status write_tensor(const struct saving *saving, const char *name, const struct tensor *tensor,
                                struct error *error)
{
    void *bytes;
    size_t size;
    enum status status = tensor_to_bytes(tensor, &bytes, &size, saving->arena, error);
    return status == STATUS_OK ? write_bytes(saving, name, bytes, size, error) : status;
}

/* Writes a file with a number in its name. */
static enum status write_numbered(const struct saving *saving, const char *before, size_t number,
                                  const struct tensor *tensor, struct error *error)
{
    const char *name = arena_format(saving->arena, "test_data_set_0/%s%zu.pb", before, number);
    return name == NULL ? error_no_memory(error, "the files of a case")
                        : write_tensor(saving, name, tensor, error);
}

/* Writes the value of a graph input, unless its default applies: such graph inputs are the last ones. */
static enum status write_graph_input(const struct saving *saving, size_t position, struct error *error)
{
    const struct scatter_case *the_case = &saving->the_case;
    const struct tensor *value = NULL;
    for (size_t i = 0; i < the_case->unread_input_count; i++)
        if (strcmp(the_case->unread_inputs[i].name, the_case->model.graph_inputs[position].name) == 0)
            value = &the_case->unread_inputs[i];
    for (int slot = 0; value == NULL && slot < INPUT_SLOTS; slot++)
        if (the_case->model.inputs[slot].source == INPUT_FROM_GRAPH &&
            the_case->model.inputs[slot].graph_input == (int)position) {
            if (saving->form->sources[slot] == SOURCE_DEFAULT)
                return STATUS_OK;
            value = &the_case->inputs[slot];
        }
    return value == NULL ? error_set(error, STATUS_USAGE, "a graph input has no value")
                         : write_numbered(saving, "input_", position, value, error);
}

/* Writes what other nodes compute. */
static enum status write_computed(const struct saving *saving, struct error *error)
{
    enum status status = STATUS_OK;
    for (size_t slot = 0; status == STATUS_OK && slot < INPUT_SLOTS; slot++)
        if (model_input_comes_from(&saving->the_case.model, slot, INPUT_FROM_NODES))
            status = write_numbered(saving, "node_input_", slot, &saving->the_case.inputs[slot], error);
    return status;
}

static enum status write_data_set(const struct saving *saving, struct error *error)
{
    const char *folder = arena_format(saving->arena, "%s/test_data_set_0", saving->folder);
    enum status status = folder == NULL ? error_no_memory(error, "the files of a case")
                                        : folder_create_with_parents(folder, error);
    for (size_t i = 0; status == STATUS_OK && i < saving->the_case.model.graph_input_count; i++)
        status = write_graph_input(saving, i, error);
    if (status == STATUS_OK)
        status = write_computed(saving, error);
    bool has_output = saving->deserved.kind == EXPECT_EXACT || saving->deserved.kind == EXPECT_ALLOWED;
    if (status != STATUS_OK || !has_output)
        return status;
    struct tensor output = saving->derived.output;
    output.name = "output";
    return write_tensor(saving, "test_data_set_0/output_0.pb", &output, error);
}

static enum status write_statement(const struct saving *saving, const char *id,
                                   const struct saved_statement *statement, struct error *error)
{
    json_t *clauses = json_array();
    for (size_t i = 0; i < statement->clause_count; i++)
        (void)json_array_append_new(clauses, json_string(statement->clauses[i]));
    json_t *document =
        json_pack("{s:s, s:s, s:[], s:{s:s}, s:[{s:s, s:o, s:s}]}", "id", id, "tier", tier_name(TIER_FULL),
                  "bugs", "provenance", "table", "scatter-cts sweep", "data_sets", "expect",
                  expectation_name(saving->deserved.kind), "clauses", clauses, "why", statement->why);
    char *text = document == NULL ? NULL : json_dumps(document, JSON_INDENT(2) | JSON_SORT_KEYS);
    enum status status = text == NULL ? error_no_memory(error, "the files of a case")
                                      : write_bytes(saving, "case.json", text, strlen(text), error);
    free(text);
    json_decref(document);
    return status;
}

enum status saved_case_write(const char *folder, struct world_case *made,
                             const struct saved_statement *statement, const char **path, struct arena *arena,
                             struct error *error)
{
    struct saving saving = {.form = &made->form, .arena = arena};
    enum status status = generated_case_load(&saving.the_case, "", made, arena, error);
    if (status == STATUS_OK)
        status = derive_expectation(&saving.the_case, &saving.derived, arena, error);
    if (status == STATUS_OK)
        status = find_deserved_expectation(&saving.derived, &saving.deserved, arena, error);
    if (status != STATUS_OK)
        return status;
    const char *id = arena_format(arena, "%s/%s", expectation_version(&saving.derived)->id, statement->name);
    saving.folder = id == NULL ? NULL : arena_format(arena, "%s/%s", folder, id);
    if (saving.folder == NULL)
        return error_no_memory(error, "the files of a case");
    if (path != NULL)
        *path = saving.folder;
    status = folder_create_with_parents(saving.folder, error);
    if (status == STATUS_OK)
        status = write_data_set(&saving, error);
    if (status == STATUS_OK)
        status = write_bytes(&saving, "model.onnx", saving.the_case.model.bytes, saving.the_case.model.size,
                             error);
    return status == STATUS_OK ? write_statement(&saving, id, statement, error) : status;
}
