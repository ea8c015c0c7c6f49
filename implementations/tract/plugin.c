/* tract as an implementation under test: it gets each case's model unchanged, then its inputs. */
#include "environment.h"
#include "graph_input.h"
#include "model.h"
#include "model_cache.h"
#include "plugin_basics.h"
#include "refusal.h"
#include "tensor.h"
#include "tract.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct state {
    struct tract tract;
    struct tract_onnx *onnx;
    struct model_cache models;
};

static char version[64]; /* as reported by tract */

/* ---- open and close ------------------------------------------------------------------------------------ */

static enum scatter_cts_result read_options(const struct scatter_cts_option *options, size_t option_count,
                                            const char **library, struct scatter_cts_message *message)
{
    for (size_t i = 0; i < option_count; i++) {
        if (strcmp(options[i].key, "library") != 0) {
            (void)snprintf(message->text, message->capacity,
                           "unknown option '%.40s'; there is: library=PATH, tract's shared library",
                           options[i].key);
            return SCATTER_CTS_FAILED;
        }
        *library = options[i].value;
    }
    return *library != NULL ? SCATTER_CTS_OK
                            : fail(message, "say where tract's shared library is: --option library=PATH");
}

static enum scatter_cts_result plugin_open(const struct scatter_cts_option *options, size_t option_count,
                                           void **state, struct scatter_cts_message *message)
{
    const char *library = NULL;
    enum scatter_cts_result result = read_options(options, option_count, &library, message);
    if (result != SCATTER_CTS_OK)
        return result;
    struct state *opened = calloc(1, sizeof *opened);
    if (opened == NULL)
        return fail(message, "no memory");
    *state = opened;
    environment_without_backtraces();
    result = tract_load(library, &opened->tract, message);
    if (result != SCATTER_CTS_OK)
        return result;
    if (opened->tract.onnx_create(&opened->onnx) != 0)
        return fail(message, "%s", opened->tract.get_last_error());
    (void)snprintf(version, sizeof version, "%s", opened->tract.version());
    return SCATTER_CTS_OK;
}

/* ---- run ----------------------------------------------------------------------------------------------- */

static enum scatter_cts_result find_model(struct state *state, const struct scatter_cts_request *request,
                                          const struct model **model, struct scatter_cts_message *message)
{
    *model = model_cache_find(&state->models, request->model, request->model_size);
    if (*model != NULL)
        return SCATTER_CTS_OK;

    const char *stage = "";
    struct model *made =
        model_create(&state->tract, state->onnx, request->model, request->model_size, &stage);
    if (made == NULL)
        return refusal(stage, state->tract.get_last_error(), message);
    if (!model_cache_add(&state->models, request->model, request->model_size, made, model_destroy)) {
        model_destroy(made);
        return fail(message, "no memory");
    }
    *model = made;
    return SCATTER_CTS_OK;
}

static void destroy_tensors(const struct tract *tract, struct tract_tensor **tensors, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (tensors[i] != NULL)
            (void)tract->tensor_destroy(&tensors[i]);
    }
}

static enum scatter_cts_result make_inputs(const struct model *model,
                                           const struct scatter_cts_request *request,
                                           struct tract_tensor **inputs, struct scatter_cts_message *message)
{
    enum scatter_cts_result result = SCATTER_CTS_OK;
    for (size_t i = 0; i < model->input_count && result == SCATTER_CTS_OK; i++) {
        const struct scatter_cts_tensor *value = find_graph_input(request, model->input_names[i]);
        result = value == NULL ? fail(message, "the model has an input that the case has no value for")
                               : tensor_create(model->tract, value, &inputs[i], message);
    }
    return result;
}

static enum scatter_cts_result run_model(const struct model *model, struct tract_tensor **inputs,
                                         struct tract_tensor **outputs, struct scatter_cts_output *output,
                                         struct scatter_cts_message *message)
{
    if (model->tract->runnable_run(model->runnable, inputs, outputs) != 0)
        return refusal("at run", model->tract->get_last_error(), message);
    return tensor_copy(model->tract, outputs[0], output, message);
}

static enum scatter_cts_result plugin_run(void *state, const struct scatter_cts_request *request,
                                          struct scatter_cts_output *output,
                                          struct scatter_cts_message *message)
{
    const struct model *model = NULL;
    enum scatter_cts_result result = find_model(state, request, &model, message);
    if (result != SCATTER_CTS_OK)
        return result;

    struct tract_tensor **inputs = calloc(model->input_count + 1, sizeof *inputs);
    struct tract_tensor **outputs = calloc(model->output_count + 1, sizeof *outputs);
    if (inputs == NULL || outputs == NULL)
        result = fail(message, "no memory");
    if (result == SCATTER_CTS_OK)
        result = make_inputs(model, request, inputs, message);
    if (result == SCATTER_CTS_OK)
        result = run_model(model, inputs, outputs, output, message);
    if (inputs != NULL)
        destroy_tensors(model->tract, inputs, model->input_count);
    if (outputs != NULL)
        destroy_tensors(model->tract, outputs, model->output_count);
    free(inputs);
    free(outputs);
    return result;
}

SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = "tract",
    .version = version,
    .operators = all_operators,
    .dtypes = tensor_dtypes,
    .reductions = all_reductions,
    .open = plugin_open,
    .run = plugin_run,
    .forms = forms_without_overridden_defaults, /* tract makes a constant of a default value */
    .graphs = 1,
};
