/* A model compiled by OpenVINO for the CPU. */
#ifndef OPENVINO_MODEL_H
#define OPENVINO_MODEL_H

#include "openvino_library.h"

/* The inputs by name, in OpenVINO's order. */
struct model {
    const struct openvino *openvino;
    ov_compiled_model_t *compiled;
    ov_infer_request_t *request; /* of the current case; NULL before the first */
    char **input_names;          /* owned by OpenVINO */
    size_t input_count;
};

/* Reads a ModelProto and compiles it for a number of threads (a decimal number). OK, or OpenVINO's status;
 * `stage` receives the current step. */
ov_status_e model_create(const struct openvino *openvino, const ov_core_t *core, const void *bytes,
                         size_t size, const char *threads, struct model **model, const char **stage);

/* Creates a new request without the tensors of the previous case. OK, or OpenVINO's status. */
ov_status_e model_begin_case(struct model *model);

/* Frees a struct model. */
void model_destroy(void *model);

#endif
