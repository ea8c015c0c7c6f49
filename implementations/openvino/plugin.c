/* OpenVINO's CPU device as an implementation under test: it gets each case's model unchanged, then its
 * inputs. */
#include "graph_input.h"
#include "isolation.h"
#include "model.h"
#include "model_cache.h"
#include "options.h"
#include "plugin_basics.h"
#include "refusal.h"
#include "tensor.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct state {
    struct openvino openvino;
    struct options options;
    ov_core_t *core;
    struct model_cache models;
};

static char version[64]; /* as reported by OpenVINO */

static enum scatter_cts_result plugin_open(const struct scatter_cts_option *options, size_t option_count,
                                           void **state, struct scatter_cts_message *message)
{
    struct state *opened = calloc(1, sizeof *opened);
    if (opened == NULL)
        return fail(message, "no memory");
    *state = opened;
    enum scatter_cts_result result = options_read(options, option_count, &opened->options, message);
    if (result == SCATTER_CTS_OK)
        result = openvino_load(opened->options.library, &opened->openvino, version, sizeof version, message);
    return result;
}

/* ---- models -------------------------------------------------------------------------------------------- */

static enum scatter_cts_result find_model(struct state *state, const struct scatter_cts_request *request,
                                          struct model **model, struct scatter_cts_message *message)
{
    *model = model_cache_find(&state->models, request->model, request->model_size);
    if (*model != NULL)
        return SCATTER_CTS_OK;
    if (state->core == NULL && state->openvino.core_create(&state->core) != OK)
        return fail(message, "OpenVINO's core cannot be made");

    const char *stage = "";
    struct model *made = NULL;
    ov_status_e status = model_create(&state->openvino, state->core, request->model, request->model_size,
                                      state->options.threads, &made, &stage);
    if (status != OK)
        return refusal(&state->openvino, stage, status, message);
    if (!model_cache_add(&state->models, request->model, request->model_size, made, model_destroy)) {
        model_destroy(made);
        return fail(message, "no memory");
    }
    *model = made;
    return SCATTER_CTS_OK;
}

/* ---- run ----------------------------------------------------------------------------------------------- */

static enum scatter_cts_result set_input(const struct model *model, size_t index,
                                         const struct scatter_cts_tensor *value,
                                         struct scatter_cts_message *message)
{
    const struct openvino *openvino = model->openvino;
    ov_tensor_t *tensor = NULL;
    enum scatter_cts_result result = tensor_of_input(openvino, value, &tensor, message);
    if (result != SCATTER_CTS_OK)
        return result;
    ov_status_e status = openvino->infer_request_set_input_tensor_by_index(model->request, index, tensor);
    openvino->tensor_free(tensor);
    return status == OK ? SCATTER_CTS_OK : refusal(openvino, "at input", status, message);
}

static enum scatter_cts_result set_inputs(const struct model *model,
                                          const struct scatter_cts_request *request,
                                          struct scatter_cts_message *message)
{
    enum scatter_cts_result result = SCATTER_CTS_OK;
    for (size_t i = 0; i < model->input_count && result == SCATTER_CTS_OK; i++) {
        const struct scatter_cts_tensor *value = find_graph_input(request, model->input_names[i]);
        result = value == NULL ? fail(message, "the model has an input that the case has no value for")
                               : set_input(model, i, value, message);
    }
    return result;
}

/* Lets OpenVINO write into the output's own memory, so that writes beyond the end are detected. If it
 * refuses, because its result has another element type or shape, it writes into its own memory. */
static enum scatter_cts_result offer_output(const struct model *model,
                                            const struct scatter_cts_output *output,
                                            struct scatter_cts_message *message)
{
    ov_tensor_t *tensor = NULL;
    enum scatter_cts_result result = tensor_of_output(model->openvino, output, &tensor, message);
    if (result != SCATTER_CTS_OK)
        return result;
    (void)model->openvino->infer_request_set_output_tensor_by_index(model->request, 0, tensor);
    model->openvino->tensor_free(tensor);
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result infer(const struct model *model, struct scatter_cts_output *output,
                                     struct scatter_cts_message *message)
{
    const struct openvino *openvino = model->openvino;
    ov_tensor_t *tensor = NULL;
    ov_status_e status = openvino->infer_request_infer(model->request);
    if (status == OK)
        status = openvino->infer_request_get_output_tensor_by_index(model->request, 0, &tensor);
    if (status != OK)
        return refusal(openvino, "at run", status, message);
    enum scatter_cts_result result = tensor_take(openvino, tensor, output, message);
    openvino->tensor_free(tensor);
    return result;
}

static enum scatter_cts_result run_here(void *opaque, const struct scatter_cts_request *request,
                                        struct scatter_cts_output *output,
                                        struct scatter_cts_message *message)
{
    struct state *state = opaque;
    struct model *model = NULL;
    enum scatter_cts_result result = find_model(state, request, &model, message);
    ov_status_e begun = result == SCATTER_CTS_OK ? model_begin_case(model) : OK;
    if (begun != OK)
        result = refusal(&state->openvino, "at compile", begun, message);
    if (result == SCATTER_CTS_OK)
        result = set_inputs(model, request, message);
    if (result == SCATTER_CTS_OK)
        result = offer_output(model, output, message);
    return result == SCATTER_CTS_OK ? infer(model, output, message) : result;
}

/* Damage is often detected only when memory is freed: that still belongs to this case. */
static enum scatter_cts_result run_and_release(void *opaque, const struct scatter_cts_request *request,
                                               struct scatter_cts_output *output,
                                               struct scatter_cts_message *message)
{
    struct state *state = opaque;
    enum scatter_cts_result result = run_here(state, request, output, message);
    model_cache_clear(&state->models, model_destroy);
    if (state->core != NULL)
        state->openvino.core_free(state->core);
    return result;
}

static enum scatter_cts_result plugin_run(void *opaque, const struct scatter_cts_request *request,
                                          struct scatter_cts_output *output,
                                          struct scatter_cts_message *message)
{
    struct state *state = opaque;
    if (state->options.isolated)
        return isolated_call(run_and_release, state, request, output, message);
    return run_here(state, request, output, message);
}

SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = "openvino",
    .version = version,
    .operators = all_operators,
    .dtypes = tensor_dtypes,
    .reductions = all_reductions,
    .open = plugin_open,
    .run = plugin_run,
    .forms = forms_without_overridden_defaults, /* OpenVINO makes a constant of a default value */
    .graphs = 1,
};
