/*
 * Execution providers: what computes in onnxruntime's place. They come as libraries of their own, which
 * onnxruntime loads (from version 1.22 on).
 */
#ifndef ONNXRUNTIME_EXECUTION_PROVIDER_H
#define ONNXRUNTIME_EXECUTION_PROVIDER_H

#include "options.h"
#include "ort_api.h"

#include <scatter_cts/plugin.h>

/*
 * Makes the sessions of `session_options` run on the execution provider that the options name and on nothing
 * else: with ep-library the one that this library brings, with ep-name the one of that name. `version` receives
 * the provider's version as it states it, or NULL. Does nothing when the options name none.
 *
 * Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message: onnxruntime too old, a library that it does
 * not take, or no device that the provider offers on this machine.
 */
enum scatter_cts_result execution_provider_use(const struct ort_api *api, struct OrtEnv *environment,
                                               struct OrtSessionOptions *session_options,
                                               const struct options *options, const char **version,
                                               struct scatter_cts_message *message);

#endif
