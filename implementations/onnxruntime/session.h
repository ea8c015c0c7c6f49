/* onnxruntime after initialization, and its sessions: loaded models. Loading takes much longer than running,
 * so the sessions of the latest models are kept. */
#ifndef ONNXRUNTIME_SESSION_H
#define ONNXRUNTIME_SESSION_H

#include "execution_provider.h"
#include "model_cache.h"
#include "options.h"
#include "ort_library.h"

#include <scatter_cts/plugin.h>
#include <stdbool.h>
#include <stddef.h>

struct runtime {
    struct ort_library library;
    struct OrtEnv *environment;
    struct OrtSessionOptions *session_options;
    struct OrtMemoryInfo *memory; /* the location of tensors: ordinary memory */
    struct OrtAllocator *allocator;
    struct provider provider;
    int threads;
    struct model_cache sessions; /* of struct session */
};

struct session {
    const struct runtime *runtime;
    struct OrtSession *session;
    /* The inputs of the graph. Those with a default in the model come last: they may be fed or not. */
    char **input_names; /* allocated by onnxruntime */
    size_t input_count;
    const char *executed_by; /* who got all nodes, as recorded by onnxruntime; NULL: not recorded */
};

/* Initializes onnxruntime according to the options. `runtime` must be zero, and must not be moved. Returns
 * SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message. */
enum scatter_cts_result runtime_open(struct runtime *runtime, const struct options *options,
                                     struct scatter_cts_message *message);

/* The session of the request's model, kept or new. It belongs to the runtime, and is valid until the next
 * call. Returns onnxruntime's answer if it refuses the model. */
enum scatter_cts_result session_get(struct runtime *runtime, const struct scatter_cts_request *request,
                                    const struct session **session, struct scatter_cts_message *message);

#endif
