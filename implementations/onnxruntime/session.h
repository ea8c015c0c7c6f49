/*
 * onnxruntime set up, and its sessions: models that were loaded. Loading takes much longer than running, so the
 * sessions of the latest models are kept.
 */
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
    struct OrtMemoryInfo *memory; /* where tensors lie: in ordinary memory */
    struct OrtAllocator *allocator;
    struct provider provider;
    int threads;
    struct model_cache sessions; /* of struct session */
};

struct session {
    const struct runtime *runtime;
    struct OrtSession *session;
    /* The inputs of the graph. Those that have a value in the model come last: they may be fed or not. */
    char **input_names; /* allocated by onnxruntime */
    size_t input_count;
    const char *executed_by; /* who got all nodes, as onnxruntime recorded it; NULL: it did not */
};

/*
 * Sets onnxruntime up as the options say. `runtime` begins as zeros and has to stay where it is. Returns SCATTER_CTS_OK, or
 * SCATTER_CTS_FAILED with a message.
 */
enum scatter_cts_result runtime_open(struct runtime *runtime, const struct options *options,
                                     struct scatter_cts_message *message);

/*
 * The session of the request's model, kept or new. It is the runtime's, and valid until the next call. Returns
 * what onnxruntime says of the model when it does not take it.
 */
enum scatter_cts_result session_get(struct runtime *runtime, const struct scatter_cts_request *request,
                                    const struct session **session, struct scatter_cts_message *message);

#endif
