/* The interface of this implementation to scatter-cts: one constant with its name and capabilities. Start
 * here to adapt it. */
#include "check.h"
#include "scatter.h"

#include <stdio.h>

static const char *const operators[] = {"Scatter", "ScatterElements", "ScatterND", NULL};
static const int32_t dtypes[] = {DTYPE_FLOAT, DTYPE_INT64, DTYPE_STRING, 0};
static const char *const reductions[] = {"none", "add", "mul", "max", "min", NULL};

/* This implementation has no options, and reports this instead of ignoring a misspelt one. */
static enum scatter_cts_result example_open(const struct scatter_cts_option *options, size_t option_count,
                                            void **state, struct scatter_cts_message *message)
{
    (void)state;
    if (option_count == 0)
        return SCATTER_CTS_OK;
    (void)snprintf(message->text, message->capacity, "unknown option '%s': there are none", options[0].key);
    return SCATTER_CTS_FAILED;
}

static enum scatter_cts_result example_run(void *state, const struct scatter_cts_request *request,
                                           struct scatter_cts_output *output,
                                           struct scatter_cts_message *message)
{
    (void)state;
    struct node node;
    enum scatter_cts_result result = check(request, &node, message);
    if (result != SCATTER_CTS_OK)
        return result;
    return scatter(&node, output, message);
}

SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = "example",
    .version = "1.0",
    .operators = operators,
    .dtypes = dtypes,
    .reductions = reductions,
    .open = example_open,
    .run = example_run,
};
