/* The plugin's interface to scatter-cts: one constant that describes onnxruntime, and its three functions. */
#include "graph_input.h"
#include "options.h"
#include "outcome.h"
#include "plugin_basics.h"
#include "session.h"
#include "tensors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* float, uint8, int8, uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
   complex128, bfloat16 */
static const int32_t dtypes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 0};

/* The data behind the constant below; `open` sets them, and they are read after it. */
static char name[64] = "onnxruntime";
static char version[64] = "";

/* ---- opening ------------------------------------------------------------------------------------------- */

/* The implementation under test is onnxruntime, or an execution provider in a certain onnxruntime. */
static void introduce(const struct runtime *runtime, const struct options *options)
{
    if (options->name != NULL)
        (void)snprintf(name, sizeof name, "%s", options->name);
    if (runtime->provider.version == NULL)
        (void)snprintf(version, sizeof version, "%s", runtime->library.version);
    else
        (void)snprintf(version, sizeof version, "%s+onnxruntime-%s", runtime->provider.version,
                       runtime->library.version);
}

static enum scatter_cts_result plugin_open(const struct scatter_cts_option *given, size_t count, void **state,
                                           struct scatter_cts_message *message)
{
    static struct runtime runtime;
    struct options options;
    enum scatter_cts_result result = options_read(&options, given, count, message);
    if (result == SCATTER_CTS_OK)
        result = runtime_open(&runtime, &options, message);
    if (result == SCATTER_CTS_OK)
        introduce(&runtime, &options);
    *state = &runtime;
    return result;
}

/* ---- running ------------------------------------------------------------------------------------------- */

/* The feed: name and value of each input of the session for which the request has a value. */
struct feed {
    const char **names;
    struct OrtValue **values;
    size_t count;
};

/* An input of the session without a value is left out: onnxruntime decides what to do. */
static enum scatter_cts_result feed_session(const struct runtime *runtime, const struct session *session,
                                            const struct scatter_cts_request *request, struct feed *feed,
                                            struct scatter_cts_message *message)
{
    for (size_t i = 0; i < session->input_count; i++) {
        const char *wanted = session->input_names[i];
        const struct scatter_cts_tensor *tensor = find_graph_input(request, wanted);
        if (tensor == NULL)
            continue;
        feed->values[feed->count] = NULL;
        enum scatter_cts_result result =
            tensor_to_value(runtime, request, tensor, &feed->values[feed->count], message);
        feed->names[feed->count++] = wanted;
        if (result != SCATTER_CTS_OK)
            return result;
    }
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result run_session(const struct runtime *runtime, const struct session *session,
                                           const struct scatter_cts_request *request, const struct feed *feed,
                                           struct scatter_cts_output *output,
                                           struct scatter_cts_message *message)
{
    const struct ort_api *api = &runtime->library.api;
    struct OrtValue *over_output = value_over_output(runtime, output);
    struct OrtValue *value = over_output;
    struct OrtStatus *status =
        api->Run(session->session, NULL, feed->names, (const struct OrtValue *const *)feed->values,
                 feed->count, &request->output_name, 1, &value);
    enum scatter_cts_result result = outcome(api, status, request, "at run", message);
    if (result == SCATTER_CTS_OK)
        result = value_to_output(runtime, value, over_output != NULL, output, message);
    if (value != NULL)
        api->ReleaseValue(value);
    return result;
}

static enum scatter_cts_result plugin_run(void *state, const struct scatter_cts_request *request,
                                          struct scatter_cts_output *output,
                                          struct scatter_cts_message *message)
{
    struct runtime *runtime = state;
    const struct session *session;
    enum scatter_cts_result result = session_get(runtime, request, &session, message);
    if (result != SCATTER_CTS_OK)
        return result;
    output->executed_by = session->executed_by;

    struct feed feed = {.names = calloc(session->input_count + 1, sizeof *feed.names),
                        .values = calloc(session->input_count + 1, sizeof *feed.values)};
    if (feed.names == NULL || feed.values == NULL) {
        (void)snprintf(message->text, message->capacity, "no memory for the inputs");
        result = SCATTER_CTS_FAILED;
    } else {
        result = feed_session(runtime, session, request, &feed, message);
    }
    if (result == SCATTER_CTS_OK) {
        result = run_session(runtime, session, request, &feed, output, message);
        /* A kernel of onnxruntime's own that was called and has no code for the type: it had also got the
         * node. */
        if (result == SCATTER_CTS_UNSUPPORTED && runtime->provider.name == NULL)
            output->executed_by = own_provider;
    }
    for (size_t i = 0; i < feed.count; i++)
        if (feed.values[i] != NULL)
            runtime->library.api.ReleaseValue(feed.values[i]);
    free(feed.values);
    free(feed.names);
    return result;
}

SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = name,
    .version = version,
    .operators = all_operators,
    .dtypes = dtypes,
    .reductions = all_reductions,
    .open = plugin_open,
    .run = plugin_run,
    .graphs = 1,
};
