/* Includes only the plugin header and uses it like a plugin, in C and C++: plugin_header_test.cmake. */
#include <scatter_cts/plugin.h>

#ifdef __cplusplus
#define EXPORTED extern "C" SCATTER_CTS_EXPORT
#else
#define EXPORTED SCATTER_CTS_EXPORT
#endif

static enum scatter_cts_result run(void *state, const struct scatter_cts_request *request,
                                   struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state, (void)request, (void)output, (void)message;
    return SCATTER_CTS_UNSUPPORTED;
}

static const struct scatter_cts_combination combinations[] = {{"ScatterND-18", 1, "add"}, {NULL, 0, NULL}};
static const char *const forms[] = {"run-time-data", NULL};
static const struct scatter_cts_limits limits = {sizeof(struct scatter_cts_limits), 8, 0, 0, 0};

/* By position, because C++ had no designated initialisers before C++20. */
EXPORTED const struct scatter_cts_plugin scatter_cts_plugin = {
    SCATTER_CTS_ABI_VERSION,
    sizeof(struct scatter_cts_plugin),
    "name",
    "1.0",
    NULL,
    NULL,
    NULL,
    NULL,
    run,
    NULL,
    combinations,
    &limits,
    forms,
    0,
    NULL,
    NULL,
};
