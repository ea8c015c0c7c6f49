#include "ort_library.h"

#include "library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void function(void);

/* The result of OrtGetApiBase. */
struct ort_api_base {
    function *const *(*get_api)(uint32_t version);
    const char *(*get_version)(void);
};

/* "1.N.…" has version N of the interface; -1 for any other text. */
static long interface_version(const char *text)
{
    if (text == NULL || strncmp(text, "1.", 2) != 0 || text[2] < '0' || text[2] > '9')
        return -1;
    return strtol(text + 2, NULL, 10);
}

static void take_functions(struct ort_api *api, int version, function *const *slots)
{
    *api = (struct ort_api){.version = version};
#define TAKE(slot, since, result, name, parameters) \
    if (version >= (since))                         \
        api->name = (result(*) parameters)slots[slot];
    ORT_FUNCTIONS(TAKE)
#undef TAKE
}

/* Only the old releases were built with OpenMP. A newer library of a user may depend on OpenMP for other
 * reasons, which shows nothing about onnxruntime's threads. */
static void find_openmp(struct ort_library *library, const char *path)
{
    char ignored[256];
    const struct library_function openmp[] = {{"omp_set_num_threads", &library->set_openmp_threads}};
    enum { LAST_WITH_OPENMP = 7 };
    library->set_openmp_threads = NULL;
    if (interface_version(library->version) > LAST_WITH_OPENMP)
        return;
    (void)library_load(path, "OpenMP", openmp, 1, &(struct scatter_cts_message){ignored, sizeof ignored});
}

enum scatter_cts_result ort_library_load(struct ort_library *library, const char *path,
                                         struct scatter_cts_message *message)
{
    const struct ort_api_base *(*get_base)(void) = NULL;
    const struct library_function functions[] = {{"OrtGetApiBase", &get_base}};
    enum scatter_cts_result result = library_load(path, "onnxruntime", functions, 1, message);
    if (result != SCATTER_CTS_OK)
        return result;

    const struct ort_api_base *base = get_base();
    library->version = base->get_version();
    long newest = interface_version(library->version);
    int version = newest < ORT_API_NEWEST ? (int)newest : ORT_API_NEWEST;
    function *const *slots = version < ORT_API_OLDEST ? NULL : base->get_api((uint32_t)version);
    if (slots == NULL) {
        (void)snprintf(message->text, message->capacity,
                       "%s is onnxruntime %s: versions from 1.%d on and below 2 can be tested", path,
                       library->version == NULL ? "without a version" : library->version, ORT_API_OLDEST);
        return SCATTER_CTS_FAILED;
    }
    take_functions(&library->api, version, slots);
    find_openmp(library, path);
    return SCATTER_CTS_OK;
}
