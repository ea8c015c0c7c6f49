/* A correct implementation that uses the techniques of fast ones, and in which faults can be activated:
 * --option fault=NAME chooses one of fault_table.h. */
#include "execute.h"
#include "fault.h"
#include "plan.h"
#include "validate.h"

#include <string.h>

static enum scatter_cts_result open_optimised(const struct scatter_cts_option *options, size_t option_count,
                                              void **state, struct scatter_cts_message *message)
{
    (void)state;
    fault_choose_none();
    for (size_t i = 0; i < option_count; i++) {
        if (strcmp(options[i].key, "fault") != 0)
            return say(SCATTER_CTS_FAILED, message, "unknown option '%.40s': there is only 'fault'",
                       options[i].key);
        if (!fault_choose(options[i].value)) {
            char names[960];
            fault_names(names, sizeof names);
            return say(SCATTER_CTS_FAILED, message, "unknown fault '%.40s'; there are %s", options[i].value,
                       names);
        }
    }
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result run_optimised(void *state, const struct scatter_cts_request *request,
                                             struct scatter_cts_output *output,
                                             struct scatter_cts_message *message)
{
    (void)state;
    struct node node;
    enum scatter_cts_result result = validate(request, &node, message);
    return result == SCATTER_CTS_OK ? execute(&node, output, message) : result;
}

static void close_optimised(void *state)
{
    (void)state;
    plans_free();
}

SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = "optimised",
    .version = "1.0",
    .open = open_optimised,
    .run = run_optimised,
    .close = close_optimised,
};
