/*
 * A model, compiled by OpenVINO for the CPU.
 */
#ifndef OPENVINO_MODEL_H
#define OPENVINO_MODEL_H

#include "openvino_library.h"

/* The inputs by name, in the order in which OpenVINO takes them. */
struct model {
    const struct openvino *openvino;
    ov_compiled_model_t *compiled;
    ov_infer_request_t *request; /* of the case in hand; NULL before the first */
    char **input_names;          /* OpenVINO's strings */
    size_t input_count;
};

/*
 * Reads a ModelProto and compiles it for so many threads (a decimal number). OK, or what OpenVINO answered;
 * `stage` receives what was being done.
 */
ov_status_e model_create(const struct openvino *openvino, const ov_core_t *core, const void *bytes,
                         size_t size, const char *threads, struct model **model, const char **stage);

/* Makes a fresh request, which has none of the tensors of the case before. OK, or what OpenVINO answered. */
ov_status_e model_begin_case(struct model *model);

/* Takes a struct model. */
void model_destroy(void *model);

#endif
