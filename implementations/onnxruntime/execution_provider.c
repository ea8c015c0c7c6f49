#include "execution_provider.h"

#include "absolute_path.h"
#include "outcome.h"
#include "plugin_basics.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEVICES_MAX = 64 };

/* The name under which onnxruntime registers the library. */
static const char registration_name[] = "scatter_cts";

const char own_provider[] = "CPUExecutionProvider";

/* Devices that onnxruntime offers, each belonging to one execution provider. */
struct devices {
    const struct OrtEpDevice *all[DEVICES_MAX];
    size_t count;
};

static bool contains(const struct devices *devices, const struct OrtEpDevice *device)
{
    for (size_t i = 0; i < devices->count; i++)
        if (devices->all[i] == device)
            return true;
    return false;
}

/* Whether a device has the type, and belongs to the provider, that the options name, if they do. */
static bool is_wanted(const struct ort_api *api, const struct OrtEpDevice *device,
                      const struct options *wanted)
{
    if (wanted->ep_name != NULL && strcmp(api->EpDevice_EpName(device), wanted->ep_name) != 0)
        return false;
    return wanted->ep_device == NULL ||
           api->HardwareDevice_Type(api->EpDevice_Device(device)) == device_type(wanted->ep_device);
}

/* The devices that are not among `known` and, unless `wanted` is NULL, are wanted. */
static struct OrtStatus *find_devices(const struct ort_api *api, const struct OrtEnv *environment,
                                      const struct devices *known, const struct options *wanted,
                                      struct devices *found)
{
    const struct OrtEpDevice *const *offered = NULL;
    size_t count = 0;
    struct OrtStatus *status = api->GetEpDevices(environment, &offered, &count);
    found->count = 0;
    for (size_t i = 0; status == NULL && i < count && found->count < DEVICES_MAX; i++)
        if (!contains(known, offered[i]) && (wanted == NULL || is_wanted(api, offered[i], wanted)))
            found->all[found->count++] = offered[i];
    return status;
}

/* onnxruntime resolves a relative path next to its own library, not in the current folder. */
static enum scatter_cts_result register_library(const struct ort_api *api, struct OrtEnv *environment,
                                                const char *path, struct scatter_cts_message *message)
{
    char *absolute = absolute_path(path);
    if (absolute == NULL)
        return fail(message, "ep-library=%s: there is no such file", path);
    struct OrtStatus *status =
        api->RegisterExecutionProviderLibrary(environment, registration_name, absolute);
    free(absolute);
    return outcome_of_setup(api, status, "loading the execution provider", message);
}

/* Loads the library, if one is named, and finds the devices of the requested provider. */
static enum scatter_cts_result choose_devices(const struct ort_api *api, struct OrtEnv *environment,
                                              const struct options *options, struct devices *chosen,
                                              struct scatter_cts_message *message)
{
    static const char when[] = "asking for the devices of execution providers";
    const struct devices none = {.count = 0};
    struct devices known = none;
    if (options->ep_library != NULL) {
        struct OrtStatus *status = find_devices(api, environment, &none, NULL, &known);
        if (status != NULL)
            return outcome_of_setup(api, status, when, message);
        enum scatter_cts_result result = register_library(api, environment, options->ep_library, message);
        if (result != SCATTER_CTS_OK)
            return result;
    }
    return outcome_of_setup(api, find_devices(api, environment, &known, options, chosen), when, message);
}

/* Several devices of one provider are passed on together; with two providers it would be unclear which one
 * answers. */
static enum scatter_cts_result check_devices(const struct ort_api *api, const struct options *options,
                                             const struct devices *chosen,
                                             struct scatter_cts_message *message)
{
    const char *device = options->ep_device == NULL ? "device" : options->ep_device;
    if (chosen->count == 0 && options->ep_name != NULL)
        return fail(message, "the execution provider '%s' offers no %s on this machine", options->ep_name,
                    device);
    if (chosen->count == 0)
        return fail(message, "%s is loaded, but its execution provider offers no %s on this machine",
                    options->ep_library, device);
    const char *first = api->EpDevice_EpName(chosen->all[0]);
    if (strcmp(first, own_provider) == 0)
        return fail(message, "%s is what is tested without ep-name", own_provider);
    for (size_t i = 1; i < chosen->count; i++)
        if (strcmp(api->EpDevice_EpName(chosen->all[i]), first) != 0)
            return fail(message, "there are several execution providers: name one with ep-name, such as '%s'",
                        first);
    return SCATTER_CTS_OK;
}

/* Disables fallback to onnxruntime's own kernels, and enables recording of which provider got which node. */
static struct OrtStatus *forbid_others(const struct ort_api *api, struct OrtSessionOptions *session_options)
{
    struct OrtStatus *status =
        api->AddSessionConfigEntry(session_options, "session.disable_cpu_ep_fallback", "1");
    if (status == NULL && api->version >= ORT_API_ASSIGNMENT)
        status = api->AddSessionConfigEntry(session_options, "session.record_ep_graph_assignment_info", "1");
    return status;
}

enum scatter_cts_result execution_provider_use(const struct ort_api *api, struct OrtEnv *environment,
                                               struct OrtSessionOptions *session_options,
                                               const struct options *options, struct provider *provider,
                                               struct scatter_cts_message *message)
{
    struct devices chosen;
    *provider = (struct provider){NULL, NULL};
    if (options->ep_library == NULL && options->ep_name == NULL)
        return SCATTER_CTS_OK;
    if (api->version < ORT_API_EXECUTION_PROVIDERS)
        return fail(message, "ep-library and ep-name need onnxruntime %s or newer", "1.22");

    enum scatter_cts_result result = choose_devices(api, environment, options, &chosen, message);
    if (result == SCATTER_CTS_OK)
        result = check_devices(api, options, &chosen, message);
    if (result != SCATTER_CTS_OK)
        return result;
    provider->name = api->EpDevice_EpName(chosen.all[0]);
    provider->version = api->GetKeyValue(api->EpDevice_EpMetadata(chosen.all[0]), "version");

    struct OrtStatus *status = api->SessionOptionsAppendExecutionProvider_V2(
        session_options, environment, chosen.all, chosen.count, options->ep_options.keys,
        options->ep_options.values, options->ep_options.count);
    if (status == NULL)
        status = forbid_others(api, session_options);
    return outcome_of_setup(api, status, "starting the execution provider", message);
}

/* ---- who computes -------------------------------------------------------------------------------------- */

/* One part of a graph, which one provider got as a whole. Counts its nodes. */
static struct OrtStatus *look_at(const struct ort_api *api, const struct OrtEpAssignedSubgraph *part,
                                 const char **owner, const char **first_type, size_t *node_count)
{
    const struct OrtEpAssignedNode *const *nodes = NULL;
    size_t count = 0;
    struct OrtStatus *status = api->EpAssignedSubgraph_GetEpName(part, owner);
    if (status == NULL)
        status = api->EpAssignedSubgraph_GetNodes(part, &nodes, &count);
    if (status == NULL && count > 0)
        status = api->EpAssignedNode_GetOperatorType(nodes[0], first_type);
    *node_count += count;
    return status;
}

enum scatter_cts_result execution_provider_check(const struct ort_api *api, const struct OrtSession *session,
                                                 const struct provider *provider,
                                                 struct scatter_cts_message *message)
{
    static const char when[] = "asking who computes";
    const struct OrtEpAssignedSubgraph *const *parts = NULL;
    size_t count = 0, node_count = 0;
    struct OrtStatus *status = api->Session_GetEpGraphAssignmentInfo(session, &parts, &count);
    for (size_t i = 0; status == NULL && i < count; i++) {
        const char *owner = "", *type = "a node";
        status = look_at(api, parts[i], &owner, &type, &node_count);
        if (status == NULL && strcmp(owner, provider->name) != 0) {
            (void)snprintf(message->text, message->capacity, "at load: onnxruntime gave %s to %s, not to %s",
                           type, owner, provider->name);
            return SCATTER_CTS_UNSUPPORTED;
        }
    }
    if (status != NULL)
        return outcome_of_setup(api, status, when, message);
    if (node_count > 0)
        return SCATTER_CTS_OK;
    (void)snprintf(message->text, message->capacity,
                   "at load: onnxruntime left no node to %s: it had computed the graph itself",
                   provider->name);
    return SCATTER_CTS_UNSUPPORTED;
}
