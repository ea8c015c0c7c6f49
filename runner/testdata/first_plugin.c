/* A plugin that was compiled with the header of scatter-cts 0.1.0: its structure ends before `combinations`,
 * and what follows it in memory is not what newer versions expect there. */
#include <scatter_cts/plugin.h>

static enum scatter_cts_result run(void *state, const struct scatter_cts_request *request,
                                   struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state;
    (void)request;
    (void)output;
    (void)message;
    return SCATTER_CTS_UNSUPPORTED;
}

struct first_plugin {
    uint32_t abi_version;
    uint32_t size;
    const char *name;
    const char *version;
    const char *const *operators;
    const int32_t *dtypes;
    const char *const *reductions;
    enum scatter_cts_result (*open)(const struct scatter_cts_option *options, size_t option_count,
                                    void **state, struct scatter_cts_message *message);
    enum scatter_cts_result (*run)(void *state, const struct scatter_cts_request *request,
                                   struct scatter_cts_output *output, struct scatter_cts_message *message);
    void (*close)(void *state);
};

struct in_memory {
    struct first_plugin plugin;
    uintptr_t others[4];
};

SCATTER_CTS_EXPORT extern const struct in_memory scatter_cts_plugin;

const struct in_memory scatter_cts_plugin = {
    .plugin = {.abi_version = 1,
               .size = sizeof(struct first_plugin),
               .name = "first",
               .version = "0.1.0",
               .run = run},
    .others = {1, 1, 1, 1},
};
