/* Execution providers, which compute instead of onnxruntime. They are separate libraries, which onnxruntime
 * loads (since version 1.22). */
#ifndef ONNXRUNTIME_EXECUTION_PROVIDER_H
#define ONNXRUNTIME_EXECUTION_PROVIDER_H

#include "options.h"
#include "ort_api.h"

#include <scatter_cts/plugin.h>

/* The name of onnxruntime's own kernels: tested if no provider is named. */
extern const char own_provider[];

/* The provider under test. Texts belong to onnxruntime or the provider. */
struct provider {
    const char *name;    /* as onnxruntime knows it; NULL: onnxruntime's own kernels are under test */
    const char *version; /* as the provider reports it, or NULL */
};

/*
 * Makes the sessions of `session_options` run only on the execution provider that the options name: with
 * ep-library the provider in this library, with ep-name the provider of that name. Does nothing if the
 * options name none.
 *
 * Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message: onnxruntime is too old, it cannot load the
 * library, or the provider offers no device on this machine.
 */
enum scatter_cts_result execution_provider_use(const struct ort_api *api, struct OrtEnv *environment,
                                               struct OrtSessionOptions *session_options,
                                               const struct options *options, struct provider *provider,
                                               struct scatter_cts_message *message);

/*
 * Checks that the provider got every node of a session's graph, and that there is one, as recorded by
 * onnxruntime (since 1.24). Otherwise SCATTER_CTS_UNSUPPORTED, with a message that says who got a node, or
 * that none is left: the result of such a session shows nothing about the provider.
 */
enum scatter_cts_result execution_provider_check(const struct ort_api *api, const struct OrtSession *session,
                                                 const struct provider *provider,
                                                 struct scatter_cts_message *message);

#endif
