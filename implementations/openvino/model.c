#include "model.h"

#include <stdlib.h>

/* Without the precision hint, OpenVINO computes float in bfloat16 on processors that have instructions for
 * it. */
static ov_status_e compile(struct model *model, const ov_core_t *core, const void *bytes, size_t size,
                           const char *threads, const char **stage)
{
    const struct openvino *openvino = model->openvino;
    ov_model_t *read = NULL;
    *stage = "at load";
    ov_status_e status = openvino->core_read_model_from_memory_buffer(core, bytes, size, NULL, &read);
    if (status != OK)
        return status;
    *stage = "at compile";
    status = openvino->core_compile_model(core, read, "CPU", 4, &model->compiled, "INFERENCE_NUM_THREADS",
                                          threads, "INFERENCE_PRECISION_HINT", "f32");
    openvino->model_free(read);
    return status;
}

ov_status_e model_begin_case(struct model *model)
{
    if (model->request != NULL)
        model->openvino->infer_request_free(model->request);
    model->request = NULL;
    return model->openvino->compiled_model_create_infer_request(model->compiled, &model->request);
}

static ov_status_e take_input_name(struct model *model, size_t input)
{
    const struct openvino *openvino = model->openvino;
    ov_output_const_port_t *port = NULL;
    ov_status_e status = openvino->compiled_model_input_by_index(model->compiled, input, &port);
    if (status != OK)
        return status;
    status = openvino->port_get_any_name(port, &model->input_names[input]);
    openvino->output_const_port_free(port);
    return status;
}

static ov_status_e take_input_names(struct model *model)
{
    ov_status_e status = model->openvino->compiled_model_inputs_size(model->compiled, &model->input_count);
    if (status != OK)
        return status;
    model->input_names = calloc(model->input_count + 1, sizeof *model->input_names);
    if (model->input_names == NULL)
        return NOT_ALLOCATED;
    for (size_t input = 0; input < model->input_count && status == OK; input++)
        status = take_input_name(model, input);
    return status;
}

ov_status_e model_create(const struct openvino *openvino, const ov_core_t *core, const void *bytes,
                         size_t size, const char *threads, struct model **model, const char **stage)
{
    struct model *made = calloc(1, sizeof *made);
    if (made == NULL)
        return NOT_ALLOCATED;
    made->openvino = openvino;
    ov_status_e status = compile(made, core, bytes, size, threads, stage);
    if (status == OK)
        status = take_input_names(made);
    if (status != OK) {
        model_destroy(made);
        return status;
    }
    *model = made;
    return OK;
}

void model_destroy(void *model)
{
    struct model *gone = model;
    for (size_t input = 0; gone->input_names != NULL && input < gone->input_count; input++)
        gone->openvino->free(gone->input_names[input]);
    free(gone->input_names);
    if (gone->request != NULL)
        gone->openvino->infer_request_free(gone->request);
    if (gone->compiled != NULL)
        gone->openvino->compiled_model_free(gone->compiled);
    free(gone);
}
