/* A plugin that cannot be used: the build sets its symbol, version of the interface, size and function to run
 * cases, at least one of which is wrong. */
#include <scatter_cts/plugin.h>

enum scatter_cts_result unusable_run(void *state, const struct scatter_cts_request *request,
                                     struct scatter_cts_output *output, struct scatter_cts_message *message);

enum scatter_cts_result unusable_run(void *state, const struct scatter_cts_request *request,
                                     struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state;
    (void)request;
    (void)output;
    (void)message;
    return SCATTER_CTS_FAILED;
}

SCATTER_CTS_EXPORT extern const struct scatter_cts_plugin UNUSABLE_SYMBOL;

const struct scatter_cts_plugin UNUSABLE_SYMBOL = {
    .abi_version = UNUSABLE_VERSION,
    .size = UNUSABLE_SIZE,
    .name = "unusable",
    .version = "1",
    .run = UNUSABLE_RUN,
};
