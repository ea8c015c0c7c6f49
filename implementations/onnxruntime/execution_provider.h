/*
 * Execution providers: what computes in onnxruntime's place. They come as libraries of their own, which
 * onnxruntime loads (from version 1.22 on).
 */
#ifndef ONNXRUNTIME_EXECUTION_PROVIDER_H
#define ONNXRUNTIME_EXECUTION_PROVIDER_H

#include "options.h"
#include "ort_api.h"

#include <scatter_cts/plugin.h>

/* The provider that is under test. Texts are onnxruntime's or the provider's. */
struct provider {
    const char *name;    /* as onnxruntime knows it; NULL: onnxruntime's own kernels are under test */
    const char *version; /* as it states it, or NULL */
};

/*
 * Makes the sessions of `session_options` run on the execution provider that the options name and on nothing
 * else: with ep-library the one that this library brings, with ep-name the one of that name. Does nothing when the
 * options name none.
 *
 * Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message: onnxruntime too old, a library that it does
 * not take, or no device that the provider offers on this machine.
 */
enum scatter_cts_result execution_provider_use(const struct ort_api *api, struct OrtEnv *environment,
                                               struct OrtSessionOptions *session_options,
                                               const struct options *options, struct provider *provider,
                                               struct scatter_cts_message *message);

/*
 * Whether the provider got every node of a session's graph, and there is one, as onnxruntime recorded it (from 1.24 on).
 * SCATTER_CTS_UNSUPPORTED, with a message that says who got a node, or that none is left, where it did not: what such a
 * session computes shows nothing of the provider.
 */
enum scatter_cts_result execution_provider_check(const struct ort_api *api, const struct OrtSession *session,
                                                 const struct provider *provider,
                                                 struct scatter_cts_message *message);

#endif
