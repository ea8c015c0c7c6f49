#include "session.h"

#include "environment.h"
#include "outcome.h"
#include "plugin_basics.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- setting up ---------------------------------------------------------------------------------------- */

/* A library built with OpenMP takes its number of threads from OpenMP; if the number is set through its own
 * interface, it prints a warning on standard output, each time. */
static struct OrtStatus *set_threads(const struct ort_library *library,
                                     struct OrtSessionOptions *session_options, int threads)
{
    if (library->set_openmp_threads == NULL)
        return library->api.SetIntraOpNumThreads(session_options, threads);
    library->set_openmp_threads(threads);
    return NULL;
}

static struct OrtStatus *create_objects(struct runtime *runtime)
{
    const struct ort_api *api = &runtime->library.api;
    /* Every error is returned as a status; printing it to standard error as well would only repeat it
     * thousands of times. */
    struct OrtStatus *status = api->CreateEnv(ORT_LOGGING_LEVEL_FATAL, "scatter-cts", &runtime->environment);
    if (status == NULL)
        status = api->CreateCpuMemoryInfo(ORT_DEVICE_ALLOCATOR, ORT_MEMORY_TYPE_DEFAULT, &runtime->memory);
    if (status == NULL)
        status = api->GetAllocatorWithDefaultOptions(&runtime->allocator);
    if (status == NULL)
        status = api->CreateSessionOptions(&runtime->session_options);
    return status;
}

enum scatter_cts_result runtime_open(struct runtime *runtime, const struct options *options,
                                     struct scatter_cts_message *message)
{
    const struct ort_api *api = &runtime->library.api;
    runtime->threads = options->threads;
    enum scatter_cts_result result = environment_set(&options->environment, message);
    if (result == SCATTER_CTS_OK)
        result = ort_library_load(&runtime->library, options->library, message);
    if (result != SCATTER_CTS_OK)
        return result;
    struct OrtStatus *status = create_objects(runtime);
    if (status == NULL)
        status = api->SetSessionGraphOptimizationLevel(runtime->session_options, options->optimization);
    if (status == NULL)
        status = set_threads(&runtime->library, runtime->session_options, options->threads);
    result = outcome_of_setup(api, status, "setting onnxruntime up", message);
    if (result != SCATTER_CTS_OK)
        return result;
    return execution_provider_use(api, runtime->environment, runtime->session_options, options,
                                  &runtime->provider, message);
}

/* ---- sessions ------------------------------------------------------------------------------------------ */

static void session_destroy(void *made)
{
    struct session *session = made;
    const struct ort_api *api = &session->runtime->library.api;
    for (size_t i = 0; i < session->input_count; i++) {
        struct OrtStatus *status = api->AllocatorFree(session->runtime->allocator, session->input_names[i]);
        if (status != NULL)
            api->ReleaseStatus(status);
    }
    free(session->input_names);
    if (session->session != NULL)
        api->ReleaseSession(session->session);
    free(session);
}

typedef struct OrtStatus *get_name(const struct OrtSession *, size_t index, struct OrtAllocator *, char **);

static struct OrtStatus *add_names(struct session *session, get_name *get, size_t count)
{
    struct OrtStatus *status = NULL;
    for (size_t i = 0; status == NULL && i < count; i++) {
        status = get(session->session, i, session->runtime->allocator,
                     &session->input_names[session->input_count]);
        if (status == NULL)
            session->input_count++;
    }
    return status;
}

static enum scatter_cts_result read_names(struct session *session, struct scatter_cts_message *message)
{
    const struct ort_api *api = &session->runtime->library.api;
    size_t required = 0, with_default = 0;
    struct OrtStatus *status = api->SessionGetInputCount(session->session, &required);
    if (status == NULL)
        status = api->SessionGetOverridableInitializerCount(session->session, &with_default);
    session->input_names = calloc(required + with_default + 1, sizeof *session->input_names);
    if (session->input_names == NULL)
        return fail(message, "no memory for the names of inputs");
    if (status == NULL)
        status = add_names(session, api->SessionGetInputName, required);
    if (status == NULL)
        status = add_names(session, api->SessionGetOverridableInitializerName, with_default);
    return outcome_of_setup(api, status, "reading the names of the inputs", message);
}

static enum scatter_cts_result load(const struct runtime *runtime, const struct scatter_cts_request *request,
                                    struct session *session, struct scatter_cts_message *message)
{
    const struct ort_api *api = &runtime->library.api;
    struct OrtStatus *status =
        api->CreateSessionFromArray(runtime->environment, request->model, request->model_size,
                                    runtime->session_options, &session->session);
    enum scatter_cts_result result = outcome(api, status, request, "at load", message);
    if (result == SCATTER_CTS_OK && runtime->provider.name != NULL && api->version >= ORT_API_ASSIGNMENT) {
        result = execution_provider_check(api, session->session, &runtime->provider, message);
        session->executed_by = runtime->provider.name;
    }
    return result == SCATTER_CTS_OK ? read_names(session, message) : result;
}

/* With several threads each session has its own threads, which keep spinning for a while after a run, waiting
 * for the next: dozens of sessions would leave no processor free. */
static void make_room_for_threads(struct runtime *runtime)
{
    if (runtime->threads == 1)
        return;
    for (size_t i = 0; i < MODEL_CACHE_CAPACITY; i++) {
        struct model_cache_entry *entry = &runtime->sessions.entries[i];
        if (entry->made != NULL)
            session_destroy(entry->made);
        free(entry->model);
        *entry = (struct model_cache_entry){0};
    }
}

enum scatter_cts_result session_get(struct runtime *runtime, const struct scatter_cts_request *request,
                                    const struct session **session, struct scatter_cts_message *message)
{
    *session = model_cache_find(&runtime->sessions, request->model, request->model_size);
    if (*session != NULL)
        return SCATTER_CTS_OK;
    make_room_for_threads(runtime);
    struct session *made = calloc(1, sizeof *made);
    if (made == NULL)
        return fail(message, "no memory for a session");
    made->runtime = runtime;
    enum scatter_cts_result result = load(runtime, request, made, message);
    if (result == SCATTER_CTS_OK &&
        !model_cache_add(&runtime->sessions, request->model, request->model_size, made, session_destroy))
        result = fail(message, "no memory for a model");
    if (result != SCATTER_CTS_OK)
        session_destroy(made);
    else
        *session = made;
    return result;
}
