#include "model.h"

#include <stdbool.h>
#include <stdlib.h>

/* The names of the inputs are available only before the model is analysed. */
static bool take_input_names(struct model *model, const struct tract_inference_model *read)
{
    const struct tract *tract = model->tract;
    size_t count = 0;
    if (tract->inference_model_input_count(read, &count) != 0)
        return false;
    model->input_names = calloc(count + 1, sizeof *model->input_names);
    if (model->input_names == NULL)
        return false;
    for (; model->input_count < count; model->input_count++) {
        if (tract->inference_model_input_name(read, model->input_count,
                                              &model->input_names[model->input_count]) != 0)
            return false;
    }
    return true;
}

/* Analysing consumes the parsed model, optimising the analysed one, even if they fail. */
static bool make_runnable(struct model *model, struct tract_inference_model *read, const char **stage)
{
    const struct tract *tract = model->tract;
    struct tract_model *analysed = NULL;
    *stage = "at analysis";
    if (tract->inference_model_into_model(&read, &analysed) != 0)
        return false;
    *stage = "at optimisation";
    return tract->model_into_runnable(&analysed, &model->runnable) == 0 &&
           tract->runnable_output_count(model->runnable, &model->output_count) == 0;
}

struct model *model_create(const struct tract *tract, const struct tract_onnx *onnx, const void *bytes,
                           size_t size, const char **stage)
{
    struct tract_inference_model *read = NULL;
    struct model *model = calloc(1, sizeof *model);
    if (model == NULL)
        return NULL;
    model->tract = tract;

    *stage = "at load";
    if (tract->onnx_load_buffer(onnx, bytes, size, &read) != 0) {
        model_destroy(model);
        return NULL;
    }
    if (!take_input_names(model, read)) {
        (void)tract->inference_model_destroy(&read);
        model_destroy(model);
        return NULL;
    }
    if (!make_runnable(model, read, stage)) {
        model_destroy(model);
        return NULL;
    }
    return model;
}

void model_destroy(void *model)
{
    struct model *gone = model;
    if (gone->runnable != NULL)
        (void)gone->tract->runnable_release(&gone->runnable);
    for (size_t input = 0; input < gone->input_count; input++)
        gone->tract->free_cstring(gone->input_names[input]);
    free(gone->input_names);
    free(gone);
}
